# 一方が放棄した対戦。

claim-title = 相手が現れないとき
claim-title-watch = 対戦者が現れないとき
claim-never = 取り決めにより、この対戦に放棄による終局はありません。いつまでも待ちます。
claim-agreed = 取り決めにより、相手だけを{ $days }日間待ち続けた側は、勝ちを宣言できます。
claim-from = { $since }から{ $side }だけを待っています。{ $date }以降、あなたは勝ちを宣言できます。
claim-against = いま待たれているのはあなただけです。{ $date }までに手番を進めないと、相手は勝ちを宣言できるようになります。
claim-against-now = いま待たれているのはあなただけで、相手はいつでも勝ちを宣言できます。手番を進めれば、宣言できなくなります。
claim-of-others = いま{ $side }だけを待っています。{ $date }以降、もう一方は勝ちを宣言できます。
claim-now = { $side }は{ $since }から手番を進めていません。取り決めにより、あなたは対戦を終わらせることができます。
claim-win = 勝ちを宣言する
claim-call-off = 無勝負にする
claim-win-sure = 勝ちを宣言しますか? 対戦はすぐに終わり、あなたの勝ちになります。
claim-win-yes = はい、宣言します
claim-call-off-sure = 無勝負にしますか? 対戦はすぐに終わり、勝者はありません。
claim-call-off-yes = はい、無勝負にします
claim-go-on = もう少し待つ

new-claim = 対戦者が現れないとき
new-claim-days = 相手だけを{ $days }日間待ち続けたら、勝ちを宣言できる
new-claim-never = いつまでも待つ
sit-claim = 取り決め:相手だけを{ $days }日間待ち続けた側は、勝ちを宣言できます。
sit-claim-never = 取り決め:この対戦はいつまでも待ちます。放棄による終局はありません。

refusal-not-abandoned = いまは宣言できません。相手だけを待った日数が、取り決めに達していません。
line-claimed = 相手側の放棄により、{ $side }が勝ちを宣言する。
line-called-off = 相手側の放棄により、{ $side }が対戦を無勝負にする。
