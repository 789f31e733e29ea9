"""Rules 7 and 8: battles on the lakes, retreat, loss and capture of ships."""

import pytest

from app.games.war1812.actions import (
    Build,
    Done,
    HitShip,
    KeepPrizes,
    Pursue,
    Retreat,
    Sail,
    Settle,
    Stand,
    Stay,
    Withdraw,
    WithdrawShip,
)
from app.games.war1812.capture import CaptureRolled, PrizesKept
from app.games.war1812.control import FleetLost, contested_lakes
from app.games.war1812.land_battle import BattleBegan
from app.games.war1812.naval_battle import (
    NavalBattleBegan,
    NavalBattleEnded,
    NavalRound,
    ShipsWithdrew,
)
from app.games.war1812.state import Situation, holder
from app.games.war1812.victory import score
from tests.games.war1812.positions import (
    GAME,
    Played,
    asked,
    marches,
    may,
    offers,
    play,
    position,
    refused,
    ships,
)

SAIL = Sail("erie", "lake-erie", True)
HURT = Sail("erie", "lake-erie", False)


def meet(us: str, gb: str, dice: list[int], extra: str = "") -> Played:
    """The American ships at Erie sail out and meet the British on the lake."""
    state = position(f"erie: us ships {us}; lake-erie: gb {gb}; {extra}")
    operational, damaged = ships(state, "erie", "us")
    return play(state, "us", *[SAIL] * operational, *[HURT] * damaged, Done(), dice=dice)


def attacks_told(state: Situation) -> int:
    """Return how many attacks the American side is told of before it is done."""
    choices = GAME.choices(state, "us")
    assert choices
    [label] = [one.label for one in choices.actions if one.action == Done()]
    assert label
    return int(label.params["attacks"])


def test_7_1_who_brings_ships_onto_a_lake_with_enemy_ships_attacks():
    battle = meet("1", "1", [1] * 4).one(NavalBattleBegan)
    assert (battle.lake, battle.attacker) == ("lake-erie", "us")


def test_7_1_britain_attacks_in_the_same_way():
    state = position("kingston: gb ships 1; lake-ontario: us 1", mover="gb")
    met = play(state, "gb", Sail("kingston", "lake-ontario", True), Done(), dice=[1] * 4)
    assert met.one(NavalBattleBegan).attacker == "gb"


def test_7_1_done_says_that_ships_attack():
    state = position("erie: us ships 1; lake-erie: gb 1; buffalo: us infantry 4")
    assert attacks_told(play(state, "us", SAIL).state) == 1
    elsewhere = position("erie: us ships 1; lake-ontario: gb 1; buffalo: us infantry 4")
    assert attacks_told(play(elsewhere, "us", SAIL).state) == 0


def test_7_1_there_is_no_battle_in_a_town():
    state = position("lake-erie: us 1; erie: us ships 1; amherstburg: gb ships 1")
    assert not play(state, "us", Done()).all(NavalBattleBegan)


def test_7_2_two_dice_for_each_operational_ship_of_both_sides():
    rolled = meet("2 damaged 1", "1 damaged 2", [1] * 6).one(NavalRound)
    assert (rolled.us_dice, len(rolled.draws)) == (4, 6)


def test_7_2_only_a_6_hits():
    met = meet("1", "1", [5, 5, 4, 5])
    assert ships(met.state, "lake-erie", "us") == (1, 0)
    assert ships(met.state, "lake-erie", "gb") == (1, 0)


def test_7_2_a_hit_turns_an_operational_ship_over():
    met = meet("1", "2", [6, 1, 1, 1, 1, 1])
    assert ships(met.state, "lake-erie", "gb") == (1, 1)


def test_7_2_the_firing_player_chooses_to_turn_over_or_to_sink():
    met = meet("1", "1 damaged 1", [6, 1, 1, 1])
    assert asked(met.state) == [("us", "naval-hits")]
    sunk = met.play("us", HitShip(False), Done()).state
    turned = met.play("us", HitShip(True), Done()).state
    assert ships(sunk, "lake-erie", "gb") == (1, 0)
    assert ships(turned, "lake-erie", "gb") == (0, 2)


def test_7_2_every_hit_must_be_used():
    met = meet("1", "1 damaged 1", [6, 1, 1, 1])
    assert refused(met.state, "us", Done()).rule == "7.2"
    spent = met.play("us", HitShip(True)).state
    assert refused(spent, "us", HitShip(True)).message.key == "war1812-no-hits-left"


def test_7_2_a_hit_needs_a_ship_of_its_kind():
    met = meet("1", "2", [6, 6, 1, 1, 1, 1])
    assert refused(met.state, "us", HitShip(False)).message.key == "war1812-no-ship-to-hit"


def test_7_2_a_sunk_ship_is_out_of_the_game():
    met = meet("1", "0 damaged 1", [6, 1])
    assert ships(met.state, "lake-erie", "gb") == (0, 0)
    assert met.state.spare["gb"] == 5


def test_a10_one_volley_may_turn_a_ship_over_and_sink_it():
    met = meet("1", "2", [6, 6, 1, 1, 1, 1])
    sunk = met.play("us", HitShip(True), HitShip(False), Done()).state
    assert ships(sunk, "lake-erie", "gb") == (1, 0)
    both = met.play("us", HitShip(True), HitShip(True), Done()).state
    assert ships(both, "lake-erie", "gb") == (0, 2)


def test_a10_both_sides_throw_before_any_hit_counts():
    met = meet("1", "1", [6, 6, 6, 1])
    assert ships(met.state, "lake-erie", "gb") == (0, 0)
    assert ships(met.state, "lake-erie", "us") == (0, 1)


def test_a49_a_battle_ends_with_one_side_gone():
    met = meet("1", "1", [1] * 4).play("us", Stay()).play("gb", Stay(), dice=[6, 6, 1, 1])
    assert met.has(NavalBattleEnded)
    assert contested_lakes(met.state) == []
    assert asked(met.state) == [("gb", "campaign")]


def test_a49_nobody_controls_a_lake_while_a_battle_lasts():
    fought = meet("1", "1", [1] * 4).state
    assert [score(fought, side).lakes for side in ("us", "gb")] == [0, 0]


def prompt_of(state, side):
    choices = GAME.choices(state, side)
    assert choices
    return choices.prompt.key


def test_8_1_the_attacker_may_retreat_first():
    assert asked(meet("1", "1", [1] * 4).state) == [("us", "naval-retreat")]


def test_8_1_then_the_defender():
    stayed = meet("1", "1", [1] * 4).play("us", Stay())
    assert asked(stayed.state) == [("gb", "naval-retreat")]
    withdrawn = stayed.play("gb", Withdraw("amherstburg")).state
    assert ships(withdrawn, "amherstburg", "gb") == (1, 0)


def test_8_1_if_both_stay_there_is_another_round():
    again = meet("1", "1", [1] * 4).play("us", Stay()).play("gb", Stay(), dice=[1] * 4)
    assert again.has(NavalRound)
    assert asked(again.state) == [("us", "naval-retreat")]


def test_8_1_a_side_without_operational_ships_must_retreat():
    met = meet("1", "1", [6, 1, 1, 1])
    stayed = met.play("us", Stay()).state
    assert asked(stayed) == [("gb", "naval-retreat")]
    assert refused(stayed, "gb", Stay()).message.key == "war1812-must-withdraw"
    assert prompt_of(met.state, "us") == "war1812-ask-naval-retreat"
    assert prompt_of(stayed, "gb") == "war1812-ask-naval-withdraw"


def test_8_1_if_neither_has_any_the_attacker_must():
    met = meet("1", "1", [6, 1, 6, 1]).state
    assert asked(met) == [("us", "naval-retreat")]
    assert refused(met, "us", Stay()).rule == "8.1"


def test_a53_one_round_is_fought_without_an_operational_ship():
    met = meet("0 damaged 1", "0 damaged 1", [])
    assert met.one(NavalRound).draws == ()
    assert asked(met.state) == [("us", "naval-retreat")]


def test_a53_a_side_without_operational_ships_throws_no_dice():
    assert meet("0 damaged 1", "1", [1, 1]).one(NavalRound).us_dice == 0


GB_HOLDS_NOTHING = "amherstburg: us infantry 3; fort-erie: us infantry 3; port-dover: us infantry 2"


def test_a11_who_must_retreat_and_cannot_stays_under_fire():
    met = meet("1", "1", [6, 1, 1, 1], GB_HOLDS_NOTHING).play("us", Stay(), dice=[6, 1])
    assert met.has(NavalRound)
    assert ships(met.state, "lake-erie", "gb") == (0, 0)


def test_a11_if_neither_can_fight_and_the_attacker_cannot_leave_the_defender_goes():
    # The British ships sail from Buffalo, their only town there, which its garrison leaves.
    state = position(
        "amherstburg: us infantry 2; port-dover: us infantry 2; fort-erie: us infantry 2;"
        " buffalo: gb infantry 2, gb ships 1; lake-erie: us 1",
        mover="gb",
    )
    leave = marches(state, "buffalo", "williamsburg")
    sail = Sail("buffalo", "lake-erie", True)
    met = play(state, "gb", sail, *leave, Done(), dice=[6, 1, 6, 1]).state
    assert asked(met) == [("us", "naval-retreat")]
    assert refused(met, "us", Stay()).rule == "8.1"


def test_8_2_all_ships_retreat_or_none():
    met = meet("2", "1", [1] * 6)
    begun = met.play("us", WithdrawShip("erie", True)).state
    assert refused(begun, "us", Done()).message.key == "war1812-all-or-none"
    assert refused(begun, "us", Stay()).message.key == "war1812-all-or-none"
    assert refused(met.state, "us", Done()).rule == "8.1"


def test_8_2_to_friendly_towns_of_the_lake():
    met = meet("1", "1", [1] * 4, "detroit: gb infantry 3").state
    assert {w.town for w in offers(met, "us", Withdraw)} == {"buffalo", "erie", "sandusky"}
    assert refused(met, "us", Withdraw("detroit")).rule == "8.2"
    assert refused(met, "us", Withdraw("oswego")).rule == "8.2"


def test_8_2_without_a_friendly_town_there_is_no_retreat():
    met = meet("1", "1", [1] * 4, GB_HOLDS_NOTHING).play("us", Stay(), dice=[1] * 4)
    assert asked(met.state) == [("us", "naval-retreat")]


def test_8_2_nobody_fires_after_them():
    met = meet("1", "1", [1] * 4).play("us", Withdraw("erie"))
    assert met.one(ShipsWithdrew).operational == 1
    assert ships(met.state, "erie", "us") == (1, 0)


def test_a12_a_retreating_fleet_may_split():
    met = meet("2", "1", [1] * 6)
    split = met.play("us", WithdrawShip("erie", True), WithdrawShip("buffalo", True), Done())
    assert ships(split.state, "erie", "us") == (1, 0)
    assert ships(split.state, "buffalo", "us") == (1, 0)


def test_8_3_lost_ships_never_return():
    sunk = meet("1", "0 damaged 3", [6, 6])
    assert sunk.state.spare["gb"] == 3
    assert ships(sunk.state, "lake-erie", "gb") == (0, 1)
    full = position("lake-erie: us 3", lost={"us": 3})
    assert refused(full, "us", Build("erie")).message.key == "war1812-no-ship-left"


def storm(garrison: str, dice: list[int], extra: str = "") -> Played:
    """British army at Kingston takes empty Sacket's Harbor, where these American ships lie."""
    state = position(
        f"kingston: gb infantry 4; sackets-harbor: us ships {garrison}; {extra}", mover="gb"
    )
    attack = marches(state, "kingston", "sackets-harbor")
    return play(state, "gb", *attack, Done(), dice=dice)


@pytest.mark.parametrize("face", [1, 2, 3])
def test_8_4_on_1_to_3_a_ship_is_captured(face):
    taken = storm("1", [face])
    assert ships(taken.state, "sackets-harbor", "gb") == (1, 0)
    assert taken.state.spare == {"us": 5, "gb": 5}


@pytest.mark.parametrize("face", [4, 5, 6])
def test_8_4_on_4_to_6_it_escapes_to_the_lake(face):
    escaped = storm("1", [face]).state
    assert ships(escaped, "sackets-harbor", "gb") == (0, 0)
    assert ships(escaped, "lake-ontario", "us") == (1, 0)
    assert escaped.spare == {"us": 5, "gb": 6}


def test_8_4_american_army_captures_british_ships_in_the_same_way():
    state = position("sackets-harbor: us infantry 4; kingston: gb ships 2")
    attack = marches(state, "sackets-harbor", "kingston")
    after = play(state, "us", *attack, Done(), dice=[1, 3, 4]).state
    assert ships(after, "kingston", "us") == (1, 0)
    assert ships(after, "lake-ontario", "gb") == (1, 0)


def test_a13_after_the_land_battle_for_the_town():
    state = position(
        "kingston: gb infantry 4; sackets-harbor: us ships 1, us infantry 3", mover="gb"
    )
    met = play(state, "gb", *marches(state, "kingston", "sackets-harbor"), Done())
    assert asked(met.state) == [("us", "stand")]
    assert ships(met.state, "sackets-harbor", "us") == (1, 0)
    gone = met.play("us", Retreat("oswego"))
    taken = gone.play("gb", Pursue(), dice=[1, 2])
    assert taken.one(CaptureRolled).town == "sackets-harbor"


def test_a13_a_beaten_attack_captures_nothing():
    state = position(
        "kingston: gb infantry 1/2; sackets-harbor: us ships 1, us infantry 3", mover="gb"
    )
    met = play(state, "gb", *marches(state, "kingston", "sackets-harbor"), Done())
    held = met.play("us", Stand(), dice=[6, 1, 1])
    assert not held.all(CaptureRolled)
    assert ships(held.state, "sackets-harbor", "us") == (1, 0)


def test_a13_without_a_battle_before_the_battles_elsewhere():
    state = position(
        "kingston: gb infantry 4 3; sackets-harbor: us ships 1; ogdensburg: us infantry 3;"
        " prescott: gb infantry 2",
        mover="gb",
    )
    to_harbor, to_prescott = (
        marches(state, "kingston", "sackets-harbor")[0],
        marches(state, "kingston", "prescott")[1],
    )
    after = play(state, "gb", to_harbor, to_prescott, Done(), dice=[1])
    assert not after.all(BattleBegan)
    assert after.one(CaptureRolled).town == "sackets-harbor"


def test_a14_a_captured_ship_keeps_its_state_and_lies_in_the_town():
    taken = storm("0 damaged 1", [1]).state
    assert ships(taken, "sackets-harbor", "gb") == (0, 1)
    assert taken.spare["gb"] == 5


def test_a14_without_a_spare_ship_it_is_lost():
    taken = storm("1", [1], "lake-ontario: gb 3; lake-erie: gb 3")
    assert ships(taken.state, "sackets-harbor", "gb") == (0, 0)
    assert taken.one(PrizesKept).operational == 0
    assert taken.state.spare == {"us": 5, "gb": 0}


def test_a14_blocks_lost_before_are_not_spare():
    state = position(
        "kingston: gb infantry 4; sackets-harbor: us ships 1", mover="gb", lost={"gb": 6}
    )
    attack = marches(state, "kingston", "sackets-harbor")
    assert ships(play(state, "gb", *attack, Done(), dice=[1]).state, "sackets-harbor", "gb") == (
        0,
        0,
    )


def test_a15_if_the_garrison_just_leaves_they_are_lost_without_dice():
    state = position("sackets-harbor: gb infantry 4, gb ships 2", mover="gb")
    left = play(state, "gb", *marches(state, "sackets-harbor", "kingston"), Done())
    assert left.one(FleetLost).rule == "6.2"
    assert ships(left.state, "sackets-harbor", "gb") == (0, 0)


def test_a16_escaped_ships_that_meet_the_enemy_attack_him_at_once():
    met = storm("1", [5, 1, 1, 1, 1], "lake-ontario: gb 1")
    battle = met.one(NavalBattleBegan)
    assert (battle.lake, battle.attacker) == ("lake-ontario", "us")
    assert asked(met.state) == [("us", "naval-retreat")]


def test_a50_army_that_stops_where_ships_alone_lie_fights_no_battle():
    taken = storm("1", [1])
    assert not taken.all(BattleBegan)
    assert holder(taken.state, "sackets-harbor") == "gb"


def test_a54_the_owner_rolls_for_all_ships_of_a_town_at_once():
    rolled = storm("2 damaged 1", [1, 4, 6]).one(CaptureRolled)
    assert (rolled.side, rolled.operational, len(rolled.draws)) == ("us", 2, 3)


def test_a54_those_that_escape_fight_one_battle_together():
    met = storm("2", [5, 5, *[1] * 6], "lake-ontario: gb 1")
    assert met.has(NavalBattleBegan)
    assert len(met.one(NavalRound).draws) == 6


def test_a54_the_captor_picks_prizes_when_he_has_too_few_spare_ships():
    met = storm("1 damaged 1", [1, 1], "lake-erie: gb 5")
    assert asked(met.state) == [("gb", "prizes")]
    assert {k.operational for k in offers(met.state, "gb", KeepPrizes)} == {0, 1}
    assert refused(met.state, "gb", KeepPrizes(2)).rule == "8.4"
    kept = met.play("gb", KeepPrizes(0)).state
    assert ships(kept, "sackets-harbor", "gb") == (0, 1)
    assert kept.spare["gb"] == 0


def test_a54_several_towns_go_in_the_movers_order():
    state = position(
        "utica: gb infantry 4 3; sackets-harbor: us ships 1; oswego: us ships 1", mover="gb"
    )
    one, two = (
        marches(state, "utica", "sackets-harbor")[0],
        marches(state, "utica", "oswego")[1],
    )
    met = play(state, "gb", one, two, Done())
    assert asked(met.state) == [("gb", "next-capture")]
    first = met.play("gb", Settle("oswego"), dice=[1, 6])
    assert [event.town for event in first.all(CaptureRolled)] == ["oswego", "sackets-harbor"]
    assert refused(met.state, "gb", Settle("kingston")).rule == "8.4"


def test_a61_an_indian_alone_captures_no_ships():
    state = position("detroit: us ships 1; amherstburg: gb indian", mover="gb")
    after = play(state, "gb", *marches(state, "amherstburg", "detroit"), Done())
    assert not after.all(CaptureRolled)
    assert ships(after.state, "detroit", "us") == (1, 0)
    assert may(after.state, "us", Sail("detroit", "lake-erie", True))
    assert GAME.view(after.state, "us").towns["detroit"].holder == "us"
