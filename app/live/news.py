"""What comes to a socket beside the frames: chat, and the rematch.

Whoever is behind the database gets what they may hear and have not heard. It is looked at when a
socket opens, when somebody has said something here, or at another process, which hints no more
than that there is something, and with each heartbeat.
"""

import asyncio
import contextlib
from collections.abc import Collection, Iterator

import msgspec

from app.live.connection import Connection
from app.live.protocol import Chat, Rematch
from app.matches.models import Seat
from app.people.models import ChatLine, ChatRoom, may_read
from app.people.repository import REMATCH, Marks
from app.people.service import People
from app.storage.database import Unsaved

Spoken = dict[tuple[int, ChatRoom, int], tuple[ChatLine, ...]]


class News:
    """Brings connections up to date, one round at a time so that nobody hears a thing twice."""

    def __init__(self, people: People) -> None:
        self._people = people
        self._round = asyncio.Lock()

    async def bring(self, connections: Collection[Connection]) -> None:
        """Send these connections what they have not heard. Raises `Unsaved`."""
        async with self._round:
            marks = await self._people.marks({c.loaded.match for c in connections})
            if not marks:
                return
            spoken: Spoken = {}
            for connection in connections:
                for topic in behind(connection, marks):
                    heard = marks[connection.loaded.match, topic]
                    message = await self._message(connection, topic, spoken)
                    if isinstance(message, Chat):
                        # There may be more by now than there was.
                        heard = message.lines[-1].n
                    connection.answer(message)
                    connection.heard[topic] = heard

    async def try_to_bring(self, connections: Collection[Connection]) -> None:
        """Send them what they have not heard; else the next heartbeat does."""
        with contextlib.suppress(Unsaved):
            await self.bring(connections)

    async def _message(self, connection: Connection, topic: str, spoken: Spoken) -> Chat | Rematch:
        loaded = connection.loaded
        if topic == REMATCH:
            state = await self._people.rematches.state(loaded)
            return Rematch(**msgspec.structs.asdict(state))
        chat, after = ChatRoom(topic), connection.heard.get(topic, 0)
        key = (loaded.match, chat, after)
        if key not in spoken:
            spoken[key] = await self._people.chat.since(loaded.match, chat, after)
        return Chat(chat, spoken[key])


def behind(connection: Connection, marks: Marks) -> Iterator[str]:
    """List the topics in which there is more than a connection has heard, and may hear."""
    loaded, seat = connection.loaded, connection.caller.seat
    topics: list[str] = [chat for chat in ChatRoom if may_read(loaded, seat, chat)]
    if seat is not Seat.WATCHER:
        topics.append(REMATCH)
    for topic in topics:
        if marks.get((loaded.match, topic), 0) > connection.heard.get(topic, 0):
            yield topic
