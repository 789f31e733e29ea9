"""Chapters 3.61 and 3.63: units that never leave a part of the map, whoever moves them."""

from app.engine.ledger import rule
from app.engine.values import Refusal
from app.engine.words import no
from app.games.madison.board import HURON, LC_MILITIA, NORTH_WEST_COMPANY
from app.games.madison.control import is_enemy_ground
from app.games.madison.position import Position

BOUND = (NORTH_WEST_COMPANY, LC_MILITIA)
"""The units that are bound to a part of the map."""
LC_REACH = 2
"""How many spaces the L.C. Militia goes from Montreal (3.63)."""


@rule("3.61", "3.63", "A36")
def refuse_beyond(position: Position, piece: str, to: str) -> Refusal | None:
    """The North West Company stays at Huron; the L.C. Militia near Montreal, never in the US."""
    board = position.board
    if piece == NORTH_WEST_COMPANY and board.lake_at(to) != HURON:
        return no("3.61", "madison-company-stays")
    if piece != LC_MILITIA:
        return None
    away = board.from_montreal.get(to, LC_REACH + 1)
    if away > LC_REACH or is_enemy_ground(position, to, board.roster[piece].side):
        return no("3.63", "madison-lc-militia")
    return None
