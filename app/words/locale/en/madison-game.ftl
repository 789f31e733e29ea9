# Mr. Madison’s War as a game of the shelf: what its page says of it.

madison-about = The United States declare war and mean to have Canada; Britain has few regulars, good officers and the lakes. Every card is an event, a march, a ship or a rest for the worn out, and you have never enough of them. Counters lie open: what is hidden are the hands.
madison-length = Three years of two seasons and a winter. Four to six hours at the board, or some weeks at a move a day; one or two years less, if you begin in 1813 or 1814.
madison-scenario-campaign-text = three years, four to six hours
madison-scenario-1813-text = two years, with fleets and armies as they stood in the spring; three to four hours
madison-scenario-1814-text = the last year, one deck of cards; about two hours
madison-pieces = 198 counters: regiments, militia, Indians, leaders and vessels; 110 cards in three decks; 76 spaces and four lakes.
madison-edition = GMT Games’ edition of 2012.
madison-readings = Where the rules leave something open we chose once and wrote it down; the rules book numbers each of these readings with an A.
madison-data-text = We had the rules, but no picture of the real board, and none of its cards and counters. Much here is our reconstruction, fitted to every number that the rules or public reports give. If you own the game and find something that differs, tell us.
madison-eyes-us = The American
madison-eyes-gb = The Briton
madison-seen-us = America sees all counters, its own hand, and how many cards Britain holds.
madison-seen-us-picture = The board as the American sees it: all counters lie face up.
madison-seen-gb = Britain sees all counters, its own hand, and how many cards America holds.
madison-seen-gb-picture = The board as the Briton sees it: all counters lie face up.
madison-seen-public = Friends who watch see the counters and the cards that were played; both hands are closed to them until the end.
madison-seen-public-picture = The board as a spectator sees it: all counters lie face up, both hands are backs.
madison-how-turn = One card, one deed.
madison-how-turn-text = Play a card for its event, or for its number: to set a leader or some units moving, to build ships, to restore a regiment, to lay in a depot. Then the enemy plays one.
madison-how-win = Take towns and lakes, and keep them until the peace.
madison-how-win-text = Enemy towns count their value, lakes two points. After the winter of 1814, or by the Treaty of Ghent, who is ahead wins. Quebec taken before 1814 wins at once for America, three of Albany, Pittsburgh, Mansfield and Ft. MacArthur for Britain.
madison-score-of = { $side } { $points }
