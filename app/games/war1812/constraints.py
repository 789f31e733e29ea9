"""What the rulebook says of the map and the blocks: what a data sheet must keep to."""

from collections import Counter
from collections.abc import Iterator
from itertools import chain

from app.engine.data_sheets import Fault
from app.games.war1812.board import DRAGOON, GB, INDIAN, INFANTRY, US, Board
from app.kit.constraints import army_sizes, strengths, unreached

TOWNS = {US: 15, GB: 12}
KINDS = {
    (US, INFANTRY): 18,
    (US, DRAGOON): 1,
    (GB, INFANTRY): 17,
    (GB, DRAGOON): 1,
    (GB, INDIAN): 1,
}
VALUES = {"kingston": ("18.1", 3), "detroit": ("18.1", 3), "sackets-harbor": ("13.2", 2),
          "utica": ("13.2", 1)}  # fmt: skip
"""Towns whose value an example tells, and the rule it stands beside."""
BASES = {
    "lake-erie": {GB: "amherstburg", US: "erie"},
    "lake-ontario": {GB: "kingston", US: "sackets-harbor"},
    "lake-champlain": {GB: "lacolle", US: "plattsburg"},
}
ON_LAKE_ERIE = {"detroit", "sandusky", "erie", "buffalo", "fort-erie", "port-dover", "amherstburg"}
NEIGHBOURS = {
    "kingston": {"smiths-creek", "prescott", "sackets-harbor"},
    "buffalo": {"erie", "fort-erie", "fort-niagara", "williamsburg"},
}
"""All neighbours of two towns, by the example of 9.1."""
LINKED = (("montreal", "malone", "19.1"), ("montreal", "lacolle", "19.1"),
          ("kingston", "sackets-harbor", "19.4"))  # fmt: skip
CITIES = {US: {"albany", "pittsburgh"}, GB: {"quebec"}}


def faults(board: Board) -> Iterator[Fault]:
    """List what a board has that the rulebook doesn't allow."""
    checks = (_towns, _links, _lakes, _blocks, _setup, _reinforcements)
    return chain.from_iterable(check(board) for check in checks)


def _towns(board: Board) -> Iterator[Fault]:
    """1.1 Fifteen American towns and twelve Canadian, with one number each; those of examples."""
    counts = Counter(town.side for town in board.towns.values())
    if counts != TOWNS:
        yield Fault(f"the towns are {dict(counts)}, not {TOWNS}", "1.1", "towns")
    for town in board.towns.values():
        if town.value < 1:
            yield Fault(f"{town.id} has no value", "1.1", "towns", (town.id,))
    for id_, (rule, value) in VALUES.items():
        if board.towns[id_].value != value:
            yield Fault(f"{id_} is worth {value} in an example", rule, "towns", (id_,))


def _links(board: Board) -> Iterator[Fault]:
    """1.1 Links join two towns, once. 9.1 Every town can be reached; the neighbours of examples."""
    seen: set[frozenset[str]] = set()
    for link in board.sheet.links:
        row, pair = (link.a, link.b), frozenset((link.a, link.b))
        if not pair <= board.towns.keys() or len(pair) < 2 or pair in seen:
            yield Fault("a link joins two different towns, once", "1.1", "links", row)
            continue
        seen.add(pair)
        crosses = board.towns[link.a].side != board.towns[link.b].side
        if link.border != crosses:
            text = f"border is {str(crosses).lower()} between these towns"
            yield Fault(text, "17", "links", row)
    near = board.neighbours
    yield from unreached(near.keys(), lambda town: near[town], "9.1", "links")
    for town, wanted in NEIGHBOURS.items():
        if {*near[town]} != wanted:
            text = f"the neighbours of {town} are {', '.join(sorted(wanted))} in an example"
            yield Fault(text, "9.1", "links")
    for a, b, rule in LINKED:
        if b not in near[a]:
            yield Fault(f"{a} and {b} are linked in an example", rule, "links")


def _lakes(board: Board) -> Iterator[Fault]:
    """1.3 The lakes, their towns, and each side's base on each of them."""
    for lake in board.lakes.values():
        row = (lake.id,)
        if lake.bases != BASES[lake.id]:
            yield Fault(f"the bases of {lake.id} are {BASES[lake.id]}", "1.3", "lakes", row)
        if {*lake.towns} != {town.id for town in board.towns.values() if town.lake == lake.id}:
            text = f"the towns of {lake.id} are not those whose lake it is"
            yield Fault(text, "1.3", "lakes", row)
    if {*board.lakes["lake-erie"].towns} != ON_LAKE_ERIE:
        text = f"on Lake Erie lie {', '.join(sorted(ON_LAKE_ERIE))}"
        yield Fault(text, "1.3", "lakes", ("lake-erie",))
    bases = {town for bases in BASES.values() for town in bases.values()}
    for town in board.towns.values():
        if town.base != (town.id in bases):
            yield Fault(f"base is {str(not town.base).lower()}", "1.3", "towns", (town.id,))


def _blocks(board: Board) -> Iterator[Fault]:
    """2.1 to 2.4 The blocks: how many of each kind, of 1 to 4 CV, and one of 4."""
    yield from army_sizes(board, "2.1", 25, besides=board.sheet.ships_per_side)
    yield from strengths(board, "2.3", 1, 4)
    kinds = Counter((block.side, block.kind) for block in board.sheet.blocks)
    if kinds != KINDS:
        yield Fault("the kinds of blocks are not those of the rulebook", "2.1", "blocks")
    if board.sheet.ships_per_side != 6:
        yield Fault("each side has six ships", "2.4", "ships_per_side")


def _setup(board: Board) -> Iterator[Fault]:
    """3.2 Each side draws its blocks. 3.3 They are enough for a garrison in each larger town."""
    setup = board.sheet.setup
    for side, wanted in ((US, 12), (GB, 10)):
        if setup.draw.get(side) != wanted:
            yield Fault(f"{side} draws {wanted} blocks", "3.2", "setup")
        towns = [t for t in board.towns.values() if t.side == side]
        posts = sum(town.value >= setup.garrison_at_least for town in towns)
        if posts > wanted:
            yield Fault(
                f"{side} has {posts} towns to garrison with {wanted} blocks", "3.3", "towns"
            )


def _reinforcements(board: Board) -> Iterator[Fault]:
    """14.1 The cities where reinforcements come in, in each year but the first; Britain's three."""
    years = {str(year) for year in board.sheet.calendar.years[1:]}
    for side, wanted in CITIES.items():
        if {*board.reinforcement_cities[side]} != wanted:
            text = f"reinforcements come to {', '.join(sorted(wanted))}"
            yield Fault(text, "14.1", "towns")
        for city in board.reinforcement_cities[side]:
            if board.towns[city].reinforcements.keys() != years:
                text = f"reinforcements come in {', '.join(sorted(years))}"
                yield Fault(text, "14.1", "towns", (city,))
    if board.towns["quebec"].reinforcements.get("1813") != 3:
        yield Fault("Britain gets 3 blocks in 1813", "14.1", "towns", ("quebec",))
