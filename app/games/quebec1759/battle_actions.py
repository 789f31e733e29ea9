"""What a player can send in a battle. `Done` ends what is placed, named or taken."""

from app.engine.values import Action


class OttawaLeave(Action, frozen=True, tag="ottawa-leave"):
    """Take the Ottawa out before or after a battle (22.4); "" leaves everything as it is."""

    to: str = ""


class Deploy(Action, frozen=True, tag="deploy"):
    """Set up a block in a column or in reserve (12.1, 12.2)."""

    block: str
    post: str


class Retreat(Action, frozen=True, tag="retreat"):
    """Leave the battle for a zone, by "road", over the "crossing" or by "river" (15, 17.2)."""

    to: str
    way: str


class Leave(Action, frozen=True, tag="leave"):
    """Name a block that goes where the river does not carry all (17.2, A21)."""

    block: str


class Reinforce(Action, frozen=True, tag="reinforce"):
    """Bring a block from reserve into a column (13.1)."""

    block: str
    column: str


class FireNext(Action, frozen=True, tag="fire-next"):
    """Name the column that fires next; those not named follow from left to right (13.1)."""

    column: str


class HoldFire(Action, frozen=True, tag="hold-fire"):
    """Hold a leader's fire in this part (A46)."""

    block: str


class Fire(Action, frozen=True, tag="fire"):
    """Fire with every column, in the order named (13.1)."""
