"""Chapter 12: naval battles in control boxes."""

from typing import Any

import pytest

from app.engine.memo import replaced
from app.engine.resolution import DecisionOpened, Resolution
from app.games.madison.actions import Harbour, Lead, Lose, Sail, Take
from app.games.madison.battle_state import HarbourDue
from app.games.madison.combat.occupying import HarbourOrdered
from app.games.madison.events import LakeChanged, LeaderReplaced, PiecesRemoved, StepsLost
from app.games.madison.game import GAME
from app.games.madison.naval.events import (
    HarbourMade,
    NavalBegan,
    NavalFought,
    NavalRolled,
    ShipLed,
    ShipsStruck,
    WinnerRolled,
)
from app.games.madison.naval.strength import of_kinds
from app.games.madison.state import Ask
from tests.games.dice import Scripted
from tests.games.madison.positions import Played, activated, may, position, refused
from tests.games.madison.waters import BOX, battle, fleet, naval_drms, to_the_end

GEORGE = f"{BOX}: gb v_royal_george; york: gb gb_41; oswego: us us_13"


PORTS = (
    "prescott",
    "gananoque",
    "kingston",
    "smiths_creek",
    "york",
    "burlington",
    "ft_george",
)


def fight(own: str, foe: str, *dice: int, leader: str = "chauncey", **more: Any) -> Played:
    """Fight a fleet of the US against one of the British in the box of Ontario."""
    text = (
        f"oswego: us {leader}, "
        + ", ".join(f"us {one.strip()}" for one in own.split(","))
        + f"; {BOX}: "
        + ", ".join(f"gb {one.strip()}" for one in foe.split(","))
        + "; york: gb gb_41; sackets_harbour: us us_13"
    )
    more.setdefault("turn", "1814_SS")
    more.setdefault("lakes", {"ontario": "gb"})
    ships = [one.strip().split()[0] for one in own.split(",")]
    return battle(text, "us", leader, ships, *dice, **more)


def test_12_1_who_sails_into_a_box_with_enemies_attacks() -> None:
    fought = fight("v_madison", "v_royal_george", 3, leader="chauncey_r")
    assert fought.one(NavalBegan).battle.attacker == "us"
    assert fought.one(NavalRolled).result == {"us": "step1", "gb": "step1"}
    assert fought.one(NavalFought).winner == "gb"


def test_12_2_one_round_and_the_loser_goes_to_port() -> None:
    won = fight("v_madison", "v_royal_george", 5, leader="chauncey_r")
    assert won.one(NavalFought).winner == "us"
    assert won.cv("v_royal_george") == 1
    assert won.where("v_royal_george") in PORTS
    assert won.where("v_madison") == BOX
    assert LakeChanged("ontario", "us") in won.all(LakeChanged)


@pytest.mark.parametrize(
    ("own", "foe", "drm"),
    [
        ("v_madison, v_sylph, v_jones", "v_royal_george, v_wolfe", 1),
        ("v_madison, v_jones", "v_royal_george", 2),
        ("v_madison", "v_royal_george, v_wolfe", -2),
    ],
)
def test_12_31_more_ships_and_twice_as_many(own: str, foe: str, drm: int) -> None:
    assert naval_drms(fight_on(own, foe))["ships"] == drm


def fight_on(own: str, foe: str) -> Played:
    """Fight whatever the die; what is added to it is of interest."""
    for dice in ((3,), (4,), (3, 1), (4, 1)):
        try:
            return fight(own, foe, *dice, leader="chauncey_r")
        except AssertionError:
            continue
    raise AssertionError("no die will do")


def test_12_32_a_class_better_adds_one_and_the_owner_names_the_lead_ship() -> None:
    assert naval_drms(fight_on("v_general_pike", "v_royal_george"))["lead"] == 1
    text = f"oswego: us chauncey, us v_general_pike, us v_conquest; {GEORGE}"
    begun = fleet(
        position(text, "us", turn="1814_SS"), "us", "chauncey", "v_general_pike", "v_conquest"
    )
    asked = begun.play("us", Sail(BOX))
    assert asked.asked() == ("us", Ask.LEAD_SHIP)
    assert refused(asked.state, "us", Lead("v_royal_george")).rule == "12.32"
    worst = to_the_end(begun, Sail(BOX), [4], leads=["v_conquest"])
    assert naval_drms(worst)["lead"] == -1


def test_12_33_the_naval_leader_adds_his_modifier() -> None:
    text = f"oswego: us chauncey, us v_madison; {GEORGE}"
    fought = battle(text, "us", "chauncey", ["v_madison"], 4, turn="1814_SS")
    assert naval_drms(fought) == {"attacker": 1}
    led = text.replace("gb v_royal_george", "gb yeo, gb v_royal_george")
    even = battle(led, "us", "chauncey", ["v_madison"], 4, turn="1814_SS")
    assert naval_drms(even) == {"attacker": 1, "defender": -1}


def test_12_34_a_frigate_on_one_side_alone_adds_one() -> None:
    assert naval_drms(fight_on("v_superior", "v_royal_george"))["frigate"] == 1
    assert naval_drms(fight_on("v_madison", "v_prince_regent"))["frigate"] == -1
    assert "frigate" not in naval_drms(fight_on("v_superior", "v_prince_regent"))


def test_a9_a_ship_of_the_line_counts_as_a_frigate() -> None:
    assert naval_drms(fight_on("v_madison", "v_st_lawrence"))["frigate"] == -1


def test_12_35_small_ships_alone_against_anything_larger() -> None:
    assert naval_drms(fight_on("v_conquest", "v_royal_george"))["small_ships"] == -1
    assert naval_drms(fight_on("v_madison", "v_gloucester"))["small_ships"] == 1
    assert "small_ships" not in naval_drms(fight_on("v_conquest", "v_gloucester"))


def test_12_36_a_battle_card_adds_one_with_the_lead_ship() -> None:
    text = f"oswego: us chauncey, us v_madison; {GEORGE}"
    start = position(text, "us", turn="1814_SS", hand=("76", "89"), orders={})
    begun = fleet(start, "us", "chauncey", "v_madison", card="76")
    asked = begun.play("us", Sail(BOX))
    assert may(asked.state, "us", Lead("v_madison", "89"))
    named = asked.play("us", Lead("v_madison", "89"), dice=[3])
    assert naval_drms(named)["card"] == 1


def test_12_41_a_fleet_strikes_and_the_winner_rolls_for_losses() -> None:
    text = f"oswego: us chauncey, us v_general_pike, us v_madison; {GEORGE}"
    ships = ["v_general_pike", "v_madison"]
    begun = fleet(position(text, "us", turn="1814_SS"), "us", "chauncey", *ships)
    won = to_the_end(begun, Sail(BOX), [6, 4], leads=["v_general_pike"])
    assert won.one(NavalRolled).total == 8
    assert won.one(ShipsStruck) == ShipsStruck("gb", ("v_royal_george",), True)
    assert won.where("v_royal_george") == "gone"
    assert won.one(WinnerRolled).losses == 1
    assert won.cv("v_general_pike") == 1
    assert won.where("v_general_pike") != BOX
    assert won.where("v_madison") == BOX


def test_12_41_the_lead_ship_strikes_and_another_is_damaged() -> None:
    foe = "gb v_royal_george, gb v_wolfe, gb v_melville"
    text = (
        f"oswego: us chauncey, us v_superior, us v_mohawk, us v_jones; {BOX}: {foe};"
        "york: gb gb_41; sackets_harbour: us us_13"
    )
    ships = ["v_superior", "v_mohawk", "v_jones"]
    begun = fleet(position(text, "us", turn="1814_SS"), "us", "chauncey", *ships)
    won = to_the_end(begun, Sail(BOX), [4, 1], leads=["v_superior", "v_royal_george"])
    assert won.one(NavalRolled).result["gb"] == "strike_lead+1"
    assert won.one(ShipsStruck).ships == ("v_royal_george",)
    assert len(won.all(StepsLost)) == 1
    assert {won.where("v_wolfe"), won.where("v_melville")} <= {*PORTS}


def test_12_42_the_lead_ship_is_damaged_first_then_one_of_the_owners_choice() -> None:
    foe = "gb v_royal_george, gb v_wolfe, gb v_melville, gb v_gloucester"
    text = (
        f"oswego: us chauncey, us v_superior, us v_mohawk, us v_jones; {BOX}: {foe};"
        "york: gb gb_41; sackets_harbour: us us_13"
    )
    ships = ["v_superior", "v_mohawk", "v_jones"]
    begun = fleet(position(text, "us", turn="1814_SS"), "us", "chauncey", *ships)
    asked = begun.play("us", Sail(BOX), Lead("v_superior")).play(
        "gb", Lead("v_royal_george"), dice=[4]
    )
    assert asked.one(NavalRolled).result["gb"] == "step2"
    assert asked.cv("v_royal_george") == 1
    assert asked.asked() == ("gb", Ask.SHIP_LOSS)
    assert refused(asked.state, "gb", Lose("v_royal_george")).rule == "12.42"
    done = asked.play("gb", Lose("v_gloucester"))
    assert done.cv("v_gloucester") == 1


def test_12_51_one_side_stays_in_the_box() -> None:
    lost = fight("v_conquest", "v_royal_george", 3, leader="chauncey_r")
    assert lost.one(NavalFought).winner == "gb"
    assert lost.where("v_royal_george") == BOX
    assert lost.where("v_conquest") != BOX


def test_12_52_the_winners_damaged_ships_go_to_port_as_well() -> None:
    won = fight("v_madison, v_jones", "v_royal_george, v_wolfe", 4, leader="chauncey_r")
    assert won.one(NavalFought).winner == "us"
    assert {one.side for one in won.all(HarbourMade)} == {"us", "gb"}
    hurt = next(one for one in ("v_madison", "v_jones") if won.cv(one) == 1)
    assert won.where(hurt) != BOX


def test_12_53_without_a_port_ships_are_lost() -> None:
    held = "; ".join(
        f"{port}: us {unit}"
        for port, unit in zip(
            PORTS,
            ("us_9", "us_11", "us_12", "us_14", "us_16", "us_21", "us_15"),
            strict=True,
        )
    )
    text = f"oswego: us chauncey_r, us v_madison; {BOX}: gb v_royal_george; quebec: gb gb_8; {held}"
    won = battle(text, "us", "chauncey_r", ["v_madison"], 5, turn="1814_SS")
    assert won.one(PiecesRemoved) == PiecesRemoved(("v_royal_george",), "12.53")


def test_12_6_a_captured_naval_leader_turns_over_and_comes_to_a_port() -> None:
    foe = "gb yeo, gb v_gloucester"
    text = f"oswego: us chauncey, us v_superior, us v_mohawk; {BOX}: {foe}; york: gb gb_41"
    ships = ["v_superior", "v_mohawk"]
    won = battle(text, "us", "chauncey", ships, 6, 1, turn="1814_SS")
    assert won.one(LeaderReplaced).by == "yeo_r"
    assert won.where("yeo") == "gone"
    assert won.where("yeo_r") in PORTS


def test_3_42_and_the_other_side_comes_back_as_often_as_he_is_taken() -> None:
    foe = "gb yeo_r, gb v_gloucester"
    text = f"oswego: us chauncey, us v_superior, us v_mohawk; {BOX}: {foe}; york: gb gb_41"
    won = battle(text, "us", "chauncey", ["v_superior", "v_mohawk"], 6, 1, turn="1814_SS")
    assert not won.has(LeaderReplaced)
    assert won.where("yeo_r") in PORTS


def test_a37_downie_comes_back_as_he_is() -> None:
    text = (
        "vergennes: us macdonough, us v_saratoga, us v_eagle; box_champlain: gb downie,"
        "gb v_finch; isle_aux_noix: gb gb_13; plattsburg: us us_6"
    )
    ships = ["v_saratoga", "v_eagle"]
    won = battle(text, "us", "macdonough", ships, 6, 1, to="box_champlain", turn="1814_SF")
    assert won.one(ShipsStruck).fleet
    assert won.where("downie") in ("st_jean", "isle_aux_noix", "philipsburg")


def test_12_52_the_owner_chooses_the_port_of_the_beaten() -> None:
    text = f"oswego: us v_madison; {GEORGE}"
    begun = activated(position(text, "us", turn="1814_SS"), "us", "v_madison")
    asked = begun.play("us", Take("v_madison"), Sail(BOX), dice=[5])
    assert asked.has(ShipLed)
    assert asked.asked() == ("gb", Ask.HARBOUR)
    assert refused(asked.state, "gb", Harbour("oswego")).rule == "12.52"
    assert asked.play("gb", Harbour("kingston")).where("v_royal_george") == "kingston"


def test_12_1_who_has_fought_sails_no_further_but_others_of_the_force_do() -> None:
    text = (
        f"oswego: us v_conquest, us v_scourge; {BOX}: gb v_royal_george, gb v_wolfe; york: gb gb_41"
    )
    begun = activated(position(text, "us", turn="1814_SS"), "us", "v_conquest", "v_scourge")
    one = begun.play("us", Take("v_conquest"))
    lost = to_the_end(one, Sail(BOX), [1, 1])
    assert lost.where("v_conquest") == "gone"
    assert lost.asked() == ("us", Ask.MOVE)
    assert may(lost.state, "us", Take("v_scourge"))


def test_12_41_a_lead_ship_alone_strikes_as_a_fleet() -> None:
    alone = fight("v_madison, v_sylph", "v_royal_george", 6, 1)
    struck = alone.one(ShipsStruck)
    assert (struck.ships, struck.fleet) == (("v_royal_george",), True)


def test_12_32_only_sound_ships_lead_and_only_battle_cards_come_with_them() -> None:
    text = (
        f"oswego: us chauncey, us v_madison, us v_jones; {BOX}: gb v_royal_george; york: gb gb_41"
    )
    start = position(text, "us", turn="1814_SS", hand=("71", "89", "91"), orders={})
    begun = fleet(start, "us", "chauncey", "v_madison", "v_jones", card="71").play("us", Sail(BOX))
    assert begun.asked() == ("us", Ask.LEAD_SHIP)
    assert may(begun.state, "us", Lead("v_jones", "89"))
    assert refused(begun.state, "us", Lead("v_jones", "91")).rule == "10.43"
    assert begun.state.naval
    view = GAME.view(begun.state, "public")
    assert view.forecast is not None
    assert (view.forecast.attack, view.forecast.defence) == (2, 1)


@pytest.mark.parametrize(("die", "damaged"), [(1, 0), (3, 0), (4, 1), (5, 1), (6, 2)])
def test_12_41_what_the_winner_loses_goes_by_a_second_die(die: int, damaged: int) -> None:
    won = fight("v_madison, v_jones", "v_royal_george, yeo", 5, die)
    assert won.one(WinnerRolled).losses == damaged
    assert sum(won.cv(ship) == 1 for ship in ("v_madison", "v_jones")) == damaged


def test_12_41_a_lead_ship_that_strikes_alone_is_the_fleet() -> None:
    alone = fight("v_madison, v_jones", "v_royal_george, yeo", 5, 1)
    assert alone.one(ShipsStruck).fleet
    assert alone.has(LeaderReplaced)
    own = "v_madison, v_jones, v_jefferson"
    beside = fight(own, "v_royal_george, v_wolfe, yeo", 6, 1)
    assert not beside.one(ShipsStruck).fleet
    assert not beside.has(LeaderReplaced)


def test_12_42_nobody_is_asked_which_of_ships_that_are_alike_is_damaged() -> None:
    lost = fight(
        "v_madison, v_jones, v_jefferson", "v_royal_george, v_wolfe, v_brock", 5, leader="chauncey"
    )
    assert lost.one(NavalRolled).result == {"us": "none", "gb": "step2"}
    damaged = [ship for event in lost.all(StepsLost) for ship in event.flipped]
    assert len(damaged) == 2
    assert Ask.SHIP_LOSS not in [event.ask for event in lost.all(DecisionOpened)]


def test_a47_the_lake_is_lost_at_once_with_a_fleet_that_strikes() -> None:
    won = fight("v_madison, v_jones", "v_royal_george", 6, 1)
    assert won.one(ShipsStruck).fleet
    assert won.all(LakeChanged)[0] == LakeChanged("ontario", "")


def test_12_35_schooners_and_sloops_together_are_small_too() -> None:
    state = position("oswego: us us_13", "us").state
    found = {
        one.what: one.drm
        for one in of_kinds(state, ["v_conquest", "v_growler"], ["v_earl_of_moira"])
    }
    assert found["small_ships"] == -1


def lost_ports(*pieces: str) -> Played:
    """Send British counters of the box of Champlain to port when they have none."""
    ports = "st_jean: us us_13; isle_aux_noix: us us_6; philipsburg: us us_9; york: gb gb_41"
    text = f"{ports}; box_champlain: " + ", ".join(f"gb {piece}" for piece in pieces)
    state = position(text, "us", lakes={"champlain": "gb"}).state
    resolution = Resolution(replaced(state, awaiting=()), Scripted(()))
    due = HarbourDue("gb", pieces, "box_champlain", "champlain")
    resolution.write(HarbourOrdered(due))
    while resolution.state.harbours:
        GAME.run_until_decision(resolution)
    return Played(resolution.state, resolution.events)


def test_12_53_without_a_port_vessels_are_lost_and_the_lake_with_them() -> None:
    lost = lost_ports("v_chubb", "downie")
    assert (lost.where("v_chubb"), lost.where("downie")) == ("gone", "waiting")
    assert lost.one(LakeChanged) == LakeChanged("champlain", "")


def test_a47_the_lake_is_free_before_the_winner_takes_damaged_ships_to_port() -> None:
    text = (
        f"oswego: us chauncey, us v_madison, us v_jones; {BOX}: gb v_royal_george; york: gb gb_41"
    )
    start = position(text, "us", turn="1814_SS", lakes={"ontario": "gb"})
    begun = fleet(start, "us", "chauncey", "v_madison", "v_jones").play("us", Sail(BOX))
    won = begun.play("us", Lead("v_madison"), dice=[6, 4])
    assert won.one(ShipsStruck).fleet
    assert won.asked() == ("us", Ask.HARBOUR)
    assert won.state.lakes.get("ontario", "") == ""


def test_a47_a_lake_is_lost_when_its_last_vessels_have_left_to_fight_on_the_other() -> None:
    text = (
        "box_erie: us perry, us v_lawrence; box_huron: gb v_nancy; erie: us us_13; york: gb gb_41"
    )
    lakes = {"erie": "us", "huron": "gb"}
    start = position(f"{text}; nottawasaga: gb gb_8", "us", turn="1813_SS", lakes=lakes)
    begun = fleet(start, "us", "perry", "v_lawrence").play("us", Sail("detroit"))
    fought = begun.play("us", Sail("box_huron"), dice=[6, 1])
    assert fought.all(LakeChanged)[0] == LakeChanged("erie", "")
    kinds = [type(event) for event in fought.events]
    assert kinds.index(LakeChanged) < kinds.index(NavalRolled)


def test_8_62_10_22_vessels_of_one_card_attack_a_box_together_or_not_at_all() -> None:
    text = f"oswego: us v_conquest, us v_julia, us us_13; {BOX}: gb v_royal_george; york: gb gb_41"
    named = activated(position(text, "us", lakes={"ontario": "gb"}), "us", "v_conquest", "v_julia")
    beaten = to_the_end(named.play("us", Take("v_conquest")), Sail(BOX), [1, 1])
    assert beaten.where("v_royal_george") == BOX
    assert beaten.asked() == ("us", Ask.MOVE)
    again = beaten.play("us", Take("v_julia"))
    assert refused(again.state, "us", Sail(BOX)).rule == "10.22"
    assert may(again.state, "us", Sail("genesee"))
