"""The rulebook's own examples of land war, as far as they are not elsewhere."""

from msgspec.structs import replace

from app.games.madison.actions import Evade, March, NameLeader, Retreat, Stand, Take, UseCard
from app.games.madison.battle_state import Battle
from app.games.madison.combat.events import RetreatOrdered
from app.games.madison.combat.odds import fights_in_supply, lead_class
from app.games.madison.events import LakeChanged
from app.games.madison.points import marker
from app.games.madison.position import Position
from app.games.madison.state import placed
from app.games.madison.supply import is_supplied
from tests.games.madison.positions import (
    DONE,
    attack,
    choices,
    led,
    marched,
    may,
    passed,
    position,
    refused,
)


def class_of_defence(state: Position, at: str, lead: str) -> str:
    """Return the class of a lead unit that defends a fort."""
    battle = Battle(at, "gb", "us", (), {}, {}, has_fort=True, leads={"us": lead})
    return "CBA"[lead_class(state, battle, "us")]


def test_2_71_the_class_of_a_fort_never_makes_a_better_unit_worse() -> None:
    state = position("oswego: us us_13; ft_niagara: us us_18ny", "gb").state
    assert class_of_defence(state, "oswego", "us_13") == "B"
    assert class_of_defence(state, "ft_niagara", "us_18ny") == "B"


def test_10_32_reduced_militia_in_a_fort_of_class_b_stay_of_class_c() -> None:
    state = position("ft_niagara: us us_18ny 1, us us_niagara 1", "gb").state
    assert class_of_defence(state, "ft_niagara", "us_18ny") == "C"
    mixed = position("ft_niagara: us us_18ny, us us_13", "gb").state
    assert class_of_defence(mixed, "ft_niagara", "us_18ny") == "B"


def test_4_16_a_lake_taken_from_the_enemy_swings_four_points() -> None:
    state = position("york: gb gb_41", "gb").state
    british = LakeChanged("ontario", "gb").apply(state)
    assert marker(british) == ("gb", 2)
    american = LakeChanged("ontario", "us").apply(british)
    assert marker(american) == ("us", 2)


def test_8_61_two_units_of_a_2_come_from_one_space() -> None:
    text = "albany: us us_6; pittsburgh: us us_22"
    chosen = position(text, "us", hand=("5", "28")).play("us", UseCard("5", "units"), Take("us_6"))
    assert refused(chosen.state, "us", Take("us_22")).rule == "8.61"


def test_8_43_brock_and_proctor_lead_fifteen_units_together_and_proctor_is_left_on_the_way() -> (
    None
):
    own = [f"gb_{n}" for n in (3, 5, 6, 8, 13, 16, 28, 39, 41, 49)]
    british = [f"gb_{n}" for n in (57, 70, 76, 82, 88)]
    text = "york: gb brock, " + ", ".join(f"gb {one}" for one in own)
    text += "; burlington: gb proctor, " + ", ".join(f"gb {one}" for one in british)
    joined = marched(position(text, "gb"), "gb", "brock", own, "burlington")
    joined = joined.play("gb", Take("proctor"), *map(Take, british), March("stoney_creek"))
    assert joined.where("proctor") == "stoney_creek"
    assert len([p for p in (*own, *british) if joined.where(p) == "stoney_creek"]) == 15


def test_8_72_a_forces_second_leader_starts_when_the_first_is_done() -> None:
    text = "sackets_harbour: us wilkinson, us us_13; plattsburg: us hampton, us us_6"
    named = passed(
        position(text, "us").play(
            "us", UseCard("2", "campaign"), NameLeader("wilkinson"), NameLeader("hampton"), DONE
        )
    )
    moved = named.play("us", Take("us_13"), March("ogdensburg"), March("french_mills"), DONE)
    assert moved.where("wilkinson") == "french_mills"
    assert may(moved.state, "us", Take("us_6"))


def test_9_43_us_units_retreat_to_an_empty_british_space_and_flip() -> None:
    text = (
        "chippawa: gb brock, gb gb_49, gb gb_8; queenston: us us_13; lewiston: gb gb_york; "
        "ft_george: gb gb_41; stoney_creek: us us_6; batavia: us us_9; ft_niagara: gb gb_lincoln"
    )
    begun = marched(position(text, "gb"), "gb", "brock", ["gb_49", "gb_8"], "queenston")
    [away] = [c.action for c in choices(begun.state, "us") if isinstance(c.action, Evade)]
    assert away == Evade("beaver_dams")
    went = begun.play("us", away)
    assert went.cv("us_13") == 1


KINGSTON = (
    "kingston: us us_13, us us_6; smiths_creek: gb brock, gb gb_49, gb gb_41; prescott: gb gb_8; "
    "sackets_harbour: us us_9"
)


def test_10_73_attackers_that_are_cut_off_may_retreat_to_where_they_are_supplied() -> None:
    lakes = {"ontario": "us", "erie": "us"}
    state = position(KINGSTON, "gb", lakes=lakes).state
    assert not is_supplied(state, "gb_49")
    units = ["gb_49", "gb_41"]
    rolled = attack(KINGSTON, "gb", "brock", units, "kingston", dice=[1, 5], lakes=lakes)
    assert rolled.one(RetreatOrdered).due.home == "smiths_creek"
    assert may(rolled.state, "gb", Retreat("gananoque"))
    assert may(rolled.state, "gb", Retreat("smiths_creek"))
    fed = attack(KINGSTON, "gb", "brock", units, "kingston", dice=[1, 4], lakes={})
    assert not may(fed.state, "gb", Retreat("gananoque"))


def test_13_33_a_unit_of_4_in_london_cuts_off_all_that_is_west_of_it() -> None:
    text = "london: us us_13; ft_malden: gb gb_41; thamesville: gb gb_8"
    state = position(text, "gb", lakes={"erie": "us"}).state
    assert not is_supplied(state, "gb_41")
    assert not is_supplied(state, "gb_8")
    over_the_lake = position(text, "gb").state
    assert is_supplied(over_the_lake, "gb_41")


def test_13_37_who_was_in_supply_defends_so_though_york_has_fallen_in_the_same_play() -> None:
    text = "burlington: gb gb_41; ft_george: us us_6"
    state = position(text, "us", lakes={"ontario": "us", "erie": "us"}).state
    landed = replace(state, blocks={**state.blocks, "us_13": placed(state.board, "us_13", "york")})
    assert not is_supplied(landed, "gb_41")
    assert fights_in_supply(landed, "gb_41")


def test_9_45_a_chain_of_retreats_ends_where_the_defenders_stand() -> None:
    text = "lewiston: us scott, us us_13, us us_6; queenston: gb gb_york; chippawa: gb gb_41"
    begun = marched(position(text, "us"), "us", "scott", ["us_13", "us_6"], "queenston")
    away = begun.play("gb", Evade("chippawa"))
    again = away.play("us", March("chippawa")).play("gb", Stand())
    assert again.where("us_13") == "chippawa"
    assert again.state.battle is not None
    assert again.state.battle.at == "chippawa"


def test_3_33_a_two_star_leader_activates_ten_units() -> None:
    own = [f"gb_{n}" for n in (3, 5, 6, 8, 13, 16, 28, 39, 41, 49, 57)]
    text = "york: gb brock, " + ", ".join(f"gb {one}" for one in own)
    ten = led(position(text, "gb"), "gb", "brock").play("gb", *map(Take, own[:10]))
    assert refused(ten.state, "gb", Take(own[10])).rule == "3.33"
