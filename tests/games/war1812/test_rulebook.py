"""The rulebooks have the numbers of the board."""

import pytest

from app.games.war1812.board import STANDARD
from app.words.i18n import catalogue, languages
from tests.games.rulebooks import book_in, names, rows


@pytest.mark.parametrize("language", languages())
def test_the_tables_have_the_boards_numbers(language: str) -> None:
    rules, words = book_in("war1812", language).rules, catalogue(language)
    towns = {town.id: words.format(f"town-{town.id}") for town in STANDARD.sheet.towns}
    by_value = {int(value): [names(us), names(gb)] for value, us, gb in rows(rules["1.1"].html)}
    assert by_value == {
        value: [
            {towns[t.id] for t in STANDARD.sheet.towns if (t.side, t.value) == (side, value)}
            for side in STANDARD.sides
        ]
        for value in range(1, 6)
    }
    for (_, us, gb, others), lake in zip(
        rows(rules["1.3"].html), STANDARD.lakes.values(), strict=True
    ):
        assert [us, gb] == [towns[lake.bases[side]] for side in STANDARD.sides]
        assert names(others) | {us, gb} == {towns[town] for town in lake.towns}
    cities = [town for town in STANDARD.sheet.towns if town.reinforcements]
    given = {
        city.split("(")[0].strip(): [int(a), int(b)] for city, a, b in rows(rules["14.1"].html)
    }
    assert given == {
        towns[city.id]: [city.reinforcements["1813"], city.reinforcements["1814"]]
        for city in cities
    }
