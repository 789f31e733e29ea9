# 盤のまわりのページ。

new-title = 新しい対戦
new-game = ゲーム
new-side = あなたの担当
new-random = くじで決める
new-against = 対戦相手
new-against-friend = 友人(招待する)
new-name = お名前(任意)
new-make = 対戦を作る
new-options = 選択規則と観戦
new-watch = 観戦できる人
new-watch-link = 観戦用リンクを持つ人
new-watch-nobody = なし
new-usual = 標準
new-local-title = 友人がこのサーバーに来るには
new-local-text = このサーバーはこのコンピュータからしか開けません({ $origin })。ほかの場所の人と遊ぶには、HOST=0.0.0.0で起動してネットワーク内のこのコンピュータのアドレスを送るか、リバースプロキシの後ろに置いてPUBLIC_URLにそのアドレスを設定してください。

sit-title = 対戦に招待されています
sit-text = { $game }の対戦があなたを待っています。着席するとこの招待は使い切られ、ほかの人があなたの席を取ることはできません。
sit-taken = この招待はもう使えません。両方の席が埋まっているか、対戦が取りやめられています。
sit-taken-mine = どちらかがあなたの席なら、着席したときのブラウザのホームページの一覧から、または別の端末用のリンクから対戦を開いてください。
sit-taken-home = ホームページへ
sit-button = 着席して遊ぶ

device-title = この端末で遊ぶ
device-text = このリンクは、{ $game }の対戦のあなたの席をこの端末に渡します。一度だけ使えます。
device-button = ここで着席する

watch-title = 観戦する
watch-text = { $game }の対戦を傍らから観ます。どのユニットもあなたに背を向けています。
watch-button = 観戦する
