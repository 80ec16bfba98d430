# Ce que les joueurs de Dragon Quest IX font des règles : chronométrer, récolter, siffler.
dq9-moment-five = cinq
dq9-moment-solo = en solo
dq9-moment-party = en équipe
dq9-moment-eight = huit
dq9-moment-nine = neuf
dq9-moment-title = titre
dq9-moment-five-how = Seconde 0 (T = 5) : l’une des deux consoles entre dans « Pals Past & Present », l’autre quitte alors le carnet de bataille (◐ source unique).
dq9-moment-nine-how = Seconde 4 (T = 9) : « Pals Past & Present », puis sortie des deux écrans (◐ source unique).

dq9-stopwatch-moments = Moments qui calent le chronomètre (T) : { $moments } ({ $evidence }).
dq9-stopwatch-stairs = Pour que les coffres d’un étage soient posés à T, prenez l’escalier de 0,7 à 0,3 s avant, ou quittez le carnet de bataille pendant cette seconde (◐ source unique).

dq9-set-millionaire = millionnaire
dq9-set-s-weapon = arme de rang S
dq9-set-metal-slime-piece = pièce de gluant de métal

dq9-farm-quick-load = plusieurs coffres d’un étage, aussitôt
dq9-farm-all-floors = plusieurs étages, à une même seconde
dq9-farm-third-chests = les troisièmes coffres de deux étages
dq9-farm-combo = un coffre aussitôt, puis un troisième coffre avec son pendant
dq9-farm = { $item } ({ $pattern }) : { $count ->
    [one] une carte, { $first } ({ $map })
   *[other] { $grouped } cartes, d’abord { $first } ({ $map })
 }.
dq9-farm-count = { $item } ({ $pattern }) : { $count ->
    [one] une carte
   *[other] { $grouped } cartes
 }.
dq9-farm-none = { $item } ({ $pattern }) : aucune carte ne l’a.

dq9-free = { $count ->
    [one] Une carte exauce tous les vœux : { $first } ({ $map })
   *[other] { $grouped } cartes exaucent tous les vœux, d’abord { $first } ({ $map })
 }.
dq9-free-count = { $count ->
    [one] Une carte convient
   *[other] { $grouped } cartes conviennent
 }.
dq9-free-none = Aucune carte n’exauce tous les vœux.

dq9-fastest = { $item } après { $way } : { $name } ({ $map }), B{ $floor }F, coffre { $chest }, seconde { $second } de { $seconds }.
dq9-fastest-none = Aucune carte ne donne { $item } à la seconde { $seconds }.
dq9-fastest-way = Le chemin va de l’entrée au coffre ; chaque carte figure avec son coffre le plus proche.

dq9-marathon = { $item } : { $chests ->
    [one] un coffre
   *[other] { $chests } coffres
 } dans { $maps } cartes sur { $own } après { $way }, d’abord { $first } ({ $map }).
dq9-marathon-none = Aucune des { $own } cartes ne donne { $item } à ces moments.
dq9-marathon-how = À chaque étage nommé : sauvegarder, charger, ouvrir aussitôt. La carte qui demande le moins de pas par coffre vient d’abord, pour qu’il y ait toujours le plus de coffres ouverts ; les chemins entre les cartes ne comptent pas (○ supposé : notre ordre).

dq9-at = Derrière { $map }, siffler en B{ $floor }F fait venir { $monster } ; l’équipe { $deftness ->
    [0] frappe la première
    [1000] ne frappe jamais la première
   *[other] frappe la première avec une dextérité de { $deftness } ou plus
 }.
dq9-at-lost = Derrière { $map }, siffler en B{ $floor }F ferait venir { $monster }, qui n’y a pas d’enregistrement : rien ne se passe.
dq9-at-nobody = Derrière { $map }, siffler en B{ $floor }F ne fait venir personne.
dq9-at-outputs = Derrière { $map }, le premier butin peut être la sortie { $start } ; --floor dit qui vient au sifflet.
dq9-at-page = Cela vaut là où le générateur ne tourne pas (étages à cases Flag0, autres endroits figés), la carte étant la dernière de sa page de la liste : 32 sorties sont alors dépensées (◐ source unique).
dq9-at-runs = B{ $floor }F n’a aucune case sans passage : le générateur peut y tourner.
dq9-at-drops = Les chances sont les vôtres : aucune table de butin n’est fournie. Huit objets au plus ; pour chaque espèce, le rare avant le commun.
dq9-at-explain = Sifflet, AT amorcé avec { $state } : les sorties à partir de l’espèce qui vient.
dq9-at-no-record = { $monster } n’a pas d’enregistrement : rien ne se passe
dq9-at-no-entry = personne
dq9-at-deftness = { $deftness ->
    [0] l’équipe frappe la première
    [1000] aucune dextérité ne suffit
   *[other] dextérité de { $deftness } ou plus
 }
dq9-at-ambush = les monstres frappent les premiers
dq9-at-calm = personne n’est surpris
dq9-at-pattern = { $pattern } à une chance sur { $figure } ; à dépenser avec 1 / 3 / 5 monstres : { $spend }
dq9-at-drops-from = butin comme { $pattern } à partir d’ici : dépenser { $spend }
dq9-at-rare = objet rare de l’espèce { $kind }, une chance sur { $figure }{ $member ->
    [0] {""}
   *[other] , par le livre { $member }
 }
dq9-at-common = objet commun de l’espèce { $kind }, une chance sur { $figure }{ $member ->
    [0] {""}
   *[other] , par le livre { $member }
 }
dq9-output-unknown = inconnu
dq9-output-kind = qui vient
dq9-output-strike = premier coup
dq9-output-ambush = embuscade
dq9-output-place = placement
dq9-output-drop = butin
dq9-output-pattern = motif

dq9-method = { $count ->
    [one] Une carte convient : { $first } ({ $map })
   *[other] { $grouped } cartes conviennent, d’abord { $first } ({ $map })
 }.
dq9-method-none = Aucune carte ne convient.
dq9-method-never = jamais

dq9-bug = Bogue à quatre joueurs : sans lui, c’est { $name }, { $floors } étages, { $boss }.
dq9-bug-gained = { $count ->
    [one] L’hôte gagne B{ $last }F
   *[other] L’hôte gagne B{ $first }F à B{ $last }F
 } ; un invité appelé là peut descendre jusqu’à B16F.
dq9-bug-not-gained = L’hôte descend jusqu’à B{ $floors }F et ne gagne aucun étage.
dq9-bug-stays = Nom, niveau, nombre d’étages et boss changent ; plans, coffres et leurs rangs, milieu et monstres restent (◐ source unique).
dq9-bug-how = Pour l’obtenir : pendant que le deuxième invité rejoint, l’hôte martèle A à l’entrée ; cela n’arrive pas toujours. Qu’une sortie soit perdue est déduit (○ supposé).

dq9-column-at-once = aussitôt
dq9-column-later = puis
dq9-column-wish = vœu
dq9-column-stops = arrêts
dq9-column-so-far = coffres
dq9-column-output-number = no
dq9-column-output = sortie
dq9-column-decides = décide
dq9-column-reads = donne
dq9-column-evidence = certitude
dq9-column-whistled = vient
dq9-column-deftness = dextérité
dq9-column-begins = début
dq9-column-to-spend = à dépenser 1 / 3 / 5

draw-whistled-kind = qui vient
draw-first-strike = premier coup
draw-monsters-strike-first = les monstres frappent les premiers
draw-before-the-whistle = avant le sifflet
draw-struck = les monstres frappent les premiers
draw-calm = personne n’est surpris

watch-now = maintenant
watch-in = dans { $time }
watch-left = encore { $time }
watch-over = plus rien
watch-ready = Espace le lance à T { $start }
watch-stopped = arrêté
watch-set = Calé sur { $moment } : T { $time }.
watch-nothing-to-undo = Rien à reprendre.
watch-bell-on = Sonnerie en marche.
watch-bell-off = Sonnerie coupée.
watch-flash-on = Éclair en marche.
watch-flash-off = Éclair coupé.
watch-offset = T = s + { $offset }
watch-keys = Espace lance/arrête  r recommence  0–5 cale  +/− 0,1 s  u reprend  b sonnerie  f éclair  q quitte
