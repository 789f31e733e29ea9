# Mr. Madison’s War: what the coach says.

madison-coach-take = Enemy towns and lakes are points. Press a card and choose its use.
madison-coach-aim = Activate a leader or units, then press a lit space.
madison-coach-done = Undo takes marches back, until you attack or press Done.
madison-coach-fight = Pick who leads, and a card if you like. A high roll of two dice helps the attacker.
madison-coach-sea-fight = Pick a lead ship. One die decides, more and better ships help, the loser leaves the lake.
