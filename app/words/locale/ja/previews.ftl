# リンクを貼ったときの見出しと、その絵の言葉。

preview-game = 二人用ウォーゲーム
preview-game-picture = { $game }の地図
preview-picture = { $game }の地図と現在の配置:{ $when }
passing-text = 傍らから見た対戦の様子です。観戦用リンクがあれば生中継で観られます。あなたが対戦者なら、このブラウザでご自分のリンクを開いてください。
preview-match = { $game }:{ $standing }
preview-list = { $first }、{ $second }
preview-ended = { $result }({ $score })
preview-who = { $when }。{ $players }。
preview-against = { $first }対{ $second }
preview-invited-by = { $name }さんから{ $game }への招待
preview-invited = { $game }への招待
preview-seat = あなたの担当は{ $side }です。
preview-seat-drawn = 担当は着席したときにくじで決まります。
