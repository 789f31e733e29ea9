"""The Commander of Mr. Madison's War: it has a plan, and beats chance."""

from random import Random

import pytest
from msgspec.structs import replace

from app.engine.chance import KeyedChance
from app.engine.machines import random_machine
from app.engine.values import Side
from app.games.madison.actions import March, Sail, Take, UseCard
from app.games.madison.board import GHENT
from app.games.madison.commander import command
from app.games.madison.game import GAME
from app.games.madison.points import lead
from tests.games.madison.positions import Played, led, position, seen
from tests.games.madison.waters import BOX, fleet


def chosen(played: Played, side: Side) -> object:
    """Return what the Commander does."""
    offered = GAME.choices(played.state, side)
    assert offered is not None
    return command(seen(played.state, side), offered, Random(1)).action


def test_it_attacks_where_it_is_strong_enough_and_not_where_it_is_weak() -> None:
    strong = "lewiston: us brown, us us_13, us us_6, us us_11; queenston: gb gb_100; york: gb gb_8"
    begun = led(position(strong, "us"), "us", "brown")
    while not isinstance(action := chosen(begun, "us"), March):
        begun = begun.play("us", action)
    assert action == March("queenston")
    weak = strong.replace("gb gb_100", "gb gb_49, gb gb_103")
    begun = led(position(weak, "us"), "us", "brown")
    while (action := chosen(begun, "us")) and type(action).__name__ == "Take":
        begun = begun.play("us", action)
    assert action != March("queenston")


def test_it_puts_a_fleet_on_a_lake_that_it_can_win() -> None:
    text = f"oswego: us chauncey, us v_madison, us v_jones; {BOX}: gb v_gloucester; york: gb gb_41"
    begun = fleet(position(text, "us", turn="1814_SS"), "us", "chauncey", "v_madison", "v_jones")
    assert chosen(begun, "us") == Sail(BOX)


def test_it_leaves_a_garrison_in_quebec_as_long_as_that_decides_the_war() -> None:
    text = "quebec: gb prevost, gb gb_8, gb gb_13, gb gb_89; montreal: gb gb_41; albany: us us_6"
    begun = led(position(text, "gb", turn="1813_SS"), "gb", "prevost")
    while isinstance(action := chosen(begun, "gb"), Take):
        begun = begun.play("gb", action)
    assert begun.state.play is not None
    staying = {"gb_8", "gb_13", "gb_89"} - {*begun.state.play.group}
    assert sum(begun.state.board.roster[unit].strength for unit in staying) >= 10


def test_it_makes_peace_only_when_that_wins() -> None:
    text = "york: gb brock, gb gb_41; albany: us dearborn, us us_13"
    peace = UseCard(GHENT, "event")
    for points, wanted in (({"us": 3}, True), ({"us": 1}, False), ({"gb": 3}, False)):
        hand = (GHENT, "71")
        start = position(text, "us", hand=hand, turn="1814_SF", card_points=points)
        offered = GAME.choices(start.state, "us")
        assert offered is not None
        rng = Random(1)
        view = seen(start.state, "us")
        played = [command(view, offered, rng).action for _ in range(40)]
        assert (peace in played) == wanted


def test_vessels_without_a_leader_take_an_empty_lake() -> None:
    text = "isle_aux_noix: gb v_finch, gb v_chubb; york: gb gb_41; albany: us us_13"
    start = position(text, "gb", hand=("52",), turn="1813_SS")
    begun = start.play("gb", UseCard("52", "units"))
    assert chosen(begun, "gb") in (Take("v_finch"), Take("v_chubb"))


def test_any_card_may_be_played_while_others_are_in_hand() -> None:
    """Were it always the best, each card would tell what is not in the hand."""
    start = position(
        "york: gb brock, gb gb_41, gb gb_49 1; albany: us us_13", "gb", hand=("2", "7", "28")
    )
    offered = GAME.choices(start.state, "gb")
    assert offered is not None
    rng, played = Random(1), set()
    for _ in range(300):
        action = command(seen(start.state, "gb"), offered, rng).action
        assert isinstance(action, UseCard)
        played.add(action.card)
    assert played == {"2", "7", "28"}


@pytest.mark.parametrize(("scenario", "side"), [("1814", "us"), ("1813", "gb")])
def test_it_beats_chance(scenario: str, side: Side) -> None:
    rng, chance = Random(5), KeyedChance(bytes(32), 0)
    state = GAME.setup(scenario, {}, chance).state
    while GAME.outcome(state) is None:
        mover = rng.choice(GAME.awaiting(state)).side
        offered = GAME.choices(state, mover)
        assert offered is not None
        machine = command if mover == side else random_machine
        choice = machine(GAME.view(state, mover), offered, rng)
        state = GAME.decide(state, mover, choice.action, chance).state
    assert state.winner == side
    assert lead(state, side) > 0


def test_what_is_worth_nothing_is_played_where_it_is_all_there_is() -> None:
    text = "york: gb brock, gb gb_41; albany: us dearborn, us us_13"
    points = {"gb": 3}
    start = position(text, "us", hand=(GHENT, "71"), turn="1814_SF", card_points=points).state
    offered = GAME.choices(start, "us")
    assert offered is not None
    peace = tuple(one for one in offered.actions if one.action == UseCard(GHENT, "event"))
    assert peace
    # A machine that overlooks the rest may see nothing else.
    assert command(seen(start, "us"), replace(offered, actions=peace), Random(1)) == peace[0]
