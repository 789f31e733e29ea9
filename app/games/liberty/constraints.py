"""What the rulebook says of the board, the blocks and the cards: what a data sheet must keep to.

A hex that the rulebook names is found by its name.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import chain, pairwise

from app.engine.data_sheets import Fault
from app.games.liberty.board import (
    ACTION,
    AM,
    AMERICAN,
    BRITISH,
    CLEAR,
    DRAGOON,
    FOREST,
    FRENCH,
    GB,
    HESSIAN,
    INDIAN,
    INDIAN_TOWN,
    INDIANS,
    LAKE,
    LOYALIST,
    NORTH,
    SIDES,
    SOUTH,
    SUPPLY,
    WARSHIP,
    Board,
    PrintedBlock,
)
from app.kit.constraints import army_sizes, strengths, unreached

RATINGS = {
    "light-infantry": ("2.22", {("B", 2)}),
    "rifle": ("2.22", {("B", 3)}),
    "guards": ("2.22", {("C", 4)}),
    "foot": ("2.22", {("C", 1), ("C", 2)}),
    "continental": ("2.22", {("C", 1), ("C", 2)}),
    "militia": ("2.22", {("C", 1), ("C", 2)}),
    DRAGOON: ("2.23", {("B", 2)}),
    INDIAN: ("2.25", {("B", 1)}),
}
"""By kind, the class and the hits that a block may have, and the rule that says so."""
MOVES = {DRAGOON: ("2.23", 2), WARSHIP: ("8.1", 2)}
OTHERS_MOVE = ("2.22", 1)
NATIONS = {
    "2.22": {
        "leader": {BRITISH, AMERICAN, FRENCH},
        "guards": {BRITISH},
        "foot": {BRITISH, HESSIAN, LOYALIST, FRENCH},
        "light-infantry": {BRITISH, HESSIAN, AMERICAN},
        "rifle": {AMERICAN},
        "continental": {AMERICAN},
        "militia": {AMERICAN},
    },
    "2.23": {DRAGOON: {BRITISH, AMERICAN, FRENCH}},
    "2.24": {WARSHIP: {BRITISH, FRENCH}},
    "2.25": {INDIAN: {INDIANS}},
}
"""By rule and kind, the nations that have blocks of it."""
ARMIES = {GB: {BRITISH, HESSIAN, LOYALIST, INDIANS}, AM: {AMERICAN, FRENCH}}
TURNS = 5
WAR = (1775, 1783)
BRITISH_WIN, AMERICAN_WIN = 30, 11
CHOKES = {"Yorktown": "", "Dover": "Philadelphia"}
"""By its name the choke point, with a port that it must close; "" for any."""
CLEAR_BESIDE_BOSTON = ("Springfield", "Newport")
SEA = "sea"
MAX_IN_WEST_INDIES = 2


def faults(board: Board) -> Iterator[Fault]:
    """List what a board has that the rulebook doesn't allow."""
    return chain.from_iterable(check(board) for check in CHECKS)


def _hexes(board: Board) -> Iterator[Fault]:
    """1.1 The land hangs together. 4.0 Each hex lies in a half of the map."""
    land = [one.id for one in board.sheet.hexes if not one.water]
    yield from unreached(land, lambda at: _over_ground(board, at), "1.1", "sides")
    for one in board.sheet.hexes:
        if one.half not in (NORTH, SOUTH):
            text = f"half is {one.half!r}, not {NORTH!r} or {SOUTH!r}"
            yield Fault(text, "4.0", "hexes", (one.id,))


def _over_ground(board: Board, at: str) -> list[str]:
    sides = ((other, board.side(at, other)) for other in board.near[at])
    return [other for other, side in sides if side and side.ground]


def _towns(board: Board) -> Iterator[Fault]:
    """1.2 Values are 0 to 4; Indian towns, without value, lie in the wilderness (1.4, 10.0)."""
    for one in board.sheet.hexes:
        town, row = one.town, (one.id,)
        if town is None:
            continue
        if town.side not in (*SIDES, INDIAN_TOWN):
            yield Fault(f"nobody's town: side is {town.side!r}", "1.2", "hexes", row)
        if not 0 <= town.value <= 4:
            yield Fault(f"the value of {one.name} is {town.value}, not 0 to 4", "1.2", "hexes", row)
        if one.water:
            yield Fault(f"{one.name} lies in the water", "1.2", "hexes", row)
        is_indian = town.side == INDIAN_TOWN
        if is_indian and (town.value or one.id not in board.wilderness):
            text = f"{one.name} is an Indian town: in the wilderness, without value"
            yield Fault(text, "10.0", "hexes", row)
    homes = {block.home for block in board.sheet.blocks if block.kind == INDIAN}
    if homes != {one.id for one in board.sheet.hexes if one.town and one.town.side == INDIAN_TOWN}:
        yield Fault("each Indian block has its town, and each such town its block", "2.25", "hexes")
    boston = _named(board, "Boston")
    if not boston or board.towns[boston].value != 3:
        yield Fault("Boston supplies 3 blocks", "11.4", "hexes", (boston,) if boston else ())


def _sides(board: Board) -> Iterator[Fault]:
    """5.2 What a side's terrain may be, with the examples. 1.1 Ground blocks go from land to land.

    A side of the sea that is closed to ships too, and so to everybody, has a reason.
    """
    for side in board.sheet.sides:
        row = (side.a, side.b)
        if side.terrain not in (CLEAR, FOREST, SEA, LAKE):
            yield Fault(f"there is no terrain {side.terrain!r}", "5.2", "sides", row)
        if side.ground and (board.hexes[side.a].water or board.hexes[side.b].water):
            yield Fault("one of these hexes is water", "1.1", "sides", row)
        if (side.terrain == SEA and not side.ship) != bool(side.barrier):
            text = "ships cross a side that is all water, unless land is named as its barrier"
            yield Fault(text, "1.1", "sides", row)
        if side.ship and (side.terrain == LAKE or not _is_by_the_sea(board, side.a)):
            text = "ships cross no lake, and no side that they can't reach from the sea"
            yield Fault(text, "1.1", "sides", row)
    boston = _named(board, "Boston")
    for name in CLEAR_BESIDE_BOSTON:
        other = _named(board, name)
        side_between = board.side(boston, other)
        if side_between is None or side_between.terrain != CLEAR:
            text = f"the rulebook's example crosses clear land from Boston to {name}"
            yield Fault(text, "5.2", "sides", (boston, other))


def _is_by_the_sea(board: Board, at: str) -> bool:
    """Whether a ship comes from a hex to the sea."""
    return any(board.hexes[one].water for one in _sailed_to(board, at))


def _west_indies(board: Board) -> Iterator[Fault]:
    """1.5 One port of the West Indies is British, one French. 1.2 Both are supply towns."""
    if {one.side for one in board.sheet.west_indies} != {*SIDES}:
        yield Fault("one port of the West Indies is British, one French", "1.5", "west_indies")
    for one in board.sheet.west_indies:
        if not 1 <= one.value <= 4:
            text = f"the value of {one.name} is {one.value}, not 1 to 4"
            yield Fault(text, "1.2", "west_indies", (one.id,))


def _rivers(board: Board) -> Iterator[Fault]:
    """5.6 A river's path and the sides that name it agree; Ticonderoga and Albany have none.

    Lake shores end at Niagara.
    """
    linked: dict[frozenset[str], str] = {}
    for river in board.sheet.rivers:
        if len(set(river.path)) < len(river.path):
            yield Fault(f"{river.id} comes back to a hex", "5.6", "rivers", (river.id,))
        for a, b in pairwise(river.path):
            linked[frozenset((a, b))] = river.id
            side = board.side(a, b)
            if side is None or side.river != river.id:
                text = f"{river.id} leads from {a} to {b}, but the side between does not name it"
                yield Fault(text, "5.6", "rivers", (river.id,))
    for side in board.sheet.sides:
        if side.river and linked.get(frozenset((side.a, side.b))) != side.river:
            text = f"{side.river} crosses it, but its path does not"
            yield Fault(text, "5.6", "sides", (side.a, side.b))
    ends = {_named(board, "Fort Ticonderoga"), _named(board, "Albany")}
    if any(ends <= {*river.path} for river in board.sheet.rivers):
        yield Fault("no river joins Fort Ticonderoga and Albany", "5.6", "rivers")
    niagara = _named(board, "Fort Niagara")
    for river in board.sheet.rivers:
        if niagara in river.path[1:-1]:
            text = f"{river.id} leads past the falls of Niagara"
            yield Fault(text, "5.6", "rivers", (river.id,))


def _ports(board: Board) -> Iterator[Fault]:
    """1.3 Every port, and nothing else, has its way to the Atlantic; Quebec has no other way."""
    on_map = {at for at in board.ports if at in board.hexes}
    for at in sorted(on_map ^ {*board.sheet.atlantic_ports}):
        text = f"{at} is a port and has a way to the Atlantic, or it is neither"
        yield Fault(text, "1.3", "atlantic_ports", (at,) if at in board.hexes else ())
    quebec = _named(board, "Quebec")
    if quebec not in board.ports:
        yield Fault("Quebec is a port", "1.3", "hexes", (quebec,) if quebec else ())
    for other in board.near.get(quebec, ()):
        side = board.side(quebec, other)
        if side and side.ship:
            text = "ships reach Quebec from the Atlantic alone"
            yield Fault(text, "1.3", "sides", (quebec, other))


def _chokes(board: Board) -> Iterator[Fault]:
    """11.3 Without the hex of a choke point no ship comes to the ports that it closes.

    Yorktown closes ports on the Chesapeake, Dover Philadelphia.
    """
    closed = {choke.at: choke.ports for choke in board.sheet.chokes}
    for name, port in CHOKES.items():
        at = _named(board, name)
        ports = closed.get(at, ())
        if not ports or (port and _named(board, port) not in ports):
            text = f"an enemy in {name} closes {port or 'ports of the Chesapeake'}"
            yield Fault(text, "11.3", "chokes", (at,) if at in closed else ())
    for choke in board.sheet.chokes:
        row = (choke.at,)
        if choke.at not in board.ports or not {*choke.ports} <= board.ports:
            yield Fault("a choke point and what it closes are ports", "11.3", "chokes", row)
            continue
        for port in choke.ports:
            if _sails_out(board, port, choke.at):
                text = f"a ship comes from {port} to the sea without passing {choke.at}"
                yield Fault(text, "11.3", "chokes", row)


def _sails_out(board: Board, port: str, without: str) -> bool:
    open_sea = {at for at in board.atlantic_ports if at not in board.closed_by}
    return bool(_sailed_to(board, port, without) & open_sea)


def _sailed_to(board: Board, port: str, without: str = "") -> set[str]:
    """Return the hexes that a ship comes to from one over the map, past all but one."""
    reached, to_look_at = {port}, [port]
    while to_look_at:
        at = to_look_at.pop()
        for other in board.near[at]:
            side = board.side(at, other)
            if side and side.ship and other not in (*reached, without):
                reached.add(other)
                to_look_at.append(other)
    return reached


def _blocks(board: Board) -> Iterator[Fault]:
    """2.0 to 2.25 The blocks: how many, how strong, what each kind is good for."""
    yield from army_sizes(board, "2.0", 25)
    yield from strengths(board, "2.11", 2, 4)
    for block in board.sheet.blocks:
        row = (block.id,)
        if block.letter not in ("A", "B", "C") or not 1 <= block.hits <= 4:
            yield Fault(f"{block.letter}{block.hits} is no rating", "2.12", "blocks", row)
        rule, ratings = RATINGS.get(block.kind, ("", {(block.letter, block.hits)}))
        if (block.letter, block.hits) not in ratings:
            text = f"a block of this kind is not {block.letter}{block.hits}"
            yield Fault(text, rule, "blocks", row)
        rule, move = MOVES.get(block.kind, OTHERS_MOVE)
        if block.move != move:
            yield Fault(f"a block of this kind moves {move}, not {block.move}", rule, "blocks", row)
        if block.kind == INDIAN and block.hits_at_home != 2:
            yield Fault("Indians are B2 in their own town", "2.25", "blocks", row)
        if block.kind != INDIAN and (block.home or block.hits_at_home):
            yield Fault("none but Indians have a town of their own", "2.25", "blocks", row)
        yield from _nation(block)
    ships = Counter(block.nation for block in board.sheet.blocks if block.kind == WARSHIP)
    if ships != {"british": 3, FRENCH: 3}:
        yield Fault("there are 3 British and 3 French warships", "2.24", "blocks")


def _nation(block: PrintedBlock) -> Iterator[Fault]:
    """2.21 to 2.25 Each side has its nations, and each nation its kinds of block."""
    row = (block.id,)
    if block.nation not in ARMIES[block.side]:
        text = f"no block of {block.side} is of nation {block.nation!r}"
        yield Fault(text, "2.22", "blocks", row)
    found = [(rule, kinds[block.kind]) for rule, kinds in NATIONS.items() if block.kind in kinds]
    if not found:
        yield Fault(f"there is no kind {block.kind!r}", "2.22", "blocks", row)
    for rule, nations in found:
        if block.nation not in nations:
            text = f"no {block.kind} is of nation {block.nation!r}"
            yield Fault(text, rule, "blocks", row)


def _cards(board: Board) -> Iterator[Fault]:
    """3.0 to 3.3 The deck: 20 action cards of 1 to 3, 5 supply cards of 2 or 3 steps."""
    kinds = Counter(card.kind for card in board.sheet.cards)
    for kind, count, rule in ((ACTION, 20, "3.1"), (SUPPLY, 5, "3.3")):
        if kinds[kind] != count:
            yield Fault(f"there are {kinds[kind]} {kind} cards, not {count}", rule, "cards")
    for card in board.sheet.cards:
        least = 1 if card.kind == ACTION else 2
        if card.kind not in (ACTION, SUPPLY) or not least <= card.value <= 3:
            text = f"there is no {card.kind} card of {card.value}"
            yield Fault(text, "3.1" if card.kind == ACTION else "3.3", "cards", (card.id,))
    calendar = board.sheet.calendar
    if calendar.turns != TURNS:
        yield Fault(f"a year has {TURNS} turns, and a hand a card for each", "3.0", "calendar")
    if (calendar.first, calendar.last) != WAR:
        yield Fault(f"the war is from {WAR[0]} to {WAR[1]}", "11.1", "calendar")


def _start(board: Board) -> Iterator[Fault]:
    """12 The set-up: known blocks of possible strength where their kind may be, no two sides."""
    sides: dict[str, set[str]] = {}
    for start in board.sheet.start:
        row, block = (start.block,), board.roster.get(start.block)
        if block is None or start.at not in board.places:
            yield Fault("there is no such block or place", "12.0", "start", row)
            continue
        sides.setdefault(start.at, set()).add(block.side)
        if not 1 <= start.cv <= block.max:
            text = f"{start.block} can't be of strength {start.cv}"
            yield Fault(text, "12.0", "start", row)
        if reason := _misplaced(board, block, start.at):
            rule, text = reason
            yield Fault(text, rule, "start", row)
    for at, standing in sides.items():
        if len(standing) > 1:
            yield Fault(f"both sides stand in {at}", "5.3", "start")
    crowds = Counter(start.at for start in board.sheet.start)
    for at in board.west_indies:
        if crowds[at] > MAX_IN_WEST_INDIES:
            yield Fault(f"more than 2 blocks are in {at}", "9.1", "start")


def _misplaced(board: Board, block: PrintedBlock, at: str) -> tuple[str, str] | None:
    """Return the rule by which a block can't start in a place, and why; None when it can."""
    if block.kind == WARSHIP and at in board.hexes and at not in board.ports:
        return "8.1", "a warship starts in a port or at sea"
    if block.kind == INDIAN and at != block.home:
        return "10.0", "Indians start in their own town"
    if block.nation == AMERICAN and at not in board.hexes:
        return "5.7", "Americans don't go to sea"
    in_french_port = at in board.west_indies and board.west_indies[at].side != GB
    if block.nation == FRENCH and not in_french_port:
        return "9.0", "the French start in their West Indies"
    if at in board.west_indies and block.nation not in (BRITISH, HESSIAN, FRENCH):
        return "9.1", "none but British, Hessians and French go to the West Indies"
    if at in board.west_indies and board.west_indies[at].side != block.side:
        return "9.1", "each side starts in its own port of the West Indies"
    return None


def _victory(board: Board) -> Iterator[Fault]:
    """11.1 Nobody has won before the first turn, and both can."""
    victory = board.sheet.victory
    if (victory.british, victory.american) != (BRITISH_WIN, AMERICAN_WIN):
        text = f"the British win with {BRITISH_WIN}, the Americans with {AMERICAN_WIN} or fewer"
        yield Fault(text, "11.1", "victory")
    starts = [start for start in board.sheet.start if start.block in board.roster]
    held = {start.at: board.roster[start.block].side for start in starts}
    points = sum(town.value for at, town in board.towns.items() if held.get(at, town.friend) == GB)
    if not victory.american < points < victory.british:
        text = f"the British start with {points} points, and that decides the match"
        yield Fault(text, "11.1", "victory")
    if sum(town.value for town in board.towns.values()) < victory.british:
        yield Fault("the British can't come to so many points", "11.1", "victory")


def _named(board: Board, name: str) -> str:
    """Return the hex of a name, "" if there is none."""
    return next((one.id for one in board.sheet.hexes if one.name == name), "")


CHECKS = (
    _hexes,
    _towns,
    _west_indies,
    _sides,
    _rivers,
    _ports,
    _chokes,
    _blocks,
    _cards,
    _start,
    _victory,
)
"""What is looked at, one after the other."""
