# Liberty: what its rules, questions and choices say.

liberty-title = Liberty
liberty-summary = The American Revolution, 1775 to 1783: armies in the fog, cards, fleets, and the French who may come. Two to four hours, or some weeks at a move a day.

liberty-option-first_year = The first year
liberty-option-first_year-five-cards = has five turns, as all years
liberty-option-first_year-three-cards = has three turns, with hands of three cards
liberty-option-french_entry = France enters the war
liberty-option-french_entry-eight = with 8 or more on two dice, at the end of any year from 1776 on
liberty-option-french_entry-table = with 11 at the end of 1776, 8 of 1777, 5 of 1778, and always at the end of 1779
liberty-option-west_indies = British blocks in the West Indies
liberty-option-west_indies-open = may leave at any time
liberty-option-west_indies-frozen = stay there until France enters
liberty-option-extra_card = At the start of a year
liberty-option-extra_card-off = each side is dealt its hand
liberty-option-extra_card-on = each side is dealt one card more, and puts one back
liberty-option-forced_exchange = An exchange of prisoners
liberty-option-forced_exchange-off = is made by agreement alone
liberty-option-forced_exchange-on = may be forced by a supply card, once and one for one: its player names both blocks, before any step and at no cost
liberty-option-indian_home = Indians whose empty town Americans enter
liberty-option-indian_home-off = stay where they are
liberty-option-indian_home-on = come home at once to defend it, if they are on the map and in no battle
liberty-option-tactics = Tactics in battle
liberty-option-tactics-off = blocks fire or retreat, and that is all
liberty-option-tactics-on = militia and Loyalist foot may stand, regular foot may charge, and who leaves after round 3 is pursued
liberty-option-draw = With 25 to 29 points at the end of 1783
liberty-option-draw-off = America wins
liberty-option-draw-25-to-29 = the match is drawn
liberty-option-ready = That a side has chosen its card
liberty-option-ready-shown = is shown to the other
liberty-option-ready-hidden = is not shown; nobody knows who is waited for
liberty-option-memory = What battles have shown of blocks
liberty-option-memory-shown = is remembered on the board, to whom it was shown
liberty-option-memory-nobody = is not remembered; keep notes

## What is asked

liberty-ask-card = Choose a card for this turn; both are turned up together
liberty-ask-put-back = You were dealt one card more: choose the one to put back
liberty-ask-supply = { $steps ->
    [0] All steps are given: press Done
    [one] Supply: press a lit block to add a step (1 left)
   *[other] Supply: press lit blocks to add a step to each ({ $steps } left)
 }
liberty-ask-move = { $actions ->
    [0] All actions are used: move on with those that have begun, or press Done
    [one] Move blocks: 1 action is left, for a group or to build a block
   *[other] Move blocks: { $actions } actions are left, each for a group or to build a block
 }
liberty-ask-build = { $actions ->
    [one] Draw a block from your pool? 1 action is left
   *[other] Draw a block from your pool? { $actions } actions are left
 }
liberty-ask-deploy = Where does the new block go?
liberty-ask-order = In which order are the battles fought? Press them one by one
liberty-ask-fight = { $at }, { $round ->
    [4] pursuit
   *[other] round { $round } of 3
 }: your blocks of class { $letter } fire or retreat
liberty-ask-take-hit = { $hits ->
    [one] Which of your strongest blocks takes the hit?
   *[other] Which of your strongest blocks takes the next of { $hits } hits?
 }
liberty-ask-withdraw = { $why ->
    [rounds] Three rounds are over, and the attacker must leave { $at }: send each block away
    [ships] Ships hold no port against ground blocks: send each away from { $at }
   *[beaten] Your line is beaten, and the others must leave { $at }: send each block away
 }
liberty-ask-regroup = The field is yours ({ $at }): move on to friendly hexes, or stay
liberty-ask-exchange = Winter: you may exchange prisoners before the new year
liberty-ask-exchange-offered = Winter: { $side } offers an exchange of prisoners
liberty-ask-exchange-offering = Winter: your offer stands, and the enemy may answer it
liberty-ask-disband = Winter: disband blocks that can't be fed; they return to your pool
liberty-ask-attrition = Winter: press the blocks that starve; the enemy takes them prisoner

liberty-awaits-card = chooses a card
liberty-awaits-card-sealed = has chosen a card
liberty-awaits-put-back = puts a card back
liberty-awaits-put-back-sealed = has put a card back
liberty-awaits-supply = supplies blocks
liberty-awaits-move = moves
liberty-awaits-build = decides whether to build
liberty-awaits-deploy = places a new block
liberty-awaits-order = puts the battles in order
liberty-awaits-fight = fires or retreats
liberty-awaits-take-hit = takes hits
liberty-awaits-withdraw = leaves the field
liberty-awaits-regroup = regroups
liberty-awaits-exchange = may exchange prisoners
liberty-awaits-disband = disbands blocks
liberty-awaits-attrition = names its winter losses

## What can be done

liberty-play-card = Play this card, face down
liberty-put-card-back = Put this card back
liberty-done-supply = { $left ->
    [0] Done: all steps are given
    [one] Done: 1 step is lost
   *[other] Done: { $left } steps are lost
 }
liberty-done-supply-sure = { $left ->
    [one] Press again: 1 step is lost
   *[other] Press again: { $left } steps are lost
 }
liberty-done-moving = { $marching ->
    [0] Done moving: { $groups ->
        [one] 1 group
       *[other] { $groups } groups
     }{ $left ->
        [0] {""}
        [one] {""}; 1 action is left to build
       *[other] {""}; { $left } actions are left to build
     }
    [one] Done moving: 1 block rolls for its forced march
   *[other] Done moving: { $marching } blocks roll for their forced march
 }
liberty-done-without-moves = Done: move nothing
liberty-done-without-moves-sure = Press again to move nothing this turn
liberty-build = Draw a block from your pool of { $left }
liberty-done-building = Done: build no more
liberty-deploy = To { $at }
liberty-put-back = It has no place: back into the pool
liberty-fight-next = Next: { $at }
liberty-done-order = Done: fight in this order
liberty-fire = { $block } fires
liberty-stand = { $block } waits: it has no target
liberty-stand-fast = { $block } stands: it hits up to { $number } and must leave in round 2
liberty-charge = { $block } charges: it hits up to { $number } and must leave in round 3
liberty-take-hit = This block takes the hit
liberty-leave-to = Move on to { $at }
liberty-retreat-to = Retreat to { $at }
liberty-leave-by = Move on to { $at } by way of { $by }
liberty-retreat-by = Retreat to { $at } by way of { $by }
liberty-done-withdraw = { $left ->
    [0] Done: all have left
    [one] Done: 1 block is captured
   *[other] Done: { $left } blocks are captured
 }
liberty-done-regroup = { $left ->
    [0] Done: nobody stays
    [one] Done: 1 block stays
   *[other] Done: { $left } blocks stay
 }
liberty-done-exchange = Done with prisoners
liberty-done-disbanding = { $blocks ->
    [0] Done: disband nobody
    [one] Done: disband 1 block
   *[other] Done: disband { $blocks } blocks
 }
liberty-done-attrition = { $blocks ->
    [one] Done: 1 block is lost
   *[other] Done: { $blocks } blocks are lost
 }
liberty-give = Offer to set { $block } free
liberty-want = Ask for { $block } back
liberty-offer-trade = Make the offer: { $give } for { $want }
liberty-force-trade = Force the exchange: { $give } for { $want }
liberty-accept-trade = Accept the exchange: { $give } for { $want }
liberty-decline-trade = Decline the exchange

## Why not

liberty-not-in-hand = That card is not in your hand.
liberty-not-there = That block is not on the map.
liberty-no-step-left = Your supply card gives no more steps.
liberty-one-step-each = A block takes one step of a supply card at most.
liberty-full-strength = That block is at full strength.
liberty-no-supply-town = Steps are for blocks in a supply town, in the Atlantic, or Indians in their own town.
liberty-no-action-left = Your card has no action left for another group.
liberty-not-next = That hex is out of the block's reach: it can go where the map is lit.
liberty-turns-back = A block does not go back over a hex of its move.
liberty-no-land = Ground blocks cross no water here.
liberty-no-water = Warships pass only where a side has sea.
liberty-too-far = That is further than the block may go this turn, even by a forced march.
liberty-forest-stops = Forest or swamp ended the block's move.
liberty-not-wilderness = Indians stay in the wilderness.
liberty-must-stop = The block met enemies and stops there.
liberty-moved-by-sea = The block has come by sea; that was its move.
liberty-moved-already = The block has moved.
liberty-side-full = { $limit ->
    [one] 1 block has crossed that side; it carries no more in a turn.
   *[other] { $limit } blocks have crossed that side; it carries no more in a turn.
 }
liberty-pinned = { $enemies ->
    [one] 1 attacker pins as many of your blocks here; the others have left.
   *[other] { $enemies } attackers pin as many of your blocks here; the others have left.
 }
liberty-side-of-attackers = The attackers came over that side.
liberty-weather-north = Bad weather in the North: no attack begins or ends there this turn.
liberty-weather-south = Bad weather in the South: no attack begins or ends there this turn.
liberty-sea-attack-there = Your blocks attack there from the sea; nobody else may.
liberty-ship-at-sea = Warships end their move in a port.
liberty-no-port-in-reach = From there the warship would reach no port.
liberty-no-way-by-sea = Ships and blocks sail between the Atlantic and ports, and from one port of the West Indies to the other.
liberty-by-the-atlantic = By sea that takes two turns: to the Atlantic in this one, to the port in the next.
liberty-never-sails = Americans and Indians don't go by sea.
liberty-not-to-the-indies = Only British, Hessian and French blocks go to the West Indies.
liberty-port-closed = The enemy in { $at } closes that port.
liberty-port-not-friendly = Ground blocks set out from a port that was friendly when the turn began; warships from any.
liberty-france-at-peace = France is not at war yet.
liberty-french-wait = The French move once France has entered the war.
liberty-is-the-enemys = That is the enemy's.
liberty-indies-frozen = Until France enters the war British blocks stay in the West Indies.
liberty-indies-full = { $blocks ->
    [one] Until France enters the war that port holds 1 block.
   *[other] Until France enters the war that port holds { $blocks } blocks.
 }
liberty-no-reinforcing-by-sea = A sea attack does not reinforce a battle: warships alone may join it.
liberty-needs-warship = A sea attack needs a warship from the same place: send it first, or take it in hand together with the others.
liberty-one-sea-attack = A port is attacked from one place by sea.
liberty-landing-full = { $blocks ->
    [one] 1 ground block lands at most.
   *[other] { $blocks } ground blocks land at most.
 }
liberty-nothing-to-build = No block of your pool has a place to go.
liberty-built-at-home = Indians come back to their own town or, if it isn't yours, to an empty wilderness hex beside it.
liberty-built-in-towns = A new block comes to a friendly town with a value, to which none has come this turn.
liberty-americans-in-towns = A new block comes to a friendly town with a value, to which none has come this turn; in red towns only militia does.
liberty-built-at-sea = This block comes by sea: place it in the Atlantic.
liberty-has-a-place = That block has a place to go.
liberty-no-battle-there = There is no battle there to put in order.
liberty-order-whole = Put all battles in order first.
liberty-not-its-turn = It is not that block's turn.
liberty-no-target = That block has no target.
liberty-has-target = That block has a target: it fires or retreats.
liberty-no-tactics = In this match blocks neither stand nor charge.
liberty-does-not-stand = Militia and Loyalist foot stand, in round 1 of a battle that they defend.
liberty-does-not-charge = British, Hessian and French foot charge, in round 2.
liberty-bound-to-leave = That block stood or charged, and must leave now.
liberty-not-strongest = Hits fall on the strongest block.
liberty-no-way-out = There is no such way out.
liberty-all-must-leave = Whoever can leave must.
liberty-no-town = Those blocks disband in a town.
liberty-no-port = British and French blocks disband in or beside a friendly, open port.
liberty-all-fed = That place feeds the blocks that are left there.
liberty-still-hungry = { $at } has more blocks than it feeds.
liberty-no-prisoner = That block is no prisoner, or named already.
liberty-one-offer = An offer stands; there is one at a time.
liberty-trade-first = Prisoners are exchanged before anything else is done: undo first.
liberty-empty-offer = The offer names nobody yet.
liberty-not-forced = In this match prisoners are exchanged by agreement alone.
liberty-forced-already = Your supply card has forced its exchange.
liberty-one-for-one = An exchange is forced for one prisoner of each side: name one to set free and one to come back.
liberty-no-offer = There is no offer to answer.

## How it ends

liberty-outcome-gb = At the end of { $year } Britain has won the war; its score is { $points }
liberty-outcome-am = At the end of { $year } America is free; the British score is { $points }
liberty-outcome-draw = At the end of { $year } nobody has won; the British score is { $points }

## What has happened

liberty-when = { $year }, turn { $turn }
liberty-line-year = The year { $year } begins: all cards are shuffled and dealt
liberty-line-turn = { $year }, turn { $turn }
liberty-line-card-action = { $side } plays { $value ->
    [one] a card of 1 action
   *[other] a card of { $value } actions
 }
liberty-line-card-supply = { $side } plays a supply card: { $value ->
    [one] 1 step
   *[other] { $value } steps
 }
liberty-line-first = { $side } acts first: { $why ->
    [supply] supply cards come first
    [supplies] both cards are supply, and Britain begins
    [equal] equal cards, and Britain begins
   *[higher] it has the higher card
 }
liberty-line-weather-north = Bad weather in the North: no attacks there this turn
liberty-line-weather-south = Bad weather in the South: no attacks there this turn
liberty-line-weather-fair = The weather is fair
liberty-line-supplied = { $side }: { $steps ->
    [one] 1 block at { $at } gains a step
   *[other] { $steps } blocks at { $at } gain a step
 }
liberty-line-not-supplied = { $side } gives no steps
liberty-line-moved-land = { $side }: { $blocks ->
    [one] 1 block moves
   *[other] { $blocks } blocks move
 } from { $origin } to { $to }
liberty-line-moved-river = { $side }: { $blocks ->
    [one] 1 block goes
   *[other] { $blocks } blocks go
 } by river from { $origin } to { $to }
liberty-line-moved-ship = { $side }: { $blocks ->
    [one] 1 warship sails
   *[other] { $blocks } warships sail
 } from { $origin } to { $to }
liberty-line-moved-sea = { $side }: { $blocks ->
    [one] 1 block goes
   *[other] { $blocks } blocks go
 } by sea from { $origin } to { $to }
liberty-line-marched = { $side }: { $blocks ->
    [one] 1 block makes a forced march
   *[other] { $blocks } blocks make a forced march
 } from { $origin } to { $to }
liberty-line-stayed = { $side } moves nothing
liberty-line-march-dice = { $side }: { $tired ->
    [0] the forced march costs nothing
    [one] the forced march costs 1 block a step
   *[other] the forced march costs { $tired } blocks a step each
 }
liberty-line-came-home = { $side }: { $block } comes home to defend { $at }
liberty-line-nobody-home = { $side }: nobody comes home to defend { $at }
liberty-line-built = { $side } builds a block: { $at }
liberty-line-returned = { $side } draws a block that has no place; it goes back
liberty-line-battles = { $battles ->
    [one] 1 battle is to be fought
   *[other] { $battles } battles are to be fought
 }
liberty-line-battle = { $side } attacks: { $at }
liberty-line-sea-attack = { $side } attacks from the sea: { $at }
liberty-line-round = { $at }: round { $round }
liberty-line-pursuit = { $at }: the attackers must leave, and { $side } pursues them
liberty-line-reserves = { $side }: { $blocks ->
    [one] 1 block joins in from reserve
   *[other] { $blocks } blocks join in from reserve
 }
liberty-line-fired = { $side }: { $block } fires and hits { $hits ->
    [0] nobody
    [one] once
   *[other] { $hits } times
 }
liberty-line-dared = { $side }: { $block } { $number ->
    [2] stands
   *[other] charges
 } and hits { $hits ->
    [0] nobody
    [one] once
   *[other] { $hits } times
 }
liberty-line-hit = { $side }: { $block } takes a hit
liberty-line-captured = { $side }: { $block } is lost and taken prisoner
liberty-line-no-way-out = { $side }: { $block } has no way out of the battle and is taken prisoner
liberty-line-hits-lost = { $hits ->
    [one] 1 hit is too many: nobody is left to take it
   *[other] { $hits } hits are too many: nobody is left to take them
 }
liberty-line-landed = { $side } lands: { $at }
liberty-line-repulsed = { $side }: { $blocks ->
    [one] 1 block loses a step and goes back
   *[other] { $blocks } blocks lose a step each and go back
 } to { $to }
liberty-line-left = { $side }: { $block } retreats to { $to }
liberty-line-reserve-left = { $side }: 1 block of the reserve retreats to { $to }
liberty-line-regrouped = { $side }: 1 block regroups to { $to }
liberty-line-withdraws = { $side } must leave the field
liberty-line-won = { $side } holds the field: { $at }
liberty-line-points = The British score is { $points }
liberty-line-france-enters = France enters the war: { $needed } or more was needed, and came up
liberty-line-france-waits = France stays out of the war: { $needed } or more was needed
liberty-line-disbanded = { $side } disbands { $blocks ->
    [one] 1 block
   *[other] { $blocks } blocks
 }: { $at }
liberty-nobody = nobody
liberty-line-offer = { $side } offers prisoners: { $give } for { $want }
liberty-line-forced = { $side } forces an exchange of prisoners: { $give } for { $want }; they go to their pools
liberty-line-accepted = The exchange that { $side } offered is made: { $give } for { $want }; they go to their pools
liberty-line-declined = The exchange that { $side } offered is declined: { $give } for { $want }
liberty-line-decided-gb = { $year } ends: Britain has won; its score is { $points }
liberty-line-decided-am = { $year } ends: America is free; the British score is { $points }
liberty-line-decided-draw = { $year } ends: nobody has won; the British score is { $points }

side-am = America

liberty-standing-fight = Fight on?
liberty-standing-fight-fire = Fire with each in turn
liberty-standing-fight-fire-while-stronger = Fire while we are not the weaker
liberty-standing-take-hit = Which of the strongest takes a hit?
liberty-standing-take-hit-worst-fire = Who fires worst
liberty-standing-regroup = Regroup after a battle?
liberty-standing-regroup-stay = Stay where we are
liberty-standing-exchange = Exchange prisoners in winter?
liberty-standing-exchange-nobody = Offer nothing; an offer of the enemy's I answer myself
