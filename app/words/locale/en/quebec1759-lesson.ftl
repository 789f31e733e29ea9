# Quebec 1759: the guided first battle, Montmorency against Beauport.

quebec1759-lesson-order = You are Britain. Three of your blocks landed at Montmorency; next to it, in Beauport, stand three French blocks that you can't see. Press Montmorency, then Beauport, to order all three there.
quebec1759-lesson-seal = Both sides give their orders at the same time, unseen. Seal yours: both are then opened together.
quebec1759-lesson-deploy = The French ordered nobody to move, and set up three columns that you can't see. Now yours: press the lit block, then the left column.
quebec1759-lesson-deploy-next = Each column needs a block, for a column fires only at the one that faces it. Press the lit block, then the center.
quebec1759-lesson-deploy-last = Press the last block, then the right column.
quebec1759-lesson-deployed = All are in place. Press Done, and the columns of both sides are turned up.
quebec1759-lesson-fire = The defender fired first: a die for each point on a block, each 6 is a hit. Your center lost a point. Press Fire: each of your columns fires.
quebec1759-lesson-again = You hit their left column, and it has one point left. The side that loses a whole column is routed. Press Fire again.
quebec1759-lesson-learned = Their left column is gone, and with it the battle: the French fled to St. Charles, and everything you had fired after them once more. Beauport is yours. A column of one weak block is how armies are routed; landings, ships and the Ottawa you learn as you play.
