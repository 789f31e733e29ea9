"""Which modules a page's script is made of: from their import statements, or from the bundle."""

import re
from collections.abc import Iterable
from functools import cache
from pathlib import PurePosixPath

from app.web import static

_IMPORT = re.compile(r'^(?:import|export)\b[^;]*?"(\.[^"]+)";', re.MULTILINE)
"""A static import of one of our own modules; types are named in comments and not loaded."""


@cache
def modules(*entries: str) -> tuple[str, ...]:
    """List entry modules and all that they import, those first that are nearest to an entry.

    A browser finds an import only when it has read the module that names it. Told of all at once,
    it asks for them side by side. An entry that isn't there is left out: a game is served before
    its client is drawn.
    """
    waiting = [name for name in entries if _file(name) in static.held()]
    found: dict[str, None] = dict.fromkeys(waiting)
    while waiting:
        name = waiting.pop(0)
        new = [other for other in _imports(name) if other not in found]
        found.update(dict.fromkeys(new))
        waiting += new
    return tuple(found)


def game_styles(game: str) -> tuple[str, ...]:
    """Return the addresses under static/ of a game's own style sheets: one, or none."""
    sheet = f"games/{game}/style.css"
    return (sheet,) if sheet in static.held() else ()


def side_styles(games: Iterable[str]) -> list[str]:
    """Return the addresses under static/ of the sheets with the colours of games' sides."""
    sheets = [f"games/{game}/sides.css" for game in games]
    return [sheet for sheet in sheets if sheet in static.held()]


def maps_ahead(game: str) -> tuple[tuple[str, str], ...]:
    """Return the drawings of a game's map, each by its name and the media query that it is for."""
    if f"games/{game}/map-tall.svg" not in static.held():
        return (("map", "all"),)
    return ("map", "(orientation: landscape)"), ("map-tall", "(orientation: portrait)")


def _imports(name: str) -> list[str]:
    if made := static.bundle():
        return [other.removesuffix(".js") for other in made.imports[_file(name)]]
    source = static.held()[_file(name)].plain.decode()
    folder = PurePosixPath(name).parent
    return [_normal(folder / address).removesuffix(".js") for address in _IMPORT.findall(source)]


def _file(name: str) -> str:
    return f"{name}.js"


def _normal(path: PurePosixPath) -> str:
    parts: list[str] = []
    for part in path.parts:
        if part == "..":
            parts.pop()
        else:
            parts.append(part)
    return "/".join(parts)
