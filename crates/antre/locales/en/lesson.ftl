# The lesson as a guided tour. Code, names and the exercise's own lines stay as the article has them.
lesson-all = The lesson in { $steps } steps.
lesson-heading = Step { $step } of { $steps }: { $title }.
lesson-queue = who acts next
lesson-hit = hit or miss
lesson-damage = damage and critical hits
lesson-kinds = damage kinds
lesson-words = words for damage
lesson-battle = a whole fight
lesson-fill-in = fill in the blank
lesson-quiz = the quiz
lesson-wrong-line = find the wrong line
lesson-exercise = the exercise
lesson-snippet = The lesson’s dice in { $language }, for pasting.

lesson-queue-rule = Each tick everybody gains energy by speed: { $speeds }.
lesson-queue-pay = Whoever has { $threshold } acts, pays { $cost } and keeps the rest.
lesson-moment-most = Tick { $tick }: { $name } has the most, { $energy } ({ $carried } + { $waited } ticks × { $speed }), and keeps { $kept }.
lesson-moment-earlier = Tick { $tick }: { $name } and { $others } have { $energy }. The earlier in the list acts: { $name }, who keeps { $kept }.
lesson-moment-waited = Tick { $tick } again: time stands still while anybody has { $threshold }. { $name } acts with { $energy }, keeps { $kept }.

lesson-hit-rule = The chance to hit is accuracy minus evasion, held between { $low } and { $high } %.
lesson-hit-rolls = Five rolls of 1 to 100 with seed { $seed }; { $chance } or less is a hit:
lesson-damage-rule = Weapon plus strength, times { $factor } if critical, minus defence, at least 1.
lesson-damage-crits = Agility decides the critical chance:
lesson-damage-crit = agility { $agility }: { $chance } %
lesson-kinds-rule = Resistance halves the damage, weakness adds half as much again.
lesson-kinds-skeleton = A skeleton resists slash and is weak to blunt:
lesson-kind-slash = slash
lesson-kind-pierce = pierce
lesson-kind-blunt = blunt
lesson-kind-fire = fire
lesson-kind-poison = poison
lesson-words-rule = The word goes by the share of the whole life: under 10 %, under 25 %, under 45 %, more.
lesson-words-line = { $damage } of { $life }, { $share } %: { $word }
lesson-verb-0 = scratches
lesson-verb-1 = hits
lesson-verb-2 = cuts
lesson-verb-3 = crushes
lesson-battle-rule = Seed { $seed }. Iva strikes the first enemy standing, every enemy strikes Iva.

lesson-fill-in-ask = Which number belongs in the blank?
lesson-fill-in-right = Right: no blow has less than { $answer } %.
lesson-fill-in-wrong = Not { $given }. Step 2 shows what 83 − 80 comes to.
lesson-quiz-ask = { $fighters }. Who takes the first { $turns } turns?
lesson-quiz-right = Right. At tick 20 all three have 100, and the list decides.
lesson-quiz-wrong = Not that one. Who has how much at tick 7, and at tick 20?
lesson-wrong-line-ask = With this loop { $name } acts at ticks { $ticks } instead of { $right }. Which line is wrong?
lesson-wrong-line-right = Right: line { $line } throws the rest away. It should be: { $code }
lesson-wrong-line-wrong = Line { $given } is as it should be. What becomes of the energy above 100?
lesson-exercise-ask = Read how many turns, then a name and a speed per line. Print the turns.
lesson-exercise-input = Input:
lesson-exercise-lines = A right program prints:
lesson-exercise-right = Right, { $lines ->
    [one] the one line
   *[other] all { $lines } lines
 }.
lesson-exercise-differs = Line { $line } differs. Expected "{ $expected }", found "{ $found }".
lesson-exercise-missing = Line { $line } is missing: "{ $expected }".
lesson-exercise-extra = Line { $line } is one too many: "{ $found }".

lesson-hint-answer = Answer with antre duel lesson --step { $step } --answer N.
lesson-hint-exercise = Check your own program with antre duel lesson --input FILE --printed FILE.
lesson-prompt-next = Enter goes on, b back, a number to that step, q ends:
lesson-prompt-answer = Your answer, or Enter to go on:
lesson-prompt-exercise = Type an input of your own and an empty line, or Enter to go on:
lesson-end = That was the lesson. antre duel play lets you fight.
