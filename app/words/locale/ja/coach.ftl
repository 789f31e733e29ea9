# 各ゲームの初めての対戦で、最初の手に添える言葉。

coach-title = このゲームの初めての対戦
coach-away = 閉じる
coach-again = ヒントをもう一度表示
coach-confirm = 確認すると決まります。
