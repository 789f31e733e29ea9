"""Chapters 7.4, 11.2 and 11.4: control boxes, free moves into and out of them, lake control."""

from app.engine.memo import replaced
from app.engine.values import Event
from app.games.madison.calendar import is_fall
from app.games.madison.control import is_friendly
from app.games.madison.resolution import Resolution
from app.games.madison.state import Phase, Situation, moved_to
from app.kit.blocks import GONE


def return_fleets(resolution: Resolution) -> None:
    """In SS owners of lake markers may put vessels back into the boxes (11.23, A2)."""
    resolution.begin(Phase.FIRST)


def go_home(resolution: Resolution) -> None:
    """At the end of SF all vessels leave the boxes, markers are laid (7.4, 11.22)."""
    assert is_fall(resolution.state.turn)
    resolution.begin(Phase.CHECK)


def settle(resolution: Resolution) -> None:
    """At the end of a card play settle who controls each lake (4.16, 11.41, A47)."""


def make_harbour(resolution: Resolution) -> None:
    """Let the vessels of the first `HarbourDue` go to port, or ask where (9.6, 12.5)."""
    state = resolution.state
    due = state.harbours[0]
    ports = [to for to in state.board.ports[due.lake] if is_friendly(state, to, due.side)]
    if ports:
        resolution.write(HarbourMade(due.pieces, ports[0]))
    else:
        resolution.write(HarbourMade(due.pieces, GONE))


class HarbourMade(Event, frozen=True, tag="harbour-made"):
    """Vessels went to port; nowhere to go, they are lost (9.62)."""

    pieces: tuple[str, ...]
    to: str

    def apply(self, state: Situation) -> Situation:
        return replaced(moved_to(state, self.pieces, self.to), harbours=state.harbours[1:])
