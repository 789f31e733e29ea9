# 両軍が互いに見えないまま決めることと、文字で書く命令。

sealed-mine = 封印済み
sealed-until = 決定は封をしました。両軍が封をしたとき、同時に公開されます。
sealed-back = 封を解く
sealed-unseen = { $who }が封をしたかどうかは、互いに見せない取り決めです。
sealed-said-sealed-mine = 決定に封をしました。
sealed-said-back-mine = 封を解きました。決め直せます。
sealed-said-sealed = { $who }が封をしました。
sealed-said-back = { $who }が封を解きました。

typed-title = 文字で書く
typed-label = 地図の略号で
typed-write = 記入
typed-example = 例:{ $example }
typed-explained = 「{ $example }」の意味:{ $step }。
typed-means = { $step }。Enterか「記入」で書き込みます。
typed-between = 、
typed-ways = { $count ->
    [0] このように始まる命令はありません。Enterか「記入」で理由を表示します。
   *[other] 続きの候補:{ $count }件
 }
typed-list = 続きの候補
