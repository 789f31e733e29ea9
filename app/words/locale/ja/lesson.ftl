# 各ゲームの最初の戦闘のレッスン。

lesson-title = 初めての戦闘
lesson-step = { $presses }のうち{ $press }
lesson-back = 戻る
lesson-again = 最初から
lesson-not-that = レッスンでは、光っているものを押してください。
lesson-over = 初めての戦闘が終わりました
lesson-play = コンピュータと対戦する：{ $machine }
lesson-link = 最初の戦闘で覚える(3分)
