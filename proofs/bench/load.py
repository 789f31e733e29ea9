"""Crowds on a server: at full speed, at a walking pace, and with many who only watch."""

import asyncio
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from itertools import count
from pathlib import Path
from random import Random

from proofs.bench.players import LoadTally, Played
from proofs.bench.report import Paced, Speed, Watched, milliseconds
from proofs.bench.server import ServerProcess, stored
from proofs.client import Client, Seats, begun, watching
from proofs.sockets import Socket, opened
from proofs.unpacking import is_frame

PACE_SECONDS = 1.0
SPARE_MATCHES = 10
"""Made for each second beforehand: making them is not part of what is measured."""
AT_ONCE = 50
"""How many spectators connect at the same time."""
COMMITS_WATCHED = 40
SAMPLING_SECONDS = 0.02
SILENT_SECONDS = 30
OPENING = (40, 60)
"""So many actions go by at full speed before a match is paced: set-ups have hardly any commit."""


async def full_speed(
    served: ServerProcess,
    game: str,
    matches: int,
    seconds: float,
    *,
    other: ServerProcess | None = None,
    store: Path | None = None,
) -> Speed:
    """Play as fast as the server lets so many matches, each followed by another.

    With `other`, a second server on the same database, the second side of each match is there. The
    growth of `store`, its SQLite file, is measured.
    """
    tally = LoadTally(opening=matches)
    async with playing(served, game, matches, seconds, tally, other=other):
        stored_before = stored(store)
        servers = [served, other] if other else [served]
        cpu, took = await measured(servers, seconds, tally)
        return _speed(tally, matches, took, cpu, stored(store) - stored_before)


@asynccontextmanager
async def playing(
    served: ServerProcess,
    game: str,
    matches: int,
    seconds: float,
    tally: LoadTally,
    *,
    other: ServerProcess | None = None,
) -> AsyncIterator[None]:
    """Have so many matches played at a time as long as the block lasts, `seconds` at most.

    The block begins once they are under way.
    """
    stop = asyncio.Event()
    waiting = await _begun(served, game, int(matches + seconds * SPARE_MATCHES))
    seeds = count()

    async def one_after_another() -> None:
        while waiting and not stop.is_set():
            where = other.port if other else 0
            match = Played(served.port, waiting.pop(), tally, stop, other_port=where)
            await match.played(next(seeds))

    crowd = [asyncio.create_task(one_after_another()) for _ in range(matches)]
    await asyncio.wait_for(tally.under_way.wait(), SILENT_SECONDS)
    yield
    if any(player.done() for player in crowd):
        raise AssertionError("the matches ran out before the time was over")
    stop.set()
    await asyncio.wait_for(asyncio.gather(*crowd), SILENT_SECONDS)


async def measured(
    servers: Sequence[ServerProcess], seconds: float, tally: LoadTally
) -> tuple[float, float]:
    """Count what a crowd does for so long; return the servers' CPU seconds and the time it took."""
    tally.clear()
    cpu, began = sum(server.cpu_seconds() for server in servers), time.perf_counter()
    await asyncio.sleep(seconds)
    took = time.perf_counter() - began
    return sum(server.cpu_seconds() for server in servers) - cpu, took


async def _begun(served: ServerProcess, game: str, matches: int) -> list[Seats]:
    """Make matches and sit down on both sides of each."""
    client = Client(served.port)
    seats = [await begun(client, game) for _ in range(matches)]
    client.close()
    return seats


def _speed(tally: LoadTally, matches: int, took: float, spent: float, stored: int) -> Speed:
    """Sum up what a crowd has done so far, in so many seconds and seconds of CPU time."""
    return Speed(
        matches=matches,
        actions_per_second=round(tally.actions / took, 1),
        cpu_ms_per_action=round(spent * 1000 / tally.actions, 3),
        stored_bytes_per_action=round(stored / tally.actions, 1),
        to_opponent_ms=milliseconds(tally.to_opponent),
        to_self_ms=milliseconds(tally.to_self),
        commits_share=round(tally.commits / tally.actions, 3),
        bytes_per_frame=round(tally.received / tally.frames),
        actions=tally.actions,
    )


async def paced(served: ServerProcess, game: str, matches: int, seconds: float) -> Paced:
    """Play so many matches at one action a second each, once they are under way."""
    tally, stop = LoadTally(), asyncio.Event()
    openings = Random(0)
    seats = await _begun(served, game, matches)
    crowd = [
        Played(served.port, one, tally, stop, PACE_SECONDS, opening=openings.randrange(*OPENING))
        for one in seats
    ]
    playing = [asyncio.create_task(match.played(n)) for n, match in enumerate(crowd)]
    await asyncio.gather(*(match.under_way.wait() for match in crowd))
    tally.clear()
    await asyncio.sleep(seconds)
    stop.set()
    await asyncio.gather(*playing)
    return Paced(
        matches=matches,
        actions=tally.actions,
        to_opponent_ms=milliseconds(tally.to_opponent),
        to_self_ms=milliseconds(tally.to_self),
    )


async def watched(served: ServerProcess, game: str, spectators: int) -> Watched:
    """Have many watch one match: how long connecting takes, and until the last has a frame."""
    [seats] = await _begun(served, game, 1)
    client = Client(served.port)
    tokens = [await watching(client, seats) for _ in range(spectators)]
    client.close()
    async with AsyncExitStack() as stack:
        began = time.perf_counter()
        sockets = await _connected(stack, served, seats, tokens)
        connecting = time.perf_counter() - began
        lasts = await _commits(served, seats, sockets)
    return Watched(
        spectators=spectators,
        seconds_to_connect=round(connecting, 2),
        last_has_it_ms=milliseconds(lasts),
    )


async def _connected(
    stack: AsyncExitStack, served: ServerProcess, seats: Seats, tokens: list[str]
) -> list[Socket]:
    """Connect, and wait until each has its first frame."""
    turns = asyncio.Semaphore(AT_ONCE)

    async def connected(token: str) -> Socket:
        async with turns:
            socket = await stack.enter_async_context(opened(served.port, seats.match, token))
            await socket.recv()
            return socket

    return list(await asyncio.gather(*(connected(token) for token in tokens)))


async def _frame(socket: Socket) -> bytes:
    """Wait for a frame; heartbeats come between."""
    while not is_frame(message := await socket.recv()):
        pass
    return message


async def _commits(served: ServerProcess, seats: Seats, sockets: list[Socket]) -> list[float]:
    """Play, and take the time from each commit until the last spectator has its frame."""
    tally, stop, lasts = LoadTally(), asyncio.Event(), list[float]()
    match = Played(served.port, seats, tally, stop, pace=0.2)
    playing = asyncio.create_task(match.played(0))
    for _ in range(COMMITS_WATCHED):
        frames = [asyncio.create_task(_frame(socket)) for socket in sockets]
        await asyncio.wait([*frames, playing], return_when=asyncio.FIRST_COMPLETED)
        if playing.done():
            for frame in frames:
                frame.cancel()
            break
        sent = match.latest
        await asyncio.gather(*frames)
        if sent:
            lasts.append(time.perf_counter() - sent)
    stop.set()
    playing.cancel()
    await asyncio.gather(playing, return_exceptions=True)
    return lasts


async def by_age(served: ServerProcess, game: str, matches: int, each: int) -> list[float]:
    """Play matches from the start, all together; give the CPU ms for an action, part by part.

    A part is `each` actions of every match. It ends with the first match.
    """
    tally, stop = LoadTally(), asyncio.Event()
    seats = await _begun(served, game, matches)
    playing = [
        asyncio.create_task(Played(served.port, one, tally, stop).played(n))
        for n, one in enumerate(seats)
    ]
    found, cpu, done = [], served.cpu_seconds(), 0
    while not any(task.done() for task in playing):
        await asyncio.sleep(SAMPLING_SECONDS)
        if tally.actions - done >= matches * each:
            now = served.cpu_seconds()
            found.append(round((now - cpu) * 1000 / (tally.actions - done), 3))
            cpu, done = now, tally.actions
    stop.set()
    await asyncio.gather(*playing)
    return found


@asynccontextmanager
async def idle(served: ServerProcess, game: str, matches: int) -> AsyncIterator[None]:
    """Keep so many matches open at both sides' boards, with nobody moving."""
    seats = await _begun(served, game, matches)
    async with AsyncExitStack() as stack:
        for one in seats:
            for token in one.tokens:
                socket = await stack.enter_async_context(opened(served.port, one.match, token))
                await socket.recv()
        yield
