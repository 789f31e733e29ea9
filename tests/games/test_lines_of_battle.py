"""A line of battle on the page: its blocks stay where they are while one clicks on them."""

from collections.abc import Iterator
from random import Random
from typing import Any, get_args

import msgspec
import pytest

from app import games
from app.engine import codec
from app.engine import match as engine
from proofs.headless import acted, opened, pending_sides, random_choice
from tests.games.shelf import KEYS


def lines(shown: Any) -> Iterator[list[str]]:
    """The ids of one's own blocks in each line of a view's battle, in the order shown."""
    if isinstance(shown, dict):
        for part in shown.values():
            yield from lines(part)
    elif isinstance(shown, list | tuple):
        ids = [block["id"] for block in shown if isinstance(block, dict) and block.get("id")]
        if ids and all("cv" in block for block in shown):
            yield ids


@pytest.mark.parametrize("key", KEYS)
def test_one_s_own_blocks_keep_their_places_while_they_take_hits(key: str) -> None:
    game = games.game(key)
    if not has_lines(game.view_type):
        pytest.skip("its view shows no battle in lines")
    compared = 0
    for seed in (f"lines {n}" for n in range(8)):
        headless, rng = opened(game, seed, {}), Random(seed)
        while headless.state.match.outcome is None:
            side = pending_sides(headless)[0]
            before = battle_of(headless, side)
            headless, _ = acted(headless, side, random_choice(headless, side, rng).action)
            if not battle_of(headless, side):
                continue
            for was, now in zip(lines(before), lines(battle_of(headless, side)), strict=False):
                if set(now) <= set(was):
                    compared += 1
                    assert now == [block for block in was if block in now]
    assert compared > 10


def has_lines(view_type: type) -> bool:
    """Whether the battle of a kind of view has blocks in it, each with its id and strength."""
    fields = {field.name: field.type for field in msgspec.structs.fields(view_type)}
    left, seen = [fields.get("battle")], set[Any]()
    while left:
        kind = left.pop()
        parts = get_args(kind)
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind not in seen:
            seen.add(kind)
            if {"id", "cv"} <= {*kind.__struct_fields__}:
                return True
            parts = tuple(field.type for field in msgspec.structs.fields(kind))
        left.extend(parts)
    return False


def battle_of(headless: Any, side: str) -> Any:
    """The battle as a side sees it."""
    return msgspec.json.decode(codec.wire(engine.view(headless.state.match, side))).get("battle")
