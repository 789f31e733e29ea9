"""Rule 19.1: both sides write their orders for the turn, unseen.

A side's orders are the actions by which it would carry them out, and nothing moves before both are
revealed. While they are written their author looks at the position as they would leave it, and at
nothing of the enemy's but what both began the turn with: so an order is refused for the same
reasons as the move, and never for what the other side has written.
"""

from collections.abc import Callable, Iterator
from typing import Any

from app.engine.chance import NoChance
from app.engine.ledger import rule
from app.engine.memo import cached_by_key, replaced
from app.engine.resolution import DecisionClosed
from app.engine.values import Choice, Event, Message, Refusal, Side
from app.engine.words import no
from app.games.war1812 import actions as a
from app.games.war1812 import army_phase, forced_march, naval_phase, sea_movement
from app.games.war1812.board import SIDES
from app.games.war1812.resolution import Resolution
from app.games.war1812.state import Ask, Phase, Situation, Turn
from app.games.war1812.view import View1812

CARRIED_OUT: dict[type, Callable[[Resolution, Any], None]] = {
    a.Build: naval_phase.build,
    a.Repair: naval_phase.repair,
    a.Sail: naval_phase.sail,
    a.March: army_phase.march,
    a.Embark: sea_movement.embark,
    a.Enter: army_phase.enter,
    a.ForceMarch: forced_march.declare,
}
"""How each kind of order is carried out by a side that has the turn for itself."""


class OrdersCalled(Event, frozen=True, tag="orders-called"):
    """A campaign turn begins in which both sides move at once."""

    def apply(self, state: Situation) -> Situation:
        return replaced(
            state,
            phase=Phase.ORDERS,
            last_turn=state.turn,
            last_facing=state.facing,
            turn=Turn(),
            facing=Turn(),
            next_chooser="",
        )


class OrderWritten(Event, frozen=True, tag="order-written"):
    """A side wrote down one order."""

    side: Side
    order: a.Order

    def apply(self, state: Situation) -> Situation:
        written = (*state.orders.get(self.side, ()), self.order)
        return replaced(state, orders={**state.orders, self.side: written})


@rule("19.1", "4.3")
def call_for_orders(resolution: Resolution) -> None:
    """Both write one naval and one army order. 4.2 has no use: nobody is first."""
    resolution.write(OrdersCalled())
    for side in SIDES:
        resolution.ask(side, Ask.ORDERS)


@cached_by_key
def as_ordered(state: Situation, side: Side) -> Situation:
    """Return the position as a side's own orders would leave it, were it alone to move."""
    alone = replaced(state, orders={}, turn=Turn(mover=side), facing=Turn())
    resolution = Resolution(alone, NoChance())
    for order in state.orders.get(side, ()):
        CARRIED_OUT[type(order)](resolution, order)
    return resolution.state


def offer_end_of_orders(view: View1812) -> Iterator[Choice]:
    """Offer to end the orders, saying what they will do."""
    turn = view.turn
    if turn.moves or turn.sailed or turn.built or turn.repaired:
        label = Message("war1812-done-ordering", army_phase.what_moves(view))
        yield Choice(a.Done(), True, label=label)
    else:
        label, sure = Message("war1812-done-halting"), Message("war1812-done-passing-sure")
        yield Choice(a.Done(), True, label=label, confirm=sure)


@rule("19.1", "9.2", "16")
def refuse_attempt(view: View1812, action: a.ForceMarch) -> Refusal | None:
    """A forced march is ordered with the move before it; the dragoon rides both its towns first."""
    if refusal := forced_march.refuse_forced_march(view, action):
        return refusal
    if army_phase.refuse_march(view, a.March(action.block, action.to)) is None:
        return no("16", "war1812-ride-first")
    return None


def write_order(resolution: Resolution, side: Side, action: a.Order) -> None:
    """Write one order down."""
    resolution.write(OrderWritten(side, action))


def end_orders(resolution: Resolution, side: Side) -> None:
    """End a side's orders; they are revealed when both have ended them."""
    resolution.write(DecisionClosed(side))
