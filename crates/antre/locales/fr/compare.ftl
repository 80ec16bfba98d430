# La même équipe dans plusieurs machines.
compare-machine-sky = Explorateurs du Ciel
compare-machine-torneko3 = Torneko 3
compare-machine-duel = File d’énergie
compare-turn = tour
compare-facts = Un tour est le temps où un combattant normal agit une fois : quatre pas dans Explorateurs du Ciel, un tour de deux moitiés dans Torneko 3, dix tics de la file d’énergie.
compare-description = Trois blocs de lignes sur un même axe du temps, une ligne par membre de l’équipe. { $sentence }
compare-before = Avant la première action de { $until }, { $hero } agit { $sky ->
    [0] zéro fois
    [1] une fois
    [2] deux fois
   *[other] { $sky } fois
 } dans Explorateurs du Ciel, { $torneko3 ->
    [0] zéro fois
    [1] une fois
    [2] deux fois
   *[other] { $torneko3 } fois
 } dans Torneko 3 et { $duel ->
    [0] zéro fois
    [1] une fois
    [2] deux fois
   *[other] { $duel } fois
 } dans la file d’énergie.
compare-often = En { $turns } tours, { $hero } agit { $sky } fois dans Explorateurs du Ciel, { $torneko3 } dans Torneko 3, { $duel } dans la file d’énergie.
compare-total = { $actions ->
    [1] une action
   *[other] { $actions } actions
 }, la première à { $first }
compare-never = aucune action
compare-bent-sky = Explorateurs du Ciel n’a pas de vitesse liée à la première action : { $names } y agit à vitesse double.
compare-bent-torneko3 = Torneko 3 n’a rien au-dessus de la vitesse double, ni double-1 pour le joueur ni hâte qu’un monstre se donne : { $names } y agit avec ce qu’il y a.
compare-bent-duel = La file d’énergie n’a ni double-1 ni hâte, qu’il faudrait à { $names } : double-1 y devient double, et la hâte double la vitesse pour de bon.
compare-glyph-walk = marche
compare-glyph-attack = attaque
compare-glyph-wait = attend
compare-glyph-boost = hâte
compare-glyph-special = hâte sans effet
compare-extra = extra
compare-locked = son tour, mais bloqué
compare-lost = perdu
