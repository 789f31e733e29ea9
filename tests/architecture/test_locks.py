"""The lock files hold what pyproject.toml asks for, by hash, and say nothing of where it lay."""

import re
import tomllib

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from packaging.version import Version

from tests.architecture.repository import ROOT

PIN = re.compile(r"^([\w.-]+)==([\w.+!-]+)", re.MULTILINE)
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
GROUPS = PROJECT["dependency-groups"]
RUNTIME: list[str] = PROJECT["project"]["dependencies"]
EXTRAS: dict[str, list[str]] = PROJECT["project"]["optional-dependencies"]
NAMED = [line for group in GROUPS.values() for line in group if isinstance(line, str)]
ALL = RUNTIME + NAMED + [line for extra in EXTRAS.values() for line in extra]


def pins(name: str) -> dict[str, Version]:
    text = (ROOT / name).read_text("utf-8")
    return {canonicalize_name(package): Version(version) for package, version in PIN.findall(text)}


@pytest.mark.parametrize(
    ("lock", "asked"), [("requirements.lock", RUNTIME), ("requirements-dev.lock", ALL)]
)
def test_a_lock_holds_what_is_asked_for(lock: str, asked: list[str]) -> None:
    held = pins(lock)
    for requirement in map(Requirement, asked):
        version = held.get(canonicalize_name(requirement.name))
        assert version is not None, f"{requirement} is not in {lock}: make lock"
        assert version in requirement.specifier, f"{requirement} is {version} in {lock}: make lock"


def test_one_environment_serves_both_locks() -> None:
    assert pins("requirements.lock").items() <= pins("requirements-dev.lock").items()


@pytest.mark.parametrize("lock", ["requirements.lock", "requirements-dev.lock"])
def test_every_pin_has_a_hash_and_no_address(lock: str) -> None:
    text = (ROOT / lock).read_text("utf-8")
    blocks = re.split(r"^(?=[\w.-]+==)", text, flags=re.MULTILINE)[1:]
    assert all("--hash=sha256:" in block for block in blocks)
    assert "://" not in text


def test_the_client_tools_are_locked_without_an_address() -> None:
    text = (ROOT / "package-lock.json").read_text("utf-8")
    assert '"resolved"' not in text
    assert '"integrity"' in text
