"""A full position that a viewer can't rule out, made up from nothing but their view.

Each hidden block stands in a slot: all that the viewer can tell of it. What was removed or is
turned up is known, so that the kinds of those left are known as well: `imagine` deals them out
over the slots at random, and shares out the CV that they have in all.
"""

from dataclasses import dataclass
from random import Random

from app.engine.game import Slots
from app.engine.values import Side, Viewer
from app.games.quebec1759.board import FR, LEADER, LEADER_WALK, SIDES, Board
from app.games.quebec1759.imagined_battle import (
    BattlePosition,
    imagined_battle,
    look_in_battle,
    may_be_ottawa,
    stands,
)
from app.games.quebec1759.imagined_turn import imagined_last_turn, imagined_turn
from app.games.quebec1759.state import Ask, Phase, Raid, Situation
from app.games.quebec1759.transfers import OTTAWA_KEEP
from app.games.quebec1759.view import FaceView, View1759
from app.games.quebec1759.whereabouts import may_be_at
from app.kit.blocks import GONE, HAND, Block, Face, block_of, is_contested
from app.kit.imagined import as_shown, known_blocks, name_slots, state_shown, viewer_of
from app.kit.views import hidden_sides


@dataclass(frozen=True, slots=True)
class Slot:
    """A hidden block as its enemy sees it: where it is, its place in a battle, its face if it is
    turned up. `ottawa`: it is the Ottawa.
    """

    side: Side
    at: str
    stand: BattlePosition | None = None
    face: Face | None = None
    ottawa: bool = False


def imagine(view: View1759, rng: Random) -> tuple[Situation, Slots]:
    """Make up a position that shows `view` to its viewer."""
    board = view.board
    blocks = known_blocks(view)
    standing = _own_stands(view)
    for side in SIDES:
        gone = _gone(view, side, [b for b in board.army[side] if b not in blocks])
        blocks |= {block: block_of(board.roster[block], GONE, 0) for block in gone}
    for side in hidden_sides(view):
        filled = _fill(view, side, [b for b in board.army[side] if b not in blocks], rng)
        strengths = _strengths(view, side, filled, rng)
        for block, slot in filled.items():
            blocks[block] = block_of(board.roster[block], slot.at, strengths[block])
        standing |= {block: slot.stand for block, slot in filled.items() if slot.stand}
    state = _assembled(view, dict(sorted(blocks.items())), standing, rng)
    return state, slots(state, viewer_of(view))


def slots(state: Situation, viewer: Viewer) -> Slots:
    """Name the blocks hidden from a viewer by what they can tell of them."""
    return name_slots(state, viewer, _appearance)


def _fits(board: Board, block: str, face: Face | FaceView) -> bool:
    sheet = board.roster[block]
    return (sheet.kind, sheet.group, sheet.max) == (face.kind, face.group, face.max)


def _gone(view: View1759, side: Side, candidates: list[str]) -> list[str]:
    """Name blocks for those that were removed, which everybody has seen."""
    found: list[str] = []
    for face in view.lost[side]:
        alike = [b for b in candidates if b not in found and _fits(view.board, b, face)]
        found += alike[: face.count]
    return found


def _own_stands(view: View1759) -> dict[str, BattlePosition]:
    """Return the viewer's own blocks in a battle their places."""
    posts = view.battle.posts.values() if view.battle else ()
    return {
        shown.id: BattlePosition(post, shown.leaves)
        for side in posts
        for post, line in side.items()
        for shown in line
        if shown.id
    }


def _slots_of(view: View1759, side: Side) -> list[Slot]:
    """List what the viewer can tell of a side's hidden blocks, block by block."""
    found = [Slot(side, HAND)] * (view.hand if side == FR else 0)
    for zone, shown in view.zones.items():
        if view.battle and view.battle.zone == zone:
            found += [Slot(side, zone, stand, _face(stand)) for stand in stands(view.battle, side)]
        elif view.raid and view.raid.zone == zone:
            found += _slots_in_raid(view, side, shown.army.get(side, 0))
        else:
            found += [Slot(side, zone)] * shown.army.get(side, 0)
    return found


def _face(stand: BattlePosition) -> Face | None:
    shown = stand.face
    return Face(shown.kind, shown.group, shown.max, shown.cv) if shown else None


def _slots_in_raid(view: View1759, side: Side, count: int) -> list[Slot]:
    raid = view.raid
    if raid is None:
        return []
    if side == FR:
        known = [Slot(side, raid.zone, ottawa=True)]
    else:
        faces = [face for face in raid.reduced for _ in range(face.count) if face.cv]
        known = [Slot(side, raid.zone, face=Face(f.kind, f.group, f.max, f.cv)) for f in faces]
    return known + [Slot(side, raid.zone)] * (count - len(known))


def _fill(view: View1759, side: Side, blocks: list[str], rng: Random) -> dict[str, Slot]:
    """Put a block of the side into each slot; first those that something is known of."""
    open_slots = _slots_of(view, side)
    rng.shuffle(open_slots)
    left = blocks.copy()
    rng.shuffle(left)
    filled: dict[str, Slot] = {}
    for slot in sorted(open_slots, key=lambda slot: slot.face is None):
        if slot.face:
            block = next(b for b in left if _fits(view.board, b, slot.face))
            filled[block] = slot
            left.remove(block)
    rest = [slot for slot in open_slots if slot.face is None]
    for block in sorted(left, key=lambda block: _freedom(view.board, block)):
        slot = next(s for s in rest if _could_be(view, s, block))
        filled[block] = slot
        rest.remove(slot)
    return filled


def _freedom(board: Board, block: str) -> int:
    """Order blocks by how much is known of where they can be: the Ottawa, then a leader."""
    return {board.ottawa: 0}.get(block, 1 if board.roster[block].kind == LEADER else 2)


def _could_be(view: View1759, slot: Slot, block: str) -> bool:
    board = view.board
    if block == board.ottawa:
        return _may_be_ottawa(view, slot)
    if board.roster[block].kind == LEADER and _leader_walks_from(view, slot.side):
        return slot.at == _leader_walks_from(view, slot.side)
    return not slot.ottawa


def _leader_walks_from(view: View1759, side: Side) -> str:
    """10.2: only a leader can be ordered two zones by road."""
    order = view.orders.get(side)
    if order is None or not any(part.way == LEADER_WALK for part in order.parts):
        return ""
    if _before_moves(view):
        return order.origin
    ways = [arrow.path for arrow in view.arrows if arrow.side == side and len(arrow.path) > 2]
    here = view.zones[ways[0][-1]].army if ways else {}
    return ways[0][-1] if ways and here.get(side) and not view.battle else ""


def _before_moves(view: View1759) -> bool:
    return view.phase in (Phase.REVEAL, Phase.PICKS, Phase.MOVES)


def _may_be_ottawa(view: View1759, slot: Slot) -> bool:
    """22.4, A51: not where all move by an ordinary order, nor where all came by one."""
    if view.raid:
        return slot.ottawa
    order = view.orders.get(FR)
    if slot.at == HAND:
        return True
    if not may_be_at(view.ottawa_zones, slot.at):
        return False
    if order is None:
        return True
    if _before_moves(view):
        standing = view.zones[slot.at].army.get(FR, 0)
        ordered = sum(part.count for part in order.parts) if slot.at == order.origin else 0
        return ordered < standing
    came = sum(a.count for a in view.arrows if a.side == FR and a.path[-1] == slot.at)
    standing = view.zones[slot.at].army.get(FR, 0)
    fits = slot.stand is None or (view.battle and may_be_ottawa(view.battle, FR, slot.stand))
    return bool(fits) and (bool(order.ottawa) or came < standing)


def _strengths(view: View1759, side: Side, filled: dict[str, Slot], rng: Random) -> dict[str, int]:
    """Share out the CV that a side is known to have in all."""
    board = view.board
    known = {b: slot.face.cv for b, slot in filled.items() if slot.face}
    known |= {b: board.roster[b].max for b, slot in filled.items() if slot.at == HAND}
    hidden = [block for block in filled if block not in known]
    least = {b: OTTAWA_KEEP if b == board.ottawa else 1 for b in hidden}
    left = view.cv[side] - sum(known.values()) - sum(least.values())
    while left > 0:
        block = rng.choice([b for b in hidden if least[b] < board.roster[b].max])
        least[block] += 1
        left -= 1
    return known | least


def _assembled(
    view: View1759, blocks: dict[str, Block], standing: dict[str, BattlePosition], rng: Random
) -> Situation:
    """Put the public part of a view around imagined blocks."""
    return state_shown(
        Situation,
        view,
        blocks=blocks,
        ships={area: ships for area, ships in sorted(view.ships.items()) if ships},
        phase=Phase(view.phase),
        turn=imagined_turn(view, blocks, rng),
        last_turn=imagined_last_turn(view),
        occupied=tuple(zone for zone, shown in view.zones.items() if shown.occupied),
        raid=_raid(view, blocks),
        battle=imagined_battle(view.board, view.battle, standing, blocks) if view.battle else None,
    )


def _raid(view: View1759, blocks: dict[str, Block]) -> Raid | None:
    shown = view.raid
    if shown is None:
        return None
    reduced: list[str] = []
    for face in shown.reduced:
        at = shown.zone if face.cv else GONE
        alike = [
            b
            for b, own in blocks.items()
            if own.at == at and own.cv == face.cv and _fits(view.board, b, face) and own.side != FR
        ]
        reduced += alike[: face.count]
    answered = view.awaiting.get(FR) == Ask.OTTAWA_GO
    return as_shown(Raid, shown, reduced=tuple(reduced), answered=answered)


def _appearance(state: Situation, block: str) -> str | None:
    own, came, battle, raid = (
        state.blocks[block],
        state.turn.arrivals.get(block),
        state.battle,
        state.raid,
    )
    if own.at == GONE:
        return None
    name = f"{own.side}@{own.at}"
    if battle and battle.zone == own.at:
        name += look_in_battle(state, battle, block)
    if raid and raid.zone == own.at:
        name += "=ottawa" if block == state.board.ottawa else ""
        name += f"={own.kind}/{own.group}/{own.max}/{own.cv}" if block in raid.reduced else ""
    if came and came.path[-1] == own.at and is_contested(state, own.at):
        name += f"~{'>'.join(came.path)}/{came.way}"
    return name
