"""Whoever sends what no page of ours sends pays for it, and nobody else does."""

import pytest

from app.web import http, sockets
from proofs.frames import PING, TEXT, frame, handshake
from proofs.raw import raw
from tests.api.generic_client import begin
from tests.fixtures.serving import Running, running

POST = b"POST /api/matches HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
PLAIN = b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"
REQUESTS = {
    "a head without end": b"GET / HTTP/1.1\r\nX-A: " + b"a" * 2**20,
    "a head of many lines": b"GET / HTTP/1.1\r\n" + b"X-A: b\r\n" * 2**16,
    "a thousand requests at once": PLAIN.replace(b"Connection: close\r\n", b"") * 1000,
    "what is no HTTP": b"\x16\x03\x01\r\n\r\n",
    "what is no JSON": POST + b"Content-Length: 5\r\n\r\nhello",
    "what does not say that it is JSON": POST.replace(b"json", b"x") + b"Content-Length: 0\r\n\r\n",
    "a body too large": POST + b"Content-Length: 70000\r\n\r\n",
}
FRAMES = {
    "an unmasked frame": frame(b"{}", masked=False),
    "text that is none": frame(b"\xff", TEXT),
    "a flood": frame(b"", PING) * (sockets.MAX_FRAMES + 1),
    "a message too large": frame(b"a" * 2**20),
}
HERE, THERE = "127.0.0.2", "127.0.0.3"


@pytest.fixture(autouse=True)
def narrow(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two troubles use up what an address has, for the rest of a test."""
    monkeypatch.setattr("app.web.limits.BURST_SECONDS", 30_000)
    monkeypatch.setattr(http, "HELD_SECONDS", 0.1)


async def said(server: Running, address: str, sent: bytes, then: bytes = b"") -> bytes:
    """All that a server answers until it hangs up. `then`: what follows its first answer."""
    async with raw(server.port, address=address) as it:
        await it.send(sent)
        read = b""
        try:
            if then:
                read = await it.reader.readuntil(b"\r\n\r\n")
                await it.send(then)
            while part := await it.reader.read(2**16):
                read += part
                if b"HTTP/1.1 4" in read:
                    break
        except OSError:
            pass
        return read


async def pays(server: Running, sent: bytes, then: bytes = b"") -> None:
    """Twice, and this address is let wait; another is answered."""
    for _ in range(2):
        assert b"200 OK" in await said(server, HERE, PLAIN)
        await said(server, HERE, sent, then)
    assert await said(server, HERE, PLAIN) == b""
    assert b"200 OK" in await said(server, THERE, PLAIN)


@pytest.mark.parametrize("what", REQUESTS)
async def test_a_request_that_no_page_sends_costs_as_much_as_many(
    sqlite_url: str, what: str
) -> None:
    async with running(sqlite_url, limits=True, requests_per_second=0.001) as server:
        await pays(server, REQUESTS[what])


@pytest.mark.parametrize("what", FRAMES)
async def test_a_frame_that_no_page_sends_costs_as_much_as_many(sqlite_url: str, what: str) -> None:
    async with running(sqlite_url, limits=True, requests_per_second=0.001) as server:
        match = (await begin(server.client, "pickets", "us")).match
        await pays(server, handshake(f"/api/matches/{match}/live"), FRAMES[what])


async def test_what_was_refused_by_the_rules_costs_no_more_than_any_request(
    sqlite_url: str,
) -> None:
    async with running(sqlite_url, limits=True, requests_per_second=0.001) as server:
        lost = b"GET /api/matches/000000000000 HTTP/1.1\r\nHost: x\r\n\r\n"
        for _ in range(5):
            assert b"HTTP/1.1 4" in await said(server, HERE, lost)
        assert b"200 OK" in await said(server, HERE, PLAIN)


async def test_a_proxy_is_not_held_to_account_for_those_behind_it(sqlite_url: str) -> None:
    narrow = {"limits": True, "requests_per_second": 0.001, "trusted_proxies": HERE}
    async with running(sqlite_url, **narrow) as server:
        for _ in range(3):
            await said(server, HERE, REQUESTS["a head without end"])
        forwarded = b"X-Forwarded-For: 203.0.113.7\r\n\r\n"
        for _ in range(2):
            await said(server, HERE, REQUESTS["a body too large"][:-2] + forwarded)
        assert b" 429 " in await said(server, HERE, PLAIN[:-2] + forwarded)
        assert b"200 OK" in await said(server, HERE, PLAIN)
