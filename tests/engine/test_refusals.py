"""The table refuses what is listed by no rule of a rulebook, and nothing else."""

import ast
import re
from pathlib import Path

from tests.architecture.repository import ROOT

LISTED = re.compile(r"^\| (`refusal-.*?) \|", re.MULTILINE)
KEY = re.compile(r"`(refusal-[a-z-]+)`")


def refusals(path: Path) -> set[str]:
    """The keys that a module refuses with, where it names no rule."""
    return {
        call.args[0].value
        for call in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(call, ast.Call)
        and isinstance(call.func, ast.Name)
        and call.func.id == "refused"
        and len(call.args) == 1
        and isinstance(call.args[0], ast.Constant)
        and isinstance(call.args[0].value, str)
    }


def test_every_refusal_without_a_rule_is_listed_in_the_protocol() -> None:
    text = (ROOT / "docs/protocol.md").read_text("utf-8")
    listed = {key for row in LISTED.findall(text) for key in KEY.findall(row)}
    found = {key for path in (ROOT / "app").rglob("*.py") for key in refusals(path)}
    assert len(found) > 7
    assert found == listed
