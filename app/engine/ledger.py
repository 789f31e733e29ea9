"""The ledger of rules: which function is which rule.

A game's `rules.toml` lists every numbered paragraph and ruling; `@rule` marks the function that
is the rule. Tests hold the two and themselves against each other.
"""

import tomllib
from collections import defaultdict
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import msgspec

F = TypeVar("F", bound=Callable[..., object])

cited: dict[str, dict[str, set[str]]] = defaultdict(lambda: defaultdict(set))
"""Game package, rule number -> qualified names of the functions that are the rule."""


def rule(*numbers: str) -> Callable[[F], F]:
    """Mark a function as the code of these rules of its game."""

    def record(function: F) -> F:
        game = function.__module__.split(".")[2]
        for number in numbers:
            cited[game][number].add(f"{function.__module__}.{function.__qualname__}")
        return function

    return record


class Paragraph(msgspec.Struct, frozen=True):
    """A numbered paragraph of a rulebook, or a ruling, in our words.

    status: "code" (a function is it), "data" (the board sheet is it), "manual" (players see to
    it themselves) or "not-used".
    """

    status: str
    text: str


def read_ledger(path: Path) -> dict[str, Paragraph]:
    """Read a `rules.toml`: rule number -> paragraph. Raises `msgspec.ValidationError`.

    Raises FileNotFoundError, which says what is wanted, for a game that has none.
    """
    if not path.exists():
        raise FileNotFoundError(f"{path.parent.name} has no rules.toml, its ledger of rules")
    return msgspec.convert(tomllib.loads(path.read_text("utf-8")), dict[str, Paragraph])
