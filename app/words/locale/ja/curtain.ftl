# 一台の端末で二人が遊ぶとき:手番の間の幕と、それにかかわる言葉。

curtain-title = 幕間
curtain-takes = 端末を{ $who }へ
curtain-away = { $other }は画面を見ないでください。
curtain-first = { $other }は画面を見ないでください。{ $who }は暗証番号を決めてください。以後この陣営を開けるのはその番号だけです。
curtain-pin = { $who }の暗証番号
curtain-new-pin = 暗証番号(数字4~8桁)
curtain-again = 同じ番号をもう一度
curtain-open = 開く
curtain-keep = この番号に決めて開く
curtain-forgotten = 忘れた暗証番号は、相手にもサーバーにも元に戻せません。
curtain-instead = 先に{ $who }が見る
curtain-public = 二人とも見た直近の出来事
curtain-quiet = 二人に知らされた出来事はまだありません。
curtain-digits = 暗証番号は数字4~8桁です。
curtain-differ = 二つの番号が一致しません。両方とも入れ直してください。
curtain-wrong = { $who }の暗証番号ではありません。
curtain-wait = 次に試せるまで{ $seconds }秒。
curtain-lost = サーバーにつながりません。もう一度お試しください。
curtain-draw = 幕を下ろす
curtain-falling = 幕を下ろしています。
curtain-falling-lost = このページの幕は下りましたが、席を閉じようにもサーバーにつながりません。つながりしだい閉じます。
curtain-since = { $who }が前に見たあとの出来事
curtain-board = 盤へ
curtain-home = この端末で二人対戦
curtain-home-turn = { $who }の番

new-against-here = 友人(この端末で交代しながら)
new-against-here-text = 手番の間は幕を下ろし、それぞれ暗証番号で開く
new-friend = 友人のお名前(任意)
