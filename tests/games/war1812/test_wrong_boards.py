"""A corrected board of War of 1812 is held to all that the rulebook asks of one."""

from pathlib import Path

import pytest

from tests.data_sheets.refused import rules_against

WRONG = [
    (r'(id = "kingston".*value = )3', r"\g<1>2", "18.1"),
    (r'  { a = "prescott", b = "kingston".*\n', "", "9.1"),
    (r'(a = "montreal", b = "malone", border = )true', r"\g<1>false", "17"),
    (r"ships_per_side = 6", "ships_per_side = 7", "2.1"),
    (r'(id = "us08".*max = )4', r"\g<1>6", "2.3"),
    (r"us = 12, gb = 10", "us = 12, gb = 4", "3.2"),
    (r'(id = "york".*lake = )"lake-ontario"', r'\g<1>""', "1.3"),
    (r'("1813" = |1813 = |"1813": )3', r"\g<1>2", "14.1"),
]


@pytest.mark.parametrize(("was", "becomes", "rule"), WRONG)
def test_a_board_against_the_rulebook_is_refused_by_its_rule(
    was: str, becomes: str, rule: str, tmp_path: Path
) -> None:
    assert rule in rules_against("war1812", was, becomes, tmp_path)
