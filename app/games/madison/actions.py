"""What a player can send: one small value for each kind of choice."""

from app.engine.values import Action


class Done(Action, frozen=True, tag="done"):
    """Commit the draft, or go on."""


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


class March(Action, frozen=True, tag="march"):
    """Move the counters in hand one space on (9.1)."""

    to: str


class Stand(Action, frozen=True, tag="stand"):
    """Stay and fight (9.41)."""


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


class GiveOrder(Action, frozen=True, tag="give-order"):
    """Give a standing order for a window: "ask" me, "never" do; the rest of the turn."""

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
