"""Rule 22.4: the Ottawa in battles."""

from typing import Any

import pytest
from msgspec.structs import replace

from app.engine.chance import NoChance
from app.games.quebec1759.battle_actions import Deploy, Fire, OttawaLeave, Reinforce, Retreat
from app.games.quebec1759.battle_setup import LinesDrawn
from app.games.quebec1759.board import STANDARD
from app.games.quebec1759.fire import ColumnFired
from app.games.quebec1759.ottawa_in_battle import OttawaLeft
from app.games.quebec1759.rout import PursuitFired, PursuitScreened
from app.games.quebec1759.state import Phase
from app.kit.battle import BattleEnded, TakeHit
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
    set_up,
    shown,
)
from tests.games.quebec1759.scenes import second_turn
from tests.games.quebec1759.turns import GAME, turn

WITH_OTTAWA = "gb infantry 4 4 4 from SI; fr infantry 3 3 3, fr indian 4"


def test_22_4_the_ottawa_stand_in_reserve_and_never_enter_a_column():
    began = battle("AB", WITH_OTTAWA, home="BE")
    assert refused(began.state, "fr", Deploy(STANDARD.ottawa, "left")).rule == "22.4"
    stood = set_up(began, "fr", "infantry", "infantry", "infantry")
    stood = set_up(stood, "gb", "infantry", "infantry", "infantry")
    assert stood.battle.posts[STANDARD.ottawa] == "reserve"
    assert refused(stood.state, "fr", Reinforce(STANDARD.ottawa, "left")).rule == "22.4"


def british_routed(text: str, **more: Any) -> Played:
    """The British left column falls to the first French shot; the pursuit is to be rolled."""
    gb = ("infantry/1", "infantry", "infantry")
    return columns("AB", text, gb=gb, home="BE", **more)


def test_22_4_they_fire_double_after_a_rout():
    stood = british_routed("gb infantry 1/4 4 4 from SI; fr infantry 3 3 3, fr indian 4")
    fired = stood.play("fr", Fire(), dice=[6, 1, 2, *misses(9 + 8)])
    assert fired.one(PursuitFired).ottawa
    assert len(fired.one(PursuitFired).draws) == 17


def test_a36_double_once_after_a_rout_by_river():
    text = "gb infantry 1/4 4 4 from CR by river; fr infantry 3 3 3, fr indian 4"
    stood = british_routed(text, ships=(0, 4))
    fired = stood.play("fr", Fire(), dice=[6, *misses(5), *misses(26)])
    assert len(fired.one(PursuitFired).draws) == 2 * 9 + 2 * 4


def test_a36_not_double_after_a_retreat_by_river():
    text = "gb infantry 4 4 4 from CR by river; fr infantry 3 3 3, fr indian 4"
    stood = columns("AB", text, ships=(0, 4), home="BE").play("fr", Fire(), dice=misses(18))
    gone = stood.play("gb", Retreat("CR", "river"), dice=misses(13))
    assert len(gone.one(PursuitFired).draws) == 13


def test_22_4_they_fight_in_a_skirmish_at_their_cv():
    began = battle(
        "AB", "gb infantry 4 4 from SI; fr infantry 3, fr indian 4", home="BE", dice=[1] * 7
    )
    assert len(began.one(ColumnFired).draws) == 7


def test_a55_not_double_at_a_landing():
    text = "gb infantry 4 4 from CR by river; fr infantry 3, fr indian 4"
    began = battle("AB", text, ships=(0, 4), home="BE", dice=[1] * 10)
    assert len(began.one(ColumnFired).draws) == 2 * 3 + 4


def test_22_4_but_never_alone_then_the_fight_is_over():
    began = battle(
        "AB", "gb infantry 4 4 from SI; fr militia 1, fr indian 4", home="BE", dice=[1] * 5
    )
    fired = began.play("gb", Fire(), dice=[6, *misses(7)])
    assert fired.asked() == ("fr", "take-hits")
    militia = next(b for b in army(fired.state, "AB", "fr") if b != STANDARD.ottawa)
    over = fired.play("fr", TakeHit(militia), Done())
    assert over.asked() == ("fr", "ottawa-leave")
    assert refused(over.state, "fr", OttawaLeave()).rule == "22.4"
    gone = over.play("fr", OttawaLeave("CR"))
    assert gone.state.blocks[STANDARD.ottawa].at == "CR"
    assert gone.has(BattleEnded)


SMALL = "gb infantry 4 4 4 from SI; fr infantry 3 3, fr indian 4"


def test_22_5_at_1_cv_they_are_as_good_as_gone_and_take_no_more_hits():
    text = "gb infantry 4 4 from SI; fr infantry 3 3, fr indian 2"
    began = battle("AB", text, home="BE", dice=misses(8))
    fired = began.play("gb", Fire(), dice=[6, 6, *misses(6)])
    once = fired.play("fr", TakeHit(STANDARD.ottawa))
    assert refused(once.state, "fr", TakeHit(STANDARD.ottawa)).rule == "14.2"
    assert refused(once.state, "fr", Done()).rule == "14.2"


def test_a53_they_may_go_before_the_defender_sets_up_to_any_zone_free_of_british():
    began = battle("AB", SMALL, home="BE", elsewhere="LE gb infantry 4", ottawa_asked=True)
    assert began.asked() == ("fr", "ottawa-leave")
    zones = {action.to for action in offers(began.state, "fr", OttawaLeave)}
    assert zones == {"", "MO", "BE", "SC", "SF", "CR", "SI", "ET"}
    assert refused(began.state, "fr", OttawaLeave("LE")).rule == "22.2"
    gone = began.play("fr", OttawaLeave("MO"), dice=misses(6))
    assert gone.state.blocks[STANDARD.ottawa].at == "MO"
    assert gone.asked() == ("gb", "part")


def test_a53_where_columns_are_sure_they_go_while_the_defender_sets_up():
    began = battle("AB", WITH_OTTAWA, home="BE")
    assert began.asked() == ("fr", "deploy")
    gone = began.play("fr", OttawaLeave("MO"))
    assert refused(gone.state, "fr", OttawaLeave("BE")).rule == "22.4"
    stood = set_up(gone, "fr", "infantry", "infantry", "infantry")
    assert stood.state.blocks[STANDARD.ottawa].at == "MO"
    kept = began.play("fr", Deploy(STANDARD.ottawa, "reserve"))
    assert refused(kept.state, "fr", OttawaLeave("MO")).rule == "22.4"


def test_22_4_who_has_no_ottawa_there_is_asked_the_same_with_one_answer():
    without = battle("AB", SMALL.replace("indian 4", "militia 2"), home="BE", ottawa_asked=True)
    assert offers(without.state, "fr", OttawaLeave) == [OttawaLeave()]
    with_them = battle("AB", SMALL, home="BE", ottawa_asked=True)
    for viewer in ("gb", "public"):
        assert shown(without.state, viewer) == shown(with_them.state, viewer)


def test_a35_caught_alone_they_withdraw_and_there_is_no_battle():
    began = battle("AB", "gb infantry 4 from SI; fr indian 4", home="BE", ottawa_asked=True)
    assert refused(began.state, "fr", OttawaLeave()).rule == "22.4"
    gone = began.play("fr", OttawaLeave("BE"))
    assert gone.has(BattleEnded)
    assert not gone.has(LinesDrawn)


def test_a37_they_count_as_a_reserve():
    text = "gb infantry 4 4 4 from SI; fr infantry 1/3 3 3, fr indian 4"
    stood = columns("AB", text, fr=("infantry/1", "infantry", "infantry"), home="BE")
    stood = stood.play("fr", Fire(), dice=misses(7))
    routed = stood.play("gb", Fire(), dice=[6, 1, 2, 3])
    assert routed.asked() == ("fr", "rout")
    hit = routed.play("fr", Retreat("SF", "road"), dice=[6, 6, 6, *misses(9)])
    assert hit.one(PursuitScreened).stopped == 2
    assert hit.asked() == ("fr", "take-hits")
    assert not may(hit.state, "fr", TakeHit(STANDARD.ottawa))


def test_a52_they_go_with_the_last_of_a_retreat_and_on_from_there():
    stood = second_turn(columns("AB", WITH_OTTAWA, home="BE"))
    left = stood.play("fr", Retreat("SF", "road"))
    assert len(army(left.state, "SF", "fr")) == 4
    assert left.asked() == ("fr", "ottawa-leave")
    gone = left.play("fr", OttawaLeave("MO"))
    assert gone.state.blocks[STANDARD.ottawa].at == "MO"
    assert left.play("fr", OttawaLeave()).state.blocks[STANDARD.ottawa].at == "SF"


def test_a52_outside_the_limit_of_the_river():
    text = "gb infantry 4 4 4 from SI; fr infantry 3 3 3, fr indian 4"
    elsewhere = "SF gb infantry 4; SC gb infantry 4"
    stood = columns("AB", text, home="BE", elsewhere=elsewhere, ships=(3, 1))
    stood = second_turn(stood)
    left = stood.play("fr", Retreat("CR", "river"))
    assert left.asked() == ("fr", "leave")
    gone = left.play("fr", Done(), dice=misses(12))
    assert STANDARD.ottawa in army(gone.state, "CR", "fr")
    assert len(army(gone.state, "CR", "fr")) == 4


@pytest.mark.parametrize("stays", [True, False])
def test_a52_left_when_the_others_are_lost_they_must_go_and_without_a_zone_are_lost(stays: bool):
    everywhere = "; ".join(
        f"{zone} gb detachment 1" for zone in ("MO", "SC", "LE", "SF", "SI", "ET")
    )
    if stays:
        everywhere += "; BE gb infantry 4; CR gb infantry 4"
    began = battle(
        "AB",
        "gb infantry 4 4 from SI; fr indian 4",
        elsewhere=everywhere,
        home="BE",
        ottawa_asked=True,
    )
    if stays:
        assert offers(began.state, "fr", OttawaLeave) == [OttawaLeave()]
        gone = began.play("fr", OttawaLeave())
        assert gone.one(OttawaLeft).to == ""
        assert gone.state.blocks[STANDARD.ottawa].at == "gone"
    else:
        assert refused(began.state, "fr", OttawaLeave()).rule == "22.4"


def test_22_4_after_a_battle_won_they_may_stay_or_go():
    stood = columns("AB", WITH_OTTAWA, home="BE").play("fr", Fire(), dice=misses(9))
    won = stood.play("gb", Retreat("SI", "road"))
    assert won.asked() == ("fr", "ottawa-leave")
    assert may(won.state, "fr", OttawaLeave())
    assert may(won.state, "fr", OttawaLeave("MO"))


def test_22_4_a_reserve_that_was_never_there_is_no_reason_to_ask():
    stood = columns("AB", "gb infantry 4 4 4 from SI; fr infantry 3 3 3", home="BE")
    won = stood.play("fr", Fire(), dice=misses(9)).play("gb", Retreat("SI", "road"))
    assert won.has(BattleEnded)
    assert at(stood.state, "fr", "left")


def test_15_2_british_do_not_go_back_to_where_the_ottawa_went_behind_them():
    fired = columns(
        "AB", WITH_OTTAWA.replace(", fr indian 4", ""), elsewhere="SI fr indian", home="BE"
    )
    assert fired.asked() == ("fr", "part")
    theirs = fired.play("fr", Fire(), dice=misses(9))
    assert theirs.asked() == ("gb", "part")
    refusal = refused(theirs.state, "gb", Retreat("SI", "road"))
    assert (refusal.rule, refusal.message.key) == ("15.2", "quebec1759-enemy-there")


def test_22_1_a_battle_with_none_but_the_ottawa_attacking_is_no_position_of_the_game():
    """22.1: to move them is the whole French move. 15.2: nobody retreats to where they stand.

    So they are never among British who had the zone at the start of a turn. Were they, the battle
    would be over as it begins, again and again: that must not hold up the whole server.
    """
    state = turn("LE: BR-15 FR-OTT").state
    held = replace(state.turn, held={**state.turn.held, "LE": "gb"})
    impossible = replace(state, turn=held, phase=Phase.BATTLES, awaiting=state.awaiting[:1])
    [last] = impossible.awaiting
    with pytest.raises(AssertionError, match="quebec1759 goes on for ever: BattleEnded"):
        GAME.decide(impossible, last.side, Done(), NoChance())
