# For those who play by keyboard or by ear.

access-keys = Keys
access-keys-map = On the map
access-keys-play = Play
access-keys-page = Around the map
access-keys-list = The Places tab is the map as a list: everything that can be done on the map can be done there with the Tab key and Enter.
access-letters = Let keys that write a letter or a sign act as shortcuts
access-close = Close

access-key-space = Space
access-key-walk = to the nearest place that way; with Shift, move the map
access-key-around = round the neighbours of a place
access-key-here = through the pieces in a place
access-key-piece = next and previous piece that can act
access-key-target = next and previous lit place; capital T goes back
access-key-centre = centre the map here
access-key-zoom = closer, farther, the whole map
access-key-press = take hold, or drop here; with Shift, one more
access-key-all = take all blocks here, or all beside the block in hand
access-key-many = take several, on or off
access-key-clear = put down
access-key-undo = undo the last step
access-key-done = to the answers, Done first; Enter gives the answer
access-key-why = why not?
access-key-prompt = say what is asked
access-key-rule = open the rule of what is asked, or of a refusal on the map
access-key-tab = open a tab
access-key-hand = go to your cards, or what else lies in hand: Tab goes from one to the next, Enter presses it
access-key-log = open the log: Tab stops there once, arrow keys go from line to line and to its rule
access-key-chat = open the chat
access-key-sheet = this sheet

access-map = Map. Arrow keys go from place to place; the question mark lists all keys. The Places tab is the same map as a list.
access-said = What happened
access-grip = Panel: drag or press to give the map more or less room
access-choose = What to do here

access-die-hit = { $face }, hit
access-die-miss = { $face }, miss
access-die-counts = { $face }, counts
access-lines-before = { $count ->
    [one] 1 earlier line is in the log.
   *[other] { $count } earlier lines are in the log.
 }
access-planned = Planned: { $step }.
access-taken-back = Taken back: { $step }.
access-asked = Your move. { $prompt }
access-waits = { $side } { $what }.
access-held = In hand: { $things }. { $count ->
    [0] There is nowhere to go.
   *[other] Can go to: { $places }.
 }
access-held-many = In hand: { $things }. { $count } places to go, among them: { $places }.
access-let-go = Nothing in hand.
access-many-on = Taking several.
access-many-off = Taking one at a time.

access-take-from = Order from { $town }
access-take-all = Take all { $count } at { $town }
access-why-not = Why not to { $town }?
access-here = Here
access-next-to = Next to it
access-way = { $town }, { $way }
access-way-lit = { $town }, { $way }; what you hold may go there
