"""How far a block could go by more than a step: each way told can be made, none is left out."""

from random import Random

import pytest

from app.engine.values import Side
from app.games.liberty.actions import Move
from app.games.liberty.board import AM, GB, STANDARD
from app.games.liberty.foresight import foresee
from app.games.liberty.imagine import imagine
from app.games.liberty.state import Ask
from tests.games.liberty.positions import ONE, Played, at, may, position, seen
from tools.shots.liberty.positions import raised

ARMIES = (
    "new-york: gb howe 4, gb 17th-light-dragoons 3, gb channel-squadron 3;"
    "fort-ticonderoga: gb burgoyne 3; mohawk: gb mohawk; albany: am connecticut-line 2;"
    "boston: am massachusetts-militia 2; morristown: am washington 4, am morgan;"
    "augusta: gb georgia-loyalists 2; charleston: am south-carolina-militia 2"
)
Way = tuple[str, ...]


def ways(played: Played, side: Side, block: str) -> dict[str, tuple[Way, bool]]:
    """Return what is foreseen of a block, by where it ends."""
    told = foresee(seen(played.state, side), f"block:{block}")
    assert told
    return {way.path[-1]: (way.path, way.marches) for way in told.ways}


def made(played: Played, side: Side, block: str) -> dict[str, set[bool]]:
    """Make every way of a block: where each ends, and whether it was a forced march."""
    found: dict[str, set[bool]] = {}
    for to in STANDARD.near[played.where(block)]:
        if may(played.state, side, Move(block, to)):
            further = played.play(side, Move(block, to))
            marches = further.state.turn.moved[block].marches
            found.setdefault(to, set()).add(marches)
            for end, how in made(further, side, block).items():
                found.setdefault(end, set()).update(how)
    return found


@pytest.mark.parametrize("side", [GB, AM])
def test_5_5_what_is_foreseen_of_each_block_is_what_it_can_do(side: Side) -> None:
    begun = position(ARMIES, side)
    blocks = [b for b, own in seen(begun.state, side).blocks.items() if own.at in STANDARD.hexes]
    marching = 0
    for block in blocks:
        told = ways(begun, side, block)
        reached = made(begun, side, block)
        near = {to for to in STANDARD.near[begun.where(block)] if to in reached}
        # What a step leads to is an answer of its own, which says nothing of a forced march.
        assert {*told} == {*reached} - {to for to in near if False in reached[to]}, block
        for end, (path, marches) in told.items():
            moved = begun.play(side, *(Move(block, to) for to in path))
            assert moved.where(block) == end
            assert moved.state.turn.moved[block].marches == marches
            # Nobody is led into a forced march who can do without.
            assert marches == (False not in reached[end])
            marching += marches
    assert len(blocks) > 3
    assert marching > 5


def test_5_1_of_who_has_moved_what_is_left_is_foreseen() -> None:
    dragoons = "17th-light-dragoons"
    moved = position(ARMIES, GB).play(GB, Move(dragoons, at("new-haven")))
    told = ways(moved, GB, dragoons)
    assert {len(path) for path, _ in told.values()} == {2}, "of three hexes two are left"
    assert all(marches for _, marches in told.values())
    assert {*told} == {*made(moved, GB, dragoons)} - {*STANDARD.near[at("new-haven")]}


def test_5_5_a_forced_march_taken_in_two_legs_is_foreseen_as_one() -> None:
    moved = position(ARMIES, GB).play(GB, Move("georgia-loyalists", at("ebenezer")))
    told = ways(moved, GB, "georgia-loyalists")
    assert told
    assert all(marches and len(path) == 1 for path, marches in told.values())
    reached = made(moved, GB, "georgia-loyalists")
    assert {*told} == {to for to, hows in reached.items() if False not in hows}


def test_nothing_is_foreseen_of_what_cannot_move() -> None:
    begun = position(ARMIES, GB)
    view = seen(begun.state, GB)
    assert foresee(view, "block:washington") is None, "the enemy's"
    assert foresee(view, "block:nobody") is None
    assert foresee(view, f"hex:{at('boston')}") is None
    assert foresee(seen(begun.state, AM), "block:howe") is None, "they aren't asked"
    building = position(ARMIES, GB, ask=Ask.BUILD)
    assert foresee(seen(building.state, GB), "block:howe") is None
    # 3.1 One action moves one group: the other stays.
    spent = position(ARMIES, GB, cards=(ONE, ONE)).play(GB, Move("howe", at("kingston")))
    assert ways(spent, GB, "burgoyne") == {}


def test_it_is_alike_in_every_world_that_looks_so() -> None:
    begun = raised(position(ARMIES, GB))
    view, rng = seen(begun, GB), Random(3)
    worlds = [imagine(view, rng)[0] for _ in range(4)]
    assert len({str(world.blocks) for world in worlds}) > 1, "what hides differs"
    for block in view.blocks:
        told = {foresee(seen(world, GB), f"block:{block}") for world in (begun, *worlds)}
        assert len(told) == 1, block
