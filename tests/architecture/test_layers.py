"""Every package under app/ stands where the import contracts see it."""

import tomllib
from typing import Any

from tests.architecture.repository import ROOT

CONTRACTS: list[dict[str, Any]] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))[
    "tool"
]["importlinter"]["contracts"]
PACKAGES = {f"app.{file.parent.name}" for file in ROOT.glob("app/*/__init__.py")}
APART = "app.verify"


def layered() -> set[str]:
    """The modules that some contract puts on a floor."""
    floors = [floor for contract in CONTRACTS for floor in contract.get("layers", ())]
    return {
        name for floor in floors for name in floor.replace("|", ":").replace(" ", "").split(":")
    }


def forbidden_to(package: str) -> set[str]:
    """The modules that a package may not import by any contract."""
    return {
        name
        for contract in CONTRACTS
        if package in contract.get("source_modules", ())
        for name in contract["forbidden_modules"]
    }


def test_every_package_has_its_floor() -> None:
    assert PACKAGES - layered() == {APART}


def test_the_verifier_stands_apart_from_every_other_package() -> None:
    assert PACKAGES - {APART} <= forbidden_to(APART)
