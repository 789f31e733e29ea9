"""`make mutants`: change each rule in small ways, one at a time, and see whether a test notices.

python -m tools.mutants                       all of every game and of the kit, for half an hour
python -m tools.mutants kit.                  those of the kit
python -m tools.mutants retreat. victory.     those whose names contain one of the words
python -m tools.mutants --sample 90           those of changed files, then some of the day's
"""

import argparse
import sys
from collections import Counter
from datetime import UTC, date, datetime
from pathlib import Path

from app import games
from tools.mutants.changes import Mutant, mutants_of, mutants_of_kit
from tools.mutants.listed import Listed, listed_in, stale_names
from tools.mutants.run import MutantResult, Say, hunt
from tools.mutants.sample import sample

GAMES = Path("app/games")
KIT = Path("app/kit")
TESTS = Path("tests/games")


def main() -> int:
    """Run what is asked for; return 1 when a mutant survives that is not listed."""
    asked = _arguments()
    # A game is tried once it has a list, however short, of what its tests need not notice.
    keys = sorted(key for key in games.games() if (TESTS / key / "mutants.toml").is_file())
    mutants = [mutant for key in keys for mutant in mutants_of(key, GAMES / key)]
    mutants += mutants_of_kit(KIT)
    listed = [one for key in keys for one in listed_in(TESTS / key, key)]
    listed += listed_in(TESTS, KIT.name)
    stale = stale_names(listed, mutants)
    for line in stale:
        print(line)
    chosen = _chosen(mutants, listed, asked)
    verdicts = hunt(chosen, seconds=asked.sample or None, say=_say(asked.verbose))
    _report(verdicts, len(chosen))
    return 1 if stale or any(not verdict.killed_by for verdict in verdicts) else 0


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tools.mutants")
    parser.add_argument("words", nargs="*", help="parts of names: a file, a function, a change")
    parser.add_argument("--sample", type=int, default=0, metavar="SECONDS", help="as many as fit")
    parser.add_argument("--day", type=date.fromisoformat, default=datetime.now(UTC).date())
    parser.add_argument("--listed", action="store_true", help="run those that are listed as well")
    parser.add_argument("--verbose", action="store_true", help="say what becomes of each")
    return parser.parse_args()


def _chosen(mutants: list[Mutant], listed: list[Listed], asked: argparse.Namespace) -> list[Mutant]:
    excused = set() if asked.listed else {(one.game, one.key) for one in listed}
    left = [one for one in mutants if (one.game, one.key) not in excused]
    if asked.words:
        left = [one for one in left if any(w in f"{one.game}.{one.key}" for w in asked.words)]
    return sample(left, asked.day) if asked.sample else left


def _say(verbose: bool) -> Say:
    def say(verdict: MutantResult) -> None:
        if verbose or not verdict.killed_by:
            fate = verdict.killed_by or "SURVIVED"
            print(f"{verdict.mutant.game}: {verdict.mutant.key}\n    {fate}", flush=True)

    return say


def _report(verdicts: list[MutantResult], chosen: int) -> None:
    fates = Counter(
        "survived" if not one.killed_by else "number" if one.by_number else "other"
        for one in verdicts
    )
    killed = fates["number"] + fates["other"]
    print(
        f"{len(verdicts)} of {chosen} mutants run: {killed} killed, {fates['number']} of them by a "
        f"test that carries the rule's number; {fates['survived']} survived"
    )


if __name__ == "__main__":
    sys.exit(main())
