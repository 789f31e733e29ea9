"""Rule 11: when there is a battle, who defends, in which order they are fought."""

from typing import Any

from app.games.quebec1759.actions import FightAt, MeetAt, Part, Pick
from app.games.quebec1759.battle_setup import BattleBegan
from app.games.quebec1759.board import FR, GB
from app.games.quebec1759.moves import ForcesMet
from app.games.quebec1759.turns import TurnBegan
from app.kit.turns import Done
from tests.games.quebec1759.turns import Played, refused, turn, view

LEVIS = "LE: BR-15 BR-28 BR-35; ET: FR-SAR FR-ROU"


def both(text: str, british: int, french: int, **more) -> Played:
    return turn(text, occupied="LE", **more).orders(
        gb=[Part("LE", "ET", "road", british)], fr=[Part("ET", "LE", "road", french)]
    )


def picks_of(played: Played, side: str) -> list[Any]:
    """Name a block for each part of an order."""
    order = view(played, side).orders[side]
    pairs = zip(sorted(played.at(order.origin, side)), order.parts, strict=False)
    return [*(Pick(block, part.to, part.way) for block, part in pairs), Done()]


def test_11_1_who_held_the_zone_defends() -> None:
    began = turn("BE: FR-SAR; OR: BR-15", rest=("OR", "MO")).orders(
        gb=[Part("OR", "BE", "river", 4)]
    )
    assert began.asked() == {GB: "picks"}
    fought = turn("LE: BR-15; ET: FR-SAR", occupied="LE").orders(gb=[Part("LE", "ET", "road", 1)])
    battle = fought.one(BattleBegan)
    assert (battle.zone, battle.attacker, battle.defender) == ("ET", GB, FR)


def test_11_1_in_an_empty_zone_the_french_defend() -> None:
    met = turn("AB: FR-SAR; SI: BR-15", occupied="SI").orders(
        gb=[Part("SI", "CR", "road", 1)], fr=[Part("AB", "SF", "road", 1)]
    )
    assert not met.has(BattleBegan)
    met = turn("SF: FR-SAR; SI: BR-15", occupied="SI").orders(
        gb=[Part("SI", "CR", "road", 1)], fr=[Part("SF", "CR", "road", 1)]
    )
    battle = met.one(BattleBegan)
    assert (battle.zone, battle.attacker, battle.defender) == ("CR", GB, FR)


def test_11_1_forces_that_move_at_each_other_meet_where_the_smaller_came_from() -> None:
    met = both(LEVIS, 3, 2)
    assert (met.one(ForcesMet).zone, met.one(ForcesMet).turned) == ("ET", FR)
    battle = met.one(BattleBegan)
    assert (battle.zone, battle.defender) == ("ET", FR)
    assert len(met.at("ET", GB)) == 3
    assert len(met.at("ET", FR)) == 2


def test_11_1_if_they_are_equal_the_french_choose() -> None:
    met = both("LE: BR-15 BR-28; ET: FR-SAR FR-ROU", 2, 2)
    assert met.asked() == {FR: "meeting"}
    assert refused(met, FR, MeetAt("AB")).rule == "11.1"
    at_levis = met.act(FR, MeetAt("LE"), dice=[1] * 8)
    battle = at_levis.one(BattleBegan)
    assert (battle.zone, battle.defender, battle.attacker) == ("LE", GB, FR)


def test_a13_units_left_behind_are_not_compared_but_join_those_turned_back() -> None:
    met = both("LE: BR-15 BR-28 BR-35; ET: FR-SAR", 3, 1)
    assert met.one(ForcesMet).zone == "ET"
    few = turn("LE: BR-15 BR-28 BR-35; ET: FR-SAR FR-ROU FR-LAN", occupied="LE").orders(
        gb=[Part("LE", "ET", "road", 3)], fr=[Part("ET", "LE", "road", 1)]
    )
    assert few.asked() == {FR: "picks"}
    back = few.act(FR, Pick("FR-ROU", "LE", "road"), Done())
    met_at_etchemin = back.one(ForcesMet)
    assert (met_at_etchemin.zone, met_at_etchemin.turned, met_at_etchemin.blocks) == ("ET", FR, 1)
    assert back.at("ET", FR) == {"FR-SAR", "FR-ROU", "FR-LAN"}
    assert back.at("ET", GB) == {"BR-15", "BR-28", "BR-35"}


def test_a13_forces_meet_whatever_their_way_by_river_too() -> None:
    text = "ET: BR-15; AB: FR-SAR FR-ROU"
    met = turn(text, ships_up=2, occupied="ET").orders(
        gb=[Part("ET", "AB", "river", 1)], fr=[Part("AB", "ET", "river", 2)], dice=[1] * 8
    )
    assert (met.one(ForcesMet).zone, met.one(ForcesMet).turned) == ("ET", GB)
    assert (met.at("ET", GB), met.at("ET", FR)) == ({"BR-15"}, {"FR-SAR", "FR-ROU"})
    assert not met.at("AB", GB)


def test_a13_a_leader_who_walks_two_zones_meets_them_too() -> None:
    met = turn("CR: BR-WOLFE; AB: FR-SAR FR-ROU", ships_up=2, occupied="CR").orders(
        gb=[Part("CR", "AB", "leader", 1)], fr=[Part("AB", "CR", "river", 2)], dice=[1, 2]
    )
    assert (met.one(ForcesMet).zone, met.one(ForcesMet).turned) == ("CR", GB)


def test_a13_parts_sent_elsewhere_go_on() -> None:
    met = turn("LE: BR-15 BR-28 BR-35; ET: FR-SAR FR-ROU", occupied="LE").orders(
        gb=[Part("LE", "ET", "road", 3)],
        fr=[Part("ET", "LE", "road", 1), Part("ET", "AB", "river", 1)],
    )
    picked = met.act(FR, *picks_of(met, FR))
    assert len(picked.at("AB", FR)) == 1
    assert len(picked.at("ET", FR)) == 1


def test_11_2_the_french_name_the_order_of_battles() -> None:
    text = "LE: BR-15; SI: BR-28 BR-35; ET: FR-SAR FR-ROU; CR: FR-LAN; AB: FR-GUY"
    due = turn(text, occupied="LE SI").orders(
        gb=[Part("SI", "CR", "road", 1), Part("SI", "AB", "road", 1)],
    )
    done = due.act(GB, *picks_of(due, GB))
    assert done.asked() == {FR: "next-battle"}
    assert set(view(done, FR).settle) == {"CR", "AB"}
    assert refused(done, FR, FightAt("LE")).rule == "11.2"
    assert done.act(FR, FightAt("CR")).one(BattleBegan).zone == "CR"


def test_11_3_nothing_but_the_battle_goes_on_while_it_lasts() -> None:
    began = turn("LE: BR-15; ET: FR-SAR", occupied="LE").orders(gb=[Part("LE", "ET", "road", 1)])
    assert began.state.battle
    assert not began.has(TurnBegan)
    assert refused(began, GB, Part("LE", "ET", "road", 1)).rule in ("4.2", "22.4", "13.1")


def test_a42_a_zone_that_its_holders_left_is_entered_without_a_battle() -> None:
    entered = turn("LE: BR-15; ET: FR-SAR", occupied="LE").orders(
        gb=[Part("LE", "ET", "road", 1)], fr=[Part("ET", "AB", "river", 1)]
    )
    assert not entered.has(BattleBegan)
    assert entered.at("ET", GB) == {"BR-15"}


def test_a54_the_next_battle_is_named_when_the_last_is_over() -> None:
    text = "SI: BR-28 BR-35; CR: FR-LAN; AB: FR-GUY"
    due = turn(text, occupied="SI").orders(
        gb=[Part("SI", "CR", "road", 1), Part("SI", "AB", "road", 1)],
    )
    assert due.act(GB, *picks_of(due, GB)).act(FR, FightAt("AB")).one(BattleBegan).zone == "AB"
