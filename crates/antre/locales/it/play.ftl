# Il combattimento giocato: parole dello schermo, menu, tasti.
play-title = Combattimento
play-class = barbaro
play-level = liv.
play-life = V
play-mana = M
play-over = Fine: u annulla  s salva  n nuovo  q esci
play-choose = Turno { $turn }, tick { $tick }: { $hero } ha { $energy } di energia e sceglie.
play-fled = { $hero } fugge dal seme { $seed } dopo { $turns ->
    [one] 1 turno
   *[other] { $turns } turni
 }, con { $hp } PV su { $max }.
play-differs = Dal turno { $turn } l’ordine cambia rispetto a dopo un colpo.

play-strike = colpo
play-quick = colpo rapido
play-heavy = colpo pesante
play-spark = scintilla
play-potion = pozione
play-flee = fuga
play-skill = tecnica
play-item = oggetto
play-costs = { $cost } di energia
play-costs-mana = { $cost } di energia, { $mana } di mana
play-costs-potion = { $cost } di energia, { $life } PV, ne restano { $left }
play-costs-flight = { $cost } di energia, { $chance } % di riuscita

play-coming = Poi
play-keys = u annulla  a auto  s salva  n nuovo  q esci
play-keys-menu = Invio scegli  Esc indietro
play-not-enough = { $name }: non basta
play-nothing-to-undo = Niente da annullare.
play-saved = Salvato in { $file }.
play-not-saved = Non salvato: { $why }
