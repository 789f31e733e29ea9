"""What a player can send: one small value for each kind of choice."""

from app.engine.values import Action


class Reinforce(Action, frozen=True, tag="reinforce"):
    """Add a step to a block by a supply card (3.3)."""

    block: str


class Move(Action, frozen=True, tag="move"):
    """Move a block one hex on, or by sea to or from a box (5, 8.1)."""

    block: str
    to: str


class Build(Action, frozen=True, tag="build"):
    """Draw a block from the pool, at random (6)."""


class Deploy(Action, frozen=True, tag="deploy"):
    """Put the block that was drawn in a town (6)."""

    to: str


class PutBack(Action, frozen=True, tag="put-back"):
    """Return the block that was drawn to the pool: it has no place (A19)."""


class PutNext(Action, frozen=True, tag="put-next"):
    """Name the battle to be fought next after those already named (7.1)."""

    at: str


class Fire(Action, frozen=True, tag="fire"):
    """Fire with a block (7.31)."""

    block: str


class Stand(Action, frozen=True, tag="stand"):
    """Pass with a block, for want of a target (A55)."""

    block: str


class StandFast(Action, frozen=True, tag="stand-fast"):
    """Fire militia or Loyalist foot at C2; it leaves in round 2 (7.31 by option)."""

    block: str


class Charge(Action, frozen=True, tag="charge"):
    """Fire regular foot at C3, Guards at C5; they leave in round 3 (7.31 by option)."""

    block: str


class Leave(Action, frozen=True, tag="leave"):
    """Leave a battle with a block by a path, retreating or regrouping (7.4, 7.5, 8.5)."""

    block: str
    path: tuple[str, ...]


class Disband(Action, frozen=True, tag="disband"):
    """Send a block back to its pool (11.3)."""

    block: str


class Lose(Action, frozen=True, tag="lose"):
    """Name a block that does not get through the winter (11.4)."""

    block: str


class Give(Action, frozen=True, tag="give"):
    """Add a prisoner that one holds to an offer (11.5)."""

    block: str


class Want(Action, frozen=True, tag="want"):
    """Ask for one's own captured block in an offer (11.5)."""

    block: str


class OfferTrade(Action, frozen=True, tag="offer-trade"):
    """Make the offer of prisoners that was put together (11.5)."""


class ForceTrade(Action, frozen=True, tag="force-trade"):
    """Force the exchange that was put together, by a supply card (11.5 by option)."""


class AnswerTrade(Action, frozen=True, tag="answer-trade"):
    """Accept or decline the enemy's offer of prisoners (11.5)."""

    accept: bool
