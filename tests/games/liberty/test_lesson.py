"""The guided first battle: Boston against Newport."""

from app.games.liberty.game import GAME
from tests.games.lessons import Told, told_since_the_first_press

STORY: Told = [
    ("card-action", ()),
    ("card-action", ()),
    ("first", ()),
    ("weather-fair", (5,)),
    ("moved-land", ()),
    ("moved-land", ()),
    ("battles", ()),
    ("battle", ()),
    ("fired", (4, 1)),
    ("hit", ()),
    ("fired", (6, 1, 4)),
    ("hit", ()),
    ("fired", (4, 2, 1)),
    ("captured", ()),
    ("hits-lost", ()),
    ("won", ()),
    ("points", ()),
    ("turn", ()),
]
"""What its sentences speak of."""


def test_cards_are_turned_up_both_sides_move_and_a_militia_is_taken_prisoner() -> None:
    assert told_since_the_first_press(GAME) == STORY
