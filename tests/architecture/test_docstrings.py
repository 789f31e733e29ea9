"""Docstrings of functions begin with what is returned or done, not with a verb of speech."""

import ast
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache

import pytest

from tests.architecture.repository import modules

FOLDERS = ("app", "proofs", "tools", "tests")
SPEECH = ("Say", "Let", "Tell", "Give", "What")


@dataclass(frozen=True)
class Documented:
    """A function that says what it does, and the first word of it."""

    place: str
    word: str
    returns_nothing: bool


def documented(name: str, tree: ast.AST) -> list[Documented]:
    """List the functions of a module that say what they do."""
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            text = ast.get_docstring(node, clean=False)
            is_none = isinstance(node.returns, ast.Constant) and node.returns.value is None
            if text:
                place = f"{name}:{node.lineno}: {node.name}"
                found.append(Documented(place, text.split()[0], is_none))
    return found


@cache
def everywhere() -> tuple[Documented, ...]:
    """List all of this repository."""
    return tuple(one for name, tree in modules(*FOLDERS) for one in documented(name, tree))


def speaking(functions: Iterable[Documented]) -> list[str]:
    """List the functions that begin with a verb of speech."""
    return [f"{one.place} begins with {one.word}" for one in functions if one.word in SPEECH]


def promising(functions: Iterable[Documented]) -> list[str]:
    """List the functions that return nothing, yet begin as if they did."""
    return [
        f"{one.place} begins with {one.word}, and returns nothing"
        for one in functions
        if one.word in ("Return", "Whether") and one.returns_nothing
    ]


def test_no_docstring_begins_with_a_verb_of_speech() -> None:
    assert len(everywhere()) > 1000
    found = speaking(everywhere())
    assert not found, "\n".join(found)


def test_who_returns_nothing_does_not_say_return() -> None:
    found = promising(everywhere())
    assert not found, "\n".join(found)


def planted(source: str) -> list[Documented]:
    return documented("planted", ast.parse(source))


@pytest.mark.parametrize("word", SPEECH)
def test_a_verb_of_speech_is_found(word: str) -> None:
    assert speaking(planted(f'def f() -> int:\n    """{word} it."""'))


def test_a_promise_of_nothing_is_found() -> None:
    assert promising(planted('def f() -> None:\n    """Return it."""'))
