"""What can be done with a match: one service for HTTP, sockets and whatever comes later."""

import asyncio
from collections.abc import Callable, Collection
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import partial

from sqlalchemy import Connection

from app.clock import now
from app.engine import codec
from app.engine import match as engine
from app.engine.board_data import is_digest
from app.engine.game import AnyGame
from app.engine.values import Illegal, Refusal, Shown, Side, View
from app.matches import ids, records, repository, snapshot
from app.matches.boards import Boards
from app.matches.commands import AnyCommand, Claim, DrawOffer, Prepare, decided, led_to
from app.matches.curtain import Curtain, behind, lines_told
from app.matches.devices import Devices
from app.matches.loaded import LoadedMatch, LoadedMatches
from app.matches.models import OPEN, PLAYERS, RUNNING, Names, Principal, Seat
from app.matches.naming import Naming
from app.matches.offering import Offering
from app.matches.problems import Problem
from app.matches.reading import Reading
from app.matches.seating import Seating
from app.matches.standing import Begun, beforehand
from app.matches.state import Advance, MatchState, advance, awaits, refuse_unless_running
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
    loaded: LoadedMatch

    @property
    def viewer(self) -> str:
        """The viewer that the caller is; "" for a player while sides are not drawn."""
        return self.loaded.state.viewers[self.caller.seat]

    @property
    def version(self) -> int:
        """The count of what was visible to the caller so far."""
        return self.loaded.state.version(self.viewer)

    @property
    def frame(self) -> bytes:
        """The caller's frame."""
        return self.loaded.frame(self.viewer)


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
        self.loaded = LoadedMatches(database, boards, in_memory)
        self.seating = Seating(database, self.loaded, boards, clock)
        self.offering = Offering(database)
        self.devices = Devices(database)
        self.reading = Reading(database)
        self.naming = Naming(database, self.loaded)
        self.committed: Callable[[Principal], None] = lambda _: None
        """Called with each player who has committed something, but not for steps of a draft."""
        self.curtain = Curtain(database, self.loaded, idle_seconds)
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
        loaded = await self.loaded.get(match, seq)
        if who is None:
            raise Problem("no-seat")
        if names is not None:
            await self.naming.adopt(loaded, names)
        return MatchAccess(behind(who, loaded), loaded)

    async def load(self, match: int) -> LoadedMatch:
        """Return a match as fresh as the database, for what anybody may see. Raises `Problem`."""
        seq = await self._database.read(lambda on: repository.last_seq(on, match))
        return await self.loaded.get(match, seq)

    async def on_board(self, key: str, digest: str) -> AnyGame:
        """Return a game on a board that a match has or may have. Raises `Problem` for no such."""
        if key not in self.games:
            raise Problem("unknown-game")
        if not is_digest(digest):
            raise Problem("not-found")
        known = self.boards.by_digest(key, digest)
        if known is not None:
            return known
        board = await self._database.read(lambda on: repository.board(on, digest, key))
        if board is None:
            raise Problem("not-found")
        return self.boards.read(key, digest, board)

    async def check(self, loaded: LoadedMatch) -> None:
        """Bring a match up to date with the database."""
        seq = await self._database.read(lambda on: repository.last_seq(on, loaded.match))
        await self.loaded.catch_up(loaded, seq)

    async def check_watched(self, only: Collection[int] | None = None) -> None:
        """Bring all matches that somebody watches, or some of them, up to date by one query."""
        watched = {m.match: m for m in self.loaded.watched() if only is None or m.match in only}

        def query(on: Connection) -> tuple[dict[int, int], dict[int, Names]]:
            return repository.seqs(on, list(watched)), repository.names(on, list(watched))

        seqs, names = await self._database.read(query)
        for match, loaded in watched.items():
            await self.loaded.catch_up(loaded, seqs[match])
            await self.naming.adopt(loaded, names[match])

    async def revoked(self, held: Collection[tuple[int, str]]) -> set[tuple[int, str]]:
        """Return which of these matches' tokens, by their ids, are no longer in force."""
        return await self._database.read(lambda on: repository.revoked(on, held))

    async def command(self, access: MatchAccess, command: AnyCommand) -> int:
        """Carry out a command; return the version that it led to. Raises `Problem`, `Illegal`.

        The same key twice gives the same answer. Nobody is told before it is stored.
        """
        caller, loaded = access.caller, access.loaded
        if caller.seat not in PLAYERS:
            raise Problem("not-yours")
        if not caller.until:
            return await self._submit(access, command)
        told = lines_told(loaded.state)
        version = await self._submit(access, command)
        # Nobody is called to the device for a question that they have answered beforehand.
        with suppress(Problem):
            await self.answer_beforehand(loaded)
        await self.curtain.settle(caller, loaded, told)
        return version

    async def answer_beforehand(self, loaded: LoadedMatch) -> None:
        """Answer what players have answered beforehand. Raises `Problem` where one was quicker."""
        begun: Begun | None = None
        while (found := beforehand(loaded.state, begun)) is not None:
            seat, act = found
            begun = seat, loaded.state.head
            access = MatchAccess(Principal(loaded.match, seat, ""), loaded)
            await self._submit(access, act, by_hand=False)

    async def _submit(
        self, access: MatchAccess, command: AnyCommand, *, by_hand: bool = True
    ) -> int:
        """Decide a command and store it, as often as another process is faster."""
        key = ids.key_hash(command.key)
        async with access.loaded.lock:
            for _ in range(ATTEMPTS):
                try:
                    decided = self._decide(access, command, key, by_hand=by_hand)
                except (Problem, Illegal):
                    version = await self._resolve_lost_race(access, command, key)
                    if version is None:
                        raise
                    if version:
                        return version
                    continue
                if await self._store(access.loaded, decided):
                    if decided.entry.salt and by_hand:
                        self.committed(access.caller)
                    return decided.entry.v
                version = await self._resolve_lost_race(access, command, key)
                if version:
                    return version
        raise Problem("unsaved")

    def _decide(
        self, access: MatchAccess, command: AnyCommand, key: bytes, *, by_hand: bool
    ) -> Advance:
        """Decide a command on the match as it is in memory; nothing is changed yet."""
        state, side = access.loaded.state, access.viewer
        if access.loaded.is_stale:
            raise Problem("stale")
        refuse_unless_running(state)
        if not _oldest(state, side, command) <= command.expect <= state.version(side):
            raise Problem("stale")
        made = decided(state, side, command, at=self._clock(), by_hand=by_hand)
        return advance(state, *made, seat=access.caller.seat, key=key)

    async def _store(self, loaded: LoadedMatch, decided: Advance) -> bool:
        """Store what was decided and tell those to whom it is visible; False if its place is taken.

        A snapshot goes with it when one is due.
        """
        state, entry = decided.state, decided.entry
        if state.fresh == 0:
            entry = replace(entry, snapshot=snapshot.written(state))
        if state.logs is not loaded.state.logs:
            state = snapshot.settled(state)
        # Whatever interrupts the write, what is stored is read again before the next command.
        loaded.is_stale = True
        won = await self._database.append(
            entry, partial(loaded.prebuild_frames, state, decided.visible_to)
        )
        if won:
            self.loaded.stored(loaded.match, entry.seq)
            loaded.publish(state, decided.visible_to)
            self.loaded.on_change(loaded)
        return won

    async def _resolve_lost_race(
        self, access: MatchAccess, command: AnyCommand, key: bytes
    ) -> int | None:
        """Look at the database after a refusal or a lost race.

        Return the version that the same key led to before, 0 when the match was behind and is now
        up to date, or None when it was not behind. Raises `Problem` for a key that was another
        command's.
        """
        match, seat, loaded = access.caller.match, access.caller.seat, access.loaded

        def query(on: Connection) -> tuple[tuple[int, bytes] | None, int]:
            known = repository.answer_to_key(on, match, seat, key)
            return known, repository.last_seq(on, match)

        known, seq = await self._database.read(query)
        was_behind = seq != loaded.state.seq or loaded.is_stale
        await self.loaded.reload(loaded, seq)
        if known is not None:
            version, payload = known
            if not led_to(loaded.state, access.viewer, command, records.decode(payload)):
                raise Problem("key-used")
            return version
        return 0 if was_behind else None

    def foresee(self, access: MatchAccess, selection: str) -> Shown | None:
        """Return what taking hold of something would open, from what the player sees.

        Raises `Problem`.
        """
        state, shown = _view_of_player(access)
        found: Shown | None = state.game.foresee(shown, selection)
        return found and codec.shown(found)

    def why(self, access: MatchAccess, selection: str, target: str) -> Refusal | None:
        """Return why a gesture can't be made, from what the player sees. Raises `Problem`."""
        state, shown = _view_of_player(access)
        if not (selection or target):
            raise Problem("bad-field", detail="selection, target: one of them is needed")
        refusal: Refusal | None = state.game.explain(shown, selection, target)
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
            access = MatchAccess(
                Principal(match, seat, ""), await self.loaded.get(match, seqs[match])
            )
            await self.naming.adopt(access.loaded, names[match])
            is_mine = awaits(access.loaded.state, access.viewer)
            is_ours = seat is Seat.CURTAIN and access.loaded.state.status == RUNNING
            mine.append((access, is_mine or is_ours))
            # A long list lets others through.
            await asyncio.sleep(0)
        return sorted(
            mine, key=lambda entry: (not entry[1], _RANKS.get(entry[0].loaded.state.status, 2))
        )


def _oldest(state: MatchState, side: Side, command: AnyCommand) -> int:
    """Return the oldest of a side's versions that a command may have been given on."""
    match command:
        case DrawOffer() | Claim():  # is for the match as it stands now
            return state.version(side)
        case Prepare():  # is for no question that is asked now
            return 0
        case _:
            return state.asked[side]


def _view_of_player(access: MatchAccess) -> tuple[MatchState, View]:
    """Return a match that is played or over, and what the player sees of it. Raises `Problem`."""
    if access.caller.seat not in PLAYERS:
        raise Problem("not-yours")
    state = access.loaded.state
    if state.status == OPEN or not access.viewer:
        raise Problem("not-running")
    return state, engine.view(state.match, access.viewer)
