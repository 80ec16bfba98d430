# Words that every system uses.
evidence-certain = certain
evidence-single-source = single source
evidence-disputed = disputed
evidence-assumed = assumed

draw-heading-advance = advance
draw-heading-raw = raw
draw-heading-range = range
draw-heading-value = value
draw-heading-for = for
draw-heading-section = rule
draw-heading-decided = decided
draw-unused = not used
