# The home page.

home-title = Two armies, one map, and fog between them
home-lead = Vedette is a place for two-player wargames with fog of war. Your blocks stand with their backs to your enemy, who sees that you are there, but not who you are or how strong; your cards stay in your hand.
home-play-now = Play now against the machine
home-side-drawn = side drawn by lot
home-invite = Invite a friend
home-offers = { $count ->
    [0] Find somebody to play
    [one] 1 open match
   *[other] { $count } open matches
 }
home-play-others = The other games
home-play-text = No account, nothing to install. The side is drawn unless you have chosen one in a new match. You set up your army; if you like, the machine sets it up for you. It sees no more of your blocks than a person would.
home-eyes = One position, three pairs of eyes
home-eyes-public = A bystander

home-mine = Your matches
home-devices = Play on another device
home-notices = Tell me elsewhere
home-finished = Finished matches
home-you = You ({ $side })
home-you-are = Your side: { $side }
home-no-side = Sides are drawn when both sit
home-your-move = Your move
home-their-move = Their move
home-side-moves = { $side } to move
home-open = Waiting for a player
home-cancelled = Cancelled
home-over = { $count ->
    [one] One more that is over
   *[other] { $count } more that are over
 }

home-what = What you play
home-games = On the table
home-what-blocks = Blocks and cards.
home-what-blocks-text = A block shows its strength on its upper edge and is turned when it suffers. Only its owner sees the face. Where counters lie open, the hands of cards are hidden.
home-what-long = An evening, or a move a day.
home-what-long-text = Both at the board or never online together: the match waits, on any device.
home-rules = Read the rules

home-promises = What you can count on
home-fog = Fog that holds.
home-fog-text = The server alone knows what is hidden. Nothing of it reaches a page that may not see it.
home-rules-kept = Rules enforced and explained.
home-rules-kept-text = Legal moves light up. For all others the page says why not, with the rule's number.
home-fair = Dice you can check.
home-fair-text = The server commits to its seed before play; you keep receipts and can check every roll afterwards.
home-friends = Friends may watch.
home-friends-text = A link shows the table as a bystander sees it, and unfolds to a picture of the map wherever you paste it.
