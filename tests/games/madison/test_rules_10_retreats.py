"""Chapters 10.7 to 10.9: retreats, surrender, captured leaders."""

from typing import Any

from app.engine.resolution import DecisionClosed, Resolution
from app.games.madison.actions import Berth, Harbour, March, Retreat
from app.games.madison.battle_state import RetreatDue
from app.games.madison.combat.events import Retreated, RetreatFailed, RetreatOrdered
from app.games.madison.combat.routes import Route, routes
from app.games.madison.events import PiecesRemoved, StepsLost
from app.games.madison.game import GAME
from app.games.madison.state import Ask, Situation
from tests.games.dice import Scripted
from tests.games.madison.positions import (
    Played,
    attack,
    choices,
    marched,
    may,
    position,
    refused,
)


def due(state: Situation, side: str, at: str, *pieces: str, **more: Any) -> RetreatDue:
    """Return a retreat that is due of these counters, or of all units of a side in a space."""
    here = pieces or tuple(
        piece
        for piece, own in state.blocks.items()
        if (own.side, own.at) == (side, at) and not state.board.roster[piece].is_vessel
    )
    return RetreatDue(side, here, at, more.pop("why", "dr"), **more)


def ways(text: str, side: str, at: str, **more: Any) -> dict[str, Route]:
    """Return the best ways to retreat, by where they lead."""
    fields = {key: more.pop(key) for key in ("lakes", "depots") if key in more}
    state = position(text, side, **fields).state
    return {route.to: route for route in routes(state, due(state, side, at, **more))}


def retreats(text: str, side: str, at: str, *pieces: str, **more: Any) -> Played:
    """Retreat a side from a space, as far as nobody must choose."""
    fields = {key: more.pop(key) for key in ("lakes",) if key in more}
    state = position(text, side, **fields).state
    resolution = Resolution(state, Scripted(()))
    resolution.write(RetreatOrdered(due(state, side, at, *pieces, **more)))
    resolution.write(DecisionClosed(side))
    while resolution.state.retreats and not resolution.state.awaiting:
        GAME.run_until_decision(resolution)
    return Played(resolution.state, resolution.events)


def test_10_7_a_retreat_is_one_space() -> None:
    found = ways("burlington: gb gb_41", "gb", "burlington")
    assert {*found} == {"york", "stoney_creek", "brants_ford"}


def test_10_71_first_the_fewest_steps_then_supply_then_own_ground() -> None:
    text = "queenston: gb gb_41; ft_george: us us_13; beaver_dams: us us_26; york: gb gb_8"
    found = ways(text, "gb", "queenston", barred=("ft_george",))
    assert {*found} == {"chippawa"}
    cut = ways("london: gb gb_41; oxford: us us_13", "gb", "london", barred=("oxford",))
    assert {*cut} == {"port_talbot", "thamesville"}


def test_10_72_never_where_the_attackers_came_from_nor_onto_enemies_that_hold_the_space() -> None:
    text = "queenston: gb gb_41; ft_george: us us_13; chippawa: gb gb_8"
    found = ways(text, "gb", "queenston", barred=("beaver_dams",))
    assert {*found} == {"chippawa"}


def test_10_72_enemies_too_weak_to_hold_a_space_are_pushed_out() -> None:
    state = position("burlington: gb gb_41; york: us us_canvol", "gb").state
    found = {route.to: route for route in routes(state, due(state, "gb", "burlington"))}
    assert found["york"].pushes
    pushed = retreats(
        "burlington: gb gb_41; york: us us_canvol; brants_ford: us us_13; stoney_creek: us us_6",
        "gb",
        "burlington",
        lakes={"ontario": "gb"},
    )
    assert pushed.asked() == ("us", Ask.RETREAT)
    gone = pushed.play("us", Retreat("smiths_creek"))
    # It has no other side to flip to.
    assert gone.where("us_canvol") == "gone"
    assert gone.where("gb_41") == "york"


def test_10_72_on_enemy_ground_all_flip_and_reduced_ones_die_out_of_supply() -> None:
    text = "lewiston: gb gb_41, gb gb_8 1; queenston: us us_13; ft_niagara: us us_6"
    went = retreats(text, "gb", "lewiston", barred=("batavia",))
    assert went.where("gb_41") == "ft_schlosser"
    assert (went.cv("gb_41"), went.where("gb_8")) == (1, "gone")


def test_10_72_from_the_islands_without_vessels_they_surrender() -> None:
    gone = retreats("ft_mackinac: us us_mackinac, us hull", "us", "ft_mackinac")
    assert gone.one(RetreatFailed).at == "ft_mackinac"
    assert gone.one(PiecesRemoved).pieces == ("hull", "us_mackinac")


def test_10_73_attackers_go_back_where_they_came_from() -> None:
    text = "batavia: us hull, us us_13, us us_6; lewiston: gb gb_41, gb gb_york"
    played = attack(text, "us", "hull", ["us_13", "us_6"], "lewiston", dice=[3, 3], leads=["gb_41"])
    assert played.one(Retreated).to == "batavia"


def test_10_73_or_another_way_that_saves_steps() -> None:
    text = (
        "queenston: us hull, us us_13, us us_6; ft_george: gb gb_41, gb gb_8; "
        "ft_niagara: us us_18ny"
    )
    played = attack(text, "us", "hull", ["us_13", "us_6"], "ft_george", dice=[1, 4])
    assert may(played.state, "us", Retreat("ft_niagara"))
    assert may(played.state, "us", Retreat("queenston"))
    assert refused(played.state, "us", Retreat("stoney_creek")).rule == "10.71"


def test_10_74_attackers_pay_for_their_retreat_as_defenders_do() -> None:
    found = ways("ft_george: us us_13, us us_6", "us", "ft_george", why="ar", home="stoney_creek")
    assert found["stoney_creek"].flips == ("us_13", "us_6")


def test_10_81_a_retreat_may_be_made_by_water() -> None:
    text = "york: gb gb_41, gb v_royal_george; kingston: gb gb_8"
    found = ways(text, "gb", "york", barred=("burlington", "smiths_creek", "nottawasaga"))
    assert found["kingston"].by_water


KINGSTON = "kingston: gb vincent, gb v_royal_george, gb v_earl_of_moira 1"
ALONE = "smiths_creek: us scott, us us_13; " + KINGSTON


def test_10_81_a_leader_alone_escapes_by_ship_before_the_vessels_clear_the_port() -> None:
    text = ALONE + "; gananoque: us us_6; york: gb gb_41"
    begun = marched(position(text, "us"), "us", "scott", ["us_13"], "kingston")
    assert begun.asked() == ("gb", Ask.RETREAT)
    away = begun.play("gb", Retreat("york"))
    assert away.one(Retreated).by_water
    assert (away.where("vincent"), away.where("v_royal_george")) == ("york", "york")
    assert away.asked() == ("gb", Ask.HARBOUR)
    offered = {c.action.block for c in choices(away.state, "gb") if isinstance(c.action, Berth)}
    assert offered == set()
    assert refused(away.state, "gb", Berth("v_royal_george", "york")).rule == "12.52"
    assert away.play("gb", Harbour("york")).where("v_earl_of_moira") == "york"


def test_10_81_but_not_over_a_lake_that_the_enemy_controls_nor_in_a_damaged_vessel() -> None:
    text = ALONE + "; gananoque: us us_6; york: gb gb_41"
    taken = marched(position(text, "us", lakes={"ontario": "us"}), "us", "scott", ["us_13"])
    assert taken.play("us", March("kingston")).where("vincent") == "gone"
    text = text.replace("gb v_royal_george, ", "")
    taken = marched(position(text, "us"), "us", "scott", ["us_13"], "kingston")
    assert taken.where("vincent") == "gone"


def test_10_81_no_leader_sails_away_from_units_that_must_stay() -> None:
    found = ways("york: gb proctor, gb gb_wyandot, gb v_royal_george", "gb", "york")
    assert not any(route.by_water for route in found.values())


def test_10_82_to_any_port_that_one_controls_with_vessels_enough() -> None:
    text = "ft_malden: gb gb_41, gb v_hunter; detroit: us us_13; sandwich: us us_6"
    barred = ("sandwich", "brownstown")
    assert "port_dover" in ways(text, "gb", "ft_malden", barred=barred)
    small = text.replace("v_hunter", "v_nancy")
    assert not ways(small, "gb", "ft_malden", barred=barred)


def test_2_6_erie_and_huron_are_one_lake_but_from_huron_its_own_ports_come_first() -> None:
    text = "ft_malden: gb gb_41, gb v_hunter; detroit: us us_13; sandwich: us us_6"
    assert "nottawasaga" in ways(text, "gb", "ft_malden", barred=("sandwich", "brownstown"))
    huron = "ft_st_joseph: gb gb_41, gb v_hunter; ft_malden: gb gb_8"
    assert {*ways(huron, "gb", "ft_st_joseph")} == {"nottawasaga"}


def test_10_83_not_on_a_lake_that_the_enemy_controls() -> None:
    text = "ft_malden: gb gb_41, gb v_hunter; detroit: us us_13; sandwich: us us_6"
    barred = ("sandwich", "brownstown")
    assert not ways(text, "gb", "ft_malden", barred=barred, lakes={"erie": "us"})


def test_10_84_who_finds_no_room_and_has_no_other_way_surrenders() -> None:
    text = (
        "ft_st_joseph: gb gb_41, gb gb_8, gb v_caledonia_gb; nottawasaga: gb gb_york; "
        "sandwich: us us_6"
    )
    gone = retreats(text, "gb", "ft_st_joseph")
    assert gone.where("gb_8") == "nottawasaga"
    assert gone.where("gb_41") == "gone"


def test_a45_who_cannot_go_aboard_goes_by_land() -> None:
    text = "york: gb gb_41, gb gb_mohawk, gb v_royal_george; kingston: gb gb_8"
    state = position(text, "gb").state
    order = due(state, "gb", "york", barred=("burlington", "smiths_creek"))
    carried = {route.to: route for route in routes(state, order)}
    assert carried["nottawasaga"].carried == ("gb_41", "gb_mohawk")


def test_10_9_a_leader_without_units_retreats_alone_or_is_captured() -> None:
    alone = retreats(
        "york: gb vincent", "gb", "york", why="lone", barred=("burlington", "smiths_creek")
    )
    assert alone.where("vincent") == "nottawasaga"
    taken = retreats("ft_mackinac: us hull", "us", "ft_mackinac", why="lone")
    assert taken.one(PiecesRemoved).pieces == ("hull",)


def test_a21_a_captured_brock_has_no_successor() -> None:
    taken = retreats("ft_st_joseph: gb brock", "gb", "ft_st_joseph", why="lone")
    assert taken.where("brock") == "gone"
    assert taken.where("sheaffe") == "gone"
    assert not taken.has(StepsLost)


def test_a19_every_space_of_an_attackers_last_step_is_closed() -> None:
    text = "lewiston: us scott, us us_13, us us_6; queenston: gb gb_41, gb gb_8"
    played = attack(text, "us", "scott", ["us_13", "us_6"], "queenston", dice=[5, 5])
    assert played.one(RetreatOrdered).due.barred == ("lewiston",)


def test_a36_the_north_west_company_goes_back_over_huron() -> None:
    route = ways("ft_mackinac: gb gb_nwc", "gb", "ft_mackinac", why="ar", home="ft_st_joseph")
    assert route["ft_st_joseph"].by_water


def test_3_61_the_north_west_company_escapes_where_the_others_surrender() -> None:
    text = "ft_mackinac: gb gb_nwc, gb gb_10rv; ft_st_joseph: gb gb_8"
    fled = retreats(text, "gb", "ft_mackinac", "gb_10rv", "gb_nwc")
    assert fled.where("gb_10rv") == "gone"
    assert fled.asked() == ("gb", Ask.RETREAT)
    assert fled.play("gb", Retreat("ft_st_joseph")).where("gb_nwc") == "ft_st_joseph"
    held = retreats(text, "gb", "ft_mackinac", "gb_10rv", "gb_nwc", lakes={"huron": "us"})
    assert held.where("gb_nwc") == held.where("gb_10rv") == "gone"


def test_3_61_the_north_west_company_retreats_nowhere_but_at_huron() -> None:
    fled = retreats("nottawasaga: gb gb_nwc, gb gb_41", "gb", "nottawasaga", lakes={"huron": "us"})
    assert (fled.where("gb_nwc"), fled.where("gb_41")) == ("gone", "york")


def test_3_63_the_lc_militia_retreats_neither_to_prescott_nor_into_the_us() -> None:
    text = "cornwall: gb gb_lc, gb gb_41; coteau_du_lac: us us_13; french_mills: gb gb_8"
    barred = ("coteau_du_lac", "st_regis")
    assert not ways(text, "gb", "cornwall", barred=barred)
    fled = retreats(text, "gb", "cornwall", barred=barred)
    assert (fled.where("gb_lc"), fled.where("gb_41")) == ("gone", "prescott")
    text = "st_jean: gb gb_lc, gb v_chubb; highgate: gb gb_8; plattsburg: gb gb_41, gb gb_49"
    assert not {"plattsburg", "highgate"} & {*ways(text, "gb", "st_jean")}


def test_8_27_attackers_whom_a_card_brought_from_afar_return_there() -> None:
    found = ways(
        "ft_mackinac: gb gb_41; ft_st_joseph: gb gb_8",
        "gb",
        "ft_mackinac",
        why="ar",
        home="ft_st_joseph",
    )
    assert {*found} == {"ft_st_joseph"}


def test_10_72_a_force_that_has_pushed_enemies_out_comes_without_being_asked_again() -> None:
    begun = retreats("burlington: gb gb_41; york: us us_canvol", "gb", "burlington")
    assert begun.asked() == ("gb", Ask.RETREAT)
    pushed = begun.play("gb", Retreat("york"))
    assert pushed.asked() == ("us", Ask.RETREAT)
    assert pushed.play("us", Retreat("smiths_creek")).where("gb_41") == "york"


def test_10_72_leaders_without_units_push_nobody_out() -> None:
    text = "burlington: gb vincent; york: us us_canvol"
    found = ways(text, "gb", "burlington", why="lone")
    assert {*found} == {"stoney_creek", "brants_ford"}


def test_9_53_a_leader_alone_gives_way_to_those_who_retreat_to_his_space() -> None:
    text = "lewiston: gb gb_41; queenston: us us_13; ft_niagara: us us_6; ft_schlosser: us hull"
    went = retreats(text, "gb", "lewiston", barred=("batavia",))
    assert went.where("gb_41") == "ft_schlosser"
    assert [event.due.why for event in went.all(RetreatOrdered)] == ["dr", "lone"]


def test_10_72_on_enemy_ground_reduced_ones_live_in_supply_but_not_those_without_a_side() -> None:
    text = "ft_schlosser: gb gb_41, gb gb_49 1, gb gb_essex"
    found = ways(text, "gb", "ft_schlosser", barred=("chippawa", "buffalo"))
    assert (found["lewiston"].flips, found["lewiston"].dies) == (("gb_41",), ("gb_essex",))
    went = retreats(text, "gb", "ft_schlosser", barred=("chippawa", "buffalo"))
    assert (went.cv("gb_49"), went.where("gb_49")) == (1, "lewiston")
    assert went.where("gb_essex") == "gone"


WEST = (
    "thamesville: gb brock, gb gb_41, gb gb_8; chatham: gb gb_13; "
    "london: us us_13, us us_6; port_dover: us us_26"
)


def test_10_73_or_a_way_that_brings_them_back_into_supply() -> None:
    played = attack(
        WEST,
        "gb",
        "brock",
        ["gb_41", "gb_8"],
        "london",
        dice=[1, 1],
        leads=["gb_41"],
        turn="1814_SS",
        lakes={"erie": "us"},
    )
    assert played.asked() == ("gb", Ask.RETREAT)
    actions = [choice.action for choice in choices(played.state, "gb")]
    offered = {action.to for action in actions if isinstance(action, Retreat)}
    assert offered == {"thamesville", "oxford"}


def test_10_73_no_way_back_into_supply_that_costs_more_steps() -> None:
    text = (
        "batavia: gb brock, gb gb_41, gb gb_8, gb gb_49; lewiston: us us_13, us us_6; "
        "queenston: us us_26"
    )
    played = attack(
        text, "gb", "brock", ["gb_41", "gb_8"], "lewiston", dice=[1, 2], leads=["gb_41"]
    )
    assert played.one(Retreated).to == "batavia"


def test_10_73_a_way_by_water_is_open_if_it_costs_no_more_steps() -> None:
    text = "sandwich: gb gb_41, gb v_hunter; york: us us_13"
    found = ways(
        text, "gb", "sandwich", why="ar", home="chatham", lakes={"ontario": "us", "erie": "gb"}
    )
    assert found["port_dover"].by_water
    assert found["port_dover"].rank[:2] == (0, 1)


def test_10_81_leaders_go_by_no_ship_when_all_their_units_must_surrender() -> None:
    text = "york: gb proctor, gb gb_wyandot, gb v_royal_george; kingston: gb gb_8"
    barred = ("burlington", "smiths_creek", "nottawasaga")
    assert not ways(text, "gb", "york", barred=barred)


def test_a36_canoes_go_to_no_port_that_enemies_hold_and_take_no_vessels_along() -> None:
    text = "ft_mackinac: gb gb_nwc; ft_st_joseph: us us_13; nottawasaga: us us_6"
    assert not ways(text, "gb", "ft_mackinac")
    text = "ft_mackinac: gb gb_nwc, gb v_nancy; nottawasaga: us us_6"
    went = retreats(text, "gb", "ft_mackinac")
    assert went.one(Retreated).pieces == ("gb_nwc",)


def test_3_54_tecumseh_goes_when_the_shawnee_surrender() -> None:
    text = "ft_mackinac: gb gb_shawnee; london: gb tecumseh, gb gb_wyandot"
    assert retreats(text, "gb", "ft_mackinac").where("tecumseh") == "gone"
