"""Leaks seeded in War of 1812, each where one of its kind would live."""

from typing import Any

from msgspec.structs import replace

from app.engine.leaks import SeededLeak
from app.engine.values import Side, Viewer
from app.games.war1812 import game, land_retreat, projection
from app.games.war1812.actions import Pursue
from app.games.war1812.board import DRAGOON, INDIAN, SIDES, US, other
from app.games.war1812.state import POOL, Battle, Situation, Turn
from app.games.war1812.view import Arrow
from app.kit.battle import LineBlock, battle_of
from app.kit.blocks import army
from app.kit.leaks import (
    Function,
    enemy_is_even,
    in_order_of_ids,
    log_tells,
    offers_one_choice_less,
    shows_all_blocks,
    with_strengths,
)


def _town_tells_strength(real: Function) -> Function:
    return lambda state: with_strengths(state, real(state))


def _line_with_handles(real: Function) -> Function:
    def leaky(
        state: Situation, battle: Battle, side: Side, owned: tuple[Side, ...]
    ) -> tuple[LineBlock, ...]:
        shown: tuple[LineBlock, ...] = real(state, battle, side, SIDES)
        return shown if battle.revealed else real(state, battle, side, owned)

    return leaky


def _arrows_in_order_of_blocks(_real: Function) -> Function:
    def leaky(turn: Turn) -> tuple[Arrow, ...]:
        return tuple(
            Arrow(turn.mover, move.path, 1, move.by_sea, move.entered)
            for _, move in sorted(turn.moved.items())
        )

    return leaky


def _pool_without_dragoon(real: Function) -> Function:
    def leaky(state: Situation, at: str) -> dict[Side, int]:
        counts: dict[Side, int] = real(state, at)
        if at != POOL:
            return counts
        dragoons = [b for b in state.blocks.values() if b.kind == DRAGOON and b.at == POOL]
        return {side: n - sum(d.side == side for d in dragoons) for side, n in counts.items()}

    return leaky


def _asks_only_who_could_claim(real: Function) -> Function:
    def leaky(resolution: Any) -> None:
        state = resolution.state
        battle = battle_of(state)
        kinds = {state.blocks[b].kind for b in army(state, battle.town, other(battle.retreating))}
        if battle.revealed or kinds & {DRAGOON, INDIAN}:
            real(resolution)
        else:
            land_retreat.pursue(resolution, Pursue())

    return leaky


def _spare_follows_strength(real: Function) -> Function:
    def leaky(state: Situation, viewer: Viewer) -> Any:
        shown = real(state, viewer)
        hidden = sum(b.cv for b in state.blocks.values() if b.side != viewer)
        return replace(shown, spare={**shown.spare, US: shown.spare[US] + hidden % 2})

    return leaky


SEEDED_LEAKS = (
    *shows_all_blocks(projection),
    SeededLeak(
        "touch, hover, tooltip or info reveals",
        "a town tells the strength that stands in it",
        projection,
        "_towns",
        _town_tells_strength,
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
        "only a pursuer who has something to claim is asked",
        land_retreat,
        "begin_pursuit",
        _asks_only_who_could_claim,
    ),
    SeededLeak(
        "number of buttons reveals a count",
        "a choice is missing while the enemy's strength is even",
        game.WarOf1812,
        "choices",
        offers_one_choice_less(enemy_is_even()),
    ),
    SeededLeak(
        "last one left becomes public by elimination",
        "the pool's number leaves the dragoons out",
        projection,
        "_count",
        _pool_without_dragoon,
    ),
    SeededLeak(
        "a list whose order follows storage",
        "a revealed line stands in the order of the blocks' ids",
        projection,
        "in_order",
        in_order_of_ids,
    ),
    SeededLeak(
        "a stable handle on a hidden piece",
        "revealed blocks carry their ids",
        projection,
        "_line",
        _line_with_handles,
    ),
    SeededLeak(
        "raw log",
        "log lines carry the strength of the blocks that moved",
        game.WarOf1812,
        "log_lines",
        log_tells("max", lambda before: sum(before.blocks[b].max for b in before.turn.moved)),
    ),
    SeededLeak(
        "a count depends on what is hidden",
        "the number of spare ships follows the enemy's strength",
        game.WarOf1812,
        "view",
        _spare_follows_strength,
    ),
)
"""One for each kind of leak that has a place in a game's code."""
