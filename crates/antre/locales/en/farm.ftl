# What players of Dragon Quest IX do with the rules: time, farm, whistle.
dq9-moment-five = five
dq9-moment-solo = solo
dq9-moment-party = party
dq9-moment-eight = eight
dq9-moment-nine = nine
dq9-moment-title = title
dq9-moment-five-how = Second 0 (T = 5): one of two consoles enters Pals Past & Present, the other leaves the Battle Records at that moment (◐ single source).
dq9-moment-nine-how = Second 4 (T = 9): Pals Past & Present, then out of both screens (◐ single source).

dq9-stopwatch-moments = Moments that set the stopwatch (T): { $moments } ({ $evidence }).
dq9-stopwatch-stairs = To have a floor’s chests laid at T, take the stairs 0.7 to 0.3 s before, or leave the Battle Records during that second (◐ single source).

dq9-set-millionaire = Millionaire
dq9-set-s-weapon = weapon of rank S
dq9-set-metal-slime-piece = piece of metal slimes

dq9-farm-quick-load = several chests of one floor, at once
dq9-farm-all-floors = several floors, at one second
dq9-farm-third-chests = the third chests of two floors
dq9-farm-combo = a chest at once, then a third chest with its partner
dq9-farm = { $item } ({ $pattern }): { $count ->
    [one] one map, { $first } ({ $map })
   *[other] { $grouped } maps, first { $first } ({ $map })
 }.
dq9-farm-count = { $item } ({ $pattern }): { $count ->
    [one] one map
   *[other] { $grouped } maps
 }.
dq9-farm-none = { $item } ({ $pattern }): no map has it.

dq9-free = { $count ->
    [one] One map serves every wish: { $first } ({ $map })
   *[other] { $grouped } maps serve every wish, first { $first } ({ $map })
 }.
dq9-free-count = { $count ->
    [one] One map fits
   *[other] { $grouped } maps fit
 }.
dq9-free-none = No map serves every wish.

dq9-fastest = { $item } after { $way }: { $name } ({ $map }), B{ $floor }F, chest { $chest }, second { $second } of { $seconds }.
dq9-fastest-none = No map gives { $item } at second { $seconds }.
dq9-fastest-way = The way is walked from the entrance to the chest; each map is listed with its nearest chest.

dq9-marathon = { $item }: { $chests ->
    [one] one chest
   *[other] { $chests } chests
 } in { $maps } of { $own } maps after { $way }, first { $first } ({ $map }).
dq9-marathon-none = None of the { $own } maps gives { $item } at these moments.
dq9-marathon-how = On each floor named: save, load, open at once. The map with the fewest steps a chest comes first, so that at any time as many chests as possible are open; the ways between the maps are not counted (○ assumed: our own order).

dq9-at = Behind { $map } a whistle on B{ $floor }F brings { $monster }; the party { $deftness ->
    [0] strikes first
    [1000] never strikes first
   *[other] strikes first with deftness { $deftness } or more
 }.
dq9-at-lost = Behind { $map } a whistle on B{ $floor }F would bring { $monster }, which has no record there: nothing happens.
dq9-at-nobody = Behind { $map } a whistle on B{ $floor }F brings nobody.
dq9-at-outputs = Behind { $map } the first drop can be output { $start }; --floor tells whom a whistle brings.
dq9-at-page = It holds where the generator stands still (floors with Flag0 cells, other frozen spots), with the map last on its page of the list: 32 outputs are spent then (◐ single source).
dq9-at-runs = B{ $floor }F has no cell without a passage: the generator may run there.
dq9-at-drops = The chances are yours: no table of drops is shipped. At most eight items, the rare one of a kind before the common one.
dq9-at-explain = Whistle, AT seeded with { $state }: the outputs from the whistled kind on.
dq9-at-no-record = { $monster } has no record: nothing happens
dq9-at-no-entry = nobody
dq9-at-deftness = { $deftness ->
    [0] the party strikes first
    [1000] no deftness is enough
   *[other] deftness { $deftness } or more
 }
dq9-at-ambush = the monsters strike first
dq9-at-calm = nobody is surprised
dq9-at-pattern = { $pattern } at one in { $figure }; to spend with 1 / 3 / 5 monsters: { $spend }
dq9-at-drops-from = drops as { $pattern } from here: spend { $spend }
dq9-at-rare = rare item of kind { $kind }, one in { $figure }{ $member ->
    [0] {""}
   *[other] , by book { $member }
 }
dq9-at-common = common item of kind { $kind }, one in { $figure }{ $member ->
    [0] {""}
   *[other] , by book { $member }
 }
dq9-output-unknown = unknown
dq9-output-kind = who comes
dq9-output-strike = first strike
dq9-output-ambush = ambush
dq9-output-place = placing
dq9-output-drop = drop
dq9-output-pattern = pattern

dq9-method = { $count ->
    [one] One map fits: { $first } ({ $map })
   *[other] { $grouped } maps fit, first { $first } ({ $map })
 }.
dq9-method-none = No map fits.
dq9-method-never = never

dq9-bug = Four-player bug: without it this is { $name }, { $floors } floors, { $boss }.
dq9-bug-gained = { $count ->
    [one] The host gains B{ $last }F
   *[other] The host gains B{ $first }F to B{ $last }F
 }; a guest called down there can go on to B16F.
dq9-bug-not-gained = The host walks down to B{ $floors }F and gains no floor.
dq9-bug-stays = Name, level, floors and boss change; layouts, chests and their ranks, environment and monsters stay (◐ single source).
dq9-bug-how = To get it: while the second guest joins, the host keeps pressing A at the entrance; it does not always happen. That one output is lost is inferred (○ assumed).

dq9-column-at-once = at once
dq9-column-later = then
dq9-column-wish = wish
dq9-column-stops = stops
dq9-column-so-far = chests
dq9-column-output-number = no.
dq9-column-output = output
dq9-column-decides = decides
dq9-column-reads = reads
dq9-column-evidence = evidence
dq9-column-whistled = whistled
dq9-column-deftness = deftness
dq9-column-begins = begins
dq9-column-to-spend = to spend 1 / 3 / 5

draw-whistled-kind = who comes
draw-first-strike = first strike
draw-monsters-strike-first = monsters strike first
draw-before-the-whistle = before the whistle
draw-struck = the monsters strike first
draw-calm = nobody is surprised

watch-now = now
watch-in = in { $time }
watch-left = { $time } left
watch-over = no more
watch-ready = Space starts it at T { $start }
watch-stopped = stopped
watch-set = Set to { $moment }: T { $time }.
watch-nothing-to-undo = Nothing to take back.
watch-bell-on = Bell on.
watch-bell-off = Bell off.
watch-flash-on = Flash on.
watch-flash-off = Flash off.
watch-offset = T = s + { $offset }
watch-keys = Space start/stop  r restart  0–5 set  +/− 0.1 s  u back  b bell  f flash  q quit
