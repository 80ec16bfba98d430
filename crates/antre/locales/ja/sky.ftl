# ダンジョンのフロアでのターン。
sky-name-leader = リーダー
sky-name-ally = 仲間
sky-name-ally-number = 仲間{ $number }
sky-name-enemy = 敵
sky-name-enemy-number = 敵{ $number }

sky-word-then = 続いて
sky-word-step = ステップ
sky-word-counter = カウンタ
sky-word-speed = 速度
sky-word-extra = 追加
sky-word-locked = 番だがロック中
sky-word-lost = 行動を失う
sky-word-not-due = 番ではない
sky-word-leaves = 退場
sky-word-differs = 相違
sky-word-due = 番

sky-glyph-boost = 加速
sky-glyph-lower = 減速
sky-glyph-either = 加速か減速
sky-glyph-charge = ため
sky-glyph-release = 発動
sky-glyph-attack = 攻撃
sky-glyph-leader = リーダー交代
sky-glyph-weather = 天気
sky-glyph-walk = 歩く
sky-glyph-pass = 足踏み

sky-foot-exact = 正確な規則
sky-foot-article = 記事の規則
sky-foot-time-darkness = 時・闇の探検隊
sky-foot-both = 正確な規則と記事の規則

sky-timeline = { $summary }：{ $enemies ->
    [1] 敵
   *[other] { $enemy }
 }の最初の行動までに{ $count ->
    [0] リーダーの行動なし
   *[other] リーダーが{ $count }回行動
 }。
sky-timeline-alone = { $summary }：{ $steps }ステップでリーダーが{ $count }回行動し、敵は行動しない。
sky-timeline-description = { $steps }ステップ、{ $lanes }列、リーダーが先頭。{ $sentence }
sky-facts-same = 全員が{ $stage }で始まる。
sky-facts-begin = 開始時：{ $begins }。
sky-facts-reset = リーダーが自分で加速するたびにカウンタが0になり、すぐもう一度行動する。
sky-facts-reset-article = リーダーの速度が変わるとカウンタが0になり、残りは0で判定する。

sky-slot-place = { $name }、ステップ{ $step }、カウンタ{ $counter }：{ $told }
sky-slot-acts = 速度{ $stage }で{ $action }
sky-slot-extra = 速度{ $stage }で{ $action }、追加行動
sky-slot-leader = 速度{ $stage }で{ $action }、リーダーとして最初の行動
sky-slot-out-of-order = 速度{ $stage }で{ $action }、順番外
sky-slot-retry = 速度{ $stage }で{ $action }、二度目の試み
sky-slot-locked = 番だが、次の共通ティックまでロック中
sky-slot-lost = { $due }では番だったが、{ $counter }で判定され番ではない
sky-slot-lost-short = { $counter }で喪失
sky-slot-lost-reason = { $counter }で判定：番ではない
sky-slot-skipped = 先に順番外で行動したため、この番を失う
sky-slot-skipped-short = 飛ばし
sky-slot-skipped-reason = 行動済み：飛ばし
sky-slot-leaves = フロアを去る

sky-note-leader-fell = ステップ{ $step }でリーダーが倒れた：フロア終了。
sky-note-blown-out = ステップ{ $step }で風に飛ばされた：フロア終了。
sky-note-more = 全{ $steps }ステップ中{ $from }～{ $last }を表示。続きは--from { $next }。

sky-why-locks = ステップ{ $step }、カウンタ{ $counter }：{ $name }は{ $action }を使い、次の共通ティックまでロック。
sky-why-locks-counters = ステップ{ $step }、カウンタ{ $counter }：{ $name }は残り{ $counters }で{ $action }を使い、次の共通ティックまでロック。
sky-why-reset = ステップ{ $step }：リーダー自身の加速でカウンタが{ $from }から0へ。リーダーはすぐもう一度行動する。
sky-why-reset-article = ステップ{ $step }：リーダーの速度が変わり、カウンタは{ $from }から0へ。残りは0で判定する。
sky-why-lost = ステップ{ $step }：{ $name }は{ $due }では番だったが、{ $counter }で判定される。
sky-why-skipped = ステップ{ $step }：{ $name }は先に順番外で行動したため、この番を失う。
sky-why-stage = ステップ{ $step }、カウンタ{ $counter }：{ $name }は{ $from }から{ $to }へ。
sky-why-expired = ステップ{ $step }、カウンタ{ $counter }：{ $name }の効果が一つ切れ、{ $from }から{ $to }へ。この行動は行われる。
sky-why-no-effect = ステップ{ $step }、カウンタ{ $counter }：{ $name }の速度は変わらない。
sky-why-weather = ステップ{ $step }：天気が{ $weather }になった。
sky-why-spawned = ステップ{ $step }：{ $name }が現れ、一番若い空き枠に入る。
sky-why-leaves = ステップ{ $step }：{ $name }がフロアを去る。
sky-why-leader = ステップ{ $step }：{ $name }がリーダーになり、すぐ行動する。
sky-why-wind = ステップ{ $step }：風が近づく。残り{ $left }ターン。

sky-diff = ステップ{ $step }で分かれる：{ $name }は正確な規則では{ $exact ->
    [0] 行動せず
   *[other] { $exact }回行動し
 }、記事の規則では{ $article ->
    [0] 行動しない
   *[other] { $article }回行動する
 }。
sky-diff-same = 正確な規則と記事の規則は{ $steps }ステップすべて同じ。
sky-diff-exact = 正確な規則
sky-diff-article = 記事の規則
sky-diff-split = ロックしない行動なら、+3のリーダーの行動は正確な規則で{ $exact }、記事の規則で{ $article }に分かれ、間に敵の行動が入る。
sky-diff-finding = 記事自身は4/1/3と言うが、その規則からは出ない。出るのは3/1/4。
sky-diff-description = 上下二つのタイムライン。上が正確な規則、下が記事の規則。{ $sentence }

sky-due = カウンタで番になった者は、ロック中でなければ行動できる。共通ティックは4つごとの最後。
sky-due-facts = 1ステップでカウンタが1進み、23の次は0。効くのは8で割った余りだけ。
sky-due-rules = 1ターンに−1は半回、+0は1回、+1は2回、+2は3回、+3は4回行動する。
sky-due-rule-0 = カウンタ7、15、23
sky-due-rule-1 = 4で割って3余るカウンタ
sky-due-rule-2 = 奇数のカウンタ
sky-due-rule-3 = 4の倍数以外のカウンタ
sky-due-rule-4 = すべてのカウンタ

sky-stage = 速度{ $shown }{ $clamped ->
    [0] {""}
   *[other] （合計{ $raw }から）
 }：{ $rule }で番、24ステップに{ $due }回。
sky-part-heading = 合計の内訳
sky-part-base = 全種族
sky-part-raises = 残っている加速の数
sky-part-lowerings = 残っている減速の数
sky-part-paralysis = まひ
sky-part-flat = その他の補正
sky-part-sum = 合計
sky-part-stage = 段階（合計を0～4に収める）

sky-plan = { $actions }：その間に敵は行動せず、これより短い手順はない。
sky-plan-cost = 行動{ $count }回、風{ $wind }ターン、満腹度{ $belly }ターン
sky-plan-none = { $payload }：{ $depth }回までの行動では、敵に行動させない手順はない。
sky-plan-level = { $tried }通りを試行：敵が行動{ $acted }、状態の重複{ $repeated }、不可{ $impossible }、継続{ $open }、成功{ $done }
sky-plan-certain = 確実、乱数によらない（9か10、7か8。全{ $runs }通り）
sky-plan-chance = { $den }分の{ $num }、乱数{ $runs }通りから厳密に
sky-plan-before = ロックしない行動{ $free }回、ロックする行動{ $locking }回。敵の行動は{ $steps ->
    [0] このステップ
   *[other] { $steps }ステップ後
 }、カウンタ{ $counter }
sky-plan-kite-holds = { $pattern }：ずっと続けられる（{ $actions }回の行動で状態が繰り返す）
sky-plan-kite-caught = { $pattern }：{ $steps ->
    [0] 最初のステップ
   *[other] { $steps }ステップ後
 }に追いつかれる、カウンタ{ $counter }
sky-plan-kite-reach = { $pattern }：{ $steps ->
    [0] 最初のステップ
   *[other] { $steps }ステップ後
 }に敵が届かなくなる、カウンタ{ $counter }
sky-plan-kite-open = { $pattern }：{ $actions }回の行動では決まらない
sky-plan-expiry = { $stage }での行動はあとロックなし{ $free }回、ロックあり{ $locking }回。すべて切れるのは{ $steps }または{ $locked_steps }ステップ後
sky-plan-trap = { $action }回目の行動での加速（残り{ $left }）は{ $stage }では働かず、古い効果と入れ替わるだけ
sky-plan-slow = カウンタ{ $counter }：次の行動は{ $before }ではなく{ $after ->
    [0] このステップ
   *[other] { $after }ステップ後
 }。8ステップで{ $acts }回ではなく{ $slowed }回

draw-raise-counter = 加速の長さ
draw-lower-counter = 減速の長さ
draw-paralysis-counter = まひの長さ
draw-chance = 確率
draw-raise-or-lower = 加速か減速
draw-yes = はい
draw-no = いいえ

sky-topic-cost = 代償
sky-topic-level = 長さ{ $length }
sky-topic-chance = 確率
sky-topic-before = { $enemy }より前
sky-topic-kite = { $enemy }から逃げ撃ち
sky-topic-expiry = { $name }の残り
sky-topic-trap = かけ直しの罠
sky-topic-slow = { $enemy }の減速
sky-topic = 問い
sky-topic-answer = 答え
