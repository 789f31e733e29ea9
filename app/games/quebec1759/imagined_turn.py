"""A turn as it could have been, for `imagine`: of the enemy's orders only numbers are known."""

from collections.abc import Mapping
from random import Random

from app.engine.values import Side
from app.games.quebec1759.board import FR, LEADER, LEADER_WALK
from app.games.quebec1759.state import Arrival, Order, OrderPart, Phase, Turn
from app.games.quebec1759.view import Arrow, OrderView, View1759
from app.kit.blocks import GONE, Block, Face

Blocks = Mapping[str, Block]


def imagined_turn(view: View1759, blocks: Blocks, rng: Random) -> Turn:
    """Return this turn's record: the viewer's own as it was, the enemy's ways shared out."""
    arrivals = {b: Arrival(came.path, came.way) for b, came in view.arrivals.items()}
    for arrow in view.arrows:
        if not _is_own(view, arrow.side):
            arrivals |= _came(view, arrow, blocks, arrivals, rng)
    return Turn(
        orders={side: _order(view, side, blocks, rng) for side in view.orders},
        held={zone: shown.held for zone, shown in view.zones.items() if shown.held},
        arrivals=dict(sorted(arrivals.items())),
        meeting=view.meeting,
        river_used=dict(view.river_used),
        tide=view.tide,
        scouted=tuple(
            Face(f.kind, f.group, f.max, f.cv) for f in view.scouted for _ in range(f.count)
        ),
    )


def imagined_last_turn(view: View1759) -> Turn:
    """Return the record of the turn before: which block took which way doesn't matter any more."""
    arrivals: dict[str, Arrival] = {}
    for arrow in view.last_arrows:
        free = [b for b in view.board.army[arrow.side] if b not in arrivals]
        arrivals |= dict.fromkeys(free[: arrow.count], Arrival(arrow.path, arrow.way))
    orders = {side: _opened(view.last_orders[side]) for side in view.last_orders}
    return Turn(orders=orders, arrivals=dict(sorted(arrivals.items())))


def _is_own(view: View1759, side: Side) -> bool:
    return any(view.board.roster[block].side == side for block in view.blocks) or view.side == side


def _came(
    view: View1759, arrow: Arrow, blocks: Blocks, taken: Mapping[str, Arrival], rng: Random
) -> dict[str, Arrival]:
    """Share a way out: to those who stand where it ended, else to the dead and to others."""
    order = view.orders.get(arrow.side)
    if arrow.side == FR and order and order.ottawa:
        return {view.board.ottawa: Arrival(arrow.path, arrow.way)}
    free = [b for b in view.board.army[arrow.side] if b not in taken and b != view.board.ottawa]
    rng.shuffle(free)
    walked = len(arrow.path) > 2

    def unlikely(block: str) -> tuple[bool, bool, bool]:
        own = blocks[block]
        leads = own.kind == LEADER
        return leads != walked and walked, own.at != arrow.path[-1], own.at != GONE

    free.sort(key=unlikely)
    return dict.fromkeys(free[: arrow.count], Arrival(arrow.path, arrow.way))


def _opened(shown: OrderView) -> Order:
    parts = tuple(OrderPart(p.to, p.way, p.count, p.picked) for p in shown.parts)
    return Order(shown.origin, parts, shown.ships, shown.direction, shown.ottawa, shown.named)


def _order(view: View1759, side: Side, blocks: Blocks, rng: Random) -> Order:
    """Return an order; until it is carried out, the enemy's blocks for it are picked at random."""
    shown = view.orders[side]
    order = _opened(shown)
    settled = shown.named or (view.phase == Phase.MOVES and side not in view.awaiting)
    waits = view.phase in (Phase.REVEAL, Phase.PICKS, Phase.MOVES)
    if _is_own(view, side) or not (settled and waits):
        return order
    group = [b for b, own in blocks.items() if own.side == side and own.at == order.origin]
    walks = any(part.way == LEADER_WALK for part in order.parts)
    free = [b for b in group if b != view.board.ottawa and not (walks and blocks[b].kind == LEADER)]
    rng.shuffle(free)
    parts = []
    for part in order.parts:
        if part.way == LEADER_WALK:
            picked = tuple(b for b in group if blocks[b].kind == LEADER)
        else:
            picked, free = tuple(free[: part.count]), free[part.count :]
        parts.append(OrderPart(part.to, part.way, part.count, picked))
    return Order(order.origin, tuple(parts), named=shown.named)
