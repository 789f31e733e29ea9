# ホーム。

home-title = 二つの軍、一枚の地図、その間の霧
home-lead = Vedetteは戦場の霧のある二人用ウォーゲームの場です。木のブロックでできたユニットは、敵に背を向けて立ちます。そこにいることは見えても、兵種も戦力も相手には分かりません。手札も見えません。
home-play-now = いますぐコンピュータと対戦
home-side-drawn = 担当はくじ
home-invite = 友人を招待
home-offers = { $count ->
    [0] 対戦相手を探す
   *[other] 募集中の対戦 { $count }件
 }
home-play-others = ほかのゲーム
home-play-text = 登録もインストールも不要です。担当は、「新しい対戦」で選んだことがなければくじで決まり、軍を配置したら始まります(配置はコンピュータに任せることもできます)。コンピュータに見えるのは、人間の相手に見えるものと同じだけです。
home-eyes = 同じ局面、三つの視点
home-eyes-public = 観戦者

home-mine = あなたの対戦
home-devices = 別の端末で続ける
home-notices = 別の場所で知らせる
home-finished = 終わった対戦
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
home-games = 遊べるゲーム
home-what-blocks = 立てたブロックとカード。
home-what-blocks-text = 現在の戦力が上の辺に来るように立て、損害を受けると回します。表を見られるのは持ち主だけです。カウンターが表向きのゲームでは、手札が隠れています。
home-what-long = 一晩で、または一日一手で。
home-what-long-text = 二人そろってでも、一度も顔を合わせなくても。対戦はどの端末でも続きから遊べます。
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
