# The people at the table: chat, notes, names, when they were seen, the rematch.

problem-chat-full = This room is full.
problem-no-chat = There is nobody to talk to here.
problem-no-rematch = There is no such offer of a rematch now.
problem-note-changed = Another device of yours has changed these notes.
problem-note-too-large = These notes are longer than 16 KiB.

chat-rooms = Rooms
chat-room-players = Players
chat-room-spectators = Spectators
chat-hint-open = You can talk as soon as your opponent has sat down.
chat-hint-players = Between the two of you. After the end spectators can read it too.
chat-hint-spectators = Among spectators. The players read it only after the end.
chat-hint-ended = The match is over: players and spectators read both rooms.
chat-hint-machine = A machine plays the other side, and does not talk.
chat-mute = Mute
chat-older = Earlier lines
chat-empty = Nothing has been said yet.
chat-say = Say something
chat-send = Send
chat-left = { $count ->
    [one] { $count } character left
   *[other] { $count } characters left
 }
chat-your-name = Your name here, if you like
chat-spectator = Spectator { $number }
chat-spectator-named = { $name } (spectator { $number })
chat-spoken = { $who }: { $text }
chat-new = { $count } new
chat-sending = On its way…
chat-unsent = Not sent
chat-again = Try again
chat-drop = Drop it

notes-title = My notes
notes-hint = For you alone, on all your devices. They save themselves.
notes-moment = Write down this moment
notes-to-moment = To moment #{ $line } { $text }
notes-marks = What your notes point at
notes-loading = Fetching…
notes-saved = Saved
notes-typing = Saving…
notes-waiting = Not saved yet; it will be tried again.
notes-newer = Another device of yours has written here. This is the newer text.
notes-too-large = Too long to be saved: { $bytes } bytes, at most { $most }.
notes-shut = The match is over and this device belongs to both of you, so neither player's notes are shown.
notes-mine = This is what you typed here meanwhile. It is not saved.
notes-mine-label = What you typed here
notes-append = Add it at the end
notes-drop = Drop it

seen-here = here now
seen-ago = last here { $ago }
seen-never = not here yet
name-change = Change your name
name-yours = Your name
name-save = Save
name-leave = Leave it

rematch-title = Rematch
rematch-ask = Offer a rematch. Your side: { $side }
rematch-offered = { $who } offers a rematch. Your side: { $side }.
rematch-waiting = You have offered a rematch. Your side: { $side }. { $who } will see the offer here and on the home page.
rematch-accept = Accept and begin
rematch-decline = Decline
rematch-withdraw = Withdraw
rematch-declined = { $who } declines a rematch.
rematch-withdrawn = { $who } has withdrawn the offer of a rematch.
rematch-made = The rematch has begun.
rematch-go = To the rematch
rematch-home = A rematch is offered
