"""Reaction cards of 1812 by number: each where it does all it says, and where it may not."""

import pytest

from app.games.madison.actions import (
    Drop,
    March,
    NameLeader,
    Pass,
    Pick,
    React,
    Sail,
    Take,
    UseCard,
)
from app.games.madison.combat.events import RoundRolled
from app.games.madison.effects.events import ForcesStopped, LeaderTurned
from app.games.madison.operations.stages import AttackCancelled
from app.games.madison.state import Ask, Phase
from tests.games.madison.card_plays import (
    attack,
    barred,
    full,
    holding,
    no_event,
    rolled,
)
from tests.games.madison.positions import (
    DONE,
    SPARE,
    THREE,
    led,
    may,
    passed,
    position,
    refused,
)


@full("4")
def test_3_41_brock_falls_after_a_round_and_sheaffe_takes_command() -> None:
    text = "lewiston: us vanrensselaer, us us_13, us us_6; queenston: gb brock, gb gb_49"
    text += ", gb gb_41; back: gb sheaffe"
    begun = attack("4", "us", text, "us", "vanrensselaer", ["us_13", "us_6"], "queenston")
    fought = rolled(begun, "us", "", 3, 4)
    assert fought.asked() == ("us", Ask.REACT)
    played = fought.play("us", React("4"))
    assert played.one(LeaderTurned).by == "sheaffe"
    assert played.where("sheaffe") != "back"
    assert played.where("brock") == "gone"


NIAGARA = "lewiston: us vanrensselaer, us us_13, us us_6; queenston: gb gb_49, gb gb_york"


@barred("4")
def test_card_4_nobody_is_asked_where_brock_did_not_fight() -> None:
    begun = attack("4", "us", NIAGARA, "us", "vanrensselaer", ["us_13", "us_6"], "queenston")
    fought = rolled(begun, "us", "", 3, 4)
    assert fought.asked()[1] != Ask.REACT


@full("12")
@barred("12")
def test_card_12_militia_do_not_enter_canada() -> None:
    text = "lewiston: us vanrensselaer, us us_13, us us_niagara; albany: us us_9; york: gb gb_41"
    start = position(text, "us", enemy_hand=("12", SPARE), orders={})
    begun = start.play("us", UseCard(THREE, "leader"), NameLeader("vanrensselaer"))
    assert begun.asked() == ("gb", Ask.REACT)
    held = begun.play("gb", React("12"))
    held = passed(held).play("us", Take("us_niagara"))
    assert refused(held.state, "us", March("queenston")).rule == "8.31"
    assert may(held.state, "us", March("ft_schlosser"))
    by_water = "sackets_harbour: us chauncey, us v_oneida; york: gb gb_41"
    sailing = position(by_water, "us", enemy_hand=("12", SPARE), orders={})
    asked = sailing.play("us", UseCard(THREE, "leader"), NameLeader("chauncey", water=True))
    if asked.asked()[1] == Ask.REACT:
        assert refused(asked.state, "gb", React("12")).rule == "8.31"


RAINS = ("13", "38", "74")


@full(*RAINS)
@barred(*RAINS)
@pytest.mark.parametrize("card", RAINS)
def test_heavy_rain_pins_one_of_the_forces(card: str) -> None:
    """The example of 8.31: of two forces of a Campaign, that of Plattsburg is pinned."""
    text = "sackets_harbour: us brown, us us_13; plattsburg: us hampton, us us_6; york: gb gb_41"
    start = holding(card, "us", text, hand=(THREE, SPARE), enemy_hand=(card, SPARE), orders={})
    named = start.play(
        "us", UseCard(THREE, "campaign"), NameLeader("brown"), NameLeader("hampton"), DONE
    )
    while named.asked()[1] == Ask.REACT and not may(named.state, "gb", React(card)):
        named = named.play("gb", Pass())
    assert may(named.state, "gb", React(card))
    pinned = passed(named.play("gb", React(card), Pick("force-1")))
    first = pinned.play("us", Take("us_13"), March("ogdensburg"), March("french_mills"), DONE)
    second = first.play("us", Take("us_6"), March("four_corners"))
    assert refused(second.state, "us", March("french_mills")).rule == "8.31"
    own = holding(card, "us", text)
    assert not may(own.state, "us", UseCard(card, "event"))
    assert no_event(card, "us", text) == "8.31"


def test_8_31_heavy_rain_pins_vessels_of_the_space_as_well() -> None:
    text = "sackets_harbour: us brown, us us_13, us chauncey, us v_oneida; york: gb gb_41"
    start = holding("13", "us", text, hand=(THREE, SPARE), enemy_hand=("13", SPARE), orders={})
    named = start.play(
        "us",
        UseCard(THREE, "campaign"),
        NameLeader("brown"),
        NameLeader("chauncey", water=True),
        DONE,
    )
    pinned = passed(named.play("gb", React("13"))).play("us", DONE)
    at_sea = pinned.play("us", Take("v_oneida"), Sail("oswego"))
    assert refused(at_sea.state, "us", Sail("genesee")).rule == "8.31"


def test_heavy_rain_answers_units_that_may_march_though_a_vessel_goes_with_them() -> None:
    text = "sackets_harbour: us us_13, us us_6, us v_oneida; york: gb gb_41"
    start = holding("13", "us", text, hand=(THREE, SPARE), enemy_hand=("13", SPARE), orders={})
    taken = map(Take, ("us_13", "us_6", "v_oneida"))
    named = start.play("us", UseCard(THREE, "units"), *taken, DONE)
    assert may(named.state, "gb", React("13"))
    pinned = passed(named.play("gb", React("13")))
    away = pinned.play("us", Drop("v_oneida"), March("ogdensburg"))
    assert refused(away.state, "us", March("french_mills")).rule == "8.31"
    alone = start.play("us", UseCard(THREE, "units"), Take("v_oneida"), DONE)
    assert not may(alone.state, "gb", React("13"))


WINDS = ("14", "39", "75")


@full(*WINDS)
@barred(*WINDS)
@pytest.mark.parametrize("card", WINDS)
def test_contrary_winds_keep_a_fleet_in_port(card: str) -> None:
    text = "sackets_harbour: us chauncey, us v_oneida, us us_13; york: gb gb_41"
    start = holding(card, "us", text, hand=(THREE, SPARE), enemy_hand=(card, SPARE), orders={})
    named = start.play("us", UseCard(THREE, "leader"), NameLeader("chauncey", water=True))
    assert named.asked() == ("gb", Ask.REACT)
    stopped = named.play("gb", React(card))
    assert stopped.one(ForcesStopped).forces == (0,)
    assert stopped.where("v_oneida") == "sackets_harbour"
    assert stopped.asked()[1] == Ask.PLAY
    assert no_event(card, "us", text) == "8.31"


CANCELS = {
    "33": ("gb", "vanrensselaer", NIAGARA, ["us_13"], "queenston"),
    "105": (
        "us",
        "prevost",
        "lacolle: gb prevost, gb gb_41, gb gb_49; champlain: us us_13, us us_6",
        ["gb_41", "gb_49"],
        "champlain",
    ),
}


@full(*CANCELS)
@pytest.mark.parametrize("card", CANCELS)
def test_a_reaction_cancels_the_attack_of_a_hesitant_general(card: str) -> None:
    side, leader, text, units, to = CANCELS[card]
    enemy = "us" if side == "gb" else "gb"
    start = holding(card, enemy, text, hand=(THREE, SPARE), enemy_hand=(card, SPARE), orders={})
    begun = led(start, enemy, leader).play(enemy, *map(Take, units), March(to))
    assert begun.asked() == (side, Ask.REACT)
    stopped = begun.play(side, React(card))
    assert stopped.has(AttackCancelled)
    assert stopped.where(units[0]) == start.where(units[0])
    assert not stopped.has(RoundRolled)
    assert stopped.state.phase == Phase.ACTION


@barred(*CANCELS)
def test_a_bold_general_is_not_held_back() -> None:
    text = "lewiston: us brown, us us_13, us us_6; queenston: gb gb_49, gb gb_york"
    start = holding("33", "us", text, hand=(THREE, SPARE), enemy_hand=("33", SPARE), orders={})
    begun = led(start, "us", "brown").play("us", Take("us_13"), March("queenston"))
    assert begun.asked()[1] != Ask.REACT
    text = "lacolle: gb drummond, gb gb_41; champlain: us us_13"
    start = holding("105", "gb", text, hand=(THREE, SPARE), enemy_hand=("105", SPARE), orders={})
    begun = led(start, "gb", "drummond").play("gb", Take("gb_41"), March("champlain"))
    assert begun.asked()[1] != Ask.REACT
