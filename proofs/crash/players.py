"""Players who keep a server busy, remember what it acknowledged, and repeat what it did not."""

import asyncio
import secrets
from random import Random
from typing import Any

from proofs.client import (
    AGAIN_AFTER,
    Client,
    HttpAnswer,
    Indeterminate,
    Lost,
    Seats,
    begun,
    is_listening,
)
from proofs.crash.ledger import Ledger
from proofs.crash.lines import Frame, PlayersLine, Sent, line

UNDONE, SAID, NOTED = 0.1, 0.06, 0.06
"""How often a player takes a step back, says something, and writes notes."""


class Player:
    """One seat of one match. What they sent and heard nothing of outlives the server."""

    def __init__(self, seats: Seats, seat: int, ledger: Ledger, rng: Random) -> None:
        self._seats = seats
        self._seat = seat
        self._token = seats.tokens[seat]
        self._ledger = ledger
        self._rng = rng
        self._seen = 0
        """The newest version that they were shown or told of."""
        self._note: int | None = 0
        """The version of their notes; None when the last answer never came."""
        self.unanswered: Sent | None = None
        self.acks = 0

    async def play(self, port: int, way: str) -> None:
        """Play to the end of the match. Raises `Lost`, `Hung`."""
        client = Client(port)
        try:
            async with line(client, port, self._seats, self._token, way) as there:
                await self._come_back(there)
                least = 0
                while (frame := await there.frame(least))["status"] != "ended":
                    least = await self._moved(there, frame)
                    await self._talk(client)
        finally:
            client.close()

    async def _come_back(self, there: PlayersLine) -> None:
        """Look at the board again, and repeat what was not answered, twice."""
        frame = await there.frame(0)
        self._ledger.older += frame["v"] < self._seen
        sent = self.unanswered
        if sent is not None:
            first = await self._done(there, sent)
            again = await self._answered(there, sent)
            is_as_before = first.body.get("v") == again.body.get("v")
            self._ledger.repeated += 1
            self._ledger.contradicted += not (first.status == again.status and is_as_before)

    async def _moved(self, there: PlayersLine, frame: Frame) -> int:
        """Do one thing if something is asked; tell from which version on there is news."""
        self._seen = max(self._seen, frame["v"])
        if not frame.get("choices"):
            return self._seen + 1
        await self._done(there, self._chosen(frame))
        return self._seen

    def _chosen(self, frame: Frame) -> Sent:
        command: dict[str, Any] = {"expect": frame["v"], "key": secrets.token_hex(8)}
        draft = frame.get("draft")
        if draft and draft["steps"] and self._rng.random() < UNDONE:
            return Sent("undo", command)
        choice = self._rng.choice(frame["choices"]["actions"])
        return Sent("act", {**command, "action": choice["action"]})

    async def _done(self, there: PlayersLine, sent: Sent) -> HttpAnswer:
        """Send a command until it is answered, and write the answer down."""
        self.unanswered = sent
        self._ledger.sent.add(sent.key)
        answer = await self._answered(there, sent)
        self.unanswered = None
        if answer.status == 200:
            self.acks += 1
            self._seen = max(self._seen, answer.body["v"])
            self._ledger.commands[sent.key] = (self._seats.match, answer.body["v"])
        else:
            # Stale: there is a newer frame than the one that they acted on.
            self._seen = max(self._seen, sent.body["expect"] + 1)
            self._ledger.refused.add(sent.key)
        return answer

    async def _answered(self, there: PlayersLine, sent: Sent) -> HttpAnswer:
        while True:
            answer = await there.send(sent)
            code = answer.body.get("code")
            if answer.status == 200 or code == "stale":
                return answer
            if code != "unsaved":
                raise ValueError(f"{sent} was answered {answer}")
            await asyncio.sleep(AGAIN_AFTER)

    async def _talk(self, client: Client) -> None:
        """Now and then say something, or write something down."""
        path = self._seats.path
        if self._rng.random() < SAID:
            key, text = secrets.token_hex(8), f"{self._seat} says {secrets.token_hex(4)}"
            said = {"room": "players", "text": text, "key": key}
            await client.retry_until_stored("POST", f"{path}/chat", said, token=self._token)
            self._ledger.lines[key] = (self._seats.match, text)
        if self._rng.random() < NOTED:
            await self._write_down(client, f"{path}/notes", secrets.token_hex(20))

    async def _write_down(self, client: Client, path: str, text: str) -> None:
        if self._note is None:
            self._note = int(
                (await client.retry_until_stored("GET", path, token=self._token))["version"]
            )
        expect, self._note = self._note, None
        body = {"expect": expect, "text": text}
        answer = await client.call("PUT", path, body, token=self._token)
        if answer.status == 200:
            self._note = int(answer.body["version"])
            self._ledger.notes[self._seats.match, self._seat] = (self._note, text)
        elif answer.status != 503:
            raise ValueError(f"notes were answered {answer}")


class Pair:
    """Two players and their match; when it is over they begin another."""

    def __init__(self, game: str, way: str, ledger: Ledger, rng: Random) -> None:
        self._game = game
        self._way = way
        self._ledger = ledger
        self._rng = rng
        self._seats: Seats | None = None
        self.players: list[Player] = []

    @property
    def acks(self) -> int:
        """How much of their present match was acknowledged."""
        return sum(player.acks for player in self.players)

    @property
    def unanswered(self) -> list[str]:
        """The keys of commands whose answers never came."""
        return [player.unanswered.key for player in self.players if player.unanswered]

    async def play(self, port: int) -> None:
        """Play until the server is gone. Raises `Hung`."""
        while True:
            try:
                await self._play_a_match(port)
                self._seats = None
            except Lost:
                # A server that can't reach its database closes a socket: then one comes again.
                if not await is_listening(port):
                    return
                await asyncio.sleep(AGAIN_AFTER)

    async def _play_a_match(self, port: int) -> None:
        await self._sit_down(port)
        playing = [player.play(port, self._way) for player in self.players]
        for ended in await asyncio.gather(*playing, return_exceptions=True):
            if isinstance(ended, BaseException):
                raise ended

    async def _sit_down(self, port: int) -> None:
        client = Client(port)
        while self._seats is None:
            try:
                self._seats = await begun(client, self._game)
            except Indeterminate:
                await asyncio.sleep(AGAIN_AFTER)
                continue
            self._ledger.matches.add(self._seats.match)
            self.players = [
                Player(self._seats, seat, self._ledger, self._rng)
                for seat, _ in enumerate(self._seats.tokens)
            ]
        client.close()
