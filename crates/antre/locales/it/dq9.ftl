# Grotte delle mappe del tesoro di Dragon Quest IX.
dq9-environment-caves = caverna
dq9-environment-ruins = rovine
dq9-environment-ice = ghiaccio
dq9-environment-water = acqua
dq9-environment-fire = fuoco

dq9-word-chests = scrigni
dq9-word-chests-title = Scrigni
dq9-word-monsters = Mostri
dq9-word-memory = Memoria
dq9-word-arrive = arrivo
dq9-word-go-down = discesa
dq9-word-doorway = porta
dq9-word-corridor = corridoio
dq9-word-floor = suolo
dq9-word-rock = roccia
dq9-word-unreachable = scrigno irraggiungibile
dq9-word-closed = camera chiusa
dq9-word-ghost = vecchia scala, sembra suolo
dq9-word-isolated = senza passaggi: non arriva nessun mostro

dq9-label-id = mappa
dq9-label-nickname = nota come
dq9-label-quality = qualità
dq9-label-boss = boss
dq9-label-loot = bottino
dq9-label-chests = scrigni
dq9-label-way = percorso
dq9-label-special = speciale
dq9-label-entrance = ingresso
dq9-label-chance = probabilità
dq9-label-roam = si aggirano
dq9-label-never = mai
dq9-label-odd = nota

dq9-edition = Edizione: { $edition }.
dq9-steps = { $half ->
    [2] un passo
   *[other] { $steps } passi
 }
dq9-gold = { $gold } monete d’oro
dq9-hollow = { $item } (vuoto)
dq9-second = secondo { $second }

dq9-show = { $name } ({ $map }): { $floors } piani, ambiente { $environment }, mostri di rango { $ranks }, { $boss } sotto l’ultimo.
dq9-map-line = { $name } · rango { $rank }, seme { $seed } · { $environment }, { $floors } piani · boss { $boss }
dq9-map-description = Piante di { $floors } piani con scale e scrigni, dal primo all’ultimo.
dq9-map-way = { $way } dall’ingresso al boss, senza contare il piano del boss
dq9-map-boss = { $name }, { $hp } PV; aiuta di più { $force } ({ $evidence })
dq9-map-best = al meglio dalla base { $base }: { $timers } dei 65.536 valori del timer, uno su { $one-in }
dq9-map-never = non può uscire: nessuna base né valore del timer la dà
dq9-entrance = luogo { $location }, { $area }: { $where } (basi { $bases })
dq9-entrance-quest = luogo 5 come mappa della missione 15
dq9-foot-map = piante, scrigni, mostri · certo
dq9-foot-floor = pianta, scrigni, mostri · certo

dq9-floor = { $floor } ha uno scrigno { $letter } a { $way } da dove arrivi; { $monsters }.
dq9-floor-empty = { $floor } non ha scrigni; { $monsters }.
dq9-floor-unreachable = { $floor } ha solo scrigni irraggiungibili; { $monsters }.
dq9-floor-description = Pianta di { $side } per { $side } celle con la scala in salita in { $up }, quella in discesa in { $down } e { $chests ->
    [0] nessuno scrigno
    [one] uno scrigno
   *[other] { $chests } scrigni
 }. Con essa: il contenuto degli scrigni per secondo, i mostri del piano e la memoria usata.
dq9-floor-none-lost = nessun mostro va perso
dq9-floor-cut = nessun mostro va perso, ma dei passaggi sono tagliati ({ $count })
dq9-floor-traps-only = non si aggira nessun mostro: entrano solo le schede degli scrigni trappola ({ $fit })
dq9-floor-memory-full = non si aggira nessun mostro: la memoria è piena prima della prima scheda
dq9-floor-single = si aggira solo { $monster }
dq9-floor-few = si aggirano { $kinds } specie, { $count ->
    [one] una scheda è persa
   *[other] { $count } schede sono perse
 }
dq9-floor-roam = { $names } (quote: { $evidence })
dq9-floor-nobody = nessuno
dq9-floor-never = { $names }: restano { $left } byte per { $entries } schede da 20, ne entrano { $fit }
dq9-floor-way = { $way } tra le scale
dq9-floor-monsters = mostri di rango { $rank }, { $present } su { $all } con scheda
dq9-floor-monsters-all = mostri di rango { $rank }, tutti i { $all } con scheda
dq9-floor-monsters-told = mostri di rango { $rank } · { $present } su { $all } con scheda
dq9-floor-monsters-told-all = mostri di rango { $rank } · tutti i { $all } con scheda
dq9-floor-memory = memoria: { $bytes } byte su 11344
dq9-floor-memory-told = { $grouped } byte su 11,344 prima delle schede
dq9-floor-memory-note = entrano { $fit } schede da 20 byte (la parte piena della barra) · { $cells } celle calpestabili, { $passages } passaggi
dq9-monster-never = mai
dq9-monster-chests = scrigni

dq9-odd-unreachable = lo scrigno { $letter } in { $at } è irraggiungibile
dq9-odd-hollow = lo scrigno { $letter } in { $at } è vuoto quando gli tocca il suo mostro trappola, che qui non ha scheda
dq9-odd-chestless = senza scrigni: nessuno è raggiungibile
dq9-odd-chamber = una camera chiusa di { $size ->
    [one] una cella
   *[other] { $size } celle
 }
dq9-odd-walled-in = la scala in discesa è irraggiungibile
dq9-odd-ghosts = { $count ->
    [one] scala fantasma: una vecchia scala che sembra suolo
   *[other] scale fantasma: { $count } vecchie scale che sembrano suolo
 }
dq9-odd-forced = scala forzata: messa senza controllo dopo cento tentativi falliti; non ti intrappola
dq9-odd-trapped = scala forzata che ti intrappola accanto a uno scrigno (◐ fonte unica)
dq9-odd-fifteen = un piano di 15×15
dq9-odd-cut = { $count ->
    [one] un passaggio è tagliato
   *[other] { $count } passaggi sono tagliati
 } per mancanza di memoria; { $isolated ->
    [0] ogni cella ne conserva uno
    [one] una cella non ne ha più (Flag0)
   *[other] { $isolated } celle non ne hanno più (Flag0)
 }

dq9-content = secondo { $second }: il tiro { $roll } di 0..=99 dà { $item }
dq9-content-hollow = secondo { $second }: il tiro { $roll } di 0..=99 dà { $item }, che qui non ha scheda: lo scrigno è vuoto
dq9-content-note = { $weight } % · tiro { $roll }
dq9-chest-told = scrigno { $number }, rango { $letter }: { $at }

dq9-note-hollow = Uno scrigno trappola vuoto si apre senza combattere; ciò che conteneva è perso finché la grotta non si azzera.
dq9-note-treasures = Détectrésor (conta i tesori): in una grotta non succede nulla; nel mondo di un altro giocatore fallisce ovunque.
dq9-note-flair = Marque-magot (segna i tesori): in una grotta segna la scala in discesa sullo schermo superiore, anche inesplorata, boss vinto o no; nel mondo di un altro giocatore fallisce fuori dalle grotte.
dq9-note-reset = Vinto il boss, non torna e gli scrigni aperti restano vuoti finché non si sceglie una mappa, anche la stessa, nel menu delle mappe del tesoro.
dq9-note-saves = Salvare in chiesa non conserva la mappa scelta: la grotta ricomincia. Il salvataggio rapido conserva mappa, boss e scrigni aperti.
dq9-note-laid = Gli scrigni si riempiono all’arrivo e di nuovo uscendo da un menu su entrambi gli schermi (i registri delle battaglie), che non azzera l’orologio: gli scrigni chiusi prendono il contenuto di quel secondo.

dq9-explain-header = Intestazione, AT inizializzato con { $state }: { $draws }.
dq9-explain-floors = I tiri di un piano si vedono con --floor.
dq9-explain-layout = Pianta, AT inizializzato con { $state } (seme + piano), tiri per fase: { $steps }.
dq9-explain-ranks = Ranghi degli scrigni, AT di nuovo a { $state }, dopo { $thrown } tiri per i modelli: { $draws }.
dq9-explain-contents = Contenuto al secondo { $second }, AT inizializzato con { $state } (seme + piano + secondo), tiro di ogni scrigno: { $draws }.
dq9-step-5a = suddivisione
dq9-step-5b = stanze e porte
dq9-step-5c = rimodellamento
dq9-step-5d = corridoi
dq9-step-5f = scale
dq9-step-5g = scrigni

draw-environment = ambiente
draw-floors = piani
draw-monster-rank = rango dei mostri
draw-boss = boss
draw-unused-chest-ranks = non usato
draw-prefix = materiale
draw-suffix = ultima parola
draw-locale-rank = tipo di luogo
draw-level = livello
draw-caves = caverna
draw-ruins = rovine
draw-ice = ghiaccio
draw-water = acqua
draw-fire = fuoco
draw-cut-way = verso del taglio
draw-cut-place = punto del taglio
draw-cut-order = quale parte segue
draw-room-inset = margine della stanza
draw-room-edge = bordo della stanza
draw-doorway = porta
draw-main-room = stanza principale
draw-edge-way = il bordo cresce o cala
draw-edge-depth = di quanto
draw-corridor-extends = il corridoio prosegue
draw-stairs-room = stanza della scala
draw-stairs-cell = cella della scala
draw-chest-count = numero di scrigni
draw-chest-room = stanza dello scrigno
draw-chest-cell = cella dello scrigno
draw-chest-thrown-away = scartato
draw-chest-model = modello di uno scrigno
draw-chest-rank = rango dello scrigno
draw-chest-content = contenuto dello scrigno
draw-quality = qualità
draw-seed = seme
draw-location = luogo
draw-vertical = verticale
draw-horizontal = orizzontale
draw-old-first = prima la parte vecchia
draw-new-first = prima la parte nuova

dq9-element-fire = fuoco
dq9-element-ice = ghiaccio
dq9-element-wind = vento
dq9-element-blast = esplosione
dq9-element-earth = terra
dq9-element-dark = oscurità
dq9-element-light = luce
dq9-boss-one = { $name } ha { $hp } PV; aiuta di più { $force }.
dq9-boss-all = { $count } boss attendono sotto gli ultimi piani.
dq9-boss-of-rank = Il rango { $rank } ha { $count } boss.
dq9-boss-number = numero
dq9-boss-level = livello
dq9-boss-experience = esperienza
dq9-boss-gold = oro
dq9-boss-takes = subisce
dq9-boss-always = lascia sempre
dq9-boss-drops = può lasciare
dq9-boss-steal = solo rubato
dq9-boss-ranks = ranghi
dq9-boss-suffixes = ultime parole
dq9-boss-nothing-special = 100 % di ogni elemento
dq9-boss-disputed = Resistenze e bottino vengono da tabelle di appassionati, che differiscono su Sir Sanguinus e Tyrannosaurus Wrecks (--bosses wikidot mostra l’altra).
dq9-boss-forces = Con una Forza ogni colpo fa ×1,1, poi × ciò che il boss subisce del suo elemento; di due elementi conta il migliore. I nomi delle Forze sono accertati solo in francese.

dq9-column-number = n.
dq9-column-boss = boss
dq9-column-hp = PV
dq9-column-chance = probab.
dq9-column-force = Forza migliore
dq9-column-floors = piani
dq9-column-bases = basi
dq9-column-lies-at = luogo
dq9-column-best-timers = valori al meglio
dq9-column-map = mappa
dq9-column-name = nome
dq9-column-rank = rango
dq9-column-qualities = qualità
dq9-column-smr = SMR
dq9-column-bosses = boss
dq9-column-base = base
dq9-column-timers = valori
dq9-column-one-in = uno su
dq9-column-timer = timer
dq9-column-floor = piano
dq9-column-chest = scrigno
dq9-column-second = secondo s
dq9-column-stopwatch = cronometro T
dq9-column-s = s
dq9-column-t = T
dq9-column-holds = contiene
dq9-column-lasts = dura
dq9-column-kind = tipo
dq9-column-occurring = di semi che escono
dq9-column-maps = mappe
dq9-column-drawable = possibili
dq9-column-meaning = significato
dq9-column-roams = chi si aggira
dq9-column-best-base = base migliore
dq9-column-way = percorso
dq9-column-count = numero
dq9-column-seed-floor = seme e piano
dq9-column-size = grandezza
dq9-column-progress = stato
dq9-column-worth = quanto vale

dq9-decode-one = { $name } è { $map }.
dq9-decode-one-fits = { $name } lì è { $map }, una delle { $all } grotte con quel nome.
dq9-decode-some = { $name }: vanno bene { $count } delle { $all } grotte con quel nome.
dq9-decode-many = { $name } può essere una qualsiasi di { $count } grotte; il luogo restringe la scelta.
dq9-decode-nothing = Nessuna grotta si chiama { $name }: le parole esistono, ma mai insieme a quel livello.
dq9-decode-nowhere = { $all ->
    [one] L’unica grotta di nome { $name } non va bene
   *[other] Nessuna delle { $all } grotte di nome { $name } va bene
 } con il luogo e la base.
dq9-decode-legacy = La mappa di { $boss }{ $level ->
    [0] {""}
   *[other] {" "}al livello { $level }
 } è quella di un boss di un capitolo precedente: dietro non c’è nessuna grotta.
dq9-decode-best = { $timers } a { $base }
dq9-decode-initials = Iniziali: { $prefix } / { $locale } / { $suffix }.
dq9-decode-alike = { $count } luoghi hanno lo stesso nome: { $places }.
dq9-decode-no-prefix = Manca il materiale: si provano tutti.
dq9-decode-no-locale = Manca il tipo di luogo: si provano tutti.
dq9-decode-no-suffix = Manca l’ultima parola: si provano tutte.
dq9-decode-never = { $count ->
    [one] Una di esse non può
   *[other] { $grouped } di esse non possono
 } uscire da nessuna base.
dq9-decode-quest = { $map } è anche ciò che dà la missione 15, allora nel luogo 5.
dq9-decode-quest-place = 5 (missione 15)
dq9-decode-nowhere-place = non può uscire
dq9-decode-more = Altre { $grouped } non sono elencate: --limit le mostra.
dq9-decode-explain = I tiri si vedono quando resta una sola grotta: indica il luogo, o chiedi a antre dq9 show.
dq9-decode-level-word = La parola prima del livello ({ $word }) è presunta: nessuno ha mostrato una schermata.

dq9-next-base = La base { $base } dà { $ranks }.
dq9-next-rank = rango { $rank } nel { $chance }
dq9-next-wanted = La base { $base } la dà con { $timers } dei 65.536 valori del timer, uno su { $one-in }: { $count ->
    [one] una grotta
   *[other] { $maps } grotte diverse
 }.
dq9-next-never = La base { $base } non la dà mai.
dq9-next-best = La base { $base } la dà più spesso: { $timers } dei 65.536 valori del timer, uno su { $one-in }.
dq9-next-nowhere = Nessuna base la dà.
dq9-next-elsewhere = La base { $base } la dà più spesso: { $timers } dei 65.536 valori del timer, uno su { $one-in }.
dq9-next-one = Il timer { $timer } con la base { $base } dà { $name } ({ $map }), qualità { $quality }, luogo { $location }.
dq9-next-remaining = { $count ->
    [0] Nessun valore del timer può
    [one] Un valore del timer può
   *[other] { $grouped } valori del timer possono
 } aver dato { $name }.
dq9-next-remaining-base = Con la base (--base, o --level con la sua origine) ne restano meno.
dq9-next-more-bases = Altre { $grouped } basi la danno: csv e json le contengono.
dq9-next-timers = Ognuno dei 65.536 valori del timer conta allo stesso modo; 302 semi non escono mai.
dq9-explain-new-map = Mappa nuova, AT inizializzato con il timer { $state }: { $draws }.

dq9-chests-floor = B{ $floor }F di { $map }: { $count ->
    [one] uno scrigno
   *[other] { $count } scrigni
 } dal secondo { $seconds } (cronometro { $stopwatch }).
dq9-chests-map = { $map } ha { $count ->
    [one] uno scrigno
   *[other] { $count } scrigni
 }; ecco il contenuto al secondo { $seconds } (cronometro { $stopwatch }).
dq9-chests-none = { $map } non ha uno scrigno simile.
dq9-chests-none-floor = B{ $floor }F di { $map } non ha uno scrigno simile.
dq9-chests-item = { $item }: al più presto in B{ $floor }F, { $count ->
    [one] scrigno { $chests }
   *[other] scrigni { $chests }
 }, al secondo { $seconds } (cronometro { $stopwatch }).
dq9-chests-item-not = { $map } non dà { $item } al secondo { $seconds } (cronometro { $stopwatch }).
dq9-chests-item-impossible = { $map } non dà mai { $item }: nessun piano ha scrigni raggiungibili di quei ranghi.
dq9-chests-more = Altri { $grouped } momenti successivi non sono elencati: csv e json li contengono.
dq9-chests-clock = T = s + { $offset }: un cronometro avviato con A alla schermata del titolo è avanti di { $offset } s sull’orologio del gioco (◇ controverso: misurato da giocatori).
dq9-chests-party = Aprendo subito dopo il caricamento rapido: un gruppo di uno ottiene s = 1 (T = { $solo }; circa il 20 % scivola a 2), un gruppo di quattro s = 2 (T = { $party }; circa il 5 % scivola a 1) (◐ fonte unica).
dq9-chests-unreachable = Uno degli scrigni è irraggiungibile (antre dq9 show lo disegna).
dq9-chest-heading = scrigno { $number } { $letter } { $at }
dq9-second-heading = s { $second } (T { $stopwatch })
dq9-word-hollow = vuoto

dq9-special-all = { $special } piani sono speciali: { $single } con un solo mostro, { $none } senza; si sono guardate tutte le 393.216 mappe.
dq9-special-occurring = «Di semi che escono»: { $never } semi non escono mai. Una mappa è possibile se una base e un valore del timer la danno: lo sono { $drawable } su 393.216.
dq9-special-some = { $count ->
    [one] Una mappa ha
   *[other] { $maps } mappe hanno
 } { $meaning } ({ $drawable } possibili, { $floors } piani); più spesso dalla base { $base }, una mappa su { $one-in }.
dq9-special-base = La base { $base } dà { $count ->
    [one] una mappa
   *[other] { $maps } mappe
 } con { $meaning }, con { $timers } dei 65.536 valori del timer, uno su { $one-in }.
dq9-special-undrawable = { $count ->
    [one] Una mappa ha { $meaning }, ma non può uscire.
   *[other] { $maps } mappe hanno { $meaning }, ma nessuna può uscire.
 }
dq9-special-none = Nessuna mappa con { $meaning }.
dq9-special-none-base = La base { $base } non dà nessuna mappa con { $meaning }.
dq9-special-more = Altre { $grouped } non sono elencate: --limit le mostra.
dq9-special-hollow = Contato come l’articolo di origine (semi che escono, piani con uno scrigno vuoto): { $floors } piani; la scheda di { $traps } manca in { $pandora } / { $mimic } / { $cannibox } di essi.

dq9-kind-special = un piano con una scheda persa o passaggi tagliati
dq9-kind-several-special = due o più piani così
dq9-kind-single = un piano con un solo mostro
dq9-kind-metal-only = un piano con soli slime di metallo o Prezioslime
dq9-kind-few = un piano con alcuni, non tutti, dei suoi mostri
dq9-kind-no-monsters = un piano senza mostri
dq9-kind-traps-only = un piano senza mostri, dove entrano solo le schede degli scrigni trappola
dq9-kind-memory-full = un piano senza mostri, dove la memoria è piena prima delle schede
dq9-kind-cut-passages = un piano con tutti i suoi mostri ma passaggi tagliati
dq9-kind-isolated = una cella senza nessun passaggio (Flag0)
dq9-kind-hollow = uno scrigno che può essere vuoto
dq9-kind-unreachable = uno scrigno irraggiungibile
dq9-kind-chestless = un piano senza nessuno scrigno raggiungibile
dq9-kind-chamber = una camera chiusa
dq9-kind-several-chambers = più camere chiuse su un piano
dq9-kind-chamber-floors = camere chiuse su più piani
dq9-kind-chest-and-chamber = un piano con uno scrigno irraggiungibile e una camera chiusa
dq9-kind-walled-in = una scala in discesa irraggiungibile
dq9-kind-ghosts = scale fantasma
dq9-kind-forced = scale forzate
dq9-kind-trapping = scale forzate che intrappolano il giocatore (fonte unica)
dq9-kind-fifteen = un piano di 15×15
dq9-kind-special-fifteen = un piano di 15×15 che è speciale

dq9-extreme = { $what }: { $first } con { $value }.
dq9-extreme-none = { $what }: niente soddisfa le condizioni.
dq9-extreme-maps = Mappe possibili; il percorso è la somma dei piani, senza quello del boss. Le mappe del boss 12 non contano tra le più corte, a meno che --boss le chieda.
dq9-extreme-shortest-maps = Percorso più corto
dq9-extreme-longest-maps = Percorso più lungo
dq9-extreme-shortest-floors = Percorso più corto tra le scale
dq9-extreme-longest-floors = Percorso più lungo tra le scale
dq9-extreme-largest-floors = Più celle aperte
dq9-extreme-smallest-floors = Meno celle aperte
dq9-extreme-largest-chambers = Camera chiusa più grande
dq9-extreme-most-ghosts = Più scale fantasma

dq9-table = { $count ->
    [one] Una riga
   *[other] { $count } righe
 }: { $table }.
dq9-table-source = { $holds }: { $source } ({ $evidence }, §{ $section }).
dq9-table-sources = ogni tabella con la sua fonte
dq9-table-ranks = ciò che ogni rango permette
dq9-table-levels = semi per rango e livello
dq9-table-chest-ranks = ranghi degli scrigni per rango dei mostri
dq9-table-chests = contenuto degli scrigni per rango e tiro
dq9-table-monsters = chi si aggira per ambiente e rango dei mostri
dq9-table-forces = danno con ogni Forza in percento
dq9-table-locations = gli ingressi
dq9-table-words = le parole dei nomi delle mappe
dq9-table-environments = ambienti
dq9-table-famous = mappe a cui i giocatori hanno dato un nome
dq9-table-legacy = boss dei capitoli precedenti

dq9-save = { $count ->
    [one] Una mappa
   *[other] { $grouped } mappe
 } nel { $slot ->
    [quick] salvataggio rapido
   *[other] salvataggio in chiesa
 }, { $cleared } completate; { $grottos } grotte completate finora.
dq9-save-list = { $count ->
    [one] Una mappa
   *[other] { $grouped } mappe
 } nella lista.
dq9-save-soonest = { $map } ({ $id }) dà { $item } al più presto: B{ $floor }F al secondo { $second } (cronometro { $stopwatch }).
dq9-save-never = Nessuna delle mappe dà { $item } al secondo { $seconds }.
dq9-save-checked = Entrambe le somme di controllo sono giuste; il file viene solo letto.
dq9-save-damaged = Una somma di controllo è sbagliata: il salvataggio è danneggiato o è stato modificato.
dq9-save-quick = Il file ha anche un salvataggio rapido: --slot quick.
dq9-save-hero = { $name } (gruppo): livello { $level }, { $revocations } ritorni al livello 1; base { $reward } per una ricompensa{ $boss ->
    [0] {""}
   *[other] , fino a { $boss } dai boss di queste mappe
 }.
dq9-save-hero-resting = { $name } (a riposo): livello { $level }, { $revocations } ritorni al livello 1; base { $reward } per una ricompensa{ $boss ->
    [0] {""}
   *[other] , fino a { $boss } dai boss di queste mappe
 }.
dq9-save-which-hero = Non è accertato quale scheda sia l’eroe: prendi la tua.
dq9-save-legacy = mappa di { $boss } liv. { $level }
dq9-save-unknown = scheda che non è né una grotta né la mappa di un boss
dq9-save-worth = { $floors } piani, { $boss }
dq9-save-special = speciale { $floors }
dq9-progress-undiscovered = non trovata
dq9-progress-discovered = trovata
dq9-progress-cleared = completata
dq9-progress-unknown = sconosciuta
dq9-suggest = { $count ->
    [0] Nessun nome comincia così.
    [one] Un nome comincia così.
   *[other] { $count } nomi cominciano così.
}
dq9-entrances = Le regioni con le loro { $count } entrate.
dq9-entrances-map = { $count ->
    [0] { $map } non può uscire: non porta da nessuna parte.
    [one] { $map } può stare a un’entrata.
   *[other] { $map } può stare a { $count } entrate.
}
dq9-entrances-legend = disco: i mostri non arrivano; quadrato: arrivano; pieno e incorniciato: dove può stare la mappa
dq9-entrances-place = Entrata { $location }, { $area }: { $where }. { $contact }; { $access }.{ $marked ->
    [0] {""}
   *[other] {" "}Basi { $bases }.
}
dq9-contact-safe = I mostri non arrivano
dq9-contact-hit = I mostri arrivano
dq9-contact-sometimes = I mostri arrivano a volte
dq9-access-direct = a piedi
dq9-access-indirect = a piedi con una deviazione
dq9-access-ship = in nave
dq9-access-train = in treno
