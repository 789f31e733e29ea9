# 卓を囲む人々:チャット、メモ、名前、最後にいた時刻、再戦。

problem-chat-full = この部屋はいっぱいです。
problem-no-chat = ここには話し相手がいません。
problem-no-rematch = 再戦の申し込みは、いまありません。
problem-note-changed = このメモは、あなたの別の端末で書き換えられています。
problem-note-too-large = メモが16 KiBを超えています。
