"""Chapters 8.4 to 8.7: leaders, units, Campaigns."""

from app.games.madison.actions import Drop, March, NameLeader, Stand, Take, TurnTo, UseCard
from app.games.madison.state import Ask
from app.kit.turns import Done
from tests.games.madison.positions import (
    DONE,
    activated,
    led,
    marched,
    may,
    passed,
    position,
    refused,
)

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
    parted = named.play("us", Take("us_6"), March("utica"), TurnTo("us_9"), March("whitehall"))
    assert (parted.where("us_6"), parted.where("us_9")) == ("utica", "whitehall")
    assert refused(parted.state, "us", Take("us_13")).rule == "8.61"


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
