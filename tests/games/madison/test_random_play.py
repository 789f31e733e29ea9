"""Whole matches by machines, and what holds in each of their positions."""

from collections import Counter
from collections.abc import Callable
from random import Random

import pytest

from app.engine.game import Machine
from app.engine.values import Choice, Choices
from app.games.madison.board import SIDES
from app.games.madison.game import GAME
from app.games.madison.position import OFF_MAP, leaders_at, units_at, vessels_at
from app.games.madison.state import Situation
from app.games.madison.view import ViewMadison
from tests.games.madison.players import fighter
from tests.games.random_play import whole_match

MATCHES = 2
STEP_SHARE = 0.75
"""How often a draft goes on, where it can be ended."""


def wanderer(_view: ViewMadison, choices: Choices, rng: Random) -> Choice:
    """Choose any kind of step, and now and then commit."""
    final = [choice for choice in choices.actions if choice.final]
    kinds: dict[type, list[Choice]] = {}
    for choice in choices.actions:
        if not choice.final:
            kinds.setdefault(type(choice.action), []).append(choice)
    if kinds and (not final or rng.random() < STEP_SHARE):
        return rng.choice(rng.choice(list(kinds.values())))
    return rng.choice(final)


def stands_where_it_may(state: Situation) -> None:
    """Counters are on the map or off it, vessels on their lakes, with steps left."""
    board = state.board
    places = {*board.spaces, *board.boxes, *OFF_MAP}
    for piece, own in state.blocks.items():
        assert own.at in places
        assert 1 <= own.cv <= own.max
        sheet = board.roster[piece]
        if sheet.is_vessel and own.at not in OFF_MAP:
            assert board.lake_at(own.at)
        if own.at in board.boxes:
            assert not sheet.is_land


def nobody_shares_a_space_after_a_play(state: Situation) -> None:
    """9.3, 10.1: land units of both sides are in one space only while a card is played."""
    is_fought = state.battle is not None
    if not is_fought and (state.play is None or state.play.stage == "choose"):
        for space in state.board.spaces:
            assert not all(units_at(state, space, side) for side in SIDES)


def no_card_is_lost(state: Situation) -> None:
    """7.2: each card is in one place."""
    cards = state.cards
    held = [card for hand in (*cards.hands.values(), *cards.held.values()) for card in hand]
    held += cards.discards
    assert len(held) == len({*held})


def one_side_has_a_lake_after_a_play(state: Situation) -> None:
    """11.41, A47: after a card play one side has vessels in a box, and it controls the lake."""
    if state.phase != "action" or state.play is None or state.play.stage != "choose":
        return
    if state.play.withdrawn:
        return
    for lake, sheet in state.board.lakes.items():
        afloat = [side for side in SIDES if vessels_at(state, sheet.box, side)]
        assert afloat == [side for side in SIDES if state.lakes.get(lake) == side]
        assert all(side in afloat for side in SIDES if leaders_at(state, sheet.box, side))


def nobody_is_aboard_after_a_play(state: Situation) -> None:
    """11.12: troops are aboard only while a force moves."""
    if state.play is not None and state.play.stage not in ("move", "enter"):
        assert not state.play.aboard


HOLDS: tuple[Callable[[Situation], None], ...] = (
    stands_where_it_may,
    nobody_shares_a_space_after_a_play,
    no_card_is_lost,
    one_side_has_a_lake_after_a_play,
    nobody_is_aboard_after_a_play,
)


@pytest.mark.parametrize("scenario", GAME.scenarios)
@pytest.mark.parametrize("machine", [wanderer, fighter])
def test_whole_matches_end_by_the_rules_and_every_position_holds(
    machine: Machine, scenario: str
) -> None:
    asked = Counter[str]()
    for seed in range(MATCHES):
        for state in whole_match(GAME, scenario, machine, seed, asked):
            for holds in HOLDS:
                holds(state)
        assert f"{state.ended_by}-{state.winner}" in GAME.endings
