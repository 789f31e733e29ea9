# 盤の見せ方:大きさ、動き、音、記憶。

settings = 設定
board-pieces = ユニットの大きさ
board-pieces-small = 小
board-pieces-usual = 標準
board-pieces-large = 大
board-motion = 動き
board-motion-show = 移動とダイスを動きで見せる
board-motion-pace = 動きの速さ
board-motion-pace-slow = ゆっくり
board-motion-pace-usual = 標準
board-motion-pace-fast = 速く
board-motion-hint = クリックかキーで最後まで飛ばせます。OSの「視差効果を減らす」設定が優先されます。
board-sounds = 音
board-sounds-play = ユニットとダイスの音を鳴らす

board-memory = 見たもの
board-memory-show = 伏せたユニットに、見たことのある内容を描く
board-memory-hint = 戦闘で見えたものだけです。薄いものは、もう別の場所にいるかもしれません。
board-seen-block = { $kind } { $cv }/{ $max }
board-seen-grown = { $what }、その後強まったかもしれない
board-seen-times = { $what } ×{ $count }
board-seen-here = ここで目撃（{ $when }）：{ $what }
board-seen-came = { $place }から来た（{ $when }）：{ $what }
board-seen-perhaps = おそらく、{ $place }で目撃（{ $when }）：{ $what }

marks-make = 自分用の印をつける
marks-make-hint = 自分用の印:同じ場所を二度押すと輪、二つの場所を押すと矢印。マウスの右ボタンならいつでもつけられます。
marks-on = 印をつけています:場所を押してください。✎で終わります。
marks-begun = { $from }から:もう一度押すと輪、別の場所を押すと矢印。
marks-nowhere = そこに場所はありません。場所か、そこにあるものを押してください。
marks-erase = 自分の印を消す
marks-ring = 印をつけました:{ $to }
marks-ring-gone = 印を消しました:{ $to }
marks-arrow = { $from }から{ $to }への矢印
marks-arrow-gone = { $from }から{ $to }への矢印を消しました
marks-erased = 自分の印をすべて消しました。
