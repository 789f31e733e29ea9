"""The engine and the games are pure: values in, values out, and nothing but msgspec to help."""

import ast
import sys
from collections.abc import Iterator

import pytest

from tests.architecture.repository import modules

# Clock, chance, network, processes, logs: whatever makes the same call answer differently.
IMPURE = frozenset(
    {
        "asyncio", "concurrent", "datetime", "getpass", "http", "logging", "multiprocessing", "os",
        "secrets", "shutil", "signal", "socket", "sqlite3", "ssl", "subprocess", "tempfile",
        "threading", "time", "urllib", "uuid", "warnings", "zoneinfo",
    }
)  # fmt: skip
HELPERS = frozenset({"msgspec"})
PURE = ("app/engine/", "app/kit/", "app/games/")


def imported(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Every module that a file imports, by its full name."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.level == 0:
            yield node.lineno, node.module or ""


def refused(tree: ast.AST) -> list[str]:
    """Imports that a pure package may not have. What app may see of app, import-linter holds."""
    return [
        f"{line}: {name}"
        for line, name in imported(tree)
        if (top := name.partition(".")[0]) in IMPURE
        or top not in HELPERS | sys.stdlib_module_names | {"app"}
    ]


def asks_for_chance(tree: ast.AST) -> list[str]:
    """Calls of the random module itself. A generator that was handed in is fine."""
    return [
        f"{node.lineno}: random.{node.attr}"
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute)
        and isinstance(node.value, ast.Name)
        and node.value.id == "random"
        and node.attr != "Random"
    ]


def test_the_core_imports_the_standard_library_and_msgspec_only() -> None:
    found = [
        f"{name}:{hit}"
        for name, tree in modules()
        if name.startswith(PURE)
        for hit in [*refused(tree), *asks_for_chance(tree)]
    ]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("planted", ["import time", "from os import path", "import pydantic"])
def test_a_planted_import_is_found(planted: str) -> None:
    assert refused(ast.parse(planted))


@pytest.mark.parametrize("planted", ["import random\nrandom.choice([1])", "random.randint(1, 6)"])
def test_planted_chance_is_found(planted: str) -> None:
    assert asks_for_chance(ast.parse(planted))


@pytest.mark.parametrize(
    "planted", ["import msgspec", "import hmac", "from app.engine import game"]
)
def test_what_is_pure_passes(planted: str) -> None:
    assert not refused(ast.parse(planted))
