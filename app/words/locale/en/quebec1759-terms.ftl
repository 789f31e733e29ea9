# Terms of the game that the page links to their rules: each in the forms in which they stand there.

quebec1759-term-cv = CV
quebec1759-term-detachment = detachment
quebec1759-term-zone = zone|zones
quebec1759-term-river = river
quebec1759-term-boats = by river|boats
quebec1759-term-order = order|orders
quebec1759-term-halt = halt
quebec1759-term-leader = leader|leaders
quebec1759-term-column = column|columns
quebec1759-term-reserve = reserve|reserves
quebec1759-term-turn = battle turn
quebec1759-term-rout = rout|routed
quebec1759-term-pursuit = pursuit|pursue
quebec1759-term-landing = landing|landings
quebec1759-term-skirmish = skirmish
quebec1759-term-militia = militia
quebec1759-term-ottawa = the Ottawa|Ottawa
quebec1759-term-raid = raid
quebec1759-term-scout = scout|scouting
quebec1759-term-tide = tide
