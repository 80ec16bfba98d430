# Apa yang salah pada masukan: masukan seperti diketik, nilai yang ditemukan, yang diizinkan.
error-line = baris { $line }
error-in-file = { $file }: { $problem }
error-perhaps = ; mungkin { $near }
error-nearest = ; yang terdekat { $near }
error-nearest-several = ; yang terdekat { $others } dan { $last }
error-given-up = pertanyaan dibatalkan sebelum selesai

error-range = { $what } { $found }: seharusnya { $low }..={ $high }
error-whole = { $what } "{ $found }": seharusnya bilangan bulat { $low }..={ $high }
error-number-or-range = { $what } "{ $found }": seharusnya bilangan atau rentang seperti { $low }..={ $high }
error-range-empty = { $what } { $found }: seharusnya rentang yang tidak kosong
error-choice = { $what } "{ $found }": seharusnya { $expected }
error-one-of = { $what } "{ $found }": seharusnya salah satu dari { $expected }
error-one-only = { $first } dengan { $second }: seharusnya salah satu
error-needs = { $what }: perlu disertai { $needed }
error-seeds = seeds "{ $found }": seharusnya rentang seperti 1..=1000 atau 0..1000
error-seeds-none = seeds { $range }: seharusnya paling sedikit satu seed
error-address = alamat "{ $found }": seharusnya bilangan seperti 0x2000000
error-search-value = { $name }: pencarian tak punya nilai itu: seharusnya { $expected }
error-search-columns = columns: { $count } kolom: seharusnya paling banyak { $most }
error-link-missing = { $name }: tidak ada: perlu { $about }
error-link-value = { $name }: { $question } tak punya nilai itu: seharusnya { $expected }, lang, atau explain
error-link-value-near = { $name }: { $question } tak punya nilai itu; mungkin { $near }: seharusnya { $expected }, lang, atau explain
error-link-value-none = { $name }: { $question } tak punya nilai itu: tak perlu apa pun selain lang atau explain

error-unreadable = tidak bisa dibaca: { $why }
error-unwritable = tidak bisa ditulis: { $why }
error-no-right = tidak bisa ditulis: perlu berkas dan folder dengan izin tulis
error-disk-full = diska penuh: perlu ruang untuk berkas
error-no-folder = foldernya tidak ada: perlu folder yang ada
error-is-folder = adalah folder: seharusnya berkas
error-twice = diminta dua kali: perlu berkas sendiri untuk tiap keluaran
error-too-large = lebih dari { $limit } bita: seharusnya paling banyak sekian
error-base64 = berkas: { $why }: seharusnya base64
error-utf8 = bita { $byte }: seharusnya teks UTF-8
error-json-scenario = { $why }: seharusnya skenario dalam JSON
error-no-wiki = --format wiki: jawaban ini tak punya bentuk itu: seharusnya text, json, atau csv
error-no-picture = --{ $flag }: jawaban ini tak punya gambar: perlu perintah yang menggambar, seperti antre duel fight

error-dq9-rank = peringkat { $found }: seharusnya 02, 38, 3D, 4C, 51, 65, 79, 8D, A1, B5, C9, atau DD
error-dq9-map = peta { $found }: seharusnya RR:seed (B5:15522) atau enam digit heksadesimal (B53CA2)
error-dq9-word = { $part ->
    [prefix] bahan
    [place] tempat
    [suffix] perasaan
   *[any] bagian nama
 } "{ $found }": tak ada peta yang memilikinya
error-dq9-name-looks = ; nama tampak seperti Granite Tunnel of Woe Lv. 1
error-dq9-save-foreign = simpanan: perlu teks DRAGON QUEST IX dalam { $bytes } bita pertama
error-dq9-save-short = simpanan { $found } bita: seharusnya paling sedikit { $expected } sejak teks DRAGON QUEST IX
error-dq9-save-checksum = simpanan { $slot ->
    [quick] cepat
   *[church] gereja
 }: checksum bita { $from }..{ $to } adalah { $computed }, yang tersimpan { $stored }; simpanan rusak atau pernah diubah
error-dq9-save-empty = kosong: perlu simpanan atau satu peta tiap baris
error-dq9-save-no-quick = tak punya simpanan cepat: seharusnya --slot church
error-dq9-item = benda "{ $found }": tak ada peti yang memberinya
error-dq9-items = item { $count } kali: seharusnya paling banyak 3, satu lantai tak punya lebih banyak peti
error-dq9-location = tempat { $found }: seharusnya bilangan dalam 1..=150
error-dq9-boss = bos "{ $found }": seharusnya 1..=12 atau nama
error-dq9-boss-rank = bos { $boss }: peringkat { $rank } hanya punya bos { $low }..={ $high }
error-dq9-monster = monster "{ $found }": seharusnya monster dari gua
error-dq9-part = { $what } "{ $found }": seharusnya kata dari nama peta
error-dq9-chests = chests "{ $found }": seharusnya huruf dari IHGFEDCBAS, =, dan bilangan
error-dq9-legacy = { $what } "{ $name }": peta bos terdahulu tidak diundi; perlu nama gua
error-dq9-no-seed = nama "{ $name }": perlu nama gua; peta bos terdahulu tak punya seed
error-dq9-no-map-one = { $conditions }: tak ada peta yang memenuhinya; perlu syarat yang dipenuhi suatu peta
error-dq9-no-map-without = { $conditions }: tak ada peta yang memenuhi semuanya; perlu syarat yang bisa bersama, seperti halnya tanpa { $without }
error-dq9-no-map-together = { $conditions }: tak ada peta yang memenuhi semuanya; perlu syarat yang bisa bersama
error-dq9-base-or-hero = base dengan level, revocations, grotto-level, atau reward: seharusnya salah satu
error-dq9-hero-level = level: perlu level pahlawan, 1..=99
error-dq9-hero-source = level: perlu disertai --grotto-level G untuk jatuhan bos, atau --reward untuk peta lain
error-dq9-timer-base = timer: perlu disertai basis: --base, atau --level dengan --grotto-level atau --reward
error-dq9-next-nothing = next: perlu --level dengan --grotto-level atau --reward, --base, atau syarat seperti --rank
error-dq9-extreme-or-kind = extreme dengan jenis: seharusnya salah satu
error-dq9-depth = depth: perlu disertai --extreme shortest-maps atau longest-maps
error-no-clue = infer: tanpa petunjuk: perlu syarat, --name, atau --location
error-dq9-moment = moment "{ $found }": seharusnya five, solo, party, eight, atau nine
error-dq9-moment-form = moment "{ $found }": seharusnya nama, =, dan detik
error-dq9-moment-whole = moment "{ $found }": seharusnya detik bulat
error-dq9-drop = drop "{ $found }": seharusnya langka/biasa, satu dari sekian, seperti 256/32
error-dq9-drop-kinds = drop { $count } kali: seharusnya paling banyak 12 jenis
error-dq9-book-members = book { $count } kali: seharusnya paling banyak 4 anggota
error-dq9-farm-trap = item { $item }: pertarungannya menata ulang peti, sehingga tak ada yang kedua; perlu barang, emas, atau combo
error-dq9-farm-combo = item { $item }: tak ada peti ketiga yang punya pasangannya; seharusnya sainted soma, dangerous bustier, fuddle bow, slime shield, sorcerer's stone, millionaire, cannibox, mimic, atau Pandora's box
error-dq9-wishes = { $count } keinginan: seharusnya 1..=3
error-dq9-way = way: perlu disertai jenis, atau --extreme shortest-maps saja
error-dq9-by-base = by-base: perlu disertai jenis
error-dq9-wants = want { $count } kali: seharusnya 1..={ $most }
error-dq9-want-items = want "{ $found }": { $count } barang: seharusnya paling banyak 3, satu lantai tak punya lebih banyak peti
error-dq9-start = start "{ $found }": seharusnya detik dengan paling banyak satu desimal, title, five, solo, party, eight, atau nine
error-dq9-method = method: perlu --pattern, --monster, atau --deftness
error-dq9-kind = perlu jenis

error-duel-empty-range = { $what } { $low }..={ $high }: batas atas seharusnya paling sedikit { $low }
error-duel-wide-range = { $what } { $low }..={ $high }: seharusnya paling banyak 4294967296 nilai
error-duel-kind = jenis "{ $found }": seharusnya slash, pierce, blunt, fire, atau poison
error-duel-name-twice = nama "{ $name }" dipakai dua petarung: seharusnya nama yang berbeda
error-duel-name-empty = petarung { $number } bernama kosong: perlu paling sedikit satu huruf
error-duel-choice = pilihan "{ $found }": seharusnya strike, strike:N, quick:N, heavy:N, spark:N, potion, atau flee, N musuh mulai dari 1
error-duel-choice-number = pilihan { $number }
error-duel-no-choice = pilihan { $number }: tak ada yang perlu dipilih, karena { $why }
error-duel-target = sasaran { $found }: perlu musuh yang hidup, mulai dari { $first }
error-duel-not-enough = { $what } { $left }: perlu paling sedikit { $needed }
error-duel-party-size = { $found } petarung: perlu seorang pahlawan dan 1..={ $most } musuh
error-duel-screen = layar { $turn }: seharusnya 0..={ $most }, giliran pertarungan ini
error-duel-die = dadu "{ $found }": seharusnya bilangan 1..=100, dadu senjata seperti 4[4..=7], dadu peluang seperti <=73 atau >73, atau ?
error-duel-dice = { $found } dadu: seharusnya 1..={ $most }, seperti 67 4[4..=7] 93
error-duel-log-actor = baris log "{ $line }": seharusnya pukulan { $name }, yang mendapat giliran
error-duel-log-lands = baris log "{ $line }": seharusnya pukulan yang kena: yang ini selalu kena
error-duel-log-line = baris log "{ $line }": perlu baris log pertarungan dalam bahasa Spanyol
error-duel-log-damage = baris log "{ $line }": perlu kerusakan yang bisa dibuat { $name }, bukan { $damage }
error-duel-log-critical = baris log "{ $line }": seharusnya pukulan kritis
error-duel-queue-empty = kosong: perlu jumlah giliran di baris 1
error-duel-queue-line = baris "{ $found }": seharusnya nama, spasi, dan kecepatan
error-duel-queue-nobody = tak ada petarung: perlu paling sedikit satu baris dengan nama dan kecepatan
error-duel-recording = recording "{ $found }": seharusnya "{ $expected }"
error-duel-recording-empty = kosong: perlu rekaman antre duel fight
error-duel-version = versi { $found }: seharusnya { $expected }
error-duel-roster-empty = kosong: perlu tabel [[fighter]], pahlawan lebih dulu
error-duel-roster-size = { $found } petarung: seharusnya 2..={ $most }, pahlawan lebih dulu
error-duel-roster-name = nama { $name }: perlu paling sedikit satu huruf, dalam satu baris
error-duel-roster-name-twice = nama "{ $name }" dipakai dua kali: perlu nama sendiri untuk tiap petarung
error-duel-tick-limit = min_speed none: perlu disertai batas tik (tick_limit 1..=1000000000), karena antrean bisa tak berakhir
error-duel-clamp = hit_clamp "{ $found }": seharusnya dua persentase seperti 30..=70
error-duel-min-speed = min_speed "{ $found }": seharusnya bilangan mulai dari 1, atau none
error-duel-until = until { $found }: seharusnya persentase antara 0 dan 50, seperti 0.1
error-duel-fights = { $found } pertarungan: seharusnya paling banyak { $most }, satu tiap seed
error-duel-differ = seed { $seed }: pertarungan cepat dan yang lugas berbeda. Mohon laporkan baris ini bersama timnya
error-duel-vary = vary "{ $found }": seharusnya seperti hero.agility=0..=20 atau rules.hit_low=10..=50/10
error-duel-vary-who = vary { $found }: seharusnya hero, rules, atau salah satu dari { $expected }
error-duel-vary-what = vary { $found }: seharusnya salah satu dari { $expected }
error-duel-vary-count = { $found } hal berubah: seharusnya satu atau dua
error-duel-vary-cells = { $found } sel atau lebih: seharusnya paling banyak { $most }; langkah lebih besar membuatnya lebih sedikit
error-lesson-number = { $what } { $found }: seharusnya 1..={ $most }
error-lesson-answer = answer: perlu langkah 7, 8, atau 9, yang mengajukan pertanyaan
error-lesson-input = input atau printed: perlu langkah 10, latihannya

error-isaac-seed-length = seed "{ $found }" punya { $letters } huruf: seharusnya delapan, seperti B911 99JA
error-isaac-seed-letter = seed "{ $found }": huruf { $place } adalah { $letter }: seharusnya salah satu dari ABCDEFGHJKLMNPQRSTWXYZ01234V6789
error-isaac-seed-checksum = seed "{ $found }": checksum tidak cocok: perlu seed seperti yang ditampilkan permainan
error-isaac-seed-zero = seed B911 99JA adalah bilangan 0, yang bagi permainan bukan seed: seharusnya 1..=4294967295
error-isaac-shape = bentuk "{ $found }": seharusnya 1x1, IH, IV, 1x2, IIV, 2x1, IIH, 2x2, LTL, LTR, LBL, atau LBR
error-isaac-stage = tahap { $stage } pada profil { $profile }: seharusnya { $expected }
error-isaac-labyrinth = kutukan labirin di tahap { $stage }: perlu tahap ganjil di bawah 8, karena menggabungkan dua lantai
error-isaac-flash-curse = kutukan "{ $curse }" tidak mengubah lantai permainan Flash: seharusnya none, labyrinth, atau lost
error-isaac-greed = --greed: tak ada sumber yang memastikan lantai mode Greed: perlu permainan biasa atau sulit
error-isaac-path = --path "{ $path }": tak ada sumber yang memastikan denah jalur lain Repentance (Downpour, Mines, Mausoleum): seharusnya main
error-isaac-attempt-none = attempt: tak ada yang dibuat
error-isaac-attempt-demo = attempt { $attempt } pada demo: tidak boleh ada, karena demo tak menyimpan apa pun dari percobaan yang dibatalkan
error-isaac-room-files = { $found } berkas ruang: seharusnya 1..={ $most } yang berakhiran .xml atau .stb
error-isaac-seeds = seeds "{ $found }": perlu paling sedikit satu seed, seperti 1..=1000
error-isaac-seeds-zero = seeds 0..: seharusnya 1 atau lebih; permainan tak pernah mulai dari 0
error-isaac-stages = stages "{ $found }": seharusnya tahap seperti 1, 1,3, atau 1..=4
error-isaac-stage-twice = tahap { $stage }: disebut dua kali: seharusnya tiap tahap sekali
error-isaac-exits = exits "{ $found }": seharusnya beberapa dari huruf L, U, R, dan D, masing-masing sekali
error-isaac-no-clue = infer: tanpa petunjuk: perlu syarat, --exits, --variant, atau --cursed
error-isaac-observation = pengamatan: daftar seed: seharusnya --seeds, satu seed atau rentang

error-sky-name = { $what } "{ $found }": tidak dikenal
error-sky-name-near = { $what } "{ $found }": tidak dikenal: yang terdekat "{ $near }"
error-sky-monster = { $place }: tak ada monster "{ $found }": seharusnya salah satu dari { $known }
error-sky-script = { $place }: "{ $found }": seharusnya { $expected }
error-sky-twice = { $what } { $found } dipakai dua kali: perlu satu monster untuk masing-masing
error-sky-full = { $side }: tak ada slot kosong: seharusnya paling banyak { $slots } monster di sana
error-sky-leader = pemimpin "{ $found }": perlu monster tim yang ada di lantai
error-sky-no-charge = { $who }: release tanpa isian di langkah { $step }: perlu `charge:move` sebagai aksi sebelumnya
error-sky-endless = langkah { $step }: pemimpin melakukan { $actions } aksi dalam satu fase: perlu skrip yang mengakhirinya
error-sky-nobody-asked = tak ada yang diminta bertindak: panggil setelah `advance` menyebut seseorang
error-sky-draws = lemparan yang diberikan: { $problem }
error-sky-dump = salinan memori: { $what } di { $address }: perlu alamat dalam { $start }..{ $end }
error-sky-too-large = { $what }: lebih dari { $limit }: perlu pertanyaan yang lebih kecil
error-sky-payload = payload: kosong: perlu paling sedikit satu aksi, seperti attack
error-sky-no-enemy = tak ada musuh untuk direncanakan: perlu paling sedikit satu di skenario, seperti E1:walk
error-sky-empty = kosong: perlu tabel [[monsters]], pemimpin lebih dulu
error-sky-no-toml = skenario salinan ini tak punya bentuk TOML: { $why }
error-sky-scenario = skenario "{ $name }": tak ada berkas atau skenario bawaan bernama itu: perlu berkas, salah satu dari { $shipped }, atau bentuk pendek L:agility*3,attack E1:attack
error-sky-words = { $name } di samping kata lain: seharusnya satu berkas, satu nama, atau bentuk pendek

error-torneko3-unknown = { $what } `{ $found }`: seharusnya { $expected }
error-torneko3-character = { $place }: tak ada tokoh `{ $name }`; skenario punya { $known }
error-torneko3-name-twice = tokoh `{ $name }`: namanya dipakai dua kali
error-torneko3-overlap = sel { $x },{ $y }: { $first } dan { $second } sama-sama di sana
error-torneko3-rectangle = baris peta { $row }: punya { $found } sel, baris pertama punya { $expected }; peta harus persegi panjang
error-torneko3-map-size = peta: { $width } × { $height } sel; seharusnya 1 sampai 255 tiap arah
error-torneko3-map-mark = sel peta { $x },{ $y } `{ $found }`: seharusnya salah satu dari { $expected }
error-torneko3-off-map = { $what } di { $x },{ $y }: peta punya { $width } × { $height } sel, dihitung dari 0
error-torneko3-wall = { $what } di { $x },{ $y }: di sana ada dinding
error-torneko3-players = skenario punya { $found } pemain; seharusnya 1
error-torneko3-no-order = { $class }: semua nomor urut kelas ini sudah dipakai
error-torneko3-order-taken = order { $order }: dipakai dua tokoh; masing-masing perlu nomor sendiri
error-torneko3-missing = { $place }: `{ $verb }` perlu `{ $key }`
error-torneko3-meaning = { $place }: { $problem }
error-torneko3-empty = kosong: perlu tabel [map] dengan pemain di dalamnya
error-torneko3-scenario = skenario "{ $name }": tak ada berkas atau skenario bawaan bernama itu: perlu berkas, salah satu dari { $shipped }, atau satu baris seperti '@^C/A.. E trap=warp>2,1'
error-torneko3-rule = aturan "{ $found }": seharusnya KUNCI=NILAI, seperti wait_flushes=false
error-torneko3-moment = saat "{ $found }": seharusnya start, end, GILIRAN.FASE seperti 1.E1, atau GILIRAN.FASE.NAMA seperti 1.E1.C; fasenya W S P1 E1 A1 L1 P2 E2 A2 L2
error-torneko3-no-moment = saat { $moment }: permainan tak pernah sampai ke sana: perlu saat dari permainan ini
error-torneko3-no-decision = saat { $moment }: { $name } tak memutuskan apa pun di sana: perlu saat dari permainan ini
error-torneko3-nobody = saat: tak ada tokoh "{ $name }": seharusnya salah satu dari { $expected }
error-torneko3-no-input = saat { $moment }: pemain tak mendapat masukan lagi: perlu saat sebelum masukan
error-torneko3-work = turns { $turns }: { $work } giliran tokoh untuk tiap tafsiran: seharusnya paling banyak { $most }

error-compare-until = until "{ $name }": tak ada yang bernama itu: seharusnya salah satu dari { $expected }
error-compare-member = anggota "{ $found }": seharusnya NAMA:KECEPATAN:AKSI, seperti L:fast:attack, nama 1 sampai 24 huruf
error-compare-times = aksi "{ $found }": seharusnya jumlah kali, 1 sampai { $most }, setelah *
error-compare-deeds = aksi { $name }: seharusnya paling banyak { $most }
error-compare-nobody = tim: tak ada siapa pun: perlu pahlawan lebih dulu, seperti L:fast:attack, lalu yang lain
error-compare-name-twice = nama { $name }: dipakai dua kali: perlu nama sendiri untuk masing-masing

# Ungkapan dari aturan dan sistem di dalam kalimat.
error-phrase-whole = bilangan bulat
error-phrase-smaller = bilangan bulat yang lebih kecil
error-phrase-times = jumlah kali 1..=9999 setelah *
error-phrase-kite = paling sedikit satu dari attack, step, pass
error-phrase-actions = id:aksi,aksi, seperti L:agility*3,attack
error-phrase-flat = pengubah tetap seperti +1 atau -1 setelah id
error-phrase-targets = nama:id, karena sasaran bukan bagian aturan
error-phrase-courses = kemungkinan jalannya lemparan
error-phrase-denominator = penyebut peluang
error-phrase-different = aksi yang berbeda
error-phrase-cell = kolom dan baris, seperti 3,1
error-phrase-yes-no = yes atau no
error-phrase-fast-slow = fast atau slow
error-phrase-heroes = torneko atau popolo
error-phrase-number = bilangan
error-phrase-true-false = true atau false
error-phrase-wish = floor=N, lalu chest=, rank=, item=, second=, atau t=
error-phrase-wish-floor = floor=N, 3 sampai 16
error-phrase-chest-rank = peringkat dari I H G F E D C B A S
error-phrase-rows-or-draw = beri `rows` atau `draw`, jangan keduanya
error-phrase-no-allies = Torneko tak punya kawan; tulis hero = "popolo"
error-phrase-halves = seharusnya "giliran.paruh", seperti "1.2"; giliran dihitung dari 1, paruh adalah 1 dan 2
error-phrase-speed-on = speed_on untuk monster; pemain minum (drink_quick)
error-phrase-drawing = dimulai dengan gambar yang menunjukkan pemain sebagai `@`, seperti `@^C/A.. E trap=warp>2,1`
error-phrase-flash-stages = 1..=9 atau 11; permainan Flash tak punya lantai buatan lain
error-phrase-void = 1..=11; belum pasti deret mana yang memberi the Void (tahap 12) jumlah ruangnya
error-phrase-home = 1..=11; lantai Home (tahap 13) tidak dibuat oleh aturan ini
error-phrase-over = pertarungan sudah selesai
error-phrase-potions = ramuan
error-phrase-no-file = berkas atau folder tidak ada
error-phrase-denied = izin ditolak
error-phrase-folder = itu folder
error-phrase-not-folder = itu bukan folder
error-duel-change = set "{ $found }": seharusnya seperti hero.speed=12, #2.kind=fire atau rules.cost=120
