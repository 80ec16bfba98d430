# Búsquedas, catálogos, simulaciones.
search-dq9-map = { $id } es { $name }: { $boss } bajo { $depth } pisos.
search-dq9-map-chests = { $id } es { $name }: { $boss } bajo { $depth } pisos, cofres { $count ->
    [0] ninguno
   *[other] { $chests }
 }.
search-dq9-floor = B{ $number }F de { $id }, { $name }.
search-dq9-chest = { $id } B{ $number }F, cofre { $chest }: rango { $letter }. { $name }.
search-dq9-timer = La base { $base } con el temporizador { $timer } da { $id }, { $name }, en el lugar { $location }.
search-duel-won = { $hero } gana la semilla { $seed } en { $turns } turnos y { $draws } tiradas, con { $hp } de vida y { $crits ->
    [one] 1 golpe crítico
   *[other] { $crits } golpes críticos
 }.
search-duel-lost = { $hero } cae en la semilla { $seed } tras { $turns } turnos y { $draws } tiradas, con { $crits ->
    [one] 1 golpe crítico
   *[other] { $crits } golpes críticos
 }.

search-plan-exact = Exactamente { $hits } de { $items } { $space } { $count ->
    [one] cumple
   *[other] cumplen
 }; encontrarlos lleva unos { $time } con { $threads ->
    [one] 1 hilo
   *[other] { $threads } hilos
 }.
search-plan-sampled = Unos { $hits } de { $items } { $space } cumplen (95 %: de { $low } a { $high }); encontrarlos lleva unos { $time } con { $threads ->
    [one] 1 hilo
   *[other] { $threads } hilos
 }.
search-word-stage = fase
search-word-items = elementos
search-word-passes = pasan
search-word-cost = coste
search-word-conditions = condiciones

search-found = { $hits ->
    [0] Ninguno de { $items } { $space } cumple
    [one] 1 de { $items } { $space } cumple
   *[other] { $shown } de { $items } { $space } cumplen
 }; { $time } s.
search-limit = Se muestran los primeros { $shown }; se alcanzó el límite.
search-stopped = Detenida tras { $done } de { $items } { $space } con { $shown } encontrados.{ $resume ->
    [1] { " " }La misma orden con --resume sigue desde aquí.
   *[0] { "" }
 }
search-drop = Sin { $condition } habría { $hits }.
search-written = { $rows } filas están en { $file }; SHA-256 { $sum }.

duel-sim = { $hero } gana { $share } de { $fights } combates (95 %: de { $low } a { $high }).
duel-sim-exact = Con dados ideales la probabilidad es exactamente { $first }; golpeando siempre al mejor objetivo, primero { $target }, es { $best }.
duel-sim-not-narrow = El intervalo sigue siendo más ancho de lo pedido tras { $fights } combates; más semillas lo estrechan.
duel-sim-wins = victorias
duel-sim-crit-fights = combates con golpe crítico
duel-sim-turns = turnos
duel-sim-hp = vida final del héroe
duel-sim-ticks = tics
duel-sim-crits = golpes críticos
duel-sim-misses = fallos
duel-sim-draws = dados
duel-sim-value = valor
duel-sim-interval = intervalo del 95 %
duel-sim-fights = combates
duel-sim-in-turns = acaban en { $turns ->
    [one] 1 turno
   *[other] { $turns } turnos
 }
duel-compare = { $better } gana { $points } puntos más: A { $a }, B { $b } de { $fights } semillas (A − B 95 %: de { $low } a { $high } puntos).
duel-compare-even = No se ve diferencia en { $fights } semillas: A gana { $a }, B { $b } (A − B 95 %: de { $low } a { $high } puntos).
duel-compare-points = victorias, puntos porcentuales
duel-sweep = Las victorias van de { $low } en { $at_low } a { $high } en { $at_high }, con { $fights } semillas cada una.
duel-sweep-cell = { $at }: { $share } (95 %: de { $low } a { $high }).
duel-sweep-legend = combates ganados, en porcentaje
duel-sweep-description = Una cuadrícula de { $cells } casillas; cada una es la parte de combates que gana el héroe, más oscura cuanto mayor.
duel-infer-none = Ninguna semilla da estos { $dice } dados.
duel-infer-one = La semilla { $seed } es la única que da estos { $dice } dados.
duel-infer-many = { $seeds } semillas dan estos { $dice } dados.
duel-infer-next = Un dado más de 1 a 100 dice { $bits } bits: quedarían unas { $remain } semillas.
duel-infer-die = dado
duel-infer-value = salió
duel-infer-remain = semillas que quedan
duel-infer-seed = semilla

search-infer-none = Ningún mapa cumple; la pista tras la que no queda nada, o una anterior, es errónea.
search-infer-one = Es { $item }: ningún otro mapa cumple { $clues ->
    [one] esta pista
   *[other] estas { $clues } pistas
 }.
search-infer-many = { $items } mapas cumplen { $clues ->
    [one] esta pista
   *[other] estas { $clues } pistas
 }.
search-infer-left = quedan
search-infer-clue = pista
search-infer-next = mirar luego
search-infer-judged = Estimado con { $items } de ellos, repartidos por igual.
search-columns = { $space }, { $edition }: { $columns } columnas.
search-isaac-head = { $seed }, piso { $stage }{ $name }: { $curse ->
    [none] sin maldición
   *[other] maldición: { $curse }
 }.
search-isaac-floor = { $seed }, piso { $stage }{ $name }: { $curse ->
    [none] sin maldición
   *[other] maldición: { $curse }
 }, { $steps ->
    [-1] sin camino al jefe
    [one] el jefe a una sala
   *[other] el jefe a { $steps } salas
 }, { $rooms ->
    [one] una sala
   *[other] { $rooms } salas
 }.
