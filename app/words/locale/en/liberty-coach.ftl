# Liberty: what the coach says.

liberty-coach-take = Take one of your blocks.
liberty-coach-take-tray = Take one of your blocks beside the map.
liberty-coach-aim = Choose a lit hex or a lit box.
liberty-coach-done = Go on, or press Done. Until then all can be undone.
liberty-coach-fight = A block that fires rolls as many dice as its strength, and each that shows its number or less hits the enemy's strongest block. Instead it may retreat.
liberty-coach-sea-fight = The warships fight each other first. When no enemy ship is left your blocks land; without a ship of your own they go back.
