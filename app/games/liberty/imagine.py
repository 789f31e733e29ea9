"""A full position that a viewer can't rule out, made up from nothing but their view.

Each hidden block stands in a slot: all that the viewer can tell of it. Prisoners, the French in
waiting and blocks in battle lie face up; the rest are dealt out over the slots at random, each to
one where it could be. Hidden cards are dealt as they come.
"""

from dataclasses import dataclass
from random import Random

from app.engine.game import Slots
from app.engine.values import Side, Viewer
from app.games.liberty.assembling import assembled
from app.games.liberty.battle_state import MAX_BY_SEA, BattleStage
from app.games.liberty.board import AMERICAN, ATLANTIC, FRENCH, INDIANS, LOYALIST, SIDES, WARSHIP
from app.games.liberty.paths import SEA, SHIP, is_march, refuse_path, way_of
from app.games.liberty.possible import had_others, is_as_moved, is_possible, was_enemys
from app.games.liberty.state import (
    DRAWN,
    FRENCH_POOL,
    POOL,
    PRISON,
    Ask,
    PathTaken,
    Situation,
)
from app.games.liberty.view import Arrow, ViewLiberty
from app.kit.blocks import Block, block_of
from app.kit.cards import in_deck
from app.kit.imagined import as_shown, known_blocks, name_slots, viewer_of
from app.kit.views import hidden_sides, sides_hidden_from

TRIES = 300


@dataclass(frozen=True, slots=True)
class Slot:
    """A hidden block as its enemy sees it: where it is, and how it came there this turn.

    `reserve`: it waits in a battle. `ship`: a landing needs one.
    """

    side: Side
    at: str
    came: PathTaken | None = None
    reserve: bool = False
    ship: bool = False


def imagine(view: ViewLiberty, rng: Random) -> tuple[Situation, Slots]:
    """Make up a position that shows `view` to its viewer. Raises ValueError where none is found."""
    for _ in range(TRIES):
        state = _made_up(view, rng)
        if all(is_possible(state, view, side) for side in hidden_sides(view)):
            return state, slots(state, viewer_of(view))
    raise ValueError("no position was found")


def slots(state: Situation, viewer: Viewer) -> Slots:
    """Name the blocks and cards hidden from a viewer by what they can tell of them."""
    named = dict(name_slots(state, viewer, _appearance))
    cards = state.cards
    hidden = {
        **{side: cards.hands.get(side, ()) for side in sides_hidden_from(viewer, state.board)},
        "deck": in_deck(cards, state.board.cards),
    }
    for where, held in hidden.items():
        named |= {f"card@{where}#{n}": card for n, card in enumerate(held)}
    return named


def _appearance(state: Situation, block: str) -> str | None:
    own, battle, moved = state.blocks[block], state.battle, state.turn.moved.get(block)
    if own.at in (FRENCH_POOL, PRISON) or block in state.turn.came_home:
        return None
    name = f"{own.side}@{own.at}"
    if battle and battle.at == own.at:
        if block in battle.reserves:
            name += "=reserve"
        elif battle.stage != BattleStage.REGROUP:
            return None
    if moved and moved.path[-1] == own.at:
        name += f"~{'>'.join(moved.path)}/{moved.way}/{moved.marches}"
    return name


def _made_up(view: ViewLiberty, rng: Random) -> Situation:
    board = view.board
    blocks = known_blocks(view)
    blocks |= {b: block_of(board.roster[b], FRENCH_POOL) for b in view.french_pool}
    for side in SIDES:
        blocks |= {b: block_of(board.roster[b], PRISON) for b in view.prisoners[side]}
    moved = {b: as_shown(PathTaken, move) for b, move in view.moves.items()}
    faces = _face_up(view)
    reserves: list[str] = list(view.battle.own_reserves) if view.battle else []
    for block, cv in faces.items():
        blocks[block] = block_of(board.roster[block], view.battle.at if view.battle else "", cv)
    if view.battle:
        moved |= {b: as_shown(PathTaken, move) for b, move in view.battle.came.items()}
    blocks = {**_came_home(view, rng), **blocks}
    for side in hidden_sides(view):
        left = [block for block in board.army[side] if block not in blocks]
        for block, slot in _dealt(view, side, left, rng).items():
            sheet = board.roster[block]
            cv = sheet.max if slot.at in (POOL, DRAWN) else rng.randint(1, sheet.max)
            blocks[block] = block_of(sheet, slot.at, cv)
            if slot.came:
                moved[block] = slot.came
            if slot.reserve:
                reserves.append(block)
        moved |= _gone_on(view, side, moved, rng)
    return assembled(view, dict(sorted(blocks.items())), moved, tuple(sorted(reserves)), rng)


def _face_up(view: ViewLiberty) -> dict[str, int]:
    """Return the strengths of the enemies that lie face up in a battle."""
    lines = view.battle.lines.values() if view.battle else ()
    return {b.group: b.cv for line in lines for b in line if b.group and b.group not in view.blocks}


def _came_home(view: ViewLiberty, rng: Random) -> dict[str, Block]:
    """Return the Indians that have just come home: all but their strength is known (A65)."""
    sheets = [view.board.roster[block] for block in view.came_home]
    return {one.id: block_of(one, one.home, rng.randint(1, one.max)) for one in sheets}


def _slots_of(view: ViewLiberty, side: Side) -> list[Slot]:
    """List what the viewer can tell of a side's hidden blocks, block by block."""
    found = [Slot(side, POOL)] * view.pool[side]
    if view.awaiting.get(side) == Ask.DEPLOY:
        found.append(Slot(side, DRAWN))
    faces = _face_up(view)
    for key, count in view.armies.items():
        owner, _, at = key.partition("@")
        if owner == side:
            shown = (
                sum(view.board.roster[b].side == side for b in faces) if _is_fight(view, at) else 0
            )
            found += _slots_at(view, side, at, count - shown - _home_at(view, side, at))
    return found


def _home_at(view: ViewLiberty, side: Side, at: str) -> int:
    """Count the blocks of a side in a place that are known to have come home."""
    roster = view.board.roster
    return sum((roster[b].side, roster[b].home) == (side, at) for b in view.came_home)


def _is_fight(view: ViewLiberty, at: str) -> bool:
    return view.battle is not None and view.battle.at == at


def _slots_at(view: ViewLiberty, side: Side, at: str, count: int) -> list[Slot]:
    """List a side's hidden blocks in a place: those that came this turn, then the others."""
    waits = (
        _is_fight(view, at) and view.battle is not None and view.battle.stage != BattleStage.REGROUP
    )
    found: list[Slot] = []
    for arrow in _arrows_to(view, side, at):
        came = as_shown(PathTaken, arrow)
        needed = _ships_needed(view, arrow)
        found += [Slot(side, at, came, waits, n < needed) for n in range(arrow.count)]
    found = found[:count]
    return found + [Slot(side, at, reserve=waits)] * (count - len(found))


def _ships_needed(view: ViewLiberty, arrow: Arrow) -> int:
    """8.4: how many of those who came by an arrow must be ships: all where others stood."""
    side, at = arrow.side, arrow.path[-1]
    if arrow.way != SEA or at == ATLANTIC or not was_enemys(view, side, at):
        return 0
    return arrow.count if had_others(view, side, at) else max(1, arrow.count - MAX_BY_SEA)


def _arrows_to(view: ViewLiberty, side: Side, at: str) -> list[Arrow]:
    """List the ways by which hidden blocks of a side came to where they still stand.

    After a place's battle it can't be told any more.
    """
    if not is_as_moved(view, at):
        return []
    faces = view.battle.came if view.battle and _is_fight(view, at) else {}
    found: list[Arrow] = []
    for arrow in view.arrows:
        if (arrow.side, arrow.path[-1]) == (side, at):
            known = sum(
                (m.path, m.way, m.marches) == (arrow.path, arrow.way, arrow.marches)
                and view.board.roster[b].side == side
                for b, m in faces.items()
            )
            if arrow.count > known:
                left = arrow.count - known
                found.append(Arrow(side, arrow.path, arrow.way, arrow.marches, left))
    return found


def _dealt(view: ViewLiberty, side: Side, blocks: list[str], rng: Random) -> dict[str, Slot]:
    """Deal each block to a slot where it could be: a matching in random order."""
    places = _slots_of(view, side)
    rng.shuffle(places)
    if len(places) != len(blocks):
        raise ValueError(f"{len(blocks)} blocks of {side} for {len(places)} slots")
    fits = {
        block: [n for n, slot in enumerate(places) if _could_be(view, slot, block)]
        for block in blocks
    }
    for options in fits.values():
        rng.shuffle(options)
    taken: dict[int, str] = {}
    for block in sorted(blocks, key=lambda b: (len(fits[b]), rng.random())):
        if not _placed(block, fits, taken, set()):
            raise ValueError(f"{block} has no place")
    return {block: places[n] for n, block in taken.items()}


def _placed(block: str, fits: dict[str, list[int]], taken: dict[int, str], seen: set[int]) -> bool:
    """Assign a block to a slot, moving others on if need be (augmenting path)."""
    for n in fits[block]:
        if n not in seen:
            seen.add(n)
            if n not in taken or _placed(taken[n], fits, taken, seen):
                taken[n] = block
                return True
    return False


def _could_be(view: ViewLiberty, slot: Slot, block: str) -> bool:
    """Whether a block could be what stands in a slot."""
    sheet, board = view.board.roster[block], view.board
    is_french, at = sheet.nation == FRENCH, slot.at
    if is_french and not view.is_french_war:
        return board.towns.get(at) is not None and at in board.west_indies
    if slot.ship and sheet.kind != WARSHIP:
        return False
    if slot.came and not _could_come(view, slot.came, block):
        return False
    if at == ATLANTIC:
        return sheet.nation not in (AMERICAN, INDIANS)
    if at in board.west_indies:
        may_be_there = view.is_french_war or board.towns[at].side != sheet.side or not is_french
        is_allowed = sheet.nation not in (AMERICAN, INDIANS, LOYALIST)
        return is_allowed and may_be_there
    if at not in board.hexes:
        return True
    if sheet.nation == INDIANS:
        return at in board.wilderness
    if slot.came and slot.came.way == SHIP:  # In a draft it may still be under way.
        return sheet.kind == WARSHIP
    return sheet.kind != WARSHIP or at in board.ports


def _could_come(view: ViewLiberty, came: PathTaken, block: str) -> bool:
    """Whether a block could have moved like this."""
    sheet = view.board.roster[block]
    if came.way == SEA:
        indies = {*came.path} & {*view.board.west_indies}
        return sheet.nation not in (AMERICAN, INDIANS) and not (indies and sheet.nation == LOYALIST)
    parts = [came.path[:n] for n in range(2, len(came.path) + 1)]
    if any(refuse_path(view.board, sheet, part) for part in parts):
        return False
    way = way_of(view.board, sheet, came.path)
    return (way, is_march(sheet, came.path, way)) == (came.way, came.marches)


def _gone_on(
    view: ViewLiberty, side: Side, moved: dict[str, PathTaken], rng: Random
) -> dict[str, PathTaken]:
    """Return moves for blocks that left since, or were lost: whose they were can't be told."""
    army = view.board.army[side]
    free = [block for block in army if block not in moved]
    rng.shuffle(free)
    found: dict[str, PathTaken] = {}
    for arrow in view.arrows:
        if arrow.side == side:
            came = as_shown(PathTaken, arrow)
            missing = arrow.count - sum(moved.get(block) == came for block in army)
            found |= {free.pop(): came for _ in range(missing)}
    return found
