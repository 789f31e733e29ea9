"""Random players play whole matches against each other; they never resign."""

import statistics
import time
from collections import Counter
from collections.abc import Callable, Mapping
from random import Random

import msgspec

from app.engine.game import AnyGame
from proofs.headless import HeadlessMatch, acted, opened, pending_sides, random_choice

LONGEST = 3_000
"""A match of more decisions than this fails the run: something goes round in circles."""


class TooLong(Exception):
    """A match passed the bound on its decisions."""


class SelfplayReport(msgspec.Struct, frozen=True):
    """What came of the matches.

    `endings`: how many ended by each rule. `wins`: by each side, "draw" for nobody.
    `asked`: how often each kind of question was put.
    """

    game: str
    seed: str
    matches: int
    decisions: int
    decisions_median: float
    decisions_longest: int
    decisions_bound: int
    endings: dict[str, int]
    wins: dict[str, int]
    asked: dict[str, int]
    seconds: float
    actions_per_second: float


def played_out(
    game: AnyGame, seed: str, options: Mapping[str, str], asked: Counter[str]
) -> tuple[HeadlessMatch, int]:
    """Play one match to its end; give it and the number of decisions. Raises `TooLong`."""
    headless, rng, decisions = opened(game, seed, options), Random(seed), 0
    while headless.state.match.outcome is None:
        waiting = headless.game.awaiting(headless.state.match.state)
        side = rng.choice(pending_sides(headless))
        asked.update(w.message.key for w in waiting if w.side == side)
        headless, _ = acted(headless, side, random_choice(headless, side, rng).action)
        decisions += 1
        if decisions > LONGEST:
            last = ", ".join(w.message.key for w in waiting)
            raise TooLong(f"match {seed!r} took more than {LONGEST} decisions; the last: {last}")
    return headless, decisions


def selfplay(
    game: AnyGame,
    matches: int,
    seed: str,
    options: Mapping[str, str],
    on_match: Callable[[], None] = lambda: None,
) -> SelfplayReport:
    """Play `matches` matches. Raises `TooLong`."""
    endings: Counter[str] = Counter()
    wins: Counter[str] = Counter()
    asked: Counter[str] = Counter()
    lengths: list[int] = []
    begun = time.perf_counter()
    for n in range(matches):
        headless, decisions = played_out(game, f"{seed}/{n}", options, asked)
        outcome = headless.state.match.outcome
        if outcome is None:
            raise AssertionError("a match that was played out has no outcome")
        endings[outcome.rule] += 1
        wins[outcome.winner or "draw"] += 1
        lengths.append(decisions)
        on_match()
    seconds = time.perf_counter() - begun
    return SelfplayReport(
        game=game.key,
        seed=seed,
        matches=matches,
        decisions=sum(lengths),
        decisions_median=statistics.median(lengths),
        decisions_longest=max(lengths),
        decisions_bound=LONGEST,
        endings=dict(sorted(endings.items())),
        wins=dict(sorted(wins.items())),
        asked=dict(sorted(asked.items())),
        seconds=round(seconds, 2),
        actions_per_second=round(sum(lengths) / seconds, 1),
    )
