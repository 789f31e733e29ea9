"""The contest for a match's costliest decisions: which are tried how often, and what is found.

All are tried a few times, then ever fewer of them more often, those that seemed to cost most.
"""

import math
from collections.abc import Sequence
from statistics import fmean, stdev
from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from app.bots.review import Case, Comparison
from app.engine.game import AnyGame
from app.engine.values import Shown


class Round(NamedTuple):
    """How often a decision is tried in a round, and how many decisions come into it at most."""

    trials: int
    decisions: int


ROUNDS = (Round(2, 1000), Round(6, 8), Round(16, 4))
MAX_TRIALS_FACTOR = 3
"""How many times as often decisions are tried where one is imagined quickest."""
MAX_SHOWN = 3
MIN_COST = 0.03
"""The chance to win, from 0 to 1, that a decision must have cost to be shown."""
CAUTION = 1.0
"""How many standard errors it must have cost more than nothing."""


class Costly(Shown, frozen=True, omit_defaults=False):
    """A decision that cost much. `at` is the commit before it.

    `done` and `instead`: the actions taken, and what the machine would have done by what the side
    knew then, its `view`. `chance_done` and `chance_instead`: how likely the side was to win, from
    0 to 1, a draw being half a win; `doubt` is the standard error of what lies between.
    """

    at: int
    view: msgspec.Raw
    done: msgspec.Raw
    instead: msgspec.Raw
    chance_done: float
    chance_instead: float
    doubt: float


class Candidate(msgspec.Struct, frozen=True):
    """A decision in the contest for the costliest, with what came of its trials in the last round.

    `worths`: what the machine's plan came to and what was done, -1 to 1; `tried`: how many trials
    have been made in all.
    """

    at: int
    case: Case
    instead: bytes = b"[]"
    worths: tuple[tuple[float, float], ...] = ()
    tried: int = 0

    def after(self, found: Sequence[Comparison], trials: int) -> "Candidate":
        """Return it after a round of so many trials, as far as they were made."""
        worths, instead = list[tuple[float, float]](), self.instead
        for one in found:
            if one.worths_done:
                instead = one.instead
                worths += zip(one.worths_instead, one.worths_done, strict=True)
        tried = self.tried + trials
        return replace(self, instead=instead, worths=tuple(worths), tried=tried)

    @property
    def cost(self) -> float:
        """Its cost in the mean of its last trials, as a chance to win."""
        return fmean([instead - done for instead, done in self.worths]) / 2

    @property
    def doubt(self) -> float:
        """The standard error of what it cost."""
        if len(self.worths) < 2:  # One trial doesn't tell how far others lie.
            return math.inf
        gaps = [instead - done for instead, done in self.worths]
        return stdev(gaps) / math.sqrt(len(gaps)) / 2


def rounds_of(game: AnyGame) -> tuple[Round, ...]:
    """Return the rounds of a game: the quicker its decisions are imagined, the more trials."""
    factor = max(1, MAX_TRIALS_FACTOR // game.pace.weight)
    return tuple([Round(each.trials * factor, each.decisions) for each in ROUNDS])


def planned(decisions: int, rounds: tuple[Round, ...]) -> int:
    """Return how many trials so many decisions take in some rounds, at most."""
    return sum(each.trials * min(decisions, each.decisions) for each in rounds)


def costliest(contest: list[Candidate]) -> tuple[Costly, ...]:
    """Return those that cost most, if that is hardly luck."""
    sure = [one for one in contest if one.cost > max(MIN_COST, CAUTION * one.doubt)]
    return tuple([_shown(one) for one in sorted(sure, key=lambda one: -one.cost)[:MAX_SHOWN]])


def _shown(one: Candidate) -> Costly:
    instead, done = zip(*one.worths, strict=True)
    return Costly(
        at=one.at,
        view=msgspec.Raw(one.case.view),
        done=msgspec.Raw(one.case.done),
        instead=msgspec.Raw(one.instead),
        chance_done=round(_chance(done), 3),
        chance_instead=round(_chance(instead), 3),
        doubt=round(one.doubt, 3),
    )


def _chance(worths: tuple[float, ...]) -> float:
    """Return the chance to win that positions of such worths mean, half of it for a draw."""
    return (1 + fmean(worths)) / 2
