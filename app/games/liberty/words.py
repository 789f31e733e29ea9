"""Small phrases that every chapter uses to refuse, ask and tell."""

from typing import Protocol

from app.engine.ledger import rule
from app.games.liberty.board import Board


class Dated(Protocol):
    """A position or a view: it has a board and a year."""

    @property
    def board(self) -> Board:
        """The board that is played on."""

    @property
    def year(self) -> int:
        """The year of the match."""


def place_name(place: str) -> str:
    """Return the message that names a hex or a box."""
    return f"@liberty-at-{place.lower()}"


@rule("2.21", "A46")
def block_name(block: str, now: Dated) -> str:
    """Return the message that names a block in its year: Howe's is Clinton's from 1778 on."""
    renamed = now.board.roster[block].renamed
    is_another = renamed and now.year >= renamed
    return f"@liberty-block-{block}{'-renamed' if is_another else ''}"


def printed_name(block: str) -> str:
    """Return the message that names a block as it is printed."""
    return f"@liberty-block-{block}"
