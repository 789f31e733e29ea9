"""Clients that know no rules: they play whole matches by echoing choices, over HTTP or sockets."""

import asyncio
import json
import secrets
from collections.abc import Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from app.engine.chance import ENTROPY_BYTES
from app.web import static
from proofs.unpacking import FrameReader
from tests.fixtures import chance

MAX_COMMANDS = 20_000


@dataclass(frozen=True)
class Seats:
    """A match that was just begun, and the tokens of its two players and of a spectator."""

    match: str
    tokens: Mapping[str, str]
    spectator: str


@dataclass
class Played:
    """What a whole match came to."""

    seats: Seats
    commands: int = 0
    frames: dict[str, Mapping[str, Any]] = field(default_factory=dict)
    """The last frame of each player, by side."""


def entropy() -> str:
    """Return a player's part in the dice, in hex."""
    return chance.drawn("entropy", ENTROPY_BYTES).hex()


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


async def post(
    client: httpx.AsyncClient, path: str, body: Mapping[str, Any], token: str = ""
) -> Any:
    """Post JSON; anything but success raises."""
    answer = await client.post(path, json=body, headers=bearer(token) if token else {})
    assert answer.is_success, f"{path}: {answer.status_code} {answer.text}"
    return answer.json()


async def begin(client: httpx.AsyncClient, game: str, side: str = "random", **more: Any) -> Seats:
    """Make a match and sit down at both sides of it, and beside it."""
    wanted = {"game": game, "side": side, "entropy": entropy(), **more}
    made = await post(client, "/api/matches", wanted)
    path = f"/api/matches/{made['match']}"
    guest = await post(
        client, f"{path}/sit", {"invitation": made["invitation"], "entropy": entropy()}
    )
    watching = {"token": ""}
    if "spectator" in made:
        watching = await post(client, f"{path}/watch", {"secret": made["spectator"]})
    creator = (await client.get(path, headers=bearer(made["token"]))).json()
    tokens = {creator["viewer"]: made["token"], guest["side"]: guest["token"]}
    return Seats(made["match"], tokens, watching["token"])


def command(frame: Mapping[str, Any], rng: Random) -> dict[str, Any]:
    """Choose one of the frame's choices; now and then a step is chosen less than its commit."""
    choice = rng.choice(frame["choices"]["actions"])
    return {"expect": frame["v"], "key": secrets.token_hex(8), "action": choice["action"]}


async def play_over_http(client: httpx.AsyncClient, seats: Seats, rng: Random) -> Played:
    """Play to the end: each side in turn asks for its frame and echoes a choice."""
    path = f"/api/matches/{seats.match}"
    played = Played(seats)
    while played.commands < MAX_COMMANDS:
        for side, token in seats.tokens.items():
            answer = await client.get(path, headers=bearer(token))
            frame = answer.json()
            while frame.get("choices") and played.commands < MAX_COMMANDS:
                ack = await post(client, f"{path}/act", command(frame, rng), token)
                assert ack["v"] == ack["frame"]["v"] == frame["v"] + 1
                frame = ack["frame"]
                played.commands += 1
            played.frames[side] = frame
        if all(frame["status"] == "ended" for frame in played.frames.values()):
            return played
    raise AssertionError(f"no end after {played.commands} commands")


async def play_over_sockets(url: str | Mapping[str, str], seats: Seats, seed: int) -> Played:
    """Play to the end, both sides at once, each on its own socket.

    `url` begins with ws://; by side, when each plays at a server of their own.
    """
    played = Played(seats)
    urls = dict.fromkeys(seats.tokens, url) if isinstance(url, str) else url
    players = [
        _play_a_side(
            f"{urls[side]}/api/matches/{seats.match}/live",
            played,
            side,
            token,
            Random(f"{seed} {side}"),
        )
        for side, token in seats.tokens.items()
    ]
    await asyncio.gather(*players)
    return played


async def _play_a_side(address: str, played: Played, side: str, token: str, rng: Random) -> None:
    async with connect(address, max_size=None) as socket:
        # One side takes whole frames, the other packed ones.
        packed = side == min(played.seats.tokens)
        await socket.send(json.dumps({"type": "hello", "token": token, "packed": packed}))
        frames, waiting = FrameReader(), ""
        while True:
            message = frames.read(as_bytes(await socket.recv()))
            match message["type"]:
                case "frame":
                    played.frames[side] = message
                case "ack":
                    assert (message["key"], message["v"]) == (waiting, played.frames[side]["v"])
                    waiting = ""
                case "error":
                    # The other side's commit may move the ground; nothing else may go wrong.
                    assert (message["code"], message["key"]) == ("stale", waiting), message
                    waiting = ""
                case _:
                    pass
            frame = played.frames.get(side, {"status": ""})
            if frame["status"] == "ended":
                return
            if not waiting and frame.get("choices") and played.commands < MAX_COMMANDS:
                sent = command(frame, rng)
                waiting = sent["key"]
                played.commands += 1
                await socket.send(json.dumps({"type": "act", **sent}))


def as_bytes(message: str | bytes) -> bytes:
    """Return a message as bytes, text or not."""
    return message if isinstance(message, bytes) else message.encode()


async def received(socket: ClientConnection) -> dict[str, Any]:
    """Receive the next message."""
    message: dict[str, Any] = json.loads(await socket.recv())
    return message


def heartbeat(version: int) -> dict[str, Any]:
    """Return the heartbeat of a server of this checkout that says a version."""
    return {"type": "heartbeat", "v": version, "release": static.digest()}


async def hears_nothing(*sockets: ClientConnection) -> None:
    """Nothing has been sent to a socket: what it receives next is the answer to its own ping."""
    for socket in sockets:
        await socket.send('{"type": "ping"}')
        message = await received(socket)
        assert message["type"] == "heartbeat", message
