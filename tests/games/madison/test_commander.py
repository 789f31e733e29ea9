"""The Commander of Mr. Madison's War: it has a plan, and beats chance."""

from random import Random

import pytest
from msgspec.structs import replace

from app.engine.chance import KeyedChance
from app.engine.machines import random_machine
from app.engine.values import Side
from app.games.madison.actions import Sail, Stand, Take, UseCard
from app.games.madison.board import GHENT
from app.games.madison.commander import command
from app.games.madison.game import GAME
from app.games.madison.play_state import Use
from app.games.madison.points import lead
from app.games.madison.position import units_at
from app.games.madison.state import Ask
from app.games.madison.winter import shelter
from app.kit.turns import Done
from tests.games.madison.positions import THREE, Played, led, marched, position, seen
from tests.games.madison.waters import BOX, fleet


def chosen(played: Played, side: Side) -> object:
    """Return what the Commander does."""
    offered = GAME.choices(played.state, side)
    assert offered is not None
    return command(seen(played.state, side), offered, Random(1)).action


def marched_on(played: Played, side: Side) -> Played:
    """Play the Commander's march until it is over, or the enemy is asked."""
    while played.asked() == (side, Ask.MOVE) and chosen(played, side) != Done():
        played = played.play(side, chosen(played, side))
    return played


def test_it_attacks_where_it_is_strong_enough_and_not_where_it_is_weak() -> None:
    text = "sackets_harbour: us brown, us us_13, us us_6; york: gb gb_8; ogdensburg: gb "
    begun = marched_on(led(position(text + "gb_lincoln", "us"), "us", "brown"), "us")
    assert begun.state.play is not None
    assert begun.state.play.target == "ogdensburg"
    text += "gb_49, gb gb_103"
    begun = marched_on(led(position(text, "us"), "us", "brown"), "us")
    assert begun.state.play is not None
    assert not begun.state.play.target


def test_it_attacks_nobody_against_the_odds_whatever_its_numbers() -> None:
    """Regulars in the open are feared (10.44); Montreal is over the river (2.14, 2.23)."""
    text = (
        "chateauguay: us dearborn, us us_25, us us_6, us us_15, us us_9, us us_21, us us_22;"
        "montreal: gb gb_49, gb gb_10rv, gb gb_lc, gb vincent; quebec: gb gb_13, gb gb_8;"
        "la_prairie: gb gb_demeuron; beauharnois: gb gb_70"
    )
    begun = marched_on(led(position(text, "us"), "us", "dearborn"), "us")
    assert begun.state.play is not None
    assert not begun.state.play.target


def test_a_march_through_empty_towns_leaves_a_garrison_in_each() -> None:
    text = "lewiston: us brown, us us_13, us us_6, us us_11; york: gb gb_8"
    begun = led(position(text, "us", turn="1814_SF"), "us", "brown")
    assert len(marched_on(begun, "us").state.seized) == 3


def test_nobody_marches_back_to_where_he_came_from() -> None:
    text = (
        "highgate: gb robinson, gb gb_39, gb gb_6, gb gb_97, gb gb_70; philipsburg: gb gb_16;"
        "whitehall: us us_29; albany: us us_30"
    )
    start = position(text, "gb", turn="1814_SF", hand=("102", "28"))
    begun = led(start, "gb", "robinson", card="102")
    while begun.asked() == ("gb", Ask.MOVE) and chosen(begun, "gb") != Done():
        begun = begun.play("gb", chosen(begun, "gb"))
        assert begun.state.play is not None
        paths = [moved.path for moved in begun.state.play.moved.values()]
        assert all(len(path) == len({*path}) for path in paths)
    assert begun.state.seized["burlington_vt"] == "gb"


def test_a_leader_walks_to_a_force_that_has_none() -> None:
    text = (
        "utica: us brown; sackets_harbour: us us_13, us us_6; albany: us us_2ld;"
        "ogdensburg: gb gb_lincoln; york: gb gb_8"
    )
    begun = marched_on(led(position(text, "us"), "us", "brown"), "us")
    assert begun.state.play is not None
    assert begun.state.play.target == "ogdensburg"
    assert {"brown", "us_13", "us_6"} <= {*begun.state.play.entering}


def test_it_spreads_out_before_the_winter() -> None:
    """No more units stay in a space than winter there, where others are near (16.2)."""
    text = (
        "plattsburg: us brown, us us_13, us us_6, us us_11, us us_16, us us_15, us us_22;"
        "isle_aux_noix: gb gb_8, gb gb_1rs; st_jean: gb gb_103, gb gb_49; la_prairie: gb gb_70;"
        "montreal: gb gb_13; philipsburg: gb gb_89, gb gb_90"
    )
    begun = led(position(text, "us", hand=(THREE,)), "us", "brown")
    ended = marched_on(begun, "us").state
    for at in ended.board.spaces:
        assert len(units_at(ended, at, "us")) <= shelter(ended, at, "us")


def test_it_stands_where_it_may_hold_a_town_and_keeps_the_enemy_from_going_on() -> None:
    text = (
        "champlain: us brown, us us_13, us us_6; lacolle: gb gb_10rv; isle_aux_noix: gb gb_100;"
        "york: gb gb_8"
    )
    begun = marched(position(text, "us"), "us", "brown", ("us_13", "us_6"), "lacolle")
    assert begun.asked() == ("gb", Ask.EVADE)
    assert chosen(begun, "gb") == Stand()


def test_a_card_whose_event_gives_points_is_not_spent_on_a_march() -> None:
    text = "lewiston: us brown, us us_13; york: gb gb_8"
    start = position(text, "us", turn="1813_SS", hand=("41", "54"))
    offered = GAME.choices(start.state, "us")
    assert offered is not None
    rng = Random(1)
    played = [command(seen(start.state, "us"), offered, rng).action for _ in range(200)]
    spent = [one for one in played if isinstance(one, UseCard) and one.use != Use.EVENT]
    assert sum(one.card == "41" for one in spent) < len(spent) / 10


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
    text = "isle_aux_noix: gb v_finch, gb v_chubb; quebec: gb gb_41; albany: us us_13"
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
