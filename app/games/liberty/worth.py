"""What a position of Liberty is worth to a side: how likely it is to win from there on.

What counts was fitted to 90 matches between Commanders of several strengths, of positions in which
a turn began: each figure is in logits for the British.
"""

from typing import NamedTuple

from app.engine.game import Pace
from app.engine.memo import derived
from app.engine.values import Side
from app.games.liberty.board import AM, GB, SIDES, Board
from app.games.liberty.state import Ask, Situation
from app.games.liberty.victory import british_points
from app.kit.blocks import Block
from app.kit.worth import balance, decided

PACE = Pace(
    begins=frozenset[str]({Ask.CARD}),
    plans=frozenset[str]({Ask.MOVE, Ask.BUILD}),
    ahead=2,
    weight=3,
)
"""Both sides move before the battles are fought and the next cards are played."""
A_POINT = 0.14
"""What a British point counts, from `EVEN` on."""
EVEN = 20
"""The points from which it is counted."""
COUNTED_SOON = 0.49
"""How much more a point counts in the last turn of a year than in the first, as a share."""
A_BLOCK, A_HIT = 0.073, 0.014
"""What a block counts for its side, and each of its steps by the die that it hits up to."""
AT_FIRST, A_YEAR, A_SEASON, FRENCH_WAR = 0.265, -0.247, -0.50, -0.31
"""What the British have to begin with; what it costs them that years pass, that one does, and that
France is at war."""


class Strength(NamedTuple):
    """A side's blocks on the map: how many, and what they hit with in all."""

    blocks: int = 0
    hits: int = 0


def worth(state: Situation, side: Side) -> float:
    """Return what a position is worth to a side, from -1, which is lost, to 1, which is won."""
    if state.winner is not None:
        return decided(state.winner, side)
    to_gb = balance(_to_the_british(state))
    return to_gb if side == GB else -to_gb


def _to_the_british(state: Situation) -> float:
    calendar = state.board.sheet.calendar
    strengths = derived(state, _strengths, state.board, state.blocks)
    own, enemy = strengths[GB], strengths[AM]
    season = max(0, state.turn_number - 1) / (calendar.turns - 1)
    return (
        A_POINT * (1 + COUNTED_SOON * season) * (british_points(state) - EVEN)
        + A_BLOCK * (own.blocks - enemy.blocks)
        + A_HIT * (own.hits - enemy.hits)
        + AT_FIRST
        + A_YEAR * (state.year - calendar.first)
        + A_SEASON * season
        + FRENCH_WAR * state.is_french_war
    )


def _strengths(board: Board, blocks: dict[str, Block]) -> dict[Side, Strength]:
    """Add up what each side has on the map."""
    found = dict.fromkeys(SIDES, Strength())
    for name, block in blocks.items():
        if block.at in board.places:
            own = found[block.side]
            hits = own.hits + block.cv * board.roster[name].hits
            found[block.side] = Strength(own.blocks + 1, hits)
    return found
