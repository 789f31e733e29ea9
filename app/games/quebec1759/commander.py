"""A simple player of Quebec 1759: it sees a view and choices, and looks one step ahead.

The French guard the north shore and Abraham; the British land where few stand and go for Abraham.
"""

from collections.abc import Callable
from random import Random

from app.engine.game import Choice, Choices
from app.games.quebec1759 import actions as a
from app.games.quebec1759 import battle_actions as b
from app.games.quebec1759.board import (
    GB,
    LEADER,
    LEADER_WALK,
    MILITIA,
    OBJECTIVE,
    OTTAWA,
    RIVER,
    UPSTREAM,
    ZONES,
    other,
)
from app.games.quebec1759.state import Ask
from app.games.quebec1759.view import Board1759, own_at, own_order

EXPECTED_CV = 2.2
"""What an enemy block is taken to be worth before it is seen."""
BOLD = 1.4
"""An attack is made with at least this many times the strength expected against it."""
POSTS = {"BE": 7, "SC": 5, "AB": 6, "MO": 3, "SI": 2, "CR": 1, "LE": 0, "ET": 0, "SF": 1}
"""How many blocks the French like to have where."""

Weigh = Callable[[Board1759, Choice], float]


def command(view: Board1759, choices: Choices, rng: Random) -> Choice:
    """Choose: the weightiest of the choices, ties broken at random."""
    weigh = WEIGHTS.get(view.ask, _first_is_fine)
    return max(choices.actions, key=lambda choice: (weigh(view, choice), rng.random()))


def _first_is_fine(_view: Board1759, choice: Choice) -> float:
    return 1 if choice.final else 0


def _weigh_placement(view: Board1759, choice: Choice) -> float:
    """Where most are still lacking; the Ottawa near the enemy, militia in the second line."""
    action = choice.action
    if not isinstance(action, a.Place):
        return 100
    lacking = POSTS.get(action.zone, 0) - len(own_at(view, action.zone))
    kind = view.blocks[action.block].kind
    if kind == OTTAWA:
        return 5 if action.zone == "MO" else 0
    return lacking + (0.4 if (kind == MILITIA) == (action.zone in ("SC", "AB", "MO")) else 0)


def _weigh_orders(view: Board1759, choice: Choice) -> float:
    match choice.action:
        case a.Part() as part:
            return _weigh_part(view, part)
        case a.Ships(direction=direction):
            few = view.ships[UPSTREAM] < 2 and view.side == GB
            late = view.turn_number > 8 or view.zones["BE"].army.get(other(GB), 0) > 4
            return 3 if direction == "up" and few and late else -1
        case a.SendOttawa(to=to):
            crowd = view.zones[to].army.get(GB, 0)
            return 1 + min(crowd, 4) / 4 if crowd and view.turn_number % 3 == 0 else -1
        case a.Done():
            return 0.5
        case _:
            return -1


def _weigh_part(view: Board1759, part: a.Part) -> float:
    """An attack that is strong enough; else a march to where one's own are needed."""
    if part.way == LEADER_WALK or own_order(view).parts:
        return -1
    foes = view.zones[part.to].army.get(other(view.side), 0)
    staying = len(own_at(view, part.origin)) - part.count
    if foes:
        return _weigh_attack(view, part, foes)
    if view.side != GB:
        return _weigh_reinforcement(view, part, staying)
    nearer = _distance(part.origin) - _distance(part.to)
    held = bool(view.zones[part.to].army.get(GB))
    return nearer * 2 + part.count / 10 - (1 if held else 0) if staying or nearer > 0 else -1


def _weigh_attack(view: Board1759, part: a.Part, foes: int) -> float:
    mean = _strength(view, part.origin) / max(1, len(own_at(view, part.origin)))
    landing = 1.5 if part.way in (RIVER, "crossing") else 1
    helped = _strength(view, part.to)
    worth = mean * part.count + helped - BOLD * landing * foes * EXPECTED_CV
    late = 3 if view.turn_number >= 14 and part.to == OBJECTIVE and view.side == GB else 0
    needed = part.to == OBJECTIVE or view.side == GB
    return 2 + worth / 4 + late if needed and worth + 2 * late > 0 else -1


def _weigh_reinforcement(view: Board1759, part: a.Part, staying: int) -> float:
    """From where fewest enemies can come to where they stand next door."""
    threat, here = _threat(view, part.to), _threat(view, part.origin)
    standing = view.zones[part.to].army.get(view.side, 0)
    if staying < 2 and part.origin in (OBJECTIVE, "SC", "BE"):
        return -1
    lacking = threat - standing
    return 1 + lacking / 4 if lacking > 0 and threat > here and part.count <= lacking + 1 else -1


def _threat(view: Board1759, zone: str) -> int:
    near = [z for z in ZONES if z in ZONES[zone].roads]
    afloat = view.ships.get(ZONES[zone].river, 0)
    return afloat + sum(view.zones[z].army.get(GB, 0) for z in near) + 2 * (zone == OBJECTIVE)


def _distance(zone: str) -> int:
    """Count the roads from a zone to Abraham; over water it is a step as well."""
    seen, rim, steps = {OBJECTIVE}, {OBJECTIVE}, 0
    while zone not in seen:
        area = {ZONES[z].river for z in rim} - {""}
        rim = {z for z in ZONES if z not in seen and (ZONES[z].river in area or _linked(z, rim))}
        seen |= rim
        steps += 1
    return steps


def _linked(zone: str, rim: set[str]) -> bool:
    return any(near in rim for near in ZONES[zone].roads)


def _strength(view: Board1759, zone: str) -> int:
    return sum(view.blocks[block].cv for block in own_at(view, zone))


def _weigh_pick(view: Board1759, choice: Choice) -> float:
    """The strong go; a leader last."""
    if not isinstance(choice.action, a.Pick):
        return 100
    own = view.blocks[choice.action.block]
    return own.cv + (0.5 if own.kind == LEADER else 0)


def _weigh_deployment(view: Board1759, choice: Choice) -> float:
    """Columns of even strength, the weakest kept back."""
    action, battle = choice.action, view.battle
    if not isinstance(action, b.Deploy) or battle is None:
        return -100
    posts = battle.posts[view.side]
    own = view.blocks[action.block]
    if action.post == "reserve":
        others = sum(len(line) for post, line in posts.items() if post not in ("field", "reserve"))
        return -3 if others < 3 or own.cv > 1 else 0.1
    standing = sum(shown.cv for shown in posts.get(action.post, ()))
    return own.cv - 2.0 * standing


def _weigh_part_of_battle(view: Board1759, choice: Choice) -> float:
    """Fire; bring in who is left; go when the enemy is much stronger."""
    battle = view.battle
    if battle is None:
        return 0
    match choice.action:
        case b.Reinforce(block=block):
            return 3 if view.blocks[block].cv > 1 else 2
        case b.Retreat(way=way):
            mine = sum(shown.cv for line in battle.posts[view.side].values() for shown in line)
            foes = battle.posts[other(view.side)]
            theirs = sum(shown.cv or 2 for line in foes.values() for shown in line)
            return 2.5 if mine * 2.2 < theirs and way != RIVER else -1
        case b.Fire():
            return 1
        case _:
            return -1


def _weigh_hit(view: Board1759, choice: Choice) -> float:
    """The strongest block takes a hit, so that none is lost."""
    action = choice.action
    if isinstance(action, b.TakeHit | a.TakeRaidHit):
        own = view.blocks[action.block]
        return 1 + own.cv - (3 if own.cv == 1 else 0)
    return 100


def _weigh_leaver(view: Board1759, choice: Choice) -> float:
    if isinstance(choice.action, b.Leave):
        return view.blocks[choice.action.block].cv
    return 100


def _weigh_visit(_view: Board1759, choice: Choice) -> float:
    return 1 if choice.action == a.Visit("raid") else 0


def _weigh_militia(view: Board1759, choice: Choice) -> float:
    if isinstance(choice.action, a.SendHome):
        own = view.blocks[choice.action.block]
        return -own.cv - (2 if own.at == OBJECTIVE else 0)
    return 0


WEIGHTS: dict[str, Weigh] = {
    Ask.PLACE: _weigh_placement,
    Ask.ORDERS: _weigh_orders,
    Ask.PICKS: _weigh_pick,
    Ask.VISIT: _weigh_visit,
    Ask.RAID_HITS: _weigh_hit,
    Ask.SEND_HOME: _weigh_militia,
    Ask.SUPPLY: _weigh_militia,
    Ask.DEPLOY: _weigh_deployment,
    Ask.PART: _weigh_part_of_battle,
    Ask.TAKE_HITS: _weigh_hit,
    Ask.LEAVE: _weigh_leaver,
}
