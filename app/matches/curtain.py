"""Two players on one device: a seat opens to its PIN, and shuts before the other one looks.

An open seat is a token of the device's session, with an end. While none is in force the session has
the match but no seat in it, and whatever it asks for is behind the curtain.
"""

import asyncio
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace

import msgspec
from sqlalchemy import Connection

from app.clock import now
from app.engine.values import PUBLIC, Side
from app.matches import ids, pins, repository
from app.matches.loaded import LoadedMatch, LoadedMatches
from app.matches.models import ENDED, PLAYERS, RUNNING, Principal, Seat
from app.matches.pins import Pin
from app.matches.problems import Problem
from app.matches.state import MatchState, awaits, refuse_unless_running
from app.storage.database import Database

LINES = 6


@dataclass(frozen=True, slots=True)
class Shared:
    """A match, and the session of the device that both its players share."""

    loaded: LoadedMatch
    session: bytes

    def seat(self, side: Side) -> Seat:
        """Return the seat of a side. Raises `Problem`."""
        info, game = self.loaded.state.info, self.loaded.state.game
        for seat in PLAYERS:
            if info.side(game, seat) == side:
                return seat
        raise Problem("bad-option", detail="side")


class Curtain:
    """Who of two players sits at their device now, if anybody."""

    def __init__(self, database: Database, loaded: LoadedMatches, idle_seconds: float) -> None:
        self._database = database
        self._loaded = loaded
        self._idle = max(1, int(idle_seconds))
        self.fell: Callable[[int, str], None] = lambda match, kept: None
        """Called with a match, and the sitting that may go on there, "" for none."""

    async def shared(self, match: int, session: bytes | None) -> Shared:
        """Find the match of a shared device. Raises `Problem`."""

        def query(on: Connection) -> tuple[bool, int]:
            owned = session is not None and pins.is_shared(on, match, session)
            return owned, repository.last_seq(on, match)

        owned, seq = await self._database.read(query)
        loaded = await self._loaded.get(match, seq)
        if session is None or not owned:
            raise Problem("no-seat")
        return Shared(loaded, session)

    async def pins(self, match: int) -> Mapping[Seat, Pin]:
        """Read what is kept of both players' PINs."""
        return await self._database.read(lambda on: pins.both(on, match))

    async def told(self, caller: Principal) -> int | None:
        """Return how many lines were told before the curtain fell for who sits at a shared device.

        None for who sits at no shared device.
        """
        return (await self.pins(caller.match))[caller.seat].told if caller.until else None

    async def choose_pin(self, shared: Shared, side: Side, pin: str) -> None:
        """Take a player's PIN when they have none, and open their seat. Raises `Problem`."""
        seat = shared.seat(side)
        refuse_unless_running(shared.loaded.state)
        salt = pins.new_salt()
        kept = Pin(seat, salt, await _slowly(pin, salt), len(pin), wrong=0, again=0, told=0)

        def change(on: Connection) -> Principal:
            if not pins.choose(on, shared.loaded.match, seat, kept):
                raise Problem("pin-chosen")
            return self._seated(on, shared, seat)

        self._moved(await self._database.write(change))

    async def open(self, shared: Shared, side: Side, pin: str) -> None:
        """Open a seat to its player's PIN, and shut the other. Raises `Problem`."""
        seat, match = shared.seat(side), shared.loaded.match
        refuse_unless_running(shared.loaded.state)
        kept = await self._database.write(lambda on: pins.try_once(on, match, seat, now()))
        if not await asyncio.to_thread(pins.is_right, kept, pin):
            raise Problem("wrong-pin", wait=pins.wait_after(kept.wrong))
        self._moved(await self._database.write(lambda on: self._seated(on, shared, seat)))

    def _seated(self, on: Connection, shared: Shared, seat: Seat) -> Principal:
        caller = Principal(shared.loaded.match, seat, ids.new_label(), now() + self._idle)
        told = lines_told(shared.loaded.state)
        pins.sit(on, caller, shared.session, told, now())
        return caller

    def _moved(self, caller: Principal) -> None:
        self.fell(caller.match, caller.token)

    async def close(self, shared: Shared) -> None:
        """Shut whatever seat is open. After the end there is nothing to hide."""
        if shared.loaded.state.status == RUNNING:
            await self._stand(shared.loaded.match, shared.session, lines_told(shared.loaded.state))

    async def settle(
        self, caller: Principal, loaded: LoadedMatch, told: Mapping[Seat, int]
    ) -> None:
        """Shut the seat of who sits at a shared device, when nothing more is asked of them."""
        state = loaded.state
        side = state.viewers[caller.seat]
        if state.status != RUNNING or awaits(state, side):
            return
        session = await self._database.read(lambda on: pins.session_of(on, caller))
        if session is not None:
            await self._stand(loaded.match, session, told)

    async def _stand(self, match: int, session: bytes, told: Mapping[Seat, int]) -> None:
        await self._database.write(lambda on: pins.stand(on, match, session, told, now()))
        self.fell(match, "")

    async def touch(self, caller: Principal) -> Principal:
        """Prolong a sitting whose player does something; return it with its new end."""
        until = now() + self._idle
        if not caller.until or until - caller.until < self._idle / 10:
            return caller
        later = replace(caller, until=until)
        await self._database.write(lambda on: pins.stay(on, caller, until))
        return later


def behind(caller: Principal, loaded: LoadedMatch) -> Principal:
    """Return whom a shared device is while no seat is open: nobody, but both after the end."""
    if loaded.state.status == ENDED:
        is_both = caller.until > 0 or caller.seat is Seat.CURTAIN
        seat = Seat.CREATOR if caller.seat is Seat.CURTAIN else caller.seat
        return replace(caller, seat=seat, is_both=is_both)
    if caller.seat is Seat.CURTAIN:
        raise Problem("behind-curtain")
    return caller


def lines_told(state: MatchState) -> dict[Seat, int]:
    """Count the lines that each player was told."""
    return {seat: state.logs[side].count for seat in PLAYERS if (side := state.viewers[seat])}


def latest(state: MatchState) -> tuple[msgspec.Raw, ...]:
    """Return the last lines that everybody was told, encoded."""
    return state.logs[PUBLIC].latest[-LINES:]


async def _slowly(pin: str, salt: bytes) -> bytes:
    return await asyncio.to_thread(pins.hashed, pin, salt)
