"""The board sheet as clients get it: all of it, with the limit of each side (5.2) worked out."""

import json

from app.games.liberty.board import Board


def planned(board: Board) -> bytes:
    """Return a board's sheet as clients get it, as JSON."""
    sheet = json.loads(board.raw)
    for row, side in zip(sheet["sides"], board.sheet.sides, strict=True):
        if side.ground:
            row["limit"] = side.limit
    return json.dumps(sheet, ensure_ascii=False, separators=(",", ":")).encode()
