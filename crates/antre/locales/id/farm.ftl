# Yang dilakukan pemain Dragon Quest IX dengan aturannya: menghitung waktu, mengumpulkan, bersiul.
dq9-moment-five = lima
dq9-moment-solo = sendiri
dq9-moment-party = berempat
dq9-moment-eight = delapan
dq9-moment-nine = sembilan
dq9-moment-title = judul
dq9-moment-five-how = Detik 0 (T = 5): satu dari dua konsol masuk ke Pals Past & Present, yang lain keluar dari Battle Records pada saat itu (◐ satu sumber).
dq9-moment-nine-how = Detik 4 (T = 9): Pals Past & Present, lalu keluar dari kedua layar (◐ satu sumber).

dq9-stopwatch-moments = Saat untuk menyetel stopwatch (T): { $moments } ({ $evidence }).
dq9-stopwatch-stairs = Agar peti suatu lantai diletakkan pada T, naiki tangga 0,7 sampai 0,3 detik sebelumnya, atau keluar dari Battle Records selama detik itu (◐ satu sumber).

dq9-set-millionaire = jutawan
dq9-set-s-weapon = senjata peringkat S
dq9-set-metal-slime-piece = perlengkapan metal slime

dq9-farm-quick-load = beberapa peti satu lantai, seketika
dq9-farm-all-floors = beberapa lantai, pada satu detik
dq9-farm-third-chests = peti ketiga dari dua lantai
dq9-farm-combo = satu peti seketika, lalu peti ketiga dengan pasangannya
dq9-farm = { $item } ({ $pattern }): { $grouped } peta, yang pertama { $first } ({ $map }).
dq9-farm-count = { $item } ({ $pattern }): { $grouped } peta.
dq9-farm-none = { $item } ({ $pattern }): tidak ada peta yang memilikinya.

dq9-free = { $grouped } peta memenuhi semua keinginan, yang pertama { $first } ({ $map }).
dq9-free-count = { $grouped } peta cocok.
dq9-free-none = Tidak ada peta yang memenuhi semua keinginan.

dq9-fastest = { $item } setelah { $way }: { $name } ({ $map }), B{ $floor }F, peti { $chest }, detik { $second } dari { $seconds }.
dq9-fastest-none = Tidak ada peta yang memberi { $item } pada detik { $seconds }.
dq9-fastest-way = Jalan dihitung dari pintu masuk ke peti; tiap peta tercantum dengan peti terdekatnya.

dq9-marathon = { $item }: { $chests } peti di { $maps } dari { $own } peta setelah { $way }, pertama { $first } ({ $map }).
dq9-marathon-none = Tidak satu pun dari { $own } peta memberi { $item } pada saat itu.
dq9-marathon-how = Di tiap lantai yang disebut: simpan, muat, langsung buka. Peta dengan langkah paling sedikit per peti didahulukan, sehingga setiap saat sebanyak mungkin peti sudah terbuka; jalan antarpeta tidak dihitung (○ anggapan: urutan kami sendiri).

dq9-at = Setelah { $map }, siulan di B{ $floor }F mendatangkan { $monster }; kelompok { $deftness ->
    [0] menyerang lebih dulu
    [1000] tidak pernah menyerang lebih dulu
   *[other] menyerang lebih dulu dengan ketangkasan { $deftness } atau lebih
 }.
dq9-at-lost = Setelah { $map }, siulan di B{ $floor }F akan mendatangkan { $monster }, yang tidak punya catatan di sana: tidak terjadi apa-apa.
dq9-at-nobody = Setelah { $map }, siulan di B{ $floor }F tidak mendatangkan siapa pun.
dq9-at-outputs = Setelah { $map }, jatuhan pertama paling cepat keluaran { $start }; --floor menyebut siapa yang didatangkan siulan.
dq9-at-page = Berlaku di tempat pembangkit tidak berjalan sendiri (lantai dengan sel Flag0, titik beku lain), dengan peta itu terakhir di halaman daftarnya: saat itu 32 keluaran sudah terpakai (◐ satu sumber).
dq9-at-runs = B{ $floor }F tidak punya sel tanpa jalan: pembangkit mungkin berjalan di sana.
dq9-at-drops = Peluangnya dari Anda: tabel jatuhan tidak disertakan. Paling banyak delapan barang; dari tiap jenis yang langka sebelum yang biasa.
dq9-at-explain = Siulan, AT dengan benih { $state }: keluaran mulai dari jenis yang datang.
dq9-at-no-record = { $monster } tidak punya catatan: tidak terjadi apa-apa
dq9-at-no-entry = tidak ada
dq9-at-deftness = { $deftness ->
    [0] kelompok menyerang lebih dulu
    [1000] ketangkasan berapa pun tidak cukup
   *[other] ketangkasan { $deftness } atau lebih
 }
dq9-at-ambush = monster menyerang lebih dulu
dq9-at-calm = tidak ada yang terkejut
dq9-at-pattern = { $pattern } pada satu dari { $figure }; dihabiskan dengan 1 / 3 / 5 monster: { $spend }
dq9-at-drops-from = jatuhan seperti { $pattern } dari sini: habiskan { $spend }
dq9-at-rare = barang langka jenis { $kind }, satu dari { $figure }{ $member ->
    [0] {""}
   *[other] , oleh buku { $member }
 }
dq9-at-common = barang biasa jenis { $kind }, satu dari { $figure }{ $member ->
    [0] {""}
   *[other] , oleh buku { $member }
 }
dq9-output-unknown = tidak diketahui
dq9-output-kind = siapa yang datang
dq9-output-strike = serangan pertama
dq9-output-ambush = sergapan
dq9-output-place = penempatan
dq9-output-drop = jatuhan
dq9-output-pattern = pola

dq9-method = { $grouped } peta cocok, yang pertama { $first } ({ $map }).
dq9-method-none = Tidak ada peta yang cocok.
dq9-method-never = tidak pernah

dq9-bug = Galat empat pemain: tanpanya ini { $name }, { $floors } lantai, { $boss }.
dq9-bug-gained = Tuan rumah mendapat { $count ->
    [1] B{ $last }F
   *[other] B{ $first }F sampai B{ $last }F
 }; tamu yang dipanggil ke sana dapat terus sampai B16F.
dq9-bug-not-gained = Tuan rumah turun sampai B{ $floors }F dan tidak mendapat lantai baru.
dq9-bug-stays = Nama, tingkat, jumlah lantai, dan bos berubah; denah, peti dan peringkatnya, lingkungan, dan monster tetap (◐ satu sumber).
dq9-bug-how = Cara memperolehnya: selagi tamu kedua bergabung, tuan rumah terus menekan A di pintu masuk; tidak selalu terjadi. Bahwa satu keluaran hilang adalah simpulan (○ anggapan).

dq9-column-at-once = seketika
dq9-column-later = lalu
dq9-column-wish = keinginan
dq9-column-stops = perhentian
dq9-column-so-far = peti
dq9-column-output-number = no.
dq9-column-output = keluaran
dq9-column-decides = menentukan
dq9-column-reads = hasil
dq9-column-evidence = kepastian
dq9-column-whistled = yang datang
dq9-column-deftness = ketangkasan
dq9-column-begins = mulai
dq9-column-to-spend = dihabiskan 1 / 3 / 5

draw-whistled-kind = siapa yang datang
draw-first-strike = serangan pertama
draw-monsters-strike-first = monster menyerang lebih dulu
draw-before-the-whistle = sebelum siulan
draw-struck = monster menyerang lebih dulu
draw-calm = tidak ada yang terkejut

watch-now = sekarang
watch-in = dalam { $time }
watch-left = sisa { $time }
watch-over = habis
watch-ready = Spasi memulai di T { $start }
watch-stopped = berhenti
watch-set = Disetel ke { $moment }: T { $time }.
watch-nothing-to-undo = Tidak ada yang dibatalkan.
watch-bell-on = Bel menyala.
watch-bell-off = Bel mati.
watch-flash-on = Kilat menyala.
watch-flash-off = Kilat mati.
watch-offset = T = s + { $offset }
watch-keys = Spasi mulai/henti  r ulang  0–5 setel  +/− 0,1 s  u batal  b bel  f kilat  q keluar
