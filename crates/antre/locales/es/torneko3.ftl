# Turnos, fases y personajes de Torneko no Daibouken 3.
torneko3-name-player = Jugador
torneko3-name-terrain = Terreno

torneko3-phase-w = viento
torneko3-phase-s = aparición
torneko3-phase-p1 = jugador
torneko3-phase-e1 = enemigos
torneko3-phase-a1 = aliados
torneko3-phase-l1 = paso
torneko3-phase-p2 = jugador
torneko3-phase-e2 = enemigos
torneko3-phase-a2 = aliados
torneko3-phase-l2 = paso

torneko3-word-turn = turno
torneko3-word-and = y
torneko3-word-reading = lectura
torneko3-word-warp = de teletransporte
torneko3-word-damage = de daño
torneko3-word-pillar = pilar
torneko3-word-spikes = pinchos
torneko3-word-house = casa de monstruos
torneko3-word-slow = lento
torneko3-word-normal = normal
torneko3-word-fast1 = doble-1
torneko3-word-fast2 = doble-2
torneko3-word-fast = un efecto rápido
torneko3-word-cure = una cura
torneko3-word-expire = un efecto que terminó
torneko3-word-drink-quick = una hierba veloz
torneko3-word-cure-slow = una cura de la lentitud
torneko3-word-pillar-staff = un bastón de pilares
torneko3-word-warp-self = una hierba de teletransporte
torneko3-word-staff-fast = un bastón de prisa
torneko3-word-staff-slow = un bastón de lentitud
torneko3-word-warp-player = un teletransporte del jugador
torneko3-word-slow-player = lentitud sobre el jugador
torneko3-word-haste-player = prisa sobre el jugador
torneko3-word-leap = un salto

torneko3-glyph-walk = movimiento
torneko3-glyph-attack = ataque
torneko3-glyph-special = especial
torneko3-glyph-boost = hierba veloz
torneko3-glyph-wait = espera
torneko3-glyph-wake = despierta
torneko3-glyph-appears = aparece
torneko3-glyph-faster = más rápido
torneko3-glyph-slower = más lento
torneko3-glyph-stairs = escalera

torneko3-key-decided = decidido
torneko3-key-executed = ejecutado
torneko3-key-both = decidido y luego ejecutado
torneko3-key-cancelled = anulado
torneko3-key-pending = pendiente
torneko3-key-fires = se activa
torneko3-key-armed = armado
torneko3-key-fired = activado
torneko3-key-not-due = sin acción aquí
torneko3-key-skipped = saltado
torneko3-key-elapse = paso: recuperación y contadores
torneko3-key-leaves = cae o se va

torneko3-floor-before = antes del turno { $turn }
torneko3-floor-after = después del turno { $turn }
torneko3-floor-start = al principio
torneko3-floor-end = al final
torneko3-floor-moment = antes de { $phase } del turno { $turn }
torneko3-floor-decides = cuando { $who } decide en { $phase } del turno { $turn }
torneko3-floor-plan = antes de { $phase } del turno { $turn }: golpes tras un paso allí
torneko3-floor-slip = resbaladizo
torneko3-floor-water = agua
torneko3-floor-crystal = cristal
torneko3-floor-carpet = alfombra
torneko3-floor-shop = tienda
torneko3-floor-house = casa de monstruos
torneko3-floor-trap = trampa
torneko3-floor-pillar = pilar
torneko3-floor-spikes = pinchos
torneko3-floor-item = objeto
torneko3-floor-stairs = escalera

torneko3-title = { $name ->
    [warp-trap] La trampa de teletransporte se activa justo antes del golpe de C: C no encuentra a nadie y espera.
    [warp-herb] El jugador se ha ido antes de que A decida, así que A se mueve en vez de atacar.
    [quick-herb] Tras una hierba veloz el jugador actúa dos veces antes que nadie.
    [slippery] Mientras el jugador resbala se saltan enemigos y aliados en la mitad de cada paso menos del último.
    [pillar-two-ahead] Un pilar bajo un monstruo a dos casillas le cuesta una acción, se quede o ande.
    [foot-tapping] Un aliado doble-1 se recupera como uno normal si estás quieto, y dos veces por turno si anda.
    [theft-1] Quien rechaza el cobro es ladrón, y la gárgola pierde la siguiente fase de enemigos.
    [theft-2] El tendero duerme y no cobra: la otra gárgola actúa en E2 del mismo turno.
    [carpet-leap] Salir de la alfombra y de la tienda con un teletransporte es un robo de tipo 2: la gárgola viene al instante.
    [monster-house] Quien entra andando en una casa de monstruos la despierta; los despertados pierden ambas fases del turno.
    [monster-house-exception-1] Teletransportado dentro tras algo que no era moverse: no se salta a nadie de la casa.
    [monster-house-exception-2] Un enemigo despierto en la casa golpea: los que van tras él también actúan.
    [wind-1799] El turno 1800 no tiene entrada: 1799 acciones a velocidad normal.
    [spawn-ticks] A un ladrón le sale un enemigo cada cinco turnos, a un jugador honrado cada treinta.
   *[other] { $title }.
 }
torneko3-timeline = { $turns ->
    [one] Un turno
   *[other] { $turns } turnos
 }: { $actions ->
    [0] ningún enemigo actúa
    [one] los enemigos actúan una vez
   *[other] los enemigos actúan { $actions } veces
 }, { $hits ->
    [0] nadie golpea al jugador
    [one] un golpe al jugador
   *[other] { $hits } golpes al jugador
 }{ $skipped ->
    [0] {""}
    [one] , un salto
   *[other] , { $skipped } saltos
 }{ $cancelled ->
    [0] {""}
    [one] , una decisión queda en nada
   *[other] , { $cancelled } decisiones quedan en nada
 }{ $over ->
    [dead] ; el jugador cae
    [wind] ; el viento lo termina
   *[other] {""}
 }.
torneko3-timeline-description = Una línea de fases por turno, un carril por personaje en el orden de acción. { $sentence }
torneko3-quiet-turn = Turno { $from }: todos esperan.
torneko3-quiet-turns = Turnos { $from } a { $to }: todos esperan.
torneko3-note-more = Pasa más desde el turno { $next }; --from { $next } lo muestra.
torneko3-note-depends = Esto depende de la lectura { $entry }, { $key } { $value }: { $evidence }.

torneko3-decides = { $who } decide: { $kind }
torneko3-moves = { $who } se mueve
torneko3-swaps = { $who } cambia de sitio con { $target }
torneko3-waits = { $who } espera
torneko3-attacks = { $who } golpea a { $target }
torneko3-stumbles = { $who } se mueve contra { $target }, lo que cuenta como golpe
torneko3-uses = { $who } usa { $what }
torneko3-cancel = lo que decidió { $who } queda en nada: no hay objetivo, así que espera
torneko3-pend = { $trap ->
    [yes] la trampa { $effect }
   *[other] { $effect }
 } queda pendiente para { $who }
torneko3-thread = { $trap ->
    [yes] trampa { $effect }
   *[other] { $effect }
 }, pendiente
torneko3-fired-by = { $trap ->
    [yes] la trampa { $effect }
   *[other] { $effect }
 } se activa para { $who }, porque { $by } no decidió moverse
torneko3-fired = { $trap ->
    [yes] la trampa { $effect }
   *[other] { $effect }
 } se activa para { $who }
torneko3-woken = { $who } { $count ->
    [one] despierta y no se salta
   *[other] despiertan y no se saltan
 }
torneko3-woken-skipped = { $who } { $count ->
    [one] despierta y pierde
   *[other] despiertan y pierden
 } sus fases de este turno
torneko3-freed = { $who } { $count ->
    [one] recupera
   *[other] recuperan
 } sus fases de este turno
torneko3-dies = { $who } cae
torneko3-spawned = { $who } aparece con el número { $order } del orden (regla de aparición { $rule })
torneko3-spawn-counted = aparece un enemigo (regla de aparición { $rule }): { $enemies } enemigos, { $chars } personajes
torneko3-spawn-none = toca un enemigo (regla de aparición { $rule }), pero no hay casilla o número para él
torneko3-speed = { $who } pasa de { $from } a { $to } por { $cause }
torneko3-nothing = no le pasa nada a { $who }
torneko3-wind1 = «Vaya, una brisa…»
torneko3-wind2 = «El viento arrecia…»
torneko3-wind3 = «Otra vez el viento… ¡todo un vendaval!»
torneko3-wind4 = «¡El vendaval te lleva muy lejos!»
torneko3-over-wind = la aventura termina aquí, antes de cualquier entrada
torneko3-over-dead = el jugador ha caído
torneko3-statue = actúa la estatua { $id } ({ $kind })
torneko3-ring = se prueba el anillo de teletransporte y no hace nada
torneko3-ring-warps = el anillo de teletransporte se lleva al jugador
torneko3-claim-yes = el tendero reclama el precio y la respuesta es sí
torneko3-claim-no = el tendero reclama el precio y la respuesta es no
torneko3-paid = se paga el precio
torneko3-theft-1 = robo de tipo 1: se rechazó el cobro
torneko3-theft-2 = robo de tipo 2: nadie pudo cobrar
torneko3-stairs = el jugador toma la escalera y el turno acaba al instante

torneko3-skip-slippery = se salta a { $who }: el jugador resbala y aún no se detiene (9.2)
torneko3-skip-player-speed-up = se salta a { $who }: el jugador se ha vuelto más rápido (9.1)
torneko3-skip-terrain-damage = se salta a { $who }: { $count ->
    [one] dañado
   *[other] dañados
 } por el terreno desde la última entrada (9.3)
torneko3-skip-mh-wakeup = se salta a { $who }: { $count ->
    [one] despertado
   *[other] despertados
 } en la casa de monstruos este turno (9.5)
torneko3-skip-theft-type1 = se salta a { $who }: la fase de enemigos tras un robo de tipo 1 (9.4)
torneko3-skip-slow = { $who } { $count ->
    [one] no actúa: lento
   *[other] no actúan: lentos
 }, y este es el turno que pierde (3.2)
torneko3-skip-slippery-short = resbala
torneko3-skip-player-speed-up-short = prisa
torneko3-skip-terrain-damage-short = herido
torneko3-skip-mh-wakeup-short = despertó
torneko3-skip-theft-type1-short = robo
torneko3-skip-slow-short = lento
torneko3-due-one-action = { $who } tiene una acción por turno
torneko3-due-spent-first = { $who } no tiene segunda acción: la primera no fue un movimiento
torneko3-due-nap = { $who } dormita
torneko3-due-player-not-double = { $who } no va a doble velocidad

torneko3-readings = { $outcome ->
    [0] { $order ->
        [0] Ninguna lectura de las reglas discutidas cambia nada aquí.
        [one] Ninguna lectura discutida cambia el resultado; una de { $all } cambia el orden de lo que pasa.
       *[other] Ninguna lectura discutida cambia el resultado; { $order } de { $all } cambian el orden de lo que pasa.
     }
    [one] Una de { $all } lecturas cambia el resultado: { $keys }.
   *[other] { $outcome } de { $all } lecturas cambian el resultado: { $keys }.
 }
torneko3-readings-combined = { $all ->
    [yes] Las { $combinations } combinaciones de lecturas
   *[other] { $combinations } combinaciones de lecturas (cada una sola y cada par)
 } tienen { $outcomes ->
    [one] un resultado
   *[other] { $outcomes } resultados distintos
 }.
torneko3-readings-together = Solo junto con otra cambian el resultado: { $keys }.
torneko3-readings-first = { $usual } → { $here }
torneko3-readings-nothing = nada más
torneko3-matters-no = nada
torneko3-matters-order = el orden
torneko3-matters-outcome = el resultado

torneko3-heading-entry = entrada
torneko3-heading-reading = lectura
torneko3-heading-evidence = la usual es
torneko3-heading-matters = cambia
torneko3-heading-first = primero
torneko3-heading-input = entrada
torneko3-heading-hits = golpes
torneko3-heading-damage = vida
torneko3-heading-actions = acciones
torneko3-heading-who = de quién, antes de la siguiente entrada

torneko3-plan = Lo mejor ahora: { $input }. { $actions ->
    [0] Ningún enemigo actúa
    [one] Una acción enemiga
   *[other] { $actions } acciones enemigas
 } antes de la siguiente entrada, { $hits ->
    [0] { $damage ->
        [0] ninguna alcanza al jugador
       *[other] ninguna alcanza al jugador, y el terreno cuesta { $damage } de vida
     }
    [one] una alcanza al jugador, por { $damage } de vida
   *[other] { $hits } alcanzan al jugador, por { $damage } de vida
 }{ $theft ->
    [0] {""}
   *[other] , y es un robo de tipo { $theft }
 }. { $safe } de { $all } entradas no hacen daño.
torneko3-plan-none = No hay entrada que planear.
torneko3-plan-facts = Cada entrada con lo que hacen los enemigos antes de la siguiente: primero menos golpes, luego menos vida perdida, luego menos acciones.
torneko3-plan-description = El piso con los golpes tras un paso en cada casilla junto al jugador, y una tabla de todas las entradas. { $sentence }
torneko3-plan-hits-you = te golpea
torneko3-plan-theft = robo de tipo { $kind }
torneko3-plan-wakes = despierta la casa de monstruos
torneko3-plan-dead = el jugador cae
torneko3-plan-wind = el viento lo termina
torneko3-plan-stairs = toma la escalera
torneko3-plan-off = fuera de la alfombra por { $path }
torneko3-plan-into = a la casa de monstruos por { $path }
torneko3-plan-not-there = el jugador no llega
