"""Rule 19.5: who attacks on a lake."""

import pytest

from app.games.war1812.actions import Sail
from app.games.war1812.naval_battle import NavalBattleBegan
from tests.games.war1812.at_once import position, revealed
from tests.games.war1812.positions import ships


def test_19_5_who_comes_onto_a_held_lake_attacks():
    for holding, coming, base in (("us", "gb", "kingston"), ("gb", "us", "sackets-harbor")):
        state = position(f"lake-ontario: {holding} 1; {base}: {coming} ships 1")
        orders = {coming: [Sail(base, "lake-ontario", True)]}
        after = revealed(state, **orders, dice=[1, 1, 1, 1])
        assert after.one(NavalBattleBegan).attacker == coming


def test_19_5_ships_that_join_their_own_on_a_lake_defend_it():
    state = position("lake-ontario: us 1; sackets-harbor: us ships 1; kingston: gb ships 1")
    after = revealed(
        state,
        [Sail("sackets-harbor", "lake-ontario", True)],
        [Sail("kingston", "lake-ontario", True)],
        dice=[1] * 6,
    )
    assert after.one(NavalBattleBegan).attacker == "gb"


@pytest.mark.parametrize(("dice", "attacker"), [([6, 6, 1, 1], "gb"), ([1, 1, 6, 6], "us")])
def test_19_5_on_an_empty_lake_the_winner_of_the_dice_defends(dice, attacker):
    state = position("sackets-harbor: us ships 1; kingston: gb ships 1")
    after = revealed(
        state,
        [Sail("sackets-harbor", "lake-ontario", True)],
        [Sail("kingston", "lake-ontario", True)],
        dice=[*dice, 1, 1, 1, 1],
    )
    assert after.one(NavalBattleBegan).attacker == attacker


def test_19_5_a_lake_that_its_fleet_leaves_is_taken_without_a_battle():
    state = position("lake-ontario: us 1; kingston: gb ships 1; york: gb infantry 3")
    after = revealed(
        state, [Sail("lake-ontario", "oswego", True)], [Sail("kingston", "lake-ontario", True)]
    )
    assert not after.has(NavalBattleBegan)
    assert ships(after.state, "lake-ontario", "gb") == (1, 0)
