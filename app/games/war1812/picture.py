"""What a small picture of a view shows: the pieces that stand on towns and lakes, and the date."""

from collections.abc import Iterator

from app.engine.values import Message, Picture, PicturedPieces, Side
from app.games.war1812.board import SIDES
from app.games.war1812.state import Phase
from app.games.war1812.view import View1812, shown_fleet
from app.kit.pictures import blocks_at


def picture(view: View1812) -> Picture:
    """Return what a picture of a view shows."""
    board = view.board
    places = (*board.lakes, *board.towns)
    return Picture(
        when=_when(view),
        score={side: view.score[side].total for side in SIDES},
        standing=tuple(
            standing for place in places for side in SIDES for standing in _at(view, place, side)
        ),
        year=0 if view.phase == Phase.SETUP else view.year,
    )


def _when(view: View1812) -> Message:
    if view.phase == Phase.SETUP:
        return Message("war1812-phase-setup")
    return Message("war1812-when", {"year": str(view.year), "turn": view.campaign_turn})


def _at(view: View1812, place: str, side: Side) -> Iterator[PicturedPieces]:
    """List a side's pieces in a place: faces that the viewer sees, blank blocks, ships."""
    if town := view.towns.get(place):
        yield from blocks_at(view, place, side, town.army.get(side, 0))
    ships = shown_fleet(view, place, side)
    for state, count in (("operational", ships.operational), ("damaged", ships.damaged)):
        if count:
            yield PicturedPieces(side, place, f"{side}-{state}", count)
