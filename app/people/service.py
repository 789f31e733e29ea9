"""The people at the tables: one place for all that is theirs."""

from app.matches.service import Matches
from app.people import repository
from app.people.chat import Chat
from app.people.notes import Notes
from app.people.presence import Presence
from app.people.rematch import Rematches
from app.people.repository import Marks
from app.storage.database import Database


class People:
    """Chat, notes, presence and rematches of all matches."""

    def __init__(self, database: Database, matches: Matches) -> None:
        self.chat = Chat(database)
        self.notes = Notes(database)
        self.presence = Presence(database)
        self.rematches = Rematches(database, matches.loaded)
        self._database = database
        matches.committed = self.presence.acted

    async def marks(self, watched: set[int]) -> Marks:
        """Return how far the topics of these matches have come, by the database."""
        return await self._database.read(lambda on: repository.marks(on, watched))
