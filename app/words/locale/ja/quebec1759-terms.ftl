# 画面でルールへリンクする用語と、その表記。

quebec1759-term-cv = CV
quebec1759-term-detachment = 派遣隊
quebec1759-term-zone = ゾーン
quebec1759-term-river = 河
quebec1759-term-boats = 河で
quebec1759-term-order = 命令
quebec1759-term-halt = 停止
quebec1759-term-leader = リーダー
quebec1759-term-column = コラム
quebec1759-term-reserve = 予備
quebec1759-term-turn = 戦闘ターン
quebec1759-term-rout = 潰走
quebec1759-term-pursuit = 追撃
quebec1759-term-landing = 上陸
quebec1759-term-skirmish = 小競合
quebec1759-term-militia = 民兵
quebec1759-term-ottawa = オタワ族
quebec1759-term-raid = 襲撃
quebec1759-term-scout = 偵察
quebec1759-term-tide = 潮
