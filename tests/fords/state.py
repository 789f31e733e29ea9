"""The whole truth about a position."""

from app.engine.resolution import PendingDecision
from app.engine.values import Hidden, Side, State
from tests.fords.board import SIDES, STRENGTHS

POOL, HAND, GONE = "pool", "hand", "gone"
"""Where blocks are that were not drawn, that are to be posted, that are lost."""


class Block(Hidden, frozen=True):
    """A block: its strength, and where it is: a place of the map, or off it."""

    side: Side
    cv: int
    at: str = POOL


class Situation(State, frozen=True):
    """A position. `posts`: where blocks of a draft or under seal stand, before all is open."""

    blocks: dict[str, Block]
    day: int = 1
    posts: dict[str, str] = {}
    awaiting: tuple[PendingDecision, ...] = ()


def blank() -> Situation:
    """Return the position before the draw."""
    return Situation({f"{side}{cv}": Block(side, cv) for side in sorted(SIDES) for cv in STRENGTHS})


def standing(state: Situation, side: Side, at: str) -> list[str]:
    """List a side's blocks in a place, by id."""
    return [id_ for id_, block in state.blocks.items() if (block.side, block.at) == (side, at)]
