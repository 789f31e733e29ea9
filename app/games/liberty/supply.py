"""Chapter 3.3: a supply card adds steps to blocks on the map."""

from collections.abc import Iterator

from app.engine.ledger import rule
from app.engine.resolution import DecisionClosed
from app.engine.values import Choice, Event, Message, Refusal, Side
from app.engine.words import no
from app.games.liberty.actions import Reinforce
from app.games.liberty.board import ATLANTIC, INDIAN
from app.games.liberty.groups import supply_left
from app.games.liberty.prisoners import drop_offer
from app.games.liberty.resolution import Resolution
from app.games.liberty.state import OFF_MAP, Situation, TurnStage, with_turn
from app.games.liberty.view import ViewLiberty, counter, own_block
from app.kit.blocks import with_block
from app.kit.turns import Done


class BlockReinforced(Event, frozen=True, tag="block-reinforced"):
    """A block gained a step by a supply card."""

    block: str

    def apply(self, state: Situation) -> Situation:
        stronger = with_block(state, self.block, cv=state.blocks[self.block].cv + 1)
        return with_turn(stronger, supplied=(*state.turn.supplied, self.block))


class SupplyEnded(Event, frozen=True, tag="supply-ended"):
    """A side has used its supply card."""

    side: Side

    def apply(self, state: Situation) -> Situation:
        return with_turn(state, stage=TurnStage.MOVED, supplied=())


def offer_supply(view: ViewLiberty) -> Iterator[Choice]:
    """List the blocks that could gain a step."""
    for block in view.blocks if supply_left(view) > 0 else ():
        yield Choice(Reinforce(block), False, f"block:{block}")


def offer_end_of_supply(view: ViewLiberty) -> Iterator[Choice]:
    """Done; steps that can't be given are lost (A48)."""
    left = supply_left(view)
    label = Message("liberty-done-supply", {"left": left})
    may_give = any(refuse_supply(view, Reinforce(block)) is None for block in view.blocks)
    sure = Message("liberty-done-supply-sure", {"left": left}) if may_give else None
    yield Choice(Done(), True, label=label, confirm=sure)


@rule("3.3", "A48")
def refuse_supply(view: ViewLiberty, action: Reinforce) -> Refusal | None:
    """A step for a block in a supply town, the Atlantic, or Indians at home; one for each block."""
    own = own_block(view, action.block)
    if own is None or own.at in OFF_MAP:
        return no("3.3", "liberty-not-there")
    if supply_left(view) <= 0:
        return no("3.3", "liberty-no-step-left")
    if action.block in view.supplied:
        return no("3.3", "liberty-one-step-each")
    if own.cv >= own.max:
        return no("3.3", "liberty-full-strength")
    return None if _is_supplied(view, action.block) else no("3.3", "liberty-no-supply-town")


@rule("3.3", "10.0")
def _is_supplied(view: ViewLiberty, block: str) -> bool:
    at, sheet = view.blocks[block].at, counter(view, block)
    town = view.board.towns.get(at)
    at_home = sheet.kind == INDIAN and at == sheet.home
    return at == ATLANTIC or at_home or (town is not None and town.value > 0)


def reinforce(resolution: Resolution, action: Reinforce) -> None:
    """Add a step to a block."""
    resolution.write(BlockReinforced(action.block))


def end_supply(resolution: Resolution, side: Side) -> None:
    """A side has used its supply card."""
    drop_offer(resolution, side)
    resolution.write(DecisionClosed(side))
    resolution.write(SupplyEnded(side))
