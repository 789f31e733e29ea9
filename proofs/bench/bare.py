"""`python -m proofs.bench.bare`: a server that does only what any server of this kind must.

It decides by toy rules, encodes a frame of some 3 KB for each viewer, stores each action durably
and sends, on our own libraries and in our own protocol as far as the bench's players speak it. Our
figures are compared with this server's of the same run: the machine is then as busy for both.
"""

import asyncio
import hashlib
import os
import sqlite3
from collections.abc import Awaitable, Callable, MutableMapping
from random import Random
from typing import Any

import msgspec
import uvicorn
from msgspec.structs import replace

PLACES = 27
BLOCKS = 50
MAX_CHOICES = 30
DICE = 4
TURNS = 2000
LINKS = tuple(((n + 1) % PLACES, (n - 1) % PLACES, (n + 5) % PLACES) for n in range(PLACES))
ANNOUNCES = b"a bare server is at"

Message = MutableMapping[str, Any]
Send = Callable[[Message], Awaitable[None]]
Receive = Callable[[], Awaitable[Message]]


class Block(msgspec.Struct, frozen=True):
    """A piece of the toy game."""

    id: str
    side: int
    at: int
    cv: int


class State(msgspec.Struct, frozen=True):
    """A position of the toy game: blocks walk about, the sides take turns."""

    blocks: tuple[Block, ...]
    active: int = 0
    turn: int = 0


class ShownBlock(msgspec.Struct, frozen=True, omit_defaults=True):
    """A block as a viewer sees it: the enemy's has no face."""

    side: int
    at: int
    id: str = ""
    cv: int = 0


class Step(msgspec.Struct, frozen=True):
    """An action: a block goes to a place next to its own."""

    block: str
    to: int


class Choice(msgspec.Struct, frozen=True):
    """An action as it is offered."""

    action: Step
    final: bool = True


class Frame(msgspec.Struct, frozen=True, tag="frame"):
    """All that a viewer is sent, each time."""

    v: int
    status: str
    turn: int
    blocks: list[ShownBlock]
    choices: dict[str, list[Choice]] | None
    events: list[Any]


class Act(msgspec.Struct, frozen=True):
    """A message of a player, or their hello."""

    type: str
    token: str = ""
    key: str = ""
    expect: int = 0
    action: Step | None = None


class Done(msgspec.Struct, frozen=True, tag="ack"):
    """An action is stored."""

    key: str


_encode, _decode = msgspec.json.Encoder().encode, msgspec.json.Decoder(Act).decode


class Match:
    """A match under way, in memory."""

    def __init__(self, number: int) -> None:
        rng = Random(number)
        self.number = number
        self.state = State(
            tuple(Block(f"b{n}", n % 2, rng.randrange(PLACES), 3) for n in range(BLOCKS))
        )
        self.v = 1
        self.head = b""
        self.lock = asyncio.Lock()
        self.rng = rng
        self.boards: dict[Send, int] = {}


def choices(state: State, side: int) -> list[Choice]:
    """List what a side may do."""
    if state.active != side or state.turn >= TURNS:
        return []
    own = [block for block in state.blocks if block.side == side]
    offered = [Choice(Step(block.id, to)) for block in own for to in LINKS[block.at]]
    return offered[:MAX_CHOICES]


def frame(match: Match, seat: int, events: list[Any]) -> str:
    """Return a match's frame for a seat: a player's, or 2 for whoever watches."""
    state = match.state
    shown = [
        ShownBlock(b.side, b.at, b.id, b.cv) if b.side == seat else ShownBlock(b.side, b.at)
        for b in state.blocks
    ]
    shown.sort(key=lambda block: (block.side, block.at, block.id))
    offered = choices(state, seat)
    status = "running" if state.turn < TURNS else "ended"
    return _encode(
        Frame(match.v, status, state.turn, shown, {"actions": offered} if offered else None, events)
    ).decode()


class Bare:
    """The server, as an ASGI application."""

    def __init__(self, file: str) -> None:
        self._matches: dict[int, Match] = {}
        self._waiting: list[tuple[tuple[Any, ...], asyncio.Future[None]]] = []
        self._store = sqlite3.connect(file, isolation_level=None)
        self._store.execute("PRAGMA journal_mode = WAL")
        self._store.execute("PRAGMA synchronous = FULL")
        self._store.execute(
            "CREATE TABLE IF NOT EXISTS journal (match INT, seq INT, body BLOB, head BLOB,"
            " PRIMARY KEY (match, seq)) WITHOUT ROWID"
        )

    async def __call__(self, scope: Message, receive: Receive, send: Send) -> None:
        """Answer one request, or serve one socket."""
        if scope["type"] == "http":
            await self._answer(scope, send)
        elif scope["type"] == "websocket":
            await self._serve(self._matches[int(scope["path"].split("/")[3])], receive, send)

    async def _answer(self, scope: Message, send: Send) -> None:
        path = scope["path"].split("/")
        if len(path) == len(("", "api", "matches")):
            number = len(self._matches)
            self._matches[number] = Match(number)
            told = {"match": str(number), "token": "0", "invitation": "-", "spectator": "-"}
        else:
            told = {"token": "1" if path[-1] == "sit" else "2"}
        length = str(len(body := _encode(told))).encode()
        head = [(b"content-type", b"application/json"), (b"content-length", length)]
        await send({"type": "http.response.start", "status": 200, "headers": head})
        await send({"type": "http.response.body", "body": body})

    async def _serve(self, match: Match, receive: Receive, send: Send) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        hello = _decode((await receive())["text"])
        seat = match.boards[send] = int(hello.token)
        await send({"type": "websocket.send", "text": frame(match, seat, [])})
        while (message := await receive())["type"] != "websocket.disconnect":
            act = _decode(message["text"])
            async with match.lock:
                if act.expect == match.v:
                    await self._play(match, seat, act)
            await send({"type": "websocket.send", "text": _encode(Done(act.key)).decode()})
        del match.boards[send]

    async def _play(self, match: Match, seat: int, act: Act) -> None:
        """Carry out an action, store it, and send everybody their frame."""
        state, step = match.state, act.action
        if step is None or not any(offered.action == step for offered in choices(state, seat)):
            raise ValueError(step)
        dice = [match.rng.randrange(1, 7) for _ in range(DICE)]
        events = [("moved", step.block, step.to), ("dice", dice), ("turn",)]
        blocks = tuple(replace(b, at=step.to) if b.id == step.block else b for b in state.blocks)
        body = _encode([seat, step, events])
        head = hashlib.sha256(match.head + body).digest()
        await self._stored((match.number, match.v, body, head))
        match.state = State(blocks, 1 - state.active, state.turn + 1)
        match.v, match.head = match.v + 1, head
        watched = ""
        for send, viewer in tuple(match.boards.items()):
            if viewer > 1:
                watched = watched or frame(match, viewer, events)
            text = watched if viewer > 1 else frame(match, viewer, events)
            await send({"type": "websocket.send", "text": text})

    async def _stored(self, row: tuple[Any, ...]) -> None:
        loop = asyncio.get_running_loop()
        stored = loop.create_future()
        self._waiting.append((row, stored))
        if len(self._waiting) == 1:
            loop.call_soon(self._write)
        await stored

    def _write(self) -> None:
        batch, self._waiting = self._waiting, []
        self._store.execute("BEGIN IMMEDIATE")
        self._store.executemany(
            "INSERT INTO journal VALUES (?, ?, ?, ?)", [row for row, _ in batch]
        )
        self._store.execute("COMMIT")
        for _, stored in batch:
            stored.set_result(None)


def main() -> None:
    """Serve on the port and in the file that the environment names, as ours does."""
    port, file = int(os.environ["PORT"]), os.environ["DATABASE_URL"].removeprefix("sqlite:///")
    config = uvicorn.Config(
        Bare(file), port=port, lifespan="off", log_level="warning", ws="websockets-sansio"
    )

    class Announced(uvicorn.Server):
        async def startup(self, sockets: Any = None) -> None:
            await super().startup(sockets)
            print(ANNOUNCES.decode(), port, flush=True)

    Announced(config).run()


if __name__ == "__main__":
    main()
