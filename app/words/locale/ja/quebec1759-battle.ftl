# ケベック1759:戦闘で尋ねること、選べること、できない理由、記録。

column-left = 左コラム
column-center = 中央コラム
column-right = 右コラム
column-reserve = 予備
column-line = 小競合コラム

leader-gb = ウルフ
leader-fr = モンカルム

quebec1759-ask-ottawa-before = 戦闘が始まる:その前にオタワ族を離脱させるか?
quebec1759-ask-ottawa-elsewhere = 先へ進む(オタワ族はここにいないが、イギリスはそれを知らない)
quebec1759-ask-ottawa-after = 戦闘が終わった:オタワ族を移すか?
quebec1759-ask-deploy = 3つのコラムに配置する(残りは予備)
quebec1759-ask-deploy-next = { $count }つのうち{ $nth }つ目:{ $column }に配置(残りは予備)
quebec1759-ask-deploy-rest = { $left ->
    [0] すべてのコラムがそろった:「完了」を押す
   *[other] すべてのコラムがそろった:加えるか、「完了」を押す(残りは予備)
 }
quebec1759-column-planned = { $column }:{ $blocks }
quebec1759-ask-part = 自軍の戦闘ターン:{ $ways ->
    [0] 全コラムで射撃する
   *[other] 退却するか、全コラムで射撃する
 }
quebec1759-ask-part-reserve = 自軍の戦闘ターン:{ $ways ->
    [0] 予備を投入し、射撃する
   *[other] 退却するか、予備を投入して射撃する
 }
quebec1759-ask-part-skirmish = 小競合の自軍の番:{ $ways ->
    [0] 射撃する
   *[other] 退却するか、射撃する
 }
quebec1759-ask-take-hits = { $hits ->
    [0] 損害はすべて割り当て済み:「完了」を押す
   *[other] 損害を受けるユニットを選ぶ:光るユニットを押す(残り{ $hits })
 }
quebec1759-ask-rout = 潰走した:どこへ退くか?
quebec1759-ask-leave = 河で退けるのは{ $blocks }ユニット:どれを退かせるか? 残りは戦い続け、空のコラムがあれば潰走する
quebec1759-ask-leave-rout = 河で退けるのは{ $blocks }ユニット:どれを退かせるか? 残りは失われる

quebec1759-awaits-ottawa-leave = オタワ族の去就を検討中
quebec1759-awaits-deploy = 戦闘配置中
quebec1759-awaits-part = 戦闘ターンを実行中
quebec1759-awaits-take-hits = 損害を割り当て中
quebec1759-awaits-rout = 潰走先を選択中
quebec1759-awaits-leave = 河で退くユニットを選択中

quebec1759-ottawa-stay = 戦闘に進む
quebec1759-ottawa-stay-after = そのまま留まる
quebec1759-ottawa-go = オタワ族は{ $zone }へ
quebec1759-done-deployed = { $left ->
    [0] 完了:全ユニットを配置
   *[other] 完了:残り{ $left }ユニットは予備
 }
quebec1759-retreat-road = 道路で{ $zone }へ退却する
quebec1759-retreat-crossing = セント・チャールズ川を渡り{ $zone }へ退却する(追撃射撃を受ける)
quebec1759-retreat-river = 河で{ $zone }へ退却する(追撃射撃を受ける、{ $all }ユニット中{ $blocks })
quebec1759-retreat-crossing-sure = よろしいですか? もう一度押すと全軍が退き、敵全軍の追撃射撃を受けます
quebec1759-retreat-river-sure = よろしいですか? もう一度押すと{ $blocks }ユニットが退き、敵全軍の追撃射撃を受けます{ $left ->
    [0] {""}
   *[other] 。残る{ $left }ユニットは戦い続け、空のコラムがあれば潰走します
 }
quebec1759-rout-river-sure = よろしいですか? もう一度押すと{ $blocks }ユニットが2倍の追撃射撃を受けながら退きます{ $left ->
    [0] {""}
   *[other] 。残る{ $left }ユニットは失われます
 }
quebec1759-goes = 退く
quebec1759-done-leaving = 完了:このユニットが退く
quebec1759-fires-next-left = 次の射撃:左
quebec1759-fires-next-center = 次の射撃:中央
quebec1759-fires-next-right = 次の射撃:右
quebec1759-hold-fire = リーダーは撃たない
quebec1759-fire = 射撃する:ダイス{ $dice }個、6で命中
quebec1759-take-hit = 損害を受ける
quebec1759-only-hit = { $block }が{ $hits }損害を受ける
quebec1759-done-hits-taken = 完了:損害の割り当てを終える

quebec1759-not-to-set-up = そのユニットは配置の対象ではありません。
quebec1759-block-first = 先にユニットを、次に行き先のコラムを押してください。
quebec1759-no-such-column = この戦闘にそのコラムはありません。
quebec1759-ottawa-in-reserve = オタワ族は予備に留まり、コラムには入れません。
quebec1759-column-empty = 各コラムに1ユニットは必要です。{ $column }がまだ空です。
quebec1759-no-hits-left = 割り当てる命中は残っていません。
quebec1759-not-under-fire = そのユニットは射撃を受けていません。
quebec1759-hits-left = 命中がまだ{ $hits }残っています。
quebec1759-retreat-to-another-zone = 退却は別のゾーンへ向かいます。
quebec1759-back-where-you-came-from = 攻撃側が退却できるのは、出発した{ $zone }だけです。
quebec1759-enemy-there = { $zone }には敵がいます。
quebec1759-attack-came-from = { $zone }は攻撃部隊の出発元で、味方もいないため退却できません。
quebec1759-no-road-there = 戦場から{ $zone }へ通じる道路はありません。
quebec1759-not-on-this-river = 戦場から{ $zone }へ河で行くことはできません。
quebec1759-tide-bars-river = このターンは潮流のため河を使えません。
quebec1759-river-carries-no-more = { $blocks ->
    [0] { $river }に自軍の舟はありません。
   *[other] 1ターンに{ $river }で戦闘から退けるのは{ $blocks }ユニットまでで、すでに退きました。
 }
quebec1759-enough-go = 河で退けるのは{ $blocks }ユニットで、すでに選ばれています。
quebec1759-no-retreat-early = まだ退却できません:防御側が退けるのは第2戦闘ターンからです。
quebec1759-no-retreat-begun = 今は退却できません:退却は自軍の番の最初に行います。
quebec1759-no-retreat-enemy = 退却できません:攻撃元の{ $zone }に敵がいます。
quebec1759-no-retreat-boats = 退却できません:{ $blocks ->
    [0] ここに自軍の舟はありません。
   *[other] 舟で退けるのは1ターンに{ $blocks }ユニットまでで、すでに退きました。
 }
quebec1759-no-retreat-tide = 退却できません:このターンは潮流で河を使えません。
quebec1759-no-retreat-none = 退却できません:敵のいない別のゾーンへ通じる道路も舟もありません。
quebec1759-no-retreat-now = 退却は自軍の戦闘ターンの初めに行います(防御側は第2戦闘ターンから)。
quebec1759-not-one-to-choose = そのユニットは河の割り当てを必要としません。
quebec1759-goes-already = そのユニットはすでに選ばれています。
quebec1759-more-can-go = あと{ $blocks }ユニット退けます。
quebec1759-only-reserves-move = 配置を変えられるのは予備のユニットだけです。
quebec1759-one-enters = 予備からの投入は1戦闘ターンに1ユニットです。
quebec1759-fires-already = そのコラムの順番はもう決めました。
quebec1759-fires-last = 最後のコラムは指定しなくても最後に撃ちます。
quebec1759-must-fire = そのユニットは撃たなければなりません。
quebec1759-ottawa-must-go = オタワ族だけでイギリス軍のいるゾーンには留まれません。
quebec1759-no-ottawa-here = オタワ族はこの戦闘にいません。
quebec1759-ottawa-elsewhere = オタワ族の行き先は別のゾーンです。
quebec1759-british-there = { $zone }にはイギリス軍がいます。

quebec1759-line-battle = { $side }が{ $zone }を攻撃:イギリス{ $gb }、フランス{ $fr }。
quebec1759-line-landing = { $side }の上陸攻撃:防御側の最初の射撃は2倍。
quebec1759-line-skirmish = 3コラムに足りないため、小競合となる。
quebec1759-line-deployed = { $side }の配置:左{ $left }、中央{ $center }、右{ $right }、予備{ $reserve }。
quebec1759-line-columns-shown = 両軍のコラムを公開。
quebec1759-line-entered = { $side }は予備の1ユニットを{ $column }に投入。
quebec1759-line-holds-fire = { $side }:リーダーは撃たない。
quebec1759-line-column-fires = { $side }、{ $column }の射撃:{ $hits ->
    [0] 命中なし
   *[other] 命中{ $hits }
 }。
quebec1759-line-line-fires = { $side }の射撃:{ $hits ->
    [0] 命中なし
   *[other] 命中{ $hits }
 }。
quebec1759-line-leader-fires = { $leader }の射撃:{ $hits ->
    [0] 命中なし
   *[other] 命中{ $hits }
 }。
quebec1759-line-leader-falls = { $leader }の射撃:{ $hits ->
    [0] 命中なし
   *[other] 命中{ $hits }
 }。{ $leader }は戦死した。
quebec1759-line-column-hit = { $side }、{ $column }:損害{ $hits }を受け、{ $lost ->
    [0] 除去なし
   *[other] { $lost }ユニットを失う
 }。
quebec1759-line-hits-taken = { $side }は損害{ $hits }を受け、{ $lost ->
    [0] 除去なし
   *[other] { $lost }ユニットを失う
 }。
quebec1759-line-column-hit-spare = { $side }、{ $column }:命中{ $hits }、{ $cv } CVを失い(余り{ $spare })、{ $lost ->
    [0] 除去なし
   *[other] { $lost }ユニットを失う
 }。
quebec1759-line-hits-taken-spare = { $side }は命中{ $hits }を受けて{ $cv } CVを失い(余り{ $spare })、{ $lost ->
    [0] 除去なし
   *[other] { $lost }ユニットを失う
 }。
quebec1759-line-leader-lost = { $leader }は戦死した。
quebec1759-line-routed = { $side }は{ $column }を破られ、潰走する。
quebec1759-line-retreats-road = { $side }は道路で{ $zone }へ退却する。
quebec1759-line-retreats-crossing = { $side }はセント・チャールズ川を渡り{ $zone }へ退却する。
quebec1759-line-retreats-river = { $side }は河で{ $zone }へ退却する。
quebec1759-line-left-behind = { $side }:退却できない{ $blocks }ユニットを失う。
quebec1759-line-no-way-out = { $barred ->
    [enemy] 攻撃元の{ $zone }に敵がいる。
    [boats] { $blocks ->
        [0] 乗る舟がない。
       *[other] 舟で退けるのは1ターンに{ $blocks }ユニットまで。
    }
    [tide] 潮流で河を使えない。
   *[none] 敵のいない別のゾーンへ通じる道路も舟もない。
 }
quebec1759-line-pursuit = { $side }の追撃射撃:{ $hits ->
    [0] 命中なし
   *[other] 命中{ $hits }
 }。
quebec1759-line-pursuit-double = { $side }の追撃射撃(渡河する敵に2倍):{ $hits ->
    [0] 命中なし
   *[other] 命中{ $hits }
 }。
quebec1759-line-ottawa-pursue = オタワ族は2倍のダイスで追撃する。
quebec1759-line-screened = { $side }:予備が命中{ $hits }を防ぐ。
quebec1759-line-retreated = { $side }:{ $blocks }ユニットが{ $zone }に着く。
quebec1759-line-ottawa-left = オタワ族は{ $zone }へ移る。
quebec1759-line-ottawa-lost = イギリス軍のいないゾーンがなく、オタワ族はゲームから除かれる。
