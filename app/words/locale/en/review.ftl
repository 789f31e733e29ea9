# The decisions that cost most, once a match is over.

review-title = Decisions that cost most
review-find-mine = Find my costliest decisions
review-find = Find the costliest decisions: { $side }
review-under-way = Trying out what else could have been done: { $percent } %
review-about = { $side }: { $turns ->
    [0] no turn was
    [one] 1 turn was
   *[other] { $turns } turns were
 } tried out against the machine’s own plans, by what that side knew then. The figures: in how many of 100 trials it goes on to win.
review-none = { $side }: { $turns ->
    [0] no turn was planned, so there was nothing to try out.
    [one] 1 turn was tried out against the machine’s own plan. That was no better by more than luck.
   *[other] { $turns } turns were tried out against the machine’s own plans. No other plan was better by more than luck.
 }
review-you = You:
review-side = { $side }:
review-machine = { $machine }:
review-chance = { $chance } of 100
review-show = Show
review-nothing = no move
