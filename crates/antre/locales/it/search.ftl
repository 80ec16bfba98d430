# Ricerche, cataloghi, simulazioni.
search-dq9-map = { $id } è { $name }: { $boss } sotto { $depth } piani.
search-dq9-map-chests = { $id } è { $name }: { $boss } sotto { $depth } piani, scrigni { $count ->
    [0] nessuno
   *[other] { $chests }
 }.
search-dq9-floor = B{ $number }F di { $id }, { $name }.
search-dq9-chest = { $id } B{ $number }F, scrigno { $chest }: rango { $letter }. { $name }.
search-dq9-timer = La base { $base } con il timer { $timer } dà { $id }, { $name }, nel luogo { $location }.
search-duel-won = { $hero } vince con il seme { $seed } in { $turns } turni e { $draws } tiri, con { $hp } PV e { $crits ->
    [one] 1 colpo critico
   *[other] { $crits } colpi critici
 }.
search-duel-lost = { $hero } cade con il seme { $seed } dopo { $turns } turni e { $draws } tiri, con { $crits ->
    [one] 1 colpo critico
   *[other] { $crits } colpi critici
 }.

search-plan-exact = Esattamente { $hits } su { $items } { $space } { $count ->
    [one] va bene
   *[other] vanno bene
 }; per trovarli serve circa { $time } con { $threads ->
    [one] 1 thread
   *[other] { $threads } thread
 }.
search-plan-sampled = Circa { $hits } su { $items } { $space } vanno bene (95 %: da { $low } a { $high }); per trovarli serve circa { $time } con { $threads ->
    [one] 1 thread
   *[other] { $threads } thread
 }.
search-word-stage = fase
search-word-items = elementi
search-word-passes = passano
search-word-cost = costo l’uno
search-word-conditions = condizioni

search-found = { $hits ->
    [0] Nessuno di { $items } { $space } va bene
    [one] 1 su { $items } { $space } va bene
   *[other] { $shown } su { $items } { $space } vanno bene
 }; { $time } s.
search-limit = Si mostrano i primi { $shown }; il limite è raggiunto.
search-stopped = Fermato dopo { $done } di { $items } { $space }, { $shown } trovati.{ $resume ->
    [1] { " " }Lo stesso comando con --resume riprende da qui.
   *[0] { "" }
 }
search-drop = Senza { $condition } ce ne sarebbero { $hits }.
search-written = { $rows } righe sono in { $file }; SHA-256 { $sum }.

duel-sim = { $hero } vince { $share } di { $fights } scontri (95 %: da { $low } a { $high }).
duel-sim-exact = Con dadi ideali la probabilità è esattamente { $first }; colpendo ogni volta il bersaglio migliore, prima { $target }, diventa { $best }.
duel-sim-not-narrow = Dopo { $fights } scontri l’intervallo è ancora più largo del richiesto; più semi lo stringono.
duel-sim-wins = vittorie
duel-sim-crit-fights = scontri con un critico
duel-sim-turns = turni
duel-sim-hp = vita dell’eroe alla fine
duel-sim-ticks = tick
duel-sim-crits = colpi critici
duel-sim-misses = mancati
duel-sim-draws = dadi
duel-sim-value = valore
duel-sim-interval = intervallo al 95 %
duel-sim-fights = scontri
duel-sim-in-turns = finito in { $turns ->
    [one] 1 turno
   *[other] { $turns } turni
 }
duel-compare = { $better } vince { $points } punti più spesso: A { $a }, B { $b } su { $fights } semi (A − B 95 %: da { $low } a { $high } punti).
duel-compare-even = Nessuna differenza in { $fights } semi: A vince { $a }, B { $b } (A − B 95 %: da { $low } a { $high } punti).
duel-compare-points = vittorie, punti percentuali
duel-sweep = Le vittorie vanno da { $low } a { $at_low } fino a { $high } a { $at_high }, su { $fights } semi ciascuna.
duel-sweep-cell = { $at }: { $share } (95 %: da { $low } a { $high }).
duel-sweep-legend = scontri vinti, in percento
duel-sweep-description = Una griglia di { $cells } celle; ognuna è la parte di scontri vinti dall’eroe, più scura dove è più alta.
duel-infer-none = Nessun seme dà questi { $dice } dadi.
duel-infer-one = Il seme { $seed } è il solo a dare questi { $dice } dadi.
duel-infer-many = { $seeds } semi danno questi { $dice } dadi.
duel-infer-next = Un altro dado da 1 a 100 dice { $bits } bit: resterebbero circa { $remain } semi.
duel-infer-die = dado
duel-infer-value = uscito
duel-infer-remain = semi rimasti
duel-infer-seed = seme

search-infer-none = Nessuna mappa va bene; l’indizio dopo il quale non resta nulla è sbagliato, o uno prima.
search-infer-one = È { $item }: nessun’altra mappa va bene con { $clues ->
    [one] questo indizio
   *[other] questi { $clues } indizi
 }.
search-infer-many = { $items } mappe vanno bene con { $clues ->
    [one] questo indizio
   *[other] questi { $clues } indizi
 }.
search-infer-left = restano
search-infer-clue = indizio
search-infer-next = guarda poi
search-infer-judged = Stimato su { $items } di essi, distribuiti in modo uniforme.
search-columns = { $space }, { $edition }: { $columns } colonne.
search-isaac-head = { $seed }, piano { $stage }{ $name }: { $curse ->
    [none] nessuna maledizione
   *[other] maledizione: { $curse }
 }.
search-isaac-floor = { $seed }, piano { $stage }{ $name }: { $curse ->
    [none] nessuna maledizione
   *[other] maledizione: { $curse }
 }, { $steps ->
    [-1] nessuna via per il boss
    [one] il boss a una stanza
   *[other] il boss a { $steps } stanze
 }, { $rooms ->
    [one] una stanza
   *[other] { $rooms } stanze
 }.
