# The battle that is played: the screen's words, the menu, the keys.
play-title = Fight
play-class = barbarian
play-level = lv.
play-life = L
play-mana = M
play-over = Over: u back  s save  n new  q quit
play-choose = Turn { $turn }, tick { $tick }: { $hero } has { $energy } energy and chooses.
play-fled = { $hero } gets away from seed { $seed } after { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
 }, with { $hp } of { $max } life left.
play-differs = From turn { $turn } on the order differs from the one after a strike.

play-strike = strike
play-quick = quick blow
play-heavy = heavy blow
play-spark = spark
play-potion = potion
play-flee = flee
play-skill = skill
play-item = item
play-costs = { $cost } energy
play-costs-mana = { $cost } energy, { $mana } mana
play-costs-potion = { $cost } energy, { $life } life, { $left } left
play-costs-flight = { $cost } energy, { $chance } % chance

play-coming = Next
play-keys = u back  a auto  s save  n new  q quit
play-keys-menu = Enter choose  Esc back
play-not-enough = { $name }: not enough left
play-nothing-to-undo = Nothing to take back.
play-saved = Saved as { $file }.
play-not-saved = Not saved: { $why }
