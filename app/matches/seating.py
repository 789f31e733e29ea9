"""Making a match, sitting down at it, watching it."""

from collections.abc import Callable
from dataclasses import dataclass, replace

from sqlalchemy import Connection

from app.clock import now
from app.engine import chance
from app.matches import ids, links, pins, randomness, repository
from app.matches.boards import Boards
from app.matches.creation import MatchRequest, begun, game_of, new_info
from app.matches.loaded import LoadedMatch, LoadedMatches
from app.matches.models import BY_LINK, CANCELLED, OPEN, RUNNING, Principal, Promise, Seat
from app.matches.problems import Problem
from app.matches.state import new_match_state
from app.storage.database import Database
from app.storage.journal import append


@dataclass(frozen=True, slots=True)
class CreatedMatch:
    """A new match and the secrets of it that its maker gets.

    `invitation` is "" when a machine or a friend sits down, `token` when the maker shares their
    device with a friend, `spectator` when nobody may watch.
    """

    loaded: LoadedMatch
    token: str
    invitation: str
    spectator: str


@dataclass(frozen=True, slots=True)
class SitRequest:
    """What a guest asks for who uses an invitation up.

    `session`: their browser's, which takes the place of `old_session`. `token`: one that they have
    already. `promise`: the one that they were shown.
    """

    invitation: str
    name: str
    entropy: bytes
    session: bytes | None = None
    old_session: bytes | None = None
    token: str | None = None
    promise: Promise | None = None


class Seating:
    """Who sits and who watches. A seat's secret is known to its player alone."""

    def __init__(
        self,
        database: Database,
        loaded: LoadedMatches,
        boards: Boards,
        clock: Callable[[], int],
    ) -> None:
        self._database = database
        self._loaded = loaded
        self._boards = boards
        self._clock = clock

    async def create(
        self, wanted: MatchRequest, session: bytes | None, *, was: bytes | None = None
    ) -> CreatedMatch:
        """Make a match: the creator's seat, an invitation, and a spectators' link if wanted.

        A machine that is wanted sits down at once, and so does a friend at the same device; then
        there is nobody to invite. `was`: the session whose place the browser's takes.
        """
        game = game_of(wanted, self._boards)
        info = new_info(wanted, game)
        state = new_match_state(info, game)
        token = "" if wanted.shared else ids.new_secret()
        is_full = wanted.shared or info.machine != ""
        invitation = "" if is_full else ids.new_secret()
        spectator = ids.new_secret() if wanted.watch == BY_LINK else ""
        entropy = randomness.random_bytes(chance.ENTROPY_BYTES)
        first = begun(state, wanted.friend, entropy, at=self._clock()) if is_full else ()

        def change(on: Connection) -> None:
            repository.move_session(on, was, session)
            repository.add_match(on, info, game.sheet)
            if not token and session is not None:
                pins.add(on, info.match, session, now())
            _add_secrets(on, info.match, token, invitation, spectator, session)
            if first:
                repository.seat_guest(on, first[-1].state.info)
                append(on, [advanced.entry for advanced in first])

        await self._database.write(change)
        loaded = self._loaded.add(first[-1].state if first else state)
        return CreatedMatch(loaded, token, invitation, spectator)

    async def sit(self, match: int, wanted: SitRequest) -> tuple[LoadedMatch, str]:
        """Use an invitation up: the guest gets their seat's token, and play begins.

        Raises `Problem` if the match has another promise, or if they have a seat.
        """
        secret = links.known(wanted.invitation)
        loaded = await self._loaded.get(match)
        if wanted.promise is not None and wanted.promise != loaded.state.info.promise:
            raise Problem("other-promise")
        token = ids.new_secret()
        async with loaded.lock:
            await self._loaded.reload(loaded)
            opened, started = begun(loaded.state, wanted.name, wanted.entropy, at=self._clock())
            seated = replace(started.state.info, status=RUNNING)

            def change(on: Connection) -> None:
                repository.move_session(on, wanted.old_session, wanted.session)
                _refuse_a_second_seat(on, match, wanted.session, ids.hashed(wanted.token or ""))
                links.spend(on, match, links.INVITATION, secret)
                if not repository.seat_guest(on, seated):
                    raise Problem("link-spent")
                links.add_token(on, match, Seat.GUEST, token, session=wanted.session)
                if not all(append(on, [opened.entry, started.entry])):
                    raise Problem("link-spent")

            loaded.is_stale = True
            await self._database.write(change)
            self._loaded.stored(match, started.state.seq)
            loaded.publish(started.state)
            self._loaded.on_change(loaded)
        return loaded, token

    async def promise(self, match: int, invitation: str) -> Promise:
        """Return what a match's guest is shown first. Raises `Problem` for a link that is spent."""
        secret = links.known(invitation)
        loaded = await self._loaded.get(match)
        found = await self._database.read(
            lambda on: repository.find_link(on, match, links.INVITATION, secret)
        )
        if found is None:
            raise Problem("link-spent")
        return loaded.state.info.promise

    async def watch(
        self, match: int, secret: str, session: bytes | None, *, was: bytes | None = None
    ) -> str:
        """Return a watching token for the spectators' link, which is not used up."""
        known = links.known(secret)
        token = ids.new_secret()

        def change(on: Connection) -> None:
            repository.move_session(on, was, session)
            links.refuse_a_shared_device(on, match, session)
            if repository.find_link(on, match, links.WATCH, known) is None:
                raise Problem("link-spent")
            links.add_token(on, match, Seat.WATCHER, token, session=session)

        await self._database.write(change)
        return token

    async def invite_anew(self, caller: Principal, loaded: LoadedMatch) -> str:
        """Make a new invitation, which takes the place of the old one."""
        secret = ids.new_secret()

        def change(on: Connection) -> None:
            info = repository.info(on, caller.match)
            if info is None or info.status != OPEN:
                raise Problem("too-late")
            repository.revoke_links(on, caller.match, links.INVITATION, Seat.GUEST, now())
            links.add_link(on, caller.match, links.INVITATION, Seat.GUEST, secret)

        _creator_only(caller)
        async with loaded.lock:
            await self._database.write(change)
        return secret

    async def add_spectators_link(self, caller: Principal, loaded: LoadedMatch) -> str:
        """Make a further link for spectators, where the match may be watched."""
        if loaded.state.info.watch != BY_LINK:
            raise Problem("not-watched")
        secret = ids.new_secret()
        await self._database.write(
            lambda on: links.add_link(on, caller.match, links.WATCH, Seat.WATCHER, secret)
        )
        return secret

    async def cancel(self, caller: Principal, loaded: LoadedMatch) -> None:
        """Cancel a match that nobody joined."""
        _creator_only(caller)

        def change(on: Connection) -> None:
            if not repository.cancel(on, caller.match):
                raise Problem("too-late")
            repository.revoke_links(on, caller.match, links.INVITATION, Seat.GUEST, now())

        async with loaded.lock:
            await self._database.write(change)
            state = loaded.state
            self._loaded.altered(caller.match)
            loaded.publish(replace(state, info=replace(state.info, status=CANCELLED)))


def _add_secrets(
    on: Connection,
    match: int,
    token: str,
    invitation: str,
    spectator: str,
    session: bytes | None,
) -> None:
    if token:
        links.add_token(on, match, Seat.CREATOR, token, session=session)
    if invitation:
        links.add_link(on, match, links.INVITATION, Seat.GUEST, invitation)
    if spectator:
        links.add_link(on, match, links.WATCH, Seat.WATCHER, spectator)


def _refuse_a_second_seat(
    on: Connection, match: int, session: bytes | None, token: bytes | None
) -> None:
    # Whoever tries their own invitation in the same browser would lock their friend out.
    by_session = repository.caller(on, match, secret_hash=None, session=session)
    by_token = repository.caller(on, match, secret_hash=token, session=None)
    for known in (by_session, by_token):
        if known is not None and known.seat is not Seat.WATCHER:
            raise Problem("already-seated")


def _creator_only(caller: Principal) -> None:
    if caller.seat is not Seat.CREATOR:
        raise Problem("not-yours")
