# Parole comuni a tutti i sistemi.
evidence-certain = certo
evidence-single-source = fonte unica
evidence-disputed = controverso
evidence-assumed = presunto

draw-heading-advance = avanzamento
draw-heading-raw = grezzo
draw-heading-range = intervallo
draw-heading-value = valore
draw-heading-for = per
draw-heading-section = regola
draw-heading-decided = decide
draw-unused = non usato
