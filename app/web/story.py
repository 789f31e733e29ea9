"""A match as one page to share: who played, how the score went, and all that happened, in words.

It is told from what bystanders see, whoever asks: while the match runs, without what is hidden.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated

from fastapi import APIRouter, Query, Request
from starlette.responses import Response

from app.engine.values import Line, Side
from app.matches.chronicle import Chapter
from app.matches.logs import encoded
from app.matches.luck import luck_of
from app.matches.problems import Problem
from app.web import openly, previews
from app.web.chart import LineChart, line_chart
from app.web.guards import MatchNumber, Reading, may_call
from app.web.language import spoken
from app.web.pages import render
from app.web.site import site
from app.words.i18n import Catalogue

router = APIRouter()


@dataclass(frozen=True)
class ToldLine:
    """A line of the log in words. `dice`: those that hit come with True.

    `remarks`: what came of it, each with its rule.
    """

    text: str
    rule: str
    side: Side
    dice: tuple[tuple[int, bool], ...]
    remarks: tuple[tuple[str, str], ...]


@dataclass(frozen=True)
class ToldChapter:
    """A chapter in words."""

    when: str
    lines: tuple[ToldLine, ...]
    score: Mapping[Side, int]


Year = Annotated[int, Query(ge=0, le=9999)]


@router.get("/m/{id}/story", include_in_schema=False, dependencies=[Reading])
@may_call("anyone")
async def story(request: Request, match: MatchNumber, year: Year = 0) -> Response:
    """Show a match that may be watched as one page, or one year of it."""
    here = site(request)
    state = (await here.matches.load(match)).state
    if not openly.is_open_to_all(state):
        raise Problem("not-found")
    words, shown = spoken(request), openly.openly(state)
    all_chapters = await here.matches.reading.chronicle(state, shown.viewer)
    chapters = in_year(all_chapters, year)
    if year and not chapters:
        raise Problem("not-found")
    lines = [line for chapter in chapters for line in chapter.lines]
    luck = luck_of((encoded(n, line) for n, line in enumerate(lines)), state.game.sides)
    return render(
        request,
        "story",
        {"game": state.info.game, "match": state.info.id},
        previews.of_match(request, words, state),
        players={side: openly.player(shown, side, words) for side in state.game.sides},
        result=openly.result(shown, words),
        when=openly.when(shown, words),
        chapters=[told(chapter, words) for chapter in chapters],
        years=years_of(all_chapters),
        year=year,
        course=course_of(before_and(all_chapters, chapters), state.game.sides),
        luck=luck.sides,
        has_film=openly.has_film(state.info),
    )


def years_of(chapters: Sequence[Chapter]) -> list[int]:
    """List the years of a story; none where all is one."""
    years = list(dict.fromkeys(chapter.year for chapter in chapters if chapter.year))
    return years if len(years) > 1 else []


def in_year(chapters: Sequence[Chapter], year: int) -> list[Chapter]:
    """Return the chapters of a year; all for 0."""
    return [chapter for chapter in chapters if year in (0, chapter.year)]


def before_and(all_chapters: Sequence[Chapter], chapters: Sequence[Chapter]) -> Sequence[Chapter]:
    """Return chapters of a story in a row, and before them the one that their score began with.

    A set-up, which is of no year, has no score yet.
    """
    start = all_chapters.index(chapters[0]) if chapters else 0
    has_one_before = start > 0 and all_chapters[start - 1].year > 0
    return all_chapters[start - has_one_before : start + len(chapters)]


def told(chapter: Chapter, words: Catalogue) -> ToldChapter:
    """Word a chapter."""
    lines = tuple(_told_line(line, words) for line in chapter.lines)
    return ToldChapter(words.words(chapter.when), lines, chapter.score)


def course_of(chapters: Sequence[Chapter], sides: Sequence[Side]) -> LineChart | None:
    """Return how the score of each side went; None where there is nothing to draw."""
    scores = {
        side: tuple(chapter.score[side] for chapter in chapters)
        for side in sides
        if chapters and all(side in chapter.score for chapter in chapters)
    }
    return line_chart(scores)


def _told_line(line: Line, words: Catalogue) -> ToldLine:
    dice = tuple((face, _is_hit(line, face)) for face in line.dice)
    remarks = tuple((words.words(one.message), one.rule) for one in line.remarks)
    return ToldLine(words.words(line.message), line.rule, line.side, dice, remarks)


def _is_hit(line: Line, face: int) -> bool:
    return face >= line.hits_on if line.hits_on else face <= line.hits_up_to
