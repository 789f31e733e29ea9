# Mr. Madison’s War: what its rules, questions and choices say.

madison-title = Mr. Madison’s War
madison-summary = The War of 1812 by cards: armies, fleets and winters from Mackinac to Quebec.
madison-scenario-campaign = The whole war, 1812 to 1814
madison-scenario-1813 = 1813 and 1814
madison-scenario-1814 = 1814
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

madison-ask-drawn = You drew this card: keep it, or use it now to move within your own territory
madison-ask-play = Play a card: press one of your cards, then choose how to use it
madison-ask-force = { $card }: choose who is to act, on the map
madison-ask-whom = { $card }: press who is to move, then a lit space; press Done when you have finished
madison-ask-move = { $card }: press a lit space to move there; press Done when you have finished
madison-ask-evade = The enemy attacks { $at }: stand and fight, or retreat before combat
madison-ask-lead = { $at }, round { $round }: choose your lead unit, with or without a battle card
madison-ask-loss = Which unit takes the loss?
madison-ask-retreat = Where do your units in { $at } retreat to?
madison-ask-restore = { $card }: press the reduced regulars to restore; they must be in supply
madison-ask-depot = { $card }: where do you want a supply depot?

madison-awaits-play = plays a card
madison-awaits-move = moves
madison-awaits-evade = decides whether to stand
madison-awaits-lead = chooses a lead unit
madison-awaits-loss = takes losses
madison-awaits-retreat = retreats

## What can be done

madison-keep-card = Keep this card
madison-use-event = Play the event
madison-use-leader = Activate a leader with command { $value } or less
madison-use-units = { $value ->
    [one] Activate 1 unit
   *[other] Activate { $value } units
 }
madison-use-build = { $value ->
    [one] Build or repair for 1 point
   *[other] Build or repair for { $value } points
 }
madison-use-restore = { $value ->
    [one] Restore 1 unit
   *[other] Restore { $value } units
 }
madison-use-depot = Create a depot
madison-use-operations = Operations, with a value of { $value }
madison-use-campaign = Campaign: two forces
madison-use-hold = Hold it face down
madison-leader-alone = Activate this leader alone
madison-leader-by-water = Activate a leader by water
madison-name-force = { $at ->
    [none] Activate these forces
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
madison-attack = Attack { $at }: strength { $attack } against { $defence }, { $odds } to the dice for the odds (no undo)
madison-stand = Stand and fight
madison-stand-play = Stand, also if this card brings another attack
madison-stand-turn = Stand, also against all other attacks of this turn
madison-act-first = Let the force at { $at } act first
madison-lead-with = { $unit } leads, with { $card }

## Why not

madison-not-in-hand = That card is not in your hand.
madison-not-drawn = Before the war only the card just drawn can be used.
madison-prewar-moves-only = Before the war a card can only move leaders or units.
madison-no-enemy-ground = Before the war nobody may enter enemy territory.
madison-two-held = You may hold two cards of a hand at most.
madison-no-such-use = That card can’t be used like that now.
madison-no-battle-card = That card can’t be played in this round.
madison-nobody-to-lead = A card of value { $value } commands none of your leaders.
madison-no-leader-there = That is not one of your leaders on the map.
madison-not-for-leaders = You are using this card to activate units, not leaders.
madison-not-for-units = You are using this card to activate a leader: press a leader, who takes units along.
madison-command-too-high = That leader’s command value is { $command }: too high for a card of value { $value }.
madison-leader-instead-of-units = A leader who acts instead of units goes alone and by land; put the units down first.
madison-two-forces = A Campaign has two forces.
madison-no-unit-twice = Nobody acts twice on one card.
madison-no-other-force = There is no other force that acts.
madison-force-has-moved = A force has moved, or who acts first has been chosen.
madison-naval-leader-ashore = A naval leader goes by water.
madison-tecumseh-no-ships = Tecumseh activates no ships.
madison-no-vessel-there = No vessel of yours is there.
madison-no-unit = That unit can’t be activated.
madison-card-activates = { $count ->
    [one] This card activates 1 unit.
   *[other] This card activates { $count } units.
 }
madison-one-space = All units that a card activates must stand in one space.
madison-another-space = The second force of a Campaign must come from another space.
madison-name-a-leader = A Campaign needs at least one leader.
madison-name-somebody = Choose at least one unit.
madison-activate-first = First press “Activate”; then press where those named go.
madison-whom-first = First press who is to act, then where they go.
madison-theirs = { $side ->
    [gb] These are British.
   *[us] These are American.
 }
madison-enemys-counter = That counter is the enemy’s.
madison-not-there = That counter is not there.
madison-not-in-hand-piece = That counter is not with those in hand.
madison-not-activated = That unit is not activated.
madison-not-in-leaders-space = A leader takes along only counters in his own space.
madison-quite-alone = This leader goes alone: the card was used to activate units, and he acts in their place.
madison-not-junior = A leader takes along only leaders with fewer stars.
madison-not-by-land = That counter can’t go by land.
madison-over-limit = That is more than the leaders in hand may lead.
madison-nobody-in-hand = First press who is to move.
madison-not-next = Counters move one space at a time, to a connected one.
madison-stopped = That counter has stopped: it goes no farther on this card.
madison-still-aboard = Troops aboard must land first.
madison-too-far = { $cost ->
    [one] Not everybody in hand has a movement point left.
   *[other] Not everybody in hand has the { $cost } movement points that this takes.
 }
madison-lc-militia = The L.C. Militia stays in Canada, within two spaces of Montreal.
madison-pinned = A card keeps counters that were in { $at } from going further.
madison-barred = { $card } keeps your { $kind } out of enemy territory for now.
madison-attacked-already = That space has been attacked on this card already.
madison-no-full-unit = An attack needs a unit that is not reduced.
madison-may-not-attack = This force may not attack there.
madison-not-the-best-retreat = A better retreat comes first: fewest losses, then in supply, then your own territory, then by water.
madison-may-not-lead = That unit may not lead.
madison-full-units-first = Units that are not reduced take losses first.
madison-not-reduced = That unit is not reduced.
madison-not-of-that-kind = That kind of unit can’t be restored this way.
madison-own-territory = That is not in your own territory.
madison-out-of-supply = That is out of supply.
madison-card-restores = { $count ->
    [one] This card restores 1 unit.
   *[other] This card restores { $count } units.
 }
madison-nobody-to-restore = No unit of yours can be restored now.
madison-depot-there = There is a depot already.
madison-depot-among-enemies = The enemy stands there, and nobody of yours.
madison-three-depots = You have three depots, and no more counters.
madison-no-depot-anywhere = You can’t create a depot now.

## What happened

madison-line-turn = { $turn }
madison-line-first = { $side } plays first in { $year }
madison-line-first-rolled = { $side } plays first in 1813: die and lead in points, United States { $us }, Britain { $gb }
madison-line-first-ahead = { $side } plays first in 1813, without dice: ahead by { $points ->
    [one] 1 point
   *[other] { $points } points
 }
madison-line-first-still = { $side } still plays first: what was settled in the summer holds for all of 1813
madison-line-passed-over = { $side } has no card left in hand: { $by } plays again
madison-line-dealt = { $count ->
    [one] { $side } draws 1 card
   *[other] { $side } draws { $count } cards
 }
madison-remark-drawn = { $card }
madison-line-drew = { $side } draws { $card }
madison-line-war = { $side } draws the Declaration of War: the war begins
madison-line-used-event = { $side } plays { $card } for its event
madison-line-used-leader = { $side } plays { $card } ({ $value }) to activate a leader
madison-line-used-units = { $side } plays { $card } ({ $value }) to activate units
madison-line-used-build = { $side } plays { $card } ({ $value }) to build and repair
madison-line-used-restore = { $side } plays { $card } ({ $value }) to restore units
madison-line-used-depot = { $side } plays { $card } to create a depot
madison-line-used-operations = { $side } plays { $card } for operations
madison-line-used-campaign = { $side } plays { $card } ({ $value })
madison-line-used-battle = { $side } plays { $card } in the battle
madison-line-used-reaction = { $side } reacts with { $card }
madison-line-used-winter = { $side } plays { $card } in winter
madison-line-discarded = { $side } discards { $card }
madison-line-held = { $side } holds a card face down
madison-line-arrived = { $block } arrives at { $at }
madison-lines-arrived = { $count } counters arrive at { $at }: { $names }
madison-line-launched = The { $kind } { $block } is launched at { $at }
madison-line-repaired = The { $kind } { $block } is repaired
madison-line-removed = { $block } leaves the game
madison-line-restored = { $block } is at full strength again
madison-line-replaced = { $by } takes the place of { $block }
madison-line-lake = { $side } controls { $lake }
madison-line-lake-nobody = Nobody controls { $lake }
madison-line-takes = { $side } takes { $at }{ $points ->
    [0] {""}
    [one] : +1 point
   *[other] : +{ $points } points
 }
madison-line-takes-back = { $side } takes { $at } back{ $points ->
    [0] {""}
    [one] , { $loser }: −1 point
   *[other] , { $loser }: −{ $points } points
 }
madison-line-gives-up = { $side } gives up { $at }{ $points ->
    [0] {""}
    [one] : −1 point
   *[other] : −{ $points } points
 }
madison-line-cut-off = { $count ->
    [one] { $side }: 1 unit out of supply at { $at }
   *[other] { $side }: { $count } units out of supply at { $at }
 }
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
    [one] { $block }: from { $origin } to { $to }
   *[other] { $count } counters move from { $origin } to { $to }
 }
madison-line-moved-back = { $count ->
    [one] { $block }: from { $origin } to { $by } and back
   *[other] { $count } counters move from { $origin } to { $by } and back
 }
madison-line-leads = { $block } is activated at { $at }
madison-line-acts-first = { $side }: the force at { $at } acts first
madison-line-leads-water = { $block } is activated at { $at }, to go by water
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
madison-line-modifier-attacker = The attacker’s commander: { $drm }
madison-line-modifier-defender = The defender’s commander: { $drm }
madison-line-modifier-montreal = Montreal: { $drm }
madison-line-modifier-landing = Landing: { $drm }
madison-line-modifier-invasion = Over an invasion route: { $drm }
madison-line-modifier-forest = Forest: { $drm }
madison-line-modifier-regulars = British regulars in the open: { $drm }
madison-line-modifier-card = Cards: { $drm }
madison-line-rolled = { $roll }: { $result }
madison-line-reduced = { $block } is reduced
madison-line-damaged = { $block } is damaged
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
madison-result-fort = the fort throws a 9 back, the attacker retreats
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
