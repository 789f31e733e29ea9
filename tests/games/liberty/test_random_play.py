"""Whole matches by machines, and what holds in each of their positions."""

from collections import Counter
from collections.abc import Callable, Mapping

import pytest

from app.engine.game import Machine
from app.engine.machines import random_machine
from app.games.liberty.battle_state import MAX_BY_SEA
from app.games.liberty.board import ATLANTIC, DRAGOON, FRENCH, INDIAN, SIDES, WARSHIP, side_key
from app.games.liberty.cards import turns_of_year
from app.games.liberty.game import GAME
from app.games.liberty.paths import LAND, RIVER
from app.games.liberty.state import OFF_MAP, Ask, Situation
from app.kit.cards import in_deck
from tests.games.liberty.players import fighter
from tests.games.random_play import whole_match

OTHERWISE = {sheet.key: sheet.values[-1] for sheet in GAME.options}
"""All options otherwise than usual."""


def stands_where_it_may(state: Situation) -> None:
    """1.1, 9.1, 10.0: ground on land, Indians in the wilderness, two ports for those who sail."""
    board = state.board
    for block, own in state.blocks.items():
        sheet = board.roster[block]
        assert 1 <= own.cv <= own.max
        assert own.at in {*board.places, *OFF_MAP} or sheet.kind == WARSHIP
        if sheet.kind == INDIAN and own.at not in OFF_MAP:
            assert own.at in board.wilderness
        if own.at in board.west_indies:
            assert sheet.nation in ("british", "hessian", FRENCH)
        if own.at == ATLANTIC:
            assert sheet.nation not in ("american", "indian")


def no_side_is_crossed_too_often(state: Situation) -> None:
    """5.2: so many ground blocks of a player cross a side in a turn."""
    board, crossed = state.board, Counter[tuple[str, str]]()
    for block, move in state.turn.moved.items():
        if move.way in (LAND, RIVER):
            for a, b in zip(move.path, move.path[1:], strict=False):
                crossed[board.roster[block].side, side_key(a, b)] += 1
    for (_, key), count in crossed.items():
        side = board.side(*key.split("-"))
        assert side is not None
        assert count <= side.limit


def nobody_retreats_over_a_full_side(state: Situation) -> None:
    """7.4, A49: so many ground blocks of a player retreat over a side in a round."""
    for key, count in state.battle.used.items() if state.battle else ():
        side = state.board.side(*key.split("@")[1].split("-"))
        assert side is not None
        assert count <= side.limit
    if state.battle:
        assert all(count <= MAX_BY_SEA for count in state.battle.sailed.values())


def each_side_has_its_25_blocks(state: Situation) -> None:
    """2.0: nobody is lost, and nobody changes sides."""
    assert state.blocks.keys() == state.board.roster.keys()
    sides = Counter(own.side for own in state.blocks.values())
    assert sides == dict.fromkeys(SIDES, 25)
    assert all(state.board.roster[b].side == own.side for b, own in state.blocks.items())


def no_card_is_lost_or_doubled(state: Situation) -> None:
    """3.0: each card is in one place; a hand is as large as the year has turns to come."""
    cards = state.cards
    held = [card for hand in cards.hands.values() for card in hand]
    held += [*cards.played.values(), *cards.turned.values(), *cards.discards]
    assert len(held) == len({*held})
    assert {*held} <= state.board.cards.keys()
    assert len(held) + len(in_deck(cards, state.board.cards)) == len(state.board.cards) == 25
    turns = turns_of_year(state)
    if state.awaiting and state.awaiting[0].ask != Ask.PUT_BACK:
        assert len(held) == 2 * turns


def moves_are_short_enough(state: Situation) -> None:
    """2.13, 5.5, 5.6: a hex for foot, two for dragoons, ships and by river, a march one more."""
    for block, move in state.turn.moved.items():
        sheet = state.board.roster[block]
        reach = 2 if sheet.kind in (DRAGOON, WARSHIP) or move.way == RIVER else 1
        assert len(move.path) - 1 <= reach + move.marches


HOLDS: tuple[Callable[[Situation], None], ...] = (
    stands_where_it_may,
    no_side_is_crossed_too_often,
    no_card_is_lost_or_doubled,
    nobody_retreats_over_a_full_side,
    each_side_has_its_25_blocks,
    moves_are_short_enough,
)


@pytest.mark.parametrize(
    ("machine", "matches", "options"),
    [
        (random_machine, 6, {}),
        (fighter, 12, {}),
        (random_machine, 4, OTHERWISE),
        (fighter, 5, OTHERWISE),
    ],
)
def test_whole_matches_end_by_the_rules_and_every_position_holds(
    machine: Machine, matches: int, options: Mapping[str, str]
) -> None:
    asked = Counter[str]()
    for seed in range(matches):
        for state in whole_match(GAME, "standard", machine, seed, asked, options):
            for holds in HOLDS:
                holds(state)
        assert state.ended_by == "11.1"
    if machine is fighter and not options:
        assert {*asked} == {*map(str, Ask)} - {Ask.PUT_BACK}
    assert (Ask.PUT_BACK in asked) == bool(options)
