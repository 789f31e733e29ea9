# Mr. Madison's War: what its rules, questions and choices say.

madison-title = マディソン氏の戦争
madison-summary = カードで戦う1812年戦争。マキノーからケベックまで、軍と艦隊と冬。
madison-scenario-campaign = 戦争の全期間（1812年から1814年）
madison-scenario-1813 = 1813年と1814年
madison-scenario-1814 = 1814年
madison-turn-1812_ss = 1812年春-夏
madison-turn-1812_sf = 1812年夏-秋
madison-turn-1812_w = 1812-13年冬
madison-turn-1813_ss = 1813年春-夏
madison-turn-1813_sf = 1813年夏-秋
madison-turn-1813_w = 1813-14年冬
madison-turn-1814_ss = 1814年春-夏
madison-turn-1814_sf = 1814年夏-秋
madison-turn-1814_w = 1814-15年冬
madison-when = { $turn }
madison-lake-huron = ヒューロン湖
madison-lake-erie = エリー湖
madison-lake-ontario = オンタリオ湖
madison-lake-champlain = シャンプレーン湖

## 決めること

madison-ask-drawn = このカードを引いた:手札に残すか、今使って自領内で移動する
madison-ask-play = カードを出す:手札の1枚を押し、使い方を選ぶ
madison-ask-force = { $card }:動かすものを地図で選ぶ
madison-ask-whom = { $card }:動かすものを押してから光っているスペースを押し、終わったら「完了」を押す
madison-ask-move = { $card }:光っているスペースを押して移動し、終わったら「完了」を押す
madison-ask-evade = 敵が{ $at }を攻撃する:踏みとどまって戦うか、戦闘前に退却する
madison-ask-lead = { $at }、第{ $round }ラウンド:先導ユニットを選ぶ(戦闘カードも出せる)
madison-ask-loss = どのユニットが損失を受けるか
madison-ask-retreat = { $at }のユニットはどこへ退却するか
madison-ask-restore = { $card }:補給下にある減少した正規兵を押して回復する
madison-ask-depot = { $card }:補給集積所をどこに作るか

madison-awaits-play = カードを出すところ
madison-awaits-move = 移動中
madison-awaits-evade = 踏みとどまるか決めている
madison-awaits-lead = 先導ユニットを選んでいる
madison-awaits-loss = 損失を選んでいる
madison-awaits-retreat = 退却先を選んでいる

## できること

madison-keep-card = このカードを残す
madison-use-event = イベントを使う
madison-use-leader = 指揮値{ $value }以下の指揮官を活性化
madison-use-units = { $value }ユニットを活性化
madison-use-build = { $value }ポイントで建造・修理
madison-use-restore = { $value }ユニットを回復
madison-use-depot = 補給集積所を作る
madison-use-operations = 値{ $value }の作戦
madison-use-campaign = 戦役:2つの部隊
madison-use-hold = 伏せて保持する
madison-leader-alone = この指揮官だけを活性化
madison-leader-by-water = 指揮官を水上で活性化
madison-name-force = { $at ->
    [none] これらの部隊を活性化する
   *[other] { $at }のユニットを活性化する
 }
madison-done-moving = { $fights ->
    [0] 移動完了
   *[other] 移動完了:戦闘{ $fights }
 }
madison-done-restoring = { $count ->
    [0] 完了:回復しない
   *[other] 完了:{ $count }ユニットを回復
 }
madison-attack = { $at }を攻撃:戦力{ $attack }対{ $defence }、戦力比による修正{ $odds }(取り消せない)
madison-stand = 踏みとどまって戦う
madison-stand-play = 踏みとどまる。このカードで再び攻撃されても同じ
madison-stand-turn = 踏みとどまる。このターンの他の攻撃に対しても同じ
madison-act-first = { $at }の部隊を先に動かす
madison-lead-with = { $unit }が先導、{ $card }を出す

## できない理由

madison-not-in-hand = そのカードは手札にない。
madison-not-drawn = 開戦前に使えるのは今引いたカードだけ。
madison-prewar-moves-only = 開戦前のカードは指揮官かユニットの移動にだけ使える。
madison-no-enemy-ground = 開戦前は敵の領域に入れない。
madison-two-held = 保持できるのは手札につき2枚まで。
madison-no-such-use = そのカードは今そのようには使えない。
madison-no-battle-card = そのカードはこのラウンドに出せない。
madison-nobody-to-lead = 値{ $value }のカードで動かせる指揮官がいない。
madison-no-leader-there = それは盤上の自軍指揮官ではない。
madison-not-for-leaders = このカードはユニットの活性化に使っている。指揮官ではない。
madison-not-for-units = このカードは指揮官の活性化に使っている。指揮官を押すと、ユニットを連れて行ける。
madison-command-too-high = その指揮官の指揮値は{ $command }。値{ $value }のカードには高すぎる。
madison-leader-instead-of-units = ユニットの代わりに動く指揮官は単独で、陸路を行く。先にユニットを戻す。
madison-two-forces = 戦役の部隊は2つ。
madison-no-unit-twice = 1枚のカードで2度動くことはできない。
madison-no-other-force = ほかに動く部隊はない。
madison-force-has-moved = 部隊がすでに動いたか、順がすでに選ばれた。
madison-naval-leader-ashore = 海上指揮官は水上を行く。
madison-tecumseh-no-ships = テカムセは艦船を活性化できない。
madison-no-vessel-there = そこに自軍艦船がいない。
madison-no-unit = それは活性化できるユニットではない。
madison-card-activates = このカードで活性化できるのは{ $count }ユニット。
madison-one-space = 1枚のカードで活性化するユニットは同じスペースにいること。
madison-another-space = 戦役の第2の部隊は別のスペースから出る。
madison-name-a-leader = 戦役には少なくとも1人の指揮官が要る。
madison-name-somebody = 少なくとも1ユニットを指名する。
madison-activate-first = まず「活性化」を押し、それから行き先を押す。
madison-whom-first = まず行動するものを押し、それから行き先を押す。
madison-theirs = { $side ->
    [gb] これは英軍だ。
   *[us] これは米軍だ。
 }
madison-enemys-counter = それは敵のカウンターだ。
madison-not-there = そのカウンターはそこにない。
madison-not-in-hand-piece = そのカウンターは手に取られていない。
madison-not-activated = そのユニットは活性化されていない。
madison-not-in-leaders-space = 指揮官が連れて行けるのは同じスペースのカウンター。
madison-quite-alone = この指揮官は単独で動く。カードはユニットの活性化に使われ、その代わりに動くため。
madison-not-junior = 連れて行けるのは星の少ない指揮官。
madison-not-by-land = そのカウンターは陸路を行かない。
madison-over-limit = 手に取った指揮官の指揮限度を超える。
madison-nobody-in-hand = まず動かすものを押す。
madison-not-next = カウンターは隣のスペースへ動く。
madison-stopped = そのカウンターは止まった。このカードではもう動けない。
madison-still-aboard = 乗船中の部隊はまず上陸する。
madison-too-far = 手に取ったカウンターに、この道の移動ポイント{ $cost }が残っていない。
madison-lc-militia = L.C.民兵はカナダ内、モントリオールから2スペース以内に留まる。
madison-pinned = カードの効果で、{ $at }にいたカウンターはそれ以上進めない。
madison-barred = 「{ $card }」の効果で、この{ $kind }はこのカードプレイでは敵領に入れない。
madison-attacked-already = そのスペースはこのカードですでに攻撃された。
madison-no-full-unit = 攻撃には減少していないユニットが要る。
madison-may-not-attack = この部隊はそこを攻撃できない。
madison-not-the-best-retreat = より優先される退却先がある(損失最少、補給下、自領、水上の順)。
madison-may-not-lead = そのユニットは先導できない。
madison-full-units-first = 損失は減少していないユニットから受ける。
madison-not-reduced = そのユニットは減少していない。
madison-not-of-that-kind = その種類のユニットはこの方法では回復しない。
madison-own-territory = 自軍領域ではない。
madison-out-of-supply = 補給下にない。
madison-card-restores = このカードで回復できるのは{ $count }ユニット。
madison-nobody-to-restore = 今回復できるユニットがない。
madison-depot-there = そこにはすでに補給集積所がある。
madison-depot-among-enemies = そこには敵がいて、味方がいない。
madison-three-depots = 補給集積所は3つまで。
madison-no-depot-anywhere = 今は補給集積所を作れない。

## 起きたこと

madison-line-turn = { $turn }
madison-line-first = { $year }年は{ $side }が先にプレイする
madison-line-first-rolled = 1813年は{ $side }が先にプレイする: ダイスに点差を加え、アメリカ{ $us }、イギリス{ $gb }
madison-line-first-ahead = 1813年は{ $side }が先にプレイする: { $points }点の差でダイスは振らない
madison-line-first-still = 引き続き{ $side }が先にプレイする: 夏に決めた順番は1813年を通じて有効
madison-line-passed-over = { $side }の手札はもうない: { $by }が続けてプレイする
madison-line-dealt = { $side }が{ $count }枚引く
madison-remark-drawn = { $card }
madison-line-drew = { $side }が{ $card }を引く
madison-line-war = { $side }が宣戦布告を引いた:開戦
madison-line-used-event = { $side }が{ $card }をイベントとして出す
madison-line-used-leader = { $side }が{ $card }({ $value })で指揮官を活性化
madison-line-used-units = { $side }が{ $card }({ $value })でユニットを活性化
madison-line-used-build = { $side }が{ $card }({ $value })で建造・修理
madison-line-used-restore = { $side }が{ $card }({ $value })でユニットを回復
madison-line-used-depot = { $side }が{ $card }で補給集積所を作る
madison-line-used-operations = { $side }が{ $card }を作戦に使う
madison-line-used-campaign = { $side }が{ $card }({ $value })を出す
madison-line-used-battle = { $side }が戦闘に{ $card }を出す
madison-line-used-reaction = { $side }が{ $card }で対応
madison-line-used-winter = { $side }が冬に{ $card }を出す
madison-line-discarded = { $side }が{ $card }を捨てる
madison-line-held = { $side }がカードを1枚伏せて保持する
madison-line-arrived = { $block }が{ $at }に到着
madison-lines-arrived = { $at }に{ $count }個が到着: { $names }
madison-line-launched = { $kind }{ $block }が{ $at }で進水
madison-line-repaired = { $kind }{ $block }を修理
madison-line-removed = { $block }がゲームから除かれる
madison-line-restored = { $block }が完全戦力に戻る
madison-line-replaced = { $block }に代わり{ $by }
madison-line-lake = { $side }が{ $lake }を支配
madison-line-lake-nobody = { $lake }の支配なし
madison-line-takes = { $side }が{ $at }を取る{ $points ->
    [0] {""}
   *[other] : { $side }に+{ $points }点
 }
madison-line-takes-back = { $side }が{ $at }を取り返す{ $points ->
    [0] {""}
   *[other] : { $loser }は−{ $points }点
 }
madison-line-gives-up = { $side }が{ $at }を手放す{ $points ->
    [0] {""}
   *[other] : { $side }は−{ $points }点
 }
madison-line-cut-off = { $side }: { $at }の{ $count }ユニットが補給切れ
madison-line-scored = { $side }が{ $points }点を得る
madison-line-fined = { $side }が{ $points }点を失う
madison-line-depot = { $side }が{ $at }に補給集積所を作る
madison-line-depot-gone = { $at }の補給集積所がなくなる
madison-line-forfeited = { $at }は補給切れで{ $side }の得点にならない
madison-line-moved = { $count ->
    [one] { $block }が{ $origin }から{ $to }へ
   *[other] カウンター{ $count }が{ $origin }から{ $to }へ
 }
madison-line-moved-back = { $count ->
    [one] { $block }が{ $origin }から{ $by }へ行って戻る
   *[other] カウンター{ $count }が{ $origin }から{ $by }へ行って戻る
 }
madison-line-leads = { $block }が{ $at }から率いる
madison-line-acts-first = { $side }は{ $at }の部隊を先に動かす
madison-line-leads-water = { $block }が{ $at }から水上で率いる
madison-line-activates = { $side }が{ $at }の{ $count }ユニットを活性化
madison-line-enters = { $side }のカウンター{ $count }が{ $at }に入る
madison-line-stands = { $side }が{ $at }に踏みとどまる
madison-line-attack-cancelled = { $at }への攻撃は行われない
madison-line-battle = { $side }が{ $at }を攻撃
madison-line-lead = { $side }は{ $block }が先導
madison-line-modifier-odds = 戦力比:{ $drm }
madison-line-modifier-lead = 先導ユニット:{ $drm }
madison-line-modifier-attacker = 攻撃側指揮官:{ $drm }
madison-line-modifier-defender = 防御側指揮官:{ $drm }
madison-line-modifier-montreal = モントリオール:{ $drm }
madison-line-modifier-landing = 強襲上陸:{ $drm }
madison-line-modifier-invasion = 主侵攻ルート:{ $drm }
madison-line-modifier-forest = 森林:{ $drm }
madison-line-modifier-regulars = 平地のイギリス正規兵:{ $drm }
madison-line-modifier-card = カード:{ $drm }
madison-line-rolled = { $roll }:{ $result }
madison-line-reduced = { $block }が減少
madison-line-damaged = { $block }が損傷
madison-line-lost = { $block }が全滅
madison-line-round = { $at }:第{ $round }ラウンド
madison-line-won = { $side }が{ $at }を保つ
madison-line-retreated = { $side }のカウンター{ $count }が{ $at }から{ $to }へ退却
madison-line-retreated-water = { $side }が{ $at }から{ $to }へ水上で退却
madison-line-surrendered = { $side }は{ $at }から退却できない
madison-line-decided-us = 合衆国が戦争に勝つ
madison-line-decided-gb = イギリスが戦争に勝つ

madison-result-ar = 攻撃側退却
madison-result-fort = 砦が9を退ける、攻撃側退却
madison-result-ar-1 = 攻撃側1ステップ損失、退却
madison-result-ar-2 = 攻撃側2ステップ損失、退却
madison-result-cc = 戦闘継続
madison-result-ex = 両軍1ステップ損失
madison-result-dr = 防御側退却
madison-result-dr-1 = 防御側1ステップ損失、退却
madison-result-dr-2 = 防御側2ステップ損失、退却

madison-outcome-us = { $grade ->
    [decisive] 合衆国の決定的勝利
    [marginal] 合衆国の辛勝
   *[moral] 合衆国の精神的勝利
 }({ $points }点差)
madison-outcome-gb = { $grade ->
    [decisive] イギリスの決定的勝利
    [marginal] イギリスの辛勝
    [stalemate] 引き分け、よってイギリスの精神的勝利
   *[moral] イギリスの精神的勝利
 }({ $points }点差)
