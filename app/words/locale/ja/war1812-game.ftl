# 1812年戦争の紹介ページの言葉。


war1812-about = 二つの国、三つの湖、長い国境。木のブロックの軍勢がデトロイトからケベックまで霧の中を進み、湖を制する艦隊を求めて造船所が競い合います。10分で覚えられ、同じ戦争は二度とありません。
war1812-length = 最長3年、1年は10ターンで、各ターンに両軍が一度ずつ動きます。年末に10点の差がつけばそこで終わります。盤を囲めば1~2時間、一日一手なら数週間です。
war1812-pieces = 両軍25個ずつ。敵からは隠れている陸軍19個と、艦6隻。町は27、湖は3つ。
war1812-edition = コロンビア・ゲームズ版、規則第1.31版(2003年)。選択規則の同時移動(第19章)を含みます。
war1812-readings = 規則書に書かれていない点は、一度決めたうえで書き残しました。対戦中に気づくのは次の2つです。町の支配は両軍に見えるので、単独のユニットがインディアンだと分かることがあります(A2、A61)。また、戦闘中の質問を省くのは、答えが1つしかないと誰の目にも明らかなときだけです。ですから、質問の有無から何かが漏れることはありません。
war1812-data-text = 規則は読めましたが、実物の盤は見ていません。部隊名は飾りで、道の種類は描き分けのためだけのものです。どの規則にも影響しません。実物をお持ちで、違う数字を見つけたら教えてください。

war1812-data-towns = 町
war1812-data-towns-name = 町
war1812-data-column-exists = 地図上
war1812-data-column-value = 値
war1812-data-column-lake = 湖
war1812-data-inland = 内陸
war1812-data-reinforcements = 増援
war1812-data-reinforcements-name = 都市
war1812-data-column-1813 = 1813年
war1812-data-column-1814 = 1814年
war1812-data-links = 道
war1812-data-links-name = 区間
war1812-data-column-link = 種類
war1812-data-road = 道路
war1812-data-trail = 小道
war1812-data-crossing = 渡し
war1812-data-blocks = ユニット
war1812-data-blocks-name = 種類
war1812-data-column-count = 数
war1812-data-column-cv = 最大CV

war1812-eyes-us = アメリカ側
war1812-eyes-gb = イギリス側
war1812-seen-us = アメリカに見えるのは、自軍のユニットと、イギリス軍のいる場所。正体は戦闘になって初めて分かります。
war1812-seen-us-picture = アメリカ側から見た盤。青いユニットは兵種と戦力を見せ、赤いユニットは無地。
war1812-seen-gb = 同じ地図をイギリス側から。艦は双方に公開されています。
war1812-seen-gb-picture = イギリス側から見た盤。赤いユニットは兵種と戦力を見せ、青いユニットは無地。
war1812-seen-public = 観戦する友人に見えるのは、卓の傍らと同じくユニットの背だけ。終局後はすべてが一手ずつ公開されます。
war1812-seen-public-picture = 観戦者から見た盤。青も赤もすべて無地。
war1812-how-turn = まず艦、次に一つのグループ。
war1812-how-turn-text = 一手番は一、二分。艦を動かすか修理し、一つのグループを動かし、敵味方がぶつかった所で戦います。
war1812-how-win = 湖と町を握る。
war1812-how-win-text = ユニット、湖、奪った町が毎年末に得点になります。10点差をつければ勝ちです。
war1812-score-of = { $side }{ $points }点
