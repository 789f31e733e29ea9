# War of 1812 as a game: what its own page says.

kind-ship = ships

war1812-about = Two nations, three lakes and a long border. Armies of wooden blocks march through the fog from Detroit to Quebec while carpenters race to build the fleet that will hold the lakes. Learned in ten minutes, and no war goes the same way twice.
war1812-length = Up to three years of ten turns, each turn one move a side; a year's lead of ten points ends the war early. One to two hours at the board, or a few weeks at a move a day.
war1812-pieces = 25 blocks a side: 19 of the army, hidden from the enemy, and 6 ships. 27 towns, three lakes.
war1812-edition = Columbia Games' edition, rules 1.31 of 2003, chapters 1 to 18. Simultaneous movement, chapter 19, is not played.
war1812-readings = Where the rules leave something open we chose once and wrote it down. Two readings show most: who holds a town can be seen by both sides, also when that betrays a lone Indian block (A2, A61); and in a battle a question is left out only where everybody can see that there is just one answer, so a question tells nobody anything.
war1812-data-text = We had the rules, but no picture of the real board. The names of units are decoration, and the kinds of road are for drawing only; no rule looks at them. If you own the game and find a number that differs, tell us.

war1812-data-towns = Towns
war1812-data-towns-name = Town
war1812-data-column-exists = On the map
war1812-data-column-value = Value
war1812-data-column-lake = Lake
war1812-data-inland = inland
war1812-data-reinforcements = Reinforcements
war1812-data-reinforcements-name = City
war1812-data-column-1813 = For 1813
war1812-data-column-1814 = For 1814
war1812-data-links = Links
war1812-data-links-name = Between
war1812-data-column-link = Link
war1812-data-road = road
war1812-data-trail = trail
war1812-data-crossing = crossing
war1812-data-blocks = Blocks
war1812-data-blocks-name = Kind
war1812-data-column-count = Number
war1812-data-column-cv = Greatest CV
