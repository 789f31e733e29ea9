"""A simple player of War of 1812: it sees a view and choices, and plans its turn.

It takes what it can get at fair odds and hold, gathers where that will be so, keeps blocks where
the enemy could come, and fights for the lakes.
"""

from app.engine.machines import Weigh, weighing
from app.engine.memo import cached
from app.engine.values import Choice
from app.games.war1812 import actions as a
from app.games.war1812.commander_at_sea import (
    weigh_harbour,
    weigh_naval,
    weigh_naval_retreat,
    weigh_prizes,
    weigh_ship_hit,
)
from app.games.war1812.commander_in_battle import BATTLE_WEIGHTS
from app.games.war1812.commander_plans import NO_PLAN, WORTHWHILE, Plan, plans
from app.games.war1812.naval_phase import offer_naval_phase
from app.games.war1812.state import Ask
from app.games.war1812.view import View1812
from app.kit.setup import Place

GIVEN_UP = 0.3
"""How much of what the ships could do counts that a plan by sea gives up (12.1)."""
FIRST = 10
"""Puts the ships before the army."""


def _weigh_placement(view: View1812, choice: Choice) -> float:
    """Strong blocks to the border and to what is worth most; none crowded."""
    action = choice.action
    if not isinstance(action, Place):
        return 100
    standing = view.towns[action.at].army.get(view.side, 0)
    town = view.board.towns[action.at]
    threat = _hostile_neighbours(view, action.at)
    return (
        (town.value + 2 * threat) * view.blocks[action.block].cv / 4
        - 3 * standing
        - 4 * max(0, standing + 1 - town.value)
    )


def _hostile_neighbours(view: View1812, town: str) -> int:
    board = view.board
    return sum(board.towns[near].side != view.side for near in board.neighbours[town])


def _weigh_campaign(view: View1812, choice: Choice) -> float:
    """The ships first, unless the army goes by sea; then the blocks of the plan."""
    action = choice.action
    match action:
        case a.Done(march=march):
            return -0.5 if march else 0
        case a.Repair() | a.Build() | a.Sail():
            return _weigh_ships(view, choice)
        case a.March() | a.Embark() | a.Enter():
            return _weigh_move(view, action)
        case _:
            return -1


def _weigh_ships(view: View1812, choice: Choice) -> float:
    """Before any army moves, for it is too late then (4.3)."""
    worth = -1.0 if plan_of(view).by_sea else weigh_naval(view, choice)
    return FIRST + worth if worth > 0 else -1


@cached
def plan_of(view: View1812) -> Plan:
    """Return the best plan for the turn; one by sea must make up for the naval phase (12.1)."""
    by_ships = max([weigh_naval(view, choice) for choice in offer_naval_phase(view)], default=0.0)
    able = [plan for plan in plans(view) if plan.gain > WORTHWHILE]
    return max(
        able, key=lambda plan: plan.gain - GIVEN_UP * by_ships * plan.by_sea, default=NO_PLAN
    )


def _weigh_move(view: View1812, action: a.March | a.Embark | a.Enter) -> float:
    """Whether the plan says so, and there is something to gain."""
    to = "" if isinstance(action, a.Enter) else action.to
    for party in plan_of(view).parties:
        if action.block in party.blocks and to in ("", party.to):
            return 1 if party.by_sea == isinstance(action, a.Embark) else -1
    return -1


def _weigh_crossing(view: View1812, choice: Choice) -> float:
    """Cross with the strongest for whom there is a ship; never call it off."""
    match choice.action:
        case a.Done():
            return 10
        case a.StayBehind(block=block):
            return 5 - view.blocks[block].cv
        case _:
            return -1


def _weigh_winter(view: View1812, choice: Choice) -> float:
    """At home the strongest suffers, abroad, where a block is lost, the weakest."""
    action = choice.action
    if not isinstance(action, a.Mark):
        return 100
    own = view.blocks[action.block]
    return own.cv if view.board.towns[own.at].side == view.side else -own.cv


WEIGHTS: dict[str, Weigh[View1812]] = {
    Ask.PLACE: _weigh_placement,
    Ask.CAMPAIGN: _weigh_campaign,
    Ask.ORDERS: _weigh_campaign,
    Ask.CROSSING: _weigh_crossing,
    Ask.QUARTERS: _weigh_winter,
    Ask.NAVAL_HITS: weigh_ship_hit,
    Ask.NAVAL_RETREAT: weigh_naval_retreat,
    Ask.PRIZES: weigh_prizes,
    Ask.PORTS: weigh_harbour,
    **BATTLE_WEIGHTS,
}

command = weighing(WEIGHTS)
