# The same party in several machines.
compare-machine-sky = Explorers of Sky
compare-machine-torneko3 = Torneko 3
compare-machine-duel = Energy queue
compare-turn = turn
compare-facts = A turn is the time in which a normal one acts once: four steps in Explorers of Sky, a turn of two halves in Torneko 3, ten ticks of the energy queue.
compare-description = Three blocks of lanes on one line of time, one lane for each of the party. { $sentence }
compare-before = Before { $until } first acts, { $hero } acts { $sky ->
    [0] not at all
    [one] once
    [2] twice
   *[other] { $sky } times
 } in Explorers of Sky, { $torneko3 ->
    [0] not at all
    [one] once
    [2] twice
   *[other] { $torneko3 } times
 } in Torneko 3, and { $duel ->
    [0] not at all
    [one] once
    [2] twice
   *[other] { $duel } times
 } in the energy queue.
compare-often = In { $turns } turns { $hero } acts { $sky } times in Explorers of Sky, { $torneko3 } in Torneko 3, { $duel } in the energy queue.
compare-total = { $actions ->
    [one] one action
   *[other] { $actions } actions
 }, first at { $first }
compare-never = no action
compare-bent-sky = Explorers of Sky has no speed that hangs on the first action: { $names } acts there at double speed.
compare-bent-torneko3 = Torneko 3 has nothing above double speed, no double-1 for the player and no haste of a monster’s own: { $names } acts there with what there is.
compare-bent-duel = The energy queue has no double-1 and no haste, which { $names } would need: double-1 is double there, and haste doubles the speed for good.
compare-glyph-walk = walk
compare-glyph-attack = attack
compare-glyph-wait = wait
compare-glyph-boost = haste
compare-glyph-special = haste without effect
compare-extra = extra
compare-locked = due but locked
compare-lost = lost
