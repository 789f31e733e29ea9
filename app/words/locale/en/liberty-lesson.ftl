# Liberty: the guided first battle, Boston against Newport.

liberty-lesson-card = You are Britain, in Boston. Each turn both sides play a card unseen, and the higher acts first, a supply card before all. Press the lit card, then play it face down.
liberty-lesson-move = Both cards were turned up: your 3 beats their 2. An American block that you can't see stands in Newport. Press the lit block in Boston, then Newport.
liberty-lesson-second = Blocks of one hex move together for one action. Press the second lit block, then Newport.
liberty-lesson-done = Howe and the ships stay in Boston. Press Done: the blocks march. Until then all can be undone.
liberty-lesson-build = With your other actions you could raise new blocks; leave that for now, and press Done.
liberty-lesson-fire = The Americans moved a block to Springfield. Now the battle: the Rhode Island Militia fired first, and hit your strongest block once. Your 5th Foot rolls three dice, and hits on 1 and 2. Press it to fire.
liberty-lesson-fire-next = One hit: the militia has one die left. Every block fires once in a round. Press your other block.
liberty-lesson-regroup = The militia is your prisoner, and Newport yours. The winner may regroup to hexes next to it; stay, and press Done.
liberty-lesson-learned = Newport is worth 2, so you stand at 16 points; at the end of a year 30 win for Britain, and 11 or fewer for America. Winter, ships and the French you learn as you play.
