"""The rulebooks of the site, as tests read them."""

import re

from app.web.rulebooks import Rulebook, rulebook


def book_in(key: str, language: str) -> Rulebook:
    """Return a game's rulebook in a language that it is written in."""
    book = rulebook(key, language)
    assert book is not None
    assert book.language == language
    return book


def rows(html: str) -> list[list[str]]:
    """List the cells of the tables in a text, without their headings."""
    found = re.findall(r"<tr>(.*?)</tr>", html, re.DOTALL)
    return [cells for row in found if (cells := re.findall(r"<td>(.*?)</td>", row, re.DOTALL))]


def names(cell: str) -> set[str]:
    """List what a cell names."""
    return set(filter(None, re.split(r", |、", cell)))
