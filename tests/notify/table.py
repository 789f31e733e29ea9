"""A match of the toy game on a server that sends mail, and its worker, which looks when told to."""

import re
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from email.message import EmailMessage
from typing import Any

import httpx

from app.jobs.mails import Mails
from tests.api.generic_client import Seats, bearer, begin
from tests.fixtures.post_office import PostOffice
from tests.fixtures.serving import Running, running

PUBLIC_URL = "https://vedette.example"
ANN = "ann@example.org"
GRACE = 60


@dataclass
class Clock:
    """The worker's clock: the real one, moved on by the test."""

    ahead: float = 0

    def __call__(self) -> float:
        import time

        return time.time() + self.ahead


@dataclass
class Table:
    """A match, its two players and the worker."""

    server: Running
    seats: Seats
    mails: Mails
    office: PostOffice
    clock: Clock = field(default_factory=Clock)

    @property
    def path(self) -> str:
        return f"/api/matches/{self.seats.match}"

    async def frame(self, side: str) -> dict[str, Any]:
        answer = await self.server.client.get(self.path, headers=bearer(self.seats.tokens[side]))
        frame: dict[str, Any] = answer.json()
        return frame

    async def act(self, side: str, kind: str, **more: str) -> None:
        """Send one action of the toy game."""
        frame = await self.frame(side)
        action = {"type": kind, **more}
        await self.post(
            f"{self.path}/act", side, expect=frame["v"], key=secrets.token_hex(8), action=action
        )

    async def post(self, path: str, side: str, **body: Any) -> None:
        headers = bearer(self.seats.tokens[side])
        answer = await self.server.client.post(path, json=body, headers=headers)
        assert answer.is_success, answer.text

    async def leave(
        self, side: str = "us", address: str = ANN, language: str = "en", **more: str
    ) -> Any:
        """Leave an address; `more` are headers."""
        return await self.server.client.put(
            f"{self.path}/notices",
            json={"address": address, "language": language},
            headers=bearer(self.seats.tokens[side]) | more,
        )

    async def confirmed(self, side: str = "us", address: str = ANN, language: str = "en") -> None:
        """Leave an address and open the link that is sent to it."""
        assert (await self.leave(side, address, language)).status_code == 200
        await self.mails.look()
        answer = await self.confirm(link(self.office.letters.pop(), "confirm"))
        assert answer.status_code == 204

    async def confirm(self, opened: str) -> httpx.Response:
        secret = opened.partition("#")[2]
        return await self.server.client.post(
            f"{self.path}/notices/confirm", json={"secret": secret}
        )

    async def look(self, later: float = GRACE + 1) -> list[EmailMessage]:
        """Wait and run the worker; return what came in."""
        self.clock.ahead += later
        self.office.letters.clear()
        await self.mails.look()
        return list(self.office.letters)

    async def wait_for_us(self) -> None:
        """Play until it becomes the turn of us again."""
        await self.act("us", "done")
        await self.act("gb", "done")


def link(letter: EmailMessage, kind: str) -> str:
    """Find the link of a kind in a letter's text."""
    found = re.search(rf"{PUBLIC_URL}/{kind}/\S+", text(letter))
    assert found, text(letter)
    return found[0]


def text(letter: EmailMessage, kind: str = "plain") -> str:
    """Return a letter's text, or its HTML."""
    body = letter.get_body((kind,))
    assert body is not None
    content: str = body.get_content()
    return content


def worker(server: Running, clock: Clock) -> Mails:
    """A worker beside the server's own, which sleeps."""
    site = server.site
    settings = site.settings.model_copy(update={"mail_every_seconds": 1})
    return Mails(settings, site.database, site.matches, site.hub, clock=clock)


@asynccontextmanager
async def seated(
    database_url: str, office: PostOffice, game: str = "long-pickets", **changed: Any
) -> AsyncIterator[Table]:
    """Two players at a match, on a server that sends mail."""
    settings = {
        "smtp_url": office.url,
        "mail_from": "Vedette <vedette@vedette.example>",
        "public_url": PUBLIC_URL,
        "mail_grace_seconds": GRACE,
        "mail_every_seconds": 1000,
    }
    async with running(database_url, **{**settings, **changed}) as server:
        seats = await begin(server.client, game, "us", name="Ann")
        clock = Clock()
        yield Table(server, seats, worker(server, clock), office, clock)
