"""The Commander of Mr. Madison's War on the lakes: when a fleet sails, against whom, with what."""

from app.engine.memo import cached, cached_by_key
from app.engine.values import Choice
from app.games.madison import actions as a
from app.games.madison.board import CLASSES, NAVAL_LEADER
from app.games.madison.naval.strength import of_kinds, of_numbers
from app.games.madison.points import LAKE_POINTS
from app.games.madison.position import is_reduced, leaders_at, on_map, play_of, vessels_at
from app.games.madison.view import ViewMadison
from app.kit.turns import Done

AHEAD = 1
"""A fleet fights where so much or more is added to its die."""


@cached
def naval_leaders(view: ViewMadison) -> list[str]:
    """List the side's naval leaders on the map."""
    roster = view.board.roster
    pieces = [piece for _, there in on_map(view, view.side) for piece in there]
    return [piece for piece in pieces if roster[piece].kind == NAVAL_LEADER]


def fleet_gain(view: ViewMadison, leader: str) -> float:
    """Return what a naval leader could win with the fleet of their port, in points."""
    at = view.blocks[leader].at
    return gain(view, view.board.lake_at(at)) if lake_to_win(view, at) else 0.0


def sortie_gain(view: ViewMadison, count: int) -> float:
    """Return what so many vessels could win without a leader, in points."""
    fleet = sortie(view, count)
    return gain(view, view.board.lake_at(view.blocks[fleet[0]].at)) if fleet else 0.0


def lake_to_win(view: ViewMadison, at: str) -> bool:
    """Whether the fleet in a port could take the lake."""
    lake = view.board.lake_at(at)
    if not lake or at in view.board.boxes:
        return False
    fleet = [ship for ship in vessels_at(view, at, view.side) if not is_reduced(view, ship)]
    return bool(fleet) and is_stronger(view, fleet, view.board.lakes[lake].box)


@cached_by_key
def sortie(view: ViewMadison, count: int) -> tuple[str, ...]:
    """Return so many vessels of a port that could take a lake without a leader (8.61); or none."""
    for port, pieces in on_map(view, view.side):
        sound = [one for one in pieces if _is_sound(view, one)]
        fleet = sorted(sound, key=lambda one: -CLASSES.index(view.board.roster[one].letter))[:count]
        lake = view.board.lake_at(port) if port in view.board.spaces else ""
        if fleet and lake and is_stronger(view, fleet, view.board.lakes[lake].box, led=False):
            return tuple(fleet)
    return ()


def gain(view: ViewMadison, lake: str) -> float:
    """Return how many points it is worth to take a lake: twice as many from the enemy (4.16)."""
    return LAKE_POINTS * (1 + (view.lakes.get(lake) == view.enemy))


def _is_sound(view: ViewMadison, piece: str) -> bool:
    is_withdrawn = view.play is not None and piece in view.play.withdrawn
    return view.board.roster[piece].is_vessel and not is_reduced(view, piece) and not is_withdrawn


def is_stronger(view: ViewMadison, fleet: list[str], box: str, *, led: bool = True) -> bool:
    """Whether a fleet outweighs the enemies in a box; False where own vessels have it."""
    if vessels_at(view, box, view.side):
        return False
    foes = [ship for ship in vessels_at(view, box, view.enemy) if not is_reduced(view, ship)]
    return not foes or _advantage(view, fleet, foes, led=led) >= AHEAD


def _advantage(view: ViewMadison, fleet: list[str], foes: list[str], *, led: bool) -> int:
    """Return what is added to the die of a fleet that attacks another, cards aside."""
    added = of_numbers(len(fleet), len(foes)) + _best(view, fleet) - _best(view, foes)
    added += (_command(view, fleet) if led else 0) - _command(view, foes)
    return added + sum(one.drm for one in of_kinds(view, fleet, foes))


def _best(view: ViewMadison, ships: list[str]) -> int:
    return max(CLASSES.index(view.board.roster[ship].letter) for ship in ships)


def _command(view: ViewMadison, ships: list[str]) -> int:
    """Return what the best naval leader with a fleet adds."""
    at, side = view.blocks[ships[0]].at, view.blocks[ships[0]].side
    sheets = (view.board.roster[leader] for leader in leaders_at(view, at, side))
    return max((one.modifier for one in sheets if one.kind == NAVAL_LEADER), default=0)


def weigh_voyage(view: ViewMadison, choice: Choice) -> float:
    """Take all sound vessels along, to a lake that they can win."""
    match choice.action:
        case a.Take(block=piece):
            return 5 if view.board.roster[piece].is_vessel and not is_reduced(view, piece) else -1
        case a.Sail(to=to) if to in view.board.boxes:
            fleet = [one for one in play_of(view).group if view.board.roster[one].is_vessel]
            return 4 if is_stronger(view, fleet, to) else -1
        case a.Unload():
            return 3
        case Done():
            return 0
        case _:
            return -1


def weigh_building(view: ViewMadison, choice: Choice) -> float:
    """Build the largest vessel first, then mend what is damaged."""
    match choice.action:
        case a.BuildVessel(block=vessel):
            return 1 + view.board.roster[vessel].cost
        case a.Repair():
            return 1.5
        case _:
            return 0


def weigh_return(view: ViewMadison, choice: Choice) -> float:
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


def weigh_harbour(view: ViewMadison, choice: Choice) -> float:
    """Send all to a base, if there is one."""
    action = choice.action
    if not isinstance(action, a.Harbour):
        return -1
    base = view.board.spaces[action.to].base
    return 0 if base is None else 1 if base.backup else 2
