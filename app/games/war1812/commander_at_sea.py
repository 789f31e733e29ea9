"""The Commander of War of 1812 and its fleets: which lakes they can win, and where ships lie."""

from app.engine.memo import cached_by_key
from app.engine.values import Choice, Side
from app.games.war1812 import actions as a
from app.games.war1812.board import other
from app.games.war1812.commander_guards import enemies, exposure, stood, strength
from app.games.war1812.view import View1812, own_turn, shown_fleet

A_LAKE = 2.0
"""What it is worth to hold a lake, or to keep the enemy from it, in points (18.1)."""
A_CHANCE = 2.0
"""What it is worth that a battle for a lake is won for certain rather than lost."""
REPAIRED = 0.5
"""What a ship that can fight is worth as such."""
LAID_DOWN = 0.25
"""What a ship is worth as such that can't fight yet."""
SUPPORT = 0.6
"""What it is worth to join the fleet on a lake."""
UNSAFE = 0.3
"""How much work counts at a base that the enemy could take."""
A_GUARD = 0.05
"""How much a CV in a port counts for ships that seek shelter."""
OUTRIGHT = 100
"""More than all else weighs together."""
EMBATTLED = 10
"""What it costs that a port is being attacked: who takes it takes its ships (8.4)."""
DAMAGED = 0.5
"""How much a damaged ship counts in a battle to come."""


def weigh_naval(view: View1812, choice: Choice) -> float:
    """Return what a naval act is worth, in points; less than 0 if nothing."""
    match choice.action:
        case a.Sail() as sail:
            return _weigh_sailing(view, sail)
        case a.Build(town=town):
            return _weigh_work(view, town, LAID_DOWN)
        case a.Repair(town=town):
            return _weigh_work(view, town, REPAIRED)
        case _:
            return -1


def _weigh_work(view: View1812, town: str, worth: float) -> float:
    """Return what it is worth to add a ship to those of a lake, the more the closer it is there."""
    lake = view.board.towns[town].lake
    own, enemy = _ready(view, lake, view.side), _to_come(view, lake, other(view.side))
    worth += A_CHANCE * (_chance(own + 1, enemy) - _chance(own, enemy))
    return worth * (UNSAFE if _is_unsafe(view, town) else 1)


def _weigh_sailing(view: View1812, sail: a.Sail) -> float:
    """Out to a lake where no stronger fleet is, and to the base for repair."""
    board = view.board
    if sail.to not in board.lakes:
        return _weigh_return(view, sail)
    if not sail.operational:
        return -1
    against = shown_fleet(view, sail.to, other(view.side))
    own = _ready(view, sail.to, view.side)
    if against.ships:
        if own < against.operational:
            return -1
        return 2 * A_LAKE * _chance(own, against.operational)
    came = any(sailed.to == sail.to for sailed in own_turn(view).sailed)
    if shown_fleet(view, sail.to, view.side).ships and not came:
        return SUPPORT
    return A_LAKE * (1 + _chance(own, _ready(view, sail.to, other(view.side))))


def _weigh_return(view: View1812, sail: a.Sail) -> float:
    """To a base with a ship that can't fight, if others hold the lake without it."""
    holds = shown_fleet(view, sail.origin, view.side).operational > 0
    is_base = sail.to in view.board.bases[view.side]
    if sail.operational or not is_base or not holds or _is_unsafe(view, sail.to):
        return -1
    return REPAIRED


def _chance(own: float, enemy: float) -> float:
    """Return how likely a fleet is to win: two of equal ships fight as their numbers squared."""
    return own**2 / (own**2 + enemy**2) if own else 0.0


@cached_by_key
def _is_unsafe(view: View1812, town: str) -> bool:
    return exposure(view, town, strength(view, stood(view).get(town, ()))) > 0


def _ready(view: View1812, lake: str, side: Side) -> float:
    """Count a side's ships that could fight on a lake, on it or in its towns."""
    places = (lake, *view.board.lakes[lake].towns)
    return sum([shown_fleet(view, place, side).operational for place in places])


def _to_come(view: View1812, lake: str, side: Side) -> float:
    """Count a side's ships of a lake, those to be repaired by half."""
    places = (lake, *view.board.lakes[lake].towns)
    damaged = sum([shown_fleet(view, place, side).damaged for place in places])
    return _ready(view, lake, side) + DAMAGED * damaged


def weigh_ship_hit(_view: View1812, choice: Choice) -> float:
    """Silence ships that fire before sinking others."""
    action = choice.action
    return 1 + action.operational if isinstance(action, a.HitShip) else 10


def weigh_naval_retreat(view: View1812, choice: Choice) -> float:
    """Stay on a lake unless the enemy is stronger there; else go where the ships are safest."""
    if view.naval is None:
        raise AssertionError("no naval battle")
    own, enemy = (shown_fleet(view, view.naval.lake, s) for s in (view.side, other(view.side)))
    match choice.action:
        case a.Stay():
            return OUTRIGHT if own.operational >= enemy.operational else -OUTRIGHT
        case a.Withdraw(town=town):
            return _shelter(view, town)
        case _:
            return -OUTRIGHT / 2


def weigh_harbour(view: View1812, choice: Choice) -> float:
    """For the winter, to where ships are safe and can be repaired."""
    action = choice.action
    return _shelter(view, action.town) if isinstance(action, a.Harbour) else OUTRIGHT


def _shelter(view: View1812, town: str) -> float:
    """Return how good a port is: a base, guarded, out of the enemy's reach; no field of battle."""
    guard = strength(view, stood(view).get(town, ()))
    safe = view.board.towns[town].base + A_GUARD * guard - exposure(view, town, guard)
    return safe - EMBATTLED * (enemies(view, town) > 0)


def weigh_prizes(_view: View1812, choice: Choice) -> float:
    """Keep those that can fight."""
    return choice.action.operational if isinstance(choice.action, a.KeepPrizes) else 0
