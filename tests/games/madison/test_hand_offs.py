"""How often a match goes from one side to the other: a move a day must not die of reactions."""

from random import Random

import pytest

from app.engine.chance import KeyedChance
from app.engine.game import Machine
from app.engine.values import Choice, Choices
from app.games.madison.actions import CloseOrders, GiveOrder, OpenOrders, Pass, React, WatchSize
from app.games.madison.commander import command
from app.games.madison.effects.sheets import is_for
from app.games.madison.effects.standing import BATTLE, EVADE, NEVER, WINDOWS
from app.games.madison.game import GAME
from app.games.madison.operations.stages import PlayEnded
from app.games.madison.state import TURN, Ask
from app.games.madison.view import OrderView, ViewMadison

SEEDS = range(3)
MANY = 5
"""Against so many units the Commander with orders wants to choose whether to stand."""


def hand_offs(machine: Machine) -> float:
    """Return how often somebody else must answer, for each card that is played."""
    times, plays = 0, 0
    for seed in SEEDS:
        rng, chance = Random(seed), KeyedChance(bytes(32), seed * 100_000)
        state, last = GAME.setup("1814", {}, chance).state, ""
        while GAME.outcome(state) is None:
            side = GAME.awaiting(state)[0].side
            times, last = times + (side != last), side
            offered = GAME.choices(state, side)
            assert offered is not None
            choice = machine(GAME.view(state, side), offered, rng)
            decided = GAME.decide(state, side, choice.action, chance)
            plays += sum(isinstance(event, PlayEnded) for event in decided.events)
            state = decided.state
    return times / plays


def _unwanted(view: ViewMadison) -> list[str]:
    """List the windows for which a side holds no card, and about which it is still asked."""
    settled = {order.window for order in view.orders if not order.only and not order.least}
    sheets = [view.board.cards[card] for card in view.cards.hand]
    own = [sheet for sheet in sheets if is_for(sheet, view.side)]
    wanted = {sheet.window for sheet in own if "reaction" in sheet.kinds}
    wanted |= {BATTLE for sheet in own if BATTLE in sheet.kinds}
    # Retreats before combat are thought about where many enemies come.
    settled |= {order.window for order in view.orders if order.least}
    return [window for window in WINDOWS if window not in wanted | settled]


def with_orders(view: ViewMadison, choices: Choices, rng: Random) -> Choice:
    """Play as the Commander, and never be asked where no card in hand could answer."""
    by_action = {choice.action: choice for choice in choices.actions}
    if view.ask == Ask.PLAY and _unwanted(view) and OpenOrders() in by_action:
        return by_action[OpenOrders()]
    if view.ask == Ask.ORDERS and view.orders and view.orders[-1] == OrderView(EVADE, until=TURN):
        return by_action[WatchSize(EVADE, MANY)]
    if view.ask == Ask.ORDERS:
        orders = (GiveOrder(window, NEVER) for window in _unwanted(view))
        return next(
            (by_action[one] for one in orders if one in by_action), by_action[CloseOrders()]
        )
    if view.ask == Ask.REACT and not any(isinstance(one, React) for one in by_action):
        return by_action.get(Pass(TURN)) or by_action[Pass()]
    return command(view, choices, rng)


@pytest.mark.parametrize(
    ("machine", "most"),
    [pytest.param(command, 3.6, marks=pytest.mark.long), (with_orders, 1.9)],
)
def test_a_card_play_changes_hands_a_few_times(machine: Machine, most: float) -> None:
    """Measured: 2.6 when every window asks, 1.4 with standing orders; one is the play itself."""
    assert hand_offs(machine) <= most
