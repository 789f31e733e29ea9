# 画面でルールへリンクする用語と、その表記。

liberty-term-supply = 補給源街
liberty-term-port = 港
liberty-term-wilderness = 荒野
liberty-term-atlantic = 大西洋
liberty-term-prisoner = 捕虜
liberty-term-strength = ステップ|戦力
liberty-term-class = クラス
liberty-term-card = 補給カード
liberty-term-action = アクション
liberty-term-march = 強行軍
liberty-term-pinned = 釘付け
liberty-term-pool = プール
liberty-term-loyalist = ロイヤリスト
liberty-term-rounds = 第3ラウンド
liberty-term-disband = 解散
liberty-term-indies = 西インド諸島
liberty-term-feeding = 養いきれない|養え
