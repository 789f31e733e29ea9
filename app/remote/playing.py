"""A match played to its end over a socket: each frame in which something is asked is answered."""

import asyncio
import secrets
from collections.abc import Callable
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from app.bots.player import Step, Thought
from app.remote.seats import Refused, Seat

MAX_MESSAGE_BYTES = 2**24
"""How long a frame may be: those of today's games have some 15 kB."""
PATIENCE_SECONDS = 1
"""How long it waits after a refusal that says nothing of how long, but for a stale decision."""
STALE = "stale"
"""Something happened meanwhile: where two decide at once that is nothing out of the way."""
CANCELLED = "cancelled"
FINAL_CLOSES = (1008, 4001)
"""The server refuses the socket, or the seat was taken away: connecting again is in vain."""

Think = Callable[[bytes], Thought | None]
"""What a player makes of a frame; None when nothing is asked."""


class Frame(msgspec.Struct, frozen=True):
    """What is looked at of a message, a frame or another."""

    type: str
    v: int = -1
    status: str = ""
    viewer: str = ""
    offered: str = ""
    outcome: dict[str, Any] | None = None
    code: str = ""
    wait: int = 0


class Player:
    """Somebody at one seat, who remembers the rest of their plan between two frames."""

    def __init__(self, think: Think) -> None:
        self._think = think
        self._rest: tuple[Step, ...] = ()
        self._answered = -1

    async def answer(self, raw: bytes, frame: Frame) -> dict[str, Any] | None:
        """Return what to send on a frame, None for nothing."""
        if frame.v <= self._answered:
            return None
        if frame.offered not in ("", frame.viewer):
            return self._command(frame, "draw", {"do": "decline"})
        steps = self._rest
        if not steps:
            thought = await asyncio.to_thread(self._think, raw)
            if thought is None:
                return None
            steps = thought.steps
        self._rest = steps[1:]
        return self._command(frame, "act", {"action": msgspec.Raw(steps[0].action)})

    def forget(self) -> None:
        """Think anew on the next frame: what was sent did not do."""
        self._rest, self._answered = (), -1

    def _command(self, frame: Frame, kind: str, fields: dict[str, Any]) -> dict[str, Any]:
        self._answered = frame.v
        return {"type": kind, "expect": frame.v, "key": secrets.token_hex(16), **fields}


async def played(seat: Seat, think: Think) -> dict[str, Any]:
    """Play until the match has ended; return its outcome, `winner` and `rule` among it.

    Where the line is lost it connects again, later and later. Raises `Refused`.
    """
    player = Player(think)
    try:
        async for socket in connect(seat.socket, max_size=MAX_MESSAGE_BYTES):
            player.forget()
            try:
                return await _played(socket, seat, player)
            except ConnectionClosed as closed:
                if closed.rcvd is not None and closed.rcvd.code in FINAL_CLOSES:
                    raise Refused(f"the server ended it: {closed}") from closed
    except InvalidHandshake as error:
        raise Refused(f"the server takes no socket there: {error}") from error
    raise AssertionError("a line that is lost is opened again for ever")


def pause_after(error: Frame) -> int:
    """Return how many seconds to wait after an error before anything is sent again."""
    if error.code == STALE:
        return 0
    return max(error.wait, PATIENCE_SECONDS)


async def _played(socket: ClientConnection, seat: Seat, player: Player) -> dict[str, Any]:
    await socket.send(msgspec.json.encode({"type": "hello", "token": seat.token}).decode())
    while True:
        raw = await socket.recv(decode=False)
        frame = msgspec.json.decode(raw, type=Frame)
        if frame.type == "error":
            player.forget()
            await asyncio.sleep(pause_after(frame))
            # Nothing else may be about to bring the newest frame.
            await socket.send('{"type": "ping"}')
        if frame.type != "frame":
            continue
        if frame.outcome is not None or frame.status == CANCELLED:
            return frame.outcome or {"winner": "", "rule": CANCELLED}
        command = await player.answer(raw, frame)
        if command is not None:
            await socket.send(msgspec.json.encode(command).decode())
