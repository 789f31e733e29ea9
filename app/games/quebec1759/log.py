"""The log: each event in words, as its reader may know it.

All read the same lines, but for what the Ottawa have scouted (22.3).
"""

from collections import Counter
from collections.abc import Iterable

from app.engine.chance import faces
from app.engine.log_lines import Teller, line_of, shown, with_roll
from app.engine.values import Event, Line, Moved, Parameter, Removed, Side, Struck, Viewer, owned_by
from app.games.quebec1759 import (
    log_battles,
    militia,
    moves,
    ottawa_events,
    play,
    turns,
)
from app.games.quebec1759.actions import Part, SendOttawa, Ships
from app.games.quebec1759.board import FR, GB, QUEBEC, RIVER, SIDES, Board
from app.games.quebec1759.ottawa_events import raid_of
from app.games.quebec1759.shorthand import written
from app.games.quebec1759.state import Order, Situation, order_of
from app.games.quebec1759.words import river_name, zone_name
from app.kit.battle import HITS_ON, hits_of
from app.kit.blocks import GONE, Face, face_of
from app.kit.setup import PlacementEnded
from app.kit.victory import MatchDecided

SHIP = "ship"


def _placement_ended(event: PlacementEnded, before: Situation) -> Iterable[Line]:
    yield line_of("3.3", "quebec1759-line-placed", event.side)


def _turn_began(event: turns.TurnBegan, before: Situation) -> Iterable[Line]:
    yield line_of("4.1", "quebec1759-line-turn", "", turn=event.number)


def _tide(event: turns.TideRolled, before: Situation) -> Iterable[Line]:
    key = "quebec1759-line-tide-bars" if event.bars() else "quebec1759-line-tide-flows"
    yield with_roll(line_of("23", key), faces(event.draws))


def _opened(event: play.OrdersOpened, before: Situation) -> Iterable[Line]:
    for side in SIDES:
        yield _ordered(before.board, order_of(before, side), side)


def _ordered(board: Board, order: Order, side: Side) -> Line:
    """Describe an opened order in words and shorthand; who goes where is logged when they go."""
    count = order.ships or sum(part.count for part in order.parts)
    params: dict[str, Parameter] = {"count": count, "origin": zone_name(order.origin)}
    match order:
        case Order(ships=ships) if ships:
            kind, params = "ships", {"count": count, "what": order.direction}
        case Order(ottawa=zone) if zone:
            kind, params = "ottawa", {"to": zone_name(zone)}
        case Order(parts=()):
            return line_of("9.2", "quebec1759-line-halt", side)
        case Order(parts=(only,)):
            kind, params = "part", {**params, "to": zone_name(only.to), "way": only.way}
        case _:
            kind, params = "parts", {**params, "parts": len(order.parts)}
    key = f"quebec1759-line-order-{kind}"
    return line_of("9.2", key, side, order=in_writing(board, order), **params)


def in_writing(board: Board, order: Order) -> str:
    """Write an opened order in shorthand, "" for a halt."""
    if order.ships:
        return written(board, Ships(order.ships, order.direction))
    if order.ottawa:
        return written(board, SendOttawa(order.ottawa))
    return ", ".join(
        written(board, Part(order.origin, part.to, part.way, part.count)) for part in order.parts
    )


def _met(event: moves.ForcesMet, before: Situation) -> Iterable[Line]:
    params: dict[str, Parameter] = {"blocks": event.blocks, "zone": zone_name(event.zone)}
    yield line_of("11.1", "quebec1759-line-met", event.turned, **params)


def _moved(event: moves.GroupMoved, before: Situation) -> Iterable[Line]:
    ways = Counter((arrival.path, arrival.way) for arrival in event.moves.values())
    for (path, way), blocks in sorted(ways.items()):
        params: dict[str, Parameter] = {
            "blocks": blocks,
            "origin": zone_name(path[0]),
            "to": zone_name(path[-1]),
        }
        if len(path) > 2:
            line = line_of("10.2", "quebec1759-line-leader-walked", event.side, **params)
        elif way == RIVER:
            line = line_of("7.2", "quebec1759-line-by-river", event.side, **params)
        else:
            line = line_of("6.1", "quebec1759-line-by-road", event.side, **params)
        yield shown(line, Moved(path, blocks, water=way == RIVER))


def _ships(event: moves.ShipsMoved, before: Situation) -> Iterable[Line]:
    params: dict[str, Parameter] = {"ships": event.count, "to": river_name(event.to)}
    line = line_of("8.1", "quebec1759-line-ships", GB, **params)
    yield shown(line, Moved((event.origin, event.to), event.count, SHIP, water=True))


def _ottawa_came(event: ottawa_events.OttawaCame, before: Situation) -> Iterable[Line]:
    line = line_of("22.1", "quebec1759-line-ottawa-came", FR, zone=zone_name(event.zone))
    yield shown(line, Moved((event.origin, event.zone)))


def _raid(event: ottawa_events.RaidFired, before: Situation) -> Iterable[Line]:
    params: dict[str, Parameter] = {"zone": zone_name(event.zone), "hits": event.hits()}
    line = line_of("22.2", "quebec1759-line-raid", FR, **params)
    yield with_roll(line, faces(event.draws), HITS_ON, at=event.zone)


def _suffered(event: ottawa_events.RaidSuffered, before: Situation) -> Iterable[Line]:
    raid = raid_of(before)
    hits = raid.scored - raid.hits
    lost = sum(before.blocks[block].at == GONE for block in raid.reduced)
    line = line_of("22.2", "quebec1759-line-raid-suffered", GB, hits=hits, lost=lost)
    yield shown(line, Struck(event.zone, hits, lost, by=GB))
    for face in event.faces:
        if face.cv:
            yield line_of("22.2", "quebec1759-line-reduced", GB, **_of(face))


def _of(face: Face) -> dict[str, Parameter]:
    kind = f"@kind-{face.kind}-{face.group}" if face.group else f"@kind-{face.kind}"
    return {"kind": kind, "cv": face.cv, "max": face.max}


def _answered(event: ottawa_events.RaidAnswered, before: Situation) -> Iterable[Line]:
    if not event.draws:
        return
    hits = hits_of(event.draws)
    line = line_of("22.2", "quebec1759-line-raid-answered", GB, hits=hits)
    yield with_roll(line, faces(event.draws), HITS_ON, at=event.zone)
    for face in event.faces:
        yield line_of("22.2", "quebec1759-line-fired-back", GB, **_of(face))


def _scouted(event: ottawa_events.BlocksScouted, before: Situation) -> Iterable[Line]:
    params: dict[str, Parameter] = {"zone": zone_name(event.zone), "blocks": len(event.blocks)}
    yield line_of("22.3", "quebec1759-line-scouted", FR, **params)


def _seen(event: ottawa_events.BlocksScouted, before: Situation) -> Iterable[Line]:
    """22.3: what was seen, in an order that tells nothing but what shows."""
    for face in sorted(face_of(before.blocks[block]) for block in event.blocks):
        yield line_of("22.3", "quebec1759-line-seen", "", **_of(face))


def _went(event: ottawa_events.OttawaWent, before: Situation) -> Iterable[Line]:
    if event.to:
        line = line_of("22.2", "quebec1759-line-ottawa-went", FR, zone=zone_name(event.to))
        yield shown(line, Moved((event.origin, event.to)))
    else:
        line = line_of("22.2", "quebec1759-line-ottawa-no-refuge", FR)
        yield shown(line, Removed(event.origin))


def _stayed(event: ottawa_events.OttawaStayed, before: Situation) -> Iterable[Line]:
    yield line_of("22.1", "quebec1759-line-ottawa-stayed", FR, zone=zone_name(event.zone))


def _removed(event: ottawa_events.OttawaRemoved, before: Situation) -> Iterable[Line]:
    line = line_of("22.5", "quebec1759-line-ottawa-removed", FR)
    yield shown(line, Removed(event.at))


def _occupied(event: militia.ZonesOccupied, before: Situation) -> Iterable[Line]:
    for zone in event.zones:
        yield line_of("20", "quebec1759-line-occupied", GB, zone=zone_name(zone))


def _went_home(event: militia.MilitiaWentHome, before: Situation) -> Iterable[Line]:
    rule = "20" if event.face.group == QUEBEC else "21"
    key = f"quebec1759-line-{event.face.group}-militia-home"
    line = line_of(rule, key, FR, zone=zone_name(event.at), cv=event.face.cv)
    yield shown(line, Removed(event.at))


def _decided(event: MatchDecided, before: Situation) -> Iterable[Line]:
    yield line_of(event.rule, "quebec1759-line-won", event.winner)


LINES: dict[type[Event], Teller] = {
    **log_battles.BATTLE_LINES,
    PlacementEnded: _placement_ended,
    turns.TurnBegan: _turn_began,
    turns.TideRolled: _tide,
    play.OrdersOpened: _opened,
    moves.ForcesMet: _met,
    moves.GroupMoved: _moved,
    moves.ShipsMoved: _ships,
    ottawa_events.OttawaCame: _ottawa_came,
    ottawa_events.RaidFired: _raid,
    ottawa_events.RaidSuffered: _suffered,
    ottawa_events.RaidAnswered: _answered,
    ottawa_events.BlocksScouted: _scouted,
    ottawa_events.OttawaWent: _went,
    ottawa_events.OttawaStayed: _stayed,
    ottawa_events.OttawaRemoved: _removed,
    militia.ZonesOccupied: _occupied,
    militia.MilitiaWentHome: _went_home,
    MatchDecided: _decided,
}


def log_lines(before: Situation, event: Event, viewer: Viewer) -> tuple[Line, ...]:
    """Return the log lines of an event for one reader."""
    teller = LINES.get(type(event))
    lines = tuple(teller(event, before)) if teller else ()
    return (*lines, *_for_owner(before, event, owned_by(viewer, SIDES)))


def _for_owner(before: Situation, event: Event, owned: tuple[Side, ...]) -> tuple[Line, ...]:
    if isinstance(event, ottawa_events.BlocksScouted) and FR in owned:
        return tuple(_seen(event, before))
    return ()
