# La leçon en visite guidée. Le code, les noms et les lignes de l’exercice restent ceux de l’article.
lesson-all = La leçon en { $steps } étapes.
lesson-heading = Étape { $step } sur { $steps } : { $title }.
lesson-queue = qui agit ensuite
lesson-hit = touché ou raté
lesson-damage = dégâts et coups critiques
lesson-kinds = types de dégâts
lesson-words = des mots pour les dégâts
lesson-battle = un combat entier
lesson-fill-in = complétez
lesson-quiz = le quiz
lesson-wrong-line = trouvez la mauvaise ligne
lesson-exercise = l’exercice
lesson-snippet = Les dés de la leçon en { $language }, à coller.

lesson-queue-rule = À chaque tic, chacun gagne autant d’énergie que sa vitesse : { $speeds }.
lesson-queue-pay = Qui a { $threshold } agit, paie { $cost } et garde le reste.
lesson-moment-most = Tic { $tick } : { $name } a le plus, { $energy } ({ $carried } + { $waited } tics × { $speed }), et garde { $kept }.
lesson-moment-earlier = Tic { $tick } : { $name } et { $others } ont { $energy }. Le premier de la liste agit : { $name }, qui garde { $kept }.
lesson-moment-waited = Encore le tic { $tick } : le temps s’arrête tant que quelqu’un a { $threshold }. { $name } agit avec { $energy }, garde { $kept }.

lesson-hit-rule = La chance de toucher est la précision moins l’esquive, entre { $low } et { $high } %.
lesson-hit-rolls = Cinq jets de 1 à 100 avec la graine { $seed } ; { $chance } ou moins touche :
lesson-damage-rule = Arme plus force, fois { $factor } si critique, moins défense, au moins 1.
lesson-damage-crits = L’agilité décide de la chance de critique :
lesson-damage-crit = agilité { $agility } : { $chance } %
lesson-kinds-rule = La résistance divise les dégâts par deux, la faiblesse les augmente de moitié.
lesson-kinds-skeleton = Un squelette résiste au tranchant et craint le contondant :
lesson-kind-slash = tranchant
lesson-kind-pierce = perforant
lesson-kind-blunt = contondant
lesson-kind-fire = feu
lesson-kind-poison = poison
lesson-words-rule = Le mot suit la part de la vie totale : moins de 10 %, de 25 %, de 45 %, ou plus.
lesson-words-line = { $damage } sur { $life }, { $share } % : { $word }
lesson-verb-0 = griffe
lesson-verb-1 = frappe
lesson-verb-2 = taillade
lesson-verb-3 = écrase
lesson-battle-rule = Graine { $seed }. Iva frappe le premier ennemi debout, chaque ennemi frappe Iva.

lesson-fill-in-ask = Quel nombre manque ?
lesson-fill-in-right = Juste : aucun coup n’a moins de { $answer } %.
lesson-fill-in-wrong = Pas { $given }. L’étape 2 montre ce que devient 83 − 80.
lesson-quiz-ask = { $fighters }. À qui les { $turns } premiers tours ?
lesson-quiz-right = Juste. Au tic 20 tous les trois ont 100, et la liste décide.
lesson-quiz-wrong = Pas celle-là. Qui a combien au tic 7, et au tic 20 ?
lesson-wrong-line-ask = Avec cette boucle, { $name } agit aux tics { $ticks } au lieu de { $right }. Quelle ligne est fausse ?
lesson-wrong-line-right = Juste : la ligne { $line } jette le reste. Il faut : { $code }
lesson-wrong-line-wrong = La ligne { $given } est bonne. Que devient l’énergie au-dessus de 100 ?
lesson-exercise-ask = Lisez un nombre de tours, puis un nom et une vitesse par ligne. Affichez les tours.
lesson-exercise-input = Entrée :
lesson-exercise-lines = Un bon programme affiche :
lesson-exercise-right = Juste, { $lines ->
    [one] { $lines } ligne
   *[other] les { $lines } lignes
 }.
lesson-exercise-differs = La ligne { $line } diffère. Attendu « { $expected } », trouvé « { $found } ».
lesson-exercise-missing = La ligne { $line } manque : « { $expected } ».
lesson-exercise-extra = La ligne { $line } est en trop : « { $found } ».

lesson-hint-answer = Répondez avec antre duel lesson --step { $step } --answer N.
lesson-hint-exercise = Vérifiez votre programme avec antre duel lesson --input FILE --printed FILE.
lesson-prompt-next = Entrée continue, b revient, un nombre va à cette étape, q termine :
lesson-prompt-answer = Votre réponse, ou Entrée pour continuer :
lesson-prompt-exercise = Tapez votre propre entrée puis une ligne vide, ou Entrée pour continuer :
lesson-end = C’était la leçon. Avec antre duel play, à vous de combattre.
