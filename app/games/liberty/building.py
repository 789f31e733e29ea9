"""Chapter 6: drawing blocks from the pool and placing them."""

from collections.abc import Iterator

from msgspec.structs import replace

from app.engine.ledger import rule
from app.engine.memo import cached_by_key
from app.engine.resolution import DecisionClosed
from app.engine.values import Choice, Draw, Event, Message, Refusal, Side
from app.engine.words import no
from app.games.liberty.actions import Build, Deploy, PutBack
from app.games.liberty.board import (
    AM,
    AMERICAN,
    ATLANTIC,
    FRENCH,
    INDIANS,
    LOYALIST,
    MILITIA,
)
from app.games.liberty.control import is_friendly, is_neutral
from app.games.liberty.prisoners import drop_offer
from app.games.liberty.resolution import Resolution
from app.games.liberty.state import DRAWN, POOL, Ask, Situation, TurnStage, with_turn
from app.games.liberty.view import ViewLiberty, counter, standing
from app.games.liberty.words import place_name
from app.kit.blocks import army, with_block
from app.kit.turns import Done


class BlockDrawn(Event, frozen=True, tag="block-drawn"):
    """A side spent an action and drew a block, blind, from `candidates`."""

    side: Side
    block: str
    candidates: tuple[str, ...]
    draws: tuple[Draw, ...]

    def apply(self, state: Situation) -> Situation:
        return with_block(with_turn(state, used=state.turn.used + 1), self.block, at=DRAWN)


class BlockBuilt(Event, frozen=True, tag="block-built"):
    """The block that was drawn came onto the map at full strength."""

    block: str
    at: str

    def apply(self, state: Situation) -> Situation:
        built = with_turn(state, built=(*state.turn.built, self.at))
        return with_block(built, self.block, at=self.at)


class BlockReturned(Event, frozen=True, tag="block-returned"):
    """The block that was drawn had no place and went back to the pool, unseen (A19)."""

    block: str

    def apply(self, state: Situation) -> Situation:
        return with_block(state, self.block, at=POOL)


class BuildingEnded(Event, frozen=True, tag="building-ended"):
    """A side builds no more this turn."""

    side: Side

    def apply(self, state: Situation) -> Situation:
        return with_turn(state, stage=TurnStage.BUILT)


def offer_building(view: ViewLiberty) -> Iterator[Choice]:
    """Offer to draw a block, or to leave it."""
    yield Choice(Build(), True, label=Message("liberty-build", {"left": view.pool[view.side]}))
    yield Choice(Done(), True, label=Message("liberty-done-building"))


@rule("6.0", "A19")
def refuse_build(view: ViewLiberty) -> Refusal | None:
    """Some block of the pool must have a place to go."""
    drawable = (block for block, own in view.blocks.items() if own.at == POOL)
    if any(sites(view, block) for block in drawable if counter(view, block).side == view.side):
        return None
    return no("6.0", "liberty-nothing-to-build")


@rule("6.0", "6.1", "6.2", "A20")
@cached_by_key
def sites(view: ViewLiberty, block: str) -> tuple[str, ...]:
    """Return where a block could be built: its own town, a supply town, or the Atlantic."""
    sheet = counter(view, block)
    if sheet.nation == INDIANS:
        return _homes(view, sheet.home)
    if sheet.nation not in (LOYALIST, AMERICAN):
        return (ATLANTIC,)
    towns = view.board.towns.items()
    return tuple(
        place
        for place, town in towns
        if town.value
        and place in view.board.hexes
        and (sheet.nation == LOYALIST or sheet.kind == MILITIA or town.friend == AM)
        and is_free(view, place)
    )


def is_free(view: ViewLiberty, place: str) -> bool:
    """Whether a place is friendly and nothing was built there this turn."""
    return is_friendly(view, place, view.side) and place not in view.built


@rule("10.0", "A11", "A21")
def _homes(view: ViewLiberty, home: str) -> tuple[str, ...]:
    """Indians come back to their town, else to an empty, neutral wilderness hex beside it.

    Every town is somebody's: a neutral hex has none.
    """
    if is_friendly(view, home, view.side):
        return (home,)
    board = view.board
    return tuple(
        place
        for place in board.near[home]
        if place in board.wilderness
        and is_neutral(view, place)
        and not any(standing(view, place, side) for side in board.sides)
    )


@rule("6.0", "A19")
def build(resolution: Resolution, side: Side, _action: Build) -> None:
    """Draw a block. Its owner is asked in any case: that they have a choice tells what it is."""
    drop_offer(resolution, side)
    resolution.write(DecisionClosed(side))
    candidates = tuple(army(resolution.state, POOL, side))
    (block,), draws = resolution.pick(candidates, 1)
    resolution.write(BlockDrawn(side, block, candidates, draws))
    resolution.ask(side, Ask.DEPLOY)


def drawn(view: ViewLiberty) -> str:
    """Return the viewer's block that was drawn."""
    return next(block for block, own in view.blocks.items() if own.at == DRAWN)


def offer_sites(view: ViewLiberty) -> Iterator[Choice]:
    """List where the block that was drawn could go; without a place it goes back, unseen."""
    block = drawn(view)
    places = list(sites(view, block))
    for place in places:
        label = Message("liberty-deploy", {"at": place_name(place)})
        deploys = Choice(Deploy(place), True, f"block:{block}", f"hex:{place}", label=label)
        # Who presses the only place there is can't have meant another.
        yield replace(deploys, at_once=len(places) == 1)
    yield Choice(PutBack(), True, label=Message("liberty-put-back"))


@rule("6.0", "6.1", "6.2")
def refuse_deploy(view: ViewLiberty, action: Deploy) -> Refusal | None:
    """A place where this block may be built."""
    block = drawn(view)
    if action.to in sites(view, block):
        return None
    nation = counter(view, block).nation
    if nation == INDIANS:
        return no("10.0", "liberty-built-at-home")
    if nation == LOYALIST:
        return no("6.1", "liberty-built-in-towns")
    if nation == AMERICAN:
        return no("6.2", "liberty-americans-in-towns")
    return no("6.2" if nation == FRENCH else "6.1", "liberty-built-at-sea")


def deploy(resolution: Resolution, side: Side, action: Deploy) -> None:
    """Put the block that was drawn in its place."""
    resolution.write(DecisionClosed(side))
    resolution.write(BlockBuilt(army(resolution.state, DRAWN, side)[0], action.to))


@rule("6.0", "A19")
def refuse_put_back(view: ViewLiberty) -> Refusal | None:
    """Only a block that has no place goes back."""
    return no("6.0", "liberty-has-a-place") if sites(view, drawn(view)) else None


def put_back(resolution: Resolution, side: Side) -> None:
    """Put the block that was drawn back, unseen."""
    resolution.write(DecisionClosed(side))
    resolution.write(BlockReturned(army(resolution.state, DRAWN, side)[0]))


def end_building(resolution: Resolution, side: Side) -> None:
    """A side builds no more."""
    drop_offer(resolution, side)
    resolution.write(DecisionClosed(side))
    resolution.write(BuildingEnded(side))
