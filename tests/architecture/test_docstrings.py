"""Docstrings of functions begin with what is returned or done, not with a verb of speech."""

import ast
from functools import cache

import pytest

from tests.architecture.repository import modules

FOLDERS = ("app", "proofs", "tools", "tests")
SPEECH = ("Say", "Let", "Tell", "Give", "What")


Function = ast.FunctionDef | ast.AsyncFunctionDef


@cache
def documented(tree: ast.AST) -> tuple[tuple[Function, str], ...]:
    """List the functions that say what they do, each with the first word of it."""
    functions = [node for node in ast.walk(tree) if isinstance(node, Function)]
    texts = [(node, ast.get_docstring(node, clean=False)) for node in functions]
    return tuple((node, text.split()[0]) for node, text in texts if text)


def speaking(name: str, tree: ast.AST) -> list[str]:
    """List the functions that begin with a verb of speech."""
    return [
        f"{name}:{node.lineno}: {node.name} begins with {word}"
        for node, word in documented(tree)
        if word in SPEECH
    ]


def promising(name: str, tree: ast.AST) -> list[str]:
    """List the functions that return nothing, yet begin as if they did."""
    return [
        f"{name}:{node.lineno}: {node.name} begins with {word}, and returns nothing"
        for node, word in documented(tree)
        if word in ("Return", "Whether")
        and isinstance(node.returns, ast.Constant)
        and node.returns.value is None
    ]


def test_no_docstring_begins_with_a_verb_of_speech() -> None:
    found = [line for name, tree in modules(*FOLDERS) for line in speaking(name, tree)]
    assert not found, "\n".join(found)


def test_who_returns_nothing_does_not_say_return() -> None:
    found = [line for name, tree in modules(*FOLDERS) for line in promising(name, tree)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("word", SPEECH)
def test_a_verb_of_speech_is_found(word: str) -> None:
    assert speaking("seeded", ast.parse(f'def f() -> int:\n    """{word} it."""'))


def test_a_promise_of_nothing_is_found() -> None:
    assert promising("seeded", ast.parse('def f() -> None:\n    """Return it."""'))
