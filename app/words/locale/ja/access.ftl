# キーボードや音声で遊ぶ人のための言葉。

access-keys = キー操作
access-keys-map = 地図の上で
access-keys-play = 手を指す
access-keys-page = 地図のまわり
access-keys-list = 「場所」タブは、地図を一覧にしたものです。地図でできることは、すべてそこでもTabキーとEnterキーで行えます。
access-letters = 文字や記号のキーで操作する
access-close = 閉じる

access-key-space = スペース
access-key-walk = その向きでいちばん近い場所へ。Shiftを押すと地図が動く
access-key-around = 隣り合う場所を順に回る
access-key-here = その場所のユニットを順に選ぶ
access-key-piece = 動かせる次のユニット、前のユニットへ
access-key-target = 光っている次の場所へ。大文字のTで前へ
access-key-centre = ここを地図の中央に
access-key-zoom = 拡大、縮小、地図全体
access-key-press = 取る、またはここに置く。Shiftを押すともう一つ取る
access-key-all = ここにいるユニットをすべて取る、または手にしたユニットと同じ場所のすべて
access-key-many = まとめて取る(入・切)
access-key-clear = 放す
access-key-undo = 最後の一手を元に戻す
access-key-done = 選択肢へ(完了が先)。Enterで決定
access-key-why = なぜできないのか
access-key-prompt = いますることを聞く
access-key-rule = いまの質問の規則を開く。盤上で断られたときはその規則
access-key-tab = タブを開く
access-key-hand = 手札などへ移る:Tabで次へ、Enterで選ぶ
access-key-log = 記録を開く:Tabで止まるのは一度、矢印で行と規則へ
access-key-chat = チャットを開く
access-key-sheet = この一覧

access-map = 地図。矢印キーで場所から場所へ移ります。?キーでキー操作の一覧が出ます。「場所」タブに同じ地図の一覧があります。
access-said = 出来事
access-grip = パネル:引くか押すと地図の広さが変わります
access-choose = ここですること

access-die-hit = { $face }、命中
access-die-miss = { $face }、外れ
access-die-counts = { $face }、該当
access-lines-before = これより前の{ $count }行は記録にあります。
access-planned = 計画:{ $step }。
access-taken-back = 取り消し:{ $step }。
access-asked = あなたの番です。{ $prompt }
access-waits = { $side }:{ $what }。
access-held = 手元:{ $things }。{ $count ->
    [0] 行ける場所はありません。
   *[other] 行き先:{ $places }。
 }
access-held-many = 手元:{ $things }。行き先は{ $count }か所({ $places }など)。
access-let-go = 手元には何もありません。
access-many-on = まとめて取ります。
access-many-off = 一つずつ取ります。

access-take-from = { $town }から命令する
access-take-all = { $town }の{ $count }個をすべて取る
access-why-not = なぜ{ $town }へ行けないのか
access-here = いるもの
access-next-to = 隣
access-way = { $town }、{ $way }
access-way-lit = { $town }、{ $way }、手元のものが行けます
