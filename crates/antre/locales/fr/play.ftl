# Le combat que l’on joue : mots de l’écran, menu, touches.
play-title = Combat
play-class = barbare
play-level = niv.
play-life = V
play-mana = M
play-over = Fini : u annuler  s sauver  n autre  q quitter
play-choose = Tour { $turn }, tic { $tick } : { $hero } a { $energy } d’énergie et choisit.
play-fled = { $hero } fuit la graine { $seed } après { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
 }, avec { $hp } PV sur { $max }.
play-differs = À partir du tour { $turn }, l’ordre diffère de celui après une frappe.

play-strike = frapper
play-quick = coup rapide
play-heavy = coup lourd
play-spark = étincelle
play-potion = potion
play-flee = fuir
play-skill = technique
play-item = objet
play-costs = { $cost } d’énergie
play-costs-mana = { $cost } d’énergie, { $mana } de mana
play-costs-potion = { $cost } d’énergie, { $life } PV, reste { $left }
play-costs-flight = { $cost } d’énergie, { $chance } % de réussite

play-coming = À suivre
play-keys = u annuler  a auto  s sauver  n autre  q quitter
play-keys-menu = Entrée choisir  Échap retour
play-not-enough = { $name } : pas assez
play-nothing-to-undo = Rien à annuler.
play-saved = Enregistré dans { $file }.
play-not-saved = Non enregistré : { $why }
