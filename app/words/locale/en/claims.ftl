# A match that one side has abandoned.

claim-title = If your opponent stays away
claim-title-watch = If a player stays away
claim-never = It was agreed that this match can never be claimed; it waits as long as it takes.
claim-agreed = It was agreed that whoever waits for the other side alone for { $days ->
    [one] 1 day
   *[other] { $days } days
 } may claim the match.
claim-from = Since { $since } the match has been waiting for one side only: { $side }. From { $date } on you may claim it.
claim-against = The match is waiting only for you. If you make no move by { $date }, your opponent may claim it.
claim-against-now = The match is waiting only for you, and has been for so long that your opponent may claim it at any moment. Once you move, they no longer can.
claim-of-others = The match is waiting for one side only: { $side }. From { $date } on the other side may claim it.
claim-now = { $side } has not moved since { $since }. As agreed, you may now end the match.
claim-win = Claim the match
claim-call-off = Call it off
claim-win-sure = Claim the match? It ends at once, as your win.
claim-win-yes = Yes, it is mine
claim-call-off-sure = Call the match off? It ends at once, and nobody wins.
claim-call-off-yes = Yes, call it off
claim-go-on = Keep waiting

new-claim = If a player stays away
new-claim-days = the other player may claim the match after { $days ->
    [one] 1 day
   *[other] { $days } days
 }
new-claim-never = the match waits for ever
sit-claim = Agreed beforehand: whoever waits for the other side alone for { $days ->
    [one] 1 day
   *[other] { $days } days
 } may claim the match.
sit-claim-never = Agreed beforehand: this match waits as long as it takes; it can't be claimed as abandoned.

refusal-not-abandoned = The match can't be claimed now: you have not waited for the other side alone for as long as was agreed.
line-claimed = { $side } claims the match, which the other side has abandoned.
line-called-off = { $side } calls the match off, since the other side has abandoned it.
