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
board-you-are = You ({ $side })
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
board-passed-for = You were asked, and have nothing to play: passed for you.
board-next-match = { $count ->
    [one] On to the other match that waits for you
   *[other] On to the next of { $count } matches that wait for you
 }
board-heard = Close
board-watching = At the table
board-winner = { $side } wins
board-you-win = You win
board-you-lose = You lose: { $side } wins
board-drawn = A draw
board-cancelled = This match was cancelled.

board-take-first = Take one of your pieces first, then press where it goes.
board-no-place = That is no place to go to: press one that is lit, or “Put down” what you hold.
board-held-apart = These pieces can't go anywhere together: put some of them down.
board-held = In hand: { $things }
board-held-at = In hand: { $count ->
    [one] 1 block
   *[other] { $count } blocks
 }, { $at }
board-held-more = In hand: { $things } and { $count } more
board-all-here = Take all { $count }
board-some-here = { $count ->
    [one] Take the 1 that can go
   *[other] Take { $count }, as many as can go together
 }
board-let-go = Put down
board-many = Move several together
board-many-hint = Press several pieces one after the other, then the place where all of them go
board-press-again = Or press the block once more.
board-not-that = Cancel
board-hits-to-strongest = { $hits ->
    [one] The strongest takes the hit
   *[other] The strongest take the { $hits } hits
 }
board-of-block = { $block }: { $what }
board-draft = { $count ->
    [one] Your plan: 1 step
   *[other] Your plan: { $count } steps
 }
board-suggest = Suggest a step
board-suggest-hint = What the machine would do in your place, from what you see. It is only said; “Use this step” does it.
board-suggest-take = Use this step
board-suggest-rest = Do the rest as suggested
board-suggested = { $machine } would now press the marked button: “{ $what }”.
board-suggested-on-map = { $machine } would now choose, on the map: { $what }.
board-suggested-card = { $machine } would now choose: { $what }.
board-undo = Undo
board-take-back = Take back
board-rejected-steps = These steps were dropped, because the position changed:
board-rule = Rule { $rule }
board-term = What that is: rule { $rule }
board-dice = Dice: { $faces }

board-places = Places
board-nobody = nobody
board-go-here = To { $town }
board-base = Shipyard at { $town }

board-more-below = More below ▾
board-latest = Just now
board-log = Log
board-log-before = Before the first turn
board-log-earlier = Earlier
board-older = Older lines

board-players = Players
board-scenario = Scenario: { $scenario }
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
board-devices-all = All your matches on another device at once
board-device-this = { $label } (this one)
board-device-of = Since { $date }
board-device-open = Open link: { $label }
board-device-link = Link for your other device; it works once
board-device-link-make = Play on another device
board-revoke = Revoke
board-copy = Copy
board-copied = Copied
board-share = Share
board-code = QR code
board-code-of-link = The link as a QR code
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
board-invite-local = Only this computer can open the link. Whoever runs the server can let others in: its documentation says how.
board-invite-make = Make a new invitation
board-offer = Post it for anybody
board-offer-title-anybody = Waiting for anybody
board-offer-title-met = Waiting for somebody you have played
board-offer-until-anybody = Listed for anybody until { $date }.
board-offer-until-met = Listed until { $date } for those you have played.
board-offer-text-anybody = Whoever sits down first plays, and a friend may be sent this link as well. You may close this page; looking at it keeps the match listed for longer.
board-offer-text-met = Nobody else finds it there. Whoever sits down first plays, and a friend may be sent this link as well. You may close this page; looking at it keeps the match listed for longer.
board-offer-withdraw = Take it off the list
board-offer-list = See the list
board-offer-lapsed = The match is not on the list any more, and its link has stopped working.
board-cancel = Cancel the match
board-cancel-sure = Cancel this match for good?
board-cancel-yes = Yes, cancel it
board-keep-waiting = Keep waiting

board-history = Step through the match
board-history-at = Moment { $at } of { $count }
board-history-told = What happened
board-history-end = Back to the end
board-history-now = Back to now
board-history-play = Play
board-history-pause = Pause
board-continue = Continue from here
board-origin = Continued from { $game }: { $when }.
board-origin-look = Look at that match
board-eyes = Seen by
board-eyes-all = All
board-eyes-public = Watchers
board-minds = Three boards
board-minds-one = One board
board-minds-zoom = Zoom of the three boards
board-minds-truth = What was so
board-minds-open = All lies open here, and each side's sight beside it.
board-mind = Known to { $side }
board-mind-not-so = { $what } (in truth not here)
board-mind-right = Placed { $right } of { $all } enemy blocks rightly
board-mind-nobody = No enemy block on the board
board-mind-sure = { $count } sure
board-mind-guessed = { $count } guessed
board-mind-wrong = { $count } wrong
board-mind-unknown = { $count } unknown
board-minds-course = Enemy blocks not placed rightly
board-minds-course-now = { $side } { $percent } %
board-film = The match as a film (GIF)
board-story = The story of this match
board-luck = Luck of the dice
board-luck-dice = Dice
board-luck-hits = Hits
board-luck-expected = On average
board-luck-usual = as usual
board-luck-lucky = lucky
board-luck-unlucky = unlucky
board-luck-very-lucky = very lucky
board-luck-very-unlucky = very unlucky
board-log-look-back = Watch the last play again
board-log-line = Look back at this moment
board-since = Since you were here
board-since-go-on = Go on
board-since-show = Show it on the map
board-since-earlier = The log has what came before.
board-first = First
board-before = Previous
board-next = Next
board-last = Last

board-promise-match = The server promised the dice of another match than this one.
board-promise-commitment = The server promised other dice before the match began than it shows now.
board-promise-entropy = The server does not use the numbers that were sent for the dice of this match.
board-promise-broken = Its dice can't be trusted. Save your receipts: with them anybody can see after the match that the promise was broken.

standing-title = { $count ->
    [0] Answer beforehand …
    *[other] Answered beforehand: { $count }
  }
standing-hint = These questions come back. What you answer here is done for you at once, from the next time on. Nobody else sees it; that nobody waited for you, they may notice.
standing-next-time = From the next time on:
standing-ask-me = Ask me

trying-title = A board of your own
trying-hint = Move any piece anywhere, the enemy’s too. Nobody sees it, nothing of it is sent, and the match stays as it is.
trying-begin = Try moves out
trying-which = Press a piece.
trying-where = Press where it goes.
trying-again = Start over
trying-end = Back to the match
trying-moves = { $moves ->
    [one] 1 piece was put elsewhere.
   *[other] { $moves } moves were tried.
 }
board-battles-ended = { $battles ->
    [one] 1 battle
   *[other] { $battles } battles
 }
board-result-open = How it went
