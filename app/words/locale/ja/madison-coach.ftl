# マディソン氏の戦争:手引きの言葉。

madison-coach-take = 敵の町と湖が得点になる。カードを押し、使い方を選ぶ。
madison-coach-aim = 指揮官かユニットを活性化し、光っているスペースを押す。
madison-coach-done = 移動は、攻撃するか「完了」を押すまで取り消せる。
madison-coach-fight = 先導ユニットを選ぶ。カードを出してもよい。ダイス2個の目が大きいほど攻撃側に有利。
madison-coach-sea-fight = 先導艦船を選ぶ。ダイス1個で決まり、数と質が有利に働く。負けた側は湖を去る。
