# Lantai The Binding of Isaac.
isaac-kind-start = awal
isaac-kind-normal = biasa
isaac-kind-extra = tambahan
isaac-kind-boss = bos
isaac-kind-second-boss = bos yang lain dari dua bos
isaac-kind-super-secret = super rahasia
isaac-kind-secret = rahasia
isaac-kind-shop = toko
isaac-kind-treasure = harta
isaac-kind-second-treasure = harta kedua
isaac-kind-dice = dadu
isaac-kind-sacrifice = kurban
isaac-kind-library = perpustakaan
isaac-kind-curse = kutukan
isaac-kind-miniboss = bos kecil
isaac-kind-challenge = tantangan
isaac-kind-vault = brankas
isaac-kind-arcade = ruang dingdong
isaac-kind-bedroom-clean = kamar (bersih)
isaac-kind-bedroom-dirty = kamar (kotor)
isaac-kind-grave = makam
isaac-kind-reward = hadiah
isaac-kind-coin = koin

isaac-curse-none = –
isaac-curse-labyrinth = labirin
isaac-curse-lost = tersesat
isaac-curse-darkness = kegelapan
isaac-curse-unknown = ketidaktahuan
isaac-curse-maze = jalan sesat
isaac-curse-blind = kebutaan

isaac-word-room = ruang
isaac-word-steps-away = jarak
isaac-word-way = jalan ke bos

isaac-heading-stage = tahap
isaac-heading-name = nama
isaac-heading-seed = seed
isaac-heading-variant = varian
isaac-heading-curse = kutukan
isaac-heading-rooms = ruang
isaac-heading-rooms-beyond = ruang selain awal
isaac-heading-boss-steps = jarak bos
isaac-heading-boss = bos
isaac-heading-specials = ruang khusus
isaac-heading-attempts = percobaan
isaac-heading-secret-touches = ruang di sekitar ruang rahasia
isaac-heading-dead-ends = jalan buntu
isaac-heading-large = ruang besar
isaac-heading-draws = lemparan

isaac-show = { $steps ->
    [-1] Tak ada jalan ke bos
   *[other] Bos berjarak { $steps } ruang
 }; { $ways-on ->
    [0] semua ruang khusus{ $secret ->
        [0] {""}
       *[1] {" kecuali yang rahasia"}
     } adalah jalan buntu
   *[other] { $ways-on } ruang khusus bukan jalan buntu
 }.
isaac-show-rejected = Percobaan { $attempt } dari { $attempts } dibatalkan: { $why }.{ $given-up ->
    [0] {""}
   *[1] {" "}Permainan membatalkan seluruh lantai.
 }
isaac-facts = Tahap { $stage }{ $name }, seed { $seed }, { $curse ->
    [none] tanpa kutukan
    [labyrinth] kutukan labirin
    [lost] kutukan tersesat
    [darkness] kutukan kegelapan
    [unknown] kutukan ketidaktahuan
    [maze] kutukan jalan sesat
   *[blind] kutukan kebutaan
 }. { $rooms } ruang, { $accepted ->
    [0] dibatalkan di percobaan { $attempt } dari denah yang memakan
   *[1] diterima di percobaan { $attempt } setelah
 } { $draws } { $layout ->
    [0] lemparan
   *[1] lemparan denah
 }.
isaac-room-told = Ruang { $kind }, { $shape }{ $steps ->
    [-1] {""}
   *[other] , { $steps } dari awal
 }
isaac-touches = bersinggungan dengan { $count } ruang
isaac-plan-description = Denah dengan { $rooms } ruang. { $sentence }
isaac-boss-farthest = Mengapa di situ: bos mengambil jalan buntu terjauh yang memuat ruangnya, { $distance } langkah pertumbuhan; { $passed ->
    [0] itu yang pertama dari { $count } di daftar.
   *[other] { $passed } sebelumnya di daftar { $count } dilewati.
 }
isaac-boss-last = Mengapa di situ: bos mengambil yang terakhir ditemukan dari { $count } jalan buntu, { $distance } langkah pertumbuhan.
isaac-boss-beyond = Mengapa di situ: dua lantai digabung, jadi bos pindah satu sel melewati yang terakhir dari { $count } jalan buntu.
isaac-boss-name = Bos: { $names }.
isaac-dead-ends = Jalan buntu, { $order ->
    [0] menurut urutan ditemukan
   *[1] yang terjauh dulu
 }: { $list }.
isaac-draws = Lemparan: { $list }.

isaac-rejected-dead-ends = jalan buntu terlalu sedikit
isaac-rejected-too-few-rooms = ruang lebih sedikit dari yang diminta
isaac-rejected-boss-place = bos tak punya tempat, atau di sebelah awal
isaac-rejected-boss = tak ada jalan buntu yang memuat bos
isaac-rejected-second-boss = tak ada tempat untuk bos kedua
isaac-rejected-super-secret = tak ada jalan buntu yang memuat ruang super rahasia
isaac-rejected-shop = tak ada jalan buntu yang memuat toko
isaac-rejected-treasure = tak ada jalan buntu yang memuat ruang harta
isaac-rejected-secret = tak ada tempat untuk ruang rahasia
isaac-rejected-grave = tak ada jalan buntu yang memuat makam
isaac-rejected-template = tak ada templat di berkas Anda yang cocok untuk ruang biasa

isaac-tag = { $evidence }: { $what }
isaac-tag-demo = dibandingkan dengan program asli, lantai demi lantai.
isaac-tag-flash = dibaca dari dua versi permainan yang berbeda; tak ada yang diperiksa pada permainan yang berjalan.
isaac-tag-edge = apakah baris 0 dan 7 bisa tumbuh: --edge open mengikuti artikel, --edge swf8 berkas yang diterbitkan.
isaac-tag-seeds = teks seed dan seed tiap tahap.
isaac-tag-variant = varian tahap dengan semuanya terbuka, tahap 1 sampai 9; di tahap 10 dan 11 pemain memilih.
isaac-tag-variant-locked = varian tahap bila ada bab yang terkunci, tahap 1 sampai 9: varian sebelumnya tetap.
isaac-tag-layout = denah, dari satu rekonstruksi mesin; sedikit pemeriksaan dengan permainan cocok.
isaac-tag-specials = ruang khusus, dari rekonstruksi yang sama; satu-satunya pemeriksaan dengan permainan (Repentance) tidak membenarkannya.
isaac-tag-templates = tiap templat ruang diidealkan (1x1, empat pintu); ruang asli bisa menggeser ruang khusus.
isaac-tag-own-rooms = ruang biasa berasal dari berkas Anda; ruang bos dan ruang khusus tetap diidealkan (1x1, empat pintu), yang bisa menggeser ruang khusus.
isaac-tag-curse = peluang kutukan tergantung yang sudah terbuka; 2 (sulit) dan 5 bersumber, enam permainan yang diamati cocok dengan 3 (--curse-one-in).
isaac-tag-article = bacaan kami atas tulisan artikel; tak ada vektor.
isaac-note-repentance = Repentance: teks seed, seed tiap tahap, dan varian berlaku di sana; pintu keluar awal dari dua lantai yang diamati cocok dengan denah; ruang khusus, ruang ultra rahasia, planetarium, dan jalur lain belum pasti.
isaac-note-paths = Tidak tersedia: the Void, mode Greed, Downpour, Mines, dan yang mengikutinya; tak ada sumber yang memastikan lantainya.
isaac-note-templates = Templat diidealkan: ruang asli bisa menggeser ruang khusus.
isaac-note-article = Profil artikel adalah bacaan kami atas tulisannya.
isaac-foot = profil { $profile } · { $evidence }
isaac-foot-abplus = templat diidealkan · denah: { $evidence }

isaac-seed = { $text } adalah seed awal { $number }; checksum { $checksum } cocok.
isaac-stages = Seed { $seed }: { $steps } ruang dari awal ke bos dalam { $floors } lantai.
isaac-diff = Bos berjarak { $first-steps } ruang menurut { $first } dan { $second-steps } menurut { $second }; sampel membantah { $contradicted } dari { $statements } pernyataan artikel.
isaac-statement = “{ $says }”: dibantah oleh { $contradicted } dari { $of } lantai.
isaac-says-count = 5 atau 6 ruang dan 2,6 tiap level, dibulatkan ke bawah
isaac-says-three = ruang rahasia bersinggungan dengan tiga ruang atau lebih
isaac-says-dead-end = ruang rahasia tidak di sebelah jalan buntu
isaac-says-900 = tempat untuk ruang rahasia ditemukan dalam 900 percobaan
isaac-says-placed = ruang rahasia selalu ada
isaac-says-doubled = bila dua lantai digabung, tiap ruang khusus jadi dua
isaac-says-breadth = ruang tumbuh melebar dulu
isaac-says-pool = bentuk besar keluar dari persediaan setelah ditempatkan
isaac-says-farthest = bos ada di jalan buntu terjauh

draw-isaac-yes = ya
draw-isaac-no = tidak
draw-isaac-coin = lempar koin untuk satu sel
draw-isaac-pop-dead-end = jalan buntu untuk satu ruang
draw-isaac-dead-end-for = jalan buntu untuk ruang khusus
draw-isaac-secret-column = kolom ruang rahasia
draw-isaac-secret-row = baris ruang rahasia
draw-isaac-secret-cell = sel ruang rahasia
draw-isaac-secret-variant = isi ruang rahasia
draw-isaac-secret-weight = bobot sel untuk ruang rahasia
draw-isaac-secret-choice = ruang rahasia di antara sel terberat
draw-isaac-secret-seed = seed isi ruang rahasia
draw-isaac-extra-room = ruang tambahan dengan satu tetangga
draw-isaac-room-count = jumlah ruang
draw-isaac-room-count-hard = ruang lebih di mode sulit
draw-isaac-unused = tidak dipakai
draw-isaac-grow-right = tumbuh ke kanan
draw-isaac-grow-left = tumbuh ke kiri
draw-isaac-grow-down = tumbuh ke bawah
draw-isaac-grow-up = tumbuh ke atas
draw-isaac-super-secret = ruang super rahasia
draw-isaac-sacrifice = ruang kurban
draw-isaac-sacrifice-full = ruang kurban saat nyawa penuh
draw-isaac-library = perpustakaan
draw-isaac-library-book = perpustakaan berbuku
draw-isaac-curse-room = ruang kutukan
draw-isaac-curse-room-devil = ruang kutukan setelah ruang iblis
draw-isaac-miniboss = bos kecil
draw-isaac-miniboss-first = bos kecil di level pertama
draw-isaac-challenge = ruang tantangan
draw-isaac-content-floor = persediaan lantai ini atau sebelumnya
draw-isaac-content-room = ruang dari persediaan
draw-isaac-stage-seed = seed satu tahap
draw-isaac-skipped = dilewati
draw-isaac-curse-test = terkutuk atau tidak
draw-isaac-curse-kind = kutukan yang mana
draw-isaac-layout-seed = seed denah
draw-isaac-candidate = bentuk besar di balik pintu
draw-isaac-shuffle = pengacakan
draw-isaac-quota-start = ruang di sebelah awal
draw-isaac-quota = ruang yang tumbuh di sini
draw-isaac-loop-allowed = boleh dua jalan bertemu?
draw-isaac-queue-front = depan atau belakang antrean
draw-isaac-template = seed templat ruang
draw-isaac-treasure = mutu ruang harta
draw-isaac-dice = ruang dadu alih-alih kurban
draw-isaac-sins = dosa yang mana
draw-isaac-vault = brankas alih-alih ruang dingdong
draw-isaac-bedroom = kamar
draw-isaac-horsemen-seed = seed para penunggang
draw-isaac-boss = bos
draw-isaac-double-trouble = dua bos sekaligus
draw-isaac-shape-leaves = bentuk tetap di persediaan?
draw-isaac-room-pick = templat ruang yang mana
isaac-heading-exits = pintu ruang awal
isaac-heading-floors = lantai
isaac-heading-share = bagian
isaac-heading-interval = 95 %
isaac-heading-kind = satu ruang jenis ini
isaac-stats = Pada { $floors } lantai, bos rata-rata berjarak { $steps } ± { $half } ruang; ruang rahasia menyentuh tiga ruang atau lebih pada { $share } di antaranya (95 %: { $low } sampai { $high }).{ $given-up ->
    [0] {""}
   *[other] {" "}Permainan gagal membuat { $gave-up } lantai; semuanya tidak dihitung.
 }
isaac-stats-heat = Letak ruang "{ $kind }" pada { $floors } lantai: sel yang paling mungkin, pada { $most } di antaranya.
isaac-stats-legend = persen lantai; ruang awal di kolom { $x }, baris { $y }; warna memuncak pada sel yang paling mungkin
isaac-stats-cell = Kolom { $x }, baris { $y }: { $count } dari { $of } lantai, { $share } (95 %: { $low } sampai { $high }).
isaac-stats-x = kolom
isaac-stats-y = baris, dari atas
isaac-infer-none = Tak satu pun dari { $of } seed cocok; petunjuk yang tidak menyisakan apa pun itu salah, atau salah satu sebelumnya, atau permainannya bukan milik profil ini.
isaac-infer-one = Ini { $item }: tak ada lain dari { $of } seed yang cocok dengan { $clues } petunjuk ini.
isaac-infer-many = { $items } dari { $of } seed cocok dengan { $clues } petunjuk ini.
