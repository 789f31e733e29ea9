# 規則とゲームの紹介。

shelf-title = 規則
shelf-rules = 規則の全文
shelf-about = ゲームについて

rules-lead = このサイトが用いる規則を、私たちの言葉で番号順に示します。Aの付く番号は、規則書に書かれていない点や、二通りに読める点の裁定です。
rules-search = 規則を検索
rules-search-keys = /で検索、Enterで次の箇所、Escで全文に戻る
rules-found = { $all }項中{ $count }項が見つかりました
rules-found-none = 見つかりません
rules-contents = 目次
rules-about = ゲームについて
rules-whole = 全文の中で読む
rules-close = 閉じる
rules-unread = 規則を取得できませんでした。

new-about = ゲームについて

game-sides = 陣営
game-length = 長さ
game-pieces = ユニット
game-edition = 規則
game-machines = コンピュータ相手
game-options = 選択規則
game-options-text = 両者とも着席の前に確認できます。先に挙げたものが標準です。
game-readings = 読み方の分かれる規則の扱い
game-readings-all = 裁定{ $count }項すべて
game-data = 盤のデータの確かさ
game-data-text = 盤のデータ{ $all }項のうち{ $stated }項は、規則書か公開の資料に書かれています。残りは復元したものです。
game-data-why = 根拠
game-sources = 資料

certainty-rules = 規則書
certainty-rules-text = 規則書に書かれている
certainty-public = 公開資料
certainty-public-text = 紹介記事や対戦記など、このゲームについての公開の資料に書かれている
certainty-reconstructed-strong = ほぼ確実
certainty-reconstructed-strong-text = 復元:書かれてはいないが、地理や歴史からほぼ疑いがない
certainty-reconstructed-fair = 有力
certainty-reconstructed-fair-text = 復元:資料に手がかりがあり、おそらく正しい
certainty-reconstructed-weak = 推定
certainty-reconstructed-weak-text = 復元:知られていることと矛盾しない案の一つを選んだ
certainty-host = ホストの申告
certainty-host-text = ホストのシートによる：{ $source }

# ホストがデータシートで訂正した盤。
data-sheet-lead = このサーバーのホストが訂正した「{ $game }」の盤です。
data-sheet-source = データの出典
data-sheet-digest = シートの SHA-256
data-sheet-corrections =
    { $count ->
        [0] 標準の盤と違うところはありません
       *[other] 標準の盤と違うところ：{ $count } 件
    }
data-sheet-certainty = これらはホストのシートによります。ほかはすべて標準の盤と同じで、確かさもそこに書かれているとおりです：
data-sheet-where = 場所
data-sheet-field = 項目
data-sheet-standard = 標準の盤
data-sheet-here = この盤
data-sheet-how-certain = 確かさ
