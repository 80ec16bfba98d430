# Combat à file d’énergie.
duel-fight-won = { $hero } gagne avec la graine { $seed } en { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
 }, { $ticks ->
    [one] { $ticks } tic
   *[other] { $ticks } tics
 } et { $draws } tirages, avec { $hp } PV sur { $max }.
duel-fight-lost = { $hero } tombe avec la graine { $seed } après { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
 }, { $ticks ->
    [one] { $ticks } tic
   *[other] { $ticks } tics
 } et { $draws } tirages ; il reste { $left } ennemis sur { $enemies }.
duel-fight-stopped = La graine { $seed } est arrêtée après { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
 } et compte comme une défaite ; { $hero } garde { $hp } PV sur { $max }.
duel-fight-description = Énergie de { $fighters } combattants sur { $ticks } tics. Qui atteint la ligne agit et paie { $cost } ; le reste est gardé. En dessous, les { $draws } tirages dans l’ordre.
duel-turn-told = Tour { $turn }, tic { $tick } : { $lines } Énergie { $energy }, garde { $kept }.

duel-log-begins = Au combat ! Contre vous : { $enemies }.
duel-log-misses = { $actor } rate { $target }.
duel-log-hits = { $actor } { $word ->
    [0] griffe
    [1] frappe
    [2] taillade
   *[3] écrase
 } { $target } ({ $damage }).{ $crit ->
    [0] { "" }
   *[1] { " " }Le sang gicle !
 }
duel-log-uses = { $actor } : { $skill }.
duel-log-heals = { $actor } : { $item } (+{ $gained }).
duel-log-escapes = { $actor } s’enfuit.
duel-log-caught = { $actor } ne parvient pas à fuir.
duel-log-falls = { $who } tombe et ne se relève pas.
duel-log-hero-falls = { $who } tombe. La mine avale la lumière.
duel-log-victory = Victoire ! { $hero } : { $hp }/{ $max } PV
duel-log-defeat = Défaite. { $hero } : { $hp }/{ $max } PV

duel-queue = { $turns ->
    [one] Le premier tour
   *[other] Les { $turns } premiers tours
 } de { $fighters ->
    [one] { $fighters } combattant
   *[other] { $fighters } combattants
 } : { $ticks ->
    [one] { $ticks } tic
   *[other] { $ticks } tics
 }.
duel-queue-stopped = Seulement { $turns } tours sur { $asked } : personne d’autre n’est prêt avant le tic { $tick }, la limite.
duel-queue-description = Énergie de { $fighters } combattants sur { $ticks } tics. Qui atteint la ligne agit et paie.
duel-preview = À suivre : { $order }.
duel-preview-nobody = Personne n’agit.
duel-preview-differs = À partir du tour { $turn }, l’ordre diffère de celui aux prix habituels.

duel-replay-same = L’enregistrement de la graine { $seed } redonne les { $turns } tours et les { $draws } tirages.
duel-replay-draw = Le tour { $turn } diffère en premier, à son tirage { $draw } : enregistré { $recorded }, maintenant { $now }.
duel-replay-turn = Le tour { $turn } diffère en premier, par { $what } : enregistré { $recorded }, maintenant { $now }.
duel-replay-whole = Tous les tours sont identiques, mais { $what } diffère : enregistré { $recorded }, maintenant { $now }.
duel-differs-turn = son numéro
duel-differs-tick = son tic
duel-differs-actor = qui agit
duel-differs-energy = l’énergie
duel-differs-damage = les dégâts
duel-differs-life = la vie restante
duel-differs-turns = le nombre de tours
duel-differs-choices = le nombre de choix
duel-differs-draws = le nombre de tirages
duel-differs-state = l’état final des dés
duel-differs-log = l’empreinte du journal

duel-picture-rule = À { $threshold }, on agit et on paie { $cost } ; le reste est gardé. À énergie égale, le premier de la liste.
duel-picture-dice = Un tour tire toucher (sur 100), arme (plein), critique (sur 100), dans cet ordre. Un raté ne tire rien de plus.
duel-word-tick = tic
duel-word-energy = énergie
duel-word-draws = tirages
duel-word-in-order = dans l’ordre
duel-word-result = résultat
duel-word-a-tick = # par tic
duel-word-life = PV
duel-word-keeps = garde
duel-word-falls = tombe
duel-word-miss = raté
duel-word-crit = critique

draw-hit = touché
draw-miss = raté
draw-weapon = arme
draw-crit = critique
draw-plain = normal
draw-after-hit = après le coup
draw-spell = sort
draw-bleed = saigne
draw-stun = étourdi
draw-burn = brûle
draw-no-effect = sans effet
draw-flight = fuite
draw-escapes = s’échappe
draw-caught = rattrapé
duel-roster = { $hero } contre { $enemies }.
