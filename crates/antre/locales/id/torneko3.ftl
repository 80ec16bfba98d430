# Giliran, fase, dan tokoh Torneko no Daibouken 3.
torneko3-name-player = Pemain
torneko3-name-terrain = Medan

torneko3-phase-w = angin
torneko3-phase-s = kemunculan
torneko3-phase-p1 = pemain
torneko3-phase-e1 = musuh
torneko3-phase-a1 = kawan
torneko3-phase-l1 = lewat waktu
torneko3-phase-p2 = pemain
torneko3-phase-e2 = musuh
torneko3-phase-a2 = kawan
torneko3-phase-l2 = lewat waktu

torneko3-word-turn = giliran
torneko3-word-and = dan
torneko3-word-reading = tafsiran
torneko3-word-warp = teleport
torneko3-word-damage = paku
torneko3-word-pillar = pilar
torneko3-word-spikes = paku
torneko3-word-house = sarang monster
torneko3-word-slow = lambat
torneko3-word-normal = biasa
torneko3-word-fast1 = double-1
torneko3-word-fast2 = double-2
torneko3-word-fast = efek cepat
torneko3-word-cure = penyembuhan
torneko3-word-expire = efek yang habis
torneko3-word-drink-quick = rumput cepat
torneko3-word-cure-slow = penyembuhan kelambatan
torneko3-word-pillar-staff = tongkat pilar
torneko3-word-warp-self = rumput teleport
torneko3-word-staff-fast = tongkat percepatan
torneko3-word-staff-slow = tongkat perlambatan
torneko3-word-warp-player = teleport pada pemain
torneko3-word-slow-player = perlambatan pada pemain
torneko3-word-haste-player = percepatan pada pemain
torneko3-word-leap = lompatan

torneko3-glyph-walk = gerak
torneko3-glyph-attack = serang
torneko3-glyph-special = khusus
torneko3-glyph-boost = rumput cepat
torneko3-glyph-wait = tunggu
torneko3-glyph-wake = bangun
torneko3-glyph-appears = muncul
torneko3-glyph-faster = lebih cepat
torneko3-glyph-slower = lebih lambat
torneko3-glyph-stairs = tangga

torneko3-key-decided = diputuskan
torneko3-key-executed = dijalankan
torneko3-key-both = diputuskan, lalu dijalankan
torneko3-key-cancelled = batal
torneko3-key-pending = tertunda
torneko3-key-fires = terpicu
torneko3-key-armed = siap
torneko3-key-fired = terpicu
torneko3-key-not-due = tanpa aksi di sini
torneko3-key-skipped = dilewati
torneko3-key-elapse = lewat waktu: pemulihan dan penghitung
torneko3-key-leaves = tumbang atau pergi

torneko3-floor-before = sebelum giliran { $turn }
torneko3-floor-after = setelah giliran { $turn }
torneko3-floor-start = di awal
torneko3-floor-end = di akhir
torneko3-floor-moment = sebelum { $phase } giliran { $turn }
torneko3-floor-decides = saat { $who } memutuskan di { $phase } giliran { $turn }
torneko3-floor-plan = sebelum { $phase } giliran { $turn }: pukulan setelah melangkah ke sana
torneko3-floor-slip = licin
torneko3-floor-water = air
torneko3-floor-crystal = kristal
torneko3-floor-carpet = karpet
torneko3-floor-shop = toko
torneko3-floor-house = sarang monster
torneko3-floor-trap = jebakan
torneko3-floor-pillar = pilar
torneko3-floor-spikes = paku
torneko3-floor-item = benda
torneko3-floor-stairs = tangga

torneko3-title = { $name ->
    [warp-trap] Jebakan teleport terpicu tepat sebelum C menyerang: C tak menemukan siapa pun dan menunggu.
    [warp-herb] Pemain sudah pergi sebelum A memutuskan, jadi A bergerak alih-alih menyerang.
    [quick-herb] Setelah rumput cepat pemain bertindak dua kali sebelum siapa pun.
    [slippery] Selama pemain tergelincir, musuh dan kawan dilewati di paruh tiap langkah kecuali yang terakhir.
    [pillar-two-ahead] Pilar di bawah monster dua sel di depan memakan satu aksinya, diam atau berjalan.
    [foot-tapping] Kawan double-1 pulih seperti yang biasa saat Anda diam, dan dua kali tiap giliran saat ia berjalan.
    [theft-1] Yang menolak tagihan penjaga toko adalah pencuri, dan gargoil kehilangan fase musuh berikutnya.
    [theft-2] Penjaga toko tidur dan tak menagih: gargoil yang lain bertindak di E2 giliran yang sama.
    [carpet-leap] Teleport dari karpet ke luar toko adalah pencurian jenis 2: gargoil langsung datang.
    [monster-house] Berjalan masuk ke sarang monster membangunkannya; yang bangun kehilangan kedua fase giliran ini.
    [monster-house-exception-1] Masuk lewat teleport setelah bukan gerakan: tak ada yang dilewati di sarang monster.
    [monster-house-exception-2] Musuh yang sudah bangun di sarang menyerang: yang sesudahnya juga bertindak.
    [wind-1799] Giliran ke-1800 tanpa masukan: 1799 aksi di kecepatan biasa.
    [spawn-ticks] Pencuri bertemu musuh baru tiap lima giliran, pemain jujur tiap tiga puluh.
   *[other] { $title }.
 }
torneko3-timeline = { $turns } giliran: { $actions ->
    [0] tak ada musuh yang bertindak
   *[other] musuh bertindak { $actions } kali
 }, { $hits ->
    [0] tak ada yang menyerang pemain
   *[other] { $hits } pukulan pada pemain
 }{ $skipped ->
    [0] {""}
   *[other] , { $skipped } dilewati
 }{ $cancelled ->
    [0] {""}
   *[other] , { $cancelled } keputusan sia-sia
 }{ $over ->
    [dead] ; pemain tumbang
    [wind] ; angin mengakhirinya
   *[other] {""}
 }.
torneko3-timeline-description = Satu baris fase tiap giliran, satu jalur tiap tokoh menurut urutan aksi. { $sentence }
torneko3-quiet-turn = Giliran { $from }: semua menunggu.
torneko3-quiet-turns = Giliran { $from } sampai { $to }: semua menunggu.
torneko3-note-more = Masih ada kejadian sejak giliran { $next }; --from { $next } menampilkannya.
torneko3-note-depends = Ini bergantung pada tafsiran { $entry }, { $key } { $value }: { $evidence }.

torneko3-decides = { $who } memutuskan: { $kind }
torneko3-moves = { $who } bergerak
torneko3-swaps = { $who } bertukar tempat dengan { $target }
torneko3-waits = { $who } menunggu
torneko3-attacks = { $who } menyerang { $target }
torneko3-stumbles = { $who } bergerak ke { $target }, yang dihitung sebagai pukulan
torneko3-uses = { $who } memakai { $what }
torneko3-cancel = keputusan { $who } sia-sia: tak ada sasaran lagi, jadi menunggu
torneko3-pend = { $trap ->
    [yes] jebakan { $effect }
   *[other] { $effect }
 } tertunda untuk { $who }
torneko3-thread = { $trap ->
    [yes] jebakan { $effect }
   *[other] { $effect }
 }, tertunda
torneko3-fired-by = { $trap ->
    [yes] jebakan { $effect }
   *[other] { $effect }
 } terpicu untuk { $who }, karena { $by } tidak memutuskan bergerak
torneko3-fired = { $trap ->
    [yes] jebakan { $effect }
   *[other] { $effect }
 } terpicu untuk { $who }
torneko3-woken = { $who } bangun dan tidak dilewati
torneko3-woken-skipped = { $who } bangun dan kehilangan fasenya di giliran ini
torneko3-freed = { $who } mendapat kembali fasenya di giliran ini
torneko3-dies = { $who } tumbang
torneko3-spawned = { $who } muncul sebagai nomor { $order } dalam urutan (aturan kemunculan { $rule })
torneko3-spawn-counted = musuh baru muncul (aturan kemunculan { $rule }): { $enemies } musuh, { $chars } tokoh
torneko3-spawn-none = seharusnya ada musuh baru (aturan kemunculan { $rule }), tapi tak ada sel atau nomor untuknya
torneko3-speed = { $who } dari { $from } menjadi { $to } oleh { $cause }
torneko3-nothing = tak terjadi apa-apa pada { $who }
torneko3-wind1 = “Hm, angin sepoi …”
torneko3-wind2 = “Anginnya makin kencang …”
torneko3-wind3 = “Angin lagi … badai sungguhan!”
torneko3-wind4 = “Terbawa badai jauh sekali!”
torneko3-over-wind = petualangan berakhir di sini, sebelum masukan apa pun
torneko3-over-dead = pemain sudah tumbang
torneko3-statue = patung { $id } bertindak ({ $kind })
torneko3-ring = cincin teleport diuji dan tak berbuat apa-apa
torneko3-ring-warps = cincin teleport memindahkan pemain
torneko3-claim-yes = penjaga toko menagih, dan jawabannya ya
torneko3-claim-no = penjaga toko menagih, dan jawabannya tidak
torneko3-paid = harganya dibayar
torneko3-theft-1 = pencurian jenis 1: tagihan penjaga toko ditolak
torneko3-theft-2 = pencurian jenis 2: tak ada yang bisa menagih
torneko3-stairs = pemain mengambil tangga, dan giliran langsung berakhir

torneko3-skip-slippery = { $who } dilewati: pemain tergelincir dan belum berhenti (9.2)
torneko3-skip-player-speed-up = { $who } dilewati: pemain menjadi lebih cepat (9.1)
torneko3-skip-terrain-damage = { $who } dilewati: terluka oleh medan sejak masukan terakhir (9.3)
torneko3-skip-mh-wakeup = { $who } dilewati: terbangun di sarang monster giliran ini (9.5)
torneko3-skip-theft-type1 = { $who } dilewati: fase musuh tepat setelah pencurian jenis 1 (9.4)
torneko3-skip-slow = { $who } tanpa aksi: lambat, dan ini giliran selangnya (3.2)
torneko3-skip-slippery-short = tergelincir
torneko3-skip-player-speed-up-short = dipercepat
torneko3-skip-terrain-damage-short = terluka
torneko3-skip-mh-wakeup-short = bangun
torneko3-skip-theft-type1-short = pencurian
torneko3-skip-slow-short = lambat
torneko3-due-one-action = { $who } punya satu aksi tiap giliran
torneko3-due-spent-first = { $who } tak punya aksi kedua: yang pertama bukan gerakan
torneko3-due-nap = { $who } tidur sebentar
torneko3-due-player-not-double = { $who } tidak di kecepatan ganda

torneko3-readings = { $outcome ->
    [0] { $order ->
        [0] Tak ada tafsiran aturan yang diperdebatkan yang mengubah apa pun di sini.
       *[other] Tak ada tafsiran yang mengubah hasil; { $order } dari { $all } mengubah urutan kejadian.
     }
   *[other] { $outcome } dari { $all } tafsiran mengubah hasil: { $keys }.
 }
torneko3-readings-combined = { $all ->
    [yes] Semua { $combinations } gabungan tafsiran
   *[other] { $combinations } gabungan tafsiran (masing-masing sendiri dan tiap pasangan)
 } memberi { $outcomes ->
    [1] satu hasil
   *[other] { $outcomes } hasil berbeda
 }.
torneko3-readings-together = Hanya bersama yang lain mengubah hasil: { $keys }.
torneko3-readings-first = { $usual } → { $here }
torneko3-readings-nothing = tak ada lagi
torneko3-matters-no = tak ada
torneko3-matters-order = urutan
torneko3-matters-outcome = hasil

torneko3-heading-entry = butir
torneko3-heading-reading = tafsiran
torneko3-heading-evidence = yang lazim
torneko3-heading-matters = mengubah
torneko3-heading-first = pertama
torneko3-heading-input = masukan
torneko3-heading-hits = pukulan
torneko3-heading-damage = HP
torneko3-heading-actions = aksi
torneko3-heading-who = milik siapa, sebelum masukan berikutnya

torneko3-plan = Terbaik kini: { $input }. { $actions ->
    [0] Tak ada musuh yang bertindak
   *[other] { $actions } aksi musuh
 } sebelum masukan berikutnya, { $hits ->
    [0] { $damage ->
        [0] tak ada yang mengenai pemain
       *[other] tak ada yang mengenai pemain, dan medan memakan { $damage } HP
     }
   *[other] { $hits } mengenai pemain, sebesar { $damage } HP
 }{ $theft ->
    [0] {""}
   *[other] , dan itu pencurian jenis { $theft }
 }. { $safe } dari { $all } masukan tanpa luka.
torneko3-plan-none = Tak ada masukan untuk direncanakan.
torneko3-plan-facts = Tiap masukan dengan perbuatan musuh sebelum yang berikutnya: pukulan tersedikit dulu, lalu HP hilang tersedikit, lalu aksi musuh tersedikit.
torneko3-plan-description = Lantai dengan jumlah pukulan setelah melangkah ke tiap sel di sebelah pemain, dan tabel semua masukan. { $sentence }
torneko3-plan-hits-you = menyerang Anda
torneko3-plan-theft = pencurian jenis { $kind }
torneko3-plan-wakes = membangunkan sarang monster
torneko3-plan-dead = pemain tumbang
torneko3-plan-wind = angin mengakhirinya
torneko3-plan-stairs = mengambil tangga
torneko3-plan-off = keluar dari karpet lewat { $path }
torneko3-plan-into = ke sarang monster lewat { $path }
torneko3-plan-not-there = pemain tidak sampai ke sana
