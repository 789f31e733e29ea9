"""Chapters 8.4 to 8.7: leaders, units, Campaigns."""

from msgspec.structs import replace

from app.engine.memo import replaced
from app.games.madison.actions import (
    ActFirst,
    Drop,
    March,
    NameLeader,
    Stand,
    Take,
    TurnTo,
    UseCard,
    Withdraw,
)
from app.games.madison.explain import explain
from app.games.madison.game import GAME
from app.games.madison.operations.leading import is_junior, is_within_limit
from app.games.madison.play_state import Force
from app.games.madison.position import play_of
from app.games.madison.projection import project
from app.games.madison.state import Ask
from app.kit.turns import Done
from tests.games.madison.positions import (
    DONE,
    Played,
    activated,
    choices,
    led,
    marched,
    may,
    passed,
    position,
    refused,
)

TWO = "4"
"""A card of 1812 of value 2."""

CANADA = "york: gb brock, gb gb_41, gb gb_49; burlington: gb proctor, gb gb_8, gb gb_york"


def test_8_41_a_leader_moves_units_of_his_space() -> None:
    begun = led(position(CANADA, "gb"), "gb", "brock")
    assert may(begun.state, "gb", Take("gb_41"))
    assert refused(begun.state, "gb", Take("gb_8")).rule == "8.42"
    moved = begun.play("gb", Take("gb_41"), March("burlington"))
    assert (moved.where("brock"), moved.where("gb_41")) == ("burlington", "burlington")
    assert moved.where("gb_49") == "york"


def test_8_42_he_takes_up_and_leaves_units_on_his_way() -> None:
    moved = marched(position(CANADA, "gb"), "gb", "brock", ["gb_41"], "burlington")
    on = moved.play("gb", Drop("gb_41"), Take("gb_8"), March("stoney_creek"))
    assert on.where("gb_41") == "burlington"
    assert on.where("gb_8") == "stoney_creek"
    assert on.state.play is not None
    assert on.state.play.moved["gb_8"].spent == 1
    assert refused(on.state, "gb", Drop("brock")).rule == "8.42"


def test_8_42_each_unit_keeps_to_its_own_points() -> None:
    path = ("smiths_creek", "york", "nottawasaga")
    far = marched(position("kingston: gb brock, gb gb_41", "gb"), "gb", "brock", ["gb_41"], *path)
    assert refused(far.state, "gb", March("york")).rule == "9.2"
    alone = far.play("gb", Drop("gb_41"), March("york"))
    assert alone.where("brock") == "york"


def test_8_43_he_takes_along_leaders_with_fewer_stars_and_uses_their_limits() -> None:
    units = [f"gb_{n}" for n in (3, 5, 6, 8, 13, 16, 28, 39, 41, 49, 57)]
    text = "york: gb brock, gb proctor, gb drummond, " + ", ".join(f"gb {one}" for one in units)
    begun = led(position(text, "gb"), "gb", "brock").play("gb", *map(Take, units[:10]))
    assert refused(begun.state, "gb", Take(units[10])).rule == "3.33"
    assert refused(begun.state, "gb", Take("drummond")).rule == "8.43"
    more = begun.play("gb", Take("proctor"), Take(units[10]))
    assert refused(more.state, "gb", Drop("proctor")).rule == "3.33"


def test_8_44_with_tecumseh_go_all_indians_beyond_the_limit() -> None:
    units = ["gb_41", "gb_8", "gb_49", "gb_13", "gb_16"]
    indians = ["gb_shawnee", "gb_wyandot", "gb_potawatomi"]
    listed = ", ".join(f"gb {one}" for one in (*units, *indians))
    text = f"ft_malden: gb proctor, gb tecumseh, {listed}"
    begun = led(position(text, "gb"), "gb", "proctor").play("gb", *map(Take, units))
    assert refused(begun.state, "gb", Take("gb_wyandot")).rule == "3.33"
    joined = begun.play("gb", Take("tecumseh"), *map(Take, indians))
    assert may(joined.state, "gb", March("sandwich"))


def test_8_5_a_naval_leader_goes_by_water() -> None:
    text = "kingston: gb yeo, gb v_royal_george, gb gb_41"
    chosen = position(text, "gb").play("gb", UseCard("2", "leader"))
    assert may(chosen.state, "gb", NameLeader("yeo", water=True))
    assert refused(chosen.state, "gb", NameLeader("yeo")).rule == "8.5"


def test_8_61_a_card_activates_as_many_units_of_one_space_as_its_value() -> None:
    text = "albany: us us_6, us us_9, us us_11, us us_13; pittsburgh: us us_22"
    chosen = position(text, "us").play("us", UseCard("2", "units"), Take("us_6"))
    assert refused(chosen.state, "us", Take("us_22")).rule == "8.61"
    three = chosen.play("us", Take("us_9"), Take("us_11"))
    assert refused(three.state, "us", Take("us_13")).rule == "8.61"
    nobody = position(text, "us").play("us", UseCard("2", "units"))
    assert refused(nobody.state, "us", DONE).rule == "8.61"
    named = passed(three.play("us", DONE))
    alone = named.play("us", Drop("us_9"), Drop("us_11"), March("utica"))
    parted = alone.play("us", TurnTo("us_9"), March("whitehall"))
    assert (parted.where("us_6"), parted.where("us_9")) == ("utica", "whitehall")
    assert refused(parted.state, "us", Take("us_13")).rule == "8.61"


def test_8_61_units_that_are_activated_are_in_hand_at_once() -> None:
    text = "albany: us us_6, us us_9, us us_11"
    chosen = position(text, "us").play("us", UseCard("2", "units"), Take("us_6"), Take("us_9"))
    named = passed(chosen.play("us", DONE))
    assert play_of(named.state).group == ("us_6", "us_9")
    assert may(named.state, "us", March("utica"))
    assert asked(named) == "madison-ask-move"
    assert asked(named.play("us", Drop("us_6"), Drop("us_9"))) == "madison-ask-whom"


def asked(played: Played) -> str:
    """Return the question that the United States are asked."""
    offered = GAME.choices(played.state, "us")
    return offered.prompt.key if offered else ""


def test_a49_or_one_leader_quite_alone() -> None:
    text = "albany: us dearborn, us us_6"
    chosen = position(text, "us", hand=("7", "28", "28")).play("us", UseCard("28", "units"))
    alone = passed(chosen.play("us", NameLeader("dearborn", alone=True)))
    assert refused(alone.state, "us", Take("us_6")).rule == "8.61"
    assert alone.play("us", March("utica")).where("dearborn") == "utica"
    taken = chosen.play("us", Take("us_6"))
    assert refused(taken.state, "us", NameLeader("dearborn", alone=True)).rule == "8.61"


def test_8_62_units_attack_a_space_together() -> None:
    text = "lewiston: us us_13, us us_6, us us_11; queenston: gb gb_41; ft_george: gb gb_8"
    begun = activated(position(text, "us"), "us", "us_13", "us_6", "us_11")
    entered = begun.play("us", Take("us_13"), March("queenston"))
    assert entered.asked()[0] == "gb"
    stood = entered.play("gb", Stand())
    assert stood.asked() == ("us", Ask.MOVE)
    joined = stood.play("us", TurnTo("us_6"), March("queenston"))
    assert joined.state.play is not None
    assert joined.state.play.fights == ("queenston",)
    assert joined.asked() == ("us", Ask.MOVE)


def test_8_7_a_campaign_activates_two_leaders_or_a_leader_and_a_unit_elsewhere() -> None:
    text = CANADA + "; kingston: gb gb_104, gb gb_1rs"
    chosen = position(text, "gb").play("gb", UseCard("2", "campaign"))
    assert refused(chosen.state, "gb", Done()).rule == "8.7"
    one = chosen.play("gb", NameLeader("brock"))
    assert refused(one.state, "gb", Take("gb_41")).rule == "8.7"
    assert may(one.state, "gb", Take("gb_104"))
    two = one.play("gb", NameLeader("proctor"))
    assert two.state.play is not None
    assert [force.leader for force in two.state.play.forces] == ["brock", "proctor"]
    assert refused(two.state, "gb", Take("gb_104")).rule == "8.7"
    with_unit = one.play("gb", Take("gb_104"))
    assert refused(with_unit.state, "gb", NameLeader("proctor")).rule == "8.7"
    assert refused(with_unit.state, "gb", Take("gb_1rs")).rule == "8.61"


def test_8_7_the_unit_is_of_another_space_whichever_is_named_first() -> None:
    chosen = position(CANADA, "gb").play("gb", UseCard("2", "campaign"), Take("gb_41"))
    assert refused(chosen.state, "gb", NameLeader("brock")).rule == "8.7"
    assert may(chosen.state, "gb", NameLeader("proctor"))


def test_8_71_no_other_card_activates_two_leaders() -> None:
    chosen = position(CANADA, "gb").play("gb", UseCard("2", "leader"))
    one = chosen.play("gb", NameLeader("brock"))
    assert refused(one.state, "gb", NameLeader("proctor")) is not None
    assert one.state.play is not None
    assert [force.leader for force in one.state.play.forces] == ["brock"]


def test_8_72_the_first_force_finishes_before_the_second_and_nobody_acts_twice() -> None:
    chosen = position(CANADA, "gb").play(
        "gb", UseCard("2", "campaign"), NameLeader("brock"), NameLeader("proctor"), DONE
    )
    first = passed(chosen)
    assert first.state.play is not None
    assert first.state.play.group == ("brock",)
    moved = first.play("gb", Take("gb_41"), March("burlington"), DONE)
    assert moved.state.play is not None
    assert moved.state.play.group == ("proctor",)
    assert refused(moved.state, "gb", Take("gb_41")).rule == "8.72"
    assert may(moved.state, "gb", Take("gb_8"))


def test_3_31_a_leader_beyond_the_card_is_refused_with_his_command_value() -> None:
    text = "lewiston: us vanrensselaer, us us_13; detroit: us harrison"
    for use, reason in (("leader", "madison-command-too-high"), ("units", None)):
        begun = position(text, "us", hand=(TWO, "28")).play("us", UseCard(TWO, use))
        why = explain(project(begun.state, "us"), "block:vanrensselaer", "")
        assert (why and why.message.key) == reason


def test_8_61_an_enemy_counter_is_refused_as_the_enemys_whoever_is_to_act() -> None:
    text = "lewiston: us vanrensselaer, us us_13; york: gb brock, gb gb_41"
    begun = position(text, "us", hand=(TWO, "28"))
    asked = begun.play("us", UseCard(TWO, "units"))
    for stage in (asked, passed(asked.play("us", Take("us_13"), DONE))):
        for piece in ("gb_41", "brock"):
            why = explain(project(stage.state, "us"), f"block:{piece}", "")
            assert (why and why.message.key) == "madison-enemys-counter"


def test_8_31_a_place_pressed_before_anybody_is_activated_says_what_comes_first() -> None:
    text = "lewiston: us vanrensselaer, us us_13; york: gb brock, gb gb_41"
    naming = position(text, "us", hand=(TWO, "28")).play("us", UseCard(TWO, "units"))
    named = naming.play("us", Take("us_13"))
    for stage, to, key in (
        (naming, "batavia", "madison-whom-first"),
        (naming, "york", "madison-theirs"),
        (named, "batavia", "madison-activate-first"),
        (named, "york", "madison-activate-first"),
    ):
        why = explain(project(stage.state, "us"), "", f"space:{to}")
        assert (why and why.message.key) == key


def test_8_72_the_two_act_in_any_order_which_is_chosen_after_the_enemy_has_reacted() -> None:
    chosen = position(CANADA, "gb").play(
        "gb", UseCard("2", "campaign"), NameLeader("brock"), NameLeader("proctor"), DONE
    )
    first = passed(chosen)
    other = first.play("gb", Take("gb_41"), ActFirst())
    assert other.state.play is not None
    assert other.state.play.group == ("proctor",)
    assert refused(other.state, "gb", ActFirst()).rule == "8.72"
    moved = other.play("gb", Take("gb_8"), March("stoney_creek"))
    assert refused(moved.state, "gb", ActFirst()).rule == "8.72"
    second = moved.play("gb", DONE)
    assert second.state.play is not None
    assert second.state.play.group == ("brock",)
    assert refused(second.state, "gb", ActFirst()).rule == "8.72"
    assert second.play("gb", Take("gb_41"), March("burlington")).where("gb_41") == "burlington"


def test_8_72_who_acts_alone_has_nobody_to_let_go_first() -> None:
    one = led(position(CANADA, "gb"), "gb", "brock")
    assert refused(one.state, "gb", ActFirst()).rule == "8.72"
    chosen = position(CANADA, "gb", turn="1813_SS", hand=("35", "54"), enemy_hand=("38", "48"))
    named = chosen.play(
        "gb", UseCard("35", "campaign"), NameLeader("brock"), NameLeader("proctor"), DONE
    )
    forces = play_of(named.state).forces
    stopped = replaced(
        named.state,
        play=replace(play_of(named.state), forces=(forces[0], replace(forces[1], cancelled=True))),
    )
    alone = passed(Played(stopped, []))
    assert refused(alone.state, "gb", ActFirst()).rule == "8.72"


def test_8_41_only_a_leader_of_ones_own_on_the_map_is_named() -> None:
    text = CANADA + "; albany: us dearborn; kingston: gb yeo, gb v_royal_george"
    chosen = position(text, "gb").play("gb", UseCard("2", "leader"))
    for piece in ("dearborn", "gb_41", "drummond", "nobody"):
        assert refused(chosen.state, "gb", NameLeader(piece)).rule == "8.41"
    units = position(text, "gb").play("gb", UseCard("2", "units"))
    assert refused(units.state, "gb", NameLeader("brock")).rule == "8.41"
    assert refused(units.state, "gb", NameLeader("yeo", alone=True)).rule == "8.61"


def test_11_21_who_was_withdrawn_is_not_activated_nor_taken_along() -> None:
    text = "box_ontario: gb yeo, gb v_royal_george; kingston: gb vincent, gb gb_8"
    away = position(text, "gb").play("gb", Withdraw("v_royal_george", "kingston"))
    chosen = away.play("gb", UseCard("2", "leader"))
    assert refused(chosen.state, "gb", NameLeader("yeo", water=True)).rule == "11.21"
    assert refused(chosen.state, "gb", NameLeader("vincent", water=True)).rule == "11.21"
    other = position(f"{text}, gb v_earl_of_moira", "gb")
    away = other.play("gb", Withdraw("v_royal_george", "kingston"), UseCard("2", "leader"))
    begun = passed(away.play("gb", NameLeader("vincent", water=True)))
    assert refused(begun.state, "gb", Take("v_royal_george")).rule == "11.21"


def test_8_61_only_units_of_ones_own_on_the_map_are_activated_each_once() -> None:
    text = CANADA + "; albany: us us_6"
    chosen = position(text, "gb").play("gb", UseCard("2", "units"))
    for piece in ("us_6", "gb_104", "brock", "nobody"):
        assert refused(chosen.state, "gb", Take(piece)).rule == "8.61"
    taken = chosen.play("gb", Take("gb_41"))
    assert refused(taken.state, "gb", Take("gb_41")).rule == "8.61"
    led_by = position(text, "gb").play("gb", UseCard("2", "leader"))
    assert refused(led_by.state, "gb", Take("gb_41")).rule == "8.61"


def test_8_61_a_unit_that_is_not_activated_stays_though_it_stands_with_the_others() -> None:
    begun = activated(position("albany: us us_6, us us_9", "us"), "us", "us_6")
    assert refused(begun.state, "us", Take("us_9")).rule == "8.61"


def test_8_41_neither_an_enemy_nor_who_is_in_hand_is_taken_up() -> None:
    begun = led(position(CANADA + "; albany: us us_6", "gb"), "gb", "brock")
    for piece in ("us_6", "brock", "nobody"):
        assert refused(begun.state, "gb", Take(piece)).rule == "8.41"


def test_a41_a_side_without_units_activates_nobody() -> None:
    alone = position("york: gb brock; albany: us us_6", "gb").play("gb", UseCard("2", "units"))
    assert may(alone.state, "gb", DONE)
    units = position(CANADA, "gb").play("gb", UseCard("2", "units"))
    assert refused(units.state, "gb", DONE).rule == "8.61"


def test_8_7_a_leader_is_not_named_twice() -> None:
    chosen = position(CANADA, "gb").play("gb", UseCard("2", "campaign"), NameLeader("brock"))
    assert refused(chosen.state, "gb", NameLeader("brock")).rule == "8.7"


def test_3_33_a_card_may_set_another_limit() -> None:
    units = [f"gb_{n}" for n in (3, 5, 6, 8, 13, 16)]
    text = "york: gb brock, " + ", ".join(f"gb {one}" for one in units)
    state = position(text, "gb").state
    force = Force("leader", "york", "brock", limit=5)
    assert is_within_limit(state, force, ["brock", *units[:5]])
    assert not is_within_limit(state, force, ["brock", *units])


def test_3_51_tecumseh_takes_no_other_leader_along() -> None:
    state = position("york: gb proctor, gb tecumseh", "gb").state
    assert is_junior(state, "tecumseh", "proctor")
    assert not is_junior(state, "proctor", "tecumseh")


def test_8_31_to_choose_an_event_or_to_hold_commits_and_to_choose_a_force_does_not() -> None:
    text = "buffalo: us scott, us us_13; ft_erie: gb gb_41; ft_malden: gb v_caledonia_gb"
    offered = choices(position(text, "us", hand=("15", "28")).state, "us")
    finals = {one.action.use: one.final for one in offered if isinstance(one.action, UseCard)}
    assert finals["event"]
    assert finals["hold"]
    assert not finals["leader"]
    assert not finals["units"]


def test_8_7_the_unit_of_a_campaign_is_of_another_space_whoever_is_named_first() -> None:
    chosen = position(CANADA, "gb").play("gb", UseCard("2", "campaign"))
    space = chosen.where("brock")
    own = next(one for one in ("gb_41", "gb_8") if chosen.where(one) == space)
    leader_first = chosen.play("gb", NameLeader("brock"))
    assert refused(leader_first.state, "gb", Take(own)).rule == "8.7"
    unit_first = chosen.play("gb", Take(own))
    assert refused(unit_first.state, "gb", NameLeader("brock")).rule == "8.7"
