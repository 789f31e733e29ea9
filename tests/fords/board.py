"""Chapter 1: the map and the blocks, as everybody knows them, read from `data/board.json`."""

from importlib import resources

import msgspec

from app.kit.board import BlockBoard, CounterSheet
from app.kit.pictures import Canvas

US, GB = "us", "gb"


class Place(msgspec.Struct, frozen=True):
    """A crossing, and where it lies on the canvas."""

    id: str
    x: float
    y: float


class Sheet(CounterSheet, frozen=True, kw_only=True):
    """The board sheet. `drawn`: how many blocks each side draws; `days`: how long it lasts."""

    canvas: Canvas
    places: tuple[Place, ...]
    drawn: int
    days: int


class Board(BlockBoard[Sheet]):
    """The board sheet, and the ids of its places."""

    sides = (US, GB)
    place = "place"
    fixed = ("blocks", "places")

    def __init__(self, raw: bytes) -> None:
        super().__init__(raw, Sheet)
        self.places = tuple(place.id for place in self.sheet.places)


STANDARD = Board(resources.files(__package__).joinpath("data/board.json").read_bytes())
