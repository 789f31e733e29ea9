# War of 1812 on the board: what the page says of pieces, tracks and battles.

war1812-block = { $name }, { $kind }, { $cv } of { $max }
war1812-block-marked = suffers from winter
war1812-hidden = { $count ->
    [one] 1 block, { $side }
   *[other] { $count } blocks, { $side }
 }
war1812-ships-operational = { $count ->
    [one] 1 ship in action, { $side }
   *[other] { $count } ships in action, { $side }
 }
war1812-ships-damaged = { $count ->
    [one] 1 ship out of action, { $side }
   *[other] { $count } ships out of action, { $side }
 }
war1812-a-ship = { $state ->
    [damaged] a ship out of action, { $place }
   *[operational] a ship in action, { $place }
 }
war1812-town-label = { $town }, { $about }: { $there }
war1812-town-about = worth { $value }, { $holder }
war1812-no-blocks = no blocks there
war1812-lake-label = { $lake }: { $there }

war1812-way-road = road
war1812-way-road-border = road over the border
war1812-way-trail = trail
war1812-way-trail-border = trail over the border
war1812-way-crossing-border = crossing over the border
war1812-way-harbour = on this lake
war1812-way-lake = lake

war1812-when = { $year }, turn { $turn }
war1812-calendar = { $year }, campaign turn { $turn }: { $phase }
war1812-phase-setup = Set-up
war1812-phase-order = Order of play
war1812-phase-campaign = Campaign
war1812-phase-march = Forced marches
war1812-phase-naval-battles = Naval battles
war1812-phase-captures = Captured ships
war1812-phase-land-battles = Battles
war1812-phase-turn-end = End of turn
war1812-phase-year-end = End of the year
war1812-phase-attrition = Winter losses
war1812-phase-ports = Winter harbours
war1812-phase-reinforcements = Reinforcements

war1812-score = Score
war1812-score-army = Army blocks
war1812-score-lakes = Lakes
war1812-score-towns = Enemy towns
war1812-score-total = Total
war1812-lead = { $side } leads by { $points }; a lead of 10 at the end of a year wins.
war1812-level = Nobody leads; a lead of 10 at the end of a year wins.
war1812-off-map = Off the map
war1812-pool = Pool
war1812-spare = Spare ships
war1812-hand = { $count ->
    [one] 1 block to place
   *[other] { $count } blocks to place
 }
war1812-to-place = To place
war1812-waiting = { $count ->
    [one] 1 block waits for { $town }
   *[other] { $count } blocks wait for { $town }
 }
war1812-waiting-tray = Reinforcements that wait
war1812-indian-absent = The Indians wait for Britain to take Detroit.
war1812-indian-present = The Indians are in the field.
war1812-indian-gone = The Indians have left the war.

war1812-do-march = By land
war1812-do-embark = Over the water
war1812-do-force-march = Forced march
war1812-do-sail = Sail
war1812-do-repair = Make ready
war1812-do-withdraw-ship = Withdraw
war1812-do-harbour = Winter here
war1812-do-enter = Enter here

war1812-step-place = { $block } to { $town }
war1812-step-build = New ship at { $town }
war1812-step-repair = Ship made ready at { $town }
war1812-step-sail = Ship from { $origin } to { $town }
war1812-step-march = { $block }: march to { $town }
war1812-step-embark = { $block }: by ship to { $town }
war1812-step-enter = { $block }: enter the map
war1812-step-force-march = { $block }: forced march to { $town }
war1812-step-hit-ship = { $state ->
    [operational] A ship put out of action
   *[damaged] A ship sunk
 }
war1812-step-withdraw-ship = Ship withdraws to { $town }
war1812-step-take-hit = { $block }: one hit
war1812-step-mark = { $block }: loss in winter
war1812-step-harbour = Ship from { $origin } to { $town }

# Names of blocks: decoration, the rules know none.

war1812-block-us07 = 2nd Light Dragoons
war1812-block-us08 = 6th Infantry
war1812-block-us09 = 9th Infantry
war1812-block-us10 = 11th Infantry
war1812-block-us11 = 21st Infantry
war1812-block-us12 = 25th Infantry
war1812-block-us13 = 1st Rifle Regiment
war1812-block-us14 = 4th Infantry
war1812-block-us15 = 5th Infantry
war1812-block-us16 = 13th Infantry
war1812-block-us17 = 15th Infantry
war1812-block-us18 = 17th Infantry
war1812-block-us19 = 22nd Infantry
war1812-block-us20 = 23rd Infantry
war1812-block-us21 = New York Militia
war1812-block-us22 = Pennsylvania Volunteers
war1812-block-us23 = Ohio Militia
war1812-block-us24 = Kentucky Volunteers
war1812-block-us25 = Vermont Militia
war1812-block-gb07 = 19th Light Dragoons
war1812-block-gb08 = Tecumseh's Confederacy
war1812-block-gb09 = 1st Royal Scots
war1812-block-gb10 = 8th (King's)
war1812-block-gb11 = 41st Foot
war1812-block-gb12 = 49th Foot
war1812-block-gb13 = 89th Foot
war1812-block-gb14 = 100th Foot
war1812-block-gb15 = 104th Foot
war1812-block-gb16 = 13th Foot
war1812-block-gb17 = 103rd Foot
war1812-block-gb18 = De Watteville's Regiment
war1812-block-gb19 = Glengarry Light Infantry
war1812-block-gb20 = Canadian Fencibles
war1812-block-gb21 = Canadian Voltigeurs
war1812-block-gb22 = Royal Newfoundland Fencibles
war1812-block-gb23 = Select Embodied Militia
war1812-block-gb24 = Incorporated Militia of Upper Canada
war1812-block-gb25 = Lincoln Militia
