"""Mutants that may survive, each with a reason: `tests/games/<game>/mutants.toml`."""

import tomllib
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Listed:
    """A mutant that no test needs to notice, and why."""

    game: str
    key: str
    reason: str


def listed_in(folder: Path, game: str) -> list[Listed]:
    """Return what a game's list excuses. Raises ValueError for an entry without a reason."""
    found = []
    for group in tomllib.loads((folder / "mutants.toml").read_text("utf-8"))["survivors"]:
        if not group["reason"]:
            raise ValueError(f"no reason for {group['mutants']}")
        found += [Listed(game, key, group["reason"]) for key in group["mutants"]]
    return found
