# Mr. Madison’s War: what the coach says.

madison-coach-take = Press a card to see what it may be used for now, and choose its use;
madison-coach-aim = then name who goes, and press a lit space.
madison-coach-done = Press Done when they stand where you want them. Until then all can be undone.
madison-coach-numbers = On a regiment: its class above, its strength below, its steps as dots. On a leader: stars, then his command and what he adds in battle.
madison-coach-fight = Both sides name a unit that leads, and may play a battle card. Then two dice are rolled: odds, leaders and ground are added, and the higher the better for the attacker.
madison-coach-sea-fight = Both fleets name a ship that leads. One die decides, and who has more and better ships adds to it. The loser leaves the lake.
