# 自分で戦う画面の言葉、メニュー、キー。
play-title = 戦闘
play-class = 蛮族
play-level = Lv.
play-life = H
play-mana = M
play-over = 終了：u 取り消し  s 保存  n 次の戦闘  q やめる
play-choose = ターン{ $turn }、ティック{ $tick }：{ $hero }はエネルギー{ $energy }、行動を選ぶ。
play-fled = シード{ $seed }：{ $hero }は{ $turns }ターンで逃走。残りHP { $hp }/{ $max }。
play-differs = { $turn }番目から、攻撃した場合と順番が変わる。

play-strike = 攻撃
play-quick = 速撃
play-heavy = 強撃
play-spark = 火花
play-potion = 薬
play-flee = 逃げる
play-skill = 特技
play-item = 道具
play-costs = エネルギー{ $cost }
play-costs-mana = エネルギー{ $cost }、マナ{ $mana }
play-costs-potion = エネルギー{ $cost }、HP +{ $life }、残り{ $left }
play-costs-flight = エネルギー{ $cost }、成功率{ $chance } %

play-coming = 行動順
play-keys = u 取り消し  a オート  s 保存  n 次の戦闘  q やめる
play-keys-menu = Enter 決定  Esc 戻る
play-not-enough = { $name }：足りない
play-nothing-to-undo = 取り消すものがない。
play-saved = { $file }に保存した。
play-not-saved = 保存できない：{ $why }
