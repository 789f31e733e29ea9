"""Chapters 5 and 8.1: moves over the map, marches, pinning, attacks."""

from typing import Any

from app.games.liberty import homecoming, marches, movement
from tests.games.liberty.umpire.notes import Changes, Checks, Notes, Way
from tests.games.liberty.umpire.position import Position
from tests.games.liberty.umpire.rulebook import (
    AM,
    ATLANTIC,
    BLOCKS,
    BOXES,
    FOE,
    GB,
    LAND,
    MARCH_COSTS_ON,
    NEAR,
    ON_MAP,
    PORTS,
    PRISON,
    TOWNS,
    WATER,
    WILDERNESS,
    Path,
    Printed,
    follows_a_river,
    is_sailable,
    limit,
    pairs,
    walks,
)
from tests.games.liberty.umpire.sea import (
    fault_at_sea,
    fault_of_weather,
    group_of,
    is_frozen,
    landed_at,
)


def path_of(notes: Notes, now: Position, block: str) -> Path:
    """Return the way of a block so far."""
    way = notes.turn.ways.get(block)
    return way.path if way else (now.at(block),)


def way_of(sheet: Printed, path: Path) -> Way:
    """Return how a block goes along a path on the map, and whether it marches (5.5, 5.6)."""
    if BOXES & {*path}:
        return Way(path, "sea", False)
    if sheet.kind != "warship" and follows_a_river(path):
        return Way(path, "river", False)
    kind = "ship" if sheet.kind == "warship" else "land"
    return Way(path, kind, len(path) - 1 > sheet.reach)


def fault_of_move(notes: Notes, now: Position, block: str, to: str) -> str:
    """Return which rule forbids the next step of a block, "" when it may go."""
    sheet, at = BLOCKS[block], now.at(block)
    if sheet.side != notes.mover or at not in ON_MAP | WATER:
        return "5.1 not there"
    if is_frozen(notes, block, at):
        return "9.1 at peace"
    if at in BOXES or to in BOXES:
        return fault_at_sea(notes, now, block, to) or fault_of_pinned(notes, now, block, to)
    path = (*path_of(notes, now, block), to)
    return (
        fault_of_going_on(notes, now, block)
        or fault_of_path(sheet, path)
        or fault_of_group(notes, group_of(path))
        or fault_of_pinned(notes, now, block, to)
        or fault_of_limit(notes, sheet, path)
        or fault_of_attack(notes, now, sheet, path)
        or fault_of_ship(notes, now, sheet, path)
    )


def fault_of_going_on(notes: Notes, now: Position, block: str) -> str:
    """5.1: once a turn; who met enemies stops."""
    way = notes.turn.ways.get(block)
    if way and (way.way == "sea" or now.here(way.path[-1], FOE[BLOCKS[block].side])):
        return "5.1 has moved"
    return ""


def fault_of_path(sheet: Printed, path: Path) -> str:
    """1.1, 5.2, 5.5, 5.6, 8.1, 10.0: terrain and range; a block does not come back to a hex."""
    if path[-1] not in NEAR.get(path[-2], ()) or len({*path}) < len(path):
        return "5.1 not next"
    if sheet.kind == "warship":
        is_right = all(map(is_sailable, pairs(path))) and len(path) - 1 <= sheet.reach + 1
        return "" if is_right else "8.1 no way for a ship"
    if not {*path} <= LAND or (sheet.kind == "indian" and path[-1] not in WILDERNESS):
        return "1.1, 10.0 no place for it"
    if follows_a_river(path) or walks(sheet, path, sheet.reach + 1):
        return ""
    return "5.2, 5.5 too far"


def fault_of_group(notes: Notes, group: Path) -> str:
    """3.1, 5.1: an action moves the blocks of one hex."""
    return "" if group in notes.turn.groups or notes.actions_left > 0 else "3.1 no action left"


def is_defended(notes: Notes, now: Position, place: str, side: str) -> bool:
    """Whether the enemy attacks a side in a place (7.2)."""
    foe = notes.turn.attackers.get(place) == FOE[side]
    return foe and place in now.contested()


def fault_of_pinned(notes: Notes, now: Position, block: str, to: str) -> str:
    """5.4, A12, A50: one stays for each attacker; nobody leaves by a side attackers used."""
    side, at = BLOCKS[block].side, now.at(block)
    if block in notes.turn.ways or not is_defended(notes, now, at, side):
        return ""
    opening = notes.turn.opening
    assert opening
    assert notes.phase == "second"
    free = len(opening.here(at, side)) - len(opening.here(at, FOE[side]))
    gone = sum(
        way.path[0] == at for one, way in notes.turn.ways.items() if BLOCKS[one].side == side
    )
    if gone >= free:
        return "5.4 pinned"
    return "5.4 side of attackers" if to in came_from(notes, at, FOE[side]) else ""


ON_LAND = ("land", "river")
OVER_SIDES = (*ON_LAND, "ship")


def came_from(notes: Notes, at: str, side: str, ways: tuple[str, ...] = OVER_SIDES) -> set[str]:
    """Return the hexes from which a side's blocks came over the map to a place this turn."""
    return {
        way.path[-2]
        for block, way in notes.turn.ways.items()
        if BLOCKS[block].side == side and way.path[-1] == at and way.way in ways
    }


def fault_of_limit(notes: Notes, sheet: Printed, path: Path) -> str:
    """5.2, A49: so many ground blocks of a player cross a side in a turn, to and fro."""
    pair = pairs(path)[-1]
    is_full = notes.turn.crossed[sheet.side, pair] >= limit(pair)
    return "5.2 side full" if sheet.kind != "warship" and is_full else ""


def fault_of_attack(notes: Notes, now: Position, sheet: Printed, path: Path) -> str:
    """4.0, A4, A5: weather bars attacks. 8.4: no land attack beside one from the sea."""
    to, side = path[-1], sheet.side
    # A5: an empty hex is attacked only where a town is.
    is_town_of_enemy = to in TOWNS and notes.turn.held.get(to) == FOE[side]
    is_enemys = is_town_of_enemy or now.here(to, FOE[side])
    if not is_enemys or is_defended(notes, now, to, side):
        return ""
    landed = [b for b in landed_at(notes, side, to) if BLOCKS[b].kind != "warship"]
    if sheet.kind != "warship" and landed and now.here(to, FOE[side]):
        return "8.4 sea attack there"
    return fault_of_weather(notes, path[0], to)


def fault_of_ship(notes: Notes, now: Position, sheet: Printed, path: Path) -> str:
    """8.1, A51: a warship goes only where it may end in a port."""
    to = path[-1]
    if sheet.kind != "warship" or to in PORTS:
        return ""
    if not now.here(to, FOE[sheet.side]):
        for beyond in NEAR[to]:
            further = (*path, beyond)
            if not (
                fault_of_path(sheet, further)
                or fault_of_attack(notes, now, sheet, further)
                or fault_of_ship(notes, now, sheet, further)
            ):
                return ""
    return "8.1 no port in reach"


def block_moved(notes: Notes, event: Any, before: Position, after: Position) -> Changes:
    block, turn = event.block, notes.turn
    assert turn.stage == ""
    assert notes.value(notes.mover, "action")
    fault = fault_of_move(notes, before, block, event.to)
    assert not fault, (fault, event)
    sheet, path = BLOCKS[block], (*path_of(notes, before, block), event.to)
    way = way_of(sheet, path)
    assert (event.way, event.marches) == (way.way, way.marches)
    notes.seen[f"move by {way.way}"] += 1
    turn.groups.add(group_of(path))
    if way.way in ("land", "river"):
        turn.crossed[sheet.side, pairs(path)[-1]] += 1
    turn.ways[block] = way
    assert notes.actions_left >= 0
    return {block: (event.to, before.cv(block))}


def moves_ended(notes: Notes, event: Any, before: Position, after: Position) -> None:
    assert notes.closed == (event.side, "move") == (notes.mover, "move")
    assert not unmoored(notes)
    notes.turn.stage = "marching" if marching(notes) else "moved"


def unmoored(notes: Notes) -> list[str]:
    """List the mover's warships that have not reached a port (8.1)."""
    return [
        block
        for block, way in notes.turn.ways.items()
        if BLOCKS[block].kind == "warship" and way.path[-1] not in PORTS | {ATLANTIC}
    ]


def marching(notes: Notes) -> set[str]:
    """Return the mover's blocks that march."""
    ways = notes.turn.ways.items()
    return {block for block, way in ways if way.marches and BLOCKS[block].side == notes.mover}


def marches_rolled(notes: Notes, event: Any, before: Position, after: Position) -> Changes:
    """5.5: a die for each; who rolls 3 or less loses a step. A13: who is lost has not come."""
    assert notes.turn.stage == "marching"
    assert event.side == notes.mover
    assert set(event.blocks) == marching(notes)
    changes: Changes = {}
    for block, draw in zip(event.blocks, event.draws, strict=True):
        assert draw.bound == 6
        assert (block in event.tired) == (draw.value + 1 <= MARCH_COSTS_ON)
        if block in event.tired:
            changes[block] = weaker(before, block)
            if changes[block][0] == PRISON:
                notes.seen["lost on a march"] += 1
                del notes.turn.ways[block]
    notes.turn.stage = "moved"
    return changes


def weaker(now: Position, block: str) -> tuple[str, int]:
    """Return where a block is that loses a step, and how strong (2.11)."""
    own = now.blocks[block]
    return (own.at, own.cv - 1) if own.cv > 1 else (PRISON, BLOCKS[block].max)


def entered_homes(notes: Notes, now: Position) -> dict[str, str]:
    """Return the Indians whose town none but Americans who moved there hold now (10.0, A65)."""
    if not notes.is_on("indian_home") or notes.mover != AM:
        return {}
    came = {block: way.path[-1] for block, way in notes.turn.ways.items()}
    homes = {sheet.home: block for block, sheet in BLOCKS.items() if sheet.home}
    return {
        block: home
        for home, block in homes.items()
        if now.here(home, AM)
        and not now.here(home, GB)
        and all(came.get(american) == home for american in now.here(home, AM))
    }


def homes_entered(notes: Notes, event: Any, before: Position, after: Position) -> Changes:
    """10.0, A65: those come home who are on the map and in no battle."""
    entered = entered_homes(notes, before)
    assert notes.turn.stage == "moved"
    assert not notes.turn.called_home
    assert set(event.towns) == {*entered.values()} != set()
    coming = {b for b in entered if before.at(b) in ON_MAP - before.contested()}
    assert set(event.blocks) == coming
    notes.turn.called_home = True
    for block in coming:
        notes.turn.ways.pop(block, None)
    notes.seen["came home"] += len(coming)
    notes.seen["nobody came home"] += len(entered) - len(coming)
    return {block: (entered[block], before.cv(block)) for block in coming}


def attacks_known(notes: Notes, event: Any, before: Position, after: Position) -> None:
    """7.2, A22: who came to where the other alone stood attacks; a hex has one attacker."""
    turn, side = notes.turn, notes.mover
    assert turn.stage == "moved"
    assert turn.called_home or not entered_homes(notes, before)
    attackers = {at: turn.attackers.get(at, side) for at in before.contested()}
    came = {way.path[-1] for block, way in turn.ways.items() if BLOCKS[block].side == side}
    for at in attackers.keys() - turn.attackers.keys():
        assert at in came
        assert not turn.opening or not turn.opening.here(at, side)
    assert event.attackers == attackers
    assert event.stood == before.counts()
    turn.attackers, turn.stage = attackers, "marched"


CHECKS: Checks = {
    movement.BlockMoved: block_moved,
    movement.MovesEnded: moves_ended,
    marches.MarchesRolled: marches_rolled,
    marches.AttacksKnown: attacks_known,
    homecoming.HomesEntered: homes_entered,
}
