"""Positions that a viewer can't rule out: what `imagine` and `slots` share in every block game."""

from collections import Counter
from collections.abc import Callable
from typing import Any, TypeVar

from app.engine.game import Slots
from app.engine.values import EVERYONE, PUBLIC, Viewer
from app.kit.blocks import Block, BlockState, block_of
from app.kit.views import BlockView, hidden_sides, sides_hidden_from

S = TypeVar("S", bound=BlockState[Any])


def known_blocks(view: BlockView[Any]) -> dict[str, Block]:
    """Return the blocks that a viewer sees from behind, as they are."""
    roster = view.board.roster
    return {id_: block_of(roster[id_], own.at, own.cv) for id_, own in view.blocks.items()}


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
