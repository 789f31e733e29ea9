"""Chapter 4: sixteen campaign turns; 23, optional: the tide."""

from app.engine.chance import faces
from app.engine.ledger import rule
from app.engine.memo import replaced
from app.engine.values import Draw, Event, Side
from app.games.quebec1759.board import SIDES
from app.games.quebec1759.options import TIDES
from app.games.quebec1759.resolution import Resolution
from app.games.quebec1759.state import TIDE_BARS_ON, Ask, Phase, Situation, Turn, with_turn
from app.games.quebec1759.whereabouts import narrow


class TurnBegan(Event, frozen=True, tag="turn-began"):
    """A campaign turn began. Nothing of the one before carries over (4.2)."""

    number: int

    def apply(self, state: Situation) -> Situation:
        turn = Turn(held=holders(state))
        return replaced(state, turn_number=self.number, turn=turn, last_turn=state.turn)


class TideRolled(Event, frozen=True, tag="tide"):
    """The British rolled for the tide."""

    draws: tuple[Draw, ...]

    def apply(self, state: Situation) -> Situation:
        return with_turn(state, tide=self.face())

    def face(self) -> int:
        """Return the die."""
        return faces(self.draws)[0]

    def bars(self) -> bool:
        """Whether nobody moves by river this turn."""
        return self.face() == TIDE_BARS_ON


def holders(state: Situation) -> dict[str, Side]:
    """Return who has which zone: between turns no two sides share one."""
    return {z: side for z in state.board.zones for side in SIDES if z in state.armies[side]}


@rule("4.1", "4.2")
def begin_turn(resolution: Resolution) -> None:
    """Both sides write their orders at the same time, unseen."""
    resolution.write(TurnBegan(resolution.state.turn_number + 1))
    narrow(resolution)
    if resolution.state.options[TIDES.key] == "before-orders":
        roll_for_tide(resolution)
    resolution.begin(Phase.ORDERS)
    for side in SIDES:
        resolution.ask(side, Ask.ORDERS)


@rule("23", "A40")
def roll_for_tide(resolution: Resolution) -> None:
    """On a 1 nobody moves by river this turn, nor do ships. A40: rolled before or after orders."""
    resolution.begin(Phase.TIDE)
    resolution.write(TideRolled(resolution.roll(1)))
