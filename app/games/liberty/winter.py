"""Chapter 11.3: disbanding; 11.4: what a town can feed through the winter."""

from collections.abc import Iterator

from app.engine.ledger import rule
from app.engine.memo import replaced
from app.engine.resolution import DecisionClosed
from app.engine.values import Choice, Event, Message, Refusal, Side
from app.engine.words import no
from app.games.liberty.actions import Disband, Lose
from app.games.liberty.board import AM, AMERICAN, ATLANTIC, GB, INDIANS, LOYALIST, SIDES
from app.games.liberty.control import is_friendly
from app.games.liberty.feeding import excess, fed_at, hungry
from app.games.liberty.france import refuse_frozen
from app.games.liberty.prisoners import drop_offer
from app.games.liberty.projection import project
from app.games.liberty.resolution import Resolution
from app.games.liberty.sea import refuse_closed
from app.games.liberty.state import OFF_MAP, POOL, PRISON, Ask, Phase, Situation, with_turn
from app.games.liberty.view import ViewLiberty, counter, own_block
from app.kit.blocks import army, with_block
from app.kit.turns import Done


class IndiansCaptured(Event, frozen=True, tag="indians-captured"):
    """Enemies stood in these Indians' towns at the end of the year."""

    blocks: tuple[str, ...]

    def apply(self, state: Situation) -> Situation:
        return _gone(state, self.blocks, PRISON)


class BlockMarked(Event, frozen=True, tag="block-marked"):
    """A draft names a block that is to be disbanded or lost."""

    side: Side
    block: str

    def apply(self, state: Situation) -> Situation:
        marked = (*state.marked.get(self.side, ()), self.block)
        return replaced(state, marked={**state.marked, self.side: marked})


class BlocksDisbanded(Event, frozen=True, tag="blocks-disbanded"):
    """Blocks of a side went back to its pool."""

    side: Side
    blocks: tuple[str, ...]

    def apply(self, state: Situation) -> Situation:
        return _unmarked(_gone(state, self.blocks, POOL), self.side)


class AttritionCame(Event, frozen=True, tag="attrition-came"):
    """It is seen whether a side's towns feed all its blocks."""

    side: Side

    def apply(self, state: Situation) -> Situation:
        return with_turn(state, stage=self.side)


class BlocksStarved(Event, frozen=True, tag="blocks-starved"):
    """Blocks of a side did not get through the winter: they are prisoners."""

    side: Side
    blocks: tuple[str, ...]

    def apply(self, state: Situation) -> Situation:
        return _unmarked(_gone(state, self.blocks, PRISON), self.side)


def _gone(state: Situation, blocks: tuple[str, ...], to: str) -> Situation:
    for block in blocks:
        state = with_block(state, block, at=to, cv=state.blocks[block].max)
    return state


def _unmarked(state: Situation, side: Side) -> Situation:
    return replaced(state, marked={one: m for one, m in state.marked.items() if one != side})


@rule("11.3", "10.0", "A62", "A39")
def begin_disbanding(resolution: Resolution) -> None:
    """Indians whose town is taken are captured, the Atlantic is emptied, the British begin."""
    state = resolution.state
    taken = tuple(
        block
        for block, sheet in state.board.roster.items()
        if sheet.home and state.blocks[block].at != PRISON and army(state, sheet.home, AM)
    )
    if taken:
        resolution.write(IndiansCaptured(taken))
    for side in SIDES:
        if afloat := army(resolution.state, ATLANTIC, side):
            resolution.write(BlocksDisbanded(side, tuple(afloat)))
    resolution.ask(GB, Ask.DISBAND)


def offer_disbanding(view: ViewLiberty) -> Iterator[Choice]:
    """List the blocks that could be disbanded."""
    for block in view.blocks:
        yield Choice(Disband(block), False, f"block:{block}")


def offer_end_of_disbanding(view: ViewLiberty) -> Iterator[Choice]:
    """Done; nobody must disband."""
    label = Message("liberty-done-disbanding", {"blocks": len(view.marked)})
    yield Choice(Done(), True, label=label)


@rule("11.3", "A37", "A70")
def refuse_disbanding(view: ViewLiberty, action: Disband) -> Refusal | None:
    """Regulars at or beside a friendly port, all others in a town; nobody in a closed port."""
    own = own_block(view, action.block)
    if own is None or own.at in OFF_MAP or action.block in view.marked:
        return no("11.3", "liberty-not-there")
    if refusal := refuse_frozen(view, action.block) or refuse_closed(view, own.at):
        return refusal
    if counter(view, action.block).nation in (AMERICAN, LOYALIST, INDIANS):
        return None if own.at in view.board.towns else no("11.3", "liberty-no-town")
    return _refuse_regular(view, own.at)


@rule("11.3", "A40", "A61")
def _refuse_regular(view: ViewLiberty, at: str) -> Refusal | None:
    """Regulars need a friendly port that is open, where they stand or beside it."""
    near = (at, *view.board.near.get(at, ()))
    if any(_is_open_port(view, place) for place in near):
        return None
    return no("11.3", "liberty-no-port")


def _is_open_port(view: ViewLiberty, place: str) -> bool:
    is_port = place in view.board.ports and is_friendly(view, place, view.side)
    return is_port and not refuse_closed(view, place)


def disband(resolution: Resolution, side: Side, action: Disband) -> None:
    """Name a block that goes back to its pool."""
    resolution.write(BlockMarked(side, action.block))


def end_disbanding(resolution: Resolution, side: Side) -> None:
    """A side has disbanded what it would; the Americans follow the British."""
    drop_offer(resolution, side)
    resolution.write(DecisionClosed(side))
    marked = resolution.state.marked.get(side, ())
    if marked:
        resolution.write(BlocksDisbanded(side, tuple(sorted(marked))))
    if side == GB:
        resolution.ask(AM, Ask.DISBAND)


@rule("11.4")
def settle_attrition(resolution: Resolution) -> None:
    """The British, then the Americans, name the blocks that their towns can't feed."""
    settled = resolution.state.turn.stage
    for side in SIDES[SIDES.index(settled) + 1 :] if settled in SIDES else SIDES:
        resolution.write(AttritionCame(side))
        if hungry(project(resolution.state, side)):
            resolution.ask(side, Ask.ATTRITION)
            return
    resolution.begin(Phase.EXCHANGE)


def offer_losses(view: ViewLiberty) -> Iterator[Choice]:
    """List the blocks that could be named."""
    for place in hungry(view):
        for block in fed_at(view, place):
            yield Choice(Lose(block), False, f"block:{block}")


def offer_end_of_attrition(view: ViewLiberty) -> Iterator[Choice]:
    """Done, when enough are named."""
    label = Message("liberty-done-attrition", {"blocks": len(view.marked)})
    yield Choice(Done(), True, label=label)


@rule("11.4", "A42")
def refuse_loss(view: ViewLiberty, action: Lose) -> Refusal | None:
    """A block where there are too many; their owner picks."""
    own = own_block(view, action.block)
    if own is None or own.at == ATLANTIC or action.block in view.marked:
        return no("11.4", "liberty-not-there")
    if own.at not in view.board.places or action.block not in fed_at(view, own.at):
        return no("11.4", "liberty-not-there")
    return None if excess(view, own.at) else no("11.4", "liberty-all-fed")


@rule("11.4")
def refuse_end_of_attrition(view: ViewLiberty) -> Refusal | None:
    """No place has more blocks than it feeds."""
    places = hungry(view)
    if not places:
        return None
    return no("11.4", "liberty-still-hungry", at=f"@liberty-at-{places[0].lower()}")


def lose(resolution: Resolution, side: Side, action: Lose) -> None:
    """Name a block that is lost."""
    resolution.write(BlockMarked(side, action.block))


def end_attrition(resolution: Resolution, side: Side) -> None:
    """The blocks that were named are lost."""
    resolution.write(DecisionClosed(side))
    marked = resolution.state.marked.get(side, ())
    resolution.write(BlocksStarved(side, tuple(sorted(marked))))
