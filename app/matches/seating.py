"""Making a match, sitting down at it, watching it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from sqlalchemy import Connection

from app.clock import now
from app.engine import chance
from app.matches import ids, links, offers, pins, randomness, repository, retries
from app.matches.boards import Boards
from app.matches.continuing import begun_from, continued_info, past_of
from app.matches.creation import MatchRequest, begun, game_of, new_info
from app.matches.loaded import LoadedMatch, LoadedMatches
from app.matches.models import (
    BY_LINK,
    CANCELLED,
    OPEN,
    PLAYERS,
    RUNNING,
    MatchInfo,
    Origin,
    Principal,
    Promise,
    Seat,
)
from app.matches.problems import Problem
from app.matches.state import MatchState, new_match_state
from app.storage.database import Database
from app.storage.journal import Entry, append


class Secrets(NamedTuple):
    """The secrets that the maker of a match gets.

    `invitation` is "" when a machine or a friend sits down, `token` when the maker shares their
    device with a friend, `spectator` when nobody may watch.
    """

    token: str
    invitation: str
    spectator: str


@dataclass(frozen=True, slots=True)
class CreatedMatch:
    """A new match and its maker's secrets."""

    loaded: LoadedMatch
    token: str
    invitation: str
    spectator: str


@dataclass(frozen=True, slots=True)
class SitRequest:
    """What a guest asks for who uses an invitation up.

    `session`: their browser's, which takes the place of `old_session`. `token`: one that they have
    already. `promise`: the one that they were shown. `key`: what they may ask with again, should
    the answer be lost; their number is no such thing, since the other player sees it.
    """

    invitation: str
    name: str
    entropy: bytes
    session: bytes | None = None
    old_session: bytes | None = None
    token: str | None = None
    promise: Promise | None = None
    key: str = ""


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
        there is nobody to invite. `was`: the session whose place the browser's takes. Asked again
        with the same key it gives the match that it made, by new secrets; the old ones are dead.
        """
        game = game_of(wanted, self._boards)
        info = new_info(wanted, game, self._boards.machines(game))
        return await self._create(new_match_state(info, game), wanted, session, was)

    async def continue_from(
        self,
        old: MatchState,
        origin: Origin,
        wanted: MatchRequest,
        session: bytes | None,
        *,
        was: bytes | None = None,
    ) -> CreatedMatch:
        """Make a match that goes on from a moment of another that is over, as `create` does."""
        game = old.game
        machines = self._boards.machines(game)
        info = continued_info(wanted, game, machines, old.info, origin)
        return await self._create(new_match_state(info, game), wanted, session, was)

    async def _create(
        self, state: MatchState, wanted: MatchRequest, session: bytes | None, was: bytes | None
    ) -> CreatedMatch:
        info, game = state.info, state.game
        key = retries.key_hash(wanted.key)
        is_full = wanted.shared or info.machine != ""
        secrets = _new_secrets(info, is_shared=wanted.shared, is_full=is_full)
        entropy = randomness.random_bytes(chance.ENTROPY_BYTES)
        first: Sequence[Entry] = ()
        if is_full:
            state, first = await self._begun(state, wanted.friend, entropy)

        def change(on: Connection) -> Secrets | None:
            if retries.given_for(on, key) is not None:
                return None
            repository.move_session(on, was, session)
            repository.add_match(on, info, game.sheet)
            if wanted.shared and session is not None:
                pins.add(on, info.match, session, now(), key, told=_known(state))
            if secrets.token:
                links.add_token(
                    on, info.match, Seat.CREATOR, secrets.token, session=session, key=key
                )
            _add_links(on, info.match, secrets)
            if first:
                repository.seat_guest(on, state.info)
                append(on, first)
            return _posted(on, info.match, secrets, session, wanted) if wanted.offered else secrets

        kept = await self._database.write(change)
        if kept is None:
            return await self._created_before(info, wanted, session, was)
        return CreatedMatch(self._loaded.add(state), *kept)

    async def _begun(
        self, state: MatchState, name: str, entropy: bytes
    ) -> tuple[MatchState, Sequence[Entry]]:
        """Return a match as its second player sits down, and the first records of it."""
        if state.info.origin is not None:
            past = await past_of(self._database, state.info.origin)
            return await begun_from(past, state, name, entropy, at=self._clock())
        opened, started = begun(state, name, entropy, at=self._clock())
        return started.state, (opened.entry, started.entry)

    async def _created_before(
        self, asked: MatchInfo, wanted: MatchRequest, session: bytes | None, was: bytes | None
    ) -> CreatedMatch:
        """Make the secrets of a match anew: its maker may never have got the first ones."""
        key, is_offered = retries.key_hash(wanted.key), wanted.offered

        def change(on: Connection) -> tuple[int, Secrets]:
            given = retries.given_for(on, key)
            info = repository.info(on, given.match) if given else None
            if given is None or info is None or given.seat not in (Seat.CREATOR, Seat.CURTAIN):
                raise Problem("key-used")
            if info.origin != asked.origin:
                raise Problem("key-used")
            repository.move_session(on, was, session)
            secrets = _new_secrets(
                info, is_shared=given.seat is Seat.CURTAIN, is_full=info.status != OPEN
            )
            own = secrets.token or ids.new_secret()
            retries.seat_again(on, info.match, key, own, session=session)
            repository.revoke_links(on, info.match, links.INVITATION, Seat.GUEST, now())
            repository.revoke_links(on, info.match, links.WATCH, Seat.WATCHER, now())
            offers.remove(on, info.match)
            _add_links(on, info.match, secrets)
            if is_offered and info.status == OPEN:
                secrets = _posted(on, info.match, secrets, session, wanted)
            return info.match, secrets

        match, secrets = await self._database.write(change)
        return CreatedMatch(await self._loaded.get(match), *secrets)

    async def sit(self, match: int, wanted: SitRequest) -> tuple[LoadedMatch, str]:
        """Use an invitation up: the guest gets their seat's token, and play begins.

        Raises `Problem` if the match has another promise, or if they have a seat.
        """
        try:
            return await self._sit(match, wanted)
        except Problem as problem:
            if problem.code != "link-spent":
                raise
            raise await self._spent(match, wanted.invitation) from None

    async def _sit(self, match: int, wanted: SitRequest) -> tuple[LoadedMatch, str]:
        secret = links.known(wanted.invitation)
        loaded = await self._loaded.get(match)
        if wanted.promise is not None and wanted.promise != loaded.state.info.promise:
            raise Problem("other-promise")
        key = retries.key_hash(wanted.key)
        token = ids.new_secret()

        def again(on: Connection) -> bool:
            given = retries.seat_again(on, match, key, token, session=wanted.session)
            if given is not None:
                repository.move_session(on, wanted.old_session, wanted.session)
            if given not in (None, Seat.GUEST):
                raise Problem("key-used")
            return given is not None

        async with loaded.lock:
            if key is not None and await self._database.write(again):
                return loaded, token
            await self._loaded.reload(loaded)
            state, first = await self._begun(loaded.state, wanted.name, wanted.entropy)
            seated = replace(state.info, status=RUNNING)

            def change(on: Connection) -> None:
                repository.move_session(on, wanted.old_session, wanted.session)
                # Who tries their own invitation in the same browser would lock their friend out.
                if links.seats_of(on, match, wanted.session, wanted.token):
                    raise Problem("already-seated")
                if (gone := offers.problem_of(on, match, secret)) is not None:
                    raise gone
                links.spend(on, match, links.INVITATION, secret)
                if not repository.seat_guest(on, seated):
                    raise Problem("link-spent")
                offers.remove(on, match)
                links.add_token(on, match, Seat.GUEST, token, session=wanted.session, key=key)
                if not all(append(on, first)):
                    raise Problem("link-spent")

            loaded.is_stale = True
            await self._database.write(change)
            self._loaded.stored(match, state.seq)
            loaded.publish(state)
            self._loaded.on_change(loaded)
        return loaded, token

    async def promise(self, match: int, invitation: str, key: str = "") -> Promise:
        """Return what a match's guest is shown first.

        Raises `Problem` for a link that is spent, unless it was with this key.
        """
        secret, kept = links.known(invitation), retries.key_hash(key)
        loaded = await self._loaded.get(match)

        def refusal(on: Connection) -> Problem | None:
            given = retries.given_for(on, kept)
            if given is not None and given.match == match:
                return None
            if (gone := offers.problem_of(on, match, secret)) is not None:
                return gone
            is_good = repository.find_link(on, match, links.INVITATION, secret) is not None
            return None if is_good else Problem("link-spent")

        if (problem := await self._database.read(refusal)) is not None:
            raise problem
        return loaded.state.info.promise

    async def _spent(self, match: int, invitation: str) -> Problem:
        """Return why an invitation is good no more: of a published one it is told."""
        secret = links.known(invitation)
        found = await self._database.read(lambda on: offers.problem_of(on, match, secret))
        return found or Problem("link-spent")

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
            offers.remove(on, caller.match)
            links.add_link(on, caller.match, links.INVITATION, Seat.GUEST, secret)

        links.require_creator(caller)
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
        links.require_creator(caller)

        def change(on: Connection) -> None:
            if not repository.cancel(on, caller.match):
                raise Problem("too-late")
            repository.revoke_links(on, caller.match, links.INVITATION, Seat.GUEST, now())
            offers.remove(on, caller.match)

        async with loaded.lock:
            await self._database.write(change)
            state = loaded.state
            self._loaded.altered(caller.match)
            loaded.publish(replace(state, info=replace(state.info, status=CANCELLED)))


def _known(state: MatchState) -> dict[Seat, int]:
    """Return how many lines each player knows when they come: those of the match before theirs."""
    if state.info.origin is None:
        return {}
    return {seat: state.logs[state.viewers[seat]].count for seat in PLAYERS}


def _new_secrets(info: MatchInfo, *, is_shared: bool, is_full: bool) -> Secrets:
    return Secrets(
        token="" if is_shared else ids.new_secret(),
        invitation="" if is_full else ids.new_secret(),
        spectator=ids.new_secret() if info.watch == BY_LINK else "",
    )


def _add_links(on: Connection, match: int, secrets: Secrets) -> None:
    if secrets.invitation:
        links.add_link(on, match, links.INVITATION, Seat.GUEST, secrets.invitation)
    if secrets.spectator:
        links.add_link(on, match, links.WATCH, Seat.WATCHER, secrets.spectator)


def _posted(
    on: Connection, match: int, secrets: Secrets, session: bytes | None, wanted: MatchRequest
) -> Secrets:
    """Offer a match to whom it is for: its invitation is the one that is published."""
    return secrets._replace(invitation=offers.post(on, match, session, wanted.audience).secret)
