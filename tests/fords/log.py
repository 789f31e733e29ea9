"""The log: an event in words, for whoever may hear of it; and why a gesture can't be made."""

from app.engine.chance import faces
from app.engine.log_lines import line_of, shown, with_roll
from app.engine.values import Event, Line, Met, Refusal
from app.kit.battle import HITS_ON
from app.kit.setup import Place

from .decisions import DECISIONS
from .events import BlocksMet, DayEnded
from .state import Situation
from .view import Fords


def log_lines(before: Situation, event: Event) -> tuple[Line, ...]:
    """Word an event. Of posts nothing is told: who looks at the map sees them."""
    if isinstance(event, BlocksMet):
        line = line_of("4", "fords-line-met", place=f"@place-{event.at}", lost=len(event.lost))
        return (with_roll(shown(line, Met(event.at)), faces(event.draws), HITS_ON, at=event.at),)
    if isinstance(event, DayEnded):
        return (line_of("4", "fords-line-day", day=before.day),)
    return ()


def explain(view: Fords, selection: str, target: str) -> Refusal | None:
    """Say why a block can't be posted there, from the view alone; or what is wrong in writing."""
    if selection == "typed":
        block, _, at = target.partition(" ")
        return DECISIONS.refusal(view, Place(block, at))
    post = Place(selection.removeprefix("block:"), target.removeprefix("place:"))
    return DECISIONS.explain(view, selection, target, [post])
