# 北部国境の地図に書かれる言葉:表題、縮尺、地方、川。

war1812-map-title = 1812年戦争
war1812-map-subtitle = 北部国境の図
map-upper-canada = アッパー・カナダ
map-lower-canada = ロウワー・カナダ
map-new-york = ニューヨーク
map-pennsylvania = ペンシルベニア
map-ohio = オハイオ
map-vermont = バーモント
map-michigan-territory = ミシガン準州
map-lake-huron = ヒューロン湖
map-georgian-bay = ジョージア湾
map-river-st-lawrence = セント・ローレンス川
map-ottawa-river = オタワ川
map-hudson = ハドソン川
map-mohawk = モホーク川
map-allegheny = アレゲニー川
map-thames = テムズ川
map-atlantic-ocean = 大西洋
