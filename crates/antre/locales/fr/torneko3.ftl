# Tours, phases et personnages de Torneko no Daibouken 3.
torneko3-name-player = Joueur
torneko3-name-terrain = Terrain

torneko3-phase-w = vent
torneko3-phase-s = apparition
torneko3-phase-p1 = joueur
torneko3-phase-e1 = ennemis
torneko3-phase-a1 = alliés
torneko3-phase-l1 = passage
torneko3-phase-p2 = joueur
torneko3-phase-e2 = ennemis
torneko3-phase-a2 = alliés
torneko3-phase-l2 = passage

torneko3-word-turn = tour
torneko3-word-and = et
torneko3-word-reading = lecture
torneko3-word-warp = téléportation
torneko3-word-damage = pointes
torneko3-word-pillar = pilier
torneko3-word-spikes = pointes
torneko3-word-house = maison de monstres
torneko3-word-slow = lent
torneko3-word-normal = normal
torneko3-word-fast1 = double-1
torneko3-word-fast2 = double-2
torneko3-word-fast = un effet de vitesse
torneko3-word-cure = un soin
torneko3-word-expire = un effet terminé
torneko3-word-drink-quick = une herbe de rapidité
torneko3-word-cure-slow = un soin de la lenteur
torneko3-word-pillar-staff = un bâton de pilier
torneko3-word-warp-self = une herbe de téléportation
torneko3-word-staff-fast = un bâton de hâte
torneko3-word-staff-slow = un bâton de lenteur
torneko3-word-warp-player = une téléportation du joueur
torneko3-word-slow-player = une lenteur du joueur
torneko3-word-haste-player = une hâte du joueur
torneko3-word-leap = un bond

torneko3-glyph-walk = déplacement
torneko3-glyph-attack = attaque
torneko3-glyph-special = spécial
torneko3-glyph-boost = herbe de rapidité
torneko3-glyph-wait = attend
torneko3-glyph-wake = s’éveille
torneko3-glyph-appears = apparaît
torneko3-glyph-faster = plus rapide
torneko3-glyph-slower = plus lent
torneko3-glyph-stairs = escalier

torneko3-key-decided = décidé
torneko3-key-executed = exécuté
torneko3-key-both = décidé, puis exécuté
torneko3-key-cancelled = annulé
torneko3-key-pending = en attente
torneko3-key-fires = se déclenche
torneko3-key-armed = armé
torneko3-key-fired = déclenché
torneko3-key-not-due = pas d’action ici
torneko3-key-skipped = sauté
torneko3-key-elapse = passage : récupération et compteurs
torneko3-key-leaves = tombe ou part

torneko3-floor-before = avant le tour { $turn }
torneko3-floor-after = après le tour { $turn }
torneko3-floor-start = au début
torneko3-floor-end = à la fin
torneko3-floor-moment = avant { $phase } du tour { $turn }
torneko3-floor-decides = quand { $who } décide en { $phase } du tour { $turn }
torneko3-floor-plan = avant { $phase } du tour { $turn } : coups reçus après un pas là
torneko3-floor-slip = glissant
torneko3-floor-water = eau
torneko3-floor-crystal = cristal
torneko3-floor-carpet = tapis
torneko3-floor-shop = magasin
torneko3-floor-house = maison de monstres
torneko3-floor-trap = piège
torneko3-floor-pillar = pilier
torneko3-floor-spikes = pointes
torneko3-floor-item = objet
torneko3-floor-stairs = escalier

torneko3-title = { $name ->
    [warp-trap] Le piège de téléportation se déclenche juste avant le coup de C : C ne trouve personne et attend.
    [warp-herb] Le joueur est parti avant que A décide : A se déplace au lieu de frapper.
    [quick-herb] Après une herbe de rapidité, le joueur agit deux fois avant tous les autres.
    [slippery] Tant que le joueur glisse, ennemis et alliés sont sautés dans la moitié de chaque pas sauf le dernier.
    [pillar-two-ahead] Un pilier dressé sous un monstre à deux cases lui coûte une action, qu’il reste ou marche.
    [foot-tapping] Un allié double-1 récupère comme un allié normal si vous restez sur place, et deux fois par tour s’il marche.
    [theft-1] Qui refuse de payer le marchand est un voleur, et la gargouille perd la phase d’ennemis qui suit.
    [theft-2] Le marchand dort et ne réclame rien : l’autre gargouille agit en E2 du même tour.
    [carpet-leap] Une téléportation hors du tapis et du magasin est un vol de type 2 : la gargouille arrive aussitôt.
    [monster-house] Qui entre à pied dans une maison de monstres la réveille ; les réveillés perdent les deux phases de ce tour.
    [monster-house-exception-1] Téléporté dedans après autre chose qu’un déplacement : personne n’y est sauté.
    [monster-house-exception-2] Un ennemi éveillé dans la maison frappe : ceux qui le suivent dans l’ordre agissent aussi.
    [wind-1799] Le 1800e tour n’a pas d’entrée : 1799 actions à vitesse normale.
    [spawn-ticks] Un voleur croise un nouvel ennemi tous les cinq tours, un joueur honnête tous les trente.
   *[other] { $title }.
 }
torneko3-timeline = { $turns ->
    [1] Un tour
   *[other] { $turns } tours
 } : { $actions ->
    [0] aucun ennemi n’agit
    [one] les ennemis agissent une fois
   *[other] les ennemis agissent { $actions } fois
 }, { $hits ->
    [0] personne ne frappe le joueur
    [one] un coup au joueur
   *[other] { $hits } coups au joueur
 }{ $skipped ->
    [0] {""}
    [one] , un saut
   *[other] , { $skipped } sauts
 }{ $cancelled ->
    [0] {""}
    [one] , une décision sans effet
   *[other] , { $cancelled } décisions sans effet
 }{ $over ->
    [dead] {" "}; le joueur tombe
    [wind] {" "}; le vent y met fin
   *[other] {""}
 }.
torneko3-timeline-description = Une ligne de phases par tour, une piste par personnage dans l’ordre d’action. { $sentence }
torneko3-quiet-turn = Tour { $from } : tout le monde attend.
torneko3-quiet-turns = Tours { $from } à { $to } : tout le monde attend.
torneko3-note-more = La suite commence au tour { $next } ; --from { $next } la montre.
torneko3-note-depends = Cela dépend de la lecture { $entry }, { $key } { $value } : { $evidence }.

torneko3-decides = { $who } décide : { $kind }
torneko3-moves = { $who } se déplace
torneko3-swaps = { $who } change de place avec { $target }
torneko3-waits = { $who } attend
torneko3-attacks = { $who } frappe { $target }
torneko3-stumbles = { $who } se déplace sur { $target }, ce qui compte comme un coup
torneko3-uses = { $who } utilise { $what }
torneko3-cancel = la décision de { $who } reste sans effet : plus de cible, donc attente
torneko3-pend = { $trap ->
    [yes] le piège de { $effect }
   *[other] { $effect }
 } en attente pour { $who }
torneko3-thread = { $trap ->
    [yes] piège de { $effect }
   *[other] { $effect }
 }, en attente
torneko3-fired-by = { $trap ->
    [yes] le piège de { $effect }
   *[other] { $effect }
 } se déclenche pour { $who }, car { $by } n’a pas décidé de se déplacer
torneko3-fired = { $trap ->
    [yes] le piège de { $effect }
   *[other] { $effect }
 } se déclenche pour { $who }
torneko3-woken = { $who } { $count ->
    [1] s’éveille et n’est pas sauté
   *[other] s’éveillent et ne sont pas sautés
 }
torneko3-woken-skipped = { $who } { $count ->
    [1] s’éveille et perd ses
   *[other] s’éveillent et perdent leurs
 } phases de ce tour
torneko3-freed = { $who } { $count ->
    [1] retrouve ses
   *[other] retrouvent leurs
 } phases de ce tour
torneko3-dies = { $who } tombe
torneko3-spawned = { $who } apparaît au rang { $order } de l’ordre (règle d’apparition { $rule })
torneko3-spawn-counted = un ennemi apparaît (règle d’apparition { $rule }) : { $enemies } ennemis, { $chars } personnages
torneko3-spawn-none = un ennemi doit apparaître (règle d’apparition { $rule }), mais il n’y a ni case ni numéro pour lui
torneko3-speed = { $who } passe de { $from } à { $to } par { $cause }
torneko3-nothing = rien n’arrive à { $who }
torneko3-wind1 = « Tiens, une brise… »
torneko3-wind2 = « Le vent se lève… »
torneko3-wind3 = « Encore le vent… une vraie tempête ! »
torneko3-wind4 = « Emporté au loin par la tempête ! »
torneko3-over-wind = l’aventure finit ici, avant toute entrée
torneko3-over-dead = le joueur est tombé
torneko3-statue = la statue { $id } agit ({ $kind })
torneko3-ring = l’anneau de téléportation est testé et ne fait rien
torneko3-ring-warps = l’anneau de téléportation emporte le joueur
torneko3-claim-yes = le marchand réclame son dû, et la réponse est oui
torneko3-claim-no = le marchand réclame son dû, et la réponse est non
torneko3-paid = le prix est payé
torneko3-theft-1 = vol de type 1 : le paiement a été refusé
torneko3-theft-2 = vol de type 2 : personne ne pouvait réclamer le prix
torneko3-stairs = le joueur prend l’escalier, et le tour finit aussitôt

torneko3-skip-slippery = { $who } { $count ->
    [1] est sauté
   *[other] sont sautés
 } : le joueur glisse et n’est pas encore arrêté (9.2)
torneko3-skip-player-speed-up = { $who } { $count ->
    [1] est sauté
   *[other] sont sautés
 } : le joueur est devenu plus rapide (9.1)
torneko3-skip-terrain-damage = { $who } { $count ->
    [1] est sauté : blessé
   *[other] sont sautés : blessés
 } par le terrain depuis la dernière entrée (9.3)
torneko3-skip-mh-wakeup = { $who } { $count ->
    [1] est sauté : réveillé
   *[other] sont sautés : réveillés
 } ce tour dans la maison de monstres (9.5)
torneko3-skip-theft-type1 = { $who } { $count ->
    [1] est sauté
   *[other] sont sautés
 } : phase d’ennemis juste après un vol de type 1 (9.4)
torneko3-skip-slow = { $who } { $count ->
    [1] n’agit pas : lent
   *[other] n’agissent pas : lents
 }, un tour sur deux (3.2)
torneko3-skip-slippery-short = glisse
torneko3-skip-player-speed-up-short = accéléré
torneko3-skip-terrain-damage-short = blessé
torneko3-skip-mh-wakeup-short = réveillé
torneko3-skip-theft-type1-short = vol
torneko3-skip-slow-short = lent
torneko3-due-one-action = { $who } a une action par tour
torneko3-due-spent-first = { $who } n’a pas de seconde action : la première n’était pas un déplacement
torneko3-due-nap = { $who } somnole
torneko3-due-player-not-double = { $who } n’est pas à vitesse double

torneko3-readings = { $outcome ->
    [0] { $order ->
        [0] Aucune lecture des règles contestées ne change quoi que ce soit ici.
        [one] Aucune lecture contestée ne change le résultat ; une sur { $all } change l’ordre des événements.
       *[other] Aucune lecture contestée ne change le résultat ; { $order } sur { $all } changent l’ordre des événements.
     }
    [one] Une lecture sur { $all } change le résultat : { $keys }.
   *[other] { $outcome } lectures sur { $all } changent le résultat : { $keys }.
 }
torneko3-readings-combined = { $all ->
    [yes] Les { $combinations } combinaisons de lectures
   *[other] { $combinations } combinaisons de lectures (chacune seule et chaque paire)
 } ont { $outcomes ->
    [1] un seul résultat
   *[other] { $outcomes } résultats différents
 }.
torneko3-readings-together = Seulement avec une autre, elles changent le résultat : { $keys }.
torneko3-readings-first = { $usual } → { $here }
torneko3-readings-nothing = rien de plus
torneko3-matters-no = rien
torneko3-matters-order = l’ordre
torneko3-matters-outcome = le résultat

torneko3-heading-entry = point
torneko3-heading-reading = lecture
torneko3-heading-evidence = l’usuelle est
torneko3-heading-matters = change
torneko3-heading-first = d’abord
torneko3-heading-input = entrée
torneko3-heading-hits = coups
torneko3-heading-damage = PV
torneko3-heading-actions = actions
torneko3-heading-who = de qui, avant l’entrée suivante

torneko3-plan = Le mieux : { $input }. { $actions ->
    [0] Aucun ennemi n’agit
    [one] Une action ennemie
   *[other] { $actions } actions ennemies
 } avant l’entrée suivante, { $hits ->
    [0] { $damage ->
        [0] aucune n’atteint le joueur
       *[other] aucune n’atteint le joueur, et le terrain coûte { $damage } PV
     }
    [one] une atteint le joueur, pour { $damage } PV
   *[other] { $hits } atteignent le joueur, pour { $damage } PV
 }{ $theft ->
    [0] {""}
   *[other] , et c’est un vol de type { $theft }
 }. Entrées sans dommage : { $safe } sur { $all }.
torneko3-plan-none = Il n’y a pas d’entrée à préparer.
torneko3-plan-facts = Chaque entrée avec ce que font les ennemis avant la suivante : d’abord le moins de coups, puis le moins de PV perdus, puis le moins d’actions ennemies.
torneko3-plan-description = L’étage avec le nombre de coups après un pas sur chaque case voisine du joueur, et un tableau de toutes les entrées. { $sentence }
torneko3-plan-hits-you = vous frappe
torneko3-plan-theft = vol de type { $kind }
torneko3-plan-wakes = réveille la maison de monstres
torneko3-plan-dead = le joueur tombe
torneko3-plan-wind = le vent y met fin
torneko3-plan-stairs = prend l’escalier
torneko3-plan-off = hors du tapis par { $path }
torneko3-plan-into = dans la maison de monstres par { $path }
torneko3-plan-not-there = le joueur n’y arrive pas
