"""`python -m app sheet`, as a host runs it."""

from pathlib import Path

import pytest
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
    assert 'id="link-OR-LE"' in (folder / "quebec1759-map.svg").read_text("utf-8")


def test_what_is_wrong_is_told_by_file_line_and_rule(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(
        'game = "quebec1759"\nname = "x"\nsource = "y"\nvictory = { cv = 99 }\n', "utf-8"
    )
    code, told = ran("check", str(file))
    assert code == 1
    assert told == f"{file}:4: rule 5.1: the British begin with 55 CV, less than they need\n"


def test_no_such_game_has_a_sheet() -> None:
    code, told = ran("write", "chess")
    assert code == 2
    assert "quebec1759" in told


def test_a_server_does_not_start_with_a_sheet_that_is_wrong(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text('game = "quebec1759"\n', "utf-8")
    settings = Settings(database_url=f"sqlite:///{tmp_path}/a", data_sheets=str(tmp_path))
    with pytest.raises(SystemExit, match=r"mine\.toml:1: it has no name"):
        run(settings, games())
