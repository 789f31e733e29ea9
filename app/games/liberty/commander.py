"""A simple player of Liberty: it sees a view and choices, and looks one step ahead.

Every block is drawn to towns that could be won or must be held, the more the nearer they are. It
strikes where it is strong enough, leaves no town that only its presence holds or that an enemy
could reach, and from the fourth turn of a year on goes where winter feeds it.
"""

from collections import deque
from functools import cache
from random import Random

from app.engine.machines import Weigh, weighing
from app.engine.memo import cached_by_key
from app.engine.values import Choice, Choices
from app.games.liberty import actions as a
from app.games.liberty.board import (
    AMERICAN,
    ATLANTIC,
    GB,
    INDIANS,
    SUPPLY,
    WARSHIP,
    Board,
)
from app.games.liberty.commander_in_battle import BATTLE_WEIGHTS
from app.games.liberty.feeding import excess
from app.games.liberty.groups import group_on, groups
from app.games.liberty.state import Ask
from app.games.liberty.view import ViewLiberty, counter, standing
from app.kit.cards import PlayCard
from app.kit.turns import Done
from app.kit.views import own_at

BOLD = 1.25
"""An attack is made with at least this many times the strength that is expected there."""
A_BLOCK = 2.3
"""The strength that is expected of a hidden block."""
WORTHWHILE = 0.35
"""What a move must gain at least."""
ASHORE = 1.0
"""What it is worth to land: winter takes whoever is at sea."""
TOGETHER = 0.4
"""What it is worth to go with a group that has taken its action."""
TIRING = 0.5
"""What a forced march costs."""
LATE = 4
"""The turn of a year from which on blocks look for a town to winter in."""
FAR = 9
DECISIVE = 4
"""What a town is worth besides on whose points the war hangs."""
GUARDED = 0.6
"""For each enemy that could come, the part of a town's worth that is given up with its guard."""
TWO_AWAY = 0.5
"""How much an enemy counts who is two hexes from a town, of one that is beside it."""
AT_SEA = 0.7
"""The same of one who could land there."""
MISSING = 3
"""Steps that blocks in towns must lack before supply is played."""


def _weigh_card(view: ViewLiberty, choice: Choice) -> float:
    """Supply when enough is missing, else as many actions as there are."""
    action = choice.action
    if not isinstance(action, PlayCard):
        return _weigh_trade(view, choice)
    card = view.board.cards[action.card]
    if card.kind == SUPPLY:
        return 2.5 if _missing(view) >= MISSING else 0.5
    return card.value


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
    """The move that gains most, if it gains enough."""
    action = choice.action
    if isinstance(action, Done):
        return WORTHWHILE
    if not isinstance(action, a.Move):
        return _weigh_trade(view, choice)
    origin, to = view.blocks[action.block].at, action.to
    gain = _pull(view, action.block, to) - _pull(view, action.block, origin)
    gain -= _given_up(view, action.block, origin)
    gain += _winter(view, action.block, origin, to)
    gain += ASHORE * (origin == ATLANTIC) + TOGETHER * _is_paid_for(view, action.block, to)
    if action.block in view.moves:
        gain -= TIRING
    if standing(view, to, view.enemy) and to != ATLANTIC:
        gain += 1.5 if _is_strong_enough(view, origin, to) else -6
    return gain


def _is_paid_for(view: ViewLiberty, block: str, to: str) -> bool:
    """Whether the step goes with a group that has its action already (5.1)."""
    return group_on((view.blocks[block].at, to)) in groups(view)


def _value(board: Board, place: str) -> float:
    town = board.towns.get(place)
    return town.value + 0.4 if town else 0.0


def _is_strong_enough(view: ViewLiberty, origin: str, to: str) -> bool:
    """Whether those who could go, and those who have gone, outweigh whoever may stand there."""
    board = view.board
    side = board.side(origin, to)
    most = side.limit if side else 4
    going = sorted((view.blocks[b].cv for b in own_at(view, origin)), reverse=True)[:most]
    gone = (view.blocks[b].cv for b in own_at(view, to))
    expected = A_BLOCK * standing(view, to, view.enemy)
    return sum(going) + sum(gone) >= BOLD * expected


def _given_up(view: ViewLiberty, block: str, origin: str) -> float:
    """Return what is lost when a block leaves: a town that it alone holds, or guards."""
    town = view.board.towns.get(origin)
    others = [b for b in own_at(view, origin) if b != block]
    if town is None or others:
        return 0.0
    worth = 1.5 * town.value + 0.5 + DECISIVE * _is_decisive(view, origin)
    if town.friend != view.side:
        return worth
    return worth * min(1.0, GUARDED * _enemies_in_reach(view, origin))


@cached_by_key
def _enemies_in_reach(view: ViewLiberty, place: str) -> float:
    """Return how many enemies could be in a town soon: the nearer, the more each counts."""
    near = view.board.near.get(place, ())
    beside = sum(standing(view, at, view.enemy) for at in near)
    behind = {far for at in near for far in view.board.near.get(at, ())} - {place, *near}
    further = sum(standing(view, at, view.enemy) for at in behind)
    at_sea = standing(view, ATLANTIC, view.enemy) if place in view.board.atlantic_ports else 0
    return beside + TWO_AWAY * further + AT_SEA * at_sea


def _winter(view: ViewLiberty, block: str, origin: str, to: str) -> float:
    """From the fourth turn on, what it is worth to be fed."""
    if view.turn_number < LATE or counter(view, block).nation == INDIANS:
        return 0.0
    hungry = excess(view, origin) > 0 or origin == ATLANTIC
    room = _value(view.board, to) - len(own_at(view, to))
    feeds = to != ATLANTIC and room >= 1 and not standing(view, to, view.enemy)
    return 1.2 * (hungry and feeds) - 1.2 * (not hungry and not feeds)


def _pull(view: ViewLiberty, block: str, place: str) -> float:
    """How well a place suits a block: the best of all towns, the less the farther they are."""
    sails = _sails(view, block)
    near = _distances(view.board, sails).get(place, {})
    found = (_wish(view, block, town) / (1 + near.get(town, FAR)) for town in view.board.towns)
    return max(found, default=0.0)


def _sails(view: ViewLiberty, block: str) -> bool:
    return counter(view, block).nation not in (AMERICAN, INDIANS)


def _wish(view: ViewLiberty, block: str, place: str) -> float:
    """How much a side wants another block in a town."""
    town = view.board.towns[place]
    own = sum(b != block for b in own_at(view, place))
    enemies = standing(view, place, view.enemy)
    if place in view.board.west_indies and not enemies:
        return 0.2
    is_mine = own > 0 or (town.friend == view.side and not enemies)
    if counter(view, block).kind == WARSHIP and not town.port:
        return 0.0
    if not is_mine:
        return 1.0 + 2.2 * town.value - 0.9 * enemies
    needed = (town.friend != view.side) + _enemies_in_reach(view, place) * 0.7 - own
    if _is_decisive(view, place):
        return max(0.0, 1.2 * town.value * min(needed, 3))
    return max(0.0, 0.6 * town.value * min(needed, 1.5))


def _is_decisive(view: ViewLiberty, place: str) -> bool:
    """Whether the British lose the war if they lose a town (11.1)."""
    lost = view.points - view.board.towns[place].value
    return view.side == GB and lost <= view.board.sheet.victory.american


@cache
def _distances(board: Board, sails: bool) -> dict[str, dict[str, int]]:
    """Return how many moves places are apart, by land alone or over the Atlantic as well."""
    near = {
        at: [b for b in board.near[at] if (side := board.side(at, b)) and side.ground]
        for at in board.hexes
    }
    ports = [*board.atlantic_ports]
    near[ATLANTIC] = ports if sails else []
    for port in ports:
        near[port] = [*near.get(port, []), *([ATLANTIC] if sails else [])]
    return {at: _steps_from(at, near) for at in near}


def _steps_from(start: str, near: dict[str, list[str]]) -> dict[str, int]:
    steps, waiting = {start: 0}, deque([start])
    while waiting:
        at = waiting.popleft()
        for other in near[at]:
            if other not in steps:
                steps[other] = steps[at] + 1
                waiting.append(other)
    return steps


def _weigh_build(view: ViewLiberty, choice: Choice) -> float:
    """Build while there is somebody to come, but no army for the Atlantic's winter."""
    if isinstance(choice.action, a.Build):
        is_late = view.side == GB and view.turn_number == view.board.sheet.calendar.turns
        return -1 if is_late else 1
    return 0 if isinstance(choice.action, Done) else _weigh_trade(view, choice)


def _weigh_site(view: ViewLiberty, choice: Choice) -> float:
    """Where the town is worth most, and the enemy near."""
    action = choice.action
    if not isinstance(action, a.Deploy):
        return -1
    threat = sum(standing(view, near, view.enemy) for near in view.board.near.get(action.to, ()))
    return _value(view.board, action.to) * (1 + 0.5 * min(threat, 2))


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
