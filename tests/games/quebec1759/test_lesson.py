"""The guided first battle: Montmorency against Beauport."""

from app.games.quebec1759.game import GAME
from tests.games.lessons import Told, told_since_the_first_press

STORY: Told = [
    ("order-part", ()),
    ("halt", ()),
    ("by-road", ()),
    ("battle", ()),
    ("deployed", ()),
    ("deployed", ()),
    ("columns-shown", ()),
    ("column-fires", (5, 5)),
    ("column-fires", (2, 6)),
    ("column-hit", ()),
    ("column-fires", (4,)),
    ("column-fires", (5, 6, 5, 3)),
    ("column-hit", ()),
    ("column-fires", (5, 4, 2)),
    ("column-fires", (5, 3, 2, 1)),
    ("column-fires", (5,)),
    ("column-fires", (6, 1)),
    ("column-hit", ()),
    ("column-fires", (1,)),
    ("column-fires", (3, 3, 6, 6)),
    ("column-hit-spare", ()),
    ("routed", ()),
    ("retreats-road", ()),
    ("pursuit", (5, 3, 4, 3, 5, 6, 4, 2, 4, 1)),
    ("hits-taken", ()),
    ("retreated", ()),
    ("occupied", ()),
    ("quebec-militia-home", ()),
    ("turn", ()),
]
"""What its sentences speak of."""


def test_orders_are_opened_columns_are_turned_up_and_one_of_them_is_routed() -> None:
    assert told_since_the_first_press(GAME) == STORY
