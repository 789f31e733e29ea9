# ケベック1759:規則に関わらない、地図の文字。

quebec1759-map-title = ケベック1759
quebec1759-map-subtitle = 河とその周辺の図
map-bason = ベイスン
map-st-laurent = サン・ローラン
map-north-channel = 北水道
map-south-channel = 南水道
map-st-charles = セント・チャールズ川
map-beauport-river = ボーポール川
map-montmorency-river = モンモランシー川
map-cap-rouge-river = カップ・ルージュ川
map-etchemin-river = エッチミン川
map-chaudiere = ショーディエール川
map-falls = 滝
map-city = ケベック
map-foulon = フーロン入江
map-point-levy = ポワント・レヴィ
map-mountains = ローレンシャン山地
map-south-shore = 南岸
