# Pertarungan dengan antrean energi.
duel-fight-won = { $hero } menang di seed { $seed } dalam { $turns } giliran, { $ticks } tik, dan { $draws } lemparan, sisa HP { $hp } dari { $max }.
duel-fight-lost = { $hero } tumbang di seed { $seed } setelah { $turns } giliran, { $ticks } tik, dan { $draws } lemparan; tersisa { $left } dari { $enemies } musuh.
duel-fight-stopped = Seed { $seed } dihentikan setelah { $turns } giliran dan dihitung kalah; HP { $hero } tersisa { $hp } dari { $max }.
duel-fight-description = Energi { $fighters } petarung selama { $ticks } tik. Yang mencapai garis bertindak dan membayar { $cost }; sisanya disimpan. Di bawah, { $draws } lemparan secara berurutan.
duel-turn-told = Giliran { $turn }, tik { $tick }: { $lines } Energi { $energy }, sisa { $kept }.

duel-log-begins = Bertarung! Lawanmu: { $enemies }.
duel-log-misses = Serangan { $actor } ke { $target } meleset.
duel-log-hits = { $actor } { $word ->
    [0] mencakar
    [1] memukul
    [2] menebas
   *[3] meremukkan
 } { $target } ({ $damage }).{ $crit ->
    [0] { "" }
   *[1] { " " }Darah muncrat!
 }
duel-log-uses = { $actor } memakai { $skill }.
duel-log-heals = { $actor } minum { $item } (+{ $gained }).
duel-log-escapes = { $actor } kabur.
duel-log-caught = { $actor } gagal kabur.
duel-log-falls = { $who } tumbang dan tak bangkit lagi.
duel-log-hero-falls = { $who } tumbang. Tambang menelan cahaya.
duel-log-victory = Menang! { $hero }: HP { $hp }/{ $max }
duel-log-defeat = Kalah. { $hero }: HP { $hp }/{ $max }

duel-queue = { $turns } giliran pertama dari { $fighters } petarung memakan { $ticks } tik.
duel-queue-stopped = Hanya { $turns } dari { $asked } giliran: tak ada lagi yang siap sampai tik { $tick }, batasnya.
duel-queue-description = Energi { $fighters } petarung selama { $ticks } tik. Yang mencapai garis bertindak dan membayar.
duel-preview = Berikutnya: { $order }.
duel-preview-nobody = Tak ada yang bertindak.
duel-preview-differs = Mulai giliran { $turn } urutannya berbeda dari harga biasa.

duel-replay-same = Rekaman seed { $seed } memberi { $turns } giliran dan { $draws } lemparan yang sama.
duel-replay-draw = Giliran { $turn } yang pertama berbeda, di lemparan { $draw }: direkam { $recorded }, kini { $now }.
duel-replay-turn = Giliran { $turn } yang pertama berbeda, pada { $what }: direkam { $recorded }, kini { $now }.
duel-replay-whole = Semua giliran sama, tetapi { $what } berbeda: direkam { $recorded }, kini { $now }.
duel-differs-turn = nomornya
duel-differs-tick = tiknya
duel-differs-actor = siapa yang bertindak
duel-differs-energy = energi
duel-differs-damage = kerusakan
duel-differs-life = sisa HP
duel-differs-turns = jumlah giliran
duel-differs-choices = jumlah pilihan
duel-differs-draws = jumlah lemparan
duel-differs-state = keadaan akhir dadu
duel-differs-log = sidik log

duel-picture-rule = Pada { $threshold } petarung bertindak dan membayar { $cost }; sisanya disimpan. Energi sama: yang lebih dulu di daftar.
duel-picture-dice = Satu giliran melempar kena (dari 100), senjata (penuh), kritis (dari 100), berurutan. Meleset tidak melempar lagi.
duel-word-tick = tik
duel-word-energy = energi
duel-word-draws = lemparan
duel-word-in-order = berurutan
duel-word-result = hasil
duel-word-a-tick = # per tik
duel-word-life = HP
duel-word-keeps = sisa
duel-word-falls = tumbang
duel-word-miss = meleset
duel-word-crit = kritis

draw-hit = kena
draw-miss = meleset
draw-weapon = senjata
draw-crit = kritis
draw-plain = biasa
draw-after-hit = setelah kena
draw-spell = sihir
draw-bleed = berdarah
draw-stun = pingsan
draw-burn = terbakar
draw-no-effect = tanpa efek
draw-flight = kabur
draw-escapes = lolos
draw-caught = tertahan
duel-roster = { $hero } melawan { $enemies }.
