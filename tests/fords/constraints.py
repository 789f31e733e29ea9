"""The rulebook's demands on a board: a host's corrected sheet is refused for each fault."""

from collections.abc import Iterator

from app.engine.data_sheets import Fault
from app.kit.constraints import army_sizes

from .board import Board


def faults(board: Board) -> Iterator[Fault]:
    """List what a board has that the rules don't allow."""
    yield from army_sizes(board, "2", 5)
    if not 0 < board.sheet.drawn <= 5:
        yield Fault("each side draws 1 to 5 of its blocks", "2", "drawn")
    if board.sheet.days < 1:
        yield Fault("a match lasts a day or more", "5", "days")
