"""Every event of the game."""

from app.engine.resolution import DecisionClosed, DecisionOpened
from app.games.quebec1759.battle import BattleEnded
from app.games.quebec1759.battle_setup import (
    BattleBegan,
    BlockDeployed,
    ColumnsShown,
    DeploymentEnded,
    LinesDrawn,
)
from app.games.quebec1759.battle_turn import ColumnNamed, FireHeld, PartEnded, ReserveEntered
from app.games.quebec1759.fire import ColumnFired, HitsTaken, HitTaken, LeaderFired
from app.games.quebec1759.militia import MilitiaWentHome, ZonesOccupied
from app.games.quebec1759.moves import ForcesMet, GroupMoved, ShipsMoved
from app.games.quebec1759.orders import OrderSealed, OttawaOrdered, PartWritten, ShipsOrdered
from app.games.quebec1759.ottawa_events import (
    BlocksScouted,
    OttawaCame,
    OttawaRemoved,
    OttawaStayed,
    OttawaWent,
    RaidAnswered,
    RaidFired,
    RaidHitTaken,
    RaidSuffered,
    VisitBegan,
)
from app.games.quebec1759.ottawa_in_battle import OttawaLeft
from app.games.quebec1759.picks import BlockPicked
from app.games.quebec1759.play import OrdersOpened
from app.games.quebec1759.resolution import PhaseBegan
from app.games.quebec1759.retreat import LeaverNamed, RetreatChosen
from app.games.quebec1759.rout import (
    BlocksLeftBehind,
    BlocksRetreated,
    FightingEnded,
    LeaversNamed,
    PursuitFired,
    PursuitScreened,
    SideRouted,
)
from app.games.quebec1759.setup import BlockPlaced, PlacementEnded
from app.games.quebec1759.transfers import StrengthShifted
from app.games.quebec1759.turns import TideThrown, TurnBegan
from app.games.quebec1759.victory import MatchDecided
from app.games.quebec1759.whereabouts import OttawaTraced

AnyEvent = (
    DecisionClosed
    | DecisionOpened
    | BattleBegan
    | BattleEnded
    | BlockDeployed
    | BlockPicked
    | BlockPlaced
    | BlocksLeftBehind
    | BlocksRetreated
    | BlocksScouted
    | ColumnFired
    | ColumnNamed
    | ColumnsShown
    | DeploymentEnded
    | FightingEnded
    | FireHeld
    | ForcesMet
    | GroupMoved
    | HitTaken
    | HitsTaken
    | LeaderFired
    | LeaverNamed
    | LeaversNamed
    | LinesDrawn
    | MatchDecided
    | MilitiaWentHome
    | OrderSealed
    | OrdersOpened
    | OttawaCame
    | OttawaLeft
    | OttawaOrdered
    | OttawaRemoved
    | OttawaStayed
    | OttawaTraced
    | OttawaWent
    | PartEnded
    | PartWritten
    | PhaseBegan
    | PlacementEnded
    | PursuitFired
    | PursuitScreened
    | RaidAnswered
    | RaidFired
    | RaidHitTaken
    | RaidSuffered
    | ReserveEntered
    | RetreatChosen
    | ShipsMoved
    | ShipsOrdered
    | SideRouted
    | StrengthShifted
    | TideThrown
    | TurnBegan
    | VisitBegan
    | ZonesOccupied
)
"""The union that stored events are decoded to."""
