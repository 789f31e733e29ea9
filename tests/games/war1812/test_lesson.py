"""The guided first battle: Fort George against Fort Niagara."""

from app.games.war1812.game import GAME
from tests.games.lessons import Told, told_since_the_first_press

STORY: Told = [
    ("marched", ()),
    ("battle", ()),
    ("stands", ()),
    ("volley", (1, 6, 4)),
    ("hits-taken", ()),
    ("volley", (6, 4, 2, 4, 4, 4)),
    ("hits-taken", ()),
    ("volley", (5, 3)),
    ("volley", (5, 3, 3, 3, 5, 1)),
    ("retreats", ()),
    ("pursuit", (5, 3)),
    ("hits-taken", ()),
    ("retreated", ()),
    ("town-taken", ()),
    ("player-turn", ()),
]
"""What its sentences speak of."""


def test_both_lines_are_revealed_both_fire_and_the_defender_retreats_under_pursuit() -> None:
    assert told_since_the_first_press(GAME) == STORY
