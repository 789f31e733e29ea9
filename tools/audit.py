"""`make audit`: does what we stand on have known vulnerabilities?

Three sources: advisories.toml beside this file, which needs no network; what the Python index says
of each locked version; and npm. One that can't be reached is told, and makes the audit no failure.
"""

import json
import os
import re
import subprocess
import sys
import tomllib
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path

from packaging.version import Version

ROOT = Path(__file__).resolve().parents[1]
LOCK = ROOT / "requirements-dev.lock"
PIN = re.compile(r"^([\w.-]+)==([\w.+!-]+)", re.MULTILINE)
SECONDS = 20
NOT_REACHED = (OSError, ValueError)


def pins(text: str) -> dict[str, str]:
    """Read names and versions from a lock file."""
    return {name.lower().replace("_", "-"): version for name, version in PIN.findall(text)}


def listed(locked: dict[str, str], advisories: dict[str, dict[str, str]]) -> list[str]:
    """Find locked versions that our own list knows to be vulnerable."""
    return [
        f"{name} {locked[name]}: {known}, without it from {fixed} on"
        for name, found in advisories.items()
        if name in locked
        for known, fixed in found.items()
        if Version(locked[name]) < Version(fixed)
    ]


def told(locked: dict[str, str], index: str) -> Iterator[str]:
    """Ask the index about each locked version. Raises what is in `NOT_REACHED`."""
    for name, version in locked.items():
        with urllib.request.urlopen(f"{index}/{name}/{version}/json", timeout=SECONDS) as answer:
            found = json.load(answer).get("vulnerabilities") or []
        for one in found:
            if not one.get("withdrawn"):
                names = ", ".join([one["id"], *one.get("aliases", [])])
                fixed = ", ".join(one.get("fixed_in", [])) or "no version yet"
                yield f"{name} {version}: {names}, without it: {fixed}"


def index_address() -> str:
    """Return where the Python index tells of single versions: AUDIT_INDEX, or pip's default."""
    from pip._internal.models.index import PyPI

    return os.environ.get("AUDIT_INDEX", PyPI.pypi_url).rstrip("/")


def npm(command: list[str]) -> list[str]:
    """Have npm audit what package-lock.json names. Raises what is in `NOT_REACHED`."""
    ran = subprocess.run([*command, "audit", "--json"], capture_output=True, text=True, check=False)
    report = json.loads(ran.stdout)
    if "vulnerabilities" not in report:
        raise ValueError("npm's registry does not audit")
    return [f"{name}: {one['severity']}" for name, one in report["vulnerabilities"].items()]


def main(command: list[str]) -> int:
    """Ask all three; 1 when something is known."""
    locked = pins(LOCK.read_text("utf-8"))
    advisories = tomllib.loads(Path(__file__).with_name("advisories.toml").read_text("utf-8"))
    known = [
        source("our own list", lambda: listed(locked, advisories)),
        source("the Python index", lambda: list(told(locked, index_address()))),
        source("npm", lambda: npm(command)),
    ]
    return 1 if any(known) else 0


def source(name: str, ask: Callable[[], list[str]]) -> list[str]:
    """Print what a source knows."""
    try:
        found = ask()
    except NOT_REACHED as error:
        print(f"{name}: NOT REACHED ({type(error).__name__})")
        return []
    print(f"{name}: {len(found) or 'nothing'} known")
    for line in found:
        print("   ", line)
    return found


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
