"""Chapter 12: movement over a lake, carried by the ships on it."""

from app.engine.decisions import exact
from app.engine.ledger import rule
from app.engine.memo import cached
from app.engine.values import Choice, Event, Refusal
from app.engine.words import no
from app.games.war1812.actions import Embark
from app.games.war1812.army_phase import group_origin, refuse_group
from app.games.war1812.board import DRAGOON, INDIAN, INFANTRY, Board
from app.games.war1812.resolution import Resolution
from app.games.war1812.state import PathTaken, Situation, turn_of, with_turn
from app.games.war1812.view import View1812, shown_fleet
from app.kit.blocks import with_block


class BlockCarried(Event, frozen=True, tag="carried"):
    """A block was carried over a lake to another of its towns."""

    block: str
    to: str

    def apply(self, state: Situation) -> Situation:
        own = state.blocks[self.block]
        way = PathTaken((own.at, self.to), by_sea=True)
        moved = {**turn_of(state, own.side).moved, self.block: way}
        return with_turn(with_block(state, self.block, at=self.to), own.side, moved=moved)


@cached
def _passages(board: Board) -> dict[str, dict[str, tuple[Choice, ...]]]:
    """Return the ways over a lake of each block that could be carried, by the town it is in."""
    return {
        block.id: {
            town: tuple(
                Choice(Embark(block.id, to), False, f"block:{block.id}", f"town:{to}")
                for to in lake.towns
                if to != town
            )
            for lake in board.lakes.values()
            for town in lake.towns
        }
        for block in board.roster.values()
        if block.kind == INFANTRY
    }


@exact
def offer_sea_movement(view: View1812) -> list[Choice]:
    """List every passage over a lake on which the viewer has ships to carry."""
    ports = [
        port
        for lake in view.board.lakes.values()
        if shown_fleet(view, lake.id, view.side).operational and not _refuse_passage(view, lake.id)
        for port in lake.towns
    ]
    offered: list[Choice] = []
    if ports:
        passages, moves, origin = _passages(view.board), view.turn.moves, group_origin(view)
        for block, own in view.blocks.items():
            at = own.at
            if at in ports and origin in (None, at) and own.kind == INFANTRY and block not in moves:
                offered += passages[block][at]
    return offered


@rule("12.1", "12.2", "A29", "A30", "15", "16")
def refuse_embark(view: View1812, action: Embark) -> Refusal | None:
    """From a lakeside town directly to others of its lake, one block for each carrying ship.

    12.1 It uses the naval phase too, so (A30) nothing is built. A29: ships that sailed out this
    turn don't carry. 15, 16: neither Indian nor dragoon goes by sea.
    """
    board = view.board
    own = view.blocks.get(action.block)
    if own is None or own.at not in board.towns:
        return no("12.2", "war1812-not-on-the-map")
    if action.block in view.turn.moves:
        return no("12.2", "war1812-has-moved")
    if refusal := refuse_group(view, own.at, None):
        return refusal
    if own.kind in (INDIAN, DRAGOON):
        return no("15" if own.kind == INDIAN else "16", "war1812-not-by-sea")
    lake = board.towns[own.at].lake
    town = board.towns.get(action.to)
    if town is None or not lake or town.lake != lake or town.id == own.at:
        return no("12.2", "war1812-same-lake-only")
    return _refuse_passage(view, lake)


@rule("12.1", "12.2", "A8")
def _refuse_passage(view: View1812, lake: str) -> Refusal | None:
    """The naval phase must be free for it, and a ship free to carry."""
    turn = view.turn
    if turn.built or turn.repaired:
        return no("12.1", "war1812-naval-phase-spent")
    if any(lake not in (sailed.origin, sailed.to) for sailed in turn.sailed):
        return no("12.2", "war1812-ships-of-the-same-lake")
    came_out = sum([sailed.operational for sailed in turn.sailed if sailed.to == lake])
    carrying = sum([move.by_sea for move in turn.moves.values()])
    carriers = shown_fleet(view, lake, view.side).operational - came_out
    if carrying >= carriers:
        return no("12.2", "war1812-no-carrier", carriers=carriers)
    return None


def embark(resolution: Resolution, action: Embark) -> None:
    """Carry a block over its lake."""
    resolution.write(BlockCarried(action.block, action.to))
