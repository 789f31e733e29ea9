"""What a viewer is shown of a block game, as far as every one shows the same."""

from collections import Counter, defaultdict
from collections.abc import Collection, Iterable
from functools import cache
from operator import attrgetter, itemgetter
from typing import Any, Generic, TypeVar

from msgspec.structs import replace

from app.engine.memo import cached
from app.engine.resolution import PendingDecision
from app.engine.values import Side, View, Viewer, owned_by
from app.kit.blocks import BlockState, OwnBlock
from app.kit.board import BlockBoard

B = TypeVar("B", bound=BlockBoard[Any])
T = TypeVar("T")


class BlockView(View, Generic[B], frozen=True, kw_only=True):
    """The part of a view that every block game has. `side` is the viewer's own, "" for spectators.

    `ask` is what is asked of the viewer's side, "" for nothing; `awaiting` what of each side.
    `blocks`: those that the viewer may see from behind, in the order of their ids.
    """

    board: B
    side: Side
    options: dict[str, str]
    phase: str = ""
    ask: str
    awaiting: dict[Side, str]
    blocks: dict[str, OwnBlock]
    winner: str = ""
    ended_by: str = ""


def own_at(view: BlockView[Any], place: str) -> list[str]:
    """List the viewer's blocks in a place, by id."""
    return _own_by_place(view).get(place, [])


@cached
def _own_by_place(view: BlockView[Any]) -> dict[str, list[str]]:
    places: dict[str, list[str]] = defaultdict(list)
    for block, own in view.blocks.items():
        places[own.at].append(block)
    return places


def own_blocks(
    state: BlockState[Any],
    owned: tuple[Side, ...],
    *,
    nowhere: tuple[str, ...],
    marked: Collection[str] = (),
) -> dict[str, OwnBlock]:
    """Show the blocks of these sides to their owner, but for those that are `nowhere`."""
    shown: dict[str, OwnBlock] = {}
    for side in owned:
        own, places = state.from_behind[side], state.armies[side]
        if not places.keys().isdisjoint(nowhere):
            own = {**own}
            for hidden in [block for place in nowhere for block in places.get(place, ())]:
                del own[hidden]
        shown = shown | own if shown else own
    if marked:
        shown = shown | {b: replace(shown[b], marked=True) for b in marked if b in shown}
    return shown


def counted(things: Iterable[T]) -> list[tuple[T, int]]:
    """Count equal things, in an order that tells nothing but what they are."""
    return sorted(Counter(things).items(), key=itemgetter(0))


@cache
def asked_of(awaiting: tuple[PendingDecision, ...]) -> dict[Side, str]:
    """Return what is asked of each side."""
    return {entry.side: str(entry.ask) for entry in sorted(awaiting, key=attrgetter("side"))}


def hidden_sides(view: BlockView[Any]) -> list[Side]:
    """List the sides whose blocks a view shows from the front alone."""
    roster = view.board.roster
    owned = {roster[block].side for block in view.blocks} | {view.side}
    return [side for side in view.board.sides if side not in owned]


def sides_hidden_from(viewer: Viewer, board: BlockBoard[Any]) -> list[Side]:
    """List the sides whose blocks a viewer sees from the front alone."""
    owned = owned_by(viewer, board.sides)
    return [side for side in board.sides if side not in owned]
