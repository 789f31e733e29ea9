"""The board sheet as clients get it: all of it."""

from app.games.liberty.board import Board


def planned(board: Board) -> bytes:
    """Return a board's sheet as clients get it, as JSON."""
    return board.raw
