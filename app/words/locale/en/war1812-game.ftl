# War of 1812 as a game: what its own page says.


war1812-about = Two nations, three lakes and a long border. Armies of wooden blocks march through the fog from Detroit to Quebec while carpenters race to build the fleet that will hold the lakes. Learned in ten minutes, and no war goes the same way twice.
war1812-length = Up to three years of ten turns, each turn one move a side; a year's lead of ten points ends the war early. One to two hours at the board, or a few weeks at a move a day.
war1812-pieces = 25 blocks a side: 19 of the army, hidden from the enemy, and 6 ships. 27 towns, three lakes.
war1812-edition = Columbia Games' edition, rules 1.31 of 2003, with the optional simultaneous movement of chapter 19.
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

war1812-eyes-us = The American
war1812-eyes-gb = The Briton
war1812-seen-us = The United States know their own blocks, and where the British stand. What stands there they learn in battle.
war1812-seen-us-picture = The board as the American sees it: blue blocks show their branch and strength, red ones are blank.
war1812-seen-gb = Britain looks at the same map from the other side. Ships lie open to both.
war1812-seen-gb-picture = The board as the British player sees it: red blocks show their branch and strength, blue ones are blank.
war1812-seen-public = Friends who watch see what passers-by see at a table: backs. After the end everything is open to all, step by step.
war1812-seen-public-picture = The board as a spectator sees it: all blocks, blue and red, are blank.
war1812-how-turn = Ships first, then one group.
war1812-how-turn-text = A turn takes a minute or two: sail and mend ships, march one group of blocks, fight where both sides stand.
war1812-how-win = Hold the lakes and the towns.
war1812-how-win-text = Blocks, lakes and captured towns count at the end of each year. Ten points ahead wins the war.
war1812-score-of = { $side } { $points }
