"""Offering an open match to anybody, and taking it back."""

from sqlalchemy import Connection

from app.matches import links, offers, repository
from app.matches.loaded import LoadedMatch
from app.matches.models import OPEN, Principal
from app.matches.offers import ListedOffer, Offer
from app.matches.problems import Problem
from app.storage.database import Database


class Offering:
    """The list of the matches that wait for anybody."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def listed(self, session: bytes | None) -> list[ListedOffer]:
        """List the matches that wait for who asks, the newest first."""
        return await self._database.read(lambda on: offers.listed(on, session))

    async def count(self, session: bytes | None) -> int:
        """Return how many matches wait for who asks."""
        return await self._database.read(lambda on: offers.count(on, session))

    async def has_met(self, session: bytes | None) -> bool:
        """Whether a browser session has played with anybody."""
        return await self._database.read(lambda on: offers.has_met(on, session))

    async def own(self, caller: Principal) -> Offer | None:
        """Return a match's offer, while it is listed, to its maker."""
        links.require_creator(caller)
        return await self._database.read(lambda on: offers.of_match(on, caller.match))

    async def post(
        self, caller: Principal, loaded: LoadedMatch, session: bytes | None, audience: str
    ) -> Offer:
        """List a match for an audience, or for longer. Raises `Problem`.

        A new invitation takes the place of the private one.
        """
        links.require_creator(caller)

        def change(on: Connection) -> Offer:
            info = repository.info(on, caller.match)
            if info is None or info.status != OPEN:
                raise Problem("too-late")
            return offers.post(on, caller.match, session, audience)

        async with loaded.lock:
            return await self._database.write(change)

    async def withdraw(self, caller: Principal, loaded: LoadedMatch) -> None:
        """Take a match off the list: its published invitation opens nothing from then on."""
        links.require_creator(caller)
        async with loaded.lock:
            await self._database.write(lambda on: offers.withdraw(on, caller.match))
