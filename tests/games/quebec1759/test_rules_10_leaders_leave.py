"""Ruling A10: how leaders leave a battle."""

from app.games.quebec1759.battle_actions import Fire, Retreat
from app.games.quebec1759.rout import BlocksLeftBehind, BlocksRetreated, PursuitFired
from tests.games.quebec1759.battles import (
    battle,
    columns,
    misses,
    offers,
    refused,
    shown,
    strengths,
)
from tests.games.quebec1759.scenes import at_ste_foy, second_turn, upriver

WITH_WOLFE = "gb infantry 4 4 from CR by river; gb leader 1 from CR>SI; fr infantry 3 3 3"


def test_a10_an_attacking_leader_walks_back_two_zones_while_others_take_the_river():
    stood = upriver(WITH_WOLFE, gb=("infantry", "infantry", "leader"))
    gone = stood.play("gb", Retreat("CR", "river"), dice=misses(9))
    assert len(gone.one(BlocksRetreated).walking) == 1
    assert strengths(gone.state, "gb", "CR") == [4, 4, 1]


def test_a10_not_if_an_enemy_is_between_then_he_needs_the_river_too():
    stood = upriver(
        WITH_WOLFE,
        gb=("infantry", "infantry", "leader"),
        elsewhere="SI fr militia 2; SF fr militia 2",
    )
    assert stood.play("gb", Retreat("CR", "river")).asked() == ("gb", "leave")


def test_a10_alone_he_goes_back_by_the_road_he_came():
    began = battle("AB", "gb leader 1 from CR>SI; fr infantry 3 3", home="BE", dice=misses(6))
    assert Retreat("CR", "road") in offers(began.state, "gb", Retreat)
    over = battle(
        "SC", "gb leader 1 from SF>AB by crossing; fr infantry 3 3", home="BE", dice=misses(12)
    )
    assert offers(over.state, "gb", Retreat) == [Retreat("SF", "crossing")]
    assert over.play("gb", Retreat("SF", "crossing"), dice=misses(6)).has(PursuitFired)


def test_a10_routed_he_walks_and_is_pursued_and_the_others_are_lost():
    text = "gb infantry 1/4 4 from CR by river; gb leader 1 from CR>SI; fr infantry 3 3 3"
    stood = columns("AB", text, gb=("infantry/1", "infantry", "leader"), ships=(0, 0), home="BE")
    fired = stood.play("fr", Fire(), dice=[6, *misses(5), *misses(9)])
    assert len(fired.one(BlocksLeftBehind).blocks) == 1
    assert len(fired.one(PursuitFired).draws) == 9
    assert strengths(fired.state, "gb", "CR") == [1]


def test_a10_as_a_defender_he_retreats_with_the_group():
    stood = second_turn(
        at_ste_foy(
            "gb infantry 4 4 4 from CR; fr infantry 3 3, fr leader 1",
            fr=("infantry", "infantry", "leader"),
        )
    )
    left = stood.play("fr", Retreat("AB", "road"))
    assert strengths(left.state, "fr", "AB") == [3, 3, 1]


ALONE = "gb infantry 4 4 from AB; fr leader 1"


def stood(text=ALONE, zone="SI", *, dice=2, home="BE", **more):
    """Montcalm holds a zone; his side has missed with so many dice, then the British have."""
    began = battle(zone, text, home=home, dice=misses(dice), **more)
    foe = sum(shown(began.state, "gb").dice.values())
    return began.play("gb", Fire(), dice=misses(foe))


def test_10_2_a_leader_who_defends_alone_retreats_one_zone_or_two():
    alone = stood()
    assert set(offers(alone.state, "fr", Retreat)) == {
        Retreat("CR", "road"),
        Retreat("SF", "road"),
        Retreat("SC", "road"),
        Retreat("CR", "river"),
        Retreat("ET", "river"),
    }
    gone = alone.play("fr", Retreat("SF", "road"))
    assert not gone.has(PursuitFired)
    assert strengths(gone.state, "fr", "SF") == [1]


def test_a10_not_through_enemies_and_not_with_others():
    barred = stood(elsewhere="CR gb infantry 4; AB gb infantry 4")
    assert refused(barred.state, "fr", Retreat("SF", "road")).rule == "15.2"
    led = stood("gb infantry 4 4 from AB; fr leader 1, fr infantry 3", dice=5)
    assert refused(led.state, "fr", Retreat("SF", "road")).rule == "15.2"


def test_15_2_nor_to_enemies_nor_where_the_attack_came_from_two_zones_away():
    held = stood(elsewhere="SF gb infantry 4")
    assert refused(held.state, "fr", Retreat("SF", "road")).rule == "15.2"
    left = stood("gb leader 1 from SF>CR; fr leader 1")
    assert refused(left.state, "fr", Retreat("SF", "road")).rule == "15.2"


def test_19_a_lone_leader_who_crosses_the_st_charles_first_is_pursued():
    alone = stood("gb infantry 4 4 from BE; fr leader 1", "SC", home="MO")
    assert Retreat("SF", "crossing") in offers(alone.state, "fr", Retreat)
    assert alone.play("fr", Retreat("SF", "crossing"), dice=misses(8)).has(PursuitFired)


def test_a10_routed_he_is_lost_too_if_enemies_hold_the_zone_he_came_from():
    text = "gb infantry 1/4 4 from CR by river; gb leader 1 from CR>SI; fr infantry 3 3 3"
    stood = columns(
        "AB",
        text,
        gb=("infantry/1", "infantry", "leader"),
        ships=(0, 0),
        home="BE",
        elsewhere="CR fr militia 2",
    )
    fired = stood.play("fr", Fire(), dice=[6, *misses(5)])
    assert len(fired.one(BlocksLeftBehind).blocks) == 2
    assert strengths(fired.state, "gb", "CR") == []
