"""What a player can send: one small value for each kind of choice."""

from app.engine.values import Action


class UseCard(Action, frozen=True, tag="use-card"):
    """Use a card of one's hand in a way (8.31), or lay it down (7.34)."""

    card: str
    use: str


class KeepCard(Action, frozen=True, tag="keep-card"):
    """Keep the card that was drawn before the war (6.2)."""


class NameLeader(Action, frozen=True, tag="activate-leader"):
    """Activate a leader (8.4, 8.5), by `water` or not (3.36), or `alone` (8.61)."""

    leader: str
    water: bool = False
    alone: bool = False


class Take(Action, frozen=True, tag="take"):
    """Take a counter along (8.41), or activate it (8.61)."""

    block: str


class Drop(Action, frozen=True, tag="drop"):
    """Leave a counter behind (8.42)."""

    block: str


class TurnTo(Action, frozen=True, tag="turn-to"):
    """Leave those in hand where they stand, and take up a counter elsewhere (8.61)."""

    block: str


class ActFirst(Action, frozen=True, tag="act-first"):
    """Switch which of two named forces acts first (8.31, 8.72)."""


class March(Action, frozen=True, tag="march"):
    """Move the counters in hand one space on (9.1)."""

    to: str


class Stand(Action, frozen=True, tag="stand"):
    """Stay and fight (9.41). `until`: nor be asked again, for a "play" or a "turn"."""

    until: str = ""


class Evade(Action, frozen=True, tag="evade"):
    """Retreat before combat to a space (9.4)."""

    to: str


class Lead(Action, frozen=True, tag="lead"):
    """Name the lead unit of a round, and play a battle card or none (10.3, 10.43)."""

    block: str
    card: str = ""


class Lose(Action, frozen=True, tag="lose"):
    """Take a step loss with a unit (10.52)."""

    block: str


class Retreat(Action, frozen=True, tag="retreat"):
    """Retreat to a space (10.7)."""

    to: str


class Restore(Action, frozen=True, tag="restore"):
    """Turn a reduced unit to its full side (8.31)."""

    block: str


class PlaceDepot(Action, frozen=True, tag="make-depot"):
    """Create a supply depot (13.52)."""

    at: str


class React(Action, frozen=True, tag="react"):
    """Play a reaction card (8.31)."""

    card: str


class Pass(Action, frozen=True, tag="pass"):
    """Play no reaction. `until`: nor be asked again in this window, for a "play" or a "turn"."""

    until: str = ""


class Pick(Action, frozen=True, tag="pick"):
    """Pick what a card hits: a counter, a space, a lake, a card, an option by its number."""

    name: str


class OpenOrders(Action, frozen=True, tag="open-orders"):
    """Look at one's standing orders, and give new ones."""


class CloseOrders(Action, frozen=True, tag="close-orders"):
    """Go back from one's standing orders to the play of a card."""


class GiveOrder(Action, frozen=True, tag="give-order"):
    """Set a standing order for a window: "ask" me, "never" do; the rest of the turn."""

    window: str
    how: str


class WatchSpace(Action, frozen=True, tag="order-space"):
    """Be asked in a window about this space, and only about spaces so named; or no more."""

    window: str
    at: str


class WatchSize(Action, frozen=True, tag="order-size"):
    """Be asked in a window only about so many units or more."""

    window: str
    least: int


class Sail(Action, frozen=True, tag="sail"):
    """Sail to a port or into a control box, with the troops in hand (11.15)."""

    to: str


class Unload(Action, frozen=True, tag="unload"):
    """Put everybody aboard ashore (11.15)."""


class Withdraw(Action, frozen=True, tag="withdraw"):
    """Take a vessel from a control box to a port before a card play (11.21)."""

    block: str
    to: str


class Recall(Action, frozen=True, tag="recall"):
    """Take out of a control box what was put back into it, to a port (11.23)."""

    block: str
    to: str


class Berth(Action, frozen=True, tag="berth"):
    """Send one of the counters that must go to port there (12.5)."""

    block: str
    to: str


class Harbour(Action, frozen=True, tag="harbour"):
    """Send all that must still go to port there (12.5)."""

    to: str


class PutBack(Action, frozen=True, tag="put-back"):
    """Put a vessel back into the control box that its side holds (11.23)."""

    block: str
    lake: str


class HoldBack(Action, frozen=True, tag="hold-back"):
    """Delay reinforcements by a turn (14.2)."""

    block: str


class Bring(Action, frozen=True, tag="bring"):
    """Bring a leader in who waits for a space (14.34)."""

    block: str
    at: str


class FightIn(Action, frozen=True, tag="fight-in"):
    """Fight for the space where reinforcements arrive (14.3)."""

    at: str


class BuildVessel(Action, frozen=True, tag="build-vessel"):
    """Build a vessel at a base (15.1)."""

    block: str
    at: str


class Repair(Action, frozen=True, tag="repair"):
    """Repair a damaged vessel at a base (15.2)."""

    block: str
