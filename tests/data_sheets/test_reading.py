"""A data sheet is read, or refused with what is wrong and where."""

import re
from pathlib import Path

import pytest

from app.data_sheets.files import NotLoaded, load, load_folder
from app.engine import codec
from app.engine.data_sheets import Correction
from app.engine.game import AnyGame
from app.games import game, games

ABOUT = 'name = "Mine"\nsource = "my board"\n'
GAMES = games()


def sheet_of(key: str) -> str:
    """Return a game's own data sheet."""
    sheets = game(key).data_sheets
    assert sheets is not None
    return sheets.written()


def loaded(folder: Path, text: str) -> AnyGame:
    """Load a sheet from a file."""
    path = folder / "mine.toml"
    path.write_text(text, "utf-8")
    return load(path, GAMES)


def complaints(folder: Path, text: str) -> list[tuple[int, str, str]]:
    """Return line, rule and text of everything that is wrong with a sheet."""
    with pytest.raises(NotLoaded) as refused:
        loaded(folder, text)
    return [(one.line, one.fault.rule, one.fault.text) for one in refused.value.complaints]


def line_with(text: str, wanted: str) -> int:
    """Return the line of a text that has some words, from 1 on."""
    return next(n for n, line in enumerate(text.splitlines(), 1) if wanted in line)


@pytest.mark.parametrize("key", GAMES)
def test_a_sheet_as_it_is_written_changes_nothing(key: str, tmp_path: Path) -> None:
    read = loaded(tmp_path, sheet_of(key))
    assert read.data_sheets is not None
    assert read.data_sheets.corrections(read.sheet) == ()
    assert read.data_sheets.about(read.sheet) is not None
    assert read.data_sheets.about(game(key).sheet) is None


@pytest.mark.parametrize("key", GAMES)
def test_a_sheet_without_sections_is_the_standard_board(key: str, tmp_path: Path) -> None:
    read = loaded(tmp_path, f'game = "{key}"\n{ABOUT}')
    assert read.data_sheets is not None
    assert read.data_sheets.corrections(read.sheet) == ()


@pytest.mark.parametrize("key", GAMES)
def test_a_sheet_that_is_looked_at_leaves_positions_readable(key: str) -> None:
    standard = game(key)
    assert standard.data_sheets is not None
    standard.data_sheets.about(standard.sheet)
    standard.data_sheets.corrections(standard.sheet)
    state = standard.blank(standard.scenarios[0], {})
    assert codec.decode(codec.stored(state), standard.state_type) == state


def test_a_correction_is_told_field_by_field(tmp_path: Path) -> None:
    reading = '{ id = "E9", half = "north", town = { side = "am", value = 1 } }'
    assert reading in sheet_of("liberty")
    text = sheet_of("liberty").replace(
        reading, '{ id = "E9", half = "south", town = { side = "gb" } }'
    )
    read = loaded(tmp_path, text)
    assert read.data_sheets is not None
    assert read.data_sheets.corrections(read.sheet) == (
        Correction("hexes", ("E9",), "half", "north", "south"),
        Correction("hexes", ("E9",), "town.side", "am", "gb"),
        Correction("hexes", ("E9",), "town.value", "1", "0"),
    )


def test_a_corrected_number_counts(tmp_path: Path) -> None:
    text = f'game = "quebec1759"\n{ABOUT}victory = {{ cv = 30 }}\n'
    read = loaded(tmp_path, text)
    assert read.blank("standard", {}).board.sheet.victory.cv == 30
    assert game("quebec1759").blank("standard", {}).board.sheet.victory.cv == 20


def test_a_road_can_be_added_and_taken_away(tmp_path: Path) -> None:
    text = sheet_of("quebec1759")
    road = '  { a = "SI", b = "AB", crossing = false },  # Sillery – Abraham\n'
    assert road in text
    without = loaded(tmp_path, text.replace(road, ""))
    board = without.blank("standard", {}).board
    assert board.road_between("SI", "AB") == ""
    new = '  { a = "ET", b = "OR", crossing = false },\n'
    more = loaded(tmp_path, text.replace(road, road + new))
    assert more.blank("standard", {}).board.road_between("ET", "OR") == "road"


def test_a_river_can_be_added_without_a_name(tmp_path: Path) -> None:
    text = sheet_of("liberty")
    more = text.replace('river = "savannah"', 'river = "tugaloo"')
    more = more.replace('{ id = "savannah",', '{ id = "tugaloo",')
    rivers = loaded(tmp_path, more).blank("standard", {}).board.sheet.rivers
    assert [river.name for river in rivers if river.id == "tugaloo"] == [""]


@pytest.mark.parametrize(
    ("text", "line", "told"),
    [
        ("game = 'chess'", 1, "it needs game"),
        ('\ngame = "chess"', 2, "it needs game"),
        ('game = "liberty"\nhexes = [', 1, "no TOML"),
        ('game = "liberty"', 1, "it has no name"),
        (f'game = "liberty"\n{ABOUT}towns = []', 4, "no section is called 'towns'"),
        (f'game = "liberty"\n{ABOUT}victory = 30', 4, "Expected `object`"),
        (f'game = "liberty"\n{ABOUT}blocks = {{}}', 4, "a list of rows"),
        (f'game = "liberty"\n{ABOUT}blocks = [3]', 4, "a row is like"),
        (f'game = "liberty"\n{ABOUT}west_indies = [\n{{ id = "CWI" }}]', 5, "missing required"),
    ],
)
def test_what_has_not_the_form_is_refused(text: str, line: int, told: str, tmp_path: Path) -> None:
    [(at, _, words)] = complaints(tmp_path, text)[:1]
    assert at == line
    assert told in words


@pytest.mark.parametrize(
    ("was", "becomes", "told"),
    [
        ('{ id = "F8", ', '{ id = "Z9", ', "no such place or piece: Z9"),
        ('{ id = "E9", ', '{ id = "F8", ', "twice"),
        ('{ id = "F8", half', '{ id = "F8", colour = "red", half', "no field is called colour"),
        (
            '{ id = "howe", side = "gb", kind = "leader", max = 4',
            '{ id = "howe", max = 4',
            "missing",
        ),
        (
            'id = "howe", side = "gb", kind = "leader", max = 4',
            'id = "howe", side = "gb", kind = "leader", max = "4"',
            "Expected `int`",
        ),
    ],
)
def test_a_row_that_is_wrong_is_told_with_its_line(
    was: str, becomes: str, told: str, tmp_path: Path
) -> None:
    text = sheet_of("liberty")
    assert was in text
    changed = text.replace(was, becomes, 1)
    found = complaints(tmp_path, changed)
    assert any(told in words for _, _, words in found)
    lines = {line for line, _, words in found if told in words}
    assert lines <= {n for n, line in enumerate(changed.splitlines(), 1) if becomes[2:12] in line}


def test_every_fault_is_told_at_once(tmp_path: Path) -> None:
    text = sheet_of("liberty").replace('block = "howe", at = "G5"', 'block = "howe", at = "Z9"')
    text = re.sub(r'(id = "guards".*max = )3', r"\g<1>7", text)
    found = complaints(tmp_path, text)
    assert [(line, rule) for line, rule, _ in found] == [
        (line_with(text, 'id = "guards"'), "2.11"),
        (line_with(text, 'block = "howe"'), "12.0"),
    ]


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(NotLoaded, match="can't be read"):
        load(tmp_path / "none.toml", GAMES)


def test_a_folder_is_loaded_whole_or_not_at_all(tmp_path: Path) -> None:
    (tmp_path / "a.toml").write_text(f'game = "quebec1759"\n{ABOUT}', "utf-8")
    (tmp_path / "notes.txt").write_text("not a sheet", "utf-8")
    assert [one.key for one in load_folder(tmp_path, GAMES)] == ["quebec1759"]
    (tmp_path / "b.toml").write_text('game = "quebec1759"\n', "utf-8")
    with pytest.raises(NotLoaded, match=r"b\.toml:1: it has no name"):
        load_folder(tmp_path, GAMES)
    with pytest.raises(NotLoaded, match="no such folder"):
        load_folder(tmp_path / "none", GAMES)
