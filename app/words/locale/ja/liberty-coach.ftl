# 『リバティ』：コーチの言葉

liberty-coach-take = 自軍のユニットを1つ取ります。
liberty-coach-take-tray = 地図の外にある自軍のユニットを1つ取ります。
liberty-coach-aim = 光るヘクスか枠を選びます。
liberty-coach-done = 続けるか、「完了」を押します。それまではすべてやり直せます。
liberty-coach-fight = 撃つユニットは戦力の数だけ振り、自分の数以下の目が敵の最強のユニットに当たります。撃たずに退却することもできます。
liberty-coach-sea-fight = まず軍艦どうしが戦います。敵艦がいなくなれば上陸し、味方の軍艦がなくなれば戻ります。
