# War of 1812: the key to the map.

war1812-legend-pieces = Pieces
war1812-legend-infantry = Infantry, face up: its strength stands on top, what it can sink to on the other edges
war1812-legend-dragoon = Dragoons: move two towns
war1812-legend-indian = Indians: come when Britain takes Detroit
war1812-legend-hidden-us = An American block with its back to you
war1812-legend-hidden-gb = A British block with its back to you
war1812-legend-ship = A ship in action on a lake
war1812-legend-ship-moored = In harbour: her sails are furled
war1812-legend-ship-out = A ship out of action
war1812-legend-places = Places
war1812-legend-town-us = An American town, and what it counts for Britain when taken
war1812-legend-town-gb = A British town, and what it counts for the United States when taken
war1812-legend-town-taken = A town that the enemy holds
war1812-legend-base = A naval base: ships are built and repaired here
war1812-legend-lit = Lit: you can go here, or choose it, now
war1812-legend-ways = Ways
war1812-legend-road = Road: a move
war1812-legend-trail = Forest path: a move, too
war1812-legend-crossing = Crossing of a river or strait: a move
war1812-legend-border = Red: it crosses the border, where American militia may refuse
