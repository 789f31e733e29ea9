"""Chapter 11.3: how many troops vessels carry."""

from collections.abc import Iterable

from app.engine.ledger import rule
from app.games.madison.board import DRAGOON, INDIAN, SMALL
from app.games.madison.operations.leading import is_detachment
from app.games.madison.position import Position, is_reduced

UNIT = 4
"""A unit takes four quarters of capacity; a detachment the one quarter of a schooner."""


@rule("11.33", "3.62", "3.7", "9.47")
def may_embark(position: Position, unit: str) -> bool:
    """Whether a land unit may go aboard: no Indians, no dragoons."""
    return position.board.roster[unit].kind not in (INDIAN, DRAGOON)


@rule("11.35", "A9", "A43")
def fits(position: Position, vessels: Iterable[str], units: Iterable[str]) -> bool:
    """Whether sound vessels carry all these units: schooners a detachment each, four a unit."""
    roster = position.board.roster
    sound = [vessel for vessel in vessels if not is_reduced(position, vessel)]
    small = sum(roster[vessel].kind in SMALL for vessel in sound)
    holds = sum(roster[v].capacity // UNIT for v in sound if roster[v].kind not in SMALL)
    sizes = [is_detachment(position, unit) for unit in units]
    detachments = sum(sizes)
    left = len(sizes) - detachments - holds
    if left > 0:
        small -= UNIT * left
        holds = 0
    else:
        holds = -left
    return small >= 0 and detachments <= small + holds
