"""A machine for an ending that others hardly come to: the US take Quebec (17.31).

For the Americans it leads forces there; for the British it raids American sources, and so leaves
the way open.
"""

from random import Random

from app.engine.machines import weighing
from app.engine.values import Choice, Choices
from app.games.madison import actions as a
from app.games.madison.board import QUEBEC, US
from app.games.madison.combat.odds import attack_strength, defence_strength
from app.games.madison.position import play_of, strength_of, units_at
from app.games.madison.state import Ask
from app.games.madison.view import ViewMadison
from tests.games.madison.raid import FAR, NEVER, WEIGHTS_OF_RAIDS, raider


def _weigh_force(view: ViewMadison, choice: Choice) -> float:
    """The strongest, and those who are near."""
    action = choice.action
    match action:
        case a.NameLeader(water=False, alone=False):
            return 10 + _to_gain(view, view.blocks[action.leader].at)
        case a.Take():
            return 5 + _to_gain(view, view.blocks[action.block].at)
        case _:
            return 0 if choice.final else -5


def _to_gain(view: ViewMadison, at: str) -> float:
    if at not in view.board.spaces:
        return NEVER
    strength = sum(strength_of(view, unit) for unit in units_at(view, at, view.side))
    return strength - 1.5 * _way_to_go(view, at) if strength > 1 else NEVER


def _weigh_move(view: ViewMadison, choice: Choice) -> float:
    """Take all along, and march on where it promises something."""
    match choice.action:
        case a.Take():
            return 5 if view.board.roster[choice.action.block].is_land else -1
        case a.March():
            return _weigh_march(view, choice.action.to)
        case _:
            return 0.2 if choice.final else -1


def _weigh_march(view: ViewMadison, to: str) -> float:
    play = play_of(view)
    own = attack_strength(view, play.group)
    if units_at(view, to, view.enemy) and own < defence_strength(view, to, view.enemy):
        return -5
    return _way_to_go(view, view.blocks[play.group[0]].at) - _way_to_go(view, to)


def _way_to_go(view: ViewMadison, at: str) -> int:
    return view.board.distances(QUEBEC).get(at, FAR)


_besieging = weighing({**WEIGHTS_OF_RAIDS, Ask.FORCE: _weigh_force, Ask.MOVE: _weigh_move})


def besieger(view: ViewMadison, choices: Choices, rng: Random) -> Choice:
    """Play either side for that ending."""
    machine = _besieging if view.side == US else raider
    return machine(view, choices, rng)
