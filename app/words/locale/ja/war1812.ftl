### 1812年戦争:規則、質問、記録の言葉すべて。

## 名前

war1812-title = 1812年戦争
war1812-summary = 1812年から1814年、五大湖と国境の戦い。一晩で約2時間、一日一手なら数週間。
kind-dragoon = 竜騎兵

lake-erie = エリー湖
lake-ontario = オンタリオ湖
lake-champlain = シャンプレーン湖

town-albany = オールバニ
town-amherstburg = アマーストバーグ
town-buffalo = バッファロー
town-burlington = バーリントン
town-detroit = デトロイト
town-erie = エリー
town-fort-erie = フォート・エリー
town-fort-george = フォート・ジョージ
town-fort-niagara = フォート・ナイアガラ
town-kingston = キングストン
town-lacolle = ラコール
town-london = ロンドン
town-malone = マローン
town-montreal = モントリオール
town-ogdensburg = オグデンスバーグ
town-oswego = オスウィーゴ
town-pittsburgh = ピッツバーグ
town-plattsburg = プラッツバーグ
town-port-dover = ポート・ドーバー
town-prescott = プレスコット
town-quebec = ケベック
town-sackets-harbor = サケッツ・ハーバー
town-sandusky = サンダスキー
town-smiths-creek = スミスズ・クリーク
town-utica = ユーティカ
town-williamsburg = ウィリアムズバーグ
town-york = ヨーク

## 選択規則

war1812-option-turn_order = 先手の決め方
war1812-option-turn_order-year = 年に一度ダイスで決める(規則どおり)
war1812-option-turn_order-turn = 毎ターンダイスで決める(1993年版)
war1812-option-idle_fleet = 戦闘不能の艦だけの艦隊は
war1812-option-idle_fleet-controls = 湖を支配する(規則どおり)
war1812-option-idle_fleet-does-not-control = 湖を支配しない
war1812-option-mixed_attack = 陸と湖からの同時攻撃は
war1812-option-mixed_attack-double = 2倍の最初の射撃を受ける
war1812-option-mixed_attack-single = 全軍が湖から来たときだけ2倍の射撃を受ける
war1812-option-indian = インディアンの登場は
war1812-option-indian-battle-phase-end = イギリスがデトロイトを占領した戦闘フェイズの終わり
war1812-option-indian-at-once = イギリスがデトロイトを占領したその時

## 質問

war1812-ask-place = { $blocks ->
    [0] すべて配置しました。「完了」を押すか、ユニットを押して置き直してください
   *[other] 配置(値2以上の町には必ず1個):ユニットを1個ずつ、光る町へ。残り{ $blocks }個
 }
war1812-ask-order = ダイスに勝ちました。先手か後手か?
war1812-ask-campaign = 艦の建造・修理・移動のどれか1つをしてもよく、次に陸軍を1グループ動かす
war1812-ask-campaign-army = 陸軍を1グループ動かし、「完了」を押す
war1812-ask-planned = 計画は以上です。「完了」を押すか、取り消してください
war1812-ask-march = 強行軍:もう1つ先の町を目指すユニットは? ダイス各1個、4以上で成功(イギリス+1、インディアン+2。失敗すると1CVを失う)
war1812-ask-march-odds = 強行軍:もう1つ先の町を目指すユニットは? ダイス各1個、{ $least }以上で成功({ $bonus ->
    [none] { "" }
    [indians] イギリス+1、インディアン+2。
   *[british] イギリス+1。
 }失敗すると1CVを失う)
war1812-ask-naval-hits = { $hits ->
    [0] 命中はすべて割り当て済み:「完了」を押す
   *[other] 敵艦への命中を割り当てる(残り{ $hits })
 }
war1812-ask-naval-retreat = 湖に留まるか、退くか?
war1812-ask-naval-withdraw = 艦隊は退かなければならない:全艦または各艦の行き先は?
war1812-ask-prizes = 捕獲艦が予備の艦より多い:どれを残すか?
war1812-ask-next-capture = 次にどの町の艦を処理するか?
war1812-ask-next-battle = 次にどの戦闘を行うか?
war1812-ask-stand = 攻撃を受けた:踏みとどまるか、退却するか?
war1812-ask-fire = 射撃か、退却か?
war1812-ask-pursue = 敵が退く:追撃する
war1812-ask-take-hits = { $hits ->
    [0] 損害はすべて割り当て済み:「完了」を押す
   *[other] 損害を受けるユニットを選ぶ:光るユニットを押す(残り{ $hits })
 }
war1812-ask-quarters = 冬:補給の限度を超えた町で、損害を受けるユニットを選ぶ
war1812-ask-ports = 冬:艦を港に入れる
war1812-ask-split = プールが足りない:どこに何個?

war1812-awaits-place = 軍を配置中
war1812-awaits-order = 先手後手を選択中
war1812-awaits-campaign = 手番を計画中
war1812-awaits-march = 強行軍を宣言中
war1812-awaits-naval-hits = 敵艦への命中を割り当て中
war1812-awaits-naval-retreat = 湖に留まるか検討中
war1812-awaits-prizes = 捕獲艦を選択中
war1812-awaits-next-capture = 次に処理する町を選択中
war1812-awaits-next-battle = 次の戦闘を選択中
war1812-awaits-stand = 踏みとどまるか検討中
war1812-awaits-fire = 射撃か退却か検討中
war1812-awaits-pursue = 追撃中
war1812-awaits-take-hits = 損害を割り当て中
war1812-awaits-quarters = 冬の損害を選択中
war1812-awaits-quarters-sealed = 冬の損害を選び終えた
war1812-awaits-ports = 艦を港に入れている
war1812-awaits-split = 増援を分けている

## できること

war1812-done-placing = 完了:配置を終える
war1812-go-first = 先手
war1812-go-second = 後手
war1812-build = { $town }で建造する
war1812-repair = { $town }で修理する
war1812-sail-out = { $origin }から出す
war1812-sail-out-damaged = { $origin }から出す（戦闘不能）
war1812-sail-all = { $origin }の艦{ $ships }隻すべてを出す
war1812-sail-after = 残りの{ $ships }隻も同じところへ動かす
war1812-done-passing = 完了:何もしない
war1812-done-passing-sure = もう一度押すとパスします(繰り越しはできません)
war1812-done-moving = 完了:{ $crossing ->
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
   *[other] 、攻撃{ $attacks }件
 }{ $given_up ->
    [0] { "" }
    [1] 、{ $town }を手放す
   *[other] 、{ $given_up }つの町を手放す
 }
war1812-done-no-march-sure = もう一度押すと陸軍は動きません(繰り越しはできません)
war1812-no-ship-moves = この手番、艦は動きません
war1812-done-then-march = 完了、続いて強行軍{ $crossing ->
    [0] { "" }
   *[other] (まず{ $crossing }個がカナダに入る。ダイス各1個、6で拒否)
 }{ $given_up ->
    [0] { "" }
    [1] 、{ $town }を手放す
   *[other] 、{ $given_up }つの町を手放す
 }
war1812-done-marching = { $blocks ->
    [0] 完了:強行軍なし
   *[other] 完了:{ $blocks }個が試みる
 }
war1812-march-odds = ダイス{ $least }以上で成功、失敗で1CVを失う
war1812-march-odds-orders = 強行軍:ダイス{ $least }以上で成功、失敗すると1CVを失う
war1812-turn-over-ship = 艦を戦闘不能にする
war1812-sink-ship = 艦を沈める
war1812-done-hits = 完了:命中の割り当てを終える
war1812-stay = 留まってもう1ラウンド戦う
war1812-withdraw = 全艦が{ $town }へ退く
war1812-done-withdrawing = 完了:艦隊が退く
war1812-keep-prizes = 戦闘可能{ $operational }隻、戦闘不能{ $damaged }隻を残す
war1812-capture-at = 次は{ $town }の艦
war1812-fight-at = 次は{ $town }で戦う
war1812-stand = 踏みとどまる:両軍を公開し、ダイス{ $dice }個で先に撃つ
war1812-fire = 射撃する:ダイス{ $dice }個、6で命中
war1812-retreat = { $town }へ退却する
war1812-retreat-further = { $town }へ退却、竜騎兵は{ $further }へ
war1812-retreat-back = 来た道を退く
war1812-retreat-back-further = 来た道を退き、竜騎兵は{ $further }へ
war1812-left-empty = { $town }にはユニットが残りません
war1812-pursued = 退却すると、敵の各ユニットが追撃します：ダイス1個{ $two ->
    [both] (竜騎兵とインディアンは2個)
    [dragoon] (竜騎兵は2個)
    [indian] (インディアンは2個)
   *[none] { "" }
 }、4以上で命中
war1812-pursued-open = 退却すると、敵が追撃します：ダイス{ $dice }個、4以上で命中
war1812-pursue = 追撃:1ユニットにダイス1個
war1812-pursue-dragoon = 竜騎兵がいることを明かして追撃
war1812-pursue-indian = インディアンがいることを明かして追撃
war1812-pursue-both = 竜騎兵とインディアンがいることを明かして追撃
war1812-take-hit = 損害を受ける
war1812-done-hits-taken = 完了:損害の割り当てを終える
war1812-mark = 冬の損害を受ける
war1812-done-quarters = 完了:{ $blocks }個が損害を受ける
war1812-done-ports = 完了:入港を終える
war1812-share = { $town }に{ $count }個、{ $other }に{ $rest }個

## できない理由

war1812-not-in-hand = そのユニットは配置待ちではありません。
war1812-place-at-home = ユニットは自国の町に配置します。
war1812-garrison-first = 値2以上の町にはそれぞれ1個必要です。{ $towns ->
    [1] 最後の1個は{ $town }の分です
   *[other] 残りの{ $towns }個はその分です({ $town }など)
 }。
war1812-blocks-left-to-place = まだ{ $blocks }個が置かれていません。
war1812-one-naval-act = この手番は建造か修理を済ませました。海軍フェイズはそれで終わりです。
war1812-navy-before-army = 海軍フェイズは陸軍より先です。戻るには陸軍の移動を取り消してください。
war1812-not-your-base = 艦の建造と修理は自軍の3つの基地だけで行えます。
war1812-base-is-lost = 艦の作業には{ $town }を支配していなければなりません。
war1812-build-or-sail = この手番は艦が動きました。建造、修理、移動のどれか1つだけです。
war1812-no-ship-left = 6隻すべてがすでに盤上に出ました。
war1812-nothing-to-repair = { $town }に作業を要する艦はありません。
war1812-lake-and-its-towns = 艦は湖とその湖畔の町の間を動きます。
war1812-no-such-ship = { $place }にそのような自軍の艦はありません。
war1812-one-naval-move = 動かせるのは1手番に1つの湖だけで、出るか入るかのどちらかです。
war1812-harbour-not-friendly = { $town }は友軍の町ではないので、艦は停泊できません。
war1812-carriers-stay = 陸軍を運ぶ艦は湖に留まります。
war1812-ships-of-the-same-lake = 同じ手番の艦の移動と海上移動は、同じ湖で行わなければなりません。
war1812-not-on-the-map = そのユニットは町にいません。
war1812-has-moved = そのユニットはもう移動しました。強行軍はすべての移動の後です。
war1812-not-back-again = { $town }から来たので、戻れません。先へ進みます。
war1812-enemy-ends-move = { $town }に敵がいるので、移動はそこで終わりです。
war1812-lakes-are-crossed = ユニットは湖上に止まれません。湖に戦闘可能な自軍の艦があれば、その湖の町から別の町へ直接渡れます。上陸する町を指してください。
war1812-no-such-town = そのような町はありません。
war1812-already-there = すでに{ $town }にいます。
war1812-not-neighbours = { $origin }から{ $town }へ道はありません。
war1812-one-group = 動くのは1グループだけで、この手番は{ $town }のグループです。
war1812-not-waiting = そのユニットは登場待ちではありません。
war1812-nobody-to-march = 強行軍を試みられるのは、陸路で移動し敵と接していないユニットだけです。
war1812-not-by-sea = 海上移動できるのは歩兵だけです。
war1812-same-lake-only = 海上移動は同じ湖の湖畔の町の間だけです。
war1812-naval-phase-spent = 海軍フェイズは建造か修理に使われました。海上移動にはそれが必要です。
war1812-no-carrier = { $carriers ->
    [0] 運べる艦がありません。戦闘可能で、この手番より前から湖にいる艦だけが運べます。
   *[other] 運べる{ $carriers }隻はすべて使われています。
 }
war1812-march-after-move = 強行軍ができるのは、この手番に移動したユニットだけです。
war1812-may-not-march = このユニットは試みられません。敵と接しているか、湖を渡ったか、この手番に登場しました。
war1812-march-declared = このユニットはすでに{ $town }を目指しています。
war1812-march-to-neighbour = 強行軍は{ $origin }の隣の町へ向かいます。
war1812-no-hits-left = 命中は残っていません。
war1812-no-ship-to-hit = そのような敵艦はありません。
war1812-hits-left = 命中がまだ{ $hits }残っています。
war1812-all-or-none = 全艦が退くか、1隻も退かないかです。
war1812-must-withdraw = 戦闘可能な艦がないので、退かなければなりません。
war1812-already-withdrawing = 一部の艦が別の町へ行きました。残りも1隻ずつ送るか、取り消してください。
war1812-stay-or-withdraw = 留まるか退くかを選んでください。
war1812-keep-as-many-as-spare = 残せる捕獲艦は予備の艦の数までです({ $spare }隻)。
war1812-nothing-to-settle = そこに処理することはありません。
war1812-not-in-battle = そのユニットはこの戦闘にいません。
war1812-back-the-way-you-came = 攻撃側は来た道を退きます。
war1812-retreat-to-neighbour = 退却は道で隣の町へ向かいます。
war1812-enemy-there = { $town }に敵がいます。
war1812-enemy-ships-there = { $town }に敵艦がいます。
war1812-attack-came-from = 攻撃側が{ $town }から入ってきたので、そこへは退却できません。
war1812-no-way-off-the-map = 盤外から登場したユニットは退却できません。
war1812-no-ship-to-carry-back = 運び戻す艦が湖に残っていません。
war1812-enemy-on-way-back = { $town }に敵がいるので戻れません。全員が戻れなければ退却できません。
war1812-no-dragoon = 竜騎兵はこの戦闘にいません。
war1812-no-indian = インディアンはこの戦闘にいません。
war1812-ride-to-neighbour = 竜騎兵は退却先の隣の町まで進めます。
war1812-already-marked = そのユニットはすでに損害を受けます。二度は受けません。
war1812-not-crowded = { $town }に残るユニットは、すべて補給の限度内です。
war1812-still-crowded = { $town }であと{ $blocks }個が損害を受けなければなりません。
war1812-ships-still-out = まだ{ $place }に艦がいます。
war1812-no-such-share = 配分は都市の数値とプールに合わなければなりません。

## 記録

war1812-line-drawn = { $side }が{ $blocks }個を引く。
war1812-line-placed = { $side }の配置が終わる。
war1812-line-ships-placed = 両軍の各基地に1隻ずつ。
war1812-line-turn = { $year }年、第{ $turn }ターン
war1812-line-order-dice = { $side }、順番のダイスは{ $sum }。
war1812-line-goes-first = { $side }は先手を選ぶ。
war1812-line-goes-second = { $side }は後手を選ぶ。
war1812-line-player-turn = { $side }の手番。
war1812-line-built = { $side }が{ $town }で艦を起工。
war1812-line-repaired = { $side }が{ $town }の艦を戦闘可能にする。
war1812-line-sailed = { $side }:{ $ships }隻が{ $origin }から{ $to }へ。
war1812-line-marched = { $side }:{ $blocks }個が{ $origin }から{ $to }へ。
war1812-line-rode = { $side }:竜騎兵が{ $origin }から{ $through }を経て{ $to }へ。
war1812-line-carried = { $side }:{ $blocks }個が湖を渡り{ $origin }から{ $to }へ。
war1812-line-entered = { $side }:待機していた{ $blocks }個が{ $town }に登場。
war1812-line-passed = { $side }は何もしない。
war1812-line-militia = 国境の民兵(ダイス{ $blocks }個):{ $held ->
    [0] 全員越える
   *[other] { $held }個が拒む
 }。
war1812-line-militia-landless = 国境の民兵:{ $blocks }個すべてが拒み、これ以上は動かない。
war1812-line-march-done = { $side }:{ $origin }からの強行軍が{ $to }に到着する{ $bonus ->
    [0] { "" }
   *[other] ({ $die } +{ $bonus } = { $sum })
 }。
war1812-line-march-refused = { $side }:{ $origin }のユニットが{ $to }への強行軍に失敗し{ $bonus ->
    [0] { "" }
   *[other] ({ $die } +{ $bonus } = { $sum })
 }、1CVを失う。
war1812-line-town-taken = { $side }が{ $town }を占領する。
war1812-line-town-home = { $town }は再び{ $side }の支配下に。
war1812-line-fleet-lost = { $side }は{ $place }で{ $ships }隻を失う。
war1812-line-naval-began = { $side }が{ $lake }で攻撃する。
war1812-line-naval-met = { $side }:逃れた艦が{ $lake }で敵に出会う。
war1812-line-naval-fire = { $side }の射撃:{ $hits ->
    [0] 命中なし
   *[other] 命中{ $hits }
 }。
war1812-line-ship-damaged = { $side }の艦が戦闘不能になる。
war1812-line-ship-sunk = { $side }の艦が沈む。
war1812-line-fleet-stayed = { $side }は湖に留まる。
war1812-line-ships-withdrew = { $side }:{ $ships }隻が{ $town }へ退く。
war1812-line-capture = { $town }の{ $side }の艦:{ $taken }隻捕獲、{ $escaped }隻脱出。
war1812-line-prizes = { $side }は{ $town }で捕獲艦{ $ships }隻を自軍に加える。
war1812-line-battle = { $side }が{ $town }を攻撃:アメリカ{ $us }、イギリス{ $gb }。
war1812-line-stands = { $side }は踏みとどまる。両軍を公開。
war1812-line-volley = { $side }の射撃:{ $hits ->
    [0] 命中なし
   *[other] 命中{ $hits }
 }。
war1812-line-volley-double = { $side }の射撃(上陸に対して2倍):{ $hits ->
    [0] 命中なし
   *[other] 命中{ $hits }
 }。
war1812-line-hits-taken = { $side }は損害{ $hits }を受け、{ $lost ->
    [0] ユニットは失わない
   *[other] { $lost }個を失う
 }。
war1812-line-retreats = { $side }は{ $town }へ退却する。
war1812-line-retreats-back = { $side }は来た道を退く。
war1812-line-pursuit = { $side }の追撃:{ $hits ->
    [0] 命中なし
   *[other] 命中{ $hits }
 }。
war1812-line-dragoon-shown = { $side }の竜騎兵が2個目のダイスを振った。
war1812-line-dragoon-met = { $side }の竜騎兵は、敵にも竜騎兵がいたので2個目のダイスを振れない。
war1812-line-indian-shown = インディアンが2個目のダイスを振った。
war1812-line-retreated = { $side }:{ $blocks }個が{ $town }に着く。
war1812-line-indian-appeared = インディアンがデトロイトに来る。
war1812-line-indian-left = { $town }で孤立したインディアンがゲームから除かれる。
war1812-line-year-ended = { $year }年の終わり:アメリカ{ $us }点、イギリス{ $gb }点。{ $lead ->
    [0] 差はなし
   *[other] 差は{ $lead }点
 }({ $margin }点差で勝ち)。
war1812-line-won = { $side }が10点以上の差で勝つ。
war1812-line-drawn-game = 10点の差はつかず、戦争は引き分け。
war1812-line-quarters-sealed = { $side }は冬の損害を決めた。
war1812-line-attrition = { $side }:{ $town }で{ $blocks }個が冬の損害を受ける。
war1812-line-attrition-lost = { $side }:{ $town }で{ $blocks }個が冬に失われる。
war1812-line-in-port = { $side }:{ $ships }隻が{ $town }で冬を越す。
war1812-line-reinforced = { $side }:{ $town }に{ $blocks ->
    [0] 増援は来ない
   *[other] 増援{ $blocks }個
 }。
war1812-line-reinforcements-wait = { $side }:増援{ $blocks }個が{ $town }を待つ。
war1812-line-late = { $side }:待機していた{ $blocks }個が{ $town }に入る。

## 終わり

war1812-outcome-lead = { $side }が10点以上の差で勝利。
war1812-outcome-draw = 引き分け:10点の差がつかなかった。

war1812-standing-naval-retreat = ラウンドの後も湖にとどまるか
war1812-standing-naval-retreat-stay = とどまる
war1812-standing-naval-retreat-stay-while-stronger = 艦数で劣らないかぎりとどまる
war1812-standing-stand = 攻撃されたら踏みとどまるか
war1812-standing-stand-stand = 踏みとどまる
war1812-standing-stand-stand-unless-outnumbered = 数で劣らないかぎり踏みとどまる
war1812-standing-fire = 射撃を続けるか、退却するか
war1812-standing-fire-fire = 射撃する
war1812-standing-fire-fire-while-stronger = CVで劣らないかぎり射撃する
war1812-standing-pursue = 敵が退くとき：竜騎兵とインディアンを明かし、2個目のダイスを振りますか
war1812-standing-pursue-hidden = いいえ（1個ずつ、すべて伏せたまま）
war1812-standing-pursue-all = はい
war1812-standing-take-hits = 損害を受けるのは
war1812-standing-take-hits-weakest = いちばん弱いもの
war1812-standing-take-hits-strongest = いちばん強いもの
