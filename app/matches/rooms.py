"""The matches in memory: recent ones stay, each with its lock, its frames and who watches."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass
from typing import Protocol

from sqlalchemy import Connection

from app.engine.game import AnyGame
from app.engine.values import Viewer
from app.matches import records, repository, snapshot
from app.matches.boards import Boards
from app.matches.frame import frame
from app.matches.models import OPEN, RUNNING, MatchInfo, Stored
from app.matches.problems import Problem
from app.matches.table import MAX_BETWEEN_SNAPSHOTS, MatchState, new_match_state, replayed
from app.storage.database import Database


class Watcher(Protocol):
    """Somebody at the board right now, who is told when what they see has changed."""

    def viewer(self, room: "LoadedMatch") -> Viewer:
        """Return the viewer that they are."""

    def changed(self, room: "LoadedMatch") -> None:
        """Send them their frame."""


class LoadedMatch:
    """A match in memory. `is_stale`: what is stored may be ahead of `table`."""

    def __init__(self, table: MatchState, published: Callable[["LoadedMatch"], None]) -> None:
        self.table = table
        self._published = published
        self.lock = asyncio.Lock()
        self.watchers: dict[Watcher, None] = {}
        """In the order in which they came, and hear: it must not follow from where each lies."""
        self.is_stale = False
        self._frames: dict[Viewer, tuple[int, bytes]] = {}
        self._messages: dict[Viewer, tuple[bytes, str]] = {}
        self._foreseen: tuple[MatchState, dict[Viewer, tuple[int, bytes]]] = (table, {})

    @property
    def match(self) -> int:
        """The match's number."""
        return self.table.sheet.match

    def frame(self, viewer: Viewer) -> bytes:
        """Return a viewer's frame; it is built once for each of their versions."""
        version = self.table.version(viewer)
        kept = self._frames.get(viewer)
        if kept is None or kept[0] != version:
            kept = (version, frame(self.table, viewer))
            self._frames[viewer] = kept
        return kept[1]

    def message(self, viewer: Viewer, made: Callable[[bytes], str]) -> str:
        """Return a viewer's frame as `made` words it, once for all who are sent the same."""
        body = self.frame(viewer)
        kept = self._messages.get(viewer)
        if kept is None or kept[0] is not body:
            kept = self._messages[viewer] = (body, made(body))
        return kept[1]

    def prebuild_frames(self, table: MatchState, visible_to: Collection[Viewer]) -> None:
        """Build the frames that will be wanted once a table is stored, while it is being stored."""
        viewers = {watcher.viewer(self) for watcher in self.watchers}
        frames = {v: (table.version(v), frame(table, v)) for v in viewers if v in visible_to}
        self._foreseen = (table, frames)

    def renamed(self, table: MatchState) -> None:
        """Put a table with other names in place. No version moves, yet every frame is another."""
        self.table = table
        self._frames.clear()
        for watcher in tuple(self.watchers):
            watcher.changed(self)

    def publish(
        self,
        table: MatchState,
        visible_to: Collection[Viewer] | None = None,
        *,
        is_ours: bool = True,
    ) -> None:
        """Put a stored table in place and tell those who could notice; None: everybody.

        What another process stored (not `is_ours`) is for the machines of that process to answer.
        """
        self.table = table
        self.is_stale = False
        foreseen, frames = self._foreseen
        if foreseen is table:
            self._frames.update(frames)
        for watcher in tuple(self.watchers):
            if visible_to is None or watcher.viewer(self) in visible_to:
                watcher.changed(self)
        if is_ours:
            self._published(self)


def visible_since(before: MatchState, after: MatchState) -> frozenset[Viewer] | None:
    """Return who could notice what another process stored; None: everybody.

    A frame that comes for a step of the other side's draft would tell of it, however it reads.
    """
    if before.status != after.status:
        return None
    return frozenset(v for v in after.heads if before.version(v) != after.version(v))


@dataclass(frozen=True, slots=True)
class Loaded:
    """A match as it was read: `snapshot` with the number of its record, and the records since."""

    sheet: MatchInfo
    game: AnyGame
    snapshot: tuple[int, bytes] | None
    rows: list[Stored]

    def replayed(self) -> MatchState:
        """Return the match after its last record."""
        table = new_match_state(self.sheet, self.game)
        if self.snapshot is not None:
            table = snapshot.restored(table, *self.snapshot)
        return replayed_rows(table, self.rows)


class Rooms:
    """All matches in memory, the least recently used of which are let go."""

    def __init__(self, database: Database, boards: Boards, most: int) -> None:
        self._database = database
        self._boards = boards
        self._most = most
        self._rooms: OrderedDict[int, LoadedMatch] = OrderedDict()
        self.on_change: Callable[[LoadedMatch], None] = lambda _: None
        """Called with each room that was loaded or has changed, for machines that play on."""
        self.stored: Callable[[int, int], None] = lambda match, seq: None
        """Called with a match whose record of that number this process has just stored."""
        self.altered: Callable[[int], None] = lambda match: None
        """Called with a match of which this process has changed what stands in no record."""

    def __len__(self) -> int:
        return len(self._rooms)

    def watched(self) -> list[LoadedMatch]:
        """List the rooms that somebody watches."""
        return [room for room in self._rooms.values() if room.watchers]

    def known(self, match: int) -> LoadedMatch | None:
        """Return a match's room if it is in memory."""
        return self._rooms.get(match)

    async def enter(self, match: int, seq: int | None = None) -> LoadedMatch:
        """Return a match's room, loaded if need be. Raises `Problem` when there is none.

        `seq` is the number of its last record, if the caller has just read it.
        """
        room = self._rooms.get(match)
        if room is None:
            table = await self._load(match)
            # Somebody else may have loaded it meanwhile.
            room = self._rooms.setdefault(match, LoadedMatch(table, self._attended))
            self.on_change(room)
        self._rooms.move_to_end(match)
        self._let_go()
        if seq is not None:
            await self.catch_up(room, seq)
        return room

    async def catch_up(self, room: LoadedMatch, seq: int) -> None:
        """Load a room anew when the database is ahead of it."""
        if seq > room.table.seq or room.is_stale or room.table.status == OPEN:
            async with room.lock:
                await self.reload(room, seq)

    async def reload(self, room: LoadedMatch, seq: int | None = None) -> None:
        """Load a room anew, unless it has reached `seq` meanwhile. Its lock must be held."""
        table = room.table
        if seq is not None and seq <= table.seq and not room.is_stale and table.status != OPEN:
            return
        stored = await self._carried_on(table)
        if stored.seq != table.seq or stored.status != table.status:
            room.publish(stored, visible_since(table, stored), is_ours=room.is_stale)
        room.is_stale = False

    def add(self, table: MatchState) -> LoadedMatch:
        """Take in a match that was just made."""
        room = self._rooms.setdefault(table.sheet.match, LoadedMatch(table, self._attended))
        self._let_go()
        self.on_change(room)
        return room

    def _attended(self, room: LoadedMatch) -> None:
        self.on_change(room)

    def _let_go(self) -> None:
        spare = len(self._rooms) - self._most
        if spare > 0:
            for match, room in tuple(self._rooms.items())[:spare]:
                if not room.watchers and not room.lock.locked():
                    del self._rooms[match]

    async def _carried_on(self, table: MatchState) -> MatchState:
        """Add to a table what was stored since, or load it whole where that is less to read."""
        if table.status == RUNNING:
            rows = await self._database.read(
                lambda on: repository.records_after(on, table.sheet.match, table.seq)
            )
            if table.fresh + len(rows) < MAX_BETWEEN_SNAPSHOTS:
                return snapshot.settled(replayed_rows(table, rows))
        return await self._load(table.sheet.match)

    async def _load(self, match: int) -> MatchState:
        loaded = await self._database.read(loading(match, self._boards))
        if loaded is None:
            raise Problem("unknown-match")
        return snapshot.settled(loaded.replayed())


def loading(match: int, boards: Boards) -> Callable[[Connection], Loaded | None]:
    """Make the query that reads a match: its sheet, its last snapshot, the records after it.

    Its board is read with it unless it is known.
    """

    def query(on: Connection) -> Loaded | None:
        sheet = repository.sheet(on, match)
        if sheet is None:
            return None
        game = boards.known(sheet)
        if game is None:
            kept_board = repository.board(on, sheet.board, sheet.game)
            if kept_board is None:
                raise LookupError(f"match {sheet.id}: its board {sheet.board} is not kept")
            game = boards.read(sheet.game, sheet.board, kept_board)
        kept = repository.last_snapshot(on, match)
        rows = repository.records_after(on, match, kept[0] if kept else 0)
        return Loaded(sheet, game, kept, rows)

    return query


def replayed_rows(table: MatchState, rows: Iterable[Stored]) -> MatchState:
    """Apply records that were read back."""
    for row in rows:
        table, _ = replayed(table, records.decode(row.payload), row.payload, row.salt)
    return table
