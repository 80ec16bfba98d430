# Kata yang dipakai semua sistem.
evidence-certain = pasti
evidence-single-source = satu sumber
evidence-disputed = diperdebatkan
evidence-assumed = dugaan

draw-heading-advance = urutan
draw-heading-raw = mentah
draw-heading-range = rentang
draw-heading-value = nilai
draw-heading-for = untuk
draw-heading-section = aturan
draw-heading-decided = hasil
draw-unused = tidak dipakai
