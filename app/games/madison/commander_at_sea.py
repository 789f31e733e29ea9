"""The simple player of Mr. Madison's War on the lakes: when a fleet sails, and against whom."""

from app.engine.memo import cached_by_key
from app.games.madison.board import CLASSES, NAVAL_LEADER
from app.games.madison.naval.strength import of_kinds, of_numbers
from app.games.madison.points import LAKE_POINTS
from app.games.madison.position import is_reduced, leaders_at, on_map, vessels_at
from app.games.madison.view import ViewMadison

AHEAD = 1
"""A fleet fights where so much or more is added to its die."""


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
