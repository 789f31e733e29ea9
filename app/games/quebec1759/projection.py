"""From the truth to a view: what each viewer is shown, field by field."""

from collections.abc import Iterable

from msgspec.structs import replace

from app.engine.ledger import rule
from app.engine.memo import cached_by_key, derived
from app.engine.values import PUBLIC, Side, Viewer, owned_by
from app.games.quebec1759.battle_projection import shown_battle_to
from app.games.quebec1759.board import FR, SIDES, Board
from app.games.quebec1759.state import (
    Arrival,
    Ask,
    Order,
    Phase,
    Raid,
    Situation,
    Turn,
    strengths,
)
from app.games.quebec1759.view import (
    Arrow,
    FaceView,
    OrderView,
    OwnArrival,
    PartView,
    RaidView,
    View1759,
    ZoneView,
)
from app.kit.blocks import GONE, HAND, Armies, Block, Face, face_of, is_contested
from app.kit.views import asked_of, counted, own_blocks

SECRET = (Phase.SETUP, Phase.TIDE, Phase.ORDERS)
"""The phases in which an order is its writer's alone (4.2)."""


@rule("2.3")
@cached_by_key
def project(state: Situation, viewer: Viewer) -> View1759:
    """Show a position to one viewer: what everybody sees, and what they alone see beside it."""
    if viewer == PUBLIC:
        return _public(state)
    owned = owned_by(viewer, SIDES)
    public = project(state, PUBLIC)
    ask = public.awaiting.get(viewer, "")
    return replace(
        public,
        side=viewer if viewer in SIDES else "",
        ask=ask,
        blocks=own_blocks(state, owned, nowhere=(GONE,)),
        orders=_orders(state, owned),
        arrivals=_own_arrivals(state, owned),
        last_orders=_opened(state.last_turn, owned),
        scouted=_faces(state.turn.scouted) if FR in owned else (),
        battle=shown_battle_to(state, state.battle, owned) if state.battle else None,
        settle=contested(state) if ask == Ask.NEXT_BATTLE else (),
    )


def _public(state: Situation) -> View1759:
    board = state.board
    return View1759(
        board=state.board,
        side="",
        options=state.options,
        turn_number=state.turn_number,
        phase=str(state.phase),
        ask="",
        awaiting=asked_of(state.awaiting),
        zones=derived(state, _zones, state.board, state.armies, state.turn.held, state.occupied),
        blocks={},
        ships={area: state.ships.get(area, 0) for area in board.rivers},
        hand=len(state.armies[FR].get(HAND, ())),
        cv=strengths(state),
        lost=derived(state, _lost, state.armies, state.blocks),
        orders=_orders(state, ()),
        arrows=derived(state, _arrows, state.board, state.turn.arrivals),
        last_orders=_opened(state.last_turn, ()),
        last_arrows=derived(state, _last_arrows, state.board, state.last_turn),
        river_used=dict(sorted(state.turn.river_used.items())),
        tide=state.turn.tide,
        tide_bars_river=state.tide_bars_river,
        meeting=state.turn.meeting,
        militia_due=state.militia_due,
        ottawa_zones=state.ottawa_zones if state.blocks[board.ottawa].at != GONE else (),
        raid=_raid(state, state.raid) if state.raid else None,
        battle=shown_battle_to(state, state.battle, ()) if state.battle else None,
        winner=state.winner or "",
        ended_by=state.ended_by,
    )


def contested(state: Situation) -> tuple[str, ...]:
    """List the zones in which a battle is to be fought."""
    return tuple(zone for zone in state.board.zones if is_contested(state, zone))


def _zones(
    board: Board, armies: Armies, held: dict[str, Side], occupied: tuple[str, ...]
) -> dict[str, ZoneView]:
    return {
        zone: ZoneView(
            {side: len(armies[side][zone]) for side in SIDES if zone in armies[side]},
            held.get(zone, ""),
            zone in occupied,
        )
        for zone in board.zones
    }


def _own_arrivals(state: Situation, owned: tuple[Side, ...]) -> dict[str, OwnArrival]:
    arrivals = state.turn.arrivals
    return {
        block: OwnArrival(came.path, came.way)
        for block, came in sorted(arrivals.items())
        if state.blocks[block].side in owned
    }


def _faces(faces: Iterable[Face]) -> tuple[FaceView, ...]:
    """Show faces in an order that tells nothing but what shows on them."""
    return tuple(FaceView(f.kind, f.group, f.max, f.cv, count) for f, count in counted(faces))


def _lost(armies: Armies, blocks: dict[str, Block]) -> dict[Side, tuple[FaceView, ...]]:
    return {
        side: _faces(face_of(blocks[block]) for block in armies[side].get(GONE, ()))
        for side in SIDES
    }


@rule("4.2", "9.2", "A41")
def _orders(state: Situation, owned: tuple[Side, ...]) -> dict[Side, OrderView]:
    """Show opened orders: counts, not blocks. Until both are open, only the writer sees theirs."""
    shown = owned if state.phase in SECRET else SIDES
    return {side: order for side, order in _opened(state.turn, owned).items() if side in shown}


@cached_by_key
def _opened(turn: Turn, owned: tuple[Side, ...]) -> dict[Side, OrderView]:
    return {
        side: _order(turn.orders[side], mine=side in owned) for side in SIDES if side in turn.orders
    }


def _order(order: Order, *, mine: bool) -> OrderView:
    parts = tuple(
        PartView(part.to, part.way, part.count, part.picked if mine else ()) for part in order.parts
    )
    return OrderView(order.origin, parts, order.ships, order.direction, order.ottawa, order.named)


@rule("A41")
def _arrows(board: Board, arrivals: dict[str, Arrival]) -> tuple[Arrow, ...]:
    ways = (
        (board.roster[block].side, arrival.path, arrival.way) for block, arrival in arrivals.items()
    )
    return tuple(Arrow(*way, count) for way, count in counted(ways))


def _last_arrows(board: Board, turn: Turn) -> tuple[Arrow, ...]:
    return _arrows(board, turn.arrivals)


@rule("22.2")
def _raid(state: Situation, raid: Raid) -> RaidView:
    """A raid shows the blocks it reduced."""
    reduced = _faces(face_of(state.blocks[block]) for block in raid.reduced)
    return RaidView(raid.zone, raid.what, raid.hits, raid.scored, reduced)
