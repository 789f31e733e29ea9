# 盤上の1812年戦争:ユニット、ターン表、戦闘についてページが述べる言葉。

war1812-block = { $name }、{ $kind }、{ $cv }/{ $max }
war1812-block-marked = 冬の損害を受ける
war1812-hidden = { $side }のユニット{ $count }個
war1812-ships-operational = { $side }の戦闘可能な艦{ $count }隻
war1812-ships-damaged = { $side }の戦闘不能な艦{ $count }隻
war1812-a-ship = { $state ->
    [damaged] 戦闘不能な艦、{ $place }
   *[operational] 戦闘可能な艦、{ $place }
 }
war1812-town-label = { $town }、{ $about }:{ $there }
war1812-no-blocks = ユニットなし
war1812-town-about = 値{ $value }、支配は{ $holder }
war1812-lake-label = { $lake }:{ $there }

war1812-way-road = 道路
war1812-way-road-border = 国境を越える道路
war1812-way-trail = 小道
war1812-way-trail-border = 国境を越える小道
war1812-way-crossing-border = 国境を越える渡し
war1812-way-harbour = この湖に面する
war1812-way-lake = 湖

war1812-when = { $year }年 第{ $turn }ターン
war1812-calendar = { $year }年、第{ $turn }ターン:{ $phase }
war1812-phase-setup = 配置
war1812-phase-order = 順番の決定
war1812-phase-campaign = 作戦
war1812-phase-march = 強行軍
war1812-phase-naval-battles = 海戦
war1812-phase-captures = 艦の捕獲
war1812-phase-land-battles = 陸上戦闘
war1812-phase-turn-end = 手番の終わり
war1812-phase-year-end = 年の終わり
war1812-phase-attrition = 冬の損害
war1812-phase-ports = 冬の入港
war1812-phase-reinforcements = 増援

war1812-score = 得点
war1812-score-army = 陸軍ユニット
war1812-score-lakes = 湖
war1812-score-towns = 敵の町
war1812-score-total = 合計
war1812-lead = { $side }が{ $points }点リード。年の終わりに10点差で勝利。
war1812-level = 同点。年の終わりに10点差で勝利。
war1812-off-map = 盤外
war1812-pool = プール
war1812-spare = 予備の艦
war1812-hand = 配置待ち{ $count }個
war1812-to-place = 配置待ち
war1812-waiting = { $town }を待つ{ $count }個
war1812-waiting-tray = 待機中の増援
war1812-indian-absent = インディアンは、イギリスがデトロイトを占領すると現れる。
war1812-indian-present = インディアンは戦場にいる。
war1812-indian-gone = インディアンはゲームから除かれた。

war1812-do-march = 陸路
war1812-do-embark = 海上移動
war1812-do-force-march = 強行軍
war1812-do-sail = 航行
war1812-do-repair = 戦闘可能に
war1812-do-withdraw-ship = 退く
war1812-do-harbour = ここで越冬
war1812-do-enter = ここに登場

war1812-step-place = { $block }を{ $town }へ
war1812-step-build = { $town }で艦を起工
war1812-step-repair = { $town }の艦を戦闘可能に
war1812-step-sail = 艦が{ $origin }から{ $town }へ
war1812-step-march = { $block }が{ $town }へ移動
war1812-step-embark = { $block }を{ $town }へ海上移動
war1812-step-enter = { $block }が登場
war1812-step-force-march = { $block }が{ $town }へ強行軍
war1812-step-hit-ship = { $state ->
    [operational] 艦1隻を戦闘不能に
   *[damaged] 艦1隻を撃沈
 }
war1812-step-withdraw-ship = 艦が{ $town }へ退く
war1812-step-take-hit = { $block }が損害を受ける
war1812-step-mark = { $block }が冬の損害を受ける
war1812-step-harbour = 艦が{ $origin }から{ $town }へ

# ユニットの名前:飾りであり、規則には関わらない。

war1812-block-us07 = 第2軽竜騎兵連隊
war1812-block-us08 = 第6歩兵連隊
war1812-block-us09 = 第9歩兵連隊
war1812-block-us10 = 第11歩兵連隊
war1812-block-us11 = 第21歩兵連隊
war1812-block-us12 = 第25歩兵連隊
war1812-block-us13 = 第1ライフル連隊
war1812-block-us14 = 第4歩兵連隊
war1812-block-us15 = 第5歩兵連隊
war1812-block-us16 = 第13歩兵連隊
war1812-block-us17 = 第15歩兵連隊
war1812-block-us18 = 第17歩兵連隊
war1812-block-us19 = 第22歩兵連隊
war1812-block-us20 = 第23歩兵連隊
war1812-block-us21 = ニューヨーク民兵
war1812-block-us22 = ペンシルベニア義勇兵
war1812-block-us23 = オハイオ民兵
war1812-block-us24 = ケンタッキー義勇兵
war1812-block-us25 = バーモント民兵
war1812-block-gb07 = 第19軽竜騎兵連隊
war1812-block-gb08 = テカムセの部族連合
war1812-block-gb09 = 第1連隊ロイヤル・スコッツ
war1812-block-gb10 = 第8連隊キングズ
war1812-block-gb11 = 第41歩兵連隊
war1812-block-gb12 = 第49歩兵連隊
war1812-block-gb13 = 第89歩兵連隊
war1812-block-gb14 = 第100歩兵連隊
war1812-block-gb15 = 第104歩兵連隊
war1812-block-gb16 = 第13歩兵連隊
war1812-block-gb17 = 第103歩兵連隊
war1812-block-gb18 = ド・ワットヴィル連隊
war1812-block-gb19 = グレンガリー軽歩兵
war1812-block-gb20 = カナダ・フェンシブルズ
war1812-block-gb21 = カナダ・ヴォルティジュール
war1812-block-gb22 = ロイヤル・ニューファンドランド・フェンシブルズ
war1812-block-gb23 = 選抜常備民兵
war1812-block-gb24 = アッパー・カナダ編成民兵
war1812-block-gb25 = リンカーン民兵
