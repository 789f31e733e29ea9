"""Rules 12 and 18: setting up a battle, or fighting a skirmish instead."""

import pytest

from app.games.quebec1759.battle_actions import Deploy, Fire, Reinforce
from app.games.quebec1759.battle_setup import BattleBegan, ColumnsShown, DeploymentEnded, LinesDrawn
from app.kit.battle import TakeHit
from app.kit.blocks import army
from app.kit.turns import Done
from tests.games.quebec1759.battles import at, battle, columns, may, refused, set_up, shown

FIVE_AND_EIGHT = "gb infantry 4 4 4 4 4 from OR by river; fr infantry 3 3 3 3 3, fr militia 2 2 2"


@pytest.mark.parametrize(
    ("text", "held_by", "defender"),
    [
        ("gb infantry 4 4 4 from SI; fr infantry 3 3 3", "fr", "fr"),
        ("gb infantry 4 4 4; fr infantry 3 3 3 from SF", "gb", "gb"),
        ("gb infantry 4 4 4 from SI; fr infantry 3 3 3 from SF", "", "fr"),
        ("gb infantry 4 4 4 from SI; fr infantry 3 3 3 from SF", "gb", "gb"),
    ],
)
def test_11_1_who_held_the_zone_when_the_turn_began_defends_else_the_french(
    text: str, held_by: str, defender: str
):
    assert battle("AB", text, held_by=held_by, home="BE").one(BattleBegan).defender == defender


def test_12_1_the_defender_sets_up_first():
    began = battle("SC", FIVE_AND_EIGHT)
    assert began.asked() == ("fr", "deploy")
    assert began.one(LinesDrawn).skirmish is False


def test_12_1_any_number_in_a_column_but_one_at_least():
    began = battle("SC", FIVE_AND_EIGHT)
    first, second, third, *rest = army(began.state, "SC", "fr")
    left = began.play("fr", *(Deploy(b, "left") for b in rest))
    assert refused(left.state, "fr", Done()).rule == "12.1"
    one_more = left.play("fr", Deploy(first, "center"))
    two_more = one_more.play("fr", Deploy(second, "center"))
    assert refused(two_more.state, "fr", Deploy(third, "reserve")).rule == "12.1"
    assert not may(two_more.state, "fr", Deploy(third, "left"))
    assert two_more.play("fr", Deploy(third, "right"), Done()).has(DeploymentEnded)


def test_12_1_the_rest_stands_in_reserve():
    began = set_up(battle("SC", FIVE_AND_EIGHT), "fr", "infantry", "infantry", "infantry")
    assert len(shown(began.state, "fr").posts["fr"]["reserve"]) == 5


def test_12_1_nobody_but_the_owner_sees_who_stands_where():
    began = set_up(battle("SC", FIVE_AND_EIGHT), "fr", "infantry", "militia militia", "militia")
    for viewer in ("gb", "public"):
        posts = shown(began.state, viewer).posts["fr"]
        assert {post: len(line) for post, line in posts.items()} == {
            "left": 1,
            "center": 2,
            "right": 1,
            "reserve": 4,
        }
        assert not any(b.kind or b.id or b.cv for line in posts.values() for b in line)
    assert {b.kind for b in shown(began.state, "fr").posts["fr"]["center"]} == {"militia"}


def test_12_1_while_he_sets_up_others_see_only_that_his_blocks_are_there():
    began = battle("SC", FIVE_AND_EIGHT)
    assert {post: len(line) for post, line in shown(began.state, "gb").posts["fr"].items()} == {
        "field": 8
    }


def test_12_2_then_the_attacker_who_may_keep_a_reserve_too():
    began = set_up(battle("SC", FIVE_AND_EIGHT), "fr", "infantry", "infantry", "infantry")
    assert began.asked() == ("gb", "deploy")
    stood = set_up(began, "gb", "infantry infantry", "infantry", "infantry")
    assert len(shown(stood.state, "gb").posts["gb"]["reserve"]) == 1


def test_12_3_columns_are_shown_with_their_cv_and_reserves_are_not():
    stood = columns("SC", FIVE_AND_EIGHT, fr=("militia", "infantry", "infantry"))
    assert stood.has(ColumnsShown)
    for viewer in ("gb", "public"):
        posts = shown(stood.state, viewer).posts["fr"]
        assert [(b.kind, b.cv, b.id) for b in posts["left"]] == [("militia", 2, "")]
        assert [b.kind for b in posts["reserve"]] == [""] * 5
    assert [b.kind for b in shown(stood.state, "public").posts["gb"]["reserve"]] == ["", ""]


def test_12_4_units_stay_in_their_column():
    stood = columns("SC", FIVE_AND_EIGHT)
    moved = Reinforce(at(stood.state, "fr", "left"), "right")
    assert refused(stood.state, "fr", moved).rule == "12.4"


def test_12_1_example_eight_french_without_reserve_against_five_british_with_one():
    stood = columns(
        "SC",
        FIVE_AND_EIGHT,
        fr=("infantry infantry", "militia militia militia", "infantry infantry infantry"),
        gb=("infantry", "infantry", "infantry infantry"),
    )
    posts = shown(stood.state, "public").posts
    assert [len(posts["fr"][p]) for p in ("left", "center", "right", "reserve")] == [2, 3, 3, 0]
    assert [len(posts["gb"][p]) for p in ("left", "center", "right", "reserve")] == [1, 1, 2, 1]


@pytest.mark.parametrize(
    ("text", "dice"),
    [
        ("gb infantry 4 4 4 from CR; fr infantry 3 3 3", 0),
        ("gb infantry 4 4 from CR; fr infantry 3 3 3", 9),
        ("gb infantry 4 4 4 from CR; fr infantry 3 3", 6),
        ("gb infantry 4 4 4 from CR; fr infantry 3 3, fr indian 4", 10),
        ("gb infantry 4 4 4 from CR; fr infantry 3 3 3, fr indian 4", 0),
    ],
)
def test_a15_columns_need_three_on_both_sides_the_ottawa_not_counted(text: str, dice: int):
    began = battle("SF", text, home="BE", dice=[1] * dice)
    assert began.one(LinesDrawn).skirmish is bool(dice)


def test_18_in_a_skirmish_all_stand_in_one_line_turned_up():
    began = battle("SF", "gb infantry 4 4 4 4 from CR; fr infantry 3 2", home="BE", dice=[1] * 5)
    posts = shown(began.state, "public").posts
    assert list(posts["gb"]) == ["line"]
    assert [b.cv for b in posts["gb"]["line"]] == [4, 4, 4, 4]
    assert sorted(b.cv for b in posts["fr"]["line"]) == [2, 3]


def test_a15_losses_later_do_not_turn_a_battle_into_a_skirmish():
    stood = columns(
        "SF",
        "gb infantry 1 4 4, gb detachment 1 from CR; fr infantry 3 3 3",
        gb=("infantry/1 detachment", "infantry", "infantry"),
        home="BE",
    )
    fired = stood.play("fr", Fire(), dice=[6, *[1] * 8])
    lost = next(b for b in army(fired.state, "SF", "gb") if fired.state.blocks[b].cv == 1)
    fired = fired.play("gb", TakeHit(lost), Done())
    assert len(army(fired.state, "SF", "gb")) == 3
    lost_more = fired.play("gb", Fire(), dice=[1] * 9)
    assert lost_more.asked() == ("fr", "part")
    assert not lost_more.battle.skirmish
