"""The Commander of Mr. Madison's War: it plans the march of a card, and finds it again each step.

It takes what towns it can hold, and attacks where it is likely to win. Garrisons stay where they
hold a town or keep the enemy out of one. It fights for the lakes that it can win, builds and mends
when no march is worth more, and makes peace when that wins.
"""

from random import Random

from app.engine.machines import Weigh, weighing
from app.engine.values import Choice, Choices
from app.games.madison import actions as a
from app.games.madison.board import NAVAL_LEADER
from app.games.madison.commander_at_sea import (
    fleet_gain,
    sortie,
    sortie_gain,
    weigh_building,
    weigh_harbour,
    weigh_return,
    weigh_voyage,
)
from app.games.madison.commander_cards import weigh_card
from app.games.madison.commander_forces import (
    intent,
    place_of_force,
    raid_of_units,
    raids_by_leader,
    step_to,
)
from app.games.madison.commander_in_battle import BATTLE_WEIGHTS
from app.games.madison.commander_raids import NOTHING
from app.games.madison.play_state import Use
from app.games.madison.position import play_of
from app.games.madison.state import Ask
from app.games.madison.view import ViewMadison
from app.kit.turns import Done

LEANING = 5
"""How much it leans towards the weightier uses of its cards."""
ENOUGH = 0.5
"""What it is worth to name nobody more."""


def _weigh_force(view: ViewMadison, choice: Choice) -> float:
    """The leader with the best march; a fleet for a lake to be won; units that go by themselves."""
    action, play = choice.action, play_of(view)
    match action:
        case a.NameLeader():
            return _weigh_leader(view, action)
        case a.Take() if play.use == Use.UNITS:
            return 2 if action.block in _unled(view, view.board.cards[play.card].value) else 0
        case Done():
            return ENOUGH
        case _:
            return -1


def _weigh_leader(view: ViewMadison, action: a.NameLeader) -> float:
    """Return what a leader could win; nobody goes after another one to the same space."""
    is_naval = view.blocks[action.leader].kind == NAVAL_LEADER
    if action.alone or action.water != is_naval:
        return 0
    if is_naval:
        return 1 + fleet_gain(view, action.leader)
    raids = raids_by_leader(view)
    raid = raids.get(action.leader, NOTHING)
    taken = [raids.get(force.leader, NOTHING).root for force in play_of(view).forces]
    return 1 + raid.worth if raid.worth and raid.root not in taken else 0.1


def _unled(view: ViewMadison, count: int) -> tuple[str, ...]:
    """Return who goes by a card without a leader: a fleet or units."""
    raid = raid_of_units(view, count)
    return sortie(view, count) if sortie_gain(view, count) > raid.worth else raid.company


def _weigh_move(view: ViewMadison, choice: Choice) -> float:
    """Carry the best march on: who stays, who comes along, and where to."""
    play, action = play_of(view), choice.action
    if play.force.water:
        return weigh_voyage(view, choice)
    raid, at = intent(view), place_of_force(view)
    company = raid.company if raid.root == at else ()
    match action:
        case a.Drop(block=piece) if raid.worth and piece in view.board.land:
            return -1 if piece in company else 4
        case a.Take(block=piece):
            return 3 if piece in company else -1
        case a.March(to=to) if raid.root:
            return 2 if to == (raid.to if raid.root == at else step_to(view, at, raid.root)) else -1
        case Done():
            return 1
        case _:
            return -1


def _weigh_restoring(view: ViewMadison, choice: Choice) -> float:
    """The strongest first."""
    action = choice.action
    return view.board.roster[action.block].strength if isinstance(action, a.Restore) else 0


def _weigh_fight_in(_view: ViewMadison, choice: Choice) -> float:
    """Wait until the space is free."""
    return 1 if isinstance(choice.action, a.Pass) else 0


def _weigh_picks(_view: ViewMadison, choice: Choice) -> float:
    """Pick as much as a card allows."""
    return 2 if isinstance(choice.action, a.Pick) else 1 if choice.final else -1


def _weigh_reaction(_view: ViewMadison, choice: Choice) -> float:
    """React where one can, and be asked again."""
    action = choice.action
    if isinstance(action, a.React | a.UseCard):
        return 2
    return -1 if isinstance(action, a.Pass) and action.until else 1


WEIGHTS: dict[str, Weigh[ViewMadison]] = {
    Ask.PLAY: weigh_card,
    Ask.FORCE: _weigh_force,
    Ask.MOVE: _weigh_move,
    Ask.BUILD: weigh_building,
    Ask.RESTORE: _weigh_restoring,
    Ask.RETURN: weigh_return,
    Ask.HARBOUR: weigh_harbour,
    Ask.FIGHT_IN: _weigh_fight_in,
    Ask.EFFECT: _weigh_picks,
    Ask.REACT: _weigh_reaction,
    Ask.WINTER: _weigh_reaction,
    **BATTLE_WEIGHTS,
}

_weightiest = weighing(WEIGHTS)


def command(view: ViewMadison, choices: Choices, rng: Random) -> Choice:
    """Take the weightiest choice, but use a card by lot, the weightier ones more often.

    Were it always the greatest, each card turned up would tell what is not left in the hand.
    """
    best = _weightiest(view, choices, rng)
    if view.ask != Ask.PLAY or not isinstance(best.action, a.UseCard):
        return best
    uses = [choice for choice in choices.actions if isinstance(choice.action, a.UseCard)]
    weights = [max(0.0, weigh_card(view, choice)) ** LEANING for choice in uses]
    # Where nothing is worth anything the least bad is played.
    return rng.choices(uses, weights)[0] if any(weights) else best
