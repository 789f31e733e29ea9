"""What every line of the log is made of."""

from collections.abc import Callable, Iterable
from typing import Any

from msgspec.structs import replace

from app.engine.resolution import Waits
from app.engine.values import Line, Message, Motion, Parameter, Remark, Rolled, Side
from app.engine.words import side_name

Teller = Callable[[Any, Any], Iterable[Line]]
"""Words an event, on the state before it."""


def line_of(rule: str, key: str, who: Side = "", **params: Parameter) -> Line:
    """Make a line: the rule, the words, the side it is about and what goes into the words."""
    if who:
        params["side"] = side_name(who)
    return Line(Message(key, params), rule, who)


def with_roll(
    line: Line, dice: tuple[int, ...], hits_on: int = 0, *, hits_up_to: int = 0, at: str = ""
) -> Line:
    """Return a line its dice, which are rolled before anything else that it tells."""
    motions = (Rolled(at), *line.motions)
    return replace(line, dice=dice, hits_on=hits_on, hits_up_to=hits_up_to, motions=motions)


def shown(line: Line, *motions: Motion) -> Line:
    """Return a line the motions that show it."""
    return replace(line, motions=motions)


def remark(rule: str, key: str, **params: Parameter) -> Remark:
    """Make a remark: the rule, the words and what goes into them."""
    return Remark(Message(key, params), rule)


def remarked(lines: Iterable[Line], remarks: Iterable[Remark]) -> tuple[Line, ...]:
    """Return the lines of an event, the last of them with what came of it.

    What is added to an event is told by its own lines, so that a match that was stored before has
    as many as it had. What has no line gets no remark.
    """
    told = tuple(lines)
    if not told:
        return ()
    *rest, last = told
    return (*rest, replace(last, remarks=(*last.remarks, *remarks)))


def planner(before: Waits, side: Side) -> Side:
    """Return the side if it is asked just now: what happens is then a step of its plan."""
    return side if any(entry.side == side for entry in before.awaiting) else ""
