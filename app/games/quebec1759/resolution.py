"""The phases of Quebec 1759 as events, and the resolution that knows of them."""

from app.engine import resolution
from app.engine.memo import changed
from app.engine.resolution import Happening
from app.games.quebec1759.state import Phase, Situation


class PhaseBegan(Happening, frozen=True, tag="phase"):
    """The turn goes on to another phase."""

    phase: Phase

    def apply(self, state: Situation) -> Situation:
        return changed(state, phase=self.phase)


class Resolution(resolution.Resolution[Situation]):
    """The events of one action of Quebec 1759."""

    def begin(self, phase: Phase) -> None:
        """Go on to another phase."""
        self.write(PhaseBegan(phase))
