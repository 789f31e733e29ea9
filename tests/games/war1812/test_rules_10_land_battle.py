"""Rules 10 and 11: land battles, retreat and pursuit."""

from typing import Any

import pytest
from msgspec.structs import replace

from app.games.war1812.actions import Done, Fire, ForceMarch, March, Pursue, Retreat, Settle, Stand
from app.games.war1812.capture import CaptureRolled
from app.games.war1812.land_battle import (
    BattleBegan,
    LinesRevealed,
    VolleyFired,
    had_choice_of_hits,
)
from app.games.war1812.land_retreat import BlocksRetreated, Pursued
from app.games.war1812.state import Situation, holder
from app.kit.battle import TakeHit, battle_of
from app.kit.blocks import army
from tests.games.war1812.positions import (
    GAME,
    Played,
    asked,
    battle,
    block,
    embark,
    marches,
    may,
    offers,
    play,
    position,
    refused,
    replaced,
    ships,
    strengths,
)


def attack(text: str, origin: str, to: str, mover: str = "gb", **options: Any) -> Played:
    """Attack from one town into another with all blocks. Britain needs no dice to move."""
    state = position(text, mover=mover, **options)
    return play(state, mover, *marches(state, origin, to), Done())


def at_buffalo(gb: str, us: str, extra: str = "") -> Played:
    """British infantry of these CVs attacks American infantry of those at Buffalo."""
    text = f"fort-erie: gb infantry {gb}; buffalo: us infantry {us}; {extra}"
    return attack(text, "fort-erie", "buffalo")


def test_10_1_the_defender_stands_or_retreats():
    met = at_buffalo("3", "4").state
    assert asked(met) == [("us", "stand")]
    assert may(met, "us", Stand())
    assert may(met, "us", Retreat("erie"))


def test_10_1_if_he_stands_both_sides_are_revealed():
    met = at_buffalo("4", "3")
    hidden = battle(met.state, "us")
    assert hidden.lines["gb"][0].kind == ""
    stood = met.play("us", Stand(), dice=[1] * 3)
    assert stood.has(LinesRevealed)
    for viewer in ("us", "gb", "public"):
        shown = battle(stood.state, viewer).lines
        assert [(b.kind, b.cv) for b in shown["gb"]] == [("infantry", 4)]
        assert [(b.kind, b.cv) for b in shown["us"]] == [("infantry", 3)]
    assert battle(stood.state, "us").lines["gb"][0].id == ""


def test_10_1_dice_are_shown_of_revealed_lines_that_fire_and_of_no_others():
    met = at_buffalo("4 3", "4")
    firing = met.play("us", Stand(), dice=[1] * 4).state
    hit = met.play("us", Stand(), dice=[6, 6, 1, 1]).state
    shown = [battle(state, "us").dice for state in (met.state, firing, hit)]
    assert shown == [0, 7, 0]


def test_10_1_nobody_may_retreat_at_that_point():
    stood = at_buffalo("4", "3").play("us", Stand(), dice=[1] * 3)
    assert stood.one(VolleyFired).side == "us"
    assert asked(stood.state) == [("gb", "fire")]


def test_10_1_one_die_for_each_cv_and_6_hits():
    stood = at_buffalo("4 4", "3 2").play("us", Stand(), dice=[6, 5, 4, 3, 6])
    volley = stood.one(VolleyFired)
    assert (len(volley.draws), volley.hits()) == (5, 2)


def test_10_1_then_the_attacker_retreats_or_fires():
    stood = at_buffalo("4", "3").play("us", Stand(), dice=[1] * 3).state
    assert may(stood, "gb", Fire())
    assert may(stood, "gb", Retreat())


def test_10_1_turn_by_turn_until_one_side_is_gone():
    met = at_buffalo("4", "1/2").play("us", Stand(), dice=[1])
    met = met.play("gb", Fire(), dice=[1] * 4)
    assert asked(met.state) == [("us", "fire")]
    met = met.play("us", Fire(), dice=[1]).play("gb", Fire(), dice=[6, 1, 1, 1])
    assert met.state.battle is None
    assert holder(met.state, "buffalo") == "gb"


def test_10_1_survivors_are_hidden_again():
    met = at_buffalo("4", "1/2").play("us", Stand(), dice=[1]).play("gb", Fire(), dice=[6, 1, 1, 1])
    assert GAME.view(met.state, "us").battle is None


def test_10_1_the_attacker_loses_before_he_replies():
    met = at_buffalo("4", "4").play("us", Stand(), dice=[6, 6, 1, 1])
    assert len(met.play("gb", Fire(), dice=[1, 1]).one(VolleyFired).draws) == 2


def test_10_1_example_three_blocks_attack_two():
    met = at_buffalo("4 3 3", "4 3").play("us", Stand(), dice=[6, 6, 1, 1, 1, 1, 1])
    assert asked(met.state) == [("gb", "take-hits")]
    one, two, _ = army(met.state, "buffalo", "gb")
    met = met.play("gb", TakeHit(one), TakeHit(two), Done())
    assert sum(strengths(met.state, "gb", "buffalo")) == 8
    assert may(met.state, "gb", Retreat())
    met = met.play("gb", Fire(), dice=[1, 2, 3, 4, 5, 6, 1, 1])
    met = met.play("us", TakeHit(block(met.state, "us", "buffalo")), Done())
    assert sum(strengths(met.state, "us", "buffalo")) == 6


def test_a22_the_owner_picks_who_takes_the_hits():
    met = at_buffalo("4 3", "4").play("us", Stand(), dice=[6, 6, 1, 1])
    one, two = army(met.state, "buffalo", "gb")
    both_on_one = met.play("gb", TakeHit(one), TakeHit(one), Done()).state
    assert sorted(strengths(both_on_one, "gb", "buffalo")) in ([1, 4], [2, 3])
    assert refused(met.state, "gb", TakeHit(block(met.state, "us", "buffalo"))).rule == "10.1"
    spent = met.play("gb", TakeHit(one), TakeHit(two)).state
    assert refused(spent, "gb", TakeHit(one)).message.key == "war1812-no-hits-left"


def test_a22_all_hits_must_be_taken():
    met = at_buffalo("4 3", "4").play("us", Stand(), dice=[6, 6, 1, 1]).state
    assert refused(met, "gb", Done()).message.key == "war1812-hits-left"


def test_a22_hits_beyond_the_last_cv_are_lost():
    met = at_buffalo("4 4", "1/2").play("us", Stand(), dice=[1])
    over = met.play("gb", Fire(), dice=[6, 6, 6, 1, 1, 1, 1, 1])
    assert army(over.state, "buffalo", "us") == []
    assert over.state.battle is None


def test_a23_after_a_retreat_at_once_only_dice_are_shown():
    text = "fort-erie: gb infantry 3, gb dragoon; buffalo: us infantry 4"
    met = attack(text, "fort-erie", "buffalo").play("us", Retreat("erie"))
    assert asked(met.state) == [("gb", "pursue")]
    assert battle(met.state, "us").lines["gb"][0].kind == ""
    assert may(met.state, "gb", Pursue(dragoon=True))
    quiet = met.play("gb", Pursue(), dice=[1, 1])
    assert len(quiet.one(Pursued).draws) == 2


def test_a23_second_dice_can_be_claimed_only_for_blocks_that_are_there():
    met = at_buffalo("3", "4").play("us", Retreat("erie")).state
    assert refused(met, "gb", Pursue(dragoon=True)).rule == "16"
    assert refused(met, "gb", Pursue(indian=True)).rule == "15"


def two_ways() -> Situation:
    """A British block by road, and the dragoon the other way round, both into York."""
    state = position("london: gb infantry 3, gb dragoon; york: us infantry 4", mover="gb")
    rider = block(state, "gb", "london", "dragoon")
    foot = block(state, "gb", "london", "infantry")
    acts = (March(rider, "port-dover"), March(rider, "york"), March(foot, "york"))
    return play(state, "gb", *acts, Done()).state


def test_a24_attackers_by_several_ways_fight_one_battle():
    met = two_ways()
    assert battle(met, "us").town == "york"
    assert len(army(met, "york", "gb")) == 2
    assert set(battle(met, "us").entries) == {"london", "port-dover"}


def test_a27_each_attacker_goes_back_by_its_own_way():
    met = two_ways()
    stood = play(met, "us", Stand(), dice=[1] * 4)
    gone = stood.play("gb", Retreat(), dice=[1])
    assert [gone.state.blocks[b].kind for b in army(gone.state, "port-dover", "gb")] == ["dragoon"]
    assert len(army(gone.state, "london", "gb")) == 1


def test_a27_if_one_has_no_way_back_none_has():
    state = position(
        "kingston: gb infantry 4 3; sackets-harbor: us infantry 3; lake-ontario: gb 1", mover="gb"
    )
    by_land = army(state, "kingston", "gb")[1]
    acts = (embark(state, "kingston", "sackets-harbor", 1)[0], March(by_land, "sackets-harbor"))
    met = play(state, "gb", *acts, Done())
    stood = met.play("us", Stand(), dice=[1] * 6).state
    assert may(stood, "gb", Retreat())
    without_ship = replaced(stood, fleets={})
    assert not may(without_ship, "gb", Retreat())
    assert refused(without_ship, "gb", Retreat()).rule == "12.4"


def test_10_2_the_attacker_names_the_order_of_battles():
    state = position(
        "kingston: gb infantry 4 4; sackets-harbor: us infantry 3; prescott: us infantry 2",
        mover="gb",
    )
    one, two = army(state, "kingston", "gb")
    acts = (March(one, "sackets-harbor"), March(two, "prescott"))
    met = play(state, "gb", *acts, Done())
    assert asked(met.state) == [("gb", "next-battle")]
    assert refused(met.state, "gb", Settle("kingston")).rule == "10.2"
    chosen = met.play("gb", Settle("prescott"))
    assert chosen.one(BattleBegan).town == "prescott"


def test_10_2_each_is_over_before_the_next():
    state = position(
        "kingston: gb infantry 4 4; sackets-harbor: us infantry 3; prescott: us infantry 2",
        mover="gb",
    )
    one, two = army(state, "kingston", "gb")
    acts = (March(one, "sackets-harbor"), March(two, "prescott"))
    met = play(state, "gb", *acts, Done()).play("gb", Settle("prescott"))
    left = met.play("us", Retreat("ogdensburg")).play("gb", Pursue(), dice=[1])
    assert left.one(BattleBegan).town == "sackets-harbor"
    assert army(left.state, "ogdensburg", "us")


# 11 Retreat


def test_11_1_on_ones_own_battle_turn_before_firing():
    met = at_buffalo("4", "3").play("us", Stand(), dice=[1] * 3)
    assert refused(met.state, "us", Retreat("erie")).rule == "4.3"
    met = met.play("gb", Fire(), dice=[1] * 4)
    assert may(met.state, "us", Retreat("erie"))


@pytest.mark.parametrize(("face", "cv"), [(3, 4), (4, 3), (5, 3), (6, 3)])
def test_11_1_pursuit_hits_on_4_or_more(face, cv):
    met = at_buffalo("3", "4").play("us", Retreat("erie")).play("gb", Pursue(), dice=[face])
    assert strengths(met.state, "us", "erie") == [cv]


def test_11_1_the_defender_pursues_a_retreating_attacker():
    met = at_buffalo("4 3", "2 2").play("us", Stand(), dice=[1] * 4)
    gone = met.play("gb", Retreat(), dice=[6, 1])
    assert gone.one(Pursued).side == "us"


def test_11_1_all_survivors_leave_together_for_one_town():
    met = at_buffalo("3", "4 3 2").play("us", Retreat("erie")).play("gb", Pursue(), dice=[1])
    assert met.has(BlocksRetreated)
    assert len(army(met.state, "erie", "us")) == 3
    assert holder(met.state, "buffalo") == "gb"


def test_a25_one_die_for_each_block_not_for_each_cv():
    met = at_buffalo("4 4 4", "3").play("us", Retreat("erie"))
    assert len(met.play("gb", Pursue(), dice=[1, 1, 1]).one(Pursued).draws) == 3


def test_11_2_the_defender_goes_to_a_neighbouring_town():
    met = at_buffalo("3", "4").state
    assert {r.to for r in offers(met, "us", Retreat)} == {"erie", "fort-niagara", "williamsburg"}
    assert refused(met, "us", Retreat("albany")).rule == "11.2"


def test_11_2_not_where_enemy_blocks_are():
    met = at_buffalo("3", "4", "erie: gb infantry 2").state
    assert refused(met, "us", Retreat("erie")).message.key == "war1812-enemy-there"


def test_11_2_not_where_a_battle_is_to_be_fought():
    state = position(
        "buffalo: gb infantry 4 4; erie: us infantry 3; fort-niagara: us infantry 2", mover="gb"
    )
    one, two = army(state, "buffalo", "gb")
    met = play(state, "gb", March(one, "erie"), March(two, "fort-niagara"), Done())
    met = met.play("gb", Settle("erie"))
    assert refused(met.state, "us", Retreat("fort-niagara")).rule == "11.2"


def test_11_2_not_whence_the_attack_came():
    met = at_buffalo("3", "4").state
    assert refused(met, "us", Retreat("fort-erie")).message.key == "war1812-attack-came-from"


def test_11_2_without_a_refuge_he_must_stay_and_fight():
    state = position("montreal: us infantry 4; quebec: gb infantry 3")
    met = play(state, "us", *marches(state, "montreal", "quebec"), Done(), dice=[1, 1, 1])
    assert met.one(VolleyFired).side == "gb"
    assert asked(met.state) == [("us", "fire")]


def test_11_2_the_attacker_goes_back_whence_he_came():
    met = at_buffalo("4", "2").play("us", Stand(), dice=[1, 1]).play("gb", Retreat(), dice=[1])
    assert len(army(met.state, "fort-erie", "gb")) == 1


def test_11_2_and_nowhere_else():
    met = at_buffalo("4", "2").play("us", Stand(), dice=[1, 1]).state
    refusal = refused(met, "gb", Retreat("erie"))
    assert refusal.message.key == "war1812-back-the-way-you-came"


def test_11_3_nobody_retreats_over_water():
    text = "fort-erie: gb infantry 3; buffalo: us infantry 4; lake-erie: us 3"
    met = attack(text, "fort-erie", "buffalo").state
    assert refused(met, "us", Retreat("sandusky")).message.key == "war1812-retreat-to-neighbour"
    assert refused(met, "us", Retreat("detroit")).rule == "11.2"


def test_a26_not_to_any_of_several_entry_towns():
    met = two_ways()
    assert {r.to for r in offers(met, "us", Retreat)} == {"fort-george", "smiths-creek"}


def test_a26_an_entry_town_stays_barred_when_its_attackers_are_dead():
    met = play(two_ways(), "us", Stand(), dice=[6, 6, 1, 1])
    rider = block(met.state, "gb", "york", "dragoon")
    met = met.play("gb", TakeHit(rider), TakeHit(rider), Done())
    met = met.play("gb", Fire(), dice=[1, 1, 1])
    assert refused(met.state, "us", Retreat("port-dover")).rule == "11.2"


def test_a26_a_forced_march_counts_as_the_way_in():
    state = position("york: gb infantry 4; fort-erie: us infantry 4", mover="gb")
    declared = play(state, "gb", *marches(state, "york", "fort-george"), Done(march=True))
    own = block(declared.state, "gb", "fort-george")
    met = declared.play("gb", ForceMarch(own, "fort-erie"), Done(), dice=[6]).state
    assert {r.to for r in offers(met, "us", Retreat)} == {"buffalo", "port-dover"}


def test_a26_not_where_a_landing_embarked_though_a_road_leads_there():
    state = position(
        "kingston: gb infantry 4; sackets-harbor: us infantry 3; lake-ontario: gb 1", mover="gb"
    )
    met = play(state, "gb", *embark(state, "kingston", "sackets-harbor"), Done()).state
    refusal = refused(met, "us", Retreat("kingston"))
    assert refusal.message.key == "war1812-attack-came-from"


def test_a28_enemy_ships_alone_bar_a_town():
    state = position("williamsburg: us infantry 4; buffalo: gb infantry 3; erie: us ships 1")
    met = play(state, "us", *marches(state, "williamsburg", "buffalo"), Done()).state
    refusal = refused(met, "gb", Retreat("erie"))
    assert refusal.message.key == "war1812-enemy-ships-there"
    assert may(met, "gb", Retreat("fort-erie"))


def test_a57_a_defender_may_retreat_into_an_empty_enemy_town_and_holds_it():
    state = position("erie: us infantry 4; buffalo: gb infantry 3")
    met = play(state, "us", *marches(state, "erie", "buffalo"), Done())
    gone = met.play("gb", Retreat("williamsburg")).play("us", Pursue(), dice=[1])
    assert holder(gone.state, "williamsburg") == "gb"


def test_a58_enemy_army_in_the_entry_town_bars_the_attackers_retreat():
    # The Americans beaten at York go to Port Dover, through which the dragoon rode.
    state = position(
        "london: gb infantry 3, gb dragoon; york: us infantry 4; fort-erie: us infantry 3",
        mover="gb",
    )
    rider, foot = (block(state, "gb", "london", kind) for kind in ("dragoon", "infantry"))
    acts = (March(rider, "port-dover"), March(rider, "fort-erie"), March(foot, "york"))
    met = play(state, "gb", *acts, Done()).play("gb", Settle("york"))
    met = met.play("us", Retreat("port-dover")).play("gb", Pursue(), dice=[1])
    fought = met.play("us", Stand(), dice=[1, 1, 1, 1, 1])
    assert [volley.side for volley in fought.all(VolleyFired)] == ["us", "gb"]
    assert asked(fought.state) == [("us", "fire")]


def test_a58_with_ships_alone_there_he_takes_the_town_and_captures_them():
    state = position(
        "kingston: gb dragoon; sackets-harbor: us ships 1; oswego: us infantry 4", mover="gb"
    )
    rider = block(state, "gb", "kingston")
    acts = (March(rider, "sackets-harbor"), March(rider, "oswego"))
    met = play(state, "gb", *acts, Done()).play("us", Stand(), dice=[1] * 4)
    gone = met.play("gb", Retreat(), dice=[1, 2])
    assert gone.one(CaptureRolled).town == "sackets-harbor"
    assert holder(gone.state, "sackets-harbor") == "gb"
    assert ships(gone.state, "sackets-harbor", "gb") == (1, 0)


def test_a22_only_one_result_is_possible_so_nobody_is_asked():
    met = at_buffalo("4 4", "1/2 1/2").play("us", Stand(), dice=[1, 1])
    over = met.play("gb", Fire(), dice=[6, 6, *[1] * 6])
    assert not army(over.state, "buffalo", "us")
    one_left = met.play("gb", Fire(), dice=[6, *[1] * 7])
    assert asked(one_left.state) == [("us", "take-hits")]


@pytest.mark.parametrize(
    ("town", "changes", "had"),
    [
        ("buffalo", {"scored": 0}, False),
        ("buffalo", {"strong": 1}, False),
        ("buffalo", {"revealed": True}, True),
        ("buffalo", {"revealed": True, "scored": 99}, True),
        ("erie", {"revealed": True}, False),
        ("buffalo", {"scored": 7}, True),
        ("buffalo", {"scored": 8}, False),
        ("erie", {}, True),
    ],
)
def test_a22_the_log_says_who_chose_where_there_was_a_choice(town, changes, had):
    state = at_buffalo("4", "3").state
    fought = {"town": town, "taking": "us", "strong": 2, "scored": 1, "revealed": False}
    battle_then = replace(battle_of(state), **{**fought, **changes})
    assert had_choice_of_hits(state, battle_then) is had
