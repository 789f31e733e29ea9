"""What `make regenerate` does with recorded matches that a change of the rules has made untrue."""

import re
import shutil
from pathlib import Path

import pytest

from tests.games.recording import FOLDER
from tests.games.regenerating import regenerated

NAME = "war1812/resigned.jsonl"
GENUINE = (FOLDER / NAME).read_bytes()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "war1812").mkdir()
    shutil.copy(FOLDER / NAME, tmp_path / NAME)
    return tmp_path


def test_a_match_that_is_still_true_is_left_alone(folder: Path) -> None:
    assert list(regenerated(folder)) == []
    assert (folder / NAME).read_bytes() == GENUINE


def test_the_digests_of_what_is_shown_are_written_anew(folder: Path) -> None:
    changed = re.sub(rb'"choices":"\w{16}"', b'"choices":"0123456789abcdef"', GENUINE)
    assert changed != GENUINE
    (folder / NAME).write_bytes(changed)
    told = list(regenerated(folder))
    assert told == ["war1812/resigned: the same actions, shown or offered otherwise"]
    assert (folder / NAME).read_bytes() == GENUINE


def test_a_match_that_is_played_otherwise_is_looked_for_again(folder: Path) -> None:
    lines = GENUINE.splitlines()
    del lines[3]
    (folder / NAME).write_bytes(b"\n".join(lines) + b"\n")
    assert list(regenerated(folder)) == ["war1812/resigned: another match"]
    assert (folder / NAME).read_bytes() == GENUINE
