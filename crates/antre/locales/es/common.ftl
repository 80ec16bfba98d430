# Palabras que usan todos los sistemas.
evidence-certain = seguro
evidence-single-source = una sola fuente
evidence-disputed = discutido
evidence-assumed = supuesto

draw-heading-advance = avance
draw-heading-raw = bruto
draw-heading-range = rango
draw-heading-value = valor
draw-heading-for = para
draw-heading-section = regla
draw-heading-decided = decide
draw-unused = sin uso
