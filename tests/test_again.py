"""A failed test says how it is played again: with the same dice."""

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
PLANTED = """
from tests.fixtures.chance import drawn

def test_dice():
    assert not drawn("dice", 8).hex()
"""


def ran(folder: Path, *arguments: str, **settings: str) -> str:
    """Return what pytest prints of the planted test."""
    # The import of the other plugins takes longer than the test.
    alone = {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    usual = {"PYTHONPATH": str(ROOT), "PYTEST_PLUGINS": "tests.fixtures.chance"}
    return subprocess.run(
        [sys.executable, "-m", "pytest", "--rootdir", str(folder), *arguments],
        cwd=folder,
        env={**os.environ, **alone, **usual, **settings},
        capture_output=True,
        text=True,
        check=False,
    ).stdout


def test_a_failed_test_names_the_command_that_plays_it_again(tmp_path: Path) -> None:
    (tmp_path / "test_planted.py").write_text(PLANTED, "utf-8")
    said = ran(tmp_path, "--seed=7", BUNDLE="true", CHROMIUM="a browser")
    [command] = re.findall(r"^.*-m pytest .*$", said, re.MULTILINE)
    *settings, program, _m, _pytest, seed, test = shlex.split(command)
    assert settings[:2] == ["BUNDLE=true", "CHROMIUM=a browser"]
    assert (program, seed, test) == (".venv/bin/python", "--seed=7", "test_planted.py::test_dice")
    dice = re.compile(r"assert not '(\w{16})'")
    # Once in the failure and, where there is room for it, once in the summary.
    thrown = set(dice.findall(said))
    assert len(thrown) == 1
    assert set(dice.findall(ran(tmp_path, seed, test))) == thrown
    assert not thrown & set(dice.findall(ran(tmp_path, test)))
