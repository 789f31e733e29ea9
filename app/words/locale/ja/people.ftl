# 卓を囲む人々:チャット、メモ、名前、最後にいた時刻、再戦。

problem-chat-full = この部屋はいっぱいです。
problem-no-chat = ここには話し相手がいません。
problem-no-rematch = 再戦の申し込みは、いまありません。
problem-note-changed = このメモは、あなたの別の端末で書き換えられています。
problem-note-too-large = メモが16 KiBを超えています。

chat-rooms = 部屋
chat-room-players = 対戦者
chat-room-spectators = 観戦者
chat-hint-open = 相手が着席すると話せます。
chat-hint-players = 対戦者二人だけの会話です。終局後は観戦者も読めます。
chat-hint-spectators = 観戦者どうしの会話です。対戦者が読めるのは終局後です。
chat-hint-ended = 終局したので、どちらの部屋も対戦者と観戦者の全員が読めます。
chat-hint-machine = 相手はコンピュータなので、会話はできません。
chat-mute = ミュート
chat-older = 以前の発言
chat-empty = まだ発言はありません。
chat-say = 発言を入力
chat-send = 送信
chat-left = あと{ $count }文字
chat-your-name = 表示名(任意)
chat-spectator = 観戦者{ $number }
chat-spectator-named = { $name }(観戦者{ $number })
chat-spoken = { $who }:{ $text }
chat-new = 未読{ $count }件
chat-sending = 送信中…
chat-unsent = 未送信
chat-again = 再送信
chat-drop = 破棄

notes-title = 自分用メモ
notes-hint = あなただけに見えます。どの端末からも使え、自動で保存されます。
notes-loading = 読み込み中…
notes-saved = 保存しました
notes-typing = 保存中…
notes-waiting = まだ保存できていません。あとで自動的に再試行します。
notes-newer = 別の端末で書き換えられました。これが新しい内容です。
notes-too-large = 長すぎて保存できません:{ $bytes }バイト(上限{ $most }バイト)
notes-shut = 対局は終わりました。この端末はお二人で使っているため、どちらのメモも表示しません。
notes-mine = この端末で入力していた内容です。まだ保存されていません。
notes-mine-label = この端末で入力した内容
notes-append = 末尾に加える
notes-drop = 破棄

seen-here = 在席中
seen-ago = 最終在席:{ $ago }
seen-never = まだ来ていません
name-change = 名前を変える
name-yours = あなたの名前
name-save = 保存
name-leave = やめる

rematch-title = 再戦
rematch-ask = 再戦を申し込む(あなたは{ $side })
rematch-offered = { $who }から再戦の申し込みです。あなたは{ $side }を受け持ちます。
rematch-waiting = 再戦を申し込みました。あなたは{ $side }を受け持ちます。{ $who }には、この画面とトップページで伝わります。
rematch-accept = 受けて始める
rematch-decline = 断る
rematch-withdraw = 取り下げる
rematch-declined = { $who }は再戦を断りました。
rematch-withdrawn = { $who }は再戦の申し込みを取り下げました。
rematch-made = 再戦が始まりました。
rematch-go = 再戦の盤へ
rematch-home = 再戦の申し込みあり
