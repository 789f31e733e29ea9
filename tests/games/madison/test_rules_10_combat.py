"""Chapters 10.1 to 10.6: odds, lead units, modifiers, results, losses, rounds."""

from typing import Any

import pytest
from msgspec.structs import replace

from app.engine.memo import replaced
from app.games.madison.actions import Lead, Lose, March, NameLeader, Stand, Take, UseCard
from app.games.madison.battle_state import Battle
from app.games.madison.combat.events import (
    BattleBegan,
    BattleFought,
    LeadNamed,
    RetreatOrdered,
    RoundBegan,
    RoundRolled,
)
from app.games.madison.combat.odds import (
    attack_strength,
    defence_strength,
    lead_class,
    modifiers,
    odds_drm,
    overwhelms,
)
from app.games.madison.events import StepsLost
from app.games.madison.state import Ask
from tests.games.madison.card_plays import up_to_lead
from tests.games.madison.positions import (
    DONE,
    Played,
    activated,
    added,
    choices,
    fought,
    led,
    marched,
    may,
    passed,
    position,
    refused,
    retreating,
)
from tests.games.madison.positions import (
    attack as attacked,
)

PLAIN = "batavia: us hull, us us_13, us us_6; lewiston: gb gb_41, gb gb_york"
"""8 against 7, class B against B, no modifier at all: the dice are the result."""
BOTH = ["us_13", "us_6"]


def attack(*args: Any, **more: Any) -> Played:
    """Fight an attack in 1814, when nobody fears British regulars."""
    return attacked(*args, **{"turn": "1814_SS", **more})


def plain(*dice: int, text: str = PLAIN, rounds: int = 1, leads: tuple[str, ...] = ()) -> Played:
    """Fight the plain battle with these dice."""
    return attack(
        text, "us", "hull", BOTH, "lewiston", dice=dice, rounds=rounds, leads=("gb_41", *leads)
    )


def result(played: Played) -> str:
    """Return the result of the last roll."""
    return played.all(RoundRolled)[-1].result


def test_10_1_who_ends_among_enemies_fights_until_one_side_holds_the_space() -> None:
    played = plain(5, 5)
    battle = played.one(BattleBegan).battle
    assert (battle.at, battle.attacker, battle.attackers) == (
        "lewiston",
        "us",
        ("hull", "us_13", "us_6"),
    )
    assert played.one(BattleFought).winner == "us"


def test_10_21_odds_are_rounded_down_and_add_to_two_dice() -> None:
    state = position("york: gb gb_41", "gb").state
    drm = {(a, d): odds_drm(state, a, d) for a, d in [(8, 7), (8, 4), (7, 4), (9, 1), (12, 4)]}
    assert drm == {(8, 7): 0, (8, 4): 1, (7, 4): 0, (9, 1): 6, (12, 4): 2}
    roll = plain(3, 4).all(RoundRolled)[0]
    assert (roll.dice, roll.total, roll.modifiers) == ((3, 4), 7, ())


def test_a5_below_one_to_one_they_are_rounded_for_the_defender() -> None:
    state = position("york: gb gb_41", "gb").state
    assert [odds_drm(state, a, d) for a, d in [(3, 4), (2, 4), (1, 3), (1, 4)]] == [-1, -1, -2, -3]


@pytest.mark.parametrize(
    ("text", "dice", "wanted"),
    [(PLAIN, (1, 1), "AR-2"), (PLAIN.replace(", gb gb_york", ""), (6, 6), "DR-2")],
)
def test_a4_totals_beyond_the_table_are_read_as_its_ends(
    text: str, dice: tuple[int, int], wanted: str
) -> None:
    assert result(plain(*dice, text=text)) == wanted


def test_10_22_a_space_is_attacked_once_in_a_card_play() -> None:
    text = (
        "batavia: us hull, us us_13, us us_6; lewiston: gb gb_41, gb gb_york; "
        "ft_schlosser: us brown, us us_11"
    )
    named = passed(
        position(text, "us").play(
            "us", UseCard("2", "campaign"), NameLeader("hull"), NameLeader("brown"), DONE
        )
    )
    moved = named.play("us", *map(Take, BOTH), March("lewiston"))
    beaten = fought(moved, [3, 3], leads=["gb_41"])
    while beaten.asked()[1] == Ask.RETREAT:
        side = beaten.asked()[0]
        beaten = beaten.play(side, choices(beaten.state, side)[0].action)
    second = beaten.play("us", Take("us_11"))
    assert refused(second.state, "us", March("lewiston")).rule == "10.22"


def test_10_23_reduced_units_add_nothing_to_an_attack() -> None:
    state = position("york: gb gb_41 1, gb gb_8", "gb").state
    assert attack_strength(state, ["gb_41", "gb_8"]) == 5
    assert defence_strength(state, "york", "gb") == 2 + 5


def test_10_31_the_attacker_names_the_lead_unit_first_and_classes_are_compared() -> None:
    text = "batavia: us hull, us us_rifles, us us_1pa; lewiston: gb gb_41, gb gb_york"
    begun = marched(position(text, "us"), "us", "hull", ["us_rifles", "us_1pa"], "lewiston").play(
        "gb", Stand()
    )
    assert begun.asked() == ("us", Ask.LEAD)
    assert {c.action for c in choices(begun.state, "us")} >= {Lead("us_rifles"), Lead("us_1pa")}
    named = begun.play("us", Lead("us_rifles"))
    assert named.asked() == ("gb", Ask.LEAD)
    rolled = named.play("gb", Lead("gb_york"), dice=[1, 1])
    assert added(rolled)["lead"] == 2


def test_10_32_reduced_units_do_not_lead_but_for_a_defender_who_has_no_others() -> None:
    text = "batavia: us hull, us us_13, us us_6 1; lewiston: gb gb_41 1, gb gb_york 1"
    played = attack(text, "us", "hull", BOTH, "lewiston", dice=[1, 1])
    leads = {event.side: event.unit for event in played.all(LeadNamed)}
    assert leads == {"us": "us_13", "gb": "gb_york"}


def test_10_32_the_lead_unit_takes_the_first_loss() -> None:
    played = plain(2, 2)
    assert result(played) == "AR-1"
    lead = next(event.unit for event in played.all(LeadNamed) if event.side == "us")
    assert played.cv(lead) == 1


@pytest.mark.parametrize(
    ("attackers", "defenders", "wanted"),
    [
        (["us_13", "us_6"], "gb gb_41", -1),
        (["us_13", "us_6"], "gb gb_wyandot, gb gb_mohawk", -2),
        (["us_seneca"], "gb gb_york", 1),
        (["us_seneca", "us_13"], "gb gb_wyandot", -1),
    ],
)
def test_10_41_forest_counts_in_the_first_round(
    attackers: list[str], defenders: str, wanted: int
) -> None:
    listed = ", ".join(f"us {one}" for one in attackers)
    text = f"plattsburg: us hull, {listed}; champlain: {defenders}; montreal: gb gb_8"
    played = attack(text, "us", "hull", attackers, "champlain", dice=[1, 1])
    assert added(played)["forest"] == wanted


def test_a7_any_mixed_force_has_the_minus_1() -> None:
    text = "plattsburg: us hull, us us_13; champlain: gb gb_wyandot, gb gb_york"
    played = attack(text, "us", "hull", ["us_13"], "champlain", dice=[1, 1], leads=["gb_york"])
    assert added(played)["forest"] == -1


def test_10_42_the_commander_is_added_for_the_attacker_and_taken_off_for_the_defender() -> None:
    text = "batavia: us scott, us us_13, us us_6; lewiston: gb brock, gb gb_41, gb gb_york"
    played = attack(text, "us", "scott", BOTH, "lewiston", dice=[1, 1], leads=["gb_41"])
    assert added(played) == {"attacker": 2, "defender": -2}


def test_10_43_a_battle_card_is_played_with_the_lead_unit_the_attacker_first() -> None:
    begun = marched(position(PLAIN, "us"), "us", "hull", BOTH, "lewiston")
    stood = begun.play("gb", Stand())
    while stood.asked()[0] == "us":
        stood = stood.play("us", choices(stood.state, "us")[0].action)
    assert stood.asked() == ("gb", Ask.LEAD)
    assert refused(stood.state, "gb", Lead("gb_41", "13")).rule == "10.43"


def test_10_44_british_regulars_in_the_open_count_in_every_round_until_1813() -> None:
    text = "lewiston: us hull, us us_13, us us_6; queenston: gb gb_41, gb gb_york"
    first = {"turn": "1813_SF"}
    twice = attack(
        text, "us", "hull", BOTH, "queenston", dice=[4, 5, 1, 1], rounds=2, leads=["gb_41"], **first
    )
    assert [{one.what for one in roll.modifiers} for roll in twice.all(RoundRolled)] == [
        {"invasion", "regulars"},
        {"regulars"},
    ]
    later = attack(
        text, "us", "hull", BOTH, "queenston", dice=[1, 1], leads=["gb_41"], turn="1814_SS"
    )
    assert "regulars" not in added(later)


def test_a34_dragoons_are_regulars() -> None:
    text = "lewiston: us hull, us us_13, us us_6; queenston: gb gb_19ld"
    played = attacked(text, "us", "hull", BOTH, "queenston", dice=[1, 1])
    assert added(played)["regulars"] == -1


def test_a50_an_invasion_route_counts_if_any_attackers_last_step_was_one() -> None:
    text = "lewiston: us us_13; beaver_dams: us us_6; queenston: gb gb_york"
    begun = activated(position(text, "us"), "us", "us_13").play("us", Take("us_13"))
    entered = begun.play("us", March("queenston")).play("gb", Stand(), dice=[1, 1])
    battle = entered.one(BattleBegan).battle
    mixed = replace(battle, attackers=("us_13", "us_6"), ways={"us_13": "invasion", "us_6": "road"})
    assert "invasion" in {one.what for one in modifiers(position(text, "us").state, mixed)}


def test_10_45_all_that_is_added_is_listed_with_its_rule() -> None:
    text = "lewiston: us scott, us us_rifles, us us_6; queenston: gb proctor, gb gb_york"
    played = attack(text, "us", "scott", ["us_rifles", "us_6"], "queenston", dice=[1, 1])
    roll = played.all(RoundRolled)[0]
    assert {one.rule for one in roll.modifiers} <= {
        "10.21",
        "10.31",
        "10.41",
        "10.42",
        "10.44",
        "2.23",
    }


@pytest.mark.parametrize(
    ("dice", "wanted", "loser"),
    [
        ((1, 2), "AR-2", "us"),
        ((2, 2), "AR-1", "us"),
        ((3, 3), "AR", "us"),
        ((4, 5), "DR", "gb"),
        ((5, 5), "DR", "gb"),
        ((5, 6), "DR-1", "gb"),
        ((6, 6), "DR-2", "gb"),
    ],
)
def test_10_51_the_table_says_who_retreats_and_loses(
    dice: tuple[int, int], wanted: str, loser: str
) -> None:
    played = plain(*dice)
    assert result(played) == wanted
    settled = played
    while settled.asked()[1] == Ask.LOSS:
        settled = settled.play(loser, choices(settled.state, loser)[0].action)
    ordered = [*played.all(RetreatOrdered), *settled.all(RetreatOrdered)]
    assert ordered[-1].due.side == loser
    steps = int(wanted[-1]) if "-" in wanted else 0
    lost = (
        [*played.all(StepsLost), *settled.all(StepsLost)]
        if settled is not played
        else (played.all(StepsLost))
    )
    assert sum(len(event.flipped) + len(event.lost) for event in lost) == steps


def test_10_51_an_exchange_costs_both_their_lead_unit_and_one_each_do_not_both_die() -> None:
    played = plain(4, 4, 1, 1, rounds=2)
    assert played.all(RoundRolled)[0].result == "EX"
    assert [event.flipped for event in played.all(StepsLost)[:2]] == [("us_13",), ("gb_41",)]
    one_each = "batavia: us hull, us us_26; lewiston: gb gb_100"
    dying = attack(one_each, "us", "hull", ["us_26"], "lewiston", dice=[4, 4])
    assert result(dying) == "AR"


def test_a20_a_unit_alone_that_takes_two_losses_flips_and_is_lost() -> None:
    text = "batavia: us hull, us us_13; lewiston: gb gb_york"
    played = attack(text, "us", "hull", ["us_13"], "lewiston", dice=[1, 1])
    assert result(played) in ("AR-2", "AR-1")
    worse = attack(
        "batavia: us hull, us us_9; lewiston: gb gb_41, gb gb_8",
        "us",
        "hull",
        ["us_9"],
        "lewiston",
        dice=[1, 1],
        leads=["gb_41"],
    )
    assert result(worse) == "AR-2"
    assert worse.where("us_9") == "gone"


def test_10_52_full_units_take_losses_before_reduced_ones() -> None:
    text = "batavia: us hull, us us_13, us us_26, us us_6 1; lewiston: gb gb_41, gb gb_york"
    played = attack(
        text,
        "us",
        "hull",
        ["us_13", "us_26", "us_6"],
        "lewiston",
        dice=[1, 1],
        leads=["us_13", "gb_41"],
    )
    assert result(played) == "AR-2"
    assert played.where("us_26") == "gone"
    assert played.cv("us_6") == 1


def test_10_52_the_owner_chooses_among_full_ones() -> None:
    text = "batavia: us hull, us us_13, us us_26, us us_1pa; lewiston: gb gb_41, gb gb_york"
    played = attack(
        text,
        "us",
        "hull",
        ["us_13", "us_26", "us_1pa"],
        "lewiston",
        dice=[1, 1],
        leads=["us_13", "gb_41"],
    )
    assert played.asked() == ("us", Ask.LOSS)
    assert may(played.state, "us", Lose("us_26"))
    assert refused(played.state, "us", Lose("us_13")).rule == "10.52"


def test_10_61_with_full_units_on_both_sides_there_is_another_round() -> None:
    played = plain(3, 4)
    assert result(played) == "CC"
    assert played.one(RoundBegan).round == 2


def test_10_62_each_round_has_lead_units_and_cards_of_its_own() -> None:
    played = plain(3, 4, 1, 1, rounds=2)
    assert len([event for event in played.all(LeadNamed) if event.side == "us"]) == 2
    assert played.one(RoundBegan).round == 2


def test_10_63_who_has_reduced_units_alone_retreats_and_the_attacker_if_both_have() -> None:
    text = "batavia: us hull, us us_13; lewiston: gb gb_41"
    both = attack(text, "us", "hull", ["us_13"], "lewiston", dice=[4, 4])
    assert result(both) == "EX"
    assert retreating(both) == "us"
    more = "batavia: us hull, us us_13, us us_6; lewiston: gb gb_8"
    defender = attack(more, "us", "hull", BOTH, "lewiston", dice=[3, 5])
    assert result(defender) == "EX"
    assert retreating(defender) == "gb"


def test_13_36_who_attacks_out_of_supply_has_half_his_strength() -> None:
    text = "london: us hull, us us_13, us us_23; oxford: gb gb_41"
    state = position(text, "us", lakes={"erie": "gb"}).state
    assert state.play is not None
    assert "us_13" in state.play.cut
    assert attack_strength(state, ["us_13", "us_23"]) == 4
    fed = position(text.replace("london", "lewiston"), "us").state
    assert attack_strength(fed, ["us_13", "us_23"]) == 7


def test_a42_supply_in_an_attack_is_settled_when_the_play_begins() -> None:
    text = "sandwich: us hull, us us_13; oxford: gb gb_41; detroit: us us_26"
    begun = led(position(text, "us"), "us", "hull")
    assert begun.state.play is not None
    assert "us_13" not in begun.state.play.cut
    moved = begun.play("us", Take("us_13"), March("chatham"))
    assert attack_strength(moved.state, ["us_13"]) == 4


@pytest.mark.parametrize(
    ("attackers", "defenders"),
    [
        ("us us_seneca", "gb gb_wyandot, gb gb_york"),
        ("us us_seneca, us us_13", "gb gb_wyandot"),
        ("us us_seneca", "gb gb_wyandot"),
    ],
)
def test_a7_indians_on_both_sides_or_beside_others_have_the_minus_1(
    attackers: str, defenders: str
) -> None:
    state = position(f"champlain: {attackers}, {defenders}", "us").state
    units = tuple(one.split()[-1] for one in attackers.split(", "))
    battle = Battle("champlain", "us", "gb", units, {}, {})
    [forest] = [one for one in modifiers(state, battle) if one.what == "forest"]
    assert forest.drm == -1


def test_9_51_nine_to_one_exactly_is_enough() -> None:
    state = position("albany: us us_13, us us_6; york: gb gb_rnr", "us").state
    strength = defence_strength(state, "york", "gb") * 9
    units = tuple(us for us in state.board.land if state.board.roster[us].side == "us")
    there = {unit: replace(state.blocks[unit], at="albany") for unit in units}
    gathered = replaced(state, blocks={**state.blocks, **there})
    picked: list[str] = []
    for unit in sorted(units, key=lambda u: -state.board.roster[u].strength):
        if attack_strength(gathered, (*picked, unit)) <= strength:
            picked.append(unit)
    assert attack_strength(gathered, picked) == strength
    assert overwhelms(gathered, picked, "york", "gb")
    assert not overwhelms(gathered, picked[:-1], "york", "gb")


def test_10_32_who_may_not_lead_is_refused() -> None:
    text = PLAIN.replace("us us_6", "us us_6, us us_1pa 1, us us_rifles")
    begun = marched(position(text, "us"), "us", "hull", [*BOTH, "us_rifles"], "lewiston")
    asked = up_to_lead(begun.play("gb", Stand()), "us")
    assert refused(asked.state, "us", Lead("us_1pa")).rule == "10.32"
    assert refused(asked.state, "us", Lead("gb_41")).rule == "10.32"


def test_2_71_what_is_ignored_of_a_fort_leaves_the_leads_class_as_it_is() -> None:
    state = position("ft_george: gb gb_york; ft_niagara: us us_13", "us").state
    battle = Battle("ft_george", "us", "gb", ("us_13",), {}, {}, has_fort=True)
    led_by = replace(battle, leads={"us": "us_13", "gb": "gb_york"})
    assert lead_class(state, led_by, "gb") == 1
    assert lead_class(state, replace(led_by, ignored=("fort_class",)), "gb") == 0


def test_9_61_who_wins_a_port_clears_it_of_vessels_and_a_depot() -> None:
    text = "stoney_creek: us brown, us us_13, us us_6, us us_26, us us_15; kingston: gb gb_8"
    text += "; burlington: gb v_royal_george, gb gb_york"
    units, depots = ["us_13", "us_6", "us_26"], {"burlington": "gb"}
    won = attack(text, "us", "brown", units, "burlington", dice=[6, 6], depots=depots)
    assert "burlington" not in won.state.depots
    assert won.asked() == ("gb", Ask.HARBOUR)
    assert won.state.harbours[0].pieces == ("v_royal_george",)


def test_9_51_nine_against_one_is_enough() -> None:
    state = position("york: us us_canvol; burlington: gb gb_8, gb gb_41", "gb").state
    assert overwhelms(state, ["gb_8", "gb_41"], "york", "us")
    assert not overwhelms(state, ["gb_8"], "york", "us")
