"""A simple player of Quebec 1759: it sees a view and choices, and looks one step ahead.

The British take what stands open on the way to Abraham, strike where they are strong enough, and
grow bolder as summer passes. The French hold Abraham, strike back by road, and let the Ottawa raid.
"""

from app.engine.machines import Weigh, weighing
from app.engine.values import Choice
from app.games.quebec1759 import actions as a
from app.games.quebec1759.board import FR, GB, ROAD, other
from app.games.quebec1759.commander_in_battle import BATTLE_WEIGHTS
from app.games.quebec1759.orders import UP, movable
from app.games.quebec1759.ottawa_events import RAID, SCOUT
from app.games.quebec1759.state import Ask
from app.games.quebec1759.view import View1759, own_order
from app.kit.setup import Place
from app.kit.turns import Done
from app.kit.views import own_at

BOLD = 1.3
"""An attack by road is made with at least this many times the CV expected against it."""
LANDING = 1.6
"""How much more is wanted for one over water, against which the defender's dice are doubled."""
DARING = 0.04
"""By how much of all that the British grow bolder each turn."""
GARRISON = 0.5
"""The share of their strength that the French want on Abraham."""
SPARED = 2
"""The French leave no zone in reach of the British with fewer blocks than this."""
RAIDERS = 3
"""The CV with which the Ottawa go raiding."""


POSTINGS = {"AB": 9.0, "SC": 6.0, "BE": 3.0, "SF": 3.0, "MO": 1.0, "SI": 1.0, "CR": 1.5}
"""How the French spread over the north shore; a zone's share of their strength."""


def _weigh_placement(view: View1759, choice: Choice) -> float:
    """Each block where strength is missing most; the Ottawa behind the others."""
    action = choice.action
    if not isinstance(action, Place):
        return 100
    if action.block == view.board.ottawa:
        return 50 if action.at == "SF" else 0
    wanted = POSTINGS.get(action.at, 0) / sum(POSTINGS.values()) * view.cv[FR]
    return wanted - _strength(view, action.at) + view.blocks[action.block].cv / 10


def _weigh_order(view: View1759, choice: Choice) -> float:
    """Write the best part of an order, then seal it."""
    match choice.action:
        case Done():
            return 0.5 if own_order(view).is_halt else 100
        case a.Part() as part:
            return _weigh_british(view, part) if view.side == GB else _weigh_french(view, part)
        case a.Ships() as ships:
            return _weigh_ships(view, ships)
        case a.SendOttawa() as sent:
            return _weigh_raid(view, sent)
        case _:
            return -1


def _strength(view: View1759, zone: str) -> int:
    return sum(view.blocks[block].cv for block in own_at(view, zone))


def _best(view: View1759, zone: str, count: int) -> int:
    """Add up the CV of a zone's strongest blocks."""
    cvs = sorted((view.blocks[block].cv for block in movable(view, zone)), reverse=True)
    return sum(cvs[:count])


def _enemies(view: View1759, zone: str) -> int:
    return view.zones[zone].army.get(other(view.side), 0)


def _resisting(view: View1759, zone: str) -> float:
    """Guess what stands in a zone: the enemy's strength is known in all, and so is their number."""
    enemy = other(view.side)
    blocks = sum(shown.army.get(enemy, 0) for shown in view.zones.values())
    return _enemies(view, zone) * view.cv[enemy] / max(1, blocks)


def _is_strong_enough(view: View1759, part: a.Part, *, courage: float = 1) -> bool:
    wanted = BOLD * _resisting(view, part.to) * (1 if part.way == ROAD else LANDING)
    return _best(view, part.origin, part.count) >= wanted * courage


def _weigh_british(view: View1759, part: a.Part) -> float:
    """Nearer to Abraham with as many as can go; never away from it."""
    board = view.board
    gained = _steps_to_objective(view, part.origin) - _steps_to_objective(view, part.to)
    opened = not (view.zones[part.to].occupied or part.to == board.island)
    if part.origin == board.objective or not (opened or gained > 0):
        return -1
    if _enemies(view, part.to):
        if not _is_strong_enough(view, part, courage=1 - DARING * view.turn_number):
            return -1
        return 4 + gained + part.count / 10
    return 1 + gained + opened + part.count / 10


def _steps_to_objective(view: View1759, zone: str) -> int:
    """Count the moves to Abraham by road, and by river where ships lie."""
    board = view.board
    near, seen, steps = {zone}, {zone}, 0
    while near and board.objective not in near:
        near = {z for z in board.zones if z not in seen and any(_leads(view, n, z) for n in near)}
        seen |= near
        steps += 1
    return steps


def _leads(view: View1759, origin: str, to: str) -> bool:
    board = view.board
    area = board.on_one_river(origin, to)
    return bool(board.road_between(origin, to)) or bool(area and view.ships[area])


def _weigh_ships(view: View1759, ships: a.Ships) -> float:
    """Up the river once British stand at its shore there, until as many lie there as below."""
    board = view.board
    ashore = sum(
        shown.army.get(GB, 0)
        for zone, shown in view.zones.items()
        if board.zones[zone].river == board.upstream
    )
    wanted = min(board.sheet.navy.ships, ashore) - view.ships[board.upstream]
    return 4.5 + ships.count / 10 if ships.direction == UP and wanted > 0 else -1


def _weigh_french(view: View1759, part: a.Part) -> float:
    """Strike back where they are strong enough, and see that Abraham is held."""
    board = view.board
    staying = len(movable(view, part.origin)) - part.count
    if staying < SPARED and _is_in_reach(view, part.origin):
        return -1
    if _enemies(view, part.to):
        return 3 + part.count / 10 if _is_strong_enough(view, part) else -1
    short = GARRISON * view.cv[FR] - _strength(view, board.objective)
    if part.to == board.objective and short > 0:
        return 2 - abs(short - _best(view, part.origin, part.count)) / 10
    return -1


def _is_in_reach(view: View1759, zone: str) -> bool:
    return any(
        shown.army.get(GB) and _leads(view, origin, zone)
        for origin, shown in view.zones.items()
        if origin != zone
    )


def _weigh_raid(view: View1759, sent: a.SendOttawa) -> float:
    """Raid where few British stand, as long as the Ottawa are strong."""
    british = view.zones[sent.to].army.get(GB, 0)
    if not british or view.blocks[view.board.ottawa].cv < RAIDERS:
        return -1
    return 1.5 - british / 100


def _weigh_pick(view: View1759, choice: Choice) -> float:
    """The strongest go."""
    action = choice.action
    return view.blocks[action.block].cv if isinstance(action, a.Pick) else 100


def _weigh_meeting(view: View1759, choice: Choice) -> float:
    """They meet where one defends."""
    action = choice.action
    return float(isinstance(action, a.MeetAt) and action.zone == own_order(view).origin)


def _weigh_visit(_view: View1759, choice: Choice) -> float:
    action = choice.action
    return {RAID: 2.0, SCOUT: 1.0}.get(action.what, 0) if isinstance(action, a.Visit) else 0


def _weigh_refuge(view: View1759, choice: Choice) -> float:
    """The Ottawa go where most of their friends are."""
    action = choice.action
    return view.zones[action.to].army.get(FR, 0) if isinstance(action, a.OttawaGo) else 0


def _weigh_raid_hit(view: View1759, choice: Choice) -> float:
    """Hits go where no block is lost by them."""
    action = choice.action
    return view.blocks[action.block].cv if isinstance(action, a.TakeRaidHit) else 100


def _weigh_answer(_view: View1759, choice: Choice) -> float:
    action = choice.action
    return float(isinstance(action, a.AnswerRaid) and action.fire)


def _weigh_home(view: View1759, choice: Choice) -> float:
    """The weakest militia goes, and none from where a battle is due."""
    action = choice.action
    if not isinstance(action, a.SendHome):
        return 0
    own = view.blocks[action.block]
    return -own.cv - (_enemies(view, own.at) > 0 if own.at in view.board.zones else 0)


def _weigh_next_battle(view: View1759, choice: Choice) -> float:
    action = choice.action
    return float(isinstance(action, a.FightAt) and action.zone == view.board.objective)


WEIGHTS: dict[str, Weigh[View1759]] = {
    Ask.PLACE: _weigh_placement,
    Ask.ORDERS: _weigh_order,
    Ask.PICKS: _weigh_pick,
    Ask.MEETING: _weigh_meeting,
    Ask.VISIT: _weigh_visit,
    Ask.RAID_HITS: _weigh_raid_hit,
    Ask.ANSWER_RAID: _weigh_answer,
    Ask.OTTAWA_GO: _weigh_refuge,
    Ask.SEND_HOME: _weigh_home,
    Ask.SUPPLY: _weigh_home,
    Ask.NEXT_BATTLE: _weigh_next_battle,
    **BATTLE_WEIGHTS,
}

command = weighing(WEIGHTS)

OVERLOOKED_BY_RECRUITS = 0.9
"""An order is written block by block: what is overlooked once is often seen the next time."""
