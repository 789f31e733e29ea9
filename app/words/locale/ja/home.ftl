# ホーム。

home-title = 二つの軍、一枚の地図、その間の霧
home-lead = Vedetteは二人用ブロック・ウォーゲームの場です。木のブロックでできたユニットは、敵に背を向けて立ちます。そこにいることは見えても、兵種も戦力も相手には分かりません。いま遊べるのは、デトロイトからケベックまでの1812年戦争です。
home-play-now = いますぐコンピュータと対戦
home-invite = 友人を招待
home-play-text = 登録もインストールも不要です。担当はくじで決まり、軍を配置したら始まります(配置はコンピュータに任せることもできます)。コンピュータに見えるのは、人間の相手に見えるものと同じだけです。
home-eyes = 同じ局面、三つの視点
home-eyes-us = アメリカ側
home-eyes-gb = イギリス側
home-eyes-public = 観戦者
home-seen-us = アメリカに見えるのは、自軍のユニットと、イギリス軍のいる場所。正体は戦闘になって初めて分かります。
home-seen-us-picture = アメリカ側から見た盤。青いユニットは兵種と戦力を見せ、赤いユニットは無地。
home-seen-gb = 同じ地図をイギリス側から。艦は双方に公開されています。
home-seen-gb-picture = イギリス側から見た盤。赤いユニットは兵種と戦力を見せ、青いユニットは無地。
home-seen-public = 観戦する友人に見えるのは、卓の傍らと同じくユニットの背だけ。終局後はすべてが一手ずつ公開されます。
home-seen-public-picture = 観戦者から見た盤。青も赤もすべて無地。

home-mine = あなたの対戦
home-you = あなた({ $side })
home-you-are = あなたは{ $side }
home-no-side = 担当は二人が着席してから決まります
home-your-move = あなたの番
home-their-move = 相手の番
home-side-moves = { $side }の番
home-open = 相手待ち
home-cancelled = 中止
home-over = ほかに終わった対戦が{ $count }件

home-what = どんなゲームか
home-what-blocks = ユニットは立てた木のブロック。
home-what-blocks-text = 現在の戦力が上の辺に来るように立て、損害を受けると回します。表を見られるのは持ち主だけです。
home-what-turn = まず艦、次に一つのグループ。
home-what-turn-text = 一手番は一、二分。艦を動かすか修理し、一つのグループを動かし、敵味方がぶつかった所で戦います。
home-what-win = 湖と町を握る。
home-what-win-text = ユニット、湖、奪った町が毎年末に得点になります。10点差をつければ勝ちです。
home-what-long = 一晩で、または一日一手で。
home-what-long-text = 最長で3年、毎年10ターン。二人そろってでも、一度も顔を合わせなくても。対戦はどの端末でも続きから遊べます。
home-rules = 規則を読む

home-promises = お約束
home-fog = 破れない霧。
home-fog-text = 隠れたものを知るのはサーバーだけ。見てはならないページには何も届きません。
home-rules-kept = 規則は守られ、説明されます。
home-rules-kept-text = できる手が光ります。できない手には、理由と規則番号を示します。
home-fair = 確かめられるダイス。
home-fair-text = サーバーは対戦前に乱数の種を封印します。あなたには控えが残り、後ですべてのダイスを検証できます。
home-friends = 友人も観戦できます。
home-friends-text = リンク一つで、傍らから見た盤を見せられます。リンクを貼れば、その場に地図の絵が出ます。
