"""The Commander of Liberty: what its cards tell, whom it guards and attacks, when it charges."""

from random import Random
from typing import Any

import pytest

from app.engine.values import Action, Side
from app.games.liberty.actions import (
    Build,
    Charge,
    Deploy,
    Fire,
    Give,
    Leave,
    Move,
    OfferTrade,
    Want,
)
from app.games.liberty.board import STANDARD
from app.games.liberty.commander import command
from app.games.liberty.game import GAME
from app.games.liberty.state import Ask
from app.kit.cards import PlayCard
from tests.games.liberty.positions import (
    DONE,
    ONE,
    SUPPLY,
    THREE,
    TWO,
    Played,
    at,
    position,
    seen,
    to,
)

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


@pytest.mark.parametrize(("strength", "action"), [(2, Charge("guards")), (3, Fire("guards"))])
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
        ("boston: am washington; fort-number-four: gb howe", "washington"),
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


def drafted(text: str, side: Side, seed: int, **how: Any) -> list[Move]:
    """Return the moves that the Commander makes of a position in a turn, one after the other."""
    return carried_on(position(text, side, **how), side, seed)


def carried_on(played: Played, side: Side, seed: int) -> list[Move]:
    """Return the moves that the Commander adds to a draft."""
    rng, moves = Random(seed), list[Move]()
    while (offered := GAME.choices(played.state, side)) is not None:
        action = command(seen(played.state, side), offered, rng).action
        if not isinstance(action, Move):
            break
        moves.append(action)
        played = played.play(side, action)
    return moves


@pytest.mark.parametrize(
    "attackers",
    [
        "am washington 3, am massachusetts-line",
        "am new-hampshire-militia, am massachusetts-militia",
    ],
    ids=["regulars", "militia"],
)
def test_two_blocks_do_not_attack_two_that_fire_first(attackers: str) -> None:
    text = f"boston: gb howe, gb guards; springfield: {attackers}"
    for seed in range(10):
        assert all(move.to != at("boston") for move in drafted(text, "am", seed))


def test_an_attack_that_is_begun_is_carried_on() -> None:
    text = (
        "boston: gb howe, gb guards; springfield: am washington, am massachusetts-line, am gates;"
        "newport: am morgan, am continental-light-infantry; new-york: gb 26th-foot"
    )
    begun = position(text, "am").play("am", *to("massachusetts-line", "boston"))
    for seed in range(10):
        attacking = {
            move.block for move in carried_on(begun, "am", seed) if move.to == at("boston")
        }
        assert len(attacking) >= 2


def test_boston_keeps_its_garrison_while_an_army_is_beside_it() -> None:
    text = (
        "boston: gb howe, gb guards; springfield: am washington, am massachusetts-line;"
        "new-york: gb 26th-foot"
    )
    for seed in range(10):
        assert drafted(text, "gb", seed, turn=2) == []


def test_a_block_is_built_where_a_fleet_could_land_and_nobody_stands() -> None:
    text = (
        "new-york: am washington, am gates; savannah: am virginia-line;"
        "georgetown: am connecticut-line;"
        "atlantic: gb howe, gb channel-squadron; charleston: gb guards; pool: am morgan"
    )
    asked = position(text, "am", ask=Ask.BUILD).play("am", Build(), dice=[0]).state
    offered = GAME.choices(asked, "am")
    assert offered is not None
    for seed in range(20):
        chosen = command(seen(asked, "am"), offered, Random(seed)).action
        assert isinstance(chosen, Deploy)
        assert chosen.to in STANDARD.atlantic_ports - {at("new-york")}


def test_who_cannot_hold_a_town_leaves_it_before_it_is_too_late() -> None:
    text = "albany: am new-york-militia; kingston: gb howe, gb guards, gb 5th-foot"
    marches = [*to("howe", "albany"), *to("guards", "albany"), *to("5th-foot", "albany")]
    fought = position(text, "gb").play("gb", *marches, DONE).play("am", DONE).state
    offered = GAME.choices(fought, "am")
    assert offered is not None
    assert any(isinstance(choice.action, Fire) for choice in offered.actions)
    assert isinstance(command(seen(fought, "am"), offered, Random(1)).action, Leave)


def test_the_last_turn_is_for_towns_that_bring_what_the_british_need() -> None:
    text = (
        "new-york: gb howe; philadelphia: gb guards; boston: gb 5th-foot; albany: gb 26th-foot;"
        "charleston: gb royal-americans, gb welch-fusiliers; georgetown: am gates"
    )
    for seed in range(10):
        moves = drafted(text, "gb", seed, first="am", turn=5, cards=(ONE, ONE))
        assert at("savannah") in {move.to for move in moves}
