"""Chapters 5.7, 8.4 and 9.1: by sea from a port to a box or back, attacks from the sea."""

from tests.games.liberty.umpire.notes import Notes
from tests.games.liberty.umpire.position import Position
from tests.games.liberty.umpire.rulebook import (
    ATLANTIC,
    BLOCKS,
    BY_SEA,
    CHOKED_BY,
    CLOSED_BY_WEATHER,
    FOE,
    HALF,
    INDIES,
    INDIES_HOLD,
    Path,
    sea_ways,
)


def is_frozen(notes: Notes, block: str, at: str) -> bool:
    """Whether a block waits for France: the French do, by option the British in the Indies."""
    if notes.is_french_war:
        return False
    is_british = at in INDIES and notes.options["west_indies"] == "frozen"
    return BLOCKS[block].nation == "french" or is_british


def never_sails(block: str, to: str) -> bool:
    """Whether a block may not go by sea to a place: 5.7, 9.1, A18."""
    nation = BLOCKS[block].nation
    return nation in ("american", "indian") or (nation == "loyalist" and to in INDIES)


def is_closed(now: Position, side: str, *places: str) -> bool:
    """Whether an enemy at a choke point closes one of these ports (11.3, A30)."""
    return any(now.here(CHOKED_BY[at], FOE[side]) for at in places if at in CHOKED_BY)


def group_of(path: Path) -> Path:
    """Name the group of a path: a place's blocks, in the Atlantic those for one port (A17)."""
    return path[:2] if path[0] == ATLANTIC else path[:1]


def landed_at(notes: Notes, side: str, to: str) -> list[str]:
    """List a side's blocks that came to a place by sea this turn."""
    return [
        block
        for block, way in notes.turn.ways.items()
        if BLOCKS[block].side == side and way.way == "sea" and way.path[-1] == to
    ]


def fault_at_sea(notes: Notes, now: Position, block: str, to: str) -> str:
    """Return which rule forbids a leg by sea, "" when a block may sail."""
    sheet, at = BLOCKS[block], now.at(block)
    if block in notes.turn.ways or to not in sea_ways(at):
        return "5.7 one leg, from port to box or back"
    if never_sails(block, to):
        return "5.7, 9.1 never sails there"
    if is_closed(now, sheet.side, at, to):
        return "11.3 closed"
    if group_of((at, to)) not in notes.turn.groups and notes.actions_left <= 0:
        return "3.1 no action left"
    if sheet.kind != "warship" and at != ATLANTIC and notes.turn.held.get(at) != sheet.side:
        return "5.7 not a friendly port"
    return "" if to == ATLANTIC else fault_of_harbor(notes, now, block, to)


def fault_of_harbor(notes: Notes, now: Position, block: str, to: str) -> str:
    """5.7: a friendly port without enemies, else an attack; 9.1: peace in the West Indies."""
    sheet = BLOCKS[block]
    is_full = INDIES.get(to) != sheet.side or len(now.here(to, sheet.side)) >= INDIES_HOLD
    if to in INDIES and is_full and not notes.is_french_war:
        return "9.1 peace in the Indies"
    if notes.is_friendly(now, to, sheet.side):
        return ""
    if sheet.kind != "warship" and (fault := fault_of_landing(notes, now, block, to)):
        return fault
    # A4: to join a battle that one defends is no attack.
    if notes.turn.attackers.get(to) == FOE[sheet.side]:
        return ""
    return fault_of_weather(notes, now.at(block), to)


def fault_of_weather(notes: Notes, *places: str) -> str:
    """4.0: neither end of an attack lies in the half that weather closes; the Atlantic in none."""
    closed = CLOSED_BY_WEATHER.get(notes.turn.weather, "")
    return "4.0 weather" if closed in {HALF.get(place) for place in places} else ""


def fault_of_landing(notes: Notes, now: Position, block: str, to: str) -> str:
    """8.4, A56: with a warship, three at most, all from one place; no other attack, no relief."""
    side, at = BLOCKS[block].side, now.at(block)
    by_sea = landed_at(notes, side, to)
    ground = [one for one in by_sea if BLOCKS[one].kind != "warship"]
    escort = [one for one in by_sea if BLOCKS[one].kind == "warship"]
    others = [b for b in now.here(to, side) if BLOCKS[b].kind != "warship" and b not in by_sea]
    # Into an empty port others may have gone by land this turn.
    is_defended = bool(now.here(to, FOE[side]))
    if (others and is_defended) or notes.turn.attackers.get(to) == FOE[side]:
        return "8.4 no reinforcing"
    if at not in {notes.turn.ways[one].path[0] for one in escort}:
        return "8.4 no warship"
    if {notes.turn.ways[one].path[0] for one in ground} - {at}:
        return "8.4 another sea attack"
    return "8.4 three at most" if len(ground) >= BY_SEA else ""
