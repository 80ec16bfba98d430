# Treasure-map grottos of Dragon Quest IX.
dq9-environment-caves = caves
dq9-environment-ruins = ruins
dq9-environment-ice = ice
dq9-environment-water = water
dq9-environment-fire = fire

dq9-word-chests = chests
dq9-word-chests-title = Chests
dq9-word-monsters = Monsters
dq9-word-memory = Memory
dq9-word-arrive = arrive
dq9-word-go-down = go down
dq9-word-doorway = doorway
dq9-word-corridor = corridor
dq9-word-floor = floor
dq9-word-rock = rock
dq9-word-unreachable = chest out of reach
dq9-word-closed = closed chamber
dq9-word-ghost = old stairs, look like floor
dq9-word-isolated = no passage: no monster comes

dq9-label-id = map
dq9-label-nickname = known as
dq9-label-quality = quality
dq9-label-boss = boss
dq9-label-loot = drops
dq9-label-chests = chests
dq9-label-way = way
dq9-label-special = special
dq9-label-entrance = entrance
dq9-label-chance = chance
dq9-label-roam = roam
dq9-label-never = never
dq9-label-odd = note

dq9-edition = Edition: { $edition }.
dq9-steps = { $half ->
    [2] one step
   *[other] { $steps } steps
 }
dq9-gold = { $gold } gold
dq9-hollow = { $item } (hollow)
dq9-second = second { $second }

dq9-show = { $name } ({ $map }): { $floors } floors of { $environment }, monster rank { $ranks }, { $boss } below the last.
dq9-map-line = { $name } · rank { $rank }, seed { $seed } · { $environment }, { $floors } floors · boss { $boss }
dq9-map-description = Plans of { $floors } floors with stairs and chests, from the first to the last.
dq9-map-way = { $way } from the entrance to the boss, the boss floor not counted
dq9-map-boss = { $name }, { $hp } HP; most helped by { $force } ({ $evidence })
dq9-map-best = best from base { $base }: { $timers } of 65,536 timer values, one in { $one-in }
dq9-map-never = cannot be drawn: no base and timer value give it
dq9-entrance = location { $location }, { $area }: { $where } (bases { $bases })
dq9-entrance-quest = location 5 as the map of quest 15
dq9-foot-map = layouts, chests, monsters · certain
dq9-foot-floor = layout, chests, monsters · certain

dq9-floor = { $floor } holds { $letter ->
    [S] an S
    [A] an A
    [E] an E
    [F] an F
    [H] an H
    [I] an I
   *[other] a { $letter }
 } chest { $way } from where you arrive; { $monsters }.
dq9-floor-empty = { $floor } has no chest; { $monsters }.
dq9-floor-unreachable = { $floor } has only chests out of reach; { $monsters }.
dq9-floor-description = Floor plan of { $side } by { $side } cells with stairs up at { $up }, stairs down at { $down } and { $chests ->
    [0] no chest
    [one] one chest
   *[other] { $chests } chests
 }. With it: chest contents by second, the monsters of the floor and the memory used.
dq9-floor-none-lost = no monster is lost
dq9-floor-cut = no monster is lost, but passages are cut ({ $count })
dq9-floor-traps-only = no monster roams: the only records that fit are those of trap chests ({ $fit })
dq9-floor-memory-full = no monster roams: the memory is full before the first record
dq9-floor-single = only { $monster } roams
dq9-floor-few = { $kinds } kinds roam, { $count ->
    [one] one record is
   *[other] { $count } records are
 } lost
dq9-floor-roam = { $names } (shares { $evidence })
dq9-floor-nobody = nobody
dq9-floor-never = { $names }: { $left } bytes are left for { $entries } records of 20, { $fit } fit
dq9-floor-way = { $way } between the stairs
dq9-floor-monsters = monsters rank { $rank }, { $present } of { $all } have a record
dq9-floor-monsters-all = monsters rank { $rank }, all { $all } have a record
dq9-floor-monsters-told = monster rank { $rank } · { $present } of { $all } have a record
dq9-floor-monsters-told-all = monster rank { $rank } · all { $all } have a record
dq9-floor-memory = memory { $bytes } of 11344 bytes
dq9-floor-memory-told = { $grouped } of 11,344 bytes before the records
dq9-floor-memory-note = { $fit } records of 20 bytes fit (the solid end of the bar) · { $cells } walkable cells, { $passages } passages
dq9-monster-never = never
dq9-monster-chests = chests

dq9-odd-unreachable = the { $letter } chest at { $at } cannot be reached
dq9-odd-hollow = the { $letter } chest at { $at } is hollow when it draws its trap monster, which has no record here
dq9-odd-chestless = chestless: no chest can be reached
dq9-odd-chamber = a closed chamber of { $size ->
    [one] one cell
   *[other] { $size } cells
 }
dq9-odd-walled-in = the stairs down cannot be reached
dq9-odd-ghosts = { $count ->
    [one] ghost stairs: one old staircase that looks like floor
   *[other] ghost stairs: { $count } old staircases that look like floor
 }
dq9-odd-forced = forced stairs: written unchecked after a hundred failed tries; they do not trap you
dq9-odd-trapped = forced stairs that trap you beside a chest (◐ single source)
dq9-odd-fifteen = a 15×15 floor
dq9-odd-cut = { $count ->
    [one] one passage is
   *[other] { $count } passages are
 } cut for want of memory; { $isolated ->
    [0] every cell keeps one
    [one] one cell has none left (Flag0)
   *[other] { $isolated } cells have none left (Flag0)
 }

dq9-content = second { $second }: roll { $roll } of 0..=99 gives { $item }
dq9-content-hollow = second { $second }: roll { $roll } of 0..=99 gives { $item }, which has no record here: the chest is hollow
dq9-content-note = { $weight } % · roll { $roll }
dq9-chest-told = chest { $number }, rank { $letter }: { $at }

dq9-note-hollow = A hollow trap chest opens without a fight; what it held is lost until the grotto is reset.
dq9-note-treasures = Détectrésor (count of treasures): inside a grotto nothing happens; in another player’s world it fails everywhere.
dq9-note-flair = Marque-magot (marks treasures): inside a grotto it marks the stairs down on the upper screen, even unexplored, boss beaten or not; in another player’s world it fails outside grottos.
dq9-note-reset = After the boss is beaten it stays away and opened chests stay empty until a map, even the same one, is chosen in the treasure-map menu.
dq9-note-saves = A church save does not keep the chosen map: the grotto starts over. A quick save keeps map, boss and opened chests.
dq9-note-laid = Chests are laid on arrival and again on leaving a menu on both screens (Battle Records), which does not reset the clock: unopened chests take that second’s contents.

dq9-explain-header = Header, AT seeded with { $state }: { $draws }.
dq9-explain-floors = A floor’s draws are told with --floor.
dq9-explain-layout = Layout, AT seeded with { $state } (seed + floor), draws by step: { $steps }.
dq9-explain-ranks = Chest ranks, AT again at { $state }, after { $thrown } draws for the models: { $draws }.
dq9-explain-contents = Contents at second { $second }, AT seeded with { $state } (seed + floor + second), roll of each chest: { $draws }.
dq9-step-5a = partition
dq9-step-5b = rooms and doorways
dq9-step-5c = reshaping
dq9-step-5d = corridors
dq9-step-5f = stairs
dq9-step-5g = chests

draw-environment = environment
draw-floors = floors
draw-monster-rank = monster rank
draw-boss = boss
draw-unused-chest-ranks = not used
draw-prefix = prefix
draw-suffix = suffix
draw-locale-rank = place
draw-level = level
draw-caves = caves
draw-ruins = ruins
draw-ice = ice
draw-water = water
draw-fire = fire
draw-cut-way = way of the cut
draw-cut-place = place of the cut
draw-cut-order = which part next
draw-room-inset = inset of the room
draw-room-edge = edge of the room
draw-doorway = doorway
draw-main-room = main room
draw-edge-way = edge grows or shrinks
draw-edge-depth = by how much
draw-corridor-extends = corridor goes on
draw-stairs-room = room of the stairs
draw-stairs-cell = cell of the stairs
draw-chest-count = number of chests
draw-chest-room = room of the chest
draw-chest-cell = cell of the chest
draw-chest-thrown-away = thrown away
draw-chest-model = model of a chest
draw-chest-rank = rank of the chest
draw-chest-content = content of the chest
draw-quality = quality
draw-seed = seed
draw-location = location
draw-vertical = vertical
draw-horizontal = horizontal
draw-old-first = old part first
draw-new-first = new part first

dq9-element-fire = fire
dq9-element-ice = ice
dq9-element-wind = wind
dq9-element-blast = blast
dq9-element-earth = earth
dq9-element-dark = dark
dq9-element-light = light
dq9-boss-one = { $name } has { $hp } HP; what helps most is { $force }.
dq9-boss-all = { $count } bosses stand below the last floors.
dq9-boss-of-rank = Rank { $rank } has { $count } bosses.
dq9-boss-number = number
dq9-boss-level = level
dq9-boss-experience = experience
dq9-boss-gold = gold
dq9-boss-takes = takes
dq9-boss-always = always drops
dq9-boss-drops = may drop
dq9-boss-steal = only stolen
dq9-boss-ranks = ranks
dq9-boss-suffixes = last words
dq9-boss-nothing-special = 100 % of every element
dq9-boss-disputed = Resistances and loot come from fan tables, which differ on Sir Sanguinus and Tyrannosaurus Wrecks (--bosses wikidot shows the other).
dq9-boss-forces = With a Force every hit does ×1.1, then × what the boss takes of its element; of two elements the better counts. The names of the Forces are established in French only.

dq9-column-number = no.
dq9-column-boss = boss
dq9-column-hp = HP
dq9-column-chance = chance
dq9-column-force = best Force
dq9-column-floors = floors
dq9-column-bases = bases
dq9-column-lies-at = location
dq9-column-best-timers = timers at best
dq9-column-map = map
dq9-column-name = name
dq9-column-rank = rank
dq9-column-qualities = qualities
dq9-column-smr = SMR
dq9-column-bosses = bosses
dq9-column-base = base
dq9-column-timers = timers
dq9-column-one-in = one in
dq9-column-timer = timer
dq9-column-floor = floor
dq9-column-chest = chest
dq9-column-second = second s
dq9-column-stopwatch = stopwatch T
dq9-column-s = s
dq9-column-t = T
dq9-column-holds = holds
dq9-column-lasts = lasts
dq9-column-kind = kind
dq9-column-occurring = of seeds that occur
dq9-column-maps = maps
dq9-column-drawable = drawable
dq9-column-meaning = meaning
dq9-column-roams = who roams
dq9-column-best-base = best base
dq9-column-way = way
dq9-column-count = count
dq9-column-seed-floor = seed and floor
dq9-column-size = size
dq9-column-progress = state
dq9-column-worth = what it is worth

dq9-decode-one = { $name } is { $map }.
dq9-decode-one-fits = { $name } there is { $map }, one of { $all } grottos of that name.
dq9-decode-some = { $name }: { $count } of { $all } grottos of that name fit.
dq9-decode-many = { $name } can be any of { $count } grottos; the location narrows them down.
dq9-decode-nothing = No grotto is called { $name }: the words exist, but never together with that level.
dq9-decode-nowhere = None of the { $all ->
    [one] one grotto
   *[other] { $all } grottos
 } called { $name } fits the location and the base.
dq9-decode-legacy = The map of { $boss }{ $level ->
    [0] {""}
   *[other] {" "}at level { $level }
 } is that of a boss of an earlier game: no grotto stands behind it.
dq9-decode-best = { $timers } at { $base }
dq9-decode-initials = Initials: { $prefix } / { $locale } / { $suffix }.
dq9-decode-alike = { $count } places are called the same: { $places }.
dq9-decode-no-prefix = The first word is missing: every one is tried.
dq9-decode-no-locale = The place is missing: every one is tried.
dq9-decode-no-suffix = The last word is missing: every one is tried.
dq9-decode-never = { $count ->
    [one] One of them cannot
   *[other] { $grouped } of them cannot
 } be drawn from any base.
dq9-decode-quest = { $map } is also what quest 15 gives, then at location 5.
dq9-decode-quest-place = 5 (quest 15)
dq9-decode-nowhere-place = cannot be drawn
dq9-decode-more = { $grouped } more are not listed: --limit shows them.
dq9-decode-explain = The draws are told where one grotto is left: give the location, or ask antre dq9 show.
dq9-decode-level-word = The word before the level ({ $word }) is assumed: nobody has shown a screen.

dq9-next-base = Base { $base } gives { $ranks }.
dq9-next-rank = rank { $rank } in { $chance }
dq9-next-wanted = Base { $base } gives it with { $timers } of 65,536 timer values, one in { $one-in }: { $count ->
    [one] one grotto
   *[other] { $maps } different grottos
 }.
dq9-next-never = Base { $base } never gives it.
dq9-next-best = Base { $base } gives it most often: { $timers } of 65,536 timer values, one in { $one-in }.
dq9-next-nowhere = No base gives it.
dq9-next-elsewhere = Base { $base } gives it most often: { $timers } of 65,536 timer values, one in { $one-in }.
dq9-next-one = Timer { $timer } at base { $base } gives { $name } ({ $map }), quality { $quality }, location { $location }.
dq9-next-remaining = { $count ->
    [0] No timer value
    [one] One timer value
   *[other] { $grouped } timer values
 } can have given { $name }.
dq9-next-remaining-base = With the base (--base, or --level with its source) fewer remain.
dq9-next-more-bases = { $grouped } more bases give it: csv and json have them.
dq9-next-timers = Each of the 65,536 timer values counts alike; 302 seeds never occur.
dq9-explain-new-map = New map, AT seeded with the timer { $state }: { $draws }.

dq9-chests-floor = B{ $floor }F of { $map }: { $count ->
    [one] one chest
   *[other] { $count } chests
 } from second { $seconds } (stopwatch { $stopwatch }).
dq9-chests-map = { $map } has { $count ->
    [one] one chest
   *[other] { $count } chests
 }; what they hold at second { $seconds } (stopwatch { $stopwatch }).
dq9-chests-none = { $map } has no such chest.
dq9-chests-none-floor = B{ $floor }F of { $map } has no such chest.
dq9-chests-item = { $item }: soonest on B{ $floor }F, { $count ->
    [one] chest { $chests }
   *[other] chests { $chests }
 }, at second { $seconds } (stopwatch { $stopwatch }).
dq9-chests-item-not = { $map } does not give { $item } at second { $seconds } (stopwatch { $stopwatch }).
dq9-chests-item-impossible = { $map } never gives { $item }: no floor has chests of such ranks within reach.
dq9-chests-more = { $grouped } later times are not listed: csv and json have them.
dq9-chests-clock = T = s + { $offset }: a stopwatch started with A at the title screen is { $offset } s ahead of the game’s clock (◇ disputed: measured by players).
dq9-chests-party = Opened at once after the quick load: a party of one gets s = 1 (T = { $solo }; about 20 % slip to 2), a party of four s = 2 (T = { $party }; about 5 % slip to 1) (◐ single source).
dq9-chests-unreachable = One of the chests cannot be reached (antre dq9 show draws it).
dq9-chest-heading = chest { $number } { $letter } { $at }
dq9-second-heading = s { $second } (T { $stopwatch })
dq9-word-hollow = hollow

dq9-special-all = { $special } floors are special: { $single } with a single monster, { $none } with none; all 393,216 maps were looked at.
dq9-special-occurring = "Of seeds that occur": { $never } seeds are never drawn. A map is drawable if some base and timer value give it: { $drawable } of 393,216 are.
dq9-special-some = { $count ->
    [one] One map has
   *[other] { $maps } maps have
 } { $meaning } ({ $drawable } drawable, { $floors } floors); most often from base { $base }, one map in { $one-in }.
dq9-special-base = Base { $base } gives { $count ->
    [one] one map
   *[other] { $maps } maps
 } with { $meaning }, by { $timers } of 65,536 timer values, one in { $one-in }.
dq9-special-undrawable = { $count ->
    [one] One map has
   *[other] { $maps } maps have
 } { $meaning }, but none can be drawn.
dq9-special-none = No map has { $meaning }.
dq9-special-none-base = Base { $base } gives no map with { $meaning }.
dq9-special-more = { $grouped } more are not listed: --limit shows them.
dq9-special-hollow = Counted as the source article does (seeds that occur, floors with a hollow chest): { $floors } floors; the record of { $traps } is missing on { $pandora } / { $mimic } / { $cannibox } of them.

dq9-kind-special = a floor with a record lost or passages cut
dq9-kind-several-special = two or more such floors
dq9-kind-single = a floor with a single monster
dq9-kind-metal-only = a floor with only metal or gem slimes
dq9-kind-few = a floor with some, not all, of its monsters
dq9-kind-no-monsters = a floor without monsters
dq9-kind-traps-only = a floor without monsters, where only trap chests’ records fit
dq9-kind-memory-full = a floor without monsters, where the memory is full before the records
dq9-kind-cut-passages = a floor with all its monsters but passages cut
dq9-kind-isolated = a cell without any passage (Flag0)
dq9-kind-hollow = a chest that can be hollow
dq9-kind-unreachable = a chest out of reach
dq9-kind-chestless = a floor without any chest in reach
dq9-kind-chamber = a closed chamber
dq9-kind-several-chambers = several closed chambers on a floor
dq9-kind-chamber-floors = closed chambers on several floors
dq9-kind-chest-and-chamber = a floor with a chest out of reach and a closed chamber
dq9-kind-walled-in = stairs down out of reach
dq9-kind-ghosts = ghost stairs
dq9-kind-forced = forced stairs
dq9-kind-trapping = forced stairs that trap the player (single source)
dq9-kind-fifteen = a 15×15 floor
dq9-kind-special-fifteen = a 15×15 floor that is special

dq9-extreme = { $what }: { $first } with { $value }.
dq9-extreme-none = { $what }: none fulfils the conditions.
dq9-extreme-maps = Drawable maps; the way is the sum over the floors, the boss floor not counted. Maps of boss 12 are no shortest ones unless --boss asks for them.
dq9-extreme-shortest-maps = Shortest way
dq9-extreme-longest-maps = Longest way
dq9-extreme-shortest-floors = Shortest way between stairs
dq9-extreme-longest-floors = Longest way between stairs
dq9-extreme-largest-floors = Most open cells
dq9-extreme-smallest-floors = Fewest open cells
dq9-extreme-largest-chambers = Largest closed chamber
dq9-extreme-most-ghosts = Most ghost stairs

dq9-table = { $count ->
    [one] One row
   *[other] { $count } rows
 }: { $table }.
dq9-table-source = { $holds }: { $source } ({ $evidence }, §{ $section }).
dq9-table-sources = every table with its source
dq9-table-ranks = what each rank allows
dq9-table-levels = seeds by rank and level
dq9-table-chest-ranks = chest ranks by monster rank
dq9-table-chests = contents of chests by rank and roll
dq9-table-monsters = who roams by environment and monster rank
dq9-table-forces = damage with each Force in percent
dq9-table-locations = the entrances
dq9-table-words = the words of map names
dq9-table-environments = environments
dq9-table-famous = maps that players gave a name
dq9-table-legacy = bosses of earlier games

dq9-save = { $count ->
    [one] One map
   *[other] { $grouped } maps
 } in the { $slot ->
    [quick] quick save
   *[other] church save
 }, { $cleared } cleared; { $grottos } grottos cleared so far.
dq9-save-list = { $count ->
    [one] One map
   *[other] { $grouped } maps
 } in the list.
dq9-save-soonest = { $map } ({ $id }) gives { $item } soonest: B{ $floor }F at second { $second } (stopwatch { $stopwatch }).
dq9-save-never = None of the maps gives { $item } at second { $seconds }.
dq9-save-checked = Both checksums hold; the file is only read.
dq9-save-damaged = A checksum does not hold: the save is damaged or was edited.
dq9-save-quick = The file has a quick save too: --slot quick.
dq9-save-hero = { $name } (party): level { $level }, { $revocations } revocations; base { $reward } for a reward{ $boss ->
    [0] {""}
   *[other] , up to { $boss } from the bosses of these maps
 }.
dq9-save-hero-resting = { $name } (at rest): level { $level }, { $revocations } revocations; base { $reward } for a reward{ $boss ->
    [0] {""}
   *[other] , up to { $boss } from the bosses of these maps
 }.
dq9-save-which-hero = Which record is the hero is not established: take your own.
dq9-save-legacy = map of { $boss } Lv. { $level }
dq9-save-unknown = record that is neither a grotto nor a boss’s map
dq9-save-worth = { $floors } floors, { $boss }
dq9-save-special = special { $floors }
dq9-progress-undiscovered = not found
dq9-progress-discovered = found
dq9-progress-cleared = cleared
dq9-progress-unknown = unknown
dq9-suggest = { $count ->
    [0] No name begins so.
    [one] One name begins so.
   *[other] { $count } names begin so.
}
dq9-entrances = The regions with their { $count } entrances.
dq9-entrances-map = { $count ->
    [0] { $map } cannot be drawn: it lies nowhere.
    [one] { $map } can lie at one entrance.
   *[other] { $map } can lie at { $count } entrances.
}
dq9-entrances-legend = disc: monsters leave you alone; square: they reach you; filled and framed: where the map can lie
dq9-entrances-place = Entrance { $location }, { $area }: { $where }. { $contact }; { $access }.{ $marked ->
    [0] {""}
   *[other] {" "}Bases { $bases }.
}
dq9-contact-safe = Monsters leave you alone
dq9-contact-hit = Monsters reach you
dq9-contact-sometimes = Monsters reach you at times
dq9-access-direct = on foot
dq9-access-indirect = on foot by a detour
dq9-access-ship = by ship
dq9-access-train = by train
