# A few words beside the first decisions of a browser's first match of each game.

coach-title = Your first match of this game
coach-away = Got it
coach-again = Show hints again
coach-confirm = Confirm it: then it is settled.
