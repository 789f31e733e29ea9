"""The board sheet as clients get it."""

import json

from app.games.madison.board import STANDARD, Board

RULES_ALONE = ("ops", "when", "window", "again")
"""What of a card only the rules read."""


def planned(board: Board) -> bytes:
    """Return a board's sheet as clients get it, as JSON, without what only the rules read.

    A card has its text only where title or text are not the standard sheet's: else the catalogue
    has both, in the reader's language.
    """
    sheet = json.loads(board.raw)
    sheet["scenarios"] = []
    usual = {card.id: (card.title, card.text) for card in STANDARD.sheet.cards}
    for card in sheet["cards"]:
        for part in RULES_ALONE:
            card.pop(part, None)
        if (card["title"], card.get("text", "")) == usual.get(card["id"]):
            card.pop("text", None)
    return json.dumps(sheet, ensure_ascii=False, separators=(",", ":")).encode()
