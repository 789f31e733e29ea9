"""A closed connection leaves nothing behind that waits for a collection, which is seldom."""

import gc
from collections.abc import Iterator

import pytest
from websockets.server import ServerProtocol

from app.web.http import Http
from app.web.sockets import Socket
from proofs.frames import frame, handshake
from proofs.raw import raw
from tests.api.generic_client import begin
from tests.fixtures.serving import Running
from tests.fixtures.waiting import comes_true

UNFINISHED = frame(b"x" * 60_000, said=64_000)
NO_MATCH = "/api/matches/000000000000/live"


@pytest.fixture(scope="module", autouse=True)
def frozen() -> Iterator[None]:
    """Leave what was there before out of each collection and count: it is much."""
    gc.collect()
    gc.freeze()
    yield
    gc.unfreeze()


@pytest.fixture(autouse=True)
def uncollected(frozen: None) -> Iterator[None]:
    """Collect nothing that refers to itself."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()


def held() -> int:
    """Count what this process has of connections since then, open or dead."""
    return sum(type(one) in (Http, Socket, ServerProtocol) for one in gc.get_objects())


@pytest.mark.parametrize(
    "said",
    [
        b"",
        b"GET / HTTP/1.1\r\n",
        b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n",
        b"nothing of the kind\r\n\r\n",
        handshake(NO_MATCH),
        handshake(NO_MATCH, b"X-Long: %b\r\n" % (b"x" * 20_000)),
        handshake(NO_MATCH) + frame(b'{"type":"hello","token":"?"}'),
    ],
)
async def test_nothing_is_left_of_a_connection(sqlite_server: Running, said: bytes) -> None:
    before = held()
    for _ in range(5):
        async with raw(sqlite_server.port) as guest:
            await guest.send(said)
    await comes_true(lambda: held() <= before)


async def test_nothing_is_left_of_a_socket_with_half_a_message(sqlite_server: Running) -> None:
    before = held()
    for _ in range(5):
        async with raw(sqlite_server.port) as guest:
            await guest.send(handshake(NO_MATCH))
            await guest.until(b"\r\n\r\n")
            await guest.send(UNFINISHED)
    await comes_true(lambda: held() <= before)


async def test_nothing_is_left_of_a_player_who_has_gone(sqlite_server: Running) -> None:
    seats = await begin(sqlite_server.client, "pickets", "us")
    before = held()
    async with raw(sqlite_server.port) as player:
        await player.send(handshake(f"/api/matches/{seats.match}/live"))
        await player.until(b"\r\n\r\n")
        await player.send(frame(b'{"type":"hello","token":"%b"}' % seats.tokens["us"].encode()))
        await player.until(b'"type":"frame"')
        await player.send(UNFINISHED)
    await comes_true(lambda: held() <= before)
