"""A player's devices: each has a token of its own, got by a link that is good for one."""

from sqlalchemy import Connection

from app.clock import now
from app.matches import all_matches, ids, links, repository, retries
from app.matches.all_matches import LinkForAll, Taken
from app.matches.models import Device, DeviceRequest, Principal, Seat
from app.matches.problems import Problem
from app.storage.database import Database

MAX_DEVICES = 20


class Devices:
    """The devices of a seat, which its player alone hears of, and the sessions of browsers."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def use_link(self, match: int, wanted: DeviceRequest) -> tuple[Seat, str]:
        """Use a device link up: a further token for the seat of who made it.

        Raises `Problem` for a link that is spent, unless by the same key, and in a browser that
        has the other side's seat.
        """
        known = links.known(wanted.secret)
        key = retries.key_hash(wanted.key)
        token = ids.new_secret()

        def change(on: Connection) -> Seat:
            repository.move_session(on, wanted.old_session, wanted.session)
            links.refuse_a_shared_device(on, match, wanted.session)
            again = retries.seat_again(on, match, key, token, session=wanted.session)
            if again is not None:
                return again
            found = repository.find_link(on, match, links.DEVICE, known)
            if found is None:
                raise Problem("link-spent")
            seat, label = found
            held = links.seats_of(on, match, wanted.session, wanted.token)
            if held - {seat}:
                raise Problem("other-seat")
            links.spend(on, match, links.DEVICE, known)
            links.add_token(on, match, seat, token, session=wanted.session, label=label, key=key)
            return seat

        return await self._database.write(change), token

    async def use_link_for_all(self, wanted: DeviceRequest) -> tuple[Taken, str]:
        """Use a link for all matches of a browser up: a token, good in each. Raises `Problem`."""
        token = ids.new_secret()
        taken = await self._database.write(
            lambda on: all_matches.use(on, wanted, token, MAX_DEVICES)
        )
        return taken, token

    async def add_link_for_all(self, session: bytes) -> LinkForAll:
        """Make a link that gives another device all of a session's seats. Raises `Problem`."""
        return await self._database.write(lambda on: all_matches.add(on, session))

    async def count_for_all(self, session: bytes) -> int:
        """Return for how many matches such a link would be good."""
        return len(await self._database.read(lambda on: all_matches.held_by(on, session)))

    async def add_link(self, caller: Principal, label: str) -> tuple[str, str]:
        """Make a one-use link for another device of the caller: its id and its secret."""
        secret = ids.new_secret()

        def change(on: Connection) -> str:
            tokens = repository.devices(on, caller.match, caller.seat)
            waiting = repository.open_links(on, caller.match, links.DEVICE, caller.seat)
            if len(tokens) + len(waiting) >= MAX_DEVICES:
                raise Problem("too-many-devices")
            return links.add_link(on, caller.match, links.DEVICE, caller.seat, secret, label=label)

        return await self._database.write(change), secret

    async def is_held(self, session: bytes) -> bool:
        """Whether a browser session has any seat: then its secret was given out here."""
        return await self._database.read(lambda on: repository.is_session_held(on, session))

    async def listed(self, caller: Principal) -> tuple[list[Device], list[Device]]:
        """List the caller's seat's tokens and its device links that are still open."""

        def query(on: Connection) -> tuple[list[Device], list[Device]]:
            return (
                repository.devices(on, caller.match, caller.seat),
                repository.open_links(on, caller.match, links.DEVICE, caller.seat)
                + all_matches.waiting(on, caller.match, caller.seat),
            )

        return await self._database.read(query)

    async def revoke(self, caller: Principal, device: str) -> list[int]:
        """Revoke a device or an open device link of the caller's seat. Raises `Problem`.

        Return the matches that the device was good for: this one and its rematches.
        """

        if not ids.is_label(device):
            raise Problem("unknown-device")

        def change(on: Connection) -> list[int]:
            match, seat = caller.match, caller.seat
            if matches := repository.revoke_token(on, match, seat, device, now()):
                return matches
            if repository.revoke_links(on, match, links.DEVICE, seat, now(), only=device):
                return [match]
            if matches := all_matches.revoke(on, match, seat, device):
                return matches
            raise Problem("unknown-device")

        return await self._database.write(change)
