"""Chapters 6 and 10.0: blocks drawn from the pool, and where they come onto the map."""

from typing import Any

from app.games.liberty import building
from tests.games.liberty.umpire.notes import Changes, Checks, Notes
from tests.games.liberty.umpire.position import Position
from tests.games.liberty.umpire.rulebook import (
    AM,
    ATLANTIC,
    BLOCKS,
    DRAWN,
    FOE,
    GB,
    INDIES,
    NEAR,
    POOL,
    TOWNS,
    WILDERNESS,
)


def sites(notes: Notes, now: Position, block: str) -> set[str]:
    """Return where a block may be built."""
    sheet = BLOCKS[block]
    if sheet.nation in ("british", "hessian", "french"):
        return {ATLANTIC}
    if sheet.nation == "indian":
        if notes.is_friendly(now, sheet.home, GB):
            return {sheet.home}
        # 10.0, A21: a neutral hex beside it.
        around = (NEAR[sheet.home] & WILDERNESS) - TOWNS.keys()
        empty = {at for at in around if not now.here(at, GB) and not now.here(at, AM)}
        return {at for at in empty if notes.is_neutral(now, at)}
    found = {
        at
        for at, town in TOWNS.items()
        if town.value and at not in INDIES and notes.is_friendly(now, at, sheet.side)
    }
    if sheet.nation == "american" and sheet.kind != "militia":
        found = {at for at in found if TOWNS[at].color == AM}
    return found - {*notes.turn.built}


def block_drawn(notes: Notes, event: Any, before: Position, after: Position) -> Changes:
    side = notes.mover
    assert (event.side, "build") == (side, "build") == notes.closed
    assert notes.turn.stage == "marched"
    assert notes.actions_left > 0
    pool = sorted(before.here(POOL, side))
    assert any(sites(notes, before, block) for block in pool)
    assert list(event.candidates) == pool
    [draw] = event.draws
    assert draw.bound == len(pool)
    assert event.block == pool[draw.value]
    notes.turn.draws += 1
    return {event.block: (DRAWN, before.cv(event.block))}


def block_built(notes: Notes, event: Any, before: Position, after: Position) -> Changes:
    """6.0: at full strength, where no battle is."""
    assert notes.closed == (notes.mover, "deploy")
    assert before.at(event.block) == DRAWN
    assert event.at in sites(notes, before, event.block)
    assert not before.here(event.at, FOE[notes.mover]) or event.at == ATLANTIC
    notes.turn.built.append(event.at)
    return {event.block: (event.at, BLOCKS[event.block].max)}


def block_returned(notes: Notes, event: Any, before: Position, after: Position) -> Changes:
    assert before.at(event.block) == DRAWN
    assert not sites(notes, before, event.block)
    return {event.block: (POOL, BLOCKS[event.block].max)}


def building_ended(notes: Notes, event: Any, before: Position, after: Position) -> None:
    assert notes.closed == (event.side, "build") == (notes.mover, "build")
    notes.turn.stage = "done"


CHECKS: Checks = {
    building.BlockDrawn: block_drawn,
    building.BlockBuilt: block_built,
    building.BlockReturned: block_returned,
    building.BuildingEnded: building_ended,
}
