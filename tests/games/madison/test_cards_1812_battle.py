"""Battle cards of 1812 by number: each where it does all it says, and where it may not."""

from app.games.madison.actions import March, NameLeader, Take, UseCard
from app.games.madison.combat.events import RoundRolled
from app.games.madison.state import Ask
from tests.games.madison.card_plays import (
    attack,
    barred,
    card_drm,
    full,
    holding,
    lead_with,
    no_event,
    rolled,
    to_roll,
)
from tests.games.madison.positions import added, fought

DETROIT = "sandwich: gb brock, gb gb_41, gb gb_49; detroit: us hull, us us_4"


@full("5")
def test_card_5_hull_loses_heart() -> None:
    begun = attack("5", "gb", DETROIT, "gb", "brock", ["gb_41", "gb_49"], "detroit")
    assert card_drm(rolled(begun, "gb", "5", 6, 6)) == 2


@barred("5")
def test_card_5_is_not_for_who_is_attacked() -> None:
    text = "detroit: us hull, us us_4, us us_5; sandwich: gb gb_41, gb gb_49"
    begun = attack("5", "gb", text, "us", "hull", ["us_4", "us_5"], "sandwich", orders={})
    assert lead_with(begun.state, "gb", "5") is None


TOGETHER = "sandwich: gb brock, gb tecumseh, gb gb_41, gb gb_shawnee; detroit: us hull, us us_4"


@full("9")
def test_card_9_adds_the_modifiers_of_brock_and_tecumseh() -> None:
    begun = attack(
        "9", "gb", TOGETHER, "gb", "brock", ["tecumseh", "gb_41", "gb_shawnee"], "detroit"
    )
    assert added(rolled(begun, "gb", "9", 6, 6))["attacker"] == 3


@full("9")
def test_card_9_as_operations_activates_brock_and_counts_both() -> None:
    begun = holding("9", "gb", TOGETHER).play("gb", UseCard("9", "operations"), NameLeader("brock"))
    begun = begun.play("gb", Take("tecumseh"), Take("gb_41"), Take("gb_shawnee"))
    assert added(to_roll(begun, 6, 6, first=March("detroit")))["attacker"] == 3


def test_card_9_as_operations_counts_both_in_every_round() -> None:
    text = TOGETHER.replace("gb gb_41,", "gb gb_41, gb gb_49,").replace(
        "us us_4", "us us_6, us us_13"
    )
    begun = holding("9", "gb", text).play("gb", UseCard("9", "operations"), NameLeader("brock"))
    units = ["tecumseh", "gb_41", "gb_49", "gb_shawnee"]
    both = fought(begun.play("gb", *map(Take, units), March("detroit")), [2, 3, 6, 6], rounds=2)
    commands = [
        [one.drm for one in roll.modifiers if one.what == "attacker"]
        for roll in both.all(RoundRolled)
    ]
    assert commands == [[3], [3]]


def test_3_52_card_9_counts_tecumseh_only_where_an_indian_unit_is() -> None:
    text = TOGETHER.replace("gb gb_shawnee", "gb gb_49")
    begun = attack("9", "gb", text, "gb", "brock", ["tecumseh", "gb_41", "gb_49"], "detroit")
    assert added(rolled(begun, "gb", "9", 6, 6))["attacker"] == 2


@barred("9")
def test_card_9_needs_both_in_one_space() -> None:
    text = "york: gb brock, gb gb_41; ft_malden: gb tecumseh, gb gb_shawnee"
    assert no_event("9", "gb", text, use="operations") == "8.27"


NIAGARA = "lewiston: us vanrensselaer, us us_13, us us_6; queenston: gb gb_49, gb gb_york"


@full("11")
def test_card_11_boats_cancel_the_invasion_route() -> None:
    begun = attack("11", "us", NIAGARA, "us", "vanrensselaer", ["us_13", "us_6"], "queenston")
    assert "invasion" not in added(rolled(begun, "us", "11", 6, 6))
    by_card = holding("11", "us", NIAGARA).play(
        "us", UseCard("11", "operations"), NameLeader("vanrensselaer")
    )
    assert by_card.asked() == ("us", Ask.MOVE)


def test_card_11_leaves_what_else_the_ground_takes_off() -> None:
    text = "la_prairie: us dearborn, us us_13, us us_6; montreal: gb gb_49, gb gb_york"
    begun = attack("11", "us", text, "us", "dearborn", ["us_13", "us_6"], "montreal")
    left = added(rolled(begun, "us", "11", 6, 6))
    assert "invasion" not in left
    assert left["montreal"] == -1


@barred("11")
def test_card_11_changes_nothing_by_road() -> None:
    text = "lewiston: us vanrensselaer, us us_13, us us_6; ft_niagara: gb gb_49, gb gb_york"
    begun = attack(
        "11", "us", text, "us", "vanrensselaer", ["us_13", "us_6"], "ft_niagara", orders={}
    )
    assert lead_with(begun.state, "us", "11") is None


@full("29")
def test_card_29_an_ambush_in_the_forest() -> None:
    text = "frenchtown: us harrison, us us_17, us us_19; brownstown: gb gb_shawnee, gb gb_41"
    begun = attack("29", "gb", text, "us", "harrison", ["us_17", "us_19"], "brownstown")
    assert card_drm(rolled(begun, "gb", "29", 6, 6)) == -2
    clear = "brownstown: us harrison, us us_17, us us_19; frenchtown: gb gb_shawnee, gb gb_41"
    open_ = attack("29", "gb", clear, "us", "harrison", ["us_17", "us_19"], "frenchtown", orders={})
    assert lead_with(open_.state, "gb", "29") is None


@full("31")
@barred("31")
def test_card_31_steady_volleys_with_a_regular_in_the_lead() -> None:
    text = NIAGARA + "; batavia: us us_niagara"
    begun = attack("31", "us", text, "us", "vanrensselaer", ["us_13", "us_6"], "queenston")
    assert card_drm(rolled(begun, "us", "31", 6, 6, lead="us_13")) == 1
    assert lead_with(begun.state, "us", "31", "us_niagara") is None
    begun = attack("31", "gb", NIAGARA, "us", "vanrensselaer", ["us_13", "us_6"], "queenston")
    assert lead_with(begun.state, "gb", "31", "gb_49") is not None
    assert lead_with(begun.state, "gb", "31", "gb_york") is None
