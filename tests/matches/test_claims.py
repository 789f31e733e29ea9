"""Claiming an abandoned match: the clock, whom it runs against, and what a claim leaves behind."""

import hashlib
import json
from typing import Any

import pytest

from app.clock import DAY_SECONDS
from app.engine.values import PUBLIC, Illegal
from app.matches import snapshot
from app.matches.commands import Claim, DrawOffer, Undo
from app.matches.creation import MatchRequest
from app.matches.problems import Problem
from app.matches.seating import SitRequest
from app.matches.service import MatchAccess, Matches
from app.matches.state import new_match_state
from app.storage.database import Database
from tests.matches.test_playing import BOARDS, ENTROPY, act, done, post, shown

DAYS = 14
NOON = 1_790_000_000
FIRE = {"type": "fire"}


class Clock:
    """The server's clock, as the test sets it."""

    def __init__(self) -> None:
        self.time = NOON

    def __call__(self) -> int:
        return self.time


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def matches(database: Database, clock: Clock) -> Matches:
    return Matches(database, BOARDS, clock=clock)


async def seated(matches: Matches, days: int = DAYS, machine: str = "") -> list[MatchAccess]:
    """The creator and, unless it is a machine, the guest of a new match."""
    wanted = MatchRequest("pickets", "", "us", {}, "link", "Ann", ENTROPY, machine, days)
    made = await matches.seating.create(wanted, None)
    us = await matches.caller(made.loaded.match, token=made.token, session=None)
    if machine:
        return [us]
    _, guest = await matches.seating.sit(
        made.loaded.match, SitRequest(made.invitation, "Bob", ENTROPY)
    )
    return [us, await matches.caller(made.loaded.match, token=guest, session=None)]


def claimed(access: MatchAccess, do: Any = "win", key: str = "claim") -> Claim:
    return Claim(shown(access)["v"], key, do)


def told(access: MatchAccess) -> dict[str, Any]:
    """Return what everybody's frame says of claims; it is the same for all."""
    loaded = access.loaded
    said = [json.loads(loaded.frame(viewer))["claim"] for viewer in ("us", "gb", PUBLIC)]
    assert said[0] == said[1] == said[2]
    claim: dict[str, Any] = said[0]
    return claim


async def test_nobody_can_claim_while_both_are_awaited(matches: Matches, clock: Clock) -> None:
    us, gb = await seated(matches)
    clock.time += 1000 * DAY_SECONDS
    assert told(us) == {"days": DAYS, "by": "", "claimable_at": 0}
    for player in (us, gb):
        with pytest.raises(Illegal):
            await matches.command(player, claimed(player))


async def test_who_waits_alone_may_claim_when_the_days_are_over(
    matches: Matches, clock: Clock
) -> None:
    us, gb = await seated(matches)
    clock.time += 5 * DAY_SECONDS
    await matches.command(us, done(us))
    begins = clock.time + DAYS * DAY_SECONDS
    assert told(us) == {"days": DAYS, "by": "us", "claimable_at": begins}
    clock.time = begins - 1
    with pytest.raises(Illegal, match="refusal-not-abandoned"):
        await matches.command(us, claimed(us))
    clock.time = begins
    with pytest.raises(Illegal, match="refusal-not-abandoned"):
        await matches.command(gb, claimed(gb))
    await matches.command(us, claimed(us))
    assert shown(gb)["outcome"]["winner"] == "us"
    assert shown(gb)["outcome"]["message"] == {
        "key": "line-claimed",
        "params": {"side": "@side-us"},
    }
    assert told(us) == {"days": DAYS, "by": "", "claimable_at": 0}


async def test_an_abandoned_match_can_be_called_off(matches: Matches, clock: Clock) -> None:
    us, gb = await seated(matches)
    await matches.command(gb, done(gb))
    clock.time += DAYS * DAY_SECONDS
    await matches.command(gb, claimed(gb, "call-off"))
    assert shown(us)["outcome"]["winner"] == ""
    with pytest.raises(Problem, match="match-ended"):
        await matches.command(gb, claimed(gb, key="again"))


async def test_drafts_and_offers_do_not_move_the_clock_but_a_commit_does(
    matches: Matches, clock: Clock
) -> None:
    us, gb = await seated(matches)
    await matches.command(us, done(us))
    since = told(us)
    for place in ("mill", "ford"):
        clock.time += DAY_SECONDS
        await matches.command(gb, post(gb, place))
    await matches.command(gb, Undo(shown(gb)["v"], "undo"))
    talks: list[tuple[MatchAccess, Any]] = [
        (us, "offer"),
        (gb, "decline"),
        (gb, "offer"),
        (us, "decline"),
    ]
    for player, do in talks:
        clock.time += DAY_SECONDS
        await matches.command(player, DrawOffer(shown(player)["v"], f"{do}-{player.viewer}", do))
    assert told(us) == since
    await matches.command(gb, done(gb))
    assert told(us) == {
        "days": DAYS, "by": "gb", "claimable_at": clock.time + DAYS * DAY_SECONDS,
    }  # fmt: skip


async def test_a_match_that_is_never_to_be_claimed_is_not(matches: Matches, clock: Clock) -> None:
    us, _ = await seated(matches, days=0)
    await matches.command(us, done(us))
    clock.time += 10_000 * DAY_SECONDS
    assert told(us) == {"days": 0, "by": "", "claimable_at": 0}
    with pytest.raises(Illegal):
        await matches.command(us, claimed(us))


async def test_against_a_machine_there_is_nothing_to_claim(matches: Matches) -> None:
    [us] = await seated(matches, machine="random")
    assert told(us)["days"] == 0


async def test_another_process_and_a_snapshot_know_the_same_clock(
    matches: Matches, database: Database, clock: Clock
) -> None:
    us, gb = await seated(matches)
    await matches.command(us, done(us))
    clock.time += 3600
    await matches.command(gb, done(gb))
    other = Matches(database, BOARDS, clock=clock)
    there = MatchAccess(gb.caller, await other.loaded.get(gb.loaded.match))
    assert told(there) == told(gb)
    assert told(gb)["claimable_at"]
    kept = us.loaded.state
    restored = snapshot.restored(
        new_match_state(kept.info, kept.game), kept.seq, snapshot.written(kept)
    )
    assert (restored.match.alone, restored.match.since) == ("us", clock.time)


async def test_a_claim_is_in_the_chain_the_export_and_the_history(
    matches: Matches, clock: Clock
) -> None:
    us, gb = await seated(matches)
    for player in (us, gb):
        await matches.command(player, done(player))
    await matches.command(us, act(us, FIRE))
    clock.time += DAYS * DAY_SECONDS
    await matches.command(us, claimed(us))
    export = json.loads(await matches.reading.export(us.loaded, "us"))
    head = bytes(32)
    for record in export["records"]:
        salted = head + bytes.fromhex(record["salt"]) + record["payload"].encode()
        head = hashlib.sha256(salted).digest()
        assert head.hex() == record["head"]
    first, *_, last = (json.loads(record["payload"]) for record in export["records"])
    assert first["claim_days"] == DAYS
    assert last == {"type": "claim", "side": "us", "wins": True, "at": clock.time}
    last = (await matches.reading.history(us.loaded, "us", 0)).last
    at_the_end = await matches.reading.history(us.loaded, "us", last)
    assert at_the_end.outcome is not None
    assert at_the_end.outcome.winner == "us"
    assert (await matches.reading.history(us.loaded, "us", last - 1)).outcome is None
