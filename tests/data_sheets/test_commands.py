"""`python -m app sheet`, as a host runs it."""

import json
import tomllib
from pathlib import Path

import pytest
from jsonschema import Draft202012Validator  # type: ignore[import-untyped]
from typer.testing import CliRunner

from app.cli import app
from app.config import Settings
from app.games import games
from app.web.serve import run


def ran(*arguments: str) -> tuple[int, str]:
    """Run the command; return its exit code and what it printed."""
    result = CliRunner().invoke(app, ["sheet", *arguments])
    return result.exit_code, result.output


def test_a_sheet_is_written_corrected_checked_and_drawn(tmp_path: Path) -> None:
    code, text = ran("write", "quebec1759")
    assert code == 0
    file, folder = tmp_path / "mine.toml", tmp_path / "drawn"
    road = '{ a = "LE", b = "ET", crossing = false },  # Levis – Etchemin\n'
    more = f'{road}  {{ a = "OR", b = "LE", crossing = false }},\n'
    file.write_text(text.replace(road, more), "utf-8")
    code, told = ran("check", str(file), "--draw", str(folder))
    assert code == 0
    assert "Differs from the standard board: 3" in told
    assert 'id="link-OR-LE"' in (folder / "mine-map.svg").read_text("utf-8")
    assert not list(tmp_path.glob("*.svg"))


@pytest.mark.long
def test_a_board_is_drawn_beside_its_file_unless_told_otherwise(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text('game = "quebec1759"\nname = "x"\nsource = "y"\n', "utf-8")
    assert ran("check", str(file), "--no-draw")[0] == 0
    assert not list(tmp_path.glob("*.svg"))
    code, told = ran("check", str(file))
    assert code == 0
    assert f"drawn: {tmp_path / 'mine-map.svg'}" in told


@pytest.mark.long
def test_a_board_that_breaks_rules_is_drawn_too_and_that_is_said(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(
        'game = "quebec1759"\nname = "x"\nsource = "y"\nvictory = { cv = 99 }\n', "utf-8"
    )
    code, told = ran("check", str(file))
    assert code == 1
    assert "No server loads it" in told
    assert (tmp_path / "mine-map.svg").exists()


@pytest.mark.parametrize("key", games())
def test_the_schema_knows_the_sheet_as_it_is_written(key: str) -> None:
    code, printed = ran("schema", key)
    schema = json.loads(printed)
    assert code == 0
    Draft202012Validator.check_schema(schema)
    whose = Draft202012Validator(schema)
    sheet = tomllib.loads(ran("write", key)[1])
    assert [error.message for error in whose.iter_errors(sheet)] == []
    wrong = {"towns": [], "blocks": [{"id": 3, "colour": "red"}]}
    assert len(list(whose.iter_errors({**sheet, **wrong}))) > 1
    fields = {name for part in schema["$defs"].values() for name in part["properties"]}
    assert not fields & {"label", "x", "y", "data_sheet"}


def test_no_such_game_has_a_schema() -> None:
    assert ran("schema", "chess")[0] == 2


def test_what_is_wrong_is_told_by_file_line_and_rule(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(
        'game = "quebec1759"\nname = "x"\nsource = "y"\nvictory = { cv = 99 }\n', "utf-8"
    )
    code, told = ran("check", str(file), "--no-draw")
    assert code == 1
    why = "the British begin with 55 CV, less than they need"
    assert told == f"{file}:4: rule 5.1: victory: {why}\n"


def test_no_such_game_has_a_sheet() -> None:
    code, told = ran("write", "chess")
    assert code == 2
    assert "quebec1759" in told


def test_a_server_does_not_start_with_a_sheet_that_is_wrong(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text('game = "quebec1759"\n', "utf-8")
    settings = Settings(database_url=f"sqlite:///{tmp_path}/a", data_sheets=str(tmp_path))
    with pytest.raises(SystemExit, match=r"mine\.toml:1: it has no name"):
        run(settings, games())
