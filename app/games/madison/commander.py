"""A simple player of Mr. Madison's War: it sees a view and choices, and looks one step ahead.

It leads large forces to towns that it can take or must win back, attacks where it is strong
enough, puts its fleets on the lakes, and builds and restores when there is enough to do.
"""

from random import Random

from app.engine.machines import Weigh, weighing
from app.engine.values import Choice, Choices
from app.games.madison import actions as a
from app.games.madison.board import GB, GHENT, NAVAL_LEADER, US
from app.games.madison.combat.odds import attack_strength, defence_strength
from app.games.madison.commander_at_sea import gain, is_stronger, sortie
from app.games.madison.commander_guards import BOLD, leaves_town, must_stay, spare
from app.games.madison.commander_in_battle import BATTLE_WEIGHTS
from app.games.madison.commander_plans import prospects, work
from app.games.madison.control import value_of
from app.games.madison.play_state import Play, Use
from app.games.madison.points import lead
from app.games.madison.position import (
    is_reduced,
    play_of,
    strength_of,
    units_at,
    vessels_at,
)
from app.games.madison.restoring import refuse_unit
from app.games.madison.state import Ask
from app.games.madison.view import ViewMadison
from app.kit.turns import Done

LEANING = 5
"""How much it leans towards the weightier uses of its cards."""
WORTHWHILE = 0.3
"""What a step must gain at least."""
A_USE = 0.4
"""What it is worth to move anybody by a card."""
ATTACK = 20
"""What it is worth to attack, beside what the space is."""
A_STEP = 10.0
"""How much it is drawn to what it can win."""
NEW_ORLEANS_POINTS = 2
"""What the US may answer the Treaty with (4.23)."""
USES = {
    Use.EVENT: 2.4,
    Use.CAMPAIGN: 3.0,
    Use.OPERATIONS: 2.6,
    Use.UNITS: 0.4,
    Use.DEPOT: 0.1,
    Use.HOLD: 0.2,
}
"""What uses of a card are worth as such."""


def _weigh_card(view: ViewMadison, choice: Choice) -> float:
    """Events and campaigns first; leaders by a card that commands them; what there is to mend."""
    action = choice.action
    if isinstance(action, a.Bring):
        return 9
    if not isinstance(action, a.UseCard):
        return -1
    value = view.board.cards[action.card].value
    if action.card == GHENT:
        return _weigh_treaty(view, action.use)
    match action.use:
        case Use.LEADER:
            return _weigh_leading(view, value)
        case Use.UNITS if fleet := sortie(view, value):
            return A_USE + gain(view, view.board.lake_at(view.blocks[fleet[0]].at)) + 0.1 * value
        case Use.RESTORE:
            return 0.9 * min(value, _reduced(view))
        case Use.BUILD:
            return 0.8 * value
        case Use.HOLD if "winter" in view.board.cards[action.card].kinds:
            return 1.5
        case _:
            return USES[Use(action.use)]


def _weigh_leading(view: ViewMadison, value: int) -> float:
    """Return what the best leader whom a card commands could win; high cards are kept longer."""
    roster = view.board.roster
    able = [won for who, won in prospects(view).items() if roster[who].command <= value]
    return A_USE + min(4.0, max(able, default=0.0)) + 0.2 * value


def _weigh_treaty(view: ViewMadison, use: str) -> float:
    """Make peace when that wins, with what the cards left in hand cost (4.22); else keep it."""
    if use != Use.EVENT:
        return 0.5
    cost = len(view.cards.hand) + len(view.cards.held) - 1
    if view.side == GB and view.cards.held_counts.get(US):
        cost += NEW_ORLEANS_POINTS
    ahead = lead(view, view.side) - cost
    return 9 if ahead > 0 or (view.side == GB and not ahead) else 0


def _reduced(view: ViewMadison) -> int:
    """Count the regulars that a card would restore."""
    return sum(
        own.side == view.side
        and own.cv < own.max
        and refuse_unit(view, piece, ("regular", "dragoon")) is None
        for piece, own in view.blocks.items()
    )


def _weigh_force(view: ViewMadison, choice: Choice) -> float:
    """The leader with the largest force near something to do; a fleet for a lake to be won."""
    action = choice.action
    if isinstance(action, a.NameLeader):
        is_naval = view.blocks[action.leader].kind == NAVAL_LEADER
        if action.alone or action.water != is_naval:
            return 0
        return 1 + prospects(view)[action.leader]
    if isinstance(action, a.Take):
        play = play_of(view)
        fleet = sortie(view, view.board.cards[play.card].value) if play.use == Use.UNITS else ()
        if fleet:
            return 2 if action.block in fleet else -1
        return 1 + _worth(view, action.block) / 10
    return 0.5 if isinstance(action, Done) else -1


def _worth(view: ViewMadison, piece: str) -> float:
    sheet = view.board.roster[piece]
    return strength_of(view, piece) if sheet.is_land else 1


def _weigh_move(view: ViewMadison, choice: Choice) -> float:
    """Take all along, and go where there is something to win."""
    play, action = play_of(view), choice.action
    match action:
        case a.Take():
            is_wanted = _comes_along(view, play, action.block)
            return 5 + _worth(view, action.block) / 10 if is_wanted else -1
        case a.TurnTo():
            has_stopped = all(one in play.moved and play.moved[one].stopped for one in play.group)
            return 5 if has_stopped and _comes_along(view, play, action.block) else -1
        case a.Drop():
            return 9 if not play.force.water and must_stay(view, play, action.block) else -1
        case a.March():
            return _weigh_march(view, play, action.to)
        case a.Sail():
            return _weigh_sail(view, play, action.to)
        case a.Unload():
            return 3
        case Done():
            return WORTHWHILE
        case _:
            return -1


def _comes_along(view: ViewMadison, play: Play, piece: str) -> bool:
    """Whether to take a counter: vessels with a fleet, units by land, but for guards."""
    if play.force.water:
        return view.board.roster[piece].is_vessel and not is_reduced(view, piece)
    return piece in spare(view, view.blocks[piece].at)


def _weigh_march(view: ViewMadison, play: Play, to: str) -> float:
    own = attack_strength(view, play.group)
    here = view.blocks[play.group[0]].at
    if units_at(view, to, view.enemy):
        strong = own >= BOLD * max(1, defence_strength(view, to, view.enemy))
        return ATTACK + value_of(view, to) if strong else -5
    if own == 0 or (view.board.spaces[here].side != view.side and leaves_town(view, play, here)):
        return -1
    return A_STEP * (work(view, to, own, here) - work(view, here, own, here))


def _weigh_sail(view: ViewMadison, play: Play, to: str) -> float:
    fleet = [piece for piece in play.group if view.board.roster[piece].is_vessel]
    if to not in view.board.boxes:
        return -1
    return 4 if is_stronger(view, fleet, to) else -1


def _weigh_building(view: ViewMadison, choice: Choice) -> float:
    """The largest vessel first, then what is damaged."""
    match choice.action:
        case a.BuildVessel(block=vessel):
            return 1 + view.board.roster[vessel].cost
        case a.Repair():
            return 1.5
        case _:
            return 0


def _weigh_restoring(view: ViewMadison, choice: Choice) -> float:
    action = choice.action
    return view.board.roster[action.block].strength if isinstance(action, a.Restore) else 0.1


def _weigh_return(view: ViewMadison, choice: Choice) -> float:
    """Put all vessels back on the lakes, and naval leaders after them."""
    match choice.action:
        case a.PutBack(block=piece, lake=lake):
            if view.board.roster[piece].is_vessel:
                return 3
            return 2 if vessels_at(view, view.board.lakes[lake].box, view.side) else -1
        case Done():
            return 1
        case _:
            return 0


def _weigh_harbour(view: ViewMadison, choice: Choice) -> float:
    """All to a base, if there is one."""
    action = choice.action
    if not isinstance(action, a.Harbour):
        return -1
    base = view.board.spaces[action.to].base
    return 0 if base is None else 1 if base.backup else 2


def _weigh_fight_in(view: ViewMadison, choice: Choice) -> float:
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
    Ask.PLAY: _weigh_card,
    Ask.FORCE: _weigh_force,
    Ask.MOVE: _weigh_move,
    Ask.BUILD: _weigh_building,
    Ask.RESTORE: _weigh_restoring,
    Ask.RETURN: _weigh_return,
    Ask.HARBOUR: _weigh_harbour,
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
    weights = [max(0.0, _weigh_card(view, choice)) ** LEANING for choice in uses]
    # Where nothing is worth anything the least bad is played.
    return rng.choices(uses, weights)[0] if any(weights) else best
