"""Chapter 11.3: how many troops vessels carry."""

from collections.abc import Iterable

from app.engine.ledger import rule
from app.engine.values import Refusal
from app.engine.words import no
from app.games.madison.board import DRAGOON, INDIAN, NORTH_WEST_COMPANY, SMALL
from app.games.madison.control import is_friendly
from app.games.madison.operations.leading import is_detachment
from app.games.madison.play_state import Play
from app.games.madison.position import Position, is_reduced
from app.games.madison.view import ViewMadison

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


@rule("11.31", "11.33", "11.36", "3.36", "3.61", "A36")
def refuse_aboard(view: ViewMadison, play: Play, piece: str) -> Refusal | None:
    """Return why troops or a land leader can't go aboard where they are.

    11.36 They must have been in the port when the card was played. 3.36 Tecumseh activates no
    vessels, yet is carried. A36 The North West Company has canoes of its own.
    """
    at = view.blocks[piece].at
    if piece == NORTH_WEST_COMPANY:
        return no("3.61", "madison-own-canoes")
    if not may_embark(view, piece) and view.board.roster[piece].is_land:
        return no("11.33", "madison-may-not-embark")
    if piece in play.moved and len(play.moved[piece].path) > 1:
        return no("11.36", "madison-not-in-port-before")
    if at not in view.board.spaces or not is_friendly(view, at, view.side):
        return no("11.31", "madison-no-friendly-port")
    return None
