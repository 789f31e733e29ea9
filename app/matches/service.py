"""What can be done with a match: the one door for HTTP, sockets and whatever comes later."""

import asyncio
from collections.abc import Callable, Collection
from dataclasses import dataclass, replace

from sqlalchemy import Connection

from app.clock import now
from app.engine import match as engine
from app.engine.game import AnyGame
from app.engine.values import Illegal, Refusal
from app.matches import ids, records, repository, snapshot
from app.matches.boards import Boards
from app.matches.commands import AnyCommand, Claim, DrawOffer, decided, led_to
from app.matches.curtain import Curtain, behind, lines_told
from app.matches.devices import Devices
from app.matches.models import OPEN, PLAYERS, RUNNING, Names, Principal, Seat
from app.matches.naming import Naming
from app.matches.problems import Problem
from app.matches.reading import Reading
from app.matches.rooms import LoadedMatch, Rooms
from app.matches.seating import Seating
from app.matches.table import Advance, advance, awaits, refuse_unless_running
from app.storage.database import Database

ATTEMPTS = 100
"""How often a command tries for its place in the journal. Against another process, at which the
other player never pauses, it was seen to lose 22 times in a row."""
MAX_OF_MINE = 100
_RANKS = {RUNNING: 0, OPEN: 1}


@dataclass(frozen=True, slots=True)
class MatchAccess:
    """A caller, and the match that they call about, as fresh as the database."""

    caller: Principal
    room: LoadedMatch

    @property
    def viewer(self) -> str:
        """The viewer that the caller is; "" for a player while sides are not drawn."""
        table = self.room.table
        return table.sheet.viewer(table.game, self.caller.seat)

    @property
    def version(self) -> int:
        """What the caller could notice so far."""
        return self.room.table.version(self.viewer)

    @property
    def frame(self) -> bytes:
        """The caller's frame."""
        return self.room.frame(self.viewer)


class Matches:
    """The service. Everything that a method acknowledges is stored."""

    def __init__(
        self,
        database: Database,
        boards: Boards,
        *,
        in_memory: int = 1000,
        clock: Callable[[], int] = now,
        idle_seconds: float = 600,
    ) -> None:
        self.games = boards.games
        self.boards = boards
        self.rooms = Rooms(database, boards, in_memory)
        self.seating = Seating(database, self.rooms, boards, clock)
        self.devices = Devices(database)
        self.reading = Reading(database)
        self.naming = Naming(database, self.rooms)
        self.committed: Callable[[Principal], None] = lambda _: None
        """Called with each player who has committed something, but not for steps of a draft."""
        self.curtain = Curtain(database, self.rooms, idle_seconds)
        self._database = database
        self._clock = clock

    async def caller(self, match: int, *, token: str | None, session: bytes | None) -> MatchAccess:
        """Find who calls, and bring their match up to date. Raises `Problem`."""
        secret_hash = ids.hashed(token) if token else None
        if token and secret_hash is None:
            raise Problem("no-seat")

        def query(on: Connection) -> tuple[Principal | None, int, Names | None]:
            who = repository.caller(on, match, secret_hash=secret_hash, session=session)
            seq = repository.last_seq(on, match)
            return who, seq, repository.names(on, [match]).get(match)

        who, seq, names = await self._database.read(query)
        room = await self.rooms.enter(match, seq)
        if who is None:
            raise Problem("no-seat")
        if names is not None:
            await self.naming.adopt(room, names)
        return MatchAccess(behind(who, room), room)

    async def room(self, match: int) -> LoadedMatch:
        """Return a match as fresh as the database, for what anybody may see. Raises `Problem`."""
        seq = await self._database.read(lambda on: repository.last_seq(on, match))
        return await self.rooms.enter(match, seq)

    async def on_board(self, key: str, digest: str) -> AnyGame:
        """Return a game on a board that a match has or may have. Raises `Problem` for no such."""
        if key not in self.games:
            raise Problem("unknown-game")
        known = self.boards.by_digest(key, digest)
        if known is not None:
            return known
        sheet = await self._database.read(lambda on: repository.board(on, digest, key))
        if sheet is None:
            raise Problem("not-found")
        return self.boards.read(key, digest, sheet)

    async def check(self, room: LoadedMatch) -> None:
        """Bring a room up to date with the database."""
        seq = await self._database.read(lambda on: repository.last_seq(on, room.match))
        await self.rooms.catch_up(room, seq)

    async def check_watched(self, only: Collection[int] | None = None) -> None:
        """Bring all rooms that somebody watches, or some of them, up to date by one query."""
        rooms = [r for r in self.rooms.watched() if only is None or r.match in only]
        watched = [room.match for room in rooms]

        def query(on: Connection) -> tuple[dict[int, int], dict[int, Names]]:
            return repository.seqs(on, watched), repository.names(on, watched)

        seqs, names = await self._database.read(query)
        for room in rooms:
            await self.rooms.catch_up(room, seqs[room.match])
            await self.naming.adopt(room, names[room.match])

    async def revoked(self, held: Collection[tuple[int, str]]) -> set[tuple[int, str]]:
        """Return which of these matches' tokens, by their ids, are no longer in force."""
        return await self._database.read(lambda on: repository.revoked(on, held))

    async def command(self, seen: MatchAccess, command: AnyCommand) -> int:
        """Carry out a command; give the version that it led to. Raises `Problem`, `Illegal`.

        The same key twice gives the same answer. Nobody is told before it is stored.
        """
        if seen.caller.seat not in PLAYERS:
            raise Problem("not-yours")
        told = lines_told(seen.room.table)
        version = await self._carried_out(seen, command)
        await self.curtain.settle(seen.caller, seen.room, told)
        return version

    async def _carried_out(self, seen: MatchAccess, command: AnyCommand) -> int:
        key = ids.key_hash(command.key)
        async with seen.room.lock:
            for _ in range(ATTEMPTS):
                try:
                    made = self._made(seen, command, key)
                except (Problem, Illegal):
                    version = await self._answered(seen, command, key)
                    if version is None:
                        raise
                    if version:
                        return version
                    continue
                if await self._stored(seen.room, made):
                    if made.entry.salt:
                        self.committed(seen.caller)
                    return made.entry.v
                version = await self._answered(seen, command, key)
                if version:
                    return version
        raise Problem("unsaved")

    def _made(self, seen: MatchAccess, command: AnyCommand, key: bytes) -> Advance:
        """Decide a command on the table as it is in memory; nothing is changed yet."""
        table = seen.room.table
        if seen.room.is_stale:
            raise Problem("stale")
        refuse_unless_running(table)
        side = seen.viewer
        # A draw or a claim is for the match as it stands now; any other question may be an old one.
        is_for_now = isinstance(command, DrawOffer | Claim)
        oldest = table.version(side) if is_for_now else table.asked[side]
        if not oldest <= command.expect <= table.version(side):
            raise Problem("stale")
        record = decided(table, side, command, at=self._clock())
        return advance(table, record, seat=seen.caller.seat, key=key)

    async def _stored(self, room: LoadedMatch, made: Advance) -> bool:
        table, entry = made.table, made.entry
        if snapshot.is_due(table):
            entry = replace(entry, snapshot=snapshot.written(table))
        table = snapshot.settled(table)
        # Whatever interrupts the write, what is stored is read again before the next command.
        room.is_stale = True
        won = await self._database.append(
            entry, lambda: room.prebuild_frames(table, made.visible_to)
        )
        if won:
            self.rooms.stored(room.match, entry.seq)
            room.publish(table, made.visible_to)
        return won

    async def _answered(self, seen: MatchAccess, command: AnyCommand, key: bytes) -> int | None:
        """Look at the database after a refusal or a lost race.

        Return the version that the same key led to before, 0 when the table was behind and is now
        up to date, or None when the table was true. Raises `Problem` for a key that was another
        command's.
        """
        match, seat, room = seen.caller.match, seen.caller.seat, seen.room

        def query(on: Connection) -> tuple[tuple[int, bytes] | None, int]:
            known = repository.answer_to_key(on, match, seat, key)
            return known, repository.last_seq(on, match)

        known, seq = await self._database.read(query)
        was_behind = seq != room.table.seq or room.is_stale
        await self.rooms.reload(room, seq)
        if known is not None:
            version, payload = known
            if not led_to(room.table, seen.viewer, command, records.decode(payload)):
                raise Problem("key-used")
            return version
        return 0 if was_behind else None

    def why(self, seen: MatchAccess, selection: str, target: str) -> Refusal | None:
        """Say why a gesture can't be made, from what the player sees. Raises `Problem`."""
        if seen.caller.seat not in PLAYERS:
            raise Problem("not-yours")
        table = seen.room.table
        if table.status == OPEN or not seen.viewer:
            raise Problem("not-running")
        if not (selection or target):
            raise Problem("bad-field", detail="selection, target: one of them is needed")
        shown = engine.view(table.match, seen.viewer)
        refusal: Refusal | None = table.game.explain(shown, selection, target)
        return refusal

    async def mine(self, session: bytes) -> list[tuple[MatchAccess, bool]]:
        """List a browser session's matches, those that wait for it first.

        With each goes whether it waits for the caller. A shared device sees what everybody sees.
        """
        found = await self._database.read(
            lambda on: repository.matches_of(on, session, MAX_OF_MINE)
        )
        own = [match for match, _ in found]
        seqs = await self._database.read(lambda on: repository.seqs(on, own))
        names = await self._database.read(lambda on: repository.names(on, own))
        mine = []
        for match, seat in found:
            seen = MatchAccess(
                Principal(match, seat, ""), await self.rooms.enter(match, seqs[match])
            )
            await self.naming.adopt(seen.room, names[match])
            is_mine = awaits(seen.room.table, seen.viewer)
            is_ours = seat is Seat.CURTAIN and seen.room.table.status == RUNNING
            mine.append((seen, is_mine or is_ours))
            # A long list lets others through.
            await asyncio.sleep(0)
        return sorted(
            mine, key=lambda entry: (not entry[1], _RANKS.get(entry[0].room.table.status, 2))
        )
