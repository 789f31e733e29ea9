"""Chapters 7.4, 7.5 and 8.5: retreats, withdrawals and regrouping, by land, river and sea."""

from itertools import pairwise
from typing import Any

from app.games.liberty import retreat
from tests.games.liberty.umpire.fire import fleet, ready
from tests.games.liberty.umpire.moves import ON_LAND, came_from, way_of
from tests.games.liberty.umpire.notes import Changes, Checks, Notes
from tests.games.liberty.umpire.position import Position
from tests.games.liberty.umpire.rulebook import (
    ATLANTIC,
    BLOCKS,
    BOXES,
    BY_SEA,
    FOE,
    HALF,
    INDIES,
    LAND,
    NEAR,
    PORTS,
    WATER,
    WILDERNESS,
    Path,
    follows_a_river,
    is_sailable,
    limit,
    pairs,
    sea_ways,
    walks,
)
from tests.games.liberty.umpire.sea import is_closed, never_sails


def fault_of_leaving(notes: Notes, now: Position, block: str, path: Path) -> str:
    """Return which rule forbids a way out of a battle, "" for none."""
    if path[0] != notes.battle().at:
        return "7.4 not from here"
    if BOXES & {*path}:
        return fault_by_sea(notes, now, block, path)
    if not {*path} <= HALF.keys() or len({*path}) < len(path):
        return "7.4 no way"
    if any(to not in NEAR[at] for at, to in pairwise(path)):
        return "7.4 no way"
    if BLOCKS[block].kind == "warship":
        return fault_on_the_map(notes, now, block, path)
    return fault_by_land(notes, now, block, path)


def fault_by_land(notes: Notes, now: Position, block: str, path: Path) -> str:
    """7.4, 7.5: terrain, range, whose the hexes are, limits, the sides that were used."""
    fight, sheet = notes.battle(), BLOCKS[block]
    if block in fight.afloat or not {*path} <= LAND:
        return "8.4 afloat, or no land"
    if fault := fault_of_refuge(notes, now, sheet.side, path):
        return fault
    if sheet.kind == "indian" and not {*path} <= WILDERNESS:
        return "A27 no wilderness"
    came = notes.turn.ways.get(block)
    by_river = came and came.way == "river" and came.path[-1] == fight.at
    # 5.5: nobody marches here.
    if not walks(sheet, path, sheet.reach) and not (by_river and follows_a_river(path)):
        return "7.4, A26, A52 too far"
    if any(fight.used[sheet.side, pair] >= limit(pair) for pair in pairs(path)):
        return "A49 side full"
    return "" if fight.stage == "regroup" else fault_of_side(notes, sheet.side, path)


def fault_of_refuge(notes: Notes, now: Position, side: str, path: Path) -> str:
    """7.4: into and through friendly or neutral hexes. 7.5, A28: a normal move to a friendly one.

    Nobody enters a hex with enemies.
    """
    if any(now.here(at, FOE[side]) for at in path[1:]):
        return "7.4 enemies"
    if notes.battle().stage == "regroup":
        return "" if notes.is_friendly(now, path[-1], side) else "A28 not friendly"
    inland = [at for at in path[1:] if at not in WATER]
    held = notes.turn.held
    return "7.4 not friendly or neutral" if any(held.get(at) == FOE[side] for at in inland) else ""


def fault_of_side(notes: Notes, side: str, path: Path) -> str:
    """7.4: attackers leave by sides they used, defenders by others; if both, who came last."""
    fight = notes.battle()
    own, foes = (came_from(notes, fight.at, one) for one in (side, FOE[side]))
    came_last = side != notes.turn.first
    if path[1] in foes:
        return "" if came_last and path[1] in own else "7.4 side of the enemy"
    return "7.4 not their side" if side == fight.attacker and path[1] not in own else ""


def fault_on_the_map(notes: Notes, now: Position, block: str, path: Path) -> str:
    """8.1, 8.5: a warship goes up to two hexes to a friendly port."""
    side = BLOCKS[block].side
    is_way = all(map(is_sailable, pairs(path))) and len(path) - 1 <= BLOCKS[block].reach
    if not is_way or path[-1] not in PORTS or not notes.is_friendly(now, path[-1], side):
        return "8.1 no friendly port"
    # A30: past an enemy in a choke point there is no way, as past any other.
    if fault := fault_of_refuge(notes, now, side, path):
        return fault
    # A50: nor by a side that enemies on land used, unless its own came there after them.
    is_retreat, came_last = notes.battle().stage != "regroup", side != notes.turn.first
    closed = came_from(notes, path[0], FOE[side], ON_LAND)
    if came_last:
        closed -= came_from(notes, path[0], side)
    return "A50 side of the enemy" if is_retreat and path[1] in closed else ""


def fault_by_sea(notes: Notes, now: Position, block: str, path: Path) -> str:
    """8.5, 9.1: to the Atlantic, or to the other port of the Indies; 7.5: to that alone."""
    fight, sheet = notes.battle(), BLOCKS[block]
    at, to = path[0], path[-1]
    if len(path) > 2 or to not in sea_ways(at) or is_closed(now, sheet.side, at):
        return "8.5 no way by sea"
    if to in INDIES and not notes.is_friendly(now, to, sheet.side):
        return "A57 not friendly"
    if fight.stage == "regroup" and to == ATLANTIC:
        return "7.5 not to the Atlantic"
    if sheet.kind == "warship":
        return ""
    if never_sails(block, to):
        return "5.7, 9.1 never sails there"
    if fight.stage == "regroup":
        return ""
    if fight.sailed[sheet.side] >= BY_SEA:
        return "A59 three at most"
    is_escorted = any(
        (side, port) == (sheet.side, to) and (unopposed or block in fight.afloat)
        for side, port, unopposed in fight.departures
    )
    return "" if is_escorted else "8.5 no warship"


def ways_out(notes: Notes, now: Position, block: str) -> set[str]:
    """Return where a block can go from the battle."""
    at = notes.battle().at
    paths: list[Path] = [(at, to) for to in sea_ways(at)]
    near = [(at, to) for to in NEAR.get(at, ())]
    paths += near
    if BLOCKS[block].reach > 1 or follows_far(notes, block):
        paths += [(*path, to) for path in near for to in NEAR[path[-1]] if to != at]
    return {path[-1] for path in paths if not fault_of_leaving(notes, now, block, path)}


def follows_far(notes: Notes, block: str) -> bool:
    """Whether a block came by river and so may leave by two hexes of it (A52)."""
    way = notes.turn.ways.get(block)
    return way is not None and way.way == "river"


def leavers(notes: Notes, now: Position) -> list[str]:
    """List the blocks that may leave now; of reserves that lost the fight all (A23)."""
    fight = notes.battle()
    if fight.stage == "fight":
        return ready(notes, now)
    here = now.here(fight.at, fight.leaving)
    return [block for block in here if block not in fight.acted]


def way_back(notes: Notes, now: Position, block: str) -> str:
    """Return where who came by sea goes back to (A57)."""
    origin = notes.turn.ways[block].path[0]
    is_open = origin == ATLANTIC or notes.is_friendly(now, origin, BLOCKS[block].side)
    return origin if is_open else ATLANTIC


def block_left(notes: Notes, event: Any, before: Position, after: Position) -> Changes:
    fight, block, path = notes.battle(), event.block, event.path
    side = BLOCKS[block].side
    notes.seen[f"{fight.stage} by {way_of(BLOCKS[block], path).way}"] += 1
    if fight.carried:
        # A58: the last ship took them along, or left them to go back by themselves.
        notes.seen["carried"] += 1
        assert block in fight.afloat
        assert path == (fight.at, fight.carried[-1] or way_back(notes, before, block))
    else:
        assert block in leavers(notes, before)
        fault = fault_of_leaving(notes, before, block, path)
        assert not fault, (fault, event)
        if fight.stage == "fight":
            assert notes.closed == (fight.acting, "fight")
    way = way_of(BLOCKS[block], path).way
    assert event.way == way
    left_behind = fight.afloat - {block}
    fight.reserves.discard(block)
    fight.acted.add(block)
    if BLOCKS[block].kind == "warship":
        fight.sank[side] = False
        if way == "sea":
            unopposed = not fleet(fight, before, FOE[side])
            fight.departures.add((side, path[-1], unopposed))
        is_last = not fleet(fight, after, side)
        left = path if way == "sea" else (fight.at, "")
        fight.carried = left if is_last and side == fight.attacker and left_behind else ()
    elif way == "sea":
        fight.sailed[side] += 1
    else:
        fight.used.update((side, pair) for pair in pairs(path))
    fight.afloat = left_behind
    if not left_behind:
        fight.carried = ()
    return {block: (path[-1], before.cv(block))}


CHECKS: Checks = {retreat.BlockLeft: block_left}
