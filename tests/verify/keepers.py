"""Two players over HTTP who keep receipts as docs/protocol.md tells a client to."""

import json
import secrets
from dataclasses import dataclass, field
from random import Random
from typing import Any

import httpx

from tests.api.generic_client import bearer, command, entropy, post

PROMISE = ("match", "commitment", "entropy")


@dataclass
class Keeper:
    """A player with a seat, and what they have kept."""

    client: httpx.AsyncClient
    match: str
    token: str
    kept: dict[str, Any]
    heads: list[Any] = field(default_factory=list)

    @property
    def receipts(self) -> str:
        """The file that the verifiers take."""
        return json.dumps({**self.kept, "heads": self.heads})

    async def frame(self) -> Any:
        """Fetch the frame, and keep its head."""
        path = f"/api/matches/{self.match}"
        frame = (await self.client.get(path, headers=bearer(self.token))).json()
        self.heads.append([frame["v"], frame["fairness"]["head"]])
        return frame

    async def press(self, promise: dict[str, str] | None = None) -> tuple[Any, str]:
        """Ask for a rematch, or agree to one; return the answer and the number that was sent."""
        own = entropy()
        body = {"entropy": own} | ({"promise": promise} if promise else {})
        path = f"/api/matches/{self.match}/rematch"
        return await post(self.client, path, body, self.token), own


def promised(told: Any) -> dict[str, str]:
    """Return what is promised of a match, of all that is told."""
    return {name: told[name] for name in PROMISE}


def _kept(promise: dict[str, str], own: str, *, is_guest: bool) -> dict[str, Any]:
    other = promise["entropy"] if is_guest else ""
    return {**promise, "entropy": own, "other_entropy": other}


async def seated(client: httpx.AsyncClient, game: str = "war1812") -> tuple[Keeper, Keeper]:
    """The creator and the guest of a new match, with what each kept before play."""
    own = entropy()
    wanted = {"game": game, "side": "random", "entropy": own}
    made = await post(client, "/api/matches", wanted)
    path = f"/api/matches/{made['match']}"
    kept = _kept(promised({**made, "entropy": own}), own, is_guest=False)
    creator = Keeper(client, made["match"], made["token"], kept)
    promise = await post(client, f"{path}/promise", {"secret": made["invitation"]})
    number = entropy()
    kept = _kept(promise, number, is_guest=True)
    sitting = {"invitation": made["invitation"], "entropy": number, "promise": promise}
    token = (await post(client, f"{path}/sit", sitting))["token"]
    return creator, Keeper(client, made["match"], token, kept)


async def rematch(asker: Keeper, other: Keeper) -> tuple[Keeper, Keeper]:
    """Both in their rematch, with what each kept of the offer."""
    offer, own = await asker.press()
    made, number = await other.press(promised(offer))
    client, match = asker.client, made["match"]
    return (
        Keeper(client, match, asker.token, _kept(promised(offer), own, is_guest=False)),
        Keeper(client, match, other.token, _kept(promised(offer), number, is_guest=True)),
    )


async def played(players: tuple[Keeper, Keeper], commands: int = 12) -> str:
    """Play at random for a while, give up, and return the match's file."""
    rng = Random(7)
    while commands:
        for player in players:
            frame = await player.frame()
            if frame["choices"]:
                path = f"/api/matches/{player.match}/act"
                await post(player.client, path, command(frame, rng), player.token)
                commands -= 1
    loser, winner = players
    frame = await loser.frame()
    resigning = {"expect": frame["v"], "key": secrets.token_hex(8)}
    await post(loser.client, f"/api/matches/{loser.match}/resign", resigning, loser.token)
    await loser.frame()
    await winner.frame()
    path = f"/api/matches/{winner.match}/export"
    export = await winner.client.get(path, headers=bearer(winner.token))
    return export.text
