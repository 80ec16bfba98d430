# The Binding of Isaacのフロア。
isaac-kind-start = スタート
isaac-kind-normal = 通常
isaac-kind-extra = 追加
isaac-kind-boss = ボス
isaac-kind-second-boss = もう1体のボス
isaac-kind-super-secret = スーパーシークレット
isaac-kind-secret = シークレット
isaac-kind-shop = ショップ
isaac-kind-treasure = トレジャー
isaac-kind-second-treasure = 2つ目のトレジャー
isaac-kind-dice = ダイス
isaac-kind-sacrifice = サクリファイス
isaac-kind-library = ライブラリ
isaac-kind-curse = カース
isaac-kind-miniboss = ミニボス
isaac-kind-challenge = チャレンジ
isaac-kind-vault = 金庫
isaac-kind-arcade = アーケード
isaac-kind-bedroom-clean = ベッド（きれい）
isaac-kind-bedroom-dirty = ベッド（汚い）
isaac-kind-grave = 墓
isaac-kind-reward = 報酬
isaac-kind-coin = コイン

isaac-curse-none = –
isaac-curse-labyrinth = 迷宮
isaac-curse-lost = 迷子
isaac-curse-darkness = 暗闇
isaac-curse-unknown = 未知
isaac-curse-maze = 迷路
isaac-curse-blind = 盲目

isaac-word-room = 部屋
isaac-word-steps-away = 距離
isaac-word-way = ボスへの道

isaac-heading-stage = ステージ
isaac-heading-name = 名前
isaac-heading-seed = シード
isaac-heading-variant = 種類
isaac-heading-curse = 呪い
isaac-heading-rooms = 部屋数
isaac-heading-rooms-beyond = スタート以外の部屋数
isaac-heading-boss-steps = ボスまで
isaac-heading-boss = ボス
isaac-heading-specials = 特殊部屋
isaac-heading-attempts = 試行
isaac-heading-secret-touches = シークレットに接する部屋
isaac-heading-dead-ends = 行き止まり
isaac-heading-large = 大部屋
isaac-heading-draws = 乱数

isaac-show = { $steps ->
    [-1] ボスへの道はない
   *[other] ボスまで{ $steps }部屋
 }。{ $ways-on ->
    [0] { $secret ->
        [0] {""}
       *[1] シークレット以外の
     }特殊部屋はすべて行き止まり
   *[other] 行き止まりでない特殊部屋が{ $ways-on }つ
 }。
isaac-show-rejected = 試行{ $attempt }/{ $attempts }は破棄：{ $why }。{ $given-up ->
    [0] {""}
   *[1] ゲームはフロア全体を諦める。
 }
isaac-facts = ステージ{ $stage }{ $name }、シード{ $seed }、{ $curse ->
    [none] 呪いなし
    [labyrinth] 迷宮の呪い
    [lost] 迷子の呪い
    [darkness] 暗闇の呪い
    [unknown] 未知の呪い
    [maze] 迷路の呪い
   *[blind] 盲目の呪い
 }。{ $rooms }部屋、{ $accepted ->
    [0] 試行{ $attempt }で破棄、全試行の
   *[1] 試行{ $attempt }で採用、
 }{ $layout ->
    [0] 乱数
   *[1] 間取りの乱数
 }{ $draws }回。
isaac-room-told = { $kind }、{ $shape }{ $steps ->
    [-1] {""}
   *[other] 、スタートから{ $steps }
 }
isaac-touches = { $count }部屋に接する
isaac-plan-description = { $rooms }部屋の間取り図。{ $sentence }
isaac-boss-farthest = なぜここか：ボスは部屋が収まる最も遠い行き止まりに入る。伸びた順で{ $distance }歩。{ $passed ->
    [0] { $count }個の一覧の先頭だった。
   *[other] { $count }個の一覧で前の{ $passed }個は見送られた。
 }
isaac-boss-last = なぜここか：ボスは{ $count }個の行き止まりのうち最後に見つかったものに入る。伸びた順で{ $distance }歩。
isaac-boss-beyond = なぜここか：二つのフロアがつながるので、ボスは{ $count }個の行き止まりの最後より1マス先に入る。
isaac-boss-name = ボス：{ $names }。
isaac-dead-ends = 行き止まり、{ $order ->
    [0] 見つかった順
   *[1] 遠い順
 }：{ $list }。
isaac-draws = 乱数：{ $list }。

isaac-rejected-dead-ends = 行き止まりが足りない
isaac-rejected-too-few-rooms = 部屋数が足りない
isaac-rejected-boss-place = ボスの場所がないか、スタートの隣だった
isaac-rejected-boss = ボスが入る行き止まりがない
isaac-rejected-second-boss = 2体目のボスの場所がない
isaac-rejected-super-secret = スーパーシークレットが入る行き止まりがない
isaac-rejected-shop = ショップが入る行き止まりがない
isaac-rejected-treasure = トレジャーが入る行き止まりがない
isaac-rejected-secret = シークレットの場所がない
isaac-rejected-grave = 墓が入る行き止まりがない
isaac-rejected-template = 手元のファイルに通常の部屋に合うテンプレートがない

isaac-tag = { $evidence }：{ $what }
isaac-tag-demo = 元のプログラムとフロアごとに照合済み。
isaac-tag-flash = 互いに異なる二つの版から読み取った。動いているゲームとの照合はない。
isaac-tag-edge = 行0と7に伸びられるか：--edge openは記事、--edge swf8は公開ファイルに従う。
isaac-tag-seeds = シードの文字列とステージのシード。
isaac-tag-variant = 全解放時のステージの種類、ステージ1～9。10と11はプレイヤーが選ぶ。
isaac-tag-variant-locked = 未解放の章がある場合のステージの種類、ステージ1～9：その前の種類のまま。
isaac-tag-layout = 間取り。エンジンの再現ひとつによる。ゲームとのわずかな照合は一致。
isaac-tag-specials = 特殊部屋。同じ再現による。ゲームとの唯一の照合（Repentance）では裏づけられていない。
isaac-tag-templates = 部屋のテンプレートはすべて理想化（1x1、扉四つ）。実際の部屋では特殊部屋が動くことがある。
isaac-tag-own-rooms = 通常の部屋は手元のファイルによる。ボスと特殊部屋は理想化のまま（1x1、扉四つ）で、特殊部屋が動くことがある。
isaac-tag-curse = 呪いの確率は解放状況による。2（ハード）と5には出典があり、観察した6回は3に合う（--curse-one-in）。
isaac-tag-article = 記事の文章の解釈。検証データはない。
isaac-note-repentance = Repentance：シードの文字列、ステージのシード、種類はそのまま通用する。観察した2フロアのスタートの出口は間取りと一致。特殊部屋、ウルトラシークレット、プラネタリウム、別ルートは分かっていない。
isaac-note-paths = 対象外：The Void、グリードモード、Downpour、Mines以降。フロアの出典がない。
isaac-note-templates = 理想化したテンプレート：実際の部屋では特殊部屋が動くことがある。
isaac-note-article = 記事のプロファイルは文章の解釈による。
isaac-foot = プロファイル { $profile } · { $evidence }
isaac-foot-abplus = 理想化テンプレート · 間取り：{ $evidence }

isaac-seed = { $text }は開始シード{ $number }。チェックサム{ $checksum }は正しい。
isaac-stages = シード{ $seed }：{ $floors }フロアでスタートからボスまで計{ $steps }部屋。
isaac-diff = ボスまで{ $first }では{ $first-steps }部屋、{ $second }では{ $second-steps }部屋。記事の{ $statements }の記述のうち{ $contradicted }が標本と食い違う。
isaac-statement = 「{ $says }」：{ $of }フロア中{ $contradicted }で食い違う。
isaac-says-count = 部屋数は5か6、レベルごとに2.6を足して切り捨て
isaac-says-three = シークレットは3部屋以上に接する
isaac-says-dead-end = シークレットは行き止まりに隣接しない
isaac-says-900 = シークレットの場所は900回以内に見つかる
isaac-says-placed = シークレットは必ずある
isaac-says-doubled = 二つのフロアがつながると特殊部屋はすべて2つになる
isaac-says-breadth = 部屋は幅優先で伸びる
isaac-says-pool = 大きな形は置かれると候補から外れる
isaac-says-farthest = ボスは最も遠い行き止まりにいる

draw-isaac-yes = はい
draw-isaac-no = いいえ
draw-isaac-coin = マスごとのコイン投げ
draw-isaac-pop-dead-end = 部屋に使う行き止まり
draw-isaac-dead-end-for = 特殊部屋に使う行き止まり
draw-isaac-secret-column = シークレットの列
draw-isaac-secret-row = シークレットの行
draw-isaac-secret-cell = シークレットのマス
draw-isaac-secret-variant = シークレットの中身
draw-isaac-secret-weight = シークレット候補マスの重み
draw-isaac-secret-choice = 最も重いマスからの選択
draw-isaac-secret-seed = シークレットの中身のシード
draw-isaac-extra-room = 隣が一つの追加部屋
draw-isaac-room-count = 部屋数
draw-isaac-room-count-hard = ハードで増える部屋
draw-isaac-unused = 不使用
draw-isaac-grow-right = 右へ伸びる
draw-isaac-grow-left = 左へ伸びる
draw-isaac-grow-down = 下へ伸びる
draw-isaac-grow-up = 上へ伸びる
draw-isaac-super-secret = スーパーシークレット
draw-isaac-sacrifice = サクリファイス
draw-isaac-sacrifice-full = 体力満タンのサクリファイス
draw-isaac-library = ライブラリ
draw-isaac-library-book = 本のあるライブラリ
draw-isaac-curse-room = カースルーム
draw-isaac-curse-room-devil = 悪魔部屋の後のカースルーム
draw-isaac-miniboss = ミニボス
draw-isaac-miniboss-first = 最初のレベルのミニボス
draw-isaac-challenge = チャレンジ
draw-isaac-content-floor = このフロアか前のフロアの候補か
draw-isaac-content-room = 候補の中の部屋
draw-isaac-stage-seed = ステージのシード
draw-isaac-skipped = 読み飛ばし
draw-isaac-curse-test = 呪われるか
draw-isaac-curse-kind = どの呪いか
draw-isaac-layout-seed = 間取りのシード
draw-isaac-candidate = 扉の先の大きな形
draw-isaac-shuffle = シャッフル
draw-isaac-quota-start = スタートの隣の部屋数
draw-isaac-quota = ここから伸びる部屋数
draw-isaac-loop-allowed = 二つの道がつながってよいか
draw-isaac-queue-front = 列の先頭か末尾か
draw-isaac-template = 部屋のテンプレートのシード
draw-isaac-treasure = トレジャーの質
draw-isaac-dice = サクリファイスの代わりのダイス
draw-isaac-sins = どの大罪か
draw-isaac-vault = アーケードの代わりの金庫
draw-isaac-bedroom = ベッドルーム
draw-isaac-horsemen-seed = 騎士のシード
draw-isaac-boss = ボス
draw-isaac-double-trouble = ボス2体同時
draw-isaac-shape-leaves = 形が候補に残るか
draw-isaac-room-pick = どのテンプレートか
isaac-heading-exits = スタートの扉
isaac-heading-floors = フロア数
isaac-heading-share = 割合
isaac-heading-interval = 95 %
isaac-heading-kind = この種類の部屋
isaac-stats = { $floors }フロアで、ボスまでは平均{ $steps } ± { $half }部屋。シークレットルームが三部屋以上に接するのはその{ $share }（95 %：{ $low }～{ $high }）。{ $given-up ->
    [0] {""}
   *[other] ゲームが作るのをあきらめた{ $gave-up }フロアは数えていない。
 }
isaac-stats-heat = { $floors }フロアで「{ $kind }」の部屋がどこに来るか。最も多いマスは{ $most }。
isaac-stats-legend = フロアの割合（%）。スタートは{ $x }列{ $y }行。濃さは最も多いマスまで
isaac-stats-cell = { $x }列{ $y }行：{ $of }フロア中{ $count }、{ $share }（95 %：{ $low }～{ $high }）。
isaac-stats-x = 列
isaac-stats-y = 行（上から）
isaac-infer-none = { $of }シードのどれも合わない。何も残らなくなった手がかりかそれより前の手がかりが誤りか、このプロファイルとは別のゲームである。
isaac-infer-one = { $item }である。{ $of }シード中、{ $clues }個の手がかりに合うものはほかにない。
isaac-infer-many = { $of }シード中{ $items }シードが{ $clues }個の手がかりに合う。
