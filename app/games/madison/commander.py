"""A simple player of Mr. Madison's War: it sees a view and choices, and looks one step ahead.

It leads large forces to towns that it can take or must win back, attacks where it is strong
enough, puts its fleets on the lakes, and builds and restores when there is enough to do.
"""

from collections import deque
from functools import cache
from random import Random

from app.engine.machines import Weigh, weighing
from app.engine.values import Choice, Choices
from app.games.madison import actions as a
from app.games.madison.board import CLASSES, LEADER, NAVAL_LEADER, Board
from app.games.madison.combat.odds import attack_strength, defence_strength
from app.games.madison.commander_in_battle import BATTLE_WEIGHTS
from app.games.madison.control import controller, value_of
from app.games.madison.play_state import Play, Use
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

BOLD = 1.5
"""An attack is made with at least this many times the strength of the defence."""
A_POINT = 0.8
"""How many steps of the way a point of a town's value is worth."""
LEANING = 5
"""How much it leans towards the weightier uses of its cards."""
WORTHWHILE = 0.3
"""What a step must gain at least."""
FAR = 20.0
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
    match action.use:
        case Use.LEADER:
            return 1.2 + 0.4 * value
        case Use.RESTORE:
            return 0.9 * min(value, _reduced(view))
        case Use.BUILD:
            return 0.8 * value
        case Use.HOLD if "winter" in view.board.cards[action.card].kinds:
            return 1.5
        case _:
            return USES[Use(action.use)]


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
        at = view.blocks[action.leader].at
        if view.blocks[action.leader].kind == NAVAL_LEADER:
            return 9 if _lake_to_win(view, at) else 0
        if action.water or action.alone:
            return 0
        own = min(_force_at(view, at), 20)
        return 1 + own / 4 + max(0.0, 4 - _distance_to_work(view, at, own))
    if isinstance(action, a.Take):
        return 1 + _worth(view, action.block) / 10
    return 0.5 if isinstance(action, Done) else -1


def _worth(view: ViewMadison, piece: str) -> float:
    sheet = view.board.roster[piece]
    return strength_of(view, piece) if sheet.is_land else 1


def _force_at(view: ViewMadison, at: str) -> float:
    """Return what the units of one's own in a space bring to an attack."""
    return attack_strength(view, units_at(view, at, view.side)) if at in view.board.spaces else 0


def _lake_to_win(view: ViewMadison, at: str) -> bool:
    """Whether the fleet in a port could take the lake."""
    lake = view.board.lake_at(at)
    if not lake or at in view.board.boxes:
        return False
    fleet = [ship for ship in vessels_at(view, at, view.side) if not is_reduced(view, ship)]
    return bool(fleet) and _is_stronger(view, fleet, view.board.lakes[lake].box)


def _is_stronger(view: ViewMadison, fleet: list[str], box: str) -> bool:
    """Whether a fleet outweighs the enemies in a box; False where own vessels have it."""
    if vessels_at(view, box, view.side):
        return False
    return _guns(view, fleet) >= 1.2 * _guns(view, vessels_at(view, box, view.enemy))


def _guns(view: ViewMadison, fleet: list[str]) -> float:
    return sum(1 + CLASSES.index(view.board.roster[ship].letter) for ship in fleet)


def _weigh_move(view: ViewMadison, choice: Choice) -> float:
    """Take all along, and go where there is something to win."""
    play, action = play_of(view), choice.action
    match action:
        case a.Take():
            return 5 if _comes_along(view, play, action.block) else -1
        case a.TurnTo():
            has_stopped = all(one in play.moved and play.moved[one].stopped for one in play.group)
            return 5 if has_stopped and _comes_along(view, play, action.block) else -1
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
    """Whether to take a counter: vessels with a fleet, units by land; one unit stays as a guard."""
    sheet = view.board.roster[piece]
    if play.force.water:
        return sheet.is_vessel and not is_reduced(view, piece)
    if sheet.kind == LEADER:
        return False
    at = view.blocks[piece].at
    left = [u for u in units_at(view, at, view.side) if u not in play.group and u != piece]
    is_guarded = controller(view, at) != view.board.spaces[at].side or not value_of(view, at)
    return not is_reduced(view, piece) and (bool(left) or is_guarded or _threat(view, at) == 0)


def _threat(view: ViewMadison, at: str) -> float:
    near = view.board.near.get(at, ())
    return sum(_enemies_at(view, to) for to in near)


def _enemies_at(view: ViewMadison, at: str) -> float:
    return sum(strength_of(view, unit) for unit in units_at(view, at, view.enemy))


def _weigh_march(view: ViewMadison, play: Play, to: str) -> float:
    own = attack_strength(view, play.group)
    here = view.blocks[play.group[0]].at
    if units_at(view, to, view.enemy):
        strong = own >= BOLD * max(1, defence_strength(view, to, view.enemy))
        return 4 + value_of(view, to) if strong else -5
    if own == 0:
        return -1
    return _distance_to_work(view, here, own) - _distance_to_work(view, to, own)


def _weigh_sail(view: ViewMadison, play: Play, to: str) -> float:
    fleet = [piece for piece in play.group if view.board.roster[piece].is_vessel]
    if to not in view.board.boxes:
        return -1
    return 4 if _is_stronger(view, fleet, to) else -1


def _distance_to_work(view: ViewMadison, at: str, own: float) -> float:
    """Return how far the best target is that a force can take, the more it is worth the nearer."""
    steps = _distances(view.board).get(at, {})
    found = (
        steps[to] - A_POINT * value_of(view, to)
        for to in view.board.spaces
        if to in steps and _is_target(view, to, own)
    )
    return min(found, default=FAR)


def _is_target(view: ViewMadison, to: str, own: float) -> bool:
    """Whether a space is the enemy's to be taken, or one's own to be won back, by such a force."""
    if controller(view, to) == view.side or not value_of(view, to):
        return False
    if own < value_of(view, to):
        return False
    defence = defence_strength(view, to, view.enemy)
    return own >= BOLD * defence


@cache
def _distances(board: Board) -> dict[str, dict[str, int]]:
    """Return the movement points between spaces by land, roughly: in links."""
    return {at: _steps_from(board, at) for at in board.spaces}


def _steps_from(board: Board, start: str) -> dict[str, int]:
    steps, waiting = {start: 0}, deque([start])
    while waiting:
        at = waiting.popleft()
        for to in board.near[at]:
            if to not in steps:
                steps[to] = steps[at] + 1
                waiting.append(to)
    return steps


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
    return rng.choices(uses, weights)[0]
