"""What pictures are put together from: maps and pieces, drawn by `make pictures`."""

from functools import cache
from pathlib import Path

import msgspec
from PIL import Image

FOLDER = Path(__file__).parent / "drawn"

Box = tuple[float, float, float, float]


class Scale(msgspec.Struct, frozen=True):
    """A size of the map: `unit` is how many pixels a piece's unit takes."""

    width: int
    height: int
    unit: float


class Drawing(msgspec.Struct, frozen=True):
    """A game's map and pieces.

    `box` is the map's view box, `marks` where each place is in it, on which side of it pieces
    stand, and how far off in the pieces' units. `sprites` lie in squares, `across` in a row.
    """

    box: Box
    square: int
    across: int
    sprite_unit: int
    sizes: dict[str, Scale]
    sprites: tuple[str, ...]
    marks: dict[str, tuple[float, float, str, float]]


@cache
def drawing(game: str) -> Drawing | None:
    """Return a game's drawing; None when none was made."""
    path = FOLDER / f"{game}.json"
    return msgspec.json.decode(path.read_bytes(), type=Drawing) if path.exists() else None


@cache
def bare_map(game: str, size: str, theme: str) -> Image.Image:
    """Return a game's map without a piece. It is not to be drawn upon."""
    return Image.open(FOLDER / f"{game}-{size}-{theme}.webp").convert("RGB")


@cache
def _sprites(game: str) -> Image.Image:
    return Image.open(FOLDER / f"{game}-pieces.webp").convert("RGBA")


@cache
def sprite(game: str, name: str, unit: float) -> Image.Image:
    """Return the drawing of a piece at a size, cut to what is drawn."""
    made = drawing(game)
    assert made is not None
    side = made.square * made.sprite_unit
    row, column = divmod(made.sprites.index(name), made.across)
    corner = (column * side, row * side)
    piece = _sprites(game).crop((*corner, corner[0] + side, corner[1] + side))
    piece = piece.crop(piece.getbbox())
    scale = unit / made.sprite_unit
    size = (max(1, round(piece.width * scale)), max(1, round(piece.height * scale)))
    return piece.resize(size, Image.Resampling.LANCZOS)
