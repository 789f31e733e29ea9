"""A question names what there is to do, and nothing that its side does not have."""

import pytest

from app.engine.values import Side
from app.games.quebec1759.actions import SendOttawa, Visit
from app.games.quebec1759.battle_actions import Fire
from app.games.quebec1759.battle_decisions import BATTLE_DECISIONS
from app.games.quebec1759.projection import project
from tests.games.quebec1759.battles import Played, battle, columns, misses
from tests.games.quebec1759.turns import GAME, turn


@pytest.mark.parametrize(
    ("side", "gone", "key"),
    [
        ("gb", "", "quebec1759-ask-orders-ships"),
        ("fr", "", "quebec1759-ask-orders-ottawa"),
        ("fr", "FR-OTT", "quebec1759-ask-orders"),
    ],
)
def test_the_british_are_told_of_ships_and_the_french_of_their_ottawa(
    side: Side, gone: str, key: str
) -> None:
    choices = GAME.choices(turn(gone=gone).state, side)
    assert choices
    assert choices.prompt.key == key


def asked(played: Played) -> tuple[str, int]:
    """Return the question of a battle that is put, and how many ways out it tells of."""
    side, ask = played.asked()
    prompt = BATTLE_DECISIONS[ask].prompt(project(played.state, side))
    return prompt.key.removeprefix("quebec1759-ask-"), int(prompt.params.get("ways", 0))


def test_a_part_of_a_battle_is_asked_for_by_what_can_be_done_in_it() -> None:
    text = "gb infantry 4 4 4 from SI; fr infantry 3 3 3"
    stood = columns("AB", text, home="BE")
    assert asked(stood) == ("part", 0)
    assert asked(stood.play("fr", Fire(), dice=misses(9))) == ("part", 1)
    assert asked(columns("AB", text + ", fr militia 2", home="BE")) == ("part-reserve", 0)
    assert asked(columns("AB", text + ", fr indian 4", home="BE")) == ("part", 0)
    small = battle("AB", "gb infantry 4 from SI; fr infantry 3", home="BE", dice=misses(3))
    assert asked(small) == ("part-skirmish", 1)


def test_who_is_asked_about_ottawa_who_are_elsewhere_is_told_why() -> None:
    for kind, key in (("indian 4", "ottawa-before"), ("militia 2", "ottawa-elsewhere")):
        text = f"gb infantry 4 from SI; fr infantry 3, fr {kind}"
        assert asked(battle("AB", text, home="BE", ottawa_asked=True)) == (key, 0)


@pytest.mark.parametrize(
    ("british", "key"),
    [
        ("BR-LI BR-15", "quebec1759-ask-answer-raid"),
        ("BR-28 BR-15", "quebec1759-ask-no-answer"),
    ],
)
def test_without_light_troops_one_is_told_why_one_is_asked(british: str, key: str) -> None:
    came = turn(f"LE: {british}", occupied="LE").orders(fr=[SendOttawa("LE")])
    raided = came.act("fr", Visit("raid"), dice=[1] * 8)
    choices = GAME.choices(raided.state, "gb")
    assert choices
    assert choices.prompt.key == key
