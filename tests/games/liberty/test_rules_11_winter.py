"""Chapters 6, 10 and 11: building, Indians, victory, disbanding, winter losses, prisoners."""

from typing import Any

import pytest
from msgspec.structs import replace

from app.games.liberty.actions import (
    AnswerTrade,
    Build,
    Deploy,
    Disband,
    Give,
    Lose,
    OfferTrade,
    PutBack,
    Reinforce,
    Want,
)
from app.games.liberty.board import STANDARD
from app.games.liberty.building import sites
from app.games.liberty.feeding import excess
from app.games.liberty.play import DisbandingBegan
from app.games.liberty.resolution import Resolution
from app.games.liberty.state import Ask, Phase
from app.games.liberty.victory import british_points, check_victory
from app.games.liberty.winter import IndiansCaptured, begin_disbanding
from app.kit.victory import MatchDecided
from tests.games.dice import Scripted
from tests.games.liberty.positions import (
    DONE,
    TWO,
    Played,
    at,
    may,
    play,
    position,
    refused,
    seen,
    to,
)

NO_BLUE = "boston: am gates"
NO_ROOM = (
    "mohawk: am gates; tioga: am washington; catskills: am morgan; german-flats: am maryland-line"
)
"""Enemies in the Mohawk's town and in all the wilderness beside it."""


def building(text: str, side: str) -> Played:
    """A side that is asked whether it builds."""
    return position(text, side, ask=Ask.BUILD, cards=(TWO, TWO))


def test_6_0_an_action_draws_a_block_unseen_at_full_strength() -> None:
    drawn = building("pool: gb guards, gb howe 1; boston: gb rall", "gb").play(
        "gb", Build(), dice=[0]
    )
    assert drawn.asked() == ("gb", Ask.DEPLOY)
    built = drawn.play("gb", Deploy("ATL"))
    assert built.where("guards") == "ATL"
    assert "gb@ATL" in seen(built.state, "am").armies


def test_6_1_loyalists_come_to_friendly_supply_towns_others_to_the_atlantic() -> None:
    state = building("pool: gb guards, gb queens-rangers; boston: gb howe", "gb").state
    view = seen(state, "gb")
    assert sites(view, "guards") == ("ATL",)
    towns = {*sites(view, "queens-rangers")}
    assert {at("boston"), at("quebec")} <= towns
    assert at("oswego") not in towns
    assert at("new-york") not in towns


def test_6_2_militia_alone_comes_to_red_towns() -> None:
    text = "pool: am new-york-militia, am maryland-line, am rochambeau; quebec: am gates"
    view = seen(building(text, "am").state, "am")
    assert at("quebec") in sites(view, "new-york-militia")
    assert at("quebec") not in sites(view, "maryland-line")
    assert sites(view, "rochambeau") == ("ATL",)


def test_9_1_nobody_is_built_in_the_west_indies() -> None:
    text = "pool: am new-york-militia, gb queens-rangers; british-indies: am gatinais, gb howe"
    for side, block in (("am", "new-york-militia"), ("gb", "queens-rangers")):
        found = sites(seen(building(text, side).state, side), block)
        assert found
        assert not {"BWI", "FWI"} & {*found}


def test_a20_one_new_block_in_a_hex_each_turn() -> None:
    text = "pool: am maryland-line, am virginia-line; boston: gb howe"
    assert at("new-york") in sites(seen(building(text, "am").state, "am"), "virginia-line")
    once = building(text, "am").play("am", Build(), dice=[0])
    built = once.play("am", Deploy(at("new-york")))
    again = built.play("am", Build(), dice=[0])
    assert refused(again.state, "am", Deploy(at("new-york"))).rule == "6.2"


@pytest.mark.parametrize(
    ("side", "block", "rule", "key"),
    [
        ("gb", "guards", "6.1", "liberty-built-at-sea"),
        ("gb", "queens-rangers", "6.1", "liberty-built-in-towns"),
        ("gb", "mohawk", "10.0", "liberty-built-at-home"),
        ("am", "maryland-line", "6.2", "liberty-americans-in-towns"),
        ("am", "rochambeau", "6.2", "liberty-built-at-sea"),
    ],
)
def test_6_0_a_refused_place_says_where_the_new_block_goes(
    side: str, block: str, rule: str, key: str
) -> None:
    asked = building(f"pool: {side} {block}; boston: gb howe", side).play(side, Build(), dice=[0])
    told = refused(asked.state, side, Deploy(at("oswego")))
    assert (told.rule, told.message.key) == (rule, key)


def test_10_0_indians_come_back_to_their_town() -> None:
    view = seen(building("pool: gb mohawk", "gb").state, "gb")
    assert sites(view, "mohawk") == (at("mohawk"),)


def test_a21_or_beside_it_where_nobody_is() -> None:
    text = "pool: gb mohawk; mohawk: am gates; tioga: am washington"
    places = {*sites(seen(building(text, "gb").state, "gb"), "mohawk")}
    assert places
    assert places <= {*STANDARD.near[at("mohawk")]}
    assert not places & {*STANDARD.towns, at("tioga")}


def test_10_0_and_a11_beside_it_where_nobody_was_when_the_turn_began() -> None:
    text = "cherokee: am gates; cowpens: am morgan; boston: gb howe; pool: gb cherokee"
    moved = position(text, "am", cards=(TWO, TWO)).play("am", *to("morgan", "burke"), DONE)
    asked = moved.play("gb", DONE)
    assert asked.asked() == ("gb", Ask.BUILD)
    places = {*sites(seen(asked.state, "gb"), "cherokee")}
    assert places == {at("overhill"), at("fort-charlotte")}
    drawn = asked.play("gb", Build(), dice=[0])
    assert refused(drawn.state, "gb", Deploy(at("cowpens"))).rule == "10.0"


def test_a19_a_block_without_a_place_goes_back_unseen() -> None:
    state = building(f"pool: gb guards, gb mohawk; {NO_ROOM}", "gb").state
    assert sites(seen(state, "gb"), "mohawk") == ()
    drawn = play(state, "gb", Build(), dice=[1])
    assert drawn.play("gb", PutBack()).where("mohawk") == "pool"
    placed = play(state, "gb", Build(), dice=[0])
    assert refused(placed.state, "gb", PutBack()).rule == "6.0"


def test_a19_nobody_may_draw_when_no_block_could_be_placed() -> None:
    state = building(f"pool: gb mohawk; {NO_ROOM}", "gb").state
    assert refused(state, "gb", Build()).rule == "6.0"


def check(text: str, year: int, **options: str) -> list[MatchDecided]:
    """Look at the end of a year who has won."""
    resolution = Resolution(position(text, "gb", year=year, options=options).state, Scripted(()))
    check_victory(resolution)
    return [event for event in resolution.events if isinstance(event, MatchDecided)]


MANY = (
    "new-york: gb howe; philadelphia: gb guards; boston: gb rall; baltimore: gb cornwallis; "
    "charleston: gb burgoyne; albany: gb jaegers"
)


def test_11_1_the_british_win_with_30_points() -> None:
    assert british_points(position(MANY, "gb").state) >= 30
    assert [event.winner for event in check(MANY, 1777)] == ["gb"]


def test_a1_points_of_towns_are_added_up() -> None:
    without = british_points(position(NO_BLUE, "gb").state)
    assert without == 11
    assert british_points(position("boston: gb howe", "gb").state) == 14


def test_11_1_the_americans_win_when_the_british_have_11_or_fewer() -> None:
    assert [event.winner for event in check(NO_BLUE, 1777)] == ["am"]
    assert check("boston: gb howe", 1777) == []


def test_a2_and_a63_after_1783_the_americans_have_won() -> None:
    assert [event.winner for event in check("boston: gb howe", 1783)] == ["am"]


def test_a63_by_option_25_to_29_points_are_a_draw() -> None:
    text = "new-york: gb howe; philadelphia: gb guards; boston: gb rall"
    points = british_points(position(text + "; baltimore: gb cornwallis", "gb").state)
    assert 25 <= points <= 29
    drawn = check(text + "; baltimore: gb cornwallis", 1783, draw="25-to-29")
    assert [event.winner for event in drawn] == [""]


def test_a41_blocks_in_the_atlantic_count_for_nothing() -> None:
    assert british_points(position("atlantic: gb howe; boston: am gates", "gb").state) == 11


def test_a60_ships_alone_in_a_town_hold_it() -> None:
    text = "new-york: gb channel-squadron"
    assert british_points(position(text, "gb").state) == 11 + 4


def winter(text: str, **options: Any) -> Played:
    """The winter of a position, when blocks may be disbanded."""
    set_up = position(text, "gb", **options)
    resolution = Resolution(replace(set_up.state, awaiting=()), Scripted(()))
    resolution.begin(Phase.DISBAND)
    resolution.write(DisbandingBegan())
    begin_disbanding(resolution)
    return Played(resolution.state, list(resolution.events))


def test_11_3_regulars_disband_at_or_beside_a_friendly_port_others_in_a_town() -> None:
    text = "boston: gb howe; concord: gb guards; albany: gb rall; augusta: gb georgia-loyalists"
    cold = winter(text)
    assert cold.asked() == ("gb", Ask.DISBAND)
    for block in ("howe", "guards", "georgia-loyalists"):
        assert may(cold.state, "gb", Disband(block))
    assert refused(cold.state, "gb", Disband("rall")).rule == "11.3"
    done = cold.play("gb", Disband("guards"), DONE)
    assert done.where("guards") == "pool"
    assert done.asked() == ("am", Ask.DISBAND)


def test_a40_the_port_beside_is_a_friendly_one() -> None:
    cold = winter("kingston: gb rall; new-haven: am gates")
    assert refused(cold.state, "gb", Disband("rall")).rule == "11.3"


def test_a61_a_closed_port_serves_nobody() -> None:
    cold = winter("baltimore: gb howe; yorktown: am gates")
    assert refused(cold.state, "gb", Disband("howe")).rule == "11.3"


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        (
            "baltimore: gb howe, gb channel-squadron; yorktown: am gates; dover: gb rall",
            ("howe", "channel-squadron"),
        ),
        ("philadelphia: gb howe; dover: am gates; baltimore: gb rall", ("howe",)),
    ],
)
def test_a61_nor_whoever_stands_in_it_beside_another_port(text: str, kept: tuple[str, ...]) -> None:
    cold = winter(text)
    for block in kept:
        why = refused(cold.state, "gb", Disband(block))
        assert (why.rule, why.message.key) == ("11.3", "liberty-port-closed")
    assert may(cold.state, "gb", Disband("rall"))


def test_a70_nobody_disbands_in_a_port_that_a_choke_point_closes() -> None:
    cold = winter("alexandria: gb queens-rangers; winchester: gb de-lancey; yorktown: am gates")
    assert refused(cold.state, "gb", Disband("queens-rangers")).rule == "11.3"
    assert not may(cold.state, "gb", Disband("queens-rangers"))
    assert may(cold.state, "gb", Disband("de-lancey"))
    over = winter("baltimore: am washington, am gatinais; yorktown: gb howe").play("gb", DONE)
    assert refused(over.state, "am", Disband("washington")).rule == "11.3"
    free = winter("baltimore: am washington; yorktown: am gates").play("gb", DONE)
    assert may(free.state, "am", Disband("washington"))


@pytest.mark.parametrize(("option", "stays"), [("open", False), ("frozen", True)])
def test_a37_by_option_the_british_in_the_west_indies_are_not_disbanded(
    option: str, stays: bool
) -> None:
    cold = winter("british-indies: gb royal-americans", options={"west_indies": option})
    assert may(cold.state, "gb", Disband("royal-americans")) == (not stays)
    if stays:
        assert refused(cold.state, "gb", Disband("royal-americans")).rule == "9.1"


def test_11_3_who_is_in_the_atlantic_must_disband() -> None:
    assert winter("atlantic: gb howe; boston: gb guards").where("howe") == "pool"


def test_10_0_and_a62_indians_whose_town_is_taken_are_captured_first() -> None:
    cold = winter("mohawk: am gates; wyoming: gb mohawk")
    assert cold.one(IndiansCaptured).blocks == ("mohawk",)


def test_a62_wherever_they_are_the_pool_included() -> None:
    assert winter("mohawk: am gates; pool: gb mohawk").where("mohawk") == "prison"


def test_a39_captured_indians_are_prisoners_like_others() -> None:
    cold = winter("mohawk: am gates; pool: gb mohawk")
    assert "mohawk" in seen(cold.state, "am").prisoners["gb"]


@pytest.mark.parametrize(
    ("text", "place", "over"),
    [
        ("boston: gb 5th-foot, gb rall, gb guards", "boston", 0),
        ("boston: gb 5th-foot, gb rall, gb guards, gb jaegers", "boston", 1),
        ("boston: gb howe 1, gb rall, gb guards, gb jaegers", "boston", 0),
        ("boston: gb howe 3, gb rall, gb guards, gb jaegers, gb 5th-foot, gb 7th", "boston", 0),
        ("concord: gb howe, gb rall", "concord", 2),
        ("wyoming: gb howe 2, gb rall, gb guards", "wyoming", 1),
        ("boston: gb 5th-foot, gb rall, gb channel-squadron, gb jaegers", "boston", 1),
    ],
)
def test_11_4_a_town_feeds_its_value_and_a_leader_as_many_as_their_strength(
    text: str, place: str, over: int
) -> None:
    view = seen(position(text.replace("7th", "royal-fusiliers"), "gb").state, "gb")
    assert excess(view, at(place)) == over


def test_a42_the_owner_picks_who_is_lost_and_indians_do_not_count() -> None:
    text = "shawnee: gb shawnee, gb rall"
    set_up = position(text, "gb", ask=Ask.ATTRITION)
    assert refused(set_up.state, "gb", Lose("shawnee")).rule == "11.4"
    assert refused(set_up.state, "gb", DONE).rule == "11.4"
    assert may(set_up.state, "gb", Lose("rall"))


def test_a43_allies_of_another_nation_than_the_leaders_are_at_most_the_towns_value() -> None:
    text = (
        "newport: am washington 4, am bourbonnais, am soissonnais, am gatinais, am lauzun; "
        "boston: gb howe"
    )
    view = seen(position(text, "am", french_war=True).state, "am")
    assert excess(view, at("newport")) == 2


def test_a44_a_town_feeds_whoever_stands_there() -> None:
    view = seen(position("new-york: gb rall, gb guards, gb jaegers", "gb").state, "gb")
    assert excess(view, at("new-york")) == 0


def trading() -> Played:
    """Britain offers Gates for Howe."""
    set_up = position("boston: gb guards; springfield: am washington", "gb")
    return set_up.play("gb", Give("gates"), Want("howe"), OfferTrade())


def test_11_5_prisoners_are_exchanged_by_agreement_and_go_to_their_pools() -> None:
    offered = trading()
    assert offered.asked() == ("gb", Ask.MOVE)
    moved = offered.play("gb", DONE)
    answered = moved.play("am", AnswerTrade(True))
    assert (answered.where("gates"), answered.where("howe")) == ("pool", "pool")
    assert answered.asked() == ("am", Ask.MOVE)


def test_a45_one_offer_at_a_time_and_it_holds_up_nothing() -> None:
    offered = trading()
    assert refused(offered.state, "gb", Give("morgan")).rule == "11.5"
    ended = offered.play("gb", *to("guards", "concord"), DONE).play("am", DONE)
    assert not ended.state.turn.trade.open


def test_11_5_an_offer_is_unseen_until_it_is_made() -> None:
    set_up = position("boston: gb guards; springfield: am washington", "gb")
    drafted = set_up.play("gb", Give("gates"), Want("howe"))
    assert seen(drafted.state, "gb").trade.give == ("gates",)
    assert seen(drafted.state, "am").trade.give == ()
    assert seen(trading().state, "am").trade.give == ("gates",)


@pytest.mark.parametrize("accept", [True, False])
def test_a45_who_answers_goes_on_with_what_they_were_asked(accept: bool) -> None:
    answered = trading().play("gb", DONE).play("am", AnswerTrade(accept))
    assert [(entry.side, entry.ask) for entry in answered.state.awaiting] == [("am", Ask.MOVE)]
    assert not answered.state.turn.trade.open


def test_11_1_thirty_points_are_enough_and_29_are_not() -> None:
    held = "new-york: gb howe; philadelphia: gb guards; boston: gb rall; albany: gb jaegers;"
    thirty = held + "charleston: gb burgoyne; newport: gb cornwallis"
    assert british_points(position(thirty, "gb").state) == 30
    assert [event.winner for event in check(thirty, 1777)] == ["gb"]
    less = held + "charleston: gb burgoyne; portsmouth: gb cornwallis"
    assert british_points(position(less, "gb").state) == 29
    assert check(less, 1777) == []


def test_3_3_a_town_without_a_value_supplies_nobody() -> None:
    text = "kingston: am gates 1; boston: am washington 1"
    set_up = position(text, "am", ask=Ask.SUPPLY, cards=("s3-1", "a3-1"))
    assert refused(set_up.state, "am", Reinforce("gates")).rule == "3.3"
    assert set_up.play("am", Reinforce("washington")).cv("washington") == 2


def test_11_4_who_is_asked_before_the_winter_sees_what_it_takes() -> None:
    text = "boston: gb howe 1, gb guards, gb rall, gb 5th-foot, gb 26th-foot; atlantic: gb riedesel"
    before = seen(position(text, "gb", turn=5).state, "gb").winter
    assert before is not None
    assert (before.fed, before.afloat) == ({at("boston"): (5, 1)}, 1)
    assert seen(position(text, "gb", turn=4).state, "gb").winter is None
    assert seen(position(text, "gb", turn=5).state, "am").winter is None


def test_11_3_in_winter_each_block_that_is_named_is_fed_no_more() -> None:
    text = "boston: gb guards, gb rall, gb 5th-foot, gb 26th-foot, gb riedesel"
    asked = position(text, "gb", turn=5, ask=Ask.DISBAND)
    before = seen(asked.state, "gb").winter
    assert before is not None
    assert before.fed == {at("boston"): (5, 2)}
    after = seen(asked.play("gb", Disband("rall")).state, "gb").winter
    assert after is not None
    assert after.fed == {at("boston"): (4, 1)}
