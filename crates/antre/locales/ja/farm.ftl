# ドラゴンクエストIXで規則を使ってすること:時間を計る、集める、口笛を吹く。
dq9-moment-five = ⑤
dq9-moment-solo = 1人
dq9-moment-party = 4人
dq9-moment-eight = ⑧
dq9-moment-nine = ⑨
dq9-moment-title = タイトル
dq9-moment-five-how = 0秒(T = 5):2台のうち1台がすれちがいの記録(Pals Past & Present)に入る瞬間に、もう1台が戦いのきろくから出る(◐ 単一の出典)。
dq9-moment-nine-how = 4秒(T = 9):すれちがいの記録(Pals Past & Present)に入り、両方の画面から出る(◐ 単一の出典)。

dq9-stopwatch-moments = ストップウォッチ(T)を合わせる時点:{ $moments }({ $evidence })。
dq9-stopwatch-stairs = その階の宝箱をTに置かせるには、0.7〜0.3秒前に階段に乗るか、その1秒のうちに戦いのきろくから出る(◐ 単一の出典)。

dq9-set-millionaire = 金策
dq9-set-s-weapon = Sランクの武器
dq9-set-metal-slime-piece = メタルスライム装備

dq9-farm-quick-load = 1つの階の複数の宝箱をすぐに
dq9-farm-all-floors = 複数の階を同じ秒に
dq9-farm-third-chests = 2つの階の3番目の宝箱
dq9-farm-combo = すぐに1つ、その後3番目の宝箱で組になる品
dq9-farm = { $item }({ $pattern }):{ $grouped }枚、最初は{ $first }({ $map })。
dq9-farm-count = { $item }({ $pattern }):{ $grouped }枚。
dq9-farm-none = { $item }({ $pattern }):該当する地図はない。

dq9-free = すべての願いをかなえる地図は{ $grouped }枚、最初は{ $first }({ $map })。
dq9-free-count = 該当する地図は{ $grouped }枚。
dq9-free-none = すべての願いをかなえる地図はない。

dq9-fastest = { $item }まで{ $way }:{ $name }({ $map })、B{ $floor }F、宝箱{ $chest }、{ $second }秒({ $seconds }のうち)。
dq9-fastest-none = { $seconds }秒に{ $item }が出る地図はない。
dq9-fastest-way = 道のりは入口から宝箱まで。地図ごとに最も近い宝箱を示す。

dq9-marathon = { $item }:{ $own }枚中{ $maps }枚で宝箱{ $chests }個、{ $way }。最初は{ $first }({ $map })。
dq9-marathon-none = { $own }枚のどの地図も、その時点では{ $item }が出ない。
dq9-marathon-how = 示された階ごとに中断し、再開してすぐ開ける。宝箱1個あたりの歩数が少ない地図から回るので、どの時点でも開けた数が最も多い。地図の間の移動は数えない(○ 仮定:独自の順)。

dq9-at = { $map }の後にB{ $floor }Fで口笛を吹くと{ $monster }が来る。先制は{ $deftness ->
    [0] 必ずできる
    [1000] できない
   *[other] きようさ{ $deftness }以上でできる
 }。
dq9-at-lost = { $map }の後にB{ $floor }Fで口笛を吹くと{ $monster }のはずだが、この階に記録がなく、何も起こらない。
dq9-at-nobody = { $map }の後にB{ $floor }Fで口笛を吹いても誰も来ない。
dq9-at-outputs = { $map }の後、最初のドロップは早くて{ $start }番目の出力。--floor で口笛の相手がわかる。
dq9-at-page = 乱数が自動で進まない場所(Flag0のマスがある階など)で、地図が一覧のページの最後にあるときの話:そのとき32個の出力が使われている(◐ 単一の出典)。
dq9-at-runs = B{ $floor }Fには通路のないマスがない:そこでは乱数が進むかもしれない。
dq9-at-drops = 確率は利用者が与えたもの:ドロップ表は含まれていない。最大8個、種族ごとにレアが通常より先。
dq9-at-explain = 口笛、ATの初期値{ $state }:来る種族からの出力。
dq9-at-no-record = { $monster }の記録がなく、何も起こらない
dq9-at-no-entry = 誰も来ない
dq9-at-deftness = { $deftness ->
    [0] 必ず先制
    [1000] 先制できない
   *[other] きようさ{ $deftness }以上
 }
dq9-at-ambush = 魔物の先制
dq9-at-calm = 先制なし
dq9-at-pattern = { $pattern }、{ $figure }分の1。魔物1/3/5匹で消費すべき数:{ $spend }
dq9-at-drops-from = ここから{ $pattern }の形でドロップ:消費{ $spend }
dq9-at-rare = 種族{ $kind }のレア、{ $figure }分の1{ $member ->
    [0] {""}
   *[other] 、極意書{ $member }
 }
dq9-at-common = 種族{ $kind }の通常、{ $figure }分の1{ $member ->
    [0] {""}
   *[other] 、極意書{ $member }
 }
dq9-output-unknown = 不明
dq9-output-kind = 来る種族
dq9-output-strike = 先制
dq9-output-ambush = 不意打ち
dq9-output-place = 配置
dq9-output-drop = ドロップ
dq9-output-pattern = パターン

dq9-method = 該当する地図は{ $grouped }枚、最初は{ $first }({ $map })。
dq9-method-none = 該当する地図はない。
dq9-method-never = 不可

dq9-bug = 4人バグ:本来は{ $name }、{ $floors }階、{ $boss }。
dq9-bug-gained = ホストに増える階:{ $count ->
    [1] B{ $last }F
   *[other] B{ $first }F〜B{ $last }F
 }。そこに呼ばれたゲストはB16Fまで進める。
dq9-bug-not-gained = ホストはB{ $floors }Fまでで、増える階はない。
dq9-bug-stays = 変わるのは名前、レベル、階数、ボス。地形、宝箱とそのランク、環境、魔物は変わらない(◐ 単一の出典)。
dq9-bug-how = 起こし方:2人目のゲストが入る間、ホストが入口でAを連打する。必ず起こるとは限らない。出力が1つ失われるというのは推測(○ 仮定)。

dq9-column-at-once = すぐ
dq9-column-later = その後
dq9-column-wish = 願い
dq9-column-stops = 止まる階
dq9-column-so-far = 宝箱
dq9-column-output-number = 番号
dq9-column-output = 出力
dq9-column-decides = 決めること
dq9-column-reads = 結果
dq9-column-evidence = 確かさ
dq9-column-whistled = 来る魔物
dq9-column-deftness = きようさ
dq9-column-begins = 始まり
dq9-column-to-spend = 消費 1/3/5

draw-whistled-kind = 来る種族
draw-first-strike = 先制
draw-monsters-strike-first = 魔物の先制
draw-before-the-whistle = 口笛の前
draw-struck = 魔物の先制
draw-calm = 先制なし

watch-now = 今
watch-in = あと{ $time }
watch-left = 残り{ $time }
watch-over = もうない
watch-ready = Spaceで T { $start } から開始
watch-stopped = 停止中
watch-set = { $moment }に合わせた:T { $time }。
watch-nothing-to-undo = 戻すものがない。
watch-bell-on = ベルあり。
watch-bell-off = ベルなし。
watch-flash-on = 点滅あり。
watch-flash-off = 点滅なし。
watch-offset = T = s + { $offset }
watch-keys = Space 開始/停止  r 最初から  0–5 合わせる  +/− 0.1秒  u 戻す  b ベル  f 点滅  q 終了
