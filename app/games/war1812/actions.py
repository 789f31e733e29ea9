"""What a player can send: one small value for each kind of choice."""

from app.engine.values import Action


class Done(Action, frozen=True, tag="done"):
    """Commit the draft. `march`: in the army phase, go on to declare forced marches (9.2)."""

    march: bool = False


class GoFirst(Action, frozen=True, tag="go-first"):
    """Take the first player turn of each campaign turn, or leave it to the enemy (4.2)."""

    first: bool


class Build(Action, frozen=True, tag="build"):
    """Lay down a new navy block at a base, not yet operational (5.2)."""

    town: str


class Repair(Action, frozen=True, tag="repair"):
    """Make a navy block at a base operational (5.2)."""

    town: str


class Sail(Action, frozen=True, tag="sail"):
    """Move one navy block from a lakeside town to its lake or the other way (6.1)."""

    origin: str
    to: str
    operational: bool


class March(Action, frozen=True, tag="march"):
    """Move a block by land to a neighbouring town (9.1; the dragoon twice, 16)."""

    block: str
    to: str


class Embark(Action, frozen=True, tag="embark"):
    """Move a block over a lake to another of its towns (12.2)."""

    block: str
    to: str


class Enter(Action, frozen=True, tag="enter"):
    """Bring in a reinforcement that waits for its city (14.2)."""

    block: str


class ForceMarch(Action, frozen=True, tag="force-march"):
    """Declare that a block will try for one more town (9.2)."""

    block: str
    to: str


class StayBehind(Action, frozen=True, tag="stay-behind"):
    """Leave a block where it is that was to cross a lake, for want of a ship (19.6)."""

    block: str


class CallOff(Action, frozen=True, tag="call-off"):
    """Call a sea movement off after a battle that cost ships, and do nothing more (19.6)."""


class HitShip(Action, frozen=True, tag="hit-ship"):
    """Use one hit: turn over an operational enemy ship, or sink a damaged one (7.2)."""

    operational: bool


class Stay(Action, frozen=True, tag="stay"):
    """Stay on the lake for another round (8.1)."""


class Withdraw(Action, frozen=True, tag="withdraw"):
    """Take the whole fleet from the lake to one friendly town (8.2)."""

    town: str


class WithdrawShip(Action, frozen=True, tag="withdraw-ship"):
    """Take one ship of a retreating fleet to a friendly town (8.2)."""

    town: str
    operational: bool


class KeepPrizes(Action, frozen=True, tag="keep-prizes"):
    """Choose how many captured operational ships to keep; the rest are damaged ones (8.4)."""

    operational: int


class Settle(Action, frozen=True, tag="settle"):
    """Name the town whose ships (8.4) or battle (10.2) are dealt with next."""

    town: str


class Stand(Action, frozen=True, tag="stand"):
    """Stand and reveal (10.1a)."""


class Retreat(Action, frozen=True, tag="retreat"):
    """Leave the battle: a defender to `to`, an attacker by the way they came ("").

    `further`: the town to which the dragoon rides on (16), "" for none.
    """

    to: str = ""
    further: str = ""


class Fire(Action, frozen=True, tag="fire"):
    """Fire instead of retreating (10.1c)."""


class Pursue(Action, frozen=True, tag="pursue"):
    """Fire after a retreating enemy, claiming second dice for dragoon (16) or Indian (15)."""

    dragoon: bool = False
    indian: bool = False


class Mark(Action, frozen=True, tag="mark"):
    """Name a block that suffers from winter in an overcrowded town (13.2)."""

    block: str


class Harbour(Action, frozen=True, tag="harbour"):
    """Take one ship from a lake to a friendly town for the winter (13.3)."""

    lake: str
    town: str
    operational: bool


class Share(Action, frozen=True, tag="share"):
    """Split a short pool: how many reinforcements `city` gets; the other gets the rest (14.1)."""

    city: str
    count: int


Order = Build | Repair | Sail | March | Embark | Enter | ForceMarch
"""What can be written down for a turn in which both sides move at once (19.1)."""
