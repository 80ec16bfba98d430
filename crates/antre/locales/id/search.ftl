# Pencarian, katalog, simulasi.
search-dq9-map = { $id } adalah { $name }: { $boss } di bawah { $depth } lantai.
search-dq9-map-chests = { $id } adalah { $name }: { $boss } di bawah { $depth } lantai, peti { $count ->
    [0] tidak ada
   *[other] { $chests }
 }.
search-dq9-floor = B{ $number }F dari { $id }, { $name }.
search-dq9-chest = { $id } B{ $number }F, peti { $chest }: peringkat { $letter }. { $name }.
search-dq9-timer = Basis { $base } dengan timer { $timer } memberi { $id }, { $name }, di tempat { $location }.
search-duel-won = { $hero } menang di seed { $seed } dalam { $turns } giliran dan { $draws } lemparan, sisa HP { $hp }, { $crits } kritis.
search-duel-lost = { $hero } tumbang di seed { $seed } setelah { $turns } giliran dan { $draws } lemparan, { $crits } kritis.

search-plan-exact = Tepat { $hits } dari { $items } { $space } cocok; mencarinya perlu sekitar { $time } dengan { $threads } thread.
search-plan-sampled = Sekitar { $hits } dari { $items } { $space } cocok (95 %: { $low } sampai { $high }); mencarinya perlu sekitar { $time } dengan { $threads } thread.
search-word-stage = tahap
search-word-items = jumlah
search-word-passes = lolos
search-word-cost = biaya per butir
search-word-conditions = syarat

search-found = { $hits ->
    [0] Tak ada dari { $items } { $space } yang cocok
   *[other] { $shown } dari { $items } { $space } cocok
 }; { $time } s.
search-limit = { $shown } yang pertama ditampilkan; batas tercapai.
search-stopped = Berhenti setelah { $done } dari { $items } { $space }, { $shown } ditemukan.{ $resume ->
    [1] { " " }Perintah yang sama dengan --resume melanjutkan dari sini.
   *[0] { "" }
 }
search-drop = Tanpa { $condition } akan ada { $hits }.
search-written = { $rows } baris ada di { $file }; SHA-256 { $sum }.

duel-sim = { $hero } memenangi { $share } dari { $fights } pertarungan (95 %: { $low } sampai { $high }).
duel-sim-exact = Dengan dadu ideal peluangnya tepat { $first }; menyerang sasaran terbaik tiap kali, pertama { $target }, membuatnya { $best }.
duel-sim-not-narrow = Selang masih lebih lebar dari yang diminta setelah { $fights } pertarungan; lebih banyak seed mempersempitnya.
duel-sim-wins = menang
duel-sim-crit-fights = pertarungan dengan kritis
duel-sim-turns = giliran
duel-sim-hp = sisa HP pahlawan
duel-sim-ticks = tik
duel-sim-crits = kritis
duel-sim-misses = meleset
duel-sim-draws = dadu
duel-sim-value = nilai
duel-sim-interval = selang 95 %
duel-sim-fights = pertarungan
duel-sim-in-turns = selesai dalam { $turns } giliran
duel-compare = { $better } menang { $points } poin lebih sering: A { $a }, B { $b } dari { $fights } seed (A − B 95 %: { $low } sampai { $high } poin).
duel-compare-even = Tak tampak beda dalam { $fights } seed: A menang { $a }, B { $b } (A − B 95 %: { $low } sampai { $high } poin).
duel-compare-points = menang, poin persen
duel-sweep = Kemenangan dari { $low } di { $at_low } sampai { $high } di { $at_high }, masing-masing { $fights } seed.
duel-sweep-cell = { $at }: { $share } (95 %: { $low } sampai { $high }).
duel-sweep-legend = pertarungan yang dimenangi, dalam persen
duel-sweep-description = Kisi { $cells } sel; tiap sel adalah bagian pertarungan yang dimenangi pahlawan, makin gelap makin tinggi.
duel-infer-none = Tak ada seed yang memberi { $dice } dadu ini.
duel-infer-one = Seed { $seed } satu-satunya yang memberi { $dice } dadu ini.
duel-infer-many = { $seeds } seed memberi { $dice } dadu ini.
duel-infer-next = Satu dadu 1 sampai 100 lagi memberi { $bits } bit: tersisa sekitar { $remain } seed.
duel-infer-die = dadu
duel-infer-value = keluar
duel-infer-remain = sisa seed
duel-infer-seed = seed

search-infer-none = Tak ada peta yang cocok; petunjuk yang menghabiskannya salah, atau satu sebelumnya.
search-infer-one = Itu { $item }: tak ada peta lain yang cocok dengan { $clues } petunjuk ini.
search-infer-many = { $items } peta cocok dengan { $clues } petunjuk ini.
search-infer-left = tersisa
search-infer-clue = petunjuk
search-infer-next = lihat berikutnya
search-infer-judged = Diperkirakan dari { $items } di antaranya, tersebar merata.
search-columns = { $space }, { $edition }: { $columns } kolom.
search-isaac-head = { $seed }, lantai { $stage }{ $name }: { $curse ->
    [none] tanpa kutukan
   *[other] kutukan: { $curse }
 }.
search-isaac-floor = { $seed }, lantai { $stage }{ $name }: { $curse ->
    [none] tanpa kutukan
   *[other] kutukan: { $curse }
 }, { $steps ->
    [-1] tak ada jalan ke bos
   *[other] bos sejauh { $steps } ruang
 }, { $rooms } ruang.
