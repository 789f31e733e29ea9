"""What a viewer was shown of a match, moment by moment, and what they remember of it at each."""

from bisect import bisect_right

from app.engine.memory import Sightings, Told, remembered, remembers
from app.engine.values import Shown, Viewer
from app.matches.moments import Moment, Moments
from app.matches.state import MatchState
from app.storage.database import Database


class Memory(Shown, frozen=True, omit_defaults=False):
    """What a viewer remembers of pieces that were turned up, the freshest first."""

    sightings: Sightings


class Recollection:
    """The moments of one viewer with their memories, as far as somebody has asked for them."""

    def __init__(self, state: MatchState, viewer: Viewer) -> None:
        self.moments = Moments(state, viewer)
        self._viewer = viewer
        self._game = state.game
        self._is_kept = remembers(state.info.options)
        self._after: list[Sightings] = []
        """After each moment, in their order."""

    async def catch_up(self, database: Database, state: MatchState) -> None:
        """Take in what the viewer has noticed since."""
        async for moment in self.moments.news(database, state):
            self._after.append(self._remembered(moment))

    @property
    def newest(self) -> Sightings:
        """The sightings after the last moment."""
        return self._after[-1] if self._after else ()

    def at(self, seq: int) -> Sightings:
        """Return what was remembered after the record of a number."""
        moments = bisect_right(self.moments.seqs, seq)
        return self._after[moments - 1] if moments else ()

    def _remembered(self, moment: Moment) -> Sightings:
        if not self._is_kept:
            return ()
        view = self._game.view(moment.match.state, self._viewer)
        seen = self._game.seen(view)
        if seen is None:
            return ()
        told = Told(moment.lines, moment.upto, lambda: self._game.picture(view).when)
        return remembered(self.newest, told, seen)
