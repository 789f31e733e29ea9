"""What cards do: one evaluator over the operations and conditions that stand in the board sheet.

`conditions`: what must hold. `operations` and those beside it: what is done, a function each.
`running` takes them one after another. `evaluator`: how a card may be used.
`reactions`, `battle_cards`, `winter_events`: when it may be played. `standing`: standing orders.
"""
