"""Making a match, sitting down at it, watching it, and one's other devices."""

import secrets
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace

from sqlalchemy import Connection

from app.clock import now
from app.engine import chance
from app.engine import match as engine
from app.engine.chance import KeyedChance
from app.engine.game import AnyGame, Draw, Side
from app.matches import ids, pins, repository
from app.matches.models import BY_LINK, CANCELLED, OPEN, RUNNING, Caller, Device, Seat, Sheet
from app.matches.problems import Problem
from app.matches.records import Opened
from app.matches.rooms import Room, Rooms
from app.matches.table import Advance, Table, advance, laid
from app.storage.database import Database
from app.storage.journal import append

RANDOM = "random"
INVITATION = "invitation"
DEVICE = "device"
WATCH = "watch"
MOST_DEVICES = 20


@dataclass(frozen=True, slots=True)
class Wanted:
    """What the maker of a match asks for."""

    game: str
    scenario: str
    side: Side
    options: Mapping[str, str]
    watch: str
    name: str
    entropy: bytes
    machine: str = ""
    claim_days: int = 0
    shared: bool = False
    """Both play on the maker's device; `friend` is the other one's name."""
    friend: str = ""


@dataclass(frozen=True, slots=True)
class Made:
    """A new match and the secrets of it that its maker gets.

    `invitation` is "" when a machine or a friend sits down, `token` when the maker shares his
    device with a friend, `spectator` when nobody may watch.
    """

    room: Room
    token: str
    invitation: str
    spectator: str


class Seating:
    """Who sits and who watches. A seat's secret is known to its player alone."""

    def __init__(
        self,
        database: Database,
        rooms: Rooms,
        games: Mapping[str, AnyGame],
        clock: Callable[[], int],
    ) -> None:
        self._database = database
        self._rooms = rooms
        self._games = games
        self._clock = clock

    async def create(self, wanted: Wanted, session: bytes | None) -> Made:
        """Make a match: the creator's seat, an invitation, and a spectators' link if wanted.

        A machine that is wanted sits down at once, and so does a friend at the same device; then
        there is nobody to invite.
        """
        sheet = self._sheet(wanted)
        table = laid(sheet, self._games[sheet.game])
        token = "" if wanted.shared else ids.new_secret()
        is_full = wanted.shared or sheet.machine != ""
        invitation = "" if is_full else ids.new_secret()
        spectator = ids.new_secret() if wanted.watch == BY_LINK else ""
        entropy = secrets.token_bytes(chance.ENTROPY_BYTES)
        first = begun(table, wanted.friend, entropy, at=self._clock()) if is_full else ()

        def change(on: Connection) -> None:
            repository.add_match(on, sheet)
            if token:
                add_token(on, sheet.match, Seat.CREATOR, token, session=session)
            elif session is not None:
                pins.add(on, sheet.match, session, now())
            if invitation:
                add_link(on, sheet.match, INVITATION, Seat.GUEST, invitation)
            if spectator:
                add_link(on, sheet.match, WATCH, Seat.WATCHER, spectator)
            if first:
                repository.seat_guest(on, first[-1].table.sheet)
                append(on, [advanced.entry for advanced in first])

        await self._database.write(change)
        room = self._rooms.add(first[-1].table if first else table)
        return Made(room, token, invitation, spectator)

    def _sheet(self, wanted: Wanted) -> Sheet:
        game = self._games.get(wanted.game)
        if game is None:
            raise Problem("unknown-game")
        scenario = wanted.scenario or game.scenarios[0]
        if scenario not in game.scenarios:
            raise Problem("bad-option", detail="scenario")
        if wanted.side not in (*game.sides, RANDOM):
            raise Problem("bad-option", detail="side")
        if wanted.machine and wanted.machine not in game.machines:
            raise Problem("bad-option", detail="machine")
        if wanted.shared and wanted.machine:
            raise Problem("bad-option", detail="shared")
        return Sheet(
            match=ids.new_match(),
            game=game.key,
            edition=game.edition,
            scenario=scenario,
            options=_options(game, wanted.options),
            watch=wanted.watch,
            status=OPEN,
            created=now(),
            creator_side="" if wanted.side == RANDOM else wanted.side,
            creator_name=wanted.name,
            guest_name="",
            seed=secrets.token_bytes(chance.SEED_BYTES),
            creator_entropy=wanted.entropy,
            guest_entropy=b"",
            machine=wanted.machine,
            # A machine neither stays away nor claims, nor does a friend at the same device.
            claim_days=0 if wanted.machine or wanted.shared else wanted.claim_days,
        )

    async def sit(
        self, match: int, invitation: str, *, name: str, entropy: bytes, session: bytes | None
    ) -> tuple[Room, str]:
        """Use an invitation up: the guest gets his seat's token, and play begins."""
        secret = _known(invitation)
        room = await self._rooms.enter(match)
        token = ids.new_secret()
        async with room.lock:
            await self._rooms.reload(room)
            opened, started = begun(room.table, name, entropy, at=self._clock())
            seated = replace(started.table.sheet, status=RUNNING)

            def change(on: Connection) -> None:
                _refuse_a_second_seat(on, match, session)
                spend(on, match, INVITATION, secret)
                if not repository.seat_guest(on, seated):
                    raise Problem("link-spent")
                add_token(on, match, Seat.GUEST, token, session=session)
                if not all(append(on, [opened.entry, started.entry])):
                    raise Problem("link-spent")

            room.suspect = True
            await self._database.write(change)
            room.publish(started.table)
        return room, token

    async def watch(self, match: int, secret: str, session: bytes | None) -> str:
        """Give a watching token for the spectators' link, which is not used up."""
        known = _known(secret)
        token = ids.new_secret()

        def change(on: Connection) -> None:
            _refuse_a_shared_device(on, match, session)
            if repository.find_link(on, match, WATCH, known) is None:
                raise Problem("link-spent")
            add_token(on, match, Seat.WATCHER, token, session=session)

        await self._database.write(change)
        return token

    async def use_device_link(
        self, match: int, secret: str, session: bytes | None
    ) -> tuple[Seat, str]:
        """Use a device link up: a further token for the seat of who made it."""
        known = _known(secret)
        token = ids.new_secret()

        def change(on: Connection) -> Seat:
            _refuse_a_shared_device(on, match, session)
            found = repository.find_link(on, match, DEVICE, known)
            if found is None:
                raise Problem("link-spent")
            spend(on, match, DEVICE, known)
            seat, label = found
            add_token(on, match, seat, token, session=session, label=label)
            return seat

        return await self._database.write(change), token

    async def add_device_link(self, caller: Caller, label: str) -> tuple[str, str]:
        """Make a one-use link for another device of the caller: its id and its secret."""
        secret = ids.new_secret()

        def change(on: Connection) -> str:
            devices = repository.devices(on, caller.match, caller.seat)
            links = repository.open_links(on, caller.match, DEVICE, caller.seat)
            if len(devices) + len(links) >= MOST_DEVICES:
                raise Problem("too-many-devices")
            return add_link(on, caller.match, DEVICE, caller.seat, secret, label=label)

        return await self._database.write(change), secret

    async def devices(self, caller: Caller) -> tuple[list[Device], list[Device]]:
        """List the caller's seat's tokens and its device links that are still open."""

        def query(on: Connection) -> tuple[list[Device], list[Device]]:
            return (
                repository.devices(on, caller.match, caller.seat),
                repository.open_links(on, caller.match, DEVICE, caller.seat),
            )

        return await self._database.read(query)

    async def revoke(self, caller: Caller, device: str) -> None:
        """Take a device or an open device link of the caller's seat out of force."""

        def change(on: Connection) -> bool:
            match, seat = caller.match, caller.seat
            return repository.revoke_token(on, match, seat, device, now()) or (
                repository.revoke_links(on, match, DEVICE, seat, now(), only=device)
            )

        if not await self._database.write(change):
            raise Problem("unknown-device")

    async def invite_anew(self, caller: Caller, room: Room) -> str:
        """Make a new invitation, which takes the place of the old one."""
        secret = ids.new_secret()

        def change(on: Connection) -> None:
            sheet = repository.sheet(on, caller.match)
            if sheet is None or sheet.status != OPEN:
                raise Problem("too-late")
            repository.revoke_links(on, caller.match, INVITATION, Seat.GUEST, now())
            add_link(on, caller.match, INVITATION, Seat.GUEST, secret)

        _creator_only(caller)
        async with room.lock:
            await self._database.write(change)
        return secret

    async def add_spectators_link(self, caller: Caller, room: Room) -> str:
        """Make a further link for spectators, where the match may be watched."""
        if room.table.sheet.watch != BY_LINK:
            raise Problem("not-watched")
        secret = ids.new_secret()
        await self._database.write(
            lambda on: add_link(on, caller.match, WATCH, Seat.WATCHER, secret)
        )
        return secret

    async def cancel(self, caller: Caller, room: Room) -> None:
        """Cancel a match that nobody joined."""
        _creator_only(caller)

        def change(on: Connection) -> None:
            if not repository.cancel(on, caller.match):
                raise Problem("too-late")
            repository.revoke_links(on, caller.match, INVITATION, Seat.GUEST, now())

        async with room.lock:
            await self._database.write(change)
            table = room.table
            room.publish(replace(table, sheet=replace(table.sheet, status=CANCELLED)))


def add_token(
    on: Connection,
    match: int,
    seat: Seat,
    token: str,
    *,
    session: bytes | None,
    label: str = "",
) -> None:
    """Keep a new token under a new id."""
    caller = Caller(match, seat, ids.new_label())
    repository.add_token(on, caller, _known(token), session=session, label=label, now=now())


def add_link(
    on: Connection, match: int, kind: str, seat: Seat, secret: str, *, label: str = ""
) -> str:
    """Keep a new link; give its id."""
    id_ = ids.new_label()
    repository.add_link(on, match, kind, seat, _known(secret), id=id_, label=label, now=now())
    return id_


def spend(on: Connection, match: int, kind: str, secret: bytes) -> None:
    """Use a link up. Raises `Problem` when that was done before."""
    if not repository.use_link(on, match, kind, secret, now()):
        raise Problem("link-spent")


def _known(secret: str) -> bytes:
    known = ids.hashed(secret)
    if known is None:
        raise Problem("link-spent")
    return known


def _refuse_a_second_seat(on: Connection, match: int, session: bytes | None) -> None:
    # Whoever tries his own invitation in the same browser would lock his friend out.
    seated = repository.caller(on, match, secret_hash=None, session=session)
    if seated is not None and seated.seat is not Seat.WATCHER:
        raise Problem("already-seated")


def _refuse_a_shared_device(on: Connection, match: int, session: bytes | None) -> None:
    # A further token of this session would be a way round its curtain.
    if session is not None and pins.is_shared(on, match, session):
        raise Problem("already-seated")


def _creator_only(caller: Caller) -> None:
    if caller.seat is not Seat.CREATOR:
        raise Problem("not-yours")


def _options(game: AnyGame, wanted: Mapping[str, str]) -> dict[str, str]:
    sheets = {sheet.key: sheet for sheet in game.options}
    for key, value in wanted.items():
        if key not in sheets or value not in sheets[key].values:
            raise Problem("bad-option", detail=key)
    return {key: wanted.get(key, sheet.values[0]) for key, sheet in sheets.items()}


def begun(table: Table, name: str, entropy: bytes, *, at: int = 0) -> tuple[Advance, Advance]:
    """Draw sides if need be, then let the game set up: the first two records of a match."""
    if table.status != OPEN:
        raise Problem("link-spent")
    sheet = replace(table.sheet, guest_name=name, guest_entropy=entropy)
    side, draws = _sides(table.game, sheet)
    opened = Opened(
        match=sheet.id,
        game=sheet.game,
        edition=sheet.edition,
        scenario=sheet.scenario,
        options=dict(sheet.options),
        commitment=sheet.commitment,
        entropies=(sheet.creator_entropy.hex(), sheet.guest_entropy.hex()),
        creator=side,
        draws=draws,
        claim_days=sheet.claim_days,
    )
    first = advance(replace(table, sheet=sheet), opened)
    match = first.table.match
    dice = KeyedChance(sheet.key, match.drawn)
    start = engine.start(match, sheet.scenario, sheet.options, dice, at=at)
    return first, advance(first.table, start)


def _sides(game: AnyGame, sheet: Sheet) -> tuple[Side, tuple[Draw, ...]]:
    if sheet.creator_side:
        return sheet.creator_side, ()
    draw = KeyedChance(sheet.key, 0).draw(len(game.sides))
    return game.sides[draw.value], (draw,)
