"""The words that pages say of any game: keys that are put together from the game's own key."""

from collections.abc import Iterator

from app.engine.game import AnyGame
from app.engine.values import PUBLIC

ABOUT = (
    "title", "summary", "about", "length", "pieces", "edition", "readings", "score-of",
    "how-turn", "how-turn-text", "how-win", "how-win-text",
    "coach-take", "coach-aim", "coach-done",
)  # fmt: skip


def needed(game: AnyGame) -> Iterator[str]:
    """Yield the keys that a game on the shelf must have words for."""
    yield from (f"side-{side}" for side in game.sides)
    yield from (f"{game.key}-{rest}" for rest in _needed(game))


def _needed(game: AnyGame) -> Iterator[str]:
    yield from ABOUT
    yield from (f"eyes-{side}" for side in game.sides)
    for viewer in (*game.sides, PUBLIC):
        yield from (f"seen-{viewer}", f"seen-{viewer}-picture")
    for scenario in game.scenarios if len(game.scenarios) > 1 else ():
        yield from (f"scenario-{scenario}", f"scenario-{scenario}-text")
    for option in game.options:
        yield from (f"option-{option.key}", *(f"option-{option.key}-{v}" for v in option.values))
    tables = game.provenance.tables
    yield from ("data-text",) if tables else ()
    for table in tables:
        yield from (f"data-{table.key}", f"data-{table.key}-name")
        yield from (f"data-column-{column}" for column in table.columns)
