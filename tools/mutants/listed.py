"""Mutants that may survive, each with a reason: `tests/games/<game>/mutants.toml`."""

import tomllib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path

from tools.mutants.changes import Mutant


@dataclass(frozen=True)
class Listed:
    """A mutant that no test needs to notice, and why."""

    game: str
    key: str
    reason: str

    @property
    def function(self) -> str:
        """The function that is changed, "retreat.exits" for one."""
        return self.key.partition(":")[0]


def listed_in(folder: Path, game: str) -> list[Listed]:
    """Return what a game's list excuses, nothing if it has none.

    Raises ValueError for an entry without a reason.
    """
    file = folder / "mutants.toml"
    if not file.exists():
        return []
    found = []
    for group in tomllib.loads(file.read_text("utf-8"))["survivors"]:
        if not group["reason"]:
            raise ValueError(f"no reason for {group['mutants']}")
        found += [Listed(game, key, group["reason"]) for key in group["mutants"]]
    return found


def stale_names(listed: Sequence[Listed], mutants: Iterable[Mutant]) -> list[str]:
    """Return a line for each listed name that no mutant has, with the unlisted one most like it."""
    left = {(one.game, one.key) for one in mutants}
    stale = [one for one in listed if (one.game, one.key) not in left]
    left -= {(one.game, one.key) for one in listed}
    return [f"{one.game}: there is no {one.key!r}{_most_like(one, left)}" for one in stale]


def _most_like(one: Listed, unlisted: set[tuple[str, str]]) -> str:
    of_function = [
        key for game, key in unlisted if game == one.game and key.startswith(f"{one.function}: ")
    ]
    alike = get_close_matches(one.key, sorted(of_function), n=1, cutoff=0)
    return f"; now it may be {alike[0]!r}" if alike else "; nor a rule of that name to change"
