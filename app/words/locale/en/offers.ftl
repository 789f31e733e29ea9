# The matches that wait for anybody.

problem-offer-gone = This match is not offered any more.
problem-offer-taken = Somebody else was quicker: this match is taken.
problem-too-many-offers = You have as many matches on the list as one may have. Take one off, or wait until somebody sits down.

offers-title = Open matches
offers-text = Here players look for somebody to play. Whoever sits down first plays; nobody needs an account.
offers-count = { $count ->
    [0] Nobody waits for a player just now.
    [one] 1 open match
   *[other] { $count } open matches
 }
offers-all = All games ({ $count })
offers-of-game = { $game } ({ $count })
offers-nameless = Somebody
offers-yours = Yours
offers-posted-now = posted just now
offers-posted-minutes = { $count ->
    [one] posted a minute ago
   *[other] posted { $count } minutes ago
 }
offers-posted-hours = { $count ->
    [one] posted an hour ago
   *[other] posted { $count } hours ago
 }
offers-posted-days = { $count ->
    [one] posted yesterday
   *[other] posted { $count } days ago
 }
offers-side = You would play: { $side }
offers-side-left = Left to play: { $side }
offers-side-drawn = Sides are drawn by lot
offers-pace = A move may take { $days ->
    [one] 1 day
   *[other] up to { $days } days
 }
offers-pace-never = A move may take as long as it takes
offers-met = You have played each other before
offers-met-own = Only people you have played see it
offers-continued = It goes on from the middle of another match: { $when }
offers-unwatched = Nobody may watch
offers-play = Play
offers-open = Open
offers-withdraw = Take off the list
offers-else = Begin one yourself
offers-else-text = Post a match of your own, and whoever comes by may take it. Or play against the machine, which is always here.
offers-post = Post a match
