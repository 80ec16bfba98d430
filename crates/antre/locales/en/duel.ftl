# Energy-queue combat.
duel-fight-won = { $hero } wins seed { $seed } in { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
 }, { $ticks ->
    [one] 1 tick
   *[other] { $ticks } ticks
 } and { $draws } draws, with { $hp } of { $max } life left.
duel-fight-lost = { $hero } falls on seed { $seed } after { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
 }, { $ticks ->
    [one] 1 tick
   *[other] { $ticks } ticks
 } and { $draws } draws; { $left } of { $enemies } enemies are left.
duel-fight-stopped = Seed { $seed } is stopped after { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
 } and counts as a defeat; { $hero } has { $hp } of { $max } life left.
duel-fight-description = Energy of { $fighters } fighters over { $ticks } ticks. Whoever reaches the line acts and pays { $cost }; the remainder is carried over. Below, the { $draws } dice in the order drawn.
duel-turn-told = Turn { $turn }, tick { $tick }: { $lines } Energy { $energy }, keeps { $kept }.

duel-log-begins = Fight! Against you: { $enemies }.
duel-log-misses = { $actor } misses { $target }.
duel-log-hits = { $actor } { $word ->
    [0] scratches
    [1] hits
    [2] cuts
   *[3] crushes
 } { $target } ({ $damage }).{ $crit ->
    [0] { "" }
   *[1] { " " }Blood sprays!
 }
duel-log-uses = { $actor } uses { $skill }.
duel-log-heals = { $actor } takes a { $item } (+{ $gained }).
duel-log-escapes = { $actor } gets away.
duel-log-caught = { $actor } does not get away.
duel-log-falls = { $who } falls and does not get up.
duel-log-hero-falls = { $who } falls. The mine swallows the light.
duel-log-victory = Victory! { $hero }: life { $hp }/{ $max }
duel-log-defeat = Defeat. { $hero }: life { $hp }/{ $max }

duel-queue = The first { $turns ->
    [one] turn
   *[other] { $turns } turns
 } of { $fighters ->
    [one] 1 fighter
   *[other] { $fighters } fighters
 } take { $ticks ->
    [one] 1 tick
   *[other] { $ticks } ticks
 }.
duel-queue-stopped = Only { $turns } of { $asked } turns: nobody else is ready by tick { $tick }, the limit.
duel-queue-description = Energy of { $fighters } fighters over { $ticks } ticks. Whoever reaches the line acts and pays.
duel-preview = Next: { $order }.
duel-preview-nobody = Nobody acts.
duel-preview-differs = From turn { $turn } on the order differs from the one at usual prices.

duel-replay-same = The recording of seed { $seed } gives the same { $turns } turns and { $draws } draws.
duel-replay-draw = Turn { $turn } differs first, at its draw { $draw }: recorded { $recorded }, now { $now }.
duel-replay-turn = Turn { $turn } differs first, in { $what }: recorded { $recorded }, now { $now }.
duel-replay-whole = Every turn is the same, but { $what } differs: recorded { $recorded }, now { $now }.
duel-differs-turn = its number
duel-differs-tick = its tick
duel-differs-actor = who acts
duel-differs-energy = the energy
duel-differs-damage = the damage
duel-differs-life = the life left
duel-differs-turns = the number of turns
duel-differs-choices = the number of choices
duel-differs-draws = the number of draws
duel-differs-state = the final state of the dice
duel-differs-log = the digest of the log

duel-picture-rule = At { $threshold } a fighter acts and pays { $cost }; the rest is carried. Equal energy: the earlier in the list goes first.
duel-picture-dice = A turn draws hit (of 100), weapon (solid), crit (of 100), in that order. A miss draws nothing more.
duel-word-tick = tick
duel-word-energy = energy
duel-word-draws = draws
duel-word-in-order = in order
duel-word-result = result
duel-word-a-tick = # a tick
duel-word-life = life
duel-word-keeps = keeps
duel-word-falls = falls
duel-word-miss = miss
duel-word-crit = crit

draw-hit = hit
draw-miss = miss
draw-weapon = weapon
draw-crit = crit
draw-plain = plain
draw-after-hit = after hit
draw-spell = spell
draw-bleed = bleed
draw-stun = stun
draw-burn = burn
draw-no-effect = no effect
draw-flight = flight
draw-escapes = gets away
draw-caught = caught
duel-roster = { $hero } against { $enemies }.
