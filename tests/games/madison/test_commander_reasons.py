"""The Commander of Mr. Madison's War says for whom and for which space it makes a choice."""

from typing import Any

from app.engine.values import Choice, Message
from app.games.madison.actions import March, NameLeader, Take, UseCard
from app.games.madison.game import GAME
from tests.games.madison.positions import THREE, Played, led, position, seen

ATTACK = "sackets_harbour: us brown, us us_13, us us_6; york: gb gb_8; ogdensburg: gb gb_lincoln"
SHIPS = "erie: us v_lawrence, us v_niagara, us us_6; york: gb gb_8"


def reason(played: Played, action: Any) -> Message | None:
    """Return what the Commander says of an action of the American."""
    return GAME.because(seen(played.state, "us"), Choice(action, False))


def test_a_card_and_a_leader_are_for_a_space_that_can_be_taken() -> None:
    told = Message(
        "madison-because-led",
        {
            "leader": "@madison-block-brown",
            "from": "@madison-at-sackets_harbour",
            "deed": "attack",
            "at": "@madison-at-ogdensburg",
            "points": 2,
        },
    )
    start = position(ATTACK, "us")
    assert reason(start, UseCard(THREE, "leader")) == told
    assert reason(start.play("us", UseCard(THREE, "leader")), NameLeader("brown")) == told


def test_ships_that_go_alone_are_for_a_lake() -> None:
    start = position(SHIPS, "us", lakes={"erie": "gb"}, turn="1813_SF")
    found = reason(start, UseCard(THREE, "units"))
    assert found
    assert found.key == "madison-because-fleet"
    assert found.params == {
        "leader": "none",
        "from": "@madison-at-erie",
        "lake": "@madison-lake-erie",
    }
    named = start.play("us", UseCard(THREE, "units"))
    assert reason(named, Take("v_lawrence")) == found


def test_a_march_says_where_it_is_bound_beyond_its_next_space() -> None:
    text = "lewiston: us brown, us us_13, us us_6; buffalo: us us_9; york: gb gb_8"
    begun = led(position(text, "us"), "us", "brown").play("us", Take("us_13"), Take("us_6"))
    found = reason(begun, March("ft_niagara"))
    assert found
    assert (found.key, found.params["at"]) == ("madison-because-way", "@madison-at-ft_george")
    assert reason(begun, March("buffalo")) is None


def test_what_is_behind_no_march_is_left_to_the_page() -> None:
    assert reason(position("york: gb gb_8", "us"), UseCard(THREE, "build")) is None
    assert reason(position("york: gb gb_8", "us"), UseCard(THREE, "leader")) is None
