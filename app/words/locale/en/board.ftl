# The board and what stands around it.

board-map = Map
board-panel = Table
board-turn = What is asked
board-tabs = More
board-tab-score = Score
board-tab-places = Places
board-tab-log = Log
board-tab-chat = Chat
board-tab-notes = Notes
board-tab-table = Match
board-tools = Key and zoom
board-zoom = Zoom
board-zoom-in = Closer
board-zoom-out = Farther
board-zoom-all = The whole map

board-connecting = Joining the table…
board-live-connecting = Connecting…
board-live-live = Live
board-live-lost = Not live: connecting again
board-live-behind = Not live: catching up
board-live-closed = Not live
board-moved-on = The position had changed. Here is the new one; nothing was done.
board-no-longer = That can no longer be done.

board-title = { $game }
board-title-mine = ● Your move · { $game }
board-title-ended = Ended · { $game }
board-you-are = Your side: { $side }
board-you-watch = You watch
board-named = { $name } ({ $side })

board-not-current = Last known position
board-your-move = Your move
board-playing = What has happened
board-playing-skip = Skip
board-new-chat = { $count ->
    [one] 1 new message
   *[other] { $count } new messages
 }
board-waiting = Waiting
board-watching = At the table
board-winner = { $side } wins
board-drawn = A draw
board-cancelled = This match was cancelled.

board-take-first = Take one of your blocks first, then press where it goes.
board-no-place = That is no place to go to: press one that is lit, or put down what you hold with “Let go”.
board-held-apart = These blocks can't go anywhere together: put some of them down.
board-held = In hand: { $things }
board-all-here = Take all { $count }
board-let-go = Let go
board-many = Take several
board-many-hint = Take several blocks, then point at where all of them go
board-not-that = Not that
board-of-block = { $block }: { $what }
board-draft = { $count ->
    [one] Your plan: 1 step
   *[other] Your plan: { $count } steps
 }
board-suggest = Suggest a step
board-suggest-hint = What the machine would do in your place, from what you see. You can undo it.
board-suggest-rest = Suggest the rest
board-suggested = { $machine } would now press the marked button: “{ $what }”.
board-suggested-on-map = { $machine } would now choose, on the map: { $what }.
board-suggested-card = { $machine } would now choose: { $what }.
board-suggested-done = { $machine }: { $what }.
board-undo = Undo
board-take-back = Take back
board-rejected-steps = These steps were dropped, because the position changed:
board-rule = Rule { $rule }
board-dice = Dice: { $faces }

board-places = Places
board-nobody = nobody
board-go-here = To { $town }
board-base = Shipyard at { $town }

board-latest = Just now
board-log = Log
board-log-before = Before the first turn
board-log-earlier = Earlier
board-older = Older lines

board-players = Players
board-options = Rulings
board-corrected = Played on a corrected board:
board-peace = Peace
board-draw-offer = Offer a draw
board-draw-accept = Accept the draw
board-draw-decline = Decline
board-draw-offered = { $side } offers a draw.
board-resign = Resign
board-resign-sure = Resign? The match ends at once and your opponent wins.
board-resign-yes = Yes, resign
board-keep-playing = Keep playing
board-spectators = Spectators
board-watch-link = Link for spectators
board-watch-link-make = Make a link for spectators
board-devices = Your devices
board-device-this = { $label } (this one)
board-device-of = Since { $date }
board-device-open = Open link: { $label }
board-device-link = Link for your other device; it works once
board-device-link-make = Play on another device
board-revoke = Revoke
board-copy = Copy
board-copied = Copied
board-keep = To keep
board-receipts-why = This browser keeps a receipt for everything that it is shown. With the receipts the dice can be checked after the match without trusting this server.
board-receipts = Save receipts
verify-title = Check a match
board-export = Save the match
board-rules = Rules

board-invite-title = Invite your opponent
board-invite-text = Send this link to the person you want to play. It works once. The match begins when they sit down; you may close this page and come back.
board-open-title = Not begun
board-open-text = This match waits for its second player. The board comes alive here by itself when they sit down.
board-invite-elsewhere = The invitation was made in another browser, and only that browser can show it again. You can make a new one here; the old one then stops working.
board-invite-link = Invitation
board-invite-local = This link works on this computer alone. For somebody elsewhere start the server with HOST=0.0.0.0, or behind a proxy with PUBLIC_URL.
board-invite-make = Make a new invitation
board-cancel = Cancel the match
board-cancel-sure = Cancel this match for good?
board-cancel-yes = Yes, cancel it
board-keep-waiting = Keep waiting

board-history = Step through the match
board-history-at = Moment { $at } of { $count }
board-history-told = What happened
board-history-end = Back to the end
board-first = First
board-before = Previous
board-next = Next
board-last = Last

board-promise-match = The server promised the dice of another match than this one.
board-promise-commitment = The server promised other dice before the match began than it shows now.
board-promise-entropy = The server does not use the numbers that were sent for the dice of this match.
board-promise-broken = Its dice can't be trusted. Save your receipts: with them anybody can see after the match that the promise was broken.
