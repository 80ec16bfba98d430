# Piani di The Binding of Isaac.
isaac-kind-start = partenza
isaac-kind-normal = normale
isaac-kind-extra = extra
isaac-kind-boss = boss
isaac-kind-second-boss = altro dei due boss
isaac-kind-super-secret = super segreta
isaac-kind-secret = segreta
isaac-kind-shop = negozio
isaac-kind-treasure = tesoro
isaac-kind-second-treasure = secondo tesoro
isaac-kind-dice = dadi
isaac-kind-sacrifice = sacrificio
isaac-kind-library = biblioteca
isaac-kind-curse = maledizione
isaac-kind-miniboss = miniboss
isaac-kind-challenge = sfida
isaac-kind-vault = caveau
isaac-kind-arcade = sala giochi
isaac-kind-bedroom-clean = camera (pulita)
isaac-kind-bedroom-dirty = camera (sporca)
isaac-kind-grave = tomba
isaac-kind-reward = ricompensa
isaac-kind-coin = moneta

isaac-curse-none = –
isaac-curse-labyrinth = labirinto
isaac-curse-lost = smarrito
isaac-curse-darkness = oscurità
isaac-curse-unknown = ignoto
isaac-curse-maze = dedalo
isaac-curse-blind = cecità

isaac-word-room = stanza
isaac-word-steps-away = distanza
isaac-word-way = via verso il boss

isaac-heading-stage = piano
isaac-heading-name = nome
isaac-heading-seed = seme
isaac-heading-variant = variante
isaac-heading-curse = maledizione
isaac-heading-rooms = stanze
isaac-heading-rooms-beyond = stanze oltre la partenza
isaac-heading-boss-steps = boss a
isaac-heading-boss = boss
isaac-heading-specials = stanze speciali
isaac-heading-attempts = tentativi
isaac-heading-secret-touches = stanze che tocca la segreta
isaac-heading-dead-ends = vicoli ciechi
isaac-heading-large = stanze grandi
isaac-heading-draws = tiri

isaac-show = { $steps ->
    [-1] Non c’è una via verso il boss
    [one] Il boss è a una stanza
   *[other] Il boss è a { $steps } stanze
 }; { $ways-on ->
    [0] ogni stanza speciale{ $secret ->
        [0] {""}
       *[1] {" tranne la segreta"}
     } è un vicolo cieco
    [one] una stanza speciale non è un vicolo cieco
   *[other] { $ways-on } stanze speciali non sono vicoli ciechi
 }.
isaac-show-rejected = Il tentativo { $attempt } di { $attempts } è stato abbandonato: { $why }.{ $given-up ->
    [0] {""}
   *[1] {" "}Il gioco abbandona l’intero piano.
 }
isaac-facts = Piano { $stage }{ $name }, seme { $seed }, { $curse ->
    [none] nessuna maledizione
    [labyrinth] maledizione del labirinto
    [lost] maledizione dello smarrito
    [darkness] maledizione dell’oscurità
    [unknown] maledizione dell’ignoto
    [maze] maledizione del dedalo
   *[blind] maledizione della cecità
 }. { $rooms ->
    [one] Una stanza
   *[other] { $rooms } stanze
 }, { $accepted ->
    [0] abbandonato al tentativo { $attempt } di un piano che ha preso
   *[1] accettato al { $attempt ->
        [1] primo tentativo
       *[other] tentativo { $attempt }
     } dopo
 } { $draws } { $layout ->
    [0] tiri
   *[1] tiri della pianta
 }.
isaac-room-told = Stanza: { $kind }, { $shape }{ $steps ->
    [-1] {""}
   *[other] , a { $steps } dalla partenza
 }
isaac-touches = tocca { $count ->
    [one] una stanza
   *[other] { $count } stanze
 }
isaac-plan-description = Pianta con { $rooms } stanze. { $sentence }
isaac-boss-farthest = Perché lì: il boss prende il vicolo cieco più lontano in cui entra la sua stanza, a { $distance } passi di crescita; { $passed ->
    [0] era il primo dei { $count } della lista.
    [one] uno prima nella lista dei { $count } è stato scartato.
   *[other] { $passed } prima nella lista dei { $count } sono stati scartati.
 }
isaac-boss-last = Perché lì: il boss prende l’ultimo trovato dei { $count } vicoli ciechi, a { $distance } passi di crescita.
isaac-boss-beyond = Perché lì: due piani sono uniti, quindi il boss va una cella oltre l’ultimo dei { $count } vicoli ciechi.
isaac-boss-name = Boss: { $names }.
isaac-dead-ends = Vicoli ciechi, { $order ->
    [0] nell’ordine trovato
   *[1] prima il più lontano
 }: { $list }.
isaac-draws = Tiri: { $list }.

isaac-rejected-dead-ends = troppo pochi vicoli ciechi
isaac-rejected-too-few-rooms = meno stanze del richiesto
isaac-rejected-boss-place = il boss non aveva posto, o uno accanto alla partenza
isaac-rejected-boss = nessun vicolo cieco ha accolto il boss
isaac-rejected-second-boss = nessun posto per il secondo boss
isaac-rejected-super-secret = nessun vicolo cieco ha accolto la super segreta
isaac-rejected-shop = nessun vicolo cieco ha accolto il negozio
isaac-rejected-treasure = nessun vicolo cieco ha accolto il tesoro
isaac-rejected-secret = nessun posto per la segreta
isaac-rejected-grave = nessun vicolo cieco ha accolto la tomba
isaac-rejected-template = nessun modello dei tuoi file va bene per una stanza normale

isaac-tag = { $evidence }: { $what }
isaac-tag-demo = confrontato con il programma originale, piano per piano.
isaac-tag-flash = letto da due versioni del gioco che differiscono; nulla è stato verificato sul gioco in esecuzione.
isaac-tag-edge = se le righe 0 e 7 possono crescere: --edge open segue l’articolo, --edge swf8 il file pubblicato.
isaac-tag-seeds = testo del seme e semi dei piani.
isaac-tag-variant = varianti con tutto sbloccato, piani da 1 a 9; ai piani 10 e 11 sceglie il giocatore.
isaac-tag-variant-locked = varianti con capitoli bloccati, piani da 1 a 9: resta la variante precedente.
isaac-tag-layout = la pianta, da una ricostruzione del motore; poche verifiche sul gioco concordano.
isaac-tag-specials = stanze speciali, dalla stessa ricostruzione; le sole verifiche sul gioco (Repentance) non le confermano.
isaac-tag-templates = ogni modello di stanza è idealizzato (1x1, quattro porte); le stanze vere possono spostare quelle speciali.
isaac-tag-own-rooms = le stanze normali vengono dai tuoi file; quelle del boss e le speciali restano idealizzate (1x1, quattro porte), il che può spostare le speciali.
isaac-tag-curse = la frequenza delle maledizioni dipende da ciò che è sbloccato; 2 (difficile) e 5 hanno una fonte, sei partite osservate danno 3 (--curse-one-in).
isaac-tag-article = la nostra lettura del testo dell’articolo; non esistono vettori.
isaac-note-repentance = Repentance: il testo del seme, i semi dei piani e le varianti valgono anche lì; le uscite iniziali di due piani osservati concordano con la pianta; stanze speciali, ultra segrete, planetari e l’altro percorso non sono accertati.
isaac-note-paths = Non offerti: il Vuoto, la modalità Greed, Downpour, Mines e ciò che segue; nessuna fonte ne accerta i piani.
isaac-note-templates = Modelli idealizzati: le stanze vere possono spostare quelle speciali.
isaac-note-article = I profili dell’articolo sono la nostra lettura del suo testo.
isaac-foot = profilo { $profile } · { $evidence }
isaac-foot-abplus = modelli idealizzati · pianta: { $evidence }

isaac-seed = { $text } è il seme iniziale { $number }; la sua somma di controllo { $checksum } torna.
isaac-stages = Seme { $seed }: { $steps } stanze dalla partenza al boss in { $floors ->
    [one] un piano
   *[other] { $floors } piani
 }.
isaac-diff = Il boss è a { $first-steps } stanze secondo { $first } e a { $second-steps } secondo { $second }; il campione contraddice { $contradicted } delle { $statements } affermazioni dell’articolo.
isaac-statement = «{ $says }»: contraddetto da { $contradicted } piani su { $of }.
isaac-says-count = 5 o 6 stanze e 2,6 per livello, arrotondato per difetto
isaac-says-three = la stanza segreta tocca tre stanze o più
isaac-says-dead-end = la stanza segreta non è accanto a un vicolo cieco
isaac-says-900 = un posto per la segreta si trova entro 900 tentativi
isaac-says-placed = c’è sempre una stanza segreta
isaac-says-doubled = quando due piani sono uniti ogni stanza speciale è doppia
isaac-says-breadth = le stanze crescono in ampiezza
isaac-says-pool = una forma grande lascia la riserva una volta collocata
isaac-says-farthest = il boss è nel vicolo cieco più lontano

draw-isaac-yes = sì
draw-isaac-no = no
draw-isaac-coin = testa o croce per una cella
draw-isaac-pop-dead-end = un vicolo cieco per una stanza
draw-isaac-dead-end-for = un vicolo cieco per una stanza speciale
draw-isaac-secret-column = colonna della segreta
draw-isaac-secret-row = riga della segreta
draw-isaac-secret-cell = cella della segreta
draw-isaac-secret-variant = contenuto della segreta
draw-isaac-secret-weight = peso di una cella per la segreta
draw-isaac-secret-choice = segreta tra le celle più pesanti
draw-isaac-secret-seed = seme del contenuto della segreta
draw-isaac-extra-room = stanza extra con una vicina
draw-isaac-room-count = numero di stanze
draw-isaac-room-count-hard = più stanze in difficile
draw-isaac-unused = non usato
draw-isaac-grow-right = crescere a destra
draw-isaac-grow-left = crescere a sinistra
draw-isaac-grow-down = crescere in giù
draw-isaac-grow-up = crescere in su
draw-isaac-super-secret = stanza super segreta
draw-isaac-sacrifice = stanza del sacrificio
draw-isaac-sacrifice-full = stanza del sacrificio a salute piena
draw-isaac-library = biblioteca
draw-isaac-library-book = biblioteca con un libro
draw-isaac-curse-room = stanza della maledizione
draw-isaac-curse-room-devil = stanza della maledizione dopo quella del diavolo
draw-isaac-miniboss = miniboss
draw-isaac-miniboss-first = miniboss al primo livello
draw-isaac-challenge = stanza della sfida
draw-isaac-content-floor = riserva di questo piano o del precedente
draw-isaac-content-room = stanza della riserva
draw-isaac-stage-seed = seme di un piano
draw-isaac-skipped = saltato
draw-isaac-curse-test = il piano è maledetto?
draw-isaac-curse-kind = quale maledizione
draw-isaac-layout-seed = seme della pianta
draw-isaac-candidate = una forma grande dietro una porta
draw-isaac-shuffle = mescolata
draw-isaac-quota-start = stanze accanto alla partenza
draw-isaac-quota = stanze che crescono qui
draw-isaac-loop-allowed = due vie possono unirsi?
draw-isaac-queue-front = testa o coda della fila
draw-isaac-template = seme del modello di una stanza
draw-isaac-treasure = qualità della stanza del tesoro
draw-isaac-dice = dadi al posto del sacrificio
draw-isaac-sins = quale peccato
draw-isaac-vault = caveau al posto della sala giochi
draw-isaac-bedroom = camera
draw-isaac-horsemen-seed = seme dei cavalieri
draw-isaac-boss = boss
draw-isaac-double-trouble = due boss insieme
draw-isaac-shape-leaves = la forma resta nella riserva?
draw-isaac-room-pick = quale modello di stanza
isaac-heading-exits = porte della partenza
isaac-heading-floors = piani
isaac-heading-share = quota
isaac-heading-interval = 95 %
isaac-heading-kind = una stanza del tipo
isaac-stats = Su { $floors } piani il boss è in media a { $steps } ± { $half } stanze; la stanza segreta ne tocca tre o più su { $share } di essi (95 %: da { $low } a { $high }).{ $given-up ->
    [0] {""}
   *[other] {" "}Il gioco abbandona { $gave-up } piani; non sono contati.
 }
isaac-stats-heat = Dove cade la stanza «{ $kind }» su { $floors } piani: la sua casella più probabile, su { $most } di essi.
isaac-stats-legend = percento dei piani; la partenza è alla colonna { $x }, riga { $y }; le tinte arrivano fino alla casella più probabile
isaac-stats-cell = Colonna { $x }, riga { $y }: { $count } piani su { $of }, { $share } (95 %: da { $low } a { $high }).
isaac-stats-x = colonna
isaac-stats-y = riga, dall'alto
isaac-infer-none = Nessuno dei { $of } semi va bene; l'indizio dopo il quale non resta nulla è sbagliato, o uno prima, o il gioco non è quello di questo profilo.
isaac-infer-one = È { $item }: nessun altro dei { $of } semi va bene per { $clues ->
    [one] questo indizio
   *[other] questi { $clues } indizi
 }.
isaac-infer-many = { $items } semi su { $of } vanno bene per { $clues ->
    [one] questo indizio
   *[other] questi { $clues } indizi
 }.
