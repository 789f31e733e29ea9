# War of 1812: the guided first battle, Fort George against Fort Niagara.

war1812-lesson-march = You are Britain, and an American block stands in Fort Niagara; which one, you can't see. Press the lit block in Fort George, then Fort Niagara.
war1812-lesson-second = Two attack better than one. Press the second lit block, then Fort Niagara. The third stays as a garrison.
war1812-lesson-done = So far it is only a plan, and Undo takes it back. Press Done: the blocks march, and the battle begins.
war1812-lesson-hit = The Americans stand, all blocks are laid open, and the defender fires first: a die for each point on a block, each 6 is a hit. They hit once. Press the stronger of your blocks to take it.
war1812-lesson-hit-done = It loses one of its points. Press Done to confirm it.
war1812-lesson-fire = Now you: your two blocks have six points together, so you roll six dice. Press Fire.
war1812-lesson-again = A hit. They fired back and missed. You could retreat, but your blocks are the stronger: press Fire again.
war1812-lesson-learned = The Americans retreated to Buffalo under a last volley: one die for each of your blocks, which hits on 4 or more. Your blocks stand up again, hidden as before. Fort Niagara counts two points for you while you stand in it.
