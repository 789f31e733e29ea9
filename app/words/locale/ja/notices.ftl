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
notices-elsewhere = Discord、Slack、スマートフォン、プログラムでも知らせる(すべての対戦)
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

webhooks-title = 別の場所で知らせる
webhooks-text = このブラウザのどの対戦でも、あなたの番になると、Discord、Slack、ntfy(スマートフォン)、または自作のプログラムに通知が届きます。盤を見ていないときに、一手番に一度だけです。
webhooks-none = このブラウザにはまだ対戦の席がありません。対戦を始めてから、もう一度開いてください。
webhook-first = 知らせる先
webhook-another = 別の知らせる先
webhook-where = 通知を受け取るもの
webhook-kind-discord = Discord
webhook-kind-slack = Slack
webhook-kind-ntfy = スマートフォン(ntfy)
webhook-kind-signed = プログラム
webhook-how-discord = Discordでチャンネルの設定から「連携サービス」「ウェブフック」「新しいウェブフック」を開き、URLをコピーします。
webhook-how-slack = Slackでアプリ「Incoming WebHooks」をチャンネルに追加し(または自作のアプリで有効にし)、URLをコピーします。
webhook-how-ntfy = スマートフォンにアプリntfyを入れ、推測されにくい名前のトピックを購読し、https://ntfy.sh/ のあとにその名前を付けて入力します。
webhook-how-signed = JSONのPOSTを受け取るHTTPSのアドレスです。Standard Webhooksの方式で署名します。鍵は一度だけ表示します。
webhook-address = アドレス
webhook-leave = 試して保存する
webhook-secret-address = すぐに最初の通知を送ります。アドレスは秘密です。あなたを含め、だれにも二度と表示しません。
webhook-signing = 最初の通知が届きました。この鍵で署名を確かめられます。表示するのは今だけです。
webhook-signing-key = 署名の鍵
webhook-signing-kept = 控えました
webhook-delivered = 最後に通知を受け取った日時:
webhook-failing = 次の日時から受け取れていません。再び試します:
webhook-off = 受け取れないので止めました:
webhook-try = 試しに送る
webhook-on = もう一度使う
webhook-remove = 取り除く
webhook-test-title = Vedette
webhook-test-text = あなたの番になると、ここに知らせます。
webhook-test-button = 通知の設定

problem-bad-webhook = 呼び出せないアドレスです。https:// で始まり、ポート番号も @ の前の名前もないものにしてください。
problem-no-webhooks = このサーバーは外のアドレスを呼び出しません。
problem-same-webhook = このアドレスにはすでに知らせています。
problem-too-many-webhooks = すでに五つのアドレスがあります。先に一つ取り除いてください。
problem-unknown-webhook = そのアドレスはもうありません。
problem-webhook-refused = 通知が断られました。アドレスと受け取り側を確かめてください。
problem-webhook-unreached = 応答がないか、公開されたインターネット上にありません。
