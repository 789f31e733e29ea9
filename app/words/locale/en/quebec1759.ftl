# Quebec 1759: what its rules, options, questions and log say. Battles have a file of their own.

quebec1759-title = Quebec 1759
quebec1759-summary = Wolfe against Montcalm on the St. Lawrence, in sixteen turns of secret orders. One to two hours, or a few weeks at a move a day.

## Options

quebec1759-option-tides = The tide
quebec1759-option-tides-off = is left out; the river can always be used
quebec1759-option-tides-before-orders = is diced for each turn before orders are written; on a 1 nobody moves by river
quebec1759-option-tides-after-orders = is diced for when orders are sealed; on a 1 what they say of the river and of ships fails
quebec1759-option-reserve_screen = The reserve of a routed side
quebec1759-option-reserve_screen-half = keeps off half the pursuit hits, rounded up, as the rules are written
quebec1759-option-reserve_screen-by-strength = keeps off one pursuit hit for each 2 CV in it, rounded up, as in an older edition
quebec1759-option-return_fire = When the Ottawa raid,
quebec1759-option-return_fire-light-troops = only light infantry and rangers may fire back
quebec1759-option-return_fire-everybody = all British there but Wolfe may fire back, if light infantry or rangers are among them
quebec1759-option-leader_fire = A leader in battle
quebec1759-option-leader_fire-always = always fires, at the risk of his life
quebec1759-option-leader_fire-may-hold = may hold his fire while others stand in his column
quebec1759-option-ready = That a side has sealed its order
quebec1759-option-ready-shown = is shown to the other
quebec1759-option-ready-hidden = is not shown; nobody knows who is waited for
quebec1759-option-memory = What battles have shown of blocks
quebec1759-option-memory-shown = is remembered on the board, to whom it was shown
quebec1759-option-memory-nobody = is not remembered; keep notes

## What is asked

quebec1759-ask-place = { $blocks ->
    [0] Your army is set up: press Done, or press a block to take it up again
    [one] Set up your army: press the last block, then its zone
   *[other] Set up your army: press a block, then its zone. { $blocks } are left
 }
quebec1759-ask-orders = Write your order: blocks of one zone; then seal it
quebec1759-ask-orders-ships = Write your order: blocks of one zone, or ships; then seal it
quebec1759-ask-orders-ottawa = Write your order: blocks of one zone, or the Ottawa; then seal it
quebec1759-ask-picks = { $blocks ->
    [0] All who go from { $origin } are named: press Done
   *[other] Orders are open: press the blocks that go from { $origin }{ $to ->
        [several] {""}
       *[zone] {" "}to { $to }
      } ({ $blocks } more)
 }
quebec1759-ask-meeting = Forces of equal size move at each other: where do they meet?
quebec1759-ask-visit = The Ottawa are among the British: raid or scout?
quebec1759-ask-raid-hits = { $hits ->
    [0] All hits of the raid are given out: press Done
   *[other] The Ottawa raid: press a lit block to take a hit ({ $hits } left)
 }
quebec1759-ask-answer-raid = Fire back at the raiders?
quebec1759-ask-no-answer = Go on. Without light troops here you can't fire back, but the French can't know it
quebec1759-ask-ottawa-go = The Ottawa withdraw: where to?
quebec1759-ask-send-home = The British have spread: press { $blocks ->
    [one] the Quebec militia block that goes home
   *[other] the Quebec militia blocks that go home, { $blocks } in all
 }
quebec1759-ask-supply = Cap Rouge is lost: which Montreal militia goes home?
quebec1759-ask-next-battle = Which battle is fought next?

quebec1759-awaits-place = sets up the army
quebec1759-awaits-orders = writes its order
quebec1759-awaits-orders-sealed = has sealed its order
quebec1759-awaits-picks = names the blocks for its order
quebec1759-awaits-picks-sealed = has named the blocks for its order
quebec1759-awaits-meeting = chooses where forces meet
quebec1759-awaits-visit = decides what the Ottawa do
quebec1759-awaits-raid-hits = chooses who takes the hits of the raid
quebec1759-awaits-answer-raid = decides whether to fire back
quebec1759-awaits-ottawa-go = chooses where the Ottawa go
quebec1759-awaits-send-home = chooses which militia goes home
quebec1759-awaits-supply = chooses which militia goes home
quebec1759-awaits-next-battle = names the next battle

## What can be done

quebec1759-done-placing = Done: the army is set up
quebec1759-send-road = { $blocks ->
    [one] 1 block by road
   *[other] { $blocks } blocks by road
 }
quebec1759-send-crossing = { $blocks ->
    [one] 1 block by road, over the St. Charles
   *[other] { $blocks } blocks by road, over the St. Charles
 }
quebec1759-send-river = { $blocks ->
    [one] 1 block by river
   *[other] { $blocks } blocks by river
 }
quebec1759-send-leader = The leader, two zones by road
quebec1759-ships-up = { $ships ->
    [one] 1 ship upriver
   *[other] { $ships } ships upriver
 }
quebec1759-ships-down = { $ships ->
    [one] 1 ship downriver
   *[other] { $ships } ships downriver
 }
quebec1759-send-ottawa = The Ottawa
quebec1759-transfer = 1 CV to this block
quebec1759-halt = Halt: nothing moves
quebec1759-halt-sure = Sure? Press again: nothing moves this turn
quebec1759-seal-order = Done: seal this order
quebec1759-done-picking = Done: these blocks go
quebec1759-goes-to = Goes to { $zone }
quebec1759-meet-at = They meet at { $zone }
quebec1759-visit-raid = Raid: { $dice ->
    [one] 1 die
   *[other] { $dice } dice
 }, each 6 is a hit; with light troops there the British may fire back
quebec1759-visit-scout = Scout: see up to four blocks, drawn at random
quebec1759-visit-stay = Stay with the other French
quebec1759-answer-raid = Fire back: { $dice ->
    [one] 1 die
   *[other] { $dice } dice
 }, each 6 is a hit; { $blocks ->
    [one] who fires is shown
   *[other] the { $blocks } who fire are shown
 }
quebec1759-no-answer = Let them go
quebec1759-ottawa-refuge = The Ottawa go to { $zone }
quebec1759-send-home = Goes home
quebec1759-fight-at = Fight at { $zone } next

## Why not

quebec1759-not-in-hand = That block is not waiting to be set up.
quebec1759-place-at-home = French blocks are set up in any zone but Ile d'Orleans.
quebec1759-blocks-left-to-place = { $blocks ->
    [one] 1 block is still to be set up.
   *[other] { $blocks } blocks are still to be set up.
 }
quebec1759-no-such-zone = That is no zone to go to.
quebec1759-no-such-way = There is no such way to go.
quebec1759-not-yours = You have no such block on the map.
quebec1759-ships-are-the-move = Ships are ordered: that is the whole move of the turn.
quebec1759-ottawa-are-the-move = The Ottawa are ordered: that is the whole move of the turn.
quebec1759-one-origin = One group moves in a turn: this order starts from { $zone }.
quebec1759-one-move = Blocks are ordered already: one move a turn.
quebec1759-name-all-or-none = Name all blocks of an order in advance, or none.
quebec1759-written-already = The order sends blocks to { $zone } by that way already: take it back to change it.
quebec1759-sent-already = That block is in the order already.
quebec1759-nobody-there = You have nobody at { $zone } who can be ordered.
quebec1759-too-many = { $blocks ->
    [0] Nobody more at { $zone } can be ordered.
    [one] Only 1 more block at { $zone } can be ordered.
   *[other] Only { $blocks } more blocks at { $zone } can be ordered.
 }
quebec1759-leader-only = Only a leader goes two zones in a turn, one leader.
quebec1759-no-road = No road leads straight from { $a } to { $b }: blocks go one zone a turn. Boats go where British ships lie.
quebec1759-two-rivers = No road leads straight from { $a } to { $b }, and boats stay on one part of the river: { $a } lies on the { $river }, { $b } on the { $other }.
quebec1759-no-river = { $a } and { $b } don't border the same part of the river.
quebec1759-not-two-zones = Those zones are not two roads apart.
quebec1759-enemy-between = An enemy stands in the zone between.
quebec1759-river-limit = { $blocks ->
    [0] You have no boats on the { $river }.
    [one] The { $river } carries 1 of your blocks this turn; { $left ->
        [0] it is ordered.
       *[other] no more.
    }
   *[other] The { $river } carries { $blocks } of your blocks this turn; { $left ->
        [0] all are ordered.
        [one] 1 is left.
       *[other] { $left } are left.
    }
 }
quebec1759-boats-left = { $blocks ->
    [0] No boat is left there.
    [one] Boats carry only 1 more there.
   *[other] Boats carry only { $blocks } more there.
 }
quebec1759-crowded = { $blocks ->
    [one] Boats carry only 1 of these there: it is still in hand.
   *[other] Boats carry only { $blocks } of these there: they are still in hand.
 }
quebec1759-price-river = By river: in battle turn 1 the enemy at { $zone } fires double, and a retreat by river is under fire.
quebec1759-price-crossing = Over the St. Charles: in battle turn 1 the enemy at { $zone } fires double, and a retreat over it is under fire.
quebec1759-british-ships = The ships are British.
quebec1759-ships-how = Ships go up or down the river, one at least.
quebec1759-no-ships = { $ships ->
    [0] No ship can sail to the { $to }: none lies in the { $river }.
    [one] Only 1 ship can sail to the { $to }: no more lie in the { $river }.
   *[other] Only { $ships } ships can sail to the { $to }: no more lie in the { $river }.
 }
quebec1759-ships-first = To sail to the { $river }, press the ships first.
quebec1759-no-landing = No block stays on the { $river }: press the zone where it lands.
quebec1759-ships-up-limit = No more than { $ships ->
    [one] 1 ship goes
   *[other] { $ships } ships go
 } upriver in a turn.
quebec1759-no-ottawa = You have no Ottawa.
quebec1759-ottawa-own-order = The Ottawa have an order of their own.
quebec1759-ottawa-elsewhere-order = The Ottawa can be sent to any zone but the one they are in.
quebec1759-transfer-one-zone = CV is shifted between two blocks of one zone.
quebec1759-transfer-no-leader = A leader neither gives CV nor gets any.
quebec1759-transfer-too-weak = That block can't give any more CV.
quebec1759-transfer-full = That block has its greatest CV.
quebec1759-not-ordered = Your order sends nobody there that way.
quebec1759-enough-picked = { $blocks ->
    [one] The order sends 1 block there, and it is named.
   *[other] The order sends { $blocks } blocks there, and they are named.
 }
quebec1759-not-to-pick = That block is not one to be named for this order.
quebec1759-picks-left = { $blocks ->
    [one] 1 more block must be named.
   *[other] { $blocks } more blocks must be named.
 }
quebec1759-meet-where-from = They meet where one of the two forces comes from.
quebec1759-raid-or-scout = Alone among the British, the Ottawa raid or scout.
quebec1759-not-raided = That block was not raided.
quebec1759-no-light-troops = Only light infantry or rangers in that zone let you fire back.
quebec1759-ottawa-must-leave = The Ottawa go to another zone.
quebec1759-ottawa-british-there = The British are at { $zone }.
quebec1759-quebec-militia = A block of the Quebec militia must go.
quebec1759-montreal-militia = A block of the Montreal or Trois-Rivières militia must go.
quebec1759-no-battle-there = No battle is due there.
quebec1759-not-written = This question can't be answered in writing.
quebec1759-no-zone-called = No zone is called { $code }.
quebec1759-how-to-write = Write an order as “4 OR-BE”, “2 ships up”, “OT CR” or “halt”.
quebec1759-how-to-set-up = Write where a block is set up as “{ $example }”.
quebec1759-how-to-pick = Write which block goes as “{ $example }”.

## The log

quebec1759-line-placed = { $side } has set up its army, unseen.
quebec1759-line-turn = Turn { $turn }
quebec1759-line-tide-bars = The tide: nobody moves by river this turn.
quebec1759-line-tide-flows = The tide lets boats and ships pass.
quebec1759-line-order-part = { $side } orders { quebec1759-step-part } ({ $order }).
quebec1759-line-order-parts = { $side } orders { $count ->
    [one] 1 block
   *[other] { $count } blocks
 } from { $origin } in { $parts ->
    [one] 1 part
   *[other] { $parts } parts
 } ({ $order }).
quebec1759-line-order-ships = { $side } orders { quebec1759-step-ships } ({ $order }).
quebec1759-line-order-ottawa = { $side } sends the Ottawa to { $to } ({ $order }).
quebec1759-line-halt = { $side } halts.
quebec1759-line-met = Forces meet at { $zone }: { $blocks ->
    [one] 1 block of { $side } is turned back there.
   *[other] { $blocks } blocks of { $side } are turned back there.
 }
quebec1759-line-by-road = { $side }: { $blocks ->
    [one] 1 block marches
   *[other] { $blocks } blocks march
 } from { $origin } to { $to }.
quebec1759-line-by-river = { $side }: { $blocks ->
    [one] 1 block goes
   *[other] { $blocks } blocks go
 } by river from { $origin } to { $to }.
quebec1759-line-leader-walked = { $side }: the leader goes from { $origin } to { $to }.
quebec1759-line-ships = { $ships ->
    [one] 1 British ship sails
   *[other] { $ships } British ships sail
 } to { $to }.
quebec1759-line-ottawa-came = The Ottawa come to { $zone }.
quebec1759-line-raid = The Ottawa raid at { $zone }: { $hits ->
    [0] no hit
    [one] 1 hit
   *[other] { $hits } hits
 }.
quebec1759-line-raid-suffered = The British take { $hits ->
    [0] no hit
    [one] 1 hit
   *[other] { $hits } hits
 }, { $lost ->
    [0] nobody is lost
    [one] 1 block is lost
   *[other] { $lost } blocks are lost
 }.
quebec1759-line-reduced = Reduced: { $kind }, { $cv } of { $max }.
quebec1759-line-raid-answered = The British fire back: { $hits ->
    [0] no hit
    [one] 1 hit
   *[other] { $hits } hits
 }.
quebec1759-line-fired-back = Fired: { $kind }, { $cv } of { $max }.
quebec1759-line-scouted = The Ottawa scout at { $zone }: they see { $blocks ->
    [one] 1 block
   *[other] { $blocks } blocks
 }.
quebec1759-line-seen = Seen: { $kind }, { $cv } of { $max }.
quebec1759-line-ottawa-went = The Ottawa withdraw to { $zone }.
quebec1759-line-ottawa-no-refuge = The Ottawa find no zone free of the British and leave the game.
quebec1759-line-ottawa-stayed = The Ottawa stay at { $zone }.
quebec1759-line-ottawa-removed = The Ottawa go home for good.
quebec1759-line-occupied = The British hold { $zone } for the first time.
quebec1759-line-quebec-militia-home = Quebec militia of { $cv } CV goes home from { $zone }.
quebec1759-line-montreal-militia-home = Montreal militia of { $cv } CV goes home from { $zone }.
quebec1759-line-won = { $side } wins.

quebec1759-when = Turn { $turn }
quebec1759-end-5-1-gb = The British hold Abraham after the last turn.
quebec1759-end-5-1-fr = The British don't hold Abraham after the last turn.
quebec1759-end-5-2-fr = The British have fewer than 20 CV left.

quebec1759-standing-visit = The Ottawa among the British
quebec1759-standing-visit-raid = Raid
quebec1759-standing-visit-scout = Scout
quebec1759-standing-raid-hits = Who takes the hits of a raid?
quebec1759-standing-raid-hits-weakest = The weakest
quebec1759-standing-raid-hits-strongest = The strongest
quebec1759-standing-answer-raid = Fire back at raiders?
quebec1759-standing-answer-raid-answer = Yes, where we can
quebec1759-standing-ottawa-go = The Ottawa withdraw: where to?
quebec1759-standing-ottawa-go-friends = To most of our own
quebec1759-standing-ottawa-leave = Do the Ottawa leave a battle?
quebec1759-standing-ottawa-leave-stay = They stay
quebec1759-standing-part = Our part of a battle turn
quebec1759-standing-part-fire = Always fire: no retreat, no reserve brought in
quebec1759-standing-take-hits = Who takes hits in a battle?
quebec1759-standing-take-hits-weakest = The weakest
quebec1759-standing-take-hits-strongest = The strongest
