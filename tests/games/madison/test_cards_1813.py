"""The cards of 1813 by their numbers: each where it does all that it says, and where it may not."""

import pytest

from app.engine.memo import replaced
from app.engine.resolution import Resolution
from app.games.madison.actions import March, NameLeader, Pick, React, Take, UseCard
from app.games.madison.battle_state import NavalBattle
from app.games.madison.combat.events import RoundRolled
from app.games.madison.effects import battle_cards
from app.games.madison.effects.events import ForcesStopped, TownsDestroyed
from app.games.madison.effects.in_force import is_postponed, may_build
from app.games.madison.events import EffectBegan, PiecesRemoved
from app.games.madison.game import GAME
from app.games.madison.points import score
from app.games.madison.state import Ask, Situation
from tests.games.dice import Scripted
from tests.games.madison.card_plays import (
    attack,
    barred,
    card_drm,
    event,
    full,
    holding,
    in_winter,
    lead_with,
    no_event,
    no_winter_event,
    rolled,
    to_roll,
    winter_event,
)
from tests.games.madison.positions import (
    DONE,
    SPARE,
    THREE,
    Played,
    choices,
    may,
    passed,
    refused,
    seen,
)

UPPER = "york: gb vincent, gb gb_41, gb gb_49; burlington: us brown, us us_13, us us_6"


@full("44")
@barred("44")
def test_card_44_reinforcements_come_a_turn_late() -> None:
    text = "york: gb gb_41; schedule: us us_29, us us_30, us us_31"
    late = event("44", "gb", text, Pick("us_29"), Pick("us_31"), DONE, enemy_hand=(SPARE,))
    assert is_postponed(late.state, "us_29")
    assert not is_postponed(late.state, "us_30")
    none = event("44", "gb", "york: gb gb_41", dice=[0], enemy_hand=("7", "8"))
    assert none.state.cards.hands["us"] == ("8",)
    assert no_event("44", "gb", "york: gb gb_41") == "8.27"


@pytest.mark.parametrize(
    ("card", "side", "text"),
    [
        ("44", "gb", "york: gb gb_41; schedule: us us_29, us us_30, us us_31"),
        ("50", "us", "buffalo: us us_13; stocks: us v_ariel, us v_lawrence"),
    ],
)
def test_what_does_not_lie_on_the_map_is_picked_by_a_button(
    card: str, side: str, text: str
) -> None:
    asked = event(card, side, text, enemy_hand=(SPARE,))
    picks = [one for one in choices(asked.state, side) if isinstance(one.action, Pick)]
    assert picks
    assert all(one.label and not one.subject for one in picks)


@full("45")
@barred("45")
def test_card_45_york_burns() -> None:
    text = "york: us us_13; stocks: gb v_brock"
    played = event("45", "us", text)
    assert played.state.destroyed == ("york",)
    assert played.state.ruined == ("york",)
    assert played.where("v_brock") == "gone"
    assert score(played.state, "us").cards == 1
    assert no_event("45", "us", "york: gb gb_41") == "8.27"


def naval(card: str, side: str, lake: str, hand: str = "us", **more: object) -> Situation:
    """Return a naval battle in which a side holds a card."""
    text = "buffalo: us us_13; york: gb gb_41"
    start = holding(card, hand, text, enemy_hand=(SPARE,), **more)
    battle = NavalBattle(lake, side, "gb" if side == "us" else "us")
    return replaced(start.state, naval=battle, awaiting=())


@full("49")
def test_card_49_helps_the_us_in_a_naval_battle() -> None:
    state = naval("49", "us", "erie")
    assert battle_cards.offered(seen(state, "us"), "") == ("49",)
    added = naval_played(state, "us", "49").state.naval
    assert added is not None
    assert [one.drm for one in added.extra] == [1]
    assert added.ignored == ("small_ships@us",)


def naval_played(state: Situation, side: str, card: str) -> Played:
    """Play a battle card in a naval battle."""
    resolution = Resolution(state, Scripted(()))
    battle_cards.play(resolution, side, card)
    while resolution.state.runs:
        GAME.run_until_decision(resolution)
    return Played(resolution.state, resolution.events)


@barred("49")
def test_card_49_is_no_card_of_land_battles() -> None:
    text = UPPER.replace("us us_6", "us us_rifles")
    begun = attack("49", "us", text, "us", "brown", ["us_13", "us_rifles"], "york", orders={})
    assert lead_with(begun.state, "us", "49") is None


SHIPS_GUNS = (
    "burlington: us brown, us us_13, us us_6; york: gb gb_49, gb gb_york, gb v_royal_george"
)


@full("46")
@barred("46")
def test_card_46_guns_of_ones_own_ships_help() -> None:
    begun = attack(
        "46", "gb", SHIPS_GUNS, "us", "brown", ["us_13", "us_6"], "york", orders={"us": ()}
    )
    assert card_drm(rolled(begun, "gb", "46", 6, 6)) == -1
    without = SHIPS_GUNS.replace(", gb v_royal_george", "")
    begun = attack("46", "gb", without, "us", "brown", ["us_13", "us_6"], "york", orders={})
    assert lead_with(begun.state, "gb", "46") is None
    lost = {"ontario": "us"}
    begun = attack(
        "46", "gb", SHIPS_GUNS, "us", "brown", ["us_13", "us_6"], "york", orders={}, lakes=lost
    )
    assert lead_with(begun.state, "gb", "46") is None


@full("47")
@barred("47")
def test_card_47_a_night_attack_captures_a_general() -> None:
    begun = attack("47", "gb", UPPER, "gb", "vincent", ["gb_41", "gb_49"], "burlington")
    fought = rolled(begun, "gb", "47", 5, 6, 6)
    assert card_drm(fought) == 2
    assert PiecesRemoved(("brown",), "10.9") in fought.events
    spared = rolled(begun, "gb", "47", 4, 6, 6)
    assert not spared.has(PiecesRemoved)
    abroad = "queenston: gb vincent, gb gb_41, gb gb_49; lewiston: us brown, us us_13, us us_6"
    begun = attack("47", "gb", abroad, "gb", "vincent", ["gb_41", "gb_49"], "lewiston", orders={})
    assert lead_with(begun.state, "gb", "47") is None


@full("47")
def test_card_47_as_operations_counts_in_the_first_round() -> None:
    begun = holding("47", "gb", UPPER).play(
        "gb", UseCard("47", "operations"), NameLeader("vincent")
    )
    begun = passed(begun).play("gb", Take("gb_41"), Take("gb_49"))
    assert card_drm(to_roll(begun, 5, 6, 6, first=March("burlington"))) == 2


@full("48")
@barred("48")
def test_card_48_laura_secord_warns_the_defenders() -> None:
    begun = attack("48", "gb", UPPER, "us", "brown", ["us_13", "us_6"], "york")
    assert card_drm(rolled(begun, "gb", "48", 6, 6)) == -2
    begun = attack("48", "gb", UPPER, "gb", "vincent", ["gb_41", "gb_49"], "burlington", orders={})
    assert lead_with(begun.state, "gb", "48") is None


@full("51", "67")
@barred("51", "67")
def test_cards_51_and_67_stop_building_on_a_lake() -> None:
    played = event("51", "us", "buffalo: us us_13", enemy_hand=(SPARE,))
    assert not may_build(played.state, "gb", "erie")
    assert may_build(played.state, "gb", "ontario")
    assert may_build(played.state, "us", "erie")
    fire = event("67", "gb", "york: gb gb_41", Pick("ontario"), enemy_hand=(SPARE,))
    assert not may_build(fire.state, "us", "ontario")
    [effect] = fire.state.effects
    assert effect.plays == 2
    assert no_event("51", "gb", "york: gb gb_41") == "8.21"
    assert no_event("67", "us", "york: gb gb_41", turn="1813_W", use="operations") == "8.31"


def test_card_67_offers_the_boxes_of_the_lakes_and_not_the_towns_named_like_them() -> None:
    begun = event("67", "gb", "york: gb gb_41", enemy_hand=(SPARE,))
    assert {
        choice.action: (choice.subject, choice.label and choice.label.params["lake"])
        for choice in choices(begun.state, "gb")
    } == {
        Pick(lake): (f"space:box_{lake}", f"@madison-lake-{lake}")
        for lake in ("champlain", "erie", "huron", "ontario")
    }
    view = GAME.view(begun.state, "gb")
    assert GAME.explain(view, "space:box_ontario", "") is None
    refusal = GAME.explain(view, "space:erie", "")
    assert refusal is not None
    assert refusal.message.key == "madison-no-pick"


THAMES = (
    "sandwich: us harrison, us us_kymounted, us us_17, us us_19; "
    "chatham: gb tecumseh, gb gb_shawnee; thamesville: gb gb_york"
)


@full("52")
@barred("52")
def test_card_52_tecumseh_is_killed_when_the_defenders_lose() -> None:
    begun = attack("52", "us", THAMES, "us", "harrison", ["us_17", "us_19"], "chatham")
    fought = rolled(begun, "us", "52", 6, 6)
    assert card_drm(fought) == 2
    assert fought.where("tecumseh") == fought.where("gb_shawnee") == "gone"
    east = "burlington: us harrison, us us_17, us us_rifles; york: gb gb_york"
    begun = attack("52", "us", east, "us", "harrison", ["us_17", "us_rifles"], "york", orders={})
    assert lead_with(begun.state, "us", "52") is None


@full("53")
@barred("53")
def test_card_53_dragoons_charge_where_no_fort_is() -> None:
    units = ["us_kymounted", "us_17"]
    begun = attack("53", "us", THAMES, "us", "harrison", units, "chatham")
    assert card_drm(rolled(begun, "us", "53", 6, 6)) == 2
    fort = THAMES.replace("chatham", "ft_malden")
    begun = attack("53", "us", fort, "us", "harrison", ["us_17", "us_19"], "ft_malden", orders={})
    assert lead_with(begun.state, "us", "53") is None
    begun = attack("53", "us", THAMES, "us", "harrison", ["us_17", "us_19"], "chatham", orders={})
    assert lead_with(begun.state, "us", "53") is None


INDIANS = {
    "55": ("us", "us_seneca", "buffalo", "batavia"),
    "56": ("gb", "gb_mohawk", "brants_ford", "burlington"),
}


@full(*INDIANS)
@barred(*INDIANS)
@pytest.mark.parametrize("card", INDIANS)
def test_3_64_a_card_brings_indians_once(card: str) -> None:
    side, unit, first, second = INDIANS[card]
    foe = "gb gb_41, gb gb_49" if side == "us" else "us us_13"
    assert event(card, side, f"card: {side} {unit}").where(unit) == first
    assert event(card, side, f"card: {side} {unit}; {first}: {foe}").where(unit) == second
    assert no_event(card, side, f"{first}: {side} {unit}") == "8.27"


LOWER = "champlain: us hampton, us us_13, us us_6; lacolle: gb gb_49, gb gb_york"


@full("57")
@barred("57")
def test_card_57_lower_canada_is_defended() -> None:
    begun = attack("57", "gb", LOWER, "us", "hampton", ["us_13", "us_6"], "lacolle")
    assert card_drm(rolled(begun, "gb", "57", 6, 6)) == -2
    better = LOWER + ", gb gb_voltigeurs"
    begun = attack("57", "gb", better, "us", "hampton", ["us_13", "us_6"], "lacolle")
    assert card_drm(rolled(begun, "gb", "57", 6, 6)) == -3
    begun = attack("57", "gb", UPPER, "us", "brown", ["us_13", "us_6"], "york", orders={})
    assert lead_with(begun.state, "gb", "57") is None


@full("58")
@barred("58")
def test_card_58_regulars_in_clear_country() -> None:
    text = UPPER.replace("gb gb_49", "gb gb_york")
    begun = attack("58", "gb", text, "us", "brown", ["us_13", "us_6"], "york")
    assert card_drm(rolled(begun, "gb", "58", 6, 6, lead="gb_41")) == -2
    assert lead_with(begun.state, "gb", "58", "gb_york") is None


@full("59")
@barred("59")
def test_card_59_the_general_is_ill() -> None:
    text = "plattsburg: us hampton, us us_6; sackets_harbour: us brown, us us_13; york: gb gb_41"
    start = holding("59", "us", text, hand=(THREE, SPARE), enemy_hand=("59", SPARE), orders={})
    ill = start.play("us", UseCard(THREE, "leader"), NameLeader("hampton"))
    ill = passed(ill.play("gb", React("59"))).play("us", Take("us_6"), March("four_corners"))
    assert refused(ill.state, "us", March("french_mills")).rule == "8.31"
    well = start.play("us", UseCard(THREE, "leader"), NameLeader("brown"))
    assert not may(well.state, "gb", React("59"))


@full("60")
@barred("60")
def test_card_60_of_quarrelling_generals_one_acts() -> None:
    text = "plattsburg: us hampton, us us_6; sackets_harbour: us brown, us us_13; york: gb gb_41"
    start = holding("60", "us", text, hand=(THREE, SPARE), enemy_hand=("60", SPARE), orders={})
    named = start.play(
        "us", UseCard(THREE, "campaign"), NameLeader("hampton"), NameLeader("brown"), DONE
    )
    assert named.asked() == ("gb", Ask.REACT)
    quarrel = named.play("gb", React("60"))
    assert quarrel.asked() == ("us", Ask.EFFECT)
    acts = quarrel.play("us", Pick("force-1"))
    assert acts.one(ForcesStopped).forces == (0,)
    acts = passed(acts)
    assert acts.state.play is not None
    assert acts.state.play.force.leader == "brown"
    alone = start.play("us", UseCard(THREE, "leader"), NameLeader("brown"))
    assert not may(alone.state, "gb", React("60"))


@full("61")
@barred("61")
def test_card_61_newark_is_burned() -> None:
    played = winter_event(in_winter("61", "us", "ft_george: us us_13"), "us", "61")
    assert played.one(TownsDestroyed).towns == ("ft_george",)
    assert no_winter_event("61", "us", "ft_george: gb gb_41")


FLAMES = (
    "ft_george: gb gb_41, gb gb_49, gb gb_8; queenston: gb gb_1rs, gb drummond; chippawa: gb gb_6"
)


@full("62")
@barred("62")
def test_card_62_niagara_in_flames() -> None:
    text = FLAMES + "; ft_niagara: us us_26; lewiston: us us_27"
    begun = in_winter("62", "gb", text).play("gb", UseCard("62", "event"))
    begun = begun.play("gb", *map(Pick, ("gb_41", "gb_49", "gb_8", "gb_1rs", "drummond", "gb_6")))
    fought = to_roll(begun, 6, 6, first=DONE)
    roll = fought.one(RoundRolled)
    assert [one.drm for one in roll.modifiers if one.what == "card"] == [2]
    asked = fought
    while asked.asked() != ("gb", Ask.EFFECT):
        asked = asked.play(asked.asked()[0], choices(asked.state, asked.asked()[0])[0].action)
    assert refused(asked.state, "gb", Pick("lewiston")).rule == "8.27"
    assert not asked.play("gb", DONE).has(TownsDestroyed)
    burned = asked.play("gb", Pick("ft_schlosser"), Pick("buffalo"), DONE).one(TownsDestroyed)
    assert burned.towns == ("ft_schlosser", "buffalo")
    assert burned.bases == ("buffalo",)
    assert no_winter_event("62", "gb", "york: gb gb_41; ft_niagara: us us_26")


@full("64")
@barred("64")
def test_card_64_growler_and_eagle_are_taken() -> None:
    text = (
        "plattsburg: us v_growler; box_champlain: us v_eagle_sloop; stocks: gb v_chubb, gb v_finch"
    )
    played = event("64", "gb", text)
    assert played.where("v_growler") == played.where("v_eagle_sloop") == "gone"
    assert played.where("v_chubb") == played.where("v_finch") == "isle_aux_noix"
    assert no_event("64", "gb", "plattsburg: us us_13") == "8.27"


@full("65")
@barred("65")
def test_card_65_murray_raids_champlain() -> None:
    text = "plattsburg: us us_13; vergennes: us us_6; lacolle: gb gb_41"
    depots = {"plattsburg": "us", "vergennes": "us", "utica": "us"}
    played = event("65", "gb", text, depots=depots)
    assert played.state.depots == {"utica": "us"}
    assert played.cv("us_13") == 1
    assert played.cv("us_6") == 2
    assert no_event("65", "gb", text, depots=depots, lakes={"champlain": "us"}) == "8.27"


@full("66")
@barred("66")
def test_card_66_the_us_choose_a_militia_unit_or_a_card() -> None:
    text = "albany: us us_clinton, us us_13"
    asked = event("66", "gb", text, enemy_hand=("7", "8"))
    assert asked.asked() == ("us", Ask.EFFECT)
    assert asked.play("us", Pick("option-0")).where("us_clinton") == "gone"
    discarding = asked.play("us", Pick("option-1"), Pick("8"))
    assert discarding.state.cards.hands["us"] == ("7",)
    assert no_event("66", "gb", "albany: us us_13") == "8.27"


@full("69")
@barred("69")
def test_card_69_fewer_units_winter() -> None:
    text = "french_mills: us us_13, us us_6; plattsburg: us us_9; york: gb gb_41"
    played = winter_event(in_winter("69", "gb", text), "gb", "69", Pick("french_mills"))
    effect = played.one(EffectBegan).effect
    assert (effect.side, effect.names, effect.n) == ("us", ("french_mills",), -2)
    assert no_winter_event("69", "gb", "albany: us us_13; york: gb gb_41")


BUILDING = {
    "50": ("us", "erie", "v_lawrence@erie", "v_niagara@erie", "buffalo"),
    "63": ("gb", "kingston", "v_melville@kingston", "v_wolfe@kingston", "york"),
}


@full(*BUILDING)
@barred(*BUILDING)
@pytest.mark.parametrize("card", BUILDING)
def test_a_card_builds_due_vessels_at_working_bases(card: str) -> None:
    side, base, first, second, elsewhere = BUILDING[card]
    unit, foe = ("us us_13", "gb gb_41") if side == "us" else ("gb gb_41", "us us_13")
    due = ", ".join(f"{side} {name.partition('@')[0]}" for name in (first, second))
    text = f"{base}: {unit}; stocks: {due}"
    played = event(card, side, text, Pick(first), Pick(second), DONE)
    assert played.where(first.partition("@")[0]) == base
    assert played.where(second.partition("@")[0]) == base
    assert no_event(card, side, f"{base}: {foe}; stocks: {due}; {elsewhere}: {unit}") == "8.27"
    assert no_event(card, side, f"{base}: {unit}") == "8.27"
