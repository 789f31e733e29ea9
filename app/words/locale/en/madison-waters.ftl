# Mr. Madison’s War: lakes and fleets, reinforcements, building, the winter.

## What is asked

madison-ask-lead-ship = { $lake }: choose your lead ship, with or without a battle card
madison-ask-ship-loss = Which ship is damaged?
madison-ask-harbour = { $at }: to which port do these vessels go?
madison-ask-arrival-port = { $block } arrives where the enemy is: at which port instead?
madison-how-to-harbour = { $alone ->
    [yes] Press a lit port and all go there, or first one of the ships, and it goes there alone.
   *[no] Press a lit port to go there.
 }
madison-why-harbour = Who lost on the lake or was damaged there, or lies in a port that the enemy takes or arrives in one that they hold, must put into a port.
madison-ask-return = Put vessels back on the lakes you control; a lake left empty is lost
madison-ask-arrive = Your reinforcements arrive: you may hold some back until next turn
madison-ask-fight-in = Enemies stand where your reinforcements arrive: fight for the space, or wait
madison-ask-build = { $points ->
    [0] Build and repair: no points left
    [one] Build and repair: 1 point left
   *[other] Build and repair: { $points } points left
 }
madison-ask-build-half = { $points ->
    [0] Build and repair: half a point left
   *[other] Build and repair: { $points }½ points left
 }
madison-ask-attrition = Winter: choose the units that lose a step

madison-awaits-lead-ship = chooses a lead ship
madison-awaits-harbour = sends vessels to port
madison-awaits-return = puts a fleet back
madison-awaits-arrive = brings reinforcements in
madison-awaits-attrition = suffers the winter

## What can be done

madison-sail = Sail to { $at }
madison-unload = Put everybody ashore
madison-withdraw = Withdraw { $vessel } to { $at }
madison-may-withdraw = Before you play a card, lit ships on a lake may withdraw to a port: press one, then the port.
madison-put-back = Put { $vessel } back on { $lake }
madison-done-returning = Done: the fleet is in place
madison-harbour-all = All to { $at }
madison-hold-back = Hold back { $block }
madison-call-up = Bring { $block } now after all
madison-done-arriving = { $count ->
    [0] Done: nobody arrives
    [one] Done: 1 counter arrives
   *[other] Done: { $count } counters arrive
 }
madison-fight-in = { $count ->
    [one] Fight for { $at } with 1 counter
   *[other] Fight for { $at } with { $count } counters
 }
madison-wait = Wait
madison-bring = Bring { $block } in at { $at }
madison-build = Build { $vessel } at { $at }
madison-repair = Repair { $vessel }
madison-done-building = { $count ->
    [0] Done: build nothing
    [one] Done: 1 vessel
   *[other] Done: { $count } vessels
 }
madison-done-attrition = Done: the winter has taken its toll

## Why not

madison-no-vessel-in-hand = First press a vessel.
madison-not-by-water = Vessels sail to a port or the box of their lake.
madison-withdrawn = Vessels that withdrew before this card do not move on it.
madison-card-first = Press a card first: it says how many may act. Before that only ships on a lake may move, into a port.
madison-not-in-box = That is not one of your vessels in a control box.
madison-not-that-lake = That is another lake.
madison-no-friendly-port = That is not a friendly port.
madison-leader-needs-vessel = A naval leader can be on a lake only with a vessel.
madison-no-vessel-along = A naval leader goes from place to place with a vessel alone.
madison-no-return = That does not go back there: sound vessels do, on lakes that you hold.
madison-no-point-to-land = Somebody would have no movement point left to land the troops.
madison-no-box-yet = Before the war nobody goes onto the lakes.
madison-no-troops-in-box = No troops go onto a lake to stay there; they sail from port to port.
madison-damaged-vessel = Damaged vessels only go from port to port.
madison-no-naval-battle = Land leaders lead no vessels into a naval battle.
madison-enemy-port = Enemy units are in that port.
madison-enemy-vessels-there = Enemy vessels are in that port.
madison-enemy-lake = The enemy controls the lake: no troops cross it.
madison-no-room-aboard = The sound vessels in hand have no room for so many.
madison-may-not-embark = Indians and dragoons do not go by water.
madison-company-stays = The North West Company stays at Lake Huron.
madison-own-canoes = The North West Company goes in its own canoes.
madison-not-in-port-before = Troops go by water only from the port where they were when the card was played.
madison-nobody-aboard = Nobody is aboard.
madison-leader-ashore = The leader has landed, and takes nobody along any more.
madison-naval-leader-leads = A naval leader follows no land leader.
madison-vessels-of-his-space = A land leader takes vessels of the space where he started.
madison-goes-by-water = Who is activated to go by water does not march.
madison-no-sound-ship = That is not an undamaged ship in the battle.
madison-not-to-put-off = That is not a land reinforcement of this turn.
madison-no-arrivals-there = No units arrive there.
madison-nobody-waits = Nobody waits there.
madison-not-free = That space is not free.
madison-nothing-to-build = There is nothing that you can build or repair now.
madison-not-to-build = That vessel can’t be built.
madison-not-yet-due = That vessel may not be built yet.
madison-building-barred = A card keeps you from building on that lake.
madison-too-dear = The card does not have enough points left.
madison-no-working-base = No base there builds it.
madison-not-damaged-in-base = That is no damaged vessel in a base of yours that repairs.
madison-steps-left = { $count ->
    [one] { $at } still costs 1 step.
   *[other] { $at } still costs { $count } steps.
 }

## What happened

madison-line-withdrew = { $block } withdraws to { $to }
madison-line-harbour = { $block } goes to { $to }
madison-line-naval = { $side } gives battle on { $lake }
madison-line-naval-rolled = { $roll }. Attacker: { $attacker }. Defender: { $defender }.
madison-line-winner-rolled = { $count ->
    [0] The winner loses nothing
    [one] The winner has 1 ship damaged
   *[other] The winner has { $count } ships damaged
 }
madison-line-struck = { $block } strikes her flag
madison-line-naval-won = { $side } wins the battle on { $lake }
madison-line-delayed = { $block } arrives a turn later
madison-line-called = { $block } arrives this turn after all
madison-line-modifier-ships = More ships: { $drm }
madison-line-modifier-frigate = Frigates on one side alone: { $drm }
madison-line-modifier-small-ships = Schooners and sloops alone: { $drm }
madison-naval-none = no loss
madison-naval-step1 = one ship damaged
madison-naval-step2 = two ships damaged
madison-naval-strike-lead-1 = the lead ship strikes, another is damaged
madison-naval-strike-fleet = the fleet strikes
madison-naval-loss-roll = a die for losses
