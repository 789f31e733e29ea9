"""The log: an event in words, for whoever may hear of it; and why a gesture can't be made."""

from app.engine.chance import faces
from app.engine.values import Event, Line, Message, Refusal
from tests.fords.actions import Post
from tests.fords.battle import HITS_ON
from tests.fords.decisions import DECISIONS
from tests.fords.events import BlocksMet, DayEnded
from tests.fords.state import Situation
from tests.fords.view import Fords


def log_lines(before: Situation, event: Event) -> tuple[Line, ...]:
    """Word an event. Of posts nothing is told: who looks at the map sees them."""
    if isinstance(event, BlocksMet):
        words = Message("fords-line-met", {"place": event.place, "lost": len(event.lost)})
        return (Line(words, "4", dice=faces(event.draws), hits_on=HITS_ON),)
    if isinstance(event, DayEnded):
        return (Line(Message("fords-line-day", {"day": before.day}), "4"),)
    return ()


def explain(view: Fords, selection: str, target: str) -> Refusal | None:
    """Say why a block can't be posted there, from the view alone; or what is wrong in writing."""
    if selection == "typed":
        block, _, place = target.partition(" ")
        return DECISIONS.refusal(view, Post(block, place))
    post = Post(selection.removeprefix("block:"), target.removeprefix("place:"))
    return DECISIONS.explain(view, selection, target, [post])
