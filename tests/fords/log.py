"""An event in words, for whoever may hear of it; why a gesture can't be made; a small picture."""

from app.engine.chance import faces
from app.engine.log_lines import line_of, shown, with_roll
from app.engine.values import Event, Line, Message, Met, Picture, Refusal, Viewer
from app.kit.battle import HITS_ON
from app.kit.blocks import HAND
from app.kit.pictures import blocks_at
from app.kit.setup import Place

from .decisions import DECISIONS
from .events import BlocksMet, DayEnded
from .state import Situation
from .view import Fords


def log_lines(before: Situation, event: Event, _viewer: Viewer) -> tuple[Line, ...]:
    """Word an event. Of posts nothing is told: who looks at the map sees them."""
    if isinstance(event, BlocksMet):
        line = line_of("4", "fords-line-met", place=f"@place-{event.at}", lost=len(event.lost))
        return (with_roll(shown(line, Met(event.at)), faces(event.draws), HITS_ON, at=event.at),)
    if isinstance(event, DayEnded):
        return (line_of("4", "fords-line-day", day=before.day),)
    return ()


def explain(view: Fords, selection: str, target: str) -> Refusal | None:
    """Return why a block can't be posted there, from the view alone; what is wrong in writing."""
    if selection == "typed":
        block, _, at = target.partition(" ")
        return DECISIONS.refusal(view, Place(block, at))
    post = Place(selection.removeprefix("block:"), target.removeprefix("place:"))
    return DECISIONS.explain(view, selection, target, [post])


def picture(view: Fords) -> Picture:
    """Return what a picture of a view shows: the day, blocks in hand, and who stands where."""
    standing = (
        one
        for at in view.board.places
        for side in view.board.sides
        for one in blocks_at(view, at, side, view.counts[at][side])
    )
    return Picture(Message("fords-when", {"day": view.day}), view.counts[HAND], tuple(standing))
