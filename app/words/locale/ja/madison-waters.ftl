# Mr. Madison’s War: lakes and fleets, reinforcements, building, the winter.

## 決めること

madison-ask-lead-ship = { $lake }:先導艦船を選ぶ(戦闘カードも出せる)
madison-ask-ship-loss = どの艦船が損傷するか
madison-ask-harbour = { $at }の艦船はどの港へ行くか
madison-ask-arrival-port = { $block }の到着地を敵が支配している:代わりにどの港へ着くか
madison-how-to-harbour = { $alone ->
    [yes] 光っている港を押すと全員が入る。先に艦船を1隻押すと、その1隻だけが入る。
   *[no] 光っている港を押すと入る。
 }
madison-why-harbour = 湖上で敗れたか損傷した艦船、敵が取った港の艦船、敵の支配する港に着く指揮官は、港へ入らなければならない。
madison-ask-return = 支配する湖に艦船を戻す。空のままの湖は支配を失う
madison-ask-arrive = 増援が到着する:次のターンまで遅らせるものがあれば選ぶ
madison-ask-fight-in = 増援の到着スペースを敵が支配している:戦って入るか、待つ
madison-ask-build = { $points ->
    [0] 建造・修理:残りなし
   *[other] 建造・修理:残り{ $points }ポイント
 }
madison-ask-build-half = { $points ->
    [0] 建造・修理:残り半ポイント
   *[other] 建造・修理:残り{ $points }ポイント半
 }
madison-ask-attrition = 冬季損耗:ステップを失うユニットを選ぶ

madison-awaits-lead-ship = 先導艦船を選んでいる
madison-awaits-harbour = 艦船を港へ送っている
madison-awaits-return = 艦隊を湖に戻している
madison-awaits-arrive = 増援を受け取っている
madison-awaits-attrition = 冬季損耗を選んでいる

## できること

madison-sail = { $at }へ航行
madison-unload = 全員を上陸させる
madison-withdraw = { $vessel }を{ $at }へ撤退させる
madison-may-withdraw = カードを出す前に、光っている湖上の艦船は港に退くことができます。艦船を押してから、港を押してください。
madison-put-back = { $vessel }を{ $lake }に戻す
madison-done-returning = 完了:艦隊の配置が決まった
madison-harbour-all = すべて{ $at }へ
madison-hold-back = { $block }を遅らせる
madison-call-up = { $block }をやはり到着させる
madison-done-arriving = { $count ->
    [0] 完了:誰も到着しない
   *[other] 完了:カウンター{ $count }が到着
 }
madison-fight-in = カウンター{ $count }で{ $at }を攻撃して入る
madison-wait = 待つ
madison-bring = { $block }を{ $at }に置く
madison-build = { $vessel }を{ $at }で建造
madison-repair = { $vessel }を修理
madison-done-building = { $count ->
    [0] 完了:何もしない
   *[other] 完了:{ $count }隻
 }
madison-done-attrition = 完了:損耗を終える

## できない理由

madison-no-vessel-in-hand = まず艦船を手に取る。
madison-not-by-water = 艦船は同じ湖の港か湖支配ボックスへ行く。
madison-withdrawn = このカードの前に撤退した艦船は動けない。
madison-card-first = 先にカードを選ぶ。誰が動くかはカードで決まる。その前に動けるのは、湖の自軍艦船が入港するときだけ。
madison-not-in-box = それは湖支配ボックスにいる自軍艦船ではない。
madison-not-that-lake = それは別の湖。
madison-no-friendly-port = そこは友軍の港ではない。
madison-leader-needs-vessel = 海上指揮官が湖にいるには艦船が要る。
madison-no-vessel-along = 海上指揮官は艦船と一緒でなければ動けない。
madison-no-return = そこには戻せない。戻せるのは支配する湖の無傷の艦船。
madison-no-point-to-land = 部隊を降ろす移動ポイントが残らない。
madison-no-box-yet = 開戦前は湖支配ボックスに入れない。
madison-no-troops-in-box = 部隊を乗せたまま湖支配ボックスには入れない。
madison-damaged-vessel = 損傷した艦船は港から港へしか動けない。
madison-no-naval-battle = 陸上指揮官は海戦に加われない。
madison-enemy-port = その港に敵ユニットがいる。
madison-enemy-vessels-there = その港に敵艦船がいる。
madison-enemy-lake = 敵が支配する湖では部隊を運べない。
madison-no-room-aboard = 手に取った無傷の艦船には乗り切れない。
madison-may-not-embark = インディアンと竜騎兵は乗船できない。
madison-company-stays = 北西会社はヒューロン湖を離れない。
madison-own-canoes = 北西会社は自分のカヌーで渡る。
madison-not-in-port-before = 乗船する部隊は、カードを使った時にその港にいたものに限る。
madison-nobody-aboard = 乗船している者がいない。
madison-leader-ashore = 上陸した指揮官は、もう誰も連れて行けない。
madison-naval-leader-leads = 海上指揮官は陸上指揮官に従わない。
madison-vessels-of-his-space = 陸上指揮官が使えるのは、開始時に同じスペースにいた艦船。
madison-goes-by-water = 水上で活性化した部隊は陸路を行かない。
madison-no-sound-ship = それは戦闘中の無傷の艦船ではない。
madison-not-to-put-off = それはこのターンの陸上増援ではない。
madison-no-arrivals-there = そこに到着するユニットはない。
madison-nobody-waits = 待っている指揮官ではない。
madison-not-free = そのスペースは空いていない。
madison-nothing-to-build = 今は建造も修理もできない。
madison-not-to-build = それは建造できる艦船ではない。
madison-not-yet-due = その艦船はまだ建造できない。
madison-building-barred = カードの効果で、その湖では建造できない。
madison-too-dear = カードのポイントが足りない。
madison-no-working-base = そこにはそれを建造できる基地がない。
madison-not-damaged-in-base = それは修理できる基地にいる損傷艦船ではない。
madison-steps-left = { $at }ではあと{ $count }ステップを失う。

## 起きたこと

madison-line-withdrew = { $block }が{ $to }へ撤退
madison-line-harbour = { $block }が{ $to }へ入港
madison-line-naval = { $side }が{ $lake }で海戦を挑む
madison-line-naval-rolled = { $roll }。攻撃側:{ $attacker }。防御側:{ $defender }。
madison-line-winner-rolled = { $count ->
    [0] 勝者に損害なし
   *[other] 勝者の艦船{ $count }隻が損傷
 }
madison-line-struck = { $block }が降伏
madison-line-naval-won = { $side }が{ $lake }の海戦に勝つ
madison-line-delayed = { $block }は次のターンに到着
madison-line-called = { $block }はやはりこのターンに到着
madison-line-modifier-ships = 艦船数:{ $drm }
madison-line-modifier-frigate = 一方だけのフリゲート艦:{ $drm }
madison-line-modifier-small-ships = 小艦船のみ:{ $drm }
madison-naval-none = 損害なし
madison-naval-step1 = 1隻損傷
madison-naval-step2 = 2隻損傷
madison-naval-strike-lead-1 = 先導艦船が降伏、他の1隻が損傷
madison-naval-strike-fleet = 全艦隊が降伏
madison-naval-loss-roll = 損害を判定
