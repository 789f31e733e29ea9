# Terms of the game that the page links to their rules: each in the forms in which they stand there.

madison-term-class = class
madison-term-reduced = reduced
madison-term-movement = movement points|movement point
madison-term-leader = leader|leaders
madison-term-box = control box
madison-term-invasion = invasion route|invasion routes
madison-term-fort = fort|forts
madison-term-points = points
madison-term-lead = lead unit|lead units
madison-term-strength = strength
madison-term-battle = battle card|battle cards
madison-term-before = retreat before combat|retreats before combat
madison-term-supply = in supply|out of supply|supply
madison-term-depot = depot|depots
madison-term-landing = landing|landings
madison-term-carried = carries|carry
madison-term-restored = restore|restored
madison-term-react = reaction|react
madison-term-treaty = Treaty of Ghent
