"""Private notes: one text a seat, which nobody else can even know of."""

from sqlalchemy import Connection

from app.matches.models import Principal
from app.matches.problems import Problem
from app.people import repository
from app.people.models import Note
from app.storage.database import Database

MAX_BYTES = 16 * 1024


class Notes:
    """Keeps the notes. Two devices of a seat can't overwrite each other unawares."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def read(self, caller: Principal) -> Note:
        """Read the caller's notes."""
        return await self._database.read(lambda on: repository.note(on, caller.match, caller.seat))

    async def write(self, caller: Principal, text: str, expect: int) -> Note:
        """Write the caller's notes over version `expect`. Raises `Problem`.

        What is stored already is stored, so that a repeated call gets the same answer.
        """
        if len(text.encode()) > MAX_BYTES:
            raise Problem("note-too-large")

        def change(on: Connection) -> Note:
            if repository.keep_note(on, caller.match, caller.seat, text, expect):
                return Note(expect + 1, text)
            kept = repository.note(on, caller.match, caller.seat)
            if kept.text != text:
                raise Problem("note-changed")
            return kept

        return await self._database.write(change)
