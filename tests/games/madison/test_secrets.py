"""Hands, held cards and the deck are secret: no viewer tells two worlds apart too early."""

from app.engine.values import EVERYONE, PUBLIC
from app.games.madison.board import GHENT, STANDARD
from app.games.madison.imagine import slots
from tests.games.madison.positions import position, seen


def test_each_side_sees_its_own_cards_and_how_many_the_enemy_has() -> None:
    state = position("york: gb gb_41", "gb", hand=("5", "6"), enemy_hand=("7",)).state
    british, american, public = (seen(state, viewer).cards for viewer in ("gb", "us", PUBLIC))
    assert (british.hand, american.hand, public.hand) == (("5", "6"), ("7",), ())
    assert public.counts == {"us": 1, "gb": 2}
    assert {*slots(state, "us").values()} >= {"5", "6"}
    assert not {*slots(state, "us").values()} & {"7"}
    assert slots(state, EVERYONE) == {}


def test_in_the_last_winter_the_treaty_may_lie_in_a_hand_or_not() -> None:
    """Who looks on counts as many hidden cards either way."""
    other = next(card for card in sorted(STANDARD.decks[1814]) if card != GHENT)
    dealt, left = (
        position("york: gb gb_41", "gb", hand=(card,), turn="1814_W").state
        for card in (GHENT, other)
    )
    assert slots(dealt, PUBLIC).keys() == slots(left, PUBLIC).keys()


def test_counters_lie_open_to_everybody() -> None:
    state = position("york: gb gb_41", "gb").state
    assert seen(state, "us").blocks == seen(state, PUBLIC).blocks == state.blocks
