"""A simple player of Liberty: it sees a view and choices, and plans no further than its turn.

It asks of each step of the turn what the places are worth after the plan that it belongs to:
their points, as surely as they are held or won, and the blocks, as surely as they live through the
enemy's next move and the winter.
"""

from random import Random

from app.engine.machines import Weigh, weighing
from app.engine.values import Choice, Choices
from app.games.liberty import actions as a
from app.games.liberty.board import ACTION, GB, SUPPLY, Board
from app.games.liberty.building import drawn
from app.games.liberty.commander_in_battle import BATTLE_WEIGHTS
from app.games.liberty.commander_plans import gain_of_block, steps_worth
from app.games.liberty.feeding import excess
from app.games.liberty.state import Ask
from app.games.liberty.view import ViewLiberty, counter
from app.kit.cards import PlayCard
from app.kit.turns import Done

WORTHWHILE = 0.05
"""What a step must gain at least."""
WHILE_RESTING = (2, 3)
"""Turns for supply: the first one builds, and the last ones decide the year."""
MISSING = 3
"""Steps that blocks in towns must lack before supply is played."""


def _weigh_card(view: ViewLiberty, choice: Choice) -> float:
    """Supply when enough is missing, else as many actions as there are."""
    action = choice.action
    if not isinstance(action, PlayCard):
        return _weigh_trade(view, choice)
    card = view.board.cards[action.card]
    if card.kind != SUPPLY:
        return card.value
    if view.turn_number in WHILE_RESTING or _is_last_action(view):
        return 2.5 if _missing(view) >= MISSING else 1.5
    return 0.5


def _is_last_action(view: ViewLiberty) -> bool:
    """Whether one action card is left, which the last turn of the year needs more."""
    kinds = [view.board.cards[card].kind for card in view.cards.hand]
    return kinds.count(ACTION) == 1


def _missing(view: ViewLiberty) -> int:
    """Count the steps that blocks in towns lack."""
    return sum(
        own.max - own.cv for own in view.blocks.values() if _value(view.board, own.at) and own.cv
    )


def _weigh_returned(view: ViewLiberty, choice: Choice) -> float:
    """The least card goes back."""
    return -_weigh_card(view, choice)


def _weigh_supply(view: ViewLiberty, choice: Choice) -> float:
    """Whoever fights best, where it fights."""
    action = choice.action
    if isinstance(action, Done):
        return 0
    if not isinstance(action, a.Reinforce):
        return _weigh_trade(view, choice)
    return 1 + counter(view, action.block).hits + _value(view.board, view.blocks[action.block].at)


def _weigh_move(view: ViewLiberty, choice: Choice) -> float:
    """The step of the plan that gains most, if it gains enough."""
    action = choice.action
    if isinstance(action, Done):
        return WORTHWHILE
    if not isinstance(action, a.Move):
        return _weigh_trade(view, choice)
    return steps_worth(view).get((action.block, action.to), -1.0)


def _value(board: Board, place: str) -> float:
    town = board.towns.get(place)
    return town.value + 0.4 if town else 0.0


def _weigh_build(view: ViewLiberty, choice: Choice) -> float:
    """Build while there is somebody to come, but no army for the Atlantic's winter."""
    if isinstance(choice.action, a.Build):
        is_late = view.side == GB and view.turn_number == view.board.sheet.calendar.turns
        return -1 if is_late else 1
    return 0 if isinstance(choice.action, Done) else _weigh_trade(view, choice)


def _weigh_site(view: ViewLiberty, choice: Choice) -> float:
    """Where the block is worth most."""
    action = choice.action
    return gain_of_block(view, drawn(view), action.to) if isinstance(action, a.Deploy) else -99


def _weigh_disbanding(view: ViewLiberty, choice: Choice) -> float:
    """Whoever could not be fed goes home, rather than into captivity; the weakest first."""
    action = choice.action
    if isinstance(action, a.Disband):
        own = view.blocks[action.block]
        return 2 - own.cv / 10 if excess(view, own.at) > 0 else -1
    return 0 if isinstance(action, Done) else _weigh_trade(view, choice)


def _weigh_loss(view: ViewLiberty, choice: Choice) -> float:
    """The weakest, and no more than must be."""
    action = choice.action
    return 10 - view.blocks[action.block].cv if isinstance(action, a.Lose) else 100


def _weigh_trade(view: ViewLiberty, choice: Choice) -> float:
    """Accept what gives back as many as it takes; offer nothing."""
    action = choice.action
    if not isinstance(action, a.AnswerTrade):
        return -10
    is_fair = len(view.trade.give) >= len(view.trade.want)
    return 50 + (action.accept == is_fair)


def _weigh_exchange(view: ViewLiberty, choice: Choice) -> float:
    """Go on, when the enemy's offer is answered."""
    return 0 if isinstance(choice.action, Done) else _weigh_trade(view, choice)


WEIGHTS: dict[str, Weigh[ViewLiberty]] = {
    Ask.CARD: _weigh_card,
    Ask.PUT_BACK: _weigh_returned,
    Ask.SUPPLY: _weigh_supply,
    Ask.MOVE: _weigh_move,
    Ask.BUILD: _weigh_build,
    Ask.DEPLOY: _weigh_site,
    Ask.DISBAND: _weigh_disbanding,
    Ask.ATTRITION: _weigh_loss,
    Ask.EXCHANGE: _weigh_exchange,
    **BATTLE_WEIGHTS,
}

_weightiest = weighing(WEIGHTS)


def command(view: ViewLiberty, choices: Choices, rng: Random) -> Choice:
    """Take the weightiest choice, but play a card by lot, the weightier ones more often.

    Were it always the greatest, each card turned up would tell what is not left in the hand. A year
    plays the whole hand, so that little is lost by another order.
    """
    best = _weightiest(view, choices, rng)
    if view.ask != Ask.CARD or not isinstance(best.action, PlayCard):
        return best
    cards = [choice for choice in choices.actions if isinstance(choice.action, PlayCard)]
    return rng.choices(cards, [_weigh_card(view, card) ** 2 for card in cards])[0]
