# Combate con cola de energía. Las líneas del combate las escribe el propio sistema, tal como la lección.
duel-fight-won = { $hero } gana la semilla { $seed } en { $turns ->
    [one] 1 turno
   *[other] { $turns } turnos
 }, { $ticks ->
    [one] 1 tic
   *[other] { $ticks } tics
 } y { $draws } tiradas, con { $hp } de { $max } de vida.
duel-fight-lost = { $hero } cae con la semilla { $seed } tras { $turns ->
    [one] 1 turno
   *[other] { $turns } turnos
 }, { $ticks ->
    [one] 1 tic
   *[other] { $ticks } tics
 } y { $draws } tiradas; quedan { $left } de { $enemies } enemigos.
duel-fight-stopped = La semilla { $seed } se detiene tras { $turns ->
    [one] 1 turno
   *[other] { $turns } turnos
 } y cuenta como derrota; a { $hero } le quedan { $hp } de { $max } de vida.
duel-fight-description = Energía de { $fighters } combatientes durante { $ticks } tics. Quien llega a la línea actúa y paga { $cost }; el resto se guarda. Debajo, las { $draws } tiradas en orden.
duel-turn-told = Turno { $turn }, tic { $tick }: { $lines } Energía { $energy }, guarda { $kept }.

duel-log-begins = ¡Combate! Contra ti: { $enemies }.
duel-log-misses = { $actor } no alcanza a { $target }.
duel-log-hits = { $actor } { $word ->
    [0] araña a
    [1] golpea a
    [2] corta a
   *[3] aplasta a
 } { $target } ({ $damage }).{ $crit ->
    [0] { "" }
   *[1] { " " }¡La sangre salpica!
 }
duel-log-uses = { $actor } usa { $skill }.
duel-log-heals = { $actor } bebe una { $item } (+{ $gained }).
duel-log-escapes = { $actor } huye.
duel-log-caught = { $actor } no logra huir.
duel-log-falls = { $who } cae y no se levanta.
duel-log-hero-falls = { $who } cae. La mina se traga la luz.
duel-log-victory = ¡Victoria! { $hero }: vida { $hp }/{ $max }
duel-log-defeat = Derrota. { $hero }: vida { $hp }/{ $max }

duel-queue = { $turns ->
    [one] El primer turno
   *[other] Los primeros { $turns } turnos
 } de { $fighters ->
    [one] 1 combatiente
   *[other] { $fighters } combatientes
 } ocupan { $ticks ->
    [one] 1 tic
   *[other] { $ticks } tics
 }.
duel-queue-stopped = Solo { $turns } de { $asked } turnos: nadie más está listo antes del tic { $tick }, el límite.
duel-queue-description = Energía de { $fighters } combatientes durante { $ticks } tics. Quien llega a la línea actúa y paga.
duel-preview = Siguen: { $order }.
duel-preview-nobody = Nadie actúa.
duel-preview-differs = Desde el turno { $turn } el orden cambia respecto a los precios de siempre.

duel-replay-same = La grabación de la semilla { $seed } da los mismos { $turns } turnos y { $draws } tiradas.
duel-replay-draw = El turno { $turn } es el primero que cambia, en su tirada { $draw }: grabado { $recorded }, ahora { $now }.
duel-replay-turn = El turno { $turn } es el primero que cambia, en { $what }: grabado { $recorded }, ahora { $now }.
duel-replay-whole = Todos los turnos son iguales, pero cambia { $what }: grabado { $recorded }, ahora { $now }.
duel-differs-turn = su número
duel-differs-tick = su tic
duel-differs-actor = quién actúa
duel-differs-energy = la energía
duel-differs-damage = el daño
duel-differs-life = la vida restante
duel-differs-turns = el número de turnos
duel-differs-choices = el número de decisiones
duel-differs-draws = el número de tiradas
duel-differs-state = el estado final de los dados
duel-differs-log = el resumen del registro

duel-picture-rule = Con { $threshold } se actúa y se paga { $cost }; el resto se guarda. A igual energía, primero quien va antes en la lista.
duel-picture-dice = Un turno tira golpe (de 100), arma (sólida) y crítico (de 100), en ese orden. Un fallo no tira más.
duel-word-tick = tic
duel-word-energy = energía
duel-word-draws = tiradas
duel-word-in-order = en orden
duel-word-result = resultado
duel-word-a-tick = # por tic
duel-word-life = vida
duel-word-keeps = guarda
duel-word-falls = cae
duel-word-miss = fallo
duel-word-crit = crítico

draw-hit = golpe
draw-miss = fallo
draw-weapon = arma
draw-crit = crítico
draw-plain = normal
draw-after-hit = tras el golpe
draw-spell = hechizo
draw-bleed = sangra
draw-stun = aturde
draw-burn = quema
draw-no-effect = sin efecto
draw-flight = huida
draw-escapes = escapa
draw-caught = atrapado
duel-roster = { $hero } contra { $enemies }.
