"""Kept stores: unfinished matches as a version of the server stored them, to be played on later.

`kept/NAME.backup` holds, for each game, a match that waits at each kind of question that random
play came to, with and without steps in a draft, as rulings are by default and then with the last
value of every option; `kept/NAME.json` the tokens of its players. Made by

    python -m tests.storage.keeping NAME [ROOT [GAME ...]]

from the server in the checkout at ROOT, this one unless told otherwise, of all games or of those
that are named. When a game's edition is raised, one of that game is kept, when the tables or the
records change, one of all games; old ones stay for ever.
"""

import asyncio
import sys
from collections.abc import Collection, Mapping
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
import sqlalchemy as sa

from app.storage.backup import backup
from proofs.processes import ROOT, scratch, serving
from tests.api.generic_client import Seats, bearer, begin, command, post
from tests.fixtures.serving import http_client

FOLDER = Path(__file__).parent / "kept"
MAX_IN_VAIN = 3
"""Matches that found no new question before it is enough."""


class Waiting(msgspec.Struct, frozen=True):
    """A match that was left unfinished: at which question, for whom, and their version then."""

    match: str
    game: str
    edition: int
    tokens: dict[str, str]
    side: str
    question: str
    drafted: int
    v: int


def question(frame: Mapping[str, Any]) -> tuple[str, bool]:
    """Name what a frame asks, and whether steps of a draft lie there already."""
    draft = frame.get("draft") or {"steps": []}
    return frame["choices"]["prompt"]["key"], bool(draft["steps"])


async def left_waiting(
    client: httpx.AsyncClient, seats: Seats, known: set[tuple[str, bool]], rng: Random
) -> Waiting | None:
    """Play at random up to a question that is not known yet; None when the match ends before."""
    path = f"/api/matches/{seats.match}"
    while True:
        for side, token in seats.tokens.items():
            frame = (await client.get(path, headers=bearer(token))).json()
            if frame["status"] == "ended":
                return None
            while frame.get("choices"):
                asked = question(frame)
                if asked not in known:
                    known.add(asked)
                    drafted = len((frame.get("draft") or {"steps": []})["steps"])
                    return Waiting(
                        seats.match, frame["game"], frame["edition"], dict(seats.tokens),
                        side, asked[0], drafted, frame["v"],
                    )  # fmt: skip
                frame = (await post(client, f"{path}/act", command(frame, rng), token))["frame"]


async def kept(client: httpx.AsyncClient, game: Mapping[str, Any]) -> list[Waiting]:
    """Leave matches of a game waiting at every question that comes up."""
    known: set[tuple[str, bool]] = set()
    usual = await kept_with(client, game["key"], {}, known)
    options = {option["key"]: option["values"][-1] for option in game["options"]}
    return usual + await kept_with(client, game["key"], options, known)


async def kept_with(
    client: httpx.AsyncClient, game: str, options: Mapping[str, str], known: set[tuple[str, bool]]
) -> list[Waiting]:
    """Leave matches with some options waiting at every question that is not known yet."""
    found: list[Waiting] = []
    in_vain = 0
    while in_vain < MAX_IN_VAIN:
        seats = await begin(client, game, options=options)
        # Each goes on at a place of its own, so that late questions are met as well as early ones.
        waiting = await left_waiting(client, seats, known, Random(f"{game} {len(found)} {in_vain}"))
        if waiting is None:
            in_vain += 1
        else:
            found.append(waiting)
    return found


async def keep(name: str, root: Path, only: Collection[str] = ()) -> None:
    """Make one kept store."""
    with scratch() as folder:
        url = f"sqlite:///{folder / 'vedette.sqlite3'}"
        async with serving(url, folder / "log", root=root) as server:
            address = f"http://127.0.0.1:{server.port}"
            async with http_client(address) as client:
                games = (await client.get("/api/games")).json()["games"]
                wanted = [game for game in games if not only or game["key"] in only]
                found = [one for game in wanted for one in await kept(client, game)]
        await asyncio.to_thread(backup, sa.make_url(url), FOLDER / f"{name}.backup")
    listed = msgspec.json.format(msgspec.json.encode(found), indent=1)
    await asyncio.to_thread((FOLDER / f"{name}.json").write_bytes, listed + b"\n")


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    root = Path(sys.argv[2]) if len(sys.argv) > 2 else ROOT
    asyncio.run(keep(sys.argv[1], root, sys.argv[3:]))
