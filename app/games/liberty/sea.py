"""Chapters 5.7, 8.1 and 8.4: by sea, from a port to a box or back, and attacks from the sea."""

from app.engine.ledger import rule
from app.engine.values import Refusal
from app.engine.words import no
from app.games.liberty.battle_state import MAX_BY_SEA
from app.games.liberty.board import AMERICAN, ATLANTIC, INDIANS, LOYALIST, WARSHIP, Board
from app.games.liberty.control import is_enemys
from app.games.liberty.groups import group_on, refuse_group
from app.games.liberty.paths import SEA
from app.games.liberty.pinning import refuse_pinned
from app.games.liberty.view import OwnMove, ViewLiberty, counter, standing
from app.games.liberty.weather import refuse_attack_in_weather

MAX_IN_WEST_INDIES = 2
"""How many blocks a port of the West Indies holds before France enters the war (9.1)."""


def is_by_box(view: ViewLiberty, at: str, to: str) -> bool:
    """Whether a step leads to or from a box."""
    return at in view.board.boxes or to in view.board.boxes


def refuse_sea_move(view: ViewLiberty, block: str, to: str) -> Refusal | None:
    """One leg a turn, between friendly ports and boxes, or an attack from the sea."""
    at = view.blocks[block].at
    if block in view.moves:
        return no("5.1", "liberty-moved-already")
    if to not in sea_ways(view.board, at):
        return no("5.7", "liberty-no-way-by-sea")
    return (
        refuse_sailor(view, block, to)
        or refuse_closed(view, at, to)
        or refuse_group(view, group_on((at, to)))
        or _refuse_start(view, block, at)
        or _refuse_target(view, block, to)
    )


def sea_ways(board: Board, at: str) -> tuple[str, ...]:
    """Return where the sea leads from a box or a port."""
    if at == ATLANTIC:
        return tuple(sorted(board.atlantic_ports))
    if at not in board.atlantic_ports:
        return ()
    others = (port for port in board.west_indies if at in board.west_indies and port != at)
    return (ATLANTIC, *others)


@rule("5.7")
def refuse_overseas(view: ViewLiberty, block: str, to: str) -> Refusal | None:
    """From port to port further off the way leads by the Atlantic, a leg a turn."""
    at, ports = view.blocks[block].at, view.board.atlantic_ports
    is_far = at in ports and to in ports and to not in view.board.near[at]
    if not is_far or block in view.moves or counter(view, block).nation in (AMERICAN, INDIANS):
        return None
    return no("5.7", "liberty-by-the-atlantic")


@rule("5.7", "9.1", "A18")
def refuse_sailor(view: ViewLiberty, block: str, to: str) -> Refusal | None:
    """Americans and Indians don't sail; none but British, Hessians and French go to the Indies."""
    nation = counter(view, block).nation
    if nation in (AMERICAN, INDIANS):
        return no("5.7", "liberty-never-sails")
    if nation == LOYALIST and to in view.board.west_indies:
        return no("9.1", "liberty-not-to-the-indies")
    return None


@rule("11.3", "8.1", "A30")
def refuse_closed(view: ViewLiberty, *places: str) -> Refusal | None:
    """Enemy blocks in a choke point close the ports behind it."""
    for place in places:
        choke = view.board.closed_by.get(place, "")
        if choke and standing(view, choke, view.enemy):
            return no("11.3", "liberty-port-closed", at=f"@liberty-at-{choke.lower()}")
    return None


@rule("5.7")
def _refuse_start(view: ViewLiberty, block: str, at: str) -> Refusal | None:
    """Ground blocks start from a friendly port, ships from any; pinned blocks stay (5.4)."""
    is_ship = counter(view, block).kind == WARSHIP
    if at != ATLANTIC and not is_ship and view.held.get(at) != view.side:
        return no("5.7", "liberty-port-not-friendly")
    return refuse_pinned(view, block, ATLANTIC)


@rule("A29")
def _refuse_target(view: ViewLiberty, block: str, to: str) -> Refusal | None:
    if to == ATLANTIC:
        return None
    full = _refuse_full(view, to)
    if full or not is_enemys(view, to, view.side):
        return full
    if counter(view, block).kind == WARSHIP:
        return _refuse_attack(view, block, to)
    return _refuse_landing(view, block, to) or _refuse_attack(view, block, to)


@rule("9.1")
def _refuse_full(view: ViewLiberty, to: str) -> Refusal | None:
    """Before France enters, a port of the Indies holds two blocks, and none may be attacked."""
    if view.is_french_war or to not in view.board.west_indies:
        return None
    if view.board.towns[to].side != view.side:
        return no("9.1", "liberty-france-at-peace")
    if standing(view, to, view.side) >= MAX_IN_WEST_INDIES:
        return no("9.1", "liberty-indies-full", blocks=MAX_IN_WEST_INDIES)
    return None


def _refuse_attack(view: ViewLiberty, block: str, to: str) -> Refusal | None:
    if view.attackers.get(to) == view.enemy:
        return None
    return refuse_attack_in_weather(view, view.blocks[block].at, to)


@rule("8.4", "A56")
def _refuse_landing(view: ViewLiberty, block: str, to: str) -> Refusal | None:
    """At most three ground blocks with a warship, into a port where nobody else attacks.

    An empty port is entered by land as well, before or after: that is no attack (A5).
    """
    by_sea = landing(view, to)
    ground = [b for b in by_sea if counter(view, b).kind != WARSHIP]
    origin = view.blocks[block].at
    if standing(view, to, view.enemy) and _others_there(view, to, by_sea):
        return no("8.4", "liberty-no-reinforcing-by-sea")
    if not any(
        counter(view, b).kind == WARSHIP and move.path[0] == origin for b, move in by_sea.items()
    ):
        return no("8.4", "liberty-needs-warship")
    if any(by_sea[b].path[0] != origin for b in ground):
        return no("8.4", "liberty-one-sea-attack")
    if len(ground) >= MAX_BY_SEA:
        return no("8.4", "liberty-landing-full", blocks=MAX_BY_SEA)
    return None


def landing(view: ViewLiberty, to: str) -> dict[str, OwnMove]:
    """Return the viewer's blocks that came to a port by sea this turn."""
    return {
        block: move for block, move in view.moves.items() if move.way == SEA and move.path[-1] == to
    }


def _others_there(view: ViewLiberty, to: str, by_sea: dict[str, OwnMove]) -> bool:
    """Whether blocks of the viewer stand in a port that did not just land there.

    Warships that came over the map this turn join the attack: they may go into any battle.
    """
    return any(
        own.at == to and block not in by_sea and not _came_as_ship(view, block)
        for block, own in view.blocks.items()
    )


def _came_as_ship(view: ViewLiberty, block: str) -> bool:
    return block in view.moves and counter(view, block).kind == WARSHIP


@rule("8.4", "A5", "A56")
def refuse_landing_beside(view: ViewLiberty, to: str) -> Refusal | None:
    """No land attack where ground blocks attack from the sea; into an empty port it is none."""
    has_landed = any(counter(view, block).kind != WARSHIP for block in landing(view, to))
    if has_landed and standing(view, to, view.enemy):
        return no("8.4", "liberty-sea-attack-there")
    return None
