# 盤のまわりのページ。

new-title = 新しい対戦
new-game = ゲーム
new-scenario = シナリオ
new-side = あなたの担当
new-random = くじで決める
new-against = 対戦相手
new-against-friend = 友人(招待する)
new-against-anybody = だれでも
new-against-anybody-text = だれかが着席するまで、募集の一覧に載ります
new-against-met = 対戦したことのある相手
new-against-met-text = このブラウザと対戦したことのある人の一覧に、だれかが着席するまで載ります
new-offers = { $count ->
    [0] いま募集中の対戦はありません：
   *[other] すでに{ $count }件が相手を待っています：
 }
new-name = お名前(任意)
new-make = 対戦を作る
new-options = 選択規則と観戦
new-watch = 観戦できる人
new-watch-link = 観戦用リンクを持つ人
new-watch-nobody = なし
new-usual = 標準
new-board = 盤 …
new-board-standard = 標準の盤
new-board-what = 標準との違い
continue-title = { $game }({ $when })から続ける
continue-text = この局面から新しい対戦が始まります。両陣営はそれまでに見たものを知っていて、ここから先のダイスやカードは新しく引かれます。
continue-seen = 元の対戦はすべて公開されています。敵がここで隠しているものを、あなたはすでに見ているかもしれません。
continue-back = 元の対戦に戻る
sit-continued = 終わった対戦からの続きです：{ $when }。招待した人は、両陣営がそこで隠しているものを元の対戦で見ているかもしれません。
sit-scenario = シナリオ：{ $scenario }
sit-board = ホストが訂正した盤で対戦します：
new-local-title = このコンピュータだけで
new-local-text = このサーバーのリンクは、このコンピュータでしか開けません。ほかの場所の友人はまだ来られません。招き入れる方法は、サーバーの管理者向けの説明書にあります。

sit-title = 対戦に招待されています
sit-text = { $game }の対戦があなたを待っています。着席するとこの招待は使い切られ、ほかの人があなたの席を取ることはできません。
sit-again = このブラウザーはもう一方の席を求めましたが、返事が届きませんでした。もう一度お試しください。席を得たのがあなたなら、その席に着けます。
sit-taken = この招待はもう使えません。両方の席が埋まっているか、対戦が取りやめられています。
sit-taken-mine = どちらかがあなたの席なら、着席したときのブラウザのホームページの一覧から、または別の端末用のリンクから対戦を開いてください。
sit-taken-home = ホームページへ
sit-offers = ほかの募集を見る
sit-button = 着席して遊ぶ
sit-promise = ダイスの公正さについて
sit-promise-vouched = サーバーはダイスの自分の分をすでに決め、下の値で約束しています。友だちから届いたリンクにも同じ値があります。ブラウザーはこの約束を保存してから自分の数を引くので、だれもダイスを都合よく選べません。対戦のあと、どちらのプレイヤーも確かめられます。
sit-promise-plain = サーバーはダイスの自分の分をすでに決め、下の値で約束しています。ブラウザーはこの約束を保存してから自分の数を引きます。対戦のあと、どちらのプレイヤーも確かめられます。
sit-promise-cut = サーバーはダイスの自分の分をすでに決め、下の値で約束しています。友達のリンクは途中で切れていますが、残っている部分は一致しています。ブラウザはこの約束を保存してから、自分の乱数を引きます。対戦後に、どちらのプレイヤーも確かめられます。
sit-promise-broken = 着席しないでください。このサーバーが示すダイスの約束は、友だちのリンクにあるものと違います。新しいリンクをもらってください。それでも同じなら、このサーバーを信用しないでください。

seated-text = あなたはすでにこの対戦に着席しています。
seated-open = この招待は相手のためのものです。リンクを相手に送ってください。一人で両方の側を試すには、別のブラウザかプライベートウィンドウで開いてください。
seated-match = あなたの対戦

device-title = この端末で遊ぶ
device-text = このリンクは、{ $game }の対戦のあなたの席をこの端末に渡します。一度だけ使えます。
device-button = ここで着席する

devices-title = 別の端末で対戦を続ける
devices-text = { $count ->
   *[other] このリンクは、あなたの{ $count }件の対戦すべての席を、スマートフォンなど別の端末に渡します。この端末の席もそのまま残ります。
 }
devices-make = リンクを作る
devices-link = 自分の別の端末専用です。このリンクを持つ人はあなたの代わりに遊べます
devices-code = または、別の端末のカメラでこれを読み取ってください。
devices-local = このリンクを開けるのはこのコンピューターだけです。このページは、ほかの端末からは使えない名前で開かれています。
devices-once = 一度だけ、一時間以内に使えます。端末は各対戦の「対戦」に載り、そこから席を取り消せます。
devices-none = このブラウザにはまだ対戦の席がありません。
devices-home = ホームページへ
devices-take-title = この端末で対戦を続ける
devices-take-text = このリンクは、あなたのすべての対戦の席をこの端末に渡します。一度だけ使えます。
devices-take = ここで席に着く
devices-left-out = 対戦はこの端末に移りました。ただし、この端末ですでに遊んでいる対戦と、席の端末が多すぎる対戦は除きます。

watch-title = 観戦する
watch-text = { $game }の対戦を傍らから観ます。どのユニットもあなたに背を向けています。
watch-button = 観戦する

story-title = 「{ $game }」の対戦記
story-running = 対戦はまだ続いています。これまでに観戦者が見たものを載せています。
story-film = 地図で見る対戦の経過
story-score = 得点の推移
story-score-text = 日付ごとの両軍の得点
story-told = できごと
story-years = 年
story-all-years = 対戦のすべて
