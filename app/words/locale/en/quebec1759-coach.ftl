# Quebec 1759: what the coach says.

quebec1759-coach-take = Press one of your blocks, or a zone where they stand.
quebec1759-coach-take-tray = Press one of your blocks beside the map.
quebec1759-coach-aim = Choose a lit zone.
quebec1759-coach-done = Go on, or press Done. Until then all can be undone.
quebec1759-coach-fight = Each column rolls as many dice as its numbers add up to, and two for a leader, at the column that faces it; each 6 lowers a number by one. They fire from the left: press one to have it fire first. Who loses a whole column is routed.
quebec1759-coach-skirmish = All fire at all. A block rolls as many dice as its number, a leader two; each 6 lowers a number by one.
