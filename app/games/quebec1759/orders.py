"""Chapters 6 to 9: what each side writes unseen, and what of it can be refused at once (A9)."""

from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from msgspec.structs import replace

from app.engine.decisions import exact
from app.engine.ledger import rule
from app.engine.memo import cached, cached_by_key
from app.engine.resolution import DecisionClosed
from app.engine.values import Choice, Event, Message, Refusal, Side
from app.engine.words import no
from app.games.quebec1759.actions import Part, Pick, Send, SendOttawa, Ships
from app.games.quebec1759.board import FR, GB, LEADER, LEADER_WALK, RIVER, Board
from app.games.quebec1759.resolution import Resolution
from app.games.quebec1759.shorthand import DONE, HALT, written
from app.games.quebec1759.state import OrderPart, Situation, order_of, with_order
from app.games.quebec1759.view import View1759, own_order
from app.games.quebec1759.ways import Way, all_ways, boats_left, is_open, refuse_way, ways_from
from app.games.quebec1759.words import river_name, zone_name
from app.kit.turns import Done
from app.kit.views import own_at

UP, DOWN = "up", "down"


class PartWritten(Event, frozen=True, tag="part-written"):
    """A part of an order was written; `blocks`: those that were named for it."""

    side: Side
    origin: str
    to: str
    way: str
    count: int
    blocks: tuple[str, ...] = ()

    def apply(self, state: Situation) -> Situation:
        order = order_of(state, self.side)
        parts = {(part.to, part.way): part for part in order.parts}
        part = parts.get((self.to, self.way), OrderPart(self.to, self.way, 0))
        more = replace(part, count=part.count + self.count, picked=(*part.picked, *self.blocks))
        parts[self.to, self.way] = more
        order = replace(
            order, origin=self.origin, parts=tuple(parts.values()), named=bool(self.blocks)
        )
        return with_order(state, self.side, order)


class ShipsOrdered(Event, frozen=True, tag="ships-ordered"):
    """British ships were ordered up or down the river."""

    count: int
    direction: str

    def apply(self, state: Situation) -> Situation:
        order = replace(order_of(state, GB), ships=self.count, direction=self.direction)
        return with_order(state, GB, order)


class OttawaOrdered(Event, frozen=True, tag="ottawa-ordered"):
    """The Ottawa were ordered to a zone."""

    to: str

    def apply(self, state: Situation) -> Situation:
        return with_order(state, FR, replace(order_of(state, FR), ottawa=self.to))


class OrderSealed(Event, frozen=True, tag="order-sealed"):
    """A side's order of the turn stands: if nothing was written, a halt is written down."""

    side: Side

    def apply(self, state: Situation) -> Situation:
        return with_order(state, self.side, order_of(state, self.side))


@rule("A5", "A51")
@cached_by_key
def movable(view: View1759, zone: str) -> list[str]:
    """List the viewer's blocks in a zone that an ordinary order can move: all but the Ottawa."""
    return [block for block in own_at(view, zone) if block != view.board.ottawa]


@exact
def offer_parts(view: View1759) -> list[Choice]:
    """Offer every part of an order: by number from a zone, and block by block."""
    order, ways_out, offered = own_order(view), _ways_out(view.board), list[Choice]()
    if order.ships or order.ottawa:
        return offered
    for origin in (order.origin,) if order.origin else view.board.zones:
        here = movable(view, origin)
        blocks = here if order.is_halt else [b for b in here if not _refuse_to_name(view, b)]
        leaders = [b for b in blocks if view.blocks[b].kind == LEADER]
        for out in ways_out[origin] if here else ():
            room = _room(view, out.way)
            offered += out.parts[:room]
            named = leaders if out.way[2] == LEADER_WALK else blocks
            if named and (room or is_open(view, out.way)):
                offered += map(out.sends.__getitem__, named)
    return offered


class WayOut(NamedTuple):
    """A way out of a zone, and each choice to order it: so many blocks, or a block by name."""

    way: Way
    parts: tuple[Choice, ...]
    sends: Mapping[str, Choice]


@cached
def _ways_out(board: Board) -> dict[str, tuple[WayOut, ...]]:
    """Return the ways out of each zone."""
    counts = range(1, max(map(len, board.army.values())) + 1)
    return {
        origin: tuple(
            WayOut(
                (origin, to, how),
                tuple(_part_choice(board, origin, to, how, count) for count in counts),
                {block: sending(board, Send, block, origin, to, how) for block in board.roster},
            )
            for to, how in ways
        )
        for origin, ways in ways_from(board).items()
    }


def _part_choice(board: Board, origin: str, to: str, way: str, count: int) -> Choice:
    part = Part(origin, to, way, count)
    label = Message(f"quebec1759-send-{way}", {"blocks": count})
    names = (f"zone:{origin}", f"zone:{to}")
    return Choice(part, False, *names, label, typed=written(board, part))


def sending(
    board: Board, kind: type[Send | Pick], block: str, origin: str, to: str, way: str
) -> Choice:
    """Offer to send a block somewhere, named with the order or picked when it is open."""
    send = kind(block, to, way)
    label = Message(f"quebec1759-send-{way}", {"blocks": 1})
    names = (f"block:{block}", f"zone:{to}")
    return Choice(send, False, *names, label, typed=written(board, send, origin))


def _room(view: View1759, way: Way) -> int:
    """Return the greatest number that a part by this way could say, 0 for none."""
    origin, to, how = way
    if how == LEADER_WALK and not _leads(view, origin):
        return 0
    if not own_order(view).is_halt and _refuse_way_of_part(view, origin, to, how):
        return 0
    if not is_open(view, way):
        return 0
    left = _left_at(view, origin)
    if how == LEADER_WALK:
        return 1 if left else 0
    return min(left, boats_left(view, view.board.zones[origin].river)) if how == RIVER else left


@cached_by_key
def _left_at(view: View1759, origin: str) -> int:
    ordered = sum(part.count for part in own_order(view).parts)
    return max(0, len(movable(view, origin)) - ordered)


@cached_by_key
def _leads(view: View1759, origin: str) -> bool:
    return any(view.blocks[b].kind == LEADER for b in movable(view, origin))


def offer_ships(view: View1759) -> Iterator[Choice]:
    """Offer ships up and down the river."""
    board = view.board
    if view.side != GB or view.tide_bars_river or not own_order(view).is_halt:
        return
    for direction, start, end in (
        (UP, board.downstream, board.upstream),
        (DOWN, board.upstream, board.downstream),
    ):
        for count in range(1, view.ships[start] + 1):
            ships = Ships(count, direction)
            words = Message(f"quebec1759-ships-{direction}", {"ships": count})
            target = f"river:{end}"
            yield Choice(ships, False, f"ships:{start}", target, words, typed=written(board, ships))


def offer_ottawa_order(view: View1759) -> Iterable[Choice]:
    """Offer the Ottawa every zone."""
    if view.board.ottawa in view.blocks and view.side == FR and own_order(view).is_halt:
        return _ottawa_orders(view.board)
    return ()


@cached
def _ottawa_orders(board: Board) -> tuple[Choice, ...]:
    words = Message("quebec1759-send-ottawa")
    return tuple(
        Choice(
            SendOttawa(to),
            False,
            f"block:{board.ottawa}",
            f"zone:{to}",
            words,
            typed=written(board, SendOttawa(to)),
        )
        for to in board.zones
    )


def offer_end(view: View1759) -> Iterator[Choice]:
    """Offer to seal what is written, or to halt."""
    halts = own_order(view).is_halt
    sure = Message("quebec1759-halt-sure") if halts else None
    label = Message("quebec1759-halt" if halts else "quebec1759-seal-order")
    yield Choice(Done(), True, label=label, confirm=sure, typed=HALT if halts else DONE)


@rule("4.1", "6.1", "7.5", "8.1", "22.1")
def _refuse_second_move(view: View1759, origin: str) -> Refusal | None:
    """One move a turn: ships, or the Ottawa, or blocks of one zone by road and river."""
    order = own_order(view)
    if order.ships:
        return no("8.1", "quebec1759-ships-are-the-move")
    if order.ottawa:
        return no("22.1", "quebec1759-ottawa-are-the-move")
    if origin and order.origin and order.origin != origin:
        return no("6.1", "quebec1759-one-origin", zone=zone_name(order.origin))
    if not origin and order.parts:
        return no("4.1", "quebec1759-one-move")
    return None


@rule("9.1", "A9", "A51")
def refuse_part(view: View1759, action: Part) -> Refusal | None:
    """Refuse what is known to be impossible: too many, no way, no second origin."""
    board = view.board
    origin, to, way = action.origin, action.to, action.way
    known = (origin, to, way) in all_ways(board)
    if known and 0 < action.count <= _room(view, (origin, to, way)):
        return None
    if origin not in board.zones or to not in board.zones or origin == to:
        return no("9.1", "quebec1759-no-such-zone")
    return (
        _refuse_way_of_part(view, origin, to, way)
        or _refuse_count(view, action)
        or refuse_way(view, origin, to, way, action.count)
    )


@rule("9.1", "10.2", "A8")
def _refuse_way_of_part(view: View1759, origin: str, to: str, way: str) -> Refusal | None:
    """Each way is written once; there is one leader, who can't go to two places."""
    second = _refuse_second_move(view, origin)
    if second:
        return second
    order = own_order(view)
    if order.named:
        return no("A8", "quebec1759-name-all-or-none")
    if any((part.to, part.way) == (to, way) for part in order.parts):
        return no("9.1", "quebec1759-written-already", zone=zone_name(to))
    if way == LEADER_WALK and any(part.way == LEADER_WALK for part in order.parts):
        return no("10.2", "quebec1759-leader-only")
    return None


def _refuse_count(view: View1759, action: Part) -> Refusal | None:
    origin, left = action.origin, _left_at(view, action.origin)
    if action.count < 1 or not movable(view, origin):
        return no("9.1", "quebec1759-nobody-there", zone=zone_name(origin))
    if action.way == LEADER_WALK and not (action.count == 1 and _leads(view, origin)):
        return no("10.2", "quebec1759-leader-only")
    if action.count > left:
        return no("9.1", "quebec1759-too-many", blocks=left, zone=zone_name(origin))
    return None


@rule("9.2", "A8", "A51", "10.2")
def refuse_send(view: View1759, action: Send) -> Refusal | None:
    """A block may be named at once, if it can go this way."""
    own = view.blocks.get(action.block)
    if own is None or own.at not in view.board.zones:
        return no("9.1", "quebec1759-not-yours")
    if refused := _refuse_to_name(view, action.block):
        return refused
    if action.to not in view.board.zones or action.to == own.at:
        return no("9.1", "quebec1759-no-such-zone")
    if action.way == LEADER_WALK and own.kind != LEADER:
        return no("10.2", "quebec1759-leader-only")
    way = (own.at, action.to, action.way)
    if way in all_ways(view.board) and is_open(view, way):
        return None
    return refuse_way(view, *way, 1)


@rule("9.2", "A8", "A51")
def _refuse_to_name(view: View1759, block: str) -> Refusal | None:
    """All blocks are named or none, each once. A51: the Ottawa have an order of their own."""
    order = own_order(view)
    if second := _refuse_second_move(view, view.blocks[block].at):
        return second
    if block == view.board.ottawa:
        return no("22.1", "quebec1759-ottawa-own-order")
    if order.parts and not order.named:
        return no("A8", "quebec1759-name-all-or-none")
    if any(block in part.picked for part in order.parts):
        return no("9.1", "quebec1759-sent-already")
    return None


@rule("8.1", "23", "A7")
def refuse_ships(view: View1759, action: Ships) -> Refusal | None:
    """A ship move is the whole move: two at most upriver, any number down, never both (A7)."""
    board = view.board
    if view.side != GB:
        return no("8.1", "quebec1759-british-ships")
    second = _refuse_second_move(view, "")
    if second:
        return second
    if action.direction not in (UP, DOWN) or action.count < 1:
        return no("8.1", "quebec1759-ships-how")
    if view.tide_bars_river:
        return no("23", "quebec1759-tide-bars-river")
    ends = (board.downstream, board.upstream)
    start, goal = ends if action.direction == UP else ends[::-1]
    if action.count > view.ships[start]:
        names = {"river": river_name(start), "to": river_name(goal)}
        return no("8.1", "quebec1759-no-ships", ships=view.ships[start], **names)
    if action.direction == UP and action.count > board.sheet.navy.up:
        return no("8.1", "quebec1759-ships-up-limit", ships=board.sheet.navy.up)
    return None


@rule("22.1", "A51")
def refuse_ottawa_order(view: View1759, action: SendOttawa) -> Refusal | None:
    """The Ottawa go to any other zone; that is the whole French move."""
    board = view.board
    own = view.blocks.get(board.ottawa)
    if own is None or view.side != FR:
        return no("22.1", "quebec1759-no-ottawa")
    second = _refuse_second_move(view, "")
    if second:
        return second
    if action.to not in board.zones or action.to == own.at:
        return no("22.1", "quebec1759-ottawa-elsewhere-order")
    return None


def write_part(resolution: Resolution, side: Side, action: Part) -> None:
    """Write a part of an order."""
    resolution.write(PartWritten(side, action.origin, action.to, action.way, action.count))


def send(resolution: Resolution, side: Side, action: Send) -> None:
    """Write a part of an order for a block that is named."""
    origin = resolution.state.blocks[action.block].at
    resolution.write(PartWritten(side, origin, action.to, action.way, 1, (action.block,)))


def order_ships(resolution: Resolution, action: Ships) -> None:
    """Order ships up or down the river."""
    resolution.write(ShipsOrdered(action.count, action.direction))


def order_ottawa(resolution: Resolution, action: SendOttawa) -> None:
    """Order the Ottawa."""
    resolution.write(OttawaOrdered(action.to))


@rule("4.2", "8.2", "9.2")
def seal_order(resolution: Resolution, side: Side) -> None:
    """The order stands. One without a part is a halt."""
    resolution.write(DecisionClosed(side))
    resolution.write(OrderSealed(side))
