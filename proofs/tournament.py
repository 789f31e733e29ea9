"""Two machines play each other, both sides in turn with the same dice: who wins, and how surely."""

import math
import statistics
import time
from collections import Counter
from collections.abc import Callable, Mapping
from random import Random

import msgspec

from app.engine import match as engine
from app.engine.game import AnyGame
from app.engine.values import Outcome, Side
from proofs.headless import HeadlessMatch, acted, opened, pending_sides

DRAWN = "drawn"
CONFIDENCE = 1.96
"""Standard deviations on either side of a mean, between which 95 of 100 lie."""


class Tally(msgspec.Struct, frozen=True):
    """How a machine's matches as one side ended."""

    machine: str
    side: Side
    won: int
    lost: int
    drawn: int


class TournamentReport(msgspec.Struct, frozen=True):
    """What came of the matches between two machines.

    `share`: what the first won of the decided matches, against itself as the game's first side,
    with the interval that holds the true share in 95 of 100 tournaments; 0 to 1. `endings`: how
    many ended by each rule. `decision_ms`: what a decision took of the processor, in the median.
    """

    game: str
    scenario: str
    seed: str
    first: str
    second: str
    matches: int
    decided: int
    share: float
    share_from: float
    share_to: float
    tallies: list[Tally]
    endings: dict[str, int]
    decision_ms: dict[str, float]


def tournament(
    game: AnyGame,
    machines: tuple[str, str],
    matches: int,
    seed: str,
    *,
    scenario: str = "",
    on_match: Callable[[], None] = lambda: None,
) -> TournamentReport:
    """Play so many matches. Two that follow each other have the same dice, the sides exchanged.

    Raises `KeyError` for a machine that the game has not.
    """
    first, second = machines
    known = {name: game.machines[name] for name in machines}
    ended: Counter[tuple[str, Side, str]] = Counter()
    endings: Counter[str] = Counter()
    took: dict[str, list[float]] = {name: [] for name in known}
    for n in range(matches):
        seats = dict(zip(game.sides, machines[:: -1 if n % 2 else 1], strict=True))
        # One against itself would play the same match again.
        dice = f"{seed}/{n if first == second else n // 2}"
        outcome = played_out(opened(game, dice, {}, scenario), seats, dice, took)
        endings[outcome.rule] += 1
        for side, name in seats.items():
            ended[name, side, outcome.winner or DRAWN] += 1
        on_match()
    tallies = [_tally(ended, name, side, game) for name in known for side in game.sides]
    won, lost = _of_first(tallies, first, second, game.sides[0])
    low, high = wilson(won, won + lost)
    return TournamentReport(
        game=game.key,
        scenario=scenario or game.scenarios[0],
        seed=seed,
        first=first,
        second=second,
        matches=matches,
        decided=won + lost,
        share=round(won / max(1, won + lost), 3),
        share_from=round(low, 3),
        share_to=round(high, 3),
        tallies=tallies,
        endings=dict(endings.most_common()),
        decision_ms={name: round(statistics.median(each), 3) for name, each in took.items()},
    )


def played_out(
    headless: HeadlessMatch, seats: Mapping[Side, str], seed: str, took: Mapping[str, list[float]]
) -> Outcome:
    """Play a match to its end by the machines in its seats, each with luck of its own.

    Adds to `took`, by machine, the milliseconds of processor time of each decision.
    """
    luck = {side: Random(f"{seed}/{side}") for side in seats}
    while (outcome := headless.state.match.outcome) is None:
        match, side = headless.state.match, pending_sides(headless)[0]
        offered = engine.choices(match, side)
        if offered is None:
            raise AssertionError(f"{side} must decide but has no choice")
        name, view = seats[side], engine.view(match, side)
        begun = time.process_time()
        choice = headless.game.machines[name](view, offered, luck[side])
        took[name].append((time.process_time() - begun) * 1000)
        headless, _ = acted(headless, side, choice.action)
    return outcome


def wilson(won: int, decided: int) -> tuple[float, float]:
    """Return the interval of Wilson's score for a share, 0 to 1 where nothing was decided.

    E. B. Wilson, Journal of the American Statistical Association 22 (1927), 209-212.
    """
    if not decided:
        return 0.0, 1.0
    square, share = CONFIDENCE**2, won / decided
    middle = share + square / (2 * decided)
    reach = CONFIDENCE * math.sqrt(share * (1 - share) / decided + square / (4 * decided**2))
    whole = 1 + square / decided
    return (middle - reach) / whole, (middle + reach) / whole


def _tally(
    ended: Mapping[tuple[str, Side, str], int], name: str, side: Side, game: AnyGame
) -> Tally:
    [other] = [each for each in game.sides if each != side]
    return Tally(
        machine=name,
        side=side,
        won=ended[name, side, side],
        lost=ended[name, side, other],
        drawn=ended[name, side, DRAWN],
    )


def _of_first(tallies: list[Tally], first: str, second: str, side: Side) -> tuple[int, int]:
    """Return what the first machine won and lost; one against itself, as the first side."""
    own = [one for one in tallies if one.machine == first and (first != second or one.side == side)]
    return sum(one.won for one in own), sum(one.lost for one in own)
