"""Chapter 8.1: what an enemy in Yorktown or Dover stops, and what it does not (A30)."""

from app.games.liberty.actions import Fire
from app.games.liberty.state import Ask
from tests.games.liberty.positions import DONE, Played, at, position, to, ways


def attacked(text: str, place: str) -> Played:
    """Washington attacks a place; the British stay."""
    return position(text, "am").play("am", *to("washington", place), DONE).play("gb", DONE)


IN_THE_BAY = "baltimore: gb channel-squadron; alexandria: gb howe; lancaster: am washington 1"
TO_ALEXANDRIA = (at("baltimore"), at("st-mary's"), at("alexandria"))


def test_8_1_and_a30_ships_in_a_closed_bay_retreat_within_it_and_not_past_its_mouth() -> None:
    free = attacked(IN_THE_BAY, "baltimore")
    assert {*ways(free, "gb")} == {TO_ALEXANDRIA, (at("baltimore"), "ATL")}
    closed = attacked(IN_THE_BAY + "; yorktown: am gates", "baltimore")
    assert ways(closed, "gb") == [TO_ALEXANDRIA]


def test_7_5_and_a30_ships_in_a_closed_bay_regroup_within_it() -> None:
    text = IN_THE_BAY.replace("squadron", "squadron, gb jaegers").replace("ton 1", "ton 2")
    fought = attacked(text + "; yorktown: am gates", "baltimore")
    fought = fought.play("gb", Fire("channel-squadron"), dice=[1, 6, 6, 6])
    won = fought.play("gb", Fire("jaegers"), dice=[1, *[6] * (fought.cv("jaegers") - 1)])
    assert won.asked() == ("gb", Ask.REGROUP)
    assert TO_ALEXANDRIA in ways(won, "gb")
    assert (at("baltimore"), "ATL") not in ways(won, "gb")


def test_a30_a_ship_that_fights_in_yorktown_goes_into_the_bay_as_well_as_out_to_sea() -> None:
    text = (
        "yorktown: gb channel-squadron; baltimore: gb howe; norfolk: gb guards; "
        "richmond: am washington"
    )
    ends = {path[-1] for path in ways(attacked(text, "yorktown"), "gb")}
    assert ends == {at("baltimore"), at("norfolk"), "ATL"}


def test_a30_an_enemy_in_dover_keeps_a_ship_in_philadelphia() -> None:
    text = "philadelphia: gb channel-squadron; dover: am gates; lancaster: am washington"
    assert ways(attacked(text, "philadelphia"), "gb") == []
