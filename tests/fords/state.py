"""The whole truth about a position."""

from app.kit.blocks import BlockState, block_of

from .board import Board

POOL = "pool"
"""Where blocks are that were not drawn."""


class Situation(BlockState[Board], frozen=True):
    """A position. `posts`: where blocks of a draft or under seal stand, before all is open."""

    day: int = 1
    posts: dict[str, str] = {}


def blank(board: Board, options: dict[str, str]) -> Situation:
    """Return the position before the draw."""
    blocks = {id_: block_of(sheet, POOL) for id_, sheet in board.roster.items()}
    return Situation(board, options, blocks)
