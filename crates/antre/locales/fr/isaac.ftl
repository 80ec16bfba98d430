# Étages de The Binding of Isaac.
isaac-kind-start = départ
isaac-kind-normal = normale
isaac-kind-extra = en plus
isaac-kind-boss = boss
isaac-kind-second-boss = autre des deux boss
isaac-kind-super-secret = super secrète
isaac-kind-secret = secrète
isaac-kind-shop = magasin
isaac-kind-treasure = trésor
isaac-kind-second-treasure = second trésor
isaac-kind-dice = dés
isaac-kind-sacrifice = sacrifice
isaac-kind-library = bibliothèque
isaac-kind-curse = malédiction
isaac-kind-miniboss = mini-boss
isaac-kind-challenge = défi
isaac-kind-vault = coffre-fort
isaac-kind-arcade = salle d’arcade
isaac-kind-bedroom-clean = chambre (propre)
isaac-kind-bedroom-dirty = chambre (sale)
isaac-kind-grave = tombe
isaac-kind-reward = récompense
isaac-kind-coin = pièce

isaac-curse-none = –
isaac-curse-labyrinth = labyrinthe
isaac-curse-lost = égaré
isaac-curse-darkness = ténèbres
isaac-curse-unknown = inconnu
isaac-curse-maze = dédale
isaac-curse-blind = aveugle

isaac-word-room = salle
isaac-word-steps-away = distance
isaac-word-way = chemin du boss

isaac-heading-stage = étage
isaac-heading-name = nom
isaac-heading-seed = graine
isaac-heading-variant = variante
isaac-heading-curse = malédiction
isaac-heading-rooms = salles
isaac-heading-rooms-beyond = salles hors départ
isaac-heading-boss-steps = boss à
isaac-heading-boss = boss
isaac-heading-specials = salles spéciales
isaac-heading-attempts = essais
isaac-heading-secret-touches = salles que touche la secrète
isaac-heading-dead-ends = culs-de-sac
isaac-heading-large = grandes salles
isaac-heading-draws = tirages

isaac-show = { $steps ->
    [-1] Aucun chemin ne mène au boss
    [1] Le boss est à une salle
   *[other] Le boss est à { $steps } salles
 } ; { $ways-on ->
    [0] toute salle spéciale{ $secret ->
        [0] {""}
       *[1] {" sauf la secrète"}
     } est un cul-de-sac
    [one] une salle spéciale n’est pas un cul-de-sac
   *[other] { $ways-on } salles spéciales ne sont pas des culs-de-sac
 }.
isaac-show-rejected = L’essai { $attempt } sur { $attempts } a été abandonné : { $why }.{ $given-up ->
    [0] {""}
   *[1] {" "}Le jeu abandonne l’étage entier.
 }
isaac-facts = Étage { $stage }{ $name }, graine { $seed }, { $curse ->
    [none] sans malédiction
    [labyrinth] malédiction du labyrinthe
    [lost] malédiction de l’égaré
    [darkness] malédiction des ténèbres
    [unknown] malédiction de l’inconnu
    [maze] malédiction du dédale
   *[blind] malédiction de l’aveugle
 }. { $rooms ->
    [1] Une salle
   *[other] { $rooms } salles
 }, { $accepted ->
    [0] abandonné à l’essai { $attempt } d’un étage qui a pris
   *[1] accepté { $attempt ->
        [1] au premier essai
       *[other] à l’essai { $attempt }
     } après
 } { $draws } { $layout ->
    [0] tirages
   *[1] tirages du plan
 }.
isaac-room-told = Salle : { $kind }, { $shape }{ $steps ->
    [-1] {""}
   *[other] , à { $steps } du départ
 }
isaac-touches = touche { $count ->
    [1] une salle
   *[other] { $count } salles
 }
isaac-plan-description = Plan d’étage avec { $rooms } salles. { $sentence }
isaac-boss-farthest = Pourquoi là : le boss prend le cul-de-sac le plus lointain qui admet sa salle, à { $distance } pas de croissance ; { $passed ->
    [0] c’était le premier des { $count } de la liste.
    [one] un autre avant lui dans la liste des { $count } a été écarté.
   *[other] { $passed } avant lui dans la liste des { $count } ont été écartés.
 }
isaac-boss-last = Pourquoi là : le boss prend le dernier trouvé des { $count } culs-de-sac, à { $distance } pas de croissance.
isaac-boss-beyond = Pourquoi là : deux étages sont réunis, donc le boss va une case au-delà du dernier des { $count } culs-de-sac.
isaac-boss-name = Boss : { $names }.
isaac-dead-ends = Culs-de-sac, { $order ->
    [0] dans l’ordre trouvé
   *[1] le plus lointain d’abord
 } : { $list }.
isaac-draws = Tirages : { $list }.

isaac-rejected-dead-ends = trop peu de culs-de-sac
isaac-rejected-too-few-rooms = moins de salles que demandé
isaac-rejected-boss-place = le boss n’avait pas de place, ou une à côté du départ
isaac-rejected-boss = aucun cul-de-sac n’admet le boss
isaac-rejected-second-boss = pas de place pour le second boss
isaac-rejected-super-secret = aucun cul-de-sac n’admet la salle super secrète
isaac-rejected-shop = aucun cul-de-sac n’admet le magasin
isaac-rejected-treasure = aucun cul-de-sac n’admet la salle du trésor
isaac-rejected-secret = pas de place pour la salle secrète
isaac-rejected-grave = aucun cul-de-sac n’admet la tombe
isaac-rejected-template = aucun modèle de vos fichiers ne convient à une salle normale

isaac-tag = { $evidence } : { $what }
isaac-tag-demo = comparé au programme d’origine, étage par étage.
isaac-tag-flash = lu dans deux versions du jeu qui diffèrent ; rien n’a été vérifié sur le jeu en marche.
isaac-tag-edge = si les lignes 0 et 7 peuvent croître : --edge open suit l’article, --edge swf8 le fichier publié.
isaac-tag-seeds = texte de la graine et graines des étages.
isaac-tag-variant = variantes d’étage avec tout débloqué, étages 1 à 9 ; aux étages 10 et 11, le joueur choisit.
isaac-tag-variant-locked = variantes d’étage avec des chapitres verrouillés, étages 1 à 9 : la variante précédente reste.
isaac-tag-layout = le plan, d’après une reconstruction du moteur ; de rares vérifications sur le jeu concordent.
isaac-tag-specials = salles spéciales, d’après la même reconstruction ; les seules vérifications sur le jeu (Repentance) ne les confirment pas.
isaac-tag-templates = chaque modèle de salle est idéalisé (1x1, quatre portes) ; de vraies salles peuvent déplacer les salles spéciales.
isaac-tag-own-rooms = les salles normales viennent de vos fichiers ; celles du boss et les spéciales restent idéalisées (1x1, quatre portes), ce qui peut déplacer les spéciales.
isaac-tag-curse = la fréquence des malédictions dépend de ce qui est débloqué ; 2 (difficile) et 5 ont une source, six parties observées donnent 3 (--curse-one-in).
isaac-tag-article = notre lecture du texte de l’article ; il n’existe pas de vecteurs.
isaac-note-repentance = Repentance : le texte de la graine, les graines des étages et les variantes y valent ; les sorties de départ de deux étages observés concordent avec le plan ; salles spéciales, ultra secrètes, planétariums et l’autre chemin ne sont pas établis.
isaac-note-paths = Non proposés : le Vide, le mode Greed, Downpour, Mines et ce qui les suit ; aucune source n’établit leurs étages.
isaac-note-templates = Modèles idéalisés : de vraies salles peuvent déplacer les salles spéciales.
isaac-note-article = Les profils de l’article sont notre lecture de son texte.
isaac-foot = profil { $profile } · { $evidence }
isaac-foot-abplus = modèles idéalisés · plan : { $evidence }

isaac-seed = { $text } est la graine de départ { $number } ; sa somme de contrôle { $checksum } convient.
isaac-stages = Graine { $seed } : { $steps } salles du départ au boss sur { $floors ->
    [1] un étage
   *[other] { $floors } étages
 }.
isaac-diff = Le boss est à { $first-steps } salles selon { $first } et à { $second-steps } selon { $second } ; l’échantillon contredit { $contradicted } des { $statements } affirmations de l’article.
isaac-statement = « { $says } » : contredit par { $contradicted } étages sur { $of }.
isaac-says-count = 5 ou 6 salles et 2,6 par niveau, arrondi vers le bas
isaac-says-three = la salle secrète touche trois salles ou plus
isaac-says-dead-end = la salle secrète n’est pas à côté d’un cul-de-sac
isaac-says-900 = une place pour la salle secrète se trouve en 900 essais
isaac-says-placed = il y a toujours une salle secrète
isaac-says-doubled = quand deux étages sont réunis, chaque salle spéciale est doublée
isaac-says-breadth = les salles croissent en largeur d’abord
isaac-says-pool = une grande forme quitte la réserve une fois placée
isaac-says-farthest = le boss est au cul-de-sac le plus lointain

draw-isaac-yes = oui
draw-isaac-no = non
draw-isaac-coin = pile ou face pour une case
draw-isaac-pop-dead-end = un cul-de-sac pour une salle
draw-isaac-dead-end-for = un cul-de-sac pour une salle spéciale
draw-isaac-secret-column = colonne de la salle secrète
draw-isaac-secret-row = ligne de la salle secrète
draw-isaac-secret-cell = case de la salle secrète
draw-isaac-secret-variant = contenu de la salle secrète
draw-isaac-secret-weight = poids d’une case pour la secrète
draw-isaac-secret-choice = secrète parmi les cases les plus lourdes
draw-isaac-secret-seed = graine du contenu de la secrète
draw-isaac-extra-room = salle en plus à une voisine
draw-isaac-room-count = nombre de salles
draw-isaac-room-count-hard = plus de salles en difficile
draw-isaac-unused = inutilisé
draw-isaac-grow-right = croître à droite
draw-isaac-grow-left = croître à gauche
draw-isaac-grow-down = croître en bas
draw-isaac-grow-up = croître en haut
draw-isaac-super-secret = salle super secrète
draw-isaac-sacrifice = salle de sacrifice
draw-isaac-sacrifice-full = salle de sacrifice à pleine santé
draw-isaac-library = bibliothèque
draw-isaac-library-book = bibliothèque avec un livre
draw-isaac-curse-room = salle de malédiction
draw-isaac-curse-room-devil = salle de malédiction après celle du diable
draw-isaac-miniboss = mini-boss
draw-isaac-miniboss-first = mini-boss au premier niveau
draw-isaac-challenge = salle de défi
draw-isaac-content-floor = réserve de cet étage ou du précédent
draw-isaac-content-room = salle de la réserve
draw-isaac-stage-seed = graine d’un étage
draw-isaac-skipped = sauté
draw-isaac-curse-test = l’étage est-il maudit ?
draw-isaac-curse-kind = quelle malédiction
draw-isaac-layout-seed = graine du plan
draw-isaac-candidate = une grande forme derrière une porte
draw-isaac-shuffle = mélange
draw-isaac-quota-start = salles à côté du départ
draw-isaac-quota = salles qui croissent ici
draw-isaac-loop-allowed = deux chemins peuvent-ils se joindre ?
draw-isaac-queue-front = tête ou queue de la file
draw-isaac-template = graine du modèle d’une salle
draw-isaac-treasure = qualité de la salle du trésor
draw-isaac-dice = salle des dés au lieu du sacrifice
draw-isaac-sins = quel péché
draw-isaac-vault = coffre-fort au lieu de l’arcade
draw-isaac-bedroom = chambre
draw-isaac-horsemen-seed = graine des cavaliers
draw-isaac-boss = boss
draw-isaac-double-trouble = deux boss à la fois
draw-isaac-shape-leaves = la forme reste-t-elle en réserve ?
draw-isaac-room-pick = quel modèle de salle
isaac-heading-exits = portes du départ
isaac-heading-floors = étages
isaac-heading-share = part
isaac-heading-interval = 95 %
isaac-heading-kind = une salle du type
isaac-stats = Sur { $floors } étages, le boss est en moyenne à { $steps } ± { $half } salles ; la salle secrète en touche trois ou plus sur { $share } d'entre eux (95 % : de { $low } à { $high }).{ $given-up ->
    [0] {""}
   *[other] {" "}Le jeu abandonne { $gave-up } étages ; ils ne sont pas comptés.
 }
isaac-stats-heat = Où tombe la salle « { $kind } » sur { $floors } étages : sa case la plus probable, sur { $most } d'entre eux.
isaac-stats-legend = pour cent des étages ; le départ est colonne { $x }, ligne { $y } ; les teintes vont jusqu'à la case la plus probable
isaac-stats-cell = Colonne { $x }, ligne { $y } : { $count } étages sur { $of }, { $share } (95 % : de { $low } à { $high }).
isaac-stats-x = colonne
isaac-stats-y = ligne, depuis le haut
isaac-infer-none = Aucune des { $of } graines ne convient ; l'indice après lequel il ne reste rien est faux, ou un autre avant lui, ou le jeu n'est pas celui de ce profil.
isaac-infer-one = C'est { $item } : aucune autre des { $of } graines ne convient à { $clues ->
    [one] cet indice
   *[other] ces { $clues } indices
 }.
isaac-infer-many = { $items } graines sur { $of } conviennent à { $clues ->
    [one] cet indice
   *[other] ces { $clues } indices
 }.
