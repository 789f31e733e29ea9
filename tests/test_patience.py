"""Every limit of a test is multiplied by how slow the machine is."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tools.slowness import factor

ROOT = Path(__file__).parents[1]
PLANTED = """
import time

import pytest

@pytest.mark.timeout(0.5)
def test_of_its_own_limit():
    time.sleep(1)

def test_of_the_usual_limit():
    time.sleep(1)

@pytest.mark.long
def test_that_takes_long():
    time.sleep(1)
"""
OURS = ("--rootdir", ".", "-o", "timeout=0.5", "-o", "markers=long", "--timeout-method", "signal")


@pytest.mark.parametrize(("slow", "failed"), [("1", 2), ("0.2", 2), ("40", 0)])
def test_slow_machines_and_long_tests_are_given_more_time(
    tmp_path: Path, slow: str, failed: int
) -> None:
    (tmp_path / "test_planted.py").write_text(PLANTED, "utf-8")
    # The import of the other plugins takes longer than the tests.
    alone = {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    usual = {"PYTHONPATH": str(ROOT), "PYTEST_PLUGINS": "tests.fixtures.patience,pytest_timeout"}
    ran = subprocess.run(
        [sys.executable, "-m", "pytest", *OURS],
        cwd=tmp_path,
        env={**os.environ, **alone, **usual, "TESTS_TIMEOUT_FACTOR": slow},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (f"{failed} failed" in ran.stdout) is bool(failed), ran.stdout
    assert f"{3 - failed} passed" in ran.stdout


def test_no_machine_is_given_less_time_than_is_written() -> None:
    assert factor(1) >= 1
