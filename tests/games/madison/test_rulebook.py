"""The book's tables and gallery of cards say what the board's data and the catalogue say."""

import pytest

from app.games.madison.board import STANDARD, Card
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


TURNS = {"1812_SF": "In the second half of 1812", "1814_SF": "In the second half of 1814"}


def named(sheet: Card) -> list[str]:
    """List what a card's text must name: spaces and turns of its conditions, supply."""
    found = [one for when in sheet.when for one in when.get("conds", (when,))]
    names = [STANDARD.spaces[one["space"]].name for one in found if "space" in one]
    turns = [TURNS[turn] for one in found if one["c"] == "turn" for turn in one["in"]]
    restores = any(op["op"] == "restore" for op in sheet.ops)
    return [*names, *turns, *(["in supply"] if restores else [])]


@pytest.mark.parametrize("card", STANDARD.cards)
def test_8_27_the_text_of_a_card_tells_the_conditions_that_the_card_has(card: str) -> None:
    sheet = STANDARD.cards[card]
    assert [name for name in named(sheet) if name not in sheet.text] == []


def table(number: str, language: str) -> list[list[str]]:
    """Return the rows of a rule's table."""
    return rows(str(book_in("madison", language).rules[number].html))


def signed(number: int) -> str:
    """Write what is added to a die."""
    return f"{number:+d}".replace("-", "\u2212") if number else "0"


@pytest.mark.parametrize("language", languages())
def test_10_21_the_odds_stand_in_the_book_as_the_board_has_them(language: str) -> None:
    tables = STANDARD.tables
    below, *listed = table("10.21", language)
    assert below[1] == signed(tables.long_odds)
    assert listed == [[f"{row.attack}:{row.defence}", signed(row.drm)] for row in tables.odds]


@pytest.mark.parametrize("language", languages())
def test_10_51_the_results_stand_in_the_book_as_the_board_has_them(language: str) -> None:
    words = catalogue(language)
    for total, (shown, code) in enumerate(
        zip(table("10.51", language), STANDARD.tables.land, strict=True), 2
    ):
        assert shown[0] == str(total)
        # 2.77 What a 9 does depends on where it is rolled.
        assert code == "DR9" or shown[1] == words.format(f"madison-result-{code.lower()}")


@pytest.mark.parametrize("language", languages())
def test_12_2_naval_results_stand_in_the_book_as_the_board_has_them(language: str) -> None:
    words = catalogue(language)

    def told(code: str) -> str:
        return words.format(f"madison-naval-{code.replace('_', '-').replace('+', '-')}")

    wanted = [[told(row.attacker), told(row.defender)] for row in STANDARD.tables.naval]
    assert [shown[1:3] for shown in table("12.2", language)] == wanted
