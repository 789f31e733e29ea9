"""The simple player of Liberty in battles: it fires, and leaves in time what is lost."""

from app.engine.machines import Weigh
from app.engine.values import Choice
from app.games.liberty import actions as a
from app.games.liberty.standing import fire_of_line
from app.games.liberty.state import Ask
from app.games.liberty.view import ViewLiberty, standing
from app.kit.battle import TakeHit, battle_of

LOST = 0.45
"""A battle with less than this part of the enemy's fire is left."""
SIDES_OF_A_DIE = 6


def _weigh_fight(view: ViewLiberty, choice: Choice) -> float:
    """Fire, unless the battle is lost; stand or charge where that may end it."""
    match choice.action:
        case a.StandFast() | a.Charge():
            return 2.5 if _is_nearly_won(view) else -1
        case a.Fire():
            return 2
        case a.Stand():
            return 1
        case a.Leave() as left:
            return 3 + _refuge(view, left.path[-1]) if _is_lost(view) else 0
        case _:
            return -1


def _is_lost(view: ViewLiberty) -> bool:
    battle = battle_of(view)
    own, enemy = (fire_of_line(view, battle.lines[side]) for side in (view.side, view.enemy))
    return battle.round > 1 and own < LOST * enemy


def _is_nearly_won(view: ViewLiberty) -> bool:
    """Whether one more round of all the viewer's fire would, on average, leave no enemy."""
    battle = battle_of(view)
    enemies = sum(block.cv for block in battle.lines[view.enemy])
    return fire_of_line(view, battle.lines[view.side]) >= SIDES_OF_A_DIE * enemies


def _refuge(view: ViewLiberty, place: str) -> float:
    """How good it is to be in a place: towns first, and not alone."""
    town = view.board.towns.get(place)
    return (town.value if town else 0) / 2 + min(standing(view, place, view.side), 2) / 4


def _weigh_leaving(view: ViewLiberty, choice: Choice) -> float:
    """Save whoever can be saved."""
    action = choice.action
    return 1 + _refuge(view, action.path[-1]) if isinstance(action, a.Leave) else 0


def _weigh_regrouping(view: ViewLiberty, choice: Choice) -> float:
    """Stay on a field that is worth something; go from one that feeds nobody."""
    action = choice.action
    if not isinstance(action, a.Leave):
        return 1.1
    here = view.board.towns.get(battle_of(view).at)
    return 1 + _refuge(view, action.path[-1]) / 2 if here is None else 0


def _weigh_hit(view: ViewLiberty, choice: Choice) -> float:
    """Whoever fires worst takes it."""
    action = choice.action
    return -view.board.roster[action.block].hits if isinstance(action, TakeHit) else -100


def _weigh_order(view: ViewLiberty, choice: Choice) -> float:
    """Any order will do."""
    return float(isinstance(choice.action, a.PutNext))


BATTLE_WEIGHTS: dict[str, Weigh[ViewLiberty]] = {
    Ask.FIGHT: _weigh_fight,
    Ask.TAKE_HIT: _weigh_hit,
    Ask.WITHDRAW: _weigh_leaving,
    Ask.REGROUP: _weigh_regrouping,
    Ask.ORDER: _weigh_order,
}
