# 手番の通知:メールとブラウザの通知。

mail-confirm-subject = 手番通知のメールアドレスの確認
mail-confirm-text = Vedetteで{ $game }を対戦中の方が、手番の通知をこのアドレスで受け取ることを希望しています。お心当たりがあれば、アドレスを確認してください。
mail-confirm-else = お心当たりがなければ、何もしないでください。アドレスは数日で消去されます。
mail-confirm-button = このアドレスを確認する
mail-confirm-foot = 確認されないかぎり、このアドレスにほかのメールは送られません。
mail-turn-subject = あなたの番です:{ $game }、相手は{ $opponent }
mail-turn-text = { $game }であなたの番になりました。あなたは{ $side }、相手は{ $opponent }です。
mail-turn-button = 盤へ
mail-turn-since = あなたの前回の手番から、観戦者に見えたできごと：
mail-end-subject = 対戦が終わりました:{ $game }、相手は{ $opponent }
mail-end-text = { $opponent }との{ $game }の対戦が終わりました。
mail-end-last = この対戦についてのメールはこれが最後です。リンク先で対戦のすべてを一手ずつたどれます。
mail-end-button = 対戦をふり返る
mail-foot = リンクは、あなたの席があるブラウザで盤を開きます。このメールは、この対戦に登録されたアドレスに送られています。
mail-unsubscribe = この対戦のメールを止める

notices-title = 手番の知らせ
notices-mail-none = アドレスを登録すると、盤の前にいないとき、一つの番につき一度だけメールでお知らせします。アドレスはほかの誰にも見えず、対戦の数日後に消去されます。
notices-mail-label = メールアドレス
notices-mail-save = 通知を受け取る
notices-mail-asked = { $address }に確認のメールを送ります。メールのリンクを開いてアドレスを確認してください。
notices-mail-on = { $address }にメールでお知らせします。
notices-mail-remove = アドレスを削除
notices-browser = このブラウザで通知する
notices-browser-why = このページがどこかのタブで開いていて、見えていないとき。
notices-browser-on = あなたの番になると、このブラウザが通知します。
notices-browser-refused = このブラウザは通知を許可していません。ブラウザの設定で変えられます。
notices-browser-off = 通知をやめる
notices-sound = 小さな音も鳴らす
notices-your-move = あなたの番
notices-your-move-in = { $game }:あなたの番です。

confirm-title = アドレスの確認
confirm-text = ボタンを押すと、{ $game }の対戦の手番通知があなたのアドレスに届くようになります。
confirm-button = 確認する
confirm-done = 確認しました。あなたの番になるとお知らせします。

unsubscribe-title = メールを止める
unsubscribe-text = ボタンを押すと、この{ $game }の対戦のメールは送られなくなり、アドレスは消去されます。
unsubscribe-button = メールを止める
unsubscribe-done = 完了しました。アドレスは消去され、この対戦のメールはもう送られません。

problem-bad-address = メールを送れるアドレスではありません。
problem-no-mail = このサーバーはメールを送りません。
