"""Where blocks could go in a turn, as the simple player of Liberty sees it."""

from collections import deque
from functools import cache

from app.engine.memo import cached_by_key
from app.games.liberty.actions import Move
from app.games.liberty.board import (
    AMERICAN,
    ATLANTIC,
    INDIANS,
    WARSHIP,
    Board,
    PrintedBlock,
    side_key,
)
from app.games.liberty.movement import is_attack, path_of, refuse_move
from app.games.liberty.paths import Path, is_march, refuse_path, way_of
from app.games.liberty.sea import sea_ways
from app.games.liberty.view import ViewLiberty, counter, crossings, standing
from app.games.liberty.weather import refuse_attack_in_weather

TWO_STEPS = 3
"""How many places are in the longest paths that are looked at."""


def sails(block: PrintedBlock) -> bool:
    """Whether a block may go by sea (5.7)."""
    return block.nation not in (AMERICAN, INDIANS)


def paths_of(view: ViewLiberty, block: str) -> list[Path]:
    """List the ways that a block could take from where it stands: of one step, or of two."""
    own, printed = view.blocks[block], counter(view, block)
    by_sea = [(own.at, to) for to in sea_ways(view.board, own.at)] if sails(printed) else []
    begun = path_of(view, block)
    on_map = _on_the_map(view.board, block, begun) if own.at in view.board.hexes else ()
    return [path for path in (*by_sea, *on_map) if _is_open(view, block, path)]


def _is_open(view: ViewLiberty, block: str, path: Path) -> bool:
    if not _may_step(view, (block, path[1])):
        return False
    if len(path) < TWO_STEPS:
        return True
    middle, end = path[1:]
    side = view.board.side(middle, end)
    is_full = (
        side is not None
        and counter(view, block).kind != WARSHIP
        and crossings(view).get(side_key(middle, end), 0) >= side.limit
    )
    is_barred = is_attack(view, end) and refuse_attack_in_weather(view, path[0], end)
    return not (standing(view, middle, view.enemy) or is_full or is_barred)


@cached_by_key
def _may_step(view: ViewLiberty, step: tuple[str, str]) -> bool:
    block, to = step
    return refuse_move(view, Move(block, to)) is None


@cache
def _on_the_map(board: Board, block: str, begun: Path) -> tuple[Path, ...]:
    """Return the ways on from where a path has come: those of two steps only from its start."""
    printed, at = board.roster[block], begun[-1]
    found: list[Path] = []
    for to in board.near[at]:
        if _is_a_way(board, printed, (*begun, to)):
            found.append((at, to))
            found += [
                (at, to, end)
                for end in board.near[to]
                if _is_a_way(board, printed, (*begun, to, end))
            ]
    beside = {path[-1] for path in found if len(path) < TWO_STEPS}
    return tuple(path for path in found if len(path) < TWO_STEPS or path[-1] not in beside)


def _is_a_way(board: Board, block: PrintedBlock, path: Path) -> bool:
    is_dry = block.kind == WARSHIP or not board.hexes[path[-1]].water
    return is_dry and refuse_path(board, block, path) is None


def marches(view: ViewLiberty, block: str, path: Path) -> bool:
    """Whether a block that takes this way from where it stands makes a forced march (5.5)."""
    if path[0] in view.board.boxes or path[-1] in view.board.boxes:
        return False
    whole, printed = (*path_of(view, block), *path[1:]), counter(view, block)
    return is_march(printed, whole, way_of(view.board, printed, whole))


@cache
def comes_from(board: Board, place: str) -> tuple[tuple[str, int], ...]:
    """Return the hexes from which enemies could come to a place by land, and how many of them.

    Along a river they come from two hexes away (5.6).
    """
    found: dict[str, int] = {}
    for near in board.near.get(place, ()):
        side = board.side(near, place)
        if side and (side.ground or board.river(near, place)):
            found[near] = side.limit
        river = board.river(near, place)
        for far in board.near.get(near, ()) if river else ():
            if far != place and board.river(far, near) == river and far not in found:
                found[far] = side.limit if side else 0
    return tuple(sorted(found.items()))


@cache
def distances(board: Board, by_sea: bool) -> dict[str, dict[str, int]]:
    """Return how many moves places are apart, by land alone or over the Atlantic as well."""
    near = {
        at: [b for b in board.near[at] if (side := board.side(at, b)) and side.ground]
        for at in board.hexes
    }
    ports = sorted(board.atlantic_ports)
    near[ATLANTIC] = ports if by_sea else []
    for port in ports:
        near[port] = [*near.get(port, []), *([ATLANTIC] if by_sea else [])]
    return {at: _steps_from(at, near) for at in near}


def _steps_from(start: str, near: dict[str, list[str]]) -> dict[str, int]:
    steps, waiting = {start: 0}, deque([start])
    while waiting:
        at = waiting.popleft()
        for other in near[at]:
            if other not in steps:
                steps[other] = steps[at] + 1
                waiting.append(other)
    return steps
