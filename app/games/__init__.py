"""The games, one package each, and the registry that names them."""

from app.engine.game import AnyGame
from app.engine.leaks import Plant
from app.games.quebec1759.game import Quebec1759
from app.games.quebec1759.plants import PLANTS as QUEBEC1759_PLANTS
from app.games.war1812.game import WarOf1812
from app.games.war1812.plants import PLANTS as WAR1812_PLANTS

_GAMES: dict[str, AnyGame] = {game.key: game for game in (WarOf1812(), Quebec1759())}


def games() -> dict[str, AnyGame]:
    """Give every game by its key."""
    return dict(_GAMES)


def game(key: str) -> AnyGame:
    """Give a game. Raises KeyError for a key that no game has."""
    return _GAMES[key]


def plants(key: str) -> tuple[Plant, ...]:
    """Give the leaks that can be planted in a game. Raises KeyError for a key no game has."""
    return {"war1812": WAR1812_PLANTS, "quebec1759": QUEBEC1759_PLANTS}[key]
