"""The ledger holds: rules.toml, the code and the tests name the same rules."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import app.games.quebec1759 as package
from app.engine.ledger import cited, read_ledger
from app.games.quebec1759.game import Quebec1759

HERE = Path(__file__).parent
CODE = Path(package.__file__).parent
LEDGER = read_ledger(CODE / "rules.toml")
IN_CODE = {number for number, paragraph in LEDGER.items() if paragraph.status == "code"}
TEST_NAME = re.compile(r"test_(a\d+|(?:1[89]|2[0134])(?!_\d+_)|\d+_\d+)_[a-z]")


def rules_with_tests() -> set[str]:
    """The rules that tests are named after: test_10_1_..., test_18_..., test_a23_..."""
    names = re.findall(r"def (test_\w+)\(", "".join(f.read_text() for f in HERE.glob("test_*.py")))
    found = (TEST_NAME.match(name) for name in names)
    return {match[1].replace("_", ".").upper() for match in found if match}


def mentioned() -> Iterator[tuple[str, str]]:
    """The rules that refusals, log lines and questions give as their first argument."""
    for file in sorted(CODE.glob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            called = node.func.id if isinstance(node.func, ast.Name) else ""
            given = {"Outcome": 1, "OptionSheet": 1, "MatchDecided": 1}
            if called in ("no", "line_of", "Refusal", "Decision", *given):
                first = node.args[given.get(called, 0)]
                for part in ast.walk(first):
                    if isinstance(part, ast.Constant) and re.match(r"A?\d", str(part.value)):
                        yield str(part.value), f"{file.name}:{node.lineno}"


def test_the_game_cites_rules() -> None:
    assert Quebec1759.key in cited


def test_every_rule_in_code_is_cited_by_the_function_that_is_it() -> None:
    assert not sorted(IN_CODE - set(cited["quebec1759"]))


def test_every_cited_rule_is_in_the_ledger_as_code() -> None:
    assert not sorted(set(cited["quebec1759"]) - IN_CODE)


def test_every_rule_in_code_has_a_test_named_after_it() -> None:
    assert not sorted(IN_CODE - rules_with_tests())


def test_every_test_is_named_after_a_rule_that_is_used() -> None:
    assert not sorted(
        n for n in rules_with_tests() if n not in LEDGER or LEDGER[n].status == "not-used"
    )


def test_every_rule_that_a_player_is_told_is_in_the_ledger() -> None:
    told = list(mentioned())
    assert len(told) > 100
    assert not [f"{where}: {number}" for number, where in told if number not in IN_CODE]


def test_every_paragraph_and_ruling_is_in_the_ledger() -> None:
    last = {1: 2, 2: 6, 3: 3, 4: 3, 5: 2, 6: 1, 7: 5, 8: 2, 9: 3, 10: 3, 11: 3, 12: 4, 13: 2}
    last |= {14: 2, 15: 2, 16: 3, 17: 2, 22: 5}
    numbers = {f"{chapter}.{n}" for chapter, end in last.items() for n in range(1, end + 1)}
    whole = {"18", "19", "20", "21", "22", "23", "24"}
    assert set(LEDGER) == numbers | whole | {f"A{n}" for n in range(1, 56)}


def test_every_status_is_one_of_the_four() -> None:
    assert {p.status for p in LEDGER.values()} <= {"code", "data", "manual", "not-used"}
    assert all(paragraph.text.endswith(".") for paragraph in LEDGER.values())
