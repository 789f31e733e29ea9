"""The guided first battle: Lewiston against Queenston."""

from app.games.madison.game import GAME
from tests.games.lessons import Told, told_since_the_first_press

STORY: Told = [
    ("used-leader", ()),
    ("leads", ()),
    ("moved", ()),
    ("moved-back", ()),
    ("enters", ()),
    ("stands", ()),
    ("moved", ()),
    ("battle", ()),
    ("lead", ()),
    ("lead", ()),
    ("modifier-odds", ()),
    ("modifier-invasion", ()),
    ("rolled", (2, 6)),
    ("reduced", ()),
    ("reduced", ()),
    ("retreated", ()),
    ("won", ()),
]
"""What its sentences speak of."""


def test_a_leader_gathers_two_units_attacks_and_the_defender_gives_way() -> None:
    assert told_since_the_first_press(GAME) == STORY
