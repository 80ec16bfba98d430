# Mots communs à tous les systèmes.
evidence-certain = certain
evidence-single-source = source unique
evidence-disputed = contesté
evidence-assumed = supposé

draw-heading-advance = avance
draw-heading-raw = brut
draw-heading-range = plage
draw-heading-value = valeur
draw-heading-for = pour
draw-heading-section = règle
draw-heading-decided = décide
draw-unused = inutilisé
