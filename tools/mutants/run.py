"""Tests run against mutants, each in a process of its own that is forked after collection.

The code of the function is exchanged, so that every name and table that holds it holds the mutant;
what was worked out from it when modules were imported stays as it was.
"""

import ast
import gc
import os
import re
import resource
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from types import CodeType, FunctionType

import pytest

from tools.mutants.changes import KIT, Mutant

TESTS = Path("tests/games")
RECORDED = (TESTS / "test_recorded.py").resolve()
SECONDS_FOR_A_TEST = 10
MEMORY = 2 << 30
"""Bytes: a mutant that goes on for ever is stopped before it eats the machine."""
ARGUMENTS = (
    # The terminal's plugin would report each collection; -ra among the usual options is its own.
    *("-o", "addopts=--import-mode=importlib", "-p", "no:terminal"),
    *("-p", "no:xdist", "-p", "no:cacheprovider", f"--timeout={SECONDS_FOR_A_TEST}"),
)
SLOW = ("test_umpire", "test_secrets", "test_told", "test_random_play", "test_rulebook")
"""Files that are run last: they notice much, but late and not by a rule's number."""


@dataclass(frozen=True)
class MutantResult:
    """What became of a mutant: which test failed first, "" when none did."""

    mutant: Mutant
    killed_by: str

    @property
    def by_number(self) -> bool:
        """Whether a test that carries the rule's number killed it."""
        return carries(self.killed_by, self.mutant.numbers)


def carries(test: str, numbers: Iterable[str]) -> bool:
    """Whether a test is named after one of these rules: test_10_1_..., test_a23_..."""
    words = "|".join(number.lower().replace(".", "_") for number in numbers)
    return bool(re.search(rf"::test_(?:{words})_(?!\d)", test))


Say = Callable[[MutantResult], None]


class Hunt:
    """A plugin that lets pytest collect a game's tests, and then runs them against mutants."""

    def __init__(self, mutants: list[Mutant], seconds: float | None, say: Say) -> None:
        self.mutants = mutants
        self.seconds = seconds
        self.say = say
        self.verdicts: list[MutantResult] = []

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Take the place of pytest's own loop."""
        functions, began = _functions(), time.monotonic()
        game = self.mutants[0].game
        items = [i for i in session.items if i.path != RECORDED or _is_of(game, i.nodeid)]
        items = [item for item in items if not _would_break_off(item)]
        for mutant in self.mutants:
            if self.seconds is not None and time.monotonic() - began > self.seconds:
                break
            function = functions[str(mutant.file.resolve()), mutant.first_line]
            verdict = MutantResult(mutant, _killer(_in_turn(items, mutant), mutant, function))
            self.verdicts.append(verdict)
            self.say(verdict)
        return True


def _is_of(game: str, recorded: str) -> bool:
    return game == KIT or f"[{game}-" in recorded


def _would_break_off(item: pytest.Item) -> bool:
    """Whether a test takes long and doesn't say how long: stopped, it would seem to have failed."""
    marks = {mark.name for mark in item.iter_markers()}
    return "long" in marks and "timeout" not in marks


def _in_turn(items: list[pytest.Item], mutant: Mutant) -> list[pytest.Item]:
    """Return all tests: first those that carry the rule's number, last those that take long."""
    return sorted(
        items,
        key=lambda item: (
            not carries(item.nodeid, mutant.numbers),
            item.path.stem.startswith(SLOW),
            not item.path.stem.startswith("test_rules"),
            item.path != RECORDED,
        ),
    )


def hunt(mutants: list[Mutant], *, seconds: float | None, say: Say) -> list[MutantResult]:
    """Run each game's tests against its mutants, for so many seconds if they are given.

    Raises RuntimeError when a game's tests can't be collected.
    """
    found: list[MutantResult] = []
    by_game = {game: [m for m in mutants if m.game == game] for game in {m.game for m in mutants}}
    for game, some in sorted(by_game.items()):
        plugin = Hunt(some, seconds / len(by_game) if seconds else None, say)
        folders = [TESTS] if game == KIT else [TESTS / game]
        pytest.main([*map(str, (*folders, RECORDED)), *ARGUMENTS], plugins=[plugin])
        if not plugin.verdicts:
            raise RuntimeError(f"the tests of {game} could not be collected")
        found += plugin.verdicts
    return found


def _functions() -> dict[tuple[str, int], FunctionType]:
    """Return every function in memory by its file and first line."""
    found = (thing for thing in gc.get_objects() if isinstance(thing, FunctionType))
    return {(one.__code__.co_filename, one.__code__.co_firstlineno): one for one in found}


def _killer(items: list[pytest.Item], mutant: Mutant, function: FunctionType) -> str:
    """Return the first test that fails in a process with the mutant in it, "" for none."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        try:
            _silence()
            resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
            function.__code__ = _code(mutant)
            os.write(writing, f"{first_failure(items)}\n".encode())
        finally:
            os._exit(0)
    os.close(writing)
    with os.fdopen(reading, "rb") as answer:
        told = answer.read().decode()
    os.waitpid(child, 0)
    if not told.endswith("\n"):
        raise RuntimeError(f"the tests broke off with {mutant.key}")
    return told.strip()


def _silence() -> None:
    nothing = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nothing, 1)
    os.dup2(nothing, 2)


def first_failure(items: list[pytest.Item]) -> str:
    """Return the first of these tests that fails, "" for none; no more are run after it."""
    watch = _Watch()
    for item, following in zip(items, [*items[1:], None], strict=True):
        if item is items[0]:
            item.config.pluginmanager.register(watch)
        try:
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
        except MemoryError:
            # A mutant that goes on for ever may leave no room even to report that its test failed.
            return item.nodeid
        if watch.failed:
            break
    return watch.failed


class _Watch:
    """Remembers the first test that failed."""

    failed = ""

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed and not self.failed:
            self.failed = report.nodeid


def _code(mutant: Mutant) -> CodeType:
    module = compile(ast.Module([mutant.body], []), str(mutant.file), "exec")
    return next(part for part in module.co_consts if isinstance(part, CodeType))
