"""Whole matches of every ending, as a server keeps them, without its database."""

import hashlib
import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from random import Random

from app.engine import match as engine
from app.engine.game import AnyGame
from app.engine.match import Match
from app.engine.records import Record
from app.engine.values import Outcome, Side
from app.matches import export
from app.matches.creation import begun
from app.matches.models import OPEN, Stored
from app.matches.state import Advance, MatchState, advance, new_match_state
from proofs.headless import HeadlessMatch, info_of, pending_sides
from tests.games.recording import chosen
from tests.verify.genuine import Genuine

CHANCE = ("random", "random")

Stop = Callable[[Match], Sequence[Callable[[Match], Record]]]
"""What players do themselves to end a match as it stands; nothing as long as they play on."""


def play_on(_match: Match) -> tuple[()]:
    """Leave the ending to the rules."""
    return ()


def whole(
    game: AnyGame,
    scenario: str,
    number: int,
    *,
    machines: tuple[str, str] = CHANCE,
    options: Mapping[str, str] | None = None,
    stop: Stop = play_on,
) -> tuple[Outcome, Genuine]:
    """Play one of many matches of two machines: how it ended, its file and its receipts."""
    rng = Random(number)
    state = _open(game, scenario, dict(options or {}), rng)
    advances = [*begun(state, "Bob", rng.randbytes(32))]
    advances += _played(advances[-1].state, machines, rng, stop)
    state = advances[-1].state
    rows = [
        Stored(entry.seq, None, entry.kind, entry.payload, entry.salt, entry.head)
        for entry in (one.entry for one in advances)
    ]
    creator = state.info.creator_side
    guest = next(side for side in game.sides if side != creator)
    receipts = (_receipts(advances, creator), _receipts(advances, guest))
    assert state.match.outcome
    return state.match.outcome, Genuine(export.whole_export(state, rows).decode(), receipts)


def _open(game: AnyGame, scenario: str, options: dict[str, str], rng: Random) -> MatchState:
    info = info_of(game, scenario, options, rng.randbytes(32))
    made = replace(
        info,
        match=rng.getrandbits(60),
        status=OPEN,
        creator_side="",
        creator_name="Ann ✒",
        creator_entropy=rng.randbytes(32),
        guest_entropy=b"",
        board=hashlib.sha256(game.sheet).hexdigest(),
    )
    return new_match_state(made, game)


def _played(
    state: MatchState, machines: tuple[str, str], rng: Random, stop: Stop
) -> Iterator[Advance]:
    names = dict(zip(state.game.sides, machines, strict=True))
    while state.match.outcome is None:
        headless = HeadlessMatch(state, state.info.key)
        side = rng.choice(pending_sides(headless))
        action = chosen(headless, side, names[side], rng)
        # Time passes with each record, as it would between people.
        made = engine.act(state.match, side, action, headless.chance(), at=1 + state.seq)
        yield (one := advance(state, *made))
        for command in () if one.state.match.outcome else stop(one.state.match):
            yield (one := advance(one.state, command(one.state.match)))
        state = one.state


def _receipts(advances: list[Advance], side: Side) -> str:
    """Return what a player's browser keeps that saw every version of the match."""
    info = advances[-1].state.info
    is_guest = side != info.creator_side
    own = info.guest_entropy if is_guest else info.creator_entropy
    kept = {
        "match": info.id,
        "commitment": info.commitment,
        "entropy": own.hex(),
        "other_entropy": info.creator_entropy.hex() if is_guest else "",
        "heads": [[one.state.version(side), one.state.heads[side]] for one in advances],
    }
    return json.dumps(kept)
