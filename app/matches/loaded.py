"""The matches in memory: recent ones stay, each with its lock, its frames and who watches."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass
from typing import Protocol

from sqlalchemy import Connection

from app.engine import codec
from app.engine.game import AnyGame
from app.engine.values import Viewer
from app.matches import records, repository, snapshot
from app.matches.boards import Boards
from app.matches.frame import Frame, projected
from app.matches.models import OPEN, RUNNING, MatchInfo, Principal, Stored
from app.matches.packing import SentFrame, packed
from app.matches.problems import Problem
from app.matches.state import MAX_BETWEEN_SNAPSHOTS, MatchState, new_match_state, replayed
from app.storage.database import Database


class Watcher(Protocol):
    """Somebody at the board right now, who is told when what they see has changed."""

    caller: Principal

    def changed(self, loaded: "LoadedMatch") -> None:
        """Send them their frame."""


@dataclass(frozen=True, slots=True)
class KeptFrame:
    """A viewer's frame at one of their versions. `body`: as it is sent, empty until asked for."""

    version: int
    frame: Frame
    body: bytes = b""


@dataclass(frozen=True, slots=True)
class PackedFrame:
    """A viewer's frame, packed for who was sent `known`. `sent`: what they have been sent by it."""

    known: SentFrame
    frame: Frame
    body: bytes
    sent: SentFrame


class LoadedMatch:
    """A match in memory. `is_stale`: what is stored may be ahead of `state`."""

    def __init__(self, state: MatchState) -> None:
        self.state = state
        self.match = state.info.match
        self.lock = asyncio.Lock()
        self.watchers: dict[Watcher, None] = {}
        """In the order in which they came, and hear: it must not follow from where each lies."""
        self.is_stale = False
        self._frames: dict[Viewer, KeptFrame] = {}
        self._packed: dict[Viewer, PackedFrame] = {}
        self._prebuilt: tuple[MatchState, dict[Viewer, KeptFrame]] = (state, {})

    def projected(self, viewer: Viewer) -> Frame:
        """Return a viewer's frame as a value; it is built once for each of their versions."""
        return self._kept(viewer).frame

    def frame(self, viewer: Viewer) -> bytes:
        """Return a viewer's frame as it is sent; it is encoded once."""
        kept = self._kept(viewer)
        if not kept.body:
            kept = KeptFrame(kept.version, kept.frame, codec.wire(kept.frame))
            self._frames[viewer] = kept
        return kept.body

    def _kept(self, viewer: Viewer) -> KeptFrame:
        version = self.state.version(viewer)
        kept = self._frames.get(viewer)
        if kept is None or kept.version != version:
            kept = self._frames[viewer] = KeptFrame(version, projected(self.state, viewer))
        return kept

    def packed(self, viewer: Viewer, known: SentFrame) -> tuple[bytes, SentFrame]:
        """Return a viewer's frame packed for who was sent `known`, and what they are sent by it.

        It is made once for all who were sent the same.
        """
        newest = self.projected(viewer)
        kept = self._packed.get(viewer)
        if kept is None or kept.known is not known or kept.frame is not newest:
            lines = self.state.logs[viewer].count if viewer else 0
            kept = PackedFrame(known, newest, *packed(known, newest, lines))
            self._packed[viewer] = kept
        return kept.body, kept.sent

    def prebuild_frames(self, state: MatchState, visible_to: Collection[Viewer]) -> None:
        """Build the frames that will be wanted once a state is stored, while it is being stored."""
        frames: dict[Viewer, KeptFrame] = {}
        for watcher in self.watchers:
            viewer = state.viewers[watcher.caller.seat]
            if viewer in visible_to and viewer not in frames:
                frames[viewer] = KeptFrame(state.version(viewer), projected(state, viewer))
        self._prebuilt = (state, frames)

    def renamed(self, state: MatchState) -> None:
        """Put a state with other names in place. No version moves, yet every frame is another."""
        self.state = state
        self._frames.clear()
        for watcher in tuple(self.watchers):
            watcher.changed(self)

    def publish(self, state: MatchState, visible_to: Collection[Viewer] | None = None) -> None:
        """Put a stored state in place and tell those to whom it is visible; None: everybody."""
        self.state = state
        self.is_stale = False
        prebuilt_for, frames = self._prebuilt
        if prebuilt_for is state:
            self._frames.update(frames)
        for watcher in tuple(self.watchers):
            if visible_to is None or state.viewers[watcher.caller.seat] in visible_to:
                watcher.changed(self)


def visible_since(before: MatchState, after: MatchState) -> frozenset[Viewer] | None:
    """Return to whom it is visible what another process stored; None: everybody.

    A frame that comes for a step of the other side's draft would tell of it, however it reads.
    """
    if before.status != after.status:
        return None
    return frozenset(v for v in after.heads if before.version(v) != after.version(v))


@dataclass(frozen=True, slots=True)
class StoredMatch:
    """A match as it was read: `snapshot` with the number of its record, and the records since."""

    info: MatchInfo
    game: AnyGame
    snapshot: tuple[int, bytes] | None
    rows: list[Stored]

    def replayed(self) -> MatchState:
        """Return the match after its last record."""
        state = new_match_state(self.info, self.game)
        if self.snapshot is not None:
            state = snapshot.restored(state, *self.snapshot)
        return replayed_rows(state, self.rows)


class LoadedMatches:
    """All matches in memory, the least recently used of which are let go."""

    def __init__(self, database: Database, boards: Boards, most: int) -> None:
        self._database = database
        self._boards = boards
        self._most = most
        self._loaded: OrderedDict[int, LoadedMatch] = OrderedDict()
        self.on_change: Callable[[LoadedMatch], None] = lambda _: None
        """Called with each match that was loaded or that this process has changed, for machines."""
        self.stored: Callable[[int, int], None] = lambda match, seq: None
        """Called with a match whose record of that number this process has just stored."""
        self.altered: Callable[[int], None] = lambda match: None
        """Called with a match of which this process has changed what stands in no record."""

    def __len__(self) -> int:
        return len(self._loaded)

    def watched(self) -> list[LoadedMatch]:
        """List the matches that somebody watches."""
        return [loaded for loaded in self._loaded.values() if loaded.watchers]

    def known(self, match: int) -> LoadedMatch | None:
        """Return a match if it is in memory."""
        return self._loaded.get(match)

    async def get(self, match: int, seq: int | None = None) -> LoadedMatch:
        """Return a match, loaded if need be. Raises `Problem` when there is none.

        `seq` is the number of its last record, if the caller has just read it.
        """
        loaded = self._loaded.get(match)
        if loaded is None:
            state = await self._load(match)
            # Somebody else may have loaded it meanwhile.
            loaded = self._loaded.setdefault(match, LoadedMatch(state))
            self.on_change(loaded)
        self._loaded.move_to_end(match)
        self._evict()
        if seq is not None:
            await self.catch_up(loaded, seq)
        return loaded

    async def catch_up(self, loaded: LoadedMatch, seq: int) -> None:
        """Load a match anew when the database is ahead of it."""
        if seq > loaded.state.seq or loaded.is_stale or loaded.state.status == OPEN:
            async with loaded.lock:
                await self.reload(loaded, seq)

    async def reload(self, loaded: LoadedMatch, seq: int | None = None) -> None:
        """Load a match anew, unless it has reached `seq` meanwhile. Its lock must be held."""
        state = loaded.state
        if seq is not None and seq <= state.seq and not loaded.is_stale and state.status != OPEN:
            return
        stored = await self._caught_up(state)
        if stored.seq != state.seq or stored.status != state.status:
            is_ours = loaded.is_stale
            loaded.publish(stored, visible_since(state, stored))
            # What another process stored is for the machines of that process to answer.
            if is_ours:
                self.on_change(loaded)
        loaded.is_stale = False

    def add(self, state: MatchState) -> LoadedMatch:
        """Take in a match that was just made."""
        loaded = self._loaded.setdefault(state.info.match, LoadedMatch(state))
        self._evict()
        self.on_change(loaded)
        return loaded

    def _evict(self) -> None:
        spare = len(self._loaded) - self._most
        if spare > 0:
            for match, loaded in tuple(self._loaded.items())[:spare]:
                if not loaded.watchers and not loaded.lock.locked():
                    del self._loaded[match]

    async def _caught_up(self, state: MatchState) -> MatchState:
        """Add to a state what was stored since, or load it whole where that is less to read."""
        if state.status == RUNNING:
            rows = await self._database.read(
                lambda on: repository.records_after(on, state.info.match, state.seq)
            )
            if state.fresh + len(rows) < MAX_BETWEEN_SNAPSHOTS:
                return snapshot.settled(replayed_rows(state, rows))
        return await self._load(state.info.match)

    async def _load(self, match: int) -> MatchState:
        stored = await self._database.read(loading(match, self._boards))
        if stored is None:
            raise Problem("unknown-match")
        return snapshot.settled(stored.replayed())


def loading(match: int, boards: Boards) -> Callable[[Connection], StoredMatch | None]:
    """Make the query that reads a match: its row, its last snapshot, the records after it.

    Its board is read with it unless it is known.
    """

    def query(on: Connection) -> StoredMatch | None:
        info = repository.info(on, match)
        if info is None:
            return None
        game = boards.known(info)
        if game is None:
            kept_board = repository.board(on, info.board, info.game)
            if kept_board is None:
                raise LookupError(f"match {info.id}: its board {info.board} is not kept")
            game = boards.read(info.game, info.board, kept_board)
        kept = repository.last_snapshot(on, match)
        rows = repository.records_after(on, match, kept[0] if kept else 0)
        return StoredMatch(info, game, kept, rows)

    return query


def replayed_rows(state: MatchState, rows: Iterable[Stored]) -> MatchState:
    """Apply records that were read back."""
    for row in rows:
        state = replayed(state, records.decode(row.payload), row.payload, row.salt)
    return state
