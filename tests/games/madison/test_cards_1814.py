"""The cards of 1814 by their numbers: each where it does all that it says, and where it may not."""

from importlib import import_module

import pytest
from msgspec.structs import replace

from app.engine.memo import replaced
from app.engine.resolution import PendingDecision
from app.engine.values import Action
from app.games.madison.actions import March, Pass, Pick, React, Take, UseCard, Withdraw
from app.games.madison.battle_state import Battle
from app.games.madison.board import STANDARD
from app.games.madison.effects import battle_cards
from app.games.madison.effects.events import WentBack
from app.games.madison.effects.in_force import hinders
from app.games.madison.events import PointsScored
from app.games.madison.points import score
from app.games.madison.state import Ask, MadisonCards, Phase
from app.kit.victory import MatchDecided
from tests.games.madison.card_plays import (
    BARRED,
    FULL,
    attack,
    barred,
    card_drm,
    event,
    full,
    given,
    holding,
    in_winter,
    lead_with,
    no_event,
    no_winter_event,
    rolled,
    winter_event,
)
from tests.games.madison.positions import DONE, SPARE, Played, choices, passed, refused, seen
from tests.games.madison.test_cards_1812 import VICTORIES
from tests.games.madison.test_cards_1813 import naval, naval_played

NIAGARA = "lewiston: us brown, us us_13, us us_6, us us_niagara; queenston: gb gb_49, gb gb_york"
UPPER = "york: gb vincent, gb gb_41, gb gb_49; burlington: us brown, us us_13, us us_niagara"


@full("77")
@barred("77")
def test_card_77_those_are_regulars() -> None:
    begun = attack("77", "us", UPPER, "us", "brown", ["us_13", "us_niagara"], "york")
    fought = rolled(begun, "us", "77", 6, 6, lead="us_13")
    assert card_drm(fought) == 1
    assert [one.bonus for one in given(fought) if one.bonus] == [{"us": 1}]
    assert lead_with(begun.state, "us", "77", "us_niagara") is None


@full("78")
@barred("78")
def test_card_78_lundys_lane_counts_in_all_rounds_that_follow() -> None:
    begun = attack("78", "us", NIAGARA, "us", "brown", ["us_13", "us_niagara"], "queenston")
    fought = rolled(begun, "us", "78", 3, 3, lead="us_13")
    assert card_drm(fought) == 1
    assert [len(one.effects) for one in given(fought)] == [1]
    begun = attack("78", "us", UPPER, "us", "brown", ["us_13", "us_niagara"], "york")
    assert lead_with(begun.state, "us", "78") is None


MAGAZINE = "chippawa: gb drummond, gb gb_41, gb gb_49; ft_erie: us us_13, us us_niagara"


@full("80")
@barred("80")
def test_card_80_the_magazine_explodes() -> None:
    units = ["gb_41", "gb_49", "gb_8", "gb_1rs"]
    text = MAGAZINE.replace("gb gb_49;", "gb gb_49, gb gb_8, gb gb_1rs;")
    begun = attack("80", "us", text, "gb", "drummond", units, "ft_erie")
    fought = rolled(begun, "us", "80", 1, 1)
    assert card_drm(fought) == -2
    while fought.asked() != ("gb", Ask.EFFECT):
        fought = fought.play(fought.asked()[0], _first(fought))
    # 10.52 Its owner picks it, full units before reduced ones.
    hit = next(unit for unit in units if fought.cv(unit) == 2)
    worn = next(unit for unit in units if fought.cv(unit) == 1)
    assert refused(fought.state, "gb", Pick(worn)).rule == "8.27"
    assert fought.play("gb", Pick(hit)).cv(hit) == 1
    open_ = MAGAZINE.replace("ft_erie", "queenston")
    begun = attack("80", "us", open_, "gb", "drummond", ["gb_41", "gb_49"], "queenston", orders={})
    assert lead_with(begun.state, "us", "80") is None


SORTIE = "ft_erie: us brown, us us_13, us us_6, us us_niagara; chippawa: gb gb_york, gb gb_ucmil"


@full("81")
@barred("81")
def test_card_81_a_sortie_may_go_back_into_the_fort() -> None:
    units = ["us_13", "us_6", "us_niagara"]
    begun = attack("81", "us", SORTIE, "us", "brown", units, "chippawa")
    fought = rolled(begun, "us", "81", 6, 6, lead="us_13")
    assert card_drm(fought) == 1
    while fought.asked() != ("us", Ask.EFFECT):
        side, _ = fought.asked()
        fought = fought.play(side, _first(fought))
    back = fought.play("us", Pick("ft_erie"), DONE)
    assert back.one(WentBack).to == "ft_erie"
    assert back.where("us_13") == "ft_erie"
    stays = fought.play("us", DONE)
    assert stays.where("us_13") == "chippawa"
    begun = attack("81", "us", NIAGARA, "us", "brown", ["us_13", "us_niagara"], "queenston")
    assert lead_with(begun.state, "us", "81") is None


def _first(played: Played) -> Action:
    side, _ = played.asked()
    return choices(played.state, side)[0].action


@full("82")
@barred("82")
def test_card_82_drummond_raids_oswego() -> None:
    text = "kingston: gb yeo, gb drummond, gb gb_41, gb v_royal_george; oswego: us us_13"
    begun = event("82", "gb", text, Pick("drummond@water"), lakes={"ontario": "us"})
    begun = passed(begun)
    assert not hinders(begun.state, "us", "ontario")
    assert begun.state.play is not None
    assert begun.state.play.force.only[0] == "oswego"
    assert begun.state.play.force.water
    assert no_event("82", "gb", "kingston: gb gb_41") == "8.27"


def test_card_82_is_for_a_landing_from_ontario_alone() -> None:
    text = "prescott: gb drummond, gb gb_41; ft_malden: gb barclay, gb v_hunter"
    assert no_event("82", "gb", f"{text}; ogdensburg: us us_13") == "8.27"
    assert no_event("82", "gb", f"{text}, gb brock; prescott: gb v_royal_george 1") == "8.27"
    afloat = event("82", "gb", f"{text}; kingston: gb yeo, gb vincent, gb v_royal_george")
    offered = [one.action for one in choices(afloat.state, "gb")]
    assert offered == [Pick("vincent@water"), Pick("yeo@water")]


def test_11_21_a_card_activates_nobody_who_withdrew_before_it_nor_what_did() -> None:
    text = "box_ontario: gb yeo, gb v_royal_george; kingston: gb drummond, gb gb_41"
    away = holding("82", "gb", text).play("gb", Withdraw("v_royal_george", "kingston"))
    assert refused(away.state, "gb", UseCard("82", "event")).rule == "8.27"


@full("83")
@barred("83")
def test_card_83_an_ambush_of_those_who_land() -> None:
    text = "oswego: us us_13, us us_niagara, gb gb_41, gb gb_49, gb v_royal_george; york: gb gb_8"
    start = holding("83", "gb", text, hand=(SPARE,), enemy_hand=("83", SPARE), orders={"gb": ()})
    units = ("gb_41", "gb_49")
    battle = Battle(
        "oswego",
        "gb",
        "us",
        units,
        came=dict.fromkeys(units, "kingston"),
        ways=dict.fromkeys(units, "landing"),
        leads={"gb": "gb_41"},
    )
    asked = (PendingDecision("us", Ask.LEAD),)
    landing = Played(replaced(start.state, battle=battle, awaiting=asked), [])
    assert card_drm(rolled(landing, "us", "83", 6, 6)) == -2
    ways = replace(battle, ways=dict.fromkeys(units, "road"))
    by_road = replaced(landing.state, battle=ways)
    assert lead_with(by_road, "us", "83") is None


@full("84")
@barred("84")
def test_card_84_the_st_lawrence_is_launched() -> None:
    text = "stocks: gb v_st_lawrence; kingston: gb gb_41"
    assert event("84", "gb", text).where("v_st_lawrence") == "kingston"
    assert no_event("84", "gb", text, turn="1814_SS") == "8.27"


@full("85")
@barred("85")
def test_card_85_the_superior_is_on_the_stocks() -> None:
    text = "sackets_harbour: us us_13; stocks: us v_superior, us v_mohawk, us v_jones"
    picked = event("85", "us", text, Pick("v_superior@sackets_harbour"))
    both = picked.play("us", Pick("v_mohawk@sackets_harbour"))
    assert refused(both.state, "us", Pick("v_jones@sackets_harbour")).rule == "8.27"
    assert both.play("us", DONE).where("v_superior") == "sackets_harbour"
    assert no_event("85", "us", text, ruined=("sackets_harbour",)) == "8.27"


@pytest.mark.parametrize("space", ["chambly", "trois_rivieres", "coteau_du_lac"])
def test_card_86_is_for_all_of_lower_canada_but_quebec_and_montreal(space: str) -> None:
    near = next(at for at in STANDARD.near[space] if STANDARD.spaces[at].value < 3)
    text = f"{near}: us wilkinson, us us_13, us us_6; {space}: gb gb_49, gb gb_york"
    begun = attack("86", "gb", text, "us", "wilkinson", ["us_13", "us_6"], space)
    assert card_drm(rolled(begun, "gb", "86", 6, 6)) == -2
    spaces = STANDARD.cards["86"].when[1]["spaces"]
    lower = {one.id for one in STANDARD.spaces.values() if one.region == "LC"}
    assert {*spaces} == lower - {"quebec", "montreal"}


@full("86")
@barred("86")
def test_card_86_lacolle_mill() -> None:
    text = "champlain: us wilkinson, us us_13, us us_6; lacolle: gb gb_49, gb gb_york"
    begun = attack("86", "gb", text, "us", "wilkinson", ["us_13", "us_6"], "lacolle")
    assert card_drm(rolled(begun, "gb", "86", 6, 6)) == -2
    begun = attack("86", "gb", UPPER, "us", "brown", ["us_13", "us_niagara"], "york", orders={})
    assert lead_with(begun.state, "gb", "86") is None


@full("88", "89")
@barred("88", "89")
def test_12_36_naval_battle_cards_add_one() -> None:
    state = naval("88", "gb", "champlain")
    added = naval_played(state, "us", "88").state.naval
    assert added is not None
    assert [one.drm for one in added.extra] == [-1]
    assert added.ignored == ("frigate@us",)
    state = naval("89", "us", "ontario", "gb")
    added = naval_played(state, "gb", "89").state.naval
    assert added is not None
    assert [one.drm for one in added.extra] == [-1]
    begun = attack("89", "us", UPPER, "us", "brown", ["us_13", "us_niagara"], "york")
    assert lead_with(begun.state, "us", "89") is None
    begun = attack("88", "us", UPPER, "us", "brown", ["us_13", "us_niagara"], "york")
    assert lead_with(begun.state, "us", "88") is None
    assert not battle_cards.offered(seen(begun.state, "us"), "us_13")


@full("90")
@barred("90")
def test_card_90_veterans_of_class_a_lead() -> None:
    begun = attack("90", "gb", UPPER, "us", "brown", ["us_13", "us_niagara"], "york")
    assert card_drm(rolled(begun, "gb", "90", 6, 6, lead="gb_49")) == -2
    assert lead_with(begun.state, "gb", "90", "gb_41") is None


@full("98")
@barred("98")
def test_card_98_port_dover_burns() -> None:
    played = event("98", "us", "buffalo: us us_13; port_dover: gb gb_norfolk")
    assert (played.state.destroyed, played.state.ruined) == (("port_dover",), ("port_dover",))
    assert no_event("98", "us", "port_dover: gb gb_41") == "8.27"
    assert no_event("98", "us", "buffalo: us us_13", lakes={"erie": "gb"}) == "8.27"


@full("99")
@barred("99")
def test_card_99_mcarthur_raids_the_thames() -> None:
    text = "detroit: us us_13; london: gb gb_41, gb gb_york"
    played = event("99", "us", text, Pick("gb_41"))
    assert played.cv("gb_41") == 1
    depot = event("99", "us", text, Pick("option-0"), depots={"oxford": "gb"})
    assert depot.state.depots == {}
    assert no_event("99", "us", "buffalo: us us_13; london: gb gb_41") == "8.27"


@full("100")
@barred("100")
def test_card_100_scorpion_and_tigress_are_taken() -> None:
    text = "ft_mackinac: gb gb_nwc; box_huron: us v_scorpion, us v_tigress; buffalo: us v_ohio"
    played = event("100", "gb", text)
    assert played.where("v_scorpion") == played.where("v_tigress") == "gone"
    assert played.cv("v_ohio") == 2
    erie = event("100", "gb", "ft_mackinac: gb gb_nwc; buffalo: us v_ohio")
    assert erie.cv("v_ohio") == 1
    assert no_event("100", "gb", "york: gb gb_41; buffalo: us v_ohio") == "8.27"


@full("101")
@barred("101")
def test_card_101_prairie_du_chien_needs_mackinac() -> None:
    assert score(event("101", "gb", "ft_mackinac: gb gb_nwc").state, "gb").cards == 1
    assert no_event("101", "gb", "york: gb gb_41") == "8.27"


@full("102", "103")
@barred("102", "103")
def test_cards_102_and_103_help_who_defends() -> None:
    forest = "london: us us_13, us us_niagara; oxford: gb vincent, gb gb_41, gb gb_49"
    begun = attack("103", "us", forest, "gb", "vincent", ["gb_41", "gb_49"], "london")
    assert card_drm(rolled(begun, "us", "103", 6, 6)) == -2
    home = "french_mills: us us_13, us us_niagara; st_regis: gb vincent, gb gb_41, gb gb_49"
    begun = attack("103", "us", home, "gb", "vincent", ["gb_41", "gb_49"], "french_mills")
    assert card_drm(rolled(begun, "us", "103", 6, 6)) == -1
    clear = "york: us us_13, us us_niagara; burlington: gb vincent, gb gb_41, gb gb_49"
    begun = attack("103", "us", clear, "gb", "vincent", ["gb_41", "gb_49"], "york")
    assert lead_with(begun.state, "us", "103") is None
    begun = attack("102", "gb", UPPER, "us", "brown", ["us_13", "us_niagara"], "york")
    assert lead_with(begun.state, "gb", "102") is None


@full("106")
@barred("106")
def test_card_106_izard_marches_west() -> None:
    text = "plattsburg: us izard, us us_13; york: gb gb_41"
    begun = passed(event("106", "us", text)).play("us", Take("us_13"))
    assert begun.state.play is not None
    force = begun.state.play.force
    assert (force.mp, force.unit_mp, force.peaceful) == (14, 9, True)
    to_york = "burlington: us izard, us us_13; york: gb gb_41"
    begun = passed(event("106", "us", to_york)).play("us", Take("us_13"))
    assert refused(begun.state, "us", March("york")).rule == "8.31"
    assert no_event("106", "us", "albany: us us_13") == "8.27"


@full("108")
@barred("108")
def test_card_108_two_cards_are_drawn_and_one_discarded() -> None:
    played = event("108", "gb", "york: gb gb_41", dice=[0, 0])
    assert played.asked() == ("gb", Ask.EFFECT)
    hand = played.state.cards.hands["gb"]
    assert len(hand) == 3
    done = played.play("gb", Pick(hand[0]))
    assert done.state.cards.hands["gb"] == hand[1:]
    assert no_event("108", "us", "york: gb gb_41") == "8.21"


PEACE = "albany: us us_13; york: gb gb_41"


@full("109")
@barred("109")
def test_4_23_new_orleans_is_the_last_event_of_the_last_winter() -> None:
    played = winter_event(in_winter("109", "us", PEACE), "us", "109")
    assert played.one(PointsScored).points == 2
    assert played.has(MatchDecided)
    assert no_event("109", "us", PEACE) == "7.35"
    assert no_winter_event("109", "us", PEACE, held=False)


@full("109")
def test_4_23_new_orleans_answers_the_treaty_of_either_side_from_where_it_is_held() -> None:
    for side in ("us", "gb"):
        start = holding("110", side, PEACE)
        hands: dict[str, tuple[str, ...]] = {side: ("110", "97")}
        cards = MadisonCards(hands, held={"us": ("109",)})
        state = replaced(start.state, cards=cards)
        asked = Played(state, []).play(side, UseCard("110", "event"))
        assert asked.asked() == ("us", Ask.REACT)
        ended = asked.play("us", React("109"))
        assert score(ended.state, "us").cards == 2 - (2 if side == "us" else 0)
        assert ended.has(MatchDecided)
        assert refused(asked.state, "us", Pass("turn")).rule == "8.31"
        assert asked.play("us", Pass()).has(MatchDecided)


def test_4_23_new_orleans_in_the_hand_is_discarded() -> None:
    ended = event("110", "gb", PEACE, enemy_hand=("109",))
    assert ended.has(MatchDecided)
    assert score(ended.state, "us").cards == 0


def test_a18_cards_that_lie_held_count_for_the_penalty() -> None:
    start = holding("110", "gb", PEACE).state
    cards = MadisonCards({"gb": ("110", "91")}, held={"gb": ("93",)})
    ended = Played(replaced(start, cards=cards), []).play("gb", UseCard("110", "event"))
    assert ended.one(PointsScored).points == -2


@full("110")
@barred("110")
def test_4_22_the_treaty_costs_a_point_for_each_card_left() -> None:
    """The example of 4.22: with two more cards in hand its player loses two points."""
    ended = event("110", "gb", PEACE, hand=("110", "91", "93"))
    assert ended.one(PointsScored).points == -2
    assert ended.has(MatchDecided)
    last = event("110", "gb", PEACE, hand=("110",), enemy_hand=(SPARE,))
    assert not last.has(PointsScored)
    assert last.state.phase == Phase.OVER
    assert no_event("110", "gb", PEACE, turn="1814_SS") == "8.27"


def test_every_card_is_played_where_it_has_its_effect_and_where_it_may_not() -> None:
    for kind in ("battle", "reaction", "winter"):
        import_module(f"tests.games.madison.test_cards_1812_{kind}")
    assert {*VICTORIES} <= FULL
    every = {str(n) for n in range(1, 111)}
    assert every - FULL == set()
    assert every - BARRED == set()
