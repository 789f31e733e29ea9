# Quebec 1759: what it is, and what the players may choose.

quebec1759-title = Quebec 1759
quebec1759-summary = Wolfe against Montcalm on the St. Lawrence, in sixteen turns of secret orders. One to two hours, or a few weeks at a move a day.

## Options

quebec1759-option-tides = The tide
quebec1759-option-tides-off = is left out; the river can always be used
quebec1759-option-tides-before-orders = is diced for each turn before orders are written; on a 1 nobody moves by river
quebec1759-option-tides-after-orders = is diced for when orders are sealed; on a 1 what they say of the river and of ships fails
quebec1759-option-reserve_screen = The reserve of a routed side
quebec1759-option-reserve_screen-half = keeps off half the pursuit hits, rounded up, as the rules are written
quebec1759-option-reserve_screen-by-strength = keeps off one pursuit hit for each 2 CV in it, rounded up, as in an older edition
quebec1759-option-return_fire = When the Ottawa raid,
quebec1759-option-return_fire-light-troops = only light infantry and rangers fire back
quebec1759-option-return_fire-everybody = all British there fire back, if light infantry or rangers are among them
quebec1759-option-leader_fire = A leader in battle
quebec1759-option-leader_fire-always = always fires, at the risk of his life
quebec1759-option-leader_fire-may-hold = may hold his fire while others stand in his column
quebec1759-option-ready = That a side has sealed its order
quebec1759-option-ready-shown = is shown to the other
quebec1759-option-ready-hidden = is not shown; nobody knows who is waited for
