# Liberty on the board: what the page says of pieces, places, cards, tracks and battles.

liberty-block = { $name }, { $kind }, { $cv } of { $max }, { $fire }
liberty-block-of-its-kind = { $name }, { $cv } of { $max }, { $fire }
liberty-block-marked = does not get through the winter
liberty-hidden = { $count ->
    [one] 1 block, { $side }
   *[other] { $count } blocks, { $side }
 }
liberty-kind-leader = leader
liberty-kind-foot = infantry
liberty-kind-guards = Guards
liberty-kind-light-infantry = light infantry
liberty-kind-rifle = riflemen
liberty-kind-dragoon = dragoons
liberty-kind-continental = Continentals
liberty-kind-militia = militia
liberty-kind-indian = Indians
liberty-kind-warship = warships

liberty-place-label = { $place }, { $about }: { $there }
liberty-about-atlantic = the open sea
liberty-about-hex = { $held ->
    [yes] holder: { $side }
   *[no] no town
 }
liberty-about-town = { $kind ->
    [port] port
    [indian] Indian town
   *[town] town
 }{ $value ->
    [0] {""}
   *[other] {" "}worth { $value }
 }, holder: { $side }

liberty-way-clear-n = north, open country
liberty-way-clear-ne = north-east, open country
liberty-way-clear-se = south-east, open country
liberty-way-clear-s = south, open country
liberty-way-clear-sw = south-west, open country
liberty-way-clear-nw = north-west, open country
liberty-way-forest-n = north, forest
liberty-way-forest-ne = north-east, forest
liberty-way-forest-se = south-east, forest
liberty-way-forest-s = south, forest
liberty-way-forest-sw = south-west, forest
liberty-way-forest-nw = north-west, forest
liberty-way-river-n = north, forest with a river
liberty-way-river-ne = north-east, forest with a river
liberty-way-river-se = south-east, forest with a river
liberty-way-river-s = south, forest with a river
liberty-way-river-sw = south-west, forest with a river
liberty-way-river-nw = north-west, forest with a river
liberty-way-lake-n = north, over a lake
liberty-way-lake-ne = north-east, over a lake
liberty-way-lake-se = south-east, over a lake
liberty-way-lake-s = south, over a lake
liberty-way-lake-sw = south-west, over a lake
liberty-way-lake-nw = north-west, over a lake
liberty-way-sea-n = north, over water
liberty-way-sea-ne = north-east, over water
liberty-way-sea-se = south-east, over water
liberty-way-sea-s = south, over water
liberty-way-sea-sw = south-west, over water
liberty-way-sea-nw = north-west, over water
liberty-way-sea = by sea

liberty-calendar = { $year }, turn { $turn }: { $phase }
liberty-phase-cards = Cards
liberty-phase-weather = Weather
liberty-phase-first = First player
liberty-phase-second = Second player
liberty-phase-battles = Battles
liberty-phase-turn-end = End of turn
liberty-phase-victory = Victory
liberty-phase-france = France
liberty-phase-disband = Disbanding
liberty-phase-attrition = Winter
liberty-phase-exchange = Prisoners
liberty-phase-year-end = New year

liberty-card-action = { $value ->
    [one] Card: 1 action
   *[other] Card: { $value } actions
 }
liberty-card-supply = { $value ->
    [one] Supply card: 1 step
   *[other] Supply card: { $value } steps
 }
liberty-turned = { $side }: { $card }
liberty-holds = { $side }: { $count ->
    [0] no card
    [one] 1 card
   *[other] { $count } cards
 } in hand
liberty-your-hand = Your cards
liberty-your-block-and-hand = Your new block, your cards
liberty-on-the-table = Cards on the table

liberty-score = Score
liberty-points = British points: { $points }
liberty-to-win = British points: { $points }. At the end of a year { $british } or more win the war for Britain, { $american } or fewer for America.
liberty-score-side = { $side } holds { $points ->
    [one] 1 point
   *[other] { $points } points
 }
liberty-taken = { $place }: taken from the enemy
liberty-off-map = Off the map
liberty-hand = In hand
liberty-pool = Pool
liberty-prisoners = Prisoners, { $side }: { $names }
liberty-french-pool = The French in waiting: { $names }
liberty-played = Played this year: { $cards }

liberty-battle-at = Battle: { $at }
liberty-sea-attack-at = Attack from the sea: { $at }
liberty-battle-fires = Class { $letter }: { $side } fires or retreats.
liberty-battle-takes = { $side } takes { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
 }, on its strongest block.
liberty-battle-leaves = { $side } leaves the field.
liberty-battle-won = { $side } holds the field.
liberty-battle-round = { $round ->
    [4] Pursuit
   *[other] Round { $round } of 3
 }
liberty-battle-needs = A block hits up to the number beside its letter
liberty-all-fire = { $count ->
    [2] Both fire
   *[other] All { $count } fire
 }
liberty-battle-fold = Look at the map
liberty-battle-unfold = Back to the battle
liberty-attacks = { $side } attacks
liberty-defends = { $side } defends
liberty-in-reserve = in reserve until round 2
liberty-bound = must leave when it is its turn again
liberty-line-blocks = { $count ->
    [one] 1 block
   *[other] { $count } blocks
 }{ $reserves ->
    [0] {""}
   *[other] {" "}and { $reserves } in reserve
 }

liberty-result-held = { $side } holds { $at }
liberty-result-nobody = Nobody is left: { $at }
liberty-result-lost = { $side }: { $steps ->
    [0] { $lost ->
        [0] no loss.
        [one] 1 block lost.
       *[other] { $lost } blocks lost.
     }
    [one] 1 step lost, { $lost ->
        [0] no block.
        [one] 1 block.
       *[other] { $lost } blocks.
     }
   *[other] { $steps } steps lost, { $lost ->
        [0] no block.
        [one] 1 block.
       *[other] { $lost } blocks.
     }
 }
liberty-result-left = { $side }: { $blocks ->
    [one] 1 block
   *[other] { $blocks } blocks
 } to { $to } ({ $why ->
    [rounds] three rounds are over: the attacker must leave
    [ships] ships hold no port against ground blocks
    [beaten] its line is beaten
   *[own] a retreat of its own choice
 }).
liberty-result-told = { $what }.
liberty-result-dismiss = Put away

liberty-step-build = A block is drawn from the pool
liberty-step-reinforce = { $block } gains a step
liberty-step-move = { $block } to { $to }
liberty-step-deploy = The new block to { $to }
liberty-step-put-next = Next the battle of { $to }
liberty-step-leave = { $block } to { $to }
liberty-step-give = { $block } is set free
liberty-step-want = { $block } comes back
liberty-step-disband = { $block } goes home
liberty-step-lose = { $block } is lost

liberty-map-title = LIBERTY
liberty-map-subtitle = The Thirteen Colonies and Canada
map-colony-quebec = QUEBEC
map-colony-new-hampshire = NEW HAMPSHIRE
map-colony-massachusetts = MASSACHUSETTS
map-colony-new-york = NEW YORK
map-colony-pennsylvania = PENNSYLVANIA
map-colony-virginia = VIRGINIA
map-colony-north-carolina = NORTH CAROLINA
map-colony-south-carolina = SOUTH CAROLINA
map-colony-georgia = GEORGIA
map-the-atlantic = Atlantic Ocean
map-ontario = Lake Ontario
map-erie = Lake Erie

liberty-legend-pieces = Pieces
liberty-legend-foot = Infantry: its strength stands on top, the dots on its other edges are the strengths that it may have; in each round A fires first, then B, then C, and C2 hits on 1 or 2
liberty-legend-leader = A leader: hits up to 3
liberty-legend-dragoon = Dragoons: fire in class B
liberty-legend-militia = Militia
liberty-legend-indian = Indians: keep to the wilderness
liberty-legend-warship = Warships: fire first, in class A
liberty-legend-band = The stripe is a block's nation: this one is Loyalist
liberty-legend-hidden-gb = A British block with its back to you
liberty-legend-hidden-am = An American or French block with its back to you
liberty-legend-places = Towns
liberty-legend-town-am = An American town and its value
liberty-legend-town-gb = A British town and its value
liberty-legend-town-indian = An Indian town
liberty-legend-taken = A filled circle: an American town that Britain holds
liberty-legend-port = A port
liberty-legend-sides = Sides of hexes
liberty-legend-clear = Open country: 4 blocks of a player cross it in a turn
liberty-legend-forest = Forest or swamp: 2 blocks, 3 with a river; without one it ends a move
liberty-legend-water = Water
liberty-legend-halves = Between North and South, for the weather
liberty-legend-cards = Cards
liberty-legend-action = A drum: an action, for a group of blocks or to build one
liberty-legend-supply = A barrel: a step of supply for a block
liberty-legend-left = Beside a block in hand: how many more of yours may cross that side this turn

liberty-card-block = { $name }, { $kind }
liberty-card-strength = Strength { $cv } of { $max }; fires in class { $letter } and hits on { $hits } or less
liberty-card-moves = Moves { $move ->
    [one] 1 hex
   *[other] { $move } hexes
 }, further by a forced march
liberty-card-home = At home in { $at }
liberty-card-feeds = Feeds { $value ->
    [one] 1 block
   *[other] { $value } blocks
 } through the winter, and more by a leader

liberty-sky-fair = Fair
liberty-sky-north = Bad weather: North
liberty-sky-south = Bad weather: South
liberty-sky-fair-brief = Fair
liberty-sky-fair-means = Fair weather: attacks are possible everywhere this turn
liberty-sky-north-brief = North
liberty-sky-north-means = Bad weather in the North: no attack begins or ends there this turn
liberty-sky-south-brief = South
liberty-sky-south-means = Bad weather in the South: no attack begins or ends there this turn

liberty-points-ahead = British points: { $points }, and { $ahead } if the turn ends as blocks stand
liberty-passes = { $place }: passes to { $side } if the turn ends as blocks stand
liberty-contested = { $place }, contested

liberty-winter-at-sea = { $blocks ->
    [0] Winter follows this turn: blocks that are in the Atlantic then go back to their pool.
    [one] Winter follows this turn: your block in the Atlantic goes back to its pool if it stays there.
   *[other] Winter follows this turn: your { $blocks } blocks in the Atlantic go back to their pool if they stay there.
 }
liberty-winter-decides = As blocks stand { $side } wins the war at the end of this turn: the British score is { $points }.
liberty-winter-unfed = As your blocks stand not all are fed:
liberty-winter-follows = Winter follows this turn, and as your blocks stand not all are fed:
liberty-winter-feeds = { $at } feeds { $feeds } and has { $has }: { $lost ->
    [one] 1 starves
   *[other] { $lost } starve
 }
liberty-winter-fed-disband = All your blocks are fed: nobody has to go.
liberty-winter-fed-attrition = All that stay are fed: press Done.
liberty-forced-way = Paler, with a broken rim: a forced march. Each block rolls a die and loses a step on 1 to 3.
liberty-march-price = It is a forced march: on 1 to 3, 50 of 100, it loses a step.
liberty-winter-sure = { $blocks ->
    [one] Press again: winter takes 1 block at sea
   *[other] Press again: winter takes { $blocks } blocks at sea
 }
liberty-disband-sure = { $lost ->
    [one] Press again: 1 block will starve and be captured
   *[other] Press again: { $lost } blocks will starve and be captured
 }
liberty-withdraw-sure = { $left ->
    [one] Press again: 1 block is captured
   *[other] Press again: { $left } blocks are captured
 }
liberty-starve-all = { $blocks ->
    [one] Nothing feeds it: 1 block is lost
   *[other] Nothing feeds them: { $blocks } blocks are lost
 }
liberty-retreat-all = { $blocks ->
    [one] Retreat to { $at }: there is no other way
   *[other] Both to { $at }: there is no other way
 }
liberty-french-war = France is at war.
liberty-fight-both = Next: { $at }, then { $last }

liberty-build-unmoved = { $actions ->
    [one] Move nothing, go on to build: 1 action
   *[other] Move nothing, go on to build: { $actions } actions
 }
liberty-build-unmoved-sure = { $actions ->
    [one] Press again: move nothing, go on to build with 1 action
   *[other] Press again: move nothing, go on to build with { $actions } actions
 }

liberty-bargain = Prisoners ({ $count })
liberty-bargain-mine = Yours, in enemy hands
liberty-bargain-theirs = Your prisoners, of { $side }
liberty-bargain-offered = { $side } offers: { $give } for { $want }
liberty-bargain-draft = Your offer so far: { $give } for { $want }
liberty-offer-unmade-sure = Press again: your offer is not made
liberty-offer-stands = Done: your offer stands, the enemy may answer it
liberty-build-no-more-sure = { $actions ->
    [one] Press again: 1 action is lost
   *[other] Press again: { $actions } actions are lost
 }
liberty-offer-unanswered = Leave the offer unanswered

liberty-year-over = The winter of { $year }
liberty-year-points = Britain has { $points ->
    [one] 1 point
   *[other] { $points } points
 }: the war goes on.

liberty-why-actions = { $value ->
    [one] It has 1 action: the greater cards are kept.
   *[other] It has { $value } actions, for as many groups.
 }
liberty-why-actions-open = { $value ->
    [one] It has 1 action
   *[other] It has { $value } actions
 }: { $at } lies open to you.
liberty-why-actions-guard = { $value ->
    [one] It has 1 action
   *[other] It has { $value } actions
 }: the enemy stands next to { $at }.
liberty-why-supply = Blocks in towns lack strength: it gives { $value ->
    [one] 1 step
   *[other] { $value } steps
 }.
liberty-why-reinforce = With a step more it rolls a die more, which hits on up to { $hits }.
liberty-why-fire = { $cv ->
    [one] 1 die
   *[other] { $cv } dice
 }, and each hits on up to { $hits }.
liberty-why-leave = Strength { $own } stands against { $enemy } that is seen.
liberty-why-done = No further move gains enough.
liberty-why-sea = By sea it can land at any port in a turn that follows.
liberty-why-attack = It attacks: { $blocks ->
    [one] 1 enemy block stands
   *[other] { $blocks } enemy blocks stand
 } at { $at }.
liberty-why-take = It takes { $at }, worth { $value }: nobody defends it.
liberty-why-guard = It keeps { $at }, worth { $value }, from the enemy next to it.
liberty-why-reaches = From there { $at } can be taken, worth { $value }: nobody defends it.
liberty-why-feeds = { $at } feeds { $value } in winter.
