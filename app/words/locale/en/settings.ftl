# How the board is shown: sizes, movement that is seen, sounds, what is remembered.

settings = Settings
board-pieces = Size of pieces
board-pieces-small = Small
board-pieces-usual = Usual
board-pieces-large = Large
board-motion = Movement
board-motion-show = Show moves and dice as they happen
board-motion-pace = Speed of movement
board-motion-pace-slow = Slow
board-motion-pace-usual = Usual
board-motion-pace-fast = Fast
board-motion-hint = A click or a key skips to the end. If your system is set to reduce motion, that setting wins.
board-sounds = Sounds
board-sounds-play = Let wood and dice be heard

board-memory = What you have seen
board-memory-show = Draw on hidden blocks what you have seen of them
board-memory-hint = Only what battles have shown you. A faint face may stand somewhere else by now.
board-seen-block = { $kind }, { $cv } of { $max }
board-seen-grown = { $what }, perhaps stronger since
board-seen-times = { $count } × { $what }
board-seen-here = Seen here ({ $when }): { $what }
board-seen-came = Came from { $place } ({ $when }): { $what }
board-seen-perhaps = Perhaps, seen in { $place } ({ $when }): { $what }

marks-make = Make marks of your own
marks-make-hint = Marks of your own: press a place twice for a ring, two places for an arrow. The right mouse button marks at any time.
marks-on = Making marks: press a place. ✎ ends it.
marks-begun = From { $from }: press it again for a ring, another place for an arrow.
marks-nowhere = No place is there: press a place or what stands at it.
marks-erase = Erase your marks
marks-ring = Marked: { $to }
marks-ring-gone = Mark gone: { $to }
marks-arrow = Arrow from { $from } to { $to }
marks-arrow-gone = Arrow gone: { $from } to { $to }
marks-erased = Your marks are erased.
