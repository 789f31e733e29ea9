# What both sides decide unseen, and orders in writing.

sealed-mine = Sealed
sealed-until = Your decision stays sealed until both sides have sealed. Then both are opened together.
sealed-back = Take the seal back
sealed-unseen = You agreed not to see whether { $who } has sealed.
sealed-said-sealed-mine = Your decision is sealed.
sealed-said-back-mine = You took the seal back. You can decide anew.
sealed-said-sealed = { $who } has sealed.
sealed-said-back = { $who } took the seal back.

typed-title = Or write it
typed-label = In the short forms of the map
typed-write = Write
typed-example = like { $example }
typed-explained = “{ $example }” means: { $step }.
typed-means = { $step }. Enter or “Write” writes it down.
typed-between = {"; "}
typed-ways = { $count ->
    [0] Nothing begins like this. Enter or “Write” says why.
    [one] One way to go on:
   *[other] { $count } ways to go on:
 }
typed-list = Ways to go on
