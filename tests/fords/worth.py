"""What a position is worth to a side: who has more blocks left."""

from app.engine.game import Pace
from app.engine.values import Side
from app.kit.blocks import HAND, army
from app.kit.worth import decided

from .battle import outcome
from .board import GB, US
from .state import Situation

PACE = Pace(frozenset({"posting"}), frozenset({"posting"}))
"""A day, for which both sides post at once."""


def worth(state: Situation, side: Side) -> float:
    """Return by how many blocks more or less the side is ahead, as a share of all."""
    if (ended := outcome(state)) is not None:
        return decided(ended.winner, side)
    left = {each: len(army(state, HAND, each)) for each in (US, GB)}
    total = sum(left.values())
    ahead = 2 * left[side] - total
    return ahead / (1 + total)
