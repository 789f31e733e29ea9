"""The games, one package each, found by looking: one that has a place among them is on the shelf.

Its module `game` gives the game as `GAME`, and the package itself its `PLACE`: the lowest is shown
first. A game that is still being written has none.
"""

from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from app.engine.game import AnyGame


@cache
def _found() -> dict[str, AnyGame]:
    names = [module.name for module in iter_modules(__path__, f"{__name__}.") if module.ispkg]
    placed = [name for name in names if hasattr(import_module(name), "PLACE")]
    by_place = sorted(placed, key=lambda name: (import_module(name).PLACE, name))
    found: list[AnyGame] = [import_module(f"{name}.game").GAME for name in by_place]
    return {game.key: game for game in found}


def games() -> dict[str, AnyGame]:
    """Return every game by its key."""
    return dict(_found())


def game(key: str) -> AnyGame:
    """Return a game. Raises KeyError, which says why, for a key that no game has."""
    found = _found()
    if key not in found:
        is_unplaced = key in {module.name for module in iter_modules(__path__) if module.ispkg}
        hint = ": its package has no PLACE" if is_unplaced else f"; there are {', '.join(found)}"
        raise KeyError(f"there is no game {key!r}{hint}")
    return found[key]
