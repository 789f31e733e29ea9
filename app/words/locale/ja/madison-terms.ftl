# 画面でルールへリンクする用語と、その表記。

madison-term-class = クラス
madison-term-reduced = 減少面
madison-term-movement = 移動ポイント
madison-term-leader = 指揮官
madison-term-box = 支配ボックス
madison-term-invasion = 侵攻路
madison-term-fort = 砦
madison-term-points = 得点
madison-term-lead = 先導ユニット
madison-term-strength = 戦力
madison-term-battle = 戦闘カード
madison-term-before = 戦闘前退却
madison-term-supply = 補給
madison-term-depot = 補給集積所
madison-term-landing = 上陸
madison-term-carried = 運べ|運ぶ
madison-term-restored = 回復
madison-term-react = 対応
madison-term-treaty = ガン条約
