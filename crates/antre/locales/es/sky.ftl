# Turnos en un piso de mazmorra.
sky-name-leader = Líder
sky-name-ally = Aliado
sky-name-ally-number = Aliado { $number }
sky-name-enemy = Enemigo
sky-name-enemy-number = Enemigo { $number }

sky-word-then = luego
sky-word-step = paso
sky-word-counter = contador
sky-word-speed = velocidad
sky-word-extra = extra
sky-word-locked = le toca, bloqueado
sky-word-lost = turno perdido
sky-word-not-due = no le toca
sky-word-leaves = se va
sky-word-differs = difiere
sky-word-due = le toca

sky-glyph-boost = acelera
sky-glyph-lower = frena
sky-glyph-either = sube o baja
sky-glyph-charge = carga
sky-glyph-release = golpe
sky-glyph-attack = ataque
sky-glyph-leader = cede el mando
sky-glyph-weather = clima
sky-glyph-walk = anda
sky-glyph-pass = pasa

sky-foot-exact = reglas exactas
sky-foot-article = reglas del artículo
sky-foot-time-darkness = Tiempo y Oscuridad
sky-foot-both = reglas exactas y las del artículo

sky-timeline = { $summary }: { $count ->
    [0] ninguna acción del líder
    [one] una acción del líder
    [2] dos acciones del líder
    [3] tres acciones del líder
    [4] cuatro acciones del líder
    [5] cinco acciones del líder
    [6] seis acciones del líder
    [7] siete acciones del líder
   *[other] { $count } acciones del líder
 } antes de la primera { $enemies ->
    [one] del enemigo
   *[other] de { $enemy }
 }.
sky-timeline-alone = { $summary }: { $count ->
    [one] una acción del líder
   *[other] { $count } acciones del líder
 } en { $steps ->
    [one] un paso
   *[other] { $steps } pasos
 }, y ningún enemigo actúa.
sky-timeline-description = { $steps ->
    [one] Un paso
   *[other] { $steps } pasos
 } con { $lanes ->
    [one] un carril
   *[other] { $lanes } carriles
 }, primero el líder. { $sentence }
sky-facts-same = Todos empiezan a { $stage }.
sky-facts-begin = Al empezar: { $begins }.
sky-facts-reset = Cada aceleración propia del líder pone el contador a 0 y le deja actuar otra vez al momento.
sky-facts-reset-article = Un cambio de la velocidad del líder pone el contador a 0; el resto del paso se mira a 0.

sky-slot-place = { $name }, paso { $step }, contador { $counter }: { $told }
sky-slot-acts = { $action } a velocidad { $stage }
sky-slot-extra = { $action } a velocidad { $stage }, una acción extra
sky-slot-leader = { $action } a velocidad { $stage }, primera acción como líder
sky-slot-out-of-order = { $action } a velocidad { $stage }, fuera de orden
sky-slot-retry = { $action } a velocidad { $stage }, segundo intento
sky-slot-locked = le toca, pero está bloqueado hasta el próximo tic común
sky-slot-lost = le tocaba a { $due }, pero se mira a { $counter } y no le toca
sky-slot-lost-short = a { $counter }, no
sky-slot-lost-reason = mirado a { $counter }: no le toca
sky-slot-skipped = pierde este turno, pues actuó antes fuera de orden
sky-slot-skipped-short = saltado
sky-slot-skipped-reason = ya actuó: saltado
sky-slot-leaves = deja el piso

sky-note-leader-fell = El líder cayó en el paso { $step }: el piso acaba.
sky-note-blown-out = El viento echó al equipo en el paso { $step }: el piso acaba.
sky-note-more = Se muestran los pasos { $from } a { $last } de { $steps }; --from { $next } muestra los siguientes.

sky-why-locks = Paso { $step }, contador { $counter }: { $name } usa { $action } y queda bloqueado hasta el próximo tic común.
sky-why-locks-counters = Paso { $step }, contador { $counter }: { $name } usa { $action } con los contadores { $counters } y queda bloqueado hasta el próximo tic común.
sky-why-reset = Paso { $step }: la aceleración propia del líder pone el contador de { $from } a 0; el líder actúa otra vez al momento.
sky-why-reset-article = Paso { $step }: la velocidad del líder cambió y el contador pasa de { $from } a 0; el resto del paso se mira a 0.
sky-why-lost = Paso { $step }: a { $name } le tocaba a { $due }, pero se mira a { $counter }.
sky-why-skipped = Paso { $step }: { $name } pierde este turno, pues actuó antes fuera de orden.
sky-why-stage = Paso { $step }, contador { $counter }: { $name } pasa de { $from } a { $to }.
sky-why-expired = Paso { $step }, contador { $counter }: se agota un contador de { $name }, de { $from } a { $to }; esta acción aún ocurre.
sky-why-no-effect = Paso { $step }, contador { $counter }: la velocidad de { $name } no cambia.
sky-why-weather = Paso { $step }: el clima es ahora { $weather }.
sky-why-spawned = Paso { $step }: aparece { $name }, en el hueco libre más bajo.
sky-why-leaves = Paso { $step }: { $name } deja el piso.
sky-why-leader = Paso { $step }: { $name } manda ahora y actúa al momento.
sky-why-wind = Paso { $step }: el viento se acerca, quedan { $left } turnos.

sky-diff = Se separan en el paso { $step }: { $name } { $exact ->
    [0] no actúa
    [one] actúa una vez
    [2] actúa dos veces
   *[other] actúa { $exact } veces
 } con las reglas exactas, { $article ->
    [0] ninguna vez
    [one] una vez
    [2] dos veces
   *[other] { $article } veces
 } con las del artículo.
sky-diff-same = Las reglas exactas y las del artículo dan los mismos { $steps } pasos.
sky-diff-exact = Reglas exactas
sky-diff-article = Reglas del artículo
sky-diff-split = Con acciones libres, las del líder a +3 caen como { $exact } con las reglas exactas y como { $article } con las del artículo, con una acción enemiga entre los grupos.
sky-diff-finding = El propio artículo cuenta 4/1/3, que sus reglas no dan: dan 3/1/4.
sky-diff-description = Dos líneas de tiempo, arriba las reglas exactas, abajo las del artículo. { $sentence }

sky-due = A quien le toca según el contador puede actuar, si no está bloqueado; el tic común es el último de cada cuatro.
sky-due-facts = Cada paso suma uno al contador, de 23 a 0. Solo se nota su resto entre 8.
sky-due-rules = −1 actúa media vez por turno entero, +0 una, +1 dos, +2 tres, +3 cuatro.
sky-due-rule-0 = con el contador a 7, 15 y 23
sky-due-rule-1 = con cada contador que deja 3 al dividir entre 4
sky-due-rule-2 = con cada contador impar
sky-due-rule-3 = con cada contador salvo los múltiplos de 4
sky-due-rule-4 = con cada contador

sky-stage = Velocidad { $shown }{ $clamped ->
    [0] {""}
   *[other] , de una suma de { $raw }
 }: le toca { $rule }, { $due } veces en 24 pasos.
sky-part-heading = parte de la suma
sky-part-base = toda especie
sky-part-raises = contadores de subida no vacíos
sky-part-lowerings = contadores de bajada no vacíos
sky-part-paralysis = parálisis
sky-part-flat = otros modificadores
sky-part-sum = suma
sky-part-stage = nivel, la suma dentro de 0 a 4

sky-plan = { $actions }: ningún enemigo actúa entremedias, y nada más corto sirve.
sky-plan-cost = { $count } acciones, { $wind ->
    [one] un turno de viento
   *[other] { $wind } turnos de viento
 }, { $belly ->
    [one] un turno de hambre
   *[other] { $belly } turnos de hambre
 }
sky-plan-none = { $payload }: ninguna serie de hasta { $depth } acciones deja a los enemigos sin acción.
sky-plan-level = { $tried } probadas, { $acted } dejan actuar a un enemigo, { $repeated } repiten un estado, { $impossible } no se permiten, { $open } siguen, { $done } lo logran
sky-plan-certain = segura, salga lo que salga (9 o 10, 7 u 8; { $runs ->
    [one] un curso
   *[other] { $runs } cursos
 })
sky-plan-chance = { $num } de { $den }, exacta sobre { $runs } cursos de las tiradas
sky-plan-before = { $free ->
    [one] una acción libre
   *[other] { $free } acciones libres
 }, { $locking ->
    [one] una que bloquea
   *[other] { $locking } que bloquean
 }; actúa { $steps ->
    [0] en este paso
    [one] un paso después
   *[other] { $steps } pasos después
 }, con el contador a { $counter }
sky-plan-kite-holds = { $pattern }: vale siempre (el estado se repite tras { $actions } acciones)
sky-plan-kite-caught = { $pattern }: alcanza al líder { $steps ->
    [0] en el primer paso
    [one] tras un paso
   *[other] tras { $steps } pasos
 }, con el contador a { $counter }
sky-plan-kite-reach = { $pattern }: el enemigo queda fuera de alcance { $steps ->
    [0] en el primer paso
    [one] tras un paso
   *[other] tras { $steps } pasos
 }, con el contador a { $counter }
sky-plan-kite-open = { $pattern }: sin decidir tras { $actions } acciones
sky-plan-expiry = { $free } acciones más a { $stage } si son libres, { $locking } si bloquean; todo se agota { $steps } o { $locked_steps } pasos después
sky-plan-trap = una subida como acción { $action } (queda { $left }) nunca actúa a { $stage }, solo ocupa el lugar de la vieja
sky-plan-slow = con el contador a { $counter }: su próxima acción { $after ->
    [0] en este mismo paso
    [one] un paso después
   *[other] { $after } pasos después
 } en vez de { $before }; { $slowed } en vez de { $acts } acciones en 8 pasos

draw-raise-counter = contador de subida
draw-lower-counter = contador de bajada
draw-paralysis-counter = contador de parálisis
draw-chance = azar
draw-raise-or-lower = subir o bajar
draw-yes = sí
draw-no = no

sky-topic-cost = coste
sky-topic-level = longitud { $length }
sky-topic-chance = probabilidad
sky-topic-before = antes de { $enemy }
sky-topic-kite = esquivar a { $enemy }
sky-topic-expiry = contadores de { $name }
sky-topic-trap = trampa del refresco
sky-topic-slow = frenar a { $enemy }
sky-topic = pregunta
sky-topic-answer = respuesta
