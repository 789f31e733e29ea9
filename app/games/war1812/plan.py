"""The board sheet as clients get it: what is played and drawn, without where it is known from."""

import msgspec

from app.games.war1812.board import Board, Lake, Link, Sheet, Town
from app.kit.pictures import Canvas


class Point(msgspec.Struct, frozen=True):
    """A place on the sheet's canvas."""

    x: float
    y: float


class PlannedTown(Town, frozen=True, kw_only=True):
    """A town, where it lies and on which side its blocks stand."""

    x: float
    y: float
    label: str


class PlannedLink(Link, frozen=True, kw_only=True):
    """A link, what it is and what it passes through on its way."""

    kind: str = "road"
    via: tuple[tuple[float, float], ...] = ()


class PlannedLake(Lake, frozen=True, kw_only=True):
    """A lake, and where its ships stand."""

    box: Point


class Plan(Sheet, frozen=True, kw_only=True):
    """The sheet for those who draw a board."""

    canvas: Canvas
    towns: tuple[PlannedTown, ...]
    links: tuple[PlannedLink, ...]
    lakes: tuple[PlannedLake, ...]


def planned(board: Board) -> bytes:
    """Return a board's sheet as clients get it, as JSON."""
    return msgspec.json.encode(msgspec.json.decode(board.raw, type=Plan))
