# Recherches, catalogues, simulations.
search-dq9-map = { $id } est { $name } : { $boss } sous { $depth } étages.
search-dq9-map-chests = { $id } est { $name } : { $boss } sous { $depth } étages, coffres { $count ->
    [0] aucun
   *[other] { $chests }
 }.
search-dq9-floor = B{ $number }F de { $id }, { $name }.
search-dq9-chest = { $id } B{ $number }F, coffre { $chest } : rang { $letter }. { $name }.
search-dq9-timer = La base { $base } au chronomètre { $timer } donne { $id }, { $name }, au lieu { $location }.
search-duel-won = { $hero } gagne avec la graine { $seed } en { $turns } tours et { $draws } tirages, avec { $hp } PV et { $crits ->
    [one] { $crits } coup critique
   *[other] { $crits } coups critiques
 }.
search-duel-lost = { $hero } tombe avec la graine { $seed } après { $turns } tours et { $draws } tirages, avec { $crits ->
    [one] { $crits } coup critique
   *[other] { $crits } coups critiques
 }.

search-plan-exact = Exactement { $hits } sur { $items } { $space } { $count ->
    [one] convient
   *[other] conviennent
 } ; il faut environ { $time } pour les trouver sur { $threads ->
    [one] { $threads } fil
   *[other] { $threads } fils
 }.
search-plan-sampled = Environ { $hits } sur { $items } { $space } conviennent (95 % : { $low } à { $high }) ; il faut environ { $time } pour les trouver sur { $threads ->
    [one] { $threads } fil
   *[other] { $threads } fils
 }.
search-word-stage = étape
search-word-items = éléments
search-word-passes = retenus
search-word-cost = coût unitaire
search-word-conditions = conditions

search-found = { $hits ->
    [0] Aucun de { $items } { $space } ne convient
    [1] 1 sur { $items } { $space } convient
   *[other] { $shown } sur { $items } { $space } conviennent
 } ; { $time } s.
search-limit = Les { $shown } premiers sont montrés ; la limite est atteinte.
search-stopped = Arrêté après { $done } sur { $items } { $space }, { $shown } trouvés.{ $resume ->
    [1] { " " }La même commande avec --resume reprend ici.
   *[0] { "" }
 }
search-drop = Sans { $condition }, il y en aurait { $hits }.
search-written = { $rows } lignes sont dans { $file } ; SHA-256 { $sum }.

duel-sim = { $hero } gagne { $share } de { $fights } combats (95 % : { $low } à { $high }).
duel-sim-exact = Avec des dés idéaux la chance est exactement { $first } ; frapper chaque fois la meilleure cible, d’abord { $target }, la porte à { $best }.
duel-sim-not-narrow = L’intervalle reste plus large que demandé après { $fights } combats ; plus de graines le resserrent.
duel-sim-wins = victoires
duel-sim-crit-fights = combats avec un coup critique
duel-sim-turns = tours
duel-sim-hp = vie du héros à la fin
duel-sim-ticks = tics
duel-sim-crits = coups critiques
duel-sim-misses = ratés
duel-sim-draws = dés
duel-sim-value = valeur
duel-sim-interval = intervalle à 95 %
duel-sim-fights = combats
duel-sim-in-turns = fini en { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
 }
duel-compare = { $better } gagne { $points } points plus souvent : A { $a }, B { $b } sur { $fights } graines (A − B 95 % : { $low } à { $high } points).
duel-compare-even = Aucune différence ne se voit sur { $fights } graines : A gagne { $a }, B { $b } (A − B 95 % : { $low } à { $high } points).
duel-compare-points = victoires, points de pourcentage
duel-sweep = Les victoires vont de { $low } à { $at_low } jusqu’à { $high } à { $at_high }, sur { $fights } graines chacune.
duel-sweep-cell = { $at } : { $share } (95 % : { $low } à { $high }).
duel-sweep-legend = combats gagnés, en pour cent
duel-sweep-description = Une grille de { $cells } cases ; chacune est la part des combats que le héros gagne, d’autant plus sombre qu’elle est haute.
duel-infer-none = Aucune graine ne donne ces { $dice } dés.
duel-infer-one = La graine { $seed } est la seule à donner ces { $dice } dés.
duel-infer-many = { $seeds } graines donnent ces { $dice } dés.
duel-infer-next = Un dé de 1 à 100 de plus apporte { $bits } bits : il resterait environ { $remain } graines.
duel-infer-die = dé
duel-infer-value = sorti
duel-infer-remain = graines restantes
duel-infer-seed = graine

search-infer-none = Aucune carte ne convient ; l’indice après lequel il ne reste rien est faux, ou un avant lui.
search-infer-one = C’est { $item } : aucune autre carte ne convient à { $clues ->
    [one] cet indice
   *[other] ces { $clues } indices
 }.
search-infer-many = { $items } cartes conviennent à { $clues ->
    [one] cet indice
   *[other] ces { $clues } indices
 }.
search-infer-left = restent
search-infer-clue = indice
search-infer-next = regarder ensuite
search-infer-judged = Estimé sur { $items } d’entre eux, répartis également.
search-columns = { $space }, { $edition } : { $columns } colonnes.
search-isaac-head = { $seed }, étage { $stage }{ $name } : { $curse ->
    [none] sans malédiction
   *[other] malédiction : { $curse }
 }.
search-isaac-floor = { $seed }, étage { $stage }{ $name } : { $curse ->
    [none] sans malédiction
   *[other] malédiction : { $curse }
 }, { $steps ->
    [-1] aucun chemin vers le boss
    [one] le boss à une salle
   *[other] le boss à { $steps } salles
 }, { $rooms ->
    [one] une salle
   *[other] { $rooms } salles
 }.
