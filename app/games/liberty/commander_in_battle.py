"""The simple player of Liberty in battles: it fires, and leaves in time what is lost."""

from app.engine.machines import Weigh
from app.engine.memo import cached
from app.engine.values import Choice, Side
from app.games.liberty import actions as a
from app.games.liberty.battle_state import MAX_ROUNDS
from app.games.liberty.commander_odds import (
    SIDES_OF_A_DIE,
    Force,
    force_of,
    odds,
    plus,
    times,
    unseen,
)
from app.games.liberty.commander_plans import gain_of_block
from app.games.liberty.standing import fire_of_line
from app.games.liberty.state import Ask
from app.games.liberty.view import ViewLiberty
from app.kit.battle import TakeHit, battle_of

LOST = 0.2
"""Defenders leave when their chance to hold the field is less."""
FORLORN = 0.1
"""Attackers leave when their chance to win it is less."""
WORTHWHILE = 0.2
"""What it must gain to move on from a field that was won."""


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
            return 3 + gain_of_block(view, left.block, left.path[-1]) / 100 if _is_lost(view) else 0
        case _:
            return -1


@cached
def _is_lost(view: ViewLiberty) -> bool:
    """Whether so little hope is left that who can go should.

    Attackers fire on in the last round: they leave after it in any case (7.2).
    """
    battle = battle_of(view)
    rounds = MAX_ROUNDS + 1 - battle.round
    own, enemy = (_force_of_line(view, side) for side in (view.side, view.enemy))
    if view.side == battle.attacker:
        return rounds > 1 and odds(own, enemy, rounds).won < FORLORN
    return 1 - odds(enemy, own, rounds).won < LOST


def _force_of_line(view: ViewLiberty, side: Side) -> Force:
    """Return the force of a side in the battle, of unseen reserves what may be expected (7.21)."""
    battle = battle_of(view)
    line = force_of(
        (view.board.roster[block.group], block.cv) for block in battle.lines[side] if block.group
    )
    return plus(line, times(unseen(view, side), battle.reserves.get(side, 0)))


def _is_nearly_won(view: ViewLiberty) -> bool:
    """Whether one more round of all the viewer's fire would, on average, leave no enemy."""
    battle = battle_of(view)
    enemies = sum(block.cv for block in battle.lines[view.enemy])
    return fire_of_line(view, battle.lines[view.side]) >= SIDES_OF_A_DIE * enemies


def _weigh_leaving(view: ViewLiberty, choice: Choice) -> float:
    """Save whoever can be saved, where they are worth most."""
    action = choice.action
    if not isinstance(action, a.Leave):
        return -100
    return gain_of_block(view, action.block, action.path[-1])


def _weigh_regrouping(view: ViewLiberty, choice: Choice) -> float:
    """Stay on the field, but for those who are worth more elsewhere."""
    action = choice.action
    if not isinstance(action, a.Leave):
        return WORTHWHILE
    return gain_of_block(view, action.block, action.path[-1])


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
