"""Chapters 7.4, 7.5 and 8.5: ways out of a battle, by land, river and sea."""

from collections import Counter
from collections.abc import Iterator

from app.engine.ledger import rule
from app.engine.resolution import DecisionClosed
from app.engine.values import Choice, Event, Message, Refusal, Side
from app.engine.words import no
from app.games.liberty.actions import Leave
from app.games.liberty.battle_state import MAX_BY_SEA, BattleStage, Departure
from app.games.liberty.board import AMERICAN, ATLANTIC, INDIANS, WARSHIP, other, side_key
from app.games.liberty.control import is_friendly, is_open_to
from app.games.liberty.fire import with_battle
from app.games.liberty.lines import is_ship, ships
from app.games.liberty.navy import way_back
from app.games.liberty.paths import (
    RIVER,
    RIVER_HEXES,
    SEA,
    SHIP,
    Path,
    is_along_a_river,
    is_march,
    refuse_path,
    steps,
    way_of,
)
from app.games.liberty.resolution import Resolution
from app.games.liberty.sea import refuse_closed, refuse_sailor, sea_ways
from app.games.liberty.state import Situation
from app.games.liberty.view import ViewLiberty, counter, standing
from app.games.liberty.words import place_name
from app.kit.battle import battle_of
from app.kit.blocks import with_block


class BlockLeft(Event, frozen=True, tag="block-left"):
    """A block left a battle, or a field that its side had won, by a path."""

    block: str
    path: tuple[str, ...]
    way: str

    def apply(self, state: Situation) -> Situation:
        battle = battle_of(state)
        own = state.blocks[self.block]
        used, sailed, departures = {**battle.used}, {**battle.sailed}, battle.departures
        if is_ship(state, self.block):
            if self.way == SEA:
                unopposed = not ships(state, battle, other(own.side))
                departures = (*departures, Departure(own.side, self.path[-1], unopposed))
        elif self.way == SEA:
            sailed[own.side] = sailed.get(own.side, 0) + 1
        else:
            for a, b in steps(self.path):
                key = f"{own.side}@{side_key(a, b)}"
                used[key] = used.get(key, 0) + 1
        gone = with_block(state, self.block, at=self.path[-1])
        return with_battle(
            gone,
            acted=(*battle.acted, self.block),
            reserves=tuple(b for b in battle.reserves if b != self.block),
            afloat=tuple(b for b in battle.afloat if b != self.block),
            used=used,
            sailed=sailed,
            departures=departures,
        )


def ways_out(view: ViewLiberty, block: str) -> list[Path]:
    """List the shortest paths by which a block of the viewer could leave the battle now.

    In a retreat as in regrouping after a victory (7.5). A26 Of ways that are equally short the
    owner chooses, but for ships, which no side's limit counts: they have one to each place.
    """
    regroups = battle_of(view).stage == BattleStage.REGROUP
    if counter(view, block).kind == WARSHIP:
        found = [*_ships_on_the_map(view, block, regroups), *_ships_by_sea(view, block, regroups)]
        return list({path[-1]: path for path in reversed(found)}.values())[::-1]
    found = [*_by_land(view, block, regroups), *_by_sea(view, block, regroups)]
    least = {path[-1]: len(path) for path in reversed(found)}
    return list(dict.fromkeys(path for path in found if len(path) == least[path[-1]]))


@rule("7.4", "A26", "A27", "A49", "A52")
def _by_land(view: ViewLiberty, block: str, regroups: bool) -> Iterator[Path]:
    """Paths over land or, for who came by river, along one: the shorter ones first."""
    at, sheet = battle_of(view).at, counter(view, block)
    if at not in view.board.hexes or block in battle_of(view).afloat:
        return
    came = view.moves.get(block)
    reach = max(sheet.move, RIVER_HEXES if came and came.way == RIVER else 0)
    paths: list[Path] = [(at,)]
    for _ in range(reach):
        paths = [
            (*path, to)
            for path in paths
            for to in view.board.near[path[-1]]
            if _may_go(view, block, (*path, to), regroups)
        ]
        yield from (path for path in paths if _may_end(view, path[-1], regroups))


def _may_go(view: ViewLiberty, block: str, path: Path, regroups: bool) -> bool:
    board, sheet, to = view.board, counter(view, block), path[-1]
    if board.hexes[to].water or not _may_pass(view, to, regroups):
        return False
    if refuse_path(board, sheet, path):
        return False
    if not _came_by_river(view, block) and is_along_a_river(board, path):
        # Along a river, but as a normal move: over land, within the block's own movement.
        if not all(_is_land(view, a, b) for a, b in steps(path)) or len(path) - 1 > sheet.move:
            return False
    elif is_march(sheet, path, way_of(board, sheet, path)):
        return False
    return _has_room(view, path) and (regroups or _may_cross(view, block, path))


@rule("7.4", "7.5")
def _may_pass(view: ViewLiberty, place: str, regroups: bool) -> bool:
    """A retreat leads through friendly or neutral hexes, regrouping through any without enemies."""
    if regroups:
        return not standing(view, place, view.enemy)
    return is_open_to(view, place, view.side)


def _is_land(view: ViewLiberty, a: str, b: str) -> bool:
    side = view.board.side(a, b)
    return side is not None and side.ground


def _came_by_river(view: ViewLiberty, block: str) -> bool:
    move = view.moves.get(block)
    return move is not None and move.way == RIVER and move.path[-1] == battle_of(view).at


@rule("7.4", "7.5", "A28")
def _may_end(view: ViewLiberty, place: str, regroups: bool) -> bool:
    """A retreat ends in a friendly or neutral hex, regrouping in a friendly one."""
    return is_friendly(view, place, view.side) or not regroups


@rule("7.4", "A49")
def _has_room(view: ViewLiberty, path: Path) -> bool:
    """So many blocks of a player cross a side in each round."""
    used = battle_of(view).used
    for a, b in steps(path):
        side = view.board.side(a, b)
        if side is None or used.get(f"{view.side}@{side_key(a, b)}", 0) >= side.limit:
            return False
    return True


@rule("7.4", "A50")
def _may_cross(view: ViewLiberty, block: str, path: Path) -> bool:
    """Attackers leave by sides they came by, defenders by no side that attackers used.

    Where both used one, only who entered last, player 2, may. Warships need not leave by the side
    they came by, and mind the sides of ground blocks alone (8.5).
    """
    battle, to = battle_of(view), path[1]
    is_ship = counter(view, block).kind == WARSHIP
    own = _came_from(view, battle.at, view.side)
    if to in _came_from(view, battle.at, view.enemy, with_ships=not is_ship):
        return view.first != view.side and to in own
    return is_ship or view.side != battle.attacker or to in own


def _came_from(view: ViewLiberty, at: str, side: Side, *, with_ships: bool = True) -> set[str]:
    """Return the hexes from which a side's blocks came over the map to a place."""
    none = (SEA,) if with_ships else (SEA, SHIP)
    return {
        arrow.path[-2]
        for arrow in view.arrows
        if arrow.side == side and arrow.path[-1] == at and arrow.way not in none
    }


@rule("8.1", "8.5", "A30", "A50")
def _ships_on_the_map(view: ViewLiberty, block: str, regroups: bool) -> Iterator[Path]:
    """Warships may go up to two hexes to a friendly port.

    Past an enemy in a choke point they can't: that is a hex with enemies like any other.
    """
    board, sheet, at = view.board, counter(view, block), battle_of(view).at
    if at not in board.hexes:
        return
    paths: list[Path] = [(at,)]
    for _ in range(sheet.move):
        paths = [
            (*path, to)
            for path in paths
            for to in board.near[path[-1]]
            if not refuse_path(board, sheet, (*path, to))
            and _may_pass(view, to, regroups)
            and (regroups or _may_cross(view, block, (*path, to)))
        ]
        yield from (
            p for p in paths if p[-1] in board.ports and is_friendly(view, p[-1], view.side)
        )


@rule("8.5", "9.1", "A57")
def _ships_by_sea(view: ViewLiberty, block: str, regroups: bool) -> Iterator[Path]:
    """Warships go to the Atlantic, or from one port of the Indies to the other."""
    at = battle_of(view).at
    if refuse_closed(view, at):
        return
    for to in sea_ways(view.board, at):
        if to == ATLANTIC and not regroups:
            yield (at, to)
        if to in view.board.west_indies and is_friendly(view, to, view.side):
            yield (at, to)


@rule("8.5", "A59", "A58")
def _by_sea(view: ViewLiberty, block: str, regroups: bool) -> Iterator[Path]:
    """Ground blocks leave with a warship that left this round, to the same place.

    Ashore they need one that no enemy ship opposed. 7.5 From one port of the Indies to the other
    they regroup by themselves.
    """
    battle = battle_of(view)
    if counter(view, block).nation in (AMERICAN, INDIANS):
        return
    if regroups:
        for to in sea_ways(view.board, battle.at):
            is_indies = to in view.board.west_indies and is_friendly(view, to, view.side)
            if is_indies and not refuse_sailor(view, block, to):
                yield (battle.at, to)
        return
    if battle.sailed.get(view.side, 0) >= MAX_BY_SEA or refuse_closed(view, battle.at):
        return
    for side, to, unopposed in battle.departures:
        may_board = unopposed or block in battle.afloat
        if side == view.side and may_board and not refuse_sailor(view, block, to):
            yield (battle.at, to)


def leaving_blocks(view: ViewLiberty) -> tuple[str, ...]:
    """List the viewer's blocks that may leave now, in a retreat or when regrouping."""
    battle = battle_of(view)
    if battle.stage == BattleStage.FIGHT:
        return battle.ready
    if battle.own_reserves and battle.stage == BattleStage.WITHDRAW:
        return battle.own_reserves
    return tuple(line.id for line in battle.lines[view.side] if line.id not in battle.acted)


def offer_retreats(view: ViewLiberty) -> Iterator[Choice]:
    """List the ways out of those whose turn it is."""
    yield from _offer(view, final=True)


def offer_leaving(view: ViewLiberty) -> Iterator[Choice]:
    """List the ways out for all who withdraw or regroup."""
    yield from _offer(view, final=False)


def _offer(view: ViewLiberty, *, final: bool) -> Iterator[Choice]:
    for block in leaving_blocks(view):
        found = ways_out(view, block)
        count = Counter(path[-1] for path in found)
        for path in found:
            label = _label(view, path, is_one_of_several=count[path[-1]] > 1)
            yield Choice(
                Leave(block, path), final, f"block:{block}", f"hex:{path[-1]}", label=label
            )


def _label(view: ViewLiberty, path: Path, *, is_one_of_several: bool) -> Message:
    """Return where a way out leads, and by which hex where there are others as short."""
    regroups = battle_of(view).stage == BattleStage.REGROUP
    at = place_name(path[-1])
    if is_one_of_several:
        key = "liberty-leave-by" if regroups else "liberty-retreat-by"
        return Message(key, {"at": at, "by": place_name(path[1])})
    return Message("liberty-leave-to" if regroups else "liberty-retreat-to", {"at": at})


@rule("7.4", "8.5")
def refuse_leave(view: ViewLiberty, action: Leave) -> Refusal | None:
    """A way that is open to a block whose turn it is."""
    if action.block not in leaving_blocks(view):
        return no("7.21", "liberty-not-its-turn")
    if action.path in ways_out(view, action.block):
        return None
    return no("7.4", "liberty-no-way-out")


def retreat(resolution: Resolution, side: Side, action: Leave) -> None:
    """A block retreats in place of firing."""
    resolution.write(DecisionClosed(side))
    leave(resolution, action)


@rule("8.4", "8.5", "A57", "A58")
def leave(resolution: Resolution, action: Leave) -> None:
    """A block leaves; when the attackers' last warship does, so does at once who is still afloat.

    They sail with it without loss; if it leaves over the map, they go back where they came from.
    """
    state = resolution.state
    side, by_sea = state.blocks[action.block].side, is_by_sea(state, action)
    way = SEA if by_sea else way_of(state.board, state.board.roster[action.block], action.path)
    resolution.write(BlockLeft(action.block, action.path, way))
    after = battle_of(resolution.state)
    if side == after.attacker and not ships(resolution.state, after, side):
        for block in after.afloat:
            to = action.path[-1] if by_sea else way_back(state, block)
            resolution.write(BlockLeft(block, (after.at, to), SEA))


def is_by_sea(state: Situation, action: Leave) -> bool:
    """Whether a way out leads by a box."""
    boxes = {ATLANTIC, *state.board.west_indies}
    return bool(boxes & {*action.path})
