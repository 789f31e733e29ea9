"""Trials: plans played on in the same imagined worlds by the same luck, and which one is preferred.

The first plan is what a machine would do by itself. Another is preferred only as far as trials show
it to be better, since luck alone makes the best of many look better than it is.
"""

import math
from random import Random
from statistics import stdev

import msgspec
from msgspec.structs import replace

from app.bots.playing_on import Plan, played_on
from app.bots.worlds import imagined
from app.engine.game import AnyGame, Machine
from app.engine.values import Choices, Side, View

SEEDS = 2**48
"""How many sources of luck there are."""
BELIEF = 4.0
"""How many trials what was thought before them counts as much as."""
CAUTION = 0.5
"""How many standard errors a plan must be better than the machine's own."""
HOPE = 1.5
"""How many standard errors a plan may be behind the machine's own and still be tried again."""
MIN_TRIALS = 2
"""How often plans are tried before the worse half is given up."""
TELLING = 3
"""Fewer trials don't tell how much of a gain is luck."""


class Bench(msgspec.Struct, frozen=True):
    """What plans are tried for: a side that is asked something, and the machine that plays on."""

    game: AnyGame
    view: View
    choices: Choices
    side: Side
    hand: Machine


class Trial(msgspec.Struct, frozen=True):
    """What came of each plan by the same luck, and how many decisions that took."""

    worths: tuple[float, ...]
    decisions: int


def tried(bench: Bench, plans: list[Plan], luck: Random, *, turns: int) -> Trial | None:
    """Play each plan on in one imagined world, for so many turns; None where none can be made."""
    game, side = bench.game, bench.side
    world = imagined(game, bench.view, bench.choices, luck)
    if world is None:
        return None
    seed = luck.randrange(SEEDS)
    ends = [played_on(game, world, side, plan, bench.hand, seed, turns=turns) for plan in plans]
    worths = tuple([game.worth(end.state, side) for end in ends])
    return Trial(worths, sum([end.decisions for end in ends]))


class Standing(msgspec.Struct, frozen=True):
    """A plan in a contest: what it was thought to gain, and what it gained in each trial."""

    plan: Plan
    belief: float = 0.0
    gains: tuple[float, ...] = ()

    @property
    def gain(self) -> float:
        """Its gain as it is thought of now, compared with the first plan."""
        return (sum(self.gains) + BELIEF * self.belief) / (len(self.gains) + BELIEF)

    @property
    def doubt(self) -> float:
        """The standard error of what it gained in the trials; no end of it after hardly any."""
        count = len(self.gains)
        return stdev(self.gains) / math.sqrt(count) if count >= TELLING else math.inf


def after(contest: list[Standing], trial: Trial) -> list[Standing]:
    """Return how plans stand after one more trial."""
    own = trial.worths[0]
    return [
        replace(one, gains=(*one.gains, worth - own))
        for one, worth in zip(contest, trial.worths, strict=True)
    ]


def contested(
    bench: Bench, contest: list[Standing], luck: Random, *, turns: int, effort: int
) -> list[Standing]:
    """Return the plans that are left when so many decisions were imagined, the first one first.

    Whenever its share of the effort is spent the worse half is given up, and who is clearly worse
    than the first: more of it goes to where it is close, and what is clear takes little.
    """
    rounds, spent = max(1, math.ceil(math.log2(len(contest)))), 0
    for done in range(1, rounds + 1):
        if done > 1:
            hopeful = [one for one in contest[1:] if one.gain > -HOPE * one.doubt]
            contest = [contest[0], *best_of(hopeful, math.ceil((len(contest) - 1) / 2))]
            if len(contest) == 1:
                break
        while spent < effort * done / rounds or len(contest[0].gains) < MIN_TRIALS:
            trial = tried(bench, [one.plan for one in contest], luck, turns=turns)
            if trial is None:
                return contest[:1]
            contest, spent = after(contest, trial), spent + trial.decisions
    return contest


def best_of(contest: list[Standing], count: int) -> list[Standing]:
    """Return so many of the plans that are thought to gain most, the best first."""
    return sorted(contest, key=lambda one: -one.gain)[:count]


def preferred(contest: list[Standing], luck: Random, *, mixed: bool) -> Plan:
    """Return the plan that gained most, if that is hardly luck; else the first.

    `mixed`: one of those that may be as good is drawn by lot, so that nobody can count on it.
    """
    [best] = best_of(contest, 1)
    if best is contest[0] or best.gain <= CAUTION * best.doubt:
        best = contest[0]
    if not mixed:
        return best.plan
    doubts = [max(one.doubt, best.doubt) for one in contest]
    return luck.choice(
        [
            one.plan
            for one, doubt in zip(contest, doubts, strict=True)
            if one is best or (doubt < math.inf and best.gain - one.gain <= doubt)
        ]
    )
