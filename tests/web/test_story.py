"""The story of a match: one page for whoever may watch it, of what bystanders were told."""

from random import Random

import pytest

from app.engine.log_lines import line_of, remark, remarked
from app.engine.values import Message
from app.matches.chronicle import Chapter
from app.web.chart import line_chart
from app.web.story import before_and, in_year, told, years_of
from app.words.i18n import catalogue
from tests.api.generic_client import Seats, bearer, begin, command
from tests.fixtures.serving import Running, others_later


async def played(server: Running, seats: Seats, steps: int) -> None:
    """Play at random."""
    path, rng = f"/api/matches/{seats.match}", Random(5)
    for _ in range(steps):
        for token in seats.tokens.values():
            frame = (await server.client.get(path, headers=bearer(token))).json()
            if frame["choices"]:
                body = command(frame, rng)
                await server.client.post(f"{path}/act", json=body, headers=bearer(token))


@pytest.mark.parametrize("language", others_later(["en", "ja"]))
async def test_it_tells_what_bystanders_see_and_after_the_end_all(
    sqlite_server: Running, language: str
) -> None:
    client = sqlite_server.client
    seats = await begin(client, "war1812", "us")
    address, spoken = f"/m/{seats.match}/story", {"accept-language": language}
    await played(sqlite_server, seats, 60)
    running = (await client.get(address, headers=spoken)).text
    assert running.count('<details class="story-chapter"') >= 1
    for token in seats.tokens.values():
        frame = (await client.get(f"/api/matches/{seats.match}", headers=bearer(token))).json()
        for block in frame["view"]["blocks"]:
            assert f'"{block}"' not in running
    resigned = {"expect": frame["v"], "key": "enough"}
    await client.post(f"/api/matches/{seats.match}/resign", json=resigned, headers=bearer(token))
    ended = (await client.get(address, headers=spoken)).text
    assert ended.count("<b>") > running.count("<b>")
    assert 'class="film"' in ended
    assert "war1812-" not in ended
    assert "{" not in ended.partition("<h1>")[2].partition("</article>")[0]


async def test_a_match_that_may_not_be_watched_has_none(sqlite_server: Running) -> None:
    client = sqlite_server.client
    seats = await begin(client, "war1812", "us", watch="nobody")
    assert (await client.get(f"/m/{seats.match}/story")).status_code == 404
    assert (await client.get("/m/0123456789ab/story")).status_code == 404


def test_a_chart_needs_two_dates_and_a_change() -> None:
    assert line_chart({}) is None
    assert line_chart({"us": (3,), "gb": (4,)}) is None
    assert line_chart({"us": (3, 3), "gb": (3, 3)}) is None
    drawn = line_chart({"us": (0, 5, 10), "gb": (2, 2, 4)})
    assert drawn is not None
    first, *_, last = drawn.lines["us"].split()
    assert float(first.partition(",")[2]) > float(last.partition(",")[2])
    assert [mark for mark, _ in drawn.marks] == [0, 2, 4, 6, 8, 10]


def chapter(year: int, turn: int, points: int) -> Chapter:
    return Chapter(Message("when", {"turn": turn}), (), {"us": points}, year)


def test_a_year_is_told_by_itself_with_the_score_that_it_began_with() -> None:
    chapters = [chapter(0, 0, 3), chapter(1812, 1, 3), chapter(1812, 2, 5), chapter(1813, 1, 9)]
    assert years_of(chapters) == [1812, 1813]
    assert years_of(chapters[:3]) == []
    assert in_year(chapters, 0) == chapters
    assert in_year(chapters, 1812) == chapters[1:3]
    assert before_and(chapters, in_year(chapters, 1813)) == chapters[2:]
    assert before_and(chapters, in_year(chapters, 1812)) == chapters[1:3]
    assert before_and(chapters, chapters) == chapters
    assert before_and([], []) == []


def test_what_came_of_a_line_is_told_with_it_and_its_own_rule() -> None:
    names = {"side": "@side-gb", "loser": "@side-us", "at": "@madison-at-ft_niagara"}
    taken = remark("4.14", "madison-line-takes", points=2, **names)
    lines = remarked(
        [line_of("11.41", "madison-line-lake", "gb", lake="@madison-lake-erie")], [taken]
    )
    [line] = told(Chapter(Message("when"), lines, {}, 1812), catalogue("en")).lines
    assert line.text == "Britain controls Lake Erie"
    assert line.remarks == (("Britain takes Ft. Niagara: +2 points", "4.14"),)
    assert remarked([], [taken]) == ()


async def test_a_year_of_a_match_has_an_address(sqlite_server: Running) -> None:
    client = sqlite_server.client
    seats = await begin(client, "war1812", "us")
    await played(sqlite_server, seats, 60)
    address = f"/m/{seats.match}/story"
    told = await client.get(f"{address}?year=1812")
    assert told.status_code == 200
    assert ": 1812</h1>" in told.text
    assert (await client.get(f"{address}?year=1790")).status_code == 404
    assert (await client.get(f"{address}?year=soon")).status_code == 422
