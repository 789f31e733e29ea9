"""Rules 19.2 and 19.3: who defends a town that both come to."""

import pytest

from app.games.war1812.actions import Fire, Retreat, Stand
from app.games.war1812.land_battle import BattleBegan
from app.games.war1812.state import holder
from app.kit.blocks import army
from tests.games.war1812.at_once import go, position, revealed
from tests.games.war1812.positions import asked, battle, may, play, refused


@pytest.mark.parametrize(
    ("town", "holding", "entering"), [("fort-george", "gb", "us"), ("fort-niagara", "us", "gb")]
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
        state, go(state, "us", "plattsburg > malone"), [*go(state, "gb", "montreal > malone")]
    ).one(BattleBegan)
    assert begun.attacker == "us"


@pytest.mark.parametrize(
    ("town", "us", "gb", "attacker"),
    [("malone", "plattsburg", "montreal", "gb"), ("smiths-creek", "oswego", "york", "us")],
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
    # 11.2 Not where the attack came from, though the defender's own way is open.
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
        state, go(state, "us", "sandusky > detroit"), go(state, "gb", "amherstburg > detroit")
    )
    assert met.one(BattleBegan).attacker == "gb"
    fought = play(met.state, "us", Stand(), dice=[1] * 4).state
    assert asked(fought) == [("gb", "fire")]
    assert refused(fought, "gb", Retreat()).rule == "14.2"
    assert may(fought, "gb", Fire())
