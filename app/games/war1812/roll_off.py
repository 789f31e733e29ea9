"""Two dice a side, where both move at once (19) and nobody's turn says who comes first."""

from app.engine.chance import faces
from app.engine.ledger import rule
from app.engine.memo import replaced
from app.engine.values import Draw, Event, Side
from app.games.war1812.board import GB, SIDES, US, other
from app.games.war1812.options import is_simultaneous
from app.games.war1812.resolution import Resolution
from app.games.war1812.state import Situation

DICE = 2


class RolledOff(Event, frozen=True, tag="rolled-off"):
    """Both sides rolled two dice: the first two draws are American. `rule`: what they decide."""

    rule: str
    draws: tuple[Draw, ...]

    def apply(self, state: Situation) -> Situation:
        return state

    def sums(self) -> dict[Side, int]:
        """Add up each side's dice."""
        rolled = faces(self.draws)
        return {US: sum(rolled[:DICE]), GB: sum(rolled[DICE:])}


class ChooserNamed(Event, frozen=True, tag="chooser-named"):
    """It is settled who names the next battle."""

    side: Side

    def apply(self, state: Situation) -> Situation:
        return replaced(state, next_chooser=self.side)


@rule("A66")
def roll_off(resolution: Resolution, number: str) -> Side:
    """Roll two dice a side, again while they are level, and give the higher."""
    while True:
        rolled = RolledOff(number, resolution.roll(len(SIDES) * DICE))
        resolution.write(rolled)
        sums = rolled.sums()
        if sums[US] != sums[GB]:
            return max(SIDES, key=lambda side: sums[side])


@rule("10.2", "A54", "A64")
def who_names(resolution: Resolution) -> Side:
    """Return who names what is settled next: the mover.

    A64: where both move at once the sides do it in turn, the higher of two dice first.
    """
    if not is_simultaneous(resolution.state.options):
        return resolution.state.turn.mover
    if not resolution.state.next_chooser:
        resolution.write(ChooserNamed(roll_off(resolution, "A64")))
    return resolution.state.next_chooser


def pass_choice(resolution: Resolution, side: Side) -> None:
    """Pass naming to the other side, where they do it in turn."""
    if resolution.state.next_chooser:
        resolution.write(ChooserNamed(other(side)))
