# Lo que hacen con las reglas quienes juegan a Dragon Quest IX: medir, recolectar, silbar.
dq9-moment-five = cinco
dq9-moment-solo = en solitario
dq9-moment-party = en grupo
dq9-moment-eight = ocho
dq9-moment-nine = nueve
dq9-moment-title = título
dq9-moment-five-how = Segundo 0 (T = 5): una de dos consolas entra en «Pals Past & Present» y la otra sale del diario de batalla en ese momento (◐ fuente única).
dq9-moment-nine-how = Segundo 4 (T = 9): «Pals Past & Present» y luego fuera de las dos pantallas (◐ fuente única).

dq9-stopwatch-moments = Momentos que ajustan el cronómetro (T): { $moments } ({ $evidence }).
dq9-stopwatch-stairs = Para que los cofres de una planta se coloquen en T, toma la escalera de 0,7 a 0,3 s antes, o sal del diario de batalla durante ese segundo (◐ fuente única).

dq9-set-millionaire = millonario
dq9-set-s-weapon = arma de rango S
dq9-set-metal-slime-piece = pieza de limos metálicos

dq9-farm-quick-load = varios cofres de una planta, enseguida
dq9-farm-all-floors = varias plantas, en un mismo segundo
dq9-farm-third-chests = los terceros cofres de dos plantas
dq9-farm-combo = un cofre enseguida y luego un tercer cofre con su pareja
dq9-farm = { $item } ({ $pattern }): { $count ->
    [one] un mapa, { $first } ({ $map })
   *[other] { $grouped } mapas, el primero { $first } ({ $map })
 }.
dq9-farm-count = { $item } ({ $pattern }): { $count ->
    [one] un mapa
   *[other] { $grouped } mapas
 }.
dq9-farm-none = { $item } ({ $pattern }): ningún mapa lo tiene.

dq9-free = { $count ->
    [one] Un mapa cumple todos los deseos: { $first } ({ $map })
   *[other] { $grouped } mapas cumplen todos los deseos, el primero { $first } ({ $map })
 }.
dq9-free-count = { $count ->
    [one] Encaja un mapa
   *[other] Encajan { $grouped } mapas
 }.
dq9-free-none = Ningún mapa cumple todos los deseos.

dq9-fastest = { $item } tras { $way }: { $name } ({ $map }), B{ $floor }F, cofre { $chest }, segundo { $second } de { $seconds }.
dq9-fastest-none = Ningún mapa da { $item } en el segundo { $seconds }.
dq9-fastest-way = El camino va de la entrada al cofre; cada mapa aparece con su cofre más cercano.

dq9-marathon = { $item }: { $chests ->
    [one] un cofre
   *[other] { $chests } cofres
 } en { $maps } de { $own } mapas tras { $way }, primero { $first } ({ $map }).
dq9-marathon-none = Ninguno de los { $own } mapas da { $item } en esos momentos.
dq9-marathon-how = En cada planta indicada: guardar, cargar y abrir enseguida. Primero va el mapa con menos pasos por cofre, para tener siempre abiertos los más posibles; los caminos entre mapas no cuentan (○ supuesto: orden nuestro).

dq9-at = Tras { $map }, un silbido en B{ $floor }F trae { $monster }; el grupo { $deftness ->
    [0] ataca primero
    [1000] nunca ataca primero
   *[other] ataca primero con destreza { $deftness } o más
 }.
dq9-at-lost = Tras { $map }, un silbido en B{ $floor }F traería { $monster }, que no tiene registro allí: no pasa nada.
dq9-at-nobody = Tras { $map }, un silbido en B{ $floor }F no trae a nadie.
dq9-at-outputs = Tras { $map }, el primer botín puede ser la salida { $start }; --floor dice a quién trae un silbido.
dq9-at-page = Vale donde el generador está quieto (plantas con celdas Flag0 y otros sitios detenidos), con el mapa el último de su página de la lista: entonces se han gastado 32 salidas (◐ fuente única).
dq9-at-runs = B{ $floor }F no tiene celdas sin paso: allí el generador puede correr.
dq9-at-drops = Las probabilidades son tuyas: no se incluye ninguna tabla de botín. Ocho objetos como mucho; de cada especie, el raro antes que el común.
dq9-at-explain = Silbido, AT con semilla { $state }: las salidas desde la especie que acude.
dq9-at-no-record = { $monster } no tiene registro: no pasa nada
dq9-at-no-entry = nadie
dq9-at-deftness = { $deftness ->
    [0] el grupo ataca primero
    [1000] ninguna destreza basta
   *[other] destreza { $deftness } o más
 }
dq9-at-ambush = los monstruos atacan primero
dq9-at-calm = nadie se sorprende
dq9-at-pattern = { $pattern } a uno de cada { $figure }; por gastar con 1 / 3 / 5 monstruos: { $spend }
dq9-at-drops-from = suelta como { $pattern } desde aquí: gastar { $spend }
dq9-at-rare = objeto raro de la especie { $kind }, uno de cada { $figure }{ $member ->
    [0] {""}
   *[other] , por el libro { $member }
 }
dq9-at-common = objeto común de la especie { $kind }, uno de cada { $figure }{ $member ->
    [0] {""}
   *[other] , por el libro { $member }
 }
dq9-output-unknown = desconocido
dq9-output-kind = quién acude
dq9-output-strike = primer golpe
dq9-output-ambush = emboscada
dq9-output-place = colocación
dq9-output-drop = botín
dq9-output-pattern = patrón

dq9-method = { $count ->
    [one] Encaja un mapa: { $first } ({ $map })
   *[other] Encajan { $grouped } mapas, el primero { $first } ({ $map })
 }.
dq9-method-none = Ningún mapa encaja.
dq9-method-never = nunca

dq9-bug = Fallo de cuatro jugadores: sin él es { $name }, { $floors } plantas, { $boss }.
dq9-bug-gained = { $count ->
    [one] El anfitrión gana B{ $last }F
   *[other] El anfitrión gana de B{ $first }F a B{ $last }F
 }; un invitado al que se llame allí puede seguir hasta B16F.
dq9-bug-not-gained = El anfitrión baja hasta B{ $floors }F y no gana plantas.
dq9-bug-stays = Cambian nombre, nivel, plantas y jefe; planos, cofres y sus rangos, entorno y monstruos se quedan (◐ fuente única).
dq9-bug-how = Para lograrlo: mientras entra el segundo invitado, el anfitrión pulsa A sin parar en la entrada; no siempre ocurre. Que se pierde una salida es una deducción (○ supuesto).

dq9-column-at-once = enseguida
dq9-column-later = luego
dq9-column-wish = deseo
dq9-column-stops = paradas
dq9-column-so-far = cofres
dq9-column-output-number = n.º
dq9-column-output = salida
dq9-column-decides = decide
dq9-column-reads = da
dq9-column-evidence = certeza
dq9-column-whistled = acude
dq9-column-deftness = destreza
dq9-column-begins = empieza
dq9-column-to-spend = por gastar 1 / 3 / 5

draw-whistled-kind = quién acude
draw-first-strike = primer golpe
draw-monsters-strike-first = los monstruos atacan primero
draw-before-the-whistle = antes del silbido
draw-struck = los monstruos atacan primero
draw-calm = nadie se sorprende

watch-now = ahora
watch-in = en { $time }
watch-left = quedan { $time }
watch-over = no más
watch-ready = Espacio lo arranca en T { $start }
watch-stopped = parado
watch-set = Puesto en { $moment }: T { $time }.
watch-nothing-to-undo = Nada que deshacer.
watch-bell-on = Con timbre.
watch-bell-off = Sin timbre.
watch-flash-on = Con destello.
watch-flash-off = Sin destello.
watch-offset = T = s + { $offset }
watch-keys = Espacio arranca/para  r de nuevo  0–5 ajusta  +/− 0,1 s  u atrás  b timbre  f destello  q sale
