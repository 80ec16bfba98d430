# What is wrong with an input: the input as it is typed, the value found, what is allowed.
error-line = line { $line }
error-in-file = { $file }: { $problem }
error-perhaps = ; perhaps { $near }
error-nearest = ; the nearest is { $near }
error-nearest-several = ; the nearest are { $others } and { $last }
error-given-up = the question was given up before its end

error-range = { $what } { $found }: expected { $low }..={ $high }
error-whole = { $what } "{ $found }": expected a whole number { $low }..={ $high }
error-number-or-range = { $what } "{ $found }": expected a number or a range as { $low }..={ $high }
error-range-empty = { $what } { $found }: expected a range that is not empty
error-choice = { $what } "{ $found }": expected { $expected }
error-one-of = { $what } "{ $found }": expected one of { $expected }
error-one-only = { $first } with { $second }: expected one of them
error-needs = { $what }: expected { $needed } with it
error-seeds = seeds "{ $found }": expected a range such as 1..=1000 or 0..1000
error-seeds-none = seeds { $range }: expected at least one seed
error-address = address "{ $found }": expected a number such as 0x2000000
error-search-value = { $name }: a search has no such value: expected { $expected }
error-search-columns = columns: { $count } of them: expected at most { $most }
error-link-missing = { $name }: missing: expected { $about }
error-link-value = { $name }: { $question } has no such value: expected { $expected }, lang or explain
error-link-value-near = { $name }: { $question } has no such value; perhaps { $near }: expected { $expected }, lang or explain
error-link-value-none = { $name }: { $question } has no such value: expected nothing, lang or explain

error-unreadable = cannot be read: { $why }
error-unwritable = cannot be written: { $why }
error-no-right = cannot be written: expected a file and a folder with the right to write
error-disk-full = the disk is full: expected room for the file
error-no-folder = its folder does not exist: expected an existing folder
error-is-folder = is a folder: expected a file
error-twice = asked for twice: expected a file of its own for each output
error-too-large = more than { $limit } bytes: expected at most that
error-base64 = file: { $why }: expected base64
error-utf8 = byte { $byte }: expected UTF-8 text
error-json-scenario = { $why }: expected a scenario in JSON
error-no-wiki = --format wiki: this answer has no such form: expected text, json or csv
error-no-picture = --{ $flag }: this answer has no picture: expected a command that draws, such as antre duel fight

error-dq9-rank = rank { $found }: expected 02, 38, 3D, 4C, 51, 65, 79, 8D, A1, B5, C9 or DD
error-dq9-map = map { $found }: expected RR:seed (B5:15522) or six hex digits (B53CA2)
error-dq9-word = { $part ->
    [prefix] material
    [place] place
    [suffix] feeling
   *[any] part of the name
 } "{ $found }": no map has it
error-dq9-name-looks = ; a name looks like Granite Tunnel of Woe Lv. 1
error-dq9-save-foreign = save: expected the text DRAGON QUEST IX within the first { $bytes } bytes
error-dq9-save-short = save of { $found } bytes: expected at least { $expected } from the text DRAGON QUEST IX on
error-dq9-save-checksum = { $slot ->
    [quick] quick
   *[church] church
 } save: checksum of bytes { $from }..{ $to } is { $computed }, stored is { $stored }; the save is damaged or was edited
error-dq9-save-empty = empty: expected a save or a map a line
error-dq9-save-no-quick = has no quick save: expected --slot church
error-dq9-item = item "{ $found }": no chest gives it
error-dq9-items = item { $count } times: expected at most 3, a floor has no more chests
error-dq9-location = location { $found }: expected a number in 1..=150
error-dq9-boss = boss "{ $found }": expected 1..=12 or a name
error-dq9-boss-rank = boss { $boss }: rank { $rank } has bosses { $low }..={ $high } only
error-dq9-monster = monster "{ $found }": expected a monster of the grottos
error-dq9-part = { $what } "{ $found }": expected a word of a map's name
error-dq9-chests = chests "{ $found }": expected a letter of IHGFEDCBAS, = and a number
error-dq9-legacy = { $what } "{ $name }": the map of an earlier boss is not drawn; expected the name of a grotto
error-dq9-no-seed = name "{ $name }": expected a grotto's; maps of earlier bosses have no seed
error-dq9-no-map-one = { $conditions }: no map fulfils it; expected a condition that some map fulfils
error-dq9-no-map-without = { $conditions }: no map fulfils all of them; expected conditions that go together, as they do without { $without }
error-dq9-no-map-together = { $conditions }: no map fulfils all of them; expected conditions that go together
error-dq9-base-or-hero = base with level, revocations, grotto-level or reward: expected one or the other
error-dq9-hero-level = level: expected the hero's, 1..=99
error-dq9-hero-source = level: expected --grotto-level G beside it for what a boss drops, or --reward for any other map
error-dq9-timer-base = timer: expected a base with it: --base, or --level with --grotto-level or --reward
error-dq9-next-nothing = next: expected --level with --grotto-level or --reward, --base, or a condition such as --rank
error-dq9-extreme-or-kind = extreme with a kind: expected one of them
error-dq9-depth = depth: expected --extreme shortest-maps or longest-maps with it
error-no-clue = infer: no clue: expected a condition, --name or --location
error-dq9-moment = moment "{ $found }": expected five, solo, party, eight or nine
error-dq9-moment-form = moment "{ $found }": expected a name, = and a second
error-dq9-moment-whole = moment "{ $found }": expected a whole second
error-dq9-drop = drop "{ $found }": expected rare/common, one in so many, as 256/32
error-dq9-drop-kinds = drop { $count } times: expected at most 12 kinds
error-dq9-book-members = book { $count } times: expected at most 4 members
error-dq9-farm-trap = item { $item }: its battle lays the chests again, so that no second one follows; expected an item, gold, or combo
error-dq9-farm-combo = item { $item }: no third chest has a partner for it; expected sainted soma, dangerous bustier, fuddle bow, slime shield, sorcerer's stone, millionaire, cannibox, mimic or Pandora's box
error-dq9-wishes = { $count } wishes: expected 1..=3
error-dq9-way = way: expected a kind with it, or --extreme shortest-maps alone
error-dq9-by-base = by-base: expected a kind with it
error-dq9-wants = want { $count } times: expected 1..={ $most }
error-dq9-want-items = want "{ $found }": { $count } items: expected at most 3, a floor has no more chests
error-dq9-start = start "{ $found }": expected seconds with at most one decimal, title, five, solo, party, eight or nine
error-dq9-method = method: expected --pattern, --monster or --deftness
error-dq9-kind = expected a kind

error-duel-empty-range = { $what } { $low }..={ $high }: expected a high end of at least { $low }
error-duel-wide-range = { $what } { $low }..={ $high }: expected at most 4294967296 values
error-duel-kind = kind "{ $found }": expected slash, pierce, blunt, fire or poison
error-duel-name-twice = name "{ $name }" is used by two combatants: expected different names
error-duel-name-empty = combatant { $number } has an empty name: expected at least one letter
error-duel-choice = choice "{ $found }": expected strike, strike:N, quick:N, heavy:N, spark:N, potion or flee, N an enemy from 1
error-duel-choice-number = choice { $number }
error-duel-no-choice = choice { $number }: expected none, since { $why }
error-duel-target = target { $found }: expected a living enemy, from { $first } on
error-duel-not-enough = { $what } { $left }: expected at least { $needed }
error-duel-party-size = { $found } combatants: expected a hero and 1..={ $most } enemies
error-duel-screen = screen { $turn }: expected 0..={ $most }, the turns of this fight
error-duel-die = die "{ $found }": expected a number 1..=100, a weapon's such as 4[4..=7], a chance's such as <=73 or >73, or ?
error-duel-dice = { $found } dice: expected 1..={ $most }, such as 67 4[4..=7] 93
error-duel-log-actor = log line "{ $line }": expected a blow of { $name }, whose turn it is
error-duel-log-lands = log line "{ $line }": expected a blow that lands: this one always does
error-duel-log-line = log line "{ $line }": expected a line of a fight's log in Spanish
error-duel-log-damage = log line "{ $line }": expected a damage that { $name } can do, rather than { $damage }
error-duel-log-critical = log line "{ $line }": expected a blow that is critical where it must be
error-duel-queue-empty = empty: expected the number of turns on line 1
error-duel-queue-line = line "{ $found }": expected a name, a blank and a speed
error-duel-queue-nobody = no fighters: expected at least one line with a name and a speed
error-duel-recording = recording "{ $found }": expected "{ $expected }"
error-duel-recording-empty = empty: expected a recording of antre duel fight
error-duel-version = version { $found }: expected { $expected }
error-duel-roster-empty = empty: expected [[fighter]] tables, the hero first
error-duel-roster-size = { $found } fighters: expected 2..={ $most }, the hero first
error-duel-roster-name = name { $name }: expected at least one letter, on one line
error-duel-roster-name-twice = name "{ $name }" is used twice: expected a name of its own for every fighter
error-duel-tick-limit = min_speed none: expected a tick limit with it (tick_limit 1..=1000000000), since the queue may never end
error-duel-clamp = hit_clamp "{ $found }": expected two percentages such as 30..=70
error-duel-min-speed = min_speed "{ $found }": expected a number from 1, or none
error-duel-until = until { $found }: expected a percentage between 0 and 50, such as 0.1
error-duel-fights = { $found } fights: expected at most { $most }, one for every seed
error-duel-differ = seed { $seed }: the fast and the obvious fight differ. Please report this line with the roster
error-duel-vary = vary "{ $found }": expected such as hero.agility=0..=20 or rules.hit_low=10..=50/10
error-duel-vary-who = vary { $found }: expected hero, rules or one of { $expected }
error-duel-vary-what = vary { $found }: expected one of { $expected }
error-duel-vary-count = { $found } things vary: expected one or two
error-duel-vary-cells = { $found } cells or more: expected at most { $most }; a larger step makes fewer
error-lesson-number = { $what } { $found }: expected 1..={ $most }
error-lesson-answer = answer: expected step 7, 8 or 9, which ask a question
error-lesson-input = input or printed: expected step 10, the exercise

error-isaac-seed-length = seed "{ $found }" has { $letters ->
    [one] { $letters } letter
   *[other] { $letters } letters
 }: expected eight, such as B911 97JS
error-isaac-seed-letter = seed "{ $found }": letter { $place } is { $letter }: expected one of ABCDEFGHJKLMNPQRSTWXYZ01234V6789
error-isaac-seed-checksum = seed "{ $found }": the checksum does not fit: expected a seed as the game shows it
error-isaac-seed-zero = seed B911 99JA is the number 0, which the game treats as no seed: expected 1..=4294967295
error-isaac-shape = shape "{ $found }": expected 1x1, IH, IV, 1x2, IIV, 2x1, IIH, 2x2, LTL, LTR, LBL or LBR
error-isaac-stage = stage { $stage } of profile { $profile }: expected { $expected }
error-isaac-labyrinth = curse of the labyrinth on stage { $stage }: expected an odd stage below 8, since it joins two floors
error-isaac-flash-curse = curse "{ $curse }" changes no floor of the Flash game: expected none, labyrinth or lost
error-isaac-greed = --greed: the floors of Greed mode are not established by any source: expected a normal or hard run
error-isaac-path = --path "{ $path }": the layouts of Repentance's other path (Downpour, Mines, Mausoleum) are not established by any source: expected main
error-isaac-attempt-none = attempt: nothing was made
error-isaac-attempt-demo = attempt { $attempt } of the demo: expected none, since the demo keeps nothing of an attempt that it gives up
error-isaac-room-files = { $found } room files: expected 1..={ $most } with the ending .xml or .stb
error-isaac-seeds = seeds "{ $found }": expected at least one seed, such as 1..=1000
error-isaac-seeds-zero = seeds 0..: expected 1 or more; the game starts no run from 0
error-isaac-stages = stages "{ $found }": expected stages such as 1, 1,3 or 1..=4
error-isaac-stage-twice = stage { $stage }: named twice: expected each stage once
error-isaac-exits = exits "{ $found }": expected some of the letters L, U, R and D, each once
error-isaac-no-clue = infer: no clue: expected a condition, --exits, --variant or --cursed
error-isaac-observation = observation: a list of seeds: expected --seeds, one seed or a range

error-sky-name = { $what } "{ $found }": unknown
error-sky-name-near = { $what } "{ $found }": unknown: the nearest is "{ $near }"
error-sky-monster = { $place }: there is no monster "{ $found }": expected one of { $known }
error-sky-script = { $place }: "{ $found }": expected { $expected }
error-sky-twice = { $what } { $found } is used twice: expected one monster for each
error-sky-full = { $side }: no free slot: expected at most { $slots } monsters there
error-sky-leader = leader "{ $found }": expected a monster of the team that is on the floor
error-sky-no-charge = { $who }: release without a charge at step { $step }: expected `charge:move` as the action before it
error-sky-endless = step { $step }: the leader took { $actions } actions in one phase: expected a script that ends it
error-sky-nobody-asked = nobody was asked for an action: expected a call after `advance` named somebody
error-sky-draws = given draws: { $problem }
error-sky-dump = memory dump: { $what } at { $address }: expected an address in { $start }..{ $end }
error-sky-too-large = { $what }: more than { $limit }: expected a smaller question
error-sky-payload = payload: empty: expected at least one action, such as attack
error-sky-no-enemy = no enemy to plan against: expected at least one in the scenario, such as E1:walk
error-sky-empty = empty: expected [[monsters]] tables, the leader first
error-sky-no-toml = the dump's scenario has no TOML form: { $why }
error-sky-scenario = scenario "{ $name }": no such file or shipped scenario: expected a file, one of { $shipped }, or the short form L:agility*3,attack E1:attack
error-sky-words = { $name } beside other words: expected one file, one name, or the short form

error-torneko3-unknown = { $what } `{ $found }`: expected { $expected }
error-torneko3-character = { $place }: there is no character `{ $name }`; the scenario has { $known }
error-torneko3-name-twice = character `{ $name }`: the name is used twice
error-torneko3-overlap = cell { $x },{ $y }: both { $first } and { $second } are there
error-torneko3-rectangle = map row { $row }: it has { $found } cells, the first row has { $expected }; a map is a rectangle
error-torneko3-map-size = map: { $width } × { $height } cells; expected 1 to 255 each way
error-torneko3-map-mark = map cell { $x },{ $y } `{ $found }`: expected one of { $expected }
error-torneko3-off-map = { $what } at { $x },{ $y }: the map has { $width } × { $height } cells, counted from 0
error-torneko3-wall = { $what } at { $x },{ $y }: there is a wall
error-torneko3-players = the scenario has { $found } players; expected 1
error-torneko3-no-order = { $class }: every order number of this class is taken
error-torneko3-order-taken = order { $order }: two characters have it; each needs its own
error-torneko3-missing = { $place }: `{ $verb }` needs `{ $key }`
error-torneko3-meaning = { $place }: { $problem }
error-torneko3-empty = empty: expected a [map] table with the player on it
error-torneko3-scenario = scenario "{ $name }": no such file or shipped scenario: expected a file, one of { $shipped }, or one line such as '@^C/A.. E trap=warp>2,1'
error-torneko3-rule = rule "{ $found }": expected KEY=VALUE, such as wait_flushes=false
error-torneko3-moment = moment "{ $found }": expected start, end, TURN.PHASE such as 1.E1, or TURN.PHASE.NAME such as 1.E1.C; phases are W S P1 E1 A1 L1 P2 E2 A2 L2
error-torneko3-no-moment = moment { $moment }: the run never comes there: expected a moment of the run
error-torneko3-no-decision = moment { $moment }: { $name } decides nothing there: expected a moment of the run
error-torneko3-nobody = moment: no character "{ $name }": expected one of { $expected }
error-torneko3-no-input = moment { $moment }: the player gets no input any more: expected a moment before one
error-torneko3-work = turns { $turns }: { $work } turns of a character under every reading: expected at most { $most }

error-compare-until = until "{ $name }": nobody of that name: expected one of { $expected }
error-compare-member = member "{ $found }": expected NAME:SPEED:DEEDS, such as L:fast:attack, the name of 1 to 24 letters
error-compare-times = deed "{ $found }": expected a number of times, 1 to { $most }, after the *
error-compare-deeds = deeds of { $name }: expected at most { $most }
error-compare-nobody = party: nobody: expected the hero first, such as L:fast:attack, then the others
error-compare-name-twice = name { $name }: used twice: expected a name of its own for each

# Phrases of the rules and of the system inside a sentence; the English is what they say.
error-phrase-whole = a whole number
error-phrase-smaller = a smaller whole number
error-phrase-times = a number of times 1..=9999 after the *
error-phrase-kite = at least one of attack, step, pass
error-phrase-actions = id:action,action, as in L:agility*3,attack
error-phrase-flat = a flat modifier such as +1 or -1 after the id
error-phrase-targets = name:ids, for the targets are not part of the rules
error-phrase-courses = courses of the draws
error-phrase-denominator = denominator of the chance
error-phrase-different = different actions
error-phrase-cell = a column and a row, such as 3,1
error-phrase-yes-no = yes or no
error-phrase-fast-slow = fast or slow
error-phrase-heroes = torneko or popolo
error-phrase-number = a number
error-phrase-true-false = true or false
error-phrase-wish = floor=N, then chest=, rank=, item=, second= or t=
error-phrase-wish-floor = floor=N, 3 to 16
error-phrase-chest-rank = a rank of I H G F E D C B A S
error-phrase-rows-or-draw = give `rows` or `draw`, not both
error-phrase-no-allies = Torneko has no allies; say hero = "popolo"
error-phrase-halves = expected "turn.half", such as "1.2"; turns count from 1, halves are 1 and 2
error-phrase-speed-on = speed_on is for monsters; the player drinks (drink_quick)
error-phrase-drawing = it begins with a drawing that shows the player as `@`, such as `@^C/A.. E trap=warp>2,1`
error-phrase-flash-stages = 1..=9 or 11; the Flash game has no other generated floor
error-phrase-void = 1..=11; which stream gives the Void (stage 12) its count of rooms is not established
error-phrase-home = 1..=11; the Home floor (stage 13) is not generated by these rules
error-phrase-over = the battle is over
error-phrase-potions = potions
error-phrase-no-file = no such file or directory
error-phrase-denied = permission denied
error-phrase-folder = is a directory
error-phrase-not-folder = not a directory
error-duel-change = set "{ $found }": expected such as hero.speed=12, #2.kind=fire or rules.cost=120
