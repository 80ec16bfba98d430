# どのゲームにも共通のことば
evidence-certain = 確か
evidence-single-source = 出典ひとつ
evidence-disputed = 諸説あり
evidence-assumed = 推定

draw-heading-advance = 番目
draw-heading-raw = 生の値
draw-heading-range = 範囲
draw-heading-value = 値
draw-heading-for = 用途
draw-heading-section = 規則
draw-heading-decided = 結果
draw-unused = 不使用
