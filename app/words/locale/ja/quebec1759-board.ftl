# 盤上のケベック1759:ユニット、場所、ターン表、戦場についてページが述べる言葉。

quebec1759-block = { $name }、{ $kind }、{ $cv }/{ $max }
quebec1759-hidden = { $side }のユニット{ $count }個
quebec1759-ships = イギリスの艦{ $count }隻
quebec1759-ships-at = 艦、{ $place }
quebec1759-place-label = { $place }、{ $about }:{ $there }
quebec1759-place-empty = { $place }、{ $about }
quebec1759-river-about = { $code }、河川エリア
quebec1759-held = { $side }が保持
quebec1759-held-nobody = 保持する側なし
quebec1759-zone-about = { $code }、{ $held }{ $goal ->
    [yes] 、目標
   *[no] {""}
 }{ $been ->
    [been] 、イギリスが占領したことがある
   *[never] {""}
 }

quebec1759-way-road = 道路
quebec1759-way-crossing = セント・チャールズ川を渡る道路
quebec1759-way-river = 河
quebec1759-way-shore = 岸
quebec1759-way-divide = 上流または下流へ

quebec1759-calendar = 全16ターンの第{ $turn }ターン:{ $phase }
quebec1759-phase-setup = 配置
quebec1759-phase-tide = 潮流
quebec1759-phase-orders = 命令
quebec1759-phase-reveal = 命令の公開
quebec1759-phase-picks = ユニットの選択
quebec1759-phase-moves = 移動
quebec1759-phase-ottawa = オタワ族
quebec1759-phase-battles = 戦闘
quebec1759-phase-supply = 補給
quebec1759-phase-turn-end = ターン終了
quebec1759-tide-flows = 潮流よし
quebec1759-tide-bars = 潮流:河川移動不可

quebec1759-score = 戦況
quebec1759-score-blocks = 盤上のユニット
quebec1759-score-cv = 残るCV
quebec1759-score-zones = 保持するゾーン
quebec1759-abraham-held = アブラハムは{ $side }が保持。
quebec1759-abraham-open = アブラハムは誰も保持していない。
quebec1759-goal = 第16ターン終了後にイギリスがここを保持していればイギリスの勝利。盤上のイギリス軍が{ $cv }CV未満になると、その場で敗北します。
quebec1759-least = （{ $cv }未満で敗北）
quebec1759-ottawa-are-here = オタワ族（両軍に知られています）
quebec1759-ottawa-known = オタワ族は{ $zone }にいる(両軍とも知っている)。
quebec1759-squadron = イギリスの艦
quebec1759-lost = { $side }の損失
quebec1759-scouted = 偵察で見たユニット
quebec1759-faces = { $kind }、{ $cv }/{ $max }{ $count ->
    [1] {""}
   *[other] 、{ $count }個
 }
quebec1759-hand = 配置待ち{ $count }個

column-field = 配置前

quebec1759-field-at = { $zone }の戦い
quebec1759-field-begins = 両軍が出会った。
quebec1759-field-sets-up = { $side }が伏せたまま配置中。
quebec1759-field-part = 第{ $turn }戦闘ターン:{ $side }の番。
quebec1759-field-landing = 上陸攻撃:元からいた防御側は2倍で射撃。
quebec1759-field-crossing = セント・チャールズ川の渡河は上陸と同じ:ここを守っていた側の射撃は2倍。
quebec1759-field-takes = { $hits ->
    [0] { $side }はすべての損害を受けた。
   *[other] { $side }は損害{ $hits }を受ける。
 }
quebec1759-field-screened = 予備が損害{ $hits }を防ぐ。
quebec1759-field-routed = { $side }は潰走。
quebec1759-field-leaves = { $side }は戦場を去る。
quebec1759-field-turn = 第{ $turn }戦闘ターン
quebec1759-field-before = 最初の射撃の前
quebec1759-field-needs = 6で命中
quebec1759-field-fold = 地図を見る
quebec1759-field-unfold = 戦闘に戻る
quebec1759-attacks = { $side }が攻撃
quebec1759-defends = { $side }が防御
quebec1759-field-blocks = { $count }個
quebec1759-field-post = { $post }、{ $count ->
    [0] なし
   *[other] { $count }個
 }
quebec1759-field-owed = 損害{ $hits }
quebec1759-field-dice = ダイス{ $dice }個
quebec1759-field-block = { $kind }、{ $cv }/{ $max }{ $hits ->
    [0] {""}
   *[other] 、損害{ $hits }
 }
quebec1759-field-face-down = 裏向き

quebec1759-result-held = { $side }が{ $zone }を確保
quebec1759-result-nobody = { $zone }には誰も残っていない
quebec1759-result-lost = { $side }:{ $cv ->
    [0] 損害なし。
   *[other] { $cv }CVの損害、{ $lost ->
    [0] 除去なし。
   *[other] { $lost }個除去。
   }
 }
quebec1759-result-leader = { $leader }は戦死した。
quebec1759-result-dismiss = しまう

quebec1759-step-place = { $block }を{ $to }へ
quebec1759-step-transfer = 1CVを{ $block }から{ $taker }へ
quebec1759-step-part = { $origin }から{ $to }へ{ $count }個({ $way ->
    [river] 河川移動
    [leader] 道路で2ゾーン
    [crossing] 渡河
   *[road] 陸上移動
 })
quebec1759-step-send = { $block }を{ $to }へ({ $way ->
    [river] 河川移動
    [leader] 道路で2ゾーン
    [crossing] 渡河
   *[road] 陸上移動
 })
quebec1759-step-pick = { $block }が{ $to }へ行く
quebec1759-step-ships = 艦{ $count }隻、{ $what ->
    [up] 上流へ
   *[down] 下流へ
 }
quebec1759-step-send-ottawa = オタワ族を{ $to }へ
quebec1759-step-ottawa-go = オタワ族を{ $to }へ
quebec1759-step-ottawa-leave = オタワ族を{ $to }へ
quebec1759-step-meet-at = 遭遇は{ $to }
quebec1759-step-fight-at = 次は{ $to }の戦い
quebec1759-step-visit = オタワ族は{ $what ->
    [raid] 急襲
    [scout] 偵察
   *[stay] 留まる
 }
quebec1759-step-take-raid-hit = { $block }が損害を受ける
quebec1759-step-take-hit = { $block }が損害を受ける
quebec1759-step-send-home = { $block }が帰郷
quebec1759-step-deploy = { $block }:{ $column }
quebec1759-step-reinforce = { $block }を{ $column }へ投入
quebec1759-step-leave = { $block }が去る
quebec1759-step-fire-next = { $column }が射撃
quebec1759-step-hold-fire = { $block }は射撃を控える
