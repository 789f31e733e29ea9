"""Rule 15: the Indian."""

from typing import Any

import pytest

from app.games.war1812.actions import (
    Build,
    Done,
    Embark,
    Fire,
    March,
    Pursue,
    Retreat,
    Stand,
)
from app.games.war1812.board import STANDARD
from app.games.war1812.indians import IndianAppeared, IndianLeft
from app.games.war1812.land_battle import BattleBegan, VolleyFired
from app.games.war1812.land_retreat import BlocksRetreated, Pursued
from app.games.war1812.state import Situation
from app.games.war1812.turns import PlayerTurnBegan
from app.games.war1812.victory import score
from app.kit.battle import TakeHit
from app.kit.blocks import army
from tests.games.war1812.positions import (
    GAME,
    Played,
    asked,
    block,
    marches,
    may,
    offers,
    play,
    position,
    refused,
    strengths,
)


def indian_at(state: Situation) -> str:
    return state.blocks[STANDARD.indian].at


def take_detroit(extra: str = "", **options: Any) -> Played:
    state = position(f"amherstburg: gb infantry 4; {extra}", mover="gb", **options)
    return play(state, "gb", *marches(state, "amherstburg", "detroit"), Done())


def test_15_the_indian_appears_when_british_army_takes_detroit():
    taken = take_detroit()
    assert taken.has(IndianAppeared)
    assert indian_at(taken.state) == "detroit"
    assert strengths(taken.state, "gb", "detroit") == [4, 4]


def test_15_only_once_a_game():
    state = position("amherstburg: gb infantry 4; gone: gb indian", mover="gb")
    taken = play(state, "gb", *marches(state, "amherstburg", "detroit"), Done())
    assert not taken.all(IndianAppeared)
    assert indian_at(taken.state) == "gone"


@pytest.mark.parametrize(
    ("text", "shown"),
    [("", "absent"), ("detroit: gb indian, gb infantry 3", "present"), ("gone: gb indian", "gone")],
)
@pytest.mark.parametrize("viewer", ["us", "gb", "public"])
def test_15_everybody_knows_whether_the_indian_is_in_play(viewer, text, shown):
    assert GAME.view(position(text), viewer).indian == shown


def test_15_it_leaves_when_its_companions_die_in_battle():
    state = position("detroit: gb infantry 1/2, gb indian; sandusky: us infantry 4 4", mover="us")
    met = play(state, "us", *marches(state, "sandusky", "detroit"), Done())
    met = met.play("gb", Stand(), dice=[1] * 5)
    met = met.play("us", Fire(), dice=[6, *[1] * 7])
    weak = block(met.state, "gb", "detroit", "infantry")
    met = met.play("gb", TakeHit(weak), Done())
    assert met.has(IndianLeft)
    assert indian_at(met.state) == "gone"
    assert met.state.battle is None


def test_15_it_fights_like_any_block():
    state = position("sandusky: gb infantry 2, gb indian; detroit: us infantry 3", mover="us")
    met = play(state, "us", *marches(state, "detroit", "sandusky"), Done())
    assert len(met.play("gb", Stand(), dice=[1] * 6).one(VolleyFired).draws) == 6


def test_15_two_pursuit_dice():
    state = position("sandusky: gb infantry 2, gb indian; erie: us infantry 3", mover="gb")
    met = play(state, "gb", *marches(state, "sandusky", "erie"), Done())
    met = met.play("us", Retreat("buffalo"))
    assert len(met.play("gb", Pursue(indian=True), dice=[1] * 3).one(Pursued).draws) == 3
    assert len(met.play("gb", Pursue(), dice=[1] * 2).one(Pursued).draws) == 2


def test_15_two_pursuit_dice_without_asking_when_the_lines_are_open():
    state = position("sandusky: gb infantry 2, gb indian; erie: us infantry 1/2", mover="gb")
    met = play(state, "gb", *marches(state, "sandusky", "erie"), Done())
    met = met.play("us", Stand(), dice=[1]).play("gb", Fire(), dice=[1] * 6)
    assert len(met.play("us", Retreat("buffalo"), dice=[1] * 3).one(Pursued).draws) == 3


def test_15_no_sea_movement():
    state = position("detroit: gb indian, gb infantry 3; lake-erie: gb 2", mover="gb")
    assert {e.block for e in offers(state, "gb", Embark)} == {
        block(state, "gb", "detroit", "infantry")
    }
    assert refused(state, "gb", Embark(STANDARD.indian, "buffalo")).rule == "15"


def test_15_no_victory_points():
    state = position("detroit: gb indian; york: gb infantry 3")
    assert score(state, "gb").total == 1


def test_15_never_rebuilt():
    state = position("detroit: gb infantry 2, gb indian 1; sandusky: us infantry 4")
    met = play(state, "us", *marches(state, "sandusky", "detroit"), Done())
    met = met.play("gb", Retreat("amherstburg")).play("us", Pursue(), dice=[4])
    met = met.play("gb", TakeHit(STANDARD.indian), Done())
    assert indian_at(met.state) == "gone"


def test_a38_at_the_end_of_that_battle_phase():
    kinds = [type(event) for event in take_detroit().events]
    assert kinds.index(IndianAppeared) < kinds.index(PlayerTurnBegan)
    fighting = take_detroit("sandusky: us infantry 3")
    assert fighting.has(IndianAppeared)


@pytest.mark.parametrize(("option", "there"), [("battle-phase-end", False), ("at-once", True)])
def test_a38_or_at_once_before_the_battles_elsewhere(option, there):
    state = position("sandusky: gb infantry 4 3; erie: us infantry 3", mover="gb", indian=option)
    one, two = army(state, "sandusky", "gb")
    met = play(state, "gb", March(one, "detroit"), March(two, "erie"), Done())
    assert asked(met.state) == [("us", "stand")]
    assert bool(met.all(IndianAppeared)) is there
    assert (indian_at(met.state) == "detroit") is there


def test_a38_when_detroit_falls_by_battle():
    state = position("amherstburg: gb infantry 4; detroit: us infantry 1/2", mover="gb")
    met = play(state, "gb", *marches(state, "amherstburg", "detroit"), Done())
    assert not met.all(IndianAppeared)
    taken = met.play("us", Stand(), dice=[1]).play("gb", Fire(), dice=[6, 1, 1, 1])
    assert taken.has(IndianAppeared)


def test_a39_a_lone_indian_that_is_attacked_leaves_before_any_fire():
    state = position("detroit: gb indian; sandusky: us infantry 3")
    met = play(state, "us", *marches(state, "sandusky", "detroit"), Done())
    assert met.has(IndianLeft)
    assert not met.all(VolleyFired)
    assert indian_at(met.state) == "gone"


def test_a39_a_lone_indian_that_attacks_leaves_too():
    state = position("detroit: gb indian; sandusky: us infantry 3", mover="gb")
    met = play(state, "gb", *marches(state, "detroit", "sandusky"), Done())
    assert met.has(BattleBegan)
    assert met.has(IndianLeft)
    assert strengths(met.state, "us", "sandusky") == [3]


def test_a40_it_retreats_with_its_companions():
    state = position("detroit: gb infantry 2, gb indian; sandusky: us infantry 3")
    met = play(state, "us", *marches(state, "sandusky", "detroit"), Done())
    gone = met.play("gb", Retreat("amherstburg")).play("us", Pursue(), dice=[1])
    assert indian_at(gone.state) == "amherstburg"


def test_a41_it_may_be_left_alone():
    state = position("detroit: gb infantry 2, gb indian", mover="gb")
    leaving = March(block(state, "gb", "detroit", "infantry"), "amherstburg")
    assert indian_at(play(state, "gb", leaving, Done()).state) == "detroit"


def test_a62_if_pursuit_kills_the_last_companion_it_leaves():
    state = position("detroit: gb infantry 1/2, gb indian; sandusky: us infantry 3 3")
    met = play(state, "us", *marches(state, "sandusky", "detroit"), Done())
    met = met.play("gb", Retreat("amherstburg")).play("us", Pursue(), dice=[4, 1])
    met = met.play("gb", TakeHit(block(met.state, "gb", "detroit", "infantry")), Done())
    assert met.has(IndianLeft)
    assert not met.all(BlocksRetreated)


def test_a61_an_indian_alone_stops_enemy_movement():
    state = position("erie: us dragoon; sandusky: gb indian")
    rider = block(state, "us", "erie")
    moved = play(state, "us", March(rider, "sandusky")).state
    assert refused(moved, "us", March(rider, "detroit")).message.key == "war1812-enemy-ends-move"


def test_a61_and_bars_enemy_retreat():
    state = position(
        "buffalo: us infantry 3; fort-erie: gb infantry 3; erie: gb indian", mover="gb"
    )
    met = play(state, "gb", *marches(state, "fort-erie", "buffalo"), Done()).state
    assert refused(met, "us", Retreat("erie")).message.key == "war1812-enemy-there"


def test_a61_but_no_building():
    assert may(position("erie: gb indian", mover="us"), "us", Build("erie"))
