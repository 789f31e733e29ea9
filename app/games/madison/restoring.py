"""Chapter 8.31: a card turns reduced regulars to their full side."""

from collections.abc import Iterator

from app.engine.ledger import rule
from app.engine.values import Choice, Message, Refusal, Side
from app.engine.words import no
from app.games.madison.actions import Restore
from app.games.madison.board import DRAGOON, REGULAR
from app.games.madison.construction import HALVES
from app.games.madison.events import PiecesRestored
from app.games.madison.operations.forces import value_of_card
from app.games.madison.operations.stages import PointsSpent
from app.games.madison.position import OFF_MAP, Position, is_reduced, on_map, play_of
from app.games.madison.resolution import Resolution
from app.games.madison.supply import is_supplied
from app.games.madison.view import ViewMadison
from app.kit.turns import Done


@rule("8.31", "3.7", "13.4", "A13", "A34")
def refuse_unit(position: Position, unit: str, kinds: tuple[str, ...]) -> Refusal | None:
    """A reduced unit of these kinds, in supply in a space of its own side's territory."""
    own, board = position.blocks[unit], position.board
    if own.at in OFF_MAP or not is_reduced(position, unit):
        return no("8.31", "madison-not-reduced")
    if board.roster[unit].kind not in kinds:
        return no("8.31", "madison-not-of-that-kind")
    if own.at not in board.spaces or board.spaces[own.at].side != own.side:
        return no("8.31", "madison-own-territory")
    if not is_supplied(position, unit):
        return no("13.4", "madison-out-of-supply")
    return None


def refuse_any(position: Position, side: Side) -> Refusal | None:
    """Return why a side has nobody to restore; None when it has."""
    blocks = position.blocks
    reduced = [
        piece
        for _, pieces in on_map(position, side)
        for piece in pieces
        if (own := blocks[piece]).cv < own.max
    ]
    if any(refuse_unit(position, piece, (REGULAR, DRAGOON)) is None for piece in reduced):
        return None
    return no("8.31", "madison-nobody-to-restore")


def offer_restoring(view: ViewMadison) -> Iterator[Choice]:
    """Offer the reduced units of the side."""
    for block, own in sorted(view.blocks.items()):
        if own.side == view.side and own.cv < own.max and view.board.roster[block].is_land:
            yield Choice(Restore(block), False, f"block:{block}")


def refuse_restoring(view: ViewMadison, action: Restore) -> Refusal | None:
    """A card restores as many regulars as its value, in any spaces."""
    own = view.blocks.get(action.block)
    if own is None or own.side != view.side or not view.board.roster[action.block].is_land:
        return no("8.31", "madison-not-there")
    if len(play_of(view).done) >= value_of_card(view):
        return no("8.31", "madison-card-restores", count=value_of_card(view))
    return refuse_unit(view, action.block, (REGULAR, DRAGOON))


def restore(resolution: Resolution, action: Restore) -> None:
    """Turn a unit to its full side."""
    resolution.write(PiecesRestored((action.block,), "8.31"))
    resolution.write(PointsSpent((action.block,), HALVES))


def offer_done(view: ViewMadison) -> Iterator[Choice]:
    """Commit what is restored."""
    label = Message("madison-done-restoring", {"count": len(play_of(view).done)})
    yield Choice(Done(), True, label=label)
