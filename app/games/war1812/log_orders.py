"""The log of turns in which both sides move at once (19)."""

from collections import Counter
from collections.abc import Iterable

from app.engine.chance import faces
from app.engine.log_lines import Teller, line_of, shown, with_roll
from app.engine.values import Event, Line, Moved, Parameter, Side
from app.games.war1812 import crossing, meeting, orders, roll_off, simultaneous
from app.games.war1812.board import GB, US
from app.games.war1812.state import Situation, Turn, turn_of
from app.games.war1812.words import town_name


def orders_that_wait(turn: Turn, before: Situation, side: Side) -> Iterable[Line]:
    """Describe the revealed orders that are carried out later: over a lake, and forced marches."""
    crossings = Counter((before.blocks[block].at, to) for block, to in turn.embarking.items())
    for (origin, to), blocks in sorted(crossings.items()):
        yield _way("12.2", "war1812-line-to-cross", side, (origin, to), blocks)
    marches = Counter((turn.moved[block].path[-1], to) for block, to in turn.marching.items())
    for (origin, to), blocks in sorted(marches.items()):
        yield _way("9.2", "war1812-line-to-march", side, (origin, to), blocks)


def _way(rule: str, key: str, side: Side, way: tuple[str, str], blocks: int) -> Line:
    origin, to = (town_name(town) for town in way)
    return line_of(rule, key, side, blocks=blocks, origin=origin, to=to)


def _called(event: orders.OrdersCalled, before: Situation) -> Iterable[Line]:
    yield line_of("19.1", "war1812-line-orders")


def _ride_stopped(event: simultaneous.RideStopped, before: Situation) -> Iterable[Line]:
    side = before.blocks[event.block].side
    path = turn_of(before, side).moved[event.block].path
    line = line_of("16", "war1812-line-ride-stopped", side, town=town_name(path[1]))
    yield shown(line, Moved((path[-1], path[1])))


def _rolled_off(event: roll_off.RolledOff, before: Situation) -> Iterable[Line]:
    rolled = faces(event.draws)
    sums = event.sums()
    for side, dice in ((US, rolled[: roll_off.DICE]), (GB, rolled[roll_off.DICE :])):
        line = line_of(event.rule, ROLLED_FOR[event.rule], side, sum=sums[side])
        yield with_roll(line, dice)


ROLLED_FOR = {
    "19.4": "war1812-line-rolled-meeting",
    "19.5": "war1812-line-rolled-lake",
    "A64": "war1812-line-rolled-naming",
}
"""The words for dice by the rule that calls for them."""


def _stayed_behind(event: crossing.StayedBehind, before: Situation) -> Iterable[Line]:
    at = before.blocks[event.block].at
    yield line_of("A66", "war1812-line-stayed-behind", event.side, town=town_name(at))


def _cancelled(event: crossing.CrossingCancelled, before: Situation) -> Iterable[Line]:
    key = "war1812-line-called-off" if event.called_off else "war1812-line-crossing-cancelled"
    yield line_of("19.6", key, event.side)


def _landed(event: crossing.BlocksLanded, before: Situation) -> Iterable[Line]:
    waiting = turn_of(before, event.side).embarking
    ways = Counter((before.blocks[block].at, to) for block, to in waiting.items())
    for way, blocks in sorted(ways.items()):
        line = _way("12.2", "war1812-line-carried", event.side, way, blocks)
        yield shown(line, Moved(way, blocks, water=True))


def _met(event: meeting.ForcesMet, before: Situation) -> Iterable[Line]:
    town, moved = event.town, turn_of(before, event.side).moved
    ways = Counter((moved[block].path, moved[block].by_sea) for block in event.blocks)
    back = [
        Moved(path[path.index(town) :][::-1], blocks, water=by_sea)
        for (path, by_sea), blocks in sorted(ways.items())
    ]
    params: dict[str, Parameter] = {"town": town_name(town), "blocks": len(event.blocks)}
    yield shown(line_of("19.4", "war1812-line-forces-met", event.side, **params), *back)


def _void(event: simultaneous.MarchesVoid, before: Situation) -> Iterable[Line]:
    turn = turn_of(before, event.side)
    ways = Counter((turn.moved[block].path[-1], turn.marching[block]) for block in event.blocks)
    for way, blocks in sorted(ways.items()):
        yield _way("A66", "war1812-line-march-void", event.side, way, blocks)


LINES: dict[type[Event], Teller] = {
    crossing.BlocksLanded: _landed,
    crossing.CrossingCancelled: _cancelled,
    crossing.StayedBehind: _stayed_behind,
    meeting.ForcesMet: _met,
    orders.OrdersCalled: _called,
    roll_off.RolledOff: _rolled_off,
    simultaneous.MarchesVoid: _void,
    simultaneous.RideStopped: _ride_stopped,
}
