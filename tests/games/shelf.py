"""The games on the shelf, and where each one's code, rules and tests are."""

import inspect
from functools import cache
from pathlib import Path

from app import games
from app.engine.ledger import Paragraph, read_ledger

KEYS = sorted(games.games())
TESTS = Path(__file__).parent


def code(key: str) -> Path:
    """Return the folder of a game's package."""
    return Path(inspect.getfile(type(games.game(key)))).parent


@cache
def ledger(key: str) -> dict[str, Paragraph]:
    """Read a game's ledger of rules."""
    return read_ledger(code(key) / "rules.toml")


def in_code(key: str) -> set[str]:
    """List the rules of a game that a function is."""
    return {number for number, paragraph in ledger(key).items() if paragraph.status == "code"}
