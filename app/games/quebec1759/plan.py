"""The board sheet as clients get it: what is played and drawn, without where it is known from."""

import msgspec

from app.games.quebec1759.board import Board, RiverArea, Sheet, Zone
from app.kit.pictures import Canvas


class PlannedZone(Zone, frozen=True, kw_only=True):
    """A zone, its short form and where its blocks stand."""

    code: str
    x: float
    y: float


class PlannedRiver(RiverArea, frozen=True, kw_only=True):
    """A river area, and where its ships lie."""

    x: float
    y: float


class Plan(Sheet, frozen=True, kw_only=True):
    """The sheet for those who draw a board."""

    canvas: Canvas
    zones: tuple[PlannedZone, ...]
    rivers: tuple[PlannedRiver, ...]


def planned(board: Board) -> bytes:
    """Return a board's sheet as clients get it, as JSON."""
    return msgspec.json.encode(msgspec.json.decode(board.raw, type=Plan))
