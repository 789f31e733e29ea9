"""Chapters 10.71 to 10.84: the ways by which a force may retreat, and what each of them costs."""

from collections.abc import Iterator

from app.engine.ledger import rule
from app.engine.values import Shown, Side
from app.games.madison.battle_state import RetreatDue
from app.games.madison.board import (
    HURON,
    NORTH_WEST_COMPANY,
    TWINS,
    other,
)
from app.games.madison.bounds import refuse_beyond
from app.games.madison.combat.odds import fights_in_supply
from app.games.madison.control import controller, is_enemy_ground
from app.games.madison.effects.in_force import hinders
from app.games.madison.naval.lift import fits, may_embark
from app.games.madison.position import Position, is_reduced, strength_of, units_at, vessels_at
from app.games.madison.supply import supplied_at

LAND_RANK, WATER_RANK, ENEMY_RANK = 0, 1, 2


class Route(Shown, frozen=True):
    """A way to retreat: to a space, by land or water, with whom, at what cost.

    `carried`: those who go; the rest must find another way. `flips`: who turns to the reduced side,
    `dies`: who is lost by it. `pushes`: enemies too weak to hold the space give way.
    """

    to: str
    by_water: bool
    carried: tuple[str, ...]
    flips: tuple[str, ...] = ()
    dies: tuple[str, ...] = ()
    pushes: bool = False
    rank: tuple[int, int, int] = (0, 0, 0)


@rule("10.71", "9.46", "A45")
def routes(position: Position, due: RetreatDue) -> list[Route]:
    """List the best ways to retreat: fewest steps lost, then in supply, own ground, water, enemy's.

    10.73 Attackers go back where they came from, or take a way that saves steps or is by water, or
    that brings them back into supply.
    """
    found = list(_all_routes(position, due))
    if due.why == "ar":
        return _for_attackers(position, due, found)
    return _best(found)


def _best(found: list[Route]) -> list[Route]:
    best = min((route.rank for route in found), default=None)
    return [route for route in found if route.rank == best]


@rule("10.73", "11.53")
def _for_attackers(position: Position, due: RetreatDue, found: list[Route]) -> list[Route]:
    back = [route for route in found if route.to == due.home and not route.by_water]
    if due.water or not back:
        return _best(found)
    lost, cut, _ = back[0].rank
    was_cut = any(not fights_in_supply(position, piece) for piece in _units(position, due))
    better = [
        route
        for route in found
        if route.to != due.home
        and (
            route.rank[0] < lost
            or (route.by_water and route.rank[0] <= lost)
            or (was_cut and cut and not route.rank[1] and route.rank[0] <= lost)
        )
    ]
    return [*back, *better]


def _units(position: Position, due: RetreatDue) -> list[str]:
    return [piece for piece in due.pieces if position.board.roster[piece].is_land]


def _are_units_among(position: Position, pieces: tuple[str, ...]) -> bool:
    return any(position.board.roster[piece].is_land for piece in pieces)


def _all_routes(position: Position, due: RetreatDue) -> Iterator[Route]:
    """List the ways on which nobody goes whom a rule of their own keeps from there."""
    for route in _ways(position, due):
        if not any(refuse_beyond(position, piece, route.to) for piece in route.carried):
            yield route


def _ways(position: Position, due: RetreatDue) -> Iterator[Route]:
    if not due.water:
        yield from _by_land(position, due)
        yield from _by_canoe(position, due)
        yield from _back_home(position, due)
    if not due.dry:
        yield from _by_water(position, due)


def _by_land(position: Position, due: RetreatDue) -> Iterator[Route]:
    for to in sorted(position.board.near.get(due.at, {})):
        if to not in due.barred and _is_open(position, due, to):
            yield _route(position, due, to, due.pieces)


@rule("10.73", "8.27")
def _back_home(position: Position, due: RetreatDue) -> Iterator[Route]:
    """Attackers whom a card brought from afar return to where they came from."""
    near = position.board.near.get(due.at, {})
    is_afar = due.home in position.board.spaces and due.home not in near
    in_canoes = due.pieces == (NORTH_WEST_COMPANY,) and not _came_by_event(position)
    if due.why == "ar" and is_afar and not in_canoes and _is_open(position, due, due.home):
        yield _route(position, due, due.home, due.pieces)


def _came_by_event(position: Position) -> bool:
    play = position.play
    return play is not None and bool(play.forces) and play.force.kind == "event"


@rule("10.72")
def _is_open(position: Position, due: RetreatDue, to: str) -> bool:
    """Whether a force may retreat to a space: not where enemies hold it; weak ones are pushed out.

    Who is being pushed out pushes nobody, nor do leaders without units.
    """
    if not units_at(position, to, other(due.side)):
        return True
    is_able = due.why != "push" and bool(_units(position, due))
    return is_able and controller(position, to) == due.side


@rule("10.72", "9.42", "9.43", "10.74", "A33")
def _route(
    position: Position,
    due: RetreatDue,
    to: str,
    carried: tuple[str, ...],
    *,
    by_water: bool = False,
) -> Route:
    """Work out what a way costs: on ground that one does not control all flip.

    Reduced ones are lost if they are out of supply; those without another side always.
    """
    units = [piece for piece in carried if position.board.roster[piece].is_land]
    flips: tuple[str, ...] = ()
    dies: tuple[str, ...] = ()
    is_held = controller(position, to) == due.side
    if not is_held:
        flips = tuple(unit for unit in units if position.blocks[unit].cv > 1)
        dies = tuple(unit for unit in units if unit not in flips and _dies(position, unit))
    stays_fed = to in supplied_at(position, due.side)
    foreign = is_enemy_ground(position, to, due.side)
    rank = ENEMY_RANK if foreign else LAND_RANK
    return Route(
        to,
        by_water,
        carried,
        flips,
        dies,
        pushes=bool(units_at(position, to, other(due.side))),
        rank=(len(flips) + len(dies), int(not stays_fed), WATER_RANK if by_water else rank),
    )


@rule("9.43", "10.72", "13.4", "A33")
def _dies(position: Position, unit: str) -> bool:
    """Whether a unit that must flip, and can't, is lost: without a second side, or unsupplied."""
    return not is_reduced(position, unit) or not fights_in_supply(position, unit)


@rule("10.81", "10.82", "10.83", "2.6")
def _by_water(position: Position, due: RetreatDue) -> Iterator[Route]:
    """List ports that vessels of the space can take the force to, on a lake no enemy controls."""
    lake = position.board.lake_at(due.at)
    if not lake or hinders(position, other(due.side), lake):
        return
    carried = _embarked(position, due)
    if not carried:
        return
    # 10.81 Leaders without units may escape; none sails away from units that must stay.
    if _units(position, due) and not _are_units_among(position, carried) and not due.water:
        return
    for to in _havens(position, due, lake):
        yield _route(position, due, to, carried, by_water=True)


@rule("2.6", "10.82")
def _havens(position: Position, due: RetreatDue, lake: str) -> list[str]:
    """List the ports to go to; Erie and Huron are one lake, but from Huron its own come first."""
    ports = position.board.ports
    own = [to for to in ports[lake] if to != due.at and _is_haven(position, due.side, to)]
    twin = TWINS.get(lake, "")
    if not twin or hinders(position, other(due.side), twin) or (lake == HURON and own):
        return own
    return [*own, *(to for to in ports[twin] if _is_haven(position, due.side, to))]


def _is_haven(position: Position, side: Side, to: str) -> bool:
    return controller(position, to) == side and not units_at(position, to, other(side))


@rule("10.84", "11.33", "A45")
def _embarked(position: Position, due: RetreatDue) -> tuple[str, ...]:
    """Return who can go by water: as many units as fit, the strongest first, and the leaders."""
    vessels = vessels_at(position, due.at, due.side)
    if not any(not is_reduced(position, vessel) for vessel in vessels):
        return ()
    taken: list[str] = []
    units = [unit for unit in _units(position, due) if may_embark(position, unit)]
    for unit in sorted(units, key=lambda u: (-strength_of(position, u), u)):
        if fits(position, vessels, [*taken, unit]):
            taken.append(unit)
    leaders = [piece for piece in due.pieces if position.board.roster[piece].is_leader]
    return tuple(sorted((*taken, *leaders)))


@rule("3.61", "A36")
def _by_canoe(position: Position, due: RetreatDue) -> Iterator[Route]:
    """The North West Company crosses Huron by itself unless the enemy controls the lake."""
    board = position.board
    is_alone = due.pieces == (NORTH_WEST_COMPANY,)
    if not is_alone or board.lake_at(due.at) != HURON:
        return
    if hinders(position, other(due.side), HURON):
        return
    for to in board.ports[HURON]:
        if to != due.at and _is_haven(position, due.side, to):
            yield _route(position, due, to, due.pieces, by_water=True)
