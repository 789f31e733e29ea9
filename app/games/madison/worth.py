"""What a position of Mr. Madison's War is worth to a side: how likely it is to win from there on.

What counts was fitted to matches between Commanders of several strengths, of positions in which a
card was to be played.
"""

from app.engine.game import Pace
from app.engine.memo import derived
from app.engine.values import Side
from app.games.madison.board import GB, SIDES, US, Board
from app.games.madison.calendar import order_of
from app.games.madison.play_state import Piece
from app.games.madison.points import lead
from app.games.madison.state import Ask, Situation
from app.kit.worth import balance, decided

PACE = Pace(
    begins=frozenset[str]({Ask.PLAY}),
    plans=frozenset[str]({Ask.PLAY, Ask.FORCE, Ask.MOVE}),
    ahead=3,
)
"""One's own card, the enemy's, and the next own one."""
A_POINT = 0.1
"""What a point of lead counts in the first year, in logits."""
A_YEAR = 0.05
"""How much more it counts with each year."""
A_STEP = 0.05
"""What a step of a unit counts for its side."""
A_CARD = 0.05
"""What a card in the hand counts for its side."""


def worth(state: Situation, side: Side) -> float:
    """Return what a position is worth to a side, from -1, which is lost, to 1, which is won."""
    if state.winner is not None:
        return decided(state.winner, side)
    steps = derived(state, _steps, state.board, state.blocks)
    years = order_of(state.turn)[0] - order_of(state.board.scenarios[state.scenario].first)[0]
    cards = {each: len(state.cards.hands.get(each, ())) for each in SIDES}
    to_us = balance(
        (A_POINT + A_YEAR * years) * lead(state, US)
        + A_STEP * (steps[US] - steps[GB])
        + A_CARD * (cards[US] - cards[GB])
    )
    return to_us if side == US else -to_us


def _steps(board: Board, blocks: dict[str, Piece]) -> dict[Side, int]:
    """Add up the steps of each side's units on the map."""
    found = dict.fromkeys(SIDES, 0)
    for piece in blocks.values():
        if piece.at in board.spaces:
            found[piece.side] += piece.cv
    return found
