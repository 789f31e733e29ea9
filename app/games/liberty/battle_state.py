"""The truth about a battle under way (chapters 7 and 8)."""

from enum import StrEnum

from app.engine.values import Hidden, Side

LETTERS = ("A", "B", "C")
"""The classes in the order in which they act (7.21)."""
MAX_ROUNDS = 3
MAX_BY_SEA = 3
"""How many ground blocks may land in a sea attack, or leave by sea in a round (8.4, 8.5)."""


class BattleStage(StrEnum):
    """How far a battle has come."""

    FIGHT = "fight"
    WITHDRAW = "withdraw"
    REGROUP = "regroup"


class Departure(Hidden, frozen=True):
    """Warships of a side that left this round, and where to; `unopposed` by enemy ships (8.5)."""

    side: Side
    to: str
    unopposed: bool


class Battle(Hidden, frozen=True):
    """A battle under way.

    `step`: which class of which side acts, 0 to 5. `acted`: blocks that had their turn in this
    round. `reserves`: hidden and idle in round 1. `afloat`: attackers not yet ashore, while
    enemy ships keep them off; `landed`: the round in which they landed. `striker`: the block
    whose `hits` are still to be taken. `used`: how many blocks retreated over a side this round, by
    "am@F7-F8"; `sailed`: how many ground blocks of a side left by sea; `departures`: ships that
    left. `leaving`: the side that must withdraw, `winner` who regroups. `bound`: blocks that stood
    or charged, and must leave when it is their turn again (A67).
    """

    at: str
    attacker: Side
    defender: Side
    round: int = 1
    step: int = 0
    stage: BattleStage = BattleStage.FIGHT
    acted: tuple[str, ...] = ()
    reserves: tuple[str, ...] = ()
    afloat: tuple[str, ...] = ()
    landed: int = 0
    striker: str = ""
    hits: int = 0
    used: dict[str, int] = {}
    sailed: dict[Side, int] = {}
    departures: tuple[Departure, ...] = ()
    leaving: Side = ""
    winner: Side = ""
    bound: tuple[str, ...] = ()

    @property
    def letter(self) -> str:
        """The class whose turn it is."""
        return LETTERS[self.step // 2]

    @property
    def acting(self) -> Side:
        """The side whose turn it is: within a class the defender's first (7.21)."""
        return self.attacker if self.step % 2 else self.defender

    @property
    def steps(self) -> int:
        """How many steps a round has."""
        return 2 * len(LETTERS)
