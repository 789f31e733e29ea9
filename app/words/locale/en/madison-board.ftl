# Mr. Madison’s War on the board: what the page says of counters, spaces, cards, lakes, tracks and battles.

madison-unit = { $name }, { $kind }, class { $letter }, strength { $strength }{ $state ->
    [reduced] , reduced
   *[full] {""}
 }
madison-card-in-play = in play
madison-card-just-drawn = new
madison-card-suggested = suggested
madison-unit-cut = out of supply
madison-goes-along = goes along
madison-is-named = named to act
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
 }, command { $command }, combat +{ $modifier }
madison-row-unit = { $kind }, { $letter }, strength { $strength }{ $state ->
    [reduced] , reduced
   *[full] {""}
 }
madison-row-vessel = { $kind }, { $letter }{ $state ->
    [reduced] , damaged
   *[full] {""}
 }
madison-row-leader = { $rank } command { $command }, combat +{ $modifier }
madison-there = { $side }: { $names }
madison-there-nobody = nobody there
madison-place-label = { $place }, { $about }; { $there }
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
madison-season-summer = Summer
madison-season-autumn = Fall
madison-season-winter = Winter
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
madison-card-now = Can be used now for:
madison-no-event = { $why ->
    [enemy] Its event is for { $side }: you have its number only.
    [winter] Its event is for winter only: hold it face down to play it then.
    [battle] Its event is for a battle.
    [reaction] Its event answers what the enemy does.
   *[event] Its event has no use now: what its text requires is not the case, or it would change nothing.
 }
madison-to-hand = Cards: { $count }
madison-your-hand = Your cards: { $count }{ $held ->
    [0] {""}
   *[other] , and { $held } face down
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
madison-wins-end = At the end, after the winter of 1814 or by the Treaty of Ghent, who is ahead wins: by 20 points decisively, by 10 marginally; even points are Britain’s.
madison-wins-us = At once: the United States with { $at }, before 1814.
madison-wins-gb = At once: Britain with { $count } of { $names } (now { $taken }).
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

## What helps to decide

madison-activate = { $commits ->
    [yes] Activate
   *[no] Name
 } { $how ->
    [alone] { $leader } alone: { $at }
    [water] { $leader } by water: { $at }
   *[land] { $leader }: { $at }
 }{ $leads ->
    [0] {""}
    [one] , with 1 unit at most
   *[other] , with { $leads } units at most
 }{ $commits ->
    [yes] {" "}(no undo)
   *[no] {""}
 }
madison-hint-event = As its text says
madison-hint-leader = Units of the same space may go along
madison-hint-units = Units of one space, each on its own
madison-hint-operations = A leader or units act, with what the card’s text adds
madison-hint-campaign = Two leaders, or a leader and a unit elsewhere
madison-hint-build = Vessels are built, damaged ones repaired
madison-hint-restore = Reduced regulars in supply are whole again
madison-hint-depot = A source of supply until the winter is over
madison-use-hold-lost = Lay it down: lost after winter
madison-hint-hold = { $until ->
    [winter] Kept for this winter, when its event can be played; two of a hand at most
    [treaty] Kept to answer the Treaty of Ghent; two of a hand at most
    [lost] Lost: by winter only winter events are of use, then it is discarded (7.24)
   *[fall] Kept for the fall, when it is in your hand again; two of a hand at most
 }
madison-hint-orders = Say when you do not want to be asked
madison-answer-build = Build { $vessel }, { $class } on { $lake }, at { $at }: costs { $cost }
madison-commit-use = { $what } (no undo)
madison-place-arrivals = { $held ->
    [0] Place all { $count }
   *[other] { $count ->
        [0] Hold all { $held } back
       *[other] Place { $count }, hold { $held } back
    }
 }{ $lost ->
    [0] {""}
    [one] {" "}(a vessel is lost)
   *[other] {" "}({ $lost } vessels are lost)
 }
madison-winter-due = { $at } { $steps }
madison-winter-dues = { $count ->
    [one] One unit loses a step: press its counter.
   *[other] { $count } steps are lost: press a counter for each.
 } Where, and how many: { $dues }.
madison-arrival-blocked = The enemy holds { $at }, where reinforcements of yours arrive{ $ships ->
    [0] {""}
   *[other] : vessels due there leave the game ({ $names })
 }{ $units ->
    [0] .
   *[other] . Units and leaders may fight for it, or wait.
 }
madison-wait-arrivals = { $lost ->
    [0] Wait: they come next turn
    [one] Wait: who has waited before leaves the game (1 counter)
   *[other] Wait: who has waited before leaves the game ({ $lost } counters)
 }
madison-answer-fight-in = Fight for { $at } with { $block }{ $others ->
    [0] {""}
   *[other] {" "}and { $others } more
 }: strength { $attack } against { $defence }, { $sum ->
    [0] nothing added to the dice
   *[other] { $drm } to the dice
 }. Fails { $ar }%, both lose { $ex }%, goes on { $cc }%, succeeds { $dr }% (no undo); who is thrown back leaves the game
madison-arrival-held = held back
madison-how-to-arrive = Press a counter to hold it back until next turn; once more, and it comes now. Vessels come in any case.
madison-commit-winter = Play { $card } (no undo)
madison-commit-force = { $at ->
    [none] Activate these forces (no undo)
   *[other] { $count ->
        [one] Activate this unit at { $at } (no undo)
       *[other] Activate these units at { $at } (no undo)
      }
 }
madison-commit-one = Activate { $what } only (no undo)
madison-campaign-named = { $count ->
    [one] 1 of 2 named: { $names }. { $kind ->
        [leader] Press another leader, or a unit in another space.
       *[unit] Press a leader in another space.
      }
   *[other] Both are named: { $names }.
 }
madison-whom-to-name = { $use ->
    [leader] Press the leader who is to act; units in the same space may go along.
    [units] { $value ->
        [one] Press the unit that is to act,
       *[other] Press the units that are to act, { $value } at most and all in one space,
      } or a leader to act alone in their place.
    [campaign] Press two leaders, or a leader and a unit in another space.
   *[other] Press who is to act.
 }
madison-too-slow = Command value above { $value }, so not by this card: { $names }.
madison-naming-commits = No undo, and your opponent may react. { $by ->
    [finger] Press one to see their reach and odds.
   *[mouse] Point at one to see their reach and odds.
 }
madison-goes-alone = { $leader } goes alone: this card was used to activate units, and a leader in their place takes nobody along.
madison-alone-sure = { $leader } takes nobody along: press again to go alone
madison-unmoved-sure = Nobody of this force has moved: press again to end it here
madison-taken-along = { $leader } takes along { $count }: { $names }.
madison-leads-up-to = { $leader } can take { $most ->
    [one] 1 unit
   *[other] { $most } units
 } along{ $indians ->
    [any] {" "}and any number of Indians
   *[counted] {""}
 }; none is taken yet. Press units in the same space, then a lit space.
madison-led = { $leader } can take { $most ->
    [one] 1 unit
   *[other] { $most } units
 } along{ $indians ->
    [any] {" "}and any number of Indians
   *[counted] {""}
 }. Taken: { $units ->
    [0] no unit
    [one] 1 unit ({ $kinds })
   *[other] { $units } units ({ $kinds })
 }{ $leaders ->
    [0] {""}
    [one] , 1 leader
   *[other] , { $leaders } leaders
 }: { $names }.
madison-led-kind = { $kind } { $count }
madison-in-hand = Going: { $names }.
madison-take-along = Take{ $count ->
    [0] {""}
    [one] { $some ->
        [yes] {" "}1 of { $all } units
       *[no] {" "}1 unit
      }
   *[other] { $some ->
        [yes] {" "}{ $count } of { $all } units
       *[no] {" "}all { $count } units
      }
 }{ $leaders ->
    [0] {""}
   *[other] { $count ->
        [0] {""}
       *[other] {" "}and
      }{ $leaders ->
        [one] {" "}1 leader
       *[other] {" "}{ $leaders } leaders
      }
 } along
madison-points-left = Movement points left: { $least }{ $faster ->
    [0] {""}
   *[other] {" "}for the slowest, { $most } for the fastest
 }.
madison-may-leave = They go together; press one to leave it behind.
madison-gives-up-control = ⚠ Once these leave, you give up { $at }{ $points ->
    [0] .
    [one] : 1 point less.
   *[other] : { $points } points less.
 }
madison-gives-up-lake = ⚠ Once these leave, you give up the lake (worth { $points }).
madison-gives-up-open = ⚠ Nobody stays in { $at }{ $points ->
    [0] {""}
   *[other] {" "}(worth { $points })
 }: the enemy in { $near } can march in.
madison-cut-off-way = Red, with a broken rim: out of supply there.
madison-cut-off-there = ⚠ Out of supply at { $at }: { $count ->
    [one] 1 unit. There it is
   *[other] { $count } units. There they are
 } not restored, and worth nothing at the end.
madison-attacked = Attack on { $at }: strength { $attack } against { $defence }. { $count ->
    [0] Nothing is added to the dice yet.
    [one] Added to the dice: { $added }.
   *[other] Added to the dice: { $added }; in all { $drm }.
 } { $leads ->
    [open] Who leads is not counted yet: { $least } to { $most }.
   *[counted] Reckoned with the best lead.
 } Battle cards can still add something. { $chances }.
madison-attacked-brief = { $how ->
    [fleets] Ships { $attack } against your { $defence }
   *[land] Strength { $attack } against your { $defence }
 }, { $sum ->
    [0] nothing added to the dice
   *[other] { $drm } to the dice
 }. { $how ->
    [fleets] Attackers win { $dr }%, defenders win { $ar }%
   *[land] The attack fails { $ar }%, both lose { $ex }%, goes on { $cc }%, succeeds { $dr }%
 }.
madison-added = What is added to the dice
madison-retreat-leaves = A retreat leaves { $at }{ $points ->
    [0] {""}
   *[other] {" "}(worth { $points })
 } to the enemy.
madison-take-ships = { $count ->
    [one] Take the ship
   *[other] Take all { $count } ships
 }
madison-ships-first = { $leader } is in hand. First take ships along: spaces and lakes light up once one is in hand. Who goes as a passenger is pressed one by one.
madison-ask-nowhere = { $card }: { $more ->
    [yes] no space is lit yet: press who goes along, or press Done
    [along] no space is lit yet: press who goes along
   *[no] nobody can move on: press Done
 }
madison-answer-pick = { $what }
madison-answer-depot = Depot at { $at }
madison-answer-restore = Restore { $block }
madison-answer-lose = { $block } (strength { $strength }) loses a step
madison-answer-damage = { $block } (class { $letter }) is damaged
madison-answer-retreat = Retreat to { $at }
madison-answer-lead = { $block }{ $counter ->
    [unit] {" "}(class { $letter }, strength { $strength })
    [vessel] {" "}(class { $letter })
   *[other] {""}
 } leads, { $card ->
    [none] without a card
   *[other] with { $card }
 }
madison-answer-attack = { $how ->
    [fleets] Attack on { $at }: ships { $attack } against { $defence }
    [water] Attack { $at } by water: strength { $attack } against { $defence }
   *[land] Attack { $at }: strength { $attack } against { $defence }
 }, { $sum ->
    [0] nothing added to the dice
   *[other] { $drm } to the dice
 }. { $how ->
    [fleets] Attackers win { $dr }%, defenders win { $ar }%
   *[land] Fails { $ar }%, both lose { $ex }%, goes on { $cc }%, succeeds { $dr }%
 } (no undo)
madison-attack-told = { $at }: { $count ->
    [0] nothing is added to the dice yet.
    [one] added to the dice: { $added }.
   *[other] added to the dice: { $added }; in all { $drm }.
 } { $leads ->
    [open] Who leads is not counted yet: { $least } to { $most }.
   *[counted] Reckoned with the best lead.
 } Battle cards can still add something.
madison-foretold = { $first }{ $units ->
    [0] {""}
    [one] , 1 unit
   *[other] , { $units } units
 }{ $vessels ->
    [0] {""}
    [one] , 1 vessel
   *[other] , { $vessels } vessels
 } { $how ->
    [water] by water
   *[land] by land
 }: { $count ->
    [0] nowhere to go.
    [one] 1 place within reach.
   *[other] { $count } places within reach.
 }
madison-foretold-attack = { $at } from { $from }: { $attack } against { $defence }, dice { $drm }. If they stand: succeeds { $dr }%{ $cc ->
    [0] {""}
   *[other] , goes on { $cc }%
 }{ $ex ->
    [0] {""}
   *[other] , both lose { $ex }%
 }, fails { $ar }%
madison-foretold-more = { $count ->
    [one] 1 more attack is on the map.
   *[other] { $count } more attacks are on the map.
 }
madison-foretold-overwhelmed = { $at }: nine to one or more, the defenders must retreat.
madison-may-evade = Defenders may first retreat, or play a card.
madison-event-rolled = Your event, { $card }: what came of it
madison-war-began = The war begins
madison-event-nothing = Nothing comes of it.
madison-interrupted-card = { $side } interrupts your move with a card
madison-interrupted-retreat = { $side } retreats before your attack: there is no battle
madison-more-if-led = { $drm } more if one of these leads: { $units }.
madison-answer-sail = { $foes ->
    [0] Land at { $at } (no undo)
   *[other] Attack by water: { $at } (no undo)
 }
madison-how-to-return = Press a vessel in port, then the lit box of its lake. Leaders follow vessels of their port.
madison-put-all-back = Put { $count ->
    [one] 1 vessel
   *[other] all { $count } vessels
 } back
madison-done-giving-up = Done: { $count ->
    [one] { $lake } is
   *[other] { $count } lakes are
 } given up
madison-can-react = { $count ->
    [one] { $cards } can answer this.
   *[other] These can answer this: { $cards }.
 }
madison-cannot-react = You hold nothing that can be played here: pass.
madison-why-asked = You are asked all the same, so that your opponent can’t tell what you hold.

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
    [0] no counter left
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
madison-lead-open = Who leads, not counted yet: { $least } to { $most }
madison-chart-land = The sum of two dice, and how likely each is
madison-chart-naval = One die; the higher, the worse for who loses
madison-end-result = { $side }: { $what }, { $part }%
madison-why-lead-ship = Press a ship in the battle to let it lead. For each class that it is better than theirs (A before B before C) 1 is added for you; it is damaged first.
madison-why-lead = Press a unit in the battle to let it lead. For each class that it is better than theirs (A before B before C) 1 is added for you; it takes the first loss.
madison-end-ar = Attack fails { $part }%
madison-end-ex = Both lose { $part }%
madison-end-cc = Fight goes on { $part }%
madison-end-dr = Defence gives way { $part }%
madison-end-naval-ar = Defenders win { $part }%
madison-end-naval-dr = Attackers win { $part }%
madison-result-won = { $side } wins the battle: { $at }
madison-result-nobody = The battle is over: { $at }
madison-result-cost = { $side }: { $lost ->
    [0] { $reduced ->
        [0] no losses.
       *[other] { $reduced } { $where ->
            [lake] damaged.
           *[land] reduced.
          }
      }
   *[other] { $lost } lost{ $reduced ->
        [0] .
       *[other] , { $reduced } { $where ->
            [lake] damaged.
           *[land] reduced.
          }
      }
 }
madison-result-gone = Out of the game: { $blocks }.
madison-result-all-reduced = { $side } has no unit of full strength left, so it retreats: there is no further round.
madison-result-leads = Lead units: { $attack } against { $defence }. A side with no other to lead isn’t asked.
madison-note-reduced = { $count ->
    [one] The attackers’ reduced unit adds nothing to their strength.
   *[other] The attackers’ { $count } reduced units add nothing to their strength.
 }
madison-note-lead = { $side }: { $block } (class { $letter })
madison-note-leads = Lead units: { $leads }. A side with no other to lead isn’t asked.
madison-result-dismiss = Close

madison-legend-pieces = Counters
madison-legend-regular = Regulars: class at the top right, strength below, steps as dots
madison-legend-classes = Class, A the best: of who leads in battle the better class adds to the dice
madison-legend-militia = Militia
madison-legend-dragoon = Dragoons
madison-legend-indian = Indians
madison-legend-reduced = Reduced: one step is gone
madison-legend-cut = Out of supply
madison-legend-leader = Leader: stars above, command and combat below
madison-legend-naval-leader = Naval leader
madison-legend-sloop = Sloop
madison-legend-schooner = Schooner
madison-legend-brig = Brig
madison-legend-corvette = Corvette
madison-legend-frigate = Frigate
madison-legend-ship-of-the-line = Ship of the line
madison-legend-damaged = Damaged vessel
madison-legend-in-hand = In your hand: goes along
madison-legend-moved = The enemy is moving it
madison-legend-places = Spaces
madison-legend-space-us = American space and its value
madison-legend-space-gb = British space and its value
madison-legend-taken = Taken by the other side: filled with its color
madison-legend-ring = Reinforcements come here; a source of supply
madison-legend-forest = Forest
madison-legend-fort = Fort
madison-legend-fort-later = Fort that stands from a later turn on
madison-legend-base = Naval base
madison-legend-base-reserve = Naval base in reserve
madison-legend-box = Control box of a lake
madison-legend-box-held = Its edge has the color of who controls the lake
madison-legend-boom = Head of navigation: no ship passes
madison-legend-fort-built = Fort that a card has built
madison-legend-depot = Supply depot
madison-legend-ruin = Burnt: worth nothing
madison-legend-toll = Steps that winter still takes there
madison-legend-lit = Can be pressed now
madison-legend-foreseen = Within reach of who is pointed at
madison-legend-fight = Battle, or attack announced
madison-legend-ways = Ways
madison-legend-road = Road: 1 movement point
madison-legend-trail = Trail: 2 movement points
madison-legend-invasion = Invasion route: 3 movement points
madison-legend-sea-way = From a lake’s box to its ports
madison-legend-arrow = Where counters went
madison-legend-tether = Leads from a space to its counters
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
madison-steps-take = Taken along ({ $count }): { $names }
madison-step-named = { $block } acts, at { $at }
madison-steps-named = To act ({ $count }): { $names }
madison-step-drop = { $block } stays
madison-step-activate-leader = { $block } is named
madison-step-act-first = The other force acts first
madison-step-turn-to = { $block } in hand instead
madison-step-march = To { $to }
madison-step-sail = Sail to { $to }
madison-step-unload = Everybody ashore
madison-step-restore = { $block } is restored
madison-step-pick = { $what ->
    [none] Picked
   *[other] { $what } is picked
 }
madison-step-withdraw = { $block } withdraws to { $to }
madison-step-berth = { $block } to { $to }
madison-step-put-back = { $block } back on { $lake }
madison-step-recall = { $block } back to { $to }
madison-step-hold-back = { $block } arrives a turn later
madison-step-bring = { $block } arrives at { $to }
madison-step-build-vessel = { $block } is built at { $to }
madison-step-repair = { $block } is repaired
madison-step-lose = { $block } loses a step
madison-step-give-order = An order for when { $window }
madison-step-order-space = About { $to }, when { $window }
madison-step-order-size = About { $count } units or more, when { $window }
madison-step-open-orders = Standing orders
madison-step-close-orders = Standing orders closed
madison-step-use-card = You play { $card }
madison-step-keep-card = The card that was drawn is kept
madison-step-stand = Stand and fight
madison-step-evade = Retreat to { $to } before combat
madison-step-lead = { $block } leads
madison-step-retreat = Retreat to { $to }
madison-step-make-depot = A depot at { $to }
madison-step-react = You react with { $card }
madison-step-pass = Pass
madison-step-harbour = All to { $to }
madison-step-fight-in = The reinforcements fight for { $to }
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
madison-do-bring = Arrive here

## Why the Commander would make a choice

madison-because-led = { $deed ->
    [attack] { $leader } can lead units from { $from } against { $at }
    [take] { $leader } can lead units from { $from } to { $at }, which nobody defends
   *[hold] { $leader } can lead units from { $from } to { $at }, nearer to what can be won or must be held
 }{ $points ->
    [0] .
   *[other] {" "}(worth { $points }).
 }
madison-because-units = { $count ->
    [one] { $unit }
   *[other] { $count } units
 } can go from { $from } { $deed ->
    [attack] against { $at }
    [take] to { $at }, which nobody defends
   *[hold] to { $at }, nearer to what can be won or must be held
 }{ $points ->
    [0] .
   *[other] {" "}(worth { $points }).
 }
madison-because-fleet = { $leader ->
    [none] Ships at { $from } can win { $lake }.
   *[other] { $leader } can win { $lake } with the ships at { $from }.
 }
madison-because-two = { $leader } can lead a force to { $at }, and { $second } one to { $to }.
madison-because-way = On the way to { $at }, { $deed ->
    [attack] to attack it
    [take] which nobody defends
   *[hold] nearer to what can be won or must be held
 }{ $points ->
    [0] .
   *[other] {" "}(worth { $points }).
 }
madison-why-now = It can be played now, and may not be later.
madison-why-peace = Peace would win the war now.
madison-why-no-peace = Peace would not win the war now.
madison-why-event = Its event does more than the card’s value would.
madison-why-campaign = Two forces act by one card.
madison-why-operations = What its text adds comes on top of whom it activates.
madison-why-leader = A leader takes a whole force along, to where there is something to win or to save.
madison-why-units = It moves { $value ->
    [one] 1 unit
   *[other] { $value } units or ships
 } where no leader is to go.
madison-why-depot = A depot keeps units in supply through the winter.
madison-why-restore = { $reduced ->
    [0] It gives reduced regulars back their steps.
    [one] 1 of your regular units is reduced; this card restores { $value }.
   *[other] { $reduced } of your regular units are reduced; this card restores { $value }.
 }
madison-why-build = Its { $points ->
    [one] 1 point goes
   *[other] { $points } points go
 } into vessels: the larger fleet wins the lake.
madison-why-hold = Its number does little now, and two cards may be kept.
madison-why-hold-winter = It is played in winter only, so it is kept until then.
madison-why-leader-named = Units of strength { $strength } stand with { $leader } at { $at }, near something to win or to save.
madison-why-admiral = The fleet at { $at } can win its lake.
madison-why-take = The stronger the force, the more it can attack; a guard stays where one is needed.
madison-why-drop = Without a guard the space would lie open.
madison-why-attack = It attacks where it is the stronger: { $attack } against { $defence }.
madison-why-undefended = Nobody defends { $at }, worth { $value }.
madison-why-nearer = It comes nearer to spaces that can be won or must be held.
madison-why-sail = { $ships ->
    [0] No enemy ship is on { $lake }.
    [one] The fleet is stronger than the 1 enemy ship on { $lake }.
   *[other] The fleet is stronger than the { $ships } enemy ships on { $lake }.
 }
madison-why-done = No further move gains enough.
madison-why-build-vessel = The largest vessel comes first.
madison-why-strongest = At full strength it counts { $strength }.
madison-why-put-back = A lake that is left empty is lost.
madison-why-base = At { $at } damaged vessels can be repaired.
madison-why-stand = The battle is not lost: { $defence } against { $attack }.
madison-why-evade = Too weak to stand: { $defence } against { $attack }.
madison-why-led = The best class there is: { $letter }.
madison-why-lose = It is the weakest that may take the loss: strength { $strength }.
madison-why-lose-ship = It is of the lowest class that may be damaged: { $letter }.
madison-why-retreat = Worth { $value }: { $at }.
