# A few words beside the first decisions of a browser's first match.

coach-title = Your first match
coach-away = Got it
coach-again = Show hints again
coach-confirm = Confirm it: then it is settled.
