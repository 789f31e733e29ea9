# The people at the table: chat, notes, names, when they were seen, the rematch.

problem-chat-full = This room is full.
problem-no-chat = There is nobody to talk to here.
problem-no-rematch = There is no such offer of a rematch now.
problem-note-changed = Another device of yours has changed these notes.
problem-note-too-large = These notes are longer than 16 KiB.
