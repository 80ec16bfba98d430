# La lezione come visita guidata. Codice, nomi e righe dell’esercizio restano quelli dell’articolo.
lesson-all = La lezione in { $steps } passi.
lesson-heading = Passo { $step } di { $steps }: { $title }.
lesson-queue = chi agisce ora
lesson-hit = colpito o mancato
lesson-damage = danno e colpi critici
lesson-kinds = tipi di danno
lesson-words = parole per il danno
lesson-battle = un combattimento intero
lesson-fill-in = riempi lo spazio
lesson-quiz = il quiz
lesson-wrong-line = trova la riga sbagliata
lesson-exercise = l’esercizio
lesson-snippet = I dadi della lezione in { $language }, da incollare.

lesson-queue-rule = A ogni tick tutti guadagnano energia pari alla velocità: { $speeds }.
lesson-queue-pay = Chi ha { $threshold } agisce, paga { $cost } e conserva il resto.
lesson-moment-most = Tick { $tick }: { $name } ha più di tutti, { $energy } ({ $carried } + { $waited } tick × { $speed }), e conserva { $kept }.
lesson-moment-earlier = Tick { $tick }: { $name } e { $others } hanno { $energy }. Agisce chi è prima nella lista: { $name }, che conserva { $kept }.
lesson-moment-waited = Ancora tick { $tick }: il tempo è fermo finché qualcuno ha { $threshold }. { $name } agisce con { $energy }, conserva { $kept }.

lesson-hit-rule = La probabilità di colpire è mira meno schivata, tra { $low } e { $high } %.
lesson-hit-rolls = Cinque tiri da 1 a 100 con il seme { $seed }; { $chance } o meno colpisce:
lesson-damage-rule = Arma più forza, per { $factor } se critico, meno difesa, almeno 1.
lesson-damage-crits = L’agilità decide la probabilità di critico:
lesson-damage-crit = agilità { $agility }: { $chance } %
lesson-kinds-rule = La resistenza dimezza il danno, la debolezza lo aumenta della metà.
lesson-kinds-skeleton = Uno scheletro resiste al taglio ed è debole alle botte:
lesson-kind-slash = taglio
lesson-kind-pierce = punta
lesson-kind-blunt = botta
lesson-kind-fire = fuoco
lesson-kind-poison = veleno
lesson-words-rule = La parola segue la parte della vita intera: sotto il 10 %, il 25 %, il 45 %, oppure oltre.
lesson-words-line = { $damage } su { $life }, { $share } %: { $word }
lesson-verb-0 = graffia
lesson-verb-1 = colpisce
lesson-verb-2 = squarcia
lesson-verb-3 = schiaccia
lesson-battle-rule = Seme { $seed }. Iva colpisce il primo nemico in piedi, ogni nemico colpisce Iva.

lesson-fill-in-ask = Quale numero manca?
lesson-fill-in-right = Giusto: nessun colpo scende sotto il { $answer } %.
lesson-fill-in-wrong = Non { $given }. Il passo 2 mostra che cosa diventa 83 − 80.
lesson-quiz-ask = { $fighters }. Di chi sono i primi { $turns } turni?
lesson-quiz-right = Giusto. Al tick 20 tutti e tre hanno 100, e decide la lista.
lesson-quiz-wrong = Non quella. Chi ha quanto al tick 7, e al tick 20?
lesson-wrong-line-ask = Con questo ciclo { $name } agisce ai tick { $ticks } invece di { $right }. Quale riga è sbagliata?
lesson-wrong-line-right = Giusto: la riga { $line } butta via il resto. Dev’essere: { $code }
lesson-wrong-line-wrong = La riga { $given } va bene. Che ne è dell’energia oltre 100?
lesson-exercise-ask = Leggi quanti turni, poi un nome e una velocità per riga. Stampa i turni.
lesson-exercise-input = Input:
lesson-exercise-lines = Un programma corretto stampa:
lesson-exercise-right = Giusto, { $lines ->
    [one] l’unica riga
   *[other] tutte le { $lines } righe
 }.
lesson-exercise-differs = La riga { $line } è diversa. Attesa «{ $expected }», trovata «{ $found }».
lesson-exercise-missing = Manca la riga { $line }: «{ $expected }».
lesson-exercise-extra = La riga { $line } è di troppo: «{ $found }».

lesson-hint-answer = Rispondi con antre duel lesson --step { $step } --answer N.
lesson-hint-exercise = Controlla il tuo programma con antre duel lesson --input FILE --printed FILE.
lesson-prompt-next = Invio continua, b torna indietro, un numero va a quel passo, q finisce:
lesson-prompt-answer = La tua risposta, o Invio per continuare:
lesson-prompt-exercise = Scrivi un input tuo e una riga vuota, o Invio per continuare:
lesson-end = Questa era la lezione. Con antre duel play combatti tu.
