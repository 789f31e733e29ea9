"""A match as a story: dated chapters, each with its lines and the score at its end."""

from collections.abc import AsyncIterator, Mapping
from dataclasses import dataclass

from app.engine.values import Line, Message, Side, Viewer
from app.matches.moments import Moment
from app.matches.state import MatchState


@dataclass(frozen=True)
class Chapter:
    """What was told of one date of the calendar. `year`: as in `Picture`."""

    when: Message
    lines: tuple[Line, ...]
    score: Mapping[Side, int]
    year: int


async def chapters(
    state: MatchState, viewer: Viewer, moments: AsyncIterator[Moment]
) -> list[Chapter]:
    """Return the chapters of a match as a viewer was told it: each date begins one."""
    found: list[Chapter] = []
    async for moment in moments:
        picture = state.game.picture(state.game.view(moment.match.state, viewer))
        lines = moment.lines
        if found and found[-1].when == picture.when:
            lines = (*found.pop().lines, *lines)
        found.append(Chapter(picture.when, lines, dict(picture.score), picture.year))
    return found
