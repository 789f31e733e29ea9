"""A position on its map: pieces stand about their places as on the board in the browser."""

from collections.abc import Iterable, Iterator
from functools import cache
from itertools import groupby

from PIL import Image, ImageDraw

from app.engine.values import PicturedPieces
from app.pictures.drawn import Scale, bare_map, drawing, sprite
from app.pictures.lettering import BOLD, font

WIDEST = 4
"""How many alike pieces stand in a row; more hidden ones are one with a number."""
GAP = 1
PAPER, INK = "#f6efdf", "#2b2620"
SMOOTH = 4


def board(game: str, size: str, theme: str, standing: Iterable[PicturedPieces]) -> Image.Image:
    """Draw a position. A game without a drawing has none: ValueError."""
    made = drawing(game)
    if made is None:
        raise ValueError(f"nothing was drawn for {game}")
    scale = made.sizes[size]
    picture = bare_map(game, size, theme).copy()
    for place, pieces in groupby(standing, lambda piece: piece.place):
        x, y, direction, reach = made.marks[place]
        middle = (
            (x - made.box[0]) * scale.width / made.box[2],
            (y - made.box[1]) * scale.height / made.box[3],
        )
        rows = list(_rows(game, pieces, scale))
        for image, left, top in _stood(rows, direction, reach * scale.unit):
            picture.paste(image, (round(middle[0] + left), round(middle[1] + top)), image)
    return picture


def _rows(game: str, pieces: Iterable[PicturedPieces], scale: Scale) -> Iterator[list[Image.Image]]:
    """Cut the pieces of a place into rows of one side and size that are not too wide."""
    images = [(piece.side, image) for piece in pieces for image in _images(game, piece, scale)]
    for _, alike in groupby(images, lambda found: (found[0], found[1].size)):
        line = [image for _, image in alike]
        count = -(-len(line) // WIDEST)
        size = -(-len(line) // count)
        yield from (line[n * size : (n + 1) * size] for n in range(count))


def _images(game: str, piece: PicturedPieces, scale: Scale) -> list[Image.Image]:
    if piece.count > WIDEST:
        return [_numbered(game, piece.drawing, piece.count, scale.unit)]
    return [sprite(game, piece.drawing, scale.unit)] * piece.count


@cache
def _numbered(game: str, name: str, count: int, unit: float) -> Image.Image:
    """Put a number on a piece that stands for several."""
    piece = sprite(game, name, unit)
    size = round(15 * unit)
    disc = Image.new("RGBA", (size * SMOOTH, size * SMOOTH))
    draw = ImageDraw.Draw(disc)
    draw.ellipse((0, 0, *(edge - 1 for edge in disc.size)), PAPER, INK, SMOOTH)
    middle = size * SMOOTH / 2
    figures = font(BOLD, round(11 * unit * SMOOTH))
    draw.text((middle, middle), str(count), INK, figures, anchor="mm", features=["lnum"])
    made = Image.new("RGBA", (piece.width + size // 3, piece.height + size // 3))
    made.paste(piece, (0, size // 3))
    small = disc.resize((size, size), Image.Resampling.LANCZOS)
    made.alpha_composite(small, (made.width - size, 0))
    return made


def _stood(
    rows: list[list[Image.Image]], direction: str, reach: float
) -> Iterator[tuple[Image.Image, float, float]]:
    """Stand rows of pieces beside a mark, on one side of it: each with its left and top."""
    heights = [max(piece.height for piece in row) for row in rows]
    top = _first(direction, "N", "S", reach, sum(heights) + GAP * (len(rows) - 1))
    for row, height in zip(rows, heights, strict=True):
        width = sum(piece.width for piece in row) + GAP * (len(row) - 1)
        aslant = len(direction) > 1
        left = _first(direction, "W", "E", 0 if aslant else reach, width)
        for piece in row:
            yield piece, left, top + (height - piece.height) / 2
            left += piece.width + GAP
        top += height + GAP


def _first(direction: str, before: str, after: str, reach: float, length: float) -> float:
    if before in direction:
        return -reach - length
    return reach if after in direction else -length / 2
