"""Nothing outside a game's own folders knows one game from another."""

import ast
import re
import tomllib
from collections.abc import Iterator

import pytest

from app.games import games as shelf
from tests.architecture.repository import ROOT, games, modules

REMARK = re.compile(r"/\*.*?\*/|(?<![:\"'`])//[^\n]*", re.DOTALL)


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


def words_of_games(tree: ast.AST) -> Iterator[tuple[int, set[str]]]:
    """Texts that begin as the messages and files of a game do, parts of f-strings among them."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            keys = {key for key in games() if node.value.lstrip("@").startswith(f"{key}-")}
            if keys:
                yield node.lineno, keys


def lists_of_games(tree: ast.AST) -> Iterator[tuple[int, set[str]]]:
    """Lists and tables, written by hand, that name several games."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Dict | ast.List | ast.Tuple | ast.Set):
            keys = keys_in(node)
            if len(keys) > 1:
                yield node.lineno, keys


def outside(*folders: str) -> Iterator[tuple[str, ast.Module]]:
    """The modules of some folders that are no game's own."""
    for name, tree in modules(*folders):
        if not name.startswith("app/games/") and not {*name.split("/")} & games():
            yield name, tree


def test_no_special_case_for_a_game() -> None:
    found = [
        f"{name}:{line}: {', '.join(sorted(keys))}"
        for name, tree in outside("app", "proofs", "tools")
        for line, keys in (*special_cases(tree), *words_of_games(tree))
    ]
    assert not found, "\n".join(found)


def test_what_is_tested_of_each_game_stands_with_it() -> None:
    found = [
        f"{name}:{line}: {', '.join(sorted(keys))}"
        for name, tree in outside("tests")
        for line, keys in lists_of_games(tree)
    ]
    assert not found, "\n".join(found)


def of_games(name: str, text: str) -> list[str]:
    """The places where a file of the client that all games share names a game, or a side."""
    bare = REMARK.sub(lambda remark: re.sub(r"[^\n]", " ", remark[0]), text)
    named = [re.compile(rf"[\"'`/@]({'|'.join(sorted(games()))})\b")]
    if name.endswith((".css", ".html")):
        sides = "|".join(sorted({side for game in shelf().values() for side in game.sides}))
        named.append(re.compile(rf"\.({sides})\b|\"({sides})\"|--({sides})\b"))
    hits = sorted(hit.start() for pattern in named for hit in pattern.finditer(bare))
    return [f"{name}:{1 + text.count(chr(10), 0, at)}" for at in hits]


def test_the_client_that_games_share_names_none_of_them_and_no_side() -> None:
    folders = (ROOT / "static/js", ROOT / "static/css", ROOT / "templates")
    files = [
        file
        for folder in folders
        for file in sorted(folder.rglob("*.*"))
        if file.suffix in (".js", ".css", ".html") and "vendor" not in file.parts
    ]
    assert len(files) > 80
    found = [
        place
        for file in files
        for place in of_games(file.relative_to(ROOT).as_posix(), file.read_text("utf-8"))
    ]
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    ("name", "planted"),
    [
        ("css/base.css", ".gb {\n}"),
        ("css/pieces.css", '[data-holder="us"] .mark {\n}'),
        ("css/home.css", "p {\n  color: var(--gb);\n}"),
        ("js/a.js", 'if (key === "war1812") draw();'),
        ("js/a.js", "t(`liberty-at-${place}`);"),
        ("home.html", '<a href="/rules/quebec1759">'),
    ],
)
def test_a_planted_name_in_the_shared_client_is_found(name: str, planted: str) -> None:
    assert of_games(name, planted) == [f"{name}:1" if "color" not in planted else f"{name}:2"]
    assert not of_games(name, f"/* {planted} */")


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


@pytest.mark.parametrize("planted", ["word = f'liberty-at-{at}'", "say('@war1812-title')"])
def test_a_planted_word_of_a_game_is_found(planted: str) -> None:
    assert list(words_of_games(ast.parse(planted)))
    assert not list(words_of_games(ast.parse("say('at-liberty')")))


def test_a_planted_list_of_games_is_found() -> None:
    assert list(lists_of_games(ast.parse("WRONG = [('war1812', 1), ('liberty', 2)]")))
    assert not list(lists_of_games(ast.parse("WRONG = [('war1812', 1), ('war1812', 2)]")))


def test_every_game_is_held_apart_by_the_import_contracts() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    contracts = {c["type"]: c for c in settings["tool"]["importlinter"]["contracts"]}
    assert contracts["independence"]["modules"] == ["app.games.*"]
    assert contracts["protected"]["protected_modules"] == ["app.games.*"]
