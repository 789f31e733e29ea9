"""The book's gallery of cards says what the board's data and the catalogue say."""

import pytest

from app.games.madison.board import STANDARD
from app.words.i18n import catalogue, languages
from tests.games.rulebooks import book_in, rows


@pytest.mark.parametrize("language", languages())
def test_each_card_stands_in_the_gallery_as_the_board_has_it(language: str) -> None:
    gallery = book_in("madison", language).chapters[-1]
    shown = {row[0]: row for passage in gallery.passages for row in rows(str(passage.html))}
    assert list(shown) == list(STANDARD.cards)
    words = catalogue(language)
    for card in STANDARD.cards.values():
        title, value, text = shown[card.id][1], shown[card.id][2], shown[card.id][5]
        assert title == words.format(f"madison-card-{card.id}")
        assert value == str(card.value)
        assert text == words.format(f"madison-card-text-{card.id}")
