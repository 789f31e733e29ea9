"""Rule 19: both sides moving at once. A64 to A66 are its rulings."""

from collections.abc import Iterable
from random import Random
from typing import Any

import pytest

from app.engine import codec
from app.engine import match as engine
from app.engine.records import Committed, Disclosed, Sealed
from app.games.war1812.actions import (
    Build,
    CallOff,
    Done,
    Embark,
    Enter,
    Fire,
    ForceMarch,
    March,
    Retreat,
    Sail,
    Settle,
    Stand,
    Stay,
    StayBehind,
    Withdraw,
)
from app.games.war1812.board import SIDES
from app.games.war1812.crossing import BlocksLanded, CrossingCancelled
from app.games.war1812.forced_march import MarchThrown
from app.games.war1812.land_battle import BattleBegan, VolleyFired
from app.games.war1812.meeting import ForcesMet
from app.games.war1812.militia import MilitiaThrown
from app.games.war1812.naval_battle import NavalBattleBegan
from app.games.war1812.options import MOVEMENT, SIMULTANEOUS, in_force
from app.games.war1812.roll_off import RolledOff
from app.games.war1812.simultaneous import MarchesVoid, RideStopped
from app.games.war1812.state import Ask, Phase, Situation, army, holder, turn_of
from app.games.war1812.turns import OrderThrown
from app.proofs.lone import Lone, acted, opened, random_choice
from tests.games import recording
from tests.games.war1812.positions import (
    GAME,
    Played,
    asked,
    battle,
    block,
    may,
    play,
    refused,
    ships,
    strengths,
)
from tests.games.war1812.positions import position as in_turn

AT_ONCE = {MOVEMENT: SIMULTANEOUS}


def position(text: str, *, campaign_turn: int = 3) -> Situation:
    """A position at the beginning of a turn in which both sides move at once."""
    return in_turn(text, campaign_turn=campaign_turn, movement=SIMULTANEOUS)


def go(state: Situation, side: str, *ways: str) -> list[Any]:
    """Orders in one line each: "york > fort-george 2", "erie ~ buffalo", "york > london > york"."""
    orders: list[Any] = []
    used: set[str] = set()
    for way in ways:
        path, _, count = way.partition(" x")
        by_sea = "~" in path
        origin, *towns = path.replace("~", ">").replace(" ", "").split(">")
        free = [b for b in army(state, origin, side) if b not in used]
        for taken in free[: int(count) if count else None]:
            used.add(taken)
            kind = Embark if by_sea else March
            orders += [kind(taken, town) for town in towns]
    return orders


def revealed(
    state: Situation, us: Iterable[Any] = (), gb: Iterable[Any] = (), dice: Iterable[int] = ()
) -> Played:
    """Let both sides write and seal their orders, and give all that comes of it."""
    written = play(state, "us", *us, Done()).state
    return play(written, "gb", *gb, Done(), dice=dice)


# 19.1: orders


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
        assert (shown.towns, shown.fleets, shown.turn) == (
            before.towns,
            before.fleets,
            before.turn,
        )


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


def begun() -> tuple[Lone, list[Any]]:
    """A match of the engine at its first orders, and the events that led there."""
    lone, rng, events = opened(GAME, "orders", AT_ONCE), Random(1), list[Any]()
    while position_of(lone).phase != Phase.ORDERS:
        [(side, _)] = asked(position_of(lone))
        lone, record = acted(lone, side, random_choice(lone, side, rng).action)
        if isinstance(record, Committed):
            events += codec.decode_many(record.events, GAME.event_type)
    return lone, events


def position_of(lone: Lone) -> Situation:
    state = lone.table.match.state
    assert isinstance(state, Situation)
    return state


def test_19_1_nobody_is_first_and_no_dice_are_thrown_for_it():
    lone, events = begun()
    state = position_of(lone)
    assert asked(state) == [("us", "orders"), ("gb", "orders")]
    assert not state.first
    assert (state.year, state.campaign_turn) == (1812, 1)
    assert not [event for event in events if isinstance(event, OrderThrown)]


def test_19_1_the_engine_seals_the_first_and_opens_both_with_the_second():
    lone, _ = begun()
    lone, _ = acted(lone, "gb", Build("amherstburg"))
    lone, first = acted(lone, "gb", Done())
    assert isinstance(first, Sealed)
    assert engine.choices(lone.table.match, "gb") is None
    lone, second = acted(lone, "us", Done())
    assert isinstance(second, Disclosed)
    assert ships(position_of(lone), "amherstburg", "gb") == (1, 1)


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


# 19.2 and 19.3: who defends


@pytest.mark.parametrize(
    ("town", "holding", "entering"),
    [("fort-george", "gb", "us"), ("fort-niagara", "us", "gb")],
)
def test_19_2_who_moves_into_a_held_town_attacks(town, holding, entering):
    origin = {"us": "fort-niagara", "gb": "fort-george"}[entering]
    state = position(f"{town}: {holding} infantry 4; {origin}: {entering} infantry 3")
    orders = {entering: go(state, entering, f"{origin} > {town}")}
    begun = revealed(state, **orders, dice=[1] if entering == "us" else []).one(BattleBegan)
    assert (begun.town, begun.attacker) == (town, entering)


def test_19_2_the_holder_defends_also_with_what_comes_to_help():
    state = position("fort-george: gb infantry 2; york: gb infantry 4; fort-niagara: us infantry 3")
    after = revealed(
        state,
        go(state, "us", "fort-niagara > fort-george"),
        go(state, "gb", "york > fort-george"),
        dice=[1],
    )
    assert after.one(BattleBegan).attacker == "us"
    assert len(battle(after.state, "public").lines["gb"]) == 2
    assert battle(after.state, "public").entries == ("fort-niagara",)


def test_19_2_a_foreign_town_is_defended_by_whoever_held_it():
    state = position("malone: gb infantry 3; plattsburg: us infantry 4; montreal: gb infantry 2")
    begun = revealed(
        state,
        go(state, "us", "plattsburg > malone"),
        [*go(state, "gb", "montreal > malone")],
    ).one(BattleBegan)
    assert begun.attacker == "us"


@pytest.mark.parametrize(
    ("town", "us", "gb", "attacker"),
    [
        ("malone", "plattsburg", "montreal", "gb"),
        ("smiths-creek", "oswego", "york", "us"),
    ],
)
def test_19_3_the_home_side_defends_an_empty_town(town, us, gb, attacker):
    state = position(f"{us}: us infantry 3; {gb}: gb infantry 4; lake-ontario: us 1")
    sign = "~" if us == "oswego" else ">"
    after = revealed(
        state, go(state, "us", f"{us} {sign} {town}"), go(state, "gb", f"{gb} > {town}")
    )
    begun = after.one(BattleBegan)
    assert (begun.town, begun.attacker) == (town, attacker)


def test_19_3_either_may_leave_by_the_rules_for_its_part():
    state = position("plattsburg: us infantry 3; montreal: gb infantry 4")
    met = revealed(
        state, go(state, "us", "plattsburg > malone"), go(state, "gb", "montreal > malone")
    ).state
    assert asked(met) == [("us", "stand")]
    # 11.2 Not where the attack came from, though the defender's own way is open to him.
    assert may(met, "us", Retreat("plattsburg"))
    assert may(met, "us", Retreat("ogdensburg"))
    assert refused(met, "us", Retreat("montreal")).rule == "11.2"
    away = play(met, "us", Retreat("plattsburg")).state
    assert asked(away) == [("gb", "pursue")]


def test_19_3_the_attacker_goes_back_the_way_he_came():
    state = position("plattsburg: us infantry 3; montreal: gb infantry 4")
    met = revealed(
        state, go(state, "us", "plattsburg > malone"), go(state, "gb", "montreal > malone")
    ).state
    fought = play(met, "us", Stand(), dice=[1, 1, 1]).state
    assert asked(fought) == [("gb", "fire")]
    gone = play(fought, "gb", Retreat(), dice=[1]).state
    assert len(army(gone, "montreal", "gb")) == 1
    assert holder(gone, "malone") == "us"


def test_19_3_an_indian_who_stood_there_alone_has_no_way_back():
    state = position("detroit: gb indian; amherstburg: gb infantry 4; sandusky: us infantry 4")
    met = revealed(
        state,
        go(state, "us", "sandusky > detroit"),
        go(state, "gb", "amherstburg > detroit"),
    )
    assert met.one(BattleBegan).attacker == "gb"
    fought = play(met.state, "us", Stand(), dice=[1] * 4).state
    assert asked(fought) == [("gb", "fire")]
    assert refused(fought, "gb", Retreat()).rule == "14.2"
    assert may(fought, "gb", Fire())


# 19.4 and A65: forces that would change places

CROSSING = "sackets-harbor: us infantry 4 3; kingston: gb infantry 4 3 2"
"""The rulebook's example."""


def crossing(us: int | None = None, gb: int | None = None, dice: Iterable[int] = ()) -> Played:
    """Both sides send blocks, all or some, to where the other's come from."""
    state = position(CROSSING)
    count_us, count_gb = (f" x{n}" if n else "" for n in (us, gb))
    return revealed(
        state,
        go(state, "us", f"sackets-harbor > kingston{count_us}"),
        go(state, "gb", f"kingston > sackets-harbor{count_gb}"),
        dice=[*[1] * (us or 2), *dice],
    )


def test_19_4_the_higher_of_two_dice_chooses_the_town():
    after = crossing(dice=[6, 5, 3, 4])
    assert after.one(RolledOff).sums() == {"us": 11, "gb": 7}
    assert asked(after.state) == [("us", "meeting")]
    assert GAME.view(after.state, "us").settle == ("sackets-harbor", "kingston")
    assert asked(crossing(dice=[1, 2, 3, 4]).state) == [("gb", "meeting")]
    assert refused(after.state, "us", Settle("york")).rule == "19.4"


@pytest.mark.parametrize(("town", "defender"), [("sackets-harbor", "us"), ("kingston", "gb")])
def test_19_4_who_controls_the_town_defends_it(town, defender):
    met = crossing(dice=[6, 5, 3, 4]).play("us", Settle(town))
    assert len(army(met.state, town, "us")) == 2
    assert len(army(met.state, town, "gb")) == 3
    assert battle(met.state, "public").defender == defender
    assert battle(met.state, "public").town == town


def test_19_4_forces_that_pass_through_no_common_town_do_not_meet():
    state = position("sackets-harbor: us infantry 4; kingston: gb infantry 4")
    after = revealed(
        state,
        go(state, "us", "sackets-harbor > kingston"),
        go(state, "gb", "kingston > prescott"),
        dice=[1],
    )
    assert not after.has(RolledOff)
    assert holder(after.state, "kingston") == "us"


def test_19_4_a_force_that_was_held_at_the_border_has_not_moved():
    state = position("sackets-harbor: us infantry 4; kingston: gb infantry 4")
    after = revealed(
        state,
        go(state, "us", "sackets-harbor > kingston"),
        go(state, "gb", "kingston > sackets-harbor"),
        dice=[6, 0],
    )
    assert not after.has(RolledOff)
    assert after.one(BattleBegan).attacker == "gb"


def test_19_4_a_force_at_sea_crosses_one_on_the_road():
    state = position("sackets-harbor: us infantry 4; kingston: gb infantry 4; lake-ontario: us 1")
    orders = (
        go(state, "us", "sackets-harbor ~ kingston"),
        go(state, "gb", "kingston > sackets-harbor"),
    )
    after = revealed(state, *orders, dice=[6, 5, 3, 4])
    landed = after.play("us", Settle("kingston"))
    assert battle(landed.state, "public").landing
    back = after.play("us", Settle("sackets-harbor"))
    assert not battle(back.state, "public").landing
    assert not turn_of(back.state, "us").moved


def test_19_4_forced_marches_that_cross_meet_as_well():
    state = position("buffalo: us infantry 4; york: gb infantry 4")
    [us], [gb] = army(state, "buffalo", "us"), army(state, "york", "gb")
    after = revealed(
        state,
        [March(us, "fort-niagara"), ForceMarch(us, "fort-george")],
        [March(gb, "fort-george"), ForceMarch(gb, "fort-niagara")],
        dice=[4, 1, 3, 6, 6, 1, 1],
    )
    # An American march die and his militia die, a British one (+1), then two a side.
    assert asked(after.state) == [("us", "meeting")]
    met = after.play("us", Settle("fort-niagara"))
    assert turn_of(met.state, "us").moved[us].path == ("buffalo", "fort-niagara")
    assert battle(met.state, "public").attacker == "gb"
    assert battle(met.state, "public").entries == ("fort-george",)


def test_a65_only_the_blocks_that_would_change_places_meet():
    met = crossing(us=1, gb=1, dice=[6, 5, 3, 4]).play("us", Settle("sackets-harbor"))
    assert len(army(met.state, "sackets-harbor", "us")) == 2
    assert len(army(met.state, "sackets-harbor", "gb")) == 1
    assert len(army(met.state, "kingston", "gb")) == 2
    assert met.one(ForcesMet).side == "us"


def test_a65_those_of_the_chosen_town_count_as_not_having_moved():
    met = crossing(us=1, gb=1, dice=[6, 5, 3, 4]).play("us", Settle("kingston"))
    assert turn_of(met.state, "gb").moved == {}
    assert len(army(met.state, "kingston", "gb")) == 3
    assert len(army(met.state, "kingston", "us")) == 1
    assert len(army(met.state, "sackets-harbor", "us")) == 1


# 19.5: on the lakes


def test_19_5_who_comes_onto_a_held_lake_attacks():
    for holding, coming, base in (("us", "gb", "kingston"), ("gb", "us", "sackets-harbor")):
        state = position(f"lake-ontario: {holding} 1; {base}: {coming} ships 1")
        orders = {coming: [Sail(base, "lake-ontario", True)]}
        after = revealed(state, **orders, dice=[1, 1, 1, 1])
        assert after.one(NavalBattleBegan).attacker == coming


def test_19_5_ships_that_join_their_own_on_a_lake_defend_it():
    state = position("lake-ontario: us 1; sackets-harbor: us ships 1; kingston: gb ships 1")
    after = revealed(
        state,
        [Sail("sackets-harbor", "lake-ontario", True)],
        [Sail("kingston", "lake-ontario", True)],
        dice=[1] * 6,
    )
    assert after.one(NavalBattleBegan).attacker == "gb"


@pytest.mark.parametrize(("dice", "attacker"), [([6, 6, 1, 1], "gb"), ([1, 1, 6, 6], "us")])
def test_19_5_on_an_empty_lake_the_winner_of_the_dice_defends(dice, attacker):
    state = position("sackets-harbor: us ships 1; kingston: gb ships 1")
    after = revealed(
        state,
        [Sail("sackets-harbor", "lake-ontario", True)],
        [Sail("kingston", "lake-ontario", True)],
        dice=[*dice, 1, 1, 1, 1],
    )
    assert after.one(NavalBattleBegan).attacker == attacker


def test_19_5_a_lake_that_its_fleet_leaves_is_taken_without_a_battle():
    state = position("lake-ontario: us 1; kingston: gb ships 1; york: gb infantry 3")
    after = revealed(
        state, [Sail("lake-ontario", "oswego", True)], [Sail("kingston", "lake-ontario", True)]
    )
    assert not after.has(NavalBattleBegan)
    assert ships(after.state, "lake-ontario", "gb") == (1, 0)


# 19.6 and A66: movement over a lake that the enemy enters

LAKE = "oswego: us infantry 4 3; lake-ontario: us 2; kingston: gb ships 2; york: gb infantry 2"


def invaded(dice: Iterable[int], *, march: bool = False) -> Played:
    """Two American blocks are to be carried to York, as two British ships sail out."""
    state = position(LAKE)
    orders = go(state, "us", "oswego ~ york")
    if march:
        first, second = army(state, "oswego", "us")
        orders = [
            Embark(first, "york"),
            March(second, "utica"),
            ForceMarch(second, "albany"),
        ]
    out = [Sail("kingston", "lake-ontario", True)] * 2
    return revealed(state, orders, out, dice=dice)


def test_19_6_the_naval_battle_comes_first():
    fighting = invaded([1] * 8)
    assert asked(fighting.state) == [("gb", "naval-retreat")]
    assert len(army(fighting.state, "oswego", "us")) == 2
    shown = GAME.view(fighting.state, "gb")
    assert [(a.path, a.count, a.by_sea) for a in shown.turn.ordered] == [
        (("oswego", "york"), 2, True)
    ]
    assert GAME.view(fighting.state, "us").turn.boards.keys() == set(
        army(fighting.state, "oswego", "us")
    )


def withdrawn(fighting: Played, dice: Iterable[int] = ()) -> Played:
    """The British fleet goes back."""
    return fighting.play("gb", Withdraw("kingston"), dice=dice)


def test_19_6_with_no_ship_lost_all_cross():
    after = withdrawn(invaded([1] * 8))
    assert after.has(BlocksLanded)
    assert len(army(after.state, "york", "us")) == 2
    assert battle(after.state, "public").landing


# The third volley die of the British hits: an American ship is damaged.
ONE_HIT = [1, 1, 1, 1, 6, 1, 1, 1]


def test_19_6_with_a_ship_damaged_it_may_be_called_off():
    after = withdrawn(invaded(ONE_HIT))
    assert asked(after.state) == [("us", "crossing")]
    off = after.play("us", CallOff())
    assert off.one(CrossingCancelled).called_off
    assert len(army(off.state, "oswego", "us")) == 2


def test_19_6_who_calls_off_does_nothing_else_that_turn():
    after = withdrawn(invaded(ONE_HIT, march=True))
    off = after.play("us", CallOff())
    assert not off.has(MarchThrown)
    assert len(army(off.state, "utica", "us")) == 1
    going = withdrawn(invaded(ONE_HIT, march=True)).play("us", Done(), dice=[4])
    assert going.has(MarchThrown)


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


def test_a66_level_dice_are_thrown_again():
    after = crossing(dice=[6, 1, 3, 4, 1, 1, 2, 1])
    assert [roll.sums() for roll in after.all(RolledOff)] == [
        {"us": 7, "gb": 7},
        {"us": 2, "gb": 3},
    ]
    assert asked(after.state) == [("gb", "meeting")]


def test_a66_a_forced_march_out_of_a_town_that_the_enemy_entered_is_lost():
    state = position("plattsburg: us infantry 4; montreal: gb infantry 3")
    [marching] = army(state, "plattsburg", "us")
    after = revealed(
        state,
        [March(marching, "malone"), ForceMarch(marching, "ogdensburg")],
        go(state, "gb", "montreal > malone"),
    )
    assert after.one(MarchesVoid).blocks == (marching,)
    assert not after.has(MarchThrown)
    assert after.state.blocks[marching].at == "malone"


def test_a66_a_forced_march_of_a_block_that_was_held_is_lost():
    state = position("fort-niagara: us infantry 4; quebec: gb infantry 3")
    [marching] = army(state, "fort-niagara", "us")
    orders = [March(marching, "fort-george"), ForceMarch(marching, "york")]
    after = revealed(state, orders, dice=[6, 0])
    assert after.state.blocks[marching].at == "fort-niagara"
    assert not after.has(MarchThrown)


# A64: the order of events


def test_a64_a_block_that_was_ordered_away_leaves_without_a_fight():
    state = position("fort-george: gb infantry 4; fort-niagara: us infantry 3")
    after = revealed(
        state,
        go(state, "us", "fort-niagara > fort-george"),
        go(state, "gb", "fort-george > york"),
        dice=[1],
    )
    assert not after.has(BattleBegan)
    assert holder(after.state, "fort-george") == "us"
    assert len(army(after.state, "york", "gb")) == 1


def test_a64_a_block_that_crosses_a_lake_leaves_before_who_entered_its_town_attacks():
    state = position("oswego: us infantry 4; lake-ontario: us 1; utica: gb infantry 3")
    after = revealed(
        state, go(state, "us", "oswego ~ smiths-creek"), go(state, "gb", "utica > oswego")
    )
    assert not after.has(BattleBegan)
    assert holder(after.state, "oswego") == "gb"
    assert holder(after.state, "smiths-creek") == "us"


def test_a64_militia_dice_come_with_the_moves_and_naval_battles_after_them():
    state = position(
        "fort-niagara: us infantry 4; lake-erie: us 1;"
        "amherstburg: gb ships 1; fort-george: gb infantry 3"
    )
    after = revealed(
        state,
        go(state, "us", "fort-niagara > fort-george"),
        [Sail("amherstburg", "lake-erie", True)],
        dice=[1, *[1] * 4],
    )
    kinds = [type(event) for event in after.events]
    assert kinds.index(MilitiaThrown) < kinds.index(NavalBattleBegan)
    assert not after.has(BattleBegan)


def test_a64_towns_change_hands_when_all_movement_is_over():
    state = position(
        "plattsburg: us infantry 4, us ships 1; lake-champlain: us 1;"
        "lacolle: gb ships 1; montreal: gb infantry 3"
    )
    [marching] = army(state, "montreal", "gb")
    fighting = revealed(
        state,
        go(state, "us", "plattsburg > albany"),
        [
            Sail("lacolle", "lake-champlain", True),
            March(marching, "malone"),
            ForceMarch(marching, "plattsburg"),
        ],
        dice=[1] * 4,
    )
    # The fleet that is fought on the lake may still go to a town that is about to fall.
    assert asked(fighting.state) == [("gb", "naval-retreat")]
    assert holder(fighting.state, "malone") == "us"
    after = fighting.play("gb", Withdraw("lacolle"), dice=[3, 1])
    assert holder(after.state, "malone") == "us"
    assert holder(after.state, "plattsburg") == "gb"
    assert ships(after.state, "plattsburg", "gb") == (1, 0)


def test_a64_the_sides_name_battles_in_turn_the_higher_of_two_dice_first():
    state = position(
        "buffalo: us infantry 4 3 2; fort-erie: gb infantry 1; fort-niagara: gb infantry 1;"
        "williamsburg: gb infantry 1"
    )
    named = revealed(
        state,
        go(
            state,
            "us",
            "buffalo > fort-erie x1",
            "buffalo > fort-niagara x1",
            "buffalo > williamsburg x1",
        ),
        dice=[1, 1, 1, 6, 6],
    )
    assert asked(named.state) == [("gb", "next-battle")]
    assert GAME.view(named.state, "us").naming == "gb"
    fought = named.play("gb", Settle("williamsburg")).state
    while asked(fought) != [("us", "next-battle")]:
        [(side, ask)] = asked(fought)
        if ask == "stand":
            fought = play(fought, side, Stand(), dice=[1]).state
        else:
            strong = sum(strengths(fought, side, "williamsburg"))
            fought = play(fought, side, Fire(), dice=[6] * strong).state
    assert GAME.view(fought, "us").settle == ("fort-erie", "fort-niagara")


def test_a64_dragoons_stop_where_the_enemy_came_at_the_same_time():
    state = position("buffalo: us dragoon; fort-erie: gb infantry 4; york: gb infantry 4")
    riding = block(state, "us", "buffalo")
    orders = [March(riding, "fort-niagara"), March(riding, "fort-george")]
    free = revealed(state, orders, dice=[1])
    assert free.state.blocks[riding].at == "fort-george"
    state = position("albany: us dragoon; malone: gb infantry 4")
    riding = block(state, "us", "albany")
    after = revealed(
        state,
        [March(riding, "plattsburg"), March(riding, "lacolle")],
        go(state, "gb", "malone > plattsburg"),
        dice=[1],
    )
    assert after.has(RideStopped)
    assert after.state.blocks[riding].at == "plattsburg"
    # 19.3 The home side of the empty town defends it.
    assert after.one(BattleBegan).attacker == "gb"


def test_a64_forced_marches_come_after_landings():
    state = position("oswego: us infantry 4 3; lake-ontario: us 1; quebec: gb infantry 2")
    by_sea, by_land = army(state, "oswego", "us")
    after = revealed(
        state,
        [Embark(by_sea, "york"), March(by_land, "utica"), ForceMarch(by_land, "albany")],
        dice=[4],
    )
    kinds = [type(event) for event in after.events]
    assert kinds.index(BlocksLanded) < kinds.index(MarchThrown)


def test_a64_a_block_stops_nobody_who_only_passes_it_on_the_way_out():
    state = position("malone: us infantry 3; montreal: gb infantry 4; york: gb infantry 2")
    after = revealed(
        state, go(state, "us", "malone > plattsburg"), go(state, "gb", "montreal > malone")
    )
    assert not after.has(VolleyFired)
    assert holder(after.state, "malone") == "gb"
    assert not [entry for entry in after.state.awaiting if entry.ask != Ask.ORDERS]


def test_19_1_an_option_at_its_default_is_told_by_no_position():
    assert MOVEMENT not in in_force({})
    assert MOVEMENT not in in_force({MOVEMENT: "in-turn", "ready": "shown"})
    assert in_force({MOVEMENT: SIMULTANEOUS, "ready": "hidden"})["ready"] == "hidden"
