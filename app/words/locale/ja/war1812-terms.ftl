# 画面でルールへリンクする用語と、その表記。

war1812-term-cv = CV
war1812-term-pool = プール
war1812-term-base = 海軍基地
war1812-term-damaged = 戦闘不能
war1812-term-march = 強行軍
war1812-term-pursuit = 追撃
war1812-term-sea = 海上移動
war1812-term-winter = 冬の損害
war1812-term-indian = インディアン
war1812-term-dragoon = 竜騎兵
