# Mr. Madison's War: how certain its board is.

madison-data-spaces = スペース
madison-data-spaces-name = スペース
madison-data-column-exists = 名称と領域
madison-data-column-value = 数値
madison-data-links = 道
madison-data-links-name = 種類
madison-data-column-count = 数
madison-data-road = 一級道路
madison-data-trail = 小道
madison-data-invasion = 主侵攻ルート
madison-data-counters = カウンター
madison-data-counters-name = カウンター
madison-data-column-numbers = 数値
madison-data-setup = キャンペーンの初期配置
madison-data-setup-name = スペース
madison-data-cards = カード
madison-data-cards-name = カード
madison-data-column-title = 題名
madison-data-tables = 表
madison-data-tables-name = 表
madison-data-column-printed = 使用する値
madison-data-odds = 戦力比の行
madison-data-land = 陸上戦闘の行
madison-data-naval = 海上戦闘の行
madison-data-draw = ターンに引くカード
madison-data-army-1813 = 1813年に始まるアメリカ軍のユニット数
