"""What a small picture of a view shows: the blocks that stand on the map, the turn."""

from collections.abc import Iterator

from app.engine.values import Message, Picture, PicturedPieces
from app.games.liberty.board import GB
from app.games.liberty.view import ViewLiberty, standing
from app.kit.pictures import blocks_at


def picture(view: ViewLiberty) -> Picture:
    """Return what a picture of a view shows."""
    when = Message("liberty-when", {"year": str(view.year), "turn": view.turn_number})
    blocks = tuple(_blocks(view))
    return Picture(when=when, score={GB: view.points}, standing=blocks, year=view.year)


def _blocks(view: ViewLiberty) -> Iterator[PicturedPieces]:
    """List the blocks in each place: faces that the viewer sees, then blank ones."""
    for place in view.board.places:
        for side in view.board.sides:
            yield from blocks_at(view, place, side, standing(view, place, side))
