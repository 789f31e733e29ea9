"""What attackers do, each in their own way, from a process of their own."""

import asyncio
import contextlib
import json
import os
import secrets
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from random import Random
from typing import Any

from app.config import Settings
from app.matches import ids
from app.web.connections import LOOK_SECONDS, UNREAD_SECONDS
from app.web.http import REQUEST_SECONDS
from proofs.abuse.fuzz import message
from proofs.abuse.target import AttackTally, Target
from proofs.frames import PING, PONG, frame, handshake
from proofs.raw import RawLine, raw

NICE = 10
"""Attackers give way to the server, as if they were on another machine."""
AT_ONCE = 8
ONE_HOME = "127.9.9.9"
PROBE = frame(b"probe", PING)
PROBED = frame(b"probe", PONG, masked=False)
WITHIN = 30.0
"""Seconds after which an answer counts as one that never comes."""
PINGED = bytes([0x80 | PING, 4])
"""How the server's own pings begin."""
FULL_BATCH = 25
LITTLE = 4096
"""Bytes that the system takes for somebody who does not read."""
MUCH, MANY = "/api/openapi.json", 19
"""What is large, and how often it is asked for at once: more than the server's system takes."""
SPARE = 3.0
BEGUN_WITHIN = REQUEST_SECONDS + LOOK_SECONDS + SPARE
UNREAD_WITHIN = LOOK_SECONDS + UNREAD_SECONDS + LOOK_SECONDS + SPARE
"""One look sees that something waits, and a later one that it has waited for too long."""
UNHEARD_WITHIN = 2 * Settings.model_fields["heartbeat_seconds"].default + UNREAD_WITHIN
"""Who answers no ping is sent away before two heartbeats are over, and has to read that."""


def visit(kind: str, target: Target) -> AttackTally:
    """Do it. Runs in a process of its own."""
    os.nice(NICE)
    return asyncio.run(KINDS[kind](target))


def somewhere(rng: Random) -> str:
    """Choose an address: all of 127.0.0.0/8 is this machine. Players come from 127.0.0.1."""
    return f"127.{rng.randrange(1, 250)}.{rng.randrange(1, 250)}.{rng.randrange(1, 250)}"


def line(
    port: int, address: str, *, receives: int = 0
) -> contextlib.AbstractAsyncContextManager[RawLine]:
    """Connect from an address."""
    return raw(port, address=address, receives=receives, within=WITHIN)


@contextlib.asynccontextmanager
async def opened(
    port: int, address: str, path: str, *, receives: int = 0
) -> AsyncIterator[tuple[RawLine, int]]:
    """Connect and ask for a socket; yields the answer's status as well."""
    async with line(port, address, receives=receives) as one:
        await one.send(handshake(path))
        yield one, await one.head()


def request(
    method: str, path: str, body: bytes | None = None, *, headers: str = "", host: str = "x"
) -> bytes:
    """Make a request."""
    head = f"{method} {path} HTTP/1.1\r\nHost: {host}\r\n{headers}"
    if body is not None:
        head += f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n"
    return f"{head}\r\n".encode() + (body or b"")


async def together(target: Target, one: Callable[[Random, str], Awaitable[None]]) -> None:
    """Make several do the same, each from their own address, until the time is over."""
    until = time.monotonic() + target.seconds

    async def again(rng: Random) -> None:
        home = somewhere(rng)
        while time.monotonic() < until:
            with contextlib.suppress(OSError):
                await one(rng, home)

    await asyncio.gather(*(again(Random(f"{target.seed} {n}")) for n in range(AT_ONCE)))


async def fuzz(target: Target) -> AttackTally:
    """Send messages and frames that nobody offers, as a player, a bystander and a stranger."""
    tally = AttackTally()

    async def one(rng: Random) -> None:
        path = f"{target.path}/live" if rng.random() < 0.97 else rng.choice(("/", "/api/x/live"))
        async with opened(target.port, somewhere(rng), path) as (socket, status):
            tally.note(status)
            if status != 101:
                return
            token = rng.choice((*target.tokens, "", "x"))
            if token:
                hello = json.dumps({"type": "hello", "token": token})
                await socket.send(frame(hello.encode()))
            for _ in range(rng.randrange(1, 12)):
                if not await _batch(socket, target, rng, tally):
                    return

    async def again(rng: Random) -> None:
        while tally.tried < target.amount:
            with contextlib.suppress(OSError):
                await one(rng)

    await asyncio.gather(*(again(Random(f"{target.seed} {n}")) for n in range(AT_ONCE)))
    return tally


async def _batch(socket: RawLine, target: Target, rng: Random, tally: AttackTally) -> bool:
    """Send some messages, then see that the server still answers or has hung up."""
    offered = json.loads(target.offered)
    for _ in range(FULL_BATCH):
        sent, may_go_on = message(rng, offered)
        tally.tried += 1
        if not await socket.send(sent):
            return False
        if not may_go_on:
            break
    await socket.send(PROBE)
    try:
        async with asyncio.timeout(WITHIN):
            seen = b""
            while PROBED not in seen:
                part = await socket.reader.read(2**16)
                if not part:
                    return False
                seen = seen[-len(PROBED) :] + part
    except OSError:
        return False
    except TimeoutError:
        # A frame that was left half said takes up what follows it.
        tally.hung += may_go_on
        return False
    return True


async def slow(target: Target) -> AttackTally:
    """Begin requests and never end them; ask for much, or open sockets, and never read.

    They stay until they are cut off, which has to be soon: whoever is not counts as hung.
    """
    tally, rng = AttackTally(), Random(target.seed)
    begun = (
        b"",
        b"GET / HTTP/1.1\r\nX-A: ",
        request("POST", "/api/matches", b"x" * 100)[:-90],
        request("PUT", f"{target.path}/notes", b"x" * 60_000)[:-50_000],
    )

    async def begins(first: bytes) -> None:
        async with line(target.port, somewhere(rng), receives=LITTLE) as it:
            tally.tried += 1
            await it.send(first)
            is_cut_off = await _is_cut_off(it, BEGUN_WITHIN, b"a" if first else b"")
            tally.hung += not is_cut_off

    async def asks() -> None:
        async with line(target.port, somewhere(rng), receives=LITTLE) as it:
            tally.tried += 1
            it.go_deaf()
            await it.send(request("GET", MUCH) * MANY)
            is_cut_off = await _is_cut_off(it, UNREAD_WITHIN, b"\r\n")
            tally.hung += not is_cut_off

    async def listens(token: str) -> None:
        opening = opened(target.port, somewhere(rng), f"{target.path}/live", receives=LITTLE)
        async with opening as (it, status):
            tally.tried += 1
            tally.note(status)
            it.go_deaf()
            await it.send(frame(json.dumps({"type": "hello", "token": token}).encode()))
            is_cut_off = await _is_cut_off(it, UNHEARD_WITHIN, frame(b'{"type":"ping"}'))
            tally.hung += not is_cut_off

    await asyncio.gather(
        *(_quietly(begins(first)) for first in begun for _ in range(target.amount // 4)),
        *(_quietly(asks()) for _ in range(target.amount // 8)),
        *(_quietly(listens(target.tokens[-1])) for _ in range(target.amount // 8)),
    )
    return tally


async def _is_cut_off(it: RawLine, within: float, more: bytes) -> bool:
    """Send a little more every second: where nothing is read, only that shows an end."""
    until = time.monotonic() + within
    while time.monotonic() < until:
        if await it.has_hung_up(1) or not await it.send(more):
            return True
    return False


async def _quietly(doing: Awaitable[None]) -> None:
    with contextlib.suppress(OSError):
        await doing


async def idle(target: Target) -> AttackTally:
    """Watch the match from many sockets, and do nothing but answer pings."""
    tally, rng = AttackTally(), Random(target.seed)
    places = asyncio.Semaphore(50)
    until = time.monotonic() + target.seconds
    hello = frame(json.dumps({"type": "hello", "token": target.tokens[-1]}).encode())

    async def one() -> None:
        async with contextlib.AsyncExitStack() as stack:
            async with places:
                tally.tried += 1
                opening = opened(target.port, somewhere(rng), f"{target.path}/live")
                it, status = await stack.enter_async_context(opening)
                tally.note(status)
                await it.send(hello)
            # Who only watches is not to be sent away.
            stayed = await _stays(it, until)
            tally.hung += not stayed

    await asyncio.gather(*(_quietly(one()) for _ in range(target.amount)))
    return tally


async def _stays(it: RawLine, until: float) -> bool:
    """Answer pings until a time; False when the server hangs up before."""
    try:
        async with asyncio.timeout(max(0.0, until - time.monotonic())):
            while part := await it.reader.read(2**16):
                at = part.rfind(PINGED)
                if at >= 0:
                    it.writer.write(frame(part[at + 2 : at + 6], PONG))
    except TimeoutError:
        return True
    except OSError:
        pass
    return False


async def flood(target: Target) -> AttackTally:
    """Ask for whatever costs something, from one address, as fast as it answers."""
    tally = AttackTally()
    creation = {"game": "x", "side": "us", "entropy": "ab" * 32}
    asked = (
        request("GET", "/api/games"),
        request("POST", "/api/matches", json.dumps(creation).encode()),
        request(
            "GET", f"{target.path}/log", headers=f"Authorization: Bearer {target.tokens[-1]}\r\n"
        ),
        request("GET", "/", headers="Accept: text/html\r\n"),
    )

    async def one(rng: Random, _home: str) -> None:
        async with line(target.port, ONE_HOME) as it:
            for _ in range(200):
                tally.tried += 1
                if not await it.send(rng.choice(asked)):
                    return
                status = await _answered(it)
                tally.note(status)
                if not status:
                    return

    await together(target, one)
    return tally


async def _answered(it: RawLine) -> int:
    """Read an answer whole; give its status, 0 when none came."""
    try:
        async with asyncio.timeout(WITHIN):
            head = await it.reader.readuntil(b"\r\n\r\n")
            fields = dict(
                field.lower().split(b": ", 1) for field in head.split(b"\r\n")[1:] if b": " in field
            )
            await it.reader.readexactly(int(fields.get(b"content-length", b"0")))
    except (OSError, EOFError, TimeoutError):
        return 0
    return int(head.split(b" ", 2)[1])


async def guess(target: Target) -> AttackTally:
    """Try tokens, links, match numbers and PINs."""
    tally = AttackTally()

    def tries(rng: Random) -> tuple[bytes, ...]:
        token = f"Authorization: Bearer {secrets.token_urlsafe(32)}\r\n"
        secret = json.dumps({"secret": secrets.token_urlsafe(32)}).encode()
        sitting = {"invitation": secrets.token_urlsafe(32), "entropy": "ab" * 32}
        pin = json.dumps({"side": "us", "pin": f"{rng.randrange(10**8):08}"}).encode()
        other = ids.shown(((ids.read(target.match) or 0) + rng.randrange(1, 1000)) % 2**60)
        cookie = f"Cookie: vedette={target.cookie}\r\n"
        return (
            request("GET", target.path, headers=token),
            request("GET", f"/api/matches/{other}", headers=token),
            request("POST", f"{target.path}/device", secret),
            request("POST", f"{target.path}/watch", secret),
            request("POST", f"{target.path}/sit", json.dumps(sitting).encode()),
            request("POST", f"/api/matches/{target.shared}/curtain/open", pin, headers=cookie),
        )

    async def one(rng: Random, home: str) -> None:
        async with line(target.port, home) as it:
            for asked in tries(rng):
                tally.tried += 1
                if not await it.send(asked):
                    return
                status = await _answered(it)
                tally.note(status)
                tally.won += 200 <= status < 300
        async with opened(target.port, home, f"{target.path}/live") as (it, _):
            hello = {"type": "hello", "token": secrets.token_urlsafe(32)}
            await it.send(frame(json.dumps(hello).encode()))
            with contextlib.suppress(OSError, EOFError):
                told = await it.reader.readuntil(b"}")
                tally.tried += 1
                tally.won += b'"code":"no-seat"' not in told

    await together(target, one)
    return tally


async def large(target: Target) -> AttackTally:
    """Send more than anybody takes: bodies, heads, addresses, nesting."""
    tally = AttackTally()
    token = f"Authorization: Bearer {target.tokens[0]}\r\n"
    notes = f"{target.path}/notes"
    act = f"{target.path}/act"
    nested = b'{"expect":1,"key":"k","action":' + b"[" * 30_000 + b"]" * 30_000 + b"}"
    asked = (
        request("PUT", notes, b'{"expect":0,"text":"' + b"x" * 2**24, headers=token),
        request("POST", act, nested, headers=token),
        request("POST", act, b'{"a":' * 12_000, headers=token),
        request("GET", "/" + "x" * 2**20),
        request("GET", "/", headers=f"X-A: {'a' * 2**20}\r\n"),
        request("GET", "/", headers="X-A: b\r\n" * 2**16),
        request("GET", "/", headers=f"Cookie: vedette={'a' * 20_000}\r\nAccept: text/html\r\n"),
        request("GET", "/rules/x", headers="Accept: text/html\r\n", host="h" * 2000),
        request("GET", "/healthz") * 2000,
    )

    async def one(rng: Random, home: str) -> None:
        async with line(target.port, home) as it:
            tally.tried += 1
            await it.send(rng.choice(asked))
            tally.note(await it.head())

    await together(target, one)
    return tally


KINDS: dict[str, Callable[[Target], Coroutine[Any, Any, AttackTally]]] = {
    "fuzz": fuzz,
    "slow": slow,
    "idle": idle,
    "flood": flood,
    "guess": guess,
    "large": large,
}
