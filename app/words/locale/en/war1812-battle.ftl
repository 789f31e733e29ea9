# War of 1812: a battle's stage, its result, and what lies at stake.

war1812-battle-at = Battle of { $town }
war1812-battle-begins = Both lines stand face down.
war1812-battle-fires = { $side } to fire: { $dice ->
    [one] 1 die
   *[other] { $dice } dice
 }, { $least ->
    [6] each 6 is a hit
   *[other] each { $least } or more is a hit
 }.
war1812-battle-takes = { $hits ->
    [0] { $side } has given out its hits.
    [one] { $side } takes 1 hit.
   *[other] { $side } takes { $hits } hits.
 }
war1812-battle-leaves = { $side } retreats under fire.
war1812-battle-landing = A landing: the defenders' first fire is doubled.
war1812-battle-needs = { $least ->
    [6] Each 6 is a hit
   *[other] Each { $least } or more is a hit
 }
war1812-volley-needs = { $least ->
    [6] each 6 hits
   *[other] each { $least }–6 hits
 }
war1812-battle-round = Round { $round }
war1812-battle-rounds = Rounds { $first } and { $last }
war1812-battle-before = Before the first fire
war1812-battle-pursuit = Pursuit
war1812-battle-fold = Look at the map
war1812-battle-unfold = Back to the battle
war1812-attacks = { $side } attacks
war1812-defends = { $side } defends
war1812-line-blocks = { $count ->
    [one] 1 block
   *[other] { $count } blocks
 }
war1812-line-ships = { $count ->
    [one] 1 ship
   *[other] { $count } ships
 }
war1812-line-block = { $kind }, { $cv } of { $max }
war1812-line-block-hit = { $kind }, { $cv } of { $max }, { $hits ->
    [one] 1 hit taken
   *[other] { $hits } hits taken
 }
war1812-line-named = { $name }, { $block }
war1812-face-down = face down
war1812-naval-battle = Battle on { $lake }
war1812-naval-state = Both fleets fire at once.
war1812-naval-leaves = { $side } withdraws.
war1812-naval-hits = { $side } has { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
 } to use.

war1812-result-held = { $side } holds { $place }
war1812-result-year = End of { $year }
war1812-result-count = United States { $us ->
    [one] 1 point
   *[other] { $us } points
 }, Britain { $gb }. { $lead ->
    [0] Nobody leads
   *[other] The lead is { $lead }
 }; a lead of { $margin } wins.
war1812-result-nobody = Nobody is left on { $place }
war1812-result-blocks = { $side }: { $hits ->
    [0] no loss.
   *[other] { $hits } strength lost, { $lost ->
        [0] no block.
        [one] 1 block.
       *[other] { $lost } blocks.
       }
 }
war1812-result-ships = { $side }: { $hits ->
    [0] no ship was hit.
    [one] 1 hit, { $lost ->
        [0] no ship sunk.
       *[other] 1 ship sunk.
       }
   *[other] { $hits } hits, { $lost ->
        [0] no ship sunk.
        [one] 1 ship sunk.
       *[other] { $lost } ships sunk.
       }
 }
war1812-result-dismiss = Put away

war1812-ended-lead = { $side } was ahead by { $points } at the end.
war1812-ended-level = Nobody was ahead at the end.
war1812-stakes = What would change it
war1812-stake-held = { $place }: { $side }
war1812-stake-nobody = { $place }: nobody
war1812-stake-home = { $place }: { $side }, still
war1812-stake-worth = { $points ->
    [one] 1 point
   *[other] { $points } points
 }
war1812-stake-loses = { $side } scores it while holding it
war1812-stake-gains = for whoever controls it
war1812-stake-gain = { $side }: +{ $points } for winning it
war1812-stake-contested = fought for now
war1812-stake-army = Each army block on the map counts 1.
war1812-to-win = { $side } needs { $points ->
    [one] 1 point
   *[other] { $points } points
 } more for a lead of 10.
