"""Rule 16: rout, what is lost, pursuit and the reserve's screen."""

import pytest

from app.games.quebec1759.battle_actions import Fire, Leave, Retreat
from app.games.quebec1759.fire import HitsTaken
from app.games.quebec1759.retreat import RetreatChosen
from app.games.quebec1759.rout import (
    BlocksLeftBehind,
    BlocksRetreated,
    LeaversNamed,
    PursuitFired,
    PursuitScreened,
    SideRouted,
)
from app.kit.battle import TakeHit
from app.kit.blocks import army
from app.kit.turns import Done
from tests.games.quebec1759.battles import at, columns, misses, offers, refused, shown, strengths
from tests.games.quebec1759.scenes import routed_by_road, upriver


def test_16_1_a_side_without_a_block_in_a_column_is_routed_at_once():
    fired = routed_by_road().play("fr", Fire(), dice=[6, 6, 6, *misses(9)])
    assert (fired.one(SideRouted).side, fired.one(SideRouted).column) == ("gb", "left")
    assert fired.one(RetreatChosen).to == "CR"
    assert strengths(fired.state, "gb", "CR") == [4, 4]


def test_a44_in_the_first_battle_turn_and_in_the_enemys_part_too():
    fired = routed_by_road().play("fr", Fire(), dice=[6, 1, 2, *misses(9)])
    assert fired.has(BlocksRetreated)
    assert fired.state.battle is None


def test_16_1_what_cannot_retreat_is_lost():
    text = "gb infantry 1/4 4 4 from CR; fr infantry 3 3 3"
    gb = ("infantry/1", "infantry", "infantry")
    stood = columns("SF", text, gb=gb, elsewhere="CR fr militia 2", home="BE")
    fired = stood.play("fr", Fire(), dice=[6, 1, 2])
    assert len(fired.one(BlocksLeftBehind).blocks) == 2
    assert not fired.has(PursuitFired)
    assert not army(fired.state, "SF", "gb")


def test_16_1_a_routed_defender_names_where_he_goes():
    text = "gb infantry 4 4 4 from CR; fr infantry 1/3 3 3"
    stood = columns(
        "AB",
        text.replace("CR", "SF"),
        fr=("infantry/1", "infantry", "infantry"),
        home="BE",
        ships=(4, 0),
    ).play("fr", Fire(), dice=misses(7))
    routed = stood.play("gb", Fire(), dice=[6, 1, 2, 3])
    assert routed.asked() == ("fr", "rout")
    assert Retreat("SI", "road") in offers(routed.state, "fr", Retreat)
    assert refused(routed.state, "fr", Retreat("SF", "road")).rule == "15.2"


def test_a19_destination_then_losses_then_pursuit():
    routed = columns(
        "AB",
        "gb infantry 1/4 4 4 4 from CR by river; fr infantry 3 3 3",
        gb=("infantry/1", "infantry", "infantry"),
        ships=(0, 2),
        home="BE",
    ).play("fr", Fire(), dice=[6, *misses(5)])
    first, second, third = army(routed.state, "AB", "gb")
    gone = routed.play("gb", Leave(first), Leave(second), Done(), dice=misses(18))
    order = [type(event) for event in gone.events]
    assert (
        order.index(LeaversNamed)
        < order.index(BlocksLeftBehind)
        < order.index(PursuitFired)
        < order.index(BlocksRetreated)
    )
    assert gone.one(BlocksLeftBehind).blocks == (third,)


def test_16_2_the_winner_fires_with_everything_and_the_routed_choose_who_is_hit():
    stood = routed_by_road().play("fr", Fire(), dice=[6, 1, 2, 6, 6, *misses(7)])
    assert stood.asked() == ("gb", "take-hits")
    first, second = army(stood.state, "SF", "gb")
    gone = stood.play("gb", TakeHit(second), TakeHit(second), Done())
    assert strengths(gone.state, "gb", "CR") == [4, 2]
    assert gone.state.blocks[first].cv == 4


@pytest.mark.parametrize(("hits", "stopped"), [(1, 1), (2, 1), (3, 2), (4, 2)])
def test_16_3_a_reserve_keeps_half_the_hits_off_rounded_up(hits: int, stopped: int):
    stood = routed_by_road(" 4")
    fired = stood.play("fr", Fire(), dice=[6, 1, 2, *[6] * hits, *misses(9 - hits)])
    assert fired.one(PursuitScreened).stopped == stopped


@pytest.mark.parametrize(("hits", "stopped"), [(1, 1), (2, 2), (4, 2)])
def test_a20_by_option_one_hit_for_each_2_cv_in_reserve(hits: int, stopped: int):
    stood = routed_by_road(" 3/4", reserve_screen="by-strength")
    fired = stood.play("fr", Fire(), dice=[6, 1, 2, *[6] * hits, *misses(9 - hits)])
    assert fired.one(PursuitScreened).stopped == stopped


def test_a20_a_retreat_gets_no_screen():
    stood = upriver("gb infantry 4 4 4 4 from CR by river; fr infantry 3 3 3", (0, 4))
    gone = stood.play("gb", Retreat("CR", "river"), dice=[6, *misses(8)])
    assert not gone.has(PursuitScreened)
    assert gone.asked() == ("gb", "take-hits")


def test_a49_a_hidden_block_that_is_hit_in_pursuit_stays_hidden():
    stood = routed_by_road(" 4").play("fr", Fire(), dice=[6, 1, 2, 6, 6, *misses(7)])
    reserve = at(stood.state, "gb", "reserve")
    hit = stood.play("gb", TakeHit(reserve))
    assert [b.kind for b in shown(hit.state, "fr").posts["gb"]["reserve"]] == [""]
    gone = hit.play("gb", Done())
    assert gone.one(HitsTaken).hits == 1
