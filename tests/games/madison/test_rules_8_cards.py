"""How cards are played (chapters 8.2, 8.3, 16.1): their uses, battle cards, what winter holds."""

from msgspec.structs import replace

from app.engine.memo import replaced
from app.games.madison.actions import (
    Harbour,
    Lead,
    March,
    NameLeader,
    Pass,
    Pick,
    React,
    Take,
    UseCard,
)
from app.games.madison.battle_state import RetreatDue
from app.games.madison.combat.events import RetreatOrdered
from app.games.madison.effects.events import BattleCardPlayed
from app.games.madison.effects.winter_events import WinterEventsEnded
from app.games.madison.events import DiceRolled, EffectBegan
from app.games.madison.operations.stages import AttackDeclared
from app.games.madison.position import play_of
from app.games.madison.state import Ask, MadisonCards, Phase
from app.kit.victory import MatchDecided
from tests.games.madison.card_plays import (
    attack,
    card_drm,
    event,
    going_on,
    holding,
    in_winter,
    lead_with,
    rolled,
    to_roll,
    up_to_lead,
    winter_event,
)
from tests.games.madison.positions import (
    DONE,
    SPARE,
    Played,
    choices,
    passed,
    position,
    refused,
    retreating,
)
from tests.games.madison.waters import play_out

BOTH = ["us_13", "us_6"]
NIAGARA = "lewiston: us scott, us us_13, us us_6; queenston: gb gb_49, gb gb_york"
UPPER = "york: gb vincent, gb gb_41, gb gb_49; burlington: us brown, us us_13, us v_oneida"


def uses(played: Played, card: str) -> set[str]:
    """Return how the side that plays may use a card."""
    side = played.asked()[0]
    actions = [choice.action for choice in choices(played.state, side)]
    return {one.use for one in actions if isinstance(one, UseCard) and one.card == card}


def test_8_31_a_card_is_offered_in_every_way_in_which_it_may_be_used() -> None:
    text = "buffalo: us scott, us us_13; ft_malden: gb v_caledonia_gb"
    always = {"leader", "units", "depot", "hold"}
    assert uses(holding("15", "us", text), "15") == {*always, "event"}
    assert uses(holding("11", "us", NIAGARA), "11") == {*always, "operations"}
    assert uses(position(NIAGARA, "us", hand=("2", SPARE)), "2") == {*always, "campaign"}
    assert uses(holding("34", "us", NIAGARA), "34") == always


def test_6_2_before_the_war_a_card_moves_and_does_nothing_else() -> None:
    begun = position(NIAGARA, "us", hand=("2", SPARE))
    before = Played(replaced(begun.state, phase=Phase.PREWAR), [])
    assert uses(before, "2") == {"leader", "units"}


def test_8_21_an_operations_card_of_the_enemy_does_no_more_than_its_value() -> None:
    begun = holding("11", "gb", NIAGARA)
    assert refused(begun.state, "gb", UseCard("11", "operations")).rule == "8.21"


def by_operations(
    card: str, side: str, text: str, leader: str, to: str, *units: str, hand: tuple[str, ...] = ()
) -> Played:
    """Attack by an operations card, up to where the attacker names the lead unit."""
    enemy = ("46", "48") if side == "gb" else ("29", SPARE)
    begun = holding(card, side, text, hand=(card, *hand, SPARE), enemy_hand=enemy, orders={})
    named = passed(begun.play(side, UseCard(card, "operations"), NameLeader(leader)))
    return named.play(side, *map(Take, units), March(to))


def test_8_22_an_operations_card_is_its_sides_battle_card_in_the_first_round() -> None:
    units = ("gb_41", "gb_49")
    begun = by_operations("47", "gb", UPPER, "vincent", "burlington", *units, hand=("58",))
    assert lead_with(up_to_lead(begun, "us").state, "us", "46") is not None
    first = up_to_lead(begun, "gb").state
    assert lead_with(first, "gb", "58") is None
    assert first.battle is not None
    second = replaced(first, battle=replace(first.battle, round=2))
    assert lead_with(second, "gb", "58") is not None
    fought_ = to_roll(Played(first, []), 1, 6, 6, first=Lead("gb_41"))
    assert BattleCardPlayed("gb", "47") in fought_.events


def test_8_22_but_not_where_its_conditions_do_not_hold() -> None:
    text = "queenston: gb vincent, gb gb_41, gb gb_49; lewiston: us brown, us us_13, us us_6"
    begun = by_operations("47", "gb", text, "vincent", "lewiston", "gb_41", "gb_49", hand=("58",))
    assert lead_with(up_to_lead(begun, "gb").state, "gb", "58") is not None


def test_8_22_the_defenders_play_theirs_though_the_conditions_hold_for_them_too() -> None:
    text = "queenston: us scott, us us_13, us us_6; beaver_dams: gb gb_41, gb gb_wyandot"
    begun = by_operations("31", "us", text, "scott", "beaver_dams", "us_13", "us_6")
    assert lead_with(up_to_lead(begun, "gb").state, "gb", "29", "gb_41") is not None


def test_10_43_a_card_for_the_first_round_is_not_played_in_the_second() -> None:
    begun = attack("48", "gb", UPPER.replace("us v_oneida", "us us_6"), "us", "brown", BOTH, "york")
    assert lead_with(begun.state, "gb", "48") is not None
    assert begun.state.battle is not None
    second = replaced(begun.state, battle=replace(begun.state.battle, round=2))
    assert lead_with(second, "gb", "48") is None


def test_8_22_what_a_card_does_as_an_event_it_does_not_do_in_battle() -> None:
    text = UPPER.replace("us v_oneida", "us us_6") + "; quebec: gb gb_8 1"
    begun = attack("90", "gb", text, "us", "brown", BOTH, "york", turn="1814_SS")
    fought_ = rolled(begun, "gb", "90", 6, 6, lead="gb_49")
    assert card_drm(fought_) == -2
    assert fought_.cv("gb_8") == 1


def test_10_9_one_die_says_whether_a_leader_is_captured() -> None:
    begun = attack("47", "gb", UPPER, "gb", "vincent", ["gb_41", "gb_49"], "burlington")
    [roll] = rolled(begun, "gb", "47", 5, 6, 6).all(DiceRolled)
    assert len(roll.draws) == 1


def test_card_52_tecumseh_lives_when_the_attackers_lose() -> None:
    text = (
        "sandwich: us harrison, us us_17, us us_19; "
        "chatham: gb tecumseh, gb gb_shawnee, gb gb_41, gb gb_49"
    )
    begun = attack("52", "us", text, "us", "harrison", ["us_17", "us_19"], "chatham")
    lost = rolled(begun, "us", "52", 1, 1)
    assert retreating(lost) == "us"
    assert lost.where("tecumseh") == "chatham"


def test_card_82_a_naval_leader_leads_the_raid_too_and_nothing_limits_a_land_leaders() -> None:
    text = "kingston: gb yeo, gb drummond, gb gb_41, gb v_royal_george; oswego: us us_13"
    lake = {"ontario": "us"}
    yeo = passed(event("82", "gb", text, Pick("yeo@water"), lakes=lake))
    assert play_of(yeo.state).force.kind == "naval"
    drummond = passed(event("82", "gb", text, Pick("drummond@water"), lakes=lake))
    assert (play_of(drummond.state).force.kind, play_of(drummond.state).force.limit) == (
        "leader",
        0,
    )


def test_card_6_a_single_unit_may_cross_for_no_movement_points() -> None:
    text = "ft_st_joseph: gb gb_10rv, gb gb_nwc; ft_mackinac: us us_mackinac"
    crossed = event("6", "gb", text, Pick("gb_10rv"), DONE, dice=[6, 6])
    declared = crossed.one(AttackDeclared)
    assert (declared.pieces, declared.cost) == (("gb_10rv",), 0)


def test_card_15_a_vessel_on_the_lake_that_is_damaged_goes_to_port() -> None:
    text = "buffalo: us us_13; box_erie: gb v_hunter; ft_malden: gb gb_41"
    hit = event("15", "us", text, dice=[3])
    assert hit.cv("v_hunter") == 1
    assert hit.asked() == ("gb", Ask.HARBOUR)
    assert hit.play("gb", Harbour("ft_malden")).where("v_hunter") == "ft_malden"
    moored = event("15", "us", "buffalo: us us_13; ft_malden: gb v_hunter", dice=[3])
    assert moored.where("v_hunter") == "ft_malden"


def test_card_34_lasts_for_the_attrition_of_the_winter() -> None:
    text = "albany: us us_13; utica: us us_6"
    played = winter_event(in_winter("34", "us", text), "us", "34", Pick("utica"))
    assert played.one(EffectBegan).effect.plays == -1


def test_card_62_burns_nothing_when_ft_niagara_holds_out() -> None:
    text = (
        "ft_george: gb gb_41, gb drummond; ft_niagara: us us_13, us us_6; lewiston: us us_27; "
        "albany: us us_9; quebec: gb gb_8"
    )
    begun = in_winter("62", "gb", text).play("gb", UseCard("62", "event"))
    held = to_roll(begun.play("gb", Pick("gb_41")), 1, 1, first=DONE)
    while held.state.battle is not None or held.state.retreats:
        side = held.asked()[0]
        held = play_out(held, side, choices(held.state, side)[0].action)
    assert held.where("gb_41") != "ft_niagara"
    assert held.asked()[1] != Ask.EFFECT


WEAK = "card: us us_seneca; buffalo: gb gb_wyandot; lewiston: us us_13"


def test_4_14_enemies_too_weak_to_control_a_space_do_not_keep_a_card_from_bringing_units() -> None:
    brought = event("55", "us", WEAK)
    assert brought.where("us_seneca") == "buffalo"


def test_14_33_they_give_way_to_units_that_a_card_brings() -> None:
    brought = event("55", "us", WEAK)
    assert brought.one(RetreatOrdered).due == RetreatDue("gb", ("gb_wyandot",), "buffalo", "push")


def test_14_33_and_to_a_leader_whom_a_card_brings() -> None:
    text = "schedule: us harrison; mansfield: gb gb_wyandot; pittsburgh: us us_13"
    brought = event("21", "us", text)
    assert brought.where("harrison") == "mansfield"
    assert brought.one(RetreatOrdered).due.why == "push"


def test_9_53_a_leader_alone_gives_way_to_units_that_a_card_brings() -> None:
    brought = event("55", "us", "card: us us_seneca; buffalo: gb vincent; ft_erie: gb gb_41")
    assert brought.where("us_seneca") == "buffalo"
    assert brought.where("vincent") == "ft_erie"


def test_9_61_vessels_leave_a_port_to_which_a_card_brings_units() -> None:
    brought = event("55", "us", "card: us us_seneca; buffalo: gb v_hunter; ft_erie: gb gb_41")
    assert brought.asked() == ("gb", Ask.HARBOUR)


def test_15_16_enemies_too_weak_to_control_a_port_do_not_keep_a_card_from_launching() -> None:
    text = "card: gb v_st_lawrence; kingston: us us_detroit; quebec: gb gb_8"
    assert event("84", "gb", text).where("v_st_lawrence") == "kingston"


def test_4_23_nothing_else_answers_the_treaty() -> None:
    text = "york: gb gb_41; albany: us us_13"
    start = holding("110", "gb", text)
    cards = MadisonCards({"gb": ("110",), "us": ("76",)}, held={"us": ("109", "107")})
    asked = Played(replaced(start.state, cards=cards), []).play("gb", UseCard("110", "event"))
    assert asked.asked() == ("us", Ask.REACT)
    assert asked.state.runs == ()
    for card in ("76", "107", "97"):
        assert refused(asked.state, "us", React(card)).rule in ("4.23", "8.31")


def test_16_1_winter_events_are_played_by_turns() -> None:
    text = "albany: us us_13, us us_9; utica: us us_6, us us_11; quebec: gb gb_8; york: gb gb_41"
    start = in_winter("34", "us", text)
    cards = MadisonCards({}, held={"us": ("34", "28"), "gb": ("39", "17")})
    state = replaced(start.state, cards=cards, first="us", next_side="us", play=None, awaiting=())
    begun = going_on(state)
    assert begun.asked() == ("us", Ask.WINTER)
    assert refused(begun.state, "us", UseCard("24", "event")).rule == "7.35"
    assert refused(begun.state, "us", UseCard("34", "hold")).rule == "16.1"


def test_16_1_nobody_has_answered_any_more_when_the_events_are_over() -> None:
    text = "albany: us us_13; utica: us us_6; quebec: gb gb_8"
    asked = in_winter("34", "us", text)
    over = play_out(asked, "us", Pass())
    assert over.state.phase != Phase.WINTER
    assert over.state.answered == ()
    assert over.has(WinterEventsEnded)


def test_10_43_no_battle_card_is_played_in_winter() -> None:
    text = "prescott: gb gb_41, gb gb_49; ogdensburg: us us_rifles, us us_13"
    start = in_winter("23", "gb", text)
    cards = MadisonCards({"us": ("31",)}, held={"gb": ("23",)})
    begun = Played(replaced(start.state, cards=cards, orders={}), [])
    begun = begun.play("gb", UseCard("23", "event"), Pick("gb_41"), Pick("gb_49"), DONE)
    asked = up_to_lead(begun, "us")
    assert lead_with(asked.state, "us", "") is not None
    assert lead_with(asked.state, "us", "31") is None


def test_10_43_nor_one_for_the_first_round_later_whatever_else_it_does() -> None:
    begun = attack("47", "gb", UPPER, "gb", "vincent", ["gb_41", "gb_49"], "burlington")
    assert lead_with(begun.state, "gb", "47") is not None
    assert begun.state.battle is not None
    second = replaced(begun.state, battle=replace(begun.state.battle, round=2))
    assert lead_with(second, "gb", "47") is None


def test_4_23_new_orleans_is_the_last_that_is_played() -> None:
    text = "york: gb gb_41; albany: us us_13"
    start = in_winter("109", "us", text)
    cards = MadisonCards({}, held={"us": ("109",), "gb": ("94",)})
    ended = winter_event(Played(replaced(start.state, cards=cards), []), "us", "109")
    assert ended.has(MatchDecided)


def test_3_54_tecumseh_goes_when_a_card_kills_the_shawnee() -> None:
    text = "detroit: us us_13; oxford: gb gb_shawnee 1; london: gb tecumseh, gb gb_wyandot"
    begun = event("99", "us", text)
    while begun.asked() == ("us", Ask.EFFECT) and begun.where("gb_shawnee") == "oxford":
        picks = [one.action for one in choices(begun.state, "us")]
        begun = begun.play("us", picks[0])
    assert begun.where("gb_shawnee") == begun.where("tecumseh") == "gone"


def test_16_1_the_next_player_is_asked_first_for_winter_events() -> None:
    start = in_winter("34", "us", "albany: us us_13; utica: us us_6; quebec: gb gb_8")
    cards = MadisonCards({}, held={"us": ("34",), "gb": ("28",)})
    state = replaced(start.state, cards=cards, first="us", next_side="gb", play=None, awaiting=())
    assert going_on(state).asked() == ("gb", Ask.WINTER)


def test_16_1_nobody_is_asked_when_no_winter_event_can_be_left() -> None:
    start = in_winter("34", "us", "albany: us us_13; utica: us us_6; quebec: gb gb_8")
    out = ("10", "17", "18", "20", "23", "34")
    cards = MadisonCards({}, held={"us": ("28",)}, discards=out)
    state = replaced(start.state, cards=cards, play=None, awaiting=())
    assert going_on(state).asked() != ("us", Ask.WINTER)
