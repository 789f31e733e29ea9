# Mr. Madison's War on the board: what the page says of counters, spaces, cards, lakes, tracks and battles.

madison-unit = { $name }, { $kind }, class { $letter }, strength { $strength }{ $state ->
    [reduced] , reduced
   *[full] {""}
 }
madison-unit-cut = out of supply
madison-goes-along = goes along
madison-winter-toll = { $count ->
    [one] winter takes 1 step more
   *[other] winter takes { $count } steps more
 }
madison-vessel = { $name }, { $kind }, class { $letter }{ $state ->
    [reduced] , damaged
   *[full] {""}
 }
madison-leader = { $name }, { $kind }{ $stars ->
    [0] {""}
    [one] , 1 star
   *[other] , { $stars } stars
 }, command { $command }, in combat { $modifier ->
    [0] nothing
   *[other] +{ $modifier }
 }
madison-there = { $side }: { $names }
madison-place-label = { $place }, { $about }: { $there }
madison-about-space = { $value ->
    [0] no value
   *[other] worth { $value }
 }, { $terrain ->
    [forest] forest
   *[clear] open country
 }, holder: { $side }
madison-about-box = control box, { $held ->
    [yes] holder: { $side }
   *[no] held by nobody
 }
madison-about-fort = fort, class { $letter }, { $value }
madison-about-base = { $kind ->
    [lost] naval base, lost
    [reserve] naval base in reserve
   *[main] naval base
 }
madison-about-port = port on { $lake }
madison-about-depot = supply depot, { $side }
madison-about-destroyed = destroyed

madison-way-road = road
madison-way-trail = trail
madison-way-invasion = invasion route
madison-way-port = port
madison-way-box = by ship

madison-calendar = { $turn }: { $phase }
madison-season-summer = SS
madison-season-autumn = SF
madison-season-winter = ❄
madison-phase-prewar = Before the war
madison-phase-arrivals = Reinforcements
madison-phase-cards = Cards
madison-phase-fight-in = Reinforcements
madison-phase-return = Fleets return
madison-phase-first = First player
madison-phase-action = Card plays
madison-phase-home = Fleets go home
madison-phase-check = End of turn
madison-phase-winter = Winter events
madison-phase-attrition = Winter losses
madison-phase-repair = Winter repairs
madison-phase-turn-end = End of turn
madison-phase-treaty = Peace
madison-phase-over = The end

madison-card-kind-event = event
madison-card-kind-battle = battle card
madison-card-kind-reaction = reaction
madison-card-kind-winter = winter
madison-card-kind-campaign = campaign
madison-card-kind-operations = operations
madison-card-kind = { $side ->
    [both] Either side
   *[other] { $side }
 }: { $kinds }
madison-card-words = { $card }, { $value }. { $kind }. { $text }
madison-card-now = Now: { $uses }
madison-your-hand = Your cards{ $held ->
    [0] {""}
    [one] , 1 of them face down
   *[other] , { $held } of them face down
 }
madison-holds = { $side }: { $count ->
    [0] no card
    [one] 1 card
   *[other] { $count } cards
 } in hand{ $held ->
    [0] {""}
   *[other] , { $held } face down
 }
madison-hands = Cards
madison-used-events = Events so far: { $cards }
madison-standing-orders = Your standing orders
madison-order = { $how ->
    [only] When { $window } I am asked only about { $names }.
    [least] When { $window } I am asked only about { $least } units or more.
   *[never] When { $window } I am not asked.
 }

madison-score = Score
madison-lead = { $side ->
    [none] Nobody is ahead.
   *[other] { $side } is ahead by { $points ->
        [one] 1 point
       *[other] { $points } points
     }.
 }
madison-no-points = Nothing yet
madison-points-of-cards = Cards

madison-lakes = Lakes
madison-lake-held = { $side ->
    [none] nobody holds it
   *[other] holder: { $side }
 }
madison-fleet-afloat = afloat
madison-fleet-moored = in port
madison-fleet-stocks = may be built
madison-on-stocks = { $vessel }: { $cost } to build
madison-arrivals = On the way
madison-arrival = { $turn }, { $at }: { $names }

madison-battle-at = Battle: { $at }
madison-battle-on = Naval battle: { $at }
madison-battle-won = { $side } holds the field.
madison-battle-loses = { $side } takes { $count ->
    [one] 1 loss
   *[other] { $count } losses
 }.
madison-battle-retreats = { $side } retreats.
madison-battle-round = Round { $round }: who leads, and is a battle card played?
madison-battle-fleets = Which ship leads, and is a battle card played?
madison-battle-fold = Fold
madison-battle-unfold = Unfold
madison-attacks = { $side } attacks
madison-defends = { $side } defends
madison-line-counters = { $count ->
    [one] 1 counter
   *[other] { $count } counters
 }
madison-leads = { $block }, leads
madison-battle-card = Plays { $card }
madison-strengths = Strength { $attack } against { $defence }
madison-ships-against = { $attack ->
    [one] 1 ship
   *[other] { $attack } ships
 } against { $defence }
madison-modifiers-sum = In all { $drm }
madison-end-ar = Attack fails { $part }%
madison-end-ex = Both lose { $part }%
madison-end-cc = Fight goes on { $part }%
madison-end-dr = Defence gives way { $part }%
madison-end-naval-ar = Defenders win { $part }%
madison-end-naval-dr = Attackers win { $part }%
madison-result-held = { $side } holds { $at }
madison-result-nobody = The battle is over: { $at }
madison-result-lost = { $side }: { $lost ->
    [0] nobody lost.
    [one] 1 counter lost.
   *[other] { $lost } counters lost.
 }
madison-result-dismiss = Put away

madison-legend-pieces = Counters
madison-legend-regular = Regulars: class above, strength below, steps as dots
madison-legend-militia = Militia
madison-legend-dragoon = Dragoons
madison-legend-indian = Indians
madison-legend-reduced = Reduced: one step is gone
madison-legend-cut = Out of supply
madison-legend-leader = Leader: stars above, command and combat below
madison-legend-naval-leader = Naval leader
madison-legend-schooner = Schooner
madison-legend-brig = Brig
madison-legend-frigate = Frigate
madison-legend-damaged = Damaged vessel
madison-legend-places = Spaces
madison-legend-space-us = American space and its value
madison-legend-space-gb = British space and its value
madison-legend-forest = Forest
madison-legend-fort = Fort
madison-legend-fort-later = Fort that stands from a later turn on
madison-legend-base = Naval base
madison-legend-base-reserve = Naval base in reserve
madison-legend-box = Control box of a lake
madison-legend-boom = Head of navigation: no ship passes
madison-legend-ways = Ways
madison-legend-road = Road: 1 movement point
madison-legend-trail = Trail: 2 movement points
madison-legend-invasion = Invasion route: 3 movement points
madison-legend-cards = What a card may be used for
madison-legend-use-event = Its event
madison-legend-use-leader = To activate a leader
madison-legend-use-units = To activate units
madison-legend-use-build = To build and repair
madison-legend-use-restore = To restore units
madison-legend-use-depot = To create a depot
madison-legend-use-operations = Operations as it says
madison-legend-use-campaign = A Campaign
madison-legend-use-hold = To hold it face down

madison-step-take = { $block } goes along
madison-step-drop = { $block } stays
madison-step-activate-leader = { $block } is activated
madison-step-turn-to = { $block } in hand instead
madison-step-march = To { $to }
madison-step-sail = Sail to { $to }
madison-step-unload = Everybody ashore
madison-step-restore = { $block } is restored
madison-step-pick = Picked
madison-step-withdraw = { $block } withdraws to { $to }
madison-step-berth = { $block } to { $to }
madison-step-put-back = { $block } back on { $lake }
madison-step-recall = { $block } back to { $to }
madison-step-hold-back = { $block } comes later
madison-step-bring = { $block } comes in at { $to }
madison-step-build-vessel = { $block } is built at { $to }
madison-step-repair = { $block } is repaired
madison-step-lose = { $block } loses a step
madison-step-give-order = An order for when { $window }
madison-step-order-space = About { $to }, when { $window }
madison-step-order-size = About { $count } units or more, when { $window }
madison-step-open-orders = Standing orders
madison-step-close-orders = Standing orders closed
madison-step-use-card = A card is chosen
madison-step-done = Done

madison-do-lead = Lead
madison-do-lose = Take the loss
madison-do-take = Take along
madison-do-drop = Leave behind
madison-do-restore = Restore
madison-do-activate-leader = Activate
madison-do-march = March
madison-do-sail = Sail
madison-do-retreat = Retreat there
madison-do-evade = Retreat there before combat
madison-do-make-depot = Create a depot here
madison-do-pick = Pick
madison-do-repair = Repair
madison-do-berth = To port here
madison-do-order-space = Ask about this space
madison-do-withdraw = Withdraw here
madison-do-put-back = Put back
madison-do-bring = Bring in here
