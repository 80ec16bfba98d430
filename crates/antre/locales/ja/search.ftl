# 検索、一覧、シミュレーション。
search-dq9-map = { $id }は{ $name }：地下{ $depth }階の下に{ $boss }。
search-dq9-map-chests = { $id }は{ $name }：地下{ $depth }階の下に{ $boss }、宝箱{ $count ->
    [0] なし
   *[other] { $chests }
 }。
search-dq9-floor = { $id }のB{ $number }F、{ $name }。
search-dq9-chest = { $id } B{ $number }F、宝箱{ $chest }：ランク{ $letter }。{ $name }。
search-dq9-timer = 基準{ $base }、タイマー{ $timer }で{ $id }（{ $name }）、場所{ $location }。
search-duel-won = シード{ $seed }：{ $hero }の勝ち。{ $turns }ターン、乱数{ $draws }回、残りHP { $hp }、会心{ $crits }回。
search-duel-lost = シード{ $seed }：{ $hero }は倒れた。{ $turns }ターン、乱数{ $draws }回、会心{ $crits }回。

search-plan-exact = { $space }{ $items }件中ちょうど{ $hits }件が該当。{ $threads }スレッドで約{ $time }。
search-plan-sampled = { $space }{ $items }件中約{ $hits }件が該当（95 %：{ $low }～{ $high }）。{ $threads }スレッドで約{ $time }。
search-word-stage = 段階
search-word-items = 件数
search-word-passes = 通過
search-word-cost = 1件の負荷
search-word-conditions = 条件

search-found = { $space }{ $items }件中{ $hits ->
    [0] 該当なし
   *[other] { $shown }件が該当
 }。{ $time }秒。
search-limit = 上限に達したため最初の{ $shown }件を表示。
search-stopped = { $space }{ $items }件中{ $done }件で停止、{ $shown }件発見。{ $resume ->
    [1] 同じコマンドに--resumeを付けると続きから。
   *[0] { "" }
 }
search-drop = { $condition }がなければ{ $hits }件。
search-written = { $file }に{ $rows }行。SHA-256 { $sum }。

duel-sim = { $hero }の勝率は{ $fights }戦で{ $share }（95 %：{ $low }～{ $high }）。
duel-sim-exact = 理想的な乱数なら確率はちょうど{ $first }。毎回最善の相手（最初は{ $target }）を狙えば{ $best }。
duel-sim-not-narrow = { $fights }戦でもまだ区間が広い。シードを増やせば狭まる。
duel-sim-wins = 勝率
duel-sim-crit-fights = 会心の出た戦闘
duel-sim-turns = ターン
duel-sim-hp = 終了時の主人公のHP
duel-sim-ticks = ティック
duel-sim-crits = 会心
duel-sim-misses = ミス
duel-sim-draws = 乱数
duel-sim-value = 値
duel-sim-interval = 95 %区間
duel-sim-fights = 戦闘
duel-sim-in-turns = { $turns }ターンで終了
duel-compare = { $better }の勝率が{ $points }ポイント高い：A { $a }、B { $b }、{ $fights }シード（A − B 95 %：{ $low }～{ $high }ポイント）。
duel-compare-even = { $fights }シードでは差が見えない：A { $a }、B { $b }（A − B 95 %：{ $low }～{ $high }ポイント）。
duel-compare-points = 勝率、パーセントポイント
duel-sweep = 勝率は{ $at_low }の{ $low }から{ $at_high }の{ $high }まで、各{ $fights }シード。
duel-sweep-cell = { $at }：{ $share }（95 %：{ $low }～{ $high }）。
duel-sweep-legend = 勝った戦闘、パーセント
duel-sweep-description = { $cells }マスの格子。各マスは主人公の勝率で、濃いほど高い。
duel-infer-none = この{ $dice }個の目が出るシードはない。
duel-infer-one = この{ $dice }個の目が出るのはシード{ $seed }だけ。
duel-infer-many = この{ $dice }個の目が出るシードは{ $seeds }個。
duel-infer-next = 1～100の目があと1個あれば{ $bits }ビット分かり、残りは約{ $remain }個。
duel-infer-die = 目
duel-infer-value = 出た値
duel-infer-remain = 残るシード
duel-infer-seed = シード

search-infer-none = 合う地図がない。何も残らなくなった手がかりか、その前のどれかが違う。
search-infer-one = { $item }に決まり：{ $clues }個の手がかりに合う地図はほかにない。
search-infer-many = { $clues }個の手がかりに合う地図は{ $items }枚。
search-infer-left = 残り
search-infer-clue = 手がかり
search-infer-next = 次に見るもの
search-infer-judged = このうち均等に選んだ{ $items }個による見積もり。
search-columns = { $space }（{ $edition }）：{ $columns }列。
search-isaac-head = { $seed }、ステージ{ $stage }{ $name }：{ $curse ->
    [none] 呪いなし
   *[other] 呪い：{ $curse }
 }。
search-isaac-floor = { $seed }、ステージ{ $stage }{ $name }：{ $curse ->
    [none] 呪いなし
   *[other] 呪い：{ $curse }
 }、{ $steps ->
    [-1] ボスへの道なし
   *[other] ボスまで{ $steps }部屋
 }、全{ $rooms }部屋。
