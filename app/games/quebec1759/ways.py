"""Chapters 6, 7 and 10.2: by which ways blocks go from a zone to another, and what bars one."""

from itertools import permutations

from app.engine.ledger import rule
from app.engine.memo import cached, cached_by_key
from app.engine.values import Refusal
from app.engine.words import no
from app.games.quebec1759.board import CROSSING, LEADER_WALK, RIVER, ROAD, Board, other
from app.games.quebec1759.view import View1759, own_order
from app.games.quebec1759.words import river_name, zone_name


def ways_between(board: Board, origin: str, to: str) -> list[str]:
    """List how blocks can be sent from a zone to another: the road first, if there is one (A5)."""
    road = board.road_between(origin, to)
    ways = [road] if road else []
    if board.on_one_river(origin, to):
        ways.append(RIVER)
    if not road and two_zones(board, origin, to):
        ways.append(LEADER_WALK)
    return ways


@rule("10.2")
def two_zones(board: Board, origin: str, to: str) -> tuple[str, ...]:
    """List the zones between two that a leader could walk through."""
    return _two_zones(board).get((origin, to), ())


@cached
def _two_zones(board: Board) -> dict[tuple[str, str], tuple[str, ...]]:
    zones = board.zones
    return {
        (origin, to): tuple(z for z in zones[origin].roads if z != to and to in zones[z].roads)
        for origin, to in permutations(zones, 2)
    }


@rule("A10")
def open_between(view: View1759, origin: str, to: str) -> str:
    """Name a zone between two that held no enemy when the turn began, "" if none is open."""
    enemy = other(view.side)
    return next((z for z in two_zones(view.board, origin, to) if view.zones[z].held != enemy), "")


Way = tuple[str, str, str]


@cached
def ways_from(board: Board) -> dict[str, tuple[tuple[str, str], ...]]:
    """Return where each zone's blocks could ever be sent, and how."""
    zones = board.zones
    return {
        origin: tuple(
            (to, way) for to in zones if to != origin for way in ways_between(board, origin, to)
        )
        for origin in zones
    }


@cached
def all_ways(board: Board) -> frozenset[Way]:
    """Return every way there is from one zone to another."""
    return frozenset((o, to, way) for o, ways in ways_from(board).items() for to, way in ways)


@rule("7.4", "A6", "A25")
@cached_by_key
def boats_left(view: View1759, area: str) -> int:
    """How many more the river carries: a British block for each ship, four French less these."""
    limit = view.board.river_limit(view.side, area, view.ships[area])
    return limit - sum(part.count for part in own_order(view).parts if part.way == RIVER)


def is_open(view: View1759, way: Way) -> bool:
    """Whether a way that there is on the map carries a block just now: a road always does."""
    origin, to, how = way
    if how in (ROAD, CROSSING):
        return True
    if how == RIVER:
        return _takes_boats(view, view.board.zones[origin].river)
    return refuse_way(view, origin, to, how, 1) is None


@rule("7.4", "23")
@cached_by_key
def _takes_boats(view: View1759, area: str) -> bool:
    return not view.tide_bars_river and boats_left(view, area) > 0


@rule("6.1", "7.1", "7.2", "7.3", "10.2")
def refuse_way(view: View1759, origin: str, to: str, way: str, count: int) -> Refusal | None:
    """A road leads there, or both zones border the same river area, or a leader walks two zones."""
    board = view.board
    match way:
        case "road" | "crossing":
            if board.road_between(origin, to) == way:
                return None
            return _no_road(board, origin, to)
        case "river":
            return _refuse_river(view, origin, to, count)
        case "leader":
            if board.road_between(origin, to) or not two_zones(board, origin, to):
                return no("10.2", "quebec1759-not-two-zones")
            if not open_between(view, origin, to):
                return no("A10", "quebec1759-enemy-between")
            return None
        case _:
            return no("9.1", "quebec1759-no-such-way")


@rule("6.1", "8.2")
def _no_road(board: Board, origin: str, to: str) -> Refusal:
    """8.2: nor do boats help where the zones lie on two parts of the river."""
    a, b = zone_name(origin), zone_name(to)
    rivers = [board.zones[zone].river if zone in board.zones else "" for zone in (origin, to)]
    if all(rivers) and rivers[0] != rivers[1]:
        one, other_one = map(river_name, rivers)
        return no("6.1", "quebec1759-two-rivers", a=a, b=b, river=one, other=other_one)
    return no("6.1", "quebec1759-no-road", a=a, b=b)


@rule("7.1", "7.3", "7.4", "23")
def _refuse_river(view: View1759, origin: str, to: str, count: int) -> Refusal | None:
    """Both zones border one river area, the tide lets boats pass, and there are enough of them."""
    board = view.board
    area = board.on_one_river(origin, to)
    if not area:
        return no("7.1", "quebec1759-no-river", a=zone_name(origin), b=zone_name(to))
    if view.tide_bars_river:
        return no("23", "quebec1759-tide-bars-river")
    left = boats_left(view, area)
    if count > left:
        most = board.river_limit(view.side, area, view.ships[area])
        river = river_name(area)
        return no("7.4", "quebec1759-river-limit", blocks=most, left=left, river=river)
    return None
