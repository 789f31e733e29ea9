"""What the rulebook says of the board, the counters and the cards: what a data sheet must keep to.

A space that the rulebook names is found by its id.
"""

from collections.abc import Iterator
from itertools import chain

from app.engine.data_sheets import Fault
from app.games.madison.board import (
    CLEAR,
    CORVETTE,
    DRAGOON,
    FOREST,
    FRIGATE,
    GB,
    GHENT,
    INDIAN,
    ISLANDS,
    MILITIA,
    NEW_ORLEANS,
    REGULAR,
    SHIP_OF_THE_LINE,
    SIDES,
    SMALL,
    US,
    Board,
    C,
    PrintedCounter,
)
from app.games.madison.effects import vocabulary
from app.kit.constraints import unreached

ARRIVALS = {"quebec", "ft_mcarthur", "mansfield", "pittsburgh", "albany"}
"""The spaces of reinforcements, which are the sources of supply (2.16)."""
STATED = {"london": 3, "cleveland": 1, "smiths_creek": 0}
"""Values that examples of the rulebook give."""
ZERO_SPACES = 3
"""How many spaces of Upper Canada have the value 0 (16.26)."""
SMALL_GARRISONS = ("us_detroit", "us_mackinac")
PENNSYLVANIA = "us_5pa"
LATE_FORTS = ("kingston", "sackets_harbour")
MAX_VALUE = 6
CARDS = 110
COSTS = {FRIGATE: 4, SHIP_OF_THE_LINE: 6}
"""What a vessel costs in half points of building, 2 for others but the small ones (15.17)."""
MIN_DECKS = {1812: 28, 1813: 32, 1814: 37}
"""How many cards a year deals at most (7.21); of 1814 one more, so that Ghent may stay away."""
STAR_LIMITS = {1: 5, 2: 10, 3: 15}


def faults(board: Board) -> Iterator[Fault]:
    """List what a board has that the rulebook doesn't allow."""
    checks = (_spaces, _values, _forts, _units, _vessels, _leaders, _cards, _tables, _setups)
    return chain(chain.from_iterable(check(board) for check in checks), vocabulary.faults(board))


def _spaces(board: Board) -> Iterator[Fault]:
    """2.1 The land hangs together, but for the island posts. 2.16 Arrivals come to five spaces."""
    inland = [space for space in board.spaces if space not in ISLANDS]
    yield from unreached(inland, lambda at: board.near[at], "2.1", "links")
    for space in board.spaces.values():
        row = (space.id,)
        if (space.id in ARRIVALS) != (space.arrival and space.source):
            yield Fault(f"{space.name} is no space of reinforcements", "2.16", "spaces", row)
        if space.terrain not in (CLEAR, FOREST):
            yield Fault(f"terrain is {space.terrain!r}", "2.11", "spaces", row)
        if space.side not in SIDES:
            yield Fault(f"side is {space.side!r}", "2.18", "spaces", row)
        if space.base and not space.lake:
            yield Fault(f"the base of {space.name} lies on no lake", "2.15", "spaces", row)
        if space.lake and space.lake not in board.lakes:
            yield Fault(f"there is no lake {space.lake!r}", "2.13", "spaces", row)


def _values(board: Board) -> Iterator[Fault]:
    """2.17 Values, some of which examples give."""
    for space in board.spaces.values():
        if not 0 <= space.value <= MAX_VALUE:
            text = f"the value of {space.name} is {space.value}, not 0 to {MAX_VALUE}"
            yield Fault(text, "2.17", "spaces", (space.id,))
        if STATED.get(space.id, space.value) != space.value:
            text = f"the value of {space.name} is {space.value}, not {STATED[space.id]}"
            yield Fault(text, "2.17", "spaces", (space.id,))
    zeros = sum((s.side, s.region, s.value) == (GB, "UC", 0) for s in board.spaces.values())
    if zeros != ZERO_SPACES:
        text = f"{zeros} spaces of Upper Canada have the value 0, not {ZERO_SPACES}"
        yield Fault(text, "16.26", "spaces")


def _forts(board: Board) -> Iterator[Fault]:
    """2.73 Kingston and Sackets Harbour have theirs from the second half of 1812."""
    for name in LATE_FORTS:
        fort = board.spaces[name].fort
        if fort is None or fort.since != "1812_SF":
            yield Fault(f"the fort of {name} stands from 1812_SF", "2.73", "spaces", (name,))


def _units(board: Board) -> Iterator[Fault]:
    """3.11 to 3.17 Classes, detachments and other sides of land units."""
    for unit in board.roster.values():
        if unit.is_land:
            yield from _unit(unit)


def _unit(unit: PrintedCounter) -> Iterator[Fault]:
    row = (unit.id,)
    if unit.kind == MILITIA and (unit.letter == C) == (unit.id == PENNSYLVANIA):
        yield Fault(f"{unit.name} is militia of class {unit.letter}", "3.11", "blocks", row)
    if unit.kind == REGULAR and (unit.letter == C) != (unit.id in SMALL_GARRISONS):
        yield Fault(f"{unit.name} is regular of class {unit.letter}", "3.12", "blocks", row)
    if unit.move != (10 if unit.kind == DRAGOON else 6):
        yield Fault(f"{unit.name} has {unit.move} movement points", "3.16", "blocks", row)
    if unit.strength < 1 or (unit.max > 1) != bool(unit.reduced):
        yield Fault(f"{unit.name} has no strength on a side", "3.13", "blocks", row)
    if unit.kind != INDIAN and (unit.strength <= 2) != (unit.max == 1):
        yield Fault(f"{unit.name} is a detachment or has two sides", "3.17", "blocks", row)


def _vessels(board: Board) -> Iterator[Fault]:
    """15.17, 15.23 What vessels cost; 11.35 what they carry."""
    for vessel in board.roster.values():
        if not vessel.is_vessel:
            continue
        small = vessel.kind in SMALL
        cost = 1 if small else COSTS.get(vessel.kind, 2)
        if vessel.cost != cost or vessel.repair != (1 if small else 2):
            yield Fault(f"{vessel.name} costs {vessel.cost}", "15.17", "blocks", (vessel.id,))
        if vessel.capacity != (1 if small else 2 * cost):
            yield Fault(f"{vessel.name} carries wrongly", "11.35", "blocks", (vessel.id,))
        if vessel.lake not in board.lakes:
            yield Fault(f"{vessel.name} has no lake", "3.21", "blocks", (vessel.id,))
        if vessel.kind == CORVETTE and vessel.letter == C:
            yield Fault(f"{vessel.name} is a corvette of class C", "3.22", "blocks", (vessel.id,))


def _leaders(board: Board) -> Iterator[Fault]:
    """3.31, 3.33 Stars say how many units a land leader leads, but Tecumseh."""
    for leader in board.roster.values():
        if not leader.is_leader:
            continue
        if not 1 <= leader.command <= 3:
            yield Fault(f"{leader.name} has no command value", "3.31", "blocks", (leader.id,))
        if leader.limit and leader.limit != STAR_LIMITS.get(leader.stars):
            yield Fault(f"{leader.name} leads {leader.limit}", "3.33", "blocks", (leader.id,))


def _cards(board: Board) -> Iterator[Fault]:
    """8.1 110 cards in decks large enough for the draws. 8.21 Values of 1 to 3."""
    if len(board.cards) != CARDS:
        yield Fault(f"{len(board.cards)} cards, not {CARDS}", "8.1", "cards")
    for year, least in MIN_DECKS.items():
        size = len(board.decks.get(year, ()))
        if size < least:
            yield Fault(f"the deck of {year} has {size} cards, not {least}", "7.21", "cards")
    for card in board.cards.values():
        if not 1 <= card.value <= 3:
            yield Fault(f"{card.title} has the value {card.value}", "8.21", "cards", (card.id,))
    for id_ in (GHENT, NEW_ORLEANS):
        if board.cards[id_].year != 1814:
            yield Fault(f"card {id_} belongs to 1814", "7.25", "cards", (id_,))


def _tables(board: Board) -> Iterator[Fault]:
    """10.21, 12.2 The tables have a row for every total."""
    tables = board.tables
    if len(tables.land) != 11:
        yield Fault("the land table goes from 2 to 12", "10.21", "tables")
    if len(tables.naval) != 10 or len(tables.winner_losses) != 6:
        yield Fault("the naval table goes from -1 to 8", "12.2", "tables")
    drms = [row.drm for row in tables.odds]
    if drms != sorted({*drms}) or drms[0] <= tables.long_odds:
        yield Fault("better odds add more", "10.21", "tables")


def _setups(board: Board) -> Iterator[Fault]:
    """5.1 Each counter starts once, on its side, in a place that there is."""
    for scenario in board.sheet.scenarios:
        seen: set[str] = set()
        for standing in scenario.start:
            for piece in standing.pieces:
                row = (scenario.id,)
                if piece not in board.roster or standing.at not in board.spaces:
                    yield Fault(f"no {piece} or no {standing.at}", "5.1", "scenarios", row)
                if piece in seen:
                    yield Fault(f"{piece} starts twice", "5.1", "scenarios", row)
                seen.add(piece)
        both = [
            {at.at for at in scenario.start if any(_is_unit(board, p, side) for p in at.pieces)}
            for side in (US, GB)
        ]
        for space in sorted(both[0] & both[1]):
            yield Fault(f"both sides start in {space}", "5.1", "scenarios", (scenario.id,))


def _is_unit(board: Board, piece: str, side: str) -> bool:
    sheet = board.roster.get(piece)
    return sheet is not None and sheet.is_land and sheet.side == side
