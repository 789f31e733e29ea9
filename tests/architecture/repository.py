"""The files that git tracks and the code under app/, for the tests of architecture."""

import ast
import subprocess
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


@cache
def tracked_files() -> tuple[Path, ...]:
    """The files of this work tree that git tracks."""
    listed = subprocess.run(
        ["git", "ls-files", "-z"], cwd=ROOT, check=True, capture_output=True, text=True
    ).stdout
    files = (ROOT / name for name in listed.split("\0") if name)
    return tuple(file for file in files if file.is_file())


def text_files() -> Iterator[tuple[str, str]]:
    """Name and text of each tracked file that is text."""
    for file in tracked_files():
        try:
            yield str(file.relative_to(ROOT)), file.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue


def modules(*under: str) -> Iterator[tuple[str, ast.Module]]:
    """Name and syntax tree of each Python file under some folders, but for the games' data.

    No tree is kept: with all of them in memory, Python looks for garbage longer than it parses.
    """
    for name, text in sources(*under):
        yield name, ast.parse(text)


def sources(*under: str) -> Iterator[tuple[str, str]]:
    """Name and text of each Python file under some folders, but for the games' data."""
    folders = under or ("app", "proofs")
    for file in sorted(file for folder in folders for file in (ROOT / folder).rglob("*.py")):
        if "data" not in file.relative_to(ROOT).parts[:-1]:
            yield str(file.relative_to(ROOT)), file.read_text(encoding="utf-8")


def games() -> frozenset[str]:
    """The keys of the games: their packages' names."""
    return frozenset(file.parent.name for file in (ROOT / "app/games").glob("*/__init__.py"))
