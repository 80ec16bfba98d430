# Searches, catalogues, simulations.
search-dq9-map = { $id } is { $name }: { $boss } below { $depth } floors.
search-dq9-map-chests = { $id } is { $name }: { $boss } below { $depth } floors, chests { $count ->
    [0] none
   *[other] { $chests }
 }.
search-dq9-floor = B{ $number }F of { $id }, { $name }.
search-dq9-chest = { $id } B{ $number }F, chest { $chest }: rank { $letter }. { $name }.
search-dq9-timer = Base { $base } with timer { $timer } gives { $id }, { $name }, at place { $location }.
search-duel-won = { $hero } wins seed { $seed } in { $turns } turns and { $draws } draws, with { $hp } life left and { $crits ->
    [one] 1 critical hit
   *[other] { $crits } critical hits
 }.
search-duel-lost = { $hero } falls on seed { $seed } after { $turns } turns and { $draws } draws, with { $crits ->
    [one] 1 critical hit
   *[other] { $crits } critical hits
 }.

search-plan-exact = Exactly { $hits } of { $items } { $space } { $count ->
    [one] fits
   *[other] fit
 }; to find them takes about { $time } on { $threads ->
    [one] 1 thread
   *[other] { $threads } threads
 }.
search-plan-sampled = About { $hits } of { $items } { $space } fit (95 %: { $low } to { $high }); to find them takes about { $time } on { $threads ->
    [one] 1 thread
   *[other] { $threads } threads
 }.
search-word-stage = stage
search-word-items = items
search-word-passes = passes
search-word-cost = cost each
search-word-conditions = conditions

search-found = { $hits ->
    [0] None of { $items } { $space } fits
    [one] 1 of { $items } { $space } fits
   *[other] { $shown } of { $items } { $space } fit
 }; { $time } s.
search-limit = The first { $shown } are shown; the limit was reached.
search-stopped = Stopped after { $done } of { $items } { $space } with { $shown } found.{ $resume ->
    [1] { " " }The same command with --resume goes on from here.
   *[0] { "" }
 }
search-drop = Without { $condition } there would be { $hits }.
search-written = { $rows } rows are in { $file }; SHA-256 { $sum }.

duel-sim = { $hero } wins { $share } of { $fights } fights (95 %: { $low } to { $high }).
duel-sim-exact = With ideal dice the chance is exactly { $first }; striking the best target each time, first { $target }, makes it { $best }.
duel-sim-not-narrow = The interval is still wider than asked for after { $fights } fights; more seeds make it narrower.
duel-sim-wins = wins
duel-sim-crit-fights = fights with a critical hit
duel-sim-turns = turns
duel-sim-hp = hero's life at the end
duel-sim-ticks = ticks
duel-sim-crits = critical hits
duel-sim-misses = misses
duel-sim-draws = dice
duel-sim-value = value
duel-sim-interval = 95 % interval
duel-sim-fights = fights
duel-sim-in-turns = over in { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
 }
duel-compare = { $better } wins { $points } points more often: A { $a }, B { $b } of { $fights } seeds (A − B 95 %: { $low } to { $high } points).
duel-compare-even = No difference shows in { $fights } seeds: A wins { $a }, B { $b } (A − B 95 %: { $low } to { $high } points).
duel-compare-points = wins, points of a percent
duel-sweep = Wins go from { $low } at { $at_low } to { $high } at { $at_high }, over { $fights } seeds each.
duel-sweep-cell = { $at }: { $share } (95 %: { $low } to { $high }).
duel-sweep-legend = fights won, in percent
duel-sweep-description = A grid of { $cells } cells; each is the share of fights that the hero wins, the darker the higher.
duel-infer-none = No seed rolls these { $dice } dice.
duel-infer-one = Seed { $seed } is the only one that rolls these { $dice } dice.
duel-infer-many = { $seeds } seeds roll these { $dice } dice.
duel-infer-next = One more die of 1 to 100 tells { $bits } bits: about { $remain } seeds would remain.
duel-infer-die = die
duel-infer-value = came out
duel-infer-remain = seeds left
duel-infer-seed = seed

search-infer-none = No map fits; the clue after which nothing is left is wrong, or one before it.
search-infer-one = It is { $item }: no other map fits { $clues ->
    [one] this clue
   *[other] these { $clues } clues
 }.
search-infer-many = { $items } maps fit { $clues ->
    [one] this clue
   *[other] these { $clues } clues
 }.
search-infer-left = left
search-infer-clue = clue
search-infer-next = look next at
search-infer-judged = Judged by { $items } of them, spread evenly.
search-columns = { $space }, { $edition }: { $columns } columns.
search-isaac-head = { $seed }, stage { $stage }{ $name }: { $curse ->
    [none] no curse
   *[other] curse: { $curse }
 }.
search-isaac-floor = { $seed }, stage { $stage }{ $name }: { $curse ->
    [none] no curse
   *[other] curse: { $curse }
 }, { $steps ->
    [-1] no way to the boss
    [one] the boss one room away
   *[other] the boss { $steps } rooms away
 }, { $rooms ->
    [one] one room
   *[other] { $rooms } rooms
 }.
