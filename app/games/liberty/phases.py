"""Chapters 3.2, 3.3 and 4: the phases of a turn, one after the other."""

from app.engine.ledger import rule
from app.engine.values import Event
from app.games.liberty.board import SUPPLY
from app.games.liberty.resolution import Resolution
from app.games.liberty.state import Phase, Situation, TurnStage, with_turn


class ActionsBegan(Event, frozen=True, tag="actions-began"):
    """It is the other player's time to act."""

    def apply(self, state: Situation) -> Situation:
        return with_turn(state, stage=TurnStage.BEGUN, used=0, supplied=())


@rule("3.2", "3.3", "4.0")
def phases_of_turn(state: Situation) -> list[Phase]:
    """Return what follows the cards: supply cards, then the weather, then actions, then battles."""
    turn, cards = state.turn, state.cards.turned
    players = {Phase.FIRST: turn.first, Phase.SECOND: turn.second}
    kinds = {phase: state.board.cards[cards[side]].kind for phase, side in players.items()}
    supplying = [phase for phase, kind in kinds.items() if kind == SUPPLY]
    acting = [phase for phase in players if phase not in supplying]
    return [*supplying, Phase.WEATHER, *acting, Phase.BATTLES]


def begin_next_phase(resolution: Resolution) -> None:
    """Go on to what comes next in the turn; the weather is rolled for once."""
    state = resolution.state
    phases = phases_of_turn(state)
    if state.phase != Phase.CARDS:
        phases = phases[phases.index(state.phase) + 1 :]
    if state.turn.weather and phases[0] == Phase.WEATHER:
        del phases[0]
    resolution.begin(phases[0])
    if phases[0] == Phase.SECOND:
        resolution.write(ActionsBegan())
