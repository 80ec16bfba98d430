# 入力の誤り：打ったままの入力、見つかった値、許される値。
error-line = { $line }行目
error-in-file = { $file }: { $problem }
error-perhaps = （もしかして：{ $near }）
error-nearest = （近いもの：{ $near }）
error-nearest-several = （近いもの：{ $others }、{ $last }）
error-given-up = 質問は終わる前に取り消された

error-range = { $what } { $found }：{ $low }..={ $high }で指定
error-whole = { $what } "{ $found }"：{ $low }..={ $high }の整数で指定
error-number-or-range = { $what } "{ $found }"：数か{ $low }..={ $high }のような範囲で指定
error-range-empty = { $what } { $found }：空でない範囲で指定
error-choice = { $what } "{ $found }"：使えるのは{ $expected }
error-one-of = { $what } "{ $found }"：次のどれか：{ $expected }
error-one-only = { $first }と{ $second }：どちらか一方だけ
error-needs = { $what }：{ $needed }も必要
error-seeds = seeds "{ $found }"：1..=1000や0..1000のような範囲で指定
error-seeds-none = seeds { $range }：シードが一つ以上必要
error-address = アドレス "{ $found }"：0x2000000のような数で指定
error-search-value = { $name }：検索にその項目はない：使えるのは{ $expected }
error-search-columns = columns：{ $count }列：{ $most }列まで
error-link-missing = { $name }：指定がない：必要なのは{ $about }
error-link-value = { $name }：{ $question }にその項目はない：使えるのは{ $expected }、lang、explain
error-link-value-near = { $name }：{ $question }にその項目はない（もしかして：{ $near }）：使えるのは{ $expected }、lang、explain
error-link-value-none = { $name }：{ $question }にその項目はない：使えるのはlangとexplainだけ

error-unreadable = 読めない：{ $why }
error-unwritable = 書けない：{ $why }
error-no-right = 書けない：書き込み権限のあるファイルとフォルダが必要
error-disk-full = ディスクがいっぱい：ファイルの空きが必要
error-no-folder = フォルダがない：存在するフォルダが必要
error-is-folder = フォルダである：ファイルが必要
error-twice = 二度指定されている：出力ごとに別のファイルが必要
error-too-large = { $limit }バイトを超えている：それ以下が必要
error-base64 = ファイル：{ $why }：base64が必要
error-utf8 = バイト{ $byte }：UTF-8のテキストが必要
error-json-scenario = { $why }：JSONのシナリオが必要
error-no-wiki = --format wiki：この答えにその形式はない：text、json、csvのどれか
error-no-picture = --{ $flag }：この答えに図はない：antre duel fightのような図を描くコマンドが必要

error-dq9-rank = ランク { $found }：02、38、3D、4C、51、65、79、8D、A1、B5、C9、DDのどれか
error-dq9-map = 地図 { $found }：RR:シード（B5:15522）か16進6桁（B53CA2）で指定
error-dq9-word = { $part ->
    [prefix] 前の言葉
    [place] 場所の言葉
    [suffix] 後の言葉
   *[any] 名前の一部
 } "{ $found }"：それを持つ地図はない
error-dq9-name-looks = （名前は「あらぶる光の世界Lv86」のように書く）
error-dq9-save-foreign = セーブデータ：最初の{ $bytes }バイト以内にDRAGON QUEST IXの文字が必要
error-dq9-save-short = { $found }バイトのセーブデータ：DRAGON QUEST IXの文字から{ $expected }バイト以上が必要
error-dq9-save-checksum = { $slot ->
    [quick] 中断の書
   *[church] 冒険の書
 }：バイト{ $from }..{ $to }のチェックサムは{ $computed }、記録は{ $stored }。データが壊れているか書き換えられている
error-dq9-save-empty = 空：セーブデータか、1行に1枚の地図が必要
error-dq9-save-no-quick = 中断の書がない：--slot churchを指定
error-dq9-item = アイテム "{ $found }"：出る宝箱はない
error-dq9-items = itemが{ $count }個：3個まで（一つの階の宝箱は3個まで）
error-dq9-location = 場所 { $found }：1..=150の数で指定
error-dq9-boss = ボス "{ $found }"：1..=12か名前で指定
error-dq9-boss-rank = ボス { $boss }：ランク{ $rank }のボスは{ $low }..={ $high }だけ
error-dq9-monster = モンスター "{ $found }"：洞窟のモンスターで指定
error-dq9-part = { $what } "{ $found }"：地図の名前の言葉で指定
error-dq9-chests = chests "{ $found }"：IHGFEDCBASの文字、=、数の順で指定
error-dq9-legacy = { $what } "{ $name }"：過去作のボスの地図は抽選されない。洞窟の名前で指定
error-dq9-no-seed = 名前 "{ $name }"：洞窟の名前で指定。過去作のボスの地図にシードはない
error-dq9-no-map-one = { $conditions }：満たす地図はない。どれかの地図が満たす条件が必要
error-dq9-no-map-without = { $conditions }：すべてを満たす地図はない。両立する条件が必要（{ $without }がなければ両立する）
error-dq9-no-map-together = { $conditions }：すべてを満たす地図はない。両立する条件が必要
error-dq9-base-or-hero = baseとlevel、revocations、grotto-level、reward：どちらか一方だけ
error-dq9-hero-level = level：主人公のレベル1..=99が必要
error-dq9-hero-source = level：ボスの落とす地図なら--grotto-level G、それ以外の地図なら--rewardも必要
error-dq9-timer-base = timer：基準も必要：--base、または--levelと--grotto-levelか--reward
error-dq9-next-nothing = next：--levelと--grotto-levelか--reward、--base、または--rankなどの条件が必要
error-dq9-extreme-or-kind = extremeと種類：どちらか一方だけ
error-dq9-depth = depth：--extreme shortest-mapsかlongest-mapsも必要
error-no-clue = infer：手がかりがない：条件、--name、--locationのどれかが必要
error-dq9-moment = moment "{ $found }"：five、solo、party、eight、nineのどれか
error-dq9-moment-form = moment "{ $found }"：名前、=、秒の順で指定
error-dq9-moment-whole = moment "{ $found }"：整数の秒で指定
error-dq9-drop = drop "{ $found }"：256/32のように、何分の一かをレア/通常の順で指定
error-dq9-drop-kinds = dropが{ $count }個：12種類まで
error-dq9-book-members = bookが{ $count }個：4人まで
error-dq9-farm-trap = item { $item }：戦闘で宝箱が並べ直されるので、続けて二つ目は出ない。アイテムかゴールド、またはcomboで指定
error-dq9-farm-combo = item { $item }：組になる3番目の宝箱がない。天使のソーマ、あぶないビスチェ、ゆうわくの弓、スライムトレイ、ひらめきのジュエル、millionaire、ひとくいばこ、ミミック、パンドラボックスのどれか
error-dq9-wishes = 希望が{ $count }個：1..=3個で指定
error-dq9-way = way：種類も必要。または--extreme shortest-mapsだけで指定
error-dq9-by-base = by-base：種類も必要
error-dq9-wants = wantが{ $count }個：1..={ $most }個で指定
error-dq9-want-items = want "{ $found }"：アイテムが{ $count }個：3個まで（一つの階の宝箱は3個まで）
error-dq9-start = start "{ $found }"：小数1桁までの秒か、title、five、solo、party、eight、nineのどれか
error-dq9-method = method：--pattern、--monster、--deftnessのどれかが必要
error-dq9-kind = 種類で指定

error-duel-empty-range = { $what } { $low }..={ $high }：上限は{ $low }以上で指定
error-duel-wide-range = { $what } { $low }..={ $high }：値は4294967296通りまで
error-duel-kind = 種類 "{ $found }"：slash、pierce、blunt、fire、poisonのどれか
error-duel-name-twice = 名前 "{ $name }" が2人に使われている：別々の名前が必要
error-duel-name-empty = { $number }人目の名前が空：1文字以上が必要
error-duel-choice = 選択 "{ $found }"：strike、strike:N、quick:N、heavy:N、spark:N、potion、fleeのどれか（Nは1からの敵の番号）
error-duel-choice-number = 選択 { $number }
error-duel-no-choice = 選択 { $number }：選ぶ場面ではない（{ $why }）
error-duel-target = 相手 { $found }：生きている敵が必要（{ $first }から）
error-duel-not-enough = { $what } { $left }：{ $needed }以上が必要
error-duel-party-size = { $found }人：主人公と1..={ $most }体の敵が必要
error-duel-screen = 画面 { $turn }：この戦闘のターン0..={ $most }で指定
error-duel-die = 目 "{ $found }"：1..=100の数、武器の4[4..=7]、確率の<=73や>73、または?で指定
error-duel-dice = { $found }個の目：1..={ $most }個が必要、たとえば67 4[4..=7] 93
error-duel-log-actor = ログの行 "{ $line }"：いま行動するのは{ $name }
error-duel-log-lands = ログの行 "{ $line }"：この攻撃は必ず当たるはず
error-duel-log-line = ログの行 "{ $line }"：スペイン語の戦闘ログの行が必要
error-duel-log-damage = ログの行 "{ $line }"：{ $damage }ではなく{ $name }が与えられるダメージが必要
error-duel-log-critical = ログの行 "{ $line }"：会心になるはずの攻撃が会心でない
error-duel-queue-empty = 空：1行目にターン数が必要
error-duel-queue-line = 行 "{ $found }"：名前、空白、素早さの順で指定
error-duel-queue-nobody = 誰もいない：名前と素早さの行が一つ以上必要
error-duel-recording = recording "{ $found }"：使えるのは"{ $expected }"
error-duel-recording-empty = 空：antre duel fightの記録が必要
error-duel-version = バージョン { $found }：使えるのは{ $expected }
error-duel-roster-empty = 空：[[fighter]]の表が必要（主人公が先頭）
error-duel-roster-size = { $found }人：2..={ $most }人が必要（主人公が先頭）
error-duel-roster-name = 名前 { $name }：1行で1文字以上が必要
error-duel-roster-name-twice = 名前 "{ $name }" が二度使われている：一人ずつ別の名前が必要
error-duel-tick-limit = min_speed none：キューが終わらないことがあるので、ティックの上限も必要（tick_limit 1..=1000000000）
error-duel-clamp = hit_clamp "{ $found }"：30..=70のような二つの百分率で指定
error-duel-min-speed = min_speed "{ $found }"：1以上の数かnoneで指定
error-duel-until = until { $found }：0.1のような0から50までの百分率で指定
error-duel-fights = { $found }戦：シードごとに1戦、{ $most }戦まで
error-duel-differ = シード { $seed }：速い計算と素直な計算が食い違う。この行とパーティを報告してほしい
error-duel-vary = vary "{ $found }"：hero.agility=0..=20やrules.hit_low=10..=50/10のように指定
error-duel-vary-who = vary { $found }：hero、rules、または次のどれか：{ $expected }
error-duel-vary-what = vary { $found }：次のどれか：{ $expected }
error-duel-vary-count = { $found }個が変わる：変えられるのは一つか二つ
error-duel-vary-cells = { $found }マス以上：{ $most }マスまで。刻みを大きくすると減る
error-lesson-number = { $what } { $found }：1..={ $most }で指定
error-lesson-answer = answer：質問のあるステップ7、8、9で指定
error-lesson-input = inputとprinted：課題のあるステップ10で指定

error-isaac-seed-length = シード "{ $found }" は{ $letters }文字：B911 99JAのような8文字が必要
error-isaac-seed-letter = シード "{ $found }"：{ $place }文字目が{ $letter }：使えるのはABCDEFGHJKLMNPQRSTWXYZ01234V6789
error-isaac-seed-checksum = シード "{ $found }"：チェックサムが合わない：ゲームに出るとおりのシードが必要
error-isaac-seed-zero = シードB911 99JAは数0で、ゲームではシードなしの扱い：1..=4294967295が必要
error-isaac-shape = 形 "{ $found }"：1x1、IH、IV、1x2、IIV、2x1、IIH、2x2、LTL、LTR、LBL、LBRのどれか
error-isaac-stage = プロファイル{ $profile }のステージ{ $stage }：使えるのは{ $expected }
error-isaac-labyrinth = ステージ{ $stage }の迷宮の呪い：二つのフロアをつなぐので、8未満の奇数のステージが必要
error-isaac-flash-curse = 呪い "{ $curse }" はFlash版のフロアを変えない：none、labyrinth、lostのどれか
error-isaac-greed = --greed：グリードモードのフロアを裏づける出典がない：ノーマルかハードが必要
error-isaac-path = --path "{ $path }"：Repentanceの別ルート（Downpour、Mines、Mausoleum）の間取りを裏づける出典がない：使えるのはmain
error-isaac-attempt-none = attempt：何も作られなかった
error-isaac-attempt-demo = デモのattempt { $attempt }：デモは破棄した試行を残さないので指定できない
error-isaac-room-files = 部屋ファイルが{ $found }個：.xmlか.stbのファイルが1..={ $most }個必要
error-isaac-seeds = seeds "{ $found }"：1..=1000のように、シードが一つ以上必要
error-isaac-seeds-zero = seeds 0..：1以上で指定。ゲームは0からは始まらない
error-isaac-stages = stages "{ $found }"：1、1,3、1..=4のようにステージで指定
error-isaac-stage-twice = ステージ { $stage }：二度指定されている：一つのステージは一度だけ
error-isaac-exits = exits "{ $found }"：L、U、R、Dのいくつかを一度ずつ指定
error-isaac-no-clue = infer：手がかりがない：条件、--exits、--variant、--cursedのどれかが必要
error-isaac-observation = 観察：シードの一覧である：--seedsで一つのシードか範囲を指定

error-sky-name = { $what } "{ $found }"：知らない名前
error-sky-name-near = { $what } "{ $found }"：知らない名前（近いもの："{ $near }"）
error-sky-monster = { $place }：モンスター "{ $found }" はいない：次のどれか：{ $known }
error-sky-script = { $place }："{ $found }"：書き方は{ $expected }
error-sky-twice = { $what } { $found } が二度使われている：一匹ずつ別にする
error-sky-full = { $side }：空き枠がない：{ $slots }匹まで
error-sky-leader = リーダー "{ $found }"：フロアにいるチームのモンスターが必要
error-sky-no-charge = { $who }：ステップ{ $step }でためのないrelease：直前の行動に`charge:move`が必要
error-sky-endless = ステップ{ $step }：リーダーが1フェイズに{ $actions }回行動した：終わりのあるスクリプトが必要
error-sky-nobody-asked = 誰も行動を求められていない：`advance`が誰かを示した後に呼ぶ
error-sky-draws = 指定した乱数：{ $problem }
error-sky-dump = メモリダンプ：{ $address }の{ $what }：{ $start }..{ $end }のアドレスが必要
error-sky-too-large = { $what }：{ $limit }を超える：もっと小さい問いにする
error-sky-payload = payload：空：attackのような行動が一つ以上必要
error-sky-no-enemy = 相手の敵がいない：E1:walkのような敵がシナリオに一匹以上必要
error-sky-empty = 空：[[monsters]]の表が必要（リーダーが先頭）
error-sky-no-toml = ダンプのシナリオはTOMLで表せない：{ $why }
error-sky-scenario = シナリオ "{ $name }"：そのようなファイルも付属シナリオもない：ファイル、次のどれか：{ $shipped }、または短い形式L:agility*3,attack E1:attack
error-sky-words = { $name }のほかにも言葉がある：ファイル一つ、名前一つ、または短い形式で指定

error-torneko3-unknown = { $what } `{ $found }`：使えるのは{ $expected }
error-torneko3-character = { $place }：キャラクター`{ $name }`はいない。シナリオにいるのは{ $known }
error-torneko3-name-twice = キャラクター`{ $name }`：名前が二度使われている
error-torneko3-overlap = マス{ $x },{ $y }：{ $first }と{ $second }が重なっている
error-torneko3-rectangle = マップの{ $row }行：{ $found }マスあるが、最初の行は{ $expected }マス。マップは長方形にする
error-torneko3-map-size = マップ：{ $width } × { $height }マス。縦横とも1から255まで
error-torneko3-map-mark = マップのマス{ $x },{ $y } `{ $found }`：次のどれか：{ $expected }
error-torneko3-off-map = { $x },{ $y }の{ $what }：マップは{ $width } × { $height }マス、0から数える
error-torneko3-wall = { $x },{ $y }の{ $what }：そこは壁
error-torneko3-players = シナリオにプレイヤーが{ $found }人：1人が必要
error-torneko3-no-order = { $class }：この種類の番号はすべて使われている
error-torneko3-order-taken = order { $order }：2人が持っている。一人ずつ別にする
error-torneko3-missing = { $place }：`{ $verb }`には`{ $key }`が必要
error-torneko3-meaning = { $place }：{ $problem }
error-torneko3-empty = 空：プレイヤーのいる[map]の表が必要
error-torneko3-scenario = シナリオ "{ $name }"：そのようなファイルも付属シナリオもない：ファイル、次のどれか：{ $shipped }、または'@^C/A.. E trap=warp>2,1'のような1行
error-torneko3-rule = 規則 "{ $found }"：wait_flushes=falseのようにKEY=VALUEで指定
error-torneko3-moment = 時点 "{ $found }"：start、end、1.E1のようなターン.フェイズ、1.E1.Cのようなターン.フェイズ.名前で指定。フェイズはW S P1 E1 A1 L1 P2 E2 A2 L2
error-torneko3-no-moment = 時点 { $moment }：そこには至らない：実際に通る時点が必要
error-torneko3-no-decision = 時点 { $moment }：そこで{ $name }は何も決めない：実際に通る時点が必要
error-torneko3-nobody = 時点：キャラクター "{ $name }" はいない：次のどれか：{ $expected }
error-torneko3-no-input = 時点 { $moment }：もうプレイヤーの入力はない：入力より前の時点が必要
error-torneko3-work = turns { $turns }：全解釈でのべ{ $work }ターン：{ $most }まで

error-compare-until = until "{ $name }"：その名前の者はいない：次のどれか：{ $expected }
error-compare-member = メンバー "{ $found }"：L:fast:attackのように名前:速度:行動で指定、名前は1～24文字
error-compare-times = 行動 "{ $found }"：*の後は1から{ $most }までの回数
error-compare-deeds = { $name }の行動：{ $most }個まで
error-compare-nobody = パーティ：誰もいない：最初にL:fast:attackのような主人公、続いてほかの者が必要
error-compare-name-twice = 名前 { $name }：二度使われている：一人ずつ別の名前が必要

# 文の中に入る規則とシステムの言い回し。
error-phrase-whole = 整数
error-phrase-smaller = もっと小さい整数
error-phrase-times = *の後に1..=9999の回数
error-phrase-kite = attack、step、passを一つ以上
error-phrase-actions = id:行動,行動（例 L:agility*3,attack）
error-phrase-flat = idの後に+1や-1のような補正
error-phrase-targets = 名前:id（対象は規則に含まれないため）
error-phrase-courses = 乱数の場合の数
error-phrase-denominator = 確率の分母
error-phrase-different = 行動の種類
error-phrase-cell = 3,1のような列と行
error-phrase-yes-no = yesかno
error-phrase-fast-slow = fastかslow
error-phrase-heroes = tornekoかpopolo
error-phrase-number = 数
error-phrase-true-false = trueかfalse
error-phrase-wish = floor=N、続いてchest=、rank=、item=、second=、t=
error-phrase-wish-floor = 3から16までのfloor=N
error-phrase-chest-rank = I H G F E D C B A Sのランク
error-phrase-rows-or-draw = `rows`か`draw`のどちらか一方だけ
error-phrase-no-allies = トルネコに仲間はいない。hero = "popolo"とする
error-phrase-halves = "1.2"のように"ターン.前後"で指定。ターンは1から、前後は1と2
error-phrase-speed-on = speed_onはモンスター用。プレイヤーは飲む（drink_quick）
error-phrase-drawing = `@^C/A.. E trap=warp>2,1`のように、プレイヤーを`@`で示した図で始める
error-phrase-flash-stages = 1..=9と11（Flash版にほかの生成フロアはない）
error-phrase-void = 1..=11（The Void（ステージ12）の部屋数がどの乱数列によるかは分かっていない）
error-phrase-home = 1..=11（Home（ステージ13）はこの規則では作られない）
error-phrase-over = 戦闘は終わっている
error-phrase-potions = ポーション
error-phrase-no-file = ファイルもフォルダもない
error-phrase-denied = 権限がない
error-phrase-folder = フォルダである
error-phrase-not-folder = フォルダではない
error-duel-change = set "{ $found }"：hero.speed=12、#2.kind=fire、rules.cost=120のように指定
