"""Boards that a rulebook does not allow, made from the standard ones."""

import re
from pathlib import Path

from tests.data_sheets.test_reading import complaints, sheet_of


def rules_against(key: str, was: str, becomes: str, folder: Path) -> set[str]:
    """Return the rules that refuse a game's board with one place of its data sheet changed."""
    text, count = re.subn(was, becomes, sheet_of(key), count=1)
    assert count == 1
    return {rule for _, rule, _ in complaints(folder, text)}
