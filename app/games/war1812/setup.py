"""Chapter 3: drawing and placing the blocks."""

from collections.abc import Iterator

from app.engine.decisions import exact
from app.engine.ledger import rule
from app.engine.memo import cached, replaced
from app.engine.resolution import DecisionClosed
from app.engine.values import Choice, Draw, Event, Message, Refusal, Side
from app.engine.words import no
from app.games.war1812.actions import Done
from app.games.war1812.board import GB, INDIAN, SIDES, US, Board, other
from app.games.war1812.resolution import Resolution
from app.games.war1812.state import Ask, Phase, Situation, with_fleet
from app.games.war1812.view import View1812
from app.games.war1812.words import town_name
from app.kit.blocks import HAND, with_block
from app.kit.setup import Place, PlacementEnded, Placements, placements
from app.kit.views import own_at

PLACES_BY = {US: "3.3", GB: "3.4"}
"""The rule by which each side places: Britain after the United States, and in the same way."""


class ArmyDrawn(Event, frozen=True, tag="army-drawn"):
    """A side drew the blocks it starts with, blind, out of `candidates`."""

    side: Side
    blocks: tuple[str, ...]
    candidates: tuple[str, ...]
    draws: tuple[Draw, ...]

    def apply(self, state: Situation) -> Situation:
        for block in self.blocks:
            state = with_block(state, block, at=HAND)
        return state


class ShipsPlaced(Event, frozen=True, tag="ships-placed"):
    """Each side put an operational navy block at each of its bases."""

    def apply(self, state: Situation) -> Situation:
        board = state.board
        for side in SIDES:
            for base in board.bases[side]:
                state = with_fleet(state, base, side, operational=1)
        spare = {side: state.spare[side] - len(board.bases[side]) for side in SIDES}
        return replaced(state, spare=spare)


@rule("3.2")
def draw_armies(resolution: Resolution) -> None:
    """Each side draws its starting blocks blind; navy and Indian are left out."""
    board = resolution.state.board
    for side in SIDES:
        candidates = tuple(b for b in board.army[side] if board.roster[b].kind != INDIAN)
        blocks, draws = resolution.pick(candidates, board.sheet.setup.draw[side])
        resolution.write(ArmyDrawn(side, blocks, candidates, draws))
    resolution.ask(US, Ask.PLACE)


@cached
def _placements(board: Board) -> Placements:
    return placements(board, board.homes)


@exact
def offer_placements(view: View1812) -> list[Choice]:
    """List every way to place a block."""
    first = {f"town:{town}" for town in _garrisons_first(view)}
    ways, offered = _placements(view.board), list[Choice]()
    for block in own_at(view, HAND):
        offered += [way for way in ways[block] if way.target in first] if first else ways[block]
    return offered


def offer_end_of_placement(_view: View1812) -> Iterator[Choice]:
    """Offer to end the set-up."""
    yield Choice(Done(), True, label=Message("war1812-done-placing"))


@rule("3.3", "3.4", "A3")
def refuse_placement(view: View1812, action: Place) -> Refusal | None:
    """Blocks go into towns of their own country, and enough are kept for the garrisons.

    3.3 Each town worth 2 or more needs a block. A3: the others may go into towns worth 1 too.
    """
    block = view.blocks.get(action.block)
    if block is None or block.at != HAND:
        return no(PLACES_BY[view.side], "war1812-not-in-hand")
    town = view.board.towns.get(action.at)
    if town is None or town.side != view.side:
        return no(PLACES_BY[view.side], "war1812-place-at-home")
    first = _garrisons_first(view)
    if not first or town.id in first:
        return None
    return no(
        PLACES_BY[view.side],
        "war1812-garrison-first",
        towns=len(first),
        town=town_name(first[0]),
    )


@rule("3.3", "A3")
@cached
def _garrisons_first(view: View1812) -> list[str]:
    """List the towns without a garrison, if there is no block to spare for any other town."""
    posts = ungarrisoned(view, view.side)
    return posts if view.hand[view.side] <= len(posts) else []


@rule("3.3", "3.4")
def refuse_end_of_placement(view: View1812) -> Refusal | None:
    """All blocks must be placed. None was let go elsewhere while a garrison lacked it."""
    if left := view.hand[view.side]:
        return no(PLACES_BY[view.side], "war1812-blocks-left-to-place", blocks=left)
    return None


def ungarrisoned(view: View1812, side: Side) -> list[str]:
    """List a side's towns that still need a block (3.3)."""
    return [town for town in _posts(view.board)[side] if not view.towns[town].army.get(side)]


@cached
def _posts(board: Board) -> dict[Side, list[str]]:
    """Return the towns of each side that need a garrison."""
    least = board.sheet.setup.garrison_at_least
    return {
        side: [town for town in homes if board.towns[town].value >= least]
        for side, homes in board.homes.items()
    }


@rule("3.4", "3.5")
def end_placement(resolution: Resolution, side: Side) -> None:
    """Freeze a side's set-up: then Britain places, and last the ships are put at their bases."""
    resolution.write(DecisionClosed(side))
    resolution.write(PlacementEnded(side))
    if side == US:
        resolution.ask(other(side), Ask.PLACE)
    else:
        resolution.write(ShipsPlaced())
        resolution.begin(Phase.ORDER)
