"""Another match of the same two with sides swapped: asked for, agreed to, begun.

Nothing is made before both agree, so that no match lies about that nobody will join. The tokens
of the old seats stand for the new ones: no secret goes from one player to the other.
"""

from collections.abc import Iterable
from dataclasses import replace

from sqlalchemy import Connection

from app.clock import now
from app.engine import chance
from app.engine.board_data import digest_of
from app.engine.values import Side
from app.matches import ids, pins, randomness
from app.matches import repository as matches
from app.matches.creation import begun
from app.matches.loaded import LoadedMatch, LoadedMatches
from app.matches.models import ENDED, OPEN, MatchInfo, Promise, Seat
from app.matches.problems import Problem
from app.matches.service import MatchAccess
from app.matches.state import MatchState, new_match_state
from app.people import repository
from app.people.models import (
    DECLINED,
    MADE,
    NONE,
    OFFERED,
    WITHDRAWN,
    Rematch,
    ShownRematch,
)
from app.storage.database import Database
from app.storage.journal import append

ATTEMPTS = 10


class Rematches:
    """Asks for rematches and makes them. The unique row of a match decides who was first."""

    def __init__(self, database: Database, loaded: LoadedMatches) -> None:
        self._database = database
        self._loaded = loaded

    async def state(self, loaded: LoadedMatch) -> ShownRematch:
        """Return its status."""
        found = await self._database.read(lambda on: repository.rematch(on, loaded.match))
        return shown(loaded.state, found)

    async def offered_to(self, mine: Iterable[MatchAccess]) -> set[int]:
        """Return in which of these matches the other side offers a rematch to the caller."""
        seats = {
            access.caller.match: access.caller.seat
            for access in mine
            if access.loaded.state.status == ENDED and access.caller.seat is not Seat.WATCHER
        }
        if not seats:
            return set()
        found = await self._database.read(lambda on: repository.offers(on, seats))
        return {match for match, seat in found.items() if seat is not seats[match]}

    async def press(
        self, access: MatchAccess, entropy: bytes, promise: Promise | None
    ) -> ShownRematch:
        """Ask for a rematch, or agree to the one that the other has asked for. Raises `Problem`.

        Only who names the offer's `promise` agrees: a number that was sent without knowing of the
        offer must not go into its dice. Pressing again changes nothing.
        """
        state, seat = access.loaded.state, access.caller.seat
        if state.status != ENDED:
            raise Problem("not-ended")

        def change(on: Connection) -> Rematch:
            for _ in range(ATTEMPTS):
                known = repository.rematch(on, access.caller.match)
                if promise is not None and promise != _promise(known):
                    raise Problem("other-promise")
                is_agreed = promise is not None or _is_agreed(on, access)
                wanted = _next(known, state, seat, entropy, is_agreed=is_agreed)
                if wanted is known:
                    return wanted
                if repository.put_rematch(on, wanted):
                    if wanted.state == MADE:
                        _make(on, state, wanted, entropy)
                    return wanted
            raise Problem("unsaved")

        kept = await self._database.write(change)
        if kept.state == MADE:
            # A machine begins as soon as the match is looked at.
            await self._loaded.get(kept.made)
        return shown(state, kept)

    async def end(self, access: MatchAccess) -> ShownRematch:
        """Withdraw one's own offer, or decline the other's. Raises `Problem`."""

        def change(on: Connection) -> Rematch:
            known = repository.rematch(on, access.caller.match)
            if known is None or known.state != OFFERED:
                raise Problem("no-rematch")
            state = WITHDRAWN if known.seat is access.caller.seat else DECLINED
            wanted = replace(known, version=known.version + 1, state=state)
            if not repository.put_rematch(on, wanted):
                raise Problem("no-rematch")
            return wanted

        return shown(access.loaded.state, await self._database.write(change))


def shown(state: MatchState, known: Rematch | None) -> ShownRematch:
    """Show how it stands, to both players alike."""
    if known is None:
        return ShownRematch(NONE, "", "", None, "")
    promise = _promise(known)
    return ShownRematch(
        state=known.state,
        by=state.info.side(state.game, known.seat),
        commitment=chance.commitment(known.seed),
        match=promise.match if promise else None,
        entropy=promise.entropy if promise else "",
    )


def _promise(known: Rematch | None) -> Promise | None:
    """Return what an offer that stands, or was agreed to, promises of the new match."""
    if known is None or known.state not in (OFFERED, MADE):
        return None
    return Promise(ids.shown(known.made), chance.commitment(known.seed), known.entropy.hex())


def _is_agreed(on: Connection, access: MatchAccess) -> bool:
    """Whether the other one agrees as soon as they are asked: a machine, or who sits beside."""
    return access.loaded.state.info.machine != "" or bool(pins.devices(on, access.caller.match))


def _next(
    known: Rematch | None, state: MatchState, seat: Seat, entropy: bytes, *, is_agreed: bool
) -> Rematch:
    """Decide what a press leads to; what is known already when it changes nothing."""
    if known is not None and known.state == OFFERED:
        if known.seat is seat or not is_agreed:
            return known
        return replace(known, version=known.version + 1, state=MADE)
    if known is not None and known.state == MADE:
        return known
    if known is not None and known.state == DECLINED and known.seat is seat:
        # Whom they asked has answered; only that one may still think better of it.
        raise Problem("no-rematch")
    return Rematch(
        match=state.info.match,
        version=known.version + 1 if known else 1,
        state=MADE if is_agreed else OFFERED,
        seat=seat,
        made=ids.new_match(),
        seed=randomness.random_bytes(chance.SEED_BYTES),
        entropy=entropy,
    )


def _make(on: Connection, state: MatchState, agreed: Rematch, entropy: bytes) -> None:
    """Make the new match and begin it. Who asked has the creator's seat."""
    old = matches.info(on, state.info.match) or state.info
    info = _sheet(state, old, agreed)
    other = _other(agreed.seat)
    shared = pins.devices(on, state.info.match)
    is_asked = not (info.machine or shared)
    own = entropy if is_asked else randomness.random_bytes(chance.ENTROPY_BYTES)
    first, started = begun(new_match_state(info, state.game), _name(old, other), own, at=now())
    matches.add_match(on, info, state.game.sheet)
    seats = {agreed.seat: Seat.CREATOR} if info.machine else _swapped(agreed.seat)
    repository.pass_on(on, state.info.match, info.match, seats, now())
    for session in shared:
        pins.add(on, info.match, session, now())
    matches.seat_guest(on, started.state.info)
    append(on, [first.entry, started.entry])


def _sheet(state: MatchState, old: MatchInfo, agreed: Rematch) -> MatchInfo:
    game = state.game
    side: Side = state.info.side(game, _other(agreed.seat))
    return replace(
        old,
        match=agreed.made,
        edition=game.edition,
        board=digest_of(game.sheet),
        options={o.key: old.options.get(o.key, o.values[0]) for o in game.options},
        status=OPEN,
        created=now(),
        creator_side=side,
        creator_name=_name(old, agreed.seat),
        guest_name="",
        seed=agreed.seed,
        creator_entropy=agreed.entropy,
        guest_entropy=b"",
        origin=None,
    )


def _other(seat: Seat) -> Seat:
    return Seat.GUEST if seat is Seat.CREATOR else Seat.CREATOR


def _swapped(offerer: Seat) -> dict[Seat, Seat]:
    return {offerer: Seat.CREATOR, _other(offerer): Seat.GUEST}


def _name(info: MatchInfo, seat: Seat) -> str:
    return info.creator_name if seat is Seat.CREATOR else info.guest_name
