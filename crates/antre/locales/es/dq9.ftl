# Grutas de los mapas del tesoro de Dragon Quest IX.
dq9-environment-caves = cuevas
dq9-environment-ruins = ruinas
dq9-environment-ice = hielo
dq9-environment-water = agua
dq9-environment-fire = fuego

dq9-word-chests = cofres
dq9-word-chests-title = Cofres
dq9-word-monsters = Monstruos
dq9-word-memory = Memoria
dq9-word-arrive = llegada
dq9-word-go-down = bajada
dq9-word-doorway = puerta
dq9-word-corridor = pasillo
dq9-word-floor = suelo
dq9-word-rock = roca
dq9-word-unreachable = cofre inalcanzable
dq9-word-closed = cámara cerrada
dq9-word-ghost = escalera vieja, parece suelo
dq9-word-isolated = sin paso: no llega ningún monstruo
dq9-word-hollow = hueco

dq9-label-id = mapa
dq9-label-nickname = conocido como
dq9-label-quality = calidad
dq9-label-boss = jefe
dq9-label-loot = suelta
dq9-label-chests = cofres
dq9-label-way = camino
dq9-label-special = especial
dq9-label-entrance = entrada
dq9-label-chance = probabilidad
dq9-label-roam = rondan
dq9-label-never = nunca
dq9-label-odd = nota

dq9-edition = Edición: { $edition }.
dq9-steps = { $half ->
    [2] un paso
   *[other] { $steps } pasos
 }
dq9-gold = { $gold } monedas
dq9-hollow = { $item } (hueco)
dq9-second = segundo { $second }

dq9-show = { $name } ({ $map }): { $floors } plantas de { $environment }, rango de monstruos { $ranks }, { $boss } bajo la última.
dq9-map-line = { $name } · rango { $rank }, semilla { $seed } · { $environment }, { $floors } plantas · jefe { $boss }
dq9-map-description = Planos de { $floors } plantas con escaleras y cofres, de la primera a la última.
dq9-map-way = { $way } de la entrada al jefe, sin contar la planta del jefe
dq9-map-boss = { $name }, { $hp } PV; lo que más ayuda es { $force } ({ $evidence })
dq9-map-best = lo mejor es la base { $base }: { $timers } de 65.536 valores del temporizador, uno de cada { $one-in }
dq9-map-never = no puede salir: ninguna base ni valor del temporizador lo da
dq9-entrance = lugar { $location }, { $area }: { $where } (bases { $bases })
dq9-entrance-quest = lugar 5 como mapa de la misión 15
dq9-foot-map = plantas, cofres, monstruos · seguro
dq9-foot-floor = planta, cofres, monstruos · seguro

dq9-floor = { $floor } tiene un cofre { $letter } a { $way } de donde llegas; { $monsters }.
dq9-floor-empty = { $floor } no tiene cofres; { $monsters }.
dq9-floor-unreachable = { $floor } solo tiene cofres inalcanzables; { $monsters }.
dq9-floor-description = Plano de { $side } por { $side } celdas con la escalera de subida en { $up }, la de bajada en { $down } y { $chests ->
    [0] ningún cofre
    [one] un cofre
   *[other] { $chests } cofres
 }. Con él: el contenido de los cofres por segundo, los monstruos de la planta y la memoria usada.
dq9-floor-none-lost = no se pierde ningún monstruo
dq9-floor-cut = no se pierde ningún monstruo, pero se cortan pasos ({ $count })
dq9-floor-traps-only = no ronda ningún monstruo: solo caben registros de cofres trampa ({ $fit })
dq9-floor-memory-full = no ronda ningún monstruo: la memoria se llena antes del primer registro
dq9-floor-single = solo ronda { $monster }
dq9-floor-few = rondan { $kinds } especies, se { $count ->
    [one] pierde un registro
   *[other] pierden { $count } registros
 }
dq9-floor-roam = { $names } (porcentajes { $evidence })
dq9-floor-nobody = nadie
dq9-floor-never = { $names }: quedan { $left } bytes para { $entries } registros de 20, caben { $fit }
dq9-floor-way = { $way } entre las escaleras
dq9-floor-monsters = monstruos de rango { $rank }, { $present } de { $all } con registro
dq9-floor-monsters-all = monstruos de rango { $rank }, los { $all } con registro
dq9-floor-monsters-told = rango de monstruos { $rank } · { $present } de { $all } con registro
dq9-floor-monsters-told-all = rango de monstruos { $rank } · los { $all } con registro
dq9-floor-memory = memoria: { $bytes } de 11344 bytes
dq9-floor-memory-told = { $grouped } de 11,344 bytes antes de los registros
dq9-floor-memory-note = caben { $fit } registros de 20 bytes (el extremo lleno de la barra) · { $cells } celdas transitables, { $passages } pasos
dq9-monster-never = nunca
dq9-monster-chests = cofres

dq9-odd-unreachable = el cofre { $letter } de { $at } es inalcanzable
dq9-odd-hollow = el cofre { $letter } de { $at } está hueco cuando le toca su monstruo trampa, que aquí no tiene registro
dq9-odd-chestless = sin cofres: ninguno es alcanzable
dq9-odd-chamber = una cámara cerrada de { $size ->
    [one] una celda
   *[other] { $size } celdas
 }
dq9-odd-walled-in = la escalera de bajada es inalcanzable
dq9-odd-ghosts = { $count ->
    [one] escaleras fantasma: una escalera vieja que parece suelo
   *[other] escaleras fantasma: { $count } escaleras viejas que parecen suelo
 }
dq9-odd-forced = escalera forzada: escrita sin comprobar tras cien intentos fallidos; no te atrapa
dq9-odd-trapped = escalera forzada que te atrapa junto a un cofre (◐ una sola fuente)
dq9-odd-fifteen = una planta de 15×15
dq9-odd-cut = { $count ->
    [one] se corta un paso
   *[other] se cortan { $count } pasos
 } por falta de memoria; { $isolated ->
    [0] ninguna celda se queda sin paso
    [one] una celda se queda sin ninguno (Flag0)
   *[other] { $isolated } celdas se quedan sin ninguno (Flag0)
 }

dq9-content = segundo { $second }: la tirada { $roll } de 0..=99 da { $item }
dq9-content-hollow = segundo { $second }: la tirada { $roll } de 0..=99 da { $item }, que aquí no tiene registro: el cofre está hueco
dq9-content-note = { $weight } % · tirada { $roll }
dq9-chest-told = cofre { $number }, rango { $letter }: { $at }

dq9-note-hollow = Un cofre trampa hueco se abre sin combate; lo que tenía se pierde hasta que la gruta se reinicia.
dq9-note-treasures = Détectrésor (cuenta los tesoros): dentro de una gruta no ocurre nada; en el mundo de otro jugador falla siempre.
dq9-note-flair = Marque-magot (marca los tesoros): dentro de una gruta marca la escalera de bajada en la pantalla superior, aun sin explorar, venzas o no al jefe; en el mundo de otro jugador falla fuera de las grutas.
dq9-note-reset = Vencido el jefe, no vuelve y los cofres abiertos siguen vacíos hasta que se elige un mapa, aunque sea el mismo, en el menú de mapas del tesoro.
dq9-note-saves = Guardar en la iglesia no conserva el mapa elegido: la gruta empieza de nuevo. El guardado rápido conserva mapa, jefe y cofres abiertos.
dq9-note-laid = Los cofres se colocan al llegar y otra vez al salir de un menú en ambas pantallas (Registros de batalla), que no reinicia el reloj: los cofres sin abrir toman el contenido de ese segundo.

dq9-explain-header = Cabecera, AT sembrado con { $state }: { $draws }.
dq9-explain-floors = Las tiradas de una planta se cuentan con --floor.
dq9-explain-layout = Planta, AT sembrado con { $state } (semilla + planta), tiradas por paso: { $steps }.
dq9-explain-ranks = Rangos de los cofres, AT otra vez en { $state }, tras { $thrown } tiradas de los modelos: { $draws }.
dq9-explain-contents = Contenido en el segundo { $second }, AT sembrado con { $state } (semilla + planta + segundo), tirada de cada cofre: { $draws }.
dq9-explain-new-map = Mapa nuevo, AT sembrado con el temporizador { $state }: { $draws }.
dq9-step-5a = partición
dq9-step-5b = salas y puertas
dq9-step-5c = remodelado
dq9-step-5d = pasillos
dq9-step-5f = escaleras
dq9-step-5g = cofres

draw-environment = ambiente
draw-floors = plantas
draw-monster-rank = rango de monstruos
draw-boss = jefe
draw-unused-chest-ranks = sin usar
draw-prefix = primera palabra
draw-suffix = última palabra
draw-locale-rank = lugar
draw-level = nivel
draw-caves = cuevas
draw-ruins = ruinas
draw-ice = hielo
draw-water = agua
draw-fire = fuego
draw-cut-way = sentido del corte
draw-cut-place = sitio del corte
draw-cut-order = qué parte sigue
draw-room-inset = margen de la sala
draw-room-edge = borde de la sala
draw-doorway = puerta
draw-main-room = sala principal
draw-edge-way = el borde crece o mengua
draw-edge-depth = cuánto
draw-corridor-extends = el pasillo continúa
draw-stairs-room = sala de la escalera
draw-stairs-cell = celda de la escalera
draw-chest-count = número de cofres
draw-chest-room = sala del cofre
draw-chest-cell = celda del cofre
draw-chest-thrown-away = descartada
draw-chest-model = modelo de un cofre
draw-chest-rank = rango del cofre
draw-chest-content = contenido del cofre
draw-quality = calidad
draw-seed = semilla
draw-location = lugar
draw-vertical = vertical
draw-horizontal = horizontal
draw-old-first = primero la parte vieja
draw-new-first = primero la parte nueva

dq9-element-fire = fuego
dq9-element-ice = hielo
dq9-element-wind = viento
dq9-element-blast = explosión
dq9-element-earth = tierra
dq9-element-dark = oscuridad
dq9-element-light = luz
dq9-boss-one = { $name } tiene { $hp } PV; lo que más ayuda es { $force }.
dq9-boss-all = { $count } jefes aguardan bajo la última planta.
dq9-boss-of-rank = El rango { $rank } tiene { $count } jefes.
dq9-boss-number = número
dq9-boss-level = nivel
dq9-boss-experience = experiencia
dq9-boss-gold = oro
dq9-boss-takes = recibe
dq9-boss-always = siempre suelta
dq9-boss-drops = puede soltar
dq9-boss-steal = solo robado
dq9-boss-ranks = rangos
dq9-boss-suffixes = últimas palabras
dq9-boss-nothing-special = 100 % de cada elemento
dq9-boss-disputed = Resistencias y botín vienen de tablas de aficionados, que difieren en Sir Sanguinus y Tyrannosaurus Wrecks (--bosses wikidot muestra la otra).
dq9-boss-forces = Con una Fuerza cada golpe hace ×1,1 y luego × lo que el jefe recibe de su elemento; de dos elementos cuenta el mejor. Los nombres de las Fuerzas solo constan en francés.

dq9-column-number = n.º
dq9-column-boss = jefe
dq9-column-hp = PV
dq9-column-chance = probab.
dq9-column-force = mejor Fuerza
dq9-column-floors = plantas
dq9-column-bases = bases
dq9-column-lies-at = lugar
dq9-column-best-timers = valores en la mejor
dq9-column-map = mapa
dq9-column-name = nombre
dq9-column-rank = rango
dq9-column-qualities = calidades
dq9-column-smr = SMR
dq9-column-bosses = jefes
dq9-column-base = base
dq9-column-timers = valores
dq9-column-one-in = uno de cada
dq9-column-timer = temporizador
dq9-column-floor = planta
dq9-column-chest = cofre
dq9-column-second = segundo s
dq9-column-stopwatch = cronómetro T
dq9-column-s = s
dq9-column-t = T
dq9-column-holds = contiene
dq9-column-lasts = dura
dq9-column-kind = tipo
dq9-column-occurring = de semillas que salen
dq9-column-maps = mapas
dq9-column-drawable = posibles
dq9-column-meaning = significado
dq9-column-roams = quién ronda
dq9-column-best-base = mejor base
dq9-column-way = camino
dq9-column-count = número
dq9-column-seed-floor = semilla y planta
dq9-column-size = tamaño
dq9-column-progress = estado
dq9-column-worth = lo que vale

dq9-decode-best = { $timers } en { $base }
dq9-decode-one = { $name } es { $map }.
dq9-decode-one-fits = { $name } ahí es { $map }, una de { $all } grutas con ese nombre.
dq9-decode-some = { $name }: encajan { $count } de { $all } grutas con ese nombre.
dq9-decode-many = { $name } puede ser cualquiera de { $count } grutas; el lugar las reduce.
dq9-decode-nothing = Ninguna gruta se llama { $name }: las palabras existen, pero nunca juntas con ese nivel.
dq9-decode-nowhere = De { $all ->
    [one] la única gruta
   *[other] las { $all } grutas
 } con el nombre { $name }, ninguna encaja con el lugar y la base.
dq9-decode-legacy = El mapa de { $boss }{ $level ->
    [0] {""}
   *[other] {" "}de nivel { $level }
 } es el de un jefe de un juego anterior: no hay ninguna gruta detrás.
dq9-decode-initials = Iniciales: { $prefix } / { $locale } / { $suffix }.
dq9-decode-alike = { $count } lugares se llaman igual: { $places }.
dq9-decode-no-prefix = Falta la primera palabra: se prueban todas.
dq9-decode-no-locale = Falta el lugar: se prueban todos.
dq9-decode-no-suffix = Falta la última palabra: se prueban todas.
dq9-decode-never = { $count ->
    [one] Una de ellas no puede
   *[other] { $grouped } de ellas no pueden
 } salir de ninguna base.
dq9-decode-quest = { $map } es también lo que da la misión 15, entonces en el lugar 5.
dq9-decode-quest-place = 5 (misión 15)
dq9-decode-nowhere-place = no puede salir
dq9-decode-more = Quedan { $grouped } sin mostrar: --limit los muestra.
dq9-decode-explain = Las tiradas se cuentan cuando queda una sola gruta: da el lugar o pregunta a antre dq9 show.
dq9-decode-level-word = La palabra ante el nivel ({ $word }) es supuesta: nadie ha mostrado una pantalla.

dq9-next-base = La base { $base } da { $ranks }.
dq9-next-rank = rango { $rank } el { $chance }
dq9-next-wanted = La base { $base } lo da con { $timers } de 65.536 valores del temporizador, uno de cada { $one-in }: { $count ->
    [one] una gruta
   *[other] { $maps } grutas distintas
 }.
dq9-next-never = La base { $base } no lo da nunca.
dq9-next-best = La base { $base } lo da más a menudo: { $timers } de 65.536 valores del temporizador, uno de cada { $one-in }.
dq9-next-nowhere = Ninguna base lo da.
dq9-next-elsewhere = La base { $base } lo da más a menudo: { $timers } de 65.536 valores del temporizador, uno de cada { $one-in }.
dq9-next-one = El temporizador { $timer } con base { $base } da { $name } ({ $map }), calidad { $quality }, lugar { $location }.
dq9-next-remaining = { $count ->
    [0] Ningún valor del temporizador puede
    [one] Un valor del temporizador puede
   *[other] { $grouped } valores del temporizador pueden
 } haber dado { $name }.
dq9-next-remaining-base = Con la base (--base, o --level con su origen) quedan menos.
dq9-next-more-bases = Otras { $grouped } bases lo dan: csv y json las tienen.
dq9-next-timers = Cada uno de los 65.536 valores del temporizador cuenta igual; 302 semillas no salen nunca.

dq9-chests-floor = B{ $floor }F de { $map }: { $count ->
    [one] un cofre
   *[other] { $count } cofres
 } en el segundo { $seconds } (cronómetro { $stopwatch }).
dq9-chests-map = { $map } tiene { $count ->
    [one] un cofre
   *[other] { $count } cofres
 }; lo que contienen en el segundo { $seconds } (cronómetro { $stopwatch }).
dq9-chests-none = { $map } no tiene tal cofre.
dq9-chests-none-floor = B{ $floor }F de { $map } no tiene tal cofre.
dq9-chests-item = { $item }: lo antes posible en B{ $floor }F, { $count ->
    [one] cofre { $chests }
   *[other] cofres { $chests }
 }, en el segundo { $seconds } (cronómetro { $stopwatch }).
dq9-chests-item-not = { $map } no da { $item } en el segundo { $seconds } (cronómetro { $stopwatch }).
dq9-chests-item-impossible = { $map } nunca da { $item }: ninguna planta tiene cofres de esos rangos al alcance.
dq9-chests-more = Quedan { $grouped } momentos posteriores sin mostrar: csv y json los tienen.
dq9-chests-clock = T = s + { $offset }: un cronómetro iniciado con A en el título va { $offset } s por delante del reloj del juego (◇ discutido: medido por jugadores).
dq9-chests-party = Abriendo al instante tras la carga rápida: un grupo de uno logra s = 1 (T = { $solo }; un 20 % se va a 2), uno de cuatro s = 2 (T = { $party }; un 5 % se va a 1) (◐ una sola fuente).
dq9-chests-unreachable = Uno de los cofres es inalcanzable (antre dq9 show lo dibuja).
dq9-chest-heading = cofre { $number } { $letter } { $at }
dq9-second-heading = s { $second } (T { $stopwatch })

dq9-special-all = { $special } plantas son especiales: { $single } con un solo monstruo, { $none } sin ninguno; se miraron los 393.216 mapas.
dq9-special-occurring = «De semillas que salen»: { $never } semillas no salen nunca. Un mapa es posible si alguna base y valor del temporizador lo dan: { $drawable } de 393.216 lo son.
dq9-special-some = { $count ->
    [one] Un mapa tiene
   *[other] { $maps } mapas tienen
 } { $meaning } ({ $drawable } posibles, { $floors } plantas); lo más a menudo con la base { $base }, un mapa de cada { $one-in }.
dq9-special-base = La base { $base } da { $count ->
    [one] un mapa
   *[other] { $maps } mapas
 } con { $meaning }, con { $timers } de 65.536 valores del temporizador, uno de cada { $one-in }.
dq9-special-undrawable = { $count ->
    [one] Un mapa tiene
   *[other] { $maps } mapas tienen
 } { $meaning }, pero ninguno puede salir.
dq9-special-none = Ningún mapa tiene { $meaning }.
dq9-special-none-base = La base { $base } no da ningún mapa con { $meaning }.
dq9-special-more = Quedan { $grouped } sin mostrar: --limit los muestra.
dq9-special-hollow = Contado como el artículo de origen (semillas que salen, plantas con un cofre hueco): { $floors } plantas; el registro de { $traps } falta en { $pandora } / { $mimic } / { $cannibox } de ellas.

dq9-kind-special = una planta con un registro perdido o pasos cortados
dq9-kind-several-special = dos o más de esas plantas
dq9-kind-single = una planta con un solo monstruo
dq9-kind-metal-only = una planta solo con limos de metal o de gemas
dq9-kind-few = una planta con algunos, no todos, de sus monstruos
dq9-kind-no-monsters = una planta sin monstruos
dq9-kind-traps-only = una planta sin monstruos donde solo caben registros de cofres trampa
dq9-kind-memory-full = una planta sin monstruos donde la memoria se llena antes de los registros
dq9-kind-cut-passages = una planta con todos sus monstruos pero pasos cortados
dq9-kind-isolated = una celda sin ningún paso (Flag0)
dq9-kind-hollow = un cofre que puede estar hueco
dq9-kind-unreachable = un cofre inalcanzable
dq9-kind-chestless = una planta sin ningún cofre al alcance
dq9-kind-chamber = una cámara cerrada
dq9-kind-several-chambers = varias cámaras cerradas en una planta
dq9-kind-chamber-floors = cámaras cerradas en varias plantas
dq9-kind-chest-and-chamber = una planta con un cofre inalcanzable y una cámara cerrada
dq9-kind-walled-in = escaleras de bajada inalcanzables
dq9-kind-ghosts = escaleras fantasma
dq9-kind-forced = escaleras forzadas
dq9-kind-trapping = escaleras forzadas que atrapan al jugador (una sola fuente)
dq9-kind-fifteen = una planta de 15×15
dq9-kind-special-fifteen = una planta de 15×15 que es especial

dq9-extreme = { $what }: { $first } con { $value }.
dq9-extreme-none = { $what }: ninguno cumple las condiciones.
dq9-extreme-maps = Mapas posibles; el camino es la suma de las plantas, sin contar la del jefe. Los mapas del jefe 12 no cuentan como los más cortos salvo que --boss los pida.
dq9-extreme-shortest-maps = Camino más corto
dq9-extreme-longest-maps = Camino más largo
dq9-extreme-shortest-floors = Camino más corto entre escaleras
dq9-extreme-longest-floors = Camino más largo entre escaleras
dq9-extreme-largest-floors = Más celdas abiertas
dq9-extreme-smallest-floors = Menos celdas abiertas
dq9-extreme-largest-chambers = Cámara cerrada más grande
dq9-extreme-most-ghosts = Más escaleras fantasma

dq9-table = { $count ->
    [one] Una fila
   *[other] { $count } filas
 }: { $table }.
dq9-table-source = { $holds }: { $source } ({ $evidence }, §{ $section }).
dq9-table-sources = cada tabla con su fuente
dq9-table-ranks = lo que permite cada rango
dq9-table-levels = semillas por rango y nivel
dq9-table-chest-ranks = rangos de cofres por rango de monstruos
dq9-table-chests = contenido de los cofres por rango y tirada
dq9-table-monsters = quién ronda por ambiente y rango de monstruos
dq9-table-forces = daño con cada Fuerza en tanto por ciento
dq9-table-locations = las entradas
dq9-table-words = las palabras de los nombres
dq9-table-environments = ambientes
dq9-table-famous = mapas a los que los jugadores dieron nombre
dq9-table-legacy = jefes de juegos anteriores

dq9-save = { $count ->
    [one] Un mapa
   *[other] { $grouped } mapas
 } en el { $slot ->
    [quick] guardado rápido
   *[other] guardado de la iglesia
 }, { $cleared } superados; { $grottos } grutas superadas hasta ahora.
dq9-save-list = { $count ->
    [one] Un mapa
   *[other] { $grouped } mapas
 } en la lista.
dq9-save-soonest = { $map } ({ $id }) da { $item } lo antes posible: B{ $floor }F en el segundo { $second } (cronómetro { $stopwatch }).
dq9-save-never = Ninguno de los mapas da { $item } en el segundo { $seconds }.
dq9-save-checked = Ambas sumas de control son correctas; el archivo solo se lee.
dq9-save-damaged = Una suma de control no es correcta: la partida está dañada o fue editada.
dq9-save-quick = El archivo tiene también un guardado rápido: --slot quick.
dq9-save-hero = { $name } (grupo): nivel { $level }, { $revocations } renuncias; base { $reward } como recompensa{ $boss ->
    [0] {""}
   *[other] , hasta { $boss } de los jefes de estos mapas
 }.
dq9-save-hero-resting = { $name } (en reserva): nivel { $level }, { $revocations } renuncias; base { $reward } como recompensa{ $boss ->
    [0] {""}
   *[other] , hasta { $boss } de los jefes de estos mapas
 }.
dq9-save-which-hero = No consta qué registro es el héroe: toma el tuyo.
dq9-save-legacy = mapa de { $boss } Nv. { $level }
dq9-save-unknown = registro que no es ni gruta ni mapa de un jefe
dq9-save-worth = { $floors } plantas, { $boss }
dq9-save-special = especial { $floors }
dq9-progress-undiscovered = sin hallar
dq9-progress-discovered = hallado
dq9-progress-cleared = superado
dq9-progress-unknown = desconocido
dq9-suggest = { $count ->
    [0] Ningún nombre empieza así.
    [one] Un nombre empieza así.
   *[other] { $count } nombres empiezan así.
}
dq9-entrances = Las regiones con sus { $count } entradas.
dq9-entrances-map = { $count ->
    [0] { $map } no puede salir: no está en ningún sitio.
    [one] { $map } puede estar en una entrada.
   *[other] { $map } puede estar en { $count } entradas.
}
dq9-entrances-legend = disco: los monstruos no llegan; cuadrado: llegan; relleno y enmarcado: donde puede estar el mapa
dq9-entrances-place = Entrada { $location }, { $area }: { $where }. { $contact }; { $access }.{ $marked ->
    [0] {""}
   *[other] {" "}Bases { $bases }.
}
dq9-contact-safe = Los monstruos no llegan
dq9-contact-hit = Los monstruos llegan
dq9-contact-sometimes = Los monstruos llegan a veces
dq9-access-direct = a pie
dq9-access-indirect = a pie dando un rodeo
dq9-access-ship = en barco
dq9-access-train = en tren
