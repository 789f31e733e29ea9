# Quebec 1759: the key to the map.

quebec1759-legend-pieces = Pieces
quebec1759-legend-infantry = Infantry, face up: its CV stands on top, what it can sink to on the other edges
quebec1759-legend-light = Light infantry: lets the British beside it fire back at raiders
quebec1759-legend-rangers = Rangers: let the British beside them fire back at raiders
quebec1759-legend-leader = A leader: two dice, two zones by road; equal dice kill him
quebec1759-legend-detachment = A detachment of 1 CV
quebec1759-legend-militia-quebec = Quebec militia: one goes home for each zone that Britain first occupies
quebec1759-legend-militia-montreal = Militia of Montreal and Trois-Rivières: one goes home for each turn that Britain holds Cap Rouge
quebec1759-legend-indian = The Ottawa: raid and scout anywhere
quebec1759-legend-hidden-gb = A British block with its back to you
quebec1759-legend-hidden-fr = A French block with its back to you
quebec1759-legend-count = Several blocks, and how many
quebec1759-legend-ship = A ship: each carries one block a turn over the river, none is ever lost
quebec1759-legend-places = Zones
quebec1759-legend-zone = A zone and its short form; its rim has the colour of who holds it
quebec1759-legend-objective = Abraham: who holds it after turn 16 decides the match
quebec1759-legend-lit = Lit: you can go here, or choose it, now
quebec1759-legend-ways = Ways and borders
quebec1759-legend-road = Road: a move by land
quebec1759-legend-border = The border of a zone
quebec1759-legend-divide = Between the Bason and the St. Laurent: only ships pass here
