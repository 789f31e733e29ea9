# 地図の凡例。

legend-title = 地図の凡例
legend-button = 凡例
