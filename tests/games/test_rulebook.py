"""The rulebooks of every game: each number once, in the ledger's order, and read in full."""

import re

import pytest

from app import games
from app.engine.ledger import cited
from app.web.rulebooks import FOLDER
from app.words.i18n import LOCALES, languages
from tests.games.rulebooks import book_in
from tests.games.shelf import KEYS, ledger

NUMBER = re.compile(r"\bA\d{1,2}\b|(?<![\d.])\d{1,2}\.\d(?![\d.])")
EDITION = re.compile(r"v?\d\.\d{2}")
OPTION = {"en": "<strong>Option:</strong>", "ja": "<strong>選択規則</strong>"}

pytestmark = pytest.mark.parametrize("key", KEYS)
in_each_language = pytest.mark.parametrize("language", languages())


@in_each_language
def test_the_rulebook_has_every_number_of_the_ledger_once_and_in_its_order(
    key: str, language: str
) -> None:
    numbers = [passage.number for passage in book_in(key, language).numbered()]
    assert numbers == list(ledger(key))
    text = (FOLDER / f"{key}.{language}.md").read_text("utf-8")
    assert re.findall(r"^\*\*(A?\d[\d.]*)\b", text, re.MULTILINE) == numbers


@in_each_language
def test_every_number_that_a_player_meets_can_be_read(key: str, language: str) -> None:
    rules = book_in(key, language).rules
    assert set(cited[key]) <= set(rules)
    files = list((LOCALES / language).glob(f"{key}*.ftl"))
    assert files
    for file in files:
        words = EDITION.sub("", file.read_text("utf-8"))
        assert set(NUMBER.findall(words)) <= set(rules), file.name


def test_both_languages_point_at_the_same_rules_from_the_same_places(key: str) -> None:
    first, *others = (book_in(key, language) for language in languages())
    for number, passage in first.rules.items():
        links = re.findall(r'href="(#rule-[^"]+)"', passage.html)
        for other in others:
            assert re.findall(r'href="(#rule-[^"]+)"', other.rules[number].html) == links, number


@in_each_language
def test_every_ruling_and_its_rules_name_each_other(key: str, language: str) -> None:
    rules = book_in(key, language).rules
    links = {
        number: set(re.findall(r'href="#rule-([\w.]+)"', passage.html))
        for number, passage in rules.items()
    }
    rulings = {number for number in ledger(key) if number.startswith("A")}
    named = {(ruling, rule) for rule in rules for ruling in links[rule] & rulings}
    back = {(ruling, rule) for ruling in rulings for rule in links[ruling]}
    assert named == back
    assert {ruling for ruling, _ in named} == rulings


@in_each_language
def test_the_options_are_told_with_their_rules(key: str, language: str) -> None:
    rules = book_in(key, language).rules
    told = {number for number, passage in rules.items() if OPTION[language] in passage.html}
    assert told == {option.rule for option in games.game(key).options}
