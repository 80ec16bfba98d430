# Searches, catalogues, simulations.
search-dq9-map = { $id } is { $name }: { $boss } below { $depth } floors.
search-dq9-map-chests = { $id } is { $name }: { $boss } below { $depth } floors, chests { $chests ->
    [""] none
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
