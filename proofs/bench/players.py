"""Players and spectators without a plan, each on a socket of their own."""

import asyncio
import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any

import msgspec

from proofs.client import Seats
from proofs.sockets import Socket, opened
from proofs.unpacking import FrameReader

FINAL_SHARE = 0.3
"""How often a player takes a final choice when they have any."""


@dataclass
class LoadTally:
    """What a crowd has done and waited for, in seconds. `received`: bytes of frames.

    `opening`: after so many actions play is under way: all are connected.
    """

    opening: int = 0
    under_way: asyncio.Event = field(default_factory=asyncio.Event)
    actions: int = 0
    commits: int = 0
    frames: int = 0
    received: int = 0
    to_opponent: list[float] = field(default_factory=list)
    to_self: list[float] = field(default_factory=list)

    def acted(self, *, is_commit: bool) -> None:
        """Count an action."""
        self.actions += 1
        self.commits += is_commit
        if self.actions >= self.opening:
            self.under_way.set()

    def clear(self) -> None:
        """Begin anew: what was before is not measured."""
        self.actions = self.commits = self.frames = self.received = 0
        self.to_opponent.clear()
        self.to_self.clear()


class Player:
    """One side of a match."""

    def __init__(self, match: "Played", seat: int, rng: Random) -> None:
        self._reader = FrameReader()
        self._version = -1
        self._match = match
        self._seat = seat
        self._rng = rng
        self._waiting = ""
        self._sent = 0.0
        self._socket: Socket

    async def play(self) -> None:
        """Play until the match is over or the crowd is to stop."""
        match = self._match
        port, token = match.ports[self._seat], match.seats.tokens[self._seat]
        async with opened(port, match.seats.match, token) as socket:
            self._socket = socket
            while not match.is_over:
                message = await socket.recv()
                self._hear(self._reader.read(message), len(message))
                if not match.is_over:
                    await self._decide()

    def _hear(self, message: Mapping[str, Any], size: int) -> None:
        match message["type"]:
            case "frame":
                self._take(message, size)
            case "ack":
                self._waiting = ""
            case "error" if message["code"] == "stale" and message["key"] == self._waiting:
                self._waiting = ""
            case "error":
                raise RuntimeError(f"the server refused an offered action: {message['code']}")
            case _:
                pass  # Heartbeats and talk.

    def _take(self, frame: Mapping[str, Any], size: int) -> None:
        tally, now = self._match.tally, time.perf_counter()
        is_new = 0 <= self._version < frame["v"]
        self._version = frame["v"]
        tally.frames += 1
        tally.received += size
        if is_new and self._sent:
            tally.to_self.append(now - self._sent)
            self._sent = 0.0
        elif is_new and self._match.committed:
            tally.to_opponent.append(now - self._match.committed)
            self._match.committed = 0.0
        if frame["status"] == "ended":
            self._match.over.set()

    async def _decide(self) -> None:
        frame = self._reader.latest
        if self._waiting or self._sent or not frame.get("choices"):
            return
        match, rng = self._match, self._rng
        await match.turn(rng)
        if match.is_over:
            return
        offered = frame["choices"]["actions"]
        final = [choice for choice in offered if choice["final"]]
        steps = [choice for choice in offered if not choice["final"]]
        is_final = bool(final) and (not steps or rng.random() < FINAL_SHARE)
        chosen = rng.choice(final if is_final else steps)
        self._waiting = f"{rng.getrandbits(64):016x}"
        sent = b'{"type":"act","expect":%d,"key":"%b","action":%b}' % (
            frame["v"],
            self._waiting.encode(),
            msgspec.json.encode(chosen["action"]),
        )
        self._sent = time.perf_counter()
        match.tally.acted(is_commit=is_final)
        # Whoever acts at the same time, as with answers under seal, does not wait for the other.
        match.committed = self._sent if is_final else 0.0
        if is_final:
            match.latest = self._sent
        self._socket.send(sent)


class Played:
    """A match that two players play. `pace`: seconds between its actions, 0 for none.

    `opening`: so many actions at first are not waited for. `other_port`: where the guest
    plays, if not on the same server.
    """

    def __init__(
        self,
        port: int,
        seats: Seats,
        tally: LoadTally,
        stop: asyncio.Event,
        pace: float = 0,
        opening: int = 0,
        other_port: int = 0,
    ) -> None:
        self.ports = (port, other_port or port)
        self.seats = seats
        self.tally = tally
        self.committed = 0.0
        """When the commit was sent whose frame the opponent still waits for; 0 for none."""
        self.latest = 0.0
        """When the latest commit was sent."""
        self.under_way = asyncio.Event()
        """Set when its opening is over, or all of it: some matches are as short."""
        self._actions = 0
        self.over = asyncio.Event()
        self._stop = stop
        self._pace = pace
        self._opening = opening

    @property
    def is_over(self) -> bool:
        """Whether nothing more is to be done."""
        return self.over.is_set() or self._stop.is_set()

    async def turn(self, rng: Random) -> None:
        """Wait for as long as a move takes, unevenly, so that matches do not march in step."""
        self._actions += 1
        if self._actions <= self._opening:
            return
        self.under_way.set()
        if self._pace:
            await asyncio.sleep(self._pace * (0.5 + rng.random()))

    async def played(self, seed: int) -> None:
        """Play it, both sides at once."""
        players = [Player(self, seat, Random(f"{seed} {seat}")) for seat in range(len(self.ports))]
        tasks = [asyncio.create_task(player.play()) for player in players]
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        finally:
            self.under_way.set()
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
