"""Rules 15, 16, 17 and 19: retreat, rout, pursuit, landings and rivers."""

from typing import Any

import pytest
from msgspec.structs import replace

from app.games.quebec1759.actions import Done
from app.games.quebec1759.battle import BattleEnded
from app.games.quebec1759.battle_actions import (
    Fire,
    Leave,
    OttawaLeave,
    Reinforce,
    Retreat,
    TakeHit,
)
from app.games.quebec1759.battle_setup import BattleBegan
from app.games.quebec1759.fire import ColumnFired, HitsTaken, LeaderFired
from app.games.quebec1759.game import Quebec1759
from app.games.quebec1759.militia import ZonesOccupied
from app.games.quebec1759.retreat import RetreatChosen
from app.games.quebec1759.rout import (
    BlocksLeftBehind,
    BlocksRetreated,
    LeaversNamed,
    PursuitFired,
    PursuitScreened,
    SideRouted,
)
from app.games.quebec1759.state import Phase, army
from tests.games.quebec1759.battles import (
    Played,
    Scripted,
    at,
    battle,
    columns,
    may,
    offers,
    refused,
    shown,
    strengths,
)
from tests.games.quebec1759.test_rules_13_turn import misses

GAME = Quebec1759()


def second_turn(played: Played) -> Played:
    """Let both sides miss, each with 12 dice at most, until the defender's second part."""
    for _ in range(2):
        side = played.battle.part
        played = played.play(
            side, Fire(), dice=misses(sum(shown(played.state, side).dice.values()))
        )
    return played


def at_ste_foy(text: str = "gb infantry 4 4 4 from CR; fr infantry 3 3 3", **more: Any) -> Played:
    """British come to Ste. Foy from Cap Rouge by road."""
    return columns("SF", text, home="BE", **more)


def test_15_1_the_defender_may_not_retreat_in_his_first_part():
    stood = at_ste_foy()
    assert refused(stood.state, "fr", Retreat("AB", "road")).rule == "15.1"
    assert may(second_turn(stood).state, "fr", Retreat("AB", "road"))


def test_15_1_the_attacker_may_in_his_first_but_before_anything_else():
    fired = at_ste_foy("gb infantry 4 4 4 4 from CR; fr infantry 3 3 3").play(
        "fr", Fire(), dice=misses(9)
    )
    assert may(fired.state, "gb", Retreat("CR", "road"))
    planned = fired.play("gb", Reinforce(at(fired.state, "gb", "reserve"), "left"))
    assert refused(planned.state, "gb", Retreat("CR", "road")).rule == "15.1"


def test_15_2_a_defender_goes_by_the_rules_of_movement_not_to_enemies():
    stood = second_turn(
        columns(
            "AB",
            "gb infantry 4 4 4 from SI; fr infantry 3 3 3",
            elsewhere="SF gb infantry 4",
            home="BE",
        )
    )
    assert {(r.to, r.way) for r in offers(stood.state, "fr", Retreat)} == {
        ("SC", "crossing"),
        ("CR", "river"),
        ("ET", "river"),
    }
    assert refused(stood.state, "fr", Retreat("SF", "road")).rule == "15.2"
    assert refused(stood.state, "fr", Retreat("BE", "road")).rule == "15.2"
    assert refused(stood.state, "fr", Retreat("AB", "road")).rule == "15.2"


def test_15_2_not_to_the_empty_zone_that_the_attack_came_from():
    stood = second_turn(at_ste_foy())
    assert refused(stood.state, "fr", Retreat("CR", "road")).rule == "15.2"


def test_a45_but_to_one_that_friends_have_entered():
    text = "gb infantry 4 4 4 from CR; fr infantry 3 3 3"
    stood = second_turn(columns("SF", text, elsewhere="CR fr militia 2", home="BE"))
    assert may(stood.state, "fr", Retreat("CR", "road"))


def test_15_2_an_attacker_goes_back_where_he_came_from_if_no_enemy_is_there():
    fired = at_ste_foy().play("fr", Fire(), dice=misses(9))
    assert offers(fired.state, "gb", Retreat) == [Retreat("CR", "road")]
    text = "gb infantry 4 4 4 from CR; fr infantry 3 3 3"
    barred = columns("SF", text, elsewhere="CR fr militia 2", home="BE")
    barred = barred.play("fr", Fire(), dice=misses(9))
    assert not offers(barred.state, "gb", Retreat)
    assert refused(barred.state, "gb", Retreat("CR", "road")).rule == "15.2"
    assert refused(barred.state, "gb", Retreat("AB", "road")).rule == "15.2"


def test_a18_nobody_goes_where_a_battle_is_still_to_be_fought():
    text = "gb infantry 4 4 4 from CR; fr infantry 3 3 3"
    both = "AB fr militia 2, gb infantry 4"
    stood = second_turn(columns("SF", text, elsewhere=both, home="BE"))
    assert refused(stood.state, "fr", Retreat("AB", "road")).rule == "15.2"


def test_15_2_all_go_at_once_by_road_and_unpursued():
    left = second_turn(at_ste_foy("gb infantry 4 4 4 from CR; fr infantry 3 3 3, fr militia 2"))
    left = left.play("fr", Retreat("AB", "road"))
    assert not left.has(PursuitFired)
    assert strengths(left.state, "fr", "AB") == [3, 3, 3, 2]
    assert left.play("fr", OttawaLeave()).has(BattleEnded)


def test_a26_road_and_river_are_both_open_pointing_means_the_road():
    stood = second_turn(columns("AB", "gb infantry 4 4 4 from SF; fr infantry 3 3 3", home="BE"))
    assert [r for r in offers(stood.state, "fr", Retreat) if r.to == "SI"] == [
        Retreat("SI", "road"),
        Retreat("SI", "river"),
    ]


def upriver(text: str, ships: tuple[int, int] = (0, 2), **more: Any) -> Played:
    """British come to Abraham by river from Cap Rouge; nobody has hit yet in two parts."""
    played = columns("AB", text, ships=ships, home="BE", **more)
    return played.play("fr", Fire(), dice=misses(sum(shown(played.state, "fr").dice.values())))


LANDED = "gb infantry 4 4 4 from CR by river; fr infantry 3 3 3"


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
    """What is no road can't be had by naming none: that would get round the river's limits."""
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
    lone, reserve = at(stood.state, "gb", "left"), at(stood.state, "gb", "reserve")
    open_ = stood.play("gb", Retreat("CR", "river")).play("gb", Leave(lone), Done(), dice=misses(9))
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


def routed_by_road(reserve: str = "", **more: Any) -> Played:
    """British routed at Ste. Foy; the pursuit is to be thrown."""
    text = f"gb infantry 1/4 4 4{reserve} from CR; fr infantry 3 3 3"
    return columns("SF", text, gb=("infantry/1", "infantry", "infantry"), home="BE", **more)


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


def test_17_1_at_a_landing_the_defender_throws_double_in_the_first_battle_turn():
    stood = columns("AB", LANDED, ships=(0, 4), home="BE")
    fired = stood.play("fr", Fire(), dice=misses(18))
    assert [len(event.draws) for event in fired.all(ColumnFired)] == [6, 6, 6]
    later = fired.play("gb", Fire(), dice=misses(12)).play("fr", Fire(), dice=misses(9))
    assert [len(event.draws) for event in later.all(ColumnFired)] == [3, 3, 3]


def test_17_1_not_by_those_who_came_this_turn_themselves():
    text = "gb infantry 4 4 4 from CR by river; fr infantry 3 3; fr infantry 3 from SF"
    stood = columns("AB", text, held_by="fr", ships=(0, 4), home="BE")
    fired = stood.play("fr", Fire(), dice=misses(15))
    assert sorted(len(event.draws) for event in fired.all(ColumnFired)) == [3, 6, 6]


def test_17_1_whose_dice_are_doubled_only_their_owner_knows_before():
    stood = columns("AB", LANDED, ships=(0, 4), home="BE")
    assert shown(stood.state, "fr").dice == {"left": 6, "center": 6, "right": 6}
    assert shown(stood.state, "gb").dice == {}


def test_17_1_in_a_skirmish_too():
    began = battle(
        "AB",
        "gb infantry 4 4 from CR by river; fr infantry 3 3",
        ships=(0, 4),
        home="BE",
        dice=misses(12),
    )
    assert len(began.one(ColumnFired).draws) == 12


def test_a11_a_leaders_dice_are_not_doubled():
    text = "gb infantry 4 4 4 from CR by river; fr infantry 3 3, fr leader 1"
    stood = columns("AB", text, fr=("infantry", "infantry", "leader"), ships=(0, 4), home="BE")
    fired = stood.play("fr", Fire(), dice=[*misses(12), 1, 2])
    assert len(fired.one(LeaderFired).draws) == 2


def test_a14_turned_back_defenders_fire_double():
    text = "gb infantry 4 4 4 from ET by river; fr infantry 3 3 3"
    stood = columns("AB", text, ships=(0, 4), home="BE")
    assert stood.play("fr", Fire(), dice=misses(18)).all(ColumnFired)[0].double


def test_a23_one_block_by_river_makes_a_landing():
    text = "gb infantry 4 4 from CR by river; gb leader 1 from CR>SI; fr infantry 3 3 3"
    assert battle("AB", text, ships=(0, 2), home="BE").one(BattleBegan).landing
    road = "gb infantry 4 4 from SI; fr infantry 3 3 3"
    assert not battle("AB", road, home="BE", dice=misses(9)).one(BattleBegan).landing


def test_a24_a_reserve_that_enters_in_the_first_turn_fires_double():
    stood = columns("AB", LANDED + ", fr militia 2", ships=(0, 4), home="BE")
    entering = Reinforce(at(stood.state, "fr", "reserve"), "left")
    fired = stood.play("fr", entering, Fire(), dice=misses(22))
    assert len(fired.all(ColumnFired)[0].draws) == 10


def test_a48_pursuit_in_the_first_turn_of_a_landing_is_not_doubled_for_it():
    stood = columns("AB", LANDED, ships=(0, 4), home="BE").play("fr", Fire(), dice=misses(18))
    gone = stood.play("gb", Retreat("CR", "river"), dice=misses(9))
    assert len(gone.one(PursuitFired).draws) == 9


def test_19_over_the_st_charles_it_is_a_landing_and_a_river_retreat_without_limit():
    text = "gb infantry 4 4 4 4 4 from AB by crossing; fr infantry 3 3 3"
    stood = columns("SC", text, ships=(0, 0))
    assert stood.battle.landing
    fired = stood.play("fr", Fire(), dice=misses(18))
    assert offers(fired.state, "gb", Retreat) == [Retreat("AB", "crossing")]
    gone = fired.play("gb", Retreat("AB", "crossing"), dice=misses(9))
    assert strengths(gone.state, "gb", "AB") == [4, 4, 4, 4, 4]


def test_19_a_rout_over_it_is_pursued_double():
    text = "gb infantry 1/4 4 4 from AB by crossing; fr infantry 3 3 3"
    stood = columns("SC", text, gb=("infantry/1", "infantry", "infantry"))
    fired = stood.play("fr", Fire(), dice=[6, *misses(5), *misses(18)])
    assert len(fired.one(PursuitFired).draws) == 18


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


def test_a50_militia_goes_home_only_when_the_battle_is_over():
    text = "gb infantry 4 4 4 4; fr infantry 3 3 3 from SF"
    stood = second_turn(columns("AB", text, home="BE", ships=(3, 1)))
    state = replace(stood.state, phase=Phase.BATTLES, occupied=("AB",), turn_number=3)
    acts: list[tuple[str, Any]] = [
        ("gb", Retreat("ET", "river")),
        ("gb", Leave(at(stood.state, "gb", "reserve"))),
        ("gb", Done()),
        ("gb", Fire()),
    ]
    dice = Scripted([*misses(9), *misses(12)])
    events: list[Any] = []
    for side, action in acts:
        for event in GAME.decide(state, side, action, dice):
            state = GAME.evolve(state, event)
            events.append(event)
    assert army(state, "ET", "gb")
    assert state.battle
    assert not [event for event in events if isinstance(event, ZonesOccupied)]
    ended = GAME.decide(state, "fr", Retreat("SF", "road"), dice)
    assert [event.zones for event in ended if isinstance(event, ZonesOccupied)] == [("ET",)]


def test_a49_a_hidden_block_that_is_hit_in_pursuit_stays_hidden():
    stood = routed_by_road(" 4").play("fr", Fire(), dice=[6, 1, 2, 6, 6, *misses(7)])
    reserve = at(stood.state, "gb", "reserve")
    hit = stood.play("gb", TakeHit(reserve))
    assert [b.kind for b in shown(hit.state, "fr").posts["gb"]["reserve"]] == [""]
    gone = hit.play("gb", Done())
    assert gone.one(HitsTaken).hits == 1


def test_18_a_skirmish_never_routs_and_a_road_retreat_is_not_pursued():
    began = battle("SF", "gb infantry 4 4 from CR; fr infantry 3 3", home="BE", dice=misses(6))
    assert began.asked() == ("gb", "part")
    gone = began.play("gb", Retreat("CR", "road"))
    assert not gone.has(PursuitFired)
    assert gone.has(BattleEnded)


def test_18_a_river_retreat_from_a_skirmish_is_pursued():
    text = "gb infantry 4 4 from CR by river; fr infantry 3 3"
    began = battle("AB", text, ships=(0, 2), home="BE", dice=misses(12))
    gone = began.play("gb", Retreat("CR", "river"), dice=misses(6))
    assert len(gone.one(PursuitFired).draws) == 6


def test_a27_a_skirmish_ends_when_one_side_has_nothing_left():
    text = "gb infantry 4 4 from CR; fr militia 1"
    began = battle(
        "SF", text, home="BE", elsewhere="CR fr militia 2", dice=[1, 1, 2, 6, 3, 4, 5, 1, 2]
    )
    assert not army(began.state, "SF", "fr")
    assert began.has(BattleEnded)


def test_a28_the_defender_may_not_leave_a_skirmish_in_the_first_turn():
    text = "gb infantry 4 4 from CR; fr infantry 3 3"
    began = battle("SF", text, home="BE", dice=misses(6))
    assert not [event for event in began.events if isinstance(event, RetreatChosen)]
    fired = began.play("gb", Fire(), dice=misses(8))
    assert fired.asked() == ("fr", "part")
    assert may(fired.state, "fr", Retreat("AB", "road"))


def test_a12_the_last_blocks_of_a_skirmish_may_kill_each_other():
    text = "gb leader 1 from CR; fr leader 1"
    both = battle("SF", text, home="BE", dice=[6, 6])
    assert both.has(BattleEnded)
    assert not army(both.state, "SF", "gb")
    assert not army(both.state, "SF", "fr")
