# War of 1812: what the coach says.

war1812-coach-take = Take one of your blocks.
war1812-coach-take-tray = Take one of your blocks beside the map.
war1812-coach-aim = Choose a lit town, or a lit lake for a ship.
war1812-coach-done = Go on, or press Done. Until then all can be undone.
war1812-coach-fight = A block rolls as many dice as its number, and each hit lowers a number by one. Fire until one side is gone or retreats.
war1812-coach-pursuit = In a pursuit every block that stays rolls one die, whatever its number; each 4 or more lowers a number by one.
war1812-coach-sea-fight = Each ship in action rolls two dice. The first hit puts a ship out of action, the second sinks it. Stay to fire again, or withdraw.
