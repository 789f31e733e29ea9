"""Which mutants a day's sample holds, so that a change is seen at once and all are in time."""

import hashlib
import subprocess
from collections.abc import Iterable
from datetime import date
from pathlib import Path

from tools.mutants.changes import Mutant

DAYS = 14
"""After so many days every mutant has been in a sample, if there was time for all of each day's."""


def sample(mutants: list[Mutant], day: date) -> list[Mutant]:
    """Return those of files that were just changed, then the day's share of the others."""
    changed = _changed_files()
    first = [one for one in mutants if one.file.resolve() in changed]
    todays = [one for one in mutants if _turn(one) == day.toordinal() % DAYS]
    return [*_mixed(first), *_mixed(one for one in todays if one not in first)]


def _mixed(mutants: Iterable[Mutant]) -> list[Mutant]:
    """Return them in an order that has nothing to do with files, the same every time."""
    return sorted(mutants, key=_digest)


def _digest(mutant: Mutant) -> bytes:
    return hashlib.sha256(f"{mutant.game} {mutant.key}".encode()).digest()


def _turn(mutant: Mutant) -> int:
    return int.from_bytes(_digest(mutant)[-8:]) % DAYS


def _changed_files() -> set[Path]:
    """Return what differs from the commit before the last; nothing where there is no history."""
    command = ["git", "diff", "--name-only", "--relative", "HEAD~1", "--", "app/games", "app/kit"]
    found = subprocess.run(command, capture_output=True, text=True, check=False)
    return {Path(line).resolve() for line in found.stdout.splitlines()}
