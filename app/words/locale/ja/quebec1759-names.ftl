# ケベック1759:両軍、場所、兵科、ユニットの名前。ユニット固有の名前は飾り。
zone-MO = モンモランシー
zone-BE = ボーポール
zone-SC = セント・チャールズ
zone-AB = アブラハム
zone-SF = サント・フォワ
zone-CR = カップ・ルージュ
zone-SI = シレリー
zone-ET = エッチミン
zone-LE = レヴィ
zone-OR = オルレアン島
river-BA = ベイスン
river-SL = サン・ローラン
