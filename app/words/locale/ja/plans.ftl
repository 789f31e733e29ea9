# 手番の計画を試行で比べる。

plans-compare = 計画を比べる
plans-compare-hint = この手番の計画をいくつか、あなたの計画とともに、あなたに見えるものだけから試します。実行はしません。
plans-title = この手番の計画
plans-away = 閉じる
plans-past = 計画を最後に変える前の比較です。
plans-anew = 比べ直す
plans-under-way = 計画を試しています。
plans-none = 見えるものからは、計画を試す局面を想定できませんでした。
plans-best = 試行の結果で最もよい計画（100回中{ $chance }回勝利）：{ $plan }
plans-machine = { $machine }の計画
plans-mine = あなたのここまでの計画
plans-mine-too = あなたのここまでの計画（{ $machine }も同じ）
plans-mine-past = 変える前のあなたの計画
plans-mine-past-too = 変える前のあなたの計画（{ $machine }も同じ）
plans-other = 別の計画
plans-top = この中で最もよい計画
plans-better = 下の比較ではもっとよい計画が見つかった（100回中{ $best }回対{ $own }回）。
plans-close = 差はないかもしれません
plans-roughly = 約
plans-use = この計画にする
plans-of-100 = ／100
plans-taken = { $tenths ->
    [10] { $place }を取る
   *[other] 10回中{ $tenths }回{ $place }を取る
 }
plans-lost = { $tenths ->
    [10] { $place }を失う
   *[other] 10回中{ $tenths }回{ $place }を失う
 }
plans-kept = { $place }を守る
plans-enemys = { $tenths ->
    [10] { $side }が{ $place }を取る
   *[other] 10回中{ $tenths }回{ $side }が{ $place }を取る
 }
plans-after = { $trials ->
    [0] 計画を試しています…
   *[other] { $trials }回試した結果
 }
plans-more-to-come = { $trials }回試した途中経過
plans-about = 数字は、あなたの知っていることだけから想定した局面で、{ $turns }手番先まで{ $machine }が両軍を指したとき、あなたが勝つ割合です。計画を押すと地図に示します。
