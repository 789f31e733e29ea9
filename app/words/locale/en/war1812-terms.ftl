# Terms of the game that the page links to their rules: each in the forms in which they stand there.

war1812-term-cv = CV
war1812-term-pool = pool
war1812-term-base = naval base
war1812-term-damaged = out of action
war1812-term-march = forced march|forced marches
war1812-term-pursuit = pursue|pursuit|second die
war1812-term-sea = by ship
war1812-term-winter = attrition|winter losses
war1812-term-indian = Indians|Indian block
war1812-term-dragoon = dragoon|dragoons
