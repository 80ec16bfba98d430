# トルネコの大冒険3のターン、フェイズ、キャラクター。「」の中はゲームのメッセージ
torneko3-name-player = プレイヤー
torneko3-name-terrain = 地形

torneko3-phase-w = 風
torneko3-phase-s = 出現
torneko3-phase-p1 = プレイヤー
torneko3-phase-e1 = 敵
torneko3-phase-a1 = 仲間
torneko3-phase-l1 = 経過
torneko3-phase-p2 = プレイヤー
torneko3-phase-e2 = 敵
torneko3-phase-a2 = 仲間
torneko3-phase-l2 = 経過

torneko3-word-turn = ターン
torneko3-word-and = と
torneko3-word-reading = 解釈
torneko3-word-warp = ワープ
torneko3-word-damage = ダメージ
torneko3-word-pillar = 柱
torneko3-word-spikes = トゲの床
torneko3-word-house = モンスターハウス
torneko3-word-slow = 鈍足
torneko3-word-normal = 等速
torneko3-word-fast1 = 倍速1回行動
torneko3-word-fast2 = 倍速2回行動
torneko3-word-fast = 加速
torneko3-word-cure = 回復
torneko3-word-expire = 効果切れ
torneko3-word-drink-quick = すばやさ草
torneko3-word-cure-slow = 鈍足の回復
torneko3-word-pillar-staff = 柱の杖
torneko3-word-warp-self = ワープ草
torneko3-word-staff-fast = 加速の杖
torneko3-word-staff-slow = 鈍足の杖
torneko3-word-warp-player = プレイヤーへのワープ
torneko3-word-slow-player = プレイヤーへの鈍足
torneko3-word-haste-player = プレイヤーへの加速
torneko3-word-leap = 跳躍

torneko3-glyph-walk = 移動
torneko3-glyph-attack = 攻撃
torneko3-glyph-special = 特殊行動
torneko3-glyph-boost = すばやさ草
torneko3-glyph-wait = 待機
torneko3-glyph-wake = 起床
torneko3-glyph-appears = 出現
torneko3-glyph-faster = 加速
torneko3-glyph-slower = 減速
torneko3-glyph-stairs = 階段

torneko3-key-decided = 決定
torneko3-key-executed = 実行
torneko3-key-both = 決定、つぎに実行
torneko3-key-cancelled = 取消
torneko3-key-pending = 発動待ち
torneko3-key-fires = 発動
torneko3-key-armed = 待機開始
torneko3-key-fired = 発動
torneko3-key-not-due = 行動なし
torneko3-key-skipped = 飛ばし
torneko3-key-elapse = 経過(回復と残り時間)
torneko3-key-leaves = 倒れる・去る

torneko3-floor-before = { $turn }ターンの前
torneko3-floor-after = { $turn }ターンの後
torneko3-floor-start = はじめ
torneko3-floor-end = おわり
torneko3-floor-moment = { $turn }ターン { $phase } の前
torneko3-floor-decides = { $turn }ターン { $phase }、{ $who }の決定時
torneko3-floor-plan = { $turn }ターン { $phase } の前、数字はそこへ歩いたときの被弾数
torneko3-floor-slip = すべる床
torneko3-floor-water = 水
torneko3-floor-crystal = 水晶
torneko3-floor-carpet = じゅうたん
torneko3-floor-shop = 店
torneko3-floor-house = モンスターハウス
torneko3-floor-trap = ワナ
torneko3-floor-pillar = 柱
torneko3-floor-spikes = トゲの床
torneko3-floor-item = アイテム
torneko3-floor-stairs = 階段

torneko3-title = { $name ->
    [warp-trap] ワープのワナはCの攻撃の直前に発動し、相手のいないCは待機する。
    [warp-herb] Aの決定より前にプレイヤーが消えるので、Aは攻撃でなく移動を選ぶ。
    [quick-herb] すばやさ草の直後、プレイヤーは誰よりも先に2回行動する。
    [slippery] すべっている間、最後の1歩以外は敵と仲間の行動が飛ばされる。
    [pillar-two-ahead] 2マス先の敵に柱を立てると、留まっても歩いても行動を1回失う。
    [foot-tapping] 足踏み中の倍速1回行動の仲間は等速と同じ回復、歩けば1ターンに2回回復する。
    [theft-1] 代金を断ると泥棒となり、ガーゴイルは直後の敵フェイズを失う。
    [theft-2] 店主が眠っていて請求がなく、もう1体のガーゴイルは同じターンのE2に動く。
    [carpet-leap] じゅうたんから店の外へのワープは泥棒2型で、ガーゴイルがすぐに来る。
    [monster-house] 歩いて入ると全員が起き、起きた者はこのターンの行動を両方失う。
    [monster-house-exception-1] 移動以外の決定の後にワープで入ると、誰も飛ばされない。
    [monster-house-exception-2] 起きていた敵が攻撃すると、それより後の順番の者も行動する。
    [wind-1799] 1800ターン目は入力がなく、等速で行動できるのは1799回。
    [spawn-ticks] 泥棒中は5ターンごと、ふだんは30ターンごとに敵が現れる。
   *[other] { $title }
 }
torneko3-timeline = { $turns }ターン: 敵の行動 { $actions } 回、プレイヤーへの攻撃 { $hits } 回、飛ばし { $skipped } 回、取消 { $cancelled } 回{ $over ->
    [dead] 。プレイヤーは倒れた
    [wind] 。風に飛ばされた
   *[other] {""}
 }。
torneko3-timeline-description = ターンごとのフェイズの列、行動順に1人1行。{ $sentence }
torneko3-quiet-turn = { $from }ターン: 全員が待機。
torneko3-quiet-turns = { $from }~{ $to }ターン: 全員が待機。
torneko3-note-more = { $next }ターンから先は --from { $next } で表示。
torneko3-note-depends = 解釈{ $entry }({ $key } { $value })による: { $evidence }。

torneko3-decides = { $who }の決定: { $kind }
torneko3-moves = { $who }が移動
torneko3-swaps = { $who }が{ $target }と入れ替わる
torneko3-waits = { $who }が待機
torneko3-attacks = { $who }が{ $target }を攻撃
torneko3-stumbles = { $who }が{ $target }のいるマスへ移動し、攻撃になる
torneko3-uses = { $who }が{ $what }を使う
torneko3-cancel = { $who }の決定は取消、相手がいないので待機
torneko3-pend = { $effect }{ $trap ->
    [yes] のワナ
   *[other] {""}
 }が発動待ち({ $who })
torneko3-thread = { $effect }{ $trap ->
    [yes] のワナ
   *[other] {""}
 }、発動待ち
torneko3-fired-by = { $effect }{ $trap ->
    [yes] のワナ
   *[other] {""}
 }が{ $who }に発動、{ $by }の決定が移動以外だから
torneko3-fired = { $effect }{ $trap ->
    [yes] のワナ
   *[other] {""}
 }が{ $who }に発動
torneko3-woken = { $who }が起き、飛ばされない
torneko3-woken-skipped = { $who }が起き、このターンの行動を失う
torneko3-freed = { $who }の行動が戻る
torneko3-dies = { $who }が倒れる
torneko3-spawned = { $who }が出現、行動順 { $order }(出現条件 { $rule })
torneko3-spawn-counted = 敵が出現(出現条件 { $rule }): 敵 { $enemies }、全員 { $chars }
torneko3-spawn-none = 出現条件 { $rule } を満たすが、マスか番号がない
torneko3-speed = { $who }が{ $cause }で{ $from }から{ $to }に
torneko3-nothing = { $who }:「何も起こらなかった」
torneko3-wind1 = 「おや、風が・・・」
torneko3-wind2 = 「風が強くなってきた・・・」
torneko3-wind3 = 「また風が・・・ かなりの強風だ!」
torneko3-wind4 = 「強風で 遠くまで飛ばされた!」
torneko3-over-wind = 冒険はここで終わり、入力はない
torneko3-over-dead = プレイヤーは倒れた
torneko3-statue = 石像 { $id }({ $kind })
torneko3-ring = ワープの指輪の判定、何もなし
torneko3-ring-warps = ワープの指輪でワープ
torneko3-claim-yes = 店主の請求に「はい」
torneko3-claim-no = 店主の請求に「いいえ」
torneko3-paid = 代金を払った
torneko3-theft-1 = 泥棒1型: 請求を断った
torneko3-theft-2 = 泥棒2型: 請求する者がいない
torneko3-stairs = 階段を降り、ターンはそこで終わる

torneko3-skip-slippery = { $who }は飛ばし: すべっていて、まだ止まらない(9.2)
torneko3-skip-player-speed-up = { $who }は飛ばし: プレイヤーの速度が上がった(9.1)
torneko3-skip-terrain-damage = { $who }は飛ばし: 前の入力から後に地形のダメージを受けた(9.3)
torneko3-skip-mh-wakeup = { $who }は飛ばし: このターンにモンスターハウスで起きた(9.5)
torneko3-skip-theft-type1 = { $who }は飛ばし: 泥棒1型の直後の敵フェイズ(9.4)
torneko3-skip-slow = { $who }は行動なし: 鈍足(3.2)
torneko3-skip-slippery-short = すべる
torneko3-skip-player-speed-up-short = 加速
torneko3-skip-terrain-damage-short = 負傷
torneko3-skip-mh-wakeup-short = 起床
torneko3-skip-theft-type1-short = 泥棒
torneko3-skip-slow-short = 鈍足
torneko3-due-one-action = { $who }は1ターン1回行動
torneko3-due-spent-first = { $who }の2回目はない: 1回目が移動でない
torneko3-due-nap = { $who }は仮眠中
torneko3-due-player-not-double = { $who }は倍速でない

torneko3-readings = { $outcome ->
    [0] { $order ->
        [0] 諸説ある規則のどの解釈でも、ここでは何も変わらない。
       *[other] 結果を変える解釈はなく、{ $all }のうち{ $order }つが起こる順だけを変える。
     }
   *[other] { $all }の解釈のうち{ $outcome }つが結果を変える: { $keys }。
 }
torneko3-readings-combined = { $all ->
    [yes] 解釈の全{ $combinations }通り
   *[other] 解釈の{ $combinations }通り(単独と2つ組)
 }の結果は{ $outcomes }通り。
torneko3-readings-together = ほかと組み合わせたときだけ結果を変える: { $keys }。
torneko3-readings-first = { $usual } → { $here }
torneko3-readings-nothing = 何もなし
torneko3-matters-no = なし
torneko3-matters-order = 順番
torneko3-matters-outcome = 結果

torneko3-heading-entry = 項目
torneko3-heading-reading = 解釈
torneko3-heading-evidence = 通常の根拠
torneko3-heading-matters = 変わるもの
torneko3-heading-first = 最初の違い
torneko3-heading-input = 入力
torneko3-heading-hits = 被弾
torneko3-heading-damage = HP
torneko3-heading-actions = 敵の行動
torneko3-heading-who = 次の入力までの敵の行動

torneko3-plan = いま最善: { $input }。次の入力までに敵の行動は{ $actions }回、うち被弾{ $hits }回、HP −{ $damage }{ $theft ->
    [0] {""}
   *[other] 、泥棒{ $theft }型
 }。無傷の入力は{ $all }のうち{ $safe }。
torneko3-plan-none = 入力の場面がない。
torneko3-plan-facts = 入力ごとに、次の入力までの敵の行動。被弾の少ない順、HPの減りの少ない順、敵の行動の少ない順。
torneko3-plan-description = プレイヤーの隣のマスに被弾数を書いたフロアと、全入力の表。{ $sentence }
torneko3-plan-hits-you = 被弾
torneko3-plan-theft = 泥棒{ $kind }型
torneko3-plan-wakes = モンスターハウスが起きる
torneko3-plan-dead = プレイヤーは倒れる
torneko3-plan-wind = 風に飛ばされる
torneko3-plan-stairs = 階段を降りる
torneko3-plan-off = じゅうたんの外へ { $path }
torneko3-plan-into = モンスターハウスへ { $path }
torneko3-plan-not-there = たどり着けない
