"""The board sheet: what rule and map say of towns, links, lakes and blocks."""

from collections import Counter

import pytest

from app.games.war1812.board import SIDES, STANDARD
from app.games.war1812.game import WarOf1812


def test_1_1_fifteen_american_and_twelve_british_towns():
    assert Counter(town.side for town in STANDARD.towns.values()) == {"us": 15, "gb": 12}


@pytest.mark.parametrize(
    ("town", "value"),
    [("kingston", 3), ("detroit", 3), ("sackets-harbor", 2), ("utica", 1), ("quebec", 5)],
)
def test_1_1_a_town_has_one_number(town, value):
    assert STANDARD.towns[town].value == value


def test_1_1_all_values_and_their_sums():
    assert all(1 <= town.value <= 5 for town in STANDARD.towns.values())
    sums = {side: sum(t.value for t in STANDARD.towns.values() if t.side == side) for side in SIDES}
    assert sums == {"us": 31, "gb": 26}


def test_1_1_links_join_two_towns_once_and_every_town_can_be_reached():
    pairs = [frozenset((link.a, link.b)) for link in STANDARD.sheet.links]
    assert len(pairs) == len(set(pairs)) == 37
    assert all(len(pair) == 2 and pair <= set(STANDARD.towns) for pair in pairs)
    reached, open_towns = {"york"}, ["york"]
    while open_towns:
        near = set(STANDARD.neighbours[open_towns.pop()]) - reached
        reached |= near
        open_towns += near
    assert reached == set(STANDARD.towns)


def test_1_1_neighbours_are_mutual():
    assert all(a in STANDARD.neighbours[b] for a, near in STANDARD.neighbours.items() for b in near)


def test_1_3_three_lakes_with_a_base_for_each_side():
    assert {
        lake: (sheet.bases["gb"], sheet.bases["us"]) for lake, sheet in STANDARD.lakes.items()
    } == {
        "lake-erie": ("amherstburg", "erie"),
        "lake-ontario": ("kingston", "sackets-harbor"),
        "lake-champlain": ("lacolle", "plattsburg"),
    }
    assert {t.id for t in STANDARD.towns.values() if t.base} == {
        *STANDARD.bases["us"],
        *STANDARD.bases["gb"],
    }


def test_1_3_example_the_towns_on_lake_erie():
    assert set(STANDARD.lakes["lake-erie"].towns) == {
        "detroit", "sandusky", "erie", "buffalo", "fort-erie", "port-dover", "amherstburg",
    }  # fmt: skip
    assert not STANDARD.towns["london"].lake
    assert not STANDARD.towns["pittsburgh"].lake
    assert not STANDARD.towns["williamsburg"].lake
    assert STANDARD.towns["york"].lake == "lake-ontario"


def test_1_3_towns_and_lakes_name_each_other():
    for lake in STANDARD.lakes.values():
        assert {t.id for t in STANDARD.towns.values() if t.lake == lake.id} == set(lake.towns)
        assert all(lake.bases[side] in lake.towns for side in SIDES)


def test_2_1_twenty_five_blocks_a_side():
    assert all(len(STANDARD.army[side]) + STANDARD.sheet.ships_per_side == 25 for side in SIDES)
    assert len(STANDARD.roster) == 38


def test_2_1_the_kinds_of_blocks():
    kinds = Counter((block.side, block.kind) for block in STANDARD.sheet.blocks)
    assert kinds == {
        ("us", "infantry"): 18,
        ("us", "dragoon"): 1,
        ("gb", "infantry"): 17,
        ("gb", "dragoon"): 1,
        ("gb", "indian"): 1,
    }
    assert all(1 <= block.max <= 4 for block in STANDARD.sheet.blocks)


def test_3_2_numbers_drawn_and_garrisons_fit_the_map():
    assert STANDARD.sheet.setup.draw == {"us": 12, "gb": 10}
    for side in SIDES:
        posts = [t for t in STANDARD.towns.values() if t.side == side and t.value >= 2]
        assert len(posts) <= STANDARD.sheet.setup.draw[side]


def test_14_1_example_the_reinforcement_cities_and_britains_three():
    assert STANDARD.reinforcement_cities == {"us": ("albany", "pittsburgh"), "gb": ("quebec",)}
    assert STANDARD.towns["quebec"].reinforcements["1813"] == 3
    years = {str(year) for year in STANDARD.sheet.calendar.years[1:]}
    assert all(
        set(STANDARD.towns[c].reinforcements) == years
        for s in SIDES
        for c in STANDARD.reinforcement_cities[s]
    )


def test_17_links_over_the_border_are_those_marked():
    for link in STANDARD.sheet.links:
        assert link.border == (STANDARD.towns[link.a].side != STANDARD.towns[link.b].side)
    assert STANDARD.crosses_into_canada(("buffalo", "fort-erie"))
    assert not STANDARD.crosses_into_canada(("fort-erie", "buffalo"))
    assert STANDARD.crosses_into_canada(("erie", "buffalo", "fort-erie"))


def test_18_1_years_turns_and_points():
    assert (STANDARD.sheet.calendar.years, STANDARD.sheet.calendar.turns) == (
        (1812, 1813, 1814),
        10,
    )
    points = STANDARD.sheet.victory
    assert (points.margin, points.army_block, points.lake) == (10, 1, 2)


def test_the_sheet_tells_of_every_town_link_and_block() -> None:
    provenance = WarOf1812.provenance
    sizes = {table.key: len(table.rows) for table in provenance.tables}
    assert sizes == {
        "towns": 27,
        "reinforcements": 3,
        "links": len(STANDARD.sheet.links),
        "blocks": 7,
    }
    assert sum(provenance.counts().values()) == 27 * 3 + 3 * 2 + len(STANDARD.sheet.links) + 7 + 5
