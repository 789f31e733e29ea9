"""The Commander of Liberty: what its cards tell of its hand, and when its blocks charge."""

from random import Random

import pytest

from app.engine.values import Action
from app.games.liberty.actions import Charge, Fire, Give, Move, OfferTrade, Want
from app.games.liberty.commander import command
from app.games.liberty.game import GAME
from app.games.liberty.state import Ask
from app.kit.cards import PlayCard
from tests.games.liberty.positions import DONE, ONE, SUPPLY, THREE, TWO, position, seen, to

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


@pytest.mark.parametrize(
    "ask", [Ask.SUPPLY, Ask.MOVE, Ask.BUILD, Ask.DISBAND, Ask.EXCHANGE], ids=lambda ask: ask.value
)
def test_prisoners_are_never_given_away_though_there_be_nothing_else_to_do(ask: Ask) -> None:
    # All others are prisoners of both sides, and nobody lacks a step or has anywhere to go.
    cards = (SUPPLY, THREE) if ask == Ask.SUPPLY else (THREE, THREE)
    state = position("boston: gb howe", "gb", ask=ask, cards=cards).state
    offered = GAME.choices(state, "gb")
    assert offered is not None
    assert any(isinstance(choice.action, Give) for choice in offered.actions)
    for seed in range(20):
        chosen = command(seen(state, "gb"), offered, Random(seed)).action
        assert not isinstance(chosen, Give | Want | OfferTrade)


@pytest.mark.parametrize(("strength", "action"), [(2, Charge("guards")), (4, Fire("guards"))])
def test_guards_charge_where_that_may_end_the_battle(strength: int, action: Action) -> None:
    text = f"boston: gb guards; springfield: am washington {strength}"
    moved = position(text, "gb", options={"tactics": "on"}).play(
        "gb", *to("guards", "springfield"), DONE
    )
    fought = moved.play("am", DONE).play("am", Fire("washington"), dice=[6] * strength)
    fought = fought.play("gb", Fire("guards"), dice=[6] * 3)
    fought = fought.play("am", Fire("washington"), dice=[6] * strength)
    offered = GAME.choices(fought.state, "gb")
    assert offered is not None
    assert command(seen(fought.state, "gb"), offered, Random(1)).action == action


@pytest.mark.parametrize(
    ("text", "guard"),
    [
        ("boston: am washington; new-haven: gb howe", "washington"),
        ("albany: am gates; wyoming: gb howe; boston: am washington", "gates"),
        (
            "philadelphia: am washington; atlantic: gb howe; new-york: gb guards",
            "washington",
        ),
        ("charleston: am gates; savannah: gb guards; atlantic: gb howe", "gates"),
    ],
    ids=["two hexes away", "while another may go", "from the sea", "beside it and from the sea"],
)
def test_a_town_that_the_enemy_could_reach_keeps_its_guard(text: str, guard: str) -> None:
    state = position(text, "am", ask=Ask.MOVE).state
    offered = GAME.choices(state, "am")
    assert offered is not None
    assert any(choice.subject == f"block:{guard}" for choice in offered.actions)
    for seed in range(20):
        chosen = command(seen(state, "am"), offered, Random(seed)).action
        assert not (isinstance(chosen, Move) and chosen.block == guard)
