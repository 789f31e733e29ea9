"""The games, one package each, and the registry that names them."""

from app.engine.game import AnyGame
from app.games.war1812.game import WarOf1812

_GAMES: dict[str, AnyGame] = {game.key: game for game in (WarOf1812(),)}


def games() -> dict[str, AnyGame]:
    """Give every game by its key."""
    return dict(_GAMES)


def game(key: str) -> AnyGame:
    """Give a game. Raises KeyError for a key that no game has."""
    return _GAMES[key]
