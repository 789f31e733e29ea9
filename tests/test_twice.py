"""What fails is run once more, alone: the second answer counts, and chance is named."""

import os
import subprocess
import sys
from pathlib import Path

from tools.twice import MAX_BY_CHANCE

ROOT = Path(__file__).parents[1]
FLAKY = """
from pathlib import Path

def test_chance():
    seen = Path("seen")
    again = seen.exists()
    seen.touch()
    assert again

def test_sound():
    pass
"""
ALONE = {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", "PYTEST_PLUGINS": "xdist.plugin"}
"""No plugin that these tests do not need: most of their time was the import of the others."""
WRONG = """
def test_wrong():
    assert not "right"
"""


def twice(folder: Path, source: str) -> tuple[int, str, str]:
    """Return what the gate ends with on tests of this source, what it prints and what it keeps."""
    (folder / "test_planted.py").write_text(source, "utf-8")
    ours = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    ran = subprocess.run(
        [sys.executable, "-m", "tools.twice", "-n", "2", "--rootdir", str(folder), str(folder)],
        cwd=folder,
        env={**ours, **ALONE, "PYTHONPATH": str(ROOT), "BUNDLE": "true"},
        capture_output=True,
        text=True,
        check=False,
    )
    kept = folder / "var" / "flaky.txt"
    return ran.returncode, ran.stdout, kept.read_text("utf-8") if kept.exists() else ""


def test_what_passes_alone_is_named_and_stops_nothing(tmp_path: Path) -> None:
    code, said, kept = twice(tmp_path, FLAKY)
    assert code == 0, said
    assert "BUNDLE=true " in kept
    assert kept.endswith("python -m pytest test_planted.py::test_chance\n")
    assert kept.strip() in said


def test_what_fails_twice_fails(tmp_path: Path) -> None:
    code, said, kept = twice(tmp_path, FLAKY + WRONG)
    assert code == 1, said
    assert "test_chance" in kept
    assert "test_wrong" not in kept


def test_of_many_failures_none_is_run_again(tmp_path: Path) -> None:
    many = "".join(f"def test_{n}():\n    assert {n} < 0\n" for n in range(MAX_BY_CHANCE + 1))
    code, said, kept = twice(tmp_path, many)
    assert (code, kept) == (1, "")
    assert "once more" not in said


def test_a_broken_file_is_no_chance(tmp_path: Path) -> None:
    code, said, _ = twice(tmp_path, "import nothing_of_that_name\n")
    assert code != 0, said
