"""Chapters 1, 2, 8.1, 9.1 and 10.0: who may be where, and that nobody is lost."""

from tests.games.liberty.umpire.notes import Notes
from tests.games.liberty.umpire.position import Position
from tests.games.liberty.umpire.rulebook import (
    AM,
    ATLANTIC,
    BLOCKS,
    DRAWN,
    FRENCH_POOL,
    GB,
    INDIES,
    INDIES_HOLD,
    ON_MAP,
    POOL,
    PORTS,
    PRISON,
    WATER,
    WILDERNESS,
)

OFF_MAP = {POOL, PRISON, DRAWN}


def fault_of_place(notes: Notes, now: Position, block: str) -> str:
    """Return why a block may not be where it is, "" when it may."""
    sheet, own = BLOCKS[block], now.blocks[block]
    if not 1 <= own.cv <= sheet.max or own.side != sheet.side:
        return "2.11"
    if own.at in OFF_MAP:
        return "12.0 peace" if sheet.nation == "french" and not notes.is_french_war else ""
    if sheet.nation == "french" and not notes.is_french_war:
        return "" if own.at in ("FWI", FRENCH_POOL) else "9.1 peace"
    if own.at == FRENCH_POOL:
        return "9.0"
    if sheet.kind == "warship":
        is_moving = notes.turn.stage == "" and notes.mover == sheet.side
        at = PORTS | {ATLANTIC} | (ON_MAP | WATER if is_moving else set())
        return "" if own.at in at else "8.1"
    if own.at in INDIES:
        return "" if sheet.nation in ("british", "hessian", "french") else "9.1"
    if own.at == ATLANTIC:
        return "5.7" if sheet.nation in ("american", "indian") else ""
    is_wild = sheet.kind != "indian" or own.at in WILDERNESS
    return "" if own.at in ON_MAP and is_wild else "1.1, 10.0"


def all_is_well(notes: Notes, now: Position) -> None:
    """Look at a position in which somebody is asked, or the match is over."""
    assert now.blocks.keys() == BLOCKS.keys()
    for block in BLOCKS:
        fault = fault_of_place(notes, now, block)
        assert not fault, (fault, block, now.at(block))
    if not notes.is_french_war:
        for at in INDIES:
            assert len(now.here(at, GB) + now.here(at, AM)) <= INDIES_HOLD
    if notes.phase in ("cards", "disband", "attrition", "exchange"):
        assert not now.contested()
