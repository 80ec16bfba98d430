# Grottes des cartes au trésor de Dragon Quest IX.
dq9-environment-caves = grotte
dq9-environment-ruins = ruines
dq9-environment-ice = glace
dq9-environment-water = eau
dq9-environment-fire = feu

dq9-word-chests = coffres
dq9-word-chests-title = Coffres
dq9-word-monsters = Monstres
dq9-word-memory = Mémoire
dq9-word-arrive = arrivée
dq9-word-go-down = descente
dq9-word-doorway = seuil
dq9-word-corridor = couloir
dq9-word-floor = sol
dq9-word-rock = roche
dq9-word-unreachable = coffre hors d’atteinte
dq9-word-closed = chambre close
dq9-word-ghost = ancien escalier, semblable au sol
dq9-word-isolated = sans passage : aucun monstre n’y vient

dq9-label-id = carte
dq9-label-nickname = connue comme
dq9-label-quality = qualité
dq9-label-boss = boss
dq9-label-loot = butin
dq9-label-chests = coffres
dq9-label-way = trajet
dq9-label-special = spécial
dq9-label-entrance = entrée
dq9-label-chance = probabilité
dq9-label-roam = rôdent
dq9-label-never = jamais
dq9-label-odd = note

dq9-edition = Édition : { $edition }.
dq9-steps = { $half ->
    [2] un pas
   *[other] { $steps } pas
 }
dq9-gold = { $gold } pièces d’or
dq9-hollow = { $item } (creux)
dq9-second = seconde { $second }

dq9-show = { $name } ({ $map }) : { $floors } étages, décor { $environment }, monstres de rang { $ranks }, { $boss } sous le dernier.
dq9-map-line = { $name } · rang { $rank }, graine { $seed } · { $environment }, { $floors } étages · boss { $boss }
dq9-map-description = Plans de { $floors } étages avec escaliers et coffres, du premier au dernier.
dq9-map-way = { $way } de l’entrée au boss, sans compter l’étage du boss
dq9-map-boss = { $name }, { $hp } PV ; le plus utile : { $force } ({ $evidence })
dq9-map-best = au mieux depuis la base { $base } : { $timers } des 65 536 valeurs du minuteur, une sur { $one-in }
dq9-map-never = ne peut pas sortir : aucune base ni valeur du minuteur ne la donne
dq9-entrance = lieu { $location }, { $area } : { $where } (bases { $bases })
dq9-entrance-quest = lieu 5 comme carte de la quête 15
dq9-foot-map = plans, coffres, monstres · certain
dq9-foot-floor = plan, coffres, monstres · certain

dq9-floor = { $floor } a un coffre { $letter } à { $way } de votre arrivée ; { $monsters }.
dq9-floor-empty = { $floor } n’a pas de coffre ; { $monsters }.
dq9-floor-unreachable = { $floor } n’a que des coffres hors d’atteinte ; { $monsters }.
dq9-floor-description = Plan de { $side } cases sur { $side } avec l’escalier montant en { $up }, l’escalier descendant en { $down } et { $chests ->
    [0] aucun coffre
    [one] un coffre
   *[other] { $chests } coffres
 }. Avec lui : le contenu des coffres par seconde, les monstres de l’étage et la mémoire utilisée.
dq9-floor-none-lost = aucun monstre n’est perdu
dq9-floor-cut = aucun monstre n’est perdu, mais des passages sont coupés ({ $count })
dq9-floor-traps-only = aucun monstre ne rôde : seules tiennent les fiches des coffres piégés ({ $fit })
dq9-floor-memory-full = aucun monstre ne rôde : la mémoire est pleine avant la première fiche
dq9-floor-single = seul rôde { $monster }
dq9-floor-few = { $kinds } espèces rôdent, { $count ->
    [1] une fiche est perdue
   *[other] { $count } fiches sont perdues
 }
dq9-floor-roam = { $names } (parts : { $evidence })
dq9-floor-nobody = personne
dq9-floor-never = { $names } : il reste { $left } octets pour { $entries } fiches de 20, { $fit } tiennent
dq9-floor-way = { $way } entre les escaliers
dq9-floor-monsters = monstres de rang { $rank }, { $present } sur { $all } ont une fiche
dq9-floor-monsters-all = monstres de rang { $rank }, les { $all } ont une fiche
dq9-floor-monsters-told = monstres de rang { $rank } · { $present } sur { $all } ont une fiche
dq9-floor-monsters-told-all = monstres de rang { $rank } · les { $all } ont une fiche
dq9-floor-memory = mémoire : { $bytes } octets sur 11344
dq9-floor-memory-told = { $grouped } octets sur 11,344 avant les fiches
dq9-floor-memory-note = { $fit } fiches de 20 octets tiennent (le bout plein de la barre) · { $cells } cases praticables, { $passages } passages
dq9-monster-never = jamais
dq9-monster-chests = coffres

dq9-odd-unreachable = le coffre { $letter } en { $at } est hors d’atteinte
dq9-odd-hollow = le coffre { $letter } en { $at } est creux quand il tire son monstre piège, qui n’a pas de fiche ici
dq9-odd-chestless = sans coffre : aucun n’est accessible
dq9-odd-chamber = une chambre close de { $size ->
    [one] une case
   *[other] { $size } cases
 }
dq9-odd-walled-in = l’escalier descendant est hors d’atteinte
dq9-odd-ghosts = { $count ->
    [one] escalier fantôme : un ancien escalier qui ressemble au sol
   *[other] escaliers fantômes : { $count } anciens escaliers qui ressemblent au sol
 }
dq9-odd-forced = escalier forcé : placé sans contrôle après cent essais ratés ; il ne vous enferme pas
dq9-odd-trapped = escalier forcé qui vous enferme à côté d’un coffre (◐ source unique)
dq9-odd-fifteen = un étage de 15×15
dq9-odd-cut = { $count ->
    [1] un passage est coupé
   *[other] { $count } passages sont coupés
 } faute de mémoire ; { $isolated ->
    [0] chaque case en garde un
    [one] une case n’en a plus (Flag0)
   *[other] { $isolated } cases n’en ont plus (Flag0)
 }

dq9-content = seconde { $second } : le jet { $roll } sur 0..=99 donne { $item }
dq9-content-hollow = seconde { $second } : le jet { $roll } sur 0..=99 donne { $item }, qui n’a pas de fiche ici : le coffre est creux
dq9-content-note = { $weight } % · jet { $roll }
dq9-chest-told = coffre { $number }, rang { $letter } : { $at }

dq9-note-hollow = Un coffre piégé creux s’ouvre sans combat ; ce qu’il contenait est perdu jusqu’à ce que la grotte soit réinitialisée.
dq9-note-treasures = Détectrésor (compte les trésors) : dans une grotte, il ne se passe rien ; dans le monde d’un autre joueur, il échoue partout.
dq9-note-flair = Marque-magot (signale les trésors) : dans une grotte, il signale l’escalier descendant sur l’écran du haut, même inexploré, boss vaincu ou non ; dans le monde d’un autre joueur, il échoue hors des grottes.
dq9-note-reset = Une fois vaincu, le boss ne revient pas et les coffres ouverts restent vides jusqu’à ce qu’une carte, même celle-ci, soit choisie dans le menu des cartes au trésor.
dq9-note-saves = La sauvegarde à l’église ne garde pas la carte choisie : la grotte recommence. La sauvegarde rapide garde la carte, le boss et les coffres ouverts.
dq9-note-laid = Les coffres sont remplis à l’arrivée, et de nouveau en quittant un menu qui occupe les deux écrans (les archives de combat), ce qui ne remet pas l’horloge à zéro : les coffres fermés prennent le contenu de cette seconde.

dq9-explain-header = En-tête, AT initialisé avec { $state } : { $draws }.
dq9-explain-floors = Les tirages d’un étage sont donnés avec --floor.
dq9-explain-layout = Plan, AT initialisé avec { $state } (graine + étage), tirages par étape : { $steps }.
dq9-explain-ranks = Rangs des coffres, AT de nouveau à { $state }, après { $thrown } tirages pour les modèles : { $draws }.
dq9-explain-contents = Contenu à la seconde { $second }, AT initialisé avec { $state } (graine + étage + seconde), jet de chaque coffre : { $draws }.
dq9-step-5a = découpage
dq9-step-5b = salles et seuils
dq9-step-5c = remodelage
dq9-step-5d = couloirs
dq9-step-5f = escaliers
dq9-step-5g = coffres

draw-environment = décor
draw-floors = étages
draw-monster-rank = rang des monstres
draw-boss = boss
draw-unused-chest-ranks = inutilisé
draw-prefix = matière
draw-suffix = dernier mot
draw-locale-rank = type de lieu
draw-level = niveau
draw-caves = grotte
draw-ruins = ruines
draw-ice = glace
draw-water = eau
draw-fire = feu
draw-cut-way = sens de la coupe
draw-cut-place = endroit de la coupe
draw-cut-order = quelle partie ensuite
draw-room-inset = marge de la salle
draw-room-edge = bord de la salle
draw-doorway = seuil
draw-main-room = salle principale
draw-edge-way = le bord avance ou recule
draw-edge-depth = de combien
draw-corridor-extends = le couloir continue
draw-stairs-room = salle de l’escalier
draw-stairs-cell = case de l’escalier
draw-chest-count = nombre de coffres
draw-chest-room = salle du coffre
draw-chest-cell = case du coffre
draw-chest-thrown-away = jeté
draw-chest-model = modèle d’un coffre
draw-chest-rank = rang du coffre
draw-chest-content = contenu du coffre
draw-quality = qualité
draw-seed = graine
draw-location = lieu
draw-vertical = vertical
draw-horizontal = horizontal
draw-old-first = ancienne partie d’abord
draw-new-first = nouvelle partie d’abord

dq9-element-fire = feu
dq9-element-ice = glace
dq9-element-wind = vent
dq9-element-blast = explosion
dq9-element-earth = terre
dq9-element-dark = ténèbres
dq9-element-light = lumière
dq9-boss-one = { $name } a { $hp } PV ; le plus utile : { $force }.
dq9-boss-all = { $count } boss attendent sous les derniers étages.
dq9-boss-of-rank = Le rang { $rank } a { $count } boss.
dq9-boss-number = numéro
dq9-boss-level = niveau
dq9-boss-experience = expérience
dq9-boss-gold = or
dq9-boss-takes = subit
dq9-boss-always = laisse toujours
dq9-boss-drops = peut laisser
dq9-boss-steal = volé seulement
dq9-boss-ranks = rangs
dq9-boss-suffixes = derniers mots
dq9-boss-nothing-special = 100 % de chaque élément
dq9-boss-disputed = Résistances et butin viennent de tableaux de joueurs, qui diffèrent sur Sir Sanguinus et Tyrannosaurus Wrecks (--bosses wikidot montre l’autre).
dq9-boss-forces = Avec une Force, chaque coup fait ×1,1, puis × ce que le boss subit de son élément ; de deux éléments, le meilleur compte. Les noms des Forces ne sont établis qu’en français.

dq9-column-number = n°
dq9-column-boss = boss
dq9-column-hp = PV
dq9-column-chance = probab.
dq9-column-force = meilleure Force
dq9-column-floors = étages
dq9-column-bases = bases
dq9-column-lies-at = lieu
dq9-column-best-timers = valeurs au mieux
dq9-column-map = carte
dq9-column-name = nom
dq9-column-rank = rang
dq9-column-qualities = qualités
dq9-column-smr = SMR
dq9-column-bosses = boss
dq9-column-base = base
dq9-column-timers = valeurs
dq9-column-one-in = une sur
dq9-column-timer = minuteur
dq9-column-floor = étage
dq9-column-chest = coffre
dq9-column-second = seconde s
dq9-column-stopwatch = chronomètre T
dq9-column-s = s
dq9-column-t = T
dq9-column-holds = contient
dq9-column-lasts = dure
dq9-column-kind = type
dq9-column-occurring = de graines qui sortent
dq9-column-maps = cartes
dq9-column-drawable = possibles
dq9-column-meaning = signification
dq9-column-roams = qui rôde
dq9-column-best-base = meilleure base
dq9-column-way = trajet
dq9-column-count = nombre
dq9-column-seed-floor = graine et étage
dq9-column-size = taille
dq9-column-progress = état
dq9-column-worth = ce qu’elle vaut

dq9-decode-one = { $name } est { $map }.
dq9-decode-one-fits = { $name } à cet endroit est { $map }, l’une des { $all } grottes de ce nom.
dq9-decode-some = { $name } : { $count } des { $all } grottes de ce nom conviennent.
dq9-decode-many = { $name } peut être n’importe laquelle de { $count } grottes ; le lieu réduit le choix.
dq9-decode-nothing = Aucune grotte ne s’appelle { $name } : les mots existent, mais jamais ensemble à ce niveau.
dq9-decode-nowhere = { $all ->
    [one] La seule grotte nommée { $name } ne convient pas
   *[other] Aucune des { $all } grottes nommées { $name } ne convient
 } au lieu et à la base.
dq9-decode-legacy = La carte de { $boss }{ $level ->
    [0] {""}
   *[other] {" "}au niveau { $level }
 } est celle d’un boss d’un épisode antérieur : aucune grotte ne se cache derrière.
dq9-decode-best = { $timers } à { $base }
dq9-decode-initials = Initiales : { $prefix } / { $locale } / { $suffix }.
dq9-decode-alike = { $count } lieux portent le même nom : { $places }.
dq9-decode-no-prefix = La matière manque : toutes sont essayées.
dq9-decode-no-locale = Le type de lieu manque : tous sont essayés.
dq9-decode-no-suffix = Le dernier mot manque : tous sont essayés.
dq9-decode-never = { $count ->
    [1] L’une d’elles ne peut
   *[other] { $grouped } d’entre elles ne peuvent
 } sortir d’aucune base.
dq9-decode-quest = { $map } est aussi ce que donne la quête 15, alors au lieu 5.
dq9-decode-quest-place = 5 (quête 15)
dq9-decode-nowhere-place = ne peut pas sortir
dq9-decode-more = { $grouped } de plus ne sont pas montrées : --limit les montre.
dq9-decode-explain = Les tirages sont donnés quand il reste une seule grotte : donnez le lieu, ou demandez à antre dq9 show.
dq9-decode-level-word = Le mot devant le niveau ({ $word }) est supposé : personne n’a montré d’écran.

dq9-next-base = La base { $base } donne { $ranks }.
dq9-next-rank = rang { $rank } à { $chance }
dq9-next-wanted = La base { $base } la donne pour { $timers } des 65 536 valeurs du minuteur, une sur { $one-in } : { $count ->
    [one] une grotte
   *[other] { $maps } grottes différentes
 }.
dq9-next-never = La base { $base } ne la donne jamais.
dq9-next-best = La base { $base } la donne le plus souvent : { $timers } des 65 536 valeurs du minuteur, une sur { $one-in }.
dq9-next-nowhere = Aucune base ne la donne.
dq9-next-elsewhere = La base { $base } la donne le plus souvent : { $timers } des 65 536 valeurs du minuteur, une sur { $one-in }.
dq9-next-one = Le minuteur { $timer } à la base { $base } donne { $name } ({ $map }), qualité { $quality }, lieu { $location }.
dq9-next-remaining = { $count ->
    [0] Aucune valeur du minuteur ne peut avoir donné
    [one] Une valeur du minuteur peut avoir donné
   *[other] { $grouped } valeurs du minuteur peuvent avoir donné
 } { $name }.
dq9-next-remaining-base = Avec la base (--base, ou --level et son origine), il en reste moins.
dq9-next-more-bases = { $grouped } bases de plus la donnent : csv et json les contiennent.
dq9-next-timers = Chacune des 65 536 valeurs du minuteur compte autant ; 302 graines ne sortent jamais.
dq9-explain-new-map = Nouvelle carte, AT initialisé avec le minuteur { $state } : { $draws }.

dq9-chests-floor = B{ $floor }F de { $map } : { $count ->
    [1] un coffre
   *[other] { $count } coffres
 } à partir de la seconde { $seconds } (chronomètre { $stopwatch }).
dq9-chests-map = { $map } a { $count ->
    [1] un coffre
   *[other] { $count } coffres
 } ; voici leur contenu à la seconde { $seconds } (chronomètre { $stopwatch }).
dq9-chests-none = { $map } n’a pas de tel coffre.
dq9-chests-none-floor = B{ $floor }F de { $map } n’a pas de tel coffre.
dq9-chests-item = { $item } : au plus tôt au B{ $floor }F, { $count ->
    [1] coffre { $chests }
   *[other] coffres { $chests }
 }, à la seconde { $seconds } (chronomètre { $stopwatch }).
dq9-chests-item-not = { $map } ne donne pas { $item } à la seconde { $seconds } (chronomètre { $stopwatch }).
dq9-chests-item-impossible = { $map } ne donne jamais { $item } : aucun étage n’a de coffre accessible de ces rangs.
dq9-chests-more = { $grouped } moments plus tardifs ne sont pas montrés : csv et json les contiennent.
dq9-chests-clock = T = s + { $offset } : un chronomètre lancé avec A à l’écran titre a { $offset } s d’avance sur l’horloge du jeu (◇ contesté : mesuré par des joueurs).
dq9-chests-party = Ouvert aussitôt après le chargement rapide : une équipe d’un seul obtient s = 1 (T = { $solo } ; environ 20 % glissent à 2), une équipe de quatre s = 2 (T = { $party } ; environ 5 % glissent à 1) (◐ source unique).
dq9-chests-unreachable = L’un des coffres est hors d’atteinte (antre dq9 show le dessine).
dq9-chest-heading = coffre { $number } { $letter } { $at }
dq9-second-heading = s { $second } (T { $stopwatch })
dq9-word-hollow = creux

dq9-special-all = { $special } étages sont spéciaux : { $single } avec un seul monstre, { $none } sans aucun ; les 393 216 cartes ont été examinées.
dq9-special-occurring = « De graines qui sortent » : { $never } graines ne sortent jamais. Une carte est possible si une base et une valeur du minuteur la donnent : { $drawable } sur 393 216 le sont.
dq9-special-some = { $count ->
    [1] Une carte a
   *[other] { $maps } cartes ont
 } { $meaning } ({ $drawable } possibles, { $floors } étages) ; le plus souvent depuis la base { $base }, une carte sur { $one-in }.
dq9-special-base = La base { $base } donne { $count ->
    [1] une carte
   *[other] { $maps } cartes
 } avec { $meaning }, pour { $timers } des 65 536 valeurs du minuteur, une sur { $one-in }.
dq9-special-undrawable = { $count ->
    [1] Une carte a { $meaning }, mais elle ne peut pas sortir.
   *[other] { $maps } cartes ont { $meaning }, mais aucune ne peut sortir.
 }
dq9-special-none = Aucune carte avec { $meaning }.
dq9-special-none-base = La base { $base } ne donne aucune carte avec { $meaning }.
dq9-special-more = { $grouped } de plus ne sont pas montrées : --limit les montre.
dq9-special-hollow = Compté comme l’article d’origine (graines qui sortent, étages avec un coffre creux) : { $floors } étages ; la fiche de { $traps } manque à { $pandora } / { $mimic } / { $cannibox } d’entre eux.

dq9-kind-special = un étage avec une fiche perdue ou des passages coupés
dq9-kind-several-special = deux étages de ce genre ou plus
dq9-kind-single = un étage avec un seul monstre
dq9-kind-metal-only = un étage avec seulement des gluants de métal ou des gluandors
dq9-kind-few = un étage avec une partie seulement de ses monstres
dq9-kind-no-monsters = un étage sans monstre
dq9-kind-traps-only = un étage sans monstre, où ne tiennent que les fiches des coffres piégés
dq9-kind-memory-full = un étage sans monstre, où la mémoire est pleine avant les fiches
dq9-kind-cut-passages = un étage avec tous ses monstres mais des passages coupés
dq9-kind-isolated = une case sans aucun passage (Flag0)
dq9-kind-hollow = un coffre qui peut être creux
dq9-kind-unreachable = un coffre hors d’atteinte
dq9-kind-chestless = un étage sans aucun coffre accessible
dq9-kind-chamber = une chambre close
dq9-kind-several-chambers = plusieurs chambres closes sur un étage
dq9-kind-chamber-floors = des chambres closes sur plusieurs étages
dq9-kind-chest-and-chamber = un étage avec un coffre hors d’atteinte et une chambre close
dq9-kind-walled-in = un escalier descendant hors d’atteinte
dq9-kind-ghosts = des escaliers fantômes
dq9-kind-forced = un escalier forcé
dq9-kind-trapping = un escalier forcé qui enferme le joueur (source unique)
dq9-kind-fifteen = un étage de 15×15
dq9-kind-special-fifteen = un étage de 15×15 qui est spécial

dq9-extreme = { $what } : { $first } avec { $value }.
dq9-extreme-none = { $what } : rien ne remplit les conditions.
dq9-extreme-maps = Cartes possibles ; le trajet est la somme des étages, sans celui du boss. Les cartes du boss 12 ne comptent pas parmi les plus courtes, sauf si --boss les demande.
dq9-extreme-shortest-maps = Trajet le plus court
dq9-extreme-longest-maps = Trajet le plus long
dq9-extreme-shortest-floors = Trajet le plus court entre les escaliers
dq9-extreme-longest-floors = Trajet le plus long entre les escaliers
dq9-extreme-largest-floors = Le plus de cases ouvertes
dq9-extreme-smallest-floors = Le moins de cases ouvertes
dq9-extreme-largest-chambers = Plus grande chambre close
dq9-extreme-most-ghosts = Le plus d’escaliers fantômes

dq9-table = { $count ->
    [1] Une ligne
   *[other] { $count } lignes
 } : { $table }.
dq9-table-source = { $holds } : { $source } ({ $evidence }, §{ $section }).
dq9-table-sources = chaque tableau avec sa source
dq9-table-ranks = ce que permet chaque rang
dq9-table-levels = graines par rang et niveau
dq9-table-chest-ranks = rangs des coffres par rang des monstres
dq9-table-chests = contenu des coffres par rang et jet
dq9-table-monsters = qui rôde par décor et rang des monstres
dq9-table-forces = dégâts avec chaque Force, en pour cent
dq9-table-locations = les entrées
dq9-table-words = les mots des noms de cartes
dq9-table-environments = décors
dq9-table-famous = cartes auxquelles les joueurs ont donné un nom
dq9-table-legacy = boss des épisodes antérieurs

dq9-save = { $count ->
    [1] Une carte
   *[other] { $grouped } cartes
 } dans la { $slot ->
    [quick] sauvegarde rapide
   *[other] sauvegarde à l’église
 }, { $cleared } terminées ; { $grottos } grottes terminées jusqu’ici.
dq9-save-list = { $count ->
    [1] Une carte
   *[other] { $grouped } cartes
 } dans la liste.
dq9-save-soonest = { $map } ({ $id }) donne { $item } au plus tôt : B{ $floor }F à la seconde { $second } (chronomètre { $stopwatch }).
dq9-save-never = Aucune des cartes ne donne { $item } à la seconde { $seconds }.
dq9-save-checked = Les deux sommes de contrôle sont bonnes ; le fichier est seulement lu.
dq9-save-damaged = Une somme de contrôle est fausse : la sauvegarde est abîmée ou a été modifiée.
dq9-save-quick = Le fichier contient aussi une sauvegarde rapide : --slot quick.
dq9-save-hero = { $name } (équipe) : niveau { $level }, { $revocations } retours au niveau 1 ; base { $reward } pour une récompense{ $boss ->
    [0] {""}
   *[other] , jusqu’à { $boss } avec les boss de ces cartes
 }.
dq9-save-hero-resting = { $name } (au repos) : niveau { $level }, { $revocations } retours au niveau 1 ; base { $reward } pour une récompense{ $boss ->
    [0] {""}
   *[other] , jusqu’à { $boss } avec les boss de ces cartes
 }.
dq9-save-which-hero = Rien n’établit quelle fiche est celle du héros : prenez la vôtre.
dq9-save-legacy = carte de { $boss } niv. { $level }
dq9-save-unknown = fiche qui n’est ni une grotte ni la carte d’un boss
dq9-save-worth = { $floors } étages, { $boss }
dq9-save-special = spécial { $floors }
dq9-progress-undiscovered = non trouvée
dq9-progress-discovered = trouvée
dq9-progress-cleared = terminée
dq9-progress-unknown = inconnue
dq9-suggest = { $count ->
    [0] Aucun nom ne commence ainsi.
    [one] Un nom commence ainsi.
   *[other] { $count } noms commencent ainsi.
}
dq9-entrances = Les régions avec leurs { $count } entrées.
dq9-entrances-map = { $count ->
    [0] { $map } ne peut pas être tirée : elle ne mène nulle part.
    [one] { $map } peut mener à une entrée.
   *[other] { $map } peut mener à { $count } entrées.
}
dq9-entrances-legend = disque : les monstres ne viennent pas ; carré : ils viennent ; plein et encadré : où la carte peut mener
dq9-entrances-place = Entrée { $location }, { $area } : { $where }. { $contact } ; { $access }.{ $marked ->
    [0] {""}
   *[other] {" "}Bases { $bases }.
}
dq9-contact-safe = Les monstres ne viennent pas
dq9-contact-hit = Les monstres viennent
dq9-contact-sometimes = Les monstres viennent parfois
dq9-access-direct = à pied
dq9-access-indirect = à pied par un détour
dq9-access-ship = en bateau
dq9-access-train = en train
