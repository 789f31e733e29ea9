# マディソン氏の戦争:地図の文字。

madison-map-title = マディソン氏の戦争
madison-map-subtitle = カナダ国境図 1812–14年
map-madison-upper-canada = アッパー・カナダ
map-madison-lower-canada = ロワー・カナダ
map-madison-new-york = ニューヨーク
map-madison-pennsylvania = ペンシルヴェニア
map-madison-ohio = オハイオ
map-madison-michigan-territory = ミシガン準州
map-madison-ottawa-river = オタワ川
map-madison-hudson = ハドソン川
