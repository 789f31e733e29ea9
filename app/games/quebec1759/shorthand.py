"""Rule 9.3: orders in writing, with the map's two-letter short forms.

4 OR-BE           four units from Ile d'Orleans to Beauport, by road where there is one
2 AB-SI R         by river though there is a road
1 CR-AB L         the leader, two zones by road
2 ships up        ships down or up the river
OT CR             the Ottawa to Cap Rouge
halt              nothing moves
BR-15 > BE        this block, to Beauport
1 BR-15 > BR-28   one CV from a block to another
"""

import re

from app.engine.ledger import rule
from app.engine.values import Action
from app.games.quebec1759.actions import Part, Pick, Send, SendOttawa, Ships, Transfer
from app.games.quebec1759.board import LEADER_WALK, RIVER, Board
from app.kit.setup import Place
from app.kit.turns import Done

DONE = "done"
HALT = "halt"


@rule("9.3")
def written(board: Board, action: Action, origin: str = "") -> str:
    """Write an action; `origin`: where its block stands, if that is known."""
    match action:
        case Part():
            mark = _mark(board, action.origin, action.to, action.way)
            return f"{action.count} {action.origin}-{action.to}{mark}"
        case Ships():
            return f"{action.count} {'ship' if action.count == 1 else 'ships'} {action.direction}"
        case SendOttawa():
            return f"OT {action.to}"
        case Transfer():
            return f"1 {action.giver} > {action.taker}"
        case Place():
            return f"{action.block} > {action.at}"
        case Send() | Pick():
            return f"{action.block} > {action.to}{_mark(board, origin, action.to, action.way)}"
        case Done():
            return DONE
        case _:
            return ""


def _mark(board: Board, origin: str, to: str, way: str) -> str:
    """Mark what is not the default: a road where there is one, else the river (A5)."""
    if way == LEADER_WALK:
        return " L"
    return " R" if way == RIVER and (not origin or board.road_between(origin, to)) else ""


PART = re.compile(r"(?P<count>\d+) ?(?P<origin>[A-Z]{2})-(?P<to>[A-Z]{2})(?: (?P<mark>[RL]))?")
SHIPS = re.compile(r"(?P<count>\d+) ?SHIPS? (?P<direction>UP|DOWN)")
OTTAWA = re.compile(r"OT(?:TAWA)?[ -]?(?P<to>[A-Z]{2})")
SHIFT = re.compile(r"(?:1 )?(?P<giver>(?:BR|FR)-[\w-]+)>(?P<taker>(?:BR|FR)-[\w-]+)")
BLOCK = re.compile(r"(?P<block>(?:BR|FR)-[\w-]+)>(?P<to>[A-Z]{2})(?: (?P<mark>[RL]))?")


def tidy(text: str) -> str:
    """Write a text in capitals and with as few spaces as can be."""
    text = re.sub(r"\s*([->])\s*", r"\1", " ".join(text.split()))
    return text.upper()
