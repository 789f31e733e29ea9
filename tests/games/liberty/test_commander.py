"""The Commander of Liberty: what its cards tell of its hand."""

from random import Random

from app.games.liberty.commander import command
from app.games.liberty.game import GAME
from app.games.liberty.state import Ask
from app.kit.cards import PlayCard
from tests.games.liberty.positions import ONE, SUPPLY, THREE, TWO, position, seen

HAND = (THREE, TWO, ONE, SUPPLY)


def test_any_card_may_be_played_while_others_are_in_hand() -> None:
    state = position("boston: gb howe; albany: am gates", "gb", ask=Ask.CARD, hands=HAND).state
    offered = GAME.choices(state, "gb")
    assert offered is not None
    rng, played = Random(1), set()
    for _ in range(300):
        action = command(seen(state, "gb"), offered, rng).action
        assert isinstance(action, PlayCard)
        played.add(action.card)
    assert played == set(HAND)
