# ケベック1759:規則、選択規則、質問、記録の言葉。戦闘の言葉は別のファイルにある。

quebec1759-title = ケベック1759
quebec1759-summary = セント・ローレンス河をめぐるウルフ対モンカルム。秘密命令で進む16ターン。一晩で1~2時間、一日一手なら数週間。

## 選択規則

quebec1759-option-tides = 潮流は
quebec1759-option-tides-off = 用いない(河はいつでも使える)
quebec1759-option-tides-before-orders = 毎ターン命令の前にダイスを振り、1なら誰も河を使えない
quebec1759-option-tides-after-orders = 両軍が命令に封をした後にダイスを振り、1なら河川移動と艦の命令は実行されない
quebec1759-option-reserve_screen = 潰走した側の予備は
quebec1759-option-reserve_screen-half = 追撃の命中の半分(端数切り上げ)を防ぐ(規則どおり)
quebec1759-option-reserve_screen-by-strength = 予備の2CVにつき1つ(端数切り上げ)の命中を防ぐ(旧版)
quebec1759-option-return_fire = オタワ族の急襲に撃ち返すのは
quebec1759-option-return_fire-light-troops = 軽歩兵とレンジャーだけ
quebec1759-option-return_fire-everybody = 軽歩兵かレンジャーがいれば、そのゾーンのイギリス軍全員(ウルフを除く)
quebec1759-option-leader_fire = 戦闘中のリーダーは
quebec1759-option-leader_fire-always = 戦死の危険があっても必ず撃つ
quebec1759-option-leader_fire-may-hold = 同じコラムに味方がいれば、撃たなくてもよい
quebec1759-option-ready = 命令に封をしたことは
quebec1759-option-ready-shown = 相手に見える
quebec1759-option-ready-hidden = 相手に見えない(どちらを待っているか分からない)
quebec1759-option-memory = 戦闘で見えたユニットの内容を
quebec1759-option-memory-shown = 見た側の盤上に残す
quebec1759-option-memory-nobody = 残さない（各自で覚える）

## 質問

quebec1759-ask-place = { $blocks ->
    [0] すべて配置しました。「完了」を押すか、ユニットを押して置き直してください
   *[other] 配置:ユニットを押し、次にゾーンを押す。残り{ $blocks }個
 }
quebec1759-ask-orders = 命令を書く:1つのゾーンのユニット。書いたら封をする
quebec1759-ask-orders-ships = 命令を書く:1つのゾーンのユニットか、艦。書いたら封をする
quebec1759-ask-orders-ottawa = 命令を書く:1つのゾーンのユニットか、オタワ族。書いたら封をする
quebec1759-ask-picks = { $blocks ->
    [0] { $origin }から動くユニットはすべて選んだ:「完了」を押す
   *[other] 命令は公開された:{ $origin }から{ $to ->
        [several] {""}
       *[zone] { $to }へ
      }動くユニットを押す(残り{ $blocks })
 }
quebec1759-ask-meeting = 同数の部隊が互いの出発地へ向かっている:どこで出会うか?
quebec1759-ask-visit = オタワ族がイギリス軍の中にいる:急襲か、偵察か?
quebec1759-ask-raid-hits = { $hits ->
    [0] 急襲の損害はすべて割り当て済み:「完了」を押す
   *[other] オタワ族の急襲:光るユニットを押して損害を割り当てる(残り{ $hits })
 }
quebec1759-ask-answer-raid = 急襲に撃ち返すか?
quebec1759-ask-no-answer = 先へ進む(ここに軽歩兵もレンジャーもいないので撃ち返せないが、フランスはそれを知らない)
quebec1759-ask-ottawa-go = オタワ族が退く:どこへ?
quebec1759-ask-send-home = イギリス軍が広がった:帰郷するケベック民兵を押す{ $blocks ->
    [1] { "" }
   *[other] (合わせて{ $blocks }ユニット)
 }
quebec1759-ask-supply = カップ・ルージュを奪われた:帰郷するモントリオール民兵は?
quebec1759-ask-next-battle = 次にどの戦闘を行うか?

quebec1759-awaits-place = 軍を配置中
quebec1759-awaits-orders = 命令を書いている
quebec1759-awaits-orders-sealed = 命令に封をした
quebec1759-awaits-picks = 命令を実行するユニットを選択中
quebec1759-awaits-picks-sealed = 命令を実行するユニットを選び終えた
quebec1759-awaits-meeting = 部隊が出会うゾーンを選択中
quebec1759-awaits-visit = オタワ族の行動を検討中
quebec1759-awaits-raid-hits = 急襲の損害を割り当て中
quebec1759-awaits-answer-raid = 撃ち返すか検討中
quebec1759-awaits-ottawa-go = オタワ族の行き先を選択中
quebec1759-awaits-send-home = 帰郷する民兵を選択中
quebec1759-awaits-supply = 帰郷する民兵を選択中
quebec1759-awaits-next-battle = 次の戦闘を選択中

## できること

quebec1759-done-placing = 完了:配置を終える
quebec1759-send-road = { $blocks }ユニット、道路で
quebec1759-send-crossing = { $blocks }ユニット、道路でセント・チャールズ川を渡る
quebec1759-send-river = { $blocks }ユニット、河で
quebec1759-send-leader = リーダー、道路で2ゾーン
quebec1759-ships-up = { $ships }隻、上流へ
quebec1759-ships-down = { $ships }隻、下流へ
quebec1759-send-ottawa = オタワ族
quebec1759-transfer = このユニットに1CVを移す
quebec1759-halt = 停止:何も動かさない
quebec1759-halt-sure = もう一度押すと停止します(このターンは何も動きません)
quebec1759-seal-order = 完了:この命令を封じる
quebec1759-done-picking = 完了:このユニットが動く
quebec1759-goes-to = { $zone }へ行く
quebec1759-meet-at = { $zone }で出会う
quebec1759-visit-raid = 急襲:ダイス{ $dice }個、6で命中。軽歩兵かレンジャーがいればイギリス軍は撃ち返せる
quebec1759-visit-scout = 偵察:無作為に4ユニットまで見る
quebec1759-visit-stay = 味方と共に留まる
quebec1759-answer-raid = 撃ち返す:ダイス{ $dice }個、6で命中。撃つ{ $blocks }ユニットは表を見せる
quebec1759-no-answer = 見逃す
quebec1759-ottawa-refuge = オタワ族は{ $zone }へ
quebec1759-send-home = 帰郷する
quebec1759-fight-at = 次は{ $zone }で戦う

## できない理由

quebec1759-not-in-hand = そのユニットは配置を待っていません。
quebec1759-place-at-home = フランス軍はオルレアン島以外のゾーンに配置します。
quebec1759-blocks-left-to-place = まだ{ $blocks }ユニットを配置していません。
quebec1759-no-such-zone = そこは移動先のゾーンではありません。
quebec1759-no-such-way = そのような移動方法はありません。
quebec1759-not-yours = そのユニットは盤上にありません。
quebec1759-ships-are-the-move = 艦に命令しました。このターンの移動はそれだけです。
quebec1759-ottawa-are-the-move = オタワ族に命令しました。このターンの移動はそれだけです。
quebec1759-one-origin = 1ターンに動けるのは1グループだけです。この命令の出発地は{ $zone }です。
quebec1759-one-move = もうユニットに命令しました。移動は1ターンに1つです。
quebec1759-name-all-or-none = 実行するユニットを先に指名するなら全部、しないなら1つも指名しません。
quebec1759-written-already = その方法で{ $zone }へ送る命令はもうあります。変えるには取り消してください。
quebec1759-sent-already = そのユニットはもう命令に入っています。
quebec1759-nobody-there = { $zone }に命令できるユニットはいません。
quebec1759-too-many = { $blocks ->
    [0] { $zone }にはもう命令できるユニットがいません。
   *[other] { $zone }で命令できるのはあと{ $blocks }ユニットです。
 }
quebec1759-leader-only = 1ターンに2ゾーン動けるのはリーダー1人だけです。
quebec1759-no-road = { $a }から{ $b }へ直接の道はありません(1ターンに1ゾーン)。ボートはイギリスの艦がいる水域を行きます。
quebec1759-two-rivers = { $a }から{ $b }へ直接通じる道路はなく、ボートは河の区分を越えません。{ $a }は{ $river }、{ $b }は{ $other }に面しています。
quebec1759-no-river = { $a }と{ $b }は同じ河川エリアに面していません。
quebec1759-not-two-zones = そのゾーンは道路で2つ先ではありません。
quebec1759-enemy-between = 途中のゾーンに敵がいます。
quebec1759-river-limit = { $blocks ->
    [0] { $river }で河川移動はできません。
   *[other] このターン{ $river }で河川移動できるのは{ $blocks }ユニットまでで、残りは{ $left }です。
 }
quebec1759-boats-left = { $blocks ->
    [0] そこに舟は残っていません。
   *[other] 舟で運べるのは、あと{ $blocks }ユニットだけです。
 }
quebec1759-crowded = そこへ船で行けるのは{ $blocks }ユニットまでです。その数だけ選んだままにしました。
quebec1759-price-river = 河で行くと、第1戦闘ターンに{ $zone }の敵は2倍で射撃し、河での退却も追撃射撃を受けます。
quebec1759-price-crossing = セント・チャールズ川を渡ると、第1戦闘ターンに{ $zone }の敵は2倍で射撃し、川を渡っての退却も追撃射撃を受けます。
quebec1759-british-ships = 艦はイギリス軍のものです。
quebec1759-ships-how = 艦は1隻以上、上流か下流へ動きます。
quebec1759-no-ships = { $ships ->
    [0] { $to }へ向かえる艦はありません。{ $river }に艦がいないためです。
   *[other] { $to }へ向かえる艦は{ $ships }隻だけです。{ $river }にはそれしかいません。
 }
quebec1759-ships-first = { $river }へ向かわせるには、まず艦を押してください。
quebec1759-no-landing = { $river }の水上に留まるユニットはありません。上陸するゾーンを押してください。
quebec1759-ships-up-limit = 上流へ動けるのは1ターンに{ $ships }隻までです。
quebec1759-no-ottawa = オタワ族はもういません。
quebec1759-ottawa-own-order = オタワ族には専用の命令が必要です。
quebec1759-ottawa-elsewhere-order = オタワ族は今いるゾーン以外のどこへでも送れます。
quebec1759-transfer-one-zone = CVを移せるのは同じゾーンの2ユニットの間だけです。
quebec1759-transfer-no-leader = リーダーはCVを渡すことも受け取ることもできません。
quebec1759-transfer-too-weak = そのユニットはもうCVを渡せません。
quebec1759-transfer-full = そのユニットは最大CVです。
quebec1759-not-ordered = その方法でそこへ送る命令はありません。
quebec1759-enough-picked = そこへ送る{ $blocks }ユニットはもう選ばれています。
quebec1759-not-to-pick = そのユニットはこの命令に選べません。
quebec1759-picks-left = あと{ $blocks }ユニットを選んでください。
quebec1759-meet-where-from = 出会うのはどちらかの部隊の出発地です。
quebec1759-raid-or-scout = イギリス軍の中にオタワ族だけなら、急襲か偵察をします。
quebec1759-not-raided = そのユニットは急襲されていません。
quebec1759-no-light-troops = 撃ち返すには、そのゾーンに軽歩兵かレンジャーが必要です。
quebec1759-ottawa-must-leave = オタワ族は別のゾーンへ退きます。
quebec1759-ottawa-british-there = { $zone }にはイギリス軍がいます。
quebec1759-quebec-militia = 帰郷するのはケベック民兵です。
quebec1759-montreal-militia = 帰郷するのはモントリオールかトロワ・リヴィエールの民兵です。
quebec1759-no-battle-there = そこで行う戦闘はありません。
quebec1759-not-written = この質問には文字では答えられません。
quebec1759-no-zone-called = { $code }というゾーンはありません。
quebec1759-how-to-write = 「4 OR-BE」「2 ships up」「OT CR」「halt」のように書きます。
quebec1759-how-to-set-up = 配置は「{ $example }」のように書きます。
quebec1759-how-to-pick = 動かすユニットは「{ $example }」のように書きます。

## 記録

quebec1759-line-placed = { $side }は軍を伏せて配置した。
quebec1759-line-turn = 第{ $turn }ターン
quebec1759-line-tide-bars = 潮流:このターンは誰も河を使えない。
quebec1759-line-tide-flows = 潮流:河を使える。
quebec1759-line-order-part = { $side }の命令:{ quebec1759-step-part }「{ $order }」。
quebec1759-line-order-parts = { $side }の命令:{ $origin }から{ $count }個、{ $parts }手に分かれて「{ $order }」。
quebec1759-line-order-ships = { $side }の命令:{ quebec1759-step-ships }「{ $order }」。
quebec1759-line-order-ottawa = { $side }の命令:{ quebec1759-step-send-ottawa }「{ $order }」。
quebec1759-line-halt = { $side }は停止する。
quebec1759-line-met = { $zone }で部隊が出会い、{ $side }の{ $blocks }ユニットがそこへ押し戻される。
quebec1759-line-by-road = { $side }:{ $blocks }ユニットが{ $origin }から{ $to }へ行軍する。
quebec1759-line-by-river = { $side }:{ $blocks }ユニットが{ $origin }から河を{ $to }へ渡る。
quebec1759-line-leader-walked = { $side }:リーダーが{ $origin }から{ $to }へ移る。
quebec1759-line-ships = イギリスの艦{ $ships }隻が{ $to }へ移る。
quebec1759-line-ottawa-came = オタワ族が{ $zone }に現れる。
quebec1759-line-raid = オタワ族が{ $zone }を急襲:{ $hits ->
    [0] 命中なし
   *[other] 命中{ $hits }
 }。
quebec1759-line-raid-suffered = イギリス軍は{ $hits ->
    [0] 損害を受けず
   *[other] 損害{ $hits }を受け
 }、{ $lost ->
    [0] 除去なし
   *[other] { $lost }ユニットを失う
 }。
quebec1759-line-reduced = 減少:{ $kind }、{ $cv }/{ $max }。
quebec1759-line-raid-answered = イギリス軍が撃ち返す:{ $hits ->
    [0] 命中なし
   *[other] 命中{ $hits }
 }。
quebec1759-line-fired-back = 射撃:{ $kind }、{ $cv }/{ $max }。
quebec1759-line-scouted = オタワ族が{ $zone }を偵察し、{ $blocks }ユニットを見る。
quebec1759-line-seen = 偵察:{ $kind }、{ $cv }/{ $max }。
quebec1759-line-ottawa-went = オタワ族は{ $zone }へ退く。
quebec1759-line-ottawa-no-refuge = イギリス軍のいないゾーンがなく、オタワ族はゲームから除かれる。
quebec1759-line-ottawa-stayed = オタワ族は{ $zone }に留まる。
quebec1759-line-ottawa-removed = オタワ族はゲームから除かれる。
quebec1759-line-occupied = イギリス軍が初めて{ $zone }を占領する。
quebec1759-line-quebec-militia-home = ケベック民兵({ $cv }CV)が{ $zone }から帰郷する。
quebec1759-line-montreal-militia-home = モントリオール民兵({ $cv }CV)が{ $zone }から帰郷する。
quebec1759-line-won = { $side }の勝利。

quebec1759-when = 第{ $turn }ターン
quebec1759-end-5-1-gb = 最終ターンの後、イギリス軍がアブラハムを保持している。
quebec1759-end-5-1-fr = 最終ターンの後、イギリス軍はアブラハムを保持していない。
quebec1759-end-5-2-fr = イギリス軍が20CV未満になった。

quebec1759-standing-visit = イギリス軍のなかのオタワ族
quebec1759-standing-visit-raid = 襲撃する
quebec1759-standing-visit-scout = 偵察する
quebec1759-standing-raid-hits = 襲撃の損害を受けるのは
quebec1759-standing-raid-hits-weakest = いちばん弱いもの
quebec1759-standing-raid-hits-strongest = いちばん強いもの
quebec1759-standing-answer-raid = 襲撃に撃ち返すか
quebec1759-standing-answer-raid-answer = 撃ち返せるなら撃ち返す
quebec1759-standing-ottawa-go = オタワ族の退く先は
quebec1759-standing-ottawa-go-friends = 味方のいちばん多いところ
quebec1759-standing-ottawa-leave = オタワ族は戦闘から離れるか
quebec1759-standing-ottawa-leave-stay = とどまる
quebec1759-standing-part = 戦闘ターンの自軍の番
quebec1759-standing-part-fire = 常に射撃する(退却せず、予備も出さない)
quebec1759-standing-take-hits = 戦闘で損害を受けるのは
quebec1759-standing-take-hits-weakest = いちばん弱いもの
quebec1759-standing-take-hits-strongest = いちばん強いもの
