"""What a position of Liberty is worth to a side: how likely it is to win from there on.

What counts was fitted to matches between Commanders of several strengths, of positions in which a
turn began.
"""

from app.engine.game import Pace
from app.engine.memo import derived
from app.engine.values import Side
from app.games.liberty.board import ATLANTIC, GB, SIDES, Board, other
from app.games.liberty.state import Ask, Situation
from app.games.liberty.victory import british_points
from app.kit.blocks import Block
from app.kit.worth import balance, decided

PACE = Pace(begins=frozenset[str]({Ask.CARD}), plans=frozenset[str]({Ask.MOVE, Ask.BUILD}), ahead=2)
"""Both sides move before the battles are fought and the next cards are played."""
A_POINT = 0.2
"""What a British point counts for the British, in logits."""
A_HIT = 0.03
"""What each step of a block counts for its side by the die that it hits up to."""
LATER = 0.1
"""How much more a point counts with each turn of the year, as a share."""
EVEN = 20.0
"""The points with which the British are as likely to win as not, where the armies are equal."""


def worth(state: Situation, side: Side) -> float:
    """Return what a position is worth to a side, from -1, which is lost, to 1, which is won."""
    if state.winner is not None:
        return decided(state.winner, side)
    strengths = derived(state, _strengths, state.board, state.blocks)
    points = (british_points(state) - EVEN) * (1 + LATER * state.turn_number)
    to_gb = balance(A_POINT * points + A_HIT * (strengths[GB] - strengths[other(GB)]))
    return to_gb if side == GB else -to_gb


def _strengths(board: Board, blocks: dict[str, Block]) -> dict[Side, int]:
    """Add up what each side's blocks on the map hit with."""
    found = dict.fromkeys(SIDES, 0)
    for name, block in blocks.items():
        if block.at in board.places and block.at != ATLANTIC:
            found[block.side] += block.cv * board.roster[name].hits
    return found
