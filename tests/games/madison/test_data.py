"""The board sheet: what the rulebook asks of it, its data sheet, its provenance."""

import json

import pytest

from app.engine.data_sheets import SheetRefused
from app.games.madison.board import STANDARD, Board
from app.games.madison.constraints import faults
from app.games.madison.game import GAME


def test_the_standard_board_breaks_no_rule() -> None:
    assert list(faults(STANDARD)) == []


@pytest.mark.parametrize(
    ("section", "row", "field", "value", "rule"),
    [
        ("spaces", "london", "value", 2, "2.17"),
        ("spaces", "oxford", "value", 0, "16.26"),
        ("blocks", "us_13", "letter", "C", "3.12"),
        ("blocks", "us_1pa", "letter", "B", "3.11"),
        ("blocks", "brock", "limit", 5, "3.33"),
        ("blocks", "v_oneida", "cost", 1, "15.17"),
        ("cards", "13", "value", 4, "8.21"),
    ],
)
def test_a_board_that_breaks_a_rule_is_told_which(
    section: str, row: str, field: str, value: object, rule: str
) -> None:
    sheet = json.loads(STANDARD.raw)
    next(one for one in sheet[section] if one["id"] == row)[field] = value
    found = list(faults(Board(json.dumps(sheet).encode())))
    assert rule in {fault.rule for fault in found}


def test_the_data_sheet_of_the_standard_board_is_read_back() -> None:
    text = GAME.data_sheets.written()
    assert GAME.data_sheets.corrections(GAME.data_sheets.read(text)) == ()
    with pytest.raises(SheetRefused):
        GAME.data_sheets.read(text.replace("madison", "liberty"))


def test_every_datum_has_a_certainty_and_known_sources() -> None:
    known = {source.key for source in GAME.provenance.sources}
    for table in GAME.provenance.tables:
        assert table.rows
        for row in table.rows:
            assert len(row.data) == len(table.columns)
            assert {*row.sources} <= known
