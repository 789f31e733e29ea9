# The decisions that cost most, once a match is over.

review-title = Decisions that cost most
review-find-mine = Find my costliest decisions
review-find = Find the costliest decisions of { $side }
review-under-way = Trying out what else could have been done: { $percent } %
review-about = { $turns ->
    [one] 1 turn of { $side } was
   *[other] { $turns } turns of { $side } were
 } tried out against the machine’s own plans, by what { $side } knew then. The figures: in how many of 100 trials { $side } goes on to win.
review-none = { $turns ->
    [0] { $side } planned no turn, so there was nothing to try out.
    [one] 1 turn of { $side } was tried out against the machine’s own plan: it cost nothing that could be told from luck.
   *[other] { $turns } turns of { $side } were tried out against the machine’s own plans: none cost much that could be told from luck.
 }
review-you = You:
review-side = { $side }:
review-machine = { $machine }:
review-chance = { $chance } of 100
review-show = Show
review-nothing = no move
