# ケベック1759:地図の記号。

quebec1759-legend-pieces = ユニット
quebec1759-legend-infantry = 表向きの歩兵:上の数字が現在のCV、ほかの辺が減少後のCV
quebec1759-legend-light = 軽歩兵:同じゾーンのイギリス軍が急襲に撃ち返せる
quebec1759-legend-rangers = レンジャー:同じゾーンのイギリス軍が急襲に撃ち返せる
quebec1759-legend-leader = リーダー:ダイス2個、道路で2ゾーン移動。ぞろ目で戦死
quebec1759-legend-detachment = 派遣隊(1CV)
quebec1759-legend-militia-quebec = ケベック民兵:イギリスが新たなゾーンを占領するたび1個除去
quebec1759-legend-militia-montreal = モントリオール、トロワ・リヴィエールの民兵:イギリスがカップ・ルージュを占領している各ターンに1個除去
quebec1759-legend-indian = オタワ族:どこへでも急襲、偵察に行ける
quebec1759-legend-hidden-gb = 正体の分からないイギリスのユニット
quebec1759-legend-hidden-fr = 正体の分からないフランスのユニット
quebec1759-legend-count = 複数のユニットとその個数
quebec1759-legend-ship = 艦:1隻につき毎ターン1個のユニットを河川移動させる。失われない
quebec1759-legend-places = ゾーン
quebec1759-legend-zone = ゾーンとその略号。縁の色は保持している側
quebec1759-legend-objective = アブラハム:第16ターン終了後の保持が勝敗を決める
quebec1759-legend-lit = 光っている:今ここへ行ける、または選べる
quebec1759-legend-ways = 道と境界
quebec1759-legend-road = 道路:陸上移動
quebec1759-legend-border = ゾーンの境界
quebec1759-legend-divide = ベイスンとサン・ローランの境:通れるのは艦だけ
