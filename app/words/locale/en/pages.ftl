# The pages around the board.

new-title = New match
new-game = Game
new-scenario = Scenario
new-side = You play
new-random = Draw for it
new-against = Your opponent
new-against-friend = a friend, by invitation
new-against-anybody = anybody
new-against-anybody-text = listed among the open matches until somebody sits down
new-against-met = somebody I have played
new-against-met-text = listed for those who have played with this browser, until one of them sits down
new-offers = { $count ->
    [0] Nobody waits for a player just now:
    [one] 1 player waits for somebody already:
   *[other] { $count } players wait for somebody already:
 }
new-name = Your name, if you like
new-make = Make the match
new-options = Rulings and spectators
new-watch = Who may watch
new-watch-link = whoever has the spectators' link
new-watch-nobody = nobody
new-usual = as usual
new-board = The board …
new-board-standard = the standard board
new-board-what = how it differs
continue-title = Continue from { $game }: { $when }
continue-text = A new match begins with this very position: each side knows what it had been shown by then, and from here on dice and cards are drawn anew.
continue-seen = The old match lies open: what the enemy hides here, you may have seen.
continue-back = Back to the old match
sit-continued = It continues from a match that is over: { $when }. Whoever invites you may have seen in it what either side hides there.
sit-scenario = Scenario: { $scenario }
sit-board = This match is played on a board that the host has corrected:
new-local-title = Only on this computer
new-local-text = Only this computer can open the links of this server: a friend elsewhere can't come yet. Whoever runs the server can let them in: its documentation says how.

sit-title = You are invited to a match
sit-text = A game of { $game } is waiting for you. Sitting down uses this invitation up; nobody else can take your seat.
sit-again = This browser asked for the other seat, and no answer came. Ask again: if it was you who got it, it is yours.
sit-taken = This invitation is not good any more: both seats of the match are taken, or it was called off.
sit-taken-mine = If one of them is yours, open the match from the list on the home page of the browser in which you sat down, or by a link for another device.
sit-taken-home = To the home page
sit-offers = Other open matches
sit-button = Sit down and play
sit-promise = How the dice are kept honest
sit-promise-vouched = The server has fixed its part of the dice and promised it by the figure below; the link that your friend sent says the same. Your browser keeps the promise and only then draws a number of its own, so nobody can choose the dice to suit them. Either player can check it after the match.
sit-promise-plain = The server has fixed its part of the dice and promised it by the figure below. Your browser keeps the promise and only then draws a number of its own. Either player can check it after the match.
sit-promise-cut = The server has fixed its part of the dice and promised it by the figure below. Your friend's link says the same as far as it goes, but its end is missing: the program that it came by cut it short. Your browser keeps the promise and only then draws a number of its own. Either player can check it after the match.
sit-promise-broken = Do not sit down: this server shows another promise for the dice than the one in your friend's link. Ask them for a new link; if that shows the same, do not trust this server.

seated-text = You already have a seat in this match.
seated-open = The invitation is for the other player: send them its link. To try both sides alone, open it in another browser or a private window.
seated-match = Your match

device-title = Play on this device
device-text = This link gives this device your seat in a game of { $game }. It works once.
device-button = Take my seat here

devices-title = Your matches on another device
devices-text = { $count ->
    [one] The link gives another device of yours, a phone perhaps, your seat in your match. You keep it here, too.
   *[other] The link gives another device of yours, a phone perhaps, your seats in all your { $count } matches. You keep them here, too.
 }
devices-make = Make the link
devices-link = For your other device alone: whoever has this link can play for you
devices-code = Or point the other device’s camera at this:
devices-local = Only this computer can open the link: this page was opened by a name that others do not know it by.
devices-once = It works once, within an hour. Each match lists the device under “Match”, where you can take the seats from it again.
devices-none = This browser has no seat in any match yet.
devices-home = To the home page
devices-take-title = Your matches on this device
devices-take-text = This link gives this device your seats in all your matches. It works once.
devices-take = Take my seats here
devices-left-out = Your matches are here now, but for those that this device plays already or whose seat has too many devices.

watch-title = Watch a match
watch-text = You will see this game of { $game } as a bystander at the table: every block stands with its back to you.
watch-button = Watch

story-title = The story of a match of { $game }
story-running = The match goes on: here is what bystanders have seen of it so far.
story-film = The course of the match on the map
story-score = How the score went
story-score-text = The score of each side, from date to date
story-told = What happened
story-years = Years
story-all-years = The whole match
