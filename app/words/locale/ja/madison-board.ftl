# マディソン氏の戦争の盤上の言葉:カウンター、スペース、カード、湖、記録欄、戦闘。

madison-unit = { $name }、{ $kind }、等級{ $letter }、戦力{ $strength }{ $state ->
    [reduced] 、減少
   *[full] {""}
 }
madison-card-in-play = 使用中
madison-card-just-drawn = 新着
madison-card-suggested = 提案
madison-unit-cut = 補給切れ
madison-goes-along = 同行中
madison-is-named = 指名済み
madison-winter-toll = 冬があと{ $count }ステップを奪う
madison-vessel = { $name }、{ $kind }、等級{ $letter }{ $state ->
    [reduced] 、損傷
   *[full] {""}
 }
madison-leader = { $name }、{ $kind }{ $stars ->
    [0] {""}
   *[other] 、星{ $stars }
 }、指揮値{ $command }、戦闘修正+{ $modifier }
madison-row-unit = { $kind }、{ $letter }、戦力{ $strength }{ $state ->
    [reduced] 、減少
   *[full] {""}
 }
madison-row-vessel = { $kind }、{ $letter }{ $state ->
    [reduced] 、損傷
   *[full] {""}
 }
madison-row-leader = { $rank } 指揮{ $command }、戦闘+{ $modifier }
madison-there = { $side }:{ $names }
madison-there-nobody = 誰もいない
madison-place-label = { $place }、{ $about }。{ $there }
madison-about-space = { $value ->
    [0] 得点なし
   *[other] 得点{ $value }
 }、{ $terrain ->
    [forest] 森林
   *[clear] 平地
 }、支配:{ $side }
madison-about-box = 支配ボックス、{ $held ->
    [yes] 支配:{ $side }
   *[no] 支配なし
 }
madison-about-fort = 砦、等級{ $letter }、値{ $value }
madison-about-base = { $kind ->
    [lost] 失われた海軍基地
    [reserve] 予備の海軍基地
   *[main] 海軍基地
 }
madison-about-port = { $lake }の港
madison-about-depot = 補給集積所({ $side })
madison-about-destroyed = 破壊済み

madison-way-road = 道路
madison-way-trail = 小道
madison-way-invasion = 侵攻路
madison-way-port = 港
madison-way-box = 船で

madison-calendar = { $turn }:{ $phase }
madison-season-summer = 春夏
madison-season-autumn = 夏秋
madison-season-winter = ❄
madison-phase-prewar = 開戦前
madison-phase-arrivals = 増援
madison-phase-cards = カード
madison-phase-fight-in = 増援
madison-phase-return = 艦隊の復帰
madison-phase-first = 先手の決定
madison-phase-action = カードプレイ
madison-phase-home = 艦隊の帰港
madison-phase-check = ターン終了
madison-phase-winter = 冬のイベント
madison-phase-attrition = 冬の損耗
madison-phase-repair = 冬の修理
madison-phase-turn-end = ターン終了
madison-phase-treaty = 講和
madison-phase-over = 終了

madison-card-kind-event = イベント
madison-card-kind-battle = 戦闘カード
madison-card-kind-reaction = リアクション
madison-card-kind-winter = 冬
madison-card-kind-campaign = 戦役
madison-card-kind-operations = 作戦
madison-card-kind = { $side ->
    [both] 両陣営
   *[other] { $side }
 }:{ $kinds }
madison-card-words = { $card }、{ $value }。{ $kind }。{ $text }
madison-card-now = 今の使い方:
madison-no-event = { $why ->
    [enemy] イベントは{ $side }用。こちらはカードの値だけを使える。
    [winter] イベントは冬専用。伏せて保持し、冬に使う。
    [battle] イベントは戦闘で使う。
    [reaction] イベントは敵の行動に応じて使う。
   *[event] イベントは今は使えない。条件を満たさないか、何も変わらない。
 }
madison-to-hand = カード{ $count }枚
madison-your-hand = あなたのカード:{ $count }枚{ $held ->
    [0] {""}
   *[other] 、ほかに伏せたもの{ $held }枚
 }
madison-holds = { $side }:手札{ $count }枚{ $held ->
    [0] {""}
   *[other] 、伏せたカード{ $held }枚
 }
madison-hands = カード
madison-used-events = 使用済みのイベント:{ $cards }
madison-standing-orders = あなたの事前命令
madison-order = { $window }:{ $how ->
    [only] { $names }についてだけ尋ねる
    [least] { $least }以上のときだけ尋ねる
   *[never] 尋ねない
 }

madison-score = 得点
madison-lead = { $side ->
    [none] 並んでいる。
   *[other] { $side }が{ $points }点リード。
 }
madison-wins-end = 終わり(1814年の冬の後、またはガン条約)にリードしている側の勝ち。20点で決定的、10点で辛勝。同点はイギリスの勝ち。
madison-wins-us = アメリカは1814年より前に{ $at }を取れば即座に勝つ。
madison-wins-gb = イギリスは{ $names }のうち{ $count }つを保持すれば即座に勝つ(現在{ $taken })。
madison-no-points = まだなし
madison-points-of-cards = カード

madison-lakes = 湖
madison-lake-held = { $side ->
    [none] 支配なし
   *[other] { $side }が支配
 }
madison-fleet-afloat = 湖上
madison-fleet-moored = 港
madison-fleet-stocks = 建造可能
madison-on-stocks = { $vessel }:建造費{ $cost }
madison-arrivals = 来る増援
madison-arrival = { $turn }、{ $at }:{ $names }

## 決める助け

madison-activate = { $how ->
    [alone] { $leader }を単独で
    [water] { $leader }を水上で
   *[land] { $leader }を
 }{ $commits ->
    [yes] 活性化
   *[no] 指名
 }({ $at }){ $leads ->
    [0] {""}
   *[other] 、連れて行けるユニットは最大{ $leads }個
 }{ $commits ->
    [yes] (取り消せない)
   *[no] {""}
 }
madison-hint-event = カードの文のとおり
madison-hint-leader = 同じスペースのユニットを連れて行ける
madison-hint-units = 同じスペースのユニット
madison-hint-operations = 指揮官かユニットが動き、カードの文も効く
madison-hint-campaign = 指揮官2人、または指揮官1人と別のスペースの1ユニット
madison-hint-build = 艦船を建造し、損傷艦を修理する
madison-hint-restore = 補給下の減少した正規軍が元に戻る
madison-hint-depot = 冬が終わるまでの補給源
madison-use-hold-lost = 伏せる:冬の後に捨てられる
madison-hint-hold = { $until ->
    [winter] この冬にイベントとして使うまで取っておく。手札のうち2枚まで
    [treaty] ガン条約に応えるために取っておく。手札のうち2枚まで
    [lost] 無駄になる:冬に使えるのは冬のイベントだけで、その後捨てられる(7.24)
   *[fall] 秋に手札に戻るまで取っておく。手札のうち2枚まで
 }
madison-hint-orders = 尋ねられたくない場合を決める
madison-answer-build = { $vessel }({ $lake }の{ $class })を{ $at }で建造:{ $cost }ポイント
madison-commit-use = { $what }(取り消せない)
madison-place-arrivals = { $held ->
    [0] { $count }個すべてを置く
   *[other] { $count ->
        [0] { $held }個すべてを遅らせる
       *[other] { $count }個を置き、{ $held }個を遅らせる
    }
 }{ $lost ->
    [0] {""}
   *[other] (艦船{ $lost }隻を失う)
 }
madison-winter-due = { $at } { $steps }
madison-winter-dues = { $count }ステップを失う:1ステップごとにカウンターを1個押す。場所と数:{ $dues }。
madison-arrival-blocked = 増援の到着する{ $at }は敵が支配している{ $ships ->
    [0] {""}
   *[other] :そこに着く艦船はゲームから除かれる({ $names })
 }{ $units ->
    [0] 。
   *[other] 。ユニットと指揮官は攻撃して入るか待つことができる。
 }
madison-wait-arrivals = { $lost ->
    [0] 待つ:次のターンに到着する
   *[other] 待つ:すでに待ったカウンター{ $lost }個がゲームから除かれる
 }
madison-answer-fight-in = { $block }{ $others ->
    [0] {""}
   *[other] ほか{ $others }個
 }で{ $at }を攻撃して入る:戦力{ $attack }対{ $defence }、{ $sum ->
    [0] ダイスの修正なし
   *[other] ダイスの修正{ $drm }
 }。失敗{ $ar }%、双方の損失{ $ex }%、続行{ $cc }%、成功{ $dr }%(取り消せない)。敗れた者はゲームから除かれる
madison-arrival-held = 次のターンへ
madison-how-to-arrive = カウンターを押すと次のターンまで遅らせる。もう一度押すと今到着する。艦船は遅らせられない。
madison-commit-winter = { $card }を出す(取り消せない)
madison-commit-force = { $at ->
    [none] これらの部隊を活性化(取り消せない)
   *[other] { $at }のユニットを活性化(取り消せない)
 }
madison-commit-one = { $what }だけを活性化(取り消せない)
madison-campaign-named = { $count ->
    [1] 2つのうち1つを指名した: { $names }。{ $kind ->
        [leader] もう1人の指揮官、または別のスペースの1ユニットを押す。
       *[unit] 別のスペースの指揮官を1人押す。
      }
   *[other] 2つとも指名した: { $names }。
 }
madison-whom-to-name = { $use ->
    [leader] 動かす指揮官を押す。同じスペースのユニットを連れて行ける。
    [units] 動かすユニットを押す(同じスペースから最大{ $value }個)。または代わりに単独で動く指揮官を1人押す。
    [campaign] 指揮官2人、または指揮官1人と別のスペースの1ユニットを押し、確定する。
   *[other] 動かすものを押す。
 }
madison-too-slow = 指揮値が{ $value }を超え、このカードでは動かせない:{ $names }
madison-naming-commits = 活性化すると取り消せず、相手が対応できる。{ $by ->
    [finger] 押すと
   *[mouse] 指すと
 }届く場所と成功率が地図に出る。
madison-goes-alone = { $leader }は単独で動く。このカードはユニットの活性化に使われ、その代わりに動く指揮官は誰も連れて行けない。
madison-alone-sure = { $leader }は誰も連れていかない:単独で行くならもう一度押す
madison-unmoved-sure = この部隊は誰も動いていない。ここで終えるならもう一度押す
madison-taken-along = { $leader }は{ $count }個を連れて行く: { $names }。
madison-leads-up-to = { $leader }が連れて行けるユニットは最大{ $most }個{ $indians ->
    [any] (インディアンは何個でも)
   *[counted] {""}
 }。まだ何も取っていない。同じスペースのユニットを押し、次に光っているスペースを押す。
madison-led = { $leader }が連れて行けるユニットは最大{ $most }個{ $indians ->
    [any] (インディアンは何個でも)
   *[counted] {""}
 }。取ったもの:{ $units ->
    [0] ユニットなし
   *[other] ユニット{ $units }個({ $kinds })
 }{ $leaders ->
    [0] {""}
   *[other] 、指揮官{ $leaders }人
 }: { $names }。
madison-led-kind = { $kind }{ $count }
madison-in-hand = 動くもの: { $names }。
madison-take-along = { $count ->
    [0] {""}
   *[other] { $some ->
        [yes] { $all }ユニットのうち{ $count }個
       *[no] ユニット{ $count }個すべて
      }
 }{ $leaders ->
    [0] {""}
   *[other] { $count ->
        [0] {""}
       *[other] と
      }指揮官{ $leaders }人
 }を連れて行く
madison-points-left = 残り移動力: { $faster ->
    [0] { $least }
   *[other] 最も遅いもの{ $least }、最も速いもの{ $most }
 }。
madison-may-leave = 手にあるものは一緒に動く。残すものは押す。
madison-gives-up-control = ⚠ これらが離れると{ $at }の支配を失う{ $points ->
    [0] 。
   *[other] ({ $points }点減る)。
 }
madison-gives-up-lake = ⚠ これらが離れると湖の支配を失う({ $points }点減る)。
madison-gives-up-open = ⚠ { $at }{ $points ->
    [0] {""}
   *[other] (価値{ $points })
 }に誰も残らない。{ $near }の敵が進入できる。
madison-cut-off-way = 赤い破線の縁: そこでは補給切れになる。
madison-cut-off-there = ⚠ { $at }では補給切れ: { $count }ユニット。回復できず、終了時に得点にならない。
madison-attacked = { $at }が攻撃される:戦力{ $attack }対{ $defence }。{ $count ->
    [0] 今のところダイスの修正なし。
   *[other] ダイスの修正:{ $added }。合計{ $drm }。
 }{ $leads ->
    [open] 先導はまだ数えていない({ $least }～{ $most })。
   *[counted] 最良の先導で計算。
 }戦闘カードでさらに変わりうる。{ $chances }
madison-attacked-brief = { $how ->
    [fleets] 敵{ $attack }隻対あなたの{ $defence }隻
   *[land] 敵の戦力{ $attack }対あなたの{ $defence }
 }、{ $sum ->
    [0] ダイスの修正なし
   *[other] ダイスの修正{ $drm }
 }。{ $how ->
    [fleets] 攻撃側の勝ち{ $dr }%、防御側の勝ち{ $ar }%
   *[land] 攻撃の失敗{ $ar }%、双方の損失{ $ex }%、続行{ $cc }%、成功{ $dr }%
 }。
madison-added = ダイスの修正の内訳
madison-retreat-leaves = 退却すると{ $at }{ $points ->
    [0] {""}
   *[other] (価値{ $points })
 }は敵のものになる。
madison-take-ships = 艦船{ $count }隻をすべて取る
madison-ships-first = { $leader }を手に取っている。まず艦船を取る。一隻でも取ると、行けるスペースと湖が光る。乗せて行く者は一つずつ押す。
madison-ask-nowhere = { $card }:{ $more ->
    [yes] 光っているスペースはまだない。連れて行く者を押すか、「完了」を押す
    [along] 光っているスペースはまだない。連れて行く者を押す
   *[no] もう動ける者はいない。「完了」を押す
 }
madison-answer-pick = { $what }
madison-answer-depot = { $at }に補給集積所
madison-answer-restore = { $block }を回復
madison-answer-lose = { $block }(戦力{ $strength })がステップを失う
madison-answer-damage = { $block }(クラス{ $letter })が損傷
madison-answer-retreat = { $at }へ退却
madison-answer-lead = { $block }{ $counter ->
    [unit] (クラス{ $letter }、戦力{ $strength })
    [vessel] (クラス{ $letter })
   *[other] {""}
 }が先導、{ $card ->
    [none] カードなし
   *[other] { $card }を出す
 }
madison-answer-attack = { $how ->
    [fleets] { $at }を攻撃:{ $attack }隻対{ $defence }隻
    [water] 水上から{ $at }を攻撃:戦力{ $attack }対{ $defence }
   *[land] { $at }を攻撃:戦力{ $attack }対{ $defence }
 }、{ $sum ->
    [0] ダイスの修正なし
   *[other] ダイスの修正{ $drm }
 }。{ $how ->
    [fleets] 攻撃側の勝ち{ $dr }%、防御側の勝ち{ $ar }%
   *[land] 失敗{ $ar }%、双方の損失{ $ex }%、続行{ $cc }%、成功{ $dr }%
 }(取り消せない)
madison-attack-told = { $at }:{ $count ->
    [0] 今のところダイスの修正なし。
   *[other] ダイスの修正は{ $added }。合計{ $drm }。
 }{ $leads ->
    [open] 先導はまだ数えていない({ $least }～{ $most })。
   *[counted] 最良の先導で計算。
 }戦闘カードでさらに変わりうる。
madison-foretold = { $first }{ $units ->
    [0] {""}
   *[other] とユニット{ $units }個
 }{ $vessels ->
    [0] {""}
   *[other] と艦船{ $vessels }隻
 }、{ $how ->
    [water] 水上
   *[land] 陸上
 }:{ $count ->
    [0] 行ける場所はない。
   *[other] { $count }か所に届く。
 }
madison-foretold-attack = { $from }から{ $at }:{ $attack }対{ $defence }、ダイス{ $drm }。踏みとどまれば成功{ $dr }%{ $cc ->
    [0] {""}
   *[other] 、続行{ $cc }%
 }{ $ex ->
    [0] {""}
   *[other] 、双方損失{ $ex }%
 }、失敗{ $ar }%
madison-foretold-more = ほか{ $count }か所の攻撃は地図にある。
madison-foretold-overwhelmed = { $at }:9対1以上のため、防御側は退却しなければならない。
madison-may-evade = ダイスを振る前に、防御側は道があれば退却でき、カードも出せる。
madison-event-rolled = 自分のイベント「{ $card }」の結果
madison-war-began = 開戦
madison-event-nothing = 何も起こらない。
madison-interrupted-card = { $side }がカードでこちらの移動を妨げた
madison-interrupted-retreat = { $side }は攻撃の前に退却:戦闘は起こらない
madison-more-if-led = 次のいずれかが先導すればさらに{ $drm }:{ $units }。
madison-answer-sail = { $foes ->
    [0] { $at }に上陸(取り消せない)
   *[other] 水上から攻撃:{ $at }(取り消せない)
 }
madison-how-to-return = 港の艦船を押し、光っている湖のボックスを押す。指揮官は同じ港の艦船に続く。
madison-put-all-back = 艦船{ $count }隻をすべて戻す
madison-done-giving-up = 完了:{ $count ->
    [one] { $lake }
   *[other] { $count }つの湖
 }を放棄
madison-can-react = { $cards }で対応できる。
madison-cannot-react = ここで出せるカードを持っていない。パスする。
madison-why-asked = 手札を相手に知られないため、それでも尋ねられる。

madison-battle-at = 戦闘:{ $at }
madison-battle-on = 海戦:{ $at }
madison-battle-won = { $side }が戦場を保持した。
madison-battle-loses = { $side }が{ $count }ステップの損失を受ける。
madison-battle-retreats = { $side }が退却する。
madison-battle-round = 第{ $round }ラウンド:先導は誰か、戦闘カードは出るか
madison-battle-fleets = 先導艦船はどれか、戦闘カードは出るか
madison-battle-fold = たたむ
madison-battle-unfold = 開く
madison-attacks = { $side }が攻撃
madison-defends = { $side }が防御
madison-line-counters = { $count ->
    [0] 残っていない
   *[other] カウンター{ $count }
 }
madison-leads = { $block }、先導
madison-battle-card = { $card }を使用
madison-strengths = 戦力{ $attack }対{ $defence }
madison-ships-against = { $attack }隻対{ $defence }隻
madison-modifiers-sum = 合計{ $drm }
madison-lead-open = 先導(未計算): { $least }～{ $most }
madison-chart-land = 2個のダイスの合計と、その出やすさ
madison-chart-naval = ダイス1個。高いほど敗者の損害が重い
madison-end-result = { $side }: { $what } { $part }%
madison-why-lead-ship = 先導させる艦船を戦闘の中で押す。相手より1クラス上(A、B、Cの順)ごとに1有利になる。最初に損傷する。
madison-why-lead = 先導させるユニットを戦闘の中で押す。相手より1クラス上(A、B、Cの順)ごとに1有利になる。最初に損失を受ける。
madison-end-ar = 攻撃失敗 { $part }%
madison-end-ex = 双方損失 { $part }%
madison-end-cc = 戦闘継続 { $part }%
madison-end-dr = 防御側退却 { $part }%
madison-end-naval-ar = 防御側勝利 { $part }%
madison-end-naval-dr = 攻撃側勝利 { $part }%
madison-result-won = { $at }の戦闘は{ $side }の勝利
madison-result-nobody = { $at }の戦闘は終わった
madison-result-cost = { $side }:{ $lost ->
    [0] { $reduced ->
        [0] 損失なし。
       *[other] { $where ->
            [lake] 損傷
           *[land] 減少
          }{ $reduced }。
      }
   *[other] { $lost }を失う{ $reduced ->
        [0] 。
       *[other] 、{ $where ->
            [lake] 損傷
           *[land] 減少
          }{ $reduced }。
      }
 }
madison-result-gone = ゲームから除かれた: { $blocks }。
madison-result-all-reduced = { $side }には完全戦力のユニットが残っていないので退却し、次のラウンドはない。
madison-result-leads = 先導ユニット: { $attack }対{ $defence }。選ぶ余地がない側には尋ねない。
madison-note-reduced = 攻撃側の減少ユニット{ $count }個は戦力に加わらない。
madison-note-lead = { $side }は{ $block } (クラス{ $letter })
madison-note-leads = 先導ユニット: { $leads }。選ぶ余地がない側には尋ねない。
madison-result-dismiss = 片付ける

madison-legend-pieces = カウンター
madison-legend-regular = 正規兵:右上に等級、下に戦力、点はステップ
madison-legend-classes = 等級:Aが最上。戦闘で先導するものの等級が上なら修正がつく
madison-legend-militia = 民兵
madison-legend-dragoon = 竜騎兵
madison-legend-indian = 先住民
madison-legend-reduced = 減少:1ステップを失った
madison-legend-cut = 補給切れ
madison-legend-leader = 指揮官:上に星、下に指揮値と戦闘修正
madison-legend-naval-leader = 海軍指揮官
madison-legend-sloop = スループ
madison-legend-schooner = スクーナー
madison-legend-brig = ブリッグ
madison-legend-corvette = コルベット
madison-legend-frigate = フリゲート
madison-legend-ship-of-the-line = 戦列艦
madison-legend-damaged = 損傷した艦船
madison-legend-in-hand = 取ったもの:一緒に動く
madison-legend-moved = 敵が動かしているもの
madison-legend-places = スペース
madison-legend-space-us = アメリカのスペースと得点
madison-legend-space-gb = イギリスのスペースと得点
madison-legend-taken = 相手側が占領:その側の色で塗られる
madison-legend-ring = 増援が到着する補給源
madison-legend-forest = 森林
madison-legend-fort = 砦
madison-legend-fort-later = 後のターンからある砦
madison-legend-base = 海軍基地
madison-legend-base-reserve = 予備の海軍基地
madison-legend-box = 湖の支配ボックス
madison-legend-box-held = 縁の色は湖を支配する側
madison-legend-boom = 航行の限界:艦船は通れない
madison-legend-fort-built = カードで建てられた砦
madison-legend-depot = 補給集積所
madison-legend-ruin = 焼かれた町:得点なし
madison-legend-toll = 冬がまだ奪うステップ
madison-legend-lit = 今押せるスペース
madison-legend-foreseen = 指したものが届くスペース
madison-legend-fight = 戦闘、または宣言された攻撃
madison-legend-ways = 道
madison-legend-road = 道路:1移動力
madison-legend-trail = 小道:2移動力
madison-legend-invasion = 侵攻路:3移動力
madison-legend-sea-way = 湖のボックスから港への航路
madison-legend-arrow = カウンターの動いた道筋
madison-legend-tether = スペースとそのカウンターをつなぐ線
madison-legend-cards = カードの使い方
madison-legend-use-event = イベント
madison-legend-use-leader = 指揮官の活性化
madison-legend-use-units = ユニットの活性化
madison-legend-use-build = 建造と修理
madison-legend-use-restore = ユニットの回復
madison-legend-use-depot = 補給集積所の設置
madison-legend-use-operations = カードに書かれた作戦
madison-legend-use-campaign = 戦役
madison-legend-use-hold = 伏せて保持

madison-step-take = { $block }が同行
madison-steps-take = 同行({ $count }個): { $names }
madison-step-named = { $at }の{ $block }を動かす
madison-steps-named = 動かす({ $count }個): { $names }
madison-step-drop = { $block }は残る
madison-step-activate-leader = { $block }を動かす
madison-step-act-first = もう一方の部隊を先に動かす
madison-step-turn-to = { $block }を代わりに動かす
madison-step-march = { $to }へ
madison-step-sail = { $to }へ航行
madison-step-unload = 全員上陸
madison-step-restore = { $block }を回復
madison-step-pick = { $what ->
    [none] 選択
   *[other] { $what }を選ぶ
 }
madison-step-withdraw = { $block }が{ $to }へ引き揚げ
madison-step-berth = { $block }は{ $to }へ
madison-step-put-back = { $block }が{ $lake }へ戻る
madison-step-recall = { $block }は{ $to }へ戻る
madison-step-hold-back = { $block }は次のターンに
madison-step-bring = { $block }が{ $to }に登場
madison-step-build-vessel = { $to }で{ $block }を建造
madison-step-repair = { $block }を修理
madison-step-lose = { $block }が1ステップを失う
madison-step-give-order = { $window }:命令を出す
madison-step-order-space = { $window }:{ $to }について
madison-step-order-size = { $window }:{ $count }以上
madison-step-open-orders = 事前命令
madison-step-close-orders = 事前命令を閉じる
madison-step-use-card = { $card }を使う
madison-step-keep-card = 引いたカードを手元に残す
madison-step-stand = 踏みとどまって戦う
madison-step-evade = 戦闘前に{ $to }へ退却
madison-step-lead = { $block }が先導
madison-step-retreat = { $to }へ退却
madison-step-make-depot = { $to }に補給集積所を作る
madison-step-react = { $card }を出す
madison-step-pass = パス
madison-step-harbour = すべて{ $to }へ
madison-step-fight-in = 増援が{ $to }を攻撃して入る
madison-step-done = 完了

madison-do-lead = 先導する
madison-do-lose = 損失を受ける
madison-do-take = 連れて行く
madison-do-drop = 残す
madison-do-restore = 回復する
madison-do-activate-leader = 活性化する
madison-do-march = 行軍する
madison-do-sail = 航行する
madison-do-retreat = ここへ退却
madison-do-evade = 戦闘前にここへ退却
madison-do-make-depot = ここに集積所を作る
madison-do-pick = 選ぶ
madison-do-repair = 修理する
madison-do-berth = ここに入港
madison-do-order-space = このスペースについて尋ねる
madison-do-withdraw = ここへ引き揚げ
madison-do-put-back = 戻す
madison-do-bring = ここに登場

## 司令官がそう選ぶ理由

madison-because-led = { $deed ->
    [attack] { $leader }は{ $from }のユニットを率いて{ $at }を攻撃できる
    [take] { $leader }は{ $from }のユニットを率いて、守る者のいない{ $at }を取れる
   *[hold] { $leader }は{ $from }のユニットを率いて{ $at }へ進み、取れる所や守るべき所に近づける
 }{ $points ->
    [0] 。
   *[other] (得点{ $points })。
 }
madison-because-units = { $count ->
    [one] { $unit }
   *[other] ユニット{ $count }個
 }は{ $from }から{ $deed ->
    [attack] { $at }を攻撃できる
    [take] 守る者のいない{ $at }を取れる
   *[hold] { $at }へ進み、取れる所や守るべき所に近づける
 }{ $points ->
    [0] 。
   *[other] (得点{ $points })。
 }
madison-because-fleet = { $leader ->
    [none] { $from }の艦船で{ $lake }を制することができる。
   *[other] { $leader }は{ $from }の艦船で{ $lake }を制することができる。
 }
madison-because-two = { $leader }は部隊を率いて{ $at }へ、{ $second }は{ $to }へ進める。
madison-because-way = { $at }への途中。{ $deed ->
    [attack] そこを攻撃する
    [take] そこを守る者はいない
   *[hold] 取れる所や守るべき所に近い
 }{ $points ->
    [0] 。
   *[other] (得点{ $points })。
 }
madison-why-now = 今は使えるが、後では使えないかもしれない。
madison-why-peace = 今講和すれば戦争に勝つ。
madison-why-no-peace = 今講和しても戦争には勝たない。
madison-why-event = カードの値よりもイベントの効果が大きい。
madison-why-campaign = 1枚のカードで2つの部隊が動く。
madison-why-operations = 活性化に加えてカードの文が効く。
madison-why-leader = 指揮官は部隊全体を連れて、取れる所や守るべき所へ向かう。
madison-why-units = 指揮官が行かない所で{ $value }個のユニットや艦船を動かす。
madison-why-depot = 集積所があれば冬の間も補給が続く。
madison-why-restore = { $reduced ->
    [0] 減少した正規兵を回復する。
   *[other] 減少した正規兵が{ $reduced }個あり、このカードで{ $value }個まで回復できる。
 }
madison-why-build = { $points }ポイントを艦船に使う。大きな艦隊が湖を制する。
madison-why-hold = 今はその値の使い道が少なく、カードは2枚まで取っておける。
madison-why-hold-winter = 冬にしか使えないので、それまで取っておく。
madison-why-leader-named = { $at }の{ $leader }には戦力{ $strength }のユニットがいて、取れる所や守るべき所に近い。
madison-why-admiral = { $at }の艦隊はその湖を制することができる。
madison-why-take = 部隊が強いほど攻撃できる相手が増える。必要な所には守備を残す。
madison-why-drop = 守備がいないとスペースが無防備になる。
madison-why-attack = 優勢な攻撃:{ $attack }対{ $defence }。
madison-why-undefended = { $at }(得点{ $value })には守る者がいない。
madison-why-nearer = 取れる所や守るべき所に近づく。
madison-why-sail = { $ships ->
    [0] { $lake }に敵艦はいない。
   *[other] 艦隊は{ $lake }の敵艦{ $ships }隻より強い。
 }
madison-why-done = これ以上動いても得るものが少ない。
madison-why-build-vessel = 最も大きい艦船が先。
madison-why-strongest = 完全な状態なら戦力{ $strength }。
madison-why-put-back = 空にした湖は失われる。
madison-why-base = { $at }では損傷艦を修理できる。
madison-why-stand = 戦力{ $defence }は{ $attack }に対して負けと決まってはいない。
madison-why-evade = 戦力{ $defence }では{ $attack }に対して少なすぎる。
madison-why-led = 等級{ $letter }が最も上。
madison-why-lose = 損害を受けられるうちで最も弱い:戦力{ $strength }。
madison-why-lose-ship = 損傷できるうちで最も低い等級:{ $letter }。
madison-why-retreat = { $at }の得点は{ $value }。
