"""`python -m tests.toyserver`: a real server, with the toy game beside the others."""

from app.config import Settings
from app.games import games
from app.web.serve import run
from tests.toygame import Pickets


def played() -> dict[str, object]:
    """Give the games and two sizes of the toy."""
    toys = (Pickets(), Pickets(key="long-pickets", rounds=200))
    return {**games(), **{toy.key: toy for toy in toys}}


if __name__ == "__main__":
    run(Settings(), played())
