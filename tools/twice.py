"""Run pytest; run what failed once more, each test alone in a fresh process.

    python -m tools.twice -n 3 -m "not long"      any arguments of pytest

What fails twice fails. What passes the second time does not stop a submission: it is named at the
end and in `var/flaky.txt` with the command that plays it again, for whoever sees it to mend next.
"""

import json
import subprocess
import sys
from pathlib import Path

from tools import again

FLAKY = Path("var/flaky.txt")
FAILED = Path(".pytest_cache/v/cache/lastfailed")
"""Where pytest keeps what failed in the run before."""
MAX_BY_CHANCE = 8
"""Of more failures than that none is run again: it is the change."""
SOME_FAILED = 1
"""What pytest ends with then; other codes say that it could not run its tests."""


def main(arguments: list[str]) -> int:
    """Return pytest's code, or 0 when all that failed passed the second time."""
    code = _pytest("--cache-clear", *arguments)
    failed = list(json.loads(FAILED.read_text("utf-8"))) if code == SOME_FAILED else []
    if not 0 < len(failed) <= MAX_BY_CHANCE:
        return code
    print(f"{len(failed)} failed: once more, each alone", flush=True)
    seed = [one for one in arguments if one.startswith("--seed=")]
    wrong = [test for test in failed if _pytest("-p", "no:cacheprovider", *seed, test) != 0]
    _name([again.command(test, *seed) for test in failed if test not in wrong])
    return code if wrong else 0


def _pytest(*arguments: str) -> int:
    return subprocess.run([sys.executable, "-m", "pytest", *arguments], check=False).returncode


def _name(commands: list[str]) -> None:
    """Write down what plays again what failed by chance, for the end of the gate."""
    FLAKY.parent.mkdir(exist_ok=True)
    with FLAKY.open("a", encoding="utf-8") as kept:
        for command in commands:
            line = f"failed, then passed alone: {command}"
            print(line, flush=True)
            kept.write(f"{line}\n")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
