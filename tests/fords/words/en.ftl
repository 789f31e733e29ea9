### Fords, the small game of docs/new-game.md.

fords-title = Fords
fords-when = Day { $day }
fords-ask-posting = Post each block at a crossing
fords-awaits-posting = posts its blocks
fords-awaits-posting-sealed = has posted its blocks
fords-done = Done: all blocks are posted
fords-not-in-hand = That block is not in your hand.
fords-has-a-post = That block has a post already.
fords-no-such-place = There is no such crossing.
fords-blocks-left = { $blocks ->
    [one] 1 block has no post yet.
   *[other] { $blocks } blocks have no post yet.
 }
fords-line-met = They meet at { $place }: { $lost ->
    [0] no block is lost
    [one] 1 block is lost
   *[other] { $lost } blocks are lost
 }.
fords-line-day = End of day { $day }
fords-over-us = The United States have more blocks left.
fords-over-gb = Great Britain has more blocks left.
fords-over-draw = Both sides have as many blocks left.
fords-block = Block of strength { $cv }
fords-hidden = { $count ->
    [one] 1 block, { $side }
   *[other] { $count } blocks. { $side }
 }
fords-hand = { $count ->
    [one] 1 block to post
   *[other] { $count } blocks to post
 }
fords-score = Blocks left
fords-step-place = A block to { $place }
place-weir = Weir
place-bridge = Bridge
place-ford = Ford
fords-summary = Three crossings of a river, three blocks a side, three days.
fords-length = Five minutes.
fords-pieces = Three blocks of each side, drawn from five.
fords-edition = The small game of the guide for authors.
fords-about = Both sides post their blocks unseen, day after day; where both stand they fight.
fords-readings = There are no doubtful rules.
fords-how-turn = Each day both sides post all their blocks at the three crossings, unseen.
fords-how-win = After three days the side with more blocks left wins.
fords-eyes-us = The American
fords-eyes-gb = The Briton
fords-seen-us-picture = The board as the American player sees it.
fords-seen-gb-picture = The board as the British player sees it.
fords-score-of = { $side } { $points }
fords-option-ready = Who may know that a side has posted
fords-option-ready-shown = both sides
fords-option-ready-hidden = nobody, before both have
fords-seen-us = The American player knows their own blocks. and how many the enemy has at a crossing.
fords-seen-gb = The British player sees the same from the other side.
fords-seen-public = Who watches sees backs alone.
fords-seen-public-picture = The board as a spectator sees it: all blocks are blank.
fords-how-turn-text = A block at each crossing, or all at one.
fords-how-win-text = A 6 takes an enemy block.
fords-coach-take = Take one of your blocks.
fords-coach-take-tray = Take one of your blocks beside the map.
fords-coach-aim = Choose a crossing.
fords-coach-done = Press Done. Until then all can be undone.
fords-data-text = Fords is made up: the rules state its places, and where they lie was chosen.
fords-data-places = Places
fords-data-places-name = Place
fords-data-column-exists = On the map
fords-data-column-lies = From the left
