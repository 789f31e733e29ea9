"""How far a dragoon could ride beyond the next town, worked out from its owner's view alone."""

from collections.abc import Iterator

from app.engine.ledger import rule
from app.engine.values import Shown
from app.games.war1812.actions import March
from app.games.war1812.army_phase import refuse_march, stands_with_enemy
from app.games.war1812.board import DRAGOON, US
from app.games.war1812.militia import may_refuse
from app.games.war1812.state import Ask
from app.games.war1812.view import View1812

Path = tuple[str, str]


class Way(Shown, frozen=True):
    """A ride through one town into a second one."""

    path: Path


class Foresight(Shown, frozen=True):
    """The best way to each town that a dragoon could reach through another one."""

    ways: tuple[Way, ...]


@rule("16", "9.1", "17")
def foresee(view: View1812, selection: str) -> Foresight | None:
    """Return where a dragoon could ride by two steps; None for all else.

    Of the ways to a town the best is one without a die at the border. Neighbours are left out.
    """
    kind, _, block = selection.partition(":")
    own = view.blocks.get(block)
    if kind != "block" or view.ask not in {Ask.CAMPAIGN, Ask.ORDERS} or own is None:
        return None
    if own.kind != DRAGOON or block in view.turn.moves:
        return None
    best: dict[str, Path] = {}
    for path in sorted(_rides(view, block), key=lambda path: _rolls(view, (own.at, *path))):
        best.setdefault(path[-1], path)
    return Foresight(tuple(map(Way, best.values())))


def _rides(view: View1812, block: str) -> Iterator[Path]:
    """Yield the ways through each town where no enemy ends the move."""
    neighbours, at = view.board.neighbours, view.blocks[block].at
    for through in neighbours.get(at, ()):
        if refuse_march(view, March(block, through)) or stands_with_enemy(view, through):
            continue
        for to in neighbours[through]:
            if to != at and to not in neighbours[at]:
                yield through, to


def _rolls(view: View1812, path: tuple[str, ...]) -> bool:
    return view.side == US and may_refuse(view.board, path)
