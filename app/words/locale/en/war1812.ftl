### War of 1812: everything its rules, questions and log say.

## Names

war1812-title = War of 1812
war1812-summary = The war on the lakes and the border, 1812 to 1814. About two hours, or a few weeks at a move a day.
kind-dragoon = dragoons

lake-erie = Lake Erie
lake-ontario = Lake Ontario
lake-champlain = Lake Champlain

town-albany = Albany
town-amherstburg = Amherstburg
town-buffalo = Buffalo
town-burlington = Burlington
town-detroit = Detroit
town-erie = Erie
town-fort-erie = Fort Erie
town-fort-george = Fort George
town-fort-niagara = Fort Niagara
town-kingston = Kingston
town-lacolle = Lacolle
town-london = London
town-malone = Malone
town-montreal = Montreal
town-ogdensburg = Ogdensburg
town-oswego = Oswego
town-pittsburgh = Pittsburgh
town-plattsburg = Plattsburg
town-port-dover = Port Dover
town-prescott = Prescott
town-quebec = Quebec
town-sackets-harbor = Sacket's Harbor
town-sandusky = Sandusky
town-smiths-creek = Smith's Creek
town-utica = Utica
town-williamsburg = Williamsburg
town-york = York

## Options

war1812-option-turn_order = Who goes first
war1812-option-turn_order-year = is diced for once a year, as the rules are written
war1812-option-turn_order-turn = is diced for every campaign turn, as in the 1993 edition
war1812-option-idle_fleet = A fleet of ships that are all out of action
war1812-option-idle_fleet-controls = controls its lake, as the rules are written
war1812-option-idle_fleet-does-not-control = does not control its lake
war1812-option-mixed_attack = An attack by land and sea together
war1812-option-mixed_attack-double = meets double fire in its first round
war1812-option-mixed_attack-single = meets double fire only if all of it came by sea
war1812-option-indian = The Indian block appears
war1812-option-indian-battle-phase-end = at the end of the battle phase in which Britain takes Detroit
war1812-option-indian-at-once = at once when Britain takes Detroit

## What is asked

war1812-ask-place = { $blocks ->
    [0] Your army is set up: press Done, or press a block to take it up again
    [one] Set up your army, with a block in every town worth 2 or more: the last block goes to a lit town
   *[other] Set up your army, with a block in every town worth 2 or more: each block goes to a lit town. { $blocks } are left
 }
war1812-ask-order = You won the dice: go first or second?
war1812-ask-campaign = Ships: build, repair or sail, one of these if you like. Then march one group
war1812-ask-campaign-army = March one group of blocks, then press Done
war1812-ask-planned = All is planned: press Done, or undo
war1812-ask-march = Forced marches: who tries for one more town? One die each, 4 or more succeeds (British +1, Indians +2; a failure costs 1 strength)
war1812-ask-march-odds = Forced marches: who tries for one more town? One die each, { $least } or more succeeds ({ $bonus ->
    [none] { "" }
    [indians] British +1, Indians +2;{ " " }
   *[british] British +1;{ " " }
 }a failure costs 1 strength)
war1812-ask-naval-hits = { $hits ->
    [0] Your hits are used: press Done
   *[other] Use your hits on the enemy ships ({ $hits } left)
 }
war1812-ask-naval-retreat = Stay on the lake or withdraw?
war1812-ask-naval-withdraw = Your fleet has no ship in action and must leave the lake: to which port?
war1812-ask-prizes = More ships taken than you have spare: which do you keep?
war1812-ask-next-capture = In which town are the ships dealt with next?
war1812-ask-next-battle = Which battle is fought next?
war1812-ask-stand = You are attacked: stand or retreat?
war1812-ask-fire = Fire or retreat?
war1812-ask-pursue = The enemy leaves: fire after them
war1812-ask-take-hits = { $hits ->
    [0] All hits are given out: press Done
   *[other] Choose who takes the hits: press a lit block ({ $hits } left)
 }
war1812-ask-quarters = Winter: choose the blocks that suffer in crowded towns
war1812-ask-ports = Winter: send your ships to port
war1812-ask-split = Too few blocks in the pool: how many go where?

war1812-awaits-place = sets up the army
war1812-awaits-order = chooses who goes first
war1812-awaits-campaign = plans the turn
war1812-awaits-march = declares forced marches
war1812-awaits-naval-hits = uses hits on the enemy ships
war1812-awaits-naval-retreat = decides to stay on the lake or withdraw
war1812-awaits-prizes = picks prizes
war1812-awaits-next-capture = names the next town with ships
war1812-awaits-next-battle = names the next battle
war1812-awaits-stand = decides to stand or retreat
war1812-awaits-fire = decides to fire or retreat
war1812-awaits-pursue = pursues
war1812-awaits-take-hits = chooses who takes the hits
war1812-awaits-quarters = chooses winter losses
war1812-awaits-quarters-sealed = has chosen its winter losses
war1812-awaits-ports = sends ships to port
war1812-awaits-split = splits reinforcements

## What can be done

war1812-done-placing = Done: the army is set up
war1812-go-first = Go first
war1812-go-second = Go second
war1812-build = Build at { $town }
war1812-repair = Repair at { $town }
war1812-sail-out = Sail from { $origin }
war1812-sail-out-damaged = Sail from { $origin }, out of action
war1812-sail-all = Sail { $ships ->
    [one] the ship
    [2] both ships
   *[other] all { $ships } ships
 } from { $origin }
war1812-sail-after = { $ships ->
    [one] Sail the other ship after it
   *[other] Sail the other { $ships } ships after it
 }
war1812-done-passing = Done: pass this turn
war1812-done-passing-sure = Sure? Press again: nothing moves, and nothing is saved up
war1812-done-moving = Done: { $crossing ->
    [0] { $blocks ->
        [0] no block moves
        [one] 1 block moves
       *[other] { $blocks } blocks move
     }{ $idle_ships ->
        [0] { "" }
       *[other] , no ship
     }
    [one] 1 block enters Canada, unless its die shows a 6{ $idle_ships ->
        [0] { "" }
       *[other] ; no ship moves
     }
   *[other] { $crossing } blocks enter Canada; one die each; on a 6 it refuses and stays{ $idle_ships ->
        [0] { "" }
       *[other] ; no ship moves
     }
 }{ $attacks ->
    [0] { "" }
    [one] ; 1 attack
   *[other] ; { $attacks } attacks
 }{ $given_up ->
    [0] { "" }
    [one] ; { $town } is given up
   *[other] ; { $given_up } towns are given up
 }
war1812-done-no-march-sure = Sure? Press again: no block moves, and nothing is saved up
war1812-no-ship-moves = No ship moves this turn
war1812-done-then-march = Done, then forced marches{ $crossing ->
    [0] { "" }
    [one] : 1 block enters Canada first, unless its die shows a 6
   *[other] : { $crossing } blocks enter Canada first; one die each; on a 6 it refuses and stays
 }{ $given_up ->
    [0] { "" }
    [one] ; { $town } is given up
   *[other] ; { $given_up } towns are given up
 }
war1812-done-marching = { $blocks ->
    [0] Done: no forced march
    [one] Done: 1 block tries
   *[other] Done: { $blocks } blocks try
 }
war1812-march-odds = Each needs a { $least } or more, or loses 1 strength
war1812-march-odds-orders = Forced marches: each needs a { $least } or more, or loses 1 strength
war1812-turn-over-ship = Put a ship out of action
war1812-sink-ship = Sink a ship
war1812-done-hits = Done: hits are used
war1812-stay = Stay and fight another round
war1812-withdraw = Withdraw all ships to { $town }
war1812-done-withdrawing = Done: the fleet withdraws
war1812-keep-prizes = Keep { $operational } in action and { $damaged } out of action
war1812-capture-at = Ships at { $town } next
war1812-fight-at = Fight at { $town } next
war1812-stand = Stand: both lines are revealed, you fire first with { $dice ->
    [one] 1 die
   *[other] { $dice } dice
 }
war1812-fire = Fire: { $dice ->
    [one] 1 die
   *[other] { $dice } dice
 }, each 6 is a hit
war1812-retreat = Retreat to { $town }
war1812-retreat-further = Retreat to { $town }, dragoons on to { $further }
war1812-retreat-back = Retreat the way you came
war1812-retreat-back-further = Retreat the way you came, dragoons on to { $further }
war1812-pursued = If you retreat, each enemy block rolls one die at you{ $two ->
    [both] , dragoons and Indians two
    [dragoon] , dragoons two
    [indian] , Indians two
   *[none] { "" }
 }: 4, 5 and 6 hit
war1812-pursued-open = If you retreat, the enemy rolls { $dice ->
    [one] 1 die
   *[other] { $dice } dice
 } at you: 4, 5 and 6 hit
war1812-left-empty = { $town } is left without a block
war1812-pursue = Pursue: one die a block
war1812-pursue-dragoon = Pursue, showing the dragoons
war1812-pursue-indian = Pursue, showing the Indians
war1812-pursue-both = Pursue, showing dragoons and Indians
war1812-take-hit = Takes a hit
war1812-done-hits-taken = Done: hits are taken
war1812-mark = Suffers from winter
war1812-done-quarters = { $blocks ->
    [one] Done: 1 block suffers
   *[other] Done: { $blocks } blocks suffer
 }
war1812-done-ports = Done: the fleet is in port
war1812-share = { $count } to { $town }, { $rest } to { $other }

## Why not

war1812-not-in-hand = That block is not waiting to be placed.
war1812-place-at-home = Blocks are set up in towns of your own country.
war1812-garrison-first = Every town worth 2 or more needs a block: your last { $towns ->
    [one] block is for { $town }
   *[other] { $towns } blocks are for such towns, { $town } among them
 }.
war1812-blocks-left-to-place = { $blocks ->
    [one] 1 block is still to be placed.
   *[other] { $blocks } blocks are still to be placed.
 }
war1812-one-naval-act = You have built or repaired this turn; that is the whole naval phase.
war1812-navy-before-army = The naval phase comes before the army's. Undo the army's moves to go back to it.
war1812-not-your-base = Ships are built and repaired at your own three bases only.
war1812-base-is-lost = { $town } must be in your hands to work on ships there.
war1812-build-or-sail = Ships have sailed this turn: build, repair or sail, not two of them.
war1812-no-ship-left = All six of your ships have been put on the board.
war1812-nothing-to-repair = No ship at { $town } needs work.
war1812-lake-and-its-towns = Ships go between a lake and the towns on it.
war1812-no-such-ship = There is no such ship of yours at { $place }.
war1812-one-naval-move = One lake a turn, and either out or in.
war1812-harbour-not-friendly = { $town } is not friendly: ships can't lie there.
war1812-carriers-stay = Your ships that carry blocks stay on the lake.
war1812-ships-of-the-same-lake = Ships and blocks moved over the water must be on the same lake this turn.
war1812-not-on-the-map = That block is not in a town.
war1812-has-moved = That block has made its move. A forced march comes after all moves.
war1812-not-back-again = The block comes from { $town }: it goes on, not back.
war1812-enemy-ends-move = The enemy at { $town } ends the move.
war1812-lakes-are-crossed = Blocks do not stop on a lake. Ships of yours that are in action there carry them from one of its towns straight to another: point at the town where they land.
war1812-no-such-town = There is no such town.
war1812-already-there = The block is at { $town } already.
war1812-not-neighbours = No road leads from { $origin } to { $town }.
war1812-one-group = One group moves a turn, and it is the one at { $town }.
war1812-not-waiting = That block is not waiting to enter.
war1812-nobody-to-march = No block could try a forced march: it must have moved by land and stand free of the enemy.
war1812-not-by-sea = Only infantry goes by sea.
war1812-same-lake-only = Blocks are carried from a town on a lake to another on the same lake.
war1812-naval-phase-spent = The naval phase was used to build or repair; moving by sea needs it.
war1812-no-carrier = { $carriers ->
    [0] No ship of yours there can carry: it must be in action, and on the lake since before this turn.
    [one] Only 1 ship there can carry, and it does already.
   *[other] Only { $carriers } ships there can carry, and they do already.
 }
war1812-march-after-move = Only blocks that moved this turn can march on.
war1812-may-not-march = This block can't try: it stands with the enemy, came by sea, or entered this turn.
war1812-march-declared = This block already tries for { $town }.
war1812-march-to-neighbour = A forced march goes to a town next to { $origin }.
war1812-no-hits-left = There are no hits left.
war1812-no-ship-to-hit = There is no such enemy ship.
war1812-hits-left = { $hits ->
    [one] 1 hit is left.
   *[other] { $hits } hits are left.
 }
war1812-all-or-none = All ships withdraw or none.
war1812-must-withdraw = You have no ship in action there: the fleet must withdraw.
war1812-already-withdrawing = Some ships have gone elsewhere; send the rest one by one, or undo.
war1812-stay-or-withdraw = Choose to stay or to withdraw.
war1812-keep-as-many-as-spare = You keep as many prizes as you have spare ships: { $spare }.
war1812-nothing-to-settle = There is nothing to settle there.
war1812-not-in-battle = That block is not in this battle.
war1812-back-the-way-you-came = Attackers go back the way they came.
war1812-retreat-to-neighbour = A retreat goes along a road to the next town.
war1812-enemy-there = The enemy is at { $town }.
war1812-enemy-ships-there = Enemy ships lie at { $town }.
war1812-attack-came-from = The attack came from { $town }, which closes it to a retreat.
war1812-no-way-off-the-map = Blocks that came in from off the map can't retreat.
war1812-no-ship-to-carry-back = No ship is left on the lake to carry them back.
war1812-enemy-on-way-back = The enemy is at { $town }, and all go back or none.
war1812-no-dragoon = Your dragoons are not in this battle.
war1812-no-indian = The Indians are not in this battle.
war1812-ride-to-neighbour = The dragoons ride on to a town next to the one they retreat to.
war1812-already-marked = That block suffers already; none suffers twice.
war1812-not-crowded = { $town } feeds all that are left there.
war1812-still-crowded = { $blocks ->
    [one] 1 block more must suffer at { $town }.
   *[other] { $blocks } blocks more must suffer at { $town }.
 }
war1812-ships-still-out = Ships are still out on { $place }.
war1812-no-such-share = The shares must fit the cities' numbers and the pool.

## The log

war1812-line-drawn = { $side } draws { $blocks ->
    [one] 1 block
   *[other] { $blocks } blocks
 }.
war1812-line-placed = { $side } has set up.
war1812-line-ships-placed = Each side has a ship at each of its bases.
war1812-line-turn = { $year }, campaign turn { $turn }
war1812-line-order-dice = { $side } rolls { $sum } for the order of play.
war1812-line-goes-first = { $side } chooses to go first.
war1812-line-goes-second = { $side } chooses to go second.
war1812-line-player-turn = { $side } to move.
war1812-line-built = { $side } builds a ship at { $town }.
war1812-line-repaired = { $side } makes a ship ready at { $town }.
war1812-line-sailed = { $side }: { $ships ->
    [one] 1 ship sails
   *[other] { $ships } ships sail
 } from { $origin } to { $to }.
war1812-line-marched = { $side }: { $blocks ->
    [one] 1 block marches
   *[other] { $blocks } blocks march
 } from { $origin } to { $to }.
war1812-line-rode = { $side }: dragoons ride from { $origin } through { $through } to { $to }.
war1812-line-carried = { $side }: { $blocks ->
    [one] 1 block is
   *[other] { $blocks } blocks are
 } carried from { $origin } to { $to }.
war1812-line-entered = { $side }: { $blocks ->
    [one] 1 block that waited enters
   *[other] { $blocks } blocks that waited enter
 } at { $town }.
war1812-line-passed = { $side } does nothing.
war1812-line-militia = Militia at the border: { $held ->
    [0] all cross
    [one] 1 block refuses
   *[other] { $held } blocks refuse
 } ({ $blocks ->
    [one] 1 die
   *[other] { $blocks } dice
 }).
war1812-line-militia-landless = Militia at the border: { $blocks ->
    [one] the block refuses
   *[other] all { $blocks } blocks refuse
 }, and nothing more moves.
war1812-line-march-done = { $side }: a forced march from { $origin } reaches { $to }{ $bonus ->
    [0] { "" }
   *[other] { " " }({ $die } +{ $bonus } = { $sum })
 }.
war1812-line-march-refused = { $side }: a block at { $origin } refuses to march to { $to }{ $bonus ->
    [0] { "" }
   *[other] { " " }({ $die } +{ $bonus } = { $sum })
 } and loses 1 strength.
war1812-line-town-taken = { $side } takes { $town }.
war1812-line-town-home = { $side } holds { $town } again.
war1812-line-fleet-lost = { $side } loses { $ships ->
    [one] 1 ship
   *[other] { $ships } ships
 } at { $place }.
war1812-line-naval-began = { $side } attacks on { $lake }.
war1812-line-naval-met = { $side }: ships that escaped meet the enemy on { $lake }.
war1812-line-naval-fire = { $side } fires: { $hits ->
    [0] no hit
    [one] 1 hit
   *[other] { $hits } hits
 }.
war1812-line-ship-damaged = { $side }: a ship is out of action.
war1812-line-ship-sunk = { $side }: a ship is sunk.
war1812-line-fleet-stayed = { $side } stays on the lake.
war1812-line-ships-withdrew = { $side }: { $ships ->
    [one] 1 ship withdraws
   *[other] { $ships } ships withdraw
 } to { $town }.
war1812-line-capture = { $side }: ships caught at { $town }; { $taken } taken, { $escaped } escaped.
war1812-line-prizes = { $side } puts { $ships ->
    [one] 1 prize
   *[other] { $ships } prizes
 } into service at { $town }.
war1812-line-battle = { $side } attacks at { $town }: United States { $us }, Britain { $gb }.
war1812-line-stands = { $side } stands. Both lines are revealed.
war1812-line-volley = { $side } fires: { $hits ->
    [0] no hit
    [one] 1 hit
   *[other] { $hits } hits
 }.
war1812-line-volley-double = { $side } fires double at the landing: { $hits ->
    [0] no hit
    [one] 1 hit
   *[other] { $hits } hits
 }.
war1812-line-hits-taken = { $side } takes { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
 } and loses { $lost ->
    [0] no block
    [one] 1 block
   *[other] { $lost } blocks
 }.
war1812-line-retreats = { $side } retreats to { $town }.
war1812-line-retreats-back = { $side } retreats the way it came.
war1812-line-pursuit = { $side } pursues: { $hits ->
    [0] no hit
    [one] 1 hit
   *[other] { $hits } hits
 }.
war1812-line-dragoon-shown = { $side }: the dragoons rolled a second die.
war1812-line-dragoon-met = { $side }: the dragoons met dragoons and rolled no second die.
war1812-line-indian-shown = The Indians rolled a second die.
war1812-line-retreated = { $side }: { $blocks ->
    [one] 1 block reaches
   *[other] { $blocks } blocks reach
 } { $town }.
war1812-line-indian-appeared = The Indians come to Detroit.
war1812-line-indian-left = The Indians, alone at { $town }, leave the war.
war1812-line-year-ended = End of { $year }: United States { $us ->
    [one] 1 point
   *[other] { $us } points
 }, Britain { $gb }. { $lead ->
    [0] Nobody leads
   *[other] The lead is { $lead }
 }; a lead of { $margin } wins.
war1812-line-won = { $side } leads by ten points or more and wins.
war1812-line-drawn-game = Nobody leads by ten points: the war is a draw.
war1812-line-quarters-sealed = { $side } has chosen its winter losses.
war1812-line-attrition = { $side }: { $blocks ->
    [one] 1 block suffers
   *[other] { $blocks } blocks suffer
 } from winter at { $town }.
war1812-line-attrition-lost = { $side }: { $blocks ->
    [one] 1 block is
   *[other] { $blocks } blocks are
 } lost in the winter at { $town }.
war1812-line-in-port = { $side }: { $ships ->
    [one] 1 ship winters
   *[other] { $ships } ships winter
 } at { $town }.
war1812-line-reinforced = { $side }: { $blocks ->
    [0] no reinforcement comes
    [one] 1 reinforcement comes
   *[other] { $blocks } reinforcements come
 } to { $town }.
war1812-line-reinforcements-wait = { $side }: { $blocks ->
    [one] 1 reinforcement waits
   *[other] { $blocks } reinforcements wait
 } for { $town }.
war1812-line-late = { $side }: { $blocks ->
    [one] 1 block that waited enters
   *[other] { $blocks } blocks that waited enter
 } { $town }.

## The end

war1812-outcome-lead = { $side } wins by a lead of ten points or more.
war1812-outcome-draw = A draw: nobody leads by ten points.

war1812-standing-naval-retreat = Stay on the lake after a round?
war1812-standing-naval-retreat-stay = Stay
war1812-standing-naval-retreat-stay-while-stronger = Stay while we have no fewer ships
war1812-standing-stand = Stand when attacked?
war1812-standing-stand-stand = Stand
war1812-standing-stand-stand-unless-outnumbered = Stand unless outnumbered
war1812-standing-fire = Fire on, or retreat?
war1812-standing-fire-fire = Fire
war1812-standing-fire-fire-while-stronger = Fire while our CV is no smaller
war1812-standing-pursue = When the enemy leaves: show your dragoons and Indians, for a second die each?
war1812-standing-pursue-hidden = No: one die a block, all unseen
war1812-standing-pursue-all = Yes
war1812-standing-take-hits = Who takes hits?
war1812-standing-take-hits-weakest = The weakest
war1812-standing-take-hits-strongest = The strongest
