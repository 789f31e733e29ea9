"""Rule 19.4: forces that would change places; A65 is its ruling."""

from collections.abc import Iterable

import pytest

from app.games.war1812.actions import ForceMarch, March, Settle
from app.games.war1812.land_battle import BattleBegan
from app.games.war1812.meeting import ForcesMet
from app.games.war1812.roll_off import RolledOff
from app.games.war1812.state import holder, turn_of
from app.kit.blocks import army
from tests.games.war1812.at_once import CROSSING, go, position, revealed
from tests.games.war1812.positions import GAME, Played, asked, battle, refused


def crossing(us: int | None = None, gb: int | None = None, dice: Iterable[int] = ()) -> Played:
    """Both sides send blocks, all or some, to where the other's come from."""
    state = position(CROSSING)
    count_us, count_gb = (f" x{n}" if n else "" for n in (us, gb))
    return revealed(
        state,
        go(state, "us", f"sackets-harbor > kingston{count_us}"),
        go(state, "gb", f"kingston > sackets-harbor{count_gb}"),
        dice=[*[1] * (us or 2), *dice],
    )


def test_19_4_the_higher_of_two_dice_chooses_the_town():
    after = crossing(dice=[6, 5, 3, 4])
    assert after.one(RolledOff).sums() == {"us": 11, "gb": 7}
    assert asked(after.state) == [("us", "meeting")]
    assert GAME.view(after.state, "us").settle == ("sackets-harbor", "kingston")
    assert asked(crossing(dice=[1, 2, 3, 4]).state) == [("gb", "meeting")]
    assert refused(after.state, "us", Settle("york")).rule == "19.4"


@pytest.mark.parametrize(("town", "defender"), [("sackets-harbor", "us"), ("kingston", "gb")])
def test_19_4_who_controls_the_town_defends_it(town, defender):
    met = crossing(dice=[6, 5, 3, 4]).play("us", Settle(town))
    assert len(army(met.state, town, "us")) == 2
    assert len(army(met.state, town, "gb")) == 3
    assert battle(met.state, "public").defender == defender
    assert battle(met.state, "public").town == town


def test_19_4_forces_that_pass_through_no_common_town_do_not_meet():
    state = position("sackets-harbor: us infantry 4; kingston: gb infantry 4")
    after = revealed(
        state,
        go(state, "us", "sackets-harbor > kingston"),
        go(state, "gb", "kingston > prescott"),
        dice=[1],
    )
    assert not after.has(RolledOff)
    assert holder(after.state, "kingston") == "us"


def test_19_4_a_force_that_was_held_at_the_border_has_not_moved():
    state = position("sackets-harbor: us infantry 4; kingston: gb infantry 4")
    after = revealed(
        state,
        go(state, "us", "sackets-harbor > kingston"),
        go(state, "gb", "kingston > sackets-harbor"),
        dice=[6, 0],
    )
    assert not after.has(RolledOff)
    assert after.one(BattleBegan).attacker == "gb"


def test_19_4_a_force_at_sea_crosses_one_on_the_road():
    state = position("sackets-harbor: us infantry 4; kingston: gb infantry 4; lake-ontario: us 1")
    orders = (
        go(state, "us", "sackets-harbor ~ kingston"),
        go(state, "gb", "kingston > sackets-harbor"),
    )
    after = revealed(state, *orders, dice=[6, 5, 3, 4])
    landed = after.play("us", Settle("kingston"))
    assert battle(landed.state, "public").landing
    back = after.play("us", Settle("sackets-harbor"))
    assert not battle(back.state, "public").landing
    assert not turn_of(back.state, "us").moved


def test_19_4_forced_marches_that_cross_meet_as_well():
    state = position("buffalo: us infantry 4; york: gb infantry 4")
    [us], [gb] = army(state, "buffalo", "us"), army(state, "york", "gb")
    after = revealed(
        state,
        [March(us, "fort-niagara"), ForceMarch(us, "fort-george")],
        [March(gb, "fort-george"), ForceMarch(gb, "fort-niagara")],
        dice=[4, 1, 3, 6, 6, 1, 1],
    )
    # An American march die and a militia die, a British one (+1), then two a side.
    assert asked(after.state) == [("us", "meeting")]
    met = after.play("us", Settle("fort-niagara"))
    assert turn_of(met.state, "us").moved[us].path == ("buffalo", "fort-niagara")
    assert battle(met.state, "public").attacker == "gb"
    assert battle(met.state, "public").entries == ("fort-george",)


def test_a65_only_the_blocks_that_would_change_places_meet():
    met = crossing(us=1, gb=1, dice=[6, 5, 3, 4]).play("us", Settle("sackets-harbor"))
    assert len(army(met.state, "sackets-harbor", "us")) == 2
    assert len(army(met.state, "sackets-harbor", "gb")) == 1
    assert len(army(met.state, "kingston", "gb")) == 2
    assert met.one(ForcesMet).side == "us"


def test_a65_those_of_the_chosen_town_count_as_not_having_moved():
    met = crossing(us=1, gb=1, dice=[6, 5, 3, 4]).play("us", Settle("kingston"))
    assert turn_of(met.state, "gb").moved == {}
    assert len(army(met.state, "kingston", "gb")) == 3
    assert len(army(met.state, "kingston", "us")) == 1
    assert len(army(met.state, "sackets-harbor", "us")) == 1


def test_a66_level_dice_are_thrown_again():
    after = crossing(dice=[6, 1, 3, 4, 1, 1, 2, 1])
    assert [roll.sums() for roll in after.all(RolledOff)] == [
        {"us": 7, "gb": 7},
        {"us": 2, "gb": 3},
    ]
    assert asked(after.state) == [("gb", "meeting")]
