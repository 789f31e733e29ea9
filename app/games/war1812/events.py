"""Every event of the game."""

from app.engine.resolution import DecisionClosed, DecisionOpened
from app.games.war1812.army_phase import BlockEntered, BlockMarched, MovesEnded
from app.games.war1812.capture import CaptureThrown, PrizesKept
from app.games.war1812.control import FleetLost, TownChangedHands
from app.games.war1812.crossing import (
    BlocksLanded,
    CrossingCancelled,
    CrossingOrdered,
    StayedBehind,
)
from app.games.war1812.forced_march import MarchDeclared, MarchesEnded, MarchThrown
from app.games.war1812.indians import IndianAppeared, IndianLeft
from app.games.war1812.land_battle import (
    BattleBegan,
    BattleEnded,
    HitsTaken,
    HitTaken,
    LinesRevealed,
    VolleyFired,
)
from app.games.war1812.land_retreat import BlocksRetreated, Pursued, RetreatChosen
from app.games.war1812.meeting import ForcesMet
from app.games.war1812.militia import MilitiaThrown
from app.games.war1812.naval_battle import (
    FleetStayed,
    NavalBattleBegan,
    NavalBattleEnded,
    NavalHitsSpent,
    NavalRound,
    ShipHit,
    ShipsWithdrew,
)
from app.games.war1812.naval_phase import ShipBuilt, ShipRepaired, ShipSailed
from app.games.war1812.orders import OrdersCalled, OrderWritten
from app.games.war1812.reinforcements import (
    LateArrivals,
    ReinforcementsDrawn,
    SharesSet,
    WinterEnded,
)
from app.games.war1812.resolution import PhaseBegan
from app.games.war1812.roll_off import NamingPassed, RolledOff
from app.games.war1812.sea_movement import BlockCarried
from app.games.war1812.setup import ArmyDrawn, BlockPlaced, PlacementEnded, ShipsPlaced
from app.games.war1812.simultaneous import MarchesVoid, OrdersRevealed, RideStopped
from app.games.war1812.turns import (
    CampaignTurnBegan,
    OrderChosen,
    OrderThrown,
    PlayerTurnBegan,
)
from app.games.war1812.victory import MatchDecided, YearEnded
from app.games.war1812.winter import AttritionSuffered, BlockMarked, FleetInPort, QuartersSealed

AnyEvent = (
    DecisionClosed
    | ArmyDrawn
    | DecisionOpened
    | AttritionSuffered
    | BattleBegan
    | BattleEnded
    | BlockCarried
    | BlockEntered
    | BlockMarched
    | BlockMarked
    | BlockPlaced
    | BlocksLanded
    | BlocksRetreated
    | CampaignTurnBegan
    | CaptureThrown
    | CrossingCancelled
    | CrossingOrdered
    | FleetInPort
    | FleetLost
    | FleetStayed
    | ForcesMet
    | HitTaken
    | HitsTaken
    | IndianAppeared
    | IndianLeft
    | LateArrivals
    | LinesRevealed
    | MarchDeclared
    | MarchThrown
    | MarchesEnded
    | MarchesVoid
    | MatchDecided
    | MilitiaThrown
    | MovesEnded
    | NamingPassed
    | NavalBattleBegan
    | NavalBattleEnded
    | NavalHitsSpent
    | NavalRound
    | OrderChosen
    | OrderThrown
    | OrderWritten
    | OrdersCalled
    | OrdersRevealed
    | PhaseBegan
    | PlacementEnded
    | PlayerTurnBegan
    | PrizesKept
    | Pursued
    | QuartersSealed
    | ReinforcementsDrawn
    | RetreatChosen
    | RideStopped
    | RolledOff
    | SharesSet
    | ShipBuilt
    | ShipHit
    | ShipRepaired
    | ShipSailed
    | ShipsPlaced
    | ShipsWithdrew
    | StayedBehind
    | TownChangedHands
    | VolleyFired
    | WinterEnded
    | YearEnded
)
"""The union that stored events are decoded to."""
