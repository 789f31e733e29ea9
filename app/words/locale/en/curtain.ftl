# Two on one device: the page between their turns, and what of it stands elsewhere.

curtain-title = The curtain
curtain-takes = { $who } takes the device
curtain-away = { $other } looks away.
curtain-first = { $other } looks away. From now on nothing but the PIN that { $who } chooses opens this side.
curtain-pin = PIN of { $who }
curtain-new-pin = A PIN of 4 to 8 digits
curtain-again = The same PIN again
curtain-open = Open
curtain-keep = Keep the PIN and open
curtain-forgotten = Nobody can replace a forgotten PIN: neither the other player nor this server.
curtain-instead = { $who } takes it instead
curtain-public = What both saw last
curtain-quiet = Nothing has happened yet that both may know.
curtain-digits = A PIN has 4 to 8 digits.
curtain-differ = The two PINs are not the same. Type both again.
curtain-wrong = That is not the PIN of { $who }.
curtain-wait = { $seconds ->
    [one] The next try is possible in one second.
   *[other] The next try is possible in { $seconds } seconds.
}
curtain-lost = The server can't be reached. Try again.
curtain-draw = Draw the curtain
curtain-falling = The curtain falls.
curtain-falling-lost = The curtain has fallen on this page, but the server can't be reached to lock the seat. It is locked as soon as the server answers.
curtain-since = What happened since { $who } looked
curtain-board = To the board
curtain-home = on this device
curtain-home-turn = { $who } to move

new-against-here = a friend, here on this device
new-against-here-text = each behind a PIN, with a curtain between turns
new-friend = Your friend's name, if you like
