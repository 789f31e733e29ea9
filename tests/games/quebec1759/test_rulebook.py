"""The rulebooks: every number once, in the ledger's order, and the numbers of the board."""

import re
from pathlib import Path

import pytest

import app.games.quebec1759 as package
from app.engine.ledger import read_ledger
from app.games.quebec1759.board import INFANTRY, RIVERS, SHEET, ZONES, river_limit
from app.games.quebec1759.options import OPTIONS
from app.web.rulebooks import FOLDER, Rulebook, rulebook
from app.words.i18n import LOCALES, catalogue, languages

LEDGER = read_ledger(Path(package.__file__).parent / "rules.toml")
NUMBER = re.compile(r"\bA\d{1,2}\b|(?<![\d.])\d{1,2}\.\d(?![\d.])")


def book_in(language: str) -> Rulebook:
    book = rulebook("quebec1759", language)
    assert book is not None
    assert book.language == language
    return book


def rows(html: str) -> list[list[str]]:
    """The cells of the tables in a text, without their headings."""
    found = re.findall(r"<tr>(.*?)</tr>", html, re.DOTALL)
    return [cells for row in found if (cells := re.findall(r"<td>(.*?)</td>", row, re.DOTALL))]


def names(cell: str) -> set[str]:
    return set(filter(None, re.split(r", |、", cell)))


@pytest.mark.parametrize("language", languages())
def test_the_rulebook_has_every_number_of_the_ledger_once_and_in_its_order(language: str) -> None:
    numbers = [passage.number for passage in book_in(language).numbered()]
    assert numbers == list(LEDGER)
    text = (FOLDER / f"quebec1759.{language}.md").read_text("utf-8")
    assert re.findall(r"^\*\*(A?\d[\d.]*)\b", text, re.MULTILINE) == numbers


@pytest.mark.parametrize("language", languages())
def test_every_number_that_words_speak_of_can_be_read(language: str) -> None:
    rules = book_in(language).rules
    files = list((LOCALES / language).glob("quebec1759*.ftl"))
    assert len(files) > 5
    for file in files:
        found = set(NUMBER.findall(file.read_text("utf-8"))) - {"2.01", "2.0"}
        assert found <= set(rules), file.name


def test_both_languages_point_at_the_same_rules_from_the_same_places() -> None:
    first, *others = (book_in(language) for language in languages())
    for number, passage in first.rules.items():
        links = re.findall(r'href="(#rule-[^"]+)"', passage.html)
        for other in others:
            assert re.findall(r'href="(#rule-[^"]+)"', other.rules[number].html) == links, number


@pytest.mark.parametrize("language", languages())
def test_every_ruling_and_its_rules_name_each_other(language: str) -> None:
    rules = book_in(language).rules
    links = {
        number: set(re.findall(r'href="#rule-([\w.]+)"', passage.html))
        for number, passage in rules.items()
    }
    rulings = {number for number in LEDGER if number.startswith("A")}
    named = {(ruling, rule) for rule in rules for ruling in links[rule] & rulings}
    back = {(ruling, rule) for ruling in rulings for rule in links[ruling]}
    assert named == back
    assert {ruling for ruling, _ in named} == rulings


@pytest.mark.parametrize("language", languages())
def test_the_tables_have_the_boards_zones_and_roads(language: str) -> None:
    book, words = book_in(language), catalogue(language)
    zone_names = {zone: words.format(f"zone-{zone}") for zone in ZONES}
    rivers = {area: words.format(f"river-{area}") for area in RIVERS}
    rivers[""] = words.format("quebec1759-data-no-river")
    told = {
        code: (name, river, names(to)) for name, code, river, to in rows(book.rules["1.1"].html)
    }
    assert told == {
        zone.id: (
            zone_names[zone.id],
            rivers[zone.river],
            {zone_names[to] for to in zone.roads} or {rivers[""]},
        )
        for zone in ZONES.values()
    }


@pytest.mark.parametrize("language", languages())
def test_7_4_the_table_of_the_river_is_the_rule(language: str) -> None:
    told = [[int(cell) for cell in row] for row in rows(book_in(language).rules["7.4"].html)]
    most = SHEET.navy.ships
    assert told == [
        [
            up,
            river_limit("gb", "SL", up),
            river_limit("fr", "SL", up),
            river_limit("gb", "BA", most - up),
        ]
        for up in range(most + 1)
    ]


@pytest.mark.parametrize("language", languages())
def test_the_pieces_are_counted_as_the_board_has_them(language: str) -> None:
    opening = "".join(passage.html for passage in book_in(language).chapters[0].passages)
    counts = [
        sum(map(int, re.findall(r"\d+", row[-1])))
        for row in rows(opening)
        if row[0].startswith("<img") and row[-1]
    ]
    assert counts[0] == sum(block.kind == INFANTRY for block in SHEET.blocks)
    # That there is a leader on each side is told once.
    assert sum(counts) + 1 == len(SHEET.blocks) + SHEET.navy.ships


def test_the_options_are_told_with_their_rules() -> None:
    for language, word in (("en", "<strong>Option:</strong>"), ("ja", "<strong>選択規則</strong>")):
        rules = book_in(language).rules
        told = {number for number, passage in rules.items() if word in passage.html}
        assert told == {option.rule for option in OPTIONS}
