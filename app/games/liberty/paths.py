"""Chapters 5.2, 5.5, 5.6, 8.1: what kind of move a path over the map is."""

from itertools import pairwise

from app.engine.ledger import rule
from app.engine.memo import cached_by_key
from app.engine.values import Refusal
from app.engine.words import no
from app.games.liberty.board import INDIAN, WARSHIP, Board, PrintedBlock

LAND, RIVER, SHIP, SEA = "land", "river", "ship", "sea"
"""Ways: a normal move, one along a river, a warship's on the map, and one by a box."""
RIVER_HEXES = 2
"""How far a block goes along a river (5.6)."""

ONE_STEP = 2
"""How many hexes are in a path of one step."""

Path = tuple[str, ...]


def steps(path: Path) -> list[tuple[str, str]]:
    """List the steps of a path, each from a hex to the next."""
    return list(pairwise(path))


def way_of(board: Board, block: PrintedBlock, path: Path) -> str:
    """Return by which way a block could go along a path on the map."""
    if block.kind == WARSHIP:
        return SHIP
    return RIVER if is_along_a_river(board, path) else LAND


@rule("5.6", "A15", "A52", "A16")
def is_along_a_river(board: Board, path: Path) -> bool:
    """Whether a path of one or two hexes keeps to one river or lake shore, all of it."""
    river = board.river(path[0], path[1])
    if not river or len(path) - 1 > RIVER_HEXES:
        return False
    return all(board.river(a, b) == river for a, b in steps(path[1:]))


def is_march(block: PrintedBlock, path: Path, way: str) -> bool:
    """Whether a path goes one hex further than the block may (5.5)."""
    return way != RIVER and len(path) - 1 > block.move


def refuse_path(board: Board, block: PrintedBlock, path: Path) -> Refusal | None:
    """Refuse the last step of a path over the map, as the rules of terrain have it."""
    if board.side(path[-2], path[-1]) is None:
        return no("5.1", "liberty-not-next")
    if path[-1] in path[:-1]:
        return no("5.1", "liberty-turns-back")
    if len(path) == ONE_STEP:
        return _refuse_first_step(board, (block.kind, path[0], path[1]))
    return _refuse_terrain(board, block.kind, block.move, path)


@cached_by_key
def _refuse_first_step(board: Board, step: tuple[str, str, str]) -> Refusal | None:
    """Refuse a step for what lies there, whoever takes it: none is too far for any block."""
    kind, at, to = step
    return _refuse_terrain(board, kind, 1, (at, to))


def _refuse_terrain(board: Board, kind: str, move: int, path: Path) -> Refusal | None:
    if kind == WARSHIP:
        return _refuse_ship(board, move, path)
    if kind == INDIAN and path[-1] not in board.wilderness:
        return no("10.0", "liberty-not-wilderness")
    if is_along_a_river(board, path):
        return None
    return _refuse_land(board, kind, move, path)


@rule("8.1", "1.1", "5.5")
def _refuse_ship(board: Board, move: int, path: Path) -> Refusal | None:
    """Ships cross sides with sea, two of them, or three by a forced march."""
    side = board.side(path[-2], path[-1])
    if side is None or not side.ship:
        return no("1.1", "liberty-no-water")
    return no("8.1", "liberty-too-far") if len(path) - 1 > move + 1 else None


@rule("5.2", "5.5", "1.1", "A7")
def _refuse_land(board: Board, kind: str, move: int, path: Path) -> Refusal | None:
    """Blocks on land stop after forest or swamp, Indians (10.0) don't; a march adds one hex."""
    crossed = [board.side(a, b) for a, b in steps(path)]
    if any(side is None or not side.ground for side in crossed):
        return no("1.1", "liberty-no-land")
    if kind != INDIAN and any(side and side.stops for side in crossed[:-1]):
        return no("5.2", "liberty-forest-stops")
    return no("5.5", "liberty-too-far") if len(path) - 1 > move + 1 else None
