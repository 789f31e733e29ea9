# Plans of a turn, compared by trials.

plans-compare = Compare plans
plans-compare-hint = Tries out a few plans for this turn, and yours, from what you see. Nothing is done.
plans-title = Plans for this turn
plans-away = Close
plans-past = Compared before the last change to your plan.
plans-anew = Compare anew
plans-under-way = Plans are being tried out.
plans-none = From what you see no position could be made up to try plans in.
plans-best = Best by these trials, { $chance } of 100: { $plan }
plans-machine = { $machine }’s plan
plans-mine = Your plan so far
plans-mine-too = Your plan so far, and { $machine }’s
plans-mine-past = Your plan before
plans-mine-past-too = Your plan before, and { $machine }’s
plans-other = Another plan
plans-top = The best of these
plans-better = The comparison below found a better plan: { $best } of 100 against { $own }.
plans-close = may be as good
plans-roughly = about
plans-use = Use this plan
plans-of-100 = of 100
plans-taken = { $tenths ->
    [10] takes { $place }
   *[other] takes { $place } in { $tenths } of 10
 }
plans-lost = { $tenths ->
    [10] loses { $place }
   *[other] loses { $place } in { $tenths } of 10
 }
plans-kept = keeps { $place }
plans-enemys = { $tenths ->
    [10] { $side } takes { $place }
   *[other] { $side } takes { $place } in { $tenths } of 10
 }
plans-after = { $trials ->
    [0] Trying plans out…
   *[other] After { $trials } trials
 }
plans-more-to-come = After { $trials } trials, more to come
plans-about = The figure: how often you go on to win. { $machine } plays on for both sides, { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
 } ahead, in positions made up from what you know. A press shows a plan on the map.
