"""What the log tells of card plays and battles, and in which order."""

from typing import Any

from app.engine.memo import replaced
from app.engine.values import Draw, Line, Remark, Side
from app.games.madison.actions import BuildVessel, March, Pick, Repair, Take, UseCard
from app.games.madison.battle_state import Modifier
from app.games.madison.board import STANDARD
from app.games.madison.combat.events import Retreated
from app.games.madison.events import DepotsRemoved, LakeChanged, StepsLost
from app.games.madison.game import GAME
from app.games.madison.log import log_lines
from app.games.madison.log_battles import reckoned
from app.games.madison.operations.stages import PlayBegan
from app.games.madison.points import lead
from app.games.madison.position import STOCKS
from app.games.madison.sequence import FirstPlayerSet, TurnBegan
from app.games.madison.state import placed
from app.kit.cards import CardsDealt
from tests.games.dice import Scripted
from tests.games.madison.card_plays import event
from tests.games.madison.positions import DONE, SPARE, Played, fought, marched, position

LEWISTON = "lewiston: us us_13; queenston: gb gb_lincoln"


def told(played: Played, side: Side, action: Any) -> list[Line]:
    """Return what the log tells of an action."""
    decided = GAME.decide(played.state, side, action, Scripted(()))
    earlier = zip(decided.states, decided.events, strict=False)
    return [line for before, event in earlier for line in log_lines(before, event, "public")]


def remarks(lines: list[Line]) -> list[Remark]:
    """Return what came of what the log tells."""
    return [one for line in lines for one in line.remarks]


def test_8_31_a_card_is_played_before_whom_it_activates_is_told() -> None:
    chosen = position(LEWISTON, "us").play("us", UseCard("2", "units"), Take("us_13"))
    keys = [line.message.key for line in told(chosen, "us", DONE)]
    assert keys[:2] == ["madison-line-used-units", "madison-line-activates"]


def test_7_21_a_card_that_is_drawn_is_named_to_whom_it_is_dealt_and_to_nobody_else() -> None:
    state = position(LEWISTON, "us").state
    drawn = CardsDealt("us", ("10",), ("10", "11"), ())
    lines = {who: log_lines(state, drawn, who)[0].message for who in ("us", "gb", "public")}
    assert lines["us"].params["card"] == "@madison-card-10"
    assert lines["gb"] == lines["public"]
    assert lines["gb"].params == {"side": "@side-us", "count": 1}


def test_7_21_several_cards_are_named_to_whom_they_are_dealt_and_to_nobody_else() -> None:
    state = position(LEWISTON, "us").state
    drawn = CardsDealt("us", ("10", "11"), ("10", "11", "12"), ())
    lines = {who: log_lines(state, drawn, who) for who in ("us", "gb", "public", "everyone")}
    named = [one.message.params["card"] for one in remarks(list(lines.pop("us")))]
    assert named == ["@madison-card-10", "@madison-card-11"]
    for told in lines.values():
        assert len(told) == 1
        assert not told[0].remarks
        assert told[0].message.params == {"side": "@side-us", "count": 2}


def test_10_71_who_were_all_lost_on_their_way_are_not_told_to_retreat() -> None:
    state = position(LEWISTON, "us").state
    some, none = (
        Retreated("us", pieces, "lewiston", "buffalo", "combat") for pieces in (("us_13",), ())
    )
    assert len(log_lines(state, some, "public")) == 1
    assert log_lines(state, none, "public") == ()


def test_10_21_a_roll_is_told_as_it_is_reckoned() -> None:
    less, more = Modifier("2.23", "invasion", -2), Modifier("10.21", "odds", 1)
    assert reckoned((5, 4), (less, more)) == "5 + 4 \u2212 1 = 8"
    assert reckoned((5, 4), ()) == "5 + 4 = 9"
    assert reckoned((6,), (more,)) == "6 + 1 = 7"


def test_8_61_who_is_activated_attacks_without_being_taken_again() -> None:
    chosen = position(LEWISTON, "us").play("us", UseCard("2", "units"), Take("us_13"), DONE)
    assert fought(chosen.play("us", March("queenston")), [6, 6]).where("us_13") == "queenston"


def test_8_27_cards_51_and_67_tell_which_lake_they_close_and_for_how_long() -> None:
    begun = event("67", "gb", "york: gb gb_41", enemy_hand=(SPARE,))
    [line] = [
        one.message
        for one in told(begun, "gb", Pick("erie"))
        if one.message.key.startswith("madison-line-effect")
    ]
    assert line.key == "madison-line-effect-no-build"
    params = {"barred": "@side-us", "lake": "@madison-lake-erie", "plays": 2}
    assert params.items() <= line.params.items()


SHIPYARDS = "ft_malden: gb barclay, gb gb_41, gb v_queen_charlotte 1"


def test_15_1_what_is_built_and_repaired_is_told_after_the_card_that_pays_for_it() -> None:
    start = position(SHIPYARDS, "gb", turn="1813_SS", enemy_hand=(SPARE,))
    blocks = {**start.state.blocks, "v_detroit_gb": placed(STANDARD, "v_detroit_gb", STOCKS)}
    docked = Played(replaced(start.state, blocks=blocks), [])
    begun = docked.play("gb", UseCard("2", "build"))
    assert told(begun, "gb", BuildVessel("v_detroit_gb", "ft_malden")) == []
    begun = begun.play("gb", BuildVessel("v_detroit_gb", "ft_malden"))
    assert told(begun, "gb", Repair("v_queen_charlotte")) == []
    begun = begun.play("gb", Repair("v_queen_charlotte"))
    messages = [line.message for line in told(begun, "gb", DONE)]
    assert [one.key for one in messages[:3]] == [
        "madison-line-used-build",
        "madison-line-launched",
        "madison-line-repaired",
    ]
    launched = {"kind": "@madison-kind-brig", "at": "@madison-at-ft_malden"}
    assert launched.items() <= messages[1].params.items()
    assert messages[2].params["block"] == "@madison-block-v_queen_charlotte"


def test_7_33_the_log_says_why_a_side_plays_first() -> None:
    start = position("albany: us us_13; york: gb gb_41", "us", turn="1813_SS", hand=()).state
    draws = (Draw(0, 6, 3), Draw(1, 6, 1))
    ahead = {side: max(0, lead(start, side)) for side in ("us", "gb")}
    [rolled] = log_lines(start, FirstPlayerSet("us", (4, 2), draws), "public")
    assert rolled.dice == (4, 2)
    totals = {"us": 4 + ahead["us"], "gb": 2 + ahead["gb"]}
    assert totals.items() <= rolled.message.params.items()
    [without] = log_lines(start, FirstPlayerSet("us"), "public")
    assert without.message.key == "madison-line-first-ahead"
    _, again = log_lines(start, TurnBegan("1813_SF"), "public")
    assert (again.message.key, again.side) == ("madison-line-first-still", "us")


def test_7_32_the_log_says_who_is_passed_over_without_cards() -> None:
    state = position("albany: us us_13; york: gb gb_41", "us").state
    due = replaced(state, next_side="gb", play=None)
    [line] = log_lines(due, PlayBegan("us", (), ()), "public")
    assert (line.message.key, line.side) == ("madison-line-passed-over", "gb")
    assert line.message.params["by"] == "@side-us"
    assert not log_lines(replaced(due, next_side="us"), PlayBegan("us", (), ()), "public")


def test_4_14_a_space_that_is_taken_is_told_with_its_points_after_the_march() -> None:
    start = position("chippawa: gb gb_41; queenston: gb brock, gb gb_lincoln", "gb")
    moved = marched(start, "gb", "brock", ["gb_lincoln"], "lewiston", "ft_niagara")
    march, *_ = told(moved, "gb", DONE)
    [taken] = march.remarks
    assert march.message.key == "madison-line-moved"
    assert (taken.message.key, taken.rule) == ("madison-line-takes", "4.14")
    names = {"side": "@side-gb", "at": "@madison-at-ft_niagara", "points": 2}
    assert names.items() <= taken.message.params.items()


def test_4_14_a_space_from_which_all_go_is_told_to_be_given_up() -> None:
    start = position("lewiston: gb brock, gb gb_lincoln", "gb")
    moved = marched(start, "gb", "brock", ["gb_lincoln"], "queenston")
    [left] = [one.message for one in remarks(told(moved, "gb", DONE))]
    assert left.key == "madison-line-gives-up"
    assert (left.params["at"], left.params["points"]) == ("@madison-at-lewiston", 1)


def test_13_1_who_falls_out_of_supply_by_a_march_is_told() -> None:
    start = position("chippawa: us smyth, us us_1pa", "us")
    moved = marched(start, "us", "smyth", ["us_1pa"], "beaver_dams")
    came = [one.message for one in remarks(told(moved, "us", DONE))]
    [cut] = [one for one in came if one.key == "madison-line-cut-off"]
    assert cut.params == {"side": "@side-us", "at": "@madison-at-beaver_dams", "count": 1}


def test_9_1_who_comes_back_is_not_told_to_move_to_where_they_are() -> None:
    start = position("lewiston: us vanrensselaer, us us_13", "us")
    moved = marched(start, "us", "vanrensselaer", ["us_13"], "ft_niagara", "lewiston")
    [line] = [one.message for one in told(moved, "us", DONE) if "line-moved" in one.message.key]
    assert line.key == "madison-line-moved-back"
    assert line.params["by"] == "@madison-at-ft_niagara"


def test_what_the_last_loss_of_a_force_gives_up_is_told_of_it() -> None:
    """Who are all lost on their way back are not told to retreat (10.71)."""
    held = position("lewiston: us us_9; queenston: us us_13", "us")
    lost = log_lines(held.state, StepsLost(lost=("us_13",), why="10.71"), "public")
    assert [line.message.key for line in lost] == ["madison-line-lost"]
    assert [one.message.key for one in remarks(list(lost))] == ["madison-line-gives-up"]


def test_who_is_cut_off_by_the_loss_of_a_lake_is_told_of_it() -> None:
    text = "ft_mackinac: us us_mackinac; box_huron: us v_scorpion; detroit: us us_13"
    state = position(text, "us", lakes={"huron": "us", "erie": "us"}).state
    found = log_lines(state, LakeChanged("huron", "gb"), "public")
    assert [one.message.key for one in remarks(list(found))] == ["madison-line-cut-off"]


def test_who_is_cut_off_by_the_loss_of_a_depot_is_told_of_it() -> None:
    text = "ft_malden: gb gb_41; london: us us_13"
    state = position(text, "gb", lakes={"erie": "us"}, depots={"chatham": "gb"}).state
    found = log_lines(state, DepotsRemoved(("chatham",)), "public")
    assert [one.message.key for one in remarks(list(found))] == ["madison-line-cut-off"]
