"""How the simple player of Liberty reckons a battle: both lines wear each other down on average."""

from collections.abc import Iterable
from math import exp, tanh
from typing import NamedTuple

from app.engine.memo import cached_by_key
from app.engine.values import Side
from app.games.liberty.battle_state import LETTERS, MAX_ROUNDS
from app.games.liberty.board import FRENCH, WARSHIP, PrintedBlock
from app.games.liberty.view import ViewLiberty

SIDES_OF_A_DIE = 6
EVEN = 0.97
"""The part of the defence's steps that attackers hit on average whose chance to win is even."""
SURENESS = 4.0
"""How fast the chance to win grows with that part: fitted to battles played out with dice."""
UNSURE = 2.4
"""The same where one side is not seen: its blocks may be better or worse than on average."""
LOST_OF_DEFENCE = 1.1
"""How fast the part of the defence that is lost grows with the same part: fitted, too."""
FRESHNESS = 0.92
"""How much of its full strength an unseen block has on average."""


class Force(NamedTuple):
    """Blocks that fight together: their steps, and what they hit in a round, class by class."""

    steps: float = 0.0
    fire: tuple[float, ...] = (0.0,) * len(LETTERS)


class Odds(NamedTuple):
    """What comes of an attack: the chance to win, and the parts of both sides that are lost."""

    won: float
    lost: float
    killed: float


def force_of(blocks: Iterable[tuple[PrintedBlock, float]]) -> Force:
    """Return the force of blocks with their strengths."""
    steps, fire = 0.0, [0.0] * len(LETTERS)
    for block, strength in blocks:
        steps += strength
        fire[LETTERS.index(block.letter)] += strength * block.hits / SIDES_OF_A_DIE
    return Force(steps, tuple(fire))


def times(force: Force, count: float) -> Force:
    """Return a force so many times as large."""
    return Force(force.steps * count, tuple([fire * count for fire in force.fire]))


def plus(one: Force, other: Force) -> Force:
    """Return two forces together."""
    fire = [a + b for a, b in zip(one.fire, other.fire, strict=True)]
    return Force(one.steps + other.steps, tuple(fire))


def odds(
    attack: Force, defence: Force, rounds: int = MAX_ROUNDS, sureness: float = SURENESS
) -> Odds:
    """Return what comes of an attack: in each class the defence fires first (7.21)."""
    if not defence.steps:
        return Odds(1.0, 0.0, 0.0)
    if not attack.steps:
        return Odds(0.0, 0.0, 0.0)
    attackers = defenders = 1.0
    taken = dealt = 0.0
    for _ in range(rounds):
        for theirs, ours in zip(defence.fire, attack.fire, strict=True):
            hit = max(0.0, defenders) * theirs / attack.steps
            taken, attackers = taken + hit, attackers - hit
            hit = max(0.0, attackers) * ours / defence.steps
            dealt, defenders = dealt + hit, defenders - hit
    chance = 1 / (1 + exp(sureness * (EVEN - dealt)))
    return Odds(chance, min(1.0, taken), tanh(LOST_OF_DEFENCE * dealt))


def guess(attack: Force, defence: Force) -> Odds:
    """Return what comes of an attack where one side is not seen."""
    return odds(attack, defence, sureness=UNSURE)


@cached_by_key
def unseen(view: ViewLiberty, side: Side) -> Force:
    """Return the force of an average block of a side that is not known to be off the map."""
    gone = {*view.prisoners.get(side, ()), *view.french_pool}
    known = [
        (block, FRESHNESS * block.max)
        for block in view.board.roster.values()
        if block.side == side
        and block.id not in gone
        and block.kind != WARSHIP
        and (view.is_french_war or block.nation != FRENCH)
    ]
    return times(force_of(known), 1 / max(1, len(known)))
