"""One open socket: what waits to be sent, newest frame only, and the answers in their order."""

import asyncio
from collections import deque
from collections.abc import Mapping
from enum import Enum

from starlette.websockets import WebSocket, WebSocketState

from app.engine import codec
from app.engine.values import Shown
from app.live.protocol import Heartbeat, frame_message
from app.matches.loaded import LoadedMatch
from app.matches.models import Principal
from app.matches.packing import NOTHING

MAX_WAITING = 100
"""Answers that a client may leave unread before they are sent away."""

RESTARTING = 1012
NOT_ALLOWED = 1008
REVOKED = 4001
TOO_SLOW = 4002
CURTAIN = 4003
UNSENT = (TOO_SLOW, CURTAIN)
"""Codes after which nothing that waits is sent any more."""


class Latest(Enum):
    """Messages that are made when they are sent, so that only the latest of each ever waits."""

    FRAME = "frame"
    HEARTBEAT = "heartbeat"


class Connection:
    """A player or spectator at the board right now."""

    def __init__(
        self,
        socket: WebSocket,
        caller: Principal,
        loaded: LoadedMatch,
        heard: Mapping[str, int] | None = None,
        *,
        takes_packed: bool = False,
        is_hidden: bool = False,
        release: str = "",
    ) -> None:
        self.caller = caller
        self.loaded = loaded
        self.heard: dict[str, int] = dict(heard or {})
        """How far they have heard each room of the chat and the rematch."""
        self.is_hidden = is_hidden
        """Whether nobody sees the page."""
        self.handling = asyncio.Lock()
        """Held while a message is carried out, which is not to be broken off."""
        self._socket = socket
        self._release = release
        self._takes_packed = takes_packed
        self._sent = NOTHING
        """The frame that the next one is packed by."""
        self._waiting: deque[Latest | Shown] = deque()
        self._wake = asyncio.Event()
        self._closing: int | None = None
        self.ends = asyncio.Event()
        """Set as soon as they are to be sent away, though they may not have been told yet."""

    def changed(self, loaded: LoadedMatch) -> None:
        """Send them the newest frame; one that they have not had yet is skipped."""
        self._send_soon(Latest.FRAME)

    def changed_since(self, version: int) -> None:
        """Send them the newest frame, by itself if that version is not what they were sent last."""
        if self._sent.version != version:
            self._sent = NOTHING
        self._send_soon(Latest.FRAME)

    def heartbeat(self) -> None:
        """Send the version, which was just checked against the database."""
        self._send_soon(Latest.HEARTBEAT)

    def answer(self, message: Shown) -> None:
        """Send an answer after all that waits."""
        if len(self._waiting) >= MAX_WAITING:
            self.close(TOO_SLOW)
        else:
            self._waiting.append(message)
            self._wake.set()

    def close(self, code: int) -> None:
        """Send what waits, unless they may not have it or are too slow, and close the socket."""
        if self._closing is None:
            self._closing = code
            self._wake.set()
            self.ends.set()

    async def send_all(self) -> None:
        """Send whatever comes up until the socket is to be closed."""
        while self._closing is None:
            await self._wake.wait()
            self._wake.clear()
            while self._waiting and self._closing not in UNSENT:
                await self._send(self._waiting.popleft())
        if self._socket.application_state is WebSocketState.CONNECTED:
            await self._socket.close(self._closing)

    def _send_soon(self, what: Latest) -> None:
        if what not in self._waiting:
            self._waiting.append(what)
            self._wake.set()

    async def _send(self, message: Latest | Shown) -> None:
        loaded = self.loaded
        viewer = loaded.state.viewers[self.caller.seat]
        if message is Latest.HEARTBEAT:
            message = Heartbeat(loaded.state.version(viewer), self._release)
        if message is not Latest.FRAME:
            await self._socket.send_text(codec.wire(message).decode())
        elif self._takes_packed:
            packed, self._sent = loaded.packed(viewer, self._sent)
            await self._socket.send_bytes(packed)
        else:
            await self._socket.send_text(frame_message(loaded.frame(viewer)))
