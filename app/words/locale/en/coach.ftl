# A few words beside the first decisions of a browser's first match.

coach-title = Your first match
coach-away = Got it
coach-confirm = confirm it: then it is settled.
