"""What a position of Mr. Madison's War is worth to a side: how likely it is to win from there on.

What counts was fitted to 50 matches between Commanders of several strengths, of positions in which
a card was to be played, and then set by hand where the fit made no sense: they are few matches.
Each figure is in logits for the United States.
"""

from app.engine.game import Pace
from app.engine.memo import derived
from app.engine.values import Side
from app.games.madison.board import GB, SIDES, US, Board
from app.games.madison.calendar import year_of
from app.games.madison.control import controller
from app.games.madison.play_state import Piece
from app.games.madison.points import lead
from app.games.madison.state import Ask, Situation
from app.kit.worth import balance, decided

PACE = Pace(
    begins=frozenset[str]({Ask.PLAY}),
    plans=frozenset[str]({Ask.PLAY, Ask.FORCE, Ask.MOVE}),
    ahead=3,
    weight=3,
)
"""One's own card, the enemy's, and the next own one."""
FIRST_YEAR = 1812
A_POINT = 0.3
"""What a point of lead counts."""
A_STEP = 0.02
"""What a step of a unit on the map counts for its side: so little that no point is given for it."""
A_SOURCE = -1.0
"""What an American source counts that the British control: three decide the war (17.32)."""
A_YEAR = -0.2
"""What it costs the United States that a year passes, which win nothing when all is even (17.1)."""


def worth(state: Situation, side: Side) -> float:
    """Return what a position is worth to a side, from -1, which is lost, to 1, which is won."""
    if state.winner is not None:
        return decided(state.winner, side)
    to_us = balance(_to_the_americans(state))
    return to_us if side == US else -to_us


def _to_the_americans(state: Situation) -> float:
    steps = derived(state, _steps, state.board, state.blocks)
    sources = [space for space in state.board.sources[US] if controller(state, space) == GB]
    return (
        A_POINT * lead(state, US)
        + A_STEP * (steps[US] - steps[GB])
        + A_SOURCE * len(sources)
        + A_YEAR * (year_of(state.turn) - FIRST_YEAR)
    )


def _steps(board: Board, blocks: dict[str, Piece]) -> dict[Side, int]:
    """Add up the steps of each side's units on the map."""
    found = dict.fromkeys(SIDES, 0)
    for piece in blocks.values():
        if piece.at in board.spaces:
            found[piece.side] += piece.cv
    return found
