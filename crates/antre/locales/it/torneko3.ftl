# Turni, fasi e personaggi di Torneko no Daibouken 3.
torneko3-name-player = Giocatore
torneko3-name-terrain = Terreno

torneko3-phase-w = vento
torneko3-phase-s = comparsa
torneko3-phase-p1 = giocatore
torneko3-phase-e1 = nemici
torneko3-phase-a1 = alleati
torneko3-phase-l1 = scadenze
torneko3-phase-p2 = giocatore
torneko3-phase-e2 = nemici
torneko3-phase-a2 = alleati
torneko3-phase-l2 = scadenze

torneko3-word-turn = turno
torneko3-word-and = e
torneko3-word-reading = lettura
torneko3-word-warp = teletrasporto
torneko3-word-damage = punte
torneko3-word-pillar = pilastro
torneko3-word-spikes = punte
torneko3-word-house = casa dei mostri
torneko3-word-slow = lento
torneko3-word-normal = normale
torneko3-word-fast1 = double-1
torneko3-word-fast2 = double-2
torneko3-word-fast = un effetto veloce
torneko3-word-cure = una cura
torneko3-word-expire = un effetto scaduto
torneko3-word-drink-quick = un’erba veloce
torneko3-word-cure-slow = una cura della lentezza
torneko3-word-pillar-staff = un bastone del pilastro
torneko3-word-warp-self = un’erba del teletrasporto
torneko3-word-staff-fast = un bastone della rapidità
torneko3-word-staff-slow = un bastone della lentezza
torneko3-word-warp-player = un teletrasporto del giocatore
torneko3-word-slow-player = lentezza sul giocatore
torneko3-word-haste-player = rapidità sul giocatore
torneko3-word-leap = un balzo

torneko3-glyph-walk = mossa
torneko3-glyph-attack = attacco
torneko3-glyph-special = speciale
torneko3-glyph-boost = erba veloce
torneko3-glyph-wait = attende
torneko3-glyph-wake = si sveglia
torneko3-glyph-appears = appare
torneko3-glyph-faster = più veloce
torneko3-glyph-slower = più lento
torneko3-glyph-stairs = scala

torneko3-key-decided = deciso
torneko3-key-executed = eseguito
torneko3-key-both = deciso, poi eseguito
torneko3-key-cancelled = annullato
torneko3-key-pending = in sospeso
torneko3-key-fires = scatta
torneko3-key-armed = armato
torneko3-key-fired = scattato
torneko3-key-not-due = nessuna azione qui
torneko3-key-skipped = saltato
torneko3-key-elapse = scadenze: recupero e contatori
torneko3-key-leaves = cade o se ne va

torneko3-floor-before = prima del turno { $turn }
torneko3-floor-after = dopo il turno { $turn }
torneko3-floor-start = all’inizio
torneko3-floor-end = alla fine
torneko3-floor-moment = prima di { $phase } del turno { $turn }
torneko3-floor-decides = quando { $who } decide in { $phase } del turno { $turn }
torneko3-floor-plan = prima di { $phase } del turno { $turn }: colpi subiti dopo un passo lì
torneko3-floor-slip = scivoloso
torneko3-floor-water = acqua
torneko3-floor-crystal = cristallo
torneko3-floor-carpet = tappeto
torneko3-floor-shop = negozio
torneko3-floor-house = casa dei mostri
torneko3-floor-trap = trappola
torneko3-floor-pillar = pilastro
torneko3-floor-spikes = punte
torneko3-floor-item = oggetto
torneko3-floor-stairs = scala

torneko3-title = { $name ->
    [warp-trap] La trappola del teletrasporto scatta appena prima del colpo di C: C non trova nessuno e attende.
    [warp-herb] Il giocatore sparisce prima che A decida, perciò A si muove invece di colpire.
    [quick-herb] Dopo un’erba veloce il giocatore agisce due volte prima di chiunque altro.
    [slippery] Mentre il giocatore scivola, nemici e alleati sono saltati nella metà di ogni passo tranne l’ultimo.
    [pillar-two-ahead] Un pilastro alzato sotto un mostro a due celle gli costa un’azione, che resti o cammini.
    [foot-tapping] Un alleato double-1 recupera come uno normale se stai fermo, e due volte a turno se cammina.
    [theft-1] Chi rifiuta di pagare il negoziante è un ladro, e il gargoyle perde la fase dei nemici che segue.
    [theft-2] Il negoziante dorme e non chiede nulla: l’altro gargoyle agisce in E2 dello stesso turno.
    [carpet-leap] Un teletrasporto fuori dal tappeto e dal negozio è un furto di tipo 2: il gargoyle arriva subito.
    [monster-house] Chi entra a piedi in una casa dei mostri la sveglia; chi si sveglia perde entrambe le fasi di questo turno.
    [monster-house-exception-1] Teletrasportato dentro dopo qualcosa che non era una mossa: nessuno è saltato.
    [monster-house-exception-2] Un nemico sveglio nella casa colpisce: agiscono anche quelli dopo di lui nell’ordine.
    [wind-1799] Il turno 1800 non ha comando: 1799 azioni a velocità normale.
    [spawn-ticks] Un ladro incontra un nuovo nemico ogni cinque turni, un giocatore onesto ogni trenta.
   *[other] { $title }.
 }
torneko3-timeline = { $turns ->
    [one] Un turno
   *[other] { $turns } turni
 }: { $actions ->
    [0] nessun nemico agisce
    [one] i nemici agiscono una volta
   *[other] i nemici agiscono { $actions } volte
 }, { $hits ->
    [0] nessuno colpisce il giocatore
    [one] un colpo al giocatore
   *[other] { $hits } colpi al giocatore
 }{ $skipped ->
    [0] {""}
    [one] , un salto
   *[other] , { $skipped } salti
 }{ $cancelled ->
    [0] {""}
    [one] , una decisione a vuoto
   *[other] , { $cancelled } decisioni a vuoto
 }{ $over ->
    [dead] ; il giocatore cade
    [wind] ; il vento mette fine a tutto
   *[other] {""}
 }.
torneko3-timeline-description = Una riga di fasi per turno, una corsia per personaggio nell’ordine d’azione. { $sentence }
torneko3-quiet-turn = Turno { $from }: tutti attendono.
torneko3-quiet-turns = Turni da { $from } a { $to }: tutti attendono.
torneko3-note-more = Dal turno { $next } succede altro; --from { $next } lo mostra.
torneko3-note-depends = Dipende dalla lettura { $entry }, { $key } { $value }: { $evidence }.

torneko3-decides = { $who } decide: { $kind }
torneko3-moves = { $who } si muove
torneko3-swaps = { $who } scambia il posto con { $target }
torneko3-waits = { $who } attende
torneko3-attacks = { $who } colpisce { $target }
torneko3-stumbles = { $who } si muove addosso a { $target }, e vale come un colpo
torneko3-uses = { $who } usa { $what }
torneko3-cancel = ciò che { $who } ha deciso va a vuoto: non c’è bersaglio, quindi attende
torneko3-pend = { $trap ->
    [yes] la trappola di { $effect }
   *[other] { $effect }
 } in sospeso per { $who }
torneko3-thread = { $trap ->
    [yes] trappola di { $effect }
   *[other] { $effect }
 }, in sospeso
torneko3-fired-by = { $trap ->
    [yes] la trappola di { $effect }
   *[other] { $effect }
 } scatta per { $who }, perché { $by } non ha deciso una mossa
torneko3-fired = { $trap ->
    [yes] la trappola di { $effect }
   *[other] { $effect }
 } scatta per { $who }
torneko3-woken = { $who } { $count ->
    [one] si sveglia e non è saltato
   *[other] si svegliano e non sono saltati
 }
torneko3-woken-skipped = { $who } { $count ->
    [one] si sveglia e perde le sue
   *[other] si svegliano e perdono le loro
 } fasi di questo turno
torneko3-freed = { $who } { $count ->
    [one] riottiene le sue
   *[other] riottengono le loro
 } fasi di questo turno
torneko3-dies = { $who } cade
torneko3-spawned = { $who } appare al numero { $order } dell’ordine (regola di comparsa { $rule })
torneko3-spawn-counted = appare un nemico (regola di comparsa { $rule }): { $enemies } nemici, { $chars } personaggi
torneko3-spawn-none = dovrebbe apparire un nemico (regola di comparsa { $rule }), ma non c’è cella o numero per lui
torneko3-speed = { $who } passa da { $from } a { $to } per { $cause }
torneko3-nothing = a { $who } non succede nulla
torneko3-wind1 = «Toh, una brezza…»
torneko3-wind2 = «Il vento si rafforza…»
torneko3-wind3 = «Ancora vento… una vera bufera!»
torneko3-wind4 = «La bufera ti porta lontano!»
torneko3-over-wind = l’avventura finisce qui, prima di ogni comando
torneko3-over-dead = il giocatore è caduto
torneko3-statue = la statua { $id } agisce ({ $kind })
torneko3-ring = l’anello del teletrasporto viene provato e non fa nulla
torneko3-ring-warps = l’anello del teletrasporto porta via il giocatore
torneko3-claim-yes = il negoziante chiede il prezzo, e la risposta è sì
torneko3-claim-no = il negoziante chiede il prezzo, e la risposta è no
torneko3-paid = il prezzo è pagato
torneko3-theft-1 = furto di tipo 1: il pagamento è stato rifiutato
torneko3-theft-2 = furto di tipo 2: nessuno poteva chiedere il prezzo
torneko3-stairs = il giocatore prende la scala, e il turno finisce subito

torneko3-skip-slippery = { $who } { $count ->
    [one] è saltato
   *[other] sono saltati
 }: il giocatore scivola e non si è ancora fermato (9.2)
torneko3-skip-player-speed-up = { $who } { $count ->
    [one] è saltato
   *[other] sono saltati
 }: il giocatore è diventato più veloce (9.1)
torneko3-skip-terrain-damage = { $who } { $count ->
    [one] è saltato: ferito
   *[other] sono saltati: feriti
 } dal terreno dopo l’ultimo comando (9.3)
torneko3-skip-mh-wakeup = { $who } { $count ->
    [one] è saltato: svegliato
   *[other] sono saltati: svegliati
 } nella casa dei mostri in questo turno (9.5)
torneko3-skip-theft-type1 = { $who } { $count ->
    [one] è saltato
   *[other] sono saltati
 }: fase dei nemici subito dopo un furto di tipo 1 (9.4)
torneko3-skip-slow = { $who } { $count ->
    [one] non agisce: lento
   *[other] non agiscono: lenti
 }, un turno sì e uno no (3.2)
torneko3-skip-slippery-short = scivola
torneko3-skip-player-speed-up-short = rapidità
torneko3-skip-terrain-damage-short = ferito
torneko3-skip-mh-wakeup-short = svegliato
torneko3-skip-theft-type1-short = furto
torneko3-skip-slow-short = lento
torneko3-due-one-action = { $who } ha un’azione a turno
torneko3-due-spent-first = { $who } non ha una seconda azione: la prima non era una mossa
torneko3-due-nap = { $who } sonnecchia
torneko3-due-player-not-double = { $who } non è a velocità doppia

torneko3-readings = { $outcome ->
    [0] { $order ->
        [0] Nessuna lettura delle regole controverse cambia qualcosa qui.
        [one] Nessuna lettura controversa cambia l’esito; una di { $all } cambia l’ordine di ciò che succede.
       *[other] Nessuna lettura controversa cambia l’esito; { $order } di { $all } cambiano l’ordine di ciò che succede.
     }
    [one] Una lettura su { $all } cambia l’esito: { $keys }.
   *[other] { $outcome } letture su { $all } cambiano l’esito: { $keys }.
 }
torneko3-readings-combined = { $all ->
    [yes] Tutte le { $combinations } combinazioni di letture
   *[other] { $combinations } combinazioni di letture (ognuna da sola e ogni coppia)
 } hanno { $outcomes ->
    [one] un solo esito
   *[other] { $outcomes } esiti diversi
 }.
torneko3-readings-together = Solo insieme a un’altra cambiano l’esito: { $keys }.
torneko3-readings-first = { $usual } → { $here }
torneko3-readings-nothing = nient’altro
torneko3-matters-no = nulla
torneko3-matters-order = l’ordine
torneko3-matters-outcome = l’esito

torneko3-heading-entry = voce
torneko3-heading-reading = lettura
torneko3-heading-evidence = la solita è
torneko3-heading-matters = cambia
torneko3-heading-first = prima
torneko3-heading-input = comando
torneko3-heading-hits = colpi
torneko3-heading-damage = PV
torneko3-heading-actions = azioni
torneko3-heading-who = di chi, prima del comando seguente

torneko3-plan = Ora il meglio: { $input }. { $actions ->
    [0] Nessun nemico agisce
    [one] Un’azione nemica
   *[other] { $actions } azioni nemiche
 } prima del comando seguente, { $hits ->
    [0] { $damage ->
        [0] nessuna raggiunge il giocatore
       *[other] nessuna raggiunge il giocatore, e il terreno costa { $damage } PV
     }
    [one] una raggiunge il giocatore, per { $damage } PV
   *[other] { $hits } raggiungono il giocatore, per { $damage } PV
 }{ $theft ->
    [0] {""}
   *[other] , ed è un furto di tipo { $theft }
 }. Comandi senza danno: { $safe } su { $all }.
torneko3-plan-none = Non c’è un comando da preparare.
torneko3-plan-facts = Ogni comando con ciò che fanno i nemici prima del seguente: prima meno colpi, poi meno PV persi, poi meno azioni nemiche.
torneko3-plan-description = Il piano con il numero di colpi dopo un passo su ogni cella accanto al giocatore, e una tabella di tutti i comandi. { $sentence }
torneko3-plan-hits-you = ti colpisce
torneko3-plan-theft = furto di tipo { $kind }
torneko3-plan-wakes = sveglia la casa dei mostri
torneko3-plan-dead = il giocatore cade
torneko3-plan-wind = il vento mette fine a tutto
torneko3-plan-stairs = prende la scala
torneko3-plan-off = fuori dal tappeto per { $path }
torneko3-plan-into = nella casa dei mostri per { $path }
torneko3-plan-not-there = il giocatore non ci arriva
