"""What an attack by land comes to, for the Commander of Mr. Madison's War: exact chances."""

from functools import cache
from itertools import product
from typing import NamedTuple

from app.engine.memo import cached, cached_by_key
from app.engine.values import Side
from app.games.madison.board import (
    CLASSES,
    CLEAR,
    DRAGOON,
    FOREST,
    INVASION,
    REGULAR,
    US,
    Board,
    Fort,
)
from app.games.madison.calendar import year_of
from app.games.madison.combat.odds import (
    LAST_YEAR_OF_LINES,
    OVERWHELMING,
    defence_strength,
)
from app.games.madison.forts import defending_fort, fort_of
from app.games.madison.operations.leading import seniors
from app.games.madison.position import is_reduced, leaders_at, strength_of, units_at
from app.games.madison.view import ViewMadison


class Chances(NamedTuple):
    """What comes of a battle: how likely the attackers win, and the steps either side loses."""

    win: float
    lost: float = 0.0
    beaten: float = 0.0


class Defence(NamedTuple):
    """What stands against an attack on a space.

    `first`: what is added to the attackers' die in the first round alone, whatever the way;
    `always`: in all rounds, but for odds and the attackers' own leader and lead.
    """

    strength: int
    rank: int
    first: int
    always: int
    has_fort: bool
    is_single: bool


SURE = Chances(1.0)
HOPELESS = Chances(0.0)
STURDY = (False, False)
"""Neither side has a single full unit alone (10.63)."""
RESULTS = {
    "AR-2": (0, 0, 2, 0),
    "AR-1": (0, 0, 1, 0),
    "AR": (0, 0, 0, 0),
    "CC": (0, 1, 0, 0),
    "EX": (0, 1, 1, 1),
    "DR9": (1, 0, 0, 0),
    "DR": (1, 0, 0, 0),
    "DR-1": (1, 0, 0, 1),
    "DR-2": (1, 0, 0, 2),
}
"""Of each result of the table: the attackers win, it goes on, the steps that either side loses."""
LOWEST, DICE = 2, range(1, 7)
"""The first row of the table, and the faces of a die."""


@cached
def punches(view: ViewMadison) -> dict[str, float]:
    """Return what each unit on the map brings to an attack: reduced ones nothing (10.23)."""
    cut = frozenset(view.unsupplied if view.play is None else view.play.cut)
    return {
        unit: (0 if is_reduced(view, unit) else strength_of(view, unit) / (1 + (unit in cut)))
        for places in view.armies.values()
        for pieces in places.values()
        for unit in pieces
        if unit in view.board.land
    }


@cached_by_key
def defence_of(view: ViewMadison, at: str) -> Defence:
    """Return what the enemy has against an attack on a space where units of theirs are."""
    foe, board = view.enemy, view.board
    units = units_at(view, at, foe)
    fort, space = defending_fort(view, at), board.spaces[at]
    full = [unit for unit in units if not is_reduced(view, unit)]
    ranks = [CLASSES.index(board.roster[unit].letter) for unit in full or units]
    rank = max(ranks, default=0)
    if fort:
        rank = max(rank, CLASSES.index(fort.letter))
    first = space.attack - (space.terrain == FOREST and not fort)
    always = -_command(view, leaders_at(view, at, foe), foe)
    kinds = {board.roster[unit].kind for unit in units}
    is_feared = view.side == US and year_of(view.turn) <= LAST_YEAR_OF_LINES and not fort
    if is_feared and space.terrain == CLEAR and kinds & {REGULAR, DRAGOON}:
        always -= 1
    strength = defence_strength(view, at, foe)
    return Defence(strength, rank, first, always, bool(fort), len(full) < 2)


def _command(view: ViewMadison, leaders: list[str], side: Side) -> int:
    """Return the modifier of the leader who commands, 0 without one (3.35)."""
    roster = view.board.roster
    return max((roster[one].modifier for one in seniors(view, leaders, side)), default=0)


def assault(
    view: ViewMadison, units: tuple[str, ...], modifier: int, to: str, kind: str
) -> Chances:
    """Return the chances of an attack by some units, along a link of some kind."""
    force = punches(view)
    full = [unit for unit in units if force[unit]]
    attack, defence = sum(force[unit] for unit in full), defence_of(view, to)
    if not full:
        return HOPELESS
    if attack >= OVERWHELMING * max(1, defence.strength):
        return SURE
    rank = max(CLASSES.index(view.board.roster[unit].letter) for unit in full)
    later = odds(view.board, int(attack), defence.strength) + defence.always + modifier
    later += rank - defence.rank
    first = later + defence.first - (kind == INVASION)
    brittle = (len(full) < 2, defence.is_single)
    return chances(view.board, first, later, defence.has_fort, brittle)


@cache
def odds(board: Board, attack: int, defence: int) -> int:
    """Return what odds add to the die (10.21): the last row that they reach."""
    reached = [row for row in board.tables.odds if attack * row.defence >= defence * row.attack]
    return reached[-1].drm if reached else board.tables.long_odds


@cached_by_key
def fort_at(view: ViewMadison, at: str) -> Fort | None:
    """Return the fort of a space."""
    return fort_of(view, at)


@cache
def chances(
    board: Board, first: int, later: int, has_fort: bool, brittle: tuple[bool, bool]
) -> Chances:
    """Return the chances of a battle by what is added to the die at first, and in later rounds.

    `brittle`: whether a side has a single full unit; the attackers, then the defenders (10.63).
    """
    begun, more = (_round(board, drm, has_fort, brittle) for drm in (first, later))
    rest = 1 / (1 - more[1])
    after = Chances(more[0] * rest, more[2] * rest, more[3] * rest)
    return Chances(
        begun[0] + begun[1] * after.win,
        begun[2] + begun[1] * after.lost,
        begun[3] + begun[1] * after.beaten,
    )


@cache
def _round(
    board: Board, drm: int, has_fort: bool, brittle: tuple[bool, bool]
) -> tuple[float, float, float, float]:
    """Return how likely a round is won or goes on, and the steps that either side loses in it."""
    table = board.tables.land
    won = going = lost = beaten = 0
    for dice in product(DICE, DICE):
        row = min(max(sum(dice) + drm - LOWEST, 0), len(table) - 1)
        code = "AR" if table[row] == "DR9" and has_fort else table[row]
        wins, goes_on, own, foes = RESULTS[code]
        if code == "EX" and any(brittle):
            wins, goes_on = int(not brittle[0]), 0
        won, going, lost, beaten = won + wins, going + goes_on, lost + own, beaten + foes
    throws = len(DICE) ** 2
    return won / throws, going / throws, lost / throws, beaten / throws


@cache
def ways(board: Board) -> dict[str, tuple[tuple[str, int, str], ...]]:
    """Return the ways out of each space: where to, at what cost, by what kind of link."""
    return {
        at: tuple((to, link.cost, link.kind) for to, link in near.items())
        for at, near in board.near.items()
    }


@cached
def held_by_enemy(view: ViewMadison) -> frozenset[str]:
    """Return the places where land units of the enemy are."""
    return frozenset(at for at in view.armies[view.enemy] if units_at(view, at, view.enemy))


@cached
def own_units(view: ViewMadison) -> dict[str, tuple[str, ...]]:
    """Return the side's land units by the place where they are."""
    return {at: tuple(units_at(view, at, view.side)) for at in view.armies[view.side]}
