# 1812年戦争:戦闘の舞台、その結果、かかっている点。

war1812-battle-at = { $town }の戦い
war1812-battle-begins = 両軍とも裏向き。
war1812-battle-fires = { $side }の射撃:ダイス{ $dice }個、{ $least ->
    [6] 6で命中
   *[other] { $least }以上で命中
 }。
war1812-battle-takes = { $hits ->
    [0] { $side }は損害を割り当て終えた。
   *[other] { $side }は損害{ $hits }を受ける。
 }
war1812-battle-leaves = { $side }は砲火の下を退却する。
war1812-battle-landing = 上陸:防御側の最初の射撃は2倍。
war1812-battle-needs = { $least ->
    [6] 6で命中
   *[other] { $least }以上で命中
 }
war1812-volley-needs = { $least ->
    [6] 6で命中
   *[other] { $least }以上で命中
 }
war1812-battle-round = 第{ $round }ラウンド
war1812-battle-rounds = 第{ $first }・第{ $last }ラウンド
war1812-battle-before = 最初の射撃の前
war1812-battle-pursuit = 追撃
war1812-battle-fold = 地図を見る
war1812-battle-unfold = 戦闘に戻る
war1812-attacks = { $side }が攻撃
war1812-defends = { $side }が防御
war1812-line-blocks = { $count }個
war1812-line-ships = { $count }隻
war1812-line-block = { $kind }、{ $cv }/{ $max }
war1812-line-block-hit = { $kind }、{ $cv }/{ $max }、損害{ $hits }
war1812-line-named = { $name }、{ $block }
war1812-face-down = 裏向き
war1812-naval-battle = { $lake }の海戦
war1812-naval-state = 両艦隊が同時に撃つ。
war1812-naval-leaves = { $side }が退く。
war1812-naval-hits = { $side }が割り当てる命中:{ $hits }。

war1812-result-held = { $side }が{ $place }を確保
war1812-result-year = { $year }年の終わり
war1812-result-count = アメリカ{ $us }点、イギリス{ $gb }点。{ $lead ->
    [0] 差はなし
   *[other] 差は{ $lead }点
 }({ $margin }点差で勝ち)。
war1812-result-nobody = { $place }には誰も残っていない
war1812-result-blocks = { $side }:{ $hits ->
    [0] 損害なし。
   *[other] 損害{ $hits }、{ $lost ->
        [0] 除去なし。
       *[other] { $lost }個除去。
       }
 }
war1812-result-ships = { $side }:{ $hits ->
    [0] 命中なし。
   *[other] 命中{ $hits }、{ $lost ->
        [0] 沈没なし。
       *[other] { $lost }隻沈没。
       }
 }
war1812-result-dismiss = しまう

war1812-ended-lead = 終局時は{ $side }が{ $points }点リード。
war1812-ended-level = 終局時は同点。
war1812-stakes = 得点が動くところ
war1812-stake-held = { $place }:{ $side }
war1812-stake-nobody = { $place }:なし
war1812-stake-home = { $place }:まだ{ $side }
war1812-stake-worth = { $points }点
war1812-stake-loses = 支配している間は{ $side }の得点
war1812-stake-gains = 支配した側の得点
war1812-stake-gain = { $side }が勝てば+{ $points }
war1812-stake-contested = 戦闘中
war1812-stake-army = 地図上の陸軍ユニットは1個につき1点。
war1812-to-win = { $side }は10点差まであと{ $points }点。
