# ケベック1759:ゲームの紹介と選択規則。

quebec1759-title = ケベック1759
quebec1759-summary = セント・ローレンス河をめぐるウルフ対モンカルム。秘密命令で進む16ターン。一晩で1~2時間、一日一手なら数週間。

## 選択規則

quebec1759-option-tides = 潮流は
quebec1759-option-tides-off = 用いない(河はいつでも使える)
quebec1759-option-tides-before-orders = 毎ターン命令の前にダイスを振り、1なら誰も河を使えない
quebec1759-option-tides-after-orders = 両軍が命令に封をした後にダイスを振り、1なら河川移動と艦の命令は実行されない
quebec1759-option-reserve_screen = 潰走した側の予備は
quebec1759-option-reserve_screen-half = 追撃の命中の半分(端数切り上げ)を防ぐ(規則どおり)
quebec1759-option-reserve_screen-by-strength = 予備の2CVにつき1つ(端数切り上げ)の命中を防ぐ(旧版)
quebec1759-option-return_fire = オタワ族の急襲に撃ち返すのは
quebec1759-option-return_fire-light-troops = 軽歩兵とレンジャーだけ
quebec1759-option-return_fire-everybody = 軽歩兵かレンジャーがいれば、そのゾーンのイギリス軍全員
quebec1759-option-leader_fire = 戦闘中のリーダーは
quebec1759-option-leader_fire-always = 戦死の危険があっても必ず撃つ
quebec1759-option-leader_fire-may-hold = 同じコラムに味方がいれば、撃たなくてもよい
quebec1759-option-ready = 命令に封をしたことは
quebec1759-option-ready-shown = 相手に見える
quebec1759-option-ready-hidden = 相手に見えない(どちらを待っているか分からない)
