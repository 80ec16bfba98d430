# Floors of The Binding of Isaac.
isaac-kind-start = start
isaac-kind-normal = normal
isaac-kind-extra = extra
isaac-kind-boss = boss
isaac-kind-second-boss = other of two bosses
isaac-kind-super-secret = super secret
isaac-kind-secret = secret
isaac-kind-shop = shop
isaac-kind-treasure = treasure
isaac-kind-second-treasure = second treasure
isaac-kind-dice = dice
isaac-kind-sacrifice = sacrifice
isaac-kind-library = library
isaac-kind-curse = curse
isaac-kind-miniboss = miniboss
isaac-kind-challenge = challenge
isaac-kind-vault = vault
isaac-kind-arcade = arcade
isaac-kind-bedroom-clean = bedroom (clean)
isaac-kind-bedroom-dirty = bedroom (dirty)
isaac-kind-grave = grave
isaac-kind-reward = reward
isaac-kind-coin = coin

isaac-curse-none = –
isaac-curse-labyrinth = labyrinth
isaac-curse-lost = lost
isaac-curse-darkness = darkness
isaac-curse-unknown = unknown
isaac-curse-maze = maze
isaac-curse-blind = blind

isaac-word-room = room
isaac-word-steps-away = steps away
isaac-word-way = way to the boss

isaac-heading-stage = stage
isaac-heading-name = name
isaac-heading-seed = seed
isaac-heading-variant = variant
isaac-heading-curse = curse
isaac-heading-rooms = rooms
isaac-heading-rooms-beyond = rooms beyond the start
isaac-heading-boss-steps = boss at
isaac-heading-boss = boss
isaac-heading-specials = special rooms
isaac-heading-attempts = attempts
isaac-heading-secret-touches = rooms the secret room touches
isaac-heading-dead-ends = dead ends
isaac-heading-large = large rooms
isaac-heading-draws = draws

isaac-show = { $steps ->
    [-1] There is no way to the boss
    [one] The boss is one room away
   *[other] The boss is { $steps } rooms away
 }; { $ways-on ->
    [0] every special room{ $secret ->
        [0] {""}
       *[1] {" but the secret one"}
     } is a dead end
    [one] one special room is no dead end
   *[other] { $ways-on } special rooms are no dead ends
 }.
isaac-show-rejected = Attempt { $attempt } of { $attempts } was given up: { $why }.{ $given-up ->
    [0] {""}
   *[1] {" "}The game gives the whole floor up.
 }
isaac-facts = Stage { $stage }{ $name }, seed { $seed }, { $curse ->
    [none] no curse
    [labyrinth] curse of the labyrinth
    [lost] curse of the lost
    [darkness] curse of darkness
    [unknown] curse of the unknown
    [maze] curse of the maze
   *[blind] curse of the blind
 }. { $rooms ->
    [one] One room
   *[other] { $rooms } rooms
 }, { $accepted ->
    [0] given up at attempt { $attempt } of a floor that took
   *[1] accepted at { $attempt ->
        [1] the first attempt
       *[other] attempt { $attempt }
     } after
 } { $draws } { $layout ->
    [0] draws
   *[1] layout draws
 }.
isaac-room-told = { $kind } room, { $shape }{ $steps ->
    [-1] {""}
   *[other] , { $steps } from the start
 }
isaac-touches = touches { $count ->
    [one] one room
   *[other] { $count } rooms
 }
isaac-plan-description = Floor plan with { $rooms } rooms. { $sentence }
isaac-boss-farthest = Why there: the boss takes the farthest dead end that its room fits, { $distance } steps along growth; { $passed ->
    [0] it was the first of { $count } in the list.
    [one] one before it in the list of { $count } was passed over.
   *[other] { $passed } before it in the list of { $count } were passed over.
 }
isaac-boss-last = Why there: the boss takes the dead end that was found last of { $count }, { $distance } steps along growth.
isaac-boss-beyond = Why there: two floors are joined, so the boss moves one cell beyond the last of { $count } dead ends.
isaac-boss-name = Boss: { $names }.
isaac-dead-ends = Dead ends, { $order ->
    [0] in the order found
   *[1] the farthest first
 }: { $list }.
isaac-draws = Draws: { $list }.

isaac-rejected-dead-ends = too few dead ends
isaac-rejected-too-few-rooms = fewer rooms than asked for
isaac-rejected-boss-place = the boss had no place, or one next to the start
isaac-rejected-boss = no dead end took the boss
isaac-rejected-second-boss = no room for the second boss
isaac-rejected-super-secret = no dead end took the super secret room
isaac-rejected-shop = no dead end took the shop
isaac-rejected-treasure = no dead end took the treasure room
isaac-rejected-secret = no place for the secret room
isaac-rejected-grave = no dead end took the grave
isaac-rejected-template = no template of your files fits a normal room

isaac-tag = { $evidence }: { $what }
isaac-tag-demo = compared with the original program, floor by floor.
isaac-tag-flash = read from two builds of the game that differ; nothing was checked against the running game.
isaac-tag-edge = whether rows 0 and 7 can be grown: --edge open follows the article, --edge swf8 the shipped file.
isaac-tag-seeds = seed text and stage seeds.
isaac-tag-variant = stage variants with everything unlocked, stages 1 to 9; on stages 10 and 11 the player chooses.
isaac-tag-variant-locked = stage variants where chapters are locked, stages 1 to 9: the variant before them stays.
isaac-tag-layout = the layout, from one reconstruction of the engine; thin checks against the game agree.
isaac-tag-specials = special rooms, from the same reconstruction; the only checks against the game (Repentance) do not confirm them.
isaac-tag-templates = every room template is idealised (1x1, four doors); real rooms may move special rooms.
isaac-tag-own-rooms = normal rooms come from your own files; boss and special rooms stay idealised (1x1, four doors), which may move special rooms.
isaac-tag-curse = the odds of a curse depend on unlocks; 2 (hard) and 5 are sourced, six observed runs fit 3 (--curse-one-in).
isaac-tag-article = our reading of the article's prose; no vectors exist.
isaac-note-repentance = Repentance: seed text, stage seeds and variants hold there; start exits of two observed floors agree with the layout; special rooms, ultra secret rooms, planetariums and the other path are not established.
isaac-note-paths = Not offered: the Void, Greed mode, Downpour, Mines and what follows them; no source establishes their floors.
isaac-note-templates = Idealised templates: real rooms may move special rooms.
isaac-note-article = The article's profiles are our reading of its prose.
isaac-foot = profile { $profile } · { $evidence }
isaac-foot-abplus = idealised templates · layout { $evidence }

isaac-seed = { $text } is the start seed { $number }; its checksum { $checksum } fits.
isaac-stages = Seed { $seed }: { $steps } rooms from start to boss over { $floors ->
    [one] one floor
   *[other] { $floors } floors
 }.
isaac-diff = The boss is { $first-steps } rooms away under { $first } and { $second-steps } under { $second }; the sample contradicts { $contradicted } of { $statements } statements of the article.
isaac-statement = “{ $says }”: contradicted by { $contradicted } of { $of } floors.
isaac-says-count = 5 or 6 rooms and 2.6 a level, rounded down
isaac-says-three = the secret room touches three rooms or more
isaac-says-dead-end = the secret room is not next to a dead end
isaac-says-900 = a place for the secret room is found within 900 tries
isaac-says-placed = there always is a secret room
isaac-says-doubled = where two floors are joined every special room is doubled
isaac-says-breadth = rooms grow breadth first
isaac-says-pool = a large shape leaves the pool once it is placed
isaac-says-farthest = the boss is at the farthest dead end

draw-isaac-yes = yes
draw-isaac-no = no
draw-isaac-coin = coin for a cell
draw-isaac-pop-dead-end = a dead end for a room
draw-isaac-dead-end-for = a dead end for a special room
draw-isaac-secret-column = column of the secret room
draw-isaac-secret-row = row of the secret room
draw-isaac-secret-cell = cell of the secret room
draw-isaac-secret-variant = contents of the secret room
draw-isaac-secret-weight = weight of a cell for the secret room
draw-isaac-secret-choice = secret room among the heaviest cells
draw-isaac-secret-seed = seed of the secret room's contents
draw-isaac-extra-room = extra room with one neighbour
draw-isaac-room-count = count of rooms
draw-isaac-room-count-hard = more rooms in hard mode
draw-isaac-unused = unused
draw-isaac-grow-right = grow to the right
draw-isaac-grow-left = grow to the left
draw-isaac-grow-down = grow down
draw-isaac-grow-up = grow up
draw-isaac-super-secret = super secret room
draw-isaac-sacrifice = sacrifice room
draw-isaac-sacrifice-full = sacrifice room at full health
draw-isaac-library = library
draw-isaac-library-book = library with a book
draw-isaac-curse-room = curse room
draw-isaac-curse-room-devil = curse room after a devil room
draw-isaac-miniboss = miniboss
draw-isaac-miniboss-first = miniboss on the first level
draw-isaac-challenge = challenge room
draw-isaac-content-floor = pool of this floor or of the one before
draw-isaac-content-room = room of the pool
draw-isaac-stage-seed = seed of a stage
draw-isaac-skipped = skipped
draw-isaac-curse-test = is the stage cursed
draw-isaac-curse-kind = which curse
draw-isaac-layout-seed = seed of the layout
draw-isaac-candidate = a large shape behind a door
draw-isaac-shuffle = shuffle
draw-isaac-quota-start = rooms beside the start
draw-isaac-quota = rooms to grow here
draw-isaac-loop-allowed = may two ways meet
draw-isaac-queue-front = front or back of the queue
draw-isaac-template = seed of a room's template
draw-isaac-treasure = quality of the treasure room
draw-isaac-dice = dice room in place of a sacrifice room
draw-isaac-sins = which sin
draw-isaac-vault = vault in place of an arcade
draw-isaac-bedroom = bedroom
draw-isaac-horsemen-seed = seed of the horsemen
draw-isaac-boss = boss
draw-isaac-double-trouble = two bosses at once
draw-isaac-shape-leaves = does the shape stay in the pool
draw-isaac-room-pick = which room template

isaac-heading-exits = doors of the start
isaac-heading-floors = floors
isaac-heading-share = share
isaac-heading-interval = 95 %
isaac-heading-kind = a room of the kind
isaac-stats = Over { $floors } floors the boss is { $steps } ± { $half } rooms away on average; the secret room touches three rooms or more on { $share } of them (95 %: { $low } to { $high }).{ $given-up ->
    [0] {""}
   *[other] {" "}The game gives up { $gave-up } floors; they are not counted in.
 }
isaac-stats-heat = Where the { $kind } room falls on { $floors } floors: its likeliest cell on { $most } of them.
isaac-stats-legend = percent of floors; the start is at column { $x }, row { $y }; shades go up to the likeliest cell
isaac-stats-cell = Column { $x }, row { $y }: { $count } of { $of } floors, { $share } (95 %: { $low } to { $high }).
isaac-stats-x = column
isaac-stats-y = row, from the top
isaac-infer-none = No seed of { $of } fits; the clue after which nothing is left is wrong, or one before it, or the game is another than this profile.
isaac-infer-one = It is { $item }: no other of { $of } seeds fits { $clues ->
    [one] this clue
   *[other] these { $clues } clues
 }.
isaac-infer-many = { $items } of { $of } seeds fit { $clues ->
    [one] this clue
   *[other] these { $clues } clues
 }.
