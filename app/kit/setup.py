"""Setting up: a side places its blocks one by one, as a draft that the other doesn't see."""

from collections.abc import Mapping
from typing import Any, TypeVar

from app.engine.resolution import Resolution
from app.engine.values import Action, Choice, Event, Side
from app.kit.blocks import BlockState, with_block
from app.kit.board import BlockBoard

S = TypeVar("S", bound=BlockState[Any])


class Place(Action, frozen=True, tag="place"):
    """Set up a block in a place."""

    block: str
    at: str


class BlockPlaced(Event, frozen=True, tag="placed"):
    """A block was set up in a place."""

    block: str
    at: str

    def apply(self, state: S) -> S:
        return with_block(state, self.block, at=self.at)


class PlacementEnded(Event, frozen=True, tag="placement-ended"):
    """A side finished its set-up; it can't be changed any more."""

    side: Side

    def apply(self, state: S) -> S:
        return state


Placements = Mapping[str, tuple[Choice, ...]]
"""Every way in which each block could be placed."""


def placements(board: BlockBoard[Any], homes: Mapping[Side, tuple[str, ...]]) -> Placements:
    """Return every way to place each block in a place of its side's homes."""
    return {
        block: tuple(
            Choice(Place(block, at), False, f"block:{block}", f"{board.place}:{at}")
            for at in homes[sheet.side]
        )
        for block, sheet in board.roster.items()
    }


def place(resolution: Resolution[Any], action: Place) -> None:
    """Set up one block."""
    resolution.write(BlockPlaced(action.block, action.at))
