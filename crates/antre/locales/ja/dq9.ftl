# ドラゴンクエストIXの宝の地図の洞窟。
dq9-environment-caves = 洞窟
dq9-environment-ruins = 遺跡
dq9-environment-ice = 氷
dq9-environment-water = 水
dq9-environment-fire = 火山

dq9-word-chests = 宝箱
dq9-word-chests-title = 宝箱
dq9-word-monsters = モンスター
dq9-word-memory = メモリ
dq9-word-arrive = 到着
dq9-word-go-down = 下り
dq9-word-doorway = 入口
dq9-word-corridor = 通路
dq9-word-floor = 床
dq9-word-rock = 岩
dq9-word-unreachable = 取れない宝箱
dq9-word-closed = 閉じた部屋
dq9-word-ghost = 古い階段（見た目は床）
dq9-word-isolated = 通路なし：モンスターは来ない

dq9-label-id = 地図
dq9-label-nickname = 通称
dq9-label-quality = 品質
dq9-label-boss = ボス
dq9-label-loot = ドロップ
dq9-label-chests = 宝箱
dq9-label-way = 道のり
dq9-label-special = 特殊
dq9-label-entrance = 入口
dq9-label-chance = 確率
dq9-label-roam = 徘徊
dq9-label-never = 出ない
dq9-label-odd = 備考

dq9-edition = 版：{ $edition }。
dq9-steps = { $half ->
    [2] 1歩
   *[other] { $steps }歩
 }
dq9-gold = { $gold }ゴールド
dq9-hollow = { $item }（からっぽ）
dq9-second = { $second }秒

dq9-show = { $name }（{ $map }）：{ $environment }、地下{ $floors }階、モンスターランク{ $ranks }、最下層の下に{ $boss }。
dq9-map-line = { $name } · ランク{ $rank }、シード{ $seed } · { $environment }、{ $floors }階 · ボス { $boss }
dq9-map-description = { $floors }階分の見取り図、階段と宝箱つき、最初の階から最後の階まで。
dq9-map-way = 入口からボスまで{ $way }、ボスの階は含まない
dq9-map-boss = { $name }、HP { $hp }、最も有効なのは{ $force }（{ $evidence }）
dq9-map-best = 最良は基準{ $base }：タイマー65,536通り中{ $timers }、{ $one-in }分の1
dq9-map-never = 入手不可：どの基準とタイマーでも出ない
dq9-entrance = 場所{ $location }、{ $area }：{ $where }（基準{ $bases }）
dq9-entrance-quest = クエスト15の地図としては場所5
dq9-foot-map = 地形、宝箱、モンスター · 確か
dq9-foot-floor = 地形、宝箱、モンスター · 確か

dq9-floor = { $floor }は到着地点から{ $way }に{ $letter }の宝箱。{ $monsters }。
dq9-floor-empty = { $floor }に宝箱はない。{ $monsters }。
dq9-floor-unreachable = { $floor }の宝箱は取れないものだけ。{ $monsters }。
dq9-floor-description = 縦横{ $side }マスの見取り図。上り階段{ $up }、下り階段{ $down }、宝箱{ $chests ->
    [0] なし
   *[other] { $chests }個
 }。秒ごとの宝箱の中身、その階のモンスター、メモリの使用量つき。
dq9-floor-none-lost = 消えるモンスターはいない
dq9-floor-cut = 消えるモンスターはいないが、通路が切れている（{ $count }）
dq9-floor-traps-only = モンスターは徘徊しない：収まるのは宝箱モンスターのデータだけ（{ $fit }）
dq9-floor-memory-full = モンスターは徘徊しない：最初のデータの前にメモリが尽きる
dq9-floor-single = 徘徊するのは{ $monster }だけ
dq9-floor-few = { $kinds }種が徘徊、データ{ $count }件が消える
dq9-floor-roam = { $names }（割合は{ $evidence }）
dq9-floor-nobody = なし
dq9-floor-never = { $names }：20バイトのデータ{ $entries }件に対し残り{ $left }バイト、収まるのは{ $fit }件
dq9-floor-way = 階段から階段まで{ $way }
dq9-floor-monsters = モンスターランク{ $rank }、{ $all }種中{ $present }種にデータあり
dq9-floor-monsters-all = モンスターランク{ $rank }、{ $all }種すべてにデータあり
dq9-floor-monsters-told = モンスターランク{ $rank } · { $all }種中{ $present }種にデータあり
dq9-floor-monsters-told-all = モンスターランク{ $rank } · { $all }種すべてにデータあり
dq9-floor-memory = メモリ 11344バイト中{ $bytes }
dq9-floor-memory-told = データの前に11,344バイト中{ $grouped }
dq9-floor-memory-note = 20バイトのデータが{ $fit }件収まる（棒の塗りの部分） · 歩けるマス{ $cells }、通路{ $passages }
dq9-monster-never = 出ない
dq9-monster-chests = 宝箱

dq9-odd-unreachable = { $at }の{ $letter }の宝箱は取れない
dq9-odd-hollow = { $at }の{ $letter }の宝箱は、ここにデータのない宝箱モンスターを引くとからっぽになる
dq9-odd-chestless = 宝箱なし：取れる宝箱が一つもない
dq9-odd-chamber = { $size }マスの閉じた部屋
dq9-odd-walled-in = 下り階段にたどり着けない
dq9-odd-ghosts = 幽霊階段：床に見える古い階段が{ $count }か所
dq9-odd-forced = 強制階段：100回失敗の後、確認なしに置かれた。閉じ込められはしない
dq9-odd-trapped = 宝箱の横に閉じ込められる強制階段（◐ 出典ひとつ）
dq9-odd-fifteen = 15×15の階
dq9-odd-cut = メモリ不足で通路{ $count }本が切れる。{ $isolated ->
    [0] どのマスにも通路は残る
   *[other] { $isolated }マスには通路が残らない（Flag0）
 }

dq9-content = { $second }秒：0..=99の乱数{ $roll }で{ $item }
dq9-content-hollow = { $second }秒：0..=99の乱数{ $roll }で{ $item }。ここにデータがないので宝箱はからっぽ
dq9-content-note = { $weight } % · 乱数{ $roll }
dq9-chest-told = 宝箱{ $number }、ランク{ $letter }：{ $at }

dq9-note-hollow = からっぽの宝箱モンスターは戦闘なしに開く。中身は洞窟が元に戻るまで失われる。
dq9-note-treasures = とうぞくのはな（Détectrésor、宝の数を調べる）：洞窟の中では何も起こらない。よその世界ではどこでも失敗する。
dq9-note-flair = おたからサーチ（Marque-magot、宝の場所を示す）：洞窟の中では、未踏でもボスを倒していてもいなくても、上画面に下り階段を示す。よその世界では洞窟の外で失敗する。
dq9-note-reset = 倒したボスは現れず、開けた宝箱は空のまま。宝の地図のメニューで地図を選ぶと（同じ地図でも）元に戻る。
dq9-note-saves = 冒険の書に記録しても選んだ地図は残らず、洞窟は最初から。中断の書なら地図、ボス、開けた宝箱が残る。
dq9-note-laid = 宝箱は到着時に置かれ、両画面のメニュー（せんれき）を閉じるとまた置かれるが、時計は戻らない。まだ開けていない宝箱はその秒の中身になる。

dq9-explain-header = 見出し、AT、シード{ $state }：{ $draws }。
dq9-explain-floors = 階ごとの乱数は--floorで表示。
dq9-explain-layout = 地形、AT、シード{ $state }（シード＋階）、段階ごとの乱数：{ $steps }。
dq9-explain-ranks = 宝箱ランク、AT、再び{ $state }、模型用の乱数{ $thrown }回の後：{ $draws }。
dq9-explain-contents = { $second }秒の中身、AT、シード{ $state }（シード＋階＋秒）、各宝箱の乱数：{ $draws }。
dq9-step-5a = 分割
dq9-step-5b = 部屋と入口
dq9-step-5c = 変形
dq9-step-5d = 通路
dq9-step-5f = 階段
dq9-step-5g = 宝箱

draw-environment = 地形の種類
draw-floors = 階数
draw-monster-rank = モンスターランク
draw-boss = ボス
draw-unused-chest-ranks = 不使用
draw-prefix = 前の言葉
draw-suffix = 後の言葉
draw-locale-rank = 場所の言葉
draw-level = レベル
draw-caves = 洞窟
draw-ruins = 遺跡
draw-ice = 氷
draw-water = 水
draw-fire = 火山
draw-cut-way = 切る向き
draw-cut-place = 切る位置
draw-cut-order = 次の区画
draw-room-inset = 部屋の余白
draw-room-edge = 部屋の端
draw-doorway = 入口
draw-main-room = 主な部屋
draw-edge-way = 端を広げるか縮めるか
draw-edge-depth = その幅
draw-corridor-extends = 通路が続くか
draw-stairs-room = 階段の部屋
draw-stairs-cell = 階段のマス
draw-chest-count = 宝箱の数
draw-chest-room = 宝箱の部屋
draw-chest-cell = 宝箱のマス
draw-chest-thrown-away = 捨てる
draw-chest-model = 宝箱の模型
draw-chest-rank = 宝箱のランク
draw-chest-content = 宝箱の中身
draw-quality = 品質
draw-seed = シード
draw-location = 場所
draw-vertical = 縦
draw-horizontal = 横
draw-old-first = 古い区画が先
draw-new-first = 新しい区画が先

dq9-element-fire = 炎
dq9-element-ice = 氷
dq9-element-wind = 風
dq9-element-blast = 爆発
dq9-element-earth = 土
dq9-element-dark = 闇
dq9-element-light = 光
dq9-boss-one = { $name }はHP { $hp }、最も有効なのは{ $force }。
dq9-boss-all = 最下層の下で{ $count }体のボスが待つ。
dq9-boss-of-rank = ランク{ $rank }のボスは{ $count }体。
dq9-boss-number = 番号
dq9-boss-level = レベル
dq9-boss-experience = 経験値
dq9-boss-gold = ゴールド
dq9-boss-takes = 受ける割合
dq9-boss-always = 必ず落とす
dq9-boss-drops = 落とすことがある
dq9-boss-steal = 盗むのみ
dq9-boss-ranks = ランク
dq9-boss-suffixes = 後の言葉
dq9-boss-nothing-special = どの属性も100 %
dq9-boss-disputed = 耐性とドロップはファンの表による。ブラッドナイトと破壊神フォロボスは表によって違う（--bosses wikidotでもう一方）。
dq9-boss-forces = フォースの間は毎回×1.1、さらに×その属性でボスが受ける割合。二属性なら高い方。ここでのフォースの名前はフランス語版による。

dq9-column-number = 番号
dq9-column-boss = ボス
dq9-column-hp = HP
dq9-column-chance = 確率
dq9-column-force = 最良のフォース
dq9-column-floors = 階数
dq9-column-bases = 基準
dq9-column-lies-at = 場所
dq9-column-best-timers = 最良時の値
dq9-column-map = 地図
dq9-column-name = 名前
dq9-column-rank = ランク
dq9-column-qualities = 品質
dq9-column-smr = SMR
dq9-column-bosses = ボス
dq9-column-base = 基準
dq9-column-timers = 値の数
dq9-column-one-in = 何分の1
dq9-column-timer = タイマー
dq9-column-floor = 階
dq9-column-chest = 宝箱
dq9-column-second = 秒 s
dq9-column-stopwatch = 計時 T
dq9-column-s = s
dq9-column-t = T
dq9-column-holds = 中身
dq9-column-lasts = 続く秒数
dq9-column-kind = 種類
dq9-column-occurring = 出るシードのうち
dq9-column-maps = 地図
dq9-column-drawable = 入手可
dq9-column-meaning = 意味
dq9-column-roams = 徘徊
dq9-column-best-base = 最良の基準
dq9-column-way = 道のり
dq9-column-count = 数
dq9-column-seed-floor = シードと階
dq9-column-size = 大きさ
dq9-column-progress = 状態
dq9-column-worth = 価値

dq9-decode-one = { $name }は{ $map }。
dq9-decode-one-fits = その場所の{ $name }は{ $map }、同名の洞窟{ $all }個のうちの一つ。
dq9-decode-some = { $name }：同名の洞窟{ $all }個のうち{ $count }個が合う。
dq9-decode-many = { $name }は{ $count }個の洞窟のどれでもありうる。場所が分かれば絞れる。
dq9-decode-nothing = { $name }という洞窟はない：言葉はあるが、そのレベルと組み合わさることはない。
dq9-decode-nowhere = { $name }という洞窟{ $all }個の中に、その場所と基準に合うものはない。
dq9-decode-legacy = { $boss }の地図{ $level ->
    [0] {""}
   *[other] Lv{ $level }
 }は過去作のボスの地図で、洞窟はない。
dq9-decode-best = { $base }で{ $timers }
dq9-decode-initials = 頭文字：{ $prefix } / { $locale } / { $suffix }。
dq9-decode-alike = 同じ名前の場所が{ $count }つある：{ $places }。
dq9-decode-no-prefix = 前の言葉がないので全部試す。
dq9-decode-no-locale = 場所の言葉がないので全部試す。
dq9-decode-no-suffix = 後の言葉がないので全部試す。
dq9-decode-never = うち{ $grouped }個はどの基準でも出ない。
dq9-decode-quest = { $map }はクエスト15でももらえる。その場合は場所5。
dq9-decode-quest-place = 5（クエスト15）
dq9-decode-nowhere-place = 入手不可
dq9-decode-more = ほかに{ $grouped }件。--limitで表示。
dq9-decode-explain = 乱数は洞窟が一つに決まったときに表示する。場所を指定するか、antre dq9 showで。
dq9-decode-level-word = レベルの前の言葉（{ $word }）は推定：画面を示した人はいない。

dq9-next-base = 基準{ $base }で出るのは{ $ranks }。
dq9-next-rank = ランク{ $rank }が{ $chance }
dq9-next-wanted = 基準{ $base }ではタイマー65,536通り中{ $timers }、{ $one-in }分の1：{ $count ->
    [1] 洞窟1個
   *[other] 異なる洞窟{ $maps }個
 }。
dq9-next-never = 基準{ $base }では出ない。
dq9-next-best = 最も出やすいのは基準{ $base }：タイマー65,536通り中{ $timers }、{ $one-in }分の1。
dq9-next-nowhere = どの基準でも出ない。
dq9-next-elsewhere = 最も出やすいのは基準{ $base }：タイマー65,536通り中{ $timers }、{ $one-in }分の1。
dq9-next-one = 基準{ $base }、タイマー{ $timer }で{ $name }（{ $map }）、品質{ $quality }、場所{ $location }。
dq9-next-remaining = { $name }が出るタイマー値は{ $count ->
    [0] ない
   *[other] { $grouped }通り
 }。
dq9-next-remaining-base = 基準が分かれば（--base、または--levelと入手元）もっと絞れる。
dq9-next-more-bases = ほかに{ $grouped }個の基準でも出る：csvとjsonに全部ある。
dq9-next-timers = タイマー65,536通りは同じ重みで数える。302個のシードは決して出ない。
dq9-explain-new-map = 新しい地図、AT、タイマー{ $state }：{ $draws }。

dq9-chests-floor = { $map }のB{ $floor }F：宝箱{ $count }個、{ $seconds }秒（計時{ $stopwatch }）から。
dq9-chests-map = { $map }の宝箱は{ $count }個。{ $seconds }秒（計時{ $stopwatch }）の中身。
dq9-chests-none = { $map }にそのような宝箱はない。
dq9-chests-none-floor = { $map }のB{ $floor }Fにそのような宝箱はない。
dq9-chests-item = { $item }：最も早いのはB{ $floor }F、宝箱{ $chests }、{ $seconds }秒（計時{ $stopwatch }）。
dq9-chests-item-not = { $map }では{ $seconds }秒（計時{ $stopwatch }）に{ $item }は出ない。
dq9-chests-item-impossible = { $map }で{ $item }は決して出ない：そのランクの取れる宝箱がどの階にもない。
dq9-chests-more = これより後の{ $grouped }件は省略：csvとjsonに全部ある。
dq9-chests-clock = T = s + { $offset }：タイトル画面のAで始めた計時はゲームの時計より{ $offset }秒進む（◇ 諸説あり：プレイヤーの計測）。
dq9-chests-party = 中断の書の再開直後に開けると、1人ならs = 1（T = { $solo }、約20 %は2にずれる）、4人ならs = 2（T = { $party }、約5 %は1にずれる）（◐ 出典ひとつ）。
dq9-chests-unreachable = 取れない宝箱がある（antre dq9 showで図示）。
dq9-chest-heading = 宝箱{ $number } { $letter } { $at }
dq9-second-heading = s { $second }（T { $stopwatch }）
dq9-word-hollow = からっぽ

dq9-special-all = 特殊な階は{ $special }：1種だけが{ $single }、モンスターなしが{ $none }。393,216枚の地図をすべて調べた。
dq9-special-occurring = 「出るシードのうち」：{ $never }個のシードは決して出ない。「入手可」はある基準とタイマーで出る地図：393,216枚中{ $drawable }枚。
dq9-special-some = { $meaning }のある地図は{ $count ->
    [1] 1枚
   *[other] { $maps }枚
 }（入手可{ $drawable }枚、{ $floors }階分）。最も出やすいのは基準{ $base }、{ $one-in }枚に1枚。
dq9-special-base = 基準{ $base }で{ $meaning }のある地図は{ $count ->
    [1] 1枚
   *[other] { $maps }枚
 }、タイマー65,536通り中{ $timers }、{ $one-in }分の1。
dq9-special-undrawable = { $meaning }のある地図は{ $count ->
    [1] 1枚
   *[other] { $maps }枚
 }だが、入手できるものはない。
dq9-special-none = { $meaning }のある地図はない。
dq9-special-none-base = 基準{ $base }では{ $meaning }のある地図は出ない。
dq9-special-more = ほかに{ $grouped }件。--limitで表示。
dq9-special-hollow = 元の記事の数え方（出るシード、からっぽの宝箱がある階）では{ $floors }階。{ $traps }のデータがない階は{ $pandora } / { $mimic } / { $cannibox }。

dq9-kind-special = データが消えたか通路が切れた階
dq9-kind-several-special = そのような階二つ以上
dq9-kind-single = モンスターが1種だけの階
dq9-kind-metal-only = メタル系かゴールデンスライムだけの階
dq9-kind-few = モンスターの一部だけが出る階
dq9-kind-no-monsters = モンスターのいない階
dq9-kind-traps-only = モンスターがおらず宝箱モンスターのデータだけが収まる階
dq9-kind-memory-full = モンスターがおらずデータの前にメモリが尽きる階
dq9-kind-cut-passages = モンスターは揃うが通路が切れた階
dq9-kind-isolated = 通路のまったくないマス（Flag0）
dq9-kind-hollow = からっぽになりうる宝箱
dq9-kind-unreachable = 取れない宝箱
dq9-kind-chestless = 取れる宝箱のない階
dq9-kind-chamber = 閉じた部屋
dq9-kind-several-chambers = 一つの階に複数の閉じた部屋
dq9-kind-chamber-floors = 複数の階に閉じた部屋
dq9-kind-chest-and-chamber = 取れない宝箱と閉じた部屋が両方ある階
dq9-kind-walled-in = たどり着けない下り階段
dq9-kind-ghosts = 幽霊階段
dq9-kind-forced = 強制階段
dq9-kind-trapping = 閉じ込められる強制階段（出典ひとつ）
dq9-kind-fifteen = 15×15の階
dq9-kind-special-fifteen = 特殊な15×15の階

dq9-extreme = { $what }：{ $first }、{ $value }。
dq9-extreme-none = { $what }：条件に合うものはない。
dq9-extreme-maps = 入手可の地図のみ。道のりは各階の合計で、ボスの階は含まない。ボス12の地図は--bossで指定しない限り最短に数えない。
dq9-extreme-shortest-maps = 最短の道のり
dq9-extreme-longest-maps = 最長の道のり
dq9-extreme-shortest-floors = 階段間が最短の階
dq9-extreme-longest-floors = 階段間が最長の階
dq9-extreme-largest-floors = 最も広い階
dq9-extreme-smallest-floors = 最も狭い階
dq9-extreme-largest-chambers = 最大の閉じた部屋
dq9-extreme-most-ghosts = 幽霊階段が最多の階

dq9-table = { $count }行：{ $table }。
dq9-table-source = { $holds }：{ $source }（{ $evidence }、§{ $section }）。
dq9-table-sources = 全部の表とその出典
dq9-table-ranks = 各ランクで出るもの
dq9-table-levels = ランクとレベルごとのシード
dq9-table-chest-ranks = モンスターランクごとの宝箱ランク
dq9-table-chests = ランクと乱数ごとの宝箱の中身
dq9-table-monsters = 地形の種類とモンスターランクごとの徘徊モンスター
dq9-table-forces = 各フォースでのダメージ（パーセント）
dq9-table-locations = 入口
dq9-table-words = 地図の名前の言葉
dq9-table-environments = 地形の種類
dq9-table-famous = プレイヤーが名付けた地図
dq9-table-legacy = 過去作のボス

dq9-save = { $slot ->
    [quick] 中断の書
   *[other] 冒険の書
 }に地図{ $grouped }枚、うちクリア済み{ $cleared }枚。これまでにクリアした洞窟は{ $grottos }。
dq9-save-list = 一覧に地図{ $grouped }枚。
dq9-save-soonest = { $item }が最も早いのは{ $map }（{ $id }）：B{ $floor }F、{ $second }秒（計時{ $stopwatch }）。
dq9-save-never = { $seconds }秒に{ $item }が出る地図はない。
dq9-save-checked = チェックサムは両方とも正しい。ファイルは読むだけ。
dq9-save-damaged = チェックサムが合わない：セーブデータが壊れているか書き換えられている。
dq9-save-quick = このファイルには中断の書もある：--slot quick。
dq9-save-hero = { $name }（パーティ）：レベル{ $level }、転生{ $revocations }回。褒美の基準{ $reward }{ $boss ->
    [0] {""}
   *[other] 、これらの地図のボスからは最大{ $boss }
 }。
dq9-save-hero-resting = { $name }（待機中）：レベル{ $level }、転生{ $revocations }回。褒美の基準{ $reward }{ $boss ->
    [0] {""}
   *[other] 、これらの地図のボスからは最大{ $boss }
 }。
dq9-save-which-hero = どの記録が主人公かは分かっていない。自分のものを選ぶこと。
dq9-save-legacy = { $boss }の地図 Lv{ $level }
dq9-save-unknown = 洞窟でもボスの地図でもない記録
dq9-save-worth = { $floors }階、{ $boss }
dq9-save-special = 特殊 { $floors }
dq9-progress-undiscovered = 未発見
dq9-progress-discovered = 発見済み
dq9-progress-cleared = クリア済み
dq9-progress-unknown = 不明
dq9-suggest = { $count ->
    [0] そう始まる名前はない。
   *[other] そう始まる名前は{ $count }件。
}
dq9-entrances = 地域ごとの{ $count }か所の入口。
dq9-entrances-map = { $count ->
    [0] { $map }は出ない。場所がない。
   *[other] { $map }がありうる入口は{ $count }か所。
}
dq9-entrances-legend = 円：魔物が来ない。四角：来る。塗りと枠：この地図がありうる場所
dq9-entrances-place = 入口{ $location }、{ $area }：{ $where }。{ $contact }、{ $access }。{ $marked ->
    [0] {""}
   *[other] 基準値{ $bases }。
}
dq9-contact-safe = 魔物は来ない
dq9-contact-hit = 魔物が来る
dq9-contact-sometimes = 魔物が来ることがある
dq9-access-direct = 徒歩
dq9-access-indirect = 徒歩（回り道）
dq9-access-ship = 船
dq9-access-train = 列車
