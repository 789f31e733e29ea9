"""What a small picture of a view shows: the counters on the map, the turn, the marker."""

from collections import Counter
from collections.abc import Iterator

from app.engine.values import Message, Picture, PicturedPieces
from app.games.madison.board import SIDES
from app.games.madison.calendar import year_of
from app.games.madison.position import OFF_MAP
from app.games.madison.view import ViewMadison


def picture(view: ViewMadison) -> Picture:
    """Return what a picture of a view shows."""
    when = Message("madison-when", {"turn": f"@madison-turn-{view.turn.lower()}"})
    score = {side: view.scores[side].total for side in SIDES}
    counters = tuple(_counters(view))
    return Picture(when=when, score=score, standing=counters, year=year_of(view.turn))


def _counters(view: ViewMadison) -> Iterator[PicturedPieces]:
    faces = Counter(
        (own.at, own.side, f"{own.side}-{own.kind}")
        for own in view.blocks.values()
        if own.at not in OFF_MAP
    )
    for (at, side, drawing), count in sorted(faces.items()):
        yield PicturedPieces(side, at, drawing, count)
