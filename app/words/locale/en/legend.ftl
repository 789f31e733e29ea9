# The key to the map.

legend-title = Key to the map
legend-button = Key
