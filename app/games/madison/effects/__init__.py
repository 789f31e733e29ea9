"""What cards do: one evaluator over the operations and conditions that stand in the board sheet."""
