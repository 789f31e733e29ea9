"""What the players are called. A name may change at any time; it is in no record."""

from dataclasses import replace

from app.matches import repository
from app.matches.loaded import LoadedMatch, LoadedMatches
from app.matches.models import Names, Principal
from app.storage.database import Database


class Naming:
    """Renames players, and brings names up to date that another process has changed."""

    def __init__(self, database: Database, loaded: LoadedMatches) -> None:
        self._database = database
        self._loaded = loaded

    async def rename(self, caller: Principal, loaded: LoadedMatch, name: str) -> None:
        """Call the caller's seat by a new name; everybody at the board sees it at once."""
        names = await self._database.write(
            lambda on: repository.rename(on, caller.match, caller.seat, name)
        )
        self._loaded.altered(caller.match)
        await self.adopt(loaded, names)

    async def adopt(self, loaded: LoadedMatch, names: Names) -> None:
        """Put the names of the database in place, if they differ from those that were just read."""
        if names == named(loaded):
            return
        async with loaded.lock:
            # Somebody may have sat down since they were read.
            found = await self._database.read(lambda on: repository.names(on, [loaded.match]))
            creator, guest = found[loaded.match]
            info = replace(loaded.state.info, creator_name=creator, guest_name=guest)
            loaded.renamed(replace(loaded.state, info=info))


def named(loaded: LoadedMatch) -> Names:
    """Return the names that a match has in memory."""
    return loaded.state.info.creator_name, loaded.state.info.guest_name
