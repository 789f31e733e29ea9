"""Rules 10.3, 13 and 14: battle turns, fire and losses."""

from typing import Any

import pytest

from app.games.quebec1759.battle_actions import Fire, FireNext, HoldFire, Leave, Reinforce, Retreat
from app.games.quebec1759.battle_view import BattleView
from app.games.quebec1759.fire import ColumnFired, HitsTaken, LeaderFired
from app.games.quebec1759.projection import project
from app.games.quebec1759.rout import PursuitFired, SideRouted
from app.kit.battle import BattleEnded, LineBlock, TakeHit
from app.kit.blocks import army
from app.kit.turns import Done
from tests.games.quebec1759.battles import (
    Played,
    at,
    battle,
    columns,
    may,
    misses,
    offers,
    refused,
    shown,
    strengths,
)

SIX = "gb infantry 4 4 4 from CR; fr infantry 3 3 3"


def at_ste_foy(text: str = SIX, **more: Any) -> Played:
    """British come to Ste. Foy from Cap Rouge and both sides stand."""
    return columns("SF", text, home="BE", **more)


def test_13_1_the_defender_begins_then_the_attacker():
    stood = at_ste_foy()
    assert stood.asked() == ("fr", "part")
    fired = stood.play("fr", Fire(), dice=misses(9))
    assert (fired.asked(), fired.battle.turn) == (("gb", "part"), 1)
    fired = fired.play("gb", Fire(), dice=misses(12))
    assert (fired.asked(), fired.battle.turn) == (("fr", "part"), 2)


def test_13_1_each_column_fires_once_in_the_order_its_owner_names():
    fired = at_ste_foy().play("fr", FireNext("right"), FireNext("center"), Fire(), dice=misses(9))
    assert [event.post for event in fired.all(ColumnFired)] == ["right", "center", "left"]
    named = at_ste_foy().play("fr", FireNext("right"))
    assert refused(named.state, "fr", FireNext("right")).rule == "13.1"
    both = named.play("fr", FireNext("left"))
    assert refused(both.state, "fr", FireNext("center")).rule == "13.1"


def test_13_1_the_order_named_is_seen_by_its_owner_alone():
    named = at_ste_foy().play("fr", FireNext("right"))
    assert shown(named.state, "fr").order == ("right",)
    assert shown(named.state, "gb").order == ()


def test_13_1_one_block_of_the_reserve_enters_a_column_in_each_part():
    stood = at_ste_foy("gb infantry 4 4 4 from CR; fr infantry 3 3 3, fr militia 2 2")
    first, second = (b for b in army(stood.state, "SF", "fr") if stood.battle.posts[b] == "reserve")
    entered = stood.play("fr", Reinforce(first, "left"))
    assert refused(entered.state, "fr", Reinforce(second, "left")).rule == "13.1"
    assert shown(entered.state, "gb").posts["fr"]["left"][-1].kind == "militia"
    fired = entered.play("fr", Fire(), dice=misses(11)).play("gb", Fire(), dice=misses(12))
    assert may(fired.state, "fr", Reinforce(second, "left"))


def test_a17_a_block_that_enters_fires_at_once():
    stood = at_ste_foy("gb infantry 4 4 4 from CR; fr infantry 3 3 3, fr militia 2")
    entering = Reinforce(at(stood.state, "fr", "reserve"), "left")
    fired = stood.play("fr", entering, Fire(), dice=misses(11))
    assert [len(event.draws) for event in fired.all(ColumnFired)] == [5, 3, 3]


def test_13_2_survivors_keep_their_cv_and_are_hidden_again():
    fired = at_ste_foy().play("fr", Fire(), dice=[6, *misses(8)])
    hit = project(fired.state, "fr").battle
    assert hit
    assert sorted(b.cv for b in posts_of(hit, "gb")) == [3, 4, 4]
    left = fired.play("gb", Retreat("CR", "road"))
    assert left.has(BattleEnded)
    assert left.state.battle is None
    assert strengths(left.state, "gb", "CR") == [4, 4, 3]
    assert strengths(left.state, "fr", "SF") == [3, 3, 3]
    for viewer, foe in (("fr", "gb"), ("gb", "fr")):
        seen = project(left.state, viewer)
        assert seen.battle is None
        assert not seen.scouted
        assert not [block for block in seen.blocks if left.state.blocks[block].side == foe]
    assert project(left.state, "fr").zones["CR"].army == {"gb": 3}


def posts_of(battle: BattleView, side: str) -> list[LineBlock]:
    """List a side's blocks in a battle as they are shown."""
    return [block for line in battle.posts[side].values() for block in line]


def test_13_2_the_turns_go_on_until_a_side_leaves():
    stood = at_ste_foy()
    for number in (1, 1, 2, 2, 3):
        assert stood.battle.turn == number
        stood = stood.play(
            stood.battle.part, Fire(), dice=misses(9 + 3 * (stood.battle.part == "gb"))
        )
    assert stood.battle.part == "gb"


def test_14_1_reserves_neither_fire_nor_are_fired_at():
    stood = at_ste_foy(
        "gb infantry 4 4 4 from CR; fr infantry 3 3 3, fr militia 2", fr=("infantry",) * 3
    )
    fired = stood.play("fr", Fire(), dice=misses(9)).play("gb", Fire(), dice=[6, *misses(11)])
    assert fired.one(HitsTaken).post == "left"
    assert fired.state.blocks[at(fired.state, "fr", "reserve")].cv == 2


def test_14_1_a_column_fires_only_at_the_one_that_faces_it():
    fired = at_ste_foy().play("fr", FireNext("center"), Fire(), dice=[6, *misses(8)])
    assert fired.state.blocks[at(fired.state, "gb", "center")].cv == 3
    assert fired.state.blocks[at(fired.state, "gb", "left")].cv == 4


def test_14_2_one_die_for_each_cv_and_6_hits():
    fired = at_ste_foy("gb infantry 4 4 4 from CR; fr infantry 3 2 1").play(
        "fr", Fire(), dice=[6, 5, 6, 4, 3, 2]
    )
    assert sorted(len(event.draws) for event in fired.all(ColumnFired)) == [1, 2, 3]
    assert sum(event.hits() for event in fired.all(ColumnFired)) == 2


def test_14_2_example_two_hits_on_one_unit_or_on_two():
    stood = columns(
        "AB",
        "gb infantry 4 4 4 from SI; fr infantry 3 3 3 3",
        fr=("infantry infantry", "infantry", "infantry"),
        home="BE",
    ).play("fr", Fire(), dice=misses(12))
    hit = stood.play("gb", Fire(), dice=[6, 6, 1, 2, *misses(8)])
    assert hit.asked() == ("fr", "take-hits")
    one, two = (b for b in army(hit.state, "AB", "fr") if hit.battle.posts[b] == "left")
    both = hit.play("fr", TakeHit(one), TakeHit(one), Done())
    assert (both.state.blocks[one].cv, both.state.blocks[two].cv) == (1, 3)
    each = hit.play("fr", TakeHit(one), TakeHit(two), Done())
    assert (each.state.blocks[one].cv, each.state.blocks[two].cv) == (2, 2)
    assert each.one(HitsTaken).chosen
    assert refused(hit.state, "fr", Done()).rule == "14.2"
    other = next(b for b in army(hit.state, "AB", "fr") if hit.battle.posts[b] == "right")
    assert refused(hit.state, "fr", TakeHit(other)).rule == "14.2"


def with_leader(gb: str = "infantry 4 4 4", **more: Any) -> Played:
    """Montcalm stands in the left column, alone."""
    return at_ste_foy(
        f"gb {gb} from CR; fr leader 1, fr infantry 3 3", fr=("leader", *["infantry"] * 2), **more
    )


def test_10_3_a_leader_throws_two_dice_apart_and_each_6_hits():
    fired = with_leader().play("fr", Fire(), dice=[6, 5, *misses(6)])
    assert len(fired.one(LeaderFired).draws) == 2
    assert fired.state.blocks[at(fired.state, "gb", "left")].cv == 3


@pytest.mark.parametrize("face", [1, 6])
def test_10_3_equal_dice_kill_him_two_sixes_hit_twice_first(face: int):
    stood = at_ste_foy(
        "gb infantry 4 4 4 from CR; fr leader 1, fr infantry 3 3 3",
        fr=("leader infantry", "infantry", "infantry"),
    )
    leader = at(stood.state, "fr", "left", "leader")
    fired = stood.play("fr", Fire(), dice=[1, 2, 3, face, face, *misses(6)])
    assert fired.one(LeaderFired).falls()
    assert fired.state.blocks[leader].at == "gone"
    assert fired.state.blocks[at(fired.state, "gb", "left")].cv == (2 if face == 6 else 4)


def test_a11_a_leader_throws_two_dice_in_a_skirmish_too():
    began = battle("SF", "gb leader 1 from CR; fr infantry 2", home="BE", dice=[1, 2])
    fired = began.play("gb", Fire(), dice=[6, 2])
    assert len(fired.one(LeaderFired).draws) == 2
    assert strengths(fired.state, "fr", "SF") == [1]


def test_a12_a_leader_alone_in_his_column_who_falls_routs_his_side():
    fired = with_leader().play("fr", Fire(), dice=[1, 1, *misses(12)])
    assert (fired.one(SideRouted).side, fired.one(SideRouted).column) == ("fr", "left")
    assert not fired.has(ColumnFired)


def test_a12_but_his_hits_count_first_and_rout_the_enemy():
    stood = at_ste_foy(
        "gb infantry 2/4 4 4 from CR; fr leader 1, fr infantry 3 3",
        fr=("leader", "infantry", "infantry"),
        gb=("infantry/2", "infantry", "infantry"),
    )
    fired = stood.play("fr", Fire(), dice=[6, 6, *misses(6)])
    assert fired.one(SideRouted).side == "gb"
    assert len(fired.one(PursuitFired).draws) == 6


def test_a12_a_leader_who_falls_in_pursuit_and_leaves_his_column_empty_routs_his_side():
    text = "gb infantry 4 4 4 4 from CR by river; fr infantry 3 3, fr leader 1"
    stood = columns(
        "AB",
        text,
        gb=("infantry infantry", "infantry", "infantry"),
        fr=("infantry", "infantry", "leader"),
        ships=(3, 1),
        home="BE",
    )
    stood = stood.play("fr", Fire(), dice=[*misses(12), 1, 2])
    left = stood.play("gb", Retreat("CR", "river"))
    going = Leave(at(left.state, "gb", "left"))
    gone = left.play("gb", going, Done(), dice=[*misses(6), 2, 2])
    assert gone.one(SideRouted).side == "fr"
    assert gone.one(SideRouted).column == "right"
    assert not gone.has(ColumnFired)


def test_a16_a_rout_ends_the_fire_and_columns_that_had_not_fired_pursue():
    stood = at_ste_foy(
        "gb infantry 1/4 4 4 from CR; fr infantry 3 3 3", gb=("infantry/1", "infantry", "infantry")
    )
    fired = stood.play("fr", Fire(), dice=[6, 1, 2, *misses(9)])
    assert [event.post for event in fired.all(ColumnFired)] == ["left"]
    assert len(fired.one(PursuitFired).draws) == 9


def test_a46_every_block_fires_leaders_too():
    stood = with_leader()
    assert not offers(stood.state, "fr", HoldFire)
    leader = at(stood.state, "fr", "left")
    assert refused(stood.state, "fr", HoldFire(leader)).rule == "A46"


def test_a46_by_option_a_leader_with_others_beside_him_may_hold_his_fire():
    stood = at_ste_foy(
        "gb infantry 4 4 4 from CR; fr leader 1, fr infantry 3 3 3",
        fr=("leader infantry", "infantry", "infantry"),
        leader_fire="may-hold",
    )
    leader = at(stood.state, "fr", "left", "leader")
    held = stood.play("fr", HoldFire(leader))
    # A49: which leader holds his fire is not told until the column has fired.
    assert shown(held.state, "fr").held == leader
    assert [shown(held.state, viewer).held for viewer in ("gb", "public")] == ["", ""]
    fired = held.play("fr", Fire(), dice=misses(9))
    assert not fired.has(LeaderFired)
    alone = with_leader(leader_fire="may-hold")
    assert not offers(alone.state, "fr", HoldFire)
