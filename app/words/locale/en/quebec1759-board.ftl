# Quebec 1759 on the board: what the page says of pieces, places, tracks and the field of a battle.

quebec1759-block = { $name }, { $kind }, { $cv } of { $max }
quebec1759-hidden = { $count ->
    [one] 1 block, { $side }
   *[other] { $count } blocks, { $side }
 }
quebec1759-ships = { $count ->
    [one] 1 British ship
   *[other] { $count } British ships
 }
quebec1759-ships-at = ships, { $place }
quebec1759-place-label = { $place }, { $about }: { $there }
quebec1759-place-empty = { $place }, { $about }
quebec1759-river-about = { $code }, a river area
quebec1759-held = held by { $side }
quebec1759-held-nobody = held by nobody
quebec1759-zone-about = { $code }, { $held }{ $goal ->
    [yes] , the objective
   *[no] {""}
 }{ $been ->
    [been] , the British have been here
   *[never] {""}
 }

quebec1759-way-road = road
quebec1759-way-crossing = road over the St. Charles
quebec1759-way-river = the river
quebec1759-way-shore = its shore
quebec1759-way-divide = up or down the river

quebec1759-calendar = Turn { $turn } of 16: { $phase }
quebec1759-phase-setup = Set-up
quebec1759-phase-tide = Tide
quebec1759-phase-orders = Orders
quebec1759-phase-reveal = Orders are opened
quebec1759-phase-picks = Who goes
quebec1759-phase-moves = Movement
quebec1759-phase-ottawa = Ottawa
quebec1759-phase-battles = Battles
quebec1759-phase-supply = Supply
quebec1759-phase-turn-end = End of turn
quebec1759-tide-flows = The tide serves
quebec1759-tide-bars = The tide bars the river

quebec1759-score = Standing
quebec1759-score-blocks = Blocks on the map
quebec1759-score-cv = CV left
quebec1759-score-zones = Zones held
quebec1759-abraham-held = { $side } holds Abraham.
quebec1759-abraham-open = Nobody holds Abraham.
quebec1759-goal = Britain wins by holding it after turn 16, and loses at once with fewer than { $cv } CV on the map.
quebec1759-least = (loses below { $cv })
quebec1759-ottawa-are-here = The Ottawa, as both sides know
quebec1759-ottawa-known = The Ottawa are at { $zone }, as both sides know.
quebec1759-squadron = British ships
quebec1759-lost = Losses: { $side }
quebec1759-scouted = Seen by the scouts
quebec1759-faces = { $kind }, { $cv } of { $max }{ $count ->
    [one] {""}
   *[other] , { $count } of them
 }
quebec1759-hand = { $count ->
    [one] 1 block to set up
   *[other] { $count } blocks to set up
 }

column-field = to set up

quebec1759-field-at = Battle of { $zone }
quebec1759-field-begins = The armies meet.
quebec1759-field-sets-up = { $side } sets up unseen.
quebec1759-field-part = Battle turn { $turn }: { $side }'s part.
quebec1759-field-landing = A landing: who defended here fires double.
quebec1759-field-crossing = Over the St. Charles, as at a landing: who defended here fires double.
quebec1759-field-takes = { $hits ->
    [0] { $side } has taken all hits.
    [one] { $side } takes 1 hit.
   *[other] { $side } takes { $hits } hits.
 }
quebec1759-field-screened = The reserve keeps { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
 } off.
quebec1759-field-routed = { $side } is routed.
quebec1759-field-leaves = { $side } leaves the field.
quebec1759-field-turn = Battle turn { $turn }
quebec1759-field-before = Before the first fire
quebec1759-field-needs = Each 6 is a hit
quebec1759-field-fold = Look at the map
quebec1759-field-unfold = Back to the battle
quebec1759-attacks = { $side } attacks
quebec1759-defends = { $side } defends
quebec1759-field-blocks = { $count ->
    [one] 1 block
   *[other] { $count } blocks
 }
quebec1759-field-post = { $post }, { $count ->
    [0] nobody
    [one] 1 block
   *[other] { $count } blocks
 }
quebec1759-field-owed = { $hits ->
    [one] 1 hit to take
   *[other] { $hits } hits to take
 }
quebec1759-field-dice = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
 }
quebec1759-field-block = { $kind }, { $cv } of { $max }{ $hits ->
    [0] {""}
    [one] , 1 hit taken
   *[other] , { $hits } hits taken
 }
quebec1759-field-face-down = face down

quebec1759-result-held = { $side } holds { $zone }
quebec1759-result-nobody = Nobody is left at { $zone }
quebec1759-result-lost = { $side }: { $cv ->
    [0] no loss.
   *[other] { $cv } CV lost, { $lost ->
    [0] no block.
    [one] 1 block.
   *[other] { $lost } blocks.
   }
 }
quebec1759-result-leader = { $leader } is lost.
quebec1759-result-dismiss = Put away

quebec1759-step-place = { $block } to { $to }
quebec1759-step-transfer = 1 CV from { $block } to { $taker }
quebec1759-step-part = { $count ->
    [one] 1 block
   *[other] { $count } blocks
 } from { $origin } to { $to } { $way ->
    [river] by river
    [leader] with two zones by road
    [crossing] over the St. Charles
   *[road] by road
 }
quebec1759-step-send = { $block } to { $to } { $way ->
    [river] by river
    [leader] with two zones by road
    [crossing] over the St. Charles
   *[road] by road
 }
quebec1759-step-pick = { $block } goes to { $to }
quebec1759-step-ships = { $count ->
    [one] 1 ship
   *[other] { $count } ships
 } { $what ->
    [up] upriver
   *[down] downriver
 }
quebec1759-step-send-ottawa = The Ottawa to { $to }
quebec1759-step-ottawa-go = The Ottawa to { $to }
quebec1759-step-ottawa-leave = The Ottawa to { $to }
quebec1759-step-meet-at = They meet at { $to }
quebec1759-step-fight-at = The battle at { $to } next
quebec1759-step-visit = The Ottawa { $what ->
    [raid] raid
    [scout] scout
   *[stay] stay
 }
quebec1759-step-take-raid-hit = { $block } takes a hit
quebec1759-step-take-hit = { $block } takes a hit
quebec1759-step-send-home = { $block } goes home
quebec1759-step-deploy = { $block }: { $column }
quebec1759-step-reinforce = { $block } enters the { $column }
quebec1759-step-leave = { $block } leaves
quebec1759-step-fire-next = The { $column } fires
quebec1759-step-hold-fire = { $block } holds his fire
