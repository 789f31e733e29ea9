"""Leaks seeded in Quebec 1759, each where one of its kind would live."""

from typing import Any

from msgspec.structs import replace

from app.engine.leaks import SeededLeak
from app.engine.values import Side, Viewer
from app.games.quebec1759 import (
    battle,
    battle_projection,
    game,
    ottawa_in_battle,
    picks,
    projection,
)
from app.games.quebec1759.battle_state import Battle
from app.games.quebec1759.board import LEADER, MILITIA, STANDARD, Board
from app.games.quebec1759.state import Arrival, Order, Situation
from app.games.quebec1759.view import Arrow, OrderView, View1759
from app.kit.battle import LineBlock
from app.kit.blocks import HAND, army
from app.kit.leaks import (
    Function,
    enemy_is_even,
    in_order_of_ids,
    log_tells,
    offers_one_choice_less,
    shows_all_blocks,
    strength_of,
    with_strengths,
)


def _zone_tells_strength(real: Function) -> Function:
    def leaky(state: Situation) -> View1759:
        shown: View1759 = real(state)
        return replace(shown, zones=with_strengths(state, shown.zones))

    return leaky


def _arrows_in_order_of_blocks(_real: Function) -> Function:
    def leaky(board: Board, arrivals: dict[str, Arrival]) -> tuple[Arrow, ...]:
        return tuple(
            Arrow(board.roster[block].side, came.path, came.way, 1)
            for block, came in sorted(arrivals.items())
        )

    return leaky


def _asks_only_who_has_the_ottawa(real: Function) -> Function:
    def leaky(state: Situation, battle: Battle) -> bool:
        there = ottawa_in_battle.are_in(state, battle)
        return bool(real(state, battle)) and there

    return leaky


def _asks_only_who_leads(real: Function) -> Function:
    def leaky(state: Situation, side: Side) -> bool:
        here = army(state, state.turn.orders[side].origin, side)
        return bool(real(state, side)) and all(state.blocks[b].kind != LEADER for b in here)

    return leaky


def _hand_without_militia(real: Function) -> Function:
    def leaky(state: Situation) -> View1759:
        shown: View1759 = real(state)
        militia = sum(b.kind == MILITIA and b.at == HAND for b in state.blocks.values())
        return replace(shown, hand=shown.hand - militia)

    return leaky


def _battle_with_handles(real: Function) -> Function:
    def leaky(
        state: Situation, battle: Battle, side: Side, block: str, owned: tuple[Side, ...]
    ) -> LineBlock:
        shown: LineBlock = real(state, battle, side, block, owned)
        return replace(shown, id=block) if battle.turn else shown

    return leaky


def _columns_shown_as_they_are_set_up(_real: Function) -> Function:
    return lambda battle, side, block: bool(battle.posts.get(block))


def _order_with_its_blocks(real: Function) -> Function:
    def leaky(order: Order, *, mine: bool) -> OrderView:
        shown: OrderView = real(order, mine=True)
        return shown

    return leaky


def _count_follows_strength(real: Function) -> Function:
    def leaky(state: Situation, viewer: Viewer) -> Any:
        shown = real(state, viewer)
        hidden = sum(
            b.cv
            for b in state.blocks.values()
            if b.side != viewer and b.at == state.board.objective
        )
        return replace(shown, hand=shown.hand + hidden % 2)

    return leaky


SEEDED_LEAKS = (
    *shows_all_blocks(projection),
    SeededLeak(
        "touch, hover, tooltip or info reveals",
        "a zone tells the strength that stands in it",
        projection,
        "_public",
        _zone_tells_strength,
    ),
    SeededLeak(
        "camera or follow reacts to unseen units",
        "arrows come one by one, in the order of the blocks' ids",
        projection,
        "_arrows",
        _arrows_in_order_of_blocks,
    ),
    SeededLeak(
        "a prompt or its absence reveals a holding",
        "the French are asked about the Ottawa only where these are",
        battle,
        "may_be_in",
        _asks_only_who_has_the_ottawa,
    ),
    SeededLeak(
        "a prompt or its absence reveals a holding",
        "blocks are picked only where no leader stands",
        picks,
        "has_to_pick",
        _asks_only_who_leads,
    ),
    SeededLeak(
        "number of buttons reveals a count",
        "a choice is missing while the enemy's strength is even",
        game.Quebec1759,
        "choices",
        offers_one_choice_less(enemy_is_even((STANDARD.objective, STANDARD.island))),
    ),
    SeededLeak(
        "last one left becomes public by elimination",
        "the number of blocks in hand leaves the militia out",
        projection,
        "_public",
        _hand_without_militia,
    ),
    SeededLeak(
        "a list whose order follows storage",
        "a column stands in the order of the blocks' ids",
        battle_projection,
        "in_order",
        in_order_of_ids,
    ),
    SeededLeak(
        "a stable handle on a hidden piece",
        "blocks in a battle carry their ids",
        battle_projection,
        "_block",
        _battle_with_handles,
    ),
    SeededLeak(
        "cancelled selection shown to the opponent",
        "columns are face up while they are set up",
        battle_projection,
        "is_face_up",
        _columns_shown_as_they_are_set_up,
    ),
    SeededLeak(
        "what lies in advance is shown",
        "an opened order names the blocks that were picked for it",
        projection,
        "_order",
        _order_with_its_blocks,
    ),
    SeededLeak(
        "raw log",
        "log lines carry the strength of the blocks that moved",
        game.Quebec1759,
        "log_lines",
        log_tells("cv", lambda before: strength_of(before, before.turn.arrivals)),
    ),
    SeededLeak(
        "a count depends on what is hidden",
        "the number of blocks in hand follows the strength on Abraham",
        game.Quebec1759,
        "view",
        _count_follows_strength,
    ),
)
"""One for each kind of leak that has a place in a game's code."""
