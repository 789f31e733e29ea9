"""Fords: the small game that docs/new-game.md makes, step by step.

Two sides watch three crossings of a river with three hidden blocks each. Each day both post their
blocks under seal; where both stand they fight. After three days the side with more blocks wins.
"""

PLACE = 9
"""Where it stands on the shelf."""
