# El mismo grupo en varias máquinas.
compare-machine-sky = Exploradores del Cielo
compare-machine-torneko3 = Torneko 3
compare-machine-duel = Cola de energía
compare-turn = turno
compare-facts = Un turno es el tiempo en que uno normal actúa una vez: cuatro pasos en Exploradores del Cielo, un turno de dos mitades en Torneko 3, diez tics de la cola de energía.
compare-description = Tres bloques de carriles sobre una misma línea de tiempo, un carril por cada uno del grupo. { $sentence }
compare-before = Antes de la primera acción de { $until }, { $hero } actúa { $sky ->
    [0] cero veces
    [one] una vez
   *[other] { $sky } veces
 } en Exploradores del Cielo, { $torneko3 ->
    [0] ninguna
    [one] una
   *[other] { $torneko3 }
 } en Torneko 3 y { $duel ->
    [0] ninguna
    [one] una
   *[other] { $duel }
 } en la cola de energía.
compare-often = En { $turns } turnos { $hero } actúa { $sky } veces en Exploradores del Cielo, { $torneko3 } en Torneko 3 y { $duel } en la cola de energía.
compare-total = { $actions ->
    [one] una acción
   *[other] { $actions } acciones
 }, la primera en { $first }
compare-never = ninguna acción
compare-bent-sky = Exploradores del Cielo no tiene una velocidad que dependa de la primera acción: { $names } va allí al doble.
compare-bent-torneko3 = Torneko 3 no tiene nada por encima del doble, ni doble-1 para el jugador, ni prisa propia de un monstruo: { $names } actúa allí con lo que hay.
compare-bent-duel = La cola de energía no tiene doble-1 ni prisa, que { $names } necesitaría: allí doble-1 es el doble y la prisa dobla la velocidad para siempre.
compare-glyph-walk = anda
compare-glyph-attack = ataque
compare-glyph-wait = espera
compare-glyph-boost = prisa
compare-glyph-special = prisa sin efecto
compare-extra = extra
compare-locked = le toca, bloqueado
compare-lost = perdido
