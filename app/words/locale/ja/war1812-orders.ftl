# 1812年戦争:両軍の同時移動(19)。

war1812-option-movement = 移動は
war1812-option-movement-in-turn = 手番ごとに交互に行う
war1812-option-movement-simultaneous = 同時に行う:両軍が見えないまま命令を書き、一緒に公開する。先手も後手もない
war1812-option-ready = 命令に封をしたことは
war1812-option-ready-shown = 相手に見える
war1812-option-ready-hidden = 両軍がそろうまで見えない(同時移動のときだけ意味がある)
war1812-option-memory = 戦闘で見えたユニットの内容を
war1812-option-memory-shown = 見た側の盤上に残す
war1812-option-memory-nobody = 残さない（各自で覚える）

war1812-phase-orders = 命令
war1812-phase-fleets = 海戦
war1812-phase-crossings = 渡湖
war1812-phase-marches = 強行軍

war1812-ask-orders = 命令(相手には見えません):艦の建造・修理・移動のどれか1つをしてもよく、次に陸軍を1グループ動かす
war1812-ask-orders-army = 命令(相手には見えません):陸軍を1グループ動かし(強行軍も可)、「完了」を押す
war1812-ask-crossing = 艦に損害が出ました:それでも湖を渡るユニットは?
war1812-ask-meeting = 両軍がすれ違います。ダイスに勝ちました:どちらの町で戦うか?

war1812-awaits-orders = 命令を記入中
war1812-awaits-orders-sealed = 命令に封をした
war1812-awaits-crossing = 渡湖するユニットを検討中
war1812-awaits-crossing-sealed = 渡湖するユニットを決めた
war1812-awaits-meeting = 戦う町を選択中

war1812-done-ordering = 完了、封をする:{ $crossing ->
    [0] { $blocks ->
        [0] 陸軍は動かない
       *[other] { $blocks }個が移動する
     }
   *[other] { $crossing }個がカナダに入る(ダイス各1個、6で拒否)
 }{ $idle_ships ->
    [0] { "" }
   *[other] 、艦は動かない
 }{ $attacks ->
    [0] { "" }
   *[other] 、今のままなら攻撃{ $attacks }件
 }
war1812-done-halting = 完了、封をする:何もしない
war1812-stay-behind = 残る
war1812-done-crossing = 完了:{ $blocks }個が湖を渡る
war1812-call-off = 取りやめる:誰も渡らない
war1812-call-off-sure = もう一度押すと取りやめます(強行軍もなくなります)
war1812-meet-at = { $town }で戦う

war1812-ride-first = 竜騎兵は強行軍をしなくてもそこへ行けます。
war1812-not-waiting-to-cross = 残せるのは、湖を渡る命令を受けたユニットだけです。
war1812-carriers-for-all = 渡るユニットすべてに艦が足りています。

war1812-line-orders = 両軍が命令を書く。
war1812-line-to-cross = { $side }:{ $blocks }個が湖を渡り{ $origin }から{ $to }へ向かう命令。
war1812-line-to-march = { $side }:{ $blocks }個が{ $origin }から{ $to }へ強行軍の命令。
war1812-line-ride-stopped = { $side }:竜騎兵は{ $town }で敵に会い、先へ進めない。
war1812-line-rolled-meeting = { $side }、戦う町を決めるダイスは{ $sum }。
war1812-line-rolled-lake = { $side }、湖の防御側を決めるダイスは{ $sum }。
war1812-line-rolled-naming = { $side }、戦闘の順番を決めるダイスは{ $sum }。
war1812-line-stayed-behind = { $side }:運ぶ艦がなく、1個が{ $town }に残る。
war1812-line-called-off = { $side }は渡湖を取りやめ、このターンはもう何もしない。
war1812-line-crossing-cancelled = { $side }:運べる艦がなくなり、誰も湖を渡れない。
war1812-line-forces-met = { $side }:{ $blocks }個が{ $town }に引き返し、両軍はそこで戦う。
war1812-line-march-void = { $side }:{ $origin }から{ $to }への強行軍{ $blocks }個は無効。
