# Búsquedas, catálogos, simulaciones.
search-dq9-map = { $id } es { $name }: { $boss } bajo { $depth } pisos.
search-dq9-map-chests = { $id } es { $name }: { $boss } bajo { $depth } pisos, cofres { $chests ->
    [""] ninguno
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
