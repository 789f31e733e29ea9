"""The programs of docs/research.md run as they stand there."""

import re
import subprocess
import sys

import pytest

from tests.architecture.repository import ROOT

PROGRAMS = re.findall(
    r"```python\n(.*?)```", (ROOT / "docs/research.md").read_text("utf-8"), re.DOTALL
)


@pytest.mark.parametrize(
    ("program", "said"),
    # Three matches end somehow, with a reward for either side: they are played by chance.
    [
        (PROGRAMS[0], r"Counter\(\{(?=.*\('us', -?\d\.0\)).*\('gb', -?\d\.0\)"),
        (PROGRAMS[1], r"\[-?\d\.0, -?\d\.0\]"),
    ],
    ids=["pettingzoo", "openspiel"],
)
def test_a_program_of_the_docs_runs(program: str, said: str) -> None:
    run = subprocess.run(
        [
            sys.executable,
            "-W",
            "error::UserWarning",
            "-c",
            program.replace("range(20)", "range(3)"),
        ],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    assert re.search(said, run.stdout)
