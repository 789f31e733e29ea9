"""Rule 17.2: retreats by river, and whom the river carries."""

from msgspec.structs import replace

from app.games.quebec1759.battle_actions import Fire, Leave, Reinforce, Retreat
from app.games.quebec1759.battle_decisions import BATTLE_DECISIONS
from app.games.quebec1759.projection import project
from app.games.quebec1759.rout import BlocksLeftBehind, PursuitFired, SideRouted
from app.kit.battle import BattleEnded, TakeHit
from app.kit.blocks import army
from app.kit.turns import Done
from app.words.i18n import catalogue
from tests.games.quebec1759.battles import (
    Played,
    at,
    columns,
    may,
    misses,
    offers,
    refused,
    shown,
    strengths,
)
from tests.games.quebec1759.scenes import LANDED, at_ste_foy, second_turn, upriver


def test_17_2_a_river_retreat_takes_no_more_than_the_river_carries_and_is_pursued():
    stood = upriver("gb infantry 4 4 4 4 4 from CR by river; fr infantry 3 3 3")
    chosen = stood.play("gb", Retreat("CR", "river"))
    assert chosen.asked() == ("gb", "leave")
    first, second = (b for b, post in stood.battle.posts.items() if post == "reserve")
    third = at(stood.state, "gb", "left")
    assert refused(chosen.state, "gb", Done()).rule == "17.2"
    named = chosen.play("gb", Leave(first), Leave(second))
    assert refused(named.state, "gb", Leave(third)).rule == "17.2"
    gone = named.play("gb", Done(), dice=misses(9))
    assert len(gone.one(PursuitFired).draws) == 9
    assert army(gone.state, "CR", "gb") == [first, second]
    assert len(army(gone.state, "AB", "gb")) == 3
    assert gone.asked() == ("gb", "part")


def test_15_2_nobody_goes_where_no_way_leads():
    """No way can be had by naming none where no road is: the river's limits would not hold."""
    stood = upriver(LANDED)
    assert may(stood.state, "gb", Retreat("CR", "river"))
    assert refused(stood.state, "gb", Retreat("CR", "")).rule == "15.2"


def test_17_2_hits_of_the_pursuit_fall_on_those_who_go():
    stood = upriver(LANDED)
    first, second, third = army(stood.state, "AB", "gb")
    hit = stood.play("gb", Retreat("CR", "river")).play(
        "gb", Leave(first), Leave(second), Done(), dice=[6, *misses(8)]
    )
    assert hit.asked() == ("gb", "take-hits")
    assert refused(hit.state, "gb", TakeHit(third)).rule == "14.2"
    gone = hit.play("gb", TakeHit(second), Done())
    assert strengths(gone.state, "gb", "CR") == [4, 3]


def test_a21_in_a_retreat_the_rest_fights_on_in_a_rout_it_is_lost():
    stood = upriver("gb infantry 4 4 4 4 from CR by river; fr infantry 3 3 3", (0, 1))
    blocks = army(stood.state, "AB", "gb")
    reserve = at(stood.state, "gb", "reserve")
    gone = stood.play("gb", Retreat("CR", "river")).play(
        "gb", Leave(reserve), Done(), dice=misses(9)
    )
    assert gone.asked() == ("gb", "part")
    assert not offers(gone.state, "gb", Retreat)
    routed = columns(
        "AB",
        "gb infantry 1/4 4 4 from CR by river; fr infantry 3 3 3",
        gb=("infantry/1", "infantry", "infantry"),
        ships=(0, 1),
        home="BE",
    ).play("fr", Fire(), dice=[6, *misses(5)])
    assert routed.asked() == ("gb", "leave")
    saved = army(routed.state, "AB", "gb")[0]
    gone = routed.play("gb", Leave(saved), Done(), dice=misses(18))
    assert len(gone.one(BlocksLeftBehind).blocks) == 1
    assert army(gone.state, "CR", "gb") == [saved]
    assert len(blocks) == 4


def test_a22_the_limit_counts_over_all_retreats_of_the_turn():
    stood = upriver("gb infantry 4 4 4 4 from CR by river; fr infantry 3 3 3", (0, 1))
    reserve = at(stood.state, "gb", "reserve")
    gone = stood.play("gb", Retreat("CR", "river")).play(
        "gb", Leave(reserve), Done(), dice=misses(9)
    )
    gone = gone.play("gb", Fire(), dice=misses(12)).play("fr", Fire(), dice=misses(9))
    assert refused(gone.state, "gb", Retreat("CR", "river")).rule == "17.2"


def test_a6_ships_count_where_they_are_now():
    stood = upriver(LANDED, (3, 1))
    assert may(stood.state, "gb", Retreat("CR", "river"))
    gone = replace(stood.state, ships={"BA": 4})
    assert refused(gone, "gb", Retreat("CR", "river")).rule == "17.2"


def test_7_4_french_go_four_at_most_less_the_ships_upriver():
    text = "gb infantry 4 4 4 from SI; fr infantry 3 3 3 3"
    stood = second_turn(columns("AB", text, home="BE", ships=(2, 2), elsewhere="SF gb infantry 4"))
    chosen = stood.play("fr", Retreat("CR", "river"))
    assert chosen.asked() == ("fr", "leave")
    first, second, third, _ = army(chosen.state, "AB", "fr")
    named = chosen.play("fr", Leave(first), Leave(second))
    assert refused(named.state, "fr", Leave(third)).rule == "17.2"


def test_a25_french_never_retreat_by_river_in_the_bason():
    stood = second_turn(columns("SC", "gb infantry 4 4 4 from OR by river; fr infantry 3 3 3"))
    assert refused(stood.state, "fr", Retreat("MO", "river")).rule == "17.2"
    assert may(stood.state, "fr", Retreat("BE", "road"))


def test_a40_the_tide_bars_river_retreats_but_not_the_st_charles():
    text = "gb infantry 4 4 4 from SI; fr infantry 3 3 3"
    stood = second_turn(columns("AB", text, home="BE", tide=True))
    assert refused(stood.state, "fr", Retreat("CR", "river")).rule == "23"
    assert may(stood.state, "fr", Retreat("SC", "crossing"))


def test_a47_if_a_column_stays_empty_the_rest_is_routed():
    stood = upriver("gb infantry 4 4 4 4 from CR by river; fr infantry 3 3 3", (0, 1))
    alone, reserve = at(stood.state, "gb", "left"), at(stood.state, "gb", "reserve")
    open_ = stood.play("gb", Retreat("CR", "river")).play(
        "gb", Leave(alone), Done(), dice=misses(9)
    )
    assert open_.asked() == ("gb", "part")
    filled = open_.play("gb", Reinforce(reserve, "left"), Fire(), dice=misses(12))
    assert not filled.has(SideRouted)
    routed = open_.play("gb", Fire())
    assert routed.one(SideRouted).column == "left"
    assert routed.one(BlocksLeftBehind).side == "gb"


def test_a47_with_two_columns_open_nobody_is_asked():
    stood = upriver(LANDED)
    first, second, _ = army(stood.state, "AB", "gb")
    gone = stood.play("gb", Retreat("CR", "river")).play(
        "gb", Leave(first), Leave(second), Done(), dice=misses(9)
    )
    assert gone.one(SideRouted).side == "gb"
    assert gone.has(BattleEnded)


def test_a47_the_reserve_fires_after_those_who_leave_and_is_seen():
    text = "gb infantry 4 4 4 4 from CR by river; fr infantry 3 3 3, fr militia 2"
    stood = upriver(text, (0, 1))
    assert shown(stood.state, "gb").posts["fr"]["reserve"][0].kind == ""
    gone = stood.play("gb", Retreat("CR", "river")).play(
        "gb", Leave(at(stood.state, "gb", "reserve")), Done(), dice=misses(11)
    )
    assert len(gone.one(PursuitFired).draws) == 11
    assert shown(gone.state, "gb").posts["fr"]["reserve"][0].kind == "militia"


def test_17_2_a_rout_by_river_is_pursued_with_twice_the_dice():
    stood = columns(
        "AB",
        "gb infantry 1/4 4 4 from CR by river; fr infantry 3 3 3",
        gb=("infantry/1", "infantry", "infantry"),
        ships=(0, 4),
        home="BE",
    )
    fired = stood.play("fr", Fire(), dice=[6, *misses(5), *misses(18)])
    assert fired.one(PursuitFired).double
    assert len(fired.one(PursuitFired).draws) == 18


def sure(played: Played, side: str, way: str) -> str:
    """Return what is asked once more of a way out, in English."""
    choices = BATTLE_DECISIONS[project(played.state, side).ask].offered(project(played.state, side))
    [found] = [c for c in choices if isinstance(c.action, Retreat) and c.action.way == way]
    return catalogue("en").words(found.confirm) if found.confirm else ""


def test_a47_who_leaves_by_river_is_told_who_stays_behind():
    stood = upriver("gb infantry 4 4 4 4 from CR by river; fr infantry 3 3 3", (0, 2))
    said = sure(stood, "gb", "river")
    assert "2 blocks go, and all of the enemy fire on them" in said
    assert "the other 2 fight on" in said
    leaving = stood.play("gb", Retreat("CR", "river"))
    asked = BATTLE_DECISIONS["leave"].prompt(project(leaving.state, "gb"))
    assert "The others fight on" in catalogue("en").words(asked)


def test_16_1_who_is_routed_by_river_is_told_who_is_lost():
    routed = columns(
        "AB",
        "gb infantry 1/4 4 4 4 from CR by river; fr infantry 3 3 3",
        gb=("infantry/1", "infantry", "infantry"),
        ships=(0, 2),
        home="BE",
    ).play("fr", Fire(), dice=[6, *misses(5)])
    asked = BATTLE_DECISIONS["leave"].prompt(project(routed.state, "gb"))
    assert "The others are lost" in catalogue("en").words(asked)


def test_15_2_a_road_is_taken_at_one_press():
    stood = at_ste_foy().play("fr", Fire(), dice=misses(9))
    assert not sure(stood, "gb", "road")
