"""The truth about a battle under way (chapters 12 to 18)."""

from enum import StrEnum

from app.engine.values import Hidden, Side

COLUMNS = ("left", "center", "right")
"""The three columns; each faces the enemy's of the same name (12.1)."""
FEWEST_FOR_COLUMNS = len(COLUMNS)
LINE = "line"
"""The one line in which all stand in a skirmish (18)."""
RESERVE = "reserve"
"""Where blocks stand behind the columns (12.1)."""
FIELD = "field"
"""Where blocks are that are not yet set up."""
LEAVERS = "leavers"
"""Those who leave the field, on whom the hits of a pursuit fall (16.2, 17.2)."""


class BattleStage(StrEnum):
    """How far a battle has come."""

    BEFORE = "before"
    DEFENDER = "defender"
    ATTACKER = "attacker"
    FIGHT = "fight"
    AFTER = "after"


class Toll(Hidden, frozen=True):
    """Result of fire at a post: hits still to be taken, as many as were scored, on so many blocks.

    `stopped`: hits of a pursuit that the reserve kept off (16.3). `fallen`: sides whose leader
    took one of them (2.4).
    """

    left: int = 0
    scored: int = 0
    blocks: int = 0
    stopped: int = 0
    fallen: tuple[Side, ...] = ()


class Leaving(Hidden, frozen=True):
    """A side that is leaving the field, all of it or as many as the river carries (15, 16, 17.2).

    `way`: how it goes `to` that zone; both are "" until it is chosen. `routed`: its `column` was
    broken, while `reserve` blocks with so much CV stood behind (16.3). `going`: the blocks that
    go, once `named`; `pursued`: the pursuit was fired.
    """

    side: Side
    to: str = ""
    way: str = ""
    routed: bool = False
    column: str = ""
    reserve: int = 0
    reserve_cv: int = 0
    going: tuple[str, ...] = ()
    named: bool = False
    pursued: bool = False


class Battle(Hidden, frozen=True):
    """A battle under way.

    `origin`: where the attackers came from. `landing`: they came by river or over the St. Charles
    (17.1, 19). `posts`: where each block stands that was set up. `turn`: the battle turn, 0 during
    the set-up; `part`: whose part of it it is. `withdrew`: some have left by river in this part
    (A47). `entered`: came from reserve in this part. `order`: columns named to fire first; `held`:
    a leader who holds his fire. `bared`: sides whose reserve has been seen. `ottawa_out`: the
    Ottawa have left it alone. `tolls`: what the fire did to `taking`, by post.
    """

    zone: str
    attacker: Side
    defender: Side
    origin: str = ""
    landing: bool = False
    stage: BattleStage = BattleStage.BEFORE
    skirmish: bool = False
    posts: dict[str, str] = {}
    turn: int = 0
    part: Side = ""
    withdrew: bool = False
    entered: str = ""
    order: tuple[str, ...] = ()
    held: str = ""
    bared: tuple[Side, ...] = ()
    ottawa_out: bool = False
    taking: Side = ""
    tolls: dict[str, Toll] = {}
    leaving: Leaving | None = None

    @property
    def fronts(self) -> tuple[str, ...]:
        """The posts from which blocks fire: three columns, or one line."""
        return (LINE,) if self.skirmish else COLUMNS
