"""The rulebooks have the numbers of the board."""

import re

import pytest

from app.games.quebec1759.board import INFANTRY, STANDARD
from app.words.i18n import catalogue, languages
from tests.games.rulebooks import book_in, names, rows


@pytest.mark.parametrize("language", languages())
def test_the_tables_have_the_boards_zones_and_roads(language: str) -> None:
    book, words = book_in("quebec1759", language), catalogue(language)
    zone_names = {zone: words.format(f"zone-{zone}") for zone in STANDARD.zones}
    rivers = {area: words.format(f"river-{area}") for area in STANDARD.rivers}
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
        for zone in STANDARD.zones.values()
    }


@pytest.mark.parametrize("language", languages())
def test_7_4_the_table_of_the_river_is_the_rule(language: str) -> None:
    told = [
        [int(cell) for cell in row]
        for row in rows(book_in("quebec1759", language).rules["7.4"].html)
    ]
    most = STANDARD.sheet.navy.ships
    assert told == [
        [
            up,
            STANDARD.river_limit("gb", "SL", up),
            STANDARD.river_limit("fr", "SL", up),
            STANDARD.river_limit("gb", "BA", most - up),
        ]
        for up in range(most + 1)
    ]


@pytest.mark.parametrize("language", languages())
def test_the_pieces_are_counted_as_the_board_has_them(language: str) -> None:
    opening = "".join(
        passage.html for passage in book_in("quebec1759", language).chapters[0].passages
    )
    counts = [
        sum(map(int, re.findall(r"\d+", row[-1])))
        for row in rows(opening)
        if row[0].startswith("<img") and row[-1]
    ]
    assert counts[0] == sum(block.kind == INFANTRY for block in STANDARD.sheet.blocks)
    # That there is a leader on each side is told once.
    assert sum(counts) + 1 == len(STANDARD.sheet.blocks) + STANDARD.sheet.navy.ships
