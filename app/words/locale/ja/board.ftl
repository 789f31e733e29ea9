# 盤とそのまわり。

board-map = 地図
board-panel = 卓
board-turn = いますること
board-tabs = その他
board-tab-score = 得点
board-tab-places = 場所
board-tab-log = 記録
board-tab-chat = チャット
board-tab-notes = メモ
board-tab-table = 対戦
board-tools = 凡例と拡大
board-zoom = 拡大縮小
board-zoom-in = 拡大
board-zoom-out = 縮小
board-zoom-all = 地図全体

board-connecting = 着席しています…
board-live-connecting = 接続中…
board-live-live = 接続済み
board-live-lost = 切断:再接続中
board-live-behind = 遅延:最新の局面を取得中
board-live-closed = 切断
board-moved-on = 局面が変わっていました。いまの局面を示します。何も行われていません。
board-no-longer = それはもうできません。

board-title = { $game }
board-title-mine = ● あなたの番 · { $game }
board-title-ended = 終局 · { $game }
board-you-are = あなたは{ $side }
board-you-watch = 観戦中
board-named = { $name }({ $side })

board-not-current = 最後に受信した局面
board-your-move = あなたの番
board-playing = 起きたこと
board-playing-skip = 飛ばす
board-new-chat = 新着チャット{ $count }件
board-waiting = 待機中
board-watching = 卓の様子
board-winner = { $side }の勝ち
board-drawn = 引き分け
board-cancelled = この対戦は中止されました。

board-take-first = 先に自分のユニットを持ち、それから行き先を押してください。
board-no-place = そこは行き先になりません。光っている所を押すか、「放す」で手を空けてください。
board-held-apart = これらのユニットが一緒に行ける所はありません。いくつか放してください。
board-held = 手元:{ $things }
board-all-here = { $count }個すべて取る
board-let-go = 放す
board-many = まとめて取る
board-many-hint = ユニットをいくつか取り、まとめて行き先を選ぶ
board-not-that = できません
board-of-block = { $block }:{ $what }
board-draft = 計画:{ $count }手
board-suggest = 一手を提案
board-suggest-hint = あなたに見えるものだけから、コンピュータならこうするという手です。元に戻せます。
board-suggest-rest = 残りをまとめて提案
board-suggested = { $machine }なら、印のついたボタン「{ $what }」を押します。
board-suggested-on-map = { $machine }なら、盤上で次を選びます:{ $what }。
board-suggested-card = { $machine }なら、次を選びます:{ $what }。
board-suggested-done = { $machine }の手：{ $what }。
board-undo = 元に戻す
board-take-back = 取り消す
board-rejected-steps = 前提が変わったため、次の手は無効になりました:
board-rule = 規則{ $rule }
board-dice = ダイス:{ $faces }

board-places = 場所
board-nobody = なし
board-go-here = { $town }へ
board-base = { $town }の造船所

board-latest = 直前の出来事
board-log = 記録
board-log-before = 第1ターンの前
board-log-earlier = それ以前
board-older = 以前の記録

board-players = 対戦者
board-options = 選択規則
board-corrected = 訂正された盤：
board-peace = 講和
board-draw-offer = 引き分けを申し込む
board-draw-accept = 引き分けに応じる
board-draw-decline = 断る
board-draw-offered = { $side }が引き分けを申し込んでいます。
board-resign = 投了
board-resign-sure = 投了しますか? 対戦はすぐに終わり、相手の勝ちになります。
board-resign-yes = はい、投了します
board-keep-playing = 続ける
board-spectators = 観戦者
board-watch-link = 観戦用リンク
board-watch-link-make = 観戦用リンクを作る
board-devices = あなたの端末
board-device-this = { $label }(この端末)
board-device-of = { $date }から
board-device-open = 未使用のリンク:{ $label }
board-device-link = 別の端末用のリンク(一度だけ使えます)
board-device-link-make = 別の端末で遊ぶ
board-revoke = 無効にする
board-copy = コピー
board-copied = コピーしました
board-keep = 保存
board-receipts-why = このブラウザは、見せられたすべての控えを残します。控えがあれば、対戦後にこのサーバーを信用せずにダイスを検証できます。
board-receipts = 控えを保存
verify-title = 対戦を検証する
board-export = 対戦を保存
board-rules = 規則

board-invite-title = 対戦相手を招く
board-invite-text = 遊びたい相手にこのリンクを送ってください。一度だけ使えます。相手が着席すると対戦が始まります。このページは閉じてもかまいません。
board-open-title = まだ始まっていません
board-open-text = 二人目のプレイヤーを待っています。着席すると、ここに盤面が自動で現れます。
board-invite-elsewhere = 招待リンクは別のブラウザで作られたため、ここには表示できません。新しいリンクを作ると、前のリンクは無効になります。
board-invite-link = 招待
board-invite-local = このリンクはこのコンピュータでしか開けません。ほかの場所の人と遊ぶには、サーバーをHOST=0.0.0.0で、またはPUBLIC_URLを設定したプロキシの後ろで起動してください。
board-invite-make = 新しい招待を作る
board-cancel = 対戦を中止
board-cancel-sure = この対戦を中止しますか? 元には戻せません。
board-cancel-yes = はい、中止します
board-keep-waiting = 待つ

board-history = 対戦を一手ずつたどる
board-history-at = { $count }中{ $at }番目の局面
board-history-told = この時の出来事
board-history-end = 終局に戻る
board-first = 最初
board-before = 前
board-next = 次
board-last = 最後

board-promise-match = サーバーが約束したのは、この対戦とは別の対戦のダイスです。
board-promise-commitment = サーバーが対戦前に約束したダイスと、いま示しているダイスが違います。
board-promise-entropy = サーバーは、この対戦のダイスのために送られた数を使っていません。
board-promise-broken = この対戦のダイスは信用できません。控えを保存してください。対戦のあと、約束が破られたことをだれでも確かめられます。
