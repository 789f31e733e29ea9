"""Genuine files: matches that a server had, and what the players' browsers kept of them."""

import json
import secrets
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any, Literal

import msgspec

from app.clock import DAY_SECONDS, now
from app.games import games
from app.matches.boards import Boards
from app.matches.commands import Act, Claim, DrawOffer, Resign
from app.matches.creation import MatchRequest
from app.matches.models import ENDED
from app.matches.seating import SitRequest
from app.matches.service import MatchAccess, Matches
from app.storage.database import Database

CLAIM_DAYS = 3


@dataclass(frozen=True)
class Genuine:
    """A finished match's file and its two players' receipts, as text."""

    file: str
    receipts: tuple[str, str]


async def finished(
    url: str, ending: str, seed: int = 1, game: str = "war1812", scenario: str = ""
) -> Genuine:
    """Play a match at random, to the rules' own end or to one that the players agree on."""
    database = Database(url)
    await database.open()
    days = 0

    def clock() -> int:
        return now() + days * DAY_SECONDS

    def pass_days() -> None:
        nonlocal days
        days += CLAIM_DAYS + 1

    try:
        matches = Matches(database, Boards(games()), clock=clock)
        return await _played(matches, Ending(ending, pass_days), Random(seed), game, scenario)
    finally:
        await database.close()


@dataclass(frozen=True)
class Ending:
    """How a match ends: "" by its rules; "win" and "call-off" by a claim.

    `pass_days`: let so many days go by that it may be claimed.
    """

    kind: str
    pass_days: Callable[[], None]


BY_RULES = Ending("", lambda: None)


async def _played(
    matches: Matches, ending: Ending, rng: Random, game: str, scenario: str
) -> Genuine:
    entropies = [rng.randbytes(32) for _ in range(2)]
    wanted = MatchRequest(
        *(game, scenario, "random", {}, "link", "Ann ✒", entropies[0]), claim_days=CLAIM_DAYS
    )
    made = await matches.seating.create(wanted, None)
    number = made.loaded.match
    _, guest = await matches.seating.sit(number, SitRequest(made.invitation, "Bob", entropies[1]))
    seats = [
        await matches.caller(number, token=token, session=None) for token in (made.token, guest)
    ]
    numbers = (entropies[0], entropies[1])
    return await to_the_end(matches, seats, numbers, rng, ending)


async def to_the_end(
    matches: Matches,
    seats: list[MatchAccess],
    entropies: tuple[bytes, bytes],
    rng: Random,
    ending: Ending = BY_RULES,
) -> Genuine:
    """Play on at random, as the creator and the guest of a match, and keep what browsers keep."""
    heads: list[list[Any]] = [[], []]
    commands = 0
    while seats[0].loaded.state.status != ENDED:
        for seat, kept in zip(seats, heads, strict=True):
            if ending.kind and commands > 60:
                await _end(matches, seats, ending)
            frame = json.loads(seat.frame)
            kept.append([frame["v"], frame["fairness"]["head"]])
            if frame["choices"]:
                chosen = rng.choice(frame["choices"]["actions"])["action"]
                await matches.command(seat, _act(seat, chosen))
                commands += 1
    for seat, kept in zip(seats, heads, strict=True):
        frame = json.loads(seat.frame)
        kept.append([frame["v"], frame["fairness"]["head"]])
    file = (await matches.reading.export(seats[0].loaded, seats[0].viewer)).decode()
    commitment = json.loads(file)["commitment"]
    match = json.loads(file)["match"]
    numbers = [(entropies[0].hex(), ""), (entropies[1].hex(), entropies[0].hex())]
    receipts = [
        json.dumps(
            {
                "match": match,
                "commitment": commitment,
                "entropy": own,
                "other_entropy": other,
                "heads": kept,
            }
        )
        for (own, other), kept in zip(numbers, heads, strict=True)
    ]
    return Genuine(file, (receipts[0], receipts[1]))


async def _end(matches: Matches, seats: list[MatchAccess], ending: Ending) -> None:
    if seats[0].loaded.state.status == ENDED:
        return
    first, second = seats
    key = secrets.token_hex(8)
    if ending.kind in ("win", "call-off"):
        waiting = [seat for seat in seats if not json.loads(seat.frame)["choices"]]
        if waiting:
            ending.pass_days()
            do: Literal["win", "call-off"] = "win" if ending.kind == "win" else "call-off"
            await matches.command(waiting[0], Claim(_version(waiting[0]), key, do))
    elif ending.kind == "resign":
        await matches.command(first, Resign(_version(first), key))
    else:
        await matches.command(first, DrawOffer(_version(first), key, "offer"))
        await matches.command(second, DrawOffer(_version(second), key, "accept"))


def _act(seat: MatchAccess, action: dict[str, Any]) -> Act:
    raw = msgspec.Raw(json.dumps(action).encode())
    return Act(_version(seat), secrets.token_hex(8), raw)


def _version(seat: MatchAccess) -> int:
    version: int = json.loads(seat.frame)["v"]
    return version
