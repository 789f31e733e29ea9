# Quebec 1759 as a game: what its own page says.

quebec1759-about = The summer of 1759: a British army on an island below Quebec, a fleet that goes where it likes, and the French behind every bank of the river. Each turn both write one order unseen and open them together. Where will they land? You have sixteen turns to take the plains of Abraham, or to hold them.
quebec1759-length = Sixteen turns; in each, both sides give one order at the same time. One to two hours at the board, or a few weeks at a move a day.
quebec1759-pieces = 25 blocks a side, hidden from the enemy: regiments, light troops, militia, the Ottawa, Wolfe and Montcalm; four of the British ones are ships. Ten zones, two river areas.
quebec1759-edition = Columbia Games' edition, rules 2.01 of 2010, with the optional tides.
quebec1759-readings = Where the rules leave something open we chose once and wrote it down. Three readings show most: what is known to be impossible can't be written into an order at all (A9); you may name the blocks with the order, or pick them when both orders are open (A8); and what a reserve keeps off in pursuit is read as it is written (A20), but can be chosen otherwise.
quebec1759-data-text = We had the rules, but no picture of the real board. That a road joins Sillery and Abraham is our guess, from a history of the place. The names of regiments are decoration; no rule looks at them. If you own the game and find something that differs, tell us.

quebec1759-data-zones = Zones
quebec1759-data-zones-name = Zone
quebec1759-data-column-printed = On the board
quebec1759-data-column-river = River area
quebec1759-data-column-home = Who sets up there
quebec1759-data-column-code = Short form
quebec1759-data-no-river = none
quebec1759-data-rivers = River areas
quebec1759-data-rivers-name = River area
quebec1759-data-column-french = French carried, less one for each ship
quebec1759-data-roads = Roads, and where there is none
quebec1759-data-roads-name = Between
quebec1759-data-column-road = Road
quebec1759-data-road = road
quebec1759-data-crossing = road over the St. Charles
quebec1759-data-no-road = none
quebec1759-data-elsewhere = anywhere
quebec1759-data-blocks = Blocks
quebec1759-data-blocks-name = Kind
quebec1759-data-column-count = Number
quebec1759-data-column-cv = Greatest CV
quebec1759-data-column-names = Names

quebec1759-eyes-gb = The Briton
quebec1759-eyes-fr = The Frenchman
quebec1759-seen-gb = Britain knows its own blocks and counts the French. Who stands on that bank it learns by landing there.
quebec1759-seen-gb-picture = The board as the British player sees it: red blocks show their branch and strength, blue ones are blank.
quebec1759-seen-fr = France knows its own blocks, and how many British stand where. The Ottawa can tell it more.
quebec1759-seen-fr-picture = The board as the French player sees it: blue blocks show their branch and strength, red ones are blank.
quebec1759-seen-public = Spectators see backs and ships. What was ordered they learn when the orders are opened.
quebec1759-seen-public-picture = The board as a spectator sees it: all blocks, red and blue, are blank.
quebec1759-how-turn = One order, sealed.
quebec1759-how-turn-text = Both write where blocks, ships or scouts shall go, at the same time and unseen; then both orders are opened.
quebec1759-how-win = Stand before the city.
quebec1759-how-win-text = Britain has sixteen turns to take the plains of Abraham and to be there at the end. France has a long shore to guard, and not enough to guard it with.
quebec1759-score-of = { $side } { $points } CV
