# 盤のまわりのページ。

home-title = 二つの軍、一枚の地図、その間の霧
home-lead = Vedetteは二人用ブロック・ウォーゲームの場です。ブロックは敵に背を向けて立ち、その正体はあなただけが知っています。いま遊べるのは、デトロイトからケベックまでの1812年戦争。
home-how-make = 対戦を作る:二クリック、登録不要。
home-how-send = 友人にリンクを送る。
home-how-play = 一晩で遊ぶ、または一日一手。
home-new = 新しい対戦
home-rules = 規則を読む
home-picture = 盤:五大湖と、青いアメリカ、赤いイギリスのブロック、矢印、艦。
home-caption = アメリカから見た盤。自軍のブロックは見え、敵のブロックは無地です。
home-mine = あなたの対戦
home-you-are = あなたは{ $side }
home-you-watch = 観戦
home-no-side = 担当は二人が着席してから決まります
home-your-move = あなたの番
home-their-move = 相手の番
home-open = 相手待ち
home-cancelled = 中止
home-promises = お約束
home-fog = 破れない霧。
home-fog-text = 隠れたものを知るのはサーバーだけ。見てはならないページには何も届きません。
home-rules-kept = 規則は守られ、説明されます。
home-rules-kept-text = できる手が光ります。できない手には、理由と規則番号を示します。
home-fair = 確かめられるダイス。
home-fair-text = サーバーは対戦前に乱数の種を封印します。あなたには控えが残り、後ですべてのダイスを検証できます。
home-friends = 友人も観戦できます。
home-friends-text = リンク一つで、傍らから見た盤を見せられます。終局後はすべてを一手ずつ。

new-title = 新しい対戦
new-game = ゲーム
new-side = あなたの担当
new-random = くじで決める
new-against = 対戦相手
new-against-friend = 友人(招待する)
new-name = お名前(任意)
new-make = 対戦を作る
new-options = 選択規則と観戦
new-watch = 観戦できる人
new-watch-link = 観戦用リンクを持つ人
new-watch-nobody = なし
new-usual = 標準
new-local-title = 友人がこのサーバーに来るには
new-local-text = このサーバーはこのコンピュータからしか開けません({ $origin })。ほかの場所の人と遊ぶには、HOST=0.0.0.0で起動してネットワーク内のこのコンピュータのアドレスを送るか、リバースプロキシの後ろに置いてPUBLIC_URLにそのアドレスを設定してください。

sit-title = 対戦に招待されています
sit-text = { $game }の対戦があなたを待っています。着席するとこの招待は使い切られ、ほかの人があなたの席を取ることはできません。
sit-button = 着席して遊ぶ

device-title = この端末で遊ぶ
device-text = このリンクは、{ $game }の対戦のあなたの席をこの端末に渡します。一度だけ使えます。
device-button = ここで席につく

watch-title = 観戦する
watch-text = { $game }の対戦を傍らから観ます。どのブロックもあなたに背を向けています。
watch-button = 観戦する

rules-title = { $game }:規則
rules-lead = このサーバーが用いる規則を、私たちの言葉で番号順に示します。Aの付く番号は、規則書に書かれていない点の裁定です。
