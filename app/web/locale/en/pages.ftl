# The pages around the board.

home-title = Two armies, one map, and fog between them
home-lead = Vedette plays two-player block wargames: your blocks stand with their backs to the enemy, and only you know what they are. Now: the War of 1812, from Detroit to Quebec.
home-how-make = Make a match: two clicks, no account.
home-how-send = Send your friend the link.
home-how-play = Play in one evening, or a move a day.
home-new = New match
home-rules = Read the rules
home-picture = The board: the Great Lakes with blue American and red British blocks, arrows and ships.
home-caption = The United States see their own blocks; the enemy's are blank.
home-mine = Your matches
home-you-are = You are { $side }
home-you-watch = You watch
home-no-side = Sides are drawn when both sit
home-your-move = Your move
home-their-move = Their move
home-open = Waiting for a player
home-cancelled = Cancelled
home-promises = What you can count on
home-fog = Fog that holds.
home-fog-text = The server alone knows what is hidden. Nothing of it reaches a page that may not see it.
home-rules-kept = Rules enforced and explained.
home-rules-kept-text = Legal moves light up. For all others the page says why not, with the rule's number.
home-fair = Dice you can check.
home-fair-text = The server commits to its seed before play; you keep receipts and can check every throw afterwards.
home-friends = Friends may watch.
home-friends-text = A link shows the table as a bystander sees it; after the end, everything, step by step.

new-title = New match
new-game = Game
new-side = You play
new-random = Draw for it
new-against = Your opponent
new-against-friend = a friend, by invitation
new-name = Your name, if you like
new-make = Make the match
new-options = Rulings and spectators
new-watch = Who may watch
new-watch-link = whoever has the spectators' link
new-watch-nobody = nobody
new-usual = as usual
new-local-title = How a friend can reach this server
new-local-text = This server is open to this computer only ({ $origin }). To play with somebody elsewhere, start it with HOST=0.0.0.0 and send the address of this computer in your network, or put it behind a reverse proxy and set PUBLIC_URL to its address.

sit-title = You are invited to a match
sit-text = A game of { $game } is waiting for you. Sitting down uses this invitation up; nobody else can take your seat.
sit-button = Sit down and play

device-title = Play on this device
device-text = This link gives this device your seat in a game of { $game }. It works once.
device-button = Take my seat here

watch-title = Watch a match
watch-text = You will see this game of { $game } as a bystander at the table: every block stands with its back to you.
watch-button = Watch

rules-title = { $game }: the rules
rules-lead = The rules as this server plays them, in our own words and by their numbers; a number with A is a ruling where the rulebook is silent.
