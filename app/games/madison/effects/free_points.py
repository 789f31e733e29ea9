"""Free points of building and repair that a card gives on a lake (15.1, 15.2, 15.3)."""

from app.engine.ledger import rule
from app.engine.values import Side
from app.games.madison.board import Base
from app.games.madison.calendar import order_of, year_of
from app.games.madison.control import is_friendly
from app.games.madison.effects.in_force import may_build
from app.games.madison.position import STOCKS, Position, is_reduced, units_at, vessels_at

AT = "@"
"""Between a vessel and the base that builds it, where one is picked."""


@rule("15.3", "15.32", "15.33")
def working_bases(position: Position, side: Side, lake: str) -> dict[str, Base]:
    """Return a side's bases on a lake that stand, in its hands; a backup's with its few uses.

    15.33 A backup works like a main base from the year after that fell.
    """
    enemy = next(other for other in position.board.sides if other != side)
    found: dict[str, Base] = {}
    for at in position.board.ports[lake]:
        base = position.board.spaces[at].base
        if base is None or base.side != side or at in position.ruined:
            continue
        is_due = order_of(base.since) <= order_of(position.turn)
        if is_due and is_friendly(position, at, side) and not units_at(position, at, enemy):
            found[at] = base
    return found


def _is_main(position: Position, side: Side, lake: str, at: str) -> bool:
    """Whether a base builds all vessels: a main one, or a backup in its place."""
    base = position.board.spaces[at].base
    if base is None or not base.backup:
        return True
    mains = [
        port
        for port in position.board.ports[lake]
        if (one := position.board.spaces[port].base) and one.side == side and not one.backup
    ]
    fallen = [position.lost_bases.get(main) for main in mains]
    return all(year is not None and year < year_of(position.turn) for year in fallen)


@rule("15.1", "15.16")
def to_build(position: Position, side: Side, lake: str, halves: int) -> list[str]:
    """List the vessels that so many half points build, each with a base: due, of this lake."""
    if not may_build(position, side, lake):
        return []
    found = []
    for at, base in working_bases(position, side, lake).items():
        for vessel, own in sorted(position.blocks.items()):
            sheet = position.board.roster[vessel]
            if own.at != STOCKS or sheet.side != side or sheet.lake != lake or sheet.cost > halves:
                continue
            is_due = order_of(sheet.available) <= order_of(position.turn)
            if is_due and (_is_main(position, side, lake, at) or vessel in base.builds):
                found.append(f"{vessel}{AT}{at}")
    return found


@rule("15.2")
def to_repair(position: Position, side: Side, lake: str, halves: int) -> list[str]:
    """List the damaged vessels in bases of a lake that so many half points repair."""
    if not may_build(position, side, lake):
        return []
    return [
        vessel
        for at, base in working_bases(position, side, lake).items()
        if base.repairs or _is_main(position, side, lake, at)
        for vessel in vessels_at(position, at, side)
        if is_reduced(position, vessel) and position.board.roster[vessel].repair <= halves
    ]


def is_affordable(
    position: Position, picked: tuple[str, ...], halves: int, *, repair: bool
) -> bool:
    """Whether so many half points pay for all that is picked, and nothing is picked twice."""
    vessels = [name.partition(AT)[0] for name in picked]
    sheets = [position.board.roster[vessel] for vessel in vessels]
    cost = sum(sheet.repair if repair else sheet.cost for sheet in sheets)
    return cost <= halves and len({*vessels}) == len(vessels)
