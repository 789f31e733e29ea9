"""Free points of building and repair that a card gives on a lake (15.1, 15.2)."""

from app.engine.values import Side
from app.games.madison.construction import may_be_built
from app.games.madison.position import Position

AT = "@"
"""Between a vessel and the base that builds it, where one is picked."""


def to_build(position: Position, side: Side, lake: str, halves: int) -> list[str]:
    """List the vessels that so many half points build, each with its base, as they are picked."""
    return [f"{vessel}{AT}{at}" for vessel, at in may_be_built(position, side, lake, halves)]


def is_affordable(
    position: Position, picked: tuple[str, ...], halves: int, *, repair: bool
) -> bool:
    """Whether so many half points pay for all that is picked, and nothing is picked twice."""
    vessels = [name.partition(AT)[0] for name in picked]
    sheets = [position.board.roster[vessel] for vessel in vessels]
    cost = sum(sheet.repair if repair else sheet.cost for sheet in sheets)
    return cost <= halves and len({*vessels}) == len(vessels)
