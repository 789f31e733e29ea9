"""What a player does about their address. It is shown to its own seat alone, and never logged."""

import hashlib
import re
import secrets
from collections.abc import Callable

from sqlalchemy import Connection

from app.clock import DAY_SECONDS, now
from app.matches import ids
from app.matches.models import Principal
from app.matches.problems import Problem
from app.notify import repository
from app.notify.models import CONFIRM, UNSUBSCRIBE, Address
from app.storage.database import Database

ASKINGS_A_DAY = 5
"""How often anybody may have one address asked to confirm."""

_ATOM = r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+"
_LABEL = r"[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?"
_ADDRESS = re.compile(rf"{_ATOM}(?:\.{_ATOM})*@(?:{_LABEL}\.)+{_LABEL}")
LONGEST = 254


class Notices:
    """Addresses: left, confirmed, removed."""

    def __init__(self, database: Database, clock: Callable[[], int] = now) -> None:
        self._database = database
        self._clock = clock

    async def address(self, caller: Principal) -> Address | None:
        """Return the caller's own seat's address."""
        return await self._database.read(
            lambda on: repository.address(on, caller.match, caller.seat)
        )

    async def leave(self, caller: Principal, address: str, language: str) -> Address:
        """Keep an address for the caller's seat; it will be asked to confirm. Raises `Problem`."""
        if len(address) > LONGEST or not _ADDRESS.fullmatch(address):
            raise Problem("bad-address")
        time = self._clock()
        new = Address(
            caller.match, caller.seat, address, language, secrets.token_bytes(32), created=time
        )

        def change(on: Connection) -> Address:
            known = repository.address(on, caller.match, caller.seat)
            if known and (known.address, known.language) == (address, language) and known.confirmed:
                return known
            hashed = hashlib.sha256(address.lower().encode()).digest()
            asked = repository.count_asking(on, hashed, ids.new_label(), time, time - DAY_SECONDS)
            if asked > ASKINGS_A_DAY:
                raise Problem("too-many")
            repository.put_address(on, new)
            return new

        return await self._database.write(change)

    async def remove(self, caller: Principal) -> None:
        """Forget the address of the caller's seat."""
        await self._database.write(
            lambda on: repository.remove_address(on, caller.match, caller.seat)
        )

    async def confirm(self, match: int, secret: str) -> None:
        """Confirm the address whose link this is, so that mail goes to it. Raises `Problem`."""

        def change(on: Connection) -> None:
            repository.confirm_address(on, opened(on, match, CONFIRM, secret), self._clock())

        await self._database.write(change)

    async def unsubscribe(self, match: int, secret: str) -> None:
        """Forget the address whose link this is. Raises `Problem`."""

        def change(on: Connection) -> None:
            known = opened(on, match, UNSUBSCRIBE, secret)
            repository.remove_address(on, match, known.seat)

        await self._database.write(change)

    async def check(self, match: int, secret: str) -> None:
        """See that a link to unsubscribe is good. Raises `Problem`."""
        await self._database.read(lambda on: opened(on, match, UNSUBSCRIBE, secret))


def opened(on: Connection, match: int, purpose: str, secret: str) -> Address:
    """Find the address that a link belongs to. Raises `Problem`."""
    for known in repository.addresses_of(on, match):
        if known.opens(purpose, secret):
            return known
    raise Problem("link-spent")
