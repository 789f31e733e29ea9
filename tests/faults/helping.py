"""Two players and a bystander at a real server, for the tests of faults."""

import json
import secrets
from random import Random
from socket import SO_SNDBUF, SOL_SOCKET
from typing import Any

import httpx
import pytest
import sqlalchemy as sa

from app.storage.tables import journal
from proofs.frames import frame
from tests.api.generic_client import Seats, bearer, begin
from tests.fixtures.serving import Running, played

SIDES = ("us", "gb")


class Board:
    """A match that was just begun."""

    def __init__(self, server: Running, seats: Seats) -> None:
        self.server, self.seats = server, seats
        self.path = f"/api/matches/{seats.match}"

    @property
    def sides(self) -> tuple[str, str]:
        """Both sides, the creator's first."""
        first, second = self.seats.tokens
        return first, second

    def secret(self, who: str) -> str:
        """The token of a side, or of the bystander."""
        return self.seats.tokens.get(who, self.seats.spectator)

    async def call(self, who: str, method: str, what: str = "", body: Any = None) -> httpx.Response:
        """Call about the match."""
        headers = bearer(self.secret(who)) if who else {}
        address = self.path + what
        return await self.server.client.request(method, address, json=body, headers=headers)

    async def frame(self, who: str) -> dict[str, Any]:
        """Somebody's frame."""
        answer = await self.call(who, "GET")
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        return found

    async def do(self, side: str, what: str = "act", **more: Any) -> httpx.Response:
        """Command something on the frame of now."""
        expect = (await self.frame(side))["v"]
        body = {"expect": expect, "key": secrets.token_hex(8), **more}
        return await self.call(side, "POST", f"/{what}", body)

    async def all_told(self) -> list[str]:
        """Everything that three pairs of eyes see, and how much is stored."""
        told = [
            (await self.call(who, "GET", what)).text
            for who in (*self.seats.tokens, "public")
            for what in ("", "/log")
        ]
        return [*told, str(await self.records())]

    async def records(self) -> int:
        """How many records are stored."""
        count = sa.select(sa.func.count()).select_from(journal)
        return await self.server.site.database.read(lambda on: int(on.execute(count).scalar_one()))

    async def play_on(self, rng: Random) -> bool:
        """Make one of the choices of a side that is asked; False at the end."""
        for side in rng.sample(list(self.seats.tokens), 2):
            choices = (await self.frame(side))["choices"]
            if choices:
                action = rng.choice(choices["actions"])["action"]
                assert (await self.do(side, action=action)).status_code == 200
                return True
        return False


async def board(server: Running, game: str = "pickets", **more: Any) -> Board:
    """Begin a match."""
    side = played()[game].sides[0]
    return Board(server, await begin(server.client, game, side, **more))


def two_now(real: str) -> list[Any]:
    """Return the games to run a test with: the sealed toy and a real one, all others later."""
    now = ("long-sealed", real)
    games = sorted((key for key in played() if key != "long-pickets"), key=now.count, reverse=True)
    return [key if key in now else pytest.param(key, marks=pytest.mark.long) for key in games]


def said(kind: str, **more: Any) -> bytes:
    """A message as a frame."""
    return frame(json.dumps({"type": kind, **more}).encode())


async def stop_sending(server: Running, to: Any) -> Any:
    """Keep everything more out of the system's own buffers, as if full; return the connection."""
    connections: set[Any] = set(server.stopper.server_state.connections)
    [served] = [one for one in connections if one.client == to]
    served.transport.get_extra_info("socket").setsockopt(SOL_SOCKET, SO_SNDBUF, 4096)
    served.writable.clear()
    return served
