# Qué falla en una entrada: la entrada tal como se escribe, el valor hallado, lo permitido.
error-line = línea { $line }
error-in-file = { $file }: { $problem }
error-perhaps = ; quizá { $near }
error-nearest = ; lo más parecido es { $near }
error-nearest-several = ; lo más parecido es { $others } y { $last }
error-given-up = la pregunta se abandonó antes de terminar

error-range = { $what } { $found }: se espera { $low }..={ $high }
error-whole = { $what } "{ $found }": se espera un número entero { $low }..={ $high }
error-number-or-range = { $what } "{ $found }": se espera un número o un intervalo como { $low }..={ $high }
error-range-empty = { $what } { $found }: se espera un intervalo que no esté vacío
error-choice = { $what } "{ $found }": se espera { $expected }
error-one-of = { $what } "{ $found }": se espera uno de { $expected }
error-one-only = { $first } junto con { $second }: se espera uno de los dos
error-needs = { $what }: se espera además { $needed }
error-seeds = seeds "{ $found }": se espera un intervalo como 1..=1000 o 0..1000
error-seeds-none = seeds { $range }: se espera al menos una semilla
error-address = dirección "{ $found }": se espera un número como 0x2000000
error-search-value = { $name }: una búsqueda no tiene ese dato: se espera { $expected }
error-search-columns = columns: { $count } columnas: se esperan { $most } como máximo
error-link-missing = { $name }: falta: se espera { $about }
error-link-value = { $name }: { $question } no tiene ese dato: se espera { $expected }, lang o explain
error-link-value-near = { $name }: { $question } no tiene ese dato; quizá { $near }: se espera { $expected }, lang o explain
error-link-value-none = { $name }: { $question } no tiene ese dato: no se espera ninguno, salvo lang o explain

error-unreadable = no se puede leer: { $why }
error-unwritable = no se puede escribir: { $why }
error-no-right = no se puede escribir: se espera un archivo y una carpeta con permiso de escritura
error-disk-full = el disco está lleno: se espera sitio para el archivo
error-no-folder = su carpeta no existe: se espera una carpeta que exista
error-is-folder = es una carpeta: se espera un archivo
error-twice = pedido dos veces: se espera un archivo propio para cada salida
error-too-large = más de { $limit } bytes: se espera eso como máximo
error-base64 = archivo: { $why }: se espera base64
error-utf8 = byte { $byte }: se espera texto UTF-8
error-json-scenario = { $why }: se espera un escenario en JSON
error-no-wiki = --format wiki: esta respuesta no tiene esa forma: se espera text, json o csv
error-no-picture = --{ $flag }: esta respuesta no tiene imagen: se espera una orden que dibuje, como antre duel fight

error-dq9-rank = rango { $found }: se espera 02, 38, 3D, 4C, 51, 65, 79, 8D, A1, B5, C9 o DD
error-dq9-map = mapa { $found }: se espera RR:semilla (B5:15522) o seis cifras hexadecimales (B53CA2)
error-dq9-word = { $part ->
    [prefix] material
    [place] lugar
    [suffix] sentimiento
   *[any] parte del nombre
 } "{ $found }": ningún mapa lo tiene
error-dq9-name-looks = ; un nombre es como Granite Tunnel of Woe Lv. 1
error-dq9-save-foreign = partida: se espera el texto DRAGON QUEST IX en los primeros { $bytes } bytes
error-dq9-save-short = partida de { $found } bytes: se esperan al menos { $expected } desde el texto DRAGON QUEST IX
error-dq9-save-checksum = guardado { $slot ->
    [quick] rápido
   *[church] de la iglesia
 }: la suma de los bytes { $from }..{ $to } es { $computed }, la guardada es { $stored }; la partida está dañada o fue editada
error-dq9-save-empty = vacío: se espera una partida o un mapa por línea
error-dq9-save-no-quick = no tiene guardado rápido: se espera --slot church
error-dq9-item = objeto "{ $found }": ningún cofre lo da
error-dq9-items = item { $count } veces: se espera 3 como máximo, una planta no tiene más cofres
error-dq9-location = lugar { $found }: se espera un número de 1..=150
error-dq9-boss = jefe "{ $found }": se espera 1..=12 o un nombre
error-dq9-boss-rank = jefe { $boss }: el rango { $rank } solo tiene los jefes { $low }..={ $high }
error-dq9-monster = monstruo "{ $found }": se espera un monstruo de las grutas
error-dq9-part = { $what } "{ $found }": se espera una palabra del nombre de un mapa
error-dq9-chests = chests "{ $found }": se espera una letra de IHGFEDCBAS, = y un número
error-dq9-legacy = { $what } "{ $name }": el mapa de un jefe anterior no se sortea; se espera el nombre de una gruta
error-dq9-no-seed = nombre "{ $name }": se espera el de una gruta; los mapas de jefes anteriores no tienen semilla
error-dq9-no-map-one = { $conditions }: ningún mapa la cumple; se espera una condición que cumpla alguno
error-dq9-no-map-without = { $conditions }: ningún mapa las cumple todas; se esperan condiciones compatibles, como lo son sin { $without }
error-dq9-no-map-together = { $conditions }: ningún mapa las cumple todas; se esperan condiciones compatibles
error-dq9-base-or-hero = base con level, revocations, grotto-level o reward: se espera lo uno o lo otro
error-dq9-hero-level = level: se espera el del héroe, 1..=99
error-dq9-hero-source = level: se espera además --grotto-level G para lo que suelta un jefe, o --reward para cualquier otro mapa
error-dq9-timer-base = timer: se espera además una base: --base, o --level con --grotto-level o --reward
error-dq9-next-nothing = next: se espera --level con --grotto-level o --reward, --base, o una condición como --rank
error-dq9-extreme-or-kind = extreme con un tipo: se espera uno de los dos
error-dq9-depth = depth: se espera además --extreme shortest-maps o longest-maps
error-no-clue = infer: sin pistas: se espera una condición, --name o --location
error-dq9-moment = moment "{ $found }": se espera five, solo, party, eight o nine
error-dq9-moment-form = moment "{ $found }": se espera un nombre, = y un segundo
error-dq9-moment-whole = moment "{ $found }": se espera un segundo entero
error-dq9-drop = drop "{ $found }": se espera raro/común, uno de cada tantos, como 256/32
error-dq9-drop-kinds = drop { $count } veces: se esperan 12 especies como máximo
error-dq9-book-members = book { $count } veces: se esperan 4 miembros como máximo
error-dq9-farm-trap = item { $item }: su combate vuelve a poner los cofres, así que no le sigue un segundo; se espera un objeto, oro, o combo
error-dq9-farm-combo = item { $item }: ningún tercer cofre tiene pareja para él; se espera Santo y soma, Bustier peligroso, Arco Confusión, Escudo limoso, Piedra mágica, millionaire, cofre caníbal, cofre mimético o caja de Pandora
error-dq9-wishes = { $count } deseos: se esperan 1..=3
error-dq9-way = way: se espera además un tipo, o --extreme shortest-maps solo
error-dq9-by-base = by-base: se espera además un tipo
error-dq9-wants = want { $count } veces: se espera 1..={ $most }
error-dq9-want-items = want "{ $found }": { $count } objetos: se esperan 3 como máximo, una planta no tiene más cofres
error-dq9-start = start "{ $found }": se esperan segundos con un decimal como máximo, title, five, solo, party, eight o nine
error-dq9-method = method: se espera --pattern, --monster o --deftness
error-dq9-kind = se espera un tipo

error-duel-empty-range = { $what } { $low }..={ $high }: se espera un extremo alto de al menos { $low }
error-duel-wide-range = { $what } { $low }..={ $high }: se esperan 4294967296 valores como máximo
error-duel-kind = tipo "{ $found }": se espera slash, pierce, blunt, fire o poison
error-duel-name-twice = el nombre "{ $name }" lo usan dos combatientes: se esperan nombres distintos
error-duel-name-empty = el combatiente { $number } tiene un nombre vacío: se espera al menos una letra
error-duel-choice = elección "{ $found }": se espera strike, strike:N, quick:N, heavy:N, spark:N, potion o flee, N un enemigo desde 1
error-duel-choice-number = elección { $number }
error-duel-no-choice = elección { $number }: no se espera ninguna, pues { $why }
error-duel-target = objetivo { $found }: se espera un enemigo vivo, desde { $first }
error-duel-not-enough = { $what } { $left }: se espera al menos { $needed }
error-duel-party-size = { $found } combatientes: se esperan un héroe y 1..={ $most } enemigos
error-duel-screen = pantalla { $turn }: se espera 0..={ $most }, los turnos de este combate
error-duel-die = dado "{ $found }": se espera un número 1..=100, el de un arma como 4[4..=7], el de una probabilidad como <=73 o >73, o ?
error-duel-dice = { $found } dados: se esperan 1..={ $most }, como 67 4[4..=7] 93
error-duel-log-actor = línea del registro "{ $line }": se espera un golpe de { $name }, a quien le toca
error-duel-log-lands = línea del registro "{ $line }": se espera un golpe que acierta: este siempre lo hace
error-duel-log-line = línea del registro "{ $line }": se espera una línea del registro de un combate en español
error-duel-log-damage = línea del registro "{ $line }": se espera un daño que { $name } pueda hacer, y no { $damage }
error-duel-log-critical = línea del registro "{ $line }": se espera un golpe crítico donde debe serlo
error-duel-queue-empty = vacío: se espera el número de turnos en la línea 1
error-duel-queue-line = línea "{ $found }": se espera un nombre, un espacio y una velocidad
error-duel-queue-nobody = sin combatientes: se espera al menos una línea con un nombre y una velocidad
error-duel-recording = recording "{ $found }": se espera "{ $expected }"
error-duel-recording-empty = vacío: se espera una grabación de antre duel fight
error-duel-version = versión { $found }: se espera { $expected }
error-duel-roster-empty = vacío: se esperan tablas [[fighter]], primero el héroe
error-duel-roster-size = { $found } combatientes: se esperan 2..={ $most }, primero el héroe
error-duel-roster-name = nombre { $name }: se espera al menos una letra, en una línea
error-duel-roster-name-twice = el nombre "{ $name }" se usa dos veces: se espera un nombre propio para cada combatiente
error-duel-tick-limit = min_speed none: se espera además un límite de tics (tick_limit 1..=1000000000), pues la cola podría no acabar
error-duel-clamp = hit_clamp "{ $found }": se esperan dos porcentajes como 30..=70
error-duel-min-speed = min_speed "{ $found }": se espera un número desde 1, o none
error-duel-until = until { $found }: se espera un porcentaje entre 0 y 50, como 0.1
error-duel-fights = { $found } combates: se esperan { $most } como máximo, uno por semilla
error-duel-differ = semilla { $seed }: el combate rápido y el evidente difieren. Comunica esta línea junto con el grupo
error-duel-vary = vary "{ $found }": se espera algo como hero.agility=0..=20 o rules.hit_low=10..=50/10
error-duel-vary-who = vary { $found }: se espera hero, rules o uno de { $expected }
error-duel-vary-what = vary { $found }: se espera uno de { $expected }
error-duel-vary-count = varían { $found } cosas: se esperan una o dos
error-duel-vary-cells = { $found } celdas o más: se esperan { $most } como máximo; un paso mayor da menos
error-lesson-number = { $what } { $found }: se espera 1..={ $most }
error-lesson-answer = answer: se espera el paso 7, 8 o 9, que hacen una pregunta
error-lesson-input = input o printed: se espera el paso 10, el ejercicio

error-isaac-seed-length = la semilla "{ $found }" tiene { $letters ->
    [one] { $letters } letra
   *[other] { $letters } letras
 }: se esperan ocho, como B911 97JS
error-isaac-seed-letter = semilla "{ $found }": la letra { $place } es { $letter }: se espera una de ABCDEFGHJKLMNPQRSTWXYZ01234V6789
error-isaac-seed-checksum = semilla "{ $found }": la suma no cuadra: se espera una semilla tal como la muestra el juego
error-isaac-seed-zero = la semilla B911 99JA es el número 0, que para el juego no es semilla: se espera 1..=4294967295
error-isaac-shape = forma "{ $found }": se espera 1x1, IH, IV, 1x2, IIV, 2x1, IIH, 2x2, LTL, LTR, LBL o LBR
error-isaac-stage = piso { $stage } del perfil { $profile }: se espera { $expected }
error-isaac-labyrinth = maldición del laberinto en el piso { $stage }: se espera un piso impar menor que 8, pues une dos pisos
error-isaac-flash-curse = la maldición "{ $curse }" no cambia ningún piso del juego Flash: se espera none, labyrinth o lost
error-isaac-greed = --greed: ninguna fuente establece los pisos del modo Codicia: se espera una partida normal o difícil
error-isaac-path = --path "{ $path }": ninguna fuente establece las plantas del otro camino de Repentance (Downpour, Mines, Mausoleum): se espera main
error-isaac-attempt-none = attempt: no se hizo nada
error-isaac-attempt-demo = attempt { $attempt } de la demo: no se espera ninguno, pues la demo no guarda nada de un intento que abandona
error-isaac-room-files = { $found } archivos de salas: se esperan 1..={ $most } terminados en .xml o .stb
error-isaac-seeds = seeds "{ $found }": se espera al menos una semilla, como 1..=1000
error-isaac-seeds-zero = seeds 0..: se espera 1 o más; el juego no empieza ninguna partida con 0
error-isaac-stages = stages "{ $found }": se esperan pisos como 1, 1,3 o 1..=4
error-isaac-stage-twice = piso { $stage }: indicado dos veces: se espera cada piso una vez
error-isaac-exits = exits "{ $found }": se esperan algunas de las letras L, U, R y D, cada una una vez
error-isaac-no-clue = infer: sin pistas: se espera una condición, --exits, --variant o --cursed
error-isaac-observation = observación: una lista de semillas: se espera --seeds, una semilla o un intervalo

error-sky-name = { $what } "{ $found }": desconocido
error-sky-name-near = { $what } "{ $found }": desconocido: lo más parecido es "{ $near }"
error-sky-monster = { $place }: no hay ningún monstruo "{ $found }": se espera uno de { $known }
error-sky-script = { $place }: "{ $found }": se espera { $expected }
error-sky-twice = { $what } { $found } se usa dos veces: se espera un monstruo para cada uno
error-sky-full = { $side }: no queda sitio: se esperan { $slots } monstruos ahí como máximo
error-sky-leader = líder "{ $found }": se espera un monstruo del equipo que esté en el piso
error-sky-no-charge = { $who }: release sin carga en el paso { $step }: se espera `charge:move` como la acción anterior
error-sky-endless = paso { $step }: el líder hizo { $actions } acciones en una fase: se espera un guion que la termine
error-sky-nobody-asked = no se pidió una acción a nadie: se espera una llamada después de que `advance` nombre a alguien
error-sky-draws = tiradas dadas: { $problem }
error-sky-dump = volcado de memoria: { $what } en { $address }: se espera una dirección de { $start }..{ $end }
error-sky-too-large = { $what }: más de { $limit }: se espera una pregunta menor
error-sky-payload = payload: vacío: se espera al menos una acción, como attack
error-sky-no-enemy = ningún enemigo contra el que planear: se espera al menos uno en el escenario, como E1:walk
error-sky-empty = vacío: se esperan tablas [[monsters]], primero el líder
error-sky-no-toml = el escenario del volcado no tiene forma TOML: { $why }
error-sky-scenario = escenario "{ $name }": no existe tal archivo ni escenario incluido: se espera un archivo, uno de { $shipped }, o la forma corta L:agility*3,attack E1:attack
error-sky-words = { $name } junto a otras palabras: se espera un archivo, un nombre o la forma corta

error-torneko3-unknown = { $what } `{ $found }`: se espera { $expected }
error-torneko3-character = { $place }: no hay ningún personaje `{ $name }`; el escenario tiene { $known }
error-torneko3-name-twice = personaje `{ $name }`: el nombre se usa dos veces
error-torneko3-overlap = casilla { $x },{ $y }: ahí están { $first } y { $second } a la vez
error-torneko3-rectangle = fila { $row } del mapa: tiene { $found } casillas, la primera tiene { $expected }; un mapa es un rectángulo
error-torneko3-map-size = mapa: { $width } × { $height } casillas; se espera de 1 a 255 por lado
error-torneko3-map-mark = casilla { $x },{ $y } del mapa `{ $found }`: se espera uno de { $expected }
error-torneko3-off-map = { $what } en { $x },{ $y }: el mapa tiene { $width } × { $height } casillas, contadas desde 0
error-torneko3-wall = { $what } en { $x },{ $y }: ahí hay una pared
error-torneko3-players = el escenario tiene { $found } jugadores; se espera 1
error-torneko3-no-order = { $class }: todos los números de orden de esta clase están ocupados
error-torneko3-order-taken = order { $order }: lo tienen dos personajes; cada uno necesita el suyo
error-torneko3-missing = { $place }: a `{ $verb }` le falta `{ $key }`
error-torneko3-meaning = { $place }: { $problem }
error-torneko3-empty = vacío: se espera una tabla [map] con el jugador en ella
error-torneko3-scenario = escenario "{ $name }": no existe tal archivo ni escenario incluido: se espera un archivo, uno de { $shipped }, o una línea como '@^C/A.. E trap=warp>2,1'
error-torneko3-rule = regla "{ $found }": se espera CLAVE=VALOR, como wait_flushes=false
error-torneko3-moment = momento "{ $found }": se espera start, end, TURNO.FASE como 1.E1, o TURNO.FASE.NOMBRE como 1.E1.C; las fases son W S P1 E1 A1 L1 P2 E2 A2 L2
error-torneko3-no-moment = momento { $moment }: la partida nunca llega ahí: se espera un momento de la partida
error-torneko3-no-decision = momento { $moment }: { $name } no decide nada ahí: se espera un momento de la partida
error-torneko3-nobody = momento: no hay ningún personaje "{ $name }": se espera uno de { $expected }
error-torneko3-no-input = momento { $moment }: el jugador ya no recibe más entradas: se espera un momento anterior a una
error-torneko3-work = turns { $turns }: { $work } turnos de un personaje con cada lectura: se esperan { $most } como máximo

error-compare-until = until "{ $name }": nadie se llama así: se espera uno de { $expected }
error-compare-member = miembro "{ $found }": se espera NOMBRE:VELOCIDAD:ACTOS, como L:fast:attack, el nombre de 1 a 24 letras
error-compare-times = acto "{ $found }": se espera un número de veces, de 1 a { $most }, tras el *
error-compare-deeds = actos de { $name }: se esperan { $most } como máximo
error-compare-nobody = equipo: nadie: se espera primero el héroe, como L:fast:attack, y luego los demás
error-compare-name-twice = nombre { $name }: usado dos veces: se espera un nombre propio para cada uno

# Frases de las reglas y del sistema dentro de una oración.
error-phrase-whole = un número entero
error-phrase-smaller = un número entero menor
error-phrase-times = un número de veces 1..=9999 tras el *
error-phrase-kite = al menos uno de attack, step, pass
error-phrase-actions = id:acción,acción, como en L:agility*3,attack
error-phrase-flat = un modificador fijo como +1 o -1 tras el id
error-phrase-targets = nombre:ids, pues los objetivos no son parte de las reglas
error-phrase-courses = desarrollos de las tiradas
error-phrase-denominator = denominador de la probabilidad
error-phrase-different = acciones distintas
error-phrase-cell = una columna y una fila, como 3,1
error-phrase-yes-no = yes o no
error-phrase-fast-slow = fast o slow
error-phrase-heroes = torneko o popolo
error-phrase-number = un número
error-phrase-true-false = true o false
error-phrase-wish = floor=N y luego chest=, rank=, item=, second= o t=
error-phrase-wish-floor = floor=N, de 3 a 16
error-phrase-chest-rank = un rango de I H G F E D C B A S
error-phrase-rows-or-draw = da `rows` o `draw`, no ambos
error-phrase-no-allies = Torneko no tiene aliados; pon hero = "popolo"
error-phrase-halves = se espera "turno.mitad", como "1.2"; los turnos cuentan desde 1, las mitades son 1 y 2
error-phrase-speed-on = speed_on es para monstruos; el jugador bebe (drink_quick)
error-phrase-drawing = empieza con un dibujo que muestra al jugador como `@`, así `@^C/A.. E trap=warp>2,1`
error-phrase-flash-stages = 1..=9 u 11; el juego Flash no genera otros pisos
error-phrase-void = 1..=11; no consta qué secuencia da al Vacío (piso 12) su número de salas
error-phrase-home = 1..=11; estas reglas no generan el piso Home (13)
error-phrase-over = el combate ha terminado
error-phrase-potions = pociones
error-phrase-no-file = no existe el archivo o la carpeta
error-phrase-denied = permiso denegado
error-phrase-folder = es una carpeta
error-phrase-not-folder = no es una carpeta
error-duel-change = set "{ $found }": se espera algo como hero.speed=12, #2.kind=fire o rules.cost=120
