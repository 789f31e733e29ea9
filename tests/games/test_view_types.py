"""What a game's client reads of a view is what its server shows."""

import re
from pathlib import Path

import msgspec
import pytest

from app import games

ROOT = Path(__file__).resolve().parents[2]
TYPES = {file.parent.name: file for file in ROOT.glob("static/games/*/view.d.ts")}
INTERFACE = re.compile(
    r"^export interface View (?:extends \w+ )?\{\n(.*?)^\}", re.MULTILINE | re.DOTALL
)
FIELD = re.compile(r"^  (\w+)(\??):", re.MULTILINE)


def read(types: str) -> dict[str, bool]:
    """Whether each field of a file's view may be left out."""
    found = INTERFACE.search(types)
    assert found, "no view"
    return {name: bool(mark) for name, mark in FIELD.findall(found[1])}


def faults(types: str, view: type) -> list[str]:
    """The fields that no view has, and those that are left out without the client's knowing."""
    shown = {field.encode_name: field.required for field in msgspec.structs.fields(view)}
    unknown = [name for name in read(types) if name not in shown]
    missing = [name for name, may in read(types).items() if not may and not shown.get(name, True)]
    return [*(f"no {name}" for name in unknown), *(f"{name} may be missing" for name in missing)]


@pytest.mark.parametrize("key", sorted(TYPES))
def test_the_client_reads_fields_that_are_shown(key: str) -> None:
    assert not faults(TYPES[key].read_text("utf-8"), games.game(key).view_type)


class Shown(msgspec.Struct):
    year: int
    winner: str = ""


def test_planted_faults_are_found() -> None:
    assert not faults("export interface View {\n  year: number;\n  winner?: string;\n}\n", Shown)
    assert faults("export interface View {\n  season: string;\n}\n", Shown) == ["no season"]
    assert faults("export interface View {\n  winner: string;\n}\n", Shown) == [
        "winner may be missing"
    ]
