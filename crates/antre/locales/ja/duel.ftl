# エネルギーキュー式の戦闘。
duel-fight-won = シード{ $seed }：{ $hero }の勝ち。{ $turns }ターン、{ $ticks }ティック、乱数{ $draws }回、残りHP { $hp }/{ $max }。
duel-fight-lost = シード{ $seed }：{ $hero }は倒れた。{ $turns }ターン、{ $ticks }ティック、乱数{ $draws }回、敵の残り{ $left }/{ $enemies }。
duel-fight-stopped = シード{ $seed }：{ $turns }ターンで打ち切り、敗北扱い。{ $hero }の残りHP { $hp }/{ $max }。
duel-fight-description = { $fighters }人のエネルギー、{ $ticks }ティック分。線に届いた者が行動して{ $cost }を払い、余りは持ち越す。下は乱数{ $draws }回を出た順に。
duel-turn-told = ターン{ $turn }、ティック{ $tick }：{ $lines } エネルギー{ $energy }、残り{ $kept }。

duel-log-begins = 戦闘開始！ 相手：{ $enemies }。
duel-log-misses = { $actor }の攻撃は{ $target }に当たらない。
duel-log-hits = { $actor }は{ $target }{ $word ->
    [0] をひっかいた
    [1] をなぐった
    [2] を切り裂いた
   *[3] を叩きつぶした
 }（{ $damage }）。{ $crit ->
    [0] { "" }
   *[1] 血しぶきが飛ぶ！
 }
duel-log-uses = { $actor }は{ $skill }を使った。
duel-log-heals = { $actor }は{ $item }を飲んだ（+{ $gained }）。
duel-log-escapes = { $actor }は逃げ出した。
duel-log-caught = { $actor }は逃げられない。
duel-log-falls = { $who }は倒れ、もう動かない。
duel-log-hero-falls = { $who }は倒れた。坑道が光を呑み込む。
duel-log-victory = 勝利！ { $hero }：HP { $hp }/{ $max }
duel-log-defeat = 敗北。{ $hero }：HP { $hp }/{ $max }

duel-queue = { $fighters }人の最初の{ $turns }ターンは{ $ticks }ティック。
duel-queue-stopped = { $asked }ターン中{ $turns }ターンのみ：上限のティック{ $tick }までに他の誰も行動できない。
duel-queue-description = { $fighters }人のエネルギー、{ $ticks }ティック分。線に届いた者が行動して支払う。
duel-preview = 次：{ $order }。
duel-preview-nobody = 誰も行動しない。
duel-preview-differs = { $turn }番目から、通常の消費のときと順番が変わる。

duel-replay-same = シード{ $seed }の記録は{ $turns }ターン、乱数{ $draws }回まですべて一致。
duel-replay-draw = ターン{ $turn }の乱数{ $draw }回目から違う：記録{ $recorded }、今回{ $now }。
duel-replay-turn = ターン{ $turn }の{ $what }から違う：記録{ $recorded }、今回{ $now }。
duel-replay-whole = ターンはすべて同じだが、{ $what }が違う：記録{ $recorded }、今回{ $now }。
duel-differs-turn = 番号
duel-differs-tick = ティック
duel-differs-actor = 行動者
duel-differs-energy = エネルギー
duel-differs-damage = ダメージ
duel-differs-life = 残りHP
duel-differs-turns = ターン数
duel-differs-choices = 選択の数
duel-differs-draws = 乱数の回数
duel-differs-state = 乱数の最終状態
duel-differs-log = ログのハッシュ

duel-picture-rule = { $threshold }で行動し、{ $cost }を払う。余りは持ち越し。同じエネルギーなら並び順が先の者。
duel-picture-dice = 1ターンの乱数は命中（100面）、武器（塗り）、会心（100面）の順。ミスならそこで終わり。
duel-word-tick = ティック
duel-word-energy = エネルギー
duel-word-draws = 乱数
duel-word-in-order = 出た順
duel-word-result = 結果
duel-word-a-tick = 毎ティック#
duel-word-life = HP
duel-word-keeps = 残り
duel-word-falls = 倒れる
duel-word-miss = ミス
duel-word-crit = 会心

draw-hit = 命中
draw-miss = ミス
draw-weapon = 武器
draw-crit = 会心
draw-plain = 通常
draw-after-hit = 追加効果
draw-spell = 呪文
draw-bleed = 出血
draw-stun = 気絶
draw-burn = 炎上
draw-no-effect = 効果なし
draw-flight = 逃走
draw-escapes = 成功
draw-caught = 失敗
duel-roster = { $hero }対{ $enemies }。
