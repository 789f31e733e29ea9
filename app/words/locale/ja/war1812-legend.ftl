# 1812年戦争:地図の凡例。

war1812-legend-pieces = ユニット
war1812-legend-infantry = 表向きの歩兵。上の数字がいまの戦力、ほかの辺の点がこの先の戦力
war1812-legend-dragoon = 竜騎兵。町を二つ移動できる
war1812-legend-indian = インディアン。イギリスがデトロイトを占領すると現れる
war1812-legend-hidden-us = 正体の分からないアメリカ軍のユニット
war1812-legend-hidden-gb = 正体の分からないイギリス軍のユニット
war1812-legend-ship = 湖に出ている戦闘可能な艦
war1812-legend-ship-moored = 港に停泊中の艦(帆を畳む)
war1812-legend-ship-out = 戦闘不能の艦
war1812-legend-places = 場所
war1812-legend-town-us = アメリカの町と、イギリスが占領したときの得点
war1812-legend-town-gb = イギリスの町と、アメリカが占領したときの得点
war1812-legend-town-taken = 敵に占領された町
war1812-legend-base = 海軍基地。艦の建造と修理ができる
war1812-legend-lit = 光っている場所は、いま選べる
war1812-legend-ways = 道
war1812-legend-road = 道路
war1812-legend-trail = 森の小道。道路と同じく通れる
war1812-legend-crossing = 川や海峡の渡し。同じく通れる
war1812-legend-border = 赤は国境を越える道。アメリカの民兵は拒むことがある
