"""The Commander of Quebec 1759 and the odds: what a battle between two forces can come to.

The figures were found by playing out battles of three even columns some thousand times.
"""

from functools import cache
from math import exp, log, sqrt
from typing import NamedTuple

DEFENDER = 1.1
"""How many times as strong as it is a defence counts, because it fires first (13.1)."""
LANDING = 1.28
"""The same where the attackers come over water, so that it fires double at first (17.1)."""
LUCK = 1.93
"""How surely the stronger side wins; the larger the forces, the surer, by the root of their CV."""
WORN = 0.33
"""What share of its strength a winner loses to an equal; to a weaker one by the square less."""
SAVED = 0.4
"""What share a loser saves from an equal who can leave by road: from a stronger one more."""
MAX_SAVED = {True: 0.7, False: 0.3}
"""The most that a loser saves: True by road, False over water and under pursuit (17.2)."""
CERTAIN = 30.0
"""Odds, as a logarithm, beyond which there is no doubt."""
SIX = 1 / 6
"""How often a die hits (14.2)."""


class Odds(NamedTuple):
    """How likely the attackers win, and what share of each side is left then, and if not."""

    won: float
    attack_won: float
    defence_won: float
    attack_lost: float
    defence_lost: float


@cache
def odds(attack: int, defence: int, *, landing: bool, exit_by_road: bool) -> Odds:
    """Return what comes of an attack, by the CV of both sides, the defence able to leave or not."""
    if defence <= 0:
        return Odds(1, 1, 0, 1, 0)
    if attack <= 0:
        return Odds(0, 0, 1, 0, 1)
    better = attack / (defence * (LANDING if landing else DEFENDER))
    logit = LUCK * sqrt(attack) * log(better)
    return Odds(
        won=1 / (1 + exp(-max(-CERTAIN, min(CERTAIN, logit)))),
        attack_won=_kept_by_winner(better),
        defence_won=_kept_by_loser(better, by_road=exit_by_road),
        attack_lost=_kept_by_loser(1 / better, by_road=not landing),
        defence_lost=_kept_by_winner(1 / better),
    )


def _kept_by_winner(better: float) -> float:
    return max(0.4, 1 - WORN / better**2)


def _kept_by_loser(better: float, *, by_road: bool) -> float:
    return min(MAX_SAVED[by_road], SAVED * better)
