"""Chapters 5.1 to 5.5: moving groups over the map."""

from collections.abc import Iterable, Iterator

from app.engine.decisions import exact
from app.engine.ledger import rule
from app.engine.memo import cached_by_key
from app.engine.resolution import DecisionClosed
from app.engine.values import Choice, Event, Message, Refusal, Side
from app.engine.words import no
from app.games.liberty.actions import Move
from app.games.liberty.board import ATLANTIC, WARSHIP, Board, PrintedBlock, side_key
from app.games.liberty.control import is_enemys
from app.games.liberty.france import refuse_frozen
from app.games.liberty.groups import actions_left, group_on, groups, refuse_group
from app.games.liberty.paths import SEA, Path, is_march, refuse_path, way_of
from app.games.liberty.pinning import is_attacked, refuse_pinned
from app.games.liberty.prisoners import drop_offer
from app.games.liberty.resolution import Resolution
from app.games.liberty.sea import (
    is_by_box,
    refuse_landing_beside,
    refuse_overseas,
    refuse_sea_move,
    sea_ways,
)
from app.games.liberty.state import OFF_MAP, PathTaken, Situation, TurnStage, with_moved, with_turn
from app.games.liberty.view import (
    ViewLiberty,
    counter,
    crossings,
    own_block,
    standing,
)
from app.games.liberty.weather import refuse_attack_in_weather
from app.kit.blocks import with_block
from app.kit.turns import Done


class BlockMoved(Event, frozen=True, tag="block-moved"):
    """A block moved one place on."""

    block: str
    to: str
    way: str
    marches: bool = False

    def apply(self, state: Situation) -> Situation:
        own = state.blocks[self.block]
        before = state.turn.moved.get(self.block)
        path = (*(before.path if before else (own.at,)), self.to)
        moved = with_block(state, self.block, at=self.to)
        return with_moved(moved, self.block, PathTaken(path, self.way, self.marches))


class MovesEnded(Event, frozen=True, tag="moves-ended"):
    """A side ended its moves."""

    side: Side

    def apply(self, state: Situation) -> Situation:
        return with_turn(state, stage=TurnStage.MOVED)


def path_of(view: ViewLiberty, block: str) -> tuple[str, ...]:
    """Return the path of a block so far."""
    move = view.moves.get(block)
    return move.path if move else (view.blocks[block].at,)


@exact
def offer_moves(view: ViewLiberty) -> list[Choice]:
    """List the next step of every block that may take one."""
    board, begun = view.board, {group[0] for group in groups(view)}
    first_steps: dict[tuple[str, str, str, int], list[str]] = {}
    offered: list[Choice] = []
    for block, own in view.blocks.items():
        if own.at in OFF_MAP:
            continue
        if block in view.moves:
            if _refuse_going_on(view, block) is None:
                ways = _ways(board, (block, own.at))
                offered += [ways[to] for to in _open(view, block, ways)]
        elif own.at in begun or actions_left(view) > 0:
            ways, sheet = _first_ways(board, (block, own.at)), board.roster[block]
            # Blocks that are alike and have not moved may go the same ways.
            alike = (own.at, sheet.kind, sheet.nation, sheet.move)
            if alike not in first_steps:
                first_steps[alike] = _open(view, block, ways)
            offered += [ways[to] for to in first_steps[alike]]
    return offered


def _open(view: ViewLiberty, block: str, ways: Iterable[str]) -> list[str]:
    """List where a block may go of the places that are next to its own."""
    return [to for to in ways if refuse_move(view, Move(block, to)) is None]


@cached_by_key
def _ways(board: Board, standing: tuple[str, str]) -> dict[str, Choice]:
    """Return the steps of a block from where it stands, by where they lead."""
    block, at = standing
    return {
        to: Choice(Move(block, to), False, f"block:{block}", f"hex:{to}")
        for to in (*board.near.get(at, ()), *sea_ways(board, at))
    }


@cached_by_key
def _first_ways(board: Board, standing: tuple[str, str]) -> dict[str, Choice]:
    """Return the steps of a block that has not moved, without those that terrain always bars."""
    block, at = board.roster[standing[0]], standing[1]
    return {
        to: step
        for to, step in _ways(board, standing).items()
        if {at, to} & board.boxes
        or (refuse_path(board, block, (at, to)) or _refuse_water(board, block.kind, to)) is None
    }


def offer_end_of_moves(view: ViewLiberty) -> Iterator[Choice]:
    """Return what Done will do: how many groups move, how many blocks roll for a forced march."""
    marching = sum(move.marches for move in view.moves.values())
    params = {"groups": len(groups(view)), "marching": marching, "left": actions_left(view)}
    label = Message("liberty-done-moving", params)
    if view.moves:
        yield Choice(Done(), True, label=label)
    else:
        sure = Message("liberty-done-without-moves-sure")
        yield Choice(Done(), True, label=Message("liberty-done-without-moves"), confirm=sure)


def refuse_move(view: ViewLiberty, action: Move) -> Refusal | None:
    """A block moves once a turn, within its movement, by the ways that the rules leave it."""
    own = own_block(view, action.block)
    if own is None or own.at in OFF_MAP:
        return no("5.1", "liberty-not-there")
    if is_by_box(view, own.at, action.to):
        return refuse_frozen(view, action.block) or refuse_sea_move(view, action.block, action.to)
    if action.to not in view.board.hexes or own.at not in view.board.hexes:
        return no("5.1", "liberty-not-next")
    return _refuse_by_map(view, action)


def _refuse_by_map(view: ViewLiberty, action: Move) -> Refusal | None:
    block = counter(view, action.block)
    path = (*path_of(view, action.block), action.to)
    return (
        _refuse_going_on(view, action.block)
        or refuse_overseas(view, action.block, action.to)
        or refuse_path(view.board, block, path)
        or refuse_group(view, group_on(path))
        or _refuse_water(view.board, block.kind, action.to)
        or refuse_pinned(view, action.block, action.to)
        or _refuse_limit(view, block, path)
        or _refuse_attack(view, block, path)
        or _refuse_at_sea(view, block, path)
    )


@rule("8.1", "A51")
def _refuse_at_sea(view: ViewLiberty, block: PrintedBlock, path: Path) -> Refusal | None:
    """A warship ends in a port: it goes nowhere from where it could reach none."""
    to, board = path[-1], view.board
    if block.kind != WARSHIP or to in board.ports:
        return None
    ways = ((*path, further) for further in board.near[to])
    if not standing(view, to, view.enemy) and any(_is_for_ship(view, block, w) for w in ways):
        return None
    return no("8.1", "liberty-no-port-in-reach")


def _is_for_ship(view: ViewLiberty, ship: PrintedBlock, path: Path) -> bool:
    refusals = (
        refuse_path(view.board, ship, path)
        or _refuse_attack(view, ship, path)
        or _refuse_at_sea(view, ship, path)
    )
    return refusals is None


@rule("5.1")
def _refuse_going_on(view: ViewLiberty, block: str) -> Refusal | None:
    """Who came by sea has moved; who met enemy blocks stops."""
    move = view.moves.get(block)
    if move is None:
        return None
    if move.way == SEA:
        return no("5.1", "liberty-moved-by-sea")
    if standing(view, move.path[-1], view.enemy):
        return no("5.1", "liberty-must-stop")
    return None


@rule("1.1")
def _refuse_water(board: Board, kind: str, to: str) -> Refusal | None:
    """Ground blocks stay on land."""
    if kind != WARSHIP and board.hexes[to].water:
        return no("1.1", "liberty-no-land")
    return None


@rule("5.2", "A49")
def _refuse_limit(view: ViewLiberty, block: PrintedBlock, path: Path) -> Refusal | None:
    """So many ground blocks of a player cross a side in a turn, in both directions together."""
    a, b = path[-2:]
    side = view.board.side(a, b)
    if block.kind == WARSHIP or side is None:
        return None
    if crossings(view).get(side_key(a, b), 0) < side.limit:
        return None
    return no("5.2", "liberty-side-full", limit=side.limit)


def _refuse_attack(view: ViewLiberty, block: PrintedBlock, path: Path) -> Refusal | None:
    """An attack may be barred by weather, or by a sea attack on the same place (8.4)."""
    to = path[-1]
    if not is_attack(view, to):
        return None
    beside = refuse_landing_beside(view, to) if block.kind != WARSHIP else None
    return beside or refuse_attack_in_weather(view, path[0], to)


@rule("5.3", "4.0", "A5")
def is_attack(view: ViewLiberty, to: str) -> bool:
    """Whether entering a place is an attack: enemies or an enemy town, even an empty one.

    An empty hex without a town is none, whoever held it; nor is to join a battle that one defends.
    """
    is_target = to in view.board.towns or standing(view, to, view.enemy)
    return bool(is_target) and is_enemys(view, to, view.side) and not is_attacked(view, to)


@rule("A51")
def refuse_end_of_moves(view: ViewLiberty) -> Refusal | None:
    """8.1: warships end in a port."""
    for block, move in view.moves.items():
        is_ship = counter(view, block).kind == WARSHIP
        if is_ship and move.path[-1] not in {ATLANTIC, *view.board.ports}:
            return no("8.1", "liberty-ship-at-sea")
    return None


def move(resolution: Resolution, action: Move) -> None:
    """Move a block one place on."""
    state = resolution.state
    own = state.blocks[action.block]
    if own.at in state.board.boxes or action.to in state.board.boxes:
        resolution.write(BlockMoved(action.block, action.to, SEA))
        return
    before = state.turn.moved.get(action.block)
    path = (*(before.path if before else (own.at,)), action.to)
    counter_ = state.board.roster[action.block]
    way = way_of(state.board, counter_, path)
    resolution.write(BlockMoved(action.block, action.to, way, is_march(counter_, path, way)))


def end_moves(resolution: Resolution, side: Side) -> None:
    """A side has moved; what follows is its forced marches."""
    drop_offer(resolution, side)
    resolution.write(DecisionClosed(side))
    resolution.write(MovesEnded(side))
