# Turns, phases and characters of Torneko no Daibouken 3.
torneko3-name-player = Player
torneko3-name-terrain = Terrain

torneko3-phase-w = wind
torneko3-phase-s = spawn
torneko3-phase-p1 = player
torneko3-phase-e1 = enemies
torneko3-phase-a1 = allies
torneko3-phase-l1 = elapse
torneko3-phase-p2 = player
torneko3-phase-e2 = enemies
torneko3-phase-a2 = allies
torneko3-phase-l2 = elapse

torneko3-word-turn = turn
torneko3-word-and = and
torneko3-word-reading = reading
torneko3-word-warp = warp
torneko3-word-damage = spike
torneko3-word-pillar = pillar
torneko3-word-spikes = spikes
torneko3-word-house = monster house
torneko3-word-slow = slow
torneko3-word-normal = normal
torneko3-word-fast1 = double-1
torneko3-word-fast2 = double-2
torneko3-word-fast = a fast effect
torneko3-word-cure = a cure
torneko3-word-expire = an effect that ran out
torneko3-word-drink-quick = a quick herb
torneko3-word-cure-slow = a cure for slowness
torneko3-word-pillar-staff = a pillar staff
torneko3-word-warp-self = a warp herb
torneko3-word-staff-fast = a staff of haste
torneko3-word-staff-slow = a staff of slowness
torneko3-word-warp-player = a warp on the player
torneko3-word-slow-player = slowness on the player
torneko3-word-haste-player = haste on the player
torneko3-word-leap = a leap

torneko3-glyph-walk = move
torneko3-glyph-attack = attack
torneko3-glyph-special = special
torneko3-glyph-boost = quick herb
torneko3-glyph-wait = wait
torneko3-glyph-wake = wakes
torneko3-glyph-appears = appears
torneko3-glyph-faster = faster
torneko3-glyph-slower = slower
torneko3-glyph-stairs = stairs

torneko3-key-decided = decided
torneko3-key-executed = executed
torneko3-key-both = decided, then executed
torneko3-key-cancelled = cancelled
torneko3-key-pending = pending
torneko3-key-fires = fires
torneko3-key-armed = armed
torneko3-key-fired = fired
torneko3-key-not-due = no action here
torneko3-key-skipped = skipped
torneko3-key-elapse = elapse: recovery and timers
torneko3-key-leaves = falls or leaves

torneko3-floor-before = before turn { $turn }
torneko3-floor-after = after turn { $turn }
torneko3-floor-start = at the start
torneko3-floor-end = at the end
torneko3-floor-moment = before { $phase } of turn { $turn }
torneko3-floor-decides = as { $who } decides in { $phase } of turn { $turn }
torneko3-floor-plan = before { $phase } of turn { $turn }: hits after a step there
torneko3-floor-slip = slippery
torneko3-floor-water = water
torneko3-floor-crystal = crystal
torneko3-floor-carpet = carpet
torneko3-floor-shop = shop
torneko3-floor-house = monster house
torneko3-floor-trap = trap
torneko3-floor-pillar = pillar
torneko3-floor-spikes = spikes
torneko3-floor-item = item
torneko3-floor-stairs = stairs

torneko3-title = { $name ->
    [warp-trap] The warp trap fires just before C strikes: C finds nobody and waits.
    [warp-herb] The player is gone before A decides, so A moves instead of striking.
    [quick-herb] After a quick herb the player acts twice before anybody else does.
    [slippery] While the player slides, enemies and allies are skipped in the half of each step but the last.
    [pillar-two-ahead] A pillar raised under a monster two cells ahead costs it an action, whether it stays or walks.
    [foot-tapping] A double-1 ally recovers like a normal one while you stand still, and twice a turn while it walks.
    [theft-1] Whoever refuses the keeper’s claim is a thief, and the gargoyle loses the very next enemy phase.
    [theft-2] The keeper sleeps and claims nothing: the other gargoyle acts in E2 of the same turn.
    [carpet-leap] A warp off the carpet and out of the room is a theft of type 2: the gargoyle comes at once.
    [monster-house] Who walks into a monster house wakes it; those who wake lose both phases of this turn.
    [monster-house-exception-1] Warped in after a non-move: nobody in the monster house is skipped.
    [monster-house-exception-2] An enemy awake in the monster house strikes: those after it in the order act as well.
    [wind-1799] The 1800th turn has no input: 1799 actions at normal speed.
    [spawn-ticks] A thief meets a new enemy every five turns, an honest player every thirty.
   *[other] { $title }.
 }
torneko3-timeline = { $turns ->
    [one] One turn
   *[other] { $turns } turns
 }: { $actions ->
    [0] no enemy acts
    [one] enemies act once
   *[other] enemies act { $actions } times
 }, { $hits ->
    [0] nobody strikes the player
    [one] one blow at the player
   *[other] { $hits } blows at the player
 }{ $skipped ->
    [0] {""}
    [one] , one skip
   *[other] , { $skipped } skips
 }{ $cancelled ->
    [0] {""}
    [one] , one decision comes to nothing
   *[other] , { $cancelled } decisions come to nothing
 }{ $over ->
    [dead] ; the player falls
    [wind] ; the wind ends it
   *[other] {""}
 }.
torneko3-timeline-description = A line of phases for each turn, one lane per character in the order of action. { $sentence }
torneko3-quiet-turn = Turn { $from }: everybody waits.
torneko3-quiet-turns = Turns { $from } to { $to }: everybody waits.
torneko3-note-more = More happens from turn { $next } on; --from { $next } shows it.
torneko3-note-depends = This hangs on reading { $entry }, { $key } { $value }: { $evidence }.

torneko3-decides = { $who } decides: { $kind }
torneko3-moves = { $who } moves
torneko3-swaps = { $who } changes places with { $target }
torneko3-waits = { $who } waits
torneko3-attacks = { $who } strikes { $target }
torneko3-stumbles = { $who } moves onto { $target }, which counts as a blow
torneko3-uses = { $who } uses { $what }
torneko3-cancel = what { $who } decided comes to nothing: no target is left, so it waits
torneko3-pend = { $effect }{ $trap ->
    [yes] {" "}trap
   *[other] {""}
 } is pending for { $who }
torneko3-thread = { $effect }{ $trap ->
    [yes] {" "}trap
   *[other] {""}
 }, pending
torneko3-fired-by = { $effect }{ $trap ->
    [yes] {" "}trap
   *[other] {""}
 } fires for { $who }, because { $by } did not decide a move
torneko3-fired = { $effect }{ $trap ->
    [yes] {" "}trap
   *[other] {""}
 } fires for { $who }
torneko3-woken = { $who } { $count ->
    [one] wakes and is
   *[other] wake and are
 } not skipped
torneko3-woken-skipped = { $who } { $count ->
    [one] wakes and loses its
   *[other] wake and lose their
 } phases of this turn
torneko3-freed = { $who } { $count ->
    [one] gets its
   *[other] get their
 } phases of this turn back
torneko3-dies = { $who } falls
torneko3-spawned = { $who } appears as number { $order } in the order (spawn rule { $rule })
torneko3-spawn-counted = a new enemy appears (spawn rule { $rule }): { $enemies } enemies, { $chars } characters
torneko3-spawn-none = an enemy is due (spawn rule { $rule }), but there is no cell or number for it
torneko3-speed = { $who } goes from { $from } to { $to } by { $cause }
torneko3-nothing = nothing happens to { $who }
torneko3-wind1 = “Hm, a breeze …”
torneko3-wind2 = “The wind is getting stronger …”
torneko3-wind3 = “Wind again … quite a gale!”
torneko3-wind4 = “Blown far away by the gale!”
torneko3-over-wind = the adventure ends here, before any input
torneko3-over-dead = the player has fallen
torneko3-statue = statue { $id } acts ({ $kind })
torneko3-ring = the ring of warping is tested and does nothing
torneko3-ring-warps = the ring of warping warps the player
torneko3-claim-yes = the keeper claims the price, and the answer is yes
torneko3-claim-no = the keeper claims the price, and the answer is no
torneko3-paid = the price is paid
torneko3-theft-1 = a theft of type 1: the keeper’s claim was refused
torneko3-theft-2 = a theft of type 2: nobody could claim the price
torneko3-stairs = the player takes the stairs, and the turn ends at once

torneko3-skip-slippery = { $who } { $count ->
    [one] is
   *[other] are
 } skipped: the player slides and has not come to rest (9.2)
torneko3-skip-player-speed-up = { $who } { $count ->
    [one] is
   *[other] are
 } skipped: the player has become faster (9.1)
torneko3-skip-terrain-damage = { $who } { $count ->
    [one] is
   *[other] are
 } skipped: damaged by terrain since the player’s last input (9.3)
torneko3-skip-mh-wakeup = { $who } { $count ->
    [one] is
   *[other] are
 } skipped: woken in the monster house this turn (9.5)
torneko3-skip-theft-type1 = { $who } { $count ->
    [one] is
   *[other] are
 } skipped: the enemy phase right after a theft of type 1 (9.4)
torneko3-skip-slow = { $who } { $count ->
    [one] has
   *[other] have
 } no action: slow, and this is every other turn (3.2)
torneko3-skip-slippery-short = slides
torneko3-skip-player-speed-up-short = sped up
torneko3-skip-terrain-damage-short = hurt
torneko3-skip-mh-wakeup-short = woke
torneko3-skip-theft-type1-short = theft
torneko3-skip-slow-short = slow
torneko3-due-one-action = { $who } has one action a turn
torneko3-due-spent-first = { $who } has no second action: the first was not a move
torneko3-due-nap = { $who } naps
torneko3-due-player-not-double = { $who } is not at double speed

torneko3-readings = { $outcome ->
    [0] { $order ->
        [0] No reading of the disputed rules changes anything here.
        [one] No disputed reading changes the outcome; one of { $all } changes the order of what happens.
       *[other] No disputed reading changes the outcome; { $order } of { $all } change the order of what happens.
     }
    [one] One of { $all } readings changes the outcome: { $keys }.
   *[other] { $outcome } of { $all } readings change the outcome: { $keys }.
 }
torneko3-readings-combined = { $all ->
    [yes] All { $combinations } combinations of readings
   *[other] { $combinations } combinations of readings (each alone and each pair)
 } have { $outcomes ->
    [one] one outcome
   *[other] { $outcomes } different outcomes
 }.
torneko3-readings-together = Only together with another they change the outcome: { $keys }.
torneko3-readings-first = { $usual } → { $here }
torneko3-readings-nothing = nothing more
torneko3-matters-no = nothing
torneko3-matters-order = the order
torneko3-matters-outcome = the outcome

torneko3-heading-entry = entry
torneko3-heading-reading = reading
torneko3-heading-evidence = usual is
torneko3-heading-matters = changes
torneko3-heading-first = first
torneko3-heading-input = input
torneko3-heading-hits = hits
torneko3-heading-damage = life
torneko3-heading-actions = actions
torneko3-heading-who = whose, before the next input

torneko3-plan = Best now: { $input }. { $actions ->
    [0] No enemy acts
    [one] One enemy action
   *[other] { $actions } enemy actions
 } before the next input, { $hits ->
    [0] { $damage ->
        [0] none reaches the player
       *[other] none reaches the player, and terrain costs { $damage } life
     }
    [one] one reaches the player, for { $damage } life
   *[other] { $hits } reach the player, for { $damage } life
 }{ $theft ->
    [0] {""}
   *[other] , and it is a theft of type { $theft }
 }. { $safe } of { $all } inputs { $safe ->
    [one] is
   *[other] are
 } without harm.
torneko3-plan-none = There is no input to plan.
torneko3-plan-facts = Each input with what the enemies do before the next one: fewest hits first, then least life lost, then fewest enemy actions.
torneko3-plan-description = The floor with the number of hits after a step on each cell beside the player, and a table of all inputs. { $sentence }
torneko3-plan-hits-you = strikes you
torneko3-plan-theft = theft of type { $kind }
torneko3-plan-wakes = wakes the monster house
torneko3-plan-dead = the player falls
torneko3-plan-wind = the wind ends it
torneko3-plan-stairs = takes the stairs
torneko3-plan-off = off the carpet by { $path }
torneko3-plan-into = into the monster house by { $path }
torneko3-plan-not-there = the player does not get there
