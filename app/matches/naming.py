"""What the players are called. A name may change at any time; it is in no record."""

from dataclasses import replace

from app.matches import repository
from app.matches.models import Names, Principal
from app.matches.rooms import LoadedMatch, Rooms
from app.storage.database import Database


class Naming:
    """Renames players, and brings names up to date that another process has changed."""

    def __init__(self, database: Database, rooms: Rooms) -> None:
        self._database = database
        self._rooms = rooms

    async def rename(self, caller: Principal, room: LoadedMatch, name: str) -> None:
        """Call the caller's seat by a new name; everybody at the board sees it at once."""
        names = await self._database.write(
            lambda on: repository.rename(on, caller.match, caller.seat, name)
        )
        self._rooms.altered(caller.match)
        await self.adopt(room, names)

    async def adopt(self, room: LoadedMatch, names: Names) -> None:
        """Put the names of the database in place, if they differ from those that were just read."""
        if names == named(room):
            return
        async with room.lock:
            # Somebody may have sat down since they were read.
            found = await self._database.read(lambda on: repository.names(on, [room.match]))
            creator, guest = found[room.match]
            sheet = replace(room.table.sheet, creator_name=creator, guest_name=guest)
            room.renamed(replace(room.table, sheet=sheet))


def named(room: LoadedMatch) -> Names:
    """Return the names that a room has in memory."""
    return room.table.sheet.creator_name, room.table.sheet.guest_name
