"""Both sides act at the same moment, each through a server of their own. Neither sees a conflict.

The long form, AT_ONCE=1000, has as many decisions that both take at once.
"""

import asyncio
import os
import secrets
from collections.abc import Awaitable
from dataclasses import dataclass, field
from random import Random
from typing import Any

import pytest

from app.matches.loaded import LoadedMatch
from app.matches.service import Matches
from tests.api.generic_client import Seats, begin, received
from tests.fixtures.serving import Running, running
from tests.network.table import Board, board

ROUNDS = int(os.environ.get("AT_ONCE", "40"))
ROUNDS_OF_A_MATCH = 100
ROUNDS_WITHOUT_A_PAUSE = 2


@dataclass
class Races:
    """What two servers store at once. Those that are told to meet wait for each other first."""

    lost: int = 0
    """Commands that lost their place to one of the other server's."""
    met: int = 0
    _meeting: asyncio.Barrier = field(default_factory=lambda: asyncio.Barrier(2))
    _to_come: int = 0

    def meet(self) -> None:
        """Hold the next two stores until both have come: one of them must lose."""
        self.met += 1
        self._to_come = 2

    async def stored(self, store: Awaitable[bool]) -> bool:
        if self._to_come:
            self._to_come -= 1
            await self._meeting.wait()
        won = await store
        self.lost += not won
        return won


@pytest.fixture
def races(monkeypatch: pytest.MonkeyPatch) -> Races:
    found, store = Races(), Matches._store

    async def noted(self: Matches, room: LoadedMatch, made: Any) -> bool:
        return await found.stored(store(self, room, made))

    monkeypatch.setattr(Matches, "_store", noted)
    return found


@pytest.mark.timeout(60 + ROUNDS)
@pytest.mark.parametrize("game", ["long-pickets", "long-sealed"])
async def test_both_decide_at_once(postgres_url: str, races: Races, game: str) -> None:
    rng = Random("at once")
    async with running(postgres_url) as first, running(postgres_url) as second:
        done = 0
        while done < ROUNDS:
            seats = await begin(first.client, game, "us")
            us, gb = seats.tokens["us"], seats.tokens["gb"]
            async with board(first.ws, seats, us) as ann, board(second.ws, seats, gb) as bob:
                for _ in range(min(ROUNDS - done, ROUNDS_OF_A_MATCH)):
                    await decide_at_once(ann, bob, rng, races if done % 2 else None)
                    done += 1
                assert ann.frame["log"][-1] == bob.frame["log"][-1]
    assert races.lost >= races.met > ROUNDS


async def decide_at_once(ann: Board, bob: Board, rng: Random, races: Races | None) -> None:
    """A round: both post and are done at the same moment, then each fires.

    `races`: they meet in the store. Without, they meet as it happens.
    """
    places = ["bridge", "ford", "mill", "church"]
    for _ in range(2):
        if races:
            races.meet()
        await asyncio.gather(
            *(
                one.act({"type": "post", "place": rng.choice(left(one, places))})
                for one in (ann, bob)
            )
        )
    if races:
        races.meet()
    await asyncio.gather(*(one.act({"type": "done"}) for one in (ann, bob)))
    await fire(ann, bob)


async def fire(ann: Board, bob: Board) -> None:
    """Both fire, when all is open, until they are asked for pickets again."""
    for one in (ann, bob):
        await one.until(lambda frame: frame["choices"] and fires(frame))
        await one.act({"type": "fire"})
    for one in (ann, bob):
        await one.until(lambda frame: frame["status"] == "ended" or frame["choices"])


def left(one: Board, places: list[str]) -> list[str]:
    """Return the places where they have not posted yet."""
    steps = (one.frame["draft"] or {"steps": []})["steps"]
    return [place for place in places if place not in [step["place"] for step in steps]]


def fires(frame: dict[str, Any]) -> bool:
    kind: str = frame["choices"]["actions"][0]["action"]["type"]
    return kind == "fire"


@pytest.mark.timeout(60 + ROUNDS)
async def test_a_seal_is_taken_back_while_the_other_seals(postgres_url: str) -> None:
    """Whichever is first, who seals is not disturbed, and both see the same."""
    rng, taken, opened = Random("taken back"), 0, 0
    async with running(postgres_url) as first, running(postgres_url) as second:
        seats = await begin(first.client, "long-sealed", "us")
        us, gb = seats.tokens["us"], seats.tokens["gb"]
        async with board(first.ws, seats, us) as ann, board(second.ws, seats, gb) as bob:
            for turn in range(min(ROUNDS, ROUNDS_OF_A_MATCH // 2)):
                await ann.act({"type": "done"})
                await bob.until(lambda frame: frame["sealed"] == ["us"])
                if await taken_back(ann, bob, turn, rng):
                    taken += 1
                    await ann.until(lambda frame: frame["sealed"] == ["gb"])
                    await ann.act({"type": "done"})
                else:
                    opened += 1
                await fire(ann, bob)
                assert ann.frame["log"][-1] == bob.frame["log"][-1]
    assert taken
    assert opened


async def taken_back(ann: Board, bob: Board, turn: int, rng: Random) -> bool:
    """Take Ann's seal back while Bob seals; return whether she was in time."""
    if turn == 0:
        is_in_time = await unseal(ann)
        await bob.act({"type": "done"})
    elif turn == 1:
        await bob.act({"type": "done"})
        is_in_time = await unseal(ann)
    else:
        # One of them hesitates, by about as long as a store takes.
        unsealing = asyncio.create_task(unseal(ann, after=max(0, rng.uniform(-0.01, 0.01))))
        await asyncio.sleep(max(0, rng.uniform(-0.01, 0.01)))
        await bob.act({"type": "done"})
        is_in_time = await unsealing
    return is_in_time


async def unseal(one: Board, *, after: float = 0) -> bool:
    """Take a seal back; return whether that was in time."""
    key = secrets.token_hex(8)
    await asyncio.sleep(after)
    await one.send("unseal", expect=one.frame["v"], key=key)
    while (message := await received(one.socket))["type"] == "frame":
        one.frame = message
    assert message["key"] == key
    if message["type"] == "ack":
        return True
    assert message["code"] in ("stale", "refused"), message
    return False


async def test_no_move_is_lost_while_the_other_never_pauses(
    postgres_url: str, races: Races
) -> None:
    """Both post and undo as fast as they can, at the same match."""
    async with running(postgres_url) as first, running(postgres_url) as second:
        seats = await begin(first.client, "pickets", "us")
        us, gb = (seats.tokens[side] for side in ("us", "gb"))
        for _ in range(ROUNDS_WITHOUT_A_PAUSE):
            for one, other in ((us, gb), (gb, us)):
                # On a busy machine the two may take turns afterwards.
                races.meet()
                await asyncio.gather(fidgets(first, seats, one), fidgets(second, seats, other))
    assert races.lost >= races.met


async def fidgets(server: Running, seats: Seats, token: str) -> None:
    async with board(server.ws, seats, token) as one:
        for _ in range(60):
            await one.act({"type": "post", "place": "mill"})
            await one.send("undo", expect=one.frame["v"], key=secrets.token_hex(8))
            await one.hear("frame")
            await one.hear("ack")
