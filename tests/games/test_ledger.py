"""The ledgers hold: each game's rules.toml, its code and its tests name the same rules."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from app.engine.ledger import cited
from app.words.i18n import LOCALES
from tests.games.shelf import KEYS, TESTS, code, in_code, ledger

TEST_NAME = re.compile(r"test_(a\d+|\d+_\d+|\d+)_[a-z]")
NUMBER = re.compile(r"A\d{1,2}|\d{1,2}\.\d")
NUMBER_GIVEN = re.compile(r"A\d{1,2}|\d{1,2}(\.\d)?")

pytestmark = pytest.mark.parametrize("key", KEYS)


def with_tests(key: str) -> set[str]:
    """The rules that tests are named after: test_10_1_..., test_15_..., test_a23_..."""
    text = "".join(file.read_text("utf-8") for file in (TESTS / key).glob("test_*.py"))
    found = filter(None, map(TEST_NAME.match, re.findall(r"def (test_\w+)\(", text)))
    return {match[1].replace("_", ".").upper() for match in found}


def mentioned(key: str) -> Iterator[tuple[str, str]]:
    """The rules that the code speaks of: in whatever it refuses, asks, tells or decides.

    Whatever reads like a rule's number is one; a chapter's, if it is given to a function.
    """
    for file in sorted(code(key).glob("*.py")):
        tree = ast.parse(file.read_text("utf-8"))
        calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
        given = {argument for call in calls for argument in call.args}
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                shape = NUMBER_GIVEN if node in given else NUMBER
                if shape.fullmatch(node.value):
                    yield node.value, f"{file.name}:{node.lineno}"


def test_every_rule_in_code_is_cited_by_the_function_that_is_it(key: str) -> None:
    assert not sorted(in_code(key) - set(cited[key]))


def test_every_cited_rule_is_in_the_ledger_as_code(key: str) -> None:
    assert not sorted(set(cited[key]) - in_code(key))


def test_every_rule_in_code_has_a_test_named_after_it(key: str) -> None:
    assert not sorted(in_code(key) - with_tests(key))


def test_every_test_is_named_after_a_rule_that_is_used(key: str) -> None:
    used = {n for n, paragraph in ledger(key).items() if paragraph.status != "not-used"}
    assert not sorted(with_tests(key) - used)


def test_every_rule_that_a_player_is_told_is_in_the_ledger(key: str) -> None:
    told = [one for one in mentioned(key) if not one[1].startswith("constraints.py")]
    assert told
    assert not [f"{where}: {number}" for number, where in told if number not in in_code(key)]


def test_every_term_that_the_page_explains_has_its_paragraph(key: str) -> None:
    file = Path(__file__).parents[2] / "static" / "games" / key / "terms.js"
    # A game may explain none.
    assert file.exists() == (LOCALES / "en" / f"{key}-terms.ftl").exists()
    if not file.exists():
        return
    explained = set(re.findall(r'^  \w+: "([\d.]+)",$', file.read_text("utf-8"), re.MULTILINE))
    assert explained
    assert explained <= {
        n for n, paragraph in ledger(key).items() if paragraph.status != "not-used"
    }


def test_every_rule_that_a_data_sheet_breaks_is_in_the_ledger(key: str) -> None:
    """Print on the board is data, and may be a rule of the code as well."""
    told = [one for one in mentioned(key) if one[1].startswith("constraints.py")]
    assert told, "constraints.py names no rule: what does the rulebook ask of a board?"
    held = {n for n, paragraph in ledger(key).items() if paragraph.status in ("code", "data")}
    assert not [f"{where}: {number}" for number, where in told if number not in held]


def test_every_status_is_one_of_the_four(key: str) -> None:
    paragraphs = ledger(key).values()
    assert {p.status for p in paragraphs} <= {"code", "data", "manual", "not-used"}
    assert all(paragraph.text.endswith(".") for paragraph in paragraphs)
