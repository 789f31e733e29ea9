"""A corrected board of Quebec 1759 is held to all that the rulebook asks of one."""

from pathlib import Path

import pytest

from tests.data_sheets.refused import rules_against

WRONG = [
    (r'  { a = "LE", b = "ET".*\n', "", "6.1"),
    (r'(a = "SC", b = "AB", crossing = )true', r"\g<1>false", "19"),
    (r'(id = "SF", river = )""', r'\g<1>"SL"', "7.1"),
    (r'(id = "BR-15".*max = )4', r"\g<1>5", "2.2"),
    (r"victory = { cv = 20 }", "victory = { cv = 99 }", "5.1"),
    (r"ships = 4", "ships = 3", "2.1"),
]


@pytest.mark.parametrize(("was", "becomes", "rule"), WRONG)
def test_a_board_against_the_rulebook_is_refused_by_its_rule(
    was: str, becomes: str, rule: str, tmp_path: Path
) -> None:
    assert rule in rules_against("quebec1759", was, becomes, tmp_path)
