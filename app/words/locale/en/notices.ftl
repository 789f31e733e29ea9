# Turn notices: mail, and what the browser shows.

mail-confirm-subject = Confirm your address for turn notices
mail-confirm-text = Somebody who plays { $game } on Vedette wants to be told by mail at this address when it is their move. If that was you, confirm it.
mail-confirm-else = If it was not you, do nothing: the address is forgotten within days.
mail-confirm-button = Confirm this address
mail-confirm-foot = No other mail is sent to this address unless it is confirmed.
mail-turn-subject = Your move: { $game } against { $opponent }
mail-turn-text = It is your move in { $game } against { $opponent }. Your side: { $side }.
mail-turn-button = To the board
mail-turn-since = Since your last move, as bystanders saw it:
mail-end-subject = The match has ended: { $game } against { $opponent }
mail-end-text = Your match of { $game } against { $opponent } has ended.
mail-end-last = This is the last mail about this match. The link shows the whole match, step by step.
mail-end-button = See how it went
mail-foot = The link opens the board in a browser in which you have your seat. You left this address for this match.
mail-unsubscribe = No more mail about this match

notices-title = When it is your move
notices-mail-none = Leave an address and be told by mail: once for each turn, when you are not at the board. Nobody else sees it; it is deleted some days after the match.
notices-mail-label = Mail address
notices-mail-save = Send me notices
notices-mail-asked = A mail is on its way to { $address }. Open the link in it to confirm the address.
notices-mail-on = You are told by mail at { $address }.
notices-mail-remove = Remove the address
notices-browser = Show a note in this browser
notices-browser-why = While this page is open in some tab, but out of sight.
notices-browser-on = This browser shows a note when it is your move.
notices-browser-refused = This browser does not let the page show notes; its settings can change that.
notices-browser-off = No more notes
notices-sound = A soft sound, too
notices-your-move = Your move
notices-your-move-in = { $game }: it is your move.

confirm-title = Confirm your address
confirm-text = Press the button, and turn notices for your match of { $game } go to your address.
confirm-button = Confirm
confirm-done = Confirmed. You will be told when it is your move.

unsubscribe-title = No more mail
unsubscribe-text = Press the button, and no more mail about this match of { $game } is sent to your address. The address is deleted.
unsubscribe-button = Stop the mail
unsubscribe-done = Done: the address is deleted, and no more mail about this match is sent.

problem-bad-address = No mail can be sent to this address.
problem-no-mail = This server sends no mail.
