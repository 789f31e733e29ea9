"""Rule 19.6: movement over a lake that waits for the naval battles of the turn."""

from collections.abc import Iterator

from app.engine.ledger import rule
from app.engine.resolution import DecisionClosed
from app.engine.values import Choice, Event, Message, Refusal, Side
from app.engine.words import no
from app.games.war1812.actions import CallOff, Done, StayBehind
from app.games.war1812.board import SIDES, Board
from app.games.war1812.resolution import Resolution
from app.games.war1812.state import (
    Ask,
    Fleet,
    PathTaken,
    Phase,
    Situation,
    fleet,
    turn_of,
    with_turn,
)
from app.games.war1812.view import View1812, own_turn, shown_fleet
from app.kit.blocks import with_block


class CrossingOrdered(Event, frozen=True, tag="crossing-ordered"):
    """Blocks wait to be carried over a lake: each with its town; `carriers` are the ships there."""

    side: Side
    ways: dict[str, str]
    carriers: Fleet

    def apply(self, state: Situation) -> Situation:
        return with_turn(state, self.side, embarking=self.ways, carriers=self.carriers)


class StayedBehind(Event, frozen=True, tag="stayed-behind"):
    """A block that was to cross stays, since there is no ship for it."""

    side: Side
    block: str

    def apply(self, state: Situation) -> Situation:
        waiting = turn_of(state, self.side).embarking
        left = {block: to for block, to in waiting.items() if block != self.block}
        return with_turn(state, self.side, embarking=left)


class CrossingCancelled(Event, frozen=True, tag="crossing-cancelled"):
    """Nobody crosses. `called_off`: by its own side, which then does nothing more this turn."""

    side: Side
    called_off: bool = False

    def apply(self, state: Situation) -> Situation:
        marching = {} if self.called_off else turn_of(state, self.side).marching
        return with_turn(state, self.side, embarking={}, marching=marching)


class BlocksLanded(Event, frozen=True, tag="landed"):
    """A side's blocks that waited were carried over their lake."""

    side: Side

    def apply(self, state: Situation) -> Situation:
        turn = turn_of(state, self.side)
        moved = dict(turn.moved)
        for block, to in turn.embarking.items():
            moved[block] = PathTaken((state.blocks[block].at, to), by_sea=True)
            state = with_block(state, block, at=to)
        return with_turn(state, self.side, moved=moved, embarking={})


@rule("19.6", "A66")
def settle_crossings(resolution: Resolution) -> None:
    """After the naval battles tell which movements by sea still stand, and ask where one may not.

    A lake that changed hands, or no ship left that carries, cancels the movement; if ships were
    damaged or sunk its owner may. Both are asked at once, in case both are asked.
    """
    resolution.begin(Phase.CROSSINGS)
    for side in SIDES:
        turn = turn_of(resolution.state, side)
        if not turn.embarking:
            continue
        now = fleet(resolution.state, _lake_of(resolution.state.board, turn.embarking), side)
        if not now.operational:
            resolution.write(CrossingCancelled(side))
        elif now != turn.carriers:
            resolution.ask(side, Ask.CROSSING)


def _lake_of(board: Board, ways: dict[str, str]) -> str:
    return board.towns[next(iter(ways.values()))].lake


def cross_lakes(resolution: Resolution) -> None:
    """Carry over all who still wait."""
    for side in SIDES:
        if turn_of(resolution.state, side).embarking:
            resolution.write(BlocksLanded(side))


def offer_crossing(view: View1812) -> Iterator[Choice]:
    """Offer each waiting block to be left behind, then to cross with the rest, or not at all."""
    waiting = own_turn(view).embarking
    for block in waiting:
        label = Message("war1812-stay-behind")
        yield Choice(StayBehind(block), False, f"block:{block}", label=label)
    yield Choice(Done(), True, label=Message("war1812-done-crossing", {"blocks": len(waiting)}))
    sure = Message("war1812-call-off-sure")
    yield Choice(CallOff(), True, label=Message("war1812-call-off"), confirm=sure)


@rule("19.6", "A66")
def refuse_stay_behind(view: View1812, action: StayBehind) -> Refusal | None:
    """As many go as operational ships are left; the owner picks who."""
    waiting = own_turn(view).embarking
    if action.block not in waiting:
        return no("19.6", "war1812-not-waiting-to-cross")
    if len(waiting) <= _carriers(view):
        return no("A66", "war1812-carriers-for-all")
    return None


@rule("A66")
def refuse_crossing(view: View1812) -> Refusal | None:
    """No more can go than there are ships to carry them."""
    if len(own_turn(view).embarking) > _carriers(view):
        return no("A66", "war1812-no-carrier", carriers=_carriers(view))
    return None


def _carriers(view: View1812) -> int:
    lake = _lake_of(view.board, own_turn(view).embarking)
    return shown_fleet(view, lake, view.side).operational


def stay_behind(resolution: Resolution, side: Side, action: StayBehind) -> None:
    """Leave one block where it is."""
    resolution.write(StayedBehind(side, action.block))


def end_crossing(resolution: Resolution, side: Side) -> None:
    """Move those who still wait across the border."""
    resolution.write(DecisionClosed(side))


@rule("19.6")
def call_off(resolution: Resolution, side: Side) -> None:
    """Cancel the movement after a battle that cost ships; nothing else is done instead."""
    resolution.write(DecisionClosed(side))
    resolution.write(CrossingCancelled(side, called_off=True))
