"""The Commander of War of 1812 and the odds: what an attack can be expected to come to.

A battle is a game of its own: in each turn a side fires or leaves. Both are taken to do what is
best for them, so that it can be worked out backwards from its ends, for armies of any strength.
"""

from functools import cache, lru_cache
from math import comb

A_STEP = 0.45
"""What one CV is worth, in victory points: it is fire power, and a third of a block's point."""
EXPECTED_CV = 2.7
"""What an enemy block is taken to be worth before it is seen."""
PURSUIT = 0.5
"""How many hits a block that pursues is expected to score (11.1)."""
STRONGEST = 18
"""The strongest army in the tables, in CV; stronger ones are scaled down."""
GREATEST_PRIZE = 10
"""The greatest prize in the tables, in victory points."""
MAX_HITS = 6
"""The most hits of a volley that are told apart."""
SIX = 1 / 6
"""How often a die hits (10.1)."""
PASSES = 3
"""How often a pair of strengths is gone over, since volleys that miss lead back to it."""
MAX_KNOWN = 4096
"""How many attacks are remembered: there are few armies, and few prizes."""

Grid = list[list[float]]
"""What a battle is worth to the attacker, by the attack's strength and the defence's."""


@cache
def _hits(dice: int) -> tuple[float, ...]:
    """Return how likely each number of hits is, the greatest number standing for more as well."""
    most = min(dice, MAX_HITS)
    fewer = [comb(dice, n) * SIX**n * (1 - SIX) ** (dice - n) for n in range(most)]
    return (*fewer, 1 - sum(fewer))


def leaving(own: float, pursuers: float) -> float:
    """Return what the pursuit costs an army of so many CV that leaves before so many blocks."""
    return A_STEP * min(own, PURSUIT * pursuers)


@cache
def _table(prize: int) -> tuple[Grid, Grid]:
    """Return what a battle for such a prize is worth before the defender's turn, and before the
    attacker's.
    """
    size = STRONGEST + 1
    before_defence = [[0.0] * size for _ in range(size)]
    before_attack = [[0.0] * size for _ in range(size)]
    for attack in range(1, size):
        before_defence[attack][0] = before_attack[attack][0] = prize
        for defence in range(1, size):
            under_fire = _under_fire(before_attack, attack, defence)
            fired = _fired(before_defence, attack, defence)
            given_up = prize + leaving(defence, attack / EXPECTED_CV)
            called_off = -leaving(attack, defence / EXPECTED_CV)
            missed, answered = _hits(attack)[0], _hits(defence)[0]
            worth = (fired + missed * under_fire) / (1 - missed * answered)
            for _ in range(PASSES):
                worth = max(worth, called_off)
                before_attack[attack][defence] = worth
                stood = min(under_fire + answered * worth, given_up)
                before_defence[attack][defence] = stood
                worth = fired + missed * stood
    return before_defence, before_attack


def _under_fire(before_attack: Grid, attack: int, defence: int) -> float:
    """Return what the defender's volley means to the attacker, if it does not miss altogether."""
    return sum(
        [
            chance * (before_attack[max(0, attack - n)][defence] - A_STEP * min(n, attack))
            for n, chance in enumerate(_hits(defence))
            if n
        ]
    )


def _fired(before_defence: Grid, attack: int, defence: int) -> float:
    """Return what the attacker's volley means to them, if it does not miss altogether."""
    row = before_defence[attack]
    return sum(
        [
            chance * (row[max(0, defence - n)] + A_STEP * min(n, defence))
            for n, chance in enumerate(_hits(attack))
            if n
        ]
    )


def _scaled(attack: float, defence: float, prize: float) -> tuple[int, int, int, float]:
    """Return strengths and prize as they are in the tables, and what they were divided by."""
    scale = max(1.0, attack / STRONGEST, defence / STRONGEST)
    shown = max(0, min(GREATEST_PRIZE, round(prize / scale)))
    return round(attack / scale), round(defence / scale), shown, scale


@lru_cache(maxsize=MAX_KNOWN)
def attack_gain(attack: float, defence: float, prize: float, *, landing: bool = False) -> float:
    """Return what an attack on a town can be expected to gain, in points; less than 0 for a loss.

    The defence fires first, at a landing with twice its dice (12.3), or leaves at once.
    """
    if not defence:
        return prize
    given_up = prize + leaving(defence, attack / EXPECTED_CV)
    return min(given_up, standing(attack, defence, prize, landing=landing))


def standing(attack: float, defence: float, prize: float, *, landing: bool = False) -> float:
    """Return what the attacker gains where the defence fires now and does not leave."""
    strong, weak, shown, scale = _scaled(attack, defence, prize)
    return scale * _under_first_fire(strong, weak, shown, 2 * weak if landing else weak)


@cache
def _under_first_fire(attack: int, defence: int, prize: int, dice: int) -> float:
    before_attack = _table(prize)[1]
    return sum(
        [
            chance * (before_attack[max(0, attack - n)][defence] - A_STEP * min(n, attack))
            for n, chance in enumerate(_hits(dice))
        ]
    )


def firing(attack: float, defence: float, prize: float) -> float:
    """Return what the attacker gains who fires now and does not leave."""
    strong, weak, shown, scale = _scaled(attack, defence, prize)
    return scale * _after_own_fire(strong, weak, shown)


@cache
def _after_own_fire(attack: int, defence: int, prize: int) -> float:
    row = _table(prize)[0][attack]
    return sum(
        [
            chance * (row[max(0, defence - n)] + A_STEP * min(n, defence))
            for n, chance in enumerate(_hits(attack))
        ]
    )
