"""Maps of boards that hosts have corrected, drawn when they are first asked for."""

import asyncio

from anyio import to_process

from app import files
from app.cartography.maps import drawn
from app.engine.board_data import digest_of
from app.engine.game import AnyGame
from app.web import static


class Maps:
    """Draws each board once, in a process of its own: it takes seconds of the processor."""

    def __init__(self) -> None:
        self._kept: dict[str, dict[str, static.Held]] = {}
        self._drawing = asyncio.Lock()

    async def map(self, game: AnyGame, name: str) -> static.Held | None:
        """Return a drawing of a game's board by its name, "map"; None when it has none such."""
        if f"games/{game.key}/{name}.svg" not in static.held():
            return None
        digest = digest_of(game.sheet)
        async with self._drawing:
            if digest not in self._kept:
                self._kept[digest] = await _all(game)
        return self._kept[digest].get(name)


async def _all(game: AnyGame) -> dict[str, static.Held]:
    folder = files.folder("geo")
    if not (folder / f"{game.key}.toml").exists():
        return {}
    svgs = await to_process.run_sync(drawn, folder, game.key, game.sheet)
    return {name: static.hold(f"{name}.svg", svg.encode()) for name, svg in svgs.items()}
