# Quebec 1759: what a battle asks, offers, refuses and tells.

column-left = left column
column-center = center column
column-right = right column
column-reserve = reserve
column-line = line

leader-gb = Wolfe
leader-fr = Montcalm

quebec1759-ask-ottawa-before = A battle begins: do the Ottawa leave first?
quebec1759-ask-ottawa-elsewhere = Go on. The Ottawa are not here, but the British can't know it
quebec1759-ask-ottawa-after = The battle is over: do the Ottawa go elsewhere?
quebec1759-ask-deploy = Set up three columns; the rest is the reserve
quebec1759-ask-deploy-next = Column { $nth } of { $count }: set up the { $column }; the rest is the reserve
quebec1759-ask-deploy-rest = { $left ->
    [0] All columns stand: press Done
   *[other] All columns stand: add to them, or press Done; the rest is the reserve
 }
quebec1759-column-planned = { $column }: { $blocks }
quebec1759-ask-part = Your part of the battle turn: { $ways ->
    [0] fire with all columns
   *[other] retreat, or fire with all columns
 }
quebec1759-ask-part-reserve = Your part of the battle turn: { $ways ->
    [0] bring in a reserve, then fire
   *[other] retreat; or bring in a reserve, then fire
 }
quebec1759-ask-part-skirmish = Your part of the skirmish: { $ways ->
    [0] fire
   *[other] retreat, or fire
 }
quebec1759-ask-take-hits = { $hits ->
    [0] All hits are given out: press Done
   *[other] Choose who takes the hits: press a lit block ({ $hits } left)
 }
quebec1759-ask-rout = You are routed: where to?
quebec1759-ask-leave = The river carries { $blocks ->
    [one] 1 block
   *[other] { $blocks } blocks
 }: who goes? The others fight on, and are routed if a column stays empty
quebec1759-ask-leave-rout = The river carries { $blocks ->
    [one] 1 block
   *[other] { $blocks } blocks
 }: who goes? The others are lost

quebec1759-awaits-ottawa-leave = decides about the Ottawa
quebec1759-awaits-deploy = sets up for battle
quebec1759-awaits-part = fights its part of the battle turn
quebec1759-awaits-take-hits = chooses who takes the hits
quebec1759-awaits-rout = chooses where its routed blocks flee
quebec1759-awaits-leave = chooses who leaves by river

quebec1759-ottawa-stay = On to the battle
quebec1759-ottawa-stay-after = All stay where they are
quebec1759-ottawa-go = The Ottawa go to { $zone }
quebec1759-done-deployed = { $left ->
    [0] Done: all stand
    [one] Done: the other block is the reserve
   *[other] Done: the other { $left } blocks are the reserve
 }
quebec1759-retreat-road = Retreat to { $zone } by road
quebec1759-retreat-crossing = Retreat to { $zone } over the St. Charles, under fire
quebec1759-retreat-river = Retreat to { $zone } by river, under fire: { $blocks } of { $all } go
quebec1759-retreat-crossing-sure = Sure? Press again: all go, and all of the enemy fire on them
quebec1759-retreat-river-sure = Sure? Press again: { $blocks ->
    [one] 1 block goes
   *[other] { $blocks } blocks go
 }, and all of the enemy fire on { $blocks ->
    [one] it
   *[other] them
 }{ $left ->
    [0] {""}
    [one] ; the other fights on, and is routed if a column stays empty
   *[other] ; the other { $left } fight on, and are routed if a column stays empty
 }
quebec1759-rout-river-sure = Sure? Press again: { $blocks ->
    [one] 1 block goes
   *[other] { $blocks } blocks go
 }, under double fire{ $left ->
    [0] {""}
    [one] ; the other is lost
   *[other] ; the other { $left } are lost
 }
quebec1759-goes = Goes
quebec1759-done-leaving = Done: these go
quebec1759-fires-next-left = Left fires next
quebec1759-fires-next-center = Center fires next
quebec1759-fires-next-right = Right fires next
quebec1759-hold-fire = The leader holds his fire
quebec1759-fire = Fire: { $dice ->
    [one] 1 die
   *[other] { $dice } dice
 }, each 6 is a hit
quebec1759-take-hit = Takes a hit
quebec1759-only-hit = { $hits ->
    [one] { $block } takes the hit
   *[other] { $block } takes the { $hits } hits
 }
quebec1759-done-hits-taken = Done: hits are taken

quebec1759-not-to-set-up = That block is not one to be set up.
quebec1759-block-first = Press a block first, then the column that it goes to.
quebec1759-no-such-column = There is no such column in this battle.
quebec1759-ottawa-in-reserve = The Ottawa stay in reserve; they never stand in a column.
quebec1759-column-empty = Each column needs a block: the { $column } is still empty.
quebec1759-no-hits-left = There are no hits left for it.
quebec1759-not-under-fire = That block was not fired at.
quebec1759-hits-left = { $hits ->
    [one] 1 hit is left.
   *[other] { $hits } hits are left.
 }
quebec1759-retreat-to-another-zone = A retreat goes to another zone.
quebec1759-back-where-you-came-from = An attacker retreats only to { $zone }, where the attack came from.
quebec1759-enemy-there = The enemy is at { $zone }.
quebec1759-attack-came-from = The attack came from { $zone }. With none of your blocks there, you can't retreat to it.
quebec1759-no-road-there = No road leads from the battle to { $zone }.
quebec1759-not-on-this-river = No river way leads from the battle to { $zone }.
quebec1759-tide-bars-river = The tide bars the river this turn.
quebec1759-river-carries-no-more = { $blocks ->
    [0] You have no boats on the { $river }.
    [one] The { $river } carries 1 of your blocks from a battle in a turn, and it has gone.
   *[other] The { $river } carries { $blocks } of your blocks from battles in a turn, and they have gone.
 }
quebec1759-enough-go = { $blocks ->
    [one] The river carries 1 of them, and it is named.
   *[other] The river carries { $blocks } of them, and they are named.
 }
quebec1759-no-retreat-early = No retreat yet: who defends may leave from the second battle turn on.
quebec1759-no-retreat-begun = No retreat now: it comes before all else in your part.
quebec1759-no-retreat-enemy = No retreat: the enemy is at { $zone }, where the attack came from.
quebec1759-no-retreat-boats = No retreat: { $blocks ->
    [0] you have no boats here.
    [one] boats carry 1 of your blocks in a turn, and it has gone.
   *[other] boats carry { $blocks } of your blocks in a turn, and they have gone.
 }
quebec1759-no-retreat-tide = No retreat: the tide bars the river this turn.
quebec1759-no-retreat-none = No retreat: no road and no boats lead to another zone without the enemy.
quebec1759-no-retreat-now = You retreat at the start of your part; as the defender, from the second battle turn on.
quebec1759-not-one-to-choose = That block needs no place on the river.
quebec1759-goes-already = That block goes already.
quebec1759-more-can-go = { $blocks ->
    [one] 1 more block can go.
   *[other] { $blocks } more blocks can go.
 }
quebec1759-only-reserves-move = Only a block in reserve can take another place.
quebec1759-one-enters = Only one block enters from reserve in a battle turn.
quebec1759-fires-already = That column has been named already.
quebec1759-fires-last = The last column fires last, without being named.
quebec1759-must-fire = That block must fire.
quebec1759-ottawa-must-go = The Ottawa don't stay alone among the British.
quebec1759-no-ottawa-here = The Ottawa are not in this battle.
quebec1759-ottawa-elsewhere = The Ottawa go to another zone.
quebec1759-british-there = The British are at { $zone }.

quebec1759-line-battle = { $side } attacks at { $zone }: British { $gb }, French { $fr }.
quebec1759-line-landing = { $side } comes over the water: the defenders' first fire is doubled.
quebec1759-line-skirmish = Too few blocks for three columns: a skirmish.
quebec1759-line-deployed = { $side } stands: left { $left }, center { $center }, right { $right }, reserve { $reserve }.
quebec1759-line-columns-shown = The columns are turned up.
quebec1759-line-entered = { $side } brings a block from reserve into the { $column }.
quebec1759-line-holds-fire = { $side }: the leader holds his fire.
quebec1759-line-column-fires = { $side }, { $column }: { $hits ->
    [0] no hit
    [one] 1 hit
   *[other] { $hits } hits
 }.
quebec1759-line-line-fires = { $side } fires: { $hits ->
    [0] no hit
    [one] 1 hit
   *[other] { $hits } hits
 }.
quebec1759-line-leader-fires = { $leader } fires: { $hits ->
    [0] no hit
    [one] 1 hit
   *[other] { $hits } hits
 }.
quebec1759-line-leader-falls = { $leader } fires: { $hits ->
    [0] no hit
    [one] 1 hit
   *[other] { $hits } hits
 }. { $leader } is killed.
quebec1759-line-column-hit = { $side }, { $column }: { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
 } taken, { $lost ->
    [0] nobody lost
    [one] 1 block lost
   *[other] { $lost } blocks lost
 }.
quebec1759-line-hits-taken = { $side } takes { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
 }, { $lost ->
    [0] nobody is lost
    [one] 1 block is lost
   *[other] { $lost } blocks are lost
 }.
quebec1759-line-column-hit-spare = { $side }, { $column }: { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
 }, { $cv } CV lost ({ $spare } too many), { $lost ->
    [0] nobody lost
    [one] 1 block lost
   *[other] { $lost } blocks lost
 }.
quebec1759-line-hits-taken-spare = { $side } takes { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
 }, { $cv } CV lost ({ $spare } too many), { $lost ->
    [0] nobody is lost
    [one] 1 block is lost
   *[other] { $lost } blocks are lost
 }.
quebec1759-line-leader-lost = { $leader } is lost.
quebec1759-line-routed = { $side } is routed: the { $column } is broken.
quebec1759-line-retreats-road = { $side } retreats to { $zone } by road.
quebec1759-line-retreats-crossing = { $side } retreats to { $zone } over the St. Charles.
quebec1759-line-retreats-river = { $side } retreats to { $zone } by river.
quebec1759-line-left-behind = { $side }: { $blocks ->
    [one] 1 block can't get away and is lost
   *[other] { $blocks } blocks can't get away and are lost
 }.
quebec1759-line-no-way-out = { $barred ->
    [enemy] The enemy is at { $zone }, where the attack came from.
    [boats] { $blocks ->
        [0] There are no boats for them.
        [one] Boats carry 1 block of theirs in a turn.
       *[other] Boats carry { $blocks } blocks of theirs in a turn.
    }
    [tide] The tide bars the river.
   *[none] No road and no boats lead to another zone without the enemy.
 }
quebec1759-line-pursuit = { $side } fires after them: { $hits ->
    [0] no hit
    [one] 1 hit
   *[other] { $hits } hits
 }.
quebec1759-line-pursuit-double = { $side } fires double after them over the water: { $hits ->
    [0] no hit
    [one] 1 hit
   *[other] { $hits } hits
 }.
quebec1759-line-ottawa-pursue = The Ottawa fire double in pursuit.
quebec1759-line-screened = { $side }: the reserve keeps { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
 } off.
quebec1759-line-retreated = { $side }: { $blocks ->
    [one] 1 block reaches
   *[other] { $blocks } blocks reach
 } { $zone }.
quebec1759-line-ottawa-left = The Ottawa go to { $zone }.
quebec1759-line-ottawa-lost = The Ottawa find no zone free of the British and leave the game.
