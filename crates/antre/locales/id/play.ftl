# Pertarungan yang dimainkan: kata di layar, menu, tombol.
play-title = Pertarungan
play-class = barbar
play-level = lv.
play-life = H
play-mana = M
play-over = Selesai: u batal  s simpan  n baru  q keluar
play-choose = Giliran { $turn }, tik { $tick }: { $hero } punya { $energy } energi dan memilih.
play-fled = { $hero } kabur dari seed { $seed } setelah { $turns } giliran, sisa HP { $hp } dari { $max }.
play-differs = Mulai giliran { $turn } urutannya berbeda dari setelah serangan biasa.

play-strike = serang
play-quick = serangan cepat
play-heavy = serangan berat
play-spark = percik api
play-potion = ramuan
play-flee = kabur
play-skill = jurus
play-item = barang
play-costs = { $cost } energi
play-costs-mana = { $cost } energi, { $mana } mana
play-costs-potion = { $cost } energi, { $life } HP, sisa { $left }
play-costs-flight = { $cost } energi, peluang { $chance } %

play-coming = Berikutnya
play-keys = u batal  a otomatis  s simpan  n baru  q keluar
play-keys-menu = Enter pilih  Esc kembali
play-not-enough = { $name }: tidak cukup
play-nothing-to-undo = Tak ada yang bisa dibatalkan.
play-saved = Disimpan di { $file }.
play-not-saved = Tidak disimpan: { $why }
