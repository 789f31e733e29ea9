# ケベック1759の紹介ページの言葉。

quebec1759-about = 1759年の夏。ケベックの下流の島にはイギリス軍、河には思いのままに動く艦隊、そして両岸にはフランス軍。毎ターン、両軍が1つの命令を伏せて書き、同時に開きます。敵はどこに上がるのか。16ターンのうちにアブラハム平原を奪うか、それとも守り抜くか。
quebec1759-length = 全16ターン。各ターンに両軍が同時に1つずつ命令を出します。盤を囲めば1~2時間、一日一手なら数週間です。
quebec1759-pieces = 両軍25個ずつ。正規連隊、軽歩兵、民兵、オタワ族、それにウルフとモンカルム。どれも敵からは隠れています(イギリスのうち4個は公開の艦)。10のゾーンと2つの河川エリア。
quebec1759-edition = コロンビア・ゲームズ版、規則第2.01版(2010年)。選択規則の潮流を含みます。
quebec1759-readings = 規則書に書かれていない点は、一度決めたうえで書き残しました。対戦中に気づくのは次の3つです。実行できないと分かっていることは、そもそも命令に書けません(A9)。動かすユニットは、命令と一緒に決めておくことも、両軍の命令が開かれてから選ぶこともできます(A8)。追撃で予備が防ぐ命中の数は書かれているとおりに読みますが、別の読み方も選べます(A20)。
quebec1759-data-text = 規則は読めましたが、実物の盤は見ていません。シレリーとアブラハムを結ぶ道路は、土地の歴史からの推定です。連隊名は飾りで、どの規則にも影響しません。実物をお持ちで、違いを見つけたら教えてください。

quebec1759-data-zones = ゾーン
quebec1759-data-zones-name = ゾーン
quebec1759-data-column-printed = 盤上の表記
quebec1759-data-column-river = 河川エリア
quebec1759-data-column-home = 配置する側
quebec1759-data-column-code = 略号
quebec1759-data-no-river = なし
quebec1759-data-rivers = 河川エリア
quebec1759-data-rivers-name = 河川エリア
quebec1759-data-column-french = フランス軍の上限(ここから艦1隻につき1減)
quebec1759-data-roads = 道路の有無
quebec1759-data-roads-name = 区間
quebec1759-data-column-road = 道路
quebec1759-data-road = 道路
quebec1759-data-crossing = セント・チャールズ川を渡る道路
quebec1759-data-no-road = なし
quebec1759-data-elsewhere = ほかのすべて
quebec1759-data-blocks = ユニット
quebec1759-data-blocks-name = 種類
quebec1759-data-column-count = 数
quebec1759-data-column-cv = 最大CV
quebec1759-data-column-names = 名称

quebec1759-eyes-gb = イギリス側
quebec1759-eyes-fr = フランス側
quebec1759-seen-gb = イギリスに見えるのは、自軍のユニットと、フランス軍の数。岸に誰がいるかは、上陸して初めて分かります。
quebec1759-seen-gb-picture = イギリス側から見た盤。赤いユニットは兵種と戦力を見せ、青いユニットは無地。
quebec1759-seen-fr = フランスに見えるのは、自軍のユニットと、イギリス軍の数。オタワ族を偵察に出せば、もう少し分かります。
quebec1759-seen-fr-picture = フランス側から見た盤。青いユニットは兵種と戦力を見せ、赤いユニットは無地。
quebec1759-seen-public = 観戦者に見えるのは、ユニットの背と艦だけ。命令は開かれたときに分かります。
quebec1759-seen-public-picture = 観戦者から見た盤。赤も青もすべて無地。
quebec1759-how-turn = 封をした命令を1つ。
quebec1759-how-turn-text = ユニット、艦、オタワ族をどこへ動かすか、両軍が同時に、伏せて書きます。それから一緒に開きます。
quebec1759-how-win = 街の前に立つ。
quebec1759-how-win-text = イギリスは16ターンのうちにアブラハム平原を奪い、最後にそこにいれば勝ちです。フランスには守るべき岸が長く、兵は足りません。
quebec1759-score-of = { $side }{ $points }CV
