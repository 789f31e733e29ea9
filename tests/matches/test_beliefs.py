"""After the end, what each side knew is held against the truth; before it, nobody is told."""

from itertools import count
from random import Random
from typing import Any

import pytest
from msgspec.structs import asdict

from app import games
from app.engine.memory import MEMORY, NOBODY
from app.engine.values import EVERYONE, PUBLIC
from app.matches import beliefs, ids, randomness
from app.matches.boards import Boards
from app.matches.commands import Resign
from app.matches.creation import MatchRequest
from app.matches.models import ENDED, RUNNING
from app.matches.problems import Problem
from app.matches.seating import SitRequest
from app.matches.service import MatchAccess, Matches
from app.storage.database import Database
from tests.fixtures.serving import POSTGRES_LATER
from tests.matches.test_playing import ENTROPY, play, seated, shown
from tests.toygame import Pickets

KEY = "war1812"
PLAYED = 160


@pytest.fixture
def matches(database: Database, monkeypatch: pytest.MonkeyPatch) -> Matches:
    """Matches whose dice fall the same each time: in some a side comes to know no block."""
    monkeypatch.setattr(randomness, "random_bytes", bytes)
    monkeypatch.setattr(ids, "new_match", count(1).__next__)
    return Matches(database, Boards({KEY: games.game(KEY), "pickets": Pickets()}))


async def ended(matches: Matches, players: list[MatchAccess], most: int = PLAYED) -> MatchAccess:
    """Play a while and resign."""
    us, _ = players
    await play(matches, players, Random(5), most)
    if us.loaded.state.status == RUNNING:
        await matches.command(us, Resign(shown(us)["v"], "enough"))
    assert us.loaded.state.status == ENDED
    return us


@pytest.mark.parametrize("database_url", POSTGRES_LATER, indirect=True)
async def test_while_a_match_runs_nobody_is_told_what_is_true(matches: Matches) -> None:
    players = us, _ = await seated(matches, KEY)
    await play(matches, players, Random(5), PLAYED)
    assert us.loaded.state.status == RUNNING
    with pytest.raises(Problem, match="not-yours"):
        await matches.reading.belief(us.loaded)
    with pytest.raises(PermissionError):
        await beliefs.Beliefs().of(vars(matches.reading)["_database"], us.loaded.state, {})
    for viewer in ("us", "gb", PUBLIC, EVERYONE):
        with pytest.raises(Problem, match="not-yours"):
            await matches.reading.history(us.loaded, viewer, 0, minds=True)
        with pytest.raises(Problem, match="not-yours"):
            await matches.reading.history(us.loaded, viewer, 0, eyes=viewer, minds=True)


async def test_before_it_begins_there_is_nothing_to_be_told(matches: Matches) -> None:
    wanted = MatchRequest(KEY, "", "us", {}, "link", "Ann", ENTROPY)
    made = await matches.seating.create(wanted, None)
    with pytest.raises(Problem, match="not-running"):
        await matches.reading.belief(made.loaded)


@pytest.mark.parametrize("database_url", POSTGRES_LATER, indirect=True)
async def test_the_course_says_of_each_commit_what_its_minds_say(matches: Matches) -> None:
    us = await ended(matches, await seated(matches, KEY))
    belief = await matches.reading.belief(us.loaded)
    assert [one.side for one in belief.sides] == ["us", "gb"]
    courses: dict[str, dict[int, Any]] = {
        one.side: {known.at: known for known in one.course} for one in belief.sides
    }
    known = {side: course[0] for side, course in courses.items()}
    has_known = False
    for at in range(belief.last + 1):
        moment = await matches.reading.history(us.loaded, "us", at, minds=True)
        assert moment.last == belief.last
        for mind in moment.minds:
            known[mind.side] = courses[mind.side].get(at, known[mind.side])
            told = asdict(known[mind.side])
            del told["at"]
            assert asdict(mind.tally) == told
            by_eyes = await matches.reading.history(us.loaded, "us", at, eyes=mind.side)
            assert by_eyes.view == mind.view
            assert by_eyes.lines == mind.lines
            assert by_eyes.sightings == mind.sightings
            assert by_eyes.minds == ()
            has_known = has_known or mind.tally.sure > 0
    assert has_known


@pytest.mark.parametrize("database_url", POSTGRES_LATER, indirect=True)
async def test_it_is_worked_out_once(matches: Matches, monkeypatch: pytest.MonkeyPatch) -> None:
    us = await ended(matches, await seated(matches, KEY))
    first = await matches.reading.belief(us.loaded)
    monkeypatch.delattr(beliefs, "known")
    assert await matches.reading.belief(us.loaded) is first


async def test_who_agreed_to_go_without_a_memory_is_held_against_nothing(matches: Matches) -> None:
    wanted = MatchRequest(KEY, "", "us", {MEMORY: NOBODY}, "link", "Ann", ENTROPY)
    made = await matches.seating.create(wanted, None)
    loaded, guest = await matches.seating.sit(
        made.loaded.match, SitRequest(made.invitation, "Bob", ENTROPY)
    )
    players = [
        await matches.caller(loaded.match, token=token, session=None)
        for token in (made.token, guest)
    ]
    us = await ended(matches, players, 40)
    assert (await matches.reading.belief(us.loaded)).sides == ()


async def test_of_a_game_that_hides_no_face_nothing_is_told(matches: Matches) -> None:
    us = await ended(matches, await seated(matches, "pickets"), 10_000)
    assert (await matches.reading.belief(us.loaded)).sides == ()
    moment = await matches.reading.history(us.loaded, "us", 0, minds=True)
    assert [mind.wrong for mind in moment.minds] == [(), ()]
