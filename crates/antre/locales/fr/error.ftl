# Ce qui ne va pas dans une entrée : l’entrée comme on la tape, la valeur trouvée, ce qui est permis.
error-line = ligne { $line }
error-in-file = { $file } : { $problem }
error-perhaps = {" "}; peut-être { $near }
error-nearest = {" "}; le plus proche est { $near }
error-nearest-several = {" "}; les plus proches sont { $others } et { $last }
error-given-up = la question a été abandonnée avant la fin

error-range = { $what } { $found } : attendu { $low }..={ $high }
error-whole = { $what } "{ $found }" : attendu un nombre entier { $low }..={ $high }
error-number-or-range = { $what } "{ $found }" : attendu un nombre ou un intervalle comme { $low }..={ $high }
error-range-empty = { $what } { $found } : attendu un intervalle non vide
error-choice = { $what } "{ $found }" : attendu { $expected }
error-one-of = { $what } "{ $found }" : attendu l’un de { $expected }
error-one-only = { $first } avec { $second } : attendu l’un des deux
error-needs = { $what } : attendu aussi { $needed }
error-seeds = seeds "{ $found }" : attendu un intervalle comme 1..=1000 ou 0..1000
error-seeds-none = seeds { $range } : attendu au moins une graine
error-address = adresse "{ $found }" : attendu un nombre comme 0x2000000
error-search-value = { $name } : une recherche n’a pas cette donnée : attendu { $expected }
error-search-columns = columns : { $count } colonnes : attendu { $most } au plus
error-link-missing = { $name } : manquant : attendu { $about }
error-link-value = { $name } : { $question } n’a pas cette donnée : attendu { $expected }, lang ou explain
error-link-value-near = { $name } : { $question } n’a pas cette donnée ; peut-être { $near } : attendu { $expected }, lang ou explain
error-link-value-none = { $name } : { $question } n’a pas cette donnée : rien n’est attendu, sauf lang ou explain

error-unreadable = lecture impossible : { $why }
error-unwritable = écriture impossible : { $why }
error-no-right = écriture impossible : attendu un fichier et un dossier où l’on peut écrire
error-disk-full = le disque est plein : attendu de la place pour le fichier
error-no-folder = son dossier n’existe pas : attendu un dossier existant
error-is-folder = est un dossier : attendu un fichier
error-twice = demandé deux fois : attendu un fichier propre à chaque sortie
error-too-large = plus de { $limit } octets : attendu cela au plus
error-base64 = fichier : { $why } : attendu du base64
error-utf8 = octet { $byte } : attendu un texte UTF-8
error-json-scenario = { $why } : attendu un scénario en JSON
error-no-wiki = --format wiki : cette réponse n’a pas cette forme : attendu text, json ou csv
error-no-picture = --{ $flag } : cette réponse n’a pas d’image : attendu une commande qui dessine, comme antre duel fight

error-dq9-rank = rang { $found } : attendu 02, 38, 3D, 4C, 51, 65, 79, 8D, A1, B5, C9 ou DD
error-dq9-map = carte { $found } : attendu RR:graine (B5:15522) ou six chiffres hexadécimaux (B53CA2)
error-dq9-word = { $part ->
    [prefix] matière
    [place] lieu
    [suffix] sentiment
   *[any] partie du nom
 } "{ $found }" : aucune carte ne l’a
error-dq9-name-looks = {" "}; un nom ressemble à Tunnel de granit de la Détresse Niv. 1
error-dq9-save-foreign = sauvegarde : attendu le texte DRAGON QUEST IX dans les { $bytes } premiers octets
error-dq9-save-short = sauvegarde de { $found } octets : attendu au moins { $expected } à partir du texte DRAGON QUEST IX
error-dq9-save-checksum = sauvegarde { $slot ->
    [quick] rapide
   *[church] à l’église
 } : la somme des octets { $from }..{ $to } est { $computed }, celle inscrite est { $stored } ; la sauvegarde est abîmée ou a été modifiée
error-dq9-save-empty = vide : attendu une sauvegarde ou une carte par ligne
error-dq9-save-no-quick = n’a pas de sauvegarde rapide : attendu --slot church
error-dq9-item = objet "{ $found }" : aucun coffre ne le donne
error-dq9-items = item { $count } fois : attendu 3 au plus, un étage n’a pas plus de coffres
error-dq9-location = lieu { $found } : attendu un nombre de 1..=150
error-dq9-boss = boss "{ $found }" : attendu 1..=12 ou un nom
error-dq9-boss-rank = boss { $boss } : le rang { $rank } n’a que les boss { $low }..={ $high }
error-dq9-monster = monstre "{ $found }" : attendu un monstre des grottes
error-dq9-part = { $what } "{ $found }" : attendu un mot d’un nom de carte
error-dq9-chests = chests "{ $found }" : attendu une lettre de IHGFEDCBAS, = et un nombre
error-dq9-legacy = { $what } "{ $name }" : la carte d’un boss antérieur n’est pas tirée ; attendu le nom d’une grotte
error-dq9-no-seed = nom "{ $name }" : attendu celui d’une grotte ; les cartes des boss antérieurs n’ont pas de graine
error-dq9-no-map-one = { $conditions } : aucune carte ne la remplit ; attendu une condition que remplit au moins une carte
error-dq9-no-map-without = { $conditions } : aucune carte ne les remplit toutes ; attendu des conditions compatibles, comme elles le sont sans { $without }
error-dq9-no-map-together = { $conditions } : aucune carte ne les remplit toutes ; attendu des conditions compatibles
error-dq9-base-or-hero = base avec level, revocations, grotto-level ou reward : attendu l’un ou l’autre
error-dq9-hero-level = level : attendu celui du héros, 1..=99
error-dq9-hero-source = level : attendu aussi --grotto-level G pour ce que laisse un boss, ou --reward pour toute autre carte
error-dq9-timer-base = timer : attendu aussi une base : --base, ou --level avec --grotto-level ou --reward
error-dq9-next-nothing = next : attendu --level avec --grotto-level ou --reward, --base, ou une condition comme --rank
error-dq9-extreme-or-kind = extreme avec un type : attendu l’un des deux
error-dq9-depth = depth : attendu aussi --extreme shortest-maps ou longest-maps
error-no-clue = infer : aucun indice : attendu une condition, --name ou --location
error-dq9-moment = moment "{ $found }" : attendu five, solo, party, eight ou nine
error-dq9-moment-form = moment "{ $found }" : attendu un nom, = et une seconde
error-dq9-moment-whole = moment "{ $found }" : attendu une seconde entière
error-dq9-drop = drop "{ $found }" : attendu rare/commun, une chance sur tant, comme 256/32
error-dq9-drop-kinds = drop { $count } fois : attendu 12 espèces au plus
error-dq9-book-members = book { $count } fois : attendu 4 membres au plus
error-dq9-farm-trap = item { $item } : son combat repose les coffres, si bien qu’aucun second ne suit ; attendu un objet, de l’or, ou combo
error-dq9-farm-combo = item { $item } : aucun troisième coffre n’a de pendant pour lui ; attendu Soluté sacré, Bustier dangereux, Arc de confusion, Bouclier gluant, Pierre de sorcier, millionaire, canniboîte, imitapeur ou boîte de Pandore
error-dq9-wishes = { $count } souhaits : attendu 1..=3
error-dq9-way = way : attendu aussi un type, ou --extreme shortest-maps seul
error-dq9-by-base = by-base : attendu aussi un type
error-dq9-wants = want { $count } fois : attendu 1..={ $most }
error-dq9-want-items = want "{ $found }" : { $count } objets : attendu 3 au plus, un étage n’a pas plus de coffres
error-dq9-start = start "{ $found }" : attendu des secondes avec une décimale au plus, title, five, solo, party, eight ou nine
error-dq9-method = method : attendu --pattern, --monster ou --deftness
error-dq9-kind = attendu un type

error-duel-empty-range = { $what } { $low }..={ $high } : attendu une borne haute d’au moins { $low }
error-duel-wide-range = { $what } { $low }..={ $high } : attendu 4294967296 valeurs au plus
error-duel-kind = type "{ $found }" : attendu slash, pierce, blunt, fire ou poison
error-duel-name-twice = le nom "{ $name }" est porté par deux combattants : attendu des noms différents
error-duel-name-empty = le combattant { $number } a un nom vide : attendu au moins une lettre
error-duel-choice = choix "{ $found }" : attendu strike, strike:N, quick:N, heavy:N, spark:N, potion ou flee, N un ennemi à partir de 1
error-duel-choice-number = choix { $number }
error-duel-no-choice = choix { $number } : aucun n’est attendu, car { $why }
error-duel-target = cible { $found } : attendu un ennemi vivant, à partir de { $first }
error-duel-not-enough = { $what } { $left } : attendu au moins { $needed }
error-duel-party-size = { $found } combattants : attendu un héros et 1..={ $most } ennemis
error-duel-screen = écran { $turn } : attendu 0..={ $most }, les tours de ce combat
error-duel-die = dé "{ $found }" : attendu un nombre 1..=100, celui d’une arme comme 4[4..=7], celui d’une chance comme <=73 ou >73, ou ?
error-duel-dice = { $found } dés : attendu 1..={ $most }, comme 67 4[4..=7] 93
error-duel-log-actor = ligne du journal "{ $line }" : attendu un coup de { $name }, dont c’est le tour
error-duel-log-lands = ligne du journal "{ $line }" : attendu un coup qui touche : celui-ci touche toujours
error-duel-log-line = ligne du journal "{ $line }" : attendu une ligne du journal d’un combat en espagnol
error-duel-log-damage = ligne du journal "{ $line }" : attendu des dégâts que { $name } peut faire, et non { $damage }
error-duel-log-critical = ligne du journal "{ $line }" : attendu un coup critique là où il doit l’être
error-duel-queue-empty = vide : attendu le nombre de tours à la ligne 1
error-duel-queue-line = ligne "{ $found }" : attendu un nom, une espace et une vitesse
error-duel-queue-nobody = aucun combattant : attendu au moins une ligne avec un nom et une vitesse
error-duel-recording = recording "{ $found }" : attendu "{ $expected }"
error-duel-recording-empty = vide : attendu un enregistrement de antre duel fight
error-duel-version = version { $found } : attendu { $expected }
error-duel-roster-empty = vide : attendu des tables [[fighter]], le héros d’abord
error-duel-roster-size = { $found } combattants : attendu 2..={ $most }, le héros d’abord
error-duel-roster-name = nom { $name } : attendu au moins une lettre, sur une ligne
error-duel-roster-name-twice = le nom "{ $name }" sert deux fois : attendu un nom propre à chaque combattant
error-duel-tick-limit = min_speed none : attendu aussi une limite de tics (tick_limit 1..=1000000000), car la file peut ne jamais finir
error-duel-clamp = hit_clamp "{ $found }" : attendu deux pourcentages comme 30..=70
error-duel-min-speed = min_speed "{ $found }" : attendu un nombre à partir de 1, ou none
error-duel-until = until { $found } : attendu un pourcentage entre 0 et 50, comme 0.1
error-duel-fights = { $found } combats : attendu { $most } au plus, un par graine
error-duel-differ = graine { $seed } : le combat rapide et le combat évident diffèrent. Merci de signaler cette ligne avec le groupe
error-duel-vary = vary "{ $found }" : attendu par exemple hero.agility=0..=20 ou rules.hit_low=10..=50/10
error-duel-vary-who = vary { $found } : attendu hero, rules ou l’un de { $expected }
error-duel-vary-what = vary { $found } : attendu l’un de { $expected }
error-duel-vary-count = { $found } choses varient : attendu une ou deux
error-duel-vary-cells = { $found } cases ou plus : attendu { $most } au plus ; un pas plus grand en fait moins
error-lesson-number = { $what } { $found } : attendu 1..={ $most }
error-lesson-answer = answer : attendu l’étape 7, 8 ou 9, qui posent une question
error-lesson-input = input ou printed : attendu l’étape 10, l’exercice

error-isaac-seed-length = la graine "{ $found }" a { $letters ->
    [one] { $letters } lettre
   *[other] { $letters } lettres
 } : attendu huit, comme B911 97JS
error-isaac-seed-letter = graine "{ $found }" : la lettre { $place } est { $letter } : attendu l’une de ABCDEFGHJKLMNPQRSTWXYZ01234V6789
error-isaac-seed-checksum = graine "{ $found }" : la somme de contrôle ne convient pas : attendu une graine telle que le jeu la montre
error-isaac-seed-zero = la graine B911 99JA est le nombre 0, que le jeu prend pour aucune graine : attendu 1..=4294967295
error-isaac-shape = forme "{ $found }" : attendu 1x1, IH, IV, 1x2, IIV, 2x1, IIH, 2x2, LTL, LTR, LBL ou LBR
error-isaac-stage = étage { $stage } du profil { $profile } : attendu { $expected }
error-isaac-labyrinth = malédiction du labyrinthe à l’étage { $stage } : attendu un étage impair sous 8, car elle réunit deux étages
error-isaac-flash-curse = la malédiction "{ $curse }" ne change aucun étage du jeu Flash : attendu none, labyrinth ou lost
error-isaac-greed = --greed : aucune source n’établit les étages du mode Greed : attendu une partie normale ou difficile
error-isaac-path = --path "{ $path }" : aucune source n’établit les plans de l’autre chemin de Repentance (Downpour, Mines, Mausoleum) : attendu main
error-isaac-attempt-none = attempt : rien n’a été fait
error-isaac-attempt-demo = attempt { $attempt } de la démo : aucun n’est attendu, car la démo ne garde rien d’un essai qu’elle abandonne
error-isaac-room-files = { $found } fichiers de salles : attendu 1..={ $most } finissant par .xml ou .stb
error-isaac-seeds = seeds "{ $found }" : attendu au moins une graine, comme 1..=1000
error-isaac-seeds-zero = seeds 0.. : attendu 1 ou plus ; le jeu ne commence aucune partie avec 0
error-isaac-stages = stages "{ $found }" : attendu des étages comme 1, 1,3 ou 1..=4
error-isaac-stage-twice = étage { $stage } : nommé deux fois : attendu chaque étage une fois
error-isaac-exits = exits "{ $found }" : attendu certaines des lettres L, U, R et D, chacune une fois
error-isaac-no-clue = infer : aucun indice : attendu une condition, --exits, --variant ou --cursed
error-isaac-observation = observation : une liste de graines : attendu --seeds, une graine ou un intervalle

error-sky-name = { $what } "{ $found }" : inconnu
error-sky-name-near = { $what } "{ $found }" : inconnu : le plus proche est "{ $near }"
error-sky-monster = { $place } : il n’y a pas de monstre "{ $found }" : attendu l’un de { $known }
error-sky-script = { $place } : "{ $found }" : attendu { $expected }
error-sky-twice = { $what } { $found } sert deux fois : attendu un monstre pour chacun
error-sky-full = { $side } : plus de place : attendu { $slots } monstres au plus
error-sky-leader = chef "{ $found }" : attendu un monstre de l’équipe présent à l’étage
error-sky-no-charge = { $who } : release sans charge au pas { $step } : attendu `charge:move` comme action précédente
error-sky-endless = pas { $step } : le chef a fait { $actions } actions en une phase : attendu un script qui y mette fin
error-sky-nobody-asked = aucune action n’était demandée : attendu un appel après que `advance` a nommé quelqu’un
error-sky-draws = tirages donnés : { $problem }
error-sky-dump = copie de la mémoire : { $what } en { $address } : attendu une adresse de { $start }..{ $end }
error-sky-too-large = { $what } : plus de { $limit } : attendu une question plus petite
error-sky-payload = payload : vide : attendu au moins une action, comme attack
error-sky-no-enemy = aucun ennemi à déjouer : attendu au moins un dans le scénario, comme E1:walk
error-sky-empty = vide : attendu des tables [[monsters]], le chef d’abord
error-sky-no-toml = le scénario de la copie n’a pas de forme TOML : { $why }
error-sky-scenario = scénario "{ $name }" : ni fichier ni scénario fourni de ce nom : attendu un fichier, l’un de { $shipped }, ou la forme courte L:agility*3,attack E1:attack
error-sky-words = { $name } à côté d’autres mots : attendu un fichier, un nom, ou la forme courte

error-torneko3-unknown = { $what } `{ $found }` : attendu { $expected }
error-torneko3-character = { $place } : il n’y a pas de personnage `{ $name }` ; le scénario a { $known }
error-torneko3-name-twice = personnage `{ $name }` : le nom sert deux fois
error-torneko3-overlap = case { $x },{ $y } : { $first } et { $second } y sont tous deux
error-torneko3-rectangle = rangée { $row } de la carte : elle a { $found } cases, la première en a { $expected } ; une carte est un rectangle
error-torneko3-map-size = carte : { $width } × { $height } cases ; attendu 1 à 255 dans chaque sens
error-torneko3-map-mark = case { $x },{ $y } de la carte `{ $found }` : attendu l’un de { $expected }
error-torneko3-off-map = { $what } en { $x },{ $y } : la carte a { $width } × { $height } cases, comptées à partir de 0
error-torneko3-wall = { $what } en { $x },{ $y } : il y a un mur
error-torneko3-players = le scénario a { $found } joueurs ; attendu 1
error-torneko3-no-order = { $class } : tous les numéros d’ordre de cette classe sont pris
error-torneko3-order-taken = order { $order } : deux personnages l’ont ; il en faut un à chacun
error-torneko3-missing = { $place } : il manque `{ $key }` à `{ $verb }`
error-torneko3-meaning = { $place } : { $problem }
error-torneko3-empty = vide : attendu une table [map] où se trouve le joueur
error-torneko3-scenario = scénario "{ $name }" : ni fichier ni scénario fourni de ce nom : attendu un fichier, l’un de { $shipped }, ou une ligne comme '@^C/A.. E trap=warp>2,1'
error-torneko3-rule = règle "{ $found }" : attendu CLÉ=VALEUR, comme wait_flushes=false
error-torneko3-moment = moment "{ $found }" : attendu start, end, TOUR.PHASE comme 1.E1, ou TOUR.PHASE.NOM comme 1.E1.C ; les phases sont W S P1 E1 A1 L1 P2 E2 A2 L2
error-torneko3-no-moment = moment { $moment } : la partie n’y arrive jamais : attendu un moment de la partie
error-torneko3-no-decision = moment { $moment } : { $name } n’y décide rien : attendu un moment de la partie
error-torneko3-nobody = moment : aucun personnage "{ $name }" : attendu l’un de { $expected }
error-torneko3-no-input = moment { $moment } : le joueur n’a plus d’entrée : attendu un moment qui en précède une
error-torneko3-work = turns { $turns } : { $work } tours d’un personnage pour chaque lecture : attendu { $most } au plus

error-compare-until = until "{ $name }" : personne de ce nom : attendu l’un de { $expected }
error-compare-member = membre "{ $found }" : attendu NOM:VITESSE:ACTES, comme L:fast:attack, le nom de 1 à 24 lettres
error-compare-times = acte "{ $found }" : attendu un nombre de fois, 1 à { $most }, après le *
error-compare-deeds = actes de { $name } : attendu { $most } au plus
error-compare-nobody = équipe : personne : attendu d’abord le héros, comme L:fast:attack, puis les autres
error-compare-name-twice = nom { $name } : utilisé deux fois : attendu un nom propre à chacun

# Formules des règles et du système à l’intérieur d’une phrase.
error-phrase-whole = un nombre entier
error-phrase-smaller = un nombre entier plus petit
error-phrase-times = un nombre de fois 1..=9999 après le *
error-phrase-kite = au moins l’un de attack, step, pass
error-phrase-actions = id:action,action, comme dans L:agility*3,attack
error-phrase-flat = un modificateur fixe comme +1 ou -1 après l’id
error-phrase-targets = nom:ids, car les cibles ne font pas partie des règles
error-phrase-courses = déroulements des tirages
error-phrase-denominator = dénominateur de la probabilité
error-phrase-different = actions différentes
error-phrase-cell = une colonne et une rangée, comme 3,1
error-phrase-yes-no = yes ou no
error-phrase-fast-slow = fast ou slow
error-phrase-heroes = torneko ou popolo
error-phrase-number = un nombre
error-phrase-true-false = true ou false
error-phrase-wish = floor=N, puis chest=, rank=, item=, second= ou t=
error-phrase-wish-floor = floor=N, de 3 à 16
error-phrase-chest-rank = un rang parmi I H G F E D C B A S
error-phrase-rows-or-draw = donnez `rows` ou `draw`, pas les deux
error-phrase-no-allies = Torneko n’a pas d’alliés ; mettez hero = "popolo"
error-phrase-halves = attendu "tour.moitié", comme "1.2" ; les tours se comptent à partir de 1, les moitiés sont 1 et 2
error-phrase-speed-on = speed_on est pour les monstres ; le joueur boit (drink_quick)
error-phrase-drawing = elle commence par un dessin qui montre le joueur comme `@`, ainsi `@^C/A.. E trap=warp>2,1`
error-phrase-flash-stages = 1..=9 ou 11 ; le jeu Flash ne génère pas d’autre étage
error-phrase-void = 1..=11 ; rien n’établit quelle suite donne au Vide (étage 12) son nombre de salles
error-phrase-home = 1..=11 ; l’étage Home (13) n’est pas généré par ces règles
error-phrase-over = le combat est fini
error-phrase-potions = potions
error-phrase-no-file = aucun fichier ni dossier de ce nom
error-phrase-denied = accès refusé
error-phrase-folder = c’est un dossier
error-phrase-not-folder = ce n’est pas un dossier
error-duel-change = set "{ $found }" : attendu quelque chose comme hero.speed=12, #2.kind=fire ou rules.cost=120
