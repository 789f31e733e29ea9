"""The two rooms of a match. What is said in them moves no version and no chain."""

import unicodedata
from dataclasses import dataclass

from sqlalchemy import Connection

from app.clock import now
from app.matches import ids
from app.matches.models import ENDED, RUNNING, Seat
from app.matches.problems import Problem
from app.matches.service import MatchAccess
from app.matches.texts import is_visible, tidy_name
from app.people import repository
from app.people.models import ChatLine, ChatLines, ChatRoom, has_room, may_read, may_write
from app.storage.database import Database

MAX_LETTERS = 500
MAX_LINES = 5000
"""In one room; after that it is full."""
LINES_AT_ONCE = 50
ATTEMPTS = 20
_ALL = 2**31 - 1


@dataclass(frozen=True, slots=True)
class Said:
    """What somebody wants to say. `name`: what a spectator calls themselves, if anything."""

    room: ChatRoom
    text: str
    key: str
    name: str = ""


class Chat:
    """Writes and reads the rooms. What it acknowledges is stored."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def say(self, access: MatchAccess, said: Said) -> ChatLine:
        """Add a line; the same key twice adds it once. Raises `Problem`."""
        info, seat = access.loaded.state.info, access.caller.seat
        if not may_write(access.loaded, seat, said.room):
            raise Problem("not-yours")
        if not has_room(info, said.room):
            raise Problem("no-chat")
        if access.loaded.state.status not in (RUNNING, ENDED):
            raise Problem("not-running")
        text = tidied(said.text)
        is_spectator = seat is Seat.WATCHER
        match, key = access.caller.match, ids.key_hash(said.key)
        writer = f"token {access.caller.token}" if is_spectator else f"seat {int(seat)}"

        def change(on: Connection) -> ChatLine:
            for _ in range(ATTEMPTS):
                before = repository.said_before(on, match, writer, key)
                if before is not None:
                    room, known = before
                    if (room, known.text) != (said.room, text):
                        raise Problem("key-used")
                    return known
                line = ChatLine(
                    n=repository.last_line(on, match, said.room) + 1,
                    at=now(),
                    text=text,
                    side="" if is_spectator else access.viewer,
                    number=repository.spectators_number(on, match, writer) if is_spectator else 0,
                    name=tidy_name(said.name) if is_spectator else "",
                )
                if line.n > MAX_LINES:
                    raise Problem("chat-full")
                # Another process may have taken the number meanwhile: then the next one.
                if repository.add_line(on, match, said.room, line, writer=writer, key=key):
                    return line
            raise Problem("unsaved")

        return await self._database.write(change)

    async def lines(self, access: MatchAccess, room: ChatRoom, before: int | None) -> ChatLines:
        """Read a room's lines before a number, or its latest. Raises `Problem`."""
        if not may_read(access.loaded, access.caller.seat, room):
            raise Problem("not-yours")
        found = await self.since(access.caller.match, room, 0, before or _ALL)
        return ChatLines(found, found[0].n if found else 0)

    async def since(
        self, match: int, room: ChatRoom, after: int, before: int = _ALL
    ) -> tuple[ChatLine, ...]:
        """Read the latest lines after a number."""
        return await self._database.read(
            lambda on: repository.lines_between(
                on, match, room, after=after, before=before, most=LINES_AT_ONCE
            )
        )


def tidied(text: str) -> str:
    """Bring a text into the form in which it is kept. Raises `Problem` when nothing is left."""
    tidy = unicodedata.normalize("NFC", text).strip()
    if not is_visible(tidy) or len(tidy) > MAX_LETTERS:
        raise Problem("bad-field", detail=f"text: 1 to {MAX_LETTERS} letters")
    return tidy
