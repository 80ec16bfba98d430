# Turni in un piano di dungeon.
sky-name-leader = Capo
sky-name-ally = Alleato
sky-name-ally-number = Alleato { $number }
sky-name-enemy = Nemico
sky-name-enemy-number = Nemico { $number }

sky-word-then = poi
sky-word-step = passo
sky-word-counter = contatore
sky-word-speed = velocità
sky-word-extra = extra
sky-word-locked = tocca, ma è bloccato
sky-word-lost = turno perso
sky-word-not-due = non tocca
sky-word-leaves = esce
sky-word-differs = cambia
sky-word-due = tocca

sky-glyph-boost = accelera
sky-glyph-lower = rallenta
sky-glyph-either = alza o abbassa
sky-glyph-charge = carica
sky-glyph-release = colpo
sky-glyph-attack = attacca
sky-glyph-leader = cede il comando
sky-glyph-weather = meteo
sky-glyph-walk = cammina
sky-glyph-pass = passa

sky-foot-exact = regole esatte
sky-foot-article = regole dell’articolo
sky-foot-time-darkness = Tempo e Oscurità
sky-foot-both = regole esatte e quelle dell’articolo

sky-timeline = { $summary }: { $count ->
    [0] nessuna azione del capo
    [one] un’azione del capo
    [2] due azioni del capo
    [3] tre azioni del capo
    [4] quattro azioni del capo
    [5] cinque azioni del capo
    [6] sei azioni del capo
    [7] sette azioni del capo
   *[other] { $count } azioni del capo
 } prima della prima { $enemies ->
    [one] del nemico
   *[other] di { $enemy }
 }.
sky-timeline-alone = { $summary }: { $count ->
    [one] un’azione del capo
   *[other] { $count } azioni del capo
 } in { $steps ->
    [one] un passo
   *[other] { $steps } passi
 }, e nessun nemico agisce.
sky-timeline-description = { $steps ->
    [one] Un passo
   *[other] { $steps } passi
 } su { $lanes ->
    [one] una riga
   *[other] { $lanes } righe
 }, prima il capo. { $sentence }
sky-facts-same = Tutti iniziano a { $stage }.
sky-facts-begin = All’inizio: { $begins }.
sky-facts-reset = Ogni accelerazione che il capo dà a sé stesso azzera il contatore e lo fa agire di nuovo subito.
sky-facts-reset-article = Un cambio di velocità del capo azzera il contatore; il resto del passo si guarda a 0.

sky-slot-place = { $name }, passo { $step }, contatore { $counter }: { $told }
sky-slot-acts = { $action } a velocità { $stage }
sky-slot-extra = { $action } a velocità { $stage }, un’azione extra
sky-slot-leader = { $action } a velocità { $stage }, prima azione da capo
sky-slot-out-of-order = { $action } a velocità { $stage }, fuori ordine
sky-slot-retry = { $action } a velocità { $stage }, secondo tentativo
sky-slot-locked = toccherebbe, ma è bloccato fino al prossimo tick comune
sky-slot-lost = toccava a { $due }, ma si guarda a { $counter } e non tocca
sky-slot-lost-short = a { $counter }, perso
sky-slot-lost-reason = guardato a { $counter }: non tocca
sky-slot-skipped = perde questo turno: ha già agito fuori ordine
sky-slot-skipped-short = saltato
sky-slot-skipped-reason = ha già agito: saltato
sky-slot-leaves = lascia il piano

sky-note-leader-fell = Il capo è caduto al passo { $step }: il piano è finito.
sky-note-blown-out = Il vento ha spazzato via la squadra al passo { $step }: il piano è finito.
sky-note-more = Passi da { $from } a { $last } di { $steps }; --from { $next } mostra i seguenti.

sky-why-locks = Passo { $step }, contatore { $counter }: { $name } usa { $action } e resta bloccato fino al prossimo tick comune.
sky-why-locks-counters = Passo { $step }, contatore { $counter }: { $name } usa { $action } con i contatori { $counters } e resta bloccato fino al prossimo tick comune.
sky-why-reset = Passo { $step }: l’accelerazione del capo porta il contatore da { $from } a 0; il capo agisce di nuovo subito.
sky-why-reset-article = Passo { $step }: la velocità del capo è cambiata, il contatore va da { $from } a 0; il resto del passo si guarda a 0.
sky-why-lost = Passo { $step }: a { $name } toccava a { $due }, ma si guarda a { $counter }.
sky-why-skipped = Passo { $step }: { $name } perde questo turno: ha già agito fuori ordine.
sky-why-stage = Passo { $step }, contatore { $counter }: { $name } va da { $from } a { $to }.
sky-why-expired = Passo { $step }, contatore { $counter }: un contatore di { $name } si esaurisce, da { $from } a { $to }; questa azione avviene ancora.
sky-why-no-effect = Passo { $step }, contatore { $counter }: la velocità di { $name } non cambia.
sky-why-weather = Passo { $step }: il meteo ora è { $weather }.
sky-why-spawned = Passo { $step }: appare { $name }, nel posto libero più basso.
sky-why-leaves = Passo { $step }: { $name } lascia il piano.
sky-why-leader = Passo { $step }: { $name } ora comanda e agisce subito.
sky-why-wind = Passo { $step }: il vento si avvicina, restano { $left } turni.

sky-diff = Si dividono al passo { $step }: { $name } { $exact ->
    [0] non agisce
    [one] agisce una volta
    [2] agisce due volte
   *[other] agisce { $exact } volte
 } con le regole esatte, { $article ->
    [0] mai
    [one] una volta
    [2] due volte
   *[other] { $article } volte
 } con quelle dell’articolo.
sky-diff-same = Le regole esatte e quelle dell’articolo danno gli stessi { $steps } passi.
sky-diff-exact = Regole esatte
sky-diff-article = Regole dell’articolo
sky-diff-split = Con azioni libere, quelle del capo a +3 cadono come { $exact } con le regole esatte e come { $article } con quelle dell’articolo, un’azione nemica tra i gruppi.
sky-diff-finding = L’articolo stesso dice 4/1/3, che le sue regole non danno: danno 3/1/4.
sky-diff-description = Due linee del tempo, sopra le regole esatte, sotto quelle dell’articolo. { $sentence }

sky-due = Chi tocca secondo il contatore può agire, se non è bloccato; il tick comune è l’ultimo di ogni quattro.
sky-due-facts = Un passo porta il contatore avanti di uno, da 23 a 0. Conta solo il resto della divisione per 8.
sky-due-rules = −1 agisce mezza volta a ogni turno intero, +0 una, +1 due, +2 tre, +3 quattro.
sky-due-rule-0 = ai contatori 7, 15 e 23
sky-due-rule-1 = a ogni contatore che diviso per 4 dà resto 3
sky-due-rule-2 = a ogni contatore dispari
sky-due-rule-3 = a ogni contatore tranne i multipli di 4
sky-due-rule-4 = a ogni contatore

sky-stage = Velocità { $shown }{ $clamped ->
    [0] {""}
   *[other] , da una somma di { $raw }
 }: tocca { $rule }, { $due } volte in 24 passi.
sky-part-heading = parte della somma
sky-part-base = ogni specie
sky-part-raises = contatori di aumento non vuoti
sky-part-lowerings = contatori di calo non vuoti
sky-part-paralysis = paralisi
sky-part-flat = altri modificatori
sky-part-sum = somma
sky-part-stage = livello, la somma tenuta tra 0 e 4

sky-plan = { $actions }: nessun nemico agisce nel mezzo, e niente di più corto funziona.
sky-plan-cost = { $count } azioni, { $wind ->
    [one] un turno di vento
   *[other] { $wind } turni di vento
 }, { $belly ->
    [one] un turno di fame
   *[other] { $belly } turni di fame
 }
sky-plan-none = { $payload }: nessuna serie fino a { $depth } azioni lascia i nemici senza azione.
sky-plan-level = { $tried } provate, { $acted } fanno agire un nemico, { $repeated } ripetono uno stato, { $impossible } non permesse, { $open } proseguono, { $done } riescono
sky-plan-certain = certo, qualunque cosa esca (9 o 10, 7 o 8; { $runs ->
    [one] un percorso
   *[other] { $runs } percorsi
 })
sky-plan-chance = { $num } su { $den }, esatto su { $runs } percorsi dei tiri
sky-plan-before = { $free ->
    [one] un’azione libera
   *[other] { $free } azioni libere
 }, { $locking ->
    [one] una che blocca
   *[other] { $locking } che bloccano
 }; agisce { $steps ->
    [0] in questo passo
    [one] un passo dopo
   *[other] { $steps } passi dopo
 }, al contatore { $counter }
sky-plan-kite-holds = { $pattern }: regge per sempre (lo stato si ripete dopo { $actions } azioni)
sky-plan-kite-caught = { $pattern }: raggiunto { $steps ->
    [0] al primo passo
    [one] dopo un passo
   *[other] dopo { $steps } passi
 }, al contatore { $counter }
sky-plan-kite-reach = { $pattern }: il nemico è fuori portata { $steps ->
    [0] al primo passo
    [one] dopo un passo
   *[other] dopo { $steps } passi
 }, al contatore { $counter }
sky-plan-kite-open = { $pattern }: indeciso dopo { $actions } azioni
sky-plan-expiry = ancora { $free } azioni a { $stage } se libere, { $locking } se bloccano; tutto si esaurisce { $steps } o { $locked_steps } passi dopo
sky-plan-trap = un aumento come azione { $action } (contatore { $left } rimasto) non agisce mai a { $stage }, prende solo il posto del vecchio
sky-plan-slow = al contatore { $counter }: prossima azione { $after ->
    [0] in questo stesso passo
    [one] un passo dopo
   *[other] { $after } passi dopo
 } invece di { $before }; { $slowed } invece di { $acts } azioni in 8 passi

draw-raise-counter = contatore di aumento
draw-lower-counter = contatore di calo
draw-paralysis-counter = contatore di paralisi
draw-chance = caso
draw-raise-or-lower = aumento o calo
draw-yes = sì
draw-no = no

sky-topic-cost = costo
sky-topic-level = lunghezza { $length }
sky-topic-chance = probabilità
sky-topic-before = prima di { $enemy }
sky-topic-kite = tenere a distanza { $enemy }
sky-topic-expiry = contatori di { $name }
sky-topic-trap = trappola del rinnovo
sky-topic-slow = rallentare { $enemy }
sky-topic = domanda
sky-topic-answer = risposta
