"""A full position that a viewer can't rule out, made up from nothing but their view.

Each hidden block stands in a slot: all that the viewer can tell of it. `imagine` fills the slots
with blocks of the enemy's roster at random, within the rules.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from random import Random

from msgspec.structs import replace

from app.engine.game import Slots
from app.engine.values import Side, Viewer
from app.games.war1812.board import DRAGOON, GB, INDIAN, INFANTRY, US, Board
from app.games.war1812.imagined_turn import imagined_last_turn, imagined_turn, with_orders
from app.games.war1812.state import (
    ABSENT,
    POOL,
    WAITING,
    Ask,
    Battle,
    Fleet,
    NavalBattle,
    Phase,
    Prize,
    Situation,
    turn_of,
)
from app.games.war1812.view import Arrow, View1812
from app.kit.battle import LineBlock
from app.kit.blocks import GONE, HAND, Block, block_of, is_contested
from app.kit.imagined import as_shown, known_blocks, name_slots, state_shown, viewer_of
from app.kit.views import hidden_sides


@dataclass(frozen=True, slots=True)
class Slot:
    """A hidden block as its enemy sees it: where it is, the way it came, its face if turned up.

    `order`: a way that is still before it, where both sides move at once (19).
    """

    side: Side
    at: str
    way: Arrow | None = None
    face: LineBlock | None = None
    order: Arrow | None = None


BOTH_UNDER_WAY = (Phase.FLEETS, Phase.CROSSINGS, Phase.MARCHES)
UNDER_WAY = (Phase.CAMPAIGN, Phase.MARCH, *BOTH_UNDER_WAY)
"""Phases in which blocks are moving and towns have not changed hands yet."""

BEFORE_FORCED_MARCHES = (Phase.CAMPAIGN, Phase.MARCH, Phase.FLEETS, Phase.CROSSINGS)


def imagine(view: View1812, rng: Random) -> tuple[Situation, Slots]:
    """Make up a position that shows `view` to its viewer."""
    board = view.board
    blocks = known_blocks(view)
    filled: dict[Side, list[tuple[Slot, str]]] = {}
    for side in hidden_sides(view):
        filled[side] = _fill(view, side, _slots_of(view, side, rng), rng)
        for slot, block in filled[side]:
            blocks[block] = block_of(
                board.roster[block], slot.at, _strength(board, slot, block, rng)
            )
    if board.indian not in blocks:
        blocks[board.indian] = block_of(board.roster[board.indian], view.indian)
    standing = [pair for pairs in filled.values() for pair in pairs]
    state = _assembled(view, dict(sorted(blocks.items())), standing)
    state = _with_sealed_losses(view, state, rng)
    if view.ask == Ask.ORDERS:
        state = with_orders(view, state)
    return state, slots(state, viewer_of(view))


def slots(state: Situation, viewer: Viewer) -> Slots:
    """Name the blocks hidden from a viewer by what they can tell of them."""
    return name_slots(state, viewer, _appearance)


def _strength(board: Board, slot: Slot, block: str, rng: Random) -> int:
    greatest = board.roster[block].max
    if slot.face:
        return slot.face.cv
    if slot.at not in board.towns or rng.random() < 0.5:
        return greatest
    return rng.randint(1, greatest)


def _slots_of(view: View1812, side: Side, rng: Random) -> list[Slot]:
    """List what the viewer can tell of a side's hidden blocks, block by block."""
    found = [Slot(side, POOL)] * view.pool[side] + [Slot(side, HAND)] * view.hand[side]
    for city, count in view.waiting.items():
        if view.board.towns[city].side == side:
            found += [Slot(side, WAITING + city)] * count
    for town, shown in view.towns.items():
        count = shown.army.get(side, 0)
        ways = _ways_into(view, side, town, rng)
        faces = _faces(view, side, town)
        orders = _orders_at(view, side, town)
        for n in range(count):
            way = ways[n] if n < len(ways) else None
            order = next((order for order in orders if _leads_on(way, order)), None)
            if order:
                orders.remove(order)
            found.append(Slot(side, town, way, faces[n] if faces else None, order))
    return found


def _ways_into(view: View1812, side: Side, town: str, rng: Random) -> list[Arrow]:
    ways = [
        one
        for turn in (view.turn, view.facing)
        for one in _one_by_one(turn.arrows)
        if one.side == side and one.path[-1] == town
    ]
    rng.shuffle(ways)
    return ways


def _orders_at(view: View1812, side: Side, town: str) -> list[Arrow]:
    """List the orders that a side's blocks in a town still have to carry out (19)."""
    return [
        one
        for turn in (view.turn, view.facing)
        for one in _one_by_one(turn.ordered)
        if one.side == side and one.path[-2] == town
    ]


def _one_by_one(arrows: Iterable[Arrow]) -> Iterator[Arrow]:
    for arrow in arrows:
        for _ in range(arrow.count):
            yield replace(arrow, count=1)


def _leads_on(way: Arrow | None, order: Arrow) -> bool:
    """Whether a block that came this way can be the one that has this order."""
    if order.by_sea:
        return way is None
    return way is not None and way.path == order.path[:-1]


def _faces(view: View1812, side: Side, town: str) -> list[LineBlock]:
    battle = view.battle
    if battle is None or battle.town != town or not battle.revealed:
        return []
    return list(battle.lines[side])


def _fill(
    view: View1812, side: Side, open_slots: list[Slot], rng: Random
) -> list[tuple[Slot, str]]:
    """Put a block of the side into each slot; the Indian first, then what a face or way tells."""
    board = view.board
    blocks = [b for b in board.army[side] if b != board.indian]
    rng.shuffle(blocks)
    rng.shuffle(open_slots)
    filled: list[tuple[Slot, str]] = []
    if side == GB and view.indian not in (ABSENT, GONE):
        slot = _slot_for_indian(view, open_slots, rng)
        open_slots.remove(slot)
        filled.append((slot, board.indian))
    for slot in sorted(open_slots, key=_freedom):
        block = next(b for b in blocks if _could_be(view, slot, b))
        blocks.remove(block)
        filled.append((slot, block))
    return filled


def _freedom(slot: Slot) -> int:
    """Order slots by how much is known of them, the best known first."""
    if slot.face:
        return 0
    if (slot.way and len(slot.way.path) > 2) or slot.order:
        return 1
    return 2 if slot.way else 3


def _could_be(view: View1812, slot: Slot, block: str) -> bool:
    sheet, face, way = view.board.roster[block], slot.face, slot.way
    if face:
        return (sheet.kind, sheet.max) == (face.kind, face.max)
    if (way and way.by_sea) or (slot.order and slot.order.by_sea):
        return sheet.kind == INFANTRY
    if way and _was_ridden(view, way):
        return sheet.kind == DRAGOON
    return True


def _was_ridden(view: View1812, way: Arrow) -> bool:
    """16: before any forced march only the dragoon can have gone through a town, after it only
    the dragoon can have gone through two.
    """
    steps = len(way.path) - 1
    return steps > 2 or (steps == 2 and view.phase in BEFORE_FORCED_MARCHES)


def _slot_for_indian(view: View1812, open_slots: list[Slot], rng: Random) -> Slot:
    alone = [slot for slot in open_slots if _must_be_indian(view, slot)]
    return alone[0] if alone else rng.choice([s for s in open_slots if _may_be_indian(view, s)])


def _must_be_indian(view: View1812, slot: Slot) -> bool:
    """A2: a lone British block in an American town that doesn't hold it is the Indian.

    19: so is one there that has not moved, while both sides' moves are under way.
    """
    if slot.face:
        return slot.face.kind == INDIAN
    town = view.towns.get(slot.at)
    if town is None or GB in (view.board.towns[slot.at].side, town.holder):
        return False
    if view.phase in BOTH_UNDER_WAY:
        return slot.way is None
    alone = not town.army.get(US) and town.army.get(GB) == 1
    return alone and view.phase not in UNDER_WAY


def _may_be_indian(view: View1812, slot: Slot) -> bool:
    town = view.towns.get(slot.at)
    if town is None or (slot.way and (slot.way.by_sea or _was_ridden(view, slot.way))):
        return False
    if slot.order and slot.order.by_sea:
        return False
    if slot.face:
        return slot.face.kind == INDIAN
    in_battle = bool(view.battle and view.battle.town == slot.at)
    holds_alone = (
        town.holder == GB and view.board.towns[slot.at].side != GB and not town.army.get(US)
    )
    if view.phase in BOTH_UNDER_WAY:
        holds_alone = False
    return town.army.get(GB, 0) > 1 or not (in_battle or holds_alone)


def _assembled(
    view: View1812, blocks: dict[str, Block], standing: list[tuple[Slot, str]]
) -> Situation:
    """Put the public part of a view around imagined blocks."""
    ways = {block: slot.way for slot, block in standing if slot.way}
    orders = {block: slot.order for slot, block in standing if slot.order}
    return state_shown(
        Situation,
        view,
        blocks=dict(sorted(blocks.items())),
        fleets={key: as_shown(Fleet, fleet) for key, fleet in view.fleets.items()},
        held={
            t: town.holder
            for t, town in view.towns.items()
            if town.holder != view.board.towns[t].side
        },
        phase=Phase(view.phase),
        turn=imagined_turn(view.board, view.turn, blocks, ways, orders),
        last_turn=imagined_last_turn(view.board, view.last_turn),
        facing=imagined_turn(view.board, view.facing, blocks, ways, orders),
        last_facing=imagined_last_turn(view.board, view.last_facing),
        battle=as_shown(Battle, view.battle) if view.battle else None,
        naval=as_shown(NavalBattle, view.naval) if view.naval else None,
        prize=as_shown(Prize, view.prize) if view.prize else None,
        winter_losses=_own_marks(view),
    )


def _own_marks(view: View1812) -> dict[Side, tuple[str, ...]]:
    marked = tuple(block for block, own in view.blocks.items() if own.marked)
    return {view.board.roster[marked[0]].side: marked} if marked else {}


def _with_sealed_losses(view: View1812, state: Situation, rng: Random) -> Situation:
    """13.2 A side that was asked for its winter losses and has answered has sealed some."""
    if state.phase != Phase.ATTRITION:
        return state
    marked = dict(state.winter_losses)
    for side in hidden_sides(view):
        if side not in view.awaiting:
            marked[side] = tuple(_some_losses(state, side, rng))
    return replace(state, winter_losses={side: blocks for side, blocks in marked.items() if blocks})


def _some_losses(state: Situation, side: Side, rng: Random) -> Iterable[str]:
    board = state.board
    standing: dict[str, list[str]] = defaultdict(list)
    for block in board.army[side]:
        standing[state.blocks[block].at].append(block)
    for town, blocks in standing.items():
        if town in board.towns and len(blocks) > board.towns[town].value:
            yield from rng.sample(blocks, len(blocks) - board.towns[town].value)


def _appearance(state: Situation, block: str) -> str | None:
    own, battle = state.blocks[block], state.battle
    if own.at in (ABSENT, GONE):
        return None
    turn = turn_of(state, own.side)
    move = turn.moved.get(block)
    name = f"{own.side}@{own.at}"
    if battle and battle.revealed and battle.town == own.at:
        name += f"={own.kind}/{own.max}/{own.cv}"
    if move and move.path[-1] == own.at and (_is_pending(state, own.at)):
        name += f"~{'>'.join(move.path)}{'~' * move.by_sea}{'+' * move.entered}"
    if block in state.winter_losses.get(own.side, ()):
        name += "~lost"
    if order := turn.embarking.get(block) or turn.marching.get(block):
        name += f"~!{order}"
    return name


def _is_pending(state: Situation, town: str) -> bool:
    return is_contested(state, town) or state.phase in UNDER_WAY
