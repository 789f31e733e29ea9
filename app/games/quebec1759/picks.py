"""Rule 9.2: each side picks the blocks that carry out its order, unseen by the other (A8)."""

from collections.abc import Iterator

from msgspec.structs import replace

from app.engine.ledger import rule
from app.engine.memo import cached
from app.engine.resolution import DecisionClosed
from app.engine.values import Choice, Event, Message, Refusal, Side
from app.engine.words import no
from app.games.quebec1759.actions import Pick
from app.games.quebec1759.board import FR, LEADER, LEADER_WALK, RIVER, SIDES
from app.games.quebec1759.orders import movable, sending
from app.games.quebec1759.resolution import Resolution
from app.games.quebec1759.shorthand import DONE
from app.games.quebec1759.state import Ask, OrderPart, Phase, Situation, order_of, with_order
from app.games.quebec1759.view import PartView, View1759, own_order
from app.games.quebec1759.whereabouts import are_known_at
from app.kit.blocks import army
from app.kit.turns import Done


class BlockPicked(Event, frozen=True, tag="picked"):
    """A block was named to carry out a part of its side's order."""

    block: str
    to: str
    way: str

    def apply(self, state: Situation) -> Situation:
        side = state.blocks[self.block].side
        order = order_of(state, side)
        parts = tuple(
            replace(part, picked=(*part.picked, self.block))
            if (part.to, part.way) == (self.to, self.way)
            else part
            for part in order.parts
        )
        return with_order(state, side, replace(order, parts=parts))


@rule("9.2", "23", "A9", "A40")
def parts_in_force(state: Situation, side: Side) -> tuple[OrderPart, ...]:
    """List what of an order is possible: nothing by river while the tide bars it."""
    barred = state.tide_bars_river
    return tuple(p for p in order_of(state, side).parts if not (barred and p.way == RIVER))


def _by_number(state: Situation, side: Side) -> tuple[OrderPart, ...]:
    return tuple(p for p in parts_in_force(state, side) if p.way != LEADER_WALK)


@rule("9.2", "A8")
def has_to_pick(state: Situation, side: Side) -> bool:
    """Tell, from what everybody can see, whether an order can be carried out in two ways.

    It cannot if its blocks were named in advance, or all that stand there go the same way.
    """
    order, parts = order_of(state, side), parts_in_force(state, side)
    numbered = _by_number(state, side)
    if order.named or not numbered:
        return False
    standing = len(army(state, order.origin, side))
    if side == FR and are_known_at(state, order.origin):
        standing -= 1
    return len(numbered) > 1 or sum(part.count for part in parts) < standing


def ask_for_picks(resolution: Resolution) -> None:
    """Ask every side that has to pick, both at once."""
    resolution.begin(Phase.PICKS)
    for side in SIDES:
        if has_to_pick(resolution.state, side):
            resolution.ask(side, Ask.PICKS)


@rule("9.2", "10.2", "A51")
def picked_for(state: Situation, side: Side, part: OrderPart) -> tuple[str, ...]:
    """Return who carries out a part: those who were named, else the only ones who can."""
    if part.picked:
        return part.picked
    here = army(state, order_of(state, side).origin, side)
    if part.way == LEADER_WALK:
        return tuple(b for b in here if state.blocks[b].kind == LEADER)
    walks = any(p.way == LEADER_WALK for p in parts_in_force(state, side))
    stays = {state.board.ottawa, *(b for b in here if walks and state.blocks[b].kind == LEADER)}
    return tuple(b for b in here if b not in stays)


@cached
def _open_parts(view: View1759) -> list[PartView]:
    """List the parts that still lack a block. The leader who walks two zones is no question."""
    return [
        part
        for part in own_order(view).parts
        if part.way != LEADER_WALK
        and not (view.tide_bars_river and part.way == RIVER)
        and len(part.picked) < part.count
    ]


def picks_left(view: View1759) -> int:
    """Return how many blocks are still to be named."""
    return sum(part.count - len(part.picked) for part in _open_parts(view))


def ends_left(view: View1759) -> list[str]:
    """Return the zones to which blocks are still to be named, once for each part of the order."""
    return [part.to for part in _open_parts(view)]


@cached
def _free(view: View1759) -> list[str]:
    order = own_order(view)
    named = {block for part in order.parts for block in part.picked}
    walks = any(part.way == LEADER_WALK for part in order.parts)
    return [
        block
        for block in movable(view, order.origin)
        if block not in named and not (walks and view.blocks[block].kind == LEADER)
    ]


def offer_picks(view: View1759) -> Iterator[Choice]:
    """Offer every free block for every part that lacks one, then Done.

    While a single part lacks any, who is pressed goes: there is nowhere to be pointed at.
    """
    origin, parts = own_order(view).origin, _open_parts(view)
    for part in parts:
        for block in _free(view):
            choice = sending(view.board, Pick, block, origin, part.to, part.way)
            yield _at_a_press(choice, part) if len(parts) == 1 else choice
    yield Choice(Done(), True, label=Message("quebec1759-done-picking"), typed=DONE)


def _at_a_press(choice: Choice, part: PartView) -> Choice:
    label = Message("quebec1759-goes-to", {"zone": f"@zone-{part.to}"})
    return replace(choice, target="", label=label)


@rule("9.2", "A51")
def refuse_pick(view: View1759, action: Pick) -> Refusal | None:
    """As many blocks of the group as the part says; the Ottawa never; the leader not if he is to
    walk two zones.
    """
    parts = {(part.to, part.way): part for part in own_order(view).parts}
    part = parts.get((action.to, action.way))
    if part is None or part.way == LEADER_WALK:
        return no("9.2", "quebec1759-not-ordered")
    if part not in _open_parts(view):
        return no("9.2", "quebec1759-enough-picked", blocks=part.count)
    if action.block == view.board.ottawa:
        return no("22.1", "quebec1759-ottawa-own-order")
    if action.block not in _free(view):
        return no("9.2", "quebec1759-not-to-pick")
    return None


@rule("9.2")
def refuse_end_of_picks(view: View1759) -> Refusal | None:
    """An order that is open must be carried out, all that is possible of it."""
    left = picks_left(view)
    return no("9.2", "quebec1759-picks-left", blocks=left) if left else None


def pick(resolution: Resolution, action: Pick) -> None:
    """Name a block."""
    resolution.write(BlockPicked(action.block, action.to, action.way))


def end_picks(resolution: Resolution, side: Side) -> None:
    """All blocks are named."""
    resolution.write(DecisionClosed(side))
