"""What the rulebook says of the map and the blocks: what a data sheet must keep to."""

from collections import Counter
from collections.abc import Iterator
from itertools import chain

from app.engine.data_sheets import Fault
from app.games.quebec1759.board import (
    FR,
    GB,
    LEADER,
    MONTREAL,
    OTTAWA,
    QUEBEC,
    Board,
)
from app.kit.constraints import unreached

RIVERS = {"BA": {"OR", "LE", "SC", "BE", "MO"}, "SL": {"AB", "CR", "SI", "ET"}}
"""The zones on each part of the river; Ste. Foy lies on none (7.1)."""
ROADS = (("LE", "ET", "6.1"), ("MO", "BE", "6.1"), ("CR", "SI", "6.1"), ("CR", "SF", "6.1"),
         ("SF", "AB", "9.1"), ("SC", "AB", "19"))  # fmt: skip
NO_ROADS = (("SI", "SF", "6.1"), ("SC", "SF", "6.1"), ("LE", "AB", "9.2"), ("OR", "BE", "9.1"))
CROSSING = {"SC", "AB"}
ISLAND, OBJECTIVE, SUPPLY = "OR", "AB", "CR"


def faults(board: Board) -> Iterator[Fault]:
    """List what a board has that the rulebook doesn't allow."""
    checks = (_zones, _rivers, _roads, _blocks, _numbers)
    return chain.from_iterable(check(board) for check in checks)


def _zones(board: Board) -> Iterator[Fault]:
    """3.3 Who sets up where. 5.1 The objective. 21 Where Montreal is cut off. 7.1 The river."""
    for zone in board.zones.values():
        row = (zone.id,)
        home = GB if zone.id == ISLAND else FR
        if zone.home != home:
            yield Fault(f"home is {home!r}", "3.3", "zones", row)
        if zone.objective != (zone.id == OBJECTIVE):
            yield Fault("Abraham alone decides the match", "5.1", "zones", row)
        if zone.supply != (zone.id == SUPPLY):
            yield Fault("Cap Rouge alone cuts Montreal off", "21", "zones", row)
        river = next((area for area, zones in RIVERS.items() if zone.id in zones), "")
        if zone.river != river:
            yield Fault(f"river is {river!r}", "7.1", "zones", row)


def _rivers(board: Board) -> Iterator[Fault]:
    """1.2 One part of the river lies downstream. 7.4 The French carry some blocks on each."""
    if Counter(area.downstream for area in board.rivers.values()) != {True: 1, False: 1}:
        yield Fault("one part of the river is downstream, the other not", "1.2", "rivers")
    for area in board.rivers.values():
        if area.french < 0:
            yield Fault("the French carry 0 blocks or more", "7.4", "rivers", (area.id,))


def _roads(board: Board) -> Iterator[Fault]:
    """6.1 Roads join two zones, once; those and only those of the rulebook's examples. 19 One
    crosses the St. Charles.
    """
    seen: set[frozenset[str]] = set()
    for road in board.sheet.roads:
        row, pair = (road.a, road.b), frozenset((road.a, road.b))
        if not pair <= board.zones.keys() or len(pair) < 2 or pair in seen:
            yield Fault("a road joins two different zones, once", "6.1", "roads", row)
        seen.add(pair)
        if road.crossing != (pair == CROSSING):
            yield Fault("the one crossing is St. Charles to Abraham", "19", "roads", row)
    for a, b, rule in ROADS:
        if {a, b} not in seen:
            yield Fault(f"a road joins {a} and {b} in an example", rule, "roads")
    for a, b, rule in NO_ROADS:
        if {a, b} in seen:
            yield Fault(f"no road joins {a} and {b}", rule, "roads", (a, b))
    on_land = [zone for zone in board.zones if zone != ISLAND]
    by_river = {zone: [*board.zones[zone].roads] for zone in on_land}
    for zones in RIVERS.values():
        for zone in zones - {ISLAND}:
            by_river[zone] += zones
    yield from unreached(on_land, lambda zone: by_river[zone], "1.1", "roads")


def _blocks(board: Board) -> Iterator[Fault]:
    """2.1 to 2.6 The blocks: 25 a side with the ships, a leader each, the Ottawa, both militias."""
    ships = board.sheet.navy.ships
    armies = {side: len(army) for side, army in board.army.items()}
    if armies != {GB: 25 - ships, FR: 25}:
        text = f"the blocks are {armies} and {ships} ships, not 25 a side"
        yield Fault(text, "2.1", "blocks")
    leaders = Counter(block.side for block in board.sheet.blocks if block.kind == LEADER)
    if leaders != {GB: 1, FR: 1}:
        yield Fault("each side has one leader", "10.1", "blocks")
    for block in board.sheet.blocks:
        if not 1 <= block.max <= 4:
            text = f"the greatest CV of {block.id} is {block.max}, not 1 to 4"
            yield Fault(text, "2.2", "blocks", (block.id,))
        if block.kind == OTTAWA and block.max < 2:
            yield Fault("the Ottawa are stronger than 1", "22.5", "blocks", (block.id,))
    if sum(block.kind == OTTAWA for block in board.sheet.blocks) != 1:
        yield Fault("there is one Ottawa block", "22", "blocks")
    for group, rule in ((QUEBEC, "20"), (MONTREAL, "21")):
        if not any(block.group == group for block in board.sheet.blocks):
            yield Fault(f"no militia is of {group}", rule, "blocks")


def _numbers(board: Board) -> Iterator[Fault]:
    """4.1, 5.1, 8.1 Turns, the CV that the British need, their ships."""
    sheet = board.sheet
    strength = sum(board.roster[block].max for block in board.army[GB])
    if strength < sheet.victory.cv:
        text = f"the British begin with {strength} CV, less than they need"
        yield Fault(text, "5.1", "victory")
    if sheet.navy.start not in board.rivers or sheet.navy.ships < sheet.navy.up:
        yield Fault("the ships start on the river, and may go up it", "8.1", "navy")
    if sheet.calendar.turns < 1:
        yield Fault("a match has turns", "4.1", "calendar")
