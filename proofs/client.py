"""A client that can tell an answer from a line that went dead. It knows the protocol, no rules."""

import asyncio
import time
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import msgspec

from app.engine.chance import ENTROPY_BYTES
from app.matches import randomness

ANSWERED_WITHIN = 30.0
IDLE_AT_MOST = 2.0
"""Seconds after which a line is not used again: the server ends an idle one after five, and the end
may come together with what is asked."""
AGAIN_AFTER = 0.05
"""Seconds before a poll, or before what was not saved is tried again."""


class Lost(Exception):
    """The line went dead: whether the request was carried out is not known."""


class Hung(Exception):
    """No answer came and the line did not go dead either: the server hangs."""


class Indeterminate(Exception):
    """The database was in trouble, and what was asked for can't be asked twice."""


@dataclass(frozen=True, slots=True)
class HttpAnswer:
    """What came back."""

    status: int
    body: Mapping[str, Any]


class Client:
    """One connection, kept alive, one request at a time."""

    def __init__(self, port: int) -> None:
        self._port = port
        self.cookie = ""
        self._line: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None
        self._answered = 0.0

    async def call(
        self, method: str, path: str, body: Mapping[str, Any] | None = None, *, token: str = ""
    ) -> HttpAnswer:
        """Send a request and wait for its answer. Raises `Lost`, `Hung`."""
        try:
            async with asyncio.timeout(ANSWERED_WITHIN):
                return await self._call(method, path, body, token)
        except TimeoutError:
            raise Hung(f"{method} {path}") from None
        except (OSError, EOFError) as error:
            self.close()
            raise Lost from error

    async def retry_until_stored(
        self, method: str, path: str, body: Mapping[str, Any] | None = None, *, token: str = ""
    ) -> Mapping[str, Any]:
        """Ask until the database answers; for what may be asked twice. Raises `Lost`, `Hung`."""
        while True:
            answer = await self.call(method, path, body, token=token)
            if answer.status != 503:
                return good(answer)
            await asyncio.sleep(AGAIN_AFTER)

    def close(self) -> None:
        """Hang up."""
        if self._line is not None:
            self._line[1].close()
            self._line = None

    async def _call(
        self, method: str, path: str, body: Mapping[str, Any] | None, token: str
    ) -> HttpAnswer:
        # A line that the server closed while nothing was asked is no answer that was lost.
        if time.monotonic() - self._answered > IDLE_AT_MOST:
            self.close()
        if self._line is not None and self._line[0].at_eof():
            self.close()
        if self._line is None:
            self._line = await asyncio.open_connection("127.0.0.1", self._port)
        reader, writer = self._line
        content = b"" if body is None else msgspec.json.encode(body)
        head = [f"{method} {path} HTTP/1.1", "Host: localhost", f"Content-Length: {len(content)}"]
        head += [f"Authorization: Bearer {token}"] if token else []
        head += [f"Cookie: vedette={self.cookie}"] if self.cookie else []
        head += ["Content-Type: application/json"] if content else []
        writer.write("\r\n".join([*head, "", ""]).encode() + content)
        await writer.drain()
        lines = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        fields = dict(line.lower().split(": ", 1) for line in lines[1:] if line)
        raw = await reader.readexactly(int(fields.get("content-length", "0")))
        self._answered = time.monotonic()
        return HttpAnswer(int(lines[0].split()[1]), msgspec.json.decode(raw) if raw else {})


def good(answer: HttpAnswer) -> Mapping[str, Any]:
    """Take an answer's body. Raises `Indeterminate` when it was not saved."""
    if answer.status == 503:
        raise Indeterminate
    if not 200 <= answer.status < 300:
        raise ValueError(f"{answer.status} {answer.body}")
    return answer.body


@dataclass(frozen=True, slots=True)
class Seats:
    """A match under way: both players' tokens, the creator's first, and the secret to watch it."""

    match: str
    game: str
    tokens: tuple[str, str]
    watch: str

    @property
    def path(self) -> str:
        """Where the match is."""
        return f"/api/matches/{self.match}"


async def begun(client: Client, game: str) -> Seats:
    """Make a match and sit down at both sides of it. Raises `Lost`, `Hung`, `Indeterminate`."""
    wanted = {"game": game, "side": "random", "entropy": _entropy()}
    made = good(await client.call("POST", "/api/matches", wanted))
    sitting = {"invitation": made["invitation"], "entropy": _entropy()}
    guest = good(await client.call("POST", f"/api/matches/{made['match']}/sit", sitting))
    return Seats(made["match"], game, (made["token"], guest["token"]), made["spectator"])


def _entropy() -> str:
    return randomness.random_bytes(ENTROPY_BYTES).hex()


async def watching(client: Client, seats: Seats) -> str:
    """Return a token for one more spectator. Raises `Lost`, `Hung`."""
    spent = {"secret": seats.watch}
    answer = await client.retry_until_stored("POST", f"{seats.path}/watch", spent)
    token: str = answer["token"]
    return token


async def is_listening(port: int) -> bool:
    """Whether there is still a server."""
    try:
        _, writer = await asyncio.open_connection("127.0.0.1", port)
    except OSError:
        return False
    writer.close()
    return True
