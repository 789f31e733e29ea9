"""One rule, one screen: functions of 60 lines at most, files of 400."""

import ast

from tests.architecture.repository import modules, sources

FUNCTION = 60
FILE = 400


def long_functions(name: str, tree: ast.AST) -> list[str]:
    """Functions over the limit, decorators apart."""
    return [
        f"{name}:{node.lineno}: {node.name} has {lines} lines"
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        and (lines := (node.end_lineno or node.lineno) - node.lineno + 1) > FUNCTION
    ]


def test_no_function_is_longer_than_a_screen() -> None:
    found = [line for name, tree in modules() for line in long_functions(name, tree)]
    assert not found, "\n".join(found)


def test_no_file_is_longer_than_a_chapter() -> None:
    sizes = {name: len(text.splitlines()) for name, text in sources()}
    found = [f"{name} has {lines} lines" for name, lines in sizes.items() if lines > FILE]
    assert not found, "\n".join(found)


def test_a_planted_long_function_is_found() -> None:
    body = "    x = 1\n"
    assert long_functions("planted", ast.parse("def f():\n" + body * FUNCTION))
    assert not long_functions("planted", ast.parse("def f():\n" + body * (FUNCTION - 1)))
