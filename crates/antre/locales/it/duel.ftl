# Combattimento a coda d’energia.
duel-fight-won = { $hero } vince con il seme { $seed } in { $turns ->
    [one] 1 turno
   *[other] { $turns } turni
 }, { $ticks ->
    [one] 1 tick
   *[other] { $ticks } tick
 } e { $draws } tiri, con { $hp } PV su { $max }.
duel-fight-lost = { $hero } cade con il seme { $seed } dopo { $turns ->
    [one] 1 turno
   *[other] { $turns } turni
 }, { $ticks ->
    [one] 1 tick
   *[other] { $ticks } tick
 } e { $draws } tiri; restano { $left } nemici su { $enemies }.
duel-fight-stopped = Il seme { $seed } si ferma dopo { $turns ->
    [one] 1 turno
   *[other] { $turns } turni
 } e vale come sconfitta; a { $hero } restano { $hp } PV su { $max }.
duel-fight-description = Energia di { $fighters } combattenti in { $ticks } tick. Chi raggiunge la linea agisce e paga { $cost }; il resto si conserva. Sotto, i { $draws } tiri in ordine.
duel-turn-told = Turno { $turn }, tick { $tick }: { $lines } Energia { $energy }, conserva { $kept }.

duel-log-begins = Si combatte! Contro di te: { $enemies }.
duel-log-misses = { $actor } manca { $target }.
duel-log-hits = { $actor } { $word ->
    [0] graffia
    [1] colpisce
    [2] squarcia
   *[3] schiaccia
 } { $target } ({ $damage }).{ $crit ->
    [0] { "" }
   *[1] { " " }Schizza il sangue!
 }
duel-log-uses = { $actor } usa { $skill }.
duel-log-heals = { $actor } usa { $item } (+{ $gained }).
duel-log-escapes = { $actor } fugge.
duel-log-caught = { $actor } non riesce a fuggire.
duel-log-falls = { $who } cade e non si rialza.
duel-log-hero-falls = { $who } cade. La miniera inghiotte la luce.
duel-log-victory = Vittoria! { $hero }: { $hp }/{ $max } PV
duel-log-defeat = Sconfitta. { $hero }: { $hp }/{ $max } PV

duel-queue = { $turns ->
    [one] Il primo turno
   *[other] I primi { $turns } turni
 } di { $fighters ->
    [one] 1 combattente
   *[other] { $fighters } combattenti
 }: { $ticks ->
    [one] 1 tick
   *[other] { $ticks } tick
 }.
duel-queue-stopped = Solo { $turns } turni su { $asked }: nessun altro è pronto entro il tick { $tick }, il limite.
duel-queue-description = Energia di { $fighters } combattenti in { $ticks } tick. Chi raggiunge la linea agisce e paga.
duel-preview = Poi: { $order }.
duel-preview-nobody = Nessuno agisce.
duel-preview-differs = Dal turno { $turn } l’ordine cambia rispetto ai prezzi soliti.

duel-replay-same = La registrazione del seme { $seed } ridà gli stessi { $turns } turni e { $draws } tiri.
duel-replay-draw = Il turno { $turn } è il primo diverso, al suo tiro { $draw }: registrato { $recorded }, ora { $now }.
duel-replay-turn = Il turno { $turn } è il primo diverso, per { $what }: registrato { $recorded }, ora { $now }.
duel-replay-whole = Tutti i turni sono uguali, ma cambia { $what }: registrato { $recorded }, ora { $now }.
duel-differs-turn = il suo numero
duel-differs-tick = il suo tick
duel-differs-actor = chi agisce
duel-differs-energy = l’energia
duel-differs-damage = il danno
duel-differs-life = la vita rimasta
duel-differs-turns = il numero di turni
duel-differs-choices = il numero di scelte
duel-differs-draws = il numero di tiri
duel-differs-state = lo stato finale dei dadi
duel-differs-log = l’impronta del registro

duel-picture-rule = A { $threshold } si agisce e si paga { $cost }; il resto si conserva. A pari energia, prima chi è prima nella lista.
duel-picture-dice = Un turno tira colpo (su 100), arma (piena), critico (su 100), in quest’ordine. Un colpo mancato non tira altro.
duel-word-tick = tick
duel-word-energy = energia
duel-word-draws = tiri
duel-word-in-order = in ordine
duel-word-result = esito
duel-word-a-tick = # per tick
duel-word-life = PV
duel-word-keeps = conserva
duel-word-falls = cade
duel-word-miss = mancato
duel-word-crit = critico

draw-hit = colpo
draw-miss = mancato
draw-weapon = arma
draw-crit = critico
draw-plain = normale
draw-after-hit = dopo il colpo
draw-spell = magia
draw-bleed = sanguina
draw-stun = stordito
draw-burn = brucia
draw-no-effect = nessun effetto
draw-flight = fuga
draw-escapes = fugge
draw-caught = bloccato
duel-roster = { $hero } contro { $enemies }.
