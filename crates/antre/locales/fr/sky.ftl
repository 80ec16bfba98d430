# Tours à un étage de donjon.
sky-name-leader = Chef
sky-name-ally = Allié
sky-name-ally-number = Allié { $number }
sky-name-enemy = Ennemi
sky-name-enemy-number = Ennemi { $number }

sky-word-then = puis
sky-word-step = pas
sky-word-counter = compteur
sky-word-speed = vitesse
sky-word-extra = extra
sky-word-locked = son tour, mais bloqué
sky-word-lost = tour perdu
sky-word-not-due = pas son tour
sky-word-leaves = part
sky-word-differs = diffère
sky-word-due = son tour

sky-glyph-boost = accélère
sky-glyph-lower = ralentit
sky-glyph-either = monte ou baisse
sky-glyph-charge = charge
sky-glyph-release = frappe
sky-glyph-attack = attaque
sky-glyph-leader = passe la main
sky-glyph-weather = météo
sky-glyph-walk = marche
sky-glyph-pass = passe

sky-foot-exact = règles exactes
sky-foot-article = règles de l’article
sky-foot-time-darkness = Temps et Ombre
sky-foot-both = règles exactes et celles de l’article

sky-timeline = { $summary } : { $count ->
    [0] aucune action du chef
    [1] une action du chef
    [2] deux actions du chef
    [3] trois actions du chef
    [4] quatre actions du chef
    [5] cinq actions du chef
    [6] six actions du chef
    [7] sept actions du chef
   *[other] { $count } actions du chef
 } avant la première { $enemies ->
    [1] de l’ennemi
   *[other] de { $enemy }
 }.
sky-timeline-alone = { $summary } : { $count ->
    [0] aucune action du chef
    [1] une action du chef
   *[other] { $count } actions du chef
 } en { $steps ->
    [1] un pas
   *[other] { $steps } pas
 }, et aucun ennemi n’agit.
sky-timeline-description = { $steps ->
    [1] Un pas
   *[other] { $steps } pas
 } sur { $lanes ->
    [1] une ligne
   *[other] { $lanes } lignes
 }, le chef d’abord. { $sentence }
sky-facts-same = Tout le monde commence à { $stage }.
sky-facts-begin = Au départ : { $begins }.
sky-facts-reset = Chaque accélération du chef par lui-même met le compteur à 0 et le fait agir encore aussitôt.
sky-facts-reset-article = Un changement de vitesse du chef met le compteur à 0 ; le reste du pas est testé à 0.

sky-slot-place = { $name }, pas { $step }, compteur { $counter } : { $told }
sky-slot-acts = { $action } à vitesse { $stage }
sky-slot-extra = { $action } à vitesse { $stage }, une action en plus
sky-slot-leader = { $action } à vitesse { $stage }, première action comme chef
sky-slot-out-of-order = { $action } à vitesse { $stage }, hors de l’ordre
sky-slot-retry = { $action } à vitesse { $stage }, deuxième essai
sky-slot-locked = c’est son tour, mais bloqué jusqu’au prochain tic commun
sky-slot-lost = c’était son tour à { $due }, mais testé à { $counter } : ce n’est pas son tour
sky-slot-lost-short = à { $counter }, perdu
sky-slot-lost-reason = testé à { $counter } : pas son tour
sky-slot-skipped = perd ce tour, ayant agi plus tôt hors de l’ordre
sky-slot-skipped-short = sauté
sky-slot-skipped-reason = a déjà agi : sauté
sky-slot-leaves = quitte l’étage

sky-note-leader-fell = Le chef est tombé au pas { $step } : l’étage est fini.
sky-note-blown-out = Le vent a chassé l’équipe au pas { $step } : l’étage est fini.
sky-note-more = Pas { $from } à { $last } sur { $steps } ; --from { $next } montre la suite.

sky-why-locks = Pas { $step }, compteur { $counter } : { $name } utilise { $action } et reste bloqué jusqu’au prochain tic commun.
sky-why-locks-counters = Pas { $step }, compteur { $counter } : { $name } utilise { $action } avec les compteurs { $counters } et reste bloqué jusqu’au prochain tic commun.
sky-why-reset = Pas { $step } : l’accélération du chef par lui-même met le compteur de { $from } à 0 ; le chef agit encore aussitôt.
sky-why-reset-article = Pas { $step } : la vitesse du chef a changé, le compteur passe de { $from } à 0 ; le reste du pas est testé à 0.
sky-why-lost = Pas { $step } : c’était le tour de { $name } à { $due }, mais il est testé à { $counter }.
sky-why-skipped = Pas { $step } : { $name } perd ce tour, ayant agi plus tôt hors de l’ordre.
sky-why-stage = Pas { $step }, compteur { $counter } : { $name } passe de { $from } à { $to }.
sky-why-expired = Pas { $step }, compteur { $counter } : un compteur de { $name } s’épuise, de { $from } à { $to } ; cette action a encore lieu.
sky-why-no-effect = Pas { $step }, compteur { $counter } : la vitesse de { $name } ne change pas.
sky-why-weather = Pas { $step } : la météo est maintenant { $weather }.
sky-why-spawned = Pas { $step } : { $name } apparaît, dans la place libre la plus basse.
sky-why-leaves = Pas { $step } : { $name } quitte l’étage.
sky-why-leader = Pas { $step } : { $name } mène maintenant et agit aussitôt.
sky-why-wind = Pas { $step } : le vent approche, il reste { $left } tours.

sky-diff = Les règles se séparent au pas { $step } : { $name } { $exact ->
    [0] n’agit pas
    [1] agit une fois
    [2] agit deux fois
   *[other] agit { $exact } fois
 } selon les règles exactes, { $article ->
    [0] pas du tout
    [1] une fois
    [2] deux fois
   *[other] { $article } fois
 } selon celles de l’article.
sky-diff-same = Les règles exactes et celles de l’article donnent les mêmes { $steps } pas.
sky-diff-exact = Règles exactes
sky-diff-article = Règles de l’article
sky-diff-split = Avec des actions libres, celles du chef à +3 tombent en { $exact } selon les règles exactes et en { $article } selon celles de l’article, une action ennemie entre les groupes.
sky-diff-finding = L’article lui-même annonce 4/1/3, ce que ses propres règles ne donnent pas : elles donnent 3/1/4.
sky-diff-description = Deux lignes de temps superposées, les règles exactes en haut, celles de l’article en bas. { $sentence }

sky-due = Qui a son tour selon le compteur peut agir s’il n’est pas bloqué ; le tic commun est le dernier de chaque série de quatre.
sky-due-facts = Un pas avance le compteur d’un cran, de 23 à 0. Seul son reste modulo 8 se remarque.
sky-due-rules = −1 agit une demi-fois par tour entier, +0 une fois, +1 deux, +2 trois, +3 quatre.
sky-due-rule-0 = aux compteurs 7, 15 et 23
sky-due-rule-1 = à chaque compteur qui laisse 3 divisé par 4
sky-due-rule-2 = à chaque compteur impair
sky-due-rule-3 = à chaque compteur sauf les multiples de 4
sky-due-rule-4 = à chaque compteur

sky-stage = Vitesse { $shown }{ $clamped ->
    [0] {""}
   *[other] , d’une somme de { $raw }
 } : son tour { $rule }, { $due } fois en 24 pas.
sky-part-heading = part de la somme
sky-part-base = chaque espèce
sky-part-raises = compteurs de hausse non vides
sky-part-lowerings = compteurs de baisse non vides
sky-part-paralysis = paralysie
sky-part-flat = autres modificateurs
sky-part-sum = somme
sky-part-stage = niveau, la somme ramenée entre 0 et 4

sky-plan = { $actions } : aucun ennemi n’agit entre-temps, et rien de plus court ne marche.
sky-plan-cost = { $count } actions, { $wind ->
    [1] un tour de vent
   *[other] { $wind } tours de vent
 }, { $belly ->
    [1] un tour de faim
   *[other] { $belly } tours de faim
 }
sky-plan-none = { $payload } : aucune suite de { $depth } actions au plus ne prive les ennemis d’action.
sky-plan-level = { $tried } essayées, { $acted } laissent agir un ennemi, { $repeated } répètent un état, { $impossible } interdites, { $open } continuent, { $done } réussissent
sky-plan-certain = sûr, quel que soit le tirage (9 ou 10, 7 ou 8 ; { $runs ->
    [1] un déroulement
   *[other] { $runs } déroulements
 })
sky-plan-chance = { $num } sur { $den }, exact sur { $runs } déroulements des tirages
sky-plan-before = { $free ->
    [1] une action libre
   *[other] { $free } actions libres
 }, { $locking ->
    [1] une qui bloque
   *[other] { $locking } qui bloquent
 } ; il agit { $steps ->
    [0] à ce pas
    [1] un pas plus loin
   *[other] { $steps } pas plus loin
 }, au compteur { $counter }
sky-plan-kite-holds = { $pattern } : tient toujours (l’état se répète après { $actions } actions)
sky-plan-kite-caught = { $pattern } : rattrapé { $steps ->
    [0] au premier pas
    [1] après un pas
   *[other] après { $steps } pas
 }, au compteur { $counter }
sky-plan-kite-reach = { $pattern } : l’ennemi est hors de portée { $steps ->
    [0] au premier pas
    [1] après un pas
   *[other] après { $steps } pas
 }, au compteur { $counter }
sky-plan-kite-open = { $pattern } : indécis après { $actions } actions
sky-plan-expiry = encore { $free } actions à { $stage } si libres, { $locking } si bloquantes ; tout s’épuise { $steps } ou { $locked_steps } pas plus loin
sky-plan-trap = une hausse comme action { $action } (compteur { $left } restant) n’agit jamais à { $stage }, elle prend seulement la place de l’ancienne
sky-plan-slow = au compteur { $counter } : agira { $after ->
    [0] à ce pas même
    [1] un pas plus loin
   *[other] { $after } pas plus loin
 } au lieu de { $before } ; { $slowed } au lieu de { $acts } actions en 8 pas

draw-raise-counter = compteur de hausse
draw-lower-counter = compteur de baisse
draw-paralysis-counter = compteur de paralysie
draw-chance = hasard
draw-raise-or-lower = hausse ou baisse
draw-yes = oui
draw-no = non

sky-topic-cost = coût
sky-topic-level = longueur { $length }
sky-topic-chance = probabilité
sky-topic-before = avant { $enemy }
sky-topic-kite = tenir { $enemy } à distance
sky-topic-expiry = compteurs de { $name }
sky-topic-trap = piège du rafraîchissement
sky-topic-slow = ralentir { $enemy }
sky-topic = question
sky-topic-answer = réponse
