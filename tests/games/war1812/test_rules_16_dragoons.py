"""Rule 16: the dragoons."""

import pytest

from app.games.war1812.actions import (
    Done,
    Embark,
    March,
    Pursue,
    Retreat,
    Stand,
)
from app.games.war1812.land_battle import BattleBegan
from app.games.war1812.land_retreat import Pursued
from app.kit.blocks import army
from tests.games.war1812.positions import (
    Played,
    block,
    marches,
    may,
    offers,
    play,
    position,
    refused,
)


@pytest.mark.parametrize(
    ("side", "origin", "through", "to"),
    [("us", "albany", "utica", "oswego"), ("gb", "york", "london", "amherstburg")],
)
def test_16_the_dragoon_moves_two_towns(side, origin, through, to):
    state = position(f"{origin}: {side} dragoon", mover=side)
    rider = block(state, side, origin)
    after = play(state, side, March(rider, through), March(rider, to), Done()).state
    assert after.blocks[rider].at == to
    moved = play(state, side, March(rider, through), March(rider, to)).state
    assert not offers(moved, side, March)


def test_16_the_second_town_is_another_one():
    state = position("albany: us dragoon")
    rider = block(state, "us", "albany")
    moved = play(state, "us", March(rider, "utica")).state
    assert refused(moved, "us", March(rider, "albany")).rule == "16"


def test_16_no_sea_movement():
    state = position("buffalo: us dragoon; lake-erie: us 2")
    assert not offers(state, "us", Embark)
    assert refused(state, "us", Embark(block(state, "us", "buffalo"), "erie")).rule == "16"


def pursuit(gb: str, us: str) -> Played:
    state = position(f"fort-erie: {gb}; buffalo: {us}", mover="gb")
    met = play(state, "gb", *marches(state, "fort-erie", "buffalo"), Done())
    return met.play("us", Retreat("erie"))


def test_16_two_pursuit_dice_if_the_enemy_has_no_dragoon_there():
    met = pursuit("gb dragoon, gb infantry 3", "us infantry 4")
    assert len(met.play("gb", Pursue(dragoon=True), dice=[1] * 3).one(Pursued).draws) == 3
    met = pursuit("gb dragoon, gb infantry 3", "us infantry 4, us dragoon")
    rolled = met.play("gb", Pursue(dragoon=True), dice=[1] * 2).one(Pursued)
    assert (len(rolled.draws), rolled.wasted) == (2, True)


def test_a42_a_pursuing_defenders_dragoon_has_its_second_die_too():
    state = position("fort-erie: gb infantry 4; buffalo: us dragoon", mover="gb")
    met = play(state, "gb", *marches(state, "fort-erie", "buffalo"), Done())
    met = met.play("us", Stand(), dice=[1, 1])
    assert len(met.play("gb", Retreat(), dice=[1, 1]).one(Pursued).draws) == 2


def test_a42_unless_the_side_that_leaves_has_a_dragoon():
    state = position("fort-erie: gb infantry 4, gb dragoon; buffalo: us dragoon", mover="gb")
    met = play(state, "gb", *marches(state, "fort-erie", "buffalo"), Done())
    met = met.play("us", Stand(), dice=[1, 1])
    assert len(met.play("gb", Retreat(), dice=[1]).one(Pursued).draws) == 1


def test_16_the_dragoon_may_retreat_two_towns():
    met = pursuit_with_dragoon()
    gone = met.play("us", Retreat("erie", "sandusky")).play("gb", Pursue(), dice=[1])
    [rider] = [b for b, own in gone.state.blocks.items() if (own.side, own.kind) == RIDER]
    assert gone.state.blocks[rider].at == "sandusky"
    assert len(army(gone.state, "erie", "us")) == 1


RIDER = ("us", "dragoon")


def pursuit_with_dragoon(extra: str = "") -> Played:
    state = position(
        f"fort-erie: gb infantry 3; buffalo: us infantry 4, us dragoon; {extra}", mover="gb"
    )
    return play(state, "gb", *marches(state, "fort-erie", "buffalo"), Done())


def test_a43_it_rides_on_from_where_the_rest_goes():
    met = pursuit_with_dragoon().state
    further = {r.further for r in offers(met, "us", Retreat) if r.to == "fort-niagara"}
    assert further == {"", "fort-george"}
    assert refused(met, "us", Retreat("erie", "utica")).rule == "16"


def test_a43_not_to_an_enemy_nor_to_an_entry_town():
    met = pursuit_with_dragoon("sandusky: gb infantry 2").state
    assert refused(met, "us", Retreat("erie", "sandusky")).message.key == "war1812-enemy-there"
    state = position("erie: gb infantry 3, gb dragoon; williamsburg: us dragoon", mover="gb")
    rider = block(state, "gb", "erie", "dragoon")
    acts = (March(rider, "buffalo"), March(rider, "williamsburg"))
    met = play(state, "gb", *acts, Done()).state
    assert refused(met, "us", Retreat("utica", "williamsburg")).rule == "16"
    assert may(met, "us", Retreat("utica", "albany"))


def test_a43_without_a_dragoon_nobody_rides_on():
    state = position("fort-erie: gb infantry 3; buffalo: us infantry 4", mover="gb")
    met = play(state, "gb", *marches(state, "fort-erie", "buffalo"), Done()).state
    assert refused(met, "us", Retreat("erie", "sandusky")).message.key == "war1812-no-dragoon"


def test_a43_an_attackers_dragoon_rides_on_from_its_own_way_back():
    state = position("london: gb infantry 3, gb dragoon; york: us infantry 1/2", mover="gb")
    met = play(state, "gb", *marches(state, "london", "york"), Done())
    met = met.play("us", Stand(), dice=[1])
    assert may(met.state, "gb", Retreat("", "amherstburg"))
    assert refused(met.state, "gb", Retreat("", "york")).message.key == "war1812-enemy-there"
    gone = met.play("gb", Retreat("", "amherstburg"), dice=[1])
    assert gone.state.blocks[block(gone.state, "gb", "amherstburg")].kind == "dragoon"
    assert len(army(gone.state, "london", "gb")) == 1


def test_a44_a_dragoon_that_meets_the_enemy_after_one_step_fights_there():
    state = position("albany: us dragoon; utica: gb infantry 2")
    rider = block(state, "us", "albany")
    moved = play(state, "us", March(rider, "utica")).state
    assert refused(moved, "us", March(rider, "oswego")).rule == "9.1"
    assert play(moved, "us", Done()).one(BattleBegan).town == "utica"


def test_a43_not_to_the_town_that_the_attack_came_from_even_when_it_is_empty():
    text = "sackets-harbor: gb infantry 3; oswego: us infantry 4, us dragoon"
    state = position(text, mover="gb")
    met = play(state, "gb", *marches(state, "sackets-harbor", "oswego"), Done()).state
    back = refused(met, "us", Retreat("utica", "sackets-harbor"))
    assert back.message.key == "war1812-attack-came-from"
    assert may(met, "us", Retreat("utica", "albany"))
    held = position(text.replace("gb inf", "gb infantry 4, gb inf"), mover="gb")
    all_but_one = marches(held, "sackets-harbor", "oswego", 1)
    assert (
        refused(
            play(held, "gb", *all_but_one, Done()).state, "us", Retreat("utica", "sackets-harbor")
        ).message.key
        == "war1812-enemy-there"
    )
