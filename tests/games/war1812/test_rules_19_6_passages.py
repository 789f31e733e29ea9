"""Rule 19.6: passages over a lake that is fought for."""

from app.games.war1812.actions import CallOff, Done, Sail, Stay, StayBehind, Withdraw
from app.games.war1812.crossing import BlocksLanded, CrossingCancelled
from app.games.war1812.forced_march import MarchRolled
from app.kit.blocks import army
from tests.games.war1812.at_once import ONE_HIT, go, invaded, position, revealed, withdrawn
from tests.games.war1812.positions import GAME, asked, battle, refused, ships


def test_19_6_the_naval_battle_comes_first():
    fighting = invaded([1] * 8)
    assert asked(fighting.state) == [("gb", "naval-retreat")]
    assert len(army(fighting.state, "oswego", "us")) == 2
    shown = GAME.view(fighting.state, "gb")
    assert [(a.path, a.count, a.by_sea) for a in shown.turn.ordered] == [
        (("oswego", "york"), 2, True)
    ]
    assert GAME.view(fighting.state, "us").turn.embarking.keys() == set(
        army(fighting.state, "oswego", "us")
    )


def test_19_6_with_no_ship_lost_all_cross():
    after = withdrawn(invaded([1] * 8))
    assert after.has(BlocksLanded)
    assert len(army(after.state, "york", "us")) == 2
    assert battle(after.state, "public").landing


def test_19_6_with_a_ship_damaged_it_may_be_called_off():
    after = withdrawn(invaded(ONE_HIT))
    assert asked(after.state) == [("us", "crossing")]
    off = after.play("us", CallOff())
    assert off.one(CrossingCancelled).called_off
    assert len(army(off.state, "oswego", "us")) == 2


def test_19_6_who_calls_off_does_nothing_else_that_turn():
    after = withdrawn(invaded(ONE_HIT, march=True))
    off = after.play("us", CallOff())
    assert ("us", "crossing") not in asked(off.state)
    assert not off.has(MarchRolled)
    assert len(army(off.state, "utica", "us")) == 1
    going = withdrawn(invaded(ONE_HIT, march=True)).play("us", Done(), dice=[4])
    assert going.has(MarchRolled)


def test_19_6_a_lake_that_changed_hands_cancels_it():
    fighting = invaded([1] * 8)
    staying = fighting.play("gb", Stay())
    assert asked(staying.state) == [("us", "naval-retreat")]
    after = staying.play("us", Withdraw("oswego"))
    assert not after.one(CrossingCancelled).called_off
    assert asked(after.state) == [("us", "orders"), ("gb", "orders")]
    assert len(army(after.state, "oswego", "us")) == 2


def test_19_6_a_fleet_that_can_carry_nobody_any_more_cancels_it():
    state = position("oswego: us infantry 4; lake-ontario: us 1; kingston: gb ships 1")
    fighting = revealed(
        state,
        go(state, "us", "oswego ~ york"),
        [Sail("kingston", "lake-ontario", True)],
        dice=[6, 1, 6, 1],
    )
    # Both are out of action: the attacker must leave, and the lake stays American.
    assert ships(fighting.state, "lake-ontario", "us") == (0, 1)
    after = fighting.play("gb", Withdraw("kingston"))
    assert after.one(CrossingCancelled).side == "us"


def test_19_6_a_battle_on_another_lake_does_not_matter():
    state = position(
        "oswego: us infantry 4; lake-ontario: us 1; lake-erie: us 1; amherstburg: gb ships 1;"
        "york: gb infantry 3"
    )
    fighting = revealed(
        state,
        go(state, "us", "oswego ~ york"),
        [Sail("amherstburg", "lake-erie", True)],
        dice=[1, 1, 6, 1],
    )
    after = fighting.play("gb", Withdraw("amherstburg"))
    assert after.has(BlocksLanded)


def test_a66_as_many_cross_as_there_are_ships_and_the_owner_picks():
    after = withdrawn(invaded(ONE_HIT))
    assert refused(after.state, "us", Done()).rule == "A66"
    staying, going = army(after.state, "oswego", "us")
    left = after.play("us", StayBehind(staying))
    assert refused(left.state, "us", StayBehind(going)).rule == "A66"
    assert refused(left.state, "us", StayBehind(staying)).rule == "19.6"
    crossed = left.play("us", Done()).state
    assert (crossed.blocks[staying].at, crossed.blocks[going].at) == ("oswego", "york")


def test_19_1_orders_that_wait_for_the_lakes_are_shown_by_sea_and_by_forced_march():
    waiting = invaded([1] * 8, march=True)
    for viewer in ("us", "gb", "public"):
        shown = GAME.view(waiting.state, viewer).turn.ordered
        assert [(a.path, a.count, a.by_sea) for a in shown] == [
            (("oswego", "utica", "albany"), 1, False),
            (("oswego", "york"), 1, True),
        ]
