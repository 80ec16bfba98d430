# Turns on a dungeon floor.
sky-name-leader = Leader
sky-name-ally = Ally
sky-name-ally-number = Ally { $number }
sky-name-enemy = Enemy
sky-name-enemy-number = Enemy { $number }

sky-word-then = then
sky-word-step = step
sky-word-counter = counter
sky-word-speed = speed
sky-word-extra = extra
sky-word-locked = due but locked
sky-word-lost = lost turn
sky-word-not-due = not due
sky-word-leaves = leaves
sky-word-differs = differs
sky-word-due = due

sky-glyph-boost = boost
sky-glyph-lower = slow
sky-glyph-either = raise or lower
sky-glyph-charge = charge
sky-glyph-release = strike
sky-glyph-attack = attack
sky-glyph-leader = hand over
sky-glyph-weather = weather
sky-glyph-walk = walk
sky-glyph-pass = pass

sky-foot-exact = exact rules
sky-foot-article = the article’s rules
sky-foot-time-darkness = Time and Darkness
sky-foot-both = exact rules and the article’s

sky-timeline = { $summary }: { $count ->
    [0] no leader action
    [one] one leader action
    [2] two leader actions
    [3] three leader actions
    [4] four leader actions
    [5] five leader actions
    [6] six leader actions
    [7] seven leader actions
   *[other] { $count } leader actions
 } before { $enemies ->
    [one] the enemy’s first
   *[other] the first of { $enemy }
 }.
sky-timeline-alone = { $summary }: { $count ->
    [one] one leader action
   *[other] { $count } leader actions
 } in { $steps ->
    [one] one step
   *[other] { $steps } steps
 }, and no enemy acts.
sky-timeline-description = { $steps ->
    [one] One step
   *[other] { $steps } steps
 } with { $lanes ->
    [one] one lane
   *[other] { $lanes } lanes
 }, the leader first. { $sentence }
sky-facts-same = Everybody starts at { $stage }.
sky-facts-begin = At the start: { $begins }.
sky-facts-reset = Each boost of the leader’s own sets the counter to 0 and lets the leader act again at once.
sky-facts-reset-article = A change of the leader’s speed sets the counter to 0; the rest of the step is tested at 0.

sky-slot-place = { $name }, step { $step }, counter { $counter }: { $told }
sky-slot-acts = { $action } at speed { $stage }
sky-slot-extra = { $action } at speed { $stage }, an extra action
sky-slot-leader = { $action } at speed { $stage }, first action as the leader
sky-slot-out-of-order = { $action } at speed { $stage }, out of order
sky-slot-retry = { $action } at speed { $stage }, second try
sky-slot-locked = due, but locked until the next shared tick
sky-slot-lost = was due at { $due }, but is tested at { $counter } and is not due
sky-slot-lost-short = at { $counter }, lost
sky-slot-lost-reason = tested at { $counter }: not due
sky-slot-skipped = loses this turn, for it acted out of order before
sky-slot-skipped-short = skipped
sky-slot-skipped-reason = acted before: skipped
sky-slot-leaves = leaves the floor

sky-note-leader-fell = The leader fell in step { $step }: the floor is over.
sky-note-blown-out = The wind blew the team out in step { $step }: the floor is over.
sky-note-more = Steps { $from } to { $last } of { $steps } are shown; --from { $next } shows the next.

sky-why-locks = Step { $step }, counter { $counter }: { $name } uses { $action } and is locked until the next shared tick.
sky-why-locks-counters = Step { $step }, counter { $counter }: { $name } uses { $action } with counters { $counters } and is locked until the next shared tick.
sky-why-reset = Step { $step }: the leader’s own boost sets the counter from { $from } to 0; the leader acts again at once.
sky-why-reset-article = Step { $step }: the leader’s speed changed, so the counter goes from { $from } to 0; the rest of the step is tested at 0.
sky-why-lost = Step { $step }: { $name } was due at { $due }, but is tested at { $counter }.
sky-why-skipped = Step { $step }: { $name } loses this turn, for it acted out of order before.
sky-why-stage = Step { $step }, counter { $counter }: { $name } goes from { $from } to { $to }.
sky-why-expired = Step { $step }, counter { $counter }: a counter of { $name } runs out, from { $from } to { $to }; this action still happens.
sky-why-no-effect = Step { $step }, counter { $counter }: the speed of { $name } does not change.
sky-why-weather = Step { $step }: the weather is now { $weather }.
sky-why-spawned = Step { $step }: { $name } appears, in the lowest free slot.
sky-why-leaves = Step { $step }: { $name } leaves the floor.
sky-why-leader = Step { $step }: { $name } leads now and acts at once.
sky-why-wind = Step { $step }: the wind comes nearer, { $left } turns are left.

sky-diff = They part at step { $step }: { $name } { $exact ->
    [0] does not act
    [one] acts once
    [2] acts twice
   *[other] acts { $exact } times
 } under the exact rules, { $article ->
    [0] not at all
    [one] once
    [2] twice
   *[other] { $article } times
 } under the article’s.
sky-diff-same = The exact rules and the article’s give the same { $steps } steps.
sky-diff-exact = Exact rules
sky-diff-article = The article’s rules
sky-diff-split = With free actions, the leader’s at +3 fall as { $exact } under the exact rules and as { $article } under the article’s, an enemy’s action between the groups.
sky-diff-finding = The article itself tells 4/1/3, which its own rules do not give: they give 3/1/4.
sky-diff-description = Two timelines under one another, the exact rules above, the article’s below. { $sentence }

sky-due = Whoever is due at the counter may act, if not locked; the shared tick is the last of every four.
sky-due-facts = A step takes the counter one further, from 23 to 0. Only its remainder of 8 can be observed.
sky-due-rules = −1 acts half a time each whole turn, +0 once, +1 twice, +2 three times, +3 four times.
sky-due-rule-0 = at counters 7, 15 and 23
sky-due-rule-1 = at every counter that leaves 3 when divided by 4
sky-due-rule-2 = at every odd counter
sky-due-rule-3 = at every counter but multiples of 4
sky-due-rule-4 = at every counter

sky-stage = Speed { $shown }{ $clamped ->
    [0] {""}
   *[other] , from a sum of { $raw }
 }: due { $rule }, { $due } times in 24 steps.
sky-part-heading = part of the sum
sky-part-base = every species
sky-part-raises = raise counters that are not empty
sky-part-lowerings = lowering counters that are not empty
sky-part-paralysis = paralysis
sky-part-flat = other modifiers
sky-part-sum = sum
sky-part-stage = stage, the sum kept within 0 to 4

sky-plan = { $actions }: no enemy acts in between, and nothing shorter works.
sky-plan-cost = { $count } actions, { $wind ->
    [one] one turn of wind
   *[other] { $wind } turns of wind
 }, { $belly ->
    [one] one turn of belly
   *[other] { $belly } turns of belly
 }
sky-plan-none = { $payload }: no sequence of up to { $depth } actions leaves the enemies no action.
sky-plan-level = { $tried } tried, { $acted } let an enemy act, { $repeated } repeat a state, { $impossible } are not allowed, { $open } go on, { $done } do it
sky-plan-certain = certain, whatever is drawn (9 or 10, 7 or 8; { $runs ->
    [one] one course
   *[other] { $runs } courses
 })
sky-plan-chance = { $num } of { $den }, exact over { $runs } courses of what is drawn
sky-plan-before = { $free ->
    [one] one free action
   *[other] { $free } free actions
 }, { $locking ->
    [one] one that locks
   *[other] { $locking } that lock
 }; it acts { $steps ->
    [0] in this step
    [one] one step on
   *[other] { $steps } steps on
 }, at counter { $counter }
sky-plan-kite-holds = { $pattern }: holds for ever (the state repeats after { $actions } actions)
sky-plan-kite-caught = { $pattern }: caught { $steps ->
    [0] in the first step
    [one] after one step
   *[other] after { $steps } steps
 }, at counter { $counter }
sky-plan-kite-reach = { $pattern }: the enemy is out of reach { $steps ->
    [0] in the first step
    [one] after one step
   *[other] after { $steps } steps
 }, at counter { $counter }
sky-plan-kite-open = { $pattern }: undecided after { $actions } actions
sky-plan-expiry = { $free } more actions at { $stage } if free, { $locking } if locking; all run out { $steps } or { $locked_steps } steps on
sky-plan-trap = a raise as action { $action } (counter { $left } left) never acts at { $stage }, it only takes the old one’s place
sky-plan-slow = at counter { $counter }: next acts { $after ->
    [0] in this very step
    [one] one step on
   *[other] { $after } steps on
 } instead of { $before }; { $slowed } instead of { $acts } actions in 8 steps

draw-raise-counter = raise counter
draw-lower-counter = lowering counter
draw-paralysis-counter = paralysis counter
draw-chance = chance
draw-raise-or-lower = raise or lower
draw-yes = yes
draw-no = no

sky-topic-cost = cost
sky-topic-level = length { $length }
sky-topic-chance = chance
sky-topic-before = before { $enemy }
sky-topic-kite = kiting { $enemy }
sky-topic-expiry = counters of { $name }
sky-topic-trap = refresh trap
sky-topic-slow = slowing { $enemy }
sky-topic = question
sky-topic-answer = answer
