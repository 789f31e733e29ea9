"""A battle as one viewer may know it.

During the set-up the other side sees only how many blocks stand in each column and in reserve
(12.1, 12.2). Then blocks in columns, or in the line of a skirmish, are face up to everybody until
the battle ends; a reserve is hidden until it enters or fires in pursuit (12.3, A49).
"""

from app.engine.values import Shown, Side
from app.kit.battle import LineBlock


class TollView(Shown, frozen=True):
    """Result of fire at a post: hits still to be taken, as many as were scored, on so many blocks.

    `stopped`: hits of a pursuit that the reserve kept off (16.3).
    """

    left: int = 0
    scored: int = 0
    blocks: int = 0
    stopped: int = 0


class LeavingView(Shown, frozen=True):
    """A side that is leaving the field. `routed`: its `column` was broken, with `reserve` blocks
    behind.
    """

    side: Side
    to: str = ""
    way: str = ""
    routed: bool = False
    column: str = ""
    reserve: int = 0
    named: bool = False
    pursued: bool = False


class BattleView(Shown, frozen=True):
    """A battle: who stands where, whose part of which battle turn it is, what fire has done.

    `stage`: "before", "defender" or "attacker" (who sets up), "fight", "after". `posts`: by side,
    blocks by post: "field" (not set up yet), "left", "center", "right" and "reserve", or "line" in
    a skirmish. A post faces the enemy's of the same name. `order`, `entered` and `held` are the
    owner's plan for their part. `bared`: sides whose reserve has been seen. `dice`: what each post
    of `part` rolls, where that is known; a die hits on `hits_on`. `tolls`: what fire did to
    `taking`, by post, or to its "leavers".
    `ottawa_out`: the Ottawa have left it alone; `ottawa`: the owner's are in it, or left it with
    the others.
    """

    zone: str
    attacker: Side
    defender: Side
    origin: str
    posts: dict[Side, dict[str, tuple[LineBlock, ...]]]
    stage: str
    landing: bool = False
    skirmish: bool = False
    turn: int = 0
    part: Side = ""
    withdrew: bool = False
    entered: str = ""
    order: tuple[str, ...] = ()
    held: str = ""
    bared: tuple[Side, ...] = ()
    ottawa_out: bool = False
    taking: Side = ""
    tolls: dict[str, TollView] = {}
    leaving: LeavingView | None = None
    dice: dict[str, int] = {}
    hits_on: int = 0
    ottawa: bool = False
