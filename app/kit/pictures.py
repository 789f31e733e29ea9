"""What a small picture of a position shows of a block game, and how large its board is."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec

from app.engine.values import PicturedPieces, Side
from app.kit.views import BlockView


class Canvas(msgspec.Struct, frozen=True):
    """How large the board sheet is, in the units of its coordinates."""

    width: int
    height: int


def blocks_at(view: BlockView[Any], place: str, side: Side, count: int) -> Iterator[PicturedPieces]:
    """List a side's blocks in a place that holds `count`: faces that are seen, then blanks."""
    roster = view.board.roster
    faces = Counter(
        f"{side}-{own.kind}-{own.cv}-{own.max}"
        for block, own in view.blocks.items()
        if own.at == place and roster[block].side == side
    )
    yield from (PicturedPieces(side, place, face, alike) for face, alike in sorted(faces.items()))
    if hidden := count - faces.total():
        yield PicturedPieces(side, place, side, hidden)
