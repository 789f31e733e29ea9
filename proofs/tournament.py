"""Two machines play each other, both sides in turn with the same dice: who wins, and how surely."""

import statistics
import time
from collections import Counter
from collections.abc import Callable, Mapping
from random import Random

import msgspec

from app.bots.intervals import wilson
from app.bots.planner import plan
from app.bots.playing_on import Plan
from app.bots.strengths import PLANNERS
from app.engine import match as engine
from app.engine.game import AnyGame
from app.engine.values import Choices, Outcome, Side, View
from proofs.headless import HeadlessMatch, acted, opened, pending_sides

DRAWN = "drawn"
SLOW = 100
"""One decision in so many takes as long as is said of the slow ones."""

Player = Callable[[View, Choices, Random], Plan]
"""Whoever plays a side: asked for a plan, of one action if it is a machine."""


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
    many ended by each rule. `decision_ms`: what a decision took of the processor, in the median, of
    who plans a plan; `slow_ms`: what one in a hundred took, or more.
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
    slow_ms: dict[str, float]


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

    Raises `KeyError` for who is neither a machine that the game has nor a planner.
    """
    first, second = machines
    known = {name: player(game, name) for name in machines}
    ended: Counter[tuple[str, Side, str]] = Counter()
    endings: Counter[str] = Counter()
    took: dict[str, list[float]] = {name: [] for name in known}
    for n in range(matches):
        names = machines[:: -1 if n % 2 else 1]
        seats = dict(zip(game.sides, names, strict=True))
        # One against itself would play the same match again.
        dice = f"{seed}/{n if first == second else n // 2}"
        outcome = played_out(opened(game, dice, {}, scenario), seats, known, dice, took)
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
        slow_ms={name: round(_slow(each), 3) for name, each in took.items()},
    )


def player(game: AnyGame, name: str) -> Player:
    """Return who is called so: a machine of the game, or a planner. Raises `KeyError`."""
    machine = game.machines.get(name)
    if machine is None:
        effort = PLANNERS[name].effort
        return lambda view, choices, rng: plan(game, view, choices, rng, effort)
    return lambda view, choices, rng: (machine(view, choices, rng).action,)


def played_out(
    headless: HeadlessMatch,
    seats: Mapping[Side, str],
    players: Mapping[str, Player],
    seed: str,
    took: Mapping[str, list[float]],
) -> Outcome:
    """Play a match to its end by those in its seats, each with luck of its own.

    A plan is carried out as long as its next action is offered. Adds to `took`, by name, the
    milliseconds of processor time of each decision.
    """
    luck = {side: Random(f"{seed}/{side}") for side in seats}
    plans: dict[Side, Plan] = dict.fromkeys(seats, ())
    while (outcome := headless.state.match.outcome) is None:
        match, side = headless.state.match, pending_sides(headless)[0]
        offered = engine.choices(match, side)
        if offered is None:
            raise AssertionError(f"{side} must decide but has no choice")
        if not goes_on(plans[side], offered):
            name, view = seats[side], engine.view(match, side)
            begun = time.process_time()
            plans[side] = players[name](view, offered, luck[side])
            took[name].append((time.process_time() - begun) * 1000)
        action, *after = plans[side]
        plans[side] = tuple(after)
        headless, _ = acted(headless, side, action)
    return outcome


def goes_on(planned: Plan, offered: Choices) -> bool:
    """Whether a plan has a next action, and it is offered."""
    return bool(planned) and any(choice.action == planned[0] for choice in offered.actions)


def _slow(took: list[float]) -> float:
    return sorted(took)[len(took) - 1 - len(took) // SLOW]


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
