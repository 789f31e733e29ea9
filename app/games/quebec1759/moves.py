"""Chapters 6 to 8 and 10.2 carried out, and 11.1 c: forces that move at each other meet."""

from collections.abc import Iterator
from dataclasses import dataclass

from app.engine.ledger import rule
from app.engine.memo import replaced
from app.engine.resolution import DecisionClosed
from app.engine.values import Choice, Event, Message, Refusal, Side
from app.engine.words import no
from app.games.quebec1759.actions import MeetAt
from app.games.quebec1759.board import FR, GB, LEADER_WALK, SIDES, other
from app.games.quebec1759.orders import UP
from app.games.quebec1759.picks import parts_in_force, picked_for
from app.games.quebec1759.resolution import Resolution
from app.games.quebec1759.state import (
    Arrival,
    Ask,
    OrderPart,
    Phase,
    Situation,
    order_of,
    with_turn,
)
from app.games.quebec1759.view import View1759
from app.games.quebec1759.ways import two_zones
from app.games.quebec1759.words import zone_name
from app.kit.blocks import with_block


class GroupMoved(Event, frozen=True, tag="moved"):
    """A side's blocks carried out its order."""

    side: Side
    moves: dict[str, Arrival]

    def apply(self, state: Situation) -> Situation:
        for block, arrival in self.moves.items():
            state = with_block(state, block, at=arrival.path[-1])
        return with_turn(state, arrivals={**state.turn.arrivals, **self.moves})


class ShipsMoved(Event, frozen=True, tag="ships-moved"):
    """British ships went to another river area."""

    origin: str
    to: str
    count: int

    def apply(self, state: Situation) -> Situation:
        ships = dict(state.ships)
        ships[self.origin] = ships.get(self.origin, 0) - self.count
        ships[self.to] = ships.get(self.to, 0) + self.count
        return replaced(state, ships={area: n for area, n in sorted(ships.items()) if n})


class ForcesMet(Event, frozen=True, tag="met"):
    """Forces that moved at each other met in a zone; one of them was turned back there."""

    zone: str
    turned: Side
    blocks: int

    def apply(self, state: Situation) -> Situation:
        return with_turn(state, meeting=self.zone)


@dataclass(frozen=True, slots=True)
class Meeting:
    """Forces that move at each other: where each comes from, how many each has."""

    origins: dict[Side, str]
    sizes: dict[Side, int]


@rule("11.1", "A13")
def meeting(state: Situation) -> Meeting | None:
    """Find the forces that move into each other's origin, whatever their way. There is one such
    meeting at most, as each side has one origin.
    """
    origins = {side: order_of(state, side).origin for side in SIDES}
    sizes = {
        side: sum(p.count for p in parts_in_force(state, side) if p.to == origins[other(side)])
        for side in SIDES
    }
    return Meeting(origins, sizes) if all(sizes.values()) else None


@rule("11.1", "A13")
def carry_out(resolution: Resolution) -> None:
    """Move both sides. The larger of two forces that meet arrives, the smaller is turned back; if
    they are equal the French choose the zone.
    """
    met = meeting(resolution.state)
    if met and not resolution.state.turn.meeting:
        if met.sizes[GB] == met.sizes[FR]:
            resolution.ask(FR, Ask.MEETING)
            return
        turn_back(resolution, GB if met.sizes[GB] < met.sizes[FR] else FR)
    for side in SIDES:
        _move(resolution, side)
    _move_ships(resolution)
    resolution.begin(Phase.OTTAWA)


def turn_back(resolution: Resolution, side: Side) -> None:
    """Turn a side's force back where it came from, which is where it is met."""
    met = meeting(resolution.state)
    if met is None:
        raise AssertionError("no forces move at each other")
    resolution.write(ForcesMet(met.origins[side], side, met.sizes[side]))


def _move(resolution: Resolution, side: Side) -> None:
    state = resolution.state
    order = order_of(state, side)
    moves: dict[str, Arrival] = {}
    for part in parts_in_force(state, side):
        if order.origin == state.turn.meeting and part.to == order_of(state, other(side)).origin:
            continue
        arrival = _arrival(state, side, part)
        moves |= dict.fromkeys(picked_for(state, side, part), arrival)
    if moves:
        resolution.write(GroupMoved(side, dict(sorted(moves.items()))))


@rule("10.2", "19", "A10")
def _arrival(state: Situation, side: Side, part: OrderPart) -> Arrival:
    """A10: a leader goes through a zone that held no enemy when the turn began; 19 applies if his
    last step crosses the St. Charles.
    """
    origin, to = order_of(state, side).origin, part.to
    if part.way != LEADER_WALK:
        return Arrival((origin, to), part.way)
    enemy = other(side)
    via = next(z for z in two_zones(state.board, origin, to) if state.turn.held.get(z) != enemy)
    return Arrival((origin, via, to), state.board.road_between(via, to))


@rule("8.1", "23")
def _move_ships(resolution: Resolution) -> None:
    """Ships go, unless the tide holds them."""
    board = resolution.state.board
    order = order_of(resolution.state, GB)
    if order.ships and not resolution.state.tide_bars_river:
        way = (
            (board.downstream, board.upstream)
            if order.direction == UP
            else (board.upstream, board.downstream)
        )
        resolution.write(ShipsMoved(*way, order.ships))


def offer_meeting(view: View1759) -> Iterator[Choice]:
    """Offer the two zones that forces of equal size come from."""
    for zone in _meeting_zones(view):
        label = Message("quebec1759-meet-at", {"zone": zone_name(zone)})
        yield Choice(MeetAt(zone), True, target=f"zone:{zone}", label=label)


def _meeting_zones(view: View1759) -> list[str]:
    origins = [order.origin for order in view.orders.values()]
    return [zone for zone in view.board.zones if zone in origins]


@rule("11.1")
def refuse_meeting(view: View1759, action: MeetAt) -> Refusal | None:
    """They meet where one of them came from."""
    if action.zone not in _meeting_zones(view):
        return no("11.1", "quebec1759-meet-where-from")
    return None


def choose_meeting(resolution: Resolution, side: Side, action: MeetAt) -> None:
    """Meet forces of equal size where the French say."""
    resolution.write(DecisionClosed(side))
    french = order_of(resolution.state, FR).origin
    turn_back(resolution, FR if action.zone == french else GB)
