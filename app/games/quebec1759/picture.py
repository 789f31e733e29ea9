"""What a small picture of a view shows: the blocks and ships that stand on the map, the turn."""

from collections.abc import Iterator

from app.engine.values import Message, Picture, PicturedPieces
from app.games.quebec1759.board import GB, SIDES
from app.games.quebec1759.state import Phase
from app.games.quebec1759.view import View1759
from app.kit.pictures import blocks_at


def picture(view: View1759) -> Picture:
    """Return what a picture of a view shows."""
    return Picture(
        when=_when(view),
        score=dict(view.cv),
        standing=(*_ships(view), *_blocks(view)),
    )


def _when(view: View1759) -> Message:
    if view.phase == Phase.SETUP:
        return Message("quebec1759-phase-setup")
    return Message("quebec1759-when", {"turn": view.turn_number})


def _ships(view: View1759) -> Iterator[PicturedPieces]:
    for area in view.board.rivers:
        if view.ships[area]:
            yield PicturedPieces(GB, area, "gb-ship", view.ships[area])


def _blocks(view: View1759) -> Iterator[PicturedPieces]:
    """List the blocks in each zone: faces that the viewer sees, then blank ones."""
    for zone, shown in view.zones.items():
        for side in SIDES:
            yield from blocks_at(view, zone, side, shown.army.get(side, 0))
