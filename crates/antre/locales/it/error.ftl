# Che cosa non va in un dato: il dato come si scrive, il valore trovato, ciò che è ammesso.
error-line = riga { $line }
error-in-file = { $file }: { $problem }
error-perhaps = ; forse { $near }
error-nearest = ; il più simile è { $near }
error-nearest-several = ; i più simili sono { $others } e { $last }
error-given-up = la domanda è stata abbandonata prima della fine

error-range = { $what } { $found }: atteso { $low }..={ $high }
error-whole = { $what } "{ $found }": atteso un numero intero { $low }..={ $high }
error-number-or-range = { $what } "{ $found }": atteso un numero o un intervallo come { $low }..={ $high }
error-range-empty = { $what } { $found }: atteso un intervallo non vuoto
error-choice = { $what } "{ $found }": atteso { $expected }
error-one-of = { $what } "{ $found }": atteso uno di { $expected }
error-one-only = { $first } con { $second }: atteso uno dei due
error-needs = { $what }: atteso anche { $needed }
error-seeds = seeds "{ $found }": atteso un intervallo come 1..=1000 o 0..1000
error-seeds-none = seeds { $range }: atteso almeno un seme
error-address = indirizzo "{ $found }": atteso un numero come 0x2000000
error-search-value = { $name }: una ricerca non ha questo dato: atteso { $expected }
error-search-columns = columns: { $count } colonne: attese al massimo { $most }
error-link-missing = { $name }: manca: atteso { $about }
error-link-value = { $name }: { $question } non ha questo dato: atteso { $expected }, lang o explain
error-link-value-near = { $name }: { $question } non ha questo dato; forse { $near }: atteso { $expected }, lang o explain
error-link-value-none = { $name }: { $question } non ha questo dato: nessuno è atteso, tranne lang o explain

error-unreadable = impossibile leggere: { $why }
error-unwritable = impossibile scrivere: { $why }
error-no-right = impossibile scrivere: attesi un file e una cartella con il permesso di scrittura
error-disk-full = il disco è pieno: atteso spazio per il file
error-no-folder = la sua cartella non esiste: attesa una cartella esistente
error-is-folder = è una cartella: atteso un file
error-twice = chiesto due volte: atteso un file diverso per ogni uscita
error-too-large = più di { $limit } byte: atteso al massimo questo
error-base64 = file: { $why }: atteso base64
error-utf8 = byte { $byte }: atteso testo UTF-8
error-json-scenario = { $why }: atteso uno scenario in JSON
error-no-wiki = --format wiki: questa risposta non ha quella forma: atteso text, json o csv
error-no-picture = --{ $flag }: questa risposta non ha un’immagine: atteso un comando che disegna, come antre duel fight

error-dq9-rank = rango { $found }: atteso 02, 38, 3D, 4C, 51, 65, 79, 8D, A1, B5, C9 o DD
error-dq9-map = mappa { $found }: atteso RR:seme (B5:15522) o sei cifre esadecimali (B53CA2)
error-dq9-word = { $part ->
    [prefix] materiale
    [place] luogo
    [suffix] sentimento
   *[any] parte del nome
 } "{ $found }": nessuna mappa lo ha
error-dq9-name-looks = ; un nome è come Granite Tunnel of Woe Lv. 1
error-dq9-save-foreign = salvataggio: atteso il testo DRAGON QUEST IX nei primi { $bytes } byte
error-dq9-save-short = salvataggio di { $found } byte: attesi almeno { $expected } dal testo DRAGON QUEST IX in poi
error-dq9-save-checksum = salvataggio { $slot ->
    [quick] rapido
   *[church] in chiesa
 }: la somma dei byte { $from }..{ $to } è { $computed }, quella salvata è { $stored }; il salvataggio è danneggiato o è stato modificato
error-dq9-save-empty = vuoto: atteso un salvataggio o una mappa per riga
error-dq9-save-no-quick = non ha un salvataggio rapido: atteso --slot church
error-dq9-item = oggetto "{ $found }": nessuno scrigno lo dà
error-dq9-items = item { $count } volte: attese al massimo 3, un piano non ha più scrigni
error-dq9-location = luogo { $found }: atteso un numero in 1..=150
error-dq9-boss = boss "{ $found }": atteso 1..=12 o un nome
error-dq9-boss-rank = boss { $boss }: il rango { $rank } ha solo i boss { $low }..={ $high }
error-dq9-monster = mostro "{ $found }": atteso un mostro delle grotte
error-dq9-part = { $what } "{ $found }": attesa una parola del nome di una mappa
error-dq9-chests = chests "{ $found }": attesi una lettera di IHGFEDCBAS, = e un numero
error-dq9-legacy = { $what } "{ $name }": la mappa di un boss precedente non si estrae; atteso il nome di una grotta
error-dq9-no-seed = nome "{ $name }": atteso quello di una grotta; le mappe dei boss precedenti non hanno seme
error-dq9-no-map-one = { $conditions }: nessuna mappa la soddisfa; attesa una condizione che qualche mappa soddisfi
error-dq9-no-map-without = { $conditions }: nessuna mappa le soddisfa tutte; attese condizioni compatibili, come lo sono senza { $without }
error-dq9-no-map-together = { $conditions }: nessuna mappa le soddisfa tutte; attese condizioni compatibili
error-dq9-base-or-hero = base con level, revocations, grotto-level o reward: atteso l’uno o l’altro
error-dq9-hero-level = level: atteso quello dell’eroe, 1..=99
error-dq9-hero-source = level: atteso anche --grotto-level G per ciò che lascia un boss, o --reward per ogni altra mappa
error-dq9-timer-base = timer: attesa anche una base: --base, o --level con --grotto-level o --reward
error-dq9-next-nothing = next: atteso --level con --grotto-level o --reward, --base, o una condizione come --rank
error-dq9-extreme-or-kind = extreme con un tipo: atteso uno dei due
error-dq9-depth = depth: atteso anche --extreme shortest-maps o longest-maps
error-no-clue = infer: nessun indizio: atteso una condizione, --name o --location
error-dq9-moment = moment "{ $found }": atteso five, solo, party, eight o nine
error-dq9-moment-form = moment "{ $found }": attesi un nome, = e un secondo
error-dq9-moment-whole = moment "{ $found }": atteso un secondo intero
error-dq9-drop = drop "{ $found }": atteso raro/comune, uno su tanti, come 256/32
error-dq9-drop-kinds = drop { $count } volte: attese al massimo 12 specie
error-dq9-book-members = book { $count } volte: attesi al massimo 4 membri
error-dq9-farm-trap = item { $item }: il suo scontro dispone di nuovo i forzieri, quindi non ne segue un secondo; atteso un oggetto, oro, o combo
error-dq9-farm-combo = item { $item }: nessun terzo forziere ha un compagno per questo; atteso Succo sacro, Guêpière, Grand'arco, Scudo Slurp, Pietra stregonesca, millionaire, Cannibaule, Skrigno dentato o Skrigno a molla
error-dq9-wishes = { $count } desideri: attesi 1..=3
error-dq9-way = way: atteso anche un tipo, o --extreme shortest-maps da solo
error-dq9-by-base = by-base: atteso anche un tipo
error-dq9-wants = want { $count } volte: atteso 1..={ $most }
error-dq9-want-items = want "{ $found }": { $count } oggetti: attesi al massimo 3, un piano non ha più forzieri
error-dq9-start = start "{ $found }": attesi secondi con al massimo un decimale, title, five, solo, party, eight o nine
error-dq9-method = method: atteso --pattern, --monster o --deftness
error-dq9-kind = atteso un tipo

error-duel-empty-range = { $what } { $low }..={ $high }: atteso un estremo alto di almeno { $low }
error-duel-wide-range = { $what } { $low }..={ $high }: attesi al massimo 4294967296 valori
error-duel-kind = tipo "{ $found }": atteso slash, pierce, blunt, fire o poison
error-duel-name-twice = il nome "{ $name }" è di due combattenti: attesi nomi diversi
error-duel-name-empty = il combattente { $number } ha un nome vuoto: attesa almeno una lettera
error-duel-choice = scelta "{ $found }": atteso strike, strike:N, quick:N, heavy:N, spark:N, potion o flee, N un nemico da 1
error-duel-choice-number = scelta { $number }
error-duel-no-choice = scelta { $number }: nessuna è attesa, perché { $why }
error-duel-target = bersaglio { $found }: atteso un nemico vivo, da { $first } in poi
error-duel-not-enough = { $what } { $left }: atteso almeno { $needed }
error-duel-party-size = { $found } combattenti: attesi un eroe e 1..={ $most } nemici
error-duel-screen = schermo { $turn }: atteso 0..={ $most }, i turni di questo scontro
error-duel-die = dado "{ $found }": atteso un numero 1..=100, quello di un’arma come 4[4..=7], quello di una probabilità come <=73 o >73, o ?
error-duel-dice = { $found } dadi: attesi 1..={ $most }, come 67 4[4..=7] 93
error-duel-log-actor = riga del registro "{ $line }": atteso un colpo di { $name }, a cui tocca
error-duel-log-lands = riga del registro "{ $line }": atteso un colpo che va a segno: questo ci va sempre
error-duel-log-line = riga del registro "{ $line }": attesa una riga del registro di uno scontro in spagnolo
error-duel-log-damage = riga del registro "{ $line }": atteso un danno che { $name } può fare, e non { $damage }
error-duel-log-critical = riga del registro "{ $line }": atteso un colpo critico dove deve esserlo
error-duel-queue-empty = vuoto: atteso il numero di turni alla riga 1
error-duel-queue-line = riga "{ $found }": attesi un nome, uno spazio e una velocità
error-duel-queue-nobody = nessun combattente: attesa almeno una riga con un nome e una velocità
error-duel-recording = recording "{ $found }": atteso "{ $expected }"
error-duel-recording-empty = vuoto: attesa una registrazione di antre duel fight
error-duel-version = versione { $found }: attesa { $expected }
error-duel-roster-empty = vuoto: attese tabelle [[fighter]], prima l’eroe
error-duel-roster-size = { $found } combattenti: attesi 2..={ $most }, prima l’eroe
error-duel-roster-name = nome { $name }: attesa almeno una lettera, su una riga
error-duel-roster-name-twice = il nome "{ $name }" è usato due volte: atteso un nome diverso per ogni combattente
error-duel-tick-limit = min_speed none: atteso anche un limite di tick (tick_limit 1..=1000000000), perché la coda può non finire mai
error-duel-clamp = hit_clamp "{ $found }": attese due percentuali come 30..=70
error-duel-min-speed = min_speed "{ $found }": atteso un numero da 1, o none
error-duel-until = until { $found }: attesa una percentuale tra 0 e 50, come 0.1
error-duel-fights = { $found } scontri: attesi al massimo { $most }, uno per seme
error-duel-differ = seme { $seed }: lo scontro veloce e quello ovvio differiscono. Segnala questa riga insieme al gruppo
error-duel-vary = vary "{ $found }": atteso qualcosa come hero.agility=0..=20 o rules.hit_low=10..=50/10
error-duel-vary-who = vary { $found }: atteso hero, rules o uno di { $expected }
error-duel-vary-what = vary { $found }: atteso uno di { $expected }
error-duel-vary-count = variano { $found } cose: attese una o due
error-duel-vary-cells = { $found } celle o più: attese al massimo { $most }; un passo più grande ne fa meno
error-lesson-number = { $what } { $found }: atteso 1..={ $most }
error-lesson-answer = answer: atteso il passo 7, 8 o 9, che fanno una domanda
error-lesson-input = input o printed: atteso il passo 10, l’esercizio

error-isaac-seed-length = il seme "{ $found }" ha { $letters ->
    [one] { $letters } lettera
   *[other] { $letters } lettere
 }: attese otto, come B911 97JS
error-isaac-seed-letter = seme "{ $found }": la lettera { $place } è { $letter }: attesa una di ABCDEFGHJKLMNPQRSTWXYZ01234V6789
error-isaac-seed-checksum = seme "{ $found }": la somma di controllo non torna: atteso un seme come lo mostra il gioco
error-isaac-seed-zero = il seme B911 99JA è il numero 0, che per il gioco non è un seme: atteso 1..=4294967295
error-isaac-shape = forma "{ $found }": atteso 1x1, IH, IV, 1x2, IIV, 2x1, IIH, 2x2, LTL, LTR, LBL o LBR
error-isaac-stage = piano { $stage } del profilo { $profile }: atteso { $expected }
error-isaac-labyrinth = maledizione del labirinto al piano { $stage }: atteso un piano dispari sotto 8, perché unisce due piani
error-isaac-flash-curse = la maledizione "{ $curse }" non cambia nessun piano del gioco Flash: atteso none, labyrinth o lost
error-isaac-greed = --greed: nessuna fonte accerta i piani della modalità Greed: attesa una partita normale o difficile
error-isaac-path = --path "{ $path }": nessuna fonte accerta le piante dell’altro percorso di Repentance (Downpour, Mines, Mausoleum): atteso main
error-isaac-attempt-none = attempt: non è stato fatto nulla
error-isaac-attempt-demo = attempt { $attempt } della demo: nessuno è atteso, perché la demo non tiene nulla di un tentativo che abbandona
error-isaac-room-files = { $found } file di stanze: attesi 1..={ $most } che finiscono in .xml o .stb
error-isaac-seeds = seeds "{ $found }": atteso almeno un seme, come 1..=1000
error-isaac-seeds-zero = seeds 0..: atteso 1 o più; il gioco non comincia nessuna partita da 0
error-isaac-stages = stages "{ $found }": attesi piani come 1, 1,3 o 1..=4
error-isaac-stage-twice = piano { $stage }: indicato due volte: atteso ogni piano una volta
error-isaac-exits = exits "{ $found }": attese alcune delle lettere L, U, R e D, ciascuna una volta
error-isaac-no-clue = infer: nessun indizio: atteso una condizione, --exits, --variant o --cursed
error-isaac-observation = osservazione: un elenco di semi: atteso --seeds, un seme o un intervallo

error-sky-name = { $what } "{ $found }": sconosciuto
error-sky-name-near = { $what } "{ $found }": sconosciuto: il più simile è "{ $near }"
error-sky-monster = { $place }: non c’è nessun mostro "{ $found }": atteso uno di { $known }
error-sky-script = { $place }: "{ $found }": atteso { $expected }
error-sky-twice = { $what } { $found } è usato due volte: atteso un mostro per ciascuno
error-sky-full = { $side }: nessun posto libero: attesi lì al massimo { $slots } mostri
error-sky-leader = capo "{ $found }": atteso un mostro della squadra presente sul piano
error-sky-no-charge = { $who }: release senza carica al passo { $step }: atteso `charge:move` come azione precedente
error-sky-endless = passo { $step }: il capo ha fatto { $actions } azioni in una fase: atteso uno script che la finisca
error-sky-nobody-asked = a nessuno era chiesta un’azione: attesa una chiamata dopo che `advance` ha nominato qualcuno
error-sky-draws = tiri dati: { $problem }
error-sky-dump = copia della memoria: { $what } in { $address }: atteso un indirizzo in { $start }..{ $end }
error-sky-too-large = { $what }: più di { $limit }: attesa una domanda più piccola
error-sky-payload = payload: vuoto: attesa almeno un’azione, come attack
error-sky-no-enemy = nessun nemico contro cui pianificare: atteso almeno uno nello scenario, come E1:walk
error-sky-empty = vuoto: attese tabelle [[monsters]], prima il capo
error-sky-no-toml = lo scenario della copia non ha una forma TOML: { $why }
error-sky-scenario = scenario "{ $name }": nessun file o scenario incluso con questo nome: atteso un file, uno di { $shipped }, o la forma breve L:agility*3,attack E1:attack
error-sky-words = { $name } accanto ad altre parole: atteso un file, un nome o la forma breve

error-torneko3-unknown = { $what } `{ $found }`: atteso { $expected }
error-torneko3-character = { $place }: non c’è nessun personaggio `{ $name }`; lo scenario ha { $known }
error-torneko3-name-twice = personaggio `{ $name }`: il nome è usato due volte
error-torneko3-overlap = cella { $x },{ $y }: vi sono sia { $first } sia { $second }
error-torneko3-rectangle = riga { $row } della mappa: ha { $found } celle, la prima ne ha { $expected }; una mappa è un rettangolo
error-torneko3-map-size = mappa: { $width } × { $height } celle; attese da 1 a 255 per lato
error-torneko3-map-mark = cella { $x },{ $y } della mappa `{ $found }`: atteso uno di { $expected }
error-torneko3-off-map = { $what } in { $x },{ $y }: la mappa ha { $width } × { $height } celle, contate da 0
error-torneko3-wall = { $what } in { $x },{ $y }: lì c’è un muro
error-torneko3-players = lo scenario ha { $found } giocatori; atteso 1
error-torneko3-no-order = { $class }: tutti i numeri d’ordine di questa classe sono presi
error-torneko3-order-taken = order { $order }: lo hanno due personaggi; a ciascuno serve il suo
error-torneko3-missing = { $place }: a `{ $verb }` manca `{ $key }`
error-torneko3-meaning = { $place }: { $problem }
error-torneko3-empty = vuoto: attesa una tabella [map] con il giocatore
error-torneko3-scenario = scenario "{ $name }": nessun file o scenario incluso con questo nome: atteso un file, uno di { $shipped }, o una riga come '@^C/A.. E trap=warp>2,1'
error-torneko3-rule = regola "{ $found }": atteso CHIAVE=VALORE, come wait_flushes=false
error-torneko3-moment = momento "{ $found }": atteso start, end, TURNO.FASE come 1.E1, o TURNO.FASE.NOME come 1.E1.C; le fasi sono W S P1 E1 A1 L1 P2 E2 A2 L2
error-torneko3-no-moment = momento { $moment }: la partita non ci arriva mai: atteso un momento della partita
error-torneko3-no-decision = momento { $moment }: lì { $name } non decide nulla: atteso un momento della partita
error-torneko3-nobody = momento: nessun personaggio "{ $name }": atteso uno di { $expected }
error-torneko3-no-input = momento { $moment }: il giocatore non ha più comandi: atteso un momento che ne precede uno
error-torneko3-work = turns { $turns }: { $work } turni di un personaggio per ogni lettura: attesi al massimo { $most }

error-compare-until = until "{ $name }": nessuno con questo nome: atteso uno di { $expected }
error-compare-member = membro "{ $found }": atteso NOME:VELOCITÀ:ATTI, come L:fast:attack, il nome da 1 a 24 lettere
error-compare-times = atto "{ $found }": atteso un numero di volte, da 1 a { $most }, dopo l’*
error-compare-deeds = atti di { $name }: attesi al massimo { $most }
error-compare-nobody = squadra: nessuno: atteso prima l’eroe, come L:fast:attack, poi gli altri
error-compare-name-twice = nome { $name }: usato due volte: atteso un nome diverso per ciascuno

# Frasi delle regole e del sistema dentro un periodo.
error-phrase-whole = un numero intero
error-phrase-smaller = un numero intero più piccolo
error-phrase-times = un numero di volte 1..=9999 dopo l’*
error-phrase-kite = almeno uno di attack, step, pass
error-phrase-actions = id:azione,azione, come in L:agility*3,attack
error-phrase-flat = un modificatore fisso come +1 o -1 dopo l’id
error-phrase-targets = nome:id, perché i bersagli non fanno parte delle regole
error-phrase-courses = percorsi dei tiri
error-phrase-denominator = denominatore della probabilità
error-phrase-different = azioni diverse
error-phrase-cell = una colonna e una riga, come 3,1
error-phrase-yes-no = yes o no
error-phrase-fast-slow = fast o slow
error-phrase-heroes = torneko o popolo
error-phrase-number = un numero
error-phrase-true-false = true o false
error-phrase-wish = floor=N, poi chest=, rank=, item=, second= o t=
error-phrase-wish-floor = floor=N, da 3 a 16
error-phrase-chest-rank = un rango tra I H G F E D C B A S
error-phrase-rows-or-draw = indica `rows` o `draw`, non entrambi
error-phrase-no-allies = Torneko non ha alleati; scrivi hero = "popolo"
error-phrase-halves = atteso "turno.metà", come "1.2"; i turni si contano da 1, le metà sono 1 e 2
error-phrase-speed-on = speed_on è per i mostri; il giocatore beve (drink_quick)
error-phrase-drawing = comincia con un disegno che mostra il giocatore come `@`, per esempio `@^C/A.. E trap=warp>2,1`
error-phrase-flash-stages = 1..=9 o 11; il gioco Flash non genera altri piani
error-phrase-void = 1..=11; non è accertato quale sequenza dia al Vuoto (piano 12) il numero di stanze
error-phrase-home = 1..=11; il piano Home (13) non è generato da queste regole
error-phrase-over = lo scontro è finito
error-phrase-potions = pozioni
error-phrase-no-file = file o cartella inesistente
error-phrase-denied = permesso negato
error-phrase-folder = è una cartella
error-phrase-not-folder = non è una cartella
error-duel-change = set "{ $found }": atteso qualcosa come hero.speed=12, #2.kind=fire o rules.cost=120
