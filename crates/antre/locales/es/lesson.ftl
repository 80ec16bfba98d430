# La lección como recorrido. El código, los nombres y las líneas del ejercicio quedan como en el artículo.
lesson-all = La lección en { $steps } pasos.
lesson-heading = Paso { $step } de { $steps }: { $title }.
lesson-queue = quién actúa ahora
lesson-hit = golpe o fallo
lesson-damage = daño y golpes críticos
lesson-kinds = tipos de daño
lesson-words = palabras para el daño
lesson-battle = un combate entero
lesson-fill-in = llena el hueco
lesson-quiz = el cuestionario
lesson-wrong-line = encuentra la línea mala
lesson-exercise = el ejercicio
lesson-snippet = Los dados de la lección en { $language }, para pegar.

lesson-queue-rule = En cada tic todos ganan energía según su velocidad: { $speeds }.
lesson-queue-pay = Quien tiene { $threshold } actúa, paga { $cost } y guarda el resto.
lesson-moment-most = Tic { $tick }: { $name } es quien más tiene, { $energy } ({ $carried } + { $waited } tics × { $speed }), y guarda { $kept }.
lesson-moment-earlier = Tic { $tick }: { $name } y { $others } tienen { $energy }. Actúa quien va antes en la lista: { $name }, que guarda { $kept }.
lesson-moment-waited = Otra vez tic { $tick }: el tiempo se para mientras alguien tenga { $threshold }. { $name } actúa con { $energy } y guarda { $kept }.

lesson-hit-rule = La probabilidad de golpe es puntería menos evasión, entre { $low } y { $high } %.
lesson-hit-rolls = Cinco tiradas de 1 a 100 con la semilla { $seed }; { $chance } o menos es golpe:
lesson-damage-rule = Arma más fuerza, por { $factor } si es crítico, menos defensa; como poco 1.
lesson-damage-crits = La destreza decide la probabilidad de crítico:
lesson-damage-crit = destreza { $agility }: { $chance } %
lesson-kinds-rule = La resistencia deja la mitad del daño, la debilidad añade otra mitad.
lesson-kinds-skeleton = Un esqueleto resiste lo cortante y es débil a lo contundente:
lesson-kind-slash = cortante
lesson-kind-pierce = perforante
lesson-kind-blunt = contundente
lesson-kind-fire = fuego
lesson-kind-poison = veneno
lesson-words-rule = La palabra depende de la parte de la vida entera: menos de 10 %, de 25 %, de 45 %, o más.
lesson-words-line = { $damage } de { $life }, { $share } %: { $word }
lesson-verb-0 = araña a
lesson-verb-1 = golpea a
lesson-verb-2 = corta a
lesson-verb-3 = aplasta a
lesson-battle-rule = Semilla { $seed }. Iva golpea al primer enemigo en pie, cada enemigo golpea a Iva.

lesson-fill-in-ask = ¿Qué número va en el hueco?
lesson-fill-in-right = Bien: ningún golpe baja de { $answer } %.
lesson-fill-in-wrong = { $given } no es. El paso 2 muestra en qué queda 83 − 80.
lesson-quiz-ask = { $fighters }. ¿De quién son los primeros { $turns } turnos?
lesson-quiz-right = Bien. En el tic 20 los tres tienen 100, y decide la lista.
lesson-quiz-wrong = Esa no es. ¿Quién tiene cuánto en el tic 7, y en el tic 20?
lesson-wrong-line-ask = Con este bucle { $name } actúa en los tics { $ticks } en vez de { $right }. ¿Qué línea está mal?
lesson-wrong-line-right = Bien: la línea { $line } tira el resto. Debe ser: { $code }
lesson-wrong-line-wrong = La línea { $given } está bien. ¿Qué pasa con la energía por encima de 100?
lesson-exercise-ask = Lee cuántos turnos, y luego un nombre y una velocidad por línea. Escribe los turnos.
lesson-exercise-input = Entrada:
lesson-exercise-lines = Un programa correcto escribe:
lesson-exercise-right = Bien, { $lines ->
    [one] la única línea
   *[other] las { $lines } líneas
 }.
lesson-exercise-differs = La línea { $line } es distinta. Se esperaba «{ $expected }», hay «{ $found }».
lesson-exercise-missing = Falta la línea { $line }: «{ $expected }».
lesson-exercise-extra = La línea { $line } sobra: «{ $found }».

lesson-hint-answer = Responde con antre duel lesson --step { $step } --answer N.
lesson-hint-exercise = Comprueba tu programa con antre duel lesson --input FILE --printed FILE.
lesson-prompt-next = Intro sigue, b vuelve, un número va a ese paso, q acaba:
lesson-prompt-answer = Tu respuesta, o Intro para seguir:
lesson-prompt-exercise = Escribe tu propia entrada y una línea vacía, o Intro para seguir:
lesson-end = Esa era la lección. Con antre duel play luchas tú.
