"""What the rulebooks ask of a board is asked of the standard ones and of corrected ones."""

import re
from pathlib import Path

import pytest

from app.games import games
from tests.data_sheets.test_reading import GAMES, complaints, sheet_of

WRONG = [
    ("war1812", r'(id = "kingston".*value = )3', r"\g<1>2", "18.1"),
    ("war1812", r'  { a = "prescott", b = "kingston".*\n', "", "9.1"),
    ("war1812", r'(a = "montreal", b = "malone", border = )true', r"\g<1>false", "17"),
    ("war1812", r"ships_per_side = 6", "ships_per_side = 7", "2.1"),
    ("war1812", r'(id = "us08".*max = )4', r"\g<1>6", "2.3"),
    ("war1812", r"us = 12, gb = 10", "us = 12, gb = 4", "3.2"),
    ("war1812", r'(id = "york".*lake = )"lake-ontario"', r'\g<1>""', "1.3"),
    ("war1812", r'("1813" = |1813 = |"1813": )3', r"\g<1>2", "14.1"),
    ("quebec1759", r'  { a = "LE", b = "ET".*\n', "", "6.1"),
    ("quebec1759", r'(a = "SC", b = "AB", crossing = )true', r"\g<1>false", "19"),
    ("quebec1759", r'(id = "SF", river = )""', r'\g<1>"SL"', "7.1"),
    ("quebec1759", r'(id = "BR-15".*max = )4', r"\g<1>5", "2.2"),
    ("quebec1759", r"victory = { cv = 20 }", "victory = { cv = 99 }", "5.1"),
    ("quebec1759", r"ships = 4", "ships = 3", "2.1"),
    ("liberty", r'(id = "G5".*value = )3', r"\g<1>2", "11.4"),
    ("liberty", r'(id = "F8".*value = )4', r"\g<1>5", "1.2"),
    ("liberty", r'(id = "guards".*hits = )4', r"\g<1>3", "2.22"),
    ("liberty", r'(id = "channel-squadron".*move = )2', r"\g<1>1", "8.1"),
    ("liberty", r'  { id = "a3-1".*\n', "", "3.1"),
    ("liberty", r'(id = "s2-1".*value = )2', r"\g<1>1", "3.3"),
    ("liberty", r'"F8", (.*)\]\n\nchokes', r"\1]\n\nchokes", "1.3"),
    ("liberty", r'(id = "hudson", path = \["E6", )"F7", ', r"\1", "5.6"),
    ("liberty", r"british = 30, american = 11", "british = 30, american = 14", "11.1"),
    ("liberty", r'(block = "cherokee", at = )"\w+"', r'\g<1>"G5"', "10.0"),
    ("liberty", r'(id = "F8", half = )"north"', r'\g<1>"west"', "4.0"),
    ("liberty", r"turns = 5", "turns = 3", "3.0"),
    ("liberty", r"turns = 5", "turns = 12", "3.0"),
    ("liberty", r"first = 1775", "first = 1776", "11.1"),
    ("liberty", r"last = 1783", "last = 1790", "11.1"),
    ("liberty", r"british = 30", "british = 60", "11.1"),
    ("liberty", r"american = 11", "american = -1", "11.1"),
    ("liberty", r"(?s)chokes = \[.*?\n\]", "chokes = []", "11.3"),
    ("liberty", r'  { at = "F11", ports = .*\n', "", "11.3"),
    ("liberty", r'(at = "F11", ports = \[)"E10"', r'\1"F14"', "11.3"),
    ("liberty", r'  { at = "F13", ports = .*\n', "", "11.3"),
    ("liberty", r'(?s)(id = "E1", .*?), port = true(.*atlantic_ports = \[)"E1", ', r"\1\2", "1.3"),
    (
        "liberty",
        r'(?s)(b = "A9", terrain = "forest", river = )"lake-erie"(.*"A8")(\] },[^\n]*)\n[^\n]*',
        r'\1"lake-ontario"\2, "A9"\3',
        "5.6",
    ),
    ("liberty", r'(id = "FWI", side = )"am"', r'\1"gb"', "1.5"),
    ("liberty", r'(id = "BWI", side = "gb", value = )3', r"\g<1>9", "1.2"),
    ("liberty", r'(block = "georgia-loyalists", at = )"\w+"', r'\1"BWI"', "9.1"),
    ("liberty", r'(id = "washington".*nation = )"american"', r'\1"british"', "2.22"),
    ("liberty", r'(id = "guards".*nation = )"british"', r'\1"spanish"', "2.22"),
    ("liberty", r'(id = "gates".*kind = )"leader"', r'\1"general"', "2.22"),
    ("liberty", r'(id = "mohawk".*nation = )"indian"', r'\1"british"', "2.25"),
    ("liberty", r'(id = "lauzun".*nation = )"french"', r'\1"loyalist"', "2.22"),
    ("liberty", r'(id = "queens-rangers".*move = 1)', r'\1, home = "D7"', "2.25"),
    ("liberty", r'(a = "E6", b = "F6", terrain = "forest")', r"\1, ship = true", "1.1"),
    ("liberty", r'(a = "B6", b = "B7", terrain = "lake")', r"\1, ship = true", "1.1"),
]


@pytest.mark.parametrize(
    ("key", "was", "becomes", "rule"),
    WRONG,
    ids=[f"{key}-{rule}-{n}" for n, (key, *_, rule) in enumerate(WRONG)],
)
def test_a_board_against_the_rulebook_is_refused_by_its_rule(
    key: str, was: str, becomes: str, rule: str, tmp_path: Path
) -> None:
    text, count = re.subn(was, becomes, sheet_of(key), count=1)
    assert count == 1
    assert rule in {each for _, each, _ in complaints(tmp_path, text)}


@pytest.mark.parametrize("key", GAMES)
def test_the_standard_board_keeps_to_the_rulebook(key: str) -> None:
    game = games()[key]
    assert list(game.constraints(game.printed)) == []  # type: ignore[attr-defined]
