# 複数のゲームに共通する語。

side-us = アメリカ
side-gb = イギリス
side-fr = フランス
kind-infantry = 歩兵
kind-indian = インディアン
kind-ship = 艦
map-miles = マイル
