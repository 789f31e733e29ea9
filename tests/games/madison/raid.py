"""A machine for an ending that others hardly come to: three American sources are taken (17.32).

For the British it leads forces to the sources and leaves enough there to hold them; for the
Americans it marches away from them.
"""

from app.engine.machines import weighing
from app.engine.values import Choice
from app.games.madison import actions as a
from app.games.madison.board import INDIAN, US
from app.games.madison.combat.odds import attack_strength, defence_strength
from app.games.madison.commander import WEIGHTS
from app.games.madison.control import controller
from app.games.madison.play_state import Use
from app.games.madison.position import play_of, strength_of, units_at
from app.games.madison.state import Ask
from app.games.madison.view import ViewMadison

REFUGE = "ft_niagara"
"""Where the Americans gather, far from every source."""
FAR = 99
NEVER = -9.0


def _weigh_card(view: ViewMadison, choice: Choice) -> float:
    """Cards that move most, the highest first."""
    action = choice.action
    if not isinstance(action, a.UseCard):
        return -1
    value = view.board.cards[action.card].value
    match action.use:
        case Use.LEADER:
            return 10 + value
        case Use.CAMPAIGN:
            return 14
        case Use.UNITS:
            return 5 + value
        case _:
            return 1


def _weigh_force(view: ViewMadison, choice: Choice) -> float:
    """Those who have most to gain by moving."""
    action = choice.action
    match action:
        case a.NameLeader(water=False, alone=False):
            return 10 + _to_gain(view, view.blocks[action.leader].at)
        case a.Take():
            at = view.blocks[action.block].at
            return 5 + _to_gain(view, at) if _is_spare(view, action.block, ()) else -2
        case _:
            return 0 if choice.final else -5


def _to_gain(view: ViewMadison, at: str) -> float:
    """Return what moving the units in a space is worth."""
    if at not in view.board.spaces:
        return -9
    units = units_at(view, at, view.side)
    if view.side == US:
        near = min(_steps(view, at, source) for source in view.board.sources[US])
        return 6 - near + len(units) / 3 if units and at != REFUGE else NEVER
    strength = sum(strength_of(view, one) for one in units if _is_spare(view, one, ()))
    return strength - 1.5 * _way_to_go(view, at) if strength > 1 else NEVER


def _is_spare(view: ViewMadison, piece: str, group: tuple[str, ...]) -> bool:
    """Whether a unit can leave where it stands: no source is lost by it."""
    at = view.blocks[piece].at
    if view.side == US or at not in view.board.sources[US]:
        return True
    left = [u for u in units_at(view, at, view.side) if u != piece and u not in group]
    is_held = any(view.board.roster[unit].kind != INDIAN for unit in left)
    value = view.board.spaces[at].value
    return is_held and sum(strength_of(view, unit) for unit in left) >= value


def _weigh_move(view: ViewMadison, choice: Choice) -> float:
    """Take along who is not needed, and leave at a source who is."""
    play, action = play_of(view), choice.action
    match action:
        case a.Take():
            sheet = view.board.roster[action.block]
            return 5 if sheet.is_land and _is_spare(view, action.block, play.group) else -1
        case a.Drop():
            has_come = any(one in play.moved for one in play.group)
            return 6 if has_come and not _is_spare(view, action.block, play.group) else -1
        case a.March():
            return _weigh_march(view, action.to)
        case _:
            return 0.2 if choice.final else -1


def _weigh_march(view: ViewMadison, to: str) -> float:
    play = play_of(view)
    here = view.blocks[play.group[0]].at
    enemies = units_at(view, to, view.enemy)
    if view.side == US:
        is_away = view.board.spaces[to].side == US and not enemies
        return _steps(view, here, REFUGE) - _steps(view, to, REFUGE) if is_away else -5
    own = attack_strength(view, play.group)
    if enemies and own < 1.2 * max(1, defence_strength(view, to, view.enemy)):
        return -5
    return _way_to_go(view, here) - _way_to_go(view, to)


def _way_to_go(view: ViewMadison, at: str) -> float:
    """Return how far the nearest source is that still stands."""
    standing = [one for one in view.board.sources[US] if controller(view, one) == US]
    return min((_steps(view, at, one) for one in standing), default=FAR)


def _steps(view: ViewMadison, at: str, to: str) -> int:
    return view.board.distances(at).get(to, FAR)


def _weigh_pass(_view: ViewMadison, choice: Choice) -> float:
    """Pass, and be asked again."""
    return isinstance(choice.action, a.Pass) and not choice.action.until


WEIGHTS_OF_RAIDS = {
    **WEIGHTS,
    Ask.PLAY: _weigh_card,
    Ask.FORCE: _weigh_force,
    Ask.MOVE: _weigh_move,
    Ask.REACT: _weigh_pass,
    Ask.WINTER: _weigh_pass,
    Ask.FIGHT_IN: _weigh_pass,
}
raider = weighing(WEIGHTS_OF_RAIDS)
"""Plays either side for that ending."""
