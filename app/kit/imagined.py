"""Positions that a viewer can't rule out: what `imagine` and `slots` share in every block game."""

from collections import Counter
from collections.abc import Callable
from typing import Any, TypeVar

import msgspec

from app.engine.game import Slots
from app.engine.resolution import PendingDecision
from app.engine.values import EVERYONE, PUBLIC, Viewer
from app.kit.blocks import Block, BlockState, block_of
from app.kit.views import BlockView, hidden_sides, sides_hidden_from

S = TypeVar("S", bound=BlockState[Any])
T = TypeVar("T", bound=msgspec.Struct)


def known_blocks(view: BlockView[Any]) -> dict[str, Block]:
    """Return the blocks that a viewer sees from behind, as they are."""
    roster = view.board.roster
    return {id_: block_of(roster[id_], own.at, own.cv) for id_, own in view.blocks.items()}


def as_shown(kind: type[T], shown: Any, **others: Any) -> T:
    """Return a value of this kind: its fields are what is shown under the same names.

    `others`: the fields that are not shown, or not as they are. What is in neither is as usual.
    """
    fields = (name for name in kind.__struct_fields__ if name not in others)
    return kind(**{name: getattr(shown, name) for name in fields if hasattr(shown, name)}, **others)


def state_shown(kind: type[S], view: BlockView[Any], **others: Any) -> S:
    """Return a position that has what a view shows, and `others`: what it doesn't show as it is."""
    awaiting = tuple(PendingDecision(side, ask) for side, ask in view.awaiting.items())
    winner = view.winner if view.ended_by else None
    return as_shown(kind, view, awaiting=awaiting, winner=winner, **others)


def viewer_of(view: BlockView[Any]) -> Viewer:
    """Return whose view it is."""
    return view.side or (PUBLIC if hidden_sides(view) else EVERYONE)


def name_slots(state: S, viewer: Viewer, appearance: Callable[[S, str], str | None]) -> Slots:
    """Name each block hidden from a viewer by all that they can tell of it, and a running number.

    `appearance`: what they can tell, None of a block that everybody knows.
    """
    counts: Counter[str] = Counter()
    named: dict[str, str] = {}
    for side in sides_hidden_from(viewer, state.board):
        for block in state.board.army[side]:
            if name := appearance(state, block):
                counts[name] += 1
                named[f"{name}#{counts[name]}"] = block
    return named
