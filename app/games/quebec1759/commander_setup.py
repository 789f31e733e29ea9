"""How the Commander of Quebec 1759 sets the French up: in one of several ways, drawn by lot.

Montcalm is placed first, and the zone of that block tells in which way the others follow.
"""

from random import Random

from app.engine.values import Choice, Choices
from app.games.quebec1759.board import FR, LEADER
from app.games.quebec1759.view import View1759
from app.kit.setup import Place
from app.kit.views import own_at

POSTURES = {
    "AB": {"AB": 12, "SC": 4, "BE": 3, "SF": 2, "CR": 2, "MO": 1, "SI": 1},
    "SC": {"AB": 5, "SC": 11, "BE": 3, "SF": 2, "CR": 2, "MO": 1, "SI": 1},
    "BE": {"AB": 4, "SC": 5, "BE": 10, "SF": 1, "CR": 2, "MO": 2, "SI": 1},
    "MO": {"AB": 4, "SC": 5, "BE": 6, "SF": 1, "CR": 2, "MO": 6, "SI": 1},
    "LE": {"AB": 9, "SC": 4, "BE": 2, "SF": 2, "CR": 2, "LE": 3, "ET": 2},
}
"""How strong the French are in each zone, in shares, by the zone where Montcalm stands."""
MUDDLE = 0.06
"""How far the share of a zone strays by lot, of all their strength."""
STRONG_FIRST = 0.01
"""How much sooner a block is placed for each CV."""


def place_block(view: View1759, choices: Choices, rng: Random) -> Choice:
    """Return Montcalm's place if still unplaced, else that of the block which is missed most."""
    offered = [
        (action, choice) for choice in choices.actions if isinstance(action := choice.action, Place)
    ]
    if not offered:
        return choices.actions[0]
    first = [
        choice
        for action, choice in offered
        if view.blocks[action.block].kind == LEADER and action.at in POSTURES
    ]
    if first:
        return rng.choice(first)
    return max(offered, key=lambda one: _lack(view, one[0]) + MUDDLE * rng.random())[1]


def _lack(view: View1759, place: Place) -> float:
    """Return how much a zone lacks of its share; where it lacks most, a strong block goes first."""
    posture = _posture(view)
    if place.at not in posture:
        return -1
    wanted = posture[place.at] / sum(posture.values())
    standing = sum(view.blocks[block].cv for block in own_at(view, place.at)) / view.cv[FR]
    return wanted - standing + view.blocks[place.block].cv * STRONG_FIRST


def _posture(view: View1759) -> dict[str, int]:
    """Return the way to set up that Montcalm's place tells."""
    stands = next((own.at for own in view.blocks.values() if own.kind == LEADER), "")
    return POSTURES.get(stands, POSTURES[view.board.objective])
