# Terms of the game that the page links to their rules: each in the forms in which they stand there.

liberty-term-supply = supply town
liberty-term-port = port|ports
liberty-term-wilderness = wilderness
liberty-term-atlantic = the Atlantic
liberty-term-prisoner = prisoner|prisoners
liberty-term-strength = step|steps|strength
liberty-term-class = class
liberty-term-card = supply card
liberty-term-action = action|actions
liberty-term-march = forced march
liberty-term-pinned = pin|pinned
liberty-term-pool = pool
liberty-term-loyalist = Loyalists
liberty-term-rounds = round 3
liberty-term-disband = disband|disbanded
liberty-term-indies = West Indies
liberty-term-feeding = feeds|feed
