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
dq9-map-boss = { $name }, { $hp } HP; best Force { $force } ({ $evidence })
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
dq9-floor-nobody = nobody
dq9-floor-never = { $names }: { $left } bytes are left for { $entries } records of 20, { $fit } fit
dq9-floor-way = { $way } between the stairs
dq9-floor-monsters = monsters rank { $rank }, { $present } of { $all } have a record
dq9-floor-monsters-all = monsters rank { $rank }, all { $all } have a record
dq9-floor-monsters-told = monster rank { $rank } · { $present } of { $all } have a record
dq9-floor-monsters-told-all = monster rank { $rank } · all { $all } have a record
dq9-floor-memory = memory { $bytes } of 11344 bytes
dq9-floor-memory-told = { $grouped } of 11,344 bytes before the records
dq9-floor-memory-note = { $fit } records of 20 bytes fit (black) · { $cells } walkable cells, { $passages } passages
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
dq9-boss-one = { $name }: { $hp } HP; best Force { $force }.
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
