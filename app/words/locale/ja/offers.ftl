# だれでも着席できる対戦。

problem-offer-gone = この対戦の募集は終わりました。
problem-offer-taken = ほかの人が先に着席しました。この対戦はもう始まっています。
problem-too-many-offers = 同時に募集できる対戦の数に達しています。どれかを取り下げるか、だれかが着席するまでお待ちください。

offers-title = 対戦相手募集
offers-text = 対戦相手を探している人の一覧です。先に着席した人が相手になります。登録はいりません。
offers-count = { $count ->
    [0] いま募集中の対戦はありません。
   *[other] 募集中の対戦 { $count }件
 }
offers-all = すべてのゲーム({ $count })
offers-of-game = { $game }({ $count })
offers-nameless = 名前なし
offers-yours = あなたの募集
offers-posted-now = たった今
offers-posted-minutes = { $count }分前
offers-posted-hours = { $count }時間前
offers-posted-days = { $count }日前
offers-side = あなたの担当：{ $side }
offers-side-left = 相手の担当：{ $side }
offers-side-drawn = 担当はくじで決まります
offers-pace = 一手は最長{ $days }日
offers-pace-never = 一手の期限なし
offers-met = 以前に対戦した相手です
offers-met-own = 対戦したことのある相手にだけ見えます
offers-continued = 別の対戦の途中からの続きです：{ $when }
offers-unwatched = 観戦なし
offers-play = 対戦する
offers-open = 開く
offers-withdraw = 募集をやめる
offers-else = 自分で始める
offers-else-text = ご自分で募集すると、訪れた人が相手になれます。コンピュータとならいつでも対戦できます。
offers-post = 対戦相手を募集
