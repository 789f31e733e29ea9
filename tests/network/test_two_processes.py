"""Two servers on one PostgreSQL. No heartbeat comes within the time of a test: hints do it all."""

import asyncio
import re
from collections.abc import AsyncIterator
from dataclasses import dataclass
from random import Random
from typing import Any

import psycopg
import pytest
from websockets.exceptions import ConnectionClosed

from app.jobs import machines
from app.jobs.thinkers import Thinkers
from app.live import bus
from app.live.connection import CURTAIN
from app.matches import ids
from app.matches.loaded import LoadedMatch
from tests.api.generic_client import (
    Seats,
    bearer,
    begin,
    entropy,
    play_over_sockets,
    post,
    received,
)
from tests.fixtures.databases import PostgresServer
from tests.fixtures.serving import Running, running
from tests.fixtures.waiting import LOOK_SECONDS
from tests.matches.test_curtain import closed_with, shared
from tests.network.table import board

LISTENERS = "SELECT pid FROM pg_stat_activity WHERE starts_with(query, 'LISTEN') AND datname = %s"
HINTS = re.compile(r"-?\d+:\d+( -?\d+:\d+)*")


@dataclass
class Two:
    """Two servers, one match."""

    first: Running
    second: Running
    seats: Seats
    url: str

    @property
    def path(self) -> str:
        return f"/api/matches/{self.seats.match}"


@pytest.fixture
async def two(postgres_url: str) -> AsyncIterator[Two]:
    async with running(postgres_url) as first, running(postgres_url) as second:
        yield Two(first, second, await begin(first.client, "pickets", "us"), postgres_url)


async def test_a_commit_reaches_every_board_at_once(two: Two) -> None:
    us, gb, watcher = two.seats.tokens["us"], two.seats.tokens["gb"], two.seats.spectator
    async with (
        board(two.first.ws, two.seats, us) as ann,
        board(two.second.ws, two.seats, gb) as bob,
        board(two.second.ws, two.seats, watcher) as carol,
    ):
        await ann.act({"type": "post", "place": "mill"})
        await ann.act({"type": "done"})
        for other in (bob, carol):
            frame = await other.hear("frame")
            assert [line["message"]["key"] for line in frame["log"]] == ["toy-readied"]
            await other.hears_nothing()
        await bob.act({"type": "done"})
        assert [entry["side"] for entry in (await ann.hear("frame"))["awaiting"]] == ["us"]


async def test_a_draft_reaches_its_own_player_alone(two: Two) -> None:
    us, gb = two.seats.tokens["us"], two.seats.tokens["gb"]
    async with (
        board(two.first.ws, two.seats, us) as ann,
        board(two.second.ws, two.seats, us) as her_other,
        board(two.second.ws, two.seats, gb) as bob,
        board(two.second.ws, two.seats, two.seats.spectator) as carol,
    ):
        stepped = await ann.act({"type": "post", "place": "mill"})
        assert await her_other.hear("frame") == stepped
        await her_other.send("undo", expect=stepped["v"], key="u")
        assert (await her_other.hear("frame"))["draft"] is None
        await her_other.hear("ack")
        assert (await ann.hear("frame"))["draft"] is None
        await bob.hears_nothing()
        await carol.hears_nothing()


async def test_chat_names_and_the_rematch_reach_every_board_at_once(two: Two) -> None:
    us, gb = two.seats.tokens["us"], two.seats.tokens["gb"]
    async with (
        board(two.second.ws, two.seats, gb) as bob,
        board(two.second.ws, two.seats, two.seats.spectator) as carol,
    ):
        said = {"room": "players", "text": "Good day", "key": "1"}
        await post(two.first.client, f"{two.path}/chat", said, us)
        assert (await bob.hear("chat"))["lines"][0]["text"] == "Good day"
        await carol.hears_nothing()
        answer = await two.first.client.put(
            f"{two.path}/name", json={"name": "Ann"}, headers=bearer(us)
        )
        assert answer.status_code == 204
        for other in (bob, carol):
            assert (await other.hear("frame"))["names"]["us"] == "Ann"
        frame = (await two.first.client.get(two.path, headers=bearer(us))).json()
        await post(two.first.client, f"{two.path}/resign", {"expect": frame["v"], "key": "r"}, us)
        for other in (bob, carol):
            assert (await other.hear("frame"))["status"] == "ended"
        await post(two.first.client, f"{two.path}/rematch", {"entropy": entropy()}, us)
        assert (await bob.hear("rematch"))["state"] == "offered"
        # After the end everybody reads what the players said; the rematch is still theirs alone.
        assert (await carol.hear("chat"))["room"] == "players"
        await carol.hears_nothing()


async def test_a_guest_who_sits_down_at_another_process_is_seen_at_once(two: Two) -> None:
    wanted = {"game": "pickets", "side": "us", "entropy": entropy()}
    made = await post(two.first.client, "/api/matches", wanted)
    seats = Seats(made["match"], {"us": made["token"]}, "")
    async with board(two.first.ws, seats, made["token"]) as ann:
        assert ann.frame["status"] == "open"
        body = {"invitation": made["invitation"], "entropy": entropy()}
        await post(two.second.client, f"/api/matches/{seats.match}/sit", body)
        assert (await ann.hear("frame"))["status"] == "running"


async def test_a_match_cancelled_at_another_process_is_over_at_once(two: Two) -> None:
    wanted = {"game": "pickets", "side": "us", "entropy": entropy()}
    made = await post(two.first.client, "/api/matches", wanted)
    seats = Seats(made["match"], {"us": made["token"]}, "")
    async with board(two.first.ws, seats, made["token"]) as ann:
        path = f"/api/matches/{seats.match}"
        assert (await two.second.client.delete(path, headers=bearer(made["token"]))).is_success
        assert (await ann.hear("frame"))["status"] == "cancelled"


async def test_a_revoked_devices_socket_at_another_process_is_closed_at_once(two: Two) -> None:
    us = two.seats.tokens["us"]
    link = (await post(two.first.client, f"{two.path}/devices", {"label": "phone"}, us))["link"]
    secret = link.partition("#")[2]
    phone = (await post(two.second.client, f"{two.path}/device", {"secret": secret}))["token"]
    async with (
        board(two.second.ws, two.seats, phone) as gone,
        board(two.second.ws, two.seats, us) as ann,
    ):
        listed = (await two.first.client.get(f"{two.path}/devices", headers=bearer(us))).json()
        [device] = [one["id"] for one in listed["devices"] if not one["current"]]
        path = f"{two.path}/devices/{device}"
        assert (await two.first.client.delete(path, headers=bearer(us))).status_code == 204
        with pytest.raises(ConnectionClosed):
            await gone.socket.recv()
        assert gone.socket.close_code == 4001
        await ann.hears_nothing()


async def test_a_curtain_that_falls_shuts_the_socket_at_another_process_at_once(two: Two) -> None:
    async with shared(two.first) as device:
        await device.take("us")
        async with device.socket(two.second) as socket:
            assert (await received(socket))["viewer"] == "us"
            assert (await device.curtain("close")).is_success
            assert await closed_with(socket) == CURTAIN


async def test_a_whole_match_goes_through_both_at_once(two: Two) -> None:
    """Each player at their own server, and one who watches at each: one order for everybody."""
    seats = await begin(two.first.client, "pickets", "us")
    watching = [
        asyncio.create_task(watch(server.ws, seats, seats.spectator))
        for server in (two.first, two.second)
    ]
    urls = {"us": two.first.ws, "gb": two.second.ws}
    played = await play_over_sockets(urls, seats, 7)
    first, second = await asyncio.gather(*watching)
    assert first == second
    assert first["outcome"] == played.frames["us"]["outcome"]


async def watch(url: str, seats: Seats, token: str) -> dict[str, Any]:
    """Watch a match to its end; gives its last frame."""
    async with board(url, seats, token) as carol:
        while carol.frame["status"] != "ended":
            await carol.hear("frame")
        return carol.frame


async def test_what_was_hinted_while_nobody_listened_is_seen_when_somebody_does(
    two: Two, postgres_server: PostgresServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    # What comes in when listening begins anew is all that the second process goes by.
    monkeypatch.setattr(two.second.site.hub._bus, "heard", lambda *_: None)
    us, gb = two.seats.tokens["us"], two.seats.tokens["gb"]
    async with (
        board(two.first.ws, two.seats, us) as ann,
        board(two.second.ws, two.seats, gb) as bob,
    ):
        name = two.url.rpartition("/")[2].partition("?")[0]
        for rounds in range(2):
            with psycopg.connect(
                host=postgres_server.socket, user="postgres", autocommit=True
            ) as connection:
                ended = connection.execute(
                    f"SELECT pg_terminate_backend(pid), pid FROM ({LISTENERS}) AS old", (name,)
                ).fetchall()
            assert len(ended) == 2
            await ann.act({"type": "post", "place": ("mill", "ford")[rounds]})
            if rounds:
                await ann.act({"type": "done"})
            await listening(postgres_server, name, {pid for _, pid in ended})
        assert (await bob.hear("frame"))["log"]
        await bob.hears_nothing()


async def listening(server: PostgresServer, name: str, ended: set[int]) -> None:
    """Wait until both servers listen again; those that were ended may take a while to go."""
    with psycopg.connect(host=server.socket, user="postgres", autocommit=True) as connection:
        while (  # noqa: ASYNC110
            len({pid for (pid,) in connection.execute(LISTENERS, (name,))} - ended) < 2
        ):
            await asyncio.sleep(0.02)


async def test_hints_say_which_match_has_come_how_far_and_nothing_else(
    two: Two, postgres_server: PostgresServer
) -> None:
    name, match = two.url.rpartition("/")[2].partition("?")[0], ids.read(two.seats.match)
    assert match is not None
    with psycopg.connect(
        host=postgres_server.socket, user="postgres", dbname=name, autocommit=True
    ) as ear:
        ear.execute(f"LISTEN {bus.CHANNEL}")
        played = await play_over_sockets({"us": two.first.ws, "gb": two.second.ws}, two.seats, 3)
        said = {"room": "players", "text": "Good day", "key": "1"}
        await post(two.first.client, f"{two.path}/chat", said, two.seats.tokens["us"])
        heard: list[str] = []
        # The line of the chat comes last.
        while not any(hint == f"{match}:{bus.BESIDE}" for hint in " ".join(heard).split()):
            await asyncio.sleep(LOOK_SECONDS)
            heard += [notice.payload for notice in ear.notifies(timeout=0)]
    assert played.commands > 10
    told = [int(hint.partition(":")[2]) for payload in heard for hint in payload.split()]
    assert max(told) == (await two.first.site.matches.load(match)).state.seq
    assert [payload for payload in heard if not HINTS.fullmatch(payload)] == []
    matches = {hint.partition(":")[0] for payload in heard for hint in payload.split()}
    assert matches == {str(match)}


def test_hints_fit_into_notifications_and_come_back() -> None:
    rng = Random(1)
    hints = {(rng.getrandbits(63), rng.randrange(1000)) for _ in range(5000)}
    written = list(bus.payloads(hints))
    assert max(len(payload) for payload in written) <= bus.MAX_BYTES
    assert len(written) < 25
    assert {hint for payload in written for hint in bus.hinted(payload)} == hints


def test_of_several_hints_to_a_match_the_last_is_told_and_that_there_is_something_else() -> None:
    hints = [(5, 3), (5, bus.BESIDE), (5, 9), (4, 1), (5, 4)]
    assert list(bus.payloads(hints)) == ["4:1 5:9 5:0"]
    assert list(bus.payloads([])) == []


@pytest.mark.parametrize("payload", ["", "5", "a:1", "5:1 x", "5:1,6:2"])
async def test_a_hint_that_can_not_be_read_means_to_look_at_everything(payload: str) -> None:
    missed: list[bool] = []
    heard: list[tuple[int, int]] = []
    one = bus.Bus("sqlite://", check_seconds=1)
    one.missed = lambda: missed.append(True)
    one.heard = lambda match, seq: heard.append((match, seq))
    one._read(payload)
    assert (missed, heard) == ([True], [])
    one._read("5:1 6:2")
    assert heard == [(5, 1), (6, 2)]


async def test_what_is_stored_between_a_hello_and_its_frame_is_not_missed(
    two: Two, monkeypatch: pytest.MonkeyPatch
) -> None:
    us, gb = two.seats.tokens["us"], two.seats.tokens["gb"]
    matches, hub = two.second.site.matches, two.second.site.hub
    let_in, follow = matches.caller, hub.hinted
    hinted = asyncio.Event()

    async def slowly(*args: Any, **more: Any) -> Any:
        seen = await let_in(*args, **more)
        body = {"expect": seen.version, "key": "d", "action": {"type": "done"}}
        await post(two.first.client, f"{two.path}/act", body, us)
        await hinted.wait()
        return seen

    def noted(match: int, seq: int) -> None:
        follow(match, seq)
        hinted.set()

    monkeypatch.setattr(hub._bus, "heard", noted)
    monkeypatch.setattr(matches, "caller", slowly)
    async with board(two.second.ws, two.seats, gb) as bob:
        await bob.until(lambda frame: frame["log"])


async def test_a_machine_plays_in_the_process_that_heard_its_opponent(
    two: Two, monkeypatch: pytest.MonkeyPatch
) -> None:
    played_in: list[Any] = []
    thought_of = machines.thought_of

    async def noted(room: LoadedMatch, thinkers: Thinkers) -> Any:
        played_in.append(room)
        return await thought_of(room, thinkers)

    monkeypatch.setattr(machines, "thought_of", noted)
    seats, secret = await against_the_machine(two.first)
    async with (
        board(two.second.ws, seats, seats.spectator) as carol,
        board(two.first.ws, seats, secret) as ann,
    ):
        await ann.act({"type": "done"})
        while [one["side"] for one in carol.frame["awaiting"]] != ["us"]:
            await carol.hear("frame")
    [room] = set(played_in)
    assert room is two.first.site.matches.loaded.known(room.match)


async def test_a_machine_whose_process_is_gone_plays_on_in_another(postgres_url: str) -> None:
    async with (
        running(postgres_url) as first,
        running(postgres_url, heartbeat_seconds=0.1) as second,
    ):
        seats, secret = await against_the_machine(first, "gb")
        first.site.matches.loaded.on_change = lambda room: None
        async with board(second.ws, seats, seats.spectator) as carol:
            frame = (
                await first.client.get(f"/api/matches/{seats.match}", headers=bearer(secret))
            ).json()
            body = {"expect": frame["v"], "key": "d", "action": {"type": "done"}}
            await post(first.client, f"/api/matches/{seats.match}/act", body, secret)
            # The machine has the first shot, and then it is the player's.
            while [one["side"] for one in carol.frame["awaiting"]] != ["gb"]:
                message = await received(carol.socket)
                if message["type"] == "frame":
                    carol.frame = message


async def against_the_machine(server: Running, side: str = "us") -> tuple[Seats, str]:
    """A match against a machine: its tokens, and the player's."""
    wanted = {"game": "pickets", "side": side, "machine": "random", "entropy": entropy()}
    made = await post(server.client, "/api/matches", wanted)
    path = f"/api/matches/{made['match']}/watch"
    watching = await post(server.client, path, {"secret": made["spectator"]})
    return Seats(made["match"], {side: made["token"]}, watching["token"]), made["token"]
