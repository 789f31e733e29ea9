"""Chapter 4: player 2's die may forbid attacks into and out of a half of the map."""

from app.engine.ledger import rule
from app.engine.values import Draw, Event, Refusal
from app.engine.words import no
from app.games.liberty.board import NORTH, SOUTH
from app.games.liberty.phases import begin_next_phase
from app.games.liberty.resolution import Resolution
from app.games.liberty.state import Situation, with_turn
from app.games.liberty.view import ViewLiberty

CLOSED_ON = {1: NORTH, 2: SOUTH}


class WeatherRolled(Event, frozen=True, tag="weather-rolled"):
    """Player 2 rolled for the weather."""

    die: int
    draws: tuple[Draw, ...]

    def apply(self, state: Situation) -> Situation:
        return with_turn(state, weather=self.die)


@rule("4.0")
def roll_for_weather(resolution: Resolution) -> None:
    """Roll a die and go on to actions."""
    draws = resolution.roll(1)
    resolution.write(WeatherRolled(draws[0].value + 1, draws))
    begin_next_phase(resolution)


@rule("4.0", "A4", "A5")
def refuse_attack_in_weather(view: ViewLiberty, origin: str, to: str) -> Refusal | None:
    """No attack begins or ends in the half that bad weather has closed.

    The Atlantic lies in neither: a sea attack counts by its target.
    """
    closed = CLOSED_ON.get(view.weather, "")
    if closed and closed in (view.board.half(origin), view.board.half(to)):
        return no("4.0", f"liberty-weather-{closed}")
    return None
