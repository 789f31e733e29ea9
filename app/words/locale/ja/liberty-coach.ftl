# 『リバティ』：コーチの言葉

liberty-coach-take = 自軍のユニットを1つ取り、
liberty-coach-aim = 光るヘクスを選び、
liberty-coach-done = 「完了」を押します。それまではすべてやり直せます。
liberty-coach-numbers = ユニットの数字は戦力です。文字は撃つ順番、横の数は何以下で当たるかを示します。
liberty-coach-fight = 撃つユニットは戦力の数だけ振り、自分の数以下の目が敵の最強のユニットに当たります。撃たずに退却することもできます。
liberty-coach-sea-fight = まず軍艦どうしが戦います。敵艦がいなくなれば上陸し、味方の軍艦がなくなれば戻ります。
