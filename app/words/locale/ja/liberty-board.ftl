# 盤上の『リバティ』：ユニット・場所・カード・記録・戦闘について画面が言うこと

liberty-block = { $name }（{ $kind }）戦力{ $cv }／{ $max }、{ $fire }
liberty-block-of-its-kind = { $name }、戦力{ $cv }／{ $max }、{ $fire }
liberty-block-marked = 冬を越せない
liberty-hidden = { $side }のユニット{ $count }個
liberty-kind-leader = 指揮官
liberty-kind-foot = 歩兵
liberty-kind-guards = 近衛
liberty-kind-light-infantry = 軽歩兵
liberty-kind-rifle = ライフル兵
liberty-kind-dragoon = 竜騎兵
liberty-kind-continental = 大陸軍
liberty-kind-militia = 民兵
liberty-kind-indian = 先住民
liberty-kind-warship = 軍艦

liberty-place-label = { $place }、{ $about }：{ $there }
liberty-about-atlantic = 外洋
liberty-about-hex = { $held ->
    [yes] { $side }が保持
   *[no] 町なし
 }
liberty-about-town = { $kind ->
    [port] 港
    [indian] 先住民の町
   *[town] 町
 }{ $value ->
    [0] {""}
   *[other] （価値{ $value }）
 }、{ $side }が保持

liberty-way-clear-n = 北、開けた地
liberty-way-clear-ne = 北東、開けた地
liberty-way-clear-se = 南東、開けた地
liberty-way-clear-s = 南、開けた地
liberty-way-clear-sw = 南西、開けた地
liberty-way-clear-nw = 北西、開けた地
liberty-way-forest-n = 北、森
liberty-way-forest-ne = 北東、森
liberty-way-forest-se = 南東、森
liberty-way-forest-s = 南、森
liberty-way-forest-sw = 南西、森
liberty-way-forest-nw = 北西、森
liberty-way-river-n = 北、川の通る森
liberty-way-river-ne = 北東、川の通る森
liberty-way-river-se = 南東、川の通る森
liberty-way-river-s = 南、川の通る森
liberty-way-river-sw = 南西、川の通る森
liberty-way-river-nw = 北西、川の通る森
liberty-way-lake-n = 北、湖
liberty-way-lake-ne = 北東、湖
liberty-way-lake-se = 南東、湖
liberty-way-lake-s = 南、湖
liberty-way-lake-sw = 南西、湖
liberty-way-lake-nw = 北西、湖
liberty-way-sea-n = 北、水上
liberty-way-sea-ne = 北東、水上
liberty-way-sea-se = 南東、水上
liberty-way-sea-s = 南、水上
liberty-way-sea-sw = 南西、水上
liberty-way-sea-nw = 北西、水上
liberty-way-sea = 海路

liberty-calendar = { $year }年 第{ $turn }ターン：{ $phase }
liberty-phase-cards = カード
liberty-phase-weather = 天候
liberty-phase-first = 先攻
liberty-phase-second = 後攻
liberty-phase-battles = 戦闘
liberty-phase-turn-end = ターン終了
liberty-phase-victory = 勝利判定
liberty-phase-france = フランス
liberty-phase-disband = 解散
liberty-phase-attrition = 冬
liberty-phase-exchange = 捕虜
liberty-phase-year-end = 新年

liberty-card-action = アクションカード：{ $value }
liberty-card-supply = 補給カード：{ $value }ステップ
liberty-turned = { $side }：{ $card }
liberty-holds = { $side }の手札：{ $count }枚
liberty-your-hand = 自分のカード
liberty-your-block-and-hand = 新しいユニットと自分のカード
liberty-on-the-table = 場のカード

liberty-score = 得点
liberty-points = イギリスの得点：{ $points }
liberty-to-win = イギリスの得点：{ $points }。年の終わりに{ $british }点以上ならイギリス、{ $american }点以下ならアメリカの勝ち。
liberty-score-side = { $side }の町：{ $points }点
liberty-taken = { $place }：敵から取ったもの
liberty-off-map = 盤外
liberty-hand = 手札
liberty-pool = プール
liberty-prisoners = 捕虜、{ $side }：{ $names }
liberty-french-pool = 待機中のフランス軍：{ $names }
liberty-played = 今年使われたカード：{ $cards }

liberty-battle-at = { $at }の戦い
liberty-sea-attack-at = { $at }への海からの攻撃
liberty-battle-fires = クラス{ $letter }：{ $side }が射撃または退却
liberty-battle-takes = { $side }が最も強いユニットに{ $hits }ヒットを受ける
liberty-battle-leaves = { $side }が戦場を離れる
liberty-battle-won = { $side }が戦場を保持
liberty-battle-round = { $round ->
    [4] 追撃
   *[other] 第{ $round }ラウンド（全3）
 }
liberty-battle-needs = クラスの横の数以下で命中
liberty-all-fire = { $count }個すべてが射撃
liberty-battle-fold = 地図を見る
liberty-battle-unfold = 戦闘に戻る
liberty-attacks = { $side }の攻撃
liberty-defends = { $side }の防御
liberty-in-reserve = 第2ラウンドまで予備
liberty-bound = 次の番に去らなければならない
liberty-line-blocks = ユニット{ $count }個{ $reserves ->
    [0] {""}
   *[other] 、予備{ $reserves }個
 }

liberty-result-held = { $side }が{ $at }を保持
liberty-result-nobody = { $at }には誰も残っていない
liberty-result-lost = { $side }：{ $steps ->
    [0] { $lost ->
        [0] 損失なし。
       *[other] { $lost }個喪失。
     }
   *[other] { $steps }ステップ喪失、{ $lost ->
        [0] ユニットの喪失なし。
       *[other] ユニット{ $lost }個喪失。
     }
 }
liberty-result-left = { $side }：{ $blocks }個が{ $to }へ（{ $why ->
    [rounds] 3ラウンドが終わり、攻撃側は退く
    [ships] 艦隊は地上ユニットに対して港を保てない
    [beaten] 戦列が敗れた
   *[own] 自ら退却
 }）。
liberty-result-told = { $what }。
liberty-result-dismiss = 閉じる

liberty-step-build = プールからブロックを1個引く
liberty-step-reinforce = { $block }に1ステップ
liberty-step-move = { $block }を{ $to }へ
liberty-step-deploy = 新しいユニットを{ $to }へ
liberty-step-put-next = 次は{ $to }の戦闘
liberty-step-leave = { $block }を{ $to }へ
liberty-step-give = { $block }を解放
liberty-step-want = { $block }を取り戻す
liberty-step-disband = { $block }を解散
liberty-step-lose = { $block }を失う

liberty-map-title = LIBERTY
liberty-map-subtitle = 十三植民地とカナダの図
map-colony-quebec = ケベック
map-colony-new-hampshire = ニューハンプシャー
map-colony-massachusetts = マサチューセッツ
map-colony-new-york = ニューヨーク
map-colony-pennsylvania = ペンシルベニア
map-colony-virginia = ヴァージニア
map-colony-north-carolina = ノースカロライナ
map-colony-south-carolina = サウスカロライナ
map-colony-georgia = ジョージア
map-the-atlantic = 大西洋
map-ontario = オンタリオ湖
map-erie = エリー湖

liberty-legend-pieces = ユニット
liberty-legend-foot = 歩兵：上の数が戦力、他の辺の点はとりうる戦力。ラウンドごとにA、B、Cの順に撃ち、C2は1か2で命中
liberty-legend-leader = 指揮官：3以下で命中
liberty-legend-dragoon = 竜騎兵：クラスBで射撃
liberty-legend-militia = 民兵
liberty-legend-indian = 先住民：荒野から出ない
liberty-legend-warship = 軍艦：クラスAで最初に射撃
liberty-legend-band = 帯の色は国籍：これはロイヤリスト
liberty-legend-hidden-gb = 正体のわからないイギリス軍ユニット
liberty-legend-hidden-am = 正体のわからないアメリカ・フランス軍ユニット
liberty-legend-places = 町
liberty-legend-town-am = アメリカの町とその価値
liberty-legend-town-gb = イギリスの町とその価値
liberty-legend-town-indian = 先住民の町
liberty-legend-taken = 塗られた丸：イギリスが押さえたアメリカの町
liberty-legend-port = 港
liberty-legend-sides = ヘクスの辺
liberty-legend-clear = 開けた地：1ターンに各プレイヤー4個まで通れる
liberty-legend-forest = 森・湿地：2個（川があれば3個）まで。川がなければ移動はそこで終わる
liberty-legend-water = 水域
liberty-legend-halves = 天候を分ける南北の境
liberty-legend-cards = カード
liberty-legend-action = 太鼓：アクション1（1グループの移動か、ユニットの建設）
liberty-legend-supply = 樽：ユニット1個への補給1ステップ
liberty-legend-left = 手に取ったユニットの隣：このターンに、あと何ユニットその辺を越えられるか

liberty-card-block = { $name }（{ $kind }）
liberty-card-strength = 戦力{ $cv }／{ $max }、クラス{ $letter }で射撃し、{ $hits }以下で命中
liberty-card-moves = { $move }ヘクス動き、強行軍ならさらに進む
liberty-card-home = 本拠は{ $at }
liberty-card-feeds = 冬に{ $value }ユニットを養い、指揮官がいればさらに養う

liberty-sky-fair = 晴れ
liberty-sky-north = 悪天候：北部
liberty-sky-south = 悪天候：南部
liberty-sky-fair-brief = 晴れ
liberty-sky-fair-means = 晴れ：このターンはどこでも攻撃できる
liberty-sky-north-brief = 北部
liberty-sky-north-means = 北部は悪天候：このターンは北部から、また北部へ攻撃できない
liberty-sky-south-brief = 南部
liberty-sky-south-means = 南部は悪天候：このターンは南部から、また南部へ攻撃できない

liberty-points-ahead = イギリスの得点：{ $points }、このままターンが終われば{ $ahead }
liberty-passes = { $place }：このままターンが終われば{ $side }のもの
liberty-contested = { $place }（争奪中）

liberty-winter-at-sea = { $blocks ->
    [0] このターンの後は冬：大西洋にいるユニットはプールに戻る。
   *[other] このターンの後は冬：大西洋に残る{ $blocks }ユニットはプールに戻る。
 }
liberty-winter-decides = このままではこのターンの終わりに{ $side }が勝ちます（イギリスの点数は{ $points }点）。
liberty-winter-unfed = いまの配置では養いきれない：
liberty-winter-follows = このターンの後は冬で、いまの配置では養いきれない：
liberty-winter-feeds = { $at }は{ $feeds }を養い、{ $has }がいる：{ $lost }が飢える
liberty-winter-fed-disband = 全ユニットが養われる：解散しなくてよい。
liberty-winter-fed-attrition = 残りは養われる：完了を押す。
liberty-forced-way = 薄い色に破線の枠：強行軍。ユニットごとにダイスを振り、1〜3で1ステップ失う。
liberty-march-price = 強行軍になる：1〜3（100回のうち50回）で1ステップ失う。
liberty-winter-sure = もう一度押す：冬に海上の{ $blocks }ユニットを失う
liberty-disband-sure = もう一度押す：{ $lost }ユニットが飢えて捕虜になる
liberty-withdraw-sure = もう一度押す：{ $left }ユニットが捕虜になる
liberty-starve-all = 養う街がない：{ $blocks }ユニットを失う
liberty-retreat-all = { $blocks ->
    [one] { $at }へ退却：ほかに道はない
   *[other] 両方とも{ $at }へ退却：ほかに道はない
 }
liberty-french-war = フランスは参戦している。
liberty-fight-both = 次に{ $at }、その後{ $last }

liberty-build-unmoved = 何も動かさず補充へ進む：{ $actions }アクション
liberty-build-unmoved-sure = もう一度押す：何も動かさず、{ $actions }アクションで補充へ進む

liberty-bargain = 捕虜（{ $count }）
liberty-bargain-mine = 敵に捕らわれた味方
liberty-bargain-theirs = 捕らえた{ $side }のユニット
liberty-bargain-offered = { $side }の申し出：{ $give }と{ $want }の交換
liberty-bargain-draft = これまでの申し出：{ $give }と{ $want }の交換
liberty-offer-unmade-sure = もう一度押すと、申し出をせずに終えます
liberty-offer-stands = 完了：提案は残り、敵が答えられる
liberty-build-no-more-sure = もう一度押すと{ $actions }行動が失われる
liberty-offer-unanswered = 申し出に答えない

liberty-year-over = { $year }年の冬
liberty-year-points = 英国は{ $points }点：戦争は続く。

liberty-why-actions = { $value }アクションのカードです。
liberty-why-actions-open = { $value }アクションのカードです。{ $at }が空いています。
liberty-why-actions-guard = { $value }アクションのカードです。{ $at }の隣に敵がいます。
liberty-why-supply = 町のユニットの戦力が欠けています：{ $value }ステップを補います。
liberty-why-reinforce = 1ステップ増えると、{ $hits }以下で命中するダイスが1個増えます。
liberty-why-fire = ダイス{ $cv }個、それぞれ{ $hits }以下で命中します。
liberty-why-leave = 見えている戦力は{ $own }対{ $enemy }です。
liberty-why-done = これ以上動かしても得になりません。
liberty-why-sea = 海からは、後のターンにどの港にも上陸できます。
liberty-why-attack = 攻撃です：{ $at }に敵ユニットが{ $blocks }個います。
liberty-why-take = 誰も守っていない{ $at }（{ $value }点）を奪えます。
liberty-why-guard = 隣の敵から{ $at }（{ $value }点）を守れます。
liberty-why-reaches = そこから、誰も守っていない{ $at }（{ $value }点）を奪えるようになります。
liberty-why-feeds = { $at }は冬に{ $value }個を養えます。
