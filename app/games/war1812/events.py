"""Every event of the game."""

from app.engine.resolution import Answered, Asked
from app.games.war1812.army_phase import BlockEntered, BlockMarched, MovesEnded
from app.games.war1812.capture import CaptureThrown, PrizesKept
from app.games.war1812.control import FleetLost, TownChangedHands
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
from app.games.war1812.reinforcements import (
    LateArrivals,
    ReinforcementsDrawn,
    SharesSet,
    WinterEnded,
)
from app.games.war1812.resolution import PhaseBegan
from app.games.war1812.sea_movement import BlockCarried
from app.games.war1812.setup import ArmyDrawn, BlockPlaced, PlacementEnded, ShipsPlaced
from app.games.war1812.turns import (
    CampaignTurnBegan,
    OrderChosen,
    OrderThrown,
    PlayerTurnBegan,
)
from app.games.war1812.victory import MatchDecided, YearEnded
from app.games.war1812.winter import AttritionSuffered, BlockMarked, FleetInPort, QuartersSealed

AnyEvent = (
    Answered
    | ArmyDrawn
    | Asked
    | AttritionSuffered
    | BattleBegan
    | BattleEnded
    | BlockCarried
    | BlockEntered
    | BlockMarched
    | BlockMarked
    | BlockPlaced
    | BlocksRetreated
    | CampaignTurnBegan
    | CaptureThrown
    | FleetInPort
    | FleetLost
    | FleetStayed
    | HitTaken
    | HitsTaken
    | IndianAppeared
    | IndianLeft
    | LateArrivals
    | LinesRevealed
    | MarchDeclared
    | MarchThrown
    | MarchesEnded
    | MatchDecided
    | MilitiaThrown
    | MovesEnded
    | NavalBattleBegan
    | NavalBattleEnded
    | NavalHitsSpent
    | NavalRound
    | OrderChosen
    | OrderThrown
    | PhaseBegan
    | PlacementEnded
    | PlayerTurnBegan
    | PrizesKept
    | Pursued
    | QuartersSealed
    | ReinforcementsDrawn
    | RetreatChosen
    | SharesSet
    | ShipBuilt
    | ShipHit
    | ShipRepaired
    | ShipSailed
    | ShipsPlaced
    | ShipsWithdrew
    | TownChangedHands
    | VolleyFired
    | WinterEnded
    | YearEnded
)
"""The union that stored events are decoded to."""
