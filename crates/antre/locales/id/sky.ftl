# Giliran di lantai dungeon.
sky-name-leader = Pemimpin
sky-name-ally = Kawan
sky-name-ally-number = Kawan { $number }
sky-name-enemy = Musuh
sky-name-enemy-number = Musuh { $number }

sky-word-then = lalu
sky-word-step = langkah
sky-word-counter = penghitung
sky-word-speed = kecepatan
sky-word-extra = ekstra
sky-word-locked = gilirannya, tapi terkunci
sky-word-lost = giliran hilang
sky-word-not-due = bukan gilirannya
sky-word-leaves = pergi
sky-word-differs = berbeda
sky-word-due = gilirannya

sky-glyph-boost = percepat
sky-glyph-lower = perlambat
sky-glyph-either = naik atau turun
sky-glyph-charge = mengisi
sky-glyph-release = lepas
sky-glyph-attack = serang
sky-glyph-leader = ganti pemimpin
sky-glyph-weather = cuaca
sky-glyph-walk = jalan
sky-glyph-pass = diam

sky-foot-exact = aturan tepat
sky-foot-article = aturan artikel
sky-foot-time-darkness = Time dan Darkness
sky-foot-both = aturan tepat dan aturan artikel

sky-timeline = { $summary }: { $count ->
    [0] tak ada aksi pemimpin
    [1] satu aksi pemimpin
   *[other] { $count } aksi pemimpin
 } sebelum aksi pertama { $enemies ->
    [1] musuh
   *[other] { $enemy }
 }.
sky-timeline-alone = { $summary }: { $count } aksi pemimpin dalam { $steps } langkah, dan tak ada musuh yang bertindak.
sky-timeline-description = { $steps } langkah dengan { $lanes } jalur, pemimpin lebih dulu. { $sentence }
sky-facts-same = Semua mulai di { $stage }.
sky-facts-begin = Di awal: { $begins }.
sky-facts-reset = Tiap kali pemimpin mempercepat dirinya, penghitung kembali ke 0 dan ia langsung bertindak lagi.
sky-facts-reset-article = Perubahan kecepatan pemimpin membuat penghitung 0; sisa langkah diuji di 0.

sky-slot-place = { $name }, langkah { $step }, penghitung { $counter }: { $told }
sky-slot-acts = { $action } di kecepatan { $stage }
sky-slot-extra = { $action } di kecepatan { $stage }, aksi ekstra
sky-slot-leader = { $action } di kecepatan { $stage }, aksi pertama sebagai pemimpin
sky-slot-out-of-order = { $action } di kecepatan { $stage }, di luar urutan
sky-slot-retry = { $action } di kecepatan { $stage }, percobaan kedua
sky-slot-locked = gilirannya, tapi terkunci sampai tik bersama berikutnya
sky-slot-lost = gilirannya di { $due }, tapi diuji di { $counter } dan bukan gilirannya
sky-slot-lost-short = di { $counter }, hilang
sky-slot-lost-reason = diuji di { $counter }: bukan gilirannya
sky-slot-skipped = kehilangan giliran ini karena sudah bertindak di luar urutan
sky-slot-skipped-short = dilewati
sky-slot-skipped-reason = sudah bertindak: dilewati
sky-slot-leaves = meninggalkan lantai

sky-note-leader-fell = Pemimpin tumbang di langkah { $step }: lantai berakhir.
sky-note-blown-out = Angin menyapu tim di langkah { $step }: lantai berakhir.
sky-note-more = Langkah { $from } sampai { $last } dari { $steps }; --from { $next } menampilkan berikutnya.

sky-why-locks = Langkah { $step }, penghitung { $counter }: { $name } memakai { $action } dan terkunci sampai tik bersama berikutnya.
sky-why-locks-counters = Langkah { $step }, penghitung { $counter }: { $name } memakai { $action } dengan penghitung { $counters } dan terkunci sampai tik bersama berikutnya.
sky-why-reset = Langkah { $step }: percepatan pemimpin sendiri membawa penghitung dari { $from } ke 0; pemimpin langsung bertindak lagi.
sky-why-reset-article = Langkah { $step }: kecepatan pemimpin berubah, penghitung dari { $from } ke 0; sisa langkah diuji di 0.
sky-why-lost = Langkah { $step }: giliran { $name } di { $due }, tapi diuji di { $counter }.
sky-why-skipped = Langkah { $step }: { $name } kehilangan giliran ini karena sudah bertindak di luar urutan.
sky-why-stage = Langkah { $step }, penghitung { $counter }: { $name } dari { $from } ke { $to }.
sky-why-expired = Langkah { $step }, penghitung { $counter }: satu penghitung { $name } habis, dari { $from } ke { $to }; aksi ini tetap terjadi.
sky-why-no-effect = Langkah { $step }, penghitung { $counter }: kecepatan { $name } tidak berubah.
sky-why-weather = Langkah { $step }: cuaca kini { $weather }.
sky-why-spawned = Langkah { $step }: { $name } muncul, di slot kosong terendah.
sky-why-leaves = Langkah { $step }: { $name } meninggalkan lantai.
sky-why-leader = Langkah { $step }: { $name } kini memimpin dan langsung bertindak.
sky-why-wind = Langkah { $step }: angin mendekat, tersisa { $left } giliran.

sky-diff = Berpisah di langkah { $step }: { $name } { $exact ->
    [0] tidak bertindak
    [1] bertindak sekali
   *[other] bertindak { $exact } kali
 } menurut aturan tepat, { $article ->
    [0] tidak sama sekali
    [1] sekali
   *[other] { $article } kali
 } menurut artikel.
sky-diff-same = Aturan tepat dan aturan artikel memberi { $steps } langkah yang sama.
sky-diff-exact = Aturan tepat
sky-diff-article = Aturan artikel
sky-diff-split = Dengan aksi bebas, aksi pemimpin di +3 terbagi { $exact } menurut aturan tepat dan { $article } menurut artikel, dengan aksi musuh di antaranya.
sky-diff-finding = Artikel sendiri menyebut 4/1/3, yang tidak keluar dari aturannya: yang keluar 3/1/4.
sky-diff-description = Dua garis waktu, aturan tepat di atas, aturan artikel di bawah. { $sentence }

sky-due = Yang mendapat giliran di penghitung boleh bertindak bila tidak terkunci; tik bersama adalah yang terakhir dari tiap empat.
sky-due-facts = Satu langkah memajukan penghitung satu, dari 23 ke 0. Yang terasa hanya sisa baginya dengan 8.
sky-due-rules = −1 bertindak setengah kali tiap giliran penuh, +0 sekali, +1 dua kali, +2 tiga kali, +3 empat kali.
sky-due-rule-0 = di penghitung 7, 15, dan 23
sky-due-rule-1 = di tiap penghitung yang bersisa 3 bila dibagi 4
sky-due-rule-2 = di tiap penghitung ganjil
sky-due-rule-3 = di tiap penghitung kecuali kelipatan 4
sky-due-rule-4 = di tiap penghitung

sky-stage = Kecepatan { $shown }{ $clamped ->
    [0] {""}
   *[other] , dari jumlah { $raw }
 }: gilirannya { $rule }, { $due } kali dalam 24 langkah.
sky-part-heading = bagian jumlah
sky-part-base = tiap spesies
sky-part-raises = penghitung kenaikan yang berisi
sky-part-lowerings = penghitung penurunan yang berisi
sky-part-paralysis = lumpuh
sky-part-flat = pengubah lain
sky-part-sum = jumlah
sky-part-stage = tingkat, jumlah dibatasi 0 sampai 4

sky-plan = { $actions }: tak ada musuh yang bertindak di antaranya, dan tak ada yang lebih pendek.
sky-plan-cost = { $count } aksi, { $wind } giliran angin, { $belly } giliran lapar
sky-plan-none = { $payload }: tak ada rangkaian sampai { $depth } aksi yang membuat musuh tanpa aksi.
sky-plan-level = { $tried } dicoba, { $acted } membiarkan musuh bertindak, { $repeated } mengulang keadaan, { $impossible } tak diizinkan, { $open } berlanjut, { $done } berhasil
sky-plan-certain = pasti, apa pun lemparannya (9 atau 10, 7 atau 8; { $runs } jalannya)
sky-plan-chance = { $num } dari { $den }, tepat atas { $runs } jalannya lemparan
sky-plan-before = { $free } aksi bebas, { $locking } yang mengunci; ia bertindak { $steps ->
    [0] di langkah ini
   *[other] { $steps } langkah kemudian
 }, di penghitung { $counter }
sky-plan-kite-holds = { $pattern }: bertahan selamanya (keadaan berulang setelah { $actions } aksi)
sky-plan-kite-caught = { $pattern }: terkejar { $steps ->
    [0] di langkah pertama
   *[other] setelah { $steps } langkah
 }, di penghitung { $counter }
sky-plan-kite-reach = { $pattern }: musuh di luar jangkauan { $steps ->
    [0] di langkah pertama
   *[other] setelah { $steps } langkah
 }, di penghitung { $counter }
sky-plan-kite-open = { $pattern }: belum pasti setelah { $actions } aksi
sky-plan-expiry = { $free } aksi lagi di { $stage } bila bebas, { $locking } bila mengunci; semua habis { $steps } atau { $locked_steps } langkah kemudian
sky-plan-trap = kenaikan sebagai aksi { $action } (penghitung sisa { $left }) tak pernah bertindak di { $stage }, hanya menggantikan yang lama
sky-plan-slow = di penghitung { $counter }: aksi berikutnya { $after ->
    [0] di langkah ini juga
   *[other] { $after } langkah kemudian
 }, bukan { $before }; { $slowed }, bukan { $acts } aksi dalam 8 langkah

draw-raise-counter = penghitung naik
draw-lower-counter = penghitung turun
draw-paralysis-counter = penghitung lumpuh
draw-chance = peluang
draw-raise-or-lower = naik atau turun
draw-yes = ya
draw-no = tidak

sky-topic-cost = biaya
sky-topic-level = panjang { $length }
sky-topic-chance = peluang
sky-topic-before = sebelum { $enemy }
sky-topic-kite = menjaga jarak dari { $enemy }
sky-topic-expiry = penghitung { $name }
sky-topic-trap = jebakan perpanjangan
sky-topic-slow = memperlambat { $enemy }
sky-topic = pertanyaan
sky-topic-answer = jawaban
