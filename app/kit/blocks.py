"""Blocks on a board: where each stands and how strong it is, and lookups that every game needs."""

from collections import defaultdict
from collections.abc import Callable
from operator import itemgetter
from typing import Any, Generic, TypeVar

from msgspec.structs import replace

from app.engine.memo import derived_from, remember, replaced
from app.engine.resolution import PendingDecision
from app.engine.values import Hidden, Shown, Side, State
from app.kit.board import BlockBoard, BlockSheet

HAND = "hand"
"""Where blocks are that are to be set up."""
GONE = "gone"
"""Where blocks are that are out of the game for good."""


class Block(Hidden, frozen=True):
    """A block: `cv` its present strength, `at` a place on the map or off it.

    `group`: which of its kind it is, in a game where that matters.
    """

    side: Side
    kind: str
    max: int
    cv: int
    at: str
    group: str = ""


class OwnBlock(Shown, frozen=True):
    """A block that the viewer owns. `marked`: named for a loss that is not yet committed."""

    kind: str
    max: int
    cv: int
    at: str
    group: str = ""
    marked: bool = False


class Face(Hidden, frozen=True, order=True):
    """What shows on a block that is turned up."""

    kind: str
    group: str
    max: int
    cv: int


Armies = dict[Side, dict[str, list[str]]]
"""Each side's blocks by the place they are in, each list by id."""

FromBehind = dict[Side, dict[str, OwnBlock]]
"""Each side's blocks as their owner sees them, by id and in the order of their ids."""


def _by_place(board: BlockBoard[Any], blocks: dict[str, Block]) -> Armies:
    armies: Armies = {side: defaultdict(list) for side in board.sides}
    for id_, block in sorted(blocks.items(), key=itemgetter(0)):
        armies[block.side][block.at].append(id_)
    return {side: dict(places) for side, places in armies.items()}


def _from_behind(board: BlockBoard[Any], blocks: dict[str, Block]) -> FromBehind:
    return {
        side: {block: _own_block(blocks[block]) for block in army}
        for side, army in board.army.items()
    }


def _own_block(block: Block) -> OwnBlock:
    return OwnBlock(block.kind, block.max, block.cv, block.at, block.group)


B = TypeVar("B", bound=BlockBoard[Any])
S = TypeVar("S", bound="BlockState[Any]")


class BlockState(State, Generic[B], frozen=True):
    """The part of a position that every block game has.

    `blocks`: every one, by id and in the order of their ids. `winner`: None while nobody has won,
    "" for a draw; `ended_by`: the rule that ended the match.
    """

    board: B
    options: dict[str, str]
    blocks: dict[str, Block]
    awaiting: tuple[PendingDecision, ...] = ()
    winner: Side | None = None
    ended_by: str = ""

    armies = derived_from(_by_place, "board", "blocks")
    """Each side's blocks by the place they are in, each list by id."""
    from_behind = derived_from(_from_behind, "board", "blocks")
    """Each side's blocks as their owner sees them, wherever they are, by id."""


def block_of(sheet: BlockSheet, at: str, cv: int | None = None) -> Block:
    """Return a printed block in a place, at its greatest CV unless another is given."""
    return Block(
        sheet.side, sheet.kind, sheet.max, sheet.max if cv is None else cv, at, sheet.group
    )


def face_of(block: Block | BlockSheet) -> Face:
    """Return what shows on a block; as printed, at its greatest CV."""
    return Face(block.kind, block.group, block.max, getattr(block, "cv", block.max))


def army(state: BlockState[Any], place: str, side: Side) -> list[str]:
    """List a side's blocks in a place, by id."""
    return state.armies[side].get(place, [])


def changed_places(before: Armies, after: Armies) -> set[str]:
    """Return the places in which other blocks stand than before."""
    changed: set[str] = set()
    for side, places in after.items():
        stood = before[side]
        if stood is not places:
            changed |= stood.keys() - places.keys()
            changed.update([at for at, here in places.items() if stood.get(at) is not here])
    return changed


def is_contested(state: BlockState[Any], place: str) -> bool:
    """Whether blocks of both sides stand in a place."""
    one, other = state.armies.values()
    return place in one and place in other


def with_block(state: S, block: str, **changes: object) -> S:
    """Return the state with one block changed."""
    before = state.blocks[block]
    after = replace(before, **changes)
    armies, seen, blocks = state.armies, state.from_behind, {**state.blocks, block: after}
    moved = replaced(state, blocks=blocks)
    own = {**seen[after.side], block: _own_block(after)}
    made = {
        _by_place: _with_moved(armies, block, before, after),
        _from_behind: {**seen, after.side: own},
    }
    remember(moved, (state.board, blocks), made)
    return moved


def lose_step(state: S, block: str, lost: Callable[[S, str], S]) -> S:
    """Take one CV from a block; who has none left is `lost` in the game's own way."""
    left = state.blocks[block].cv - 1
    return with_block(state, block, cv=left) if left > 0 else lost(state, block)


def _with_moved(armies: Armies, id_: str, before: Block, after: Block) -> Armies:
    if before.at == after.at:
        return armies
    places = dict(armies[before.side])
    if left := [other for other in places.pop(before.at) if other != id_]:
        places[before.at] = left
    places[after.at] = sorted([*places.get(after.at, ()), id_])
    return {**armies, before.side: places}
