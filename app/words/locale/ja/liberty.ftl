# Liberty: what its rules, questions and choices say.

liberty-title = リバティ
liberty-summary = アメリカ独立戦争、1775年から1783年。霧の中の軍、カード、艦隊、そして来るかもしれないフランス。盤では2時間から4時間、一日一手なら数週間。

liberty-option-first_year = 最初の年は
liberty-option-first_year-five-cards = ほかの年と同じ5ターン
liberty-option-first_year-three-cards = 3ターン、手札は3枚
liberty-option-french_entry = フランスの参戦は
liberty-option-french_entry-eight = 1776年から毎年の終わりに、ダイス2個で8以上
liberty-option-french_entry-table = 1776年末は11、1777年末は8、1778年末は5、1779年末は必ず
liberty-option-west_indies = 西インド諸島のイギリス軍ユニットは
liberty-option-west_indies-open = いつでも出られる
liberty-option-west_indies-frozen = フランスの参戦まで動けない
liberty-option-extra_card = 年の始めに
liberty-option-extra_card-off = 手札を配る
liberty-option-extra_card-on = 1枚多く配り、1枚を戻す
liberty-option-forced_exchange = 捕虜の交換は
liberty-option-forced_exchange-off = 合意だけで行う
liberty-option-forced_exchange-on = サプライカード1枚につき1回、1対1で強いることができる(ステップの前に、無償で、出した側が両方を選ぶ)
liberty-option-indian_home = 空の自分の町にアメリカ側が入った先住民は
liberty-option-indian_home-off = その場に残る
liberty-option-indian_home-on = 盤上にいて戦闘中でなければ、直ちに戻って町を守る
liberty-option-tactics = 戦闘の戦術は
liberty-option-tactics-off = 射撃と退却だけ
liberty-option-tactics-on = 民兵と王党派歩兵は踏みとどまり、正規歩兵は突撃でき、第3ラウンドの後に去る側は追撃される
liberty-option-draw = 1783年末に25点から29点なら
liberty-option-draw-off = アメリカの勝ち
liberty-option-draw-25-to-29 = 引き分け
liberty-option-ready = カードを選んだことは
liberty-option-ready-shown = 相手に示す
liberty-option-ready-hidden = 示さない。誰を待っているのか分からない
liberty-option-memory = 戦闘で見えたユニットの内容を
liberty-option-memory-shown = 見た側の盤上に残す
liberty-option-memory-nobody = 残さない（各自で覚える）

## 決めること

liberty-ask-card = このターンのカードを選ぶ(両者同時に表にする)
liberty-ask-put-back = 1枚多く配られた:戻すカードを選ぶ
liberty-ask-supply = { $steps ->
    [0] 全ステップを割り当てた:「完了」を押す
   *[other] 補給:光っているユニットを押して1ステップずつ加える(残り{ $steps })
 }
liberty-ask-move = { $actions ->
    [0] 移動を続けるか「完了」を押す(アクションは使い切った)
   *[other] ユニットを動かす:残り{ $actions }アクション(1グループの移動か1ユニットの補充)
 }
liberty-ask-build = { $actions ->
    [0] 補充プールから1ユニット引くか?
   *[other] 補充プールから1ユニット引くか?(残り{ $actions }アクション)
 }
liberty-ask-deploy = 新しいユニットをどこに置くか?
liberty-ask-order = 戦闘をどの順に行うか? 順に押す
liberty-ask-fight = { $at }、{ $round ->
    [4] 追撃
   *[other] 第{ $round }ラウンド(全3)
 }:クラス{ $letter }のユニットが射撃か退却
liberty-ask-take-hit = { $hits ->
    [0] 命中は全て割り当てた
    [one] 最も強いユニットのどれが命中を受けるか?
   *[other] 最も強いユニットのどれが次の命中を受けるか?(残り{ $hits })
 }
liberty-ask-withdraw = { $why ->
    [rounds] 3ラウンドが終わり、攻撃側は{ $at }を離れる：全ユニットの行き先を選ぶ
    [ships] 軍艦は地上ユニットに対して港を守れない。{ $at }を離れる：全ユニットの行き先を選ぶ
   *[beaten] 戦列が敗れたので残りは{ $at }を離れる：全ユニットの行き先を選ぶ
 }
liberty-ask-regroup = { $at }で勝利:味方のヘクスへ再編成するか、留まる
liberty-ask-exchange = 冬：新しい年の前に捕虜を交換できます
liberty-ask-exchange-offered = 冬：{ $side }が捕虜の交換を申し出ています
liberty-ask-exchange-offering = 冬：申し出は有効です。答えるのは敵です
liberty-ask-disband = 冬:養えないユニットを解散する(プールに戻る)
liberty-ask-attrition = 冬:飢えるユニットを押す(敵の捕虜になる)

liberty-awaits-card = カードを選択中
liberty-awaits-card-sealed = カードを選択済み
liberty-awaits-put-back = 戻すカードを選択中
liberty-awaits-put-back-sealed = カードを戻した
liberty-awaits-supply = 補給中
liberty-awaits-move = 移動中
liberty-awaits-build = 補充を検討中
liberty-awaits-deploy = 新しいユニットを配置中
liberty-awaits-order = 戦闘の順を決定中
liberty-awaits-fight = 射撃か退却を選択中
liberty-awaits-take-hit = 命中を割り当て中
liberty-awaits-withdraw = 戦場から後退中
liberty-awaits-regroup = 再編成中
liberty-awaits-exchange = 捕虜を交換できる
liberty-awaits-disband = 解散を検討中
liberty-awaits-attrition = 冬季損耗を選択中

## できること

liberty-play-card = このカードを伏せて出す
liberty-put-card-back = このカードを戻す
liberty-done-supply = { $left ->
    [0] 完了:全ステップを割り当てた
   *[other] 完了:{ $left }ステップは失われる
 }
liberty-done-supply-sure = もう一度押すと{ $left }ステップを失う
liberty-done-moving = { $marching ->
    [0] 移動完了:{ $groups }グループ{ $left ->
        [0] {""}
       *[other] {""}、残り{ $left }アクションで補充
     }
   *[other] 移動完了:{ $marching }ユニットが強行軍のダイスを振る
 }
liberty-done-without-moves = 完了:何も動かさない
liberty-done-without-moves-sure = もう一度押すと、このターンは何も動かしません
liberty-build = { $left ->
    [0] 補充プールから1ユニット引く
   *[other] 補充プールから1ユニット引く(残り{ $left })
 }
liberty-done-building = 完了:もう補充しない
liberty-deploy = { $at }へ
liberty-put-back = 置く場所がない:プールに戻す
liberty-fight-next = 次:{ $at }
liberty-done-order = 完了:この順で戦う
liberty-fire = { $block }が射撃
liberty-stand = { $block }は目標がないので待つ
liberty-stand-fast = { $block }が踏みとどまる:{ $number }以下で命中し、第2ラウンドに去る
liberty-charge = { $block }が突撃:{ $number }以下で命中し、第3ラウンドに去る
liberty-take-hit = このユニットが命中を受ける
liberty-leave-to = { $at }へ進む
liberty-retreat-to = { $at }へ退却
liberty-leave-by = { $by }経由で{ $at }へ進む
liberty-retreat-by = { $by }経由で{ $at }へ退却
liberty-done-withdraw = { $left ->
    [0] 完了:全ユニットが去った
   *[other] 完了:{ $left }ユニットは捕虜になる
 }
liberty-done-regroup = { $left ->
    [0] 完了:誰も留まらない
   *[other] 完了:{ $left }ユニットは留まる
 }
liberty-done-exchange = 捕虜の件を終える
liberty-done-disbanding = { $blocks ->
    [0] 完了:解散しない
   *[other] 完了:{ $blocks }ユニットを解散
 }
liberty-done-attrition = 完了:{ $blocks }ユニットを失う
liberty-give = { $block }の解放を申し出る
liberty-want = { $block }の返還を求める
liberty-offer-trade = 申し出る:{ $give }と{ $want }の交換
liberty-force-trade = 交換を強いる:{ $give }と{ $want }
liberty-accept-trade = 交換に応じる:{ $give }と{ $want }
liberty-decline-trade = 交換を断る

## できない理由

liberty-not-in-hand = そのカードは手札にありません。
liberty-not-there = そのユニットはマップ上にありません。
liberty-no-step-left = サプライカードのステップはもうありません。
liberty-one-step-each = 1枚のサプライカードで1ユニットに加えられるのは1ステップです。
liberty-full-strength = そのユニットは完全戦力です。
liberty-no-supply-town = ステップは補給源街、大西洋、自分の街にいるインディアンに加えます。
liberty-no-action-left = 別のグループを動かすアクションが残っていません。
liberty-not-next = そのヘクスには届きません。光っている所へ動けます。
liberty-turns-back = 同じ移動で通ったヘクスには戻れません。
liberty-no-land = 地上ユニットはここで水を渡れません。
liberty-no-water = 戦艦は海のあるヘクスサイドしか通れません。
liberty-too-far = 強行軍でもそこまでは届きません。
liberty-forest-stops = 森林か沼地を越えたので停止しました。
liberty-not-wilderness = インディアンは原野から出られません。
liberty-must-stop = 敵のいるヘクスに入ったので停止しました。
liberty-moved-by-sea = 海上移動を終えたユニットです。
liberty-moved-already = そのユニットはもう動きました。
liberty-side-full = そのヘクスサイドはこのターンに{ $limit }ユニットが通り、もう通れません。
liberty-pinned = 攻撃側{ $enemies }ユニットが同数を釘付けにしています。ほかはもう去りました。
liberty-side-of-attackers = 攻撃側が使ったヘクスサイドです。
liberty-weather-north = 北部は悪天候です。このターンは北部の内外への攻撃ができません。
liberty-weather-south = 南部は悪天候です。このターンは南部の内外への攻撃ができません。
liberty-sea-attack-there = そこは味方が海上攻撃中で、ほかの攻撃とは合同できません。
liberty-ship-at-sea = 戦艦は港で移動を終えます。
liberty-no-port-in-reach = そこからはどの港にも着けません。
liberty-no-way-by-sea = 海路は大西洋と港の間、西インド諸島の両港の間だけです。
liberty-by-the-atlantic = 海路では2ターンかかります。このターンは大西洋へ、次のターンに港へ移動します。
liberty-never-sails = アメリカ軍とインディアンは海上移動できません。
liberty-not-to-the-indies = 西インド諸島へ行けるのはイギリス軍、ヘッセン兵、フランス軍だけです。
liberty-port-closed = { $at }の敵がその港を閉ざしています。
liberty-port-not-friendly = 地上ユニットはターン開始時に味方だった港から出発します。戦艦はどの港からでも出発できます。
liberty-france-at-peace = フランスはまだ参戦していません。
liberty-french-wait = フランス軍はフランスの参戦後に動けます。
liberty-is-the-enemys = それは敵のものです。
liberty-indies-frozen = フランス参戦まで西インド諸島のイギリス軍は動けません。
liberty-indies-full = フランス参戦まで、その港には{ $blocks }ユニットまでです。
liberty-no-reinforcing-by-sea = 海上攻撃で戦闘を増援することはできません。加われるのは戦艦だけです。
liberty-needs-warship = 海上攻撃には同じ場所からの戦艦が必要です。先に戦艦を送るか、一緒に選んでください。
liberty-one-sea-attack = 1つの港を海から攻撃できるのは1か所からです。
liberty-landing-full = 上陸できる地上ユニットは{ $blocks }までです。
liberty-nothing-to-build = プールのどのユニットも置く場所がありません。
liberty-built-at-home = インディアンは自分の町に戻ります。町が自軍のものでなければ、隣の空いている荒野ヘクスに戻ります。
liberty-built-in-towns = 新しいユニットは、このターンにまだ登場していない、数値のある自軍の町に置きます。
liberty-americans-in-towns = 新しいユニットは、このターンにまだ登場していない、数値のある自軍の町に置きます。赤い町に置けるのは民兵だけです。
liberty-built-at-sea = このユニットは海から来ます。大西洋に置いてください。
liberty-has-a-place = そのユニットには置く場所があります。
liberty-no-battle-there = そこに順を決める戦闘はありません。
liberty-order-whole = 先に全ての戦闘の順を決めてください。
liberty-not-its-turn = そのユニットの番ではありません。
liberty-no-target = そのユニットには目標がありません。
liberty-has-target = 目標があるので、射撃か退却をします。
liberty-no-tactics = この対戦では踏みとどまりも突撃もできません。
liberty-does-not-stand = 踏みとどまれるのは、防御側の民兵と王党派歩兵で、第1ラウンドだけです。
liberty-does-not-charge = 突撃できるのはイギリス、ヘッセン、フランスの歩兵で、第2ラウンドだけです。
liberty-bound-to-leave = 踏みとどまったか突撃したユニットで、今は去らなければなりません。
liberty-not-strongest = 命中は最も強いユニットに適用されます。
liberty-no-way-out = そのような退路はありません。
liberty-all-must-leave = 離れられるユニットは離れなければなりません。
liberty-no-town = そのユニットは街で解散します。
liberty-no-port = イギリス軍とフランス軍は開いた味方の港か隣で解散します。
liberty-all-fed = そこに残るユニットは養えます。
liberty-still-hungry = { $at }には養えるより多くのユニットがいます。
liberty-no-prisoner = そのユニットは捕虜でないか、もう挙げてあります。
liberty-one-offer = 申し出は一度に1つです。
liberty-trade-first = 捕虜交換はほかの行動の前に行います。先に取り消してください。
liberty-empty-offer = まだ誰も挙げていません。
liberty-not-forced = この対戦では捕虜の交換は合意だけで行います。
liberty-forced-already = このサプライカードではもう交換を強いました。
liberty-one-for-one = 強いる交換は1対1です。解放する捕虜と取り戻すユニットを1つずつ選んでください。
liberty-no-offer = 答える申し出がありません。

## 結果

liberty-outcome-gb = { $year }年末、イギリスは{ $points }点を持ち、戦争に勝った
liberty-outcome-am = { $year }年末、イギリスは{ $points }点:アメリカは独立を勝ち取った
liberty-outcome-draw = { $year }年末、イギリスは{ $points }点:勝者なし

## 起きたこと

liberty-when = { $year }年 第{ $turn }ターン
liberty-line-year = { $year }年開始:全カードを切って配る
liberty-line-turn = { $year }年 第{ $turn }ターン
liberty-line-card-action = { $side }:{ $value }アクションのカード
liberty-line-card-supply = { $side }:サプライカード、{ $value }ステップ
liberty-line-first = { $side }がプレイヤー1：{ $why ->
    [supply] 補給カードが先
    [supplies] 両方が補給カードなのでイギリスが先
    [equal] カードが同じなのでイギリスが先
   *[higher] カードが大きいため
 }
liberty-line-weather-north = 北部は悪天候:このターンは攻撃不可
liberty-line-weather-south = 南部は悪天候:このターンは攻撃不可
liberty-line-weather-fair = 天候は良好
liberty-line-supplied = { $side }:{ $at }の{ $steps }ユニットが1ステップ増加
liberty-line-not-supplied = { $side }:ステップを加えない
liberty-line-moved-land = { $side }:{ $blocks }ユニットが{ $origin }から{ $to }へ移動
liberty-line-moved-river = { $side }:{ $blocks }ユニットが{ $origin }から{ $to }へ河川移動
liberty-line-moved-ship = { $side }:戦艦{ $blocks }ユニットが{ $origin }から{ $to }へ
liberty-line-moved-sea = { $side }:{ $blocks }ユニットが{ $origin }から{ $to }へ海上移動
liberty-line-marched = { $side }:{ $blocks }ユニットが{ $origin }から{ $to }へ強行軍
liberty-line-stayed = { $side }:何も動かさない
liberty-line-march-dice = { $side }:強行軍で{ $tired ->
    [0] 損失なし
   *[other] { $tired }ユニットが1ステップ失う
 }
liberty-line-came-home = { $side }:{ $block }が{ $at }を守りに戻る
liberty-line-nobody-home = { $side }:{ $at }を守りに戻る者はいない
liberty-line-built = { $side }がユニットを補充:{ $at }
liberty-line-returned = { $side }が引いたユニットは置く場所がなく、プールに戻る
liberty-line-battles = { $battles }つの戦闘がある
liberty-line-battle = { $side }が攻撃:{ $at }
liberty-line-sea-attack = { $side }が海上攻撃:{ $at }
liberty-line-round = { $at }:第{ $round }ラウンド
liberty-line-pursuit = { $at }:攻撃側は去らなければならず、{ $side }が追撃する
liberty-line-reserves = { $side }:予備の{ $blocks }ユニットが加わる
liberty-line-fired = { $side }:{ $block }が射撃、{ $hits }命中
liberty-line-dared = { $side }:{ $block }が{ $number ->
    [2] 踏みとどまり
   *[other] 突撃し
 }、{ $hits }命中
liberty-line-hit = { $side }:{ $block }が命中を受ける
liberty-line-captured = { $side }:{ $block }が除去され捕虜になる
liberty-line-no-way-out = { $side }:{ $block }は戦闘から退く道がなく捕虜になる
liberty-line-hits-lost = { $hits }命中は対象がない
liberty-line-landed = { $side }が上陸:{ $at }
liberty-line-repulsed = { $side }:{ $blocks }ユニットが1ステップずつ失い{ $to }へ戻る
liberty-line-left = { $side }:{ $block }が{ $to }へ退却
liberty-line-reserve-left = { $side }:予備の1ユニットが{ $to }へ退却
liberty-line-regrouped = { $side }:1ユニットが{ $to }へ再編成
liberty-line-withdraws = { $side }は戦場を離れなければならない
liberty-line-won = { $side }が戦場を保つ:{ $at }
liberty-line-points = イギリスの得点は{ $points }
liberty-line-france-enters = フランスが参戦:必要な{ $needed }以上が出た
liberty-line-france-waits = フランスは参戦しない:{ $needed }以上が必要だった
liberty-line-disbanded = { $side }が{ $blocks }ユニットを解散:{ $at }
liberty-nobody = なし
liberty-line-offer = { $side }が捕虜の交換を申し出る:{ $give }と{ $want }
liberty-line-forced = { $side }が捕虜の交換を強いる:{ $give }と{ $want }（双方のプールへ戻る）
liberty-line-accepted = { $side }の申し出た交換が成立:{ $give }と{ $want }（双方のプールへ戻る）
liberty-line-declined = { $side }の申し出た交換は断られた:{ $give }と{ $want }
liberty-line-decided-gb = { $year }年終了:イギリスの勝利(得点{ $points })
liberty-line-decided-am = { $year }年終了:アメリカの勝利(イギリスの得点{ $points })
liberty-line-decided-draw = { $year }年終了:勝者なし(イギリスの得点{ $points })

side-am = アメリカ

liberty-standing-fight = 戦い続けるか
liberty-standing-fight-fire = 順に射撃する
liberty-standing-fight-fire-while-stronger = 火力で劣らないかぎり射撃する
liberty-standing-take-hit = 最強のブロックのうち損害を受けるのは
liberty-standing-take-hit-worst-fire = 射撃のいちばん劣るもの
liberty-standing-regroup = 戦闘の後に再編成するか
liberty-standing-regroup-stay = その場にとどまる
liberty-standing-exchange = 冬に捕虜を交換するか
liberty-standing-exchange-nobody = 何も申し出ない。敵の申し出には自分で答える
