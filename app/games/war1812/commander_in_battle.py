"""The Commander of War of 1812 in battle: who stands, who fires, who leaves, and where to."""

from collections.abc import Mapping

from app.engine.machines import Weigh
from app.engine.values import Choice
from app.games.war1812 import actions as a
from app.games.war1812.board import other
from app.games.war1812.commander_guards import exposure, stake
from app.games.war1812.commander_odds import EXPECTED_CV, firing, leaving, standing
from app.games.war1812.land_retreat import own_line
from app.games.war1812.state import Ask
from app.games.war1812.view import View1812
from app.kit.battle import battle_of, weigh_hit

A_SPLIT = 0.3
"""What it costs that the dragoon leaves the others, in points."""
IN_DANGER = 0.1
"""How much the dangers of a refuge count."""
ON_THE_WAY = 0.5
"""How much an enemy town counts that a retreat takes (A57)."""


def _strengths(view: View1812) -> tuple[float, float]:
    """Return the CV of both lines, the enemy's as expected while they are face down."""
    battle = battle_of(view)
    line = battle.lines[other(view.side)]
    own = sum([view.blocks[block].cv for block in own_line(view)])
    return own, sum([b.cv for b in line]) if battle.revealed else EXPECTED_CV * len(line)


def _weigh_stand(view: View1812, choice: Choice) -> float:
    """Stand where that is expected to cost less than to leave: the defender fires first."""
    battle, (own, enemy) = battle_of(view), _strengths(view)
    prize = stake(view, battle.town)
    if isinstance(choice.action, a.Retreat):
        return _weigh_leaving(view, choice.action, prize)
    return -standing(enemy, own, prize, landing=battle.landing)


def _weigh_fire(view: View1812, choice: Choice) -> float:
    """Fight on as long as that is expected to gain more, or cost less, than to leave."""
    battle, (own, enemy) = battle_of(view), _strengths(view)
    prize = stake(view, battle.town)
    is_attacker = battle.attacker == view.side
    if isinstance(choice.action, a.Retreat):
        return _weigh_leaving(view, choice.action, 0.0 if is_attacker else prize)
    return firing(own, enemy, prize) if is_attacker else -standing(enemy, own, prize)


def _weigh_leaving(view: View1812, action: a.Retreat, lost: float) -> float:
    """Return what a retreat leaves: less the town, the pursuit, and the dangers of the refuge."""
    own, _ = _strengths(view)
    cost = lost + leaving(own, len(battle_of(view).lines[other(view.side)]))
    if action.further:
        cost += A_SPLIT
    if action.to:
        cost += IN_DANGER * exposure(view, action.to, own)
        if view.towns[action.to].holder != view.side:
            cost -= ON_THE_WAY * stake(view, action.to)
    return -cost


def _weigh_pursuit(_view: View1812, choice: Choice) -> float:
    action = choice.action
    return action.dragoon + action.indian if isinstance(action, a.Pursue) else 0


BATTLE_WEIGHTS: Mapping[str, Weigh[View1812]] = {
    Ask.STAND: _weigh_stand,
    Ask.FIRE: _weigh_fire,
    Ask.PURSUE: _weigh_pursuit,
    Ask.TAKE_HITS: weigh_hit,
}
