"""While a match runs, its viewers may see again what they saw: all of it, and nothing else."""

from random import Random
from typing import Any

import msgspec
import pytest

from app.engine.values import EVERYONE, PUBLIC
from app.matches import repository
from app.matches.models import Stored
from app.matches.moments import MOMENTS_BETWEEN
from app.matches.problems import Problem
from app.matches.records import decode, kind
from app.matches.service import MatchAccess, Matches
from app.storage.database import Database
from app.storage.tables import DRAFTED
from tests.fixtures.serving import POSTGRES_LATER
from tests.matches.test_playing import BOARDS, play, post, seated

SIDES = ("us", "gb")


@pytest.fixture
def matches(database: Database) -> Matches:
    return Matches(database, BOARDS)


async def seen(matches: Matches, access: MatchAccess, viewer: str) -> list[dict[str, Any]]:
    """Return all moments of a match as one viewer may see them again."""
    last = (await matches.reading.history(access.loaded, viewer, 0)).last
    moments = [await matches.reading.history(access.loaded, viewer, at) for at in range(last + 1)]
    return [msgspec.json.decode(msgspec.json.encode(moment)) for moment in moments]


@pytest.mark.parametrize("viewer", [*SIDES, PUBLIC])
@pytest.mark.parametrize("database_url", POSTGRES_LATER, indirect=True)
async def test_the_moments_are_what_the_viewer_was_shown(matches: Matches, viewer: str) -> None:
    players = us, _ = await seated(matches, "long-pickets")
    rng = Random(5)
    frames = []
    for _ in range(150):
        await play(matches, players, rng, 1)
        frames.append(msgspec.json.decode(us.loaded.frame(viewer)))
    assert frames[-1]["status"] == "running"
    moments = await seen(matches, us, viewer)
    # Of what a draft shows nothing was committed yet.
    shown_then = [frame["view"] for frame in frames if not frame["draft"]]
    views = [moment["view"] for moment in moments]
    assert all(view in views for view in shown_then)
    lines = [line for moment in moments for line in moment["lines"]]
    log = await matches.reading.log(us.loaded, viewer, None, 10_000)
    assert lines == [msgspec.json.decode(line) for line in log.lines]
    assert len(moments) > MOMENTS_BETWEEN


@pytest.mark.parametrize("database_url", POSTGRES_LATER, indirect=True)
async def test_a_moment_is_found_by_any_way_and_by_a_line_that_it_told(matches: Matches) -> None:
    players = us, _ = await seated(matches, "long-pickets")
    await play(matches, players, Random(3), 150)
    moments = await seen(matches, us, "us")
    for at in Random(4).choices(range(len(moments)), k=30):
        again = await matches.reading.history(us.loaded, "us", at)
        assert msgspec.json.decode(msgspec.json.encode(again)) == moments[at]
        for line in moments[at]["lines"]:
            found = await matches.reading.history(us.loaded, "us", 0, line=line["n"])
            assert found.at == at
    with pytest.raises(Problem, match="no-such-commit"):
        await matches.reading.history(us.loaded, "us", len(moments))
    with pytest.raises(Problem, match="no-such-commit"):
        await matches.reading.history(us.loaded, "us", 0, line=10_000)


async def test_what_the_other_side_plans_leaves_no_trace(
    matches: Matches, database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    us, gb = await seated(matches)
    before = await seen(matches, gb, "gb")
    await matches.command(us, post(us, "mill"))
    replayed: list[str] = []

    def noted(*given: Any) -> list[Stored]:
        rows = chained_after(*given)
        replayed.extend(kind(decode(row.payload)) for row in rows)
        return rows

    chained_after = repository.chained_after
    monkeypatch.setattr(repository, "chained_after", noted)
    # By a process that has not looked at the match before, too.
    for service in (matches, Matches(database, BOARDS)):
        assert await seen(service, gb, "gb") == before
    assert replayed
    assert not set(replayed) & set(DRAFTED)


async def test_nobody_sees_all_of_a_match_that_runs(matches: Matches) -> None:
    us, _ = await seated(matches)
    with pytest.raises(PermissionError):
        await matches.reading.history(us.loaded, EVERYONE, 0)


@pytest.mark.parametrize("database_url", POSTGRES_LATER, indirect=True)
async def test_after_the_end_all_may_be_seen_with_anybodys_eyes(matches: Matches) -> None:
    players = us, gb = await seated(matches, "long-pickets")
    await play(matches, players, Random(3), 60)
    known = {viewer: await seen(matches, us, viewer) for viewer in (*SIDES, PUBLIC)}
    for eyes in ("gb", PUBLIC):
        with pytest.raises(Problem, match="not-yours"):
            await matches.reading.history(us.loaded, "us", 0, eyes=eyes)
    await play(matches, players, Random(3))
    reading = matches.reading
    last = (await reading.history(us.loaded, "us", 0)).last
    for viewer, moments in known.items():
        after = [await reading.history(gb.loaded, "gb", at, eyes=viewer) for at in range(last + 1)]
        views = [msgspec.json.decode(moment.view) for moment in after]
        assert all(moment["view"] in views for moment in moments)
        told = [msgspec.json.decode(line) for moment in after for line in moment.lines]
        lines = [line for moment in moments for line in moment["lines"]]
        assert told[: len(lines)] == lines
    assert (await reading.history(us.loaded, "us", 3)) == (
        await reading.history(us.loaded, "us", 3, eyes=EVERYONE)
    )
    with pytest.raises(Problem, match="bad-field"):
        await reading.history(us.loaded, "us", 0, eyes="nobody")
