"""A board's maps, drawn from its sheet."""

from pathlib import Path

from app.cartography.board import drawing
from app.cartography.geography import Geography


def drawn(folder: Path, game: str, board: bytes) -> dict[str, str]:
    """Return the drawings of a board as SVG, by their names, "map" among them; it takes seconds.

    `folder` describes the maps, `board` is a board's sheet as JSON. Raises FileNotFoundError for a
    game whose map is not described there.
    """
    read = Geography.read(folder, game, board)
    return {name: drawing(geography) for name, geography in read.items()}
