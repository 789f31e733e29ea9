"""A player's devices: each has a token of its own, got by a link that is good for one."""

from sqlalchemy import Connection

from app.clock import now
from app.matches import ids, links, repository
from app.matches.models import Device, Principal, Seat
from app.matches.problems import Problem
from app.storage.database import Database

MAX_DEVICES = 20


class Devices:
    """The devices of a seat, which its player alone hears of, and the sessions of browsers."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def use_link(
        self, match: int, secret: str, session: bytes | None, *, was: bytes | None = None
    ) -> tuple[Seat, str]:
        """Use a device link up: a further token for the seat of who made it.

        `was`: the session whose place the browser's takes.
        """
        known = links.known(secret)
        token = ids.new_secret()

        def change(on: Connection) -> Seat:
            repository.move_session(on, was, session)
            links.refuse_a_shared_device(on, match, session)
            found = repository.find_link(on, match, links.DEVICE, known)
            if found is None:
                raise Problem("link-spent")
            links.spend(on, match, links.DEVICE, known)
            seat, label = found
            links.add_token(on, match, seat, token, session=session, label=label)
            return seat

        return await self._database.write(change), token

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
                repository.open_links(on, caller.match, links.DEVICE, caller.seat),
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
            raise Problem("unknown-device")

        return await self._database.write(change)
