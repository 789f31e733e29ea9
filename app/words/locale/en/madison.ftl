# Mr. Madison's War: what its rules, questions and choices say.

madison-title = Mr. Madison’s War
madison-summary = The War of 1812 by cards: armies, fleets and winters from Mackinac to Quebec.
madison-turn-1812_ss = Summer 1812
madison-turn-1812_sf = Fall 1812
madison-turn-1812_w = Winter 1812–13
madison-turn-1813_ss = Summer 1813
madison-turn-1813_sf = Fall 1813
madison-turn-1813_w = Winter 1813–14
madison-turn-1814_ss = Summer 1814
madison-turn-1814_sf = Fall 1814
madison-turn-1814_w = Winter 1814–15
madison-when = { $turn }
madison-lake-huron = Lake Huron
madison-lake-erie = Lake Erie
madison-lake-ontario = Lake Ontario
madison-lake-champlain = Lake Champlain

## What is asked

madison-ask-drawn = You drew a card: keep it, or move on your own ground by it
madison-ask-play = Play a card: choose one, and how to use it; or hold it face down
madison-ask-force = { $card }: name whom it activates
madison-ask-move = { $card }: take counters along, move them, and press Done
madison-ask-evade = The enemy comes to { $at }: stand, or retreat before combat
madison-ask-lead = { $at }, round { $round }: name your lead unit, and play a battle card if you like
madison-ask-loss = Which unit takes the loss?
madison-ask-retreat = Where do your units in { $at } retreat to?
madison-ask-restore = { $card }: press reduced regulars in supply to restore them
madison-ask-depot = { $card }: where do you create a supply depot?

madison-awaits-play = plays a card
madison-awaits-move = moves
madison-awaits-evade = decides whether to stand
madison-awaits-lead = names a lead unit
madison-awaits-loss = takes losses
madison-awaits-retreat = retreats

## What can be done

madison-keep-card = Keep this card
madison-use-event = Event
madison-use-leader = Activate a leader ({ $value })
madison-use-units = { $value ->
    [one] Activate 1 unit
   *[other] Activate { $value } units
 }
madison-use-build = Build or repair ({ $value })
madison-use-restore = { $value ->
    [one] Restore 1 unit
   *[other] Restore { $value } units
 }
madison-use-depot = Create a depot
madison-use-operations = Operations ({ $value })
madison-use-campaign = Campaign: two forces
madison-use-hold = Hold face down
madison-leader-alone = Move this leader alone
madison-leader-by-water = Lead by water
madison-name-force = { $at ->
    [none] Name these forces
   *[other] Activate these units at { $at }
 }
madison-done-moving = { $fights ->
    [0] Done moving
    [one] Done moving: 1 battle
   *[other] Done moving: { $fights } battles
 }
madison-done-restoring = { $count ->
    [0] Done: restore nobody
    [one] Done: 1 unit is restored
   *[other] Done: { $count } units are restored
 }
madison-attack = Attack { $at }: { $attack } against { $defence }, odds { $odds }
madison-stand = Stand and fight
madison-lead-with = { $unit } leads, with { $card }

## Why not

madison-not-in-hand = That card is not in your hand.
madison-not-drawn = Before the war only the card just drawn is used.
madison-prewar-moves-only = Before the war a card only moves leaders or units.
madison-no-enemy-ground = Before the war nobody enters enemy territory.
madison-two-held = Two cards of a hand are held at most.
madison-no-such-use = That card can't be used so now.
madison-no-battle-card = That card can't be played in this round.
madison-nobody-to-lead = No leader of yours is commanded by a card of value { $value }.
madison-no-leader-there = That is no leader of yours on the map.
madison-not-for-leaders = This card play activates units, not leaders.
madison-not-for-units = This card play activates a leader, not units.
madison-command-too-high = That leader has command value { $command }; the card's value is { $value }.
madison-leader-instead-of-units = A leader alone is activated instead of units, and goes by land.
madison-two-forces = A Campaign has two forces.
madison-no-unit-twice = Nobody acts twice in a card play.
madison-naval-leader-ashore = A naval leader goes by water.
madison-tecumseh-no-ships = Tecumseh activates no ships.
madison-no-vessel-there = No vessel of yours is there.
madison-no-unit = That is no unit that could be activated.
madison-card-activates = { $count ->
    [one] This card activates 1 unit.
   *[other] This card activates { $count } units.
 }
madison-one-space = The units that a card activates stand in one space.
madison-another-space = The second force of a Campaign comes from another space.
madison-name-a-leader = A Campaign has at least one leader.
madison-name-somebody = Name at least one unit.
madison-not-there = That counter is not there.
madison-not-in-hand-piece = That counter is not in hand.
madison-not-activated = That unit is not activated.
madison-not-in-leaders-space = A leader takes along who stands in his space.
madison-quite-alone = This leader moves quite alone.
madison-not-junior = A leader takes along leaders with fewer stars.
madison-not-by-land = That counter does not go by land.
madison-over-limit = That is more than the leaders in hand may lead.
madison-nobody-in-hand = Take somebody in hand first.
madison-not-next = Counters move from a space to one next to it.
madison-stopped = That counter has stopped for this card play.
madison-still-aboard = Troops aboard must land first.
madison-too-far = { $cost ->
    [one] Somebody in hand has no movement point left for that road.
   *[other] Somebody in hand has not the { $cost } movement points that the way takes.
 }
madison-lc-militia = The L.C. Militia stays in Canada, within two spaces of Montreal.
madison-pinned = A card keeps who was in { $at } from going further.
madison-barred = A card keeps these units out of enemy territory.
madison-attacked-already = That space was attacked in this card play.
madison-no-full-unit = An attack needs a unit that is not reduced.
madison-may-not-attack = This force may not attack there.
madison-not-the-best-retreat = There is a better retreat: fewest losses, in supply, own ground, by water.
madison-may-not-lead = That unit may not lead.
madison-full-units-first = Units that are not reduced take losses first.
madison-not-reduced = That unit is not reduced.
madison-not-of-that-kind = That kind of unit is not restored so.
madison-own-territory = That is not in your own territory.
madison-out-of-supply = That is out of supply.
madison-card-restores = { $count ->
    [one] This card restores 1 unit.
   *[other] This card restores { $count } units.
 }
madison-nobody-to-restore = No unit of yours can be restored now.
madison-depot-there = A depot stands there.
madison-three-depots = You have three depots, and no more counters.
madison-no-depot-anywhere = You can create no depot now.

## What happened

madison-line-turn = { $turn }
madison-line-first = { $side } plays first
madison-line-dealt = { $count ->
    [one] { $side } draws 1 card
   *[other] { $side } draws { $count } cards
 }
madison-line-war = { $side } draws the Declaration of War: the war begins
madison-line-used-event = { $side } plays { $card } for its event
madison-line-used-leader = { $side } activates a leader by { $card } ({ $value })
madison-line-used-units = { $side } activates units by { $card } ({ $value })
madison-line-used-build = { $side } builds and repairs by { $card } ({ $value })
madison-line-used-restore = { $side } restores units by { $card } ({ $value })
madison-line-used-depot = { $side } creates a depot by { $card }
madison-line-used-operations = { $side } plays { $card } for operations
madison-line-used-campaign = { $side } plays a Campaign: { $card }
madison-line-used-battle = { $side } plays { $card } in the battle
madison-line-used-reaction = { $side } reacts with { $card }
madison-line-used-winter = { $side } plays { $card } in winter
madison-line-discarded = { $side } discards { $card }
madison-line-held = { $side } holds a card face down
madison-line-arrived = { $block } comes to { $at }
madison-line-removed = { $block } leaves the game
madison-line-restored = { $block } is at full strength again
madison-line-replaced = { $by } takes the place of { $block }
madison-line-lake = { $side } controls { $lake }
madison-line-lake-nobody = Nobody controls { $lake }
madison-line-scored = { $points ->
    [one] { $side } scores 1 point
   *[other] { $side } scores { $points } points
 }
madison-line-fined = { $points ->
    [one] { $side } loses 1 point
   *[other] { $side } loses { $points } points
 }
madison-line-depot = { $side } has a depot at { $at }
madison-line-depot-gone = No depot is left at { $at }
madison-line-forfeited = { $side } scores nothing at { $at }: out of supply
madison-line-moved = { $count ->
    [one] { $block } moves from { $origin } to { $to }
   *[other] { $count } counters move from { $origin } to { $to }
 }
madison-line-leads = { $block } leads from { $at }
madison-line-leads-water = { $block } leads by water from { $at }
madison-line-activates = { $count ->
    [one] { $side } activates 1 unit at { $at }
   *[other] { $side } activates { $count } units at { $at }
 }
madison-line-enters = { $count ->
    [one] { $side } enters { $at } with 1 counter
   *[other] { $side } enters { $at } with { $count } counters
 }
madison-line-stands = { $side } stands at { $at }
madison-line-attack-cancelled = The attack on { $at } does not happen
madison-line-battle = { $side } attacks { $at }
madison-line-lead = { $side } leads with { $block }
madison-line-modifier-odds = Odds: { $drm }
madison-line-modifier-lead = Lead units: { $drm }
madison-line-modifier-attacker = The attacker's commander: { $drm }
madison-line-modifier-defender = The defender's commander: { $drm }
madison-line-modifier-montreal = Montreal: { $drm }
madison-line-modifier-landing = Landing: { $drm }
madison-line-modifier-invasion = Over an invasion route: { $drm }
madison-line-modifier-forest = Forest: { $drm }
madison-line-modifier-regulars = British regulars in the open: { $drm }
madison-line-modifier-card = Battle cards: { $drm }
madison-line-rolled = { $total } with { $added } added: { $result }
madison-line-reduced = { $block } is reduced
madison-line-lost = { $block } is lost
madison-line-round = { $at }: round { $round }
madison-line-won = { $side } holds { $at }
madison-line-retreated = { $count ->
    [one] { $side } retreats with 1 counter from { $at } to { $to }
   *[other] { $side } retreats with { $count } counters from { $at } to { $to }
 }
madison-line-retreated-water = { $side } retreats by water from { $at } to { $to }
madison-line-surrendered = { $side } has no retreat from { $at }
madison-line-decided-us = The United States win the war
madison-line-decided-gb = Britain wins the war

madison-result-ar = the attacker retreats
madison-result-ar-1 = the attacker loses a step and retreats
madison-result-ar-2 = the attacker loses two steps and retreats
madison-result-cc = the combat goes on
madison-result-ex = both lose a step
madison-result-dr = the defender retreats
madison-result-dr-1 = the defender loses a step and retreats
madison-result-dr-2 = the defender loses two steps and retreats

madison-outcome-us = { $grade ->
    [decisive] A decisive American victory
    [marginal] A marginal American victory
   *[moral] A moral American victory
 }, { $points ->
    [0] nobody ahead
    [one] 1 point ahead
   *[other] { $points } points ahead
 }
madison-outcome-gb = { $grade ->
    [decisive] A decisive British victory
    [marginal] A marginal British victory
    [stalemate] A stalemate, and so a moral British victory
   *[moral] A moral British victory
 }, { $points ->
    [0] nobody ahead
    [one] 1 point ahead
   *[other] { $points } points ahead
 }
