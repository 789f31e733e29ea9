"""What a position of Quebec 1759 is worth to a side: how likely it is to win from there on.

What counts was fitted to 250 matches between Commanders of several strengths, of all positions in
which a turn began: each figure is in logits for the British.
"""

from app.engine.game import Pace
from app.engine.memo import derived
from app.engine.values import Side
from app.games.quebec1759.board import FR, GB, SIDES, Board
from app.games.quebec1759.state import Ask, Situation, strengths
from app.kit.blocks import Block
from app.kit.worth import balance, decided

PACE = Pace(
    begins=frozenset[str]({Ask.ORDERS}), plans=frozenset[str]({Ask.ORDERS}), ahead=2, weight=2
)
"""Both sides' orders are carried out together."""
BRITISH_CV, FRENCH_CV = 0.080, -0.139
"""What a CV on the map counts."""
EQUAL = 40
"""The CV of both sides from which it is counted."""
ON_ABRAHAM, NEXT_TO_IT = 0.077, 0.034
"""What a British CV counts besides on Abraham, and in a zone next to it by road."""
AT_LAST, NEXT_AT_LAST, FRENCH_AT_LAST = 0.074, 0.065, -0.034
"""The same at the end, more than before; what a French CV on Abraham counts then."""
HELD_AT_LAST = 1.25
"""What it counts at the end that the British alone stand on Abraham (5.1)."""
AT_FIRST, PASSED, MISSED = 0.54, -4.12, -0.86
"""What the British have to begin with; what the turns cost them that pass, and the last ones."""
STEEPNESS = 4
"""How late it begins to count who stands on Abraham: a power of the part of turns that passed."""


def worth(state: Situation, side: Side) -> float:
    """Return what a position is worth to a side, from -1, which is lost, to 1, which is won."""
    if state.winner is not None:
        return decided(state.winner, side)
    to_gb = balance(_to_the_british(state))
    return to_gb if side == GB else -to_gb


def _to_the_british(state: Situation) -> float:
    board, total = state.board, strengths(state)
    there = derived(state, _on_abraham, board, state.blocks)
    near = derived(state, _next_to_it, board, state.blocks)
    passed = max(0, state.turn_number - 1) / (board.sheet.calendar.turns - 1)
    late = passed**STEEPNESS
    return (
        BRITISH_CV * (total[GB] - EQUAL)
        + FRENCH_CV * (total[FR] - EQUAL)
        + (ON_ABRAHAM + AT_LAST * late) * there[GB]
        + (NEXT_TO_IT + NEXT_AT_LAST * late) * near[GB]
        + FRENCH_AT_LAST * late * there[FR]
        + HELD_AT_LAST * late * (there[GB] > 0 and not there[FR])
        + AT_FIRST
        + PASSED * passed
        + MISSED * late
    )


def _on_abraham(board: Board, blocks: dict[str, Block]) -> dict[Side, int]:
    return _in_zones((board.objective,), blocks)


def _next_to_it(board: Board, blocks: dict[str, Block]) -> dict[Side, int]:
    return _in_zones(board.zones[board.objective].roads, blocks)


def _in_zones(zones: tuple[str, ...], blocks: dict[str, Block]) -> dict[Side, int]:
    """Add up each side's CV in some zones."""
    found = dict.fromkeys(SIDES, 0)
    for block in blocks.values():
        if block.at in zones:
            found[block.side] += block.cv
    return found
