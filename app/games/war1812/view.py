"""A position as one viewer may know it. Every field shown is named here.

An enemy's army block has no id and no face: only its side and its place are known (2.2), save in
a battle, while both lines are turned up (10.1a). Navy is public (2.4), and so are control, score,
dice and the number of blocks in a pool. Lists are ordered by what the viewer knows.
"""

from app.engine.values import Shown, Side
from app.games.war1812.board import Board
from app.games.war1812.state import fleet_key
from app.kit.battle import LineBlock
from app.kit.views import BlockView


class TownView(Shown, frozen=True):
    """A town: who controls it, and how many army blocks of each side stand there."""

    holder: Side
    army: dict[Side, int]


class FleetView(Shown, frozen=True):
    """A side's ships in one place."""

    operational: int = 0
    damaged: int = 0

    @property
    def ships(self) -> int:
        """Count them, whatever their state."""
        return self.operational + self.damaged


NO_FLEET = FleetView()


class OwnMove(Shown, frozen=True):
    """How one of the viewer's blocks moved this turn; `march`: the forced step it will try."""

    path: tuple[str, ...]
    by_sea: bool = False
    entered: bool = False
    march: str = ""


class Arrow(Shown, frozen=True):
    """How many blocks took a way this turn, as both sides see it at the table."""

    side: Side
    path: tuple[str, ...]
    count: int
    by_sea: bool = False
    entered: bool = False


class ShipMove(Shown, frozen=True):
    """One navy block's ordinary move this turn."""

    origin: str
    to: str
    operational: bool


class TurnView(Shown, frozen=True):
    """The player turn so far. `moves` are the viewer's own blocks', `arrows` everybody's.

    `ordered`: ways that are still to be gone (19), over a lake or by a forced march as the last
    step; `embarking`: which of the viewer's own blocks wait to cross, and where they are to land.
    `carriers`: the fleet there before any battle.
    """

    mover: Side = ""
    built: str = ""
    repaired: str = ""
    sailed: tuple[ShipMove, ...] = ()
    moves: dict[str, OwnMove] = {}
    arrows: tuple[Arrow, ...] = ()
    landless: bool = False
    ordered: tuple[Arrow, ...] = ()
    embarking: dict[str, str] = {}
    carriers: FleetView = NO_FLEET


NO_TURN = TurnView()


class BattleView(Shown, frozen=True):
    """A land battle: both lines, whose battle turn it is, hits to be taken, a retreat chosen.

    `entries`: the towns the attack came from. `further`, where the dragoon is to ride on, is shown
    to its owner alone. `dice`: of the next volley, once both lines are revealed; a die hits on
    `hits_on` or more.
    """

    town: str
    attacker: Side
    defender: Side
    lines: dict[Side, tuple[LineBlock, ...]]
    entries: tuple[str, ...]
    revealed: bool = False
    landing: bool = False
    firing: Side = ""
    volleys: int = 0
    taking: Side = ""
    hits: int = 0
    scored: int = 0
    strong: int = 0
    retreating: Side = ""
    to: str = ""
    further: str = ""
    pursued: bool = False
    dice: int = 0
    hits_on: int = 0


class NavalView(Shown, frozen=True):
    """A battle on a lake. `hits`: what each side's fire may still do to the other's ships.

    A die hits on `hits_on` or more.
    """

    lake: str
    attacker: Side
    defender: Side
    rounds: int
    hits: dict[Side, int] = {}
    stayed: tuple[Side, ...] = ()
    withdrawing: Side = ""
    hits_on: int = 0


class PrizeView(Shown, frozen=True):
    """Ships that were taken; the captor has spare navy blocks for only some of them."""

    town: str
    captor: Side
    operational: int
    damaged: int


class ScoreView(Shown, frozen=True):
    """Victory points and their parts (18.1)."""

    army: int
    lakes: int
    towns: int
    total: int


class Stake(Shown, frozen=True):
    """A lake, an enemy town held or a town fought for: what it is worth, and to whom just now.

    `holder` is who gets its points, "" for nobody; `gains` who else could. `contested`: a battle
    is to be fought there.
    """

    place: str
    worth: int
    holder: Side = ""
    gains: tuple[Side, ...] = ()
    contested: bool = False


class View1812(BlockView[Board], frozen=True, kw_only=True):
    """The whole of what a viewer sees.

    `pool`, `hand` and `waiting` count blocks off the map. `fleets` has keys like "lake-erie/us".
    Where both sides move at once (19) `facing` is the British turn beside the American one, and
    `next_chooser` who names the next battle.
    """

    year: int
    campaign_turn: int
    first: Side
    towns: dict[str, TownView]
    fleets: dict[str, FleetView]
    spare: dict[Side, int]
    pool: dict[Side, int]
    hand: dict[Side, int]
    waiting: dict[str, int]
    indian: str
    turn: TurnView
    last_turn: TurnView
    score: dict[Side, ScoreView]
    stakes: tuple[Stake, ...]
    order_dice: dict[Side, int] = {}
    battle: BattleView | None = None
    naval: NavalView | None = None
    prize: PrizeView | None = None
    settle: tuple[str, ...] = ()
    shares: dict[str, int] = {}
    facing: TurnView = NO_TURN
    last_facing: TurnView = NO_TURN
    next_chooser: Side = ""


def own_turn(view: View1812) -> TurnView:
    """Return the viewer's own turn where both sides move at once (19), else that of the mover."""
    return view.facing if view.facing.mover == view.side else view.turn


def shown_fleet(view: View1812, place: str, side: Side) -> FleetView:
    """Return a side's ships in a place, none if it has none there."""
    return view.fleets.get(fleet_key(place, side), NO_FLEET)
