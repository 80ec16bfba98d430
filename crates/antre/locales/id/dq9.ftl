# Gua peta harta Dragon Quest IX.
dq9-environment-caves = gua
dq9-environment-ruins = reruntuhan
dq9-environment-ice = es
dq9-environment-water = air
dq9-environment-fire = api

dq9-word-chests = peti
dq9-word-chests-title = Peti
dq9-word-monsters = Monster
dq9-word-memory = Memori
dq9-word-arrive = datang
dq9-word-go-down = turun
dq9-word-doorway = ambang
dq9-word-corridor = lorong
dq9-word-floor = lantai
dq9-word-rock = batu
dq9-word-unreachable = peti di luar jangkauan
dq9-word-closed = ruang tertutup
dq9-word-ghost = tangga lama, tampak seperti lantai
dq9-word-isolated = tanpa jalan: tak ada monster yang datang

dq9-label-id = peta
dq9-label-nickname = dikenal sebagai
dq9-label-quality = mutu
dq9-label-boss = bos
dq9-label-loot = jatuhan
dq9-label-chests = peti
dq9-label-way = jarak
dq9-label-special = khusus
dq9-label-entrance = pintu masuk
dq9-label-chance = peluang
dq9-label-roam = berkeliaran
dq9-label-never = tak pernah
dq9-label-odd = catatan

dq9-edition = Edisi: { $edition }.
dq9-steps = { $half ->
    [2] satu langkah
   *[other] { $steps } langkah
 }
dq9-gold = { $gold } keping emas
dq9-hollow = { $item } (hampa)
dq9-second = detik { $second }

dq9-show = { $name } ({ $map }): { $floors } lantai { $environment }, peringkat monster { $ranks }, { $boss } di bawah yang terakhir.
dq9-map-line = { $name } · peringkat { $rank }, seed { $seed } · { $environment }, { $floors } lantai · bos { $boss }
dq9-map-description = Denah { $floors } lantai dengan tangga dan peti, dari yang pertama sampai terakhir.
dq9-map-way = { $way } dari pintu masuk ke bos, lantai bos tidak dihitung
dq9-map-boss = { $name }, HP { $hp }; paling terbantu oleh { $force } ({ $evidence })
dq9-map-best = terbaik dari basis { $base }: { $timers } dari 65.536 nilai timer, satu dari { $one-in }
dq9-map-never = tak bisa keluar: tak ada basis dan nilai timer yang memberinya
dq9-entrance = tempat { $location }, { $area }: { $where } (basis { $bases })
dq9-entrance-quest = tempat 5 sebagai peta misi 15
dq9-foot-map = denah, peti, monster · pasti
dq9-foot-floor = denah, peti, monster · pasti

dq9-floor = { $floor } punya peti { $letter } sejauh { $way } dari tempat datang; { $monsters }.
dq9-floor-empty = { $floor } tidak punya peti; { $monsters }.
dq9-floor-unreachable = { $floor } hanya punya peti di luar jangkauan; { $monsters }.
dq9-floor-description = Denah { $side } kali { $side } sel dengan tangga naik di { $up }, tangga turun di { $down }, dan { $chests ->
    [0] tanpa peti
   *[other] { $chests } peti
 }. Bersamanya: isi peti per detik, monster di lantai itu, dan memori yang terpakai.
dq9-floor-none-lost = tak ada monster yang hilang
dq9-floor-cut = tak ada monster yang hilang, tapi ada jalan yang terputus ({ $count })
dq9-floor-traps-only = tak ada monster yang berkeliaran: yang muat hanya catatan peti jebakan ({ $fit })
dq9-floor-memory-full = tak ada monster yang berkeliaran: memori penuh sebelum catatan pertama
dq9-floor-single = hanya { $monster } yang berkeliaran
dq9-floor-few = { $kinds } jenis berkeliaran, { $count } catatan hilang
dq9-floor-roam = { $names } (bagian: { $evidence })
dq9-floor-nobody = tak ada
dq9-floor-never = { $names }: tersisa { $left } bita untuk { $entries } catatan @20, { $fit } muat
dq9-floor-way = { $way } antara kedua tangga
dq9-floor-monsters = peringkat monster { $rank }, { $present } dari { $all } punya catatan
dq9-floor-monsters-all = peringkat monster { $rank }, semua { $all } punya catatan
dq9-floor-monsters-told = peringkat monster { $rank } · { $present } dari { $all } punya catatan
dq9-floor-monsters-told-all = peringkat monster { $rank } · semua { $all } punya catatan
dq9-floor-memory = memori { $bytes } dari 11344 bita
dq9-floor-memory-told = { $grouped } dari 11,344 bita sebelum catatan
dq9-floor-memory-note = { $fit } catatan 20 bita muat (ujung batang yang penuh) · { $cells } sel bisa dilalui, { $passages } jalan
dq9-monster-never = tak pernah
dq9-monster-chests = peti

dq9-odd-unreachable = peti { $letter } di { $at } tak terjangkau
dq9-odd-hollow = peti { $letter } di { $at } hampa bila mendapat monster jebakannya, yang tak punya catatan di sini
dq9-odd-chestless = tanpa peti: tak ada peti yang terjangkau
dq9-odd-chamber = ruang tertutup seluas { $size } sel
dq9-odd-walled-in = tangga turun tak terjangkau
dq9-odd-ghosts = tangga hantu: { $count } tangga lama yang tampak seperti lantai
dq9-odd-forced = tangga paksa: ditulis tanpa diperiksa setelah seratus percobaan gagal; tidak menjebak
dq9-odd-trapped = tangga paksa yang menjebak di sebelah peti (◐ satu sumber)
dq9-odd-fifteen = lantai 15×15
dq9-odd-cut = { $count } jalan terputus karena kurang memori; { $isolated ->
    [0] tiap sel masih punya satu
   *[other] { $isolated } sel tak punya lagi (Flag0)
 }

dq9-content = detik { $second }: lemparan { $roll } dari 0..=99 memberi { $item }
dq9-content-hollow = detik { $second }: lemparan { $roll } dari 0..=99 memberi { $item }, yang tak punya catatan di sini: petinya hampa
dq9-content-note = { $weight } % · lemparan { $roll }
dq9-chest-told = peti { $number }, peringkat { $letter }: { $at }

dq9-note-hollow = Peti jebakan yang hampa terbuka tanpa pertarungan; isinya hilang sampai gua diatur ulang.
dq9-note-treasures = Détectrésor (menghitung harta): di dalam gua tak terjadi apa-apa; di dunia pemain lain gagal di mana pun.
dq9-note-flair = Marque-magot (menandai harta): di dalam gua menandai tangga turun di layar atas, meski belum dijelajahi, bos sudah kalah atau belum; di dunia pemain lain gagal di luar gua.
dq9-note-reset = Bos yang kalah tidak kembali dan peti yang dibuka tetap kosong sampai sebuah peta, boleh yang sama, dipilih di menu peta harta.
dq9-note-saves = Simpanan gereja tidak menyimpan peta yang dipilih: gua mulai dari awal. Simpanan cepat menyimpan peta, bos, dan peti yang dibuka.
dq9-note-laid = Peti diisi saat datang dan lagi saat keluar dari menu di kedua layar (catatan pertempuran), yang tidak mengulang jam: peti yang belum dibuka mengambil isi detik itu.

dq9-explain-header = Kepala, AT dengan seed { $state }: { $draws }.
dq9-explain-floors = Lemparan tiap lantai ditampilkan dengan --floor.
dq9-explain-layout = Denah, AT dengan seed { $state } (seed + lantai), lemparan per tahap: { $steps }.
dq9-explain-ranks = Peringkat peti, AT kembali di { $state }, setelah { $thrown } lemparan untuk model: { $draws }.
dq9-explain-contents = Isi di detik { $second }, AT dengan seed { $state } (seed + lantai + detik), lemparan tiap peti: { $draws }.
dq9-step-5a = pembagian
dq9-step-5b = ruang dan ambang
dq9-step-5c = pembentukan ulang
dq9-step-5d = lorong
dq9-step-5f = tangga
dq9-step-5g = peti

draw-environment = lingkungan
draw-floors = lantai
draw-monster-rank = peringkat monster
draw-boss = bos
draw-unused-chest-ranks = tidak dipakai
draw-prefix = kata pertama
draw-suffix = kata terakhir
draw-locale-rank = jenis tempat
draw-level = level
draw-caves = gua
draw-ruins = reruntuhan
draw-ice = es
draw-water = air
draw-fire = api
draw-cut-way = arah potongan
draw-cut-place = tempat potongan
draw-cut-order = bagian berikutnya
draw-room-inset = jarak tepi ruang
draw-room-edge = tepi ruang
draw-doorway = ambang
draw-main-room = ruang utama
draw-edge-way = tepi meluas atau menyempit
draw-edge-depth = seberapa jauh
draw-corridor-extends = lorong berlanjut
draw-stairs-room = ruang tangga
draw-stairs-cell = sel tangga
draw-chest-count = jumlah peti
draw-chest-room = ruang peti
draw-chest-cell = sel peti
draw-chest-thrown-away = dibuang
draw-chest-model = model peti
draw-chest-rank = peringkat peti
draw-chest-content = isi peti
draw-quality = mutu
draw-seed = seed
draw-location = tempat
draw-vertical = tegak
draw-horizontal = mendatar
draw-old-first = bagian lama dulu
draw-new-first = bagian baru dulu

dq9-element-fire = api
dq9-element-ice = es
dq9-element-wind = angin
dq9-element-blast = ledakan
dq9-element-earth = tanah
dq9-element-dark = kegelapan
dq9-element-light = cahaya
dq9-boss-one = { $name } punya HP { $hp }; yang paling membantu { $force }.
dq9-boss-all = { $count } bos menunggu di bawah lantai terakhir.
dq9-boss-of-rank = Peringkat { $rank } punya { $count } bos.
dq9-boss-number = nomor
dq9-boss-level = level
dq9-boss-experience = pengalaman
dq9-boss-gold = emas
dq9-boss-takes = menerima
dq9-boss-always = selalu jatuh
dq9-boss-drops = bisa jatuh
dq9-boss-steal = hanya dicuri
dq9-boss-ranks = peringkat
dq9-boss-suffixes = kata terakhir
dq9-boss-nothing-special = 100 % tiap elemen
dq9-boss-disputed = Ketahanan dan jatuhan berasal dari tabel penggemar, yang berbeda soal Sir Sanguinus dan Tyrannosaurus Wrecks (--bosses wikidot menampilkan yang lain).
dq9-boss-forces = Dengan Force tiap pukulan ×1,1, lalu × yang diterima bos dari elemennya; dari dua elemen yang terbaik dihitung. Nama Force hanya pasti dalam bahasa Prancis.

dq9-column-number = no.
dq9-column-boss = bos
dq9-column-hp = HP
dq9-column-chance = peluang
dq9-column-force = Force terbaik
dq9-column-floors = lantai
dq9-column-bases = basis
dq9-column-lies-at = tempat
dq9-column-best-timers = nilai terbaik
dq9-column-map = peta
dq9-column-name = nama
dq9-column-rank = peringkat
dq9-column-qualities = mutu
dq9-column-smr = SMR
dq9-column-bosses = bos
dq9-column-base = basis
dq9-column-timers = nilai
dq9-column-one-in = satu dari
dq9-column-timer = timer
dq9-column-floor = lantai
dq9-column-chest = peti
dq9-column-second = detik s
dq9-column-stopwatch = stopwatch T
dq9-column-s = s
dq9-column-t = T
dq9-column-holds = isi
dq9-column-lasts = bertahan
dq9-column-kind = jenis
dq9-column-occurring = dari seed yang keluar
dq9-column-maps = peta
dq9-column-drawable = bisa keluar
dq9-column-meaning = arti
dq9-column-roams = berkeliaran
dq9-column-best-base = basis terbaik
dq9-column-way = jarak
dq9-column-count = jumlah
dq9-column-seed-floor = seed dan lantai
dq9-column-size = ukuran
dq9-column-progress = keadaan
dq9-column-worth = nilainya

dq9-decode-one = { $name } adalah { $map }.
dq9-decode-one-fits = { $name } di sana adalah { $map }, satu dari { $all } gua bernama itu.
dq9-decode-some = { $name }: { $count } dari { $all } gua bernama itu cocok.
dq9-decode-many = { $name } bisa salah satu dari { $count } gua; tempatnya mempersempit.
dq9-decode-nothing = Tak ada gua bernama { $name }: kata-katanya ada, tapi tak pernah bersama level itu.
dq9-decode-nowhere = Dari { $all } gua bernama { $name } tak ada yang cocok dengan tempat dan basisnya.
dq9-decode-legacy = Peta { $boss }{ $level ->
    [0] {""}
   *[other] {" "}level { $level }
 } adalah peta bos dari seri terdahulu: tak ada gua di baliknya.
dq9-decode-best = { $timers } di { $base }
dq9-decode-initials = Huruf awal: { $prefix } / { $locale } / { $suffix }.
dq9-decode-alike = { $count } tempat bernama sama: { $places }.
dq9-decode-no-prefix = Kata pertama tak ada: semua dicoba.
dq9-decode-no-locale = Jenis tempat tak ada: semua dicoba.
dq9-decode-no-suffix = Kata terakhir tak ada: semua dicoba.
dq9-decode-never = { $grouped } di antaranya tak bisa keluar dari basis mana pun.
dq9-decode-quest = { $map } juga hadiah misi 15, dan bila begitu ada di tempat 5.
dq9-decode-quest-place = 5 (misi 15)
dq9-decode-nowhere-place = tak bisa keluar
dq9-decode-more = { $grouped } lagi tidak ditampilkan: --limit menampilkannya.
dq9-decode-explain = Lemparan ditampilkan bila tersisa satu gua: beri tempatnya, atau tanya antre dq9 show.
dq9-decode-level-word = Kata sebelum level ({ $word }) hanya dugaan: belum ada yang menunjukkan layarnya.

dq9-next-base = Basis { $base } memberi { $ranks }.
dq9-next-rank = peringkat { $rank } sebesar { $chance }
dq9-next-wanted = Basis { $base } memberinya dengan { $timers } dari 65.536 nilai timer, satu dari { $one-in }: { $count ->
    [1] satu gua
   *[other] { $maps } gua berbeda
 }.
dq9-next-never = Basis { $base } tak pernah memberinya.
dq9-next-best = Basis { $base } paling sering memberinya: { $timers } dari 65.536 nilai timer, satu dari { $one-in }.
dq9-next-nowhere = Tak ada basis yang memberinya.
dq9-next-elsewhere = Basis { $base } paling sering memberinya: { $timers } dari 65.536 nilai timer, satu dari { $one-in }.
dq9-next-one = Timer { $timer } di basis { $base } memberi { $name } ({ $map }), mutu { $quality }, tempat { $location }.
dq9-next-remaining = { $count ->
    [0] Tak ada nilai timer
   *[other] { $grouped } nilai timer
 } yang bisa memberi { $name }.
dq9-next-remaining-base = Dengan basis (--base, atau --level dengan asalnya) sisanya lebih sedikit.
dq9-next-more-bases = { $grouped } basis lain juga memberinya: ada di csv dan json.
dq9-next-timers = Tiap nilai dari 65.536 nilai timer dihitung sama; 302 seed tak pernah keluar.
dq9-explain-new-map = Peta baru, AT dengan timer { $state }: { $draws }.

dq9-chests-floor = B{ $floor }F dari { $map }: { $count } peti sejak detik { $seconds } (stopwatch { $stopwatch }).
dq9-chests-map = { $map } punya { $count } peti; inilah isinya di detik { $seconds } (stopwatch { $stopwatch }).
dq9-chests-none = { $map } tidak punya peti seperti itu.
dq9-chests-none-floor = B{ $floor }F dari { $map } tidak punya peti seperti itu.
dq9-chests-item = { $item }: paling cepat di B{ $floor }F, peti { $chests }, di detik { $seconds } (stopwatch { $stopwatch }).
dq9-chests-item-not = { $map } tidak memberi { $item } di detik { $seconds } (stopwatch { $stopwatch }).
dq9-chests-item-impossible = { $map } tak pernah memberi { $item }: tak ada lantai dengan peti terjangkau berperingkat itu.
dq9-chests-more = { $grouped } waktu berikutnya tidak ditampilkan: ada di csv dan json.
dq9-chests-clock = T = s + { $offset }: stopwatch yang dimulai dengan A di layar judul lebih cepat { $offset } detik dari jam permainan (◇ diperdebatkan: diukur pemain).
dq9-chests-party = Dibuka seketika setelah muat cepat: tim satu orang mendapat s = 1 (T = { $solo }; sekitar 20 % bergeser ke 2), tim empat orang s = 2 (T = { $party }; sekitar 5 % bergeser ke 1) (◐ satu sumber).
dq9-chests-unreachable = Salah satu peti tak terjangkau (antre dq9 show menggambarnya).
dq9-chest-heading = peti { $number } { $letter } { $at }
dq9-second-heading = s { $second } (T { $stopwatch })
dq9-word-hollow = hampa

dq9-special-all = { $special } lantai khusus: { $single } dengan satu jenis monster, { $none } tanpa monster; ke-393.216 peta diperiksa semua.
dq9-special-occurring = “Dari seed yang keluar”: { $never } seed tak pernah keluar. Peta bisa keluar bila ada basis dan nilai timer yang memberinya: { $drawable } dari 393.216.
dq9-special-some = { $count ->
    [1] Satu peta
   *[other] { $maps } peta
 } punya { $meaning } ({ $drawable } bisa keluar, { $floors } lantai); paling sering dari basis { $base }, satu peta dari { $one-in }.
dq9-special-base = Basis { $base } memberi { $count ->
    [1] satu peta
   *[other] { $maps } peta
 } dengan { $meaning }, oleh { $timers } dari 65.536 nilai timer, satu dari { $one-in }.
dq9-special-undrawable = { $count ->
    [1] Satu peta
   *[other] { $maps } peta
 } punya { $meaning }, tapi tak bisa keluar.
dq9-special-none = Tak ada peta dengan { $meaning }.
dq9-special-none-base = Basis { $base } tidak memberi peta dengan { $meaning }.
dq9-special-more = { $grouped } lagi tidak ditampilkan: --limit menampilkannya.
dq9-special-hollow = Dihitung seperti artikel asal (seed yang keluar, lantai dengan peti hampa): { $floors } lantai; catatan { $traps } tak ada di { $pandora } / { $mimic } / { $cannibox } di antaranya.

dq9-kind-special = lantai dengan catatan hilang atau jalan terputus
dq9-kind-several-special = dua atau lebih lantai semacam itu
dq9-kind-single = lantai dengan satu jenis monster
dq9-kind-metal-only = lantai yang hanya berisi slime logam atau gem slime
dq9-kind-few = lantai dengan sebagian saja dari monsternya
dq9-kind-no-monsters = lantai tanpa monster
dq9-kind-traps-only = lantai tanpa monster, yang hanya memuat catatan peti jebakan
dq9-kind-memory-full = lantai tanpa monster, dengan memori penuh sebelum catatan
dq9-kind-cut-passages = lantai dengan semua monsternya tapi ada jalan terputus
dq9-kind-isolated = sel tanpa jalan sama sekali (Flag0)
dq9-kind-hollow = peti yang bisa hampa
dq9-kind-unreachable = peti di luar jangkauan
dq9-kind-chestless = lantai tanpa peti yang terjangkau
dq9-kind-chamber = ruang tertutup
dq9-kind-several-chambers = beberapa ruang tertutup di satu lantai
dq9-kind-chamber-floors = ruang tertutup di beberapa lantai
dq9-kind-chest-and-chamber = lantai dengan peti di luar jangkauan dan ruang tertutup
dq9-kind-walled-in = tangga turun yang tak terjangkau
dq9-kind-ghosts = tangga hantu
dq9-kind-forced = tangga paksa
dq9-kind-trapping = tangga paksa yang menjebak pemain (satu sumber)
dq9-kind-fifteen = lantai 15×15
dq9-kind-special-fifteen = lantai 15×15 yang khusus

dq9-extreme = { $what }: { $first } dengan { $value }.
dq9-extreme-none = { $what }: tak ada yang memenuhi syarat.
dq9-extreme-maps = Peta yang bisa keluar; jarak adalah jumlah semua lantai tanpa lantai bos. Peta bos 12 tidak dihitung sebagai yang terpendek kecuali diminta dengan --boss.
dq9-extreme-shortest-maps = Jarak terpendek
dq9-extreme-longest-maps = Jarak terpanjang
dq9-extreme-shortest-floors = Jarak antartangga terpendek
dq9-extreme-longest-floors = Jarak antartangga terpanjang
dq9-extreme-largest-floors = Sel terbuka terbanyak
dq9-extreme-smallest-floors = Sel terbuka tersedikit
dq9-extreme-largest-chambers = Ruang tertutup terbesar
dq9-extreme-most-ghosts = Tangga hantu terbanyak

dq9-table = { $count } baris: { $table }.
dq9-table-source = { $holds }: { $source } ({ $evidence }, §{ $section }).
dq9-table-sources = semua tabel dengan sumbernya
dq9-table-ranks = yang dimungkinkan tiap peringkat
dq9-table-levels = seed menurut peringkat dan level
dq9-table-chest-ranks = peringkat peti menurut peringkat monster
dq9-table-chests = isi peti menurut peringkat dan lemparan
dq9-table-monsters = monster yang berkeliaran menurut lingkungan dan peringkat
dq9-table-forces = kerusakan dengan tiap Force dalam persen
dq9-table-locations = pintu-pintu masuk
dq9-table-words = kata-kata nama peta
dq9-table-environments = lingkungan
dq9-table-famous = peta yang diberi nama oleh pemain
dq9-table-legacy = bos dari seri terdahulu

dq9-save = { $grouped } peta di { $slot ->
    [quick] simpanan cepat
   *[other] simpanan gereja
 }, { $cleared } tuntas; { $grottos } gua tuntas sejauh ini.
dq9-save-list = { $grouped } peta di daftar.
dq9-save-soonest = { $map } ({ $id }) paling cepat memberi { $item }: B{ $floor }F di detik { $second } (stopwatch { $stopwatch }).
dq9-save-never = Tak ada peta yang memberi { $item } di detik { $seconds }.
dq9-save-checked = Kedua checksum benar; berkas hanya dibaca.
dq9-save-damaged = Satu checksum salah: simpanan rusak atau pernah diubah.
dq9-save-quick = Berkas ini juga punya simpanan cepat: --slot quick.
dq9-save-hero = { $name } (tim): level { $level }, { $revocations } kali kembali ke level 1; basis { $reward } untuk hadiah{ $boss ->
    [0] {""}
   *[other] , sampai { $boss } dari bos peta-peta ini
 }.
dq9-save-hero-resting = { $name } (istirahat): level { $level }, { $revocations } kali kembali ke level 1; basis { $reward } untuk hadiah{ $boss ->
    [0] {""}
   *[other] , sampai { $boss } dari bos peta-peta ini
 }.
dq9-save-which-hero = Catatan mana yang milik sang pahlawan belum pasti: pakai milik Anda.
dq9-save-legacy = peta { $boss } Lv. { $level }
dq9-save-unknown = catatan yang bukan gua dan bukan peta bos
dq9-save-worth = { $floors } lantai, { $boss }
dq9-save-special = khusus { $floors }
dq9-progress-undiscovered = belum ditemukan
dq9-progress-discovered = ditemukan
dq9-progress-cleared = tuntas
dq9-progress-unknown = tidak diketahui
dq9-suggest = { $count ->
    [0] Tak ada nama yang berawal begitu.
   *[other] { $count } nama berawal begitu.
}
dq9-entrances = Wilayah-wilayah dengan { $count } pintu masuknya.
dq9-entrances-map = { $count ->
    [0] { $map } tak bisa didapat: tak ada letaknya.
   *[other] { $map } bisa terletak di { $count } pintu masuk.
}
dq9-entrances-legend = cakram: monster tak sampai; kotak: monster sampai; penuh berbingkai: tempat peta bisa terletak
dq9-entrances-place = Pintu masuk { $location }, { $area }: { $where }. { $contact }; { $access }.{ $marked ->
    [0] {""}
   *[other] {" "}Basis { $bases }.
}
dq9-contact-safe = Monster tak sampai
dq9-contact-hit = Monster sampai
dq9-contact-sometimes = Monster kadang sampai
dq9-access-direct = berjalan kaki
dq9-access-indirect = berjalan kaki memutar
dq9-access-ship = naik kapal
dq9-access-train = naik kereta
