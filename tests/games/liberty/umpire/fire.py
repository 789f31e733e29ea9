"""Chapters 7.3 and 8.2 to 8.4: whose turn it is, who may fire at whom, dice and hits."""

from typing import Any

from app.games.liberty import fire
from tests.games.liberty.umpire.moves import weaker
from tests.games.liberty.umpire.notes import Changes, Checks, Fight, Notes
from tests.games.liberty.umpire.position import Position
from tests.games.liberty.umpire.rulebook import (
    BLOCKS,
    CHARGES_AT,
    FOE,
    GUARDS_CHARGE_AT,
    HITS_AT_HOME,
    PRISON,
    ROUNDS,
    STANDS_AT,
)


def line(fight: Fight, now: Position, side: str) -> list[str]:
    """List a side's blocks that fight: all but reserves in round 1 (7.21, A24)."""
    return [block for block in now.here(fight.at, side) if block not in fight.reserves]


def fleet(fight: Fight, now: Position, side: str) -> list[str]:
    """List a side's warships that fight."""
    return [block for block in line(fight, now, side) if BLOCKS[block].kind == "warship"]


def ground(fight: Fight, now: Position, side: str) -> list[str]:
    """List a side's ground blocks ashore."""
    afloat = {*fight.afloat, *fleet(fight, now, side)}
    return [block for block in line(fight, now, side) if block not in afloat]


def is_undecided(fight: Fight, now: Position) -> bool:
    """Whether both sides fight on, and who is afloat neither lands nor is beaten off."""
    both = (fight.attacker, fight.defender)
    at_sea = fight.afloat and not all(fleet(fight, now, side) for side in both)
    return not at_sea and all(line(fight, now, side) for side in both)


def letter(notes: Notes, block: str) -> str:
    """Return a block's class: dragoons act as C in their first round ashore (8.4, A33)."""
    fight, sheet = notes.battle(), BLOCKS[block]
    way = notes.turn.ways.get(block)
    if sheet.kind != "dragoon" or not way or way.way != "sea" or way.path[-1] != fight.at:
        return sheet.letter
    is_attack = sheet.side == fight.attacker or notes.turn.held.get(fight.at) != sheet.side
    # Who is attacked where they landed was ashore from round 1 on.
    ashore_in = fight.landed if sheet.side == fight.attacker else 0
    is_first = fight.round == (ashore_in or 1)
    return "C" if is_attack and is_first else sheet.letter


def ready(notes: Notes, now: Position) -> list[str]:
    """List the blocks whose turn it is (7.21)."""
    fight = notes.battle()
    if fight.round > ROUNDS and fight.acting == fight.attacker:
        # A69: whoever is pursued does nothing.
        return []
    mine = line(fight, now, fight.acting)
    return [b for b in mine if b not in fight.acted and letter(notes, b) == fight.letter]


def targets(fight: Fight, now: Position, block: str) -> list[str]:
    """List the enemies on whom a block's hits may fall.

    8.2 Fleets first fight each other, ground blocks meanwhile ground blocks (A54). 8.3 Ships take
    no last step ashore. 8.4 While attackers are kept afloat no ground block fires or is hit.
    """
    side = BLOCKS[block].side
    ships, ashore = fleet(fight, now, FOE[side]), ground(fight, now, FOE[side])
    if BLOCKS[block].kind == "warship":
        return ships or [one for one in ashore if now.cv(one) > 1]
    if fight.afloat:
        return []
    return ashore if fleet(fight, now, side) else ashore + ships


def exposed(fight: Fight, now: Position) -> list[str]:
    """List the strongest targets of who fired: one of them takes the next hit (7.32)."""
    found = targets(fight, now, fight.striker)
    most = max(map(now.cv, found), default=0)
    return [block for block in found if now.cv(block) == most]


def hits_up_to(fight: Fight, block: str) -> int:
    """Return the highest die that hits; Indians hit more at home (2.12, 10.0)."""
    return HITS_AT_HOME if BLOCKS[block].home == fight.at else BLOCKS[block].hits


def stands_at(notes: Notes, block: str) -> int:
    """Return up to what a block hits that stands in round 1, 0 if it may not (7.31, A67)."""
    fight, sheet = notes.battle(), BLOCKS[block]
    is_irregular = sheet.kind == "militia" or (sheet.kind, sheet.nation) == ("foot", "loyalist")
    may = notes.is_on("tactics") and fight.round == 1 and sheet.side == fight.defender
    return STANDS_AT if may and is_irregular else 0


def charges_at(notes: Notes, block: str) -> int:
    """Return up to what a block hits that charges in round 2, 0 if it may not (7.31, A68)."""
    sheet = BLOCKS[block]
    if not notes.is_on("tactics") or notes.battle().round != 2:
        return 0
    if sheet.nation not in ("british", "hessian", "french"):
        return 0
    return {"foot": CHARGES_AT, "guards": GUARDS_CHARGE_AT}.get(sheet.kind, 0)


def block_fired(notes: Notes, event: Any, before: Position, after: Position) -> None:
    fight, block = notes.battle(), event.block
    assert fight.stage == "fight"
    assert not fight.hits
    assert is_undecided(fight, before)
    assert notes.closed == (fight.acting, "fight")
    assert block in ready(notes, before)
    assert targets(fight, before, block)
    assert block not in fight.bound
    assert event.dared_at in (0, stands_at(notes, block), charges_at(notes, block))
    if event.dared_at:
        fight.bound.add(block)
        notes.seen["stands" if stands_at(notes, block) else "charges"] += 1
    assert len(event.draws) == before.cv(block)
    assert all(draw.bound == 6 for draw in event.draws)
    up_to = event.dared_at or hits_up_to(fight, block)
    hits = sum(draw.value + 1 <= up_to for draw in event.draws)
    assert event.hits == hits
    if BLOCKS[block].kind == "warship":
        is_fleet = bool(fleet(fight, before, FOE[BLOCKS[block].side]))
        notes.seen["fleet fires" if is_fleet else "bombardment"] += 1
    notes.seen["ashore as C"] += letter(notes, block) != BLOCKS[block].letter
    notes.seen["Indians at home"] += BLOCKS[block].home == fight.at
    fight.acted.add(block)
    fight.striker, fight.hits = block, hits


def block_hit(notes: Notes, event: Any, before: Position, after: Position) -> Changes:
    """7.32: the strongest; their owner chooses among those that are not alike."""
    fight, block = notes.battle(), event.block
    assert fight.hits > 0
    likely = exposed(fight, before)
    assert block in likely
    if notes.closed[1] != "take-hit":
        assert len({BLOCKS[one]._replace(home="") for one in likely}) == 1
    fight.hits -= 1
    changed = weaker(before, block)
    if changed[0] == PRISON and BLOCKS[block].kind == "warship":
        fight.sank[BLOCKS[block].side] = True
    notes.closed = ("", "")
    return {block: changed}


def hits_lost(notes: Notes, event: Any, before: Position, after: Position) -> None:
    """8.3, A32: nobody is left whom they could fall on."""
    fight = notes.battle()
    assert event.count == fight.hits > 0
    assert not exposed(fight, before)
    fight.hits = 0


CHECKS: Checks = {
    fire.BlockFired: block_fired,
    fire.BlockHit: block_hit,
    fire.HitsLost: hits_lost,
}
