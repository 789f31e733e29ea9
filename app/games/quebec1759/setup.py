"""Chapter 3: the British stand on the island, the French place themselves unseen."""

from collections.abc import Iterable, Iterator
from itertools import chain

from msgspec.structs import replace

from app.engine.decisions import exact
from app.engine.ledger import rule
from app.engine.memo import cached
from app.engine.resolution import DecisionClosed
from app.engine.values import Choice, Message, Refusal, Side
from app.engine.words import no
from app.games.quebec1759.board import FR, Board
from app.games.quebec1759.resolution import Resolution
from app.games.quebec1759.shorthand import DONE, written
from app.games.quebec1759.state import Ask
from app.games.quebec1759.turns import begin_turn
from app.games.quebec1759.view import View1759
from app.kit.blocks import HAND
from app.kit.setup import Place, PlacementEnded, Placements, placements
from app.kit.turns import Done
from app.kit.views import own_at


@rule("3.2", "3.3", "A4")
def begin_setup(resolution: Resolution) -> None:
    """The British and their ships stand where the rules put them; the French place the rest."""
    resolution.ask(FR, Ask.PLACE)


@cached
def _placements(board: Board) -> Placements:
    return {
        block: tuple(replace(way, typed=written(board, way.action)) for way in ways)
        for block, ways in placements(board, board.homes).items()
    }


@exact
def offer_placements(view: View1759) -> Iterable[Choice]:
    """List every way to place a block."""
    ways = _placements(view.board)
    return chain.from_iterable([ways[block] for block in own_at(view, HAND)])


def offer_end_of_placement(_view: View1759) -> Iterator[Choice]:
    """Offer to end the set-up."""
    yield Choice(Done(), True, label=Message("quebec1759-done-placing"), typed=DONE)


@rule("3.2", "3.3")
def refuse_placement(view: View1759, action: Place) -> Refusal | None:
    """French blocks go into any of the nine zones but the island, as many as one likes."""
    own = view.blocks.get(action.block)
    if own is None or own.at != HAND:
        return no("3.3", "quebec1759-not-in-hand")
    zone = view.board.zones.get(action.at)
    if zone is None or zone.home != FR:
        return no("3.3", "quebec1759-place-at-home")
    return None


@rule("3.3")
def refuse_end_of_placement(view: View1759) -> Refusal | None:
    """All blocks must be placed."""
    return no("3.3", "quebec1759-blocks-left-to-place", blocks=view.hand) if view.hand else None


def end_placement(resolution: Resolution, side: Side) -> None:
    """Freeze the set-up and begin the first turn."""
    resolution.write(DecisionClosed(side))
    resolution.write(PlacementEnded(side))
    begin_turn(resolution)
