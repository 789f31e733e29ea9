# The page that checks a finished match.

verify-lead = Dice, blind draws and their order, checked in your browser. The file stays on your device.
verify-file = The finished match (from its Match tab)
verify-receipts = Receipts of one player or of both
verify-receipts-why = A browser keeps receipts while it plays. Only they can tell a true file from one that was written anew from end to end.
verify-origin = The match that it continues, if it does
verify-check = Check it
verify-what = What is checked
verify-what-seed = Before play the server promised a seed by its fingerprint; both browsers added numbers of their own. Every draw is computed again from these three.
verify-what-chain = Each committed turn is chained to all before it. Whatever is changed, left out or put in later breaks the chain.
verify-what-receipts = The receipts hold the promise, your browser's own number and each link of the chain as you first saw it.
verify-what-not = Not checked here: whether the rules were kept. A server in league with one player could also have told them what is hidden; no file can show that.
verify-offline = The same check without a browser:
verify-good = right:
verify-bad = wrong:
verify-at-record = (record { $record })
verify-counts = { $records ->
    [one] 1 record
   *[other] { $records } records
 }, { $draws ->
    [one] 1 draw
   *[other] { $draws } draws
 }.
verify-after = The file agrees with itself and with these receipts, but they end { $count ->
    [one] one record
   *[other] { $count } records
 } before the end of the file. What came after can't be told from what the server wrote anew.
verify-proved = Proved
verify-proved-text = This is the match that these receipts were given for, and its dice were as they had to be.
verify-consistent = Consistent
verify-consistent-text = The file agrees with itself. Without a player's receipts it can't be told from one that the server wrote anew.
verify-unproven = Unproven
verify-unproven-text = The records agree, but do not reach an end; some may be cut off.
verify-mistaken = Not checked
verify-mistaken-text = A match and receipts are in each other's places. Choose the match in the first field, receipts in the second.
verify-unreadable = Not checked
verify-unreadable-text = A file is not JSON, so it is neither a match nor receipts: choose the files as the Match tab gives them.
verify-failed = Failed
verify-failed-text = This is not the match that was played, or the file was changed.
verify-point-readable = The files are what they should be
verify-point-commitment = The seed is the one that was promised before play
verify-point-chain = The chain of records is unbroken
verify-point-opening = The match began as the file says
verify-point-draws = Every draw is what the seed and both players' numbers give
verify-point-picks = Every block drawn blind is the one that its draw picks
verify-point-ending = The outcome is the one that the last record led to
verify-point-seal = The file is as it was sealed
verify-point-origin = What comes before is the other match, up to where it was continued
verify-point-receipts = Every receipt is in the chain, in its order
verify-vouched-guest = These are receipts of the guest. Their browser kept the seed's fingerprint and the creator's number before it sent a number of its own: nobody could choose the dice, not even the server and the creator together.
verify-vouched-creator = These are receipts of the creator. The seed was promised before anybody sat down: the server alone could not choose the dice. Together with the guest, or with a machine as the guest, it could have tried numbers.
verify-vouched-nothing = These receipts hold no number that goes with a promise. They show which match it was, but not who could choose its dice.
