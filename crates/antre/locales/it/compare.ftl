# La stessa squadra in più macchine.
compare-machine-sky = Esploratori del Cielo
compare-machine-torneko3 = Torneko 3
compare-machine-duel = Coda d’energia
compare-turn = turno
compare-facts = Un turno è il tempo in cui un normale agisce una volta: quattro passi in Esploratori del Cielo, un turno di due metà in Torneko 3, dieci tick della coda d’energia.
compare-description = Tre blocchi di righe su una linea del tempo, una riga per ogni membro. { $sentence }
compare-before = Prima che { $until } agisca, { $hero } agisce { $sky ->
    [0] zero volte
    [one] una volta
    [2] due volte
   *[other] { $sky } volte
 } in Esploratori del Cielo, { $torneko3 ->
    [0] zero volte
    [one] una volta
    [2] due volte
   *[other] { $torneko3 } volte
 } in Torneko 3 e { $duel ->
    [0] zero volte
    [one] una volta
    [2] due volte
   *[other] { $duel } volte
 } nella coda d’energia.
compare-often = In { $turns } turni { $hero } agisce { $sky } volte in Esploratori del Cielo, { $torneko3 } in Torneko 3, { $duel } nella coda d’energia.
compare-total = { $actions ->
    [one] un’azione
   *[other] { $actions } azioni
 }, la prima a { $first }
compare-never = nessuna azione
compare-bent-sky = Esploratori del Cielo non ha una velocità legata alla prima azione: { $names } vi agisce a velocità doppia.
compare-bent-torneko3 = Torneko 3 non ha nulla oltre la velocità doppia, né double-1 per il giocatore né rapidità propria dei mostri: { $names } vi agisce con quel che c’è.
compare-bent-duel = La coda d’energia non ha double-1 né rapidità, che servirebbero a { $names }: lì double-1 è doppia, e la rapidità raddoppia la velocità per sempre.
compare-glyph-walk = cammina
compare-glyph-attack = attacca
compare-glyph-wait = aspetta
compare-glyph-boost = rapidità
compare-glyph-special = rapidità senza effetto
compare-extra = extra
compare-locked = tocca, ma è bloccato
compare-lost = perso
