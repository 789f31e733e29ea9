"""Rule 19.1: both sides write their orders at once."""

from random import Random
from typing import Any

import pytest

from app.engine import codec
from app.engine import match as engine
from app.engine.records import Committed, Disclosed, Sealed
from app.games.war1812.actions import Build, Done, Embark, Enter, ForceMarch, March, Sail
from app.games.war1812.board import SIDES
from app.games.war1812.land_battle import BattleBegan
from app.games.war1812.state import Phase, Situation
from app.games.war1812.turns import OrderRolled
from app.kit.blocks import army
from proofs.headless import HeadlessMatch, acted, opened, random_choice
from tests.games import recording
from tests.games.war1812.at_once import AT_ONCE, go, position, revealed
from tests.games.war1812.positions import GAME, asked, block, may, play, refused, ships
from tests.games.war1812.positions import position as in_turn


def test_19_1_both_sides_are_asked_at_once_and_answer_under_seal():
    state = position("york: gb infantry 3; buffalo: us infantry 3")
    assert asked(state) == [("us", "orders"), ("gb", "orders")]
    assert [waiting.sealed for waiting in GAME.awaiting(state)] == [True, True]


def test_19_1_one_side_moves_at_a_time_unless_it_was_agreed():
    state = in_turn("york: gb infantry 3; buffalo: us infantry 3")
    assert asked(state) == [("us", "campaign")]
    assert [waiting.sealed for waiting in GAME.awaiting(state)] == [False]


def test_19_1_nothing_moves_before_both_have_ended_their_orders():
    state = position("buffalo: us infantry 4 3; york: gb infantry 3; lake-ontario: us 2")
    orders = [Sail("lake-ontario", "oswego", True), *go(state, "us", "buffalo > erie")]
    written = play(state, "us", *orders, Done()).state
    for viewer in ("gb", "public"):
        shown = GAME.view(written, viewer)
        before = GAME.view(state, viewer)
        assert (shown.towns, shown.fleets, shown.turn) == (before.towns, before.fleets, before.turn)


def test_19_1_the_author_sees_the_position_as_his_orders_would_leave_it():
    state = position("buffalo: us infantry 4 3; york: gb infantry 3")
    written = play(state, "us", *go(state, "us", "buffalo > erie x1")).state
    view = GAME.view(written, "us")
    assert view.towns["erie"].army == {"us": 1}
    assert [arrow.path for arrow in view.turn.arrows] == [("buffalo", "erie")]


@pytest.mark.parametrize("side", SIDES)
def test_19_1_orders_depend_on_nothing_that_the_other_has_written(side):
    state = position(
        "fort-niagara: us infantry 3, us dragoon; buffalo: us infantry 3; lake-ontario: us 2;"
        "fort-george: gb infantry 3; fort-erie: gb dragoon; york: gb ships 2"
    )
    others = {
        "us": [Sail("york", "lake-ontario", True), *go(state, "gb", "fort-erie > buffalo")],
        "gb": [Build("erie"), *go(state, "us", "fort-niagara > fort-george")],
    }
    enemy = "gb" if side == "us" else "us"
    written = play(state, enemy, *others[side]).state
    assert GAME.choices(written, side) == GAME.choices(state, side)
    for viewer in (side, "public"):
        assert codec.wire(GAME.view(written, viewer)) == codec.wire(GAME.view(state, viewer))


def test_19_1_both_orders_are_carried_out_and_shown_side_by_side():
    state = position("buffalo: us infantry 4 3; york: gb infantry 3; kingston: gb ships 1")
    after = revealed(
        state,
        go(state, "us", "buffalo > erie"),
        [Sail("kingston", "lake-ontario", True), *go(state, "gb", "york > london")],
    ).state
    assert len(army(after, "erie", "us")) == 2
    assert len(army(after, "london", "gb")) == 1
    assert ships(after, "lake-ontario", "gb") == (1, 0)
    view = GAME.view(after, "public")
    assert [(a.side, a.path, a.count) for a in view.last_turn.arrows] == [
        ("us", ("buffalo", "erie"), 2)
    ]
    assert [(a.side, a.path) for a in view.last_facing.arrows] == [("gb", ("york", "london"))]
    assert view.last_facing.sailed[0].to == "lake-ontario"
    assert asked(after) == [("us", "orders"), ("gb", "orders")]
    assert after.campaign_turn == state.campaign_turn + 1


def test_19_1_each_side_builds_repairs_or_sails():
    state = position(
        "buffalo: us infantry 4; york: gb infantry 3; amherstburg: gb ships 0 damaged 1"
    )
    after = revealed(state, [Build("erie")], []).state
    assert ships(after, "erie", "us") == (0, 1)
    assert after.spare == {"us": 5, "gb": 5}
    built = play(state, "us", Build("erie")).state
    assert refused(built, "us", Build("plattsburg")).rule == "5.1"
    assert refused(built, "us", Build("amherstburg")).rule == "5.1"


def test_19_1_passing_is_an_order_too():
    state = position("buffalo: us infantry 4; york: gb infantry 3")
    offered = GAME.choices(play(state, "us", Done()).state, "gb")
    assert offered is not None
    done = offered.actions[-1]
    assert (done.action, done.final, bool(done.confirm)) == (Done(), True, True)
    after = revealed(state).state
    assert after.campaign_turn == state.campaign_turn + 1


def begun() -> tuple[HeadlessMatch, list[Any]]:
    """A match of the engine at its first orders, and the events that led there."""
    headless, rng, events = opened(GAME, "orders", AT_ONCE), Random(1), list[Any]()
    while position_of(headless).phase != Phase.ORDERS:
        [(side, _)] = asked(position_of(headless))
        headless, record = acted(headless, side, random_choice(headless, side, rng).action)
        if isinstance(record, Committed):
            events += codec.decode_many(record.events, GAME.event_type)
    return headless, events


def position_of(headless: HeadlessMatch) -> Situation:
    state = headless.state.match.state
    assert isinstance(state, Situation)
    return state


def test_19_1_nobody_is_first_and_no_dice_are_thrown_for_it():
    headless, events = begun()
    state = position_of(headless)
    assert asked(state) == [("us", "orders"), ("gb", "orders")]
    assert not state.first
    assert (state.year, state.campaign_turn) == (1812, 1)
    assert not [event for event in events if isinstance(event, OrderRolled)]


def test_19_1_the_engine_seals_the_first_and_opens_both_with_the_second():
    headless, _ = begun()
    headless, _ = acted(headless, "gb", Build("amherstburg"))
    headless, first = acted(headless, "gb", Done())
    assert isinstance(first, Sealed)
    assert engine.choices(headless.state.match, "gb") is None
    headless, second = acted(headless, "us", Done())
    assert isinstance(second, Disclosed)
    assert ships(position_of(headless), "amherstburg", "gb") == (1, 1)


def test_19_1_matches_with_it_are_recorded():
    headings = [recording.read(file).heading for file in recording.FOLDER.glob("war1812/*+*")]
    endings = {heading.ending for heading in headings if heading.options == AT_ONCE}
    assert endings == set(GAME.endings)


def test_19_1_the_year_ends_after_ten_turns_as_it_does_in_turn():
    state = position("buffalo: us infantry 4; york: gb infantry 3", campaign_turn=10)
    reinforcements = [0] * 6
    after = revealed(state, dice=reinforcements).state
    assert (after.year, after.campaign_turn, after.phase) == (1813, 1, "orders")


def test_19_1_a_forced_march_is_ordered_with_its_move():
    state = position("buffalo: us infantry 4; york: gb infantry 3")
    [marching] = army(state, "buffalo", "us")
    assert refused(state, "us", ForceMarch(marching, "erie")).rule == "9.2"
    orders = [March(marching, "erie"), ForceMarch(marching, "pittsburgh")]
    assert revealed(state, orders, dice=[4]).state.blocks[marching].at == "pittsburgh"
    after = revealed(state, orders, dice=[3]).state
    assert (after.blocks[marching].at, after.blocks[marching].cv) == ("erie", 3)


def test_19_1_a_dragoon_rides_before_it_forces_a_march():
    state = position("buffalo: us dragoon; york: gb infantry 3")
    riding = block(state, "us", "buffalo")
    ridden = play(state, "us", March(riding, "erie")).state
    assert refused(ridden, "us", ForceMarch(riding, "sandusky")).rule == "16"
    twice = play(ridden, "us", March(riding, "sandusky")).state
    assert may(twice, "us", ForceMarch(riding, "detroit"))
    tried = play(twice, "us", ForceMarch(riding, "detroit")).state
    assert refused(tried, "us", March(riding, "pittsburgh")).rule == "9.2"


def test_19_1_waiting_reinforcements_may_be_ordered_in():
    state = position("waiting:quebec: gb infantry 4; quebec: us infantry 4; york: gb infantry 3")
    after = revealed(state, [], [Enter(block(state, "gb", "waiting:quebec"))])
    assert after.one(BattleBegan).attacker == "gb"


def test_19_1_winter_losses_are_sealed_too():
    crowd = "utica: us infantry 4 3; london: gb infantry 3 2; york: gb infantry 4"
    after = revealed(position(crowd, campaign_turn=10)).state
    assert asked(after) == [("us", "quarters"), ("gb", "quarters")]
    assert [waiting.sealed for waiting in GAME.awaiting(after)] == [True, True]


@pytest.mark.parametrize("side", SIDES)
def test_19_1_what_one_imagines_of_ones_own_orders_is_what_one_wrote(side):
    state = position(
        "fort-niagara: us infantry 3, us dragoon; oswego: us ships 1; lake-ontario: us 2;"
        "quebec: us infantry 3; waiting:quebec: gb infantry 4; amherstburg: gb ships 0 damaged 1;"
        "fort-erie: gb infantry 3"
    )
    if side == "us":
        orders = [
            Sail("oswego", "lake-ontario", True),
            Embark(block(state, "us", "fort-niagara", "infantry"), "york"),
            March(block(state, "us", "fort-niagara", "dragoon"), "buffalo"),
            March(block(state, "us", "fort-niagara", "dragoon"), "erie"),
            ForceMarch(block(state, "us", "fort-niagara", "dragoon"), "sandusky"),
        ]
    else:
        orders = [Build("amherstburg"), Enter(block(state, "gb", "waiting:quebec"))]
    view = GAME.view(play(state, side, *orders).state, side)
    imagined, _ = GAME.imagine(view, Random(1))
    assert codec.wire(GAME.view(imagined, side)) == codec.wire(view)
    assert set(imagined.orders) == {side}
