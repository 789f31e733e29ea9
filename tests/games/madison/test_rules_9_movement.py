"""Chapter 9: marches, entering where enemies are, retreats before combat."""

from msgspec.structs import replace

from app.games.madison.actions import Evade, March, Retreat, Stand, Take
from app.games.madison.combat.events import Retreated
from app.games.madison.combat.odds import overwhelms
from app.games.madison.effects.in_force import BAR
from app.games.madison.events import PiecesMoved
from app.games.madison.operations.limits import reach, refuse_barred, refuse_step
from app.games.madison.operations.stages import DefendersStood, EntryEnded
from app.games.madison.play_state import Effect, Force, PathTaken
from app.games.madison.position import play_of
from app.games.madison.state import Ask
from tests.games.madison.positions import (
    DONE,
    Played,
    activated,
    choices,
    led,
    marched,
    may,
    position,
    refused,
    seen,
)

NIAGARA = "lewiston: us scott, us us_13, us us_6; queenston: gb gb_york; ft_george: gb gb_41"


def entered(text: str = NIAGARA) -> Played:
    """Enter Queenston."""
    return marched(position(text, "us"), "us", "scott", ["us_13", "us_6"], "queenston")


def evasions(played: Played) -> set[str]:
    """Return where the defenders may retreat before combat."""
    offered = choices(played.state, played.asked()[0])
    return {choice.action.to for choice in offered if isinstance(choice.action, Evade)}


def test_9_1_units_move_from_space_to_space() -> None:
    begun = activated(position("york: gb gb_41", "gb"), "gb", "gb_41").play("gb", Take("gb_41"))
    assert may(begun.state, "gb", March("burlington"))
    assert refused(begun.state, "gb", March("stoney_creek")).rule == "9.1"
    empty = begun.play("gb", March("burlington"), March("stoney_creek"), DONE)
    assert empty.where("gb_41") == "stoney_creek"


def test_9_2_the_way_says_what_a_space_costs() -> None:
    begun = activated(position("cornwall: gb gb_41", "gb"), "gb", "gb_41")
    moved = begun.play("gb", Take("gb_41"), March("prescott"), March("ogdensburg"))
    assert moved.state.play is not None
    assert moved.state.play.moved["gb_41"].spent == 1 + 3
    assert refused(moved.state, "gb", March("prescott")).rule == "9.2"
    assert may(moved.state, "gb", March("french_mills"))


def test_9_3_who_enters_where_land_units_stand_stops_there() -> None:
    stood = entered().play("gb", Stand(), dice=[4, 4])
    assert stood.one(PiecesMoved).stops
    assert stood.one(EntryEnded).fights


def test_9_41_the_defenders_may_retreat_before_combat_all_or_none() -> None:
    text = NIAGARA.replace("gb gb_york", "gb gb_york, gb gb_lincoln, gb vincent")
    begun = entered(text)
    assert begun.asked() == ("gb", Ask.EVADE)
    away = begun.play("gb", Evade("ft_george"))
    assert {away.where(one) for one in ("gb_york", "gb_lincoln", "vincent")} == {"ft_george"}
    assert begun.play("gb", Stand(), dice=[4, 4]).has(DefendersStood)


def test_9_42_to_a_space_that_they_control_they_retreat_without_loss() -> None:
    away = entered().play("gb", Evade("ft_george"))
    assert away.cv("gb_york") == 2
    assert away.where("us_13") == "queenston"


def test_9_43_to_an_enemy_space_all_flip_and_reduced_ones_live_in_supply() -> None:
    text = (
        "buffalo: us scott, us us_13, us us_6; lewiston: gb gb_41, gb gb_49 1; "
        "queenston: us us_11; ft_niagara: us us_9"
    )
    path = ("ft_schlosser", "lewiston")
    begun = marched(position(text, "us"), "us", "scott", ["us_13", "us_6"], *path)
    assert evasions(begun) == {"batavia"}
    away = begun.play("gb", Evade("batavia"))
    # Out of supply, since Queenston is American: the reduced one is lost.
    assert (away.cv("gb_41"), away.where("gb_49")) == (1, "gone")
    fed = text.replace("queenston: us us_11", "albany: us us_11")
    begun = marched(position(fed, "us"), "us", "scott", ["us_13", "us_6"], *path)
    assert evasions(begun) == {"queenston"}


def test_9_44_who_made_them_retreat_may_go_on() -> None:
    away = entered().play("gb", Evade("ft_george"))
    assert away.asked() == ("us", Ask.MOVE)
    assert away.state.play is not None
    assert away.state.play.moved["us_13"].spent == 3
    on = away.play("us", March("chippawa"))
    assert on.where("us_13") == "chippawa"


def test_9_45_so_there_may_be_several_in_a_row() -> None:
    away = entered().play("gb", Evade("chippawa"))
    again = away.play("us", March("chippawa"))
    assert again.asked() == ("gb", Ask.EVADE)
    assert may(again.state, "gb", Evade("ft_erie"))


def test_9_46_they_take_the_way_with_the_fewest_losses() -> None:
    begun = entered()
    assert evasions(begun) == {"ft_george", "chippawa", "beaver_dams"}
    assert refused(begun.state, "gb", Evade("lewiston")).rule == "9.46"


def test_9_47_indians_never_retreat_by_water() -> None:
    text = (
        "detroit: us harrison, us us_17, us us_19, us us_24; sandwich: gb gb_wyandot, "
        "gb v_hunter; ft_malden: us us_26; chatham: us us_27; port_dover: gb gb_41"
    )
    begun = led(position(text, "us"), "us", "harrison")
    fought = begun.play("us", Take("us_17"), Take("us_19"), March("sandwich"), dice=[1, 1])
    assert fought.has(DefendersStood)
    carried = text.replace("gb_wyandot", "gb_essex")
    by_water = marched(position(carried, "us"), "us", "harrison", ["us_17"], "sandwich")
    assert "port_dover" in evasions(by_water)


def test_9_51_at_nine_to_one_the_retreat_is_forced() -> None:
    text = (
        "lewiston: us brown, us us_13, us us_6, us us_11, us us_9, us us_21; queenston: gb gb_100"
    )
    units = ["us_13", "us_6", "us_11", "us_9", "us_21"]
    state = position(text, "us").state
    assert overwhelms(state, units, "queenston", "gb")
    assert not overwhelms(state, units[:4], "queenston", "gb")
    forced = marched(position(text, "us"), "us", "brown", units, "queenston")
    assert forced.asked() == ("gb", Ask.RETREAT)


def test_a6_nine_to_one_counts_the_fort() -> None:
    units = ["us_13", "us_6", "us_11", "us_9", "us_21"]
    text = "buffalo: us brown, " + ", ".join(f"us {one}" for one in units)
    state = position(text + "; ft_erie: gb gb_100", "us").state
    assert not overwhelms(state, units, "ft_erie", "gb")


def test_9_52_and_movement_goes_on() -> None:
    units = ["us_13", "us_6", "us_11", "us_9", "us_21"]
    listed = ", ".join(f"us {one}" for one in units)
    text = f"lewiston: us brown, {listed}; queenston: gb gb_100; ft_george: gb gb_41"
    forced = marched(position(text, "us"), "us", "brown", units, "queenston")
    went = forced.play("gb", Retreat("ft_george"))
    assert went.one(Retreated).why == "forced"
    assert went.asked() == ("us", Ask.MOVE)
    assert went.where("brown") == "queenston"


def test_9_53_a_leader_alone_retreats() -> None:
    text = "lewiston: us scott, us us_13; queenston: gb vincent; ft_george: gb gb_41"
    begun = marched(position(text, "us"), "us", "scott", ["us_13"], "queenston")
    assert begun.state.retreats[-1].why == "lone"
    assert begun.asked() == ("gb", Ask.RETREAT)


def test_9_53_a_leader_alone_does_not_retreat_to_where_the_enemy_came_from() -> None:
    text = "oxford: us scott, us us_13; london: gb vincent; york: gb gb_41"
    begun = marched(position(text, "us"), "us", "scott", ["us_13"], "london")
    assert begun.state.retreats[-1].barred == ("oxford",)
    assert refused(begun.state, "gb", Retreat("oxford")).rule == "10.71"


def test_9_61_vessels_alone_leave_at_once_and_stop_nobody() -> None:
    text = "ft_niagara: us scott, us us_13; ft_george: gb v_royal_george; york: gb gb_41"
    begun = marched(position(text, "us"), "us", "scott", ["us_13"], "ft_george")
    assert begun.where("us_13") == "ft_george"
    assert begun.asked() == ("gb", Ask.HARBOUR)
    assert begun.state.harbours[0].pieces == ("v_royal_george",)
    assert begun.state.play is not None
    assert not begun.state.play.moved["us_13"].stopped


def test_a32_they_leave_whether_the_units_stop_or_not() -> None:
    text = "ft_niagara: us us_1pa; ft_george: gb v_royal_george; york: gb gb_41"
    begun = activated(position(text, "us"), "us", "us_1pa")
    entered_ = begun.play("us", Take("us_1pa"), March("ft_george"))
    assert entered_.one(EntryEnded).fights is False


def test_a35_reduced_units_alone_attack_nobody() -> None:
    text = "lewiston: us scott, us us_13 1; queenston: gb gb_100; ft_schlosser: us us_6"
    begun = led(position(text, "us"), "us", "scott").play("us", Take("us_13"))
    assert refused(begun.state, "us", March("queenston")).rule == "10.23"
    alone = text.replace("gb gb_100", "gb vincent")
    free = led(position(alone, "us"), "us", "scott").play("us", Take("us_13"))
    assert may(free.state, "us", March("queenston"))


def test_9_1_a_card_may_give_other_points_to_a_leader_and_to_his_units() -> None:
    state = position("york: gb brock, gb gb_41, gb gb_19ld", "gb").state
    pieces = ("brock", "gb_41", "gb_19ld")
    usual = Force("leader", "york", "brock")
    assert [reach(state, usual, piece) for piece in pieces] == [10, 6, 10]
    quick = Force("leader", "york", "brock", mp=14, unit_mp=9)
    assert [reach(state, quick, piece) for piece in pieces] == [14, 9, 9]
    faster = Force("leader", "york", "brock", mp=12)
    assert [reach(state, faster, piece) for piece in pieces] == [12, 6, 10]
    slow = Force("leader", "york", "brock", mp=5)
    assert [reach(state, slow, piece) for piece in pieces] == [5, 5, 5]


def test_9_3_who_has_stopped_takes_no_step() -> None:
    begun = activated(position("york: gb gb_41", "gb"), "gb", "gb_41").play("gb", Take("gb_41"))
    play = play_of(begun.state)
    stopped = replace(play, moved={"gb_41": PathTaken(("york",), stopped=True)})
    link, view = begun.state.board.near["york"]["burlington"], seen(begun.state, "gb")
    assert refuse_step(view, play, "gb_41", "burlington", link) is None
    refusal = refuse_step(view, stopped, "gb_41", "burlington", link)
    assert refusal
    assert refusal.rule == "9.3"


def test_3_63_the_lc_militia_goes_two_spaces_from_montreal_and_no_further() -> None:
    begun = activated(position("coteau_du_lac: gb gb_lc", "gb"), "gb", "gb_lc")
    moved = begun.play("gb", Take("gb_lc"), March("cornwall"))
    assert refused(moved.state, "gb", March("prescott")).rule == "3.63"


def test_8_31_a_card_keeps_units_of_a_type_alone_out_of_enemy_territory() -> None:
    begun = led(position("lewiston: us hull, us us_13, us us_18ny", "us"), "us", "hull")
    play = replace(play_of(begun.state), effects=(Effect(BAR, "us", ("militia",)),))
    view = seen(begun.state, "us")
    refusal = refuse_barred(view, play, "us_18ny", "queenston")
    assert refusal
    assert refusal.rule == "8.31"
    assert refuse_barred(view, play, "us_13", "queenston") is None
    assert refuse_barred(view, play, "us_18ny", "batavia") is None
    other = replace(play, effects=(Effect("pin", "us", ("militia",)),))
    assert refuse_barred(view, other, "us_18ny", "queenston") is None


def test_3_61_canoes_cross_huron_alone_and_not_where_the_enemy_controls_it() -> None:
    text = "ft_st_joseph: gb gb_nwc; york: gb gb_41"
    begun = activated(position(text, "gb"), "gb", "gb_nwc").play("gb", Take("gb_nwc"))
    assert may(begun.state, "gb", March("nottawasaga"))
    barred = activated(position(text, "gb", lakes={"huron": "us"}), "gb", "gb_nwc")
    assert barred.asked()[1] != Ask.MOVE
    inland = activated(position("york: gb gb_nwc", "gb"), "gb", "gb_nwc").play("gb", Take("gb_nwc"))
    assert refused(inland.state, "gb", March("ft_st_joseph")).rule == "9.1"
