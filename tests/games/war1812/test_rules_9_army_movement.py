"""Rule 9: army movement and forced marches."""

import pytest

from app.games.war1812.actions import Done, Enter, ForceMarch, March
from app.games.war1812.board import STANDARD
from app.games.war1812.forced_march import MarchRolled
from app.games.war1812.land_battle import BattleBegan
from app.games.war1812.state import Situation, holder
from app.kit.blocks import army
from tests.games.war1812.positions import (
    Played,
    asked,
    block,
    embark,
    marches,
    may,
    offers,
    play,
    position,
    refused,
    strengths,
)


def goals(state: Situation, side: str) -> set[str]:
    """The towns to which any block may march."""
    return {march.to for march in offers(state, side, March)}


@pytest.mark.parametrize("side", ["us", "gb"])
def test_9_1_example_from_kingston(side):
    state = position(f"kingston: {side} infantry 4 3 2", mover=side)
    assert goals(state, side) == {"smiths-creek", "prescott", "sackets-harbor"}


@pytest.mark.parametrize("side", ["us", "gb"])
def test_9_1_example_from_buffalo(side):
    state = position(f"buffalo: {side} infantry 4 3 2", mover=side)
    assert goals(state, side) == {"erie", "fort-erie", "fort-niagara", "williamsburg"}


def test_9_1_part_of_a_group_may_go_to_several_towns():
    state = position("buffalo: us infantry 4 3 2")
    one, two, _stays = army(state, "buffalo", "us")
    after = play(state, "us", March(one, "erie"), March(two, "williamsburg"), Done()).state
    assert [len(army(after, t, "us")) for t in ("buffalo", "erie", "williamsburg")] == [1, 1, 1]


def test_9_1_no_limit_to_the_blocks_in_a_town():
    state = position("utica: us infantry 4 4 4 4 4 4 3 3 3; williamsburg: us infantry 3 3")
    after = play(state, "us", *marches(state, "utica", "williamsburg"), Done()).state
    assert len(army(after, "williamsburg", "us")) == 11


def test_9_1_only_to_a_town_at_the_other_end_of_a_road():
    state = position("buffalo: us infantry 4")
    own = block(state, "us", "buffalo")
    assert refused(state, "us", March(own, "utica")).message.key == "war1812-not-neighbours"
    assert refused(state, "us", March(own, "buffalo")).message.key == "war1812-already-there"
    assert refused(state, "us", March(own, "nowhere")).message.key == "war1812-no-such-town"


def test_9_1_a_block_moves_once():
    state = position("buffalo: us infantry 4")
    own = block(state, "us", "buffalo")
    moved = play(state, "us", March(own, "williamsburg")).state
    assert refused(moved, "us", March(own, "utica")).message.key == "war1812-has-moved"


def test_9_1_only_ones_own_blocks_on_the_map_move():
    state = position("buffalo: us infantry 4; fort-erie: gb infantry 3")
    enemy, pooled = block(state, "gb", "fort-erie"), block(state, "us", "pool")
    assert refused(state, "us", March(enemy, "port-dover")).rule == "9.1"
    assert refused(state, "us", March(pooled, "erie")).rule == "9.1"


def test_9_1_all_movement_is_over_before_any_battle():
    state = position("buffalo: us infantry 4 3; fort-erie: gb infantry 3")
    one, two = army(state, "buffalo", "us")
    in_contact = play(state, "us", March(one, "fort-erie")).state
    assert in_contact.battle is None
    assert may(in_contact, "us", March(two, "erie"))


def test_a17_one_town_of_origin_a_turn():
    state = position("buffalo: us infantry 4; albany: us infantry 4")
    moved = play(state, "us", *marches(state, "buffalo", "williamsburg")).state
    second = March(block(state, "us", "albany"), "utica")
    assert refused(moved, "us", second).message.key == "war1812-one-group"


def test_a17_nor_may_a_second_group_go_by_sea():
    state = position("buffalo: us infantry 4; erie: us infantry 4; lake-erie: us 2")
    moved = play(state, "us", *marches(state, "buffalo", "williamsburg")).state
    assert refused(moved, "us", embark(state, "erie", "sandusky")[0]).rule == "9.1"


def test_a18_entering_a_town_with_enemy_army_ends_the_move():
    state = position("sackets-harbor: us dragoon; kingston: gb infantry 2")
    rider = block(state, "us", "sackets-harbor")
    moved = play(state, "us", March(rider, "kingston")).state
    assert refused(moved, "us", March(rider, "prescott")).message.key == "war1812-enemy-ends-move"


def test_a18_enemy_ships_alone_do_not():
    state = position("sackets-harbor: us dragoon; kingston: gb ships 1")
    rider = block(state, "us", "sackets-harbor")
    moved = play(state, "us", March(rider, "kingston")).state
    assert may(moved, "us", March(rider, "prescott"))


def ready_to_march(text: str, origin: str, to: str, mover: str = "us") -> Played:
    state = position(text, mover=mover)
    return play(state, mover, *marches(state, origin, to), Done(march=True))


def test_9_2_infantry_may_try_for_a_second_town():
    declared = ready_to_march("utica: us infantry 4", "utica", "williamsburg")
    own = block(declared.state, "us", "williamsburg")
    after = declared.play("us", ForceMarch(own, "buffalo"), Done(), dice=[4])
    assert after.state.blocks[own].at == "buffalo"


def test_9_2_a_forced_march_goes_on_and_not_back():
    declared = ready_to_march("utica: us infantry 4", "utica", "williamsburg")
    own = block(declared.state, "us", "williamsburg")
    assert refused(declared.state, "us", ForceMarch(own, "utica")).rule == "9.2"


def test_9_2_cavalry_for_a_third():
    state = position("albany: us dragoon")
    rider = block(state, "us", "albany")
    ride = (March(rider, "utica"), March(rider, "williamsburg"))
    declared = play(state, "us", *ride, Done(march=True))
    after = declared.play("us", ForceMarch(rider, "buffalo"), Done(), dice=[6])
    assert after.state.blocks[rider].at == "buffalo"


@pytest.mark.parametrize("face", [1, 2, 3])
def test_9_2_on_3_or_less_it_refuses_and_loses_1_cv(face):
    declared = ready_to_march("utica: us infantry 4", "utica", "williamsburg")
    own = block(declared.state, "us", "williamsburg")
    after = declared.play("us", ForceMarch(own, "buffalo"), Done(), dice=[face])
    assert strengths(after.state, "us", "williamsburg") == [3]


@pytest.mark.parametrize(("face", "at"), [(2, "york"), (3, "london")])
def test_9_2_british_blocks_add_1(face, at):
    text = "smiths-creek: gb infantry 4"
    declared = ready_to_march(text, "smiths-creek", "york", "gb")
    own = block(declared.state, "gb", "york")
    after = declared.play("gb", ForceMarch(own, "london"), Done(), dice=[face])
    assert after.state.blocks[own].at == at


@pytest.mark.parametrize(("face", "at"), [(1, "sandusky"), (2, "erie")])
def test_a21_the_indian_adds_2_in_all(face, at):
    declared = ready_to_march("detroit: gb indian", "detroit", "sandusky", "gb")
    own = block(declared.state, "gb", "sandusky", "indian")
    after = declared.play("gb", ForceMarch(own, "erie"), Done(), dice=[face])
    assert after.state.blocks[own].at == at


def test_a19_a_block_that_refuses_stays_where_its_move_took_it():
    state = position("albany: us dragoon")
    rider = block(state, "us", "albany")
    ride = (March(rider, "utica"), March(rider, "williamsburg"))
    declared = play(state, "us", *ride, Done(march=True))
    after = declared.play("us", ForceMarch(rider, "buffalo"), Done(), dice=[1])
    assert after.state.blocks[rider].at == "williamsburg"


def test_a20_a_block_of_cv_1_that_refuses_is_eliminated():
    declared = ready_to_march("utica: us infantry 1/3", "utica", "williamsburg")
    own = block(declared.state, "us", "williamsburg")
    after = declared.play("us", ForceMarch(own, "buffalo"), Done(), dice=[3])
    assert (after.state.blocks[own].at, after.state.blocks[own].cv) == ("pool", 3)


def test_a20_the_indian_for_good():
    declared = ready_to_march("detroit: gb indian 1", "detroit", "sandusky", "gb")
    own = block(declared.state, "gb", "sandusky", "indian")
    after = declared.play("gb", ForceMarch(own, "erie"), Done(), dice=[1])
    assert after.state.blocks[own].at == "gone"


def test_a55_all_marches_are_declared_then_all_dice_thrown():
    declared = ready_to_march("utica: us infantry 4 3", "utica", "williamsburg")
    one, two = army(declared.state, "williamsburg", "us")
    both = (ForceMarch(one, "buffalo"), ForceMarch(two, "buffalo"))
    rolled = declared.play("us", *both, Done(), dice=[4, 3]).one(MarchRolled)
    assert len(rolled.draws) == 2
    assert len(rolled.completed) == 1


def test_a55_a_block_tries_for_one_neighbouring_town_once():
    declared = ready_to_march("utica: us infantry 4", "utica", "williamsburg")
    own = block(declared.state, "us", "williamsburg")
    assert {m.to for m in offers(declared.state, "us", ForceMarch)} == {"buffalo"}
    assert refused(declared.state, "us", ForceMarch(own, "albany")).rule == "9.2"
    tried = declared.play("us", ForceMarch(own, "buffalo")).state
    assert refused(tried, "us", ForceMarch(own, "buffalo")).rule == "9.2"


def test_a55_not_for_a_block_that_did_not_move():
    declared = ready_to_march(
        "utica: us infantry 4; albany: us infantry 4", "utica", "williamsburg"
    )
    still = block(declared.state, "us", "albany")
    assert refused(declared.state, "us", ForceMarch(still, "utica")).rule == "9.2"


def test_a55_not_for_a_block_with_the_enemy():
    state = position("utica: us infantry 4; williamsburg: gb infantry 3")
    in_contact = play(state, "us", *marches(state, "utica", "williamsburg")).state
    refusal = refused(in_contact, "us", Done(march=True))
    assert refusal.message.key == "war1812-nobody-to-march"


def test_a55_not_for_a_block_that_came_by_sea():
    state = position("buffalo: us infantry 4 3; lake-erie: us 1")
    by_sea, by_land = army(state, "buffalo", "us")
    acts = (embark(state, "buffalo", "erie", 1)[0], March(by_land, "williamsburg"))
    declared = play(state, "us", *acts, Done(march=True)).state
    refusal = refused(declared, "us", ForceMarch(by_sea, "pittsburgh"))
    assert refusal.message.key == "war1812-may-not-march"


def test_a55_not_for_blocks_that_just_entered():
    state = position("waiting:albany: us infantry 4")
    entered = play(state, "us", Enter(block(state, "us", "waiting:albany"))).state
    assert refused(entered, "us", Done(march=True)).rule == "9.2"


def test_a55_not_for_blocks_that_the_militia_dice_hold():
    state = position("buffalo: us infantry 4 3")
    crossing, home = army(state, "buffalo", "us")
    acts = (March(crossing, "fort-erie"), March(home, "williamsburg"))
    landless = play(state, "us", *acts, Done(march=True), dice=[6, 0])
    assert asked(landless.state) == [("gb", "campaign")]
    state = position("buffalo: us infantry 4 3")
    both = marches(state, "buffalo", "fort-erie")
    held = play(state, "us", *both, Done(march=True), dice=[6, 1, 0]).state
    assert refused(held, "us", ForceMarch(crossing, "erie")).rule == "9.2"
    assert may(held, "us", ForceMarch(home, "port-dover"))


def test_9_2_a_forced_march_into_the_enemy_brings_a_battle():
    text = "utica: us infantry 4; buffalo: gb infantry 3"
    declared = ready_to_march(text, "utica", "williamsburg")
    own = block(declared.state, "us", "williamsburg")
    met = declared.play("us", ForceMarch(own, "buffalo"), Done(), dice=[5])
    assert met.one(BattleBegan).attacker == "us"
    assert holder(met.state, "buffalo") == "gb"


def test_9_1_every_link_runs_both_ways():
    assert all(a in STANDARD.neighbours[b] for a, near in STANDARD.neighbours.items() for b in near)


def test_9_2_going_on_to_forced_marches_ends_no_other_decision():
    declared = ready_to_march("utica: us infantry 4", "utica", "williamsburg").state
    assert refused(declared, "us", Done(march=True)).message.key == "refusal-not-what-is-asked"
