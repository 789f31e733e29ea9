# War of 1812: both sides moving at once (19).

war1812-option-movement = The sides move
war1812-option-movement-in-turn = one after the other, each with a turn of its own
war1812-option-movement-simultaneous = at once: both write orders unseen, which are opened together; nobody is first
war1812-option-ready = Whether a side has sealed its orders
war1812-option-ready-shown = can be seen by the other
war1812-option-ready-hidden = stays unseen until both have; it matters only when both move at once
war1812-option-memory = What battles have shown of blocks
war1812-option-memory-shown = is remembered on the board, to whom it was shown
war1812-option-memory-nobody = is not remembered; keep notes

war1812-phase-orders = Orders
war1812-phase-fleets = Naval battles
war1812-phase-crossings = Crossings
war1812-phase-marches = Marches

war1812-ask-orders = Orders, unseen: build, repair or sail if you like; then march one group
war1812-ask-orders-army = Orders, unseen: march one group of blocks, forced marches too, then press Done
war1812-ask-crossing = Your ships were hit: who still crosses the lake?
war1812-ask-meeting = Two forces would change places. You won the dice: in which town do they meet?

war1812-awaits-orders = writes orders
war1812-awaits-orders-sealed = has sealed its orders
war1812-awaits-crossing = decides who still crosses the lake
war1812-awaits-crossing-sealed = has decided who still crosses the lake
war1812-awaits-meeting = chooses where the forces meet

war1812-done-ordering = Done, under seal: { $crossing ->
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
    [one] ; 1 attack as it stands
   *[other] ; { $attacks } attacks as it stands
 }
war1812-done-halting = Done, under seal: nothing moves
war1812-stay-behind = Stays behind
war1812-done-crossing = { $blocks ->
    [one] Done: 1 block crosses
   *[other] Done: { $blocks } blocks cross
 }
war1812-call-off = Call it off: nobody crosses
war1812-call-off-sure = Sure? Press again: your forced marches fall, too
war1812-meet-at = They meet at { $town }

war1812-ride-first = The dragoon can ride there without a forced march.
war1812-not-waiting-to-cross = Only a block that is to cross the lake can stay behind.
war1812-carriers-for-all = There is a ship for every block that is to cross.

war1812-line-orders = Both sides write their orders.
war1812-line-to-cross = { $side }: { $blocks ->
    [one] 1 block is
   *[other] { $blocks } blocks are
 } to be carried from { $origin } to { $to }.
war1812-line-to-march = { $side }: { $blocks ->
    [one] 1 block is
   *[other] { $blocks } blocks are
 } to force a march from { $origin } to { $to }.
war1812-line-ride-stopped = { $side }: the dragoons meet the enemy at { $town } and ride no further.
war1812-line-rolled-meeting = { $side } rolls { $sum }; the higher chooses the town to meet in.
war1812-line-rolled-lake = { $side } rolls { $sum }; the higher defends the lake.
war1812-line-rolled-naming = { $side } rolls { $sum }; the higher names the first battle.
war1812-line-stayed-behind = { $side }: for want of a ship a block stays at { $town }.
war1812-line-called-off = { $side } calls off the crossing, and does nothing more this turn.
war1812-line-crossing-cancelled = { $side }: nobody crosses the lake, there is no ship left to carry.
war1812-line-forces-met = { $side } turns back to { $town } with { $blocks ->
    [one] 1 block
   *[other] { $blocks } blocks
 }: the forces meet there.
war1812-line-march-void = { $side }: { $blocks ->
    [one] a forced march from { $origin } to { $to } falls.
   *[other] { $blocks } forced marches from { $origin } to { $to } fall.
 }
