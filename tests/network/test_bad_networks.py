"""Whole matches through networks that lose, double, delay, swap, cut and half-open connections.

The long form, BAD_NETWORKS=6, has as many matches, the first of a real game, with heartbeats as
long as in life, and holds the promise that a board is true again within one heartbeat of the
network's return: before the server's second one.
"""

import asyncio
import os
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from random import Random

import pytest
import sqlalchemy as sa

from app.games import games
from app.matches import ids
from app.matches.loaded import LoadedMatch
from app.storage.tables import journal
from tests.api.generic_client import Seats, begin, post
from tests.fixtures.patience import patient
from tests.fixtures.serving import Running, running
from tests.network.players import Player, player
from tests.network.proxy import FAIR, FOUL, Network, network

MATCHES = int(os.environ.get("BAD_NETWORKS", "1"))
IS_LONG = MATCHES > 1
BEAT = 10.0 if IS_LONG else patient(1.0)
"""The page takes a second for the shortest heartbeat."""
MAY_BE_TOLD = {"stale", "match-ended", "no-hello", "bad-field"}
"""Two devices may act for one player at once, a hello may be lost; a second one can't be read."""
FAULTS = ("foul", "cut", "gone", "refused")


@dataclass
class Table:
    """A match in bad weather: whoever is at it, each with a network of their own."""

    room: LoadedMatch
    players: dict[str, Player] = field(default_factory=dict)
    networks: dict[str, Network] = field(default_factory=dict)
    beats: int = 0
    """The server's heartbeats since the network came back."""
    returns: list[int] = field(default_factory=list)
    """How many heartbeats it took each time until everybody was shown the truth again."""

    def is_true(self, name: str) -> bool:
        """Whether somebody is shown the truth, and knows it, and has nothing under way."""
        shown, viewer = self.players[name].shown, name.partition(" ")[0]
        is_current = shown["live"] == "live" and not shown["behind"] and not shown["pending"]
        return is_current and shown["v"] == self.room.state.version(viewer)

    async def settled(self) -> None:
        """Wait until everybody is shown the truth."""
        while not all(self.is_true(name) for name in self.players):
            for name in self.players:
                await self.shown_the_truth(name)

    async def shown_the_truth(self, name: str) -> None:
        """Wait until somebody is shown the truth."""
        await self.players[name].until(lambda _: self.is_true(name))

    async def storm(self, rng: Random) -> None:
        """Do something bad to some of the networks for a while, then let everybody get over it."""
        fault = rng.choice(FAULTS)
        struck = rng.sample(sorted(self.networks), rng.randint(1, len(self.networks)))
        for name in struck:
            strike(self.networks[name], fault)
        await asyncio.sleep(rng.uniform(0.2, 1.6) * BEAT)
        for one in self.players.values():
            one.tell(play=False)
        for between in self.networks.values():
            between.mend()
        self.beats = 0
        await self.settled()
        self.returns.append(self.beats)
        for name, one in self.players.items():
            self.networks[name].weather = FOUL
            one.tell(play=True)

    @property
    def is_over(self) -> bool:
        return self.room.state.status == "ended"


def strike(between: Network, fault: str) -> None:
    """Break a network in one of the ways."""
    if fault == "foul":
        between.weather = FOUL
    elif fault == "cut":
        between.cut()
    elif fault == "gone":
        between.vanish()
    else:
        between.is_refusing = True
        between.cut()


@asynccontextmanager
async def table(
    server: Running, seats: Seats, seed: int, *, plays: bool = True
) -> AsyncIterator[Table]:
    """Both players, a second device of one of them, and one who watches."""
    path = f"/api/matches/{seats.match}"
    link = (await post(server.client, f"{path}/devices", {}, seats.tokens["us"]))["link"]
    secret = {"secret": link.partition("#")[2]}
    other = (await post(server.client, f"{path}/device", secret))["token"]
    tokens = {**seats.tokens, "us phone": other, "public": seats.spectator}
    match = ids.read(seats.match)
    assert match is not None
    room = server.site.matches.loaded.known(match)
    assert room is not None
    one = Table(room)
    hub, beat_once = server.site.hub, server.site.hub._beat_once

    async def counted() -> None:
        one.beats += 1
        await beat_once()

    hub._beat_once = counted  # type: ignore[method-assign]
    async with AsyncExitStack() as stack:
        for n, (name, token) in enumerate(tokens.items()):
            between = await stack.enter_async_context(network(server.url, seed + n))
            between.weather = FOUL if plays else FAIR
            one.networks[name] = between
            one.players[name] = await stack.enter_async_context(
                player(between.url, seats.match, token, beat=BEAT, seed=seed + n, plays=plays)
            )
        yield one


@pytest.mark.timeout(1800 if IS_LONG else 120)
@pytest.mark.parametrize("number", range(MATCHES))
async def test_a_whole_match_through_bad_networks(sqlite_url: str, number: int) -> None:
    rng = Random(f"weather {number}")
    async with running(sqlite_url, heartbeat_seconds=BEAT) as server:
        game = next(iter(games())) if IS_LONG and number == 0 else "pickets"
        seats = await begin(server.client, game, "us")
        async with table(server, seats, number * 10 + 1) as match:
            while not match.is_over:
                await match.storm(rng)
            await match.settled()
            check(match, server.site.settings.database_url)
            phone, desk = match.players["us phone"].shown, match.players["us"].shown
            assert (phone["v"], phone["steps"]) == (desk["v"], desk["steps"])
            if IS_LONG:
                assert max(match.returns) <= 1
            print(f"back after {max(match.returns)} heartbeats, {len(match.returns)} storms")


def check(match: Table, url: str) -> None:
    """Nobody was shown "your turn" on an old version, and every action was done just once."""
    for name, one in match.players.items():
        assert one.wrong == [], name
        assert set(one.errors) <= MAY_BE_TOLD, (name, one.errors)
        assert (one.claimed > 0) is (name != "public")
    done: dict[int, list[bytes]] = {}
    engine = sa.create_engine(url)
    with engine.connect() as on:
        for row in on.execute(journal.select().where(journal.c.key.is_not(None))):
            done.setdefault(row.seat, []).append(row.key)
    engine.dispose()
    stored = [key for keys in done.values() for key in keys]
    acked = {ids.key_hash(key) for one in match.players.values() for key in one.shown["acked"]}
    assert len(stored) == len(set(stored))
    assert set(stored) == acked


async def test_two_devices_agree_on_a_draft(sqlite_url: str) -> None:
    """A step that one device takes while the other is cut off is there when that comes back."""
    async with running(sqlite_url, heartbeat_seconds=BEAT) as server:
        seats = await begin(server.client, "pickets", "us")
        async with table(server, seats, 5, plays=False) as match:
            await match.settled()
            desk, phone = match.players["us"], match.players["us phone"]
            match.networks["us phone"].vanish()
            action = {"type": "post", "place": "mill"}
            body = {"expect": desk.shown["v"], "key": "k", "action": action}
            path = f"/api/matches/{seats.match}/act"
            await post(server.client, path, body, seats.tokens["us"])
            await desk.until(lambda shown: shown["steps"] == [action])
            await phone.until(lambda shown: shown["live"] != "live")
            assert phone.shown["steps"] is None
            match.networks["us phone"].mend()
            await phone.until(lambda shown: shown["steps"] == [action])
            await match.settled()
            assert match.players["gb"].shown["v"] == match.players["public"].shown["v"]


async def test_a_reconnecting_page_is_not_told_it_is_live(sqlite_url: str) -> None:
    """While nothing gets through nobody is told that it is their turn, however long it lasts."""
    async with running(sqlite_url, heartbeat_seconds=BEAT) as server:
        seats = await begin(server.client, "pickets", "us")
        async with table(server, seats, 6, plays=False) as match:
            await match.settled()
            assert match.players["us"].shown["claims"]
            for between in match.networks.values():
                between.vanish()
            for one in match.players.values():
                await one.until(lambda shown: shown["live"] == "lost" and not shown["claims"])
            for between in match.networks.values():
                between.mend()
            await match.settled()
            assert match.players["us"].shown["claims"]
