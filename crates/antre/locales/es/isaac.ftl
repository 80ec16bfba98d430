# Pisos de The Binding of Isaac.
isaac-kind-start = inicio
isaac-kind-normal = normal
isaac-kind-extra = extra
isaac-kind-boss = jefe
isaac-kind-second-boss = otro de los dos jefes
isaac-kind-super-secret = supersecreta
isaac-kind-secret = secreta
isaac-kind-shop = tienda
isaac-kind-treasure = tesoro
isaac-kind-second-treasure = segundo tesoro
isaac-kind-dice = dados
isaac-kind-sacrifice = sacrificio
isaac-kind-library = biblioteca
isaac-kind-curse = maldición
isaac-kind-miniboss = minijefe
isaac-kind-challenge = desafío
isaac-kind-vault = cámara
isaac-kind-arcade = salón de juegos
isaac-kind-bedroom-clean = dormitorio (limpio)
isaac-kind-bedroom-dirty = dormitorio (sucio)
isaac-kind-grave = tumba
isaac-kind-reward = recompensa
isaac-kind-coin = moneda

isaac-curse-none = –
isaac-curse-labyrinth = laberinto
isaac-curse-lost = extravío
isaac-curse-darkness = oscuridad
isaac-curse-unknown = lo desconocido
isaac-curse-maze = confusión
isaac-curse-blind = ceguera

isaac-word-room = sala
isaac-word-steps-away = pasos
isaac-word-way = camino al jefe

isaac-heading-stage = piso
isaac-heading-name = nombre
isaac-heading-seed = semilla
isaac-heading-variant = variante
isaac-heading-curse = maldición
isaac-heading-rooms = salas
isaac-heading-rooms-beyond = salas sin la inicial
isaac-heading-boss-steps = jefe a
isaac-heading-boss = jefe
isaac-heading-specials = salas especiales
isaac-heading-attempts = intentos
isaac-heading-secret-touches = salas que toca la secreta
isaac-heading-dead-ends = callejones
isaac-heading-large = salas grandes
isaac-heading-draws = tiradas

isaac-show = { $steps ->
    [-1] No hay camino al jefe
    [one] El jefe está a una sala
   *[other] El jefe está a { $steps } salas
 }; { $ways-on ->
    [0] toda sala especial{ $secret ->
        [0] {""}
       *[1] {" salvo la secreta"}
     } es un callejón
    [one] una sala especial no es un callejón
   *[other] { $ways-on } salas especiales no son callejones
 }.
isaac-show-rejected = El intento { $attempt } de { $attempts } se abandonó: { $why }.{ $given-up ->
    [0] {""}
   *[1] {" "}El juego abandona el piso entero.
 }
isaac-facts = Piso { $stage }{ $name }, semilla { $seed }, { $curse ->
    [none] sin maldición
    [labyrinth] maldición del laberinto
    [lost] maldición del extravío
    [darkness] maldición de la oscuridad
    [unknown] maldición de lo desconocido
    [maze] maldición de la confusión
   *[blind] maldición de la ceguera
 }. { $rooms ->
    [one] Una sala
   *[other] { $rooms } salas
 }, { $accepted ->
    [0] abandonado en el intento { $attempt } de un piso que tomó
   *[1] aceptado en { $attempt ->
        [1] el primer intento
       *[other] el intento { $attempt }
     } tras
 } { $draws } { $layout ->
    [0] tiradas
   *[1] tiradas de la planta
 }.
isaac-room-told = Sala: { $kind }, { $shape }{ $steps ->
    [-1] {""}
   *[other] , a { $steps } del inicio
 }
isaac-touches = toca { $count ->
    [one] una sala
   *[other] { $count } salas
 }
isaac-plan-description = Planta con { $rooms } salas. { $sentence }
isaac-boss-farthest = Por qué ahí: el jefe toma el callejón más lejano en el que cabe su sala, a { $distance } pasos de crecimiento; { $passed ->
    [0] era el primero de { $count } en la lista.
    [one] se pasó por alto uno anterior de la lista de { $count }.
   *[other] se pasaron por alto { $passed } anteriores de la lista de { $count }.
 }
isaac-boss-last = Por qué ahí: el jefe toma el último callejón hallado de { $count }, a { $distance } pasos de crecimiento.
isaac-boss-beyond = Por qué ahí: se unen dos pisos, así que el jefe va una casilla más allá del último de { $count } callejones.
isaac-boss-name = Jefe: { $names }.
isaac-dead-ends = Callejones, { $order ->
    [0] en el orden hallado
   *[1] primero el más lejano
 }: { $list }.
isaac-draws = Tiradas: { $list }.

isaac-rejected-dead-ends = pocos callejones
isaac-rejected-too-few-rooms = menos salas que las pedidas
isaac-rejected-boss-place = el jefe no tenía sitio, o junto al inicio
isaac-rejected-boss = ningún callejón admitió al jefe
isaac-rejected-second-boss = sin sitio para el segundo jefe
isaac-rejected-super-secret = ningún callejón admitió la supersecreta
isaac-rejected-shop = ningún callejón admitió la tienda
isaac-rejected-treasure = ningún callejón admitió el tesoro
isaac-rejected-secret = sin sitio para la secreta
isaac-rejected-grave = ningún callejón admitió la tumba
isaac-rejected-template = ninguna plantilla de tus archivos encaja en una sala normal

isaac-tag = { $evidence }: { $what }
isaac-tag-demo = comparado con el programa original, piso por piso.
isaac-tag-flash = leído de dos versiones del juego que difieren; nada se comprobó con el juego en marcha.
isaac-tag-edge = si las filas 0 y 7 pueden crecer: --edge open sigue al artículo, --edge swf8 al archivo publicado.
isaac-tag-seeds = texto de la semilla y semillas de los pisos.
isaac-tag-variant = variantes con todo desbloqueado, pisos 1 a 9; en los pisos 10 y 11 elige el jugador.
isaac-tag-variant-locked = variantes con capítulos bloqueados, pisos 1 a 9: queda la variante anterior.
isaac-tag-layout = la planta, de una reconstrucción del motor; pocas comprobaciones con el juego coinciden.
isaac-tag-specials = salas especiales, de la misma reconstrucción; las únicas comprobaciones (Repentance) no las confirman.
isaac-tag-templates = toda plantilla es idealizada (1x1, cuatro puertas); las salas reales pueden mover las especiales.
isaac-tag-own-rooms = las salas normales salen de tus archivos; las del jefe y las especiales siguen idealizadas (1x1, cuatro puertas), lo que puede mover las especiales.
isaac-tag-curse = la frecuencia de maldición depende de lo desbloqueado; 2 (difícil) y 5 tienen fuente, seis partidas encajan con 3 (--curse-one-in).
isaac-tag-article = nuestra lectura del artículo; no hay vectores.
isaac-note-repentance = Repentance: el texto de la semilla, las semillas de los pisos y las variantes valen ahí; las salidas iniciales de dos pisos observados coinciden; salas especiales, ultrasecretas, planetarios y el otro camino no están establecidos.
isaac-note-paths = No se ofrecen: el Vacío, el modo Codicia, Downpour, Mines y lo que sigue; ninguna fuente establece sus pisos.
isaac-note-templates = Plantillas idealizadas: las salas reales pueden mover las especiales.
isaac-note-article = Los perfiles del artículo son nuestra lectura de su prosa.
isaac-foot = perfil { $profile } · { $evidence }
isaac-foot-abplus = plantillas idealizadas · planta: { $evidence }

isaac-seed = { $text } es la semilla inicial { $number }; su suma { $checksum } cuadra.
isaac-stages = Semilla { $seed }: { $steps } salas del inicio al jefe en { $floors ->
    [one] un piso
   *[other] { $floors } pisos
 }.
isaac-diff = El jefe está a { $first-steps } salas con { $first } y a { $second-steps } con { $second }; la muestra contradice { $contradicted } de { $statements } afirmaciones del artículo.
isaac-statement = «{ $says }»: la contradicen { $contradicted } de { $of } pisos.
isaac-says-count = 5 o 6 salas y 2,6 por nivel, redondeado hacia abajo
isaac-says-three = la sala secreta toca tres salas o más
isaac-says-dead-end = la sala secreta no está junto a un callejón
isaac-says-900 = se halla sitio para la secreta en 900 intentos
isaac-says-placed = siempre hay sala secreta
isaac-says-doubled = al unirse dos pisos toda sala especial se duplica
isaac-says-breadth = las salas crecen a lo ancho
isaac-says-pool = una forma grande sale de la reserva al colocarse
isaac-says-farthest = el jefe está en el callejón más lejano

draw-isaac-yes = sí
draw-isaac-no = no
draw-isaac-coin = moneda por una casilla
draw-isaac-pop-dead-end = un callejón para una sala
draw-isaac-dead-end-for = un callejón para una sala especial
draw-isaac-secret-column = columna de la sala secreta
draw-isaac-secret-row = fila de la sala secreta
draw-isaac-secret-cell = casilla de la sala secreta
draw-isaac-secret-variant = contenido de la sala secreta
draw-isaac-secret-weight = peso de una casilla para la secreta
draw-isaac-secret-choice = secreta entre las casillas de más peso
draw-isaac-secret-seed = semilla del contenido de la secreta
draw-isaac-extra-room = sala extra con un vecino
draw-isaac-room-count = número de salas
draw-isaac-room-count-hard = más salas en difícil
draw-isaac-unused = sin usar
draw-isaac-grow-right = crecer a la derecha
draw-isaac-grow-left = crecer a la izquierda
draw-isaac-grow-down = crecer abajo
draw-isaac-grow-up = crecer arriba
draw-isaac-super-secret = sala supersecreta
draw-isaac-sacrifice = sala de sacrificio
draw-isaac-sacrifice-full = sala de sacrificio con salud plena
draw-isaac-library = biblioteca
draw-isaac-library-book = biblioteca con libro
draw-isaac-curse-room = sala de maldición
draw-isaac-curse-room-devil = sala de maldición tras una del diablo
draw-isaac-miniboss = minijefe
draw-isaac-miniboss-first = minijefe en el primer nivel
draw-isaac-challenge = sala de desafío
draw-isaac-content-floor = reserva de este piso o del anterior
draw-isaac-content-room = sala de la reserva
draw-isaac-stage-seed = semilla de un piso
draw-isaac-skipped = saltada
draw-isaac-curse-test = ¿hay maldición?
draw-isaac-curse-kind = qué maldición
draw-isaac-layout-seed = semilla de la planta
draw-isaac-candidate = una forma grande tras una puerta
draw-isaac-shuffle = barajar
draw-isaac-quota-start = salas junto al inicio
draw-isaac-quota = salas que crecen aquí
draw-isaac-loop-allowed = ¿pueden unirse dos caminos?
draw-isaac-queue-front = delante o detrás de la cola
draw-isaac-template = semilla de la plantilla de una sala
draw-isaac-treasure = calidad del tesoro
draw-isaac-dice = dados en lugar de sacrificio
draw-isaac-sins = qué pecado
draw-isaac-vault = cámara en lugar de salón
draw-isaac-bedroom = dormitorio
draw-isaac-horsemen-seed = semilla de los jinetes
draw-isaac-boss = jefe
draw-isaac-double-trouble = dos jefes a la vez
draw-isaac-shape-leaves = ¿sigue la forma en la reserva?
draw-isaac-room-pick = qué plantilla

isaac-heading-exits = puertas del inicio
isaac-heading-floors = pisos
isaac-heading-share = parte
isaac-heading-interval = 95 %
isaac-heading-kind = una sala del tipo
isaac-stats = En { $floors } pisos el jefe está a { $steps } ± { $half } salas de media; la sala secreta toca tres salas o más en el { $share } de ellos (95 %: de { $low } a { $high }).{ $given-up ->
    [0] {""}
   *[other] {" "}El juego abandona { $gave-up } pisos; no se cuentan.
 }
isaac-stats-heat = Dónde cae la sala «{ $kind }» en { $floors } pisos: su casilla más probable, en el { $most } de ellos.
isaac-stats-legend = tanto por ciento de los pisos; el inicio está en la columna { $x }, fila { $y }; los tonos llegan hasta la casilla más probable
isaac-stats-cell = Columna { $x }, fila { $y }: { $count } de { $of } pisos, { $share } (95 %: de { $low } a { $high }).
isaac-stats-x = columna
isaac-stats-y = fila, desde arriba
isaac-infer-none = Ninguna de { $of } semillas cumple; la pista tras la que no queda nada, o una anterior, es errónea, o el juego es otro que el de este perfil.
isaac-infer-one = Es { $item }: ninguna otra de { $of } semillas cumple { $clues ->
    [one] esta pista
   *[other] estas { $clues } pistas
 }.
isaac-infer-many = { $items } de { $of } semillas cumplen { $clues ->
    [one] esta pista
   *[other] estas { $clues } pistas
 }.
