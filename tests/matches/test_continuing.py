"""A match goes on from a moment of another that is over: by the same records, to the same views."""

import hashlib
import json
from dataclasses import replace
from random import Random
from typing import Any

import msgspec
import pytest

from app import games
from app.engine.records import Continued
from app.engine.values import EVERYONE, PUBLIC
from app.matches import records, repository
from app.matches.boards import Boards
from app.matches.commands import DrawOffer, Prepare, Resign
from app.matches.creation import MatchRequest
from app.matches.loaded import LoadedMatches
from app.matches.models import ENDED, OPEN, RUNNING, Stored
from app.matches.problems import Problem
from app.matches.seating import CreatedMatch, SitRequest
from app.matches.service import MatchAccess, Matches
from app.matches.state import MatchState
from app.storage.database import Database
from tests.fixtures.serving import POSTGRES_LATER
from tests.matches.test_decisions import decided
from tests.matches.test_playing import ENTROPY, act, play, seated, shown

PLAYED = 150


@pytest.fixture
def matches(database: Database) -> Matches:
    return Matches(database, Boards(games.games()))


async def ended(matches: Matches, game: str, seed: int = 5) -> list[MatchAccess]:
    """Play a while at random; if the rules have not ended it, somebody resigns."""
    players = us, _ = await seated(matches, game, games.game(game).sides[0])
    await play(matches, players, Random(seed), PLAYED)
    if us.loaded.state.match.outcome is None:
        await matches.command(us, Resign(shown(us)["v"], "enough"))
    return players


def told(raw: msgspec.Raw) -> dict[str, Any]:
    read: dict[str, Any] = msgspec.json.decode(raw)
    return read


def wanted(game: str, side: str = "random", **more: Any) -> MatchRequest:
    return MatchRequest(game, "", side, {}, "link", "Cleo", ENTROPY, **more)


async def continued(
    matches: Matches, old: MatchAccess, at: int, side: str = "random", **more: Any
) -> CreatedMatch:
    state = old.loaded.state
    origin = await matches.reading.origin(state, at)
    asked = wanted(state.info.game, side, **more)
    return await matches.seating.continue_from(state, origin, asked, None)


async def seated_again(
    matches: Matches, old: MatchAccess, at: int, side: str = "random"
) -> list[MatchAccess]:
    """Invite somebody to go on from a moment, who sits down."""
    made = await continued(matches, old, at, side)
    sitting = SitRequest(made.invitation, "Dan", b"d" * 32)
    loaded, guest = await matches.seating.sit(made.loaded.match, sitting)
    return [
        await matches.caller(loaded.match, token=token, session=None)
        for token in (made.token, guest)
    ]


async def chained(database: Database, state: MatchState) -> list[Stored]:
    return await database.read(
        lambda on: repository.chained_after(on, state.info.match, 0, state.seq)
    )


async def last_of(matches: Matches, access: MatchAccess) -> int:
    return (await matches.reading.history(access.loaded, EVERYONE, 0)).last


@pytest.mark.parametrize("game", games.games())
@pytest.mark.parametrize("database_url", POSTGRES_LATER, indirect=True)
async def test_each_kind_of_moment_can_be_gone_on_from(
    matches: Matches, database: Database, game: str
) -> None:
    old, _ = await ended(matches, game)
    state, sides = old.loaded.state, old.loaded.state.game.sides
    rows = await chained(database, state)
    # One of each kind of record and of each question that it leads to, and the last one.
    kinds: dict[Any, int] = {}
    for at in range(len(rows) - 2):
        shown_then = await matches.reading.history(old.loaded, EVERYONE, at)
        asked = told(shown_then.view).get("ask", "")
        kinds.setdefault((rows[at + 1].kind, asked), at)
    for at in {*kinds.values(), len(rows) - 3}:
        players = await seated_again(matches, old, at)
        new = players[0].loaded.state
        own = await chained(database, new)
        # Equal bytes, and equal hashes up to there.
        assert [(r.kind, r.payload, r.salt, r.head) for r in own[: at + 2]] == [
            (r.kind, r.payload, r.salt, r.head) for r in rows[: at + 2]
        ]
        assert [row.kind for row in own[at + 2 :]] == ["continue"]
        assert own[-1].head.hex() == new.head
        assert new.status == RUNNING
        assert new.info.match != state.info.match
        for viewer in (*sides, PUBLIC):
            then = await matches.reading.history(old.loaded, EVERYONE, at, eyes=viewer)
            frame = json.loads(players[0].loaded.frame(viewer))
            assert frame["view"] == told(then.view)
            now = await matches.reading.memory(players[0].loaded, viewer)
            assert now.sightings == then.sightings
            assert not frame["draft"]
            assert not frame["sealed"]
            assert not frame["standing"]
            assert frame["outcome"] is None
            assert frame["origin"] == {**frame["origin"], "match": state.info.id, "at": at}


@pytest.mark.parametrize("game", games.games())
@pytest.mark.parametrize("database_url", POSTGRES_LATER, indirect=True)
async def test_it_plays_on_to_its_end_and_is_looked_back_at(
    matches: Matches, database: Database, game: str
) -> None:
    old, _ = await ended(matches, game)
    at = (await last_of(matches, old)) // 2
    players = us, _ = await seated_again(matches, old, at)
    await play(matches, players, Random(8))
    state = us.loaded.state
    assert state.status == ENDED
    # Read back by another process it is the same.
    again = await LoadedMatches(database, matches.boards, 10).get(state.info.match)
    assert again.state == replace(state, info=replace(state.info, status=ENDED))
    for eyes in ("", *state.game.sides, PUBLIC):
        one = await matches.reading.history(us.loaded, EVERYONE, at, eyes=eyes)
        other = await matches.reading.history(old.loaded, EVERYONE, at, eyes=eyes)
        assert bytes(one.view) == bytes(other.view)
        assert one.lines == other.lines
        assert one.sightings == other.sightings
    said = await matches.reading.history(us.loaded, EVERYONE, at + 1)
    assert [told(line)["message"]["key"] for line in said.lines] == ["line-continued"]
    for viewer in (*state.game.sides, PUBLIC):
        log = await matches.reading.log(us.loaded, viewer, None, 100_000)
        assert [told(line)["n"] for line in log.lines] == [*range(1, len(log.lines) + 1)]
    for side in state.game.sides:
        assert all(one.at > at for one in await decided(database, state, side))


async def test_dice_and_sides_are_drawn_anew(matches: Matches, database: Database) -> None:
    old, _ = await ended(matches, "war1812")
    at = 20
    made = [await seated_again(matches, old, at) for _ in range(12)]
    kept = [
        records.decode((await chained(database, us.loaded.state))[-1].payload) for us, _ in made
    ]
    assert all(isinstance(one, Continued) for one in kept)
    past = old.loaded.state.info
    assert {one.seed for one in kept} == {past.seed.hex()}  # type: ignore[union-attr]
    assert hashlib.sha256(past.seed).hexdigest() == past.commitment
    infos = [us.loaded.state.info for us, _ in made]
    assert len({info.commitment for info in infos} | {past.commitment}) == 13
    assert {info.creator_side for info in infos} == {"us", "gb"}
    assert len({info.key for info in infos} | {past.key}) == 13
    for side in ("us", "gb"):
        chosen, _ = await seated_again(matches, old, at, side)
        assert chosen.viewer == side


async def test_against_a_machine_and_at_one_device_play_begins_at_once(matches: Matches) -> None:
    old, _ = await ended(matches, "war1812")
    alone = await continued(matches, old, 10, "us", machine="commander", claim_days=3)
    assert alone.loaded.state.status == RUNNING
    assert not alone.invitation
    assert alone.loaded.state.info.claim_days == 0
    origin = await matches.reading.origin(old.loaded.state, 10)
    shared = await matches.seating.continue_from(
        old.loaded.state, origin, wanted("war1812", shared=True, friend="Dan"), b"s" * 32
    )
    assert shared.loaded.state.status == RUNNING
    assert not shared.token
    # What came before is no news to either of them.
    state = shared.loaded.state
    for seat, pin in (await matches.curtain.pins(shared.loaded.match)).items():
        assert pin.told == state.logs[state.viewers[seat]].count > 1


async def test_an_invitation_waits_without_a_position(matches: Matches) -> None:
    old, _ = await ended(matches, "war1812")
    made = await continued(matches, old, 10)
    frame = json.loads(made.loaded.frame(""))
    assert (frame["status"], frame["view"], frame["log"], frame["v"]) == (OPEN, None, [], 0)
    assert frame["origin"]["at"] == 10
    assert frame["options"] == shown(old)["options"]


async def test_who_gave_up_may_go_on_from_there_and_what_the_rules_ended_is_over(
    matches: Matches,
) -> None:
    us, gb = await seated(matches, "war1812")
    await play(matches, [us, gb], Random(1), 20)
    await matches.command(us, DrawOffer(shown(us)["v"], "offer", "offer"))
    await matches.command(gb, DrawOffer(shown(gb)["v"], "accept", "accept"))
    last = await last_of(matches, us)
    assert (await matches.reading.origin(us.loaded.state, last)).at == last - 1
    new, _ = await seated_again(matches, us, last)
    # What was offered to the other player is not offered to this one.
    assert (new.loaded.state.status, shown(new)["offered"]) == (RUNNING, "")
    players = whole, _ = await seated(matches, "quebec1759", "fr")
    await play(matches, players, Random(2))
    assert whole.loaded.state.match.outcome is not None
    with pytest.raises(Problem, match="no-play-left"):
        await matches.reading.origin(whole.loaded.state, await last_of(matches, whole))


def steps_of(*players: MatchAccess) -> list[tuple[MatchAccess, dict[str, Any]]]:
    """Return what somebody may plan without committing it."""
    return [
        (access, choice["action"])
        for access in players
        for choice in (shown(access)["choices"] or {"actions": []})["actions"]
        if not choice["final"]
    ]


async def test_what_somebody_planned_or_answered_beforehand_stays_behind(
    matches: Matches, database: Database
) -> None:
    us, gb = await seated(matches, "war1812")
    while not (steps := steps_of(us, gb)):
        await play(matches, [us, gb], Random(3), 1)
    asks = us.loaded.state.game.standing
    ask, (answer, *_) = next(iter(asks.items()))
    await matches.command(us, Prepare(shown(us)["v"], "beforehand", ask, answer))
    await matches.command(steps[0][0], act(*steps[0]))
    await matches.command(gb, Resign(shown(gb)["v"], "enough"))
    new, _ = await seated_again(matches, us, (await last_of(matches, us)) - 1)
    state = new.loaded.state
    assert not state.match.drafts
    assert not state.match.standing
    kept = await database.read(lambda on: repository.records_after(on, state.info.match, 0))
    assert kept == await chained(database, state)
    assert len(kept) == state.seq


async def test_what_is_not_over_or_not_there_is_refused(matches: Matches) -> None:
    us, _ = await seated(matches, "war1812")
    with pytest.raises(Problem, match="not-ended"):
        await matches.reading.origin(us.loaded.state, 0)
    old, _ = await ended(matches, "war1812")
    for at in (-1, await last_of(matches, old) + 1):
        with pytest.raises(Problem, match="no-such-commit"):
            await matches.reading.origin(old.loaded.state, at)


async def test_a_match_that_goes_on_may_be_gone_on_from(
    matches: Matches, database: Database
) -> None:
    old, _ = await ended(matches, "war1812")
    first = us, _ = await seated_again(matches, old, 20)
    await play(matches, first, Random(4), 40)
    await matches.command(us, Resign(shown(us)["v"], "enough"))
    last = await last_of(matches, us)
    for at in (10, 21, last):
        new, _ = await seated_again(matches, us, at)
        own, rows = (
            await chained(database, new.loaded.state),
            await chained(database, us.loaded.state),
        )
        shared = min(at, last - 1) + 2
        assert [row.head for row in own[:shared]] == [row.head for row in rows[:shared]]
        said = records.decode(own[-1].payload)
        assert isinstance(said, Continued)
        assert said.origin == us.loaded.state.info.id


async def test_the_same_key_makes_one_match(matches: Matches) -> None:
    old, _ = await ended(matches, "war1812")
    key = "ab" * 32
    first = await continued(matches, old, 10, machine="commander", key=key)
    second = await continued(matches, old, 10, machine="commander", key=key)
    assert first.loaded.match == second.loaded.match
    assert first.token != second.token
    with pytest.raises(Problem, match="key-used"):
        await continued(matches, old, 11, machine="commander", key=key)
    with pytest.raises(Problem, match="key-used"):
        await matches.seating.create(wanted("war1812", machine="commander", key=key), None)


async def test_luck_counts_from_there_on(matches: Matches) -> None:
    old, _ = await ended(matches, "war1812")
    last = await last_of(matches, old)
    assert (await matches.reading.luck(old.loaded, "us")).sides
    new, _ = await seated_again(matches, old, last - 1)
    assert not (await matches.reading.luck(new.loaded, "us")).sides
