"""Chapters 5.7, 8 and 9: sea movement, fleets, landings, the West Indies, France."""

from app.games.liberty.actions import Fire, Leave
from app.games.liberty.france import FranceRolled, roll_for_france
from app.games.liberty.navy import BlocksLanded, LandingRepulsed
from app.games.liberty.resolution import Resolution
from app.games.liberty.state import Ask
from app.kit.battle import BattleEnded
from tests.games.dice import Scripted
from tests.games.liberty.positions import (
    DONE,
    ONE,
    Played,
    at,
    may,
    position,
    refused,
    seen,
    to,
    ways,
)

BY_SEA = "atlantic: gb howe, gb guards, gb rall, gb 5th-foot, gb channel-squadron"


def test_5_7_by_sea_from_a_friendly_port_to_the_atlantic_or_back() -> None:
    text = "boston: gb howe, am gates; atlantic: gb guards; boston: gb howe"
    set_up = position(text.replace(", am gates", ""), "gb")
    assert may(set_up.state, "gb", to("howe", "atlantic")[0])
    moved = set_up.play("gb", *to("guards", "boston"))
    assert moved.where("guards") == at("boston")
    assert refused(moved.state, "gb", to("guards", "concord")[0]).rule == "5.1"


def test_5_7_from_port_to_port_it_is_said_that_the_way_leads_by_the_atlantic() -> None:
    text = "boston: gb howe, gb channel-squadron; newport: am gates; savannah: am washington"
    state = position(text, "gb").state
    for block in ("howe", "channel-squadron"):
        why = refused(state, "gb", to(block, "new-york")[0])
        assert (why.rule, why.message.key) == ("5.7", "liberty-by-the-atlantic")
    # Who never sails, or was pointed at a neighbour, is told something else.
    assert may(state, "gb", to("howe", "newport")[0])
    march = refused(position(text, "am").state, "am", to("washington", "boston")[0])
    assert march.message.key == "liberty-not-next"


def test_5_7_americans_and_indians_never_sail() -> None:
    set_up = position("new-york: am washington", "am")
    assert refused(set_up.state, "am", to("washington", "atlantic")[0]).rule == "5.7"


def test_a17_each_port_takes_an_action_of_its_own() -> None:
    text = "atlantic: gb guards, gb rall; boston: gb howe; quebec: gb 5th-foot"
    moved = position(text, "gb", cards=(ONE, ONE)).play("gb", *to("guards", "boston"))
    assert refused(moved.state, "gb", to("rall", "quebec")[0]).rule == "3.1"


def test_a17_who_sails_and_who_marches_out_of_a_port_is_one_group() -> None:
    text = "boston: gb howe, gb guards, gb channel-squadron; quebec: gb 5th-foot"
    moved = position(text, "gb", cards=(ONE, ONE)).play("gb", *to("guards", "atlantic"))
    assert may(moved.state, "gb", to("howe", "springfield")[0])
    both = moved.play("gb", *to("howe", "springfield"), *to("channel-squadron", "portsmouth"))
    assert refused(both.state, "gb", to("5th-foot", "atlantic")[0]).rule == "3.1"
    assert both.play("gb", DONE).asked()[0] == "am"


def test_a18_loyalists_sail_but_not_to_the_west_indies() -> None:
    set_up = position("atlantic: gb queens-rangers; boston: gb howe", "gb")
    assert may(set_up.state, "gb", to("queens-rangers", "boston")[0])
    assert refused(set_up.state, "gb", to("queens-rangers", "british-indies")[0]).rule == "9.1"


def test_a50_the_way_to_the_atlantic_is_no_side_of_the_attackers() -> None:
    text = "boston: gb howe, gb guards; springfield: am washington"
    moved = position(text, "am").play("am", *to("washington", "boston"), DONE)
    assert may(moved.state, "gb", to("guards", "atlantic")[0])


FROM_THE_SEA = (
    "atlantic: gb howe, gb channel-squadron; "
    "newport: am gatinais, am de-barras, am washington, am gates"
)


def test_a50_who_is_not_pinned_sails_out_though_the_attackers_came_by_sea() -> None:
    moved = position(FROM_THE_SEA, "gb", french_war=True).play(
        "gb", *to("channel-squadron", "newport"), *to("howe", "newport"), DONE
    )
    left = moved.play("am", *to("de-barras", "atlantic"), *to("gatinais", "atlantic"))
    assert refused(left.state, "am", to("gates", "new-haven")[0]).message.key == "liberty-pinned"


def test_8_1_warships_go_two_hexes_and_end_in_a_port() -> None:
    set_up = position("boston: gb channel-squadron", "gb")
    assert may(set_up.state, "gb", to("channel-squadron", "portsmouth")[0])
    at_sea = set_up.play("gb", *to("channel-squadron", "massachusetts-bay"))
    assert refused(at_sea.state, "gb", DONE).rule == "8.1"


def test_a29_warships_alone_enter_an_empty_enemy_port() -> None:
    set_up = position("atlantic: gb channel-squadron", "gb")
    moved = set_up.play("gb", *to("channel-squadron", "new-york"), DONE)
    assert moved.state.turn.attackers == {}
    ended = moved.play("am", DONE)
    assert ended.state.turn.held[at("new-york")] == "gb"


def test_a30_an_enemy_in_yorktown_closes_the_ports_behind_it() -> None:
    text = "atlantic: gb howe, gb channel-squadron; yorktown: am gates"
    set_up = position(text, "gb")
    assert refused(set_up.state, "gb", to("channel-squadron", "baltimore")[0]).rule == "11.3"
    empty = position("atlantic: gb channel-squadron", "gb")
    assert may(empty.state, "gb", to("channel-squadron", "baltimore")[0])


def test_8_4_a_sea_attack_needs_a_warship_and_lands_three_blocks() -> None:
    set_up = position(BY_SEA + "; new-york: am washington", "gb")
    assert refused(set_up.state, "gb", to("howe", "new-york")[0]).rule == "8.4"
    moved = set_up.play("gb", *to("channel-squadron", "new-york"))
    for block in ("howe", "guards", "rall"):
        moved = moved.play("gb", *to(block, "new-york"))
    assert refused(moved.state, "gb", to("5th-foot", "new-york")[0]).rule == "8.4"


def test_a56_no_land_attack_beside_a_sea_attack() -> None:
    text = BY_SEA + "; new-york: am washington; new-haven: gb 26th-foot"
    moved = position(text, "gb").play(
        "gb", *to("channel-squadron", "new-york"), *to("howe", "new-york")
    )
    assert refused(moved.state, "gb", to("26th-foot", "new-york")[0]).rule == "8.4"


def test_8_4_without_enemy_ships_the_attackers_are_ashore_at_once() -> None:
    text = "atlantic: gb howe, gb channel-squadron; new-york: am washington"
    moved = position(text, "gb").play(
        "gb", *to("channel-squadron", "new-york"), *to("howe", "new-york"), DONE
    )
    fought = moved.play("am", DONE)
    assert fought.asked() == ("gb", Ask.FIGHT)
    view = seen(fought.state, "gb").battle
    assert view is not None
    assert (view.letter, view.ready, view.afloat) == ("A", ("channel-squadron",), ())


FLEETS = "atlantic: gb howe 2, gb channel-squadron 1; new-york: am washington, am de-grasse 1"


def at_new_york() -> Played:
    """British land where a French fleet lies."""
    moved = position(FLEETS, "gb", french_war=True).play(
        "gb", *to("channel-squadron", "new-york"), *to("howe", "new-york"), DONE
    )
    return moved.play("am", DONE)


def test_8_2_fleets_fight_each_other_first_and_the_landing_waits() -> None:
    fought = at_new_york()
    view = seen(fought.state, "am").battle
    assert view is not None
    assert view.afloat == ("howe",)
    fired = fought.play("am", Fire("de-grasse"), dice=[6])
    sunk = fired.play("gb", Fire("channel-squadron"), dice=[2])
    assert sunk.where("de-grasse") == "prison"
    assert sunk.has(BlocksLanded)


def test_8_4_attackers_whose_ships_are_lost_go_back_with_a_step_less() -> None:
    fought = at_new_york()
    lost = fought.play("am", Fire("de-grasse"), dice=[1])
    assert lost.where("channel-squadron") == "prison"
    assert lost.one(LandingRepulsed).to == "ATL"
    assert (lost.where("howe"), lost.cv("howe")) == ("ATL", 1)


def test_a57_attackers_go_back_to_the_atlantic() -> None:
    assert at_new_york().play("am", Fire("de-grasse"), dice=[2]).where("howe") == "ATL"


def test_a58_the_last_ship_takes_along_who_is_afloat() -> None:
    fought = at_new_york().play("am", Fire("de-grasse"), dice=[6])
    gone = fought.play("gb", Leave("channel-squadron", (at("new-york"), "ATL")))
    assert (gone.where("howe"), gone.cv("howe")) == ("ATL", 2)
    assert gone.has(BattleEnded) or gone.asked()[1] == Ask.REGROUP


BOMBARDED = "boston: gb channel-squadron 2; springfield: am washington 1"


def test_8_3_and_a32_ships_take_nobodys_last_step() -> None:
    moved = position(BOMBARDED, "am").play("am", *to("washington", "boston"), DONE)
    fought = moved.play("gb", DONE)
    assert fought.asked() == ("gb", Ask.FIGHT)
    view = seen(fought.state, "gb").battle
    assert view is not None
    assert view.aimed == ()


def test_a32_hits_of_ships_on_the_last_step_are_lost() -> None:
    text = BOMBARDED.replace("washington 1", "washington 2")
    moved = position(text, "am").play("am", *to("washington", "boston"), DONE)
    fired = moved.play("gb", DONE).play("gb", Fire("channel-squadron"), dice=[1, 1])
    assert (fired.where("washington"), fired.cv("washington")) == (at("boston"), 1)


def test_9_1_two_blocks_in_a_port_of_the_west_indies_before_france_enters() -> None:
    text = "british-indies: gb royal-americans, gb leeward-islands-squadron; atlantic: gb howe"
    set_up = position(text, "gb")
    assert refused(set_up.state, "gb", to("howe", "british-indies")[0]).rule == "9.1"
    assert refused(set_up.state, "gb", to("howe", "french-indies")[0]).rule == "9.1"
    at_war = position(text, "gb", french_war=True)
    assert may(at_war.state, "gb", to("howe", "british-indies")[0])


def test_a37_french_blocks_stay_until_france_enters() -> None:
    text = "french-indies: am de-barras, am gatinais"
    assert refused(position(text, "am").state, "am", to("gatinais", "atlantic")[0]).rule == "9.1"
    at_war = position(text, "am", french_war=True)
    assert may(at_war.state, "am", to("gatinais", "atlantic")[0])


def test_a37_british_in_the_indies_stay_as_well_by_option() -> None:
    text = "british-indies: gb royal-americans"
    frozen = position(text, "gb", options={"west_indies": "frozen"})
    assert refused(frozen.state, "gb", to("royal-americans", "atlantic")[0]).rule == "9.1"


def rolled(year: int, dice: list[int], **options: str) -> list[FranceRolled]:
    """Roll for France as the Americans."""
    set_up = position("boston: gb howe", "gb", year=year, options=options)
    resolution = Resolution(set_up.state, Scripted(dice))
    roll_for_france(resolution)
    return [event for event in resolution.events if isinstance(event, FranceRolled)]


def test_9_0_france_enters_on_eight_or_more() -> None:
    assert [event.enters for event in rolled(1776, [4, 4])] == [True]
    assert [event.enters for event in rolled(1776, [4, 3])] == [False]


def test_11_2_nobody_rolls_for_france_in_1775() -> None:
    assert rolled(1775, []) == []


def test_9_0_by_option_the_roll_that_is_needed_falls_with_the_years() -> None:
    assert [e.enters for e in rolled(1776, [5, 5], french_entry="table")] == [False]
    assert [e.enters for e in rolled(1778, [2, 3], french_entry="table")] == [True]
    assert [e.enters for e in rolled(1779, [1, 1], french_entry="table")] == [True]


def test_a36_the_french_pool_joins_the_american_one_at_once() -> None:
    text = "french-pool: am rochambeau, am lauzun; french-indies: am gatinais"
    resolution = Resolution(position(text, "gb").state, Scripted([6, 6]))
    roll_for_france(resolution)
    blocks = resolution.state.blocks
    assert [blocks[b].at for b in ("rochambeau", "lauzun", "gatinais")] == ["pool", "pool", "FWI"]


FOUR_ASHORE = (
    "new-york: gb howe, gb guards, gb rall, gb 5th-foot, gb channel-squadron; "
    "kingston: am washington"
)


def defended() -> Played:
    """Americans attack a British army with a fleet in New York; nobody has hit anybody."""
    moved = position(FOUR_ASHORE, "am").play("am", *to("washington", "new-york"), DONE)
    return moved.play("gb", DONE)


def test_8_5_ground_blocks_leave_by_sea_with_a_warship_of_the_same_round() -> None:
    fought = defended()
    sailed = fought.play("gb", Leave("channel-squadron", (at("new-york"), "ATL")))
    left = sailed.play("gb", Leave("howe", (at("new-york"), "ATL")))
    assert left.where("howe") == "ATL"
    fired = fought.play("gb", Fire("channel-squadron"), dice=[6] * 4)
    assert (at("new-york"), "ATL") not in ways(fired, "gb")


def test_a59_three_blocks_leave_by_sea_in_a_round() -> None:
    gone = defended().play("gb", Leave("channel-squadron", (at("new-york"), "ATL")))
    for block in ("howe", "guards", "rall"):
        gone = gone.play("gb", Leave(block, (at("new-york"), "ATL")))
    assert (at("new-york"), "ATL") not in ways(gone, "gb")


LANDING = (
    "atlantic: gb howe, gb 17th-light-dragoons, gb channel-squadron; "
    "new-york: am washington, am morgan, am de-grasse 1"
)


def sunk() -> Played:
    """The last French ship is lost to the first shots of a landing."""
    moved = position(LANDING, "gb", french_war=True)
    for block in ("channel-squadron", "howe", "17th-light-dragoons"):
        moved = moved.play("gb", *to(block, "new-york"))
    fought = moved.play("gb", DONE).play("am", DONE).play("am", Fire("de-grasse"), dice=[6])
    return fought.play("gb", Fire("channel-squadron"), dice=[1, 6, 6, 6])


def test_a31_who_has_landed_acts_from_the_next_class_on() -> None:
    landed = sunk()
    view = seen(landed.state, "am").battle
    assert view is not None
    assert (view.round, view.letter, view.ready, view.afloat) == (1, "B", ("morgan",), ())


def test_a33_dragoons_act_in_class_c_in_their_first_round_ashore() -> None:
    fought = sunk().play("am", Fire("morgan"), dice=[6] * 3)
    fought = fought.play("am", Fire("washington"), dice=[6] * 4)
    view = seen(fought.state, "gb").battle
    assert view is not None
    assert (view.letter, view.ready) == ("C", ("17th-light-dragoons", "howe"))


def test_a33_also_where_they_landed_in_an_empty_port_and_are_attacked() -> None:
    text = "atlantic: gb 17th-light-dragoons, gb channel-squadron; new-haven: am washington"
    moved = position(text, "gb").play(
        "gb", *to("channel-squadron", "new-york"), *to("17th-light-dragoons", "new-york"), DONE
    )
    fought = moved.play("am", *to("washington", "new-york"), DONE)
    fought = fought.play("gb", Fire("channel-squadron"), dice=[6] * 4)
    view = seen(fought.state, "gb").battle
    assert view is not None
    assert (view.letter, view.ready) == ("C", ("17th-light-dragoons",))


def test_a53_ships_in_reserve_are_absent_in_round_1() -> None:
    text = "boston: gb howe; newport: am gates; new-haven: am de-grasse"
    moved = position(text, "gb", french_war=True).play("gb", *to("howe", "newport"), DONE)
    joined = moved.play("am", *to("de-grasse", "newport"), DONE)
    view = seen(joined.state, "gb").battle
    assert view is not None
    assert (view.letter, view.reserves) == ("C", {"am": 1})


def test_a54_while_fleets_fight_ground_blocks_hit_ground_blocks_alone() -> None:
    text = (
        "new-york: am washington 2, am de-grasse 4; kingston: gb howe; "
        "atlantic: gb channel-squadron"
    )
    moved = position(text, "gb", french_war=True).play(
        "gb", *to("channel-squadron", "new-york"), *to("howe", "new-york"), DONE
    )
    fought = moved.play("am", DONE).play("am", Fire("de-grasse"), dice=[6] * 4)
    fought = fought.play("gb", Fire("channel-squadron"), dice=[6] * 4)
    fired = fought.play("am", Fire("washington"), dice=[1, 6])
    assert (fired.cv("howe"), fired.cv("channel-squadron")) == (3, 4)
    hit = fired.play("gb", Fire("howe"), dice=[1, 6, 6])
    assert (hit.cv("washington"), hit.cv("de-grasse")) == (1, 4)


def test_5_7_ground_blocks_set_out_from_a_friendly_port_alone_ships_from_any() -> None:
    text = "newport: gb howe, gb channel-squadron, am gates"
    set_up = position(text, "gb", first="am")
    assert set_up.state.turn.held.get(at("newport")) != "gb"
    why = refused(set_up.state, "gb", to("howe", "atlantic")[0])
    assert (why.rule, why.message.key) == ("5.7", "liberty-port-not-friendly")
    sailed = set_up.play("gb", *to("channel-squadron", "atlantic"))
    assert sailed.where("channel-squadron") == "ATL"


BY_LAND = "kingston: gb 17th-light-dragoons; new-haven: am washington 1, am gates, am de-grasse"


def test_a50_a_ship_retreats_by_no_side_that_attackers_on_land_used() -> None:
    moved = position(BY_LAND, "gb", french_war=True).play(
        "gb", *to("17th-light-dragoons", "new-york", "new-haven"), DONE
    )
    fought = moved.play("am", DONE)
    assert fought.asked() == ("am", Ask.FIGHT)
    assert refused(fought.state, "am", Leave("de-grasse", COASTWISE[::-1])).rule == "7.4"
    assert COASTWISE[::-1] not in ways(fought, "am")
    assert {(at("new-haven"), at("newport")), (at("new-haven"), "ATL")} <= {*ways(fought, "am")}


COASTWISE = (at("new-york"), at("new-haven"))


def test_a50_an_attacking_ship_leaves_by_other_sides_than_it_came_by_too() -> None:
    text = "new-york: gb channel-squadron; new-haven: am washington 1; newport: gb rall"
    moved = position(text, "gb").play("gb", *to("channel-squadron", "new-haven"), DONE)
    fought = moved.play("am", DONE)
    fought = (
        fought.play("am", Fire("washington"), dice=[6]) if fought.asked()[0] == "am" else fought
    )
    assert (at("new-haven"), at("newport")) in ways(fought, "gb")
    assert COASTWISE[::-1] in ways(fought, "gb")


BEHIND_YORKTOWN = (
    "atlantic: gb howe 2, gb channel-squadron 1; baltimore: am de-grasse 2; petersburg: am gates"
)


def behind_yorktown() -> Played:
    """British have come to Baltimore, and Americans to Yorktown behind them."""
    moved = position(BEHIND_YORKTOWN, "gb", french_war=True)
    for block in ("channel-squadron", "howe"):
        moved = moved.play("gb", *to(block, "baltimore"))
    return moved.play("gb", DONE).play("am", *to("gates", "yorktown"), DONE)


def test_a58_who_is_beaten_off_goes_back_past_an_enemy_in_a_choke_point() -> None:
    lost = behind_yorktown().play("am", Fire("de-grasse"), dice=[1, 6])
    assert (lost.where("howe"), lost.cv("howe")) == ("ATL", 1)


def test_a30_and_a58_ships_that_fight_on_do_not_leave_past_it() -> None:
    fought = behind_yorktown().play("am", Fire("de-grasse"), dice=[6, 6])
    assert (at("baltimore"), "ATL") not in ways(fought, "gb")
