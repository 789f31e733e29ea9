"""`python -m app.research GAME`: how strong the game's machines are. It trains nothing."""

import argparse
from collections.abc import Sequence

from app.games import games
from app.research.speed import speeds
from app.research.strengths import HEADER, line, pairings


def main(arguments: Sequence[str] | None = None) -> None:
    """Play, and print the table."""
    parser = argparse.ArgumentParser(prog="python -m app.research", description=__doc__)
    parser.add_argument("game", choices=list(games()))
    parser.add_argument("--matches", type=int, default=20, help="of each two machines")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--machines", nargs="*", default=[], help="all of them, if none is named")
    parser.add_argument("--speed", action="store_true", help="how fast matches at random are")
    asked = parser.parse_args(arguments)
    if asked.speed:
        for speed in speeds(games()[asked.game], asked.matches, asked.seed):
            print(f"{speed.way:18}{speed.matches:8.1f} matches/s{speed.decisions:8.0f} decisions/s")
        return
    print(HEADER)
    for pairing in pairings(asked.game, asked.matches, asked.seed, asked.machines):
        print(line(pairing), flush=True)


if __name__ == "__main__":
    main()
