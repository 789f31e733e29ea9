"""What is changed in a rule's function: one small thing at a time, each a mutant."""

import ast
import copy
from collections import Counter
from collections.abc import Callable, Container, Iterator
from dataclasses import dataclass
from functools import partial
from itertools import islice
from pathlib import Path
from typing import Any

TURNED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
EXACT = (ast.Eq, ast.NotEq, ast.In, ast.NotIn, ast.Is, ast.IsNot)
"""Comparisons that turned are the same as negated."""
CAN_BE_DROPPED = (ast.Expr, ast.AugAssign, ast.If, ast.For, ast.Continue)
"""Statements that can go without leaving a name unbound."""


KIT = "kit"
"""What stands for a game's name where a function is the kit's."""
NOT_OF_PLAY = ("leaks", "pictures")
"""Files of the kit that no rule asks: seeded leaks, small pictures."""


@dataclass(frozen=True)
class Mutant:
    """A changed rule. `function` is "retreat.exits", `key` names the mutant in a list, whatever
    line it is on; `numbers` are the rules that the function is.
    """

    game: str
    file: Path
    function: str
    first_line: int
    numbers: tuple[str, ...]
    key: str
    body: ast.FunctionDef


def mutants_of(game: str, folder: Path, only: Container[str] | None = None) -> list[Mutant]:
    """Return all mutants of a game's rules, in the order of its files.

    `only`: of these functions alone, "retreat.exits" for one.
    """
    files = sorted(folder.rglob("*.py"))
    return [mutant for file in files for mutant in _in_file(game, file, only) if mutant.numbers]


def mutants_of_kit(folder: Path, only: Container[str] | None = None) -> list[Mutant]:
    """Return all mutants of the kit's functions: every game's rules stand on them."""
    files = (file for file in sorted(folder.glob("*.py")) if file.stem not in NOT_OF_PLAY)
    return [mutant for file in files for mutant in _in_file(KIT, file, only)]


def _in_file(game: str, file: Path, only: Container[str] | None) -> Iterator[Mutant]:
    for function in ast.parse(file.read_text("utf-8")).body:
        if not isinstance(function, ast.FunctionDef):
            continue
        name = f"{file.stem}.{function.name}"
        if only is not None and name not in only:
            continue
        numbers = tuple(_rules_of(function))
        first_line = min([function.lineno, *(d.lineno for d in function.decorator_list)])
        seen: Counter[str] = Counter()
        for what, body in changed(function):
            seen[what] += 1
            again = f" ({seen[what]})" if seen[what] > 1 else ""
            yield Mutant(game, file, name, first_line, numbers, f"{name}: {what}{again}", body)


def _rules_of(function: ast.FunctionDef) -> Iterator[str]:
    for mark in function.decorator_list:
        if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "rule":
            yield from (str(ast.literal_eval(number)) for number in mark.args)


def changed(function: ast.FunctionDef) -> Iterator[tuple[str, ast.FunctionDef]]:
    """Return what each small change is, and the function with it."""
    plain = copy.deepcopy(function)
    plain.decorator_list = []
    if ast.get_docstring(plain):
        plain.body = plain.body[1:]
    known = {ast.unparse(plain)}
    is_question = function.returns is not None and ast.unparse(function.returns) == "bool"
    for place, node in enumerate(ast.walk(plain)):
        for variant in range(len(list(_changes(node, is_question)))):
            mutated = copy.deepcopy(plain)
            there = next(islice(ast.walk(mutated), place, None))
            before, after = list(_changes(there, is_question))[variant]
            was = _first_line(before)
            now = _first_line(after()) or "nothing"
            text = ast.unparse(ast.fix_missing_locations(mutated)).replace("not not ", "")
            if text not in known:
                known.add(text)
                yield f"{was} => {now}", mutated


Change = tuple[ast.AST, Callable[[], ast.AST]]
"""What is changed, and what makes the change and returns what stands there then."""


def _changes(node: ast.AST, is_question: bool) -> Iterator[Change]:
    match node:
        case ast.Compare(ops=[op]) if type(op) in TURNED:
            yield node, partial(_set, node, ops=[TURNED[type(op)]()])
        case ast.BoolOp(op=op):
            yield node, partial(_set, node, op=ast.Or() if isinstance(op, ast.And) else ast.And())
        case ast.UnaryOp(op=ast.Not()):
            yield node, partial(_set, node, operand=_negated(node.operand))
        case ast.Constant(value=int(value)) if not isinstance(value, bool):
            yield node, partial(_set, node, value=value + 1)
            if value > 0:  # Below 0 it would be a place from the end, most often the same one.
                yield node, partial(_set, node, value=value - 1)
        case ast.Return(value=ast.expr()):
            for returned in (True, False) if is_question else (None,):
                yield node, partial(_set, node, value=ast.Constant(returned))
        case ast.If(test=test) | ast.IfExp(test=test) | ast.While(test=test):
            yield test, partial(_set, node, test=_negated(test))
        case ast.comprehension(ifs=tests):
            for place, test in enumerate(tests):
                yield test, partial(_put, tests, place, _negated(test))
        case _:
            pass
    for block in (getattr(node, "body", []), getattr(node, "orelse", [])):
        for place, statement in enumerate(block if isinstance(block, list) else []):
            if isinstance(statement, CAN_BE_DROPPED):
                yield statement, partial(_put, block, place, ast.Pass())


def _negated(test: ast.expr) -> ast.expr:
    match test:
        case ast.UnaryOp(op=ast.Not()):
            return test.operand
        case ast.Compare(ops=[op]) if isinstance(op, EXACT):
            return ast.Compare(test.left, [TURNED[type(op)]()], test.comparators)
        case _:
            return ast.UnaryOp(ast.Not(), test)


def _set(node: ast.AST, **fields: object) -> ast.AST:
    for name, value in fields.items():
        setattr(node, name, value)
    return node


def _put(block: list[Any], place: int, node: ast.AST) -> ast.AST:
    block[place] = node
    return node


def _first_line(node: ast.AST) -> str:
    return "" if isinstance(node, ast.Pass) else ast.unparse(node).split("\n")[0]
