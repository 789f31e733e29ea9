# 対戦が終わってから：最も高くついた決断。

review-title = 高くついた決断
review-find-mine = 自分の高くついた決断を探す
review-find = { $side }の高くついた決断を探す
review-under-way = ほかの手を試しています：{ $percent }%
review-about = { $side }の{ $turns ->
    [0] 手番
   *[other] { $turns }手番
 }を、そのとき{ $side }が知っていたことだけから立てたコンピューターの計画と比べて試しました。数字は、100回試したうち{ $side }が勝つ回数です。
review-none = { $turns ->
    [0] { $side }が計画した手番はなく、試すものがありませんでした。
   *[other] { $side }の{ $turns }手番を、コンピューターの計画と比べて試しました。運と区別できるほど高くついた手番はありません。
 }
review-you = あなた：
review-side = { $side }：
review-machine = { $machine }：
review-chance = 100回中{ $chance }回
review-show = 見る
review-nothing = 動かさない
