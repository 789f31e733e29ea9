"""The Commander of Mr. Madison's War in battles: who leads, who is lost, who gives way."""

from app.engine.machines import Weigh
from app.engine.values import Choice
from app.games.madison import actions as a
from app.games.madison.board import CLASSES
from app.games.madison.combat.odds import attack_strength, defence_strength
from app.games.madison.control import value_of
from app.games.madison.play_state import Play
from app.games.madison.position import play_of, strength_of
from app.games.madison.state import Ask
from app.games.madison.view import ViewMadison

LOST = 0.34
"""Defenders of less than this part of the attackers' strength retreat before combat.

Who stands keeps the attackers from going on, and they may be thrown back.
"""


def _weigh_evasion(view: ViewMadison, choice: Choice) -> float:
    """Stand, unless the battle is lost, and be asked again."""
    play: Play = play_of(view)
    attack = attack_strength(view, play.entering)
    is_lost = defence_strength(view, play.target, view.side) < LOST * attack
    if isinstance(choice.action, a.Stand):
        return -1 if choice.action.until else 1
    return 2 if is_lost else 0


def _weigh_lead(view: ViewMadison, choice: Choice) -> float:
    """The best class, the strongest of it, with a battle card."""
    action = choice.action
    if not isinstance(action, a.Lead):
        return -1
    sheet = view.board.roster[action.block]
    return 3 * CLASSES.index(sheet.letter) + sheet.strength / 10 + bool(action.card)


def _weigh_loss(view: ViewMadison, choice: Choice) -> float:
    """The weakest, and no more than must be."""
    action = choice.action
    if not isinstance(action, a.Lose):
        return -1
    sheet = view.board.roster[action.block]
    worth = strength_of(view, action.block) if sheet.is_land else CLASSES.index(sheet.letter)
    return 10 - worth


def _weigh_retreat(view: ViewMadison, choice: Choice) -> float:
    """To where most winter."""
    action = choice.action
    return value_of(view, action.to) if isinstance(action, a.Retreat) else -1


BATTLE_WEIGHTS: dict[str, Weigh[ViewMadison]] = {
    Ask.EVADE: _weigh_evasion,
    Ask.LEAD: _weigh_lead,
    Ask.LEAD_SHIP: _weigh_lead,
    Ask.LOSS: _weigh_loss,
    Ask.SHIP_LOSS: _weigh_loss,
    Ask.ATTRITION: _weigh_loss,
    Ask.RETREAT: _weigh_retreat,
}
