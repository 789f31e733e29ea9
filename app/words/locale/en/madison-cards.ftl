# Mr. Madison’s War: the cards, their names and what they do, and all that is said of playing them.

## What is asked

madison-ask-react = { $at ->
    [none] Do you react, now that { $window }?
   *[other] { $at }: do you react, now that { $window }?
 }
madison-ask-effect = { $card }: { $what }
madison-ask-winter = Play a winter event that you hold, or none
madison-ask-orders = Standing orders for this turn: when do you not want to be asked?

madison-awaits-react = may react
madison-awaits-effect = carries out a card
madison-awaits-winter = may play a winter event

madison-window-force-named = the enemy activates a land force
madison-window-campaign-named = the enemy plays a Campaign
madison-window-vessels-named = the enemy activates vessels
madison-window-attack-declared = the enemy attacks
madison-window-after-round = a round of battle is over
madison-window-battle = battle cards may be played
madison-window-evade = my units may retreat before combat (else they stand)
madison-window-lead = I name a lead unit or ship (else the best class, the weakest of it)
madison-window-treaty-played = the Treaty of Ghent is played

## What can be done

madison-react = Play { $card }
madison-pass = Pass
madison-pass-play = Pass, and don’t ask me again about this card
madison-pass-turn = Pass, and don’t ask me again this turn
madison-no-winter-event = Play no winter event
madison-open-orders = Standing orders …
madison-order-ask = Ask me again when { $window }
madison-order-never = Don’t ask me when { $window }
madison-order-watch = But ask me about { $at } when { $window }
madison-order-unwatch = No longer ask me about { $at } when { $window }
madison-order-size = { $count ->
    [0] Any number of units when { $window }
   *[other] But ask me about { $count } units or more when { $window }
 }
madison-done-orders = Back to the cards
madison-pick-by-water = { $leader }, by water
madison-pick-option = { $what }
madison-pick-counter = { $counter }
madison-pick-lake = { $lake }
madison-pick-base = { $vessel }, at { $at }
madison-pick-discard = Discard { $card }
madison-pick-force = { $who }, at { $at }
madison-done-picking = { $count ->
    [0] Done: nothing
    [one] Done: 1 picked
   *[other] Done: { $count } picked
 }
madison-units = units

madison-op-activate_leader = activate a leader
madison-op-move_units = pick units to move
madison-op-attack_from = pick who crosses
madison-op-capture_leader_roll = pick the leader who may be captured
madison-op-may_return = pick where attackers go back to
madison-op-pin_force = pick a force
madison-op-cancel_naval_move = pick a naval force
madison-op-cancel_second_leader = pick the force that acts
madison-op-remove_vessels = pick vessels to remove
madison-op-damage_vessels = pick vessels to damage
madison-op-restore = pick units to restore
madison-op-reduce = pick a unit
madison-op-depot = pick where depots are created
madison-op-remove_depots = pick depots to remove
madison-op-block_build = pick a lake
madison-op-destroy_town = pick towns to destroy
madison-op-discard = discard a card
madison-op-delay_reinforcements = pick units that come later
madison-op-winter_quarters = pick a space
madison-op-choose = choose one
madison-op-place_leader = place the leader
madison-op-build = build
madison-op-repair = repair
madison-op-nothing = nothing

## Why not

madison-not-your-event = The event is the enemy’s: you may use only the card’s value.
madison-winter-only = Winter events are played in winter only, and no other events then.
madison-conditions = The card’s conditions are not met now.
madison-changes-nothing = The card would change nothing.
madison-no-reaction = That card does not react to this.
madison-after-treaty = After the Treaty only New Orleans may follow, if you hold it face down.
madison-not-held = You don’t hold that card face down.
madison-no-pick = The card can’t affect that.
madison-picked-all = { $count ->
    [one] The card affects one only.
   *[other] The card affects { $count } at most.
 }
madison-picked-enough = The card can’t affect that as well.
madison-pick-more = { $count ->
    [one] Pick one at least.
   *[other] Pick { $count } at least.
 }
madison-no-order = There is no such standing order.

## What the log tells

madison-line-rolled-card = { $side } rolls a die for { $card }
madison-line-fort = A fort is built: { $at }
madison-line-town = Destroyed: { $at }
madison-line-base = Destroyed: the naval base of { $at }
madison-line-discarded-card = { $side } discards { $card }
madison-line-turned = { $block } is killed; { $by } takes command
madison-line-stopped = The force at { $at } does not act
madison-line-went-back = { $count ->
    [one] 1 counter goes back to { $to }
   *[other] { $count } counters go back to { $to }
 }
madison-line-effect-pin = { $card }: who is at { $at } goes one space at most
madison-line-effect-no-build = { $card }: { $barred } neither builds nor repairs on { $lake } in its next { $plays ->
    [one] card play
   *[other] { $plays } card plays
 }
madison-line-effect-open-lake = { $card }: { $holder }’s control of { $lake } hinders nobody during this card play
madison-line-effect = In force: { $card }

## The cards

madison-card-1 = Declaration of War
madison-card-text-1 = Drawn before the war it ends the pre-war sequence at once. It counts as one of its holder’s seven, and is then a 3 for operations; if neither side has another card it is discarded.
madison-card-2 = Campaign
madison-card-text-2 = Activate two leaders in turn, or one leader and one unit elsewhere. Name both forces before either moves.
madison-card-3 = Campaign
madison-card-text-3 = Activate two leaders in turn, or one leader and one unit elsewhere. Name both forces before either moves.
madison-card-4 = Death of Brock
madison-card-text-4 = Play after a battle round in which Brock took part, on either side’s card. He is killed; turn him to his Sheaffe side.
madison-card-5 = Hull Loses Heart
madison-card-text-5 = The British attack Detroit, or any force that Hull is with: +2 for the British this round.
madison-card-6 = Surprise at Mackinac
madison-card-text-6 = While Ft. St. Joseph is British and a US unit is at Ft. Mackinac: up to 5 British units at Ft. St. Joseph cross without vessels and attack there at once with +3; the amphibious modifier does not apply.
madison-card-7 = Constitution and Guerriere
madison-card-text-7 = Single-ship victory at sea: 1 VP to the US.
madison-card-8 = United States and Macedonian
madison-card-text-8 = Single-ship victory at sea: 1 VP to the US.
madison-card-9 = Brock and Tecumseh
madison-card-text-9 = With Brock and Tecumseh in one space: activate Brock whatever the number, or play in a battle where both are present. Both combat modifiers count.
madison-card-10 = Constitution and Java
madison-card-text-10 = Single-ship victory off Brazil: 1 VP to the US.
madison-card-11 = Boats on the Niagara
madison-card-text-11 = Activate any one US leader whatever the number, and the invasion-route modifier does not apply in his attack; or play in a US attack to cancel that modifier.
madison-card-12 = Militia Stand on Their Rights
madison-card-text-12 = Play when a US land force moves. Its militia may not enter Canadian spaces this card play.
madison-card-13 = Heavy Rain
madison-card-text-13 = Play when the enemy names land forces to move. Choose one: whatever starts in its space or comes there in this card play may go no more than one space from it.
madison-card-14 = Contrary Winds
madison-card-text-14 = Play when the enemy activates vessels to move. One naval force, with anything it carries, does not move. Free withdrawals cannot be stopped.
madison-card-15 = Cutting Out the Caledonia
madison-card-text-15 = With a US unit at Buffalo, roll: 1-2 nothing; 3-4 the Caledonia is taken to Buffalo, else Erie; 5-6 so, and one more British vessel on Erie is damaged. If the Caledonia is not afloat, one British Erie vessel is damaged on 3-6.
madison-card-16 = Schooners Burned at Their Moorings
madison-card-text-16 = Remove up to two US schooners or sloops lying in Lake Erie lakeside spaces.
madison-card-17 = River Raisin
madison-card-text-17 = One of Brock, Proctor and Tecumseh, whatever the number, leads up to 5 units, Indians counted, over the ice, 6 MP, and may attack with +1 in the first round.
madison-card-18 = Winter March of the 104th
madison-card-text-18 = The 104th arrives in winter at Kingston, else Montreal, else Quebec, and is struck from the 1813 schedule.
madison-card-19 = Fort York
madison-card-text-19 = While York is British put the Fort York marker there.
madison-card-20 = Fort Meigs
madison-card-text-20 = While the US controls Miami Rapids put the Fort Meigs marker there.
madison-card-21 = Harrison Takes Command
madison-card-text-21 = If Harrison has not arrived put him at Mansfield now; otherwise activate him with 2 extra MP.
madison-card-22 = Kentucky Answers the Call
madison-card-text-22 = Restore up to three US militia in supply in Ohio or Pennsylvania.
madison-card-23 = Raid across the Ice
madison-card-text-23 = Up to 3 units at Prescott attack Ogdensburg without the invasion modifier.
madison-card-24 = Select Embodied Militia
madison-card-text-24 = Restore up to two British militia in supply.
madison-card-25 = Prevost’s Armistice
madison-card-text-25 = The US may attack neither on land nor on water in its next card play, and laying a card down is none. Two British land units may move, not attack.
madison-card-26 = Orders in Council Repealed
madison-card-text-26 = Opposition to the war grows: the US discards one card at random.
madison-card-27 = Forsyth’s Riflemen
madison-card-text-27 = Raid on the upper St. Lawrence: remove a British depot at Prescott, Gananoque or Kingston, or reduce a unit that is alone at Prescott or Gananoque.
madison-card-28 = Bateaux and Wagons
madison-card-text-28 = Create up to two supply depots.
madison-card-29 = Ambush at Brownstown
madison-card-text-29 = British Indians in a forest battle: +2 for the British this round.
madison-card-30 = Muster the Militia
madison-card-text-30 = Restore up to two of your militia in supply.
madison-card-31 = Steady Volleys
madison-card-text-31 = Activate as operations and, if that leads to battle with a regular in the lead, +1 in its first round; or +1 in one round of any battle with a regular in the lead.
madison-card-32 = Eckford at Sackets Harbour
madison-card-text-32 = In the second half of 1812, while the US controls Sackets Harbour: the corvette Madison is launched there at once, though not yet due.
madison-card-33 = Smyth’s Proclamations
madison-card-text-33 = Cancel an attack by a force under Smyth, Van Rensselaer or Dearborn.
madison-card-34 = Snug Quarters
madison-card-text-34 = Four extra of your units may winter in one space.
madison-card-35 = Campaign
madison-card-text-35 = Activate two leaders in turn, or one leader and one unit elsewhere. Name both forces before either moves.
madison-card-36 = Campaign
madison-card-text-36 = Activate two leaders in turn, or one leader and one unit elsewhere. Name both forces before either moves.
madison-card-37 = Campaign
madison-card-text-37 = Activate two leaders in turn, or one leader and one unit elsewhere. Name both forces before either moves.
madison-card-38 = Heavy Rain
madison-card-text-38 = Play when the enemy names land forces to move. Choose one: whatever starts in its space or comes there in this card play may go no more than one space from it.
madison-card-39 = Contrary Winds
madison-card-text-39 = Play when the enemy activates vessels to move. One naval force, with anything it carries, does not move. Free withdrawals cannot be stopped.
madison-card-40 = Shannon and Chesapeake
madison-card-text-40 = Single-ship victory at sea: 1 VP to the British.
madison-card-41 = Hornet and Peacock
madison-card-text-41 = Single-ship victory at sea: 1 VP to the US.
madison-card-42 = Enterprise and Boxer
madison-card-text-42 = Single-ship victory at sea: 1 VP to the US.
madison-card-43 = Blockade of the Coast
madison-card-text-43 = American trade is shut in: 1 VP to the British.
madison-card-44 = Cockburn in the Chesapeake
madison-card-text-44 = Troops are kept at home: up to two units of the next US reinforcements come a turn late. If none are due, the US discards a random card.
madison-card-45 = York in Flames
madison-card-text-45 = While the US controls York: York is destroyed with its base, the Brock is lost if not yet afloat, 1 VP to the US at once.
madison-card-46 = Ships’ Guns
madison-card-text-46 = In a lakeside battle with your own sound vessels in the space and the lake not under enemy control: ignore the amphibious modifier and +1.
madison-card-47 = Night Attack at Stoney Creek
madison-card-text-47 = Activate, or play in the first round of an attack in Upper Canada: +2 in that round, and on a 1d6 roll of 5-6 a US leader there is captured.
madison-card-48 = Laura Secord
madison-card-text-48 = A US force attacks in Upper Canada: +2 for the defenders in the first round.
madison-card-49 = Don’t Give Up the Ship
madison-card-text-49 = Naval battle: +1 for the US; on Erie or Huron the small-ships modifier does not count against the US.
madison-card-50 = Brigs at Presque Isle
madison-card-text-50 = While the US controls Erie: three free build points on Lake Erie.
madison-card-51 = Empty Storehouses
madison-card-text-51 = No British building or repair on Lake Erie in their next two card plays.
madison-card-52 = Battle of the Thames
madison-card-text-52 = Activate, or play in an attack west of Burlington: +2 this round. If Tecumseh is in the battle and the defenders retreat or are destroyed he is killed, and the Shawnee go with him.
madison-card-53 = Johnson’s Charge
madison-card-text-53 = US dragoons attack where there is no fort: +2 this round.
madison-card-54 = Croghan Holds On
madison-card-text-54 = While the US controls Lower Sandusky put the Fort Stephenson marker there.
madison-card-55 = Seneca Take the Field
madison-card-text-55 = Put the Seneca at Buffalo, else Batavia, else Lewiston.
madison-card-56 = Grand River Indians
madison-card-text-56 = Put the Mohawk at Brant’s Ford, else Burlington Heights.
madison-card-57 = Chateauguay
madison-card-text-57 = British defend in Lower Canada: +2 this round, +3 if the Voltigeurs, the L.C. Militia or De Salaberry are there.
madison-card-58 = Crysler’s Farm
madison-card-text-58 = Activate, or play in a battle in clear country: +2 this round with a British regular in the lead.
madison-card-59 = The General Is Ill
madison-card-text-59 = Play when the US names a force under Dearborn, Wilkinson or Hampton to move. It may move no more than one space.
madison-card-60 = Quarrelling Generals
madison-card-text-60 = Play when the US names the forces of a Campaign card: only one of them, its player’s choice, acts.
madison-card-61 = Newark Put to the Torch
madison-card-text-61 = While the US controls Ft. George: the town is destroyed.
madison-card-62 = Niagara in Flames
madison-card-text-62 = Up to 6 units at Ft. George, Queenston and Chippawa attack Ft. Niagara with +2 and no invasion modifier. If it is then British, destroy up to two of Lewiston, Ft. Schlosser and Buffalo that hold no US unit; Buffalo takes its base with it.
madison-card-63 = Shipwrights for Kingston
madison-card-text-63 = While Kingston is British: two free build points on Lake Ontario.
madison-card-64 = Growler and Eagle Taken
madison-card-text-64 = With Isle aux Noix British: the US sloops Growler and Eagle are taken wherever they are and appear there as the Chubb and the Finch.
madison-card-65 = Murray’s Raid
madison-card-text-65 = Unless the US controls Champlain: remove the US depots at Plattsburg, Burlington (Vt.), Champlain, Whitehall and Vergennes, and reduce one unit in one of the first three if at most two units are there.
madison-card-66 = Red Stick War
madison-card-text-66 = The US removes one militia unit or discards one card of its choice.
madison-card-67 = Fire in the Dockyard
madison-card-text-67 = The enemy neither builds nor repairs on one lake of your choice in their next two card plays.
madison-card-68 = Fort Wellington
madison-card-text-68 = While Prescott is British put the Fort Wellington marker there.
madison-card-69 = Huts in the Snow
madison-card-text-69 = Two fewer US units may winter in one of French Mills, Four Corners, Plattsburg, Ogdensburg or Sackets Harbour.
madison-card-70 = Vermont Beef
madison-card-text-70 = Restore up to two British regulars in supply in Lower Canada.
madison-card-71 = Campaign
madison-card-text-71 = Activate two leaders in turn, or one leader and one unit elsewhere. Name both forces before either moves.
madison-card-72 = Campaign
madison-card-text-72 = Activate two leaders in turn, or one leader and one unit elsewhere. Name both forces before either moves.
madison-card-73 = Campaign
madison-card-text-73 = Activate two leaders in turn, or one leader and one unit elsewhere. Name both forces before either moves.
madison-card-74 = Heavy Rain
madison-card-text-74 = Play when the enemy names land forces to move. Choose one: whatever starts in its space or comes there in this card play may go no more than one space from it.
madison-card-75 = Contrary Winds
madison-card-text-75 = Play when the enemy activates vessels to move. One naval force, with anything it carries, does not move. Free withdrawals cannot be stopped.
madison-card-76 = Camp of Instruction
madison-card-text-76 = Restore up to three US regulars in supply in New York.
madison-card-77 = Those Are Regulars
madison-card-text-77 = US lead unit is a regular: it counts one class better and +1 this round.
madison-card-78 = Lundy’s Lane
madison-card-text-78 = Battle on either bank of the Niagara, or at Beaver Dams, Stoney Creek or Burlington Heights: +1 in every remaining round of this battle.
madison-card-79 = Works at Fort Erie
madison-card-text-79 = While the US controls Ft. Erie put the Fort Erie works marker there in place of the old fort.
madison-card-80 = The Magazine Explodes
madison-card-text-80 = The British attack a fort held by the US: +2 for the US this round; if the attackers then retreat one more British unit of theirs is reduced.
madison-card-81 = Sortie
madison-card-text-81 = Activate, or play in the first round of an attack made out of a fort space: +1, and the attackers may go back into the fort after the battle.
madison-card-82 = Drummond’s Raid on Oswego
madison-card-text-82 = Activate any British leader, whatever the number, for a landing at a US Ontario port: the amphibious modifier does not apply, and US control of the lake hinders neither the landing nor the way back.
madison-card-83 = Ambush at Sandy Creek
madison-card-text-83 = The British land from Lake Ontario: -2 to their attack this round.
madison-card-84 = H.M.S. St. Lawrence
madison-card-text-84 = In the second half of 1814, while Kingston is British: the ship of the line St. Lawrence is launched there without build points.
madison-card-85 = Superior on the Stocks
madison-card-text-85 = While the US controls Sackets Harbour: four free build points on Lake Ontario.
madison-card-86 = Lacolle Mill
madison-card-text-86 = British defend in Lower Canada outside Quebec and Montreal: +2 this round.
madison-card-87 = Macomb’s Redoubts
madison-card-text-87 = While the US controls Plattsburg put the Fort Moreau marker there.
madison-card-88 = Macdonough’s Spring Lines
madison-card-text-88 = Naval battle: +1 for the US; on Champlain the frigate modifier does not count against the US.
madison-card-89 = Carronades and Long Guns
madison-card-text-89 = Naval battle: +1.
madison-card-90 = Peninsular Veterans
madison-card-text-90 = Restore up to three British regulars in supply; or, in battle, +2 this round with a class A unit in the lead.
madison-card-91 = Washington Burned
madison-card-text-91 = 2 VP to the British.
madison-card-92 = The Flag over Baltimore
madison-card-text-92 = 1 VP to the US.
madison-card-93 = Castine and Eastport
madison-card-text-93 = 1 VP to the British.
madison-card-94 = Hartford Convention
madison-card-text-94 = New England talks of its grievances: 1 VP to the British.
madison-card-95 = Essex at Valparaiso
madison-card-text-95 = 1 VP to the British.
madison-card-96 = Wasp and Reindeer
madison-card-text-96 = 1 VP to the US.
madison-card-97 = Horseshoe Bend
madison-card-text-97 = 1 VP to the US.
madison-card-98 = Port Dover Burned
madison-card-text-98 = Unless the British control Lake Erie: Port Dover is destroyed with its base if no British regular is there.
madison-card-99 = McArthur’s Raid
madison-card-text-99 = From Detroit, Sandwich or Ft. Malden: at London, Oxford, Thamesville or Brant’s Ford remove one British depot, or reduce one British unit where at most two are.
madison-card-100 = Scorpion and Tigress Taken
madison-card-text-100 = With a British unit at Ft. Mackinac or Ft. St. Joseph: remove up to two US schooners or sloops on Huron, box or port; if none is there, one on Erie is damaged.
madison-card-101 = Prairie du Chien
madison-card-text-101 = With Ft. Mackinac British: 1 VP to the British.
madison-card-102 = Repulse at Mackinac
madison-card-text-102 = British defend Ft. Mackinac or Ft. St. Joseph: +2 this round.
madison-card-103 = Longwoods
madison-card-text-103 = US defend in a forest space: +1 this round, +2 in Canada.
madison-card-104 = Fort Mississauga
madison-card-text-104 = While Ft. George is British put the Fort Mississauga marker there.
madison-card-105 = Prevost Hesitates
madison-card-text-105 = Cancel an attack by a force that Prevost commands.
madison-card-106 = Izard Marches West
madison-card-text-106 = Activate one US leader whatever the number, with 4 extra MP; units with him have 9 MP. They may not attack.
madison-card-107 = Green Mountain Boys
madison-card-text-107 = Restore up to two US militia in supply in New York or Vermont.
madison-card-108 = Napoleon Abdicates
madison-card-text-108 = Draw two cards from the deck, then discard one.
madison-card-109 = Battle of New Orleans
madison-card-text-109 = 2 VP to the US. Held face down, it may be played in winter or in answer to the Treaty of Ghent of either side; nothing may be played after it. In the hand when Ghent is played it is discarded.
madison-card-110 = Treaty of Ghent
madison-card-text-110 = In the second half of 1814: the war ends at once. Lose 1 VP for each card left in your hand. Only a held Battle of New Orleans may follow.
