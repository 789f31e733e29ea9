"""The rulebooks: every number once, in the ledger's order, and the numbers of the board."""

import re

import pytest

from app.engine.ledger import cited
from app.games.war1812.board import LAKES, SHEET
from app.games.war1812.game import WarOf1812
from app.web.rulebooks import FOLDER, Rulebook, rulebook
from app.words.i18n import LOCALES, catalogue, languages
from tests.games.war1812.test_ledger import LEDGER, mentioned

NUMBER = re.compile(r"\bA\d{1,2}\b|(?<![\d.])\d{1,2}\.\d(?![\d.])")


def book_in(language: str) -> Rulebook:
    book = rulebook("war1812", language)
    assert book is not None
    assert book.language == language
    return book


def rows(book: Rulebook, number: str) -> list[list[str]]:
    """The cells of a rule's table."""
    found = re.findall(r"<tr>(.*?)</tr>", book.rules[number].html, re.DOTALL)
    return [re.findall(r"<td>(.*?)</td>", row, re.DOTALL) for row in found[1:]]


def names(cell: str) -> set[str]:
    return set(filter(None, re.split(r", |、", cell)))


@pytest.mark.parametrize("language", languages())
def test_the_rulebook_has_every_number_of_the_ledger_once_and_in_its_order(language: str) -> None:
    numbers = [passage.number for passage in book_in(language).numbered()]
    assert numbers == list(LEDGER)
    text = (FOLDER / f"war1812.{language}.md").read_text("utf-8")
    assert re.findall(r"^\*\*(A?\d[\d.]*)\b", text, re.MULTILINE) == numbers


@pytest.mark.parametrize("language", languages())
def test_every_number_that_a_player_meets_can_be_read(language: str) -> None:
    rules = book_in(language).rules
    assert set(cited["war1812"]) <= set(rules)
    assert {number for number, _ in mentioned()} <= set(rules)
    for file in (LOCALES / language).glob("war1812*.ftl"):
        assert set(NUMBER.findall(file.read_text("utf-8"))) <= set(rules), file.name


def test_both_languages_point_at_the_same_rules_from_the_same_places() -> None:
    first, *others = (book_in(language) for language in languages())
    for number, passage in first.rules.items():
        links = re.findall(r'href="(#rule-[^"]+)"', passage.html)
        for other in others:
            assert re.findall(r'href="(#rule-[^"]+)"', other.rules[number].html) == links, number


@pytest.mark.parametrize("language", languages())
def test_every_ruling_is_named_at_a_rule_that_it_belongs_to(language: str) -> None:
    rules = book_in(language).rules
    named = {
        ruling
        for number, passage in rules.items()
        if not number.startswith("A")
        for ruling in re.findall(r'href="#rule-(A\d+)"', passage.html)
    }
    assert named == {number for number in LEDGER if number.startswith("A")}


@pytest.mark.parametrize("language", languages())
def test_the_tables_have_the_boards_numbers(language: str) -> None:
    book, words = book_in(language), catalogue(language)
    towns = {town.id: words.format(f"town-{town.id}") for town in SHEET.towns}
    by_value = {int(value): [names(us), names(gb)] for value, us, gb in rows(book, "1.1")}
    assert by_value == {
        value: [
            {towns[t.id] for t in SHEET.towns if (t.side, t.value) == (side, value)}
            for side in WarOf1812.sides
        ]
        for value in range(1, 6)
    }
    for (_, us, gb, others), lake in zip(rows(book, "1.3"), LAKES.values(), strict=True):
        assert [us, gb] == [towns[lake.bases[side]] for side in WarOf1812.sides]
        assert names(others) | {us, gb} == {towns[town] for town in lake.towns}
    cities = [town for town in SHEET.towns if town.reinforcements]
    given = {city.split("(")[0].strip(): [int(a), int(b)] for city, a, b in rows(book, "14.1")}
    assert given == {
        towns[city.id]: [city.reinforcements["1813"], city.reinforcements["1814"]]
        for city in cities
    }


def test_the_options_are_told_with_their_rulings() -> None:
    for language, word in (("en", "<strong>Option:</strong>"), ("ja", "<strong>選択規則</strong>")):
        rules = book_in(language).rules
        told = {number for number, passage in rules.items() if word in passage.html}
        assert told == {option.rule for option in WarOf1812.options}


def test_every_datum_of_the_board_has_a_certainty_and_known_sources() -> None:
    provenance = WarOf1812.provenance
    known = {source.key for source in provenance.sources}
    sizes = {table.key: len(table.rows) for table in provenance.tables}
    assert sizes == {"towns": 27, "reinforcements": 3, "links": len(SHEET.links), "blocks": 7}
    assert sum(provenance.counts().values()) == 27 * 3 + 3 * 2 + len(SHEET.links) + 7 + 5
    for table in provenance.tables:
        for row in table.rows:
            assert len(row.data) == len(table.columns)
            assert set(row.sources) <= known
