"""Standing answers in the service: kept as the match is, given at once, and nobody's presence."""

from collections.abc import Iterator

import pytest

from app.jobs.machines import Machines
from app.jobs.thinkers import Thinkers
from app.matches.commands import Prepare
from app.matches.models import Principal
from app.matches.service import MatchAccess, Matches
from app.storage.database import Database
from tests.fixtures.waiting import answers_true
from tests.matches.test_playing import BOARDS, act, done, post, seated, shown

FIRE = {"type": "fire"}


@pytest.fixture
def matches(database: Database) -> Matches:
    return Matches(database, BOARDS)


@pytest.fixture
def machines(matches: Matches) -> Iterator[Machines]:
    yield Machines(matches, Thinkers(0), pace=0)
    matches.loaded.on_change = lambda _: None


def prepare(access: MatchAccess, answer: str = "first", key: str = "beforehand") -> Prepare:
    return Prepare(shown(access)["v"], key, "fire", answer)


def told(access: MatchAccess) -> list[str]:
    """Return what somebody's log says, by the keys of its messages."""
    return [line["message"]["key"] for line in shown(access)["log"]]


async def both_ready(matches: Matches, ann: MatchAccess, bob: MatchAccess) -> None:
    for access in (ann, bob):
        await matches.command(access, post(access, "ford"))
        await matches.command(access, done(access))


async def test_it_is_given_as_soon_as_it_is_asked(matches: Matches, machines: Machines) -> None:
    ann, bob = await seated(matches)
    acted: list[Principal] = []
    matches.committed = acted.append
    await matches.command(bob, prepare(bob))
    assert shown(bob)["standing"] == {"fire": "first"}
    assert shown(ann)["standing"] == {}
    await both_ready(matches, ann, bob)
    await matches.command(ann, act(ann, FIRE))

    async def has_fired() -> bool:
        return shown(bob)["view"]["round"] > 1 or bool(shown(ann)["choices"])

    await answers_true(has_fired)
    assert told(bob).count("line-answered-beforehand") == 1
    assert "line-answered-beforehand" not in told(ann)
    # Nobody was at the table for it.
    assert [one.seat for one in acted] == [ann.caller.seat, bob.caller.seat, ann.caller.seat]


async def test_it_outlives_the_process_and_is_given_when_the_match_is_looked_at(
    matches: Matches, database: Database
) -> None:
    ann, bob = await seated(matches)
    await matches.command(bob, prepare(bob))
    await both_ready(matches, ann, bob)
    await matches.command(ann, act(ann, FIRE))
    later = Matches(database, BOARDS)
    running = Machines(later, Thinkers(0), pace=0)
    again = MatchAccess(ann.caller, await later.load(ann.caller.match))

    async def has_fired() -> bool:
        return bool(shown(again)["choices"])

    await answers_true(has_fired)
    await running.stop()


async def test_what_is_asked_already_waits_for_its_player(
    matches: Matches, machines: Machines
) -> None:
    ann, bob = await seated(matches)
    await both_ready(matches, ann, bob)
    await matches.command(ann, prepare(ann))
    assert shown(ann)["choices"]
    assert not machines._playing


async def test_the_same_twice_is_one(matches: Matches) -> None:
    _, bob = await seated(matches)
    said = prepare(bob)
    first = await matches.command(bob, said)
    assert await matches.command(bob, said) == first
    assert await matches.command(bob, prepare(bob, "", "asked again")) == first + 1
    assert shown(bob)["standing"] == {}
