"""The Commander of Mr. Madison's War and its cards: what each use of one is worth, in points."""

from app.engine.values import Choice
from app.games.madison import actions as a
from app.games.madison.board import DRAGOON, GB, GHENT, REGULAR, US
from app.games.madison.commander_at_sea import fleet_gain, naval_leaders, sortie_gain
from app.games.madison.commander_forces import raid_of_units, raids_by_leader
from app.games.madison.commander_guards import STEP
from app.games.madison.effects.sheets import is_for
from app.games.madison.play_state import Use
from app.games.madison.points import lead
from app.games.madison.restoring import refuse_unit
from app.games.madison.view import ViewMadison

A_MARCH = 0.4
"""What it is worth to move anybody by a card, beside what is won."""
A_BONUS = 0.2
"""What an operations card adds to it (8.22)."""
SECOND = 0.7
"""How much the second march of a Campaign counts: the enemy may hinder it, or it comes too late."""
AN_EVENT = 0.8
"""What an event is worth."""
ITS_POINTS = 0.8
"""What a point that it gives is worth beside that: it can as well be had later in the turn."""
A_BUILDING_POINT = 0.45
"""What a point spent on vessels is worth."""
A_WINTER_CARD = 1.5
"""What it is worth to lay down a card for the winter (7.35)."""
LITTLE = {Use.DEPOT: 0.1, Use.HOLD: 0.2}
"""What the other uses are worth."""
PEACE, WAR = 9.0, 0.0
"""What a Treaty is worth that wins, and one that does not."""
A_TREATY_SPENT = 0.5
"""What it is worth to use the Treaty otherwise."""
WAITING_LEADER = 9.0
"""What it is worth to bring a leader in who waits."""
NEW_ORLEANS_POINTS = 2
"""What the US may answer the Treaty with (4.23)."""


def weigh_card(view: ViewMadison, choice: Choice) -> float:
    """Weigh the use of a card by what it wins, less the points that its event would have given."""
    action = choice.action
    if isinstance(action, a.Bring):
        return WAITING_LEADER
    if not isinstance(action, a.UseCard):
        return -1
    if action.card == GHENT:
        return _weigh_treaty(view, action.use)
    if action.use == Use.EVENT:
        return AN_EVENT + ITS_POINTS * _points_of(view, action.card)
    return _weigh_value(view, action) - _points_of(view, action.card)


def _weigh_value(view: ViewMadison, action: a.UseCard) -> float:
    """Return what a card is worth by its value, or laid down."""
    card = view.board.cards[action.card]
    match action.use:
        case Use.LEADER:
            return A_MARCH + _best_led(view, card.value)
        case Use.OPERATIONS:
            return A_MARCH + A_BONUS + _best_led(view, card.value)
        case Use.CAMPAIGN:
            return A_MARCH + _best_two(view)
        case Use.UNITS:
            unled = raid_of_units(view, card.value).worth
            return A_MARCH + max(unled, sortie_gain(view, card.value))
        case Use.RESTORE:
            return STEP * min(card.value, _reduced(view))
        case Use.BUILD:
            return A_BUILDING_POINT * card.value
        case Use.HOLD if "winter" in card.kinds:
            return A_WINTER_CARD
        case _:
            return LITTLE[Use(action.use)]


def _best_led(view: ViewMadison, value: int) -> float:
    """Return what the best leader whom a card commands could win, on land or on a lake."""
    roster = view.board.roster
    able = [one.worth for who, one in raids_by_leader(view).items() if roster[who].command <= value]
    fleets = [fleet_gain(view, who) for who in naval_leaders(view) if roster[who].command <= value]
    return max((*able, *fleets), default=0.0)


def _best_two(view: ViewMadison) -> float:
    """Return what the two best marches are worth that begin in different spaces (8.7)."""
    raids = sorted(raids_by_leader(view).values(), reverse=True)
    later = [one.worth for one in raids if one.root != raids[0].root]
    return raids[0].worth + SECOND * max(later, default=0.0) if raids else 0.0


def _points_of(view: ViewMadison, card: str) -> int:
    """Return how many points the event of a card gives to the side (4.17)."""
    sheet = view.board.cards[card]
    if Use.EVENT not in sheet.kinds or not is_for(sheet, view.side):
        return 0
    return sum(int(op["n"]) for op in sheet.ops if op["op"] == "vp" and op["side"] == view.side)


def _weigh_treaty(view: ViewMadison, use: str) -> float:
    """Make peace when that wins, with what the cards left in hand cost (4.22); else keep it."""
    if use != Use.EVENT:
        return A_TREATY_SPENT
    cost = len(view.cards.hand) + len(view.cards.held) - 1
    if view.side == GB and view.cards.held_counts.get(US):
        cost += NEW_ORLEANS_POINTS
    ahead = lead(view, view.side) - cost
    return PEACE if ahead > 0 or (view.side == GB and not ahead) else WAR


def _reduced(view: ViewMadison) -> int:
    """Count the regulars that a card would restore."""
    return sum(
        own.side == view.side
        and own.cv < own.max
        and refuse_unit(view, piece, (REGULAR, DRAGOON)) is None
        for piece, own in view.blocks.items()
    )
