"""Chapters 9.1 and 14.2: the army move of a turn, by land or in from off the map."""

from collections.abc import Callable

from msgspec.structs import replace

from app.engine.decisions import exact
from app.engine.ledger import rule
from app.engine.memo import cached
from app.engine.values import Action, Choice, Event, Message, Parameter, Refusal, Side
from app.engine.words import no
from app.games.war1812.actions import Done, Enter, March
from app.games.war1812.board import DRAGOON, US, Board, other
from app.games.war1812.militia import may_refuse
from app.games.war1812.resolution import Resolution
from app.games.war1812.state import WAITING, PathTaken, Situation, turn_of, with_turn
from app.games.war1812.view import OwnMove, View1812, shown_fleet
from app.games.war1812.words import town_name
from app.kit.blocks import OwnBlock, with_block


class BlockMarched(Event, frozen=True, tag="marched"):
    """A block went by land to a neighbouring town."""

    block: str
    to: str

    def apply(self, state: Situation) -> Situation:
        own = state.blocks[self.block]
        turn = turn_of(state, own.side)
        before = turn.moved.get(self.block, PathTaken((own.at,)))
        moved = {**turn.moved, self.block: replace(before, path=(*before.path, self.to))}
        return with_turn(with_block(state, self.block, at=self.to), own.side, moved=moved)


class BlockEntered(Event, frozen=True, tag="entered"):
    """A reinforcement that had waited came in at its city."""

    block: str
    city: str

    def apply(self, state: Situation) -> Situation:
        side = state.blocks[self.block].side
        moved = {**turn_of(state, side).moved, self.block: PathTaken((self.city,), entered=True)}
        return with_turn(with_block(state, self.block, at=self.city), side, moved=moved)


class MovesEnded(Event, frozen=True, tag="moves-ended"):
    """A side ended its naval and army moves."""

    side: Side

    def apply(self, state: Situation) -> Situation:
        return state


Ways = dict[str, dict[str, tuple[Choice, ...]]]
"""Each block's ways to the next towns, by the town it is in and in the order of these."""


def ways_by_land(board: Board, go: Callable[[str, str], Action]) -> Ways:
    """Return every way that each block could `go` by land."""
    return {
        block: {
            town: tuple(Choice(go(block, to), False, f"block:{block}", f"town:{to}") for to in near)
            for town, near in board.neighbours.items()
        }
        for block in board.roster
    }


@cached
def _marches(board: Board) -> Ways:
    return ways_by_land(board, March)


@exact
def offer_marches(view: View1812) -> list[Choice]:
    """List every march."""
    board, moves, origin = view.board, view.turn.moves, group_origin(view)
    towns, marches, offered = board.towns, _marches(board), list[Choice]()
    for block, own in view.blocks.items():
        at = own.at
        if block in moves:
            # 16 The dragoon alone moves twice.
            if own.kind == DRAGOON and not _refuse_after_a_move(view, own, moves[block]):
                offered += ways_on(board, marches[block], moves[block])
        elif (origin is None or at == origin) and at in towns:
            offered += marches[block][at]
    return offered


@rule("9.2", "16")
def ways_on(board: Board, ways: dict[str, tuple[Choice, ...]], move: OwnMove) -> list[Choice]:
    """Return the ways that lead on from where a move ended, to towns that it has not been in."""
    at = move.path[-1]
    near = zip(board.neighbours[at], ways[at], strict=True)
    return [choice for to, choice in near if to not in move.path]


@exact
def offer_entries(view: View1812) -> list[Choice]:
    """List the reinforcements that could enter."""
    if not view.waiting:
        return []
    origin = group_origin(view)
    return [
        Choice(Enter(block), False, f"block:{block}", f"town:{own.at.removeprefix(WAITING)}")
        for block, own in view.blocks.items()
        if own.at.startswith(WAITING) and origin in (None, own.at)
    ]


_PASSING = Choice(
    Done(),
    True,
    label=Message("war1812-done-passing"),
    confirm=Message("war1812-done-passing-sure"),
)


@exact
def offer_end_of_moves(view: View1812) -> list[Choice]:
    """Return what Done will do: who crosses and rolls for it (17), who attacks."""
    turn = view.turn
    if not (turn.moves or turn.sailed or turn.built or turn.repaired):
        return [_PASSING]
    params = what_moves(view) | _what_is_given_up(view)
    offered = [Choice(Done(), True, label=Message("war1812-done-moving", params))]
    if _can_anybody_march(view):
        then_march = Message("war1812-done-then-march", params)
        offered.append(Choice(Done(march=True), True, label=then_march))
    return offered


def what_moves(view: View1812) -> dict[str, Parameter]:
    """Count the blocks that move, those that roll at the border, and what is attacked."""
    moves = view.turn.moves.values()
    reached = {move.path[-1] for move in moves}
    lakes = {sailed.to for sailed in view.turn.sailed if sailed.to in view.board.lakes}
    return {
        "blocks": len(moves),
        "crossing": sum([_rolls_at_the_border(view, move) for move in moves]),
        "attacks": sum([stands_with_enemy(view, town) for town in reached])
        + sum([shown_fleet(view, lake, other(view.side)).ships > 0 for lake in lakes]),
        "idle_ships": _idle_ships(view),
    }


@rule("4.4", "6.1")
def _idle_ships(view: View1812) -> int:
    """Count the ships of a side whose blocks alone move, and so give up its naval phase."""
    turn, side = view.turn, view.side
    by_sea = any(move.by_sea for move in turn.moves.values())
    if not turn.moves or by_sea or turn.sailed or turn.built or turn.repaired:
        return 0
    owned = (fleet for key, fleet in view.fleets.items() if key.endswith(f"/{side}"))
    return sum(fleet.ships for fleet in owned)


@rule("1.2", "A2")
def _what_is_given_up(view: View1812) -> dict[str, Parameter]:
    """Count the enemy's towns that nobody holds any more once the moves are done; name one."""
    board, side = view.board, view.side
    held = {own.at for block, own in view.blocks.items() if block != board.indian}
    towns = [
        town
        for town in board.homes[other(side)]
        if view.towns[town].holder == side and town not in held
    ]
    return {"given_up": len(towns), "town": town_name(towns[0]) if towns else ""}


@rule("17")
def _rolls_at_the_border(view: View1812, move: OwnMove) -> bool:
    by_land = not (move.by_sea or move.entered)
    return view.side == US and by_land and may_refuse(view.board, move.path)


@rule("9.1", "A17", "A18", "16", "A44")
def refuse_march(view: View1812, action: March) -> Refusal | None:
    """Blocks of one town go to one or more neighbouring towns; the dragoon (16) one further.

    A18, A44: entering a town with enemy army ends the move.
    """
    board = view.board
    own = view.blocks.get(action.block)
    if own is None or own.at not in board.towns:
        return no("9.1", "war1812-not-on-the-map")
    moves = view.turn.moves
    move = moves.get(action.block)
    if moves and (refusal := _refuse_after_a_move(view, own, move)):
        return refusal
    if action.to not in board.neighbours[own.at]:
        return _refuse_distance(board, action.to, own.at)
    # 16 The second town is another one, not the one it came from.
    if move and action.to in move.path:
        return no("16", "war1812-not-back-again", town=town_name(action.to))
    return None


def _refuse_after_a_move(view: View1812, own: OwnBlock, move: OwnMove | None) -> Refusal | None:
    if refusal := refuse_group(view, own.at, move):
        return refusal
    if move and move.march:
        return no("9.2", "war1812-march-declared", town=town_name(move.march))
    if move and stands_with_enemy(view, own.at):
        return no("9.1", "war1812-enemy-ends-move", town=town_name(own.at))
    if move and (own.kind != DRAGOON or len(move.path) > 2):
        return no("9.1", "war1812-has-moved")
    return None


def _refuse_distance(board: Board, to: str, origin: str) -> Refusal:
    if to in board.lakes:
        return no("12.2", "war1812-lakes-are-crossed")
    if to not in board.towns:
        return no("9.1", "war1812-no-such-town")
    if to == origin:
        return no("9.1", "war1812-already-there", town=town_name(to))
    return no("9.1", "war1812-not-neighbours", town=town_name(to), origin=town_name(origin))


@rule("9.1", "A17", "A36")
def refuse_group(view: View1812, town: str, move: OwnMove | None) -> Refusal | None:
    """One town of origin a turn; the entry of late reinforcements takes the army move's place."""
    if move and (move.by_sea or move.entered):
        return no("9.1", "war1812-has-moved")
    origin = group_origin(view)
    if origin is not None and origin != (move.path[0] if move else town):
        return no("9.1", "war1812-one-group", town=town_name(origin.removeprefix(WAITING)))
    return None


def group_origin(view: View1812) -> str | None:
    """Return the town from which this turn's group moves; None before its first move."""
    for move in view.turn.moves.values():
        return WAITING + move.path[0] if move.entered else move.path[0]
    return None


def stands_with_enemy(view: View1812, town: str) -> bool:
    """Whether enemy army stands in a town, as far as the viewer sees blocks there."""
    return bool(view.towns[town].army.get(other(view.side)))


@rule("14.2", "A36", "A60")
def refuse_entry(view: View1812, action: Enter) -> Refusal | None:
    """Reinforcements that wait may enter, any number at one city, as that turn's army move."""
    own = view.blocks.get(action.block)
    if own is None or not own.at.startswith(WAITING):
        return no("14.2", "war1812-not-waiting")
    origin = group_origin(view)
    if origin is not None and origin != own.at:
        return no("14.2", "war1812-one-group", town=town_name(origin.removeprefix(WAITING)))
    return None


@rule("9.2", "A55")
def refuse_end_of_moves(view: View1812, action: Done) -> Refusal | None:
    """Any moves may be ended; forced marches can be declared only if a block could try one."""
    if action.march and not _can_anybody_march(view):
        return no("9.2", "war1812-nobody-to-march")
    return None


def _can_anybody_march(view: View1812) -> bool:
    return any(may_force_march(view, block) for block in view.turn.moves)


@rule("9.2", "A55", "A18")
def may_force_march(view: View1812, block: str) -> bool:
    """Blocks that moved by land may try for one more town.

    A55: not those with enemy army, carried by sea, or come in as reinforcements this turn.
    """
    move = view.turn.moves[block]
    at = view.blocks[block].at
    return not (move.by_sea or move.entered or stands_with_enemy(view, at))


def march(resolution: Resolution, action: March) -> None:
    """Move a block by land."""
    resolution.write(BlockMarched(action.block, action.to))


def enter(resolution: Resolution, action: Enter) -> None:
    """Bring in a waiting reinforcement."""
    city = resolution.state.blocks[action.block].at.removeprefix(WAITING)
    resolution.write(BlockEntered(action.block, city))
