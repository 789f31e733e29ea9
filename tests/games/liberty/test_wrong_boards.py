"""A corrected board of Liberty is held to all that the rulebook asks of one."""

from pathlib import Path

import pytest

from tests.data_sheets.refused import rules_against

WRONG = [
    (r'(id = "G5".*value = )3', r"\g<1>2", "11.4"),
    (r'(id = "F8".*value = )4', r"\g<1>5", "1.2"),
    (r'(id = "guards".*hits = )4', r"\g<1>3", "2.22"),
    (r'(id = "channel-squadron".*move = )2', r"\g<1>1", "8.1"),
    (r'  { id = "a3-1".*\n', "", "3.1"),
    (r'(id = "s2-1".*value = )2', r"\g<1>1", "3.3"),
    (r'"F8", (.*)\]\n\nchokes', r"\1]\n\nchokes", "1.3"),
    (r'(id = "hudson", path = \["E6", )"F7", ', r"\1", "5.6"),
    (r"british = 30, american = 11", "british = 30, american = 14", "11.1"),
    (r'(block = "cherokee", at = )"\w+"', r'\g<1>"G5"', "10.0"),
    (r'(id = "F8", half = )"north"', r'\g<1>"west"', "4.0"),
    (r"turns = 5", "turns = 3", "3.0"),
    (r"turns = 5", "turns = 12", "3.0"),
    (r"first = 1775", "first = 1776", "11.1"),
    (r"last = 1783", "last = 1790", "11.1"),
    (r"british = 30", "british = 60", "11.1"),
    (r"american = 11", "american = -1", "11.1"),
    (r"(?s)chokes = \[.*?\n\]", "chokes = []", "11.3"),
    (r'  { at = "F11", ports = .*\n', "", "11.3"),
    (r'(at = "F11", ports = \[)"E10"', r'\1"F14"', "11.3"),
    (r'  { at = "F13", ports = .*\n', "", "11.3"),
    (r'(?s)(id = "E1", .*?), port = true(.*atlantic_ports = \[)"E1", ', r"\1\2", "1.3"),
    (
        r'(?s)(b = "A9", terrain = "forest", river = )"lake-erie"(.*"A8")(\] },[^\n]*)\n[^\n]*',
        r'\1"lake-ontario"\2, "A9"\3',
        "5.6",
    ),
    (r'(id = "FWI", side = )"am"', r'\1"gb"', "1.5"),
    (r'(id = "BWI", side = "gb", value = )3', r"\g<1>9", "1.2"),
    (r'(block = "georgia-loyalists", at = )"\w+"', r'\1"BWI"', "9.1"),
    (r'(id = "washington".*nation = )"american"', r'\1"british"', "2.22"),
    (r'(id = "guards".*nation = )"british"', r'\1"spanish"', "2.22"),
    (r'(id = "gates".*kind = )"leader"', r'\1"general"', "2.22"),
    (r'(id = "mohawk".*nation = )"indian"', r'\1"british"', "2.25"),
    (r'(id = "lauzun".*nation = )"french"', r'\1"loyalist"', "2.22"),
    (r'(id = "queens-rangers".*move = 1)', r'\1, home = "D7"', "2.25"),
    (r'(a = "E6", b = "F6", terrain = "forest")', r"\1, ship = true", "1.1"),
    (r'(a = "B6", b = "B7", terrain = "lake")', r"\1, ship = true", "1.1"),
    (r'(a = "H5", b = "G6", terrain = "sea"), barrier = "Cape Cod"', r"\1", "1.1"),
    (r'(a = "H5", b = "G6", terrain = "sea", )barrier', r"\1ship = true, barrier", "1.1"),
    (r'(a = "F10", b = "F11", terrain = "sea"), ship = true', r"\1", "1.1"),
]


@pytest.mark.parametrize(("was", "becomes", "rule"), WRONG)
def test_a_board_against_the_rulebook_is_refused_by_its_rule(
    was: str, becomes: str, rule: str, tmp_path: Path
) -> None:
    assert rule in rules_against("liberty", was, becomes, tmp_path)
