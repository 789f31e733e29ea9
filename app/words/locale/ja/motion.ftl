# 目に見える動き。

board-motion = 動き
board-motion-show = 移動とダイスを動きで見せる
board-motion-hint = クリックかキーで最後まで飛ばせます。OSの「視差効果を減らす」設定が優先されます。
board-season-winter = 冬
board-season-spring = 春
board-season-summer = 夏
board-season-fall = 秋
