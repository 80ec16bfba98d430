# El combate que se juega: las palabras de la pantalla, el menú, las teclas.
play-title = Combate
play-class = bárbaro
play-level = nv.
play-life = V
play-mana = M
play-over = Fin: u deshacer  s guardar  n otro  q salir
play-choose = Turno { $turn }, tic { $tick }: { $hero } tiene { $energy } de energía y elige.
play-fled = { $hero } huye de la semilla { $seed } tras { $turns ->
    [one] 1 turno
   *[other] { $turns } turnos
 }, con { $hp } de { $max } de vida.
play-differs = Desde el turno { $turn } el orden cambia respecto al de un golpe.

play-strike = golpe
play-quick = golpe rápido
play-heavy = golpe pesado
play-spark = chispa
play-potion = poción
play-flee = huida
play-skill = habilidad
play-item = objeto
play-costs = { $cost } de energía
play-costs-mana = { $cost } de energía, { $mana } de maná
play-costs-potion = { $cost } de energía, { $life } de vida, quedan { $left }
play-costs-flight = { $cost } de energía, { $chance } % de éxito

play-coming = Siguen
play-keys = u deshacer  a auto  s guardar  n otro  q salir
play-keys-menu = Intro elegir  Esc volver
play-not-enough = { $name }: no queda bastante
play-nothing-to-undo = No hay nada que deshacer.
play-saved = Guardado en { $file }.
play-not-saved = Sin guardar: { $why }
