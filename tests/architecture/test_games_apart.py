"""Nothing outside app/games knows one game from another."""

import ast
import tomllib
from collections.abc import Iterator

import pytest

from tests.architecture.repository import ROOT, games, modules


def keys_in(node: ast.AST) -> set[str]:
    """The games' keys among the constants of an expression or a pattern."""
    constants = {
        part.value
        for part in ast.walk(node)
        if isinstance(part, ast.Constant) and isinstance(part.value, str)
    }
    return constants & games()


def special_cases(tree: ast.AST) -> Iterator[tuple[int, set[str]]]:
    """Comparisons with a game's key, `match` cases on one, and tables with one as a key."""
    for node in ast.walk(tree):
        asked: list[ast.AST] = []
        if isinstance(node, ast.Compare):
            asked = [node.left, *node.comparators]
        elif isinstance(node, ast.match_case):
            asked = [node.pattern]
        elif isinstance(node, ast.Dict):
            asked = [key for key in node.keys if key is not None]
        elif isinstance(node, ast.Subscript):
            asked = [node.slice]
        elif isinstance(node, ast.Call):
            called = node.func
            if isinstance(called, ast.Attribute) and called.attr in ("startswith", "endswith"):
                asked = list(node.args)
        keys = {key for part in asked for key in keys_in(part)}
        if keys:
            yield getattr(node, "lineno", 0), keys


def test_no_special_case_for_a_game() -> None:
    found = [
        f"{name}:{line}: {', '.join(sorted(keys))}"
        for name, tree in modules()
        if not name.startswith("app/games/")
        for line, keys in special_cases(tree)
    ]
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    "planted",
    [
        "if game == 'war1812': pass",
        "if match.game.key != 'war1812': pass",
        "x = 1 if key in ('war1812', 'chess') else 2",
        "match key:\n  case 'war1812': pass",
        "boards = {'war1812': 1}",
        "board = boards['war1812']",
        "if key.startswith('war1812'): pass",
    ],
)
def test_a_planted_special_case_is_found(planted: str) -> None:
    assert list(special_cases(ast.parse(planted)))


def test_every_game_is_held_apart_by_the_import_contracts() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    contracts = {c["type"]: c for c in settings["tool"]["importlinter"]["contracts"]}
    assert contracts["independence"]["modules"] == ["app.games.*"]
    assert contracts["protected"]["protected_modules"] == ["app.games.*"]
