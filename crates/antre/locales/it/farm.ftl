# Che cosa fa con le regole chi gioca a Dragon Quest IX: cronometrare, raccogliere, fischiare.
dq9-moment-five = cinque
dq9-moment-solo = da soli
dq9-moment-party = in gruppo
dq9-moment-eight = otto
dq9-moment-nine = nove
dq9-moment-title = titolo
dq9-moment-five-how = Secondo 0 (T = 5): una di due console entra in «Pals Past & Present», l’altra esce in quel momento dal registro delle battaglie (◐ fonte unica).
dq9-moment-nine-how = Secondo 4 (T = 9): «Pals Past & Present», poi fuori da entrambe le schermate (◐ fonte unica).

dq9-stopwatch-moments = Momenti che regolano il cronometro (T): { $moments } ({ $evidence }).
dq9-stopwatch-stairs = Perché i forzieri di un piano siano disposti a T, prendi le scale da 0,7 a 0,3 s prima, o esci dal registro delle battaglie durante quel secondo (◐ fonte unica).

dq9-set-millionaire = milionario
dq9-set-s-weapon = arma di grado S
dq9-set-metal-slime-piece = pezzo di slime metallico

dq9-farm-quick-load = più forzieri di un piano, subito
dq9-farm-all-floors = più piani, allo stesso secondo
dq9-farm-third-chests = i terzi forzieri di due piani
dq9-farm-combo = un forziere subito, poi un terzo forziere con il suo compagno
dq9-farm = { $item } ({ $pattern }): { $count ->
    [one] una mappa, { $first } ({ $map })
   *[other] { $grouped } mappe, la prima { $first } ({ $map })
 }.
dq9-farm-count = { $item } ({ $pattern }): { $count ->
    [one] una mappa
   *[other] { $grouped } mappe
 }.
dq9-farm-none = { $item } ({ $pattern }): nessuna mappa ce l’ha.

dq9-free = { $count ->
    [one] Una mappa esaudisce ogni desiderio: { $first } ({ $map })
   *[other] { $grouped } mappe esaudiscono ogni desiderio, la prima { $first } ({ $map })
 }.
dq9-free-count = { $count ->
    [one] Va bene una mappa
   *[other] Vanno bene { $grouped } mappe
 }.
dq9-free-none = Nessuna mappa esaudisce ogni desiderio.

dq9-fastest = { $item } dopo { $way }: { $name } ({ $map }), B{ $floor }F, forziere { $chest }, secondo { $second } di { $seconds }.
dq9-fastest-none = Nessuna mappa dà { $item } al secondo { $seconds }.
dq9-fastest-way = Il percorso va dall’entrata al forziere; ogni mappa compare con il suo forziere più vicino.

dq9-marathon = { $item }: { $chests ->
    [one] un forziere
   *[other] { $chests } forzieri
 } in { $maps } di { $own } mappe dopo { $way }, prima { $first } ({ $map }).
dq9-marathon-none = Nessuna delle { $own } mappe dà { $item } in quei momenti.
dq9-marathon-how = A ogni piano indicato: salvare, caricare, aprire subito. Prima viene la mappa con meno passi per forziere, così da averne sempre aperti il più possibile; i percorsi tra le mappe non contano (○ supposto: ordine nostro).

dq9-at = Dietro { $map } un fischio in B{ $floor }F porta { $monster }; il gruppo { $deftness ->
    [0] colpisce per primo
    [1000] non colpisce mai per primo
   *[other] colpisce per primo con destrezza { $deftness } o più
 }.
dq9-at-lost = Dietro { $map } un fischio in B{ $floor }F porterebbe { $monster }, che lì non ha registro: non succede nulla.
dq9-at-nobody = Dietro { $map } un fischio in B{ $floor }F non porta nessuno.
dq9-at-outputs = Dietro { $map } il primo bottino può essere l’uscita { $start }; --floor dice chi porta un fischio.
dq9-at-page = Vale dove il generatore sta fermo (piani con caselle Flag0, altri punti bloccati), con la mappa ultima della sua pagina della lista: allora sono spese 32 uscite (◐ fonte unica).
dq9-at-runs = B{ $floor }F non ha caselle senza passaggio: lì il generatore può girare.
dq9-at-drops = Le probabilità sono le tue: non è compresa alcuna tabella dei bottini. Al massimo otto oggetti; di ogni specie il raro prima del comune.
dq9-at-explain = Fischio, AT con seme { $state }: le uscite dalla specie che arriva in poi.
dq9-at-no-record = { $monster } non ha registro: non succede nulla
dq9-at-no-entry = nessuno
dq9-at-deftness = { $deftness ->
    [0] il gruppo colpisce per primo
    [1000] nessuna destrezza basta
   *[other] destrezza { $deftness } o più
 }
dq9-at-ambush = i mostri colpiscono per primi
dq9-at-calm = nessuno è sorpreso
dq9-at-pattern = { $pattern } a uno su { $figure }; da spendere con 1 / 3 / 5 mostri: { $spend }
dq9-at-drops-from = bottino come { $pattern } da qui: spendere { $spend }
dq9-at-rare = oggetto raro della specie { $kind }, uno su { $figure }{ $member ->
    [0] {""}
   *[other] , dal libro { $member }
 }
dq9-at-common = oggetto comune della specie { $kind }, uno su { $figure }{ $member ->
    [0] {""}
   *[other] , dal libro { $member }
 }
dq9-output-unknown = ignoto
dq9-output-kind = chi arriva
dq9-output-strike = primo colpo
dq9-output-ambush = imboscata
dq9-output-place = disposizione
dq9-output-drop = bottino
dq9-output-pattern = schema

dq9-method = { $count ->
    [one] Va bene una mappa: { $first } ({ $map })
   *[other] Vanno bene { $grouped } mappe, la prima { $first } ({ $map })
 }.
dq9-method-none = Nessuna mappa va bene.
dq9-method-never = mai

dq9-bug = Errore dei quattro giocatori: senza, è { $name }, { $floors } piani, { $boss }.
dq9-bug-gained = { $count ->
    [one] Chi ospita guadagna B{ $last }F
   *[other] Chi ospita guadagna da B{ $first }F a B{ $last }F
 }; un ospite chiamato laggiù può proseguire fino a B16F.
dq9-bug-not-gained = Chi ospita scende fino a B{ $floors }F e non guadagna piani.
dq9-bug-stays = Cambiano nome, livello, piani e boss; restano piante, forzieri e loro gradi, ambiente e mostri (◐ fonte unica).
dq9-bug-how = Per averlo: mentre entra il secondo ospite, chi ospita preme A di continuo all’entrata; non succede sempre. Che si perda un’uscita è dedotto (○ supposto).

dq9-column-at-once = subito
dq9-column-later = poi
dq9-column-wish = desiderio
dq9-column-stops = soste
dq9-column-so-far = forzieri
dq9-column-output-number = n.
dq9-column-output = uscita
dq9-column-decides = decide
dq9-column-reads = dà
dq9-column-evidence = certezza
dq9-column-whistled = arriva
dq9-column-deftness = destrezza
dq9-column-begins = inizia
dq9-column-to-spend = da spendere 1 / 3 / 5

draw-whistled-kind = chi arriva
draw-first-strike = primo colpo
draw-monsters-strike-first = i mostri colpiscono per primi
draw-before-the-whistle = prima del fischio
draw-struck = i mostri colpiscono per primi
draw-calm = nessuno è sorpreso

watch-now = adesso
watch-in = fra { $time }
watch-left = ancora { $time }
watch-over = più niente
watch-ready = Spazio lo avvia a T { $start }
watch-stopped = fermo
watch-set = Regolato su { $moment }: T { $time }.
watch-nothing-to-undo = Niente da annullare.
watch-bell-on = Suono attivo.
watch-bell-off = Suono spento.
watch-flash-on = Lampo attivo.
watch-flash-off = Lampo spento.
watch-offset = T = s + { $offset }
watch-keys = Spazio avvia/ferma  r da capo  0–5 regola  +/− 0,1 s  u annulla  b suono  f lampo  q esce
