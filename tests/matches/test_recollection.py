"""The server remembers for a viewer what its moments show, and goes on where it was."""

from collections.abc import Callable
from random import Random

import msgspec
import pytest

from app import games
from app.engine import codec
from app.engine.memory import Sightings, Told, remembered
from app.engine.values import PUBLIC, Line, Message
from app.matches.boards import Boards
from app.matches.commands import Resign
from app.matches.creation import MatchRequest
from app.matches.models import RUNNING
from app.matches.problems import Problem
from app.matches.service import MatchAccess, Matches
from app.storage.database import Database
from tests.fixtures.serving import POSTGRES_LATER
from tests.matches.test_playing import ENTROPY, play, seated, shown

KEY = "war1812"
PLAYED = 260
MATCHES = 5


@pytest.fixture
def matches(database: Database) -> Matches:
    return Matches(database, Boards({KEY: games.game(KEY)}))


def without_number(line: bytes) -> Line:
    """Read a line as it was told, without its number in the log."""
    told = msgspec.json.decode(line)
    del told["n"]
    return msgspec.convert(told, Line)


def dated(when: Message) -> Callable[[], Message]:
    return lambda: when


async def by_moments(matches: Matches, access: MatchAccess, viewer: str) -> Sightings:
    """Return what somebody remembers who looks at all moments of a match, one after the other."""
    game, upto = access.loaded.state.game, 0
    sightings: Sightings = ()
    last = (await matches.reading.history(access.loaded, viewer, 0)).last
    for at in range(last + 1):
        moment = await matches.reading.history(access.loaded, viewer, at)
        view = codec.decode(moment.view, game.view_type)
        lines = tuple(without_number(line) for line in moment.lines)
        upto += len(lines)
        seen = game.seen(view)
        assert seen is not None
        told = Told(lines, upto, dated(game.picture(view).when))
        sightings = remembered(sightings, told, seen)
        assert moment.sightings == sightings
    return sightings


@pytest.mark.parametrize("viewer", ["us", "gb", PUBLIC])
@pytest.mark.parametrize("database_url", POSTGRES_LATER, indirect=True)
async def test_a_memory_is_what_the_moments_showed(matches: Matches, viewer: str) -> None:
    rng, remembered_once = Random(11), 0
    # In a match that is soon over, or without battles, nobody sees anything.
    for _ in range(MATCHES):
        players = us, _ = await seated(matches, KEY)
        for _ in range(PLAYED // 20):
            await play(matches, players, rng, 20)
            if us.loaded.state.status != RUNNING:
                break
            memory = await matches.reading.memory(us.loaded, viewer)
            remembered_once = max(remembered_once, len(memory.sightings))
        if remembered_once:
            break
    assert remembered_once
    if us.loaded.state.status == RUNNING:
        memory = await matches.reading.memory(us.loaded, viewer)
        assert memory.sightings == await by_moments(matches, us, viewer)


async def test_before_the_start_and_after_the_end_nothing_is_remembered(matches: Matches) -> None:
    wanted = MatchRequest(KEY, "", "us", {}, "link", "Ann", ENTROPY)
    made = await matches.seating.create(wanted, None)
    with pytest.raises(Problem, match="not-running"):
        await matches.reading.memory(made.loaded, "us")
    us, _ = await seated(matches, KEY)
    await matches.command(us, Resign(shown(us)["v"], "enough"))
    with pytest.raises(Problem, match="not-running"):
        await matches.reading.memory(us.loaded, "us")


async def test_looking_back_by_a_side_s_eyes_shows_what_it_remembered(matches: Matches) -> None:
    players = us, _ = await seated(matches, KEY)
    rng = Random(3)
    known: Sightings = ()
    while us.loaded.state.status == RUNNING and not known:
        await play(matches, players, rng, 5)
        if us.loaded.state.status == RUNNING:
            known = (await matches.reading.memory(us.loaded, "us")).sightings
    assert known
    await matches.command(us, Resign(shown(us)["v"], "enough"))
    last = (await matches.reading.history(us.loaded, "us", 0)).last - 1
    by_us = await matches.reading.history(us.loaded, "us", last, eyes="us")
    assert by_us.sightings == known
    assert (await matches.reading.history(us.loaded, "us", last)).sightings == ()
    assert (await matches.reading.history(us.loaded, "us", 0, eyes="us")).sightings == ()
