# マディソン氏の戦争の盤上の言葉:カウンター、スペース、カード、湖、記録欄、戦闘。

madison-unit = { $name }、{ $kind }、等級{ $letter }、戦力{ $strength }{ $state ->
    [reduced] 、減少
   *[full] {""}
 }
madison-unit-cut = 補給切れ
madison-goes-along = 同行中
madison-winter-toll = 冬があと{ $count }ステップを奪う
madison-vessel = { $name }、{ $kind }、等級{ $letter }{ $state ->
    [reduced] 、損傷
   *[full] {""}
 }
madison-leader = { $name }、{ $kind }{ $stars ->
    [0] {""}
   *[other] 、星{ $stars }
 }、指揮値{ $command }、戦闘修正{ $modifier ->
    [0] なし
   *[other] +{ $modifier }
 }
madison-there = { $side }:{ $names }
madison-place-label = { $place }、{ $about }:{ $there }
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
madison-card-now = 今の使い方:{ $uses }
madison-your-hand = あなたのカード{ $held ->
    [0] {""}
   *[other] (伏せたもの{ $held }枚)
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
madison-line-counters = カウンター{ $count }
madison-leads = { $block }、先導
madison-battle-card = { $card }を使用
madison-strengths = 戦力{ $attack }対{ $defence }
madison-ships-against = { $attack }隻対{ $defence }隻
madison-modifiers-sum = 合計{ $drm }
madison-end-ar = 攻撃失敗 { $part }%
madison-end-ex = 双方損失 { $part }%
madison-end-cc = 戦闘継続 { $part }%
madison-end-dr = 防御側退却 { $part }%
madison-end-naval-ar = 防御側勝利 { $part }%
madison-end-naval-dr = 攻撃側勝利 { $part }%
madison-result-held = { $side }が{ $at }を保持
madison-result-nobody = { $at }の戦闘は終わった
madison-result-lost = { $side }:{ $lost ->
    [0] 損失なし。
   *[other] { $lost }個を失う。
 }
madison-result-dismiss = 片付ける

madison-legend-pieces = カウンター
madison-legend-regular = 正規兵:上に等級、下に戦力、点はステップ
madison-legend-militia = 民兵
madison-legend-dragoon = 竜騎兵
madison-legend-indian = 先住民
madison-legend-reduced = 減少:1ステップを失った
madison-legend-cut = 補給切れ
madison-legend-leader = 指揮官:上に星、下に指揮値と戦闘修正
madison-legend-naval-leader = 海軍指揮官
madison-legend-schooner = スクーナー
madison-legend-brig = ブリッグ
madison-legend-frigate = フリゲート
madison-legend-damaged = 損傷した艦船
madison-legend-places = スペース
madison-legend-space-us = アメリカのスペースと得点
madison-legend-space-gb = イギリスのスペースと得点
madison-legend-forest = 森林
madison-legend-fort = 砦
madison-legend-fort-later = 後のターンからある砦
madison-legend-base = 海軍基地
madison-legend-base-reserve = 予備の海軍基地
madison-legend-box = 湖の支配ボックス
madison-legend-boom = 航行の限界:艦船は通れない
madison-legend-ways = 道
madison-legend-road = 道路:1移動力
madison-legend-trail = 小道:2移動力
madison-legend-invasion = 侵攻路:3移動力
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
madison-step-drop = { $block }は残る
madison-step-activate-leader = { $block }を活性化
madison-step-turn-to = { $block }を代わりに動かす
madison-step-march = { $to }へ
madison-step-sail = { $to }へ航行
madison-step-unload = 全員上陸
madison-step-restore = { $block }を回復
madison-step-pick = 選択
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
madison-step-use-card = カードを選択
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
