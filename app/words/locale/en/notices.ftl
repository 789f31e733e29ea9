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
notices-elsewhere = On Discord, Slack, a phone, or by a program: for all my matches
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

webhooks-title = Tell me elsewhere
webhooks-text = When it is your move in any match of this browser, a notice goes to Discord, Slack, your phone by ntfy, or a program of your own: once for each turn, when you are not at the board.
webhooks-none = This browser has no seat in any match yet. Begin one, and come back.
webhook-first = Where to
webhook-another = Another place
webhook-where = What takes the notice
webhook-kind-discord = Discord
webhook-kind-slack = Slack
webhook-kind-ntfy = Phone (ntfy)
webhook-kind-signed = A program
webhook-how-discord = In Discord open a channel’s settings, Integrations, Webhooks, New Webhook, and copy its URL.
webhook-how-slack = In Slack add the app “Incoming WebHooks” to a channel, or make an app with one, and copy its URL.
webhook-how-ntfy = Install the app ntfy on your phone, subscribe there to a topic with a name that nobody guesses, and enter https://ntfy.sh/ with that name.
webhook-how-signed = An HTTPS address that takes a POST of JSON, signed as Standard Webhooks says. You get the key once.
webhook-address = Address
webhook-leave = Try and keep it
webhook-secret-address = A first notice goes there at once. The address is a secret: nobody is shown it again, and you neither.
webhook-signing = The first notice was taken. This key checks the signatures; it is shown now and never again.
webhook-signing-key = Key of the signatures
webhook-signing-kept = I have kept it
webhook-delivered = Took its last notice on
webhook-failing = Has taken nothing since then; it is tried again:
webhook-off = Turned off, as it took nothing:
webhook-try = Send a test
webhook-on = Turn on again
webhook-remove = Remove
webhook-test-title = Vedette
webhook-test-text = Here you will be told when it is your move.
webhook-test-button = Your notices

problem-bad-webhook = This is no address that can be called. It begins with https:// and has no port and no name before an @.
problem-no-webhooks = This server calls no other addresses.
problem-same-webhook = This address is told already.
problem-too-many-webhooks = There are five addresses already. Remove one first.
problem-unknown-webhook = There is no such address any more.
problem-webhook-refused = There the notice was refused. Look at the address and at what takes it.
problem-webhook-unreached = Nobody answers there, or the host is not on the public Internet.
