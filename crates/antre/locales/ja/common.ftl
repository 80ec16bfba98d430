# すべてのシステムで使う言葉。
evidence-certain = 確実
evidence-single-source = 出典一つ
evidence-disputed = 異説あり
evidence-assumed = 推定

draw-heading-advance = 消費
draw-heading-raw = 生の値
draw-heading-range = 範囲
draw-heading-value = 値
draw-heading-for = 用途
draw-heading-section = 規則
draw-heading-decided = 結果
draw-unused = 未使用
