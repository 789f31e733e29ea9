"""Chapter 13.5: supply depots."""

from collections.abc import Iterator

from app.engine.ledger import rule
from app.engine.resolution import DecisionClosed
from app.engine.values import Choice, Refusal, Side
from app.engine.words import no
from app.games.madison.actions import PlaceDepot
from app.games.madison.board import other
from app.games.madison.cards import CardUsed
from app.games.madison.control import is_friendly
from app.games.madison.events import DepotPlaced, DepotsRemoved
from app.games.madison.operations.stages import PlayStaged
from app.games.madison.play_state import PlayStage
from app.games.madison.position import Position, pieces_at, play_of, units_at
from app.games.madison.resolution import Resolution
from app.games.madison.supply import supplied_spaces
from app.games.madison.view import ViewMadison

MAX_DEPOTS = 3


def offer_depots(view: ViewMadison) -> Iterator[Choice]:
    """Offer every space of one's own territory for a depot."""
    for space in view.board.spaces.values():
        if space.side == view.side:
            yield Choice(PlaceDepot(space.id), True, f"space:{space.id}")


@rule("13.51", "13.52", "13.54", "13.4")
def refuse_depot(position: Position, side: Side, at: str) -> Refusal | None:
    """A depot stands in own territory, in supply; three a side at most."""
    space = position.board.spaces.get(at)
    if space is None or space.side != side or not is_friendly(position, at, side):
        return no("13.52", "madison-own-territory")
    if at in position.depots:
        return no("13.52", "madison-depot-there")
    if [*position.depots.values()].count(side) >= MAX_DEPOTS:
        return no("13.54", "madison-three-depots")
    if at not in supplied_spaces(position, side):
        return no("13.52", "madison-out-of-supply")
    if is_overrun(position, at, side):
        return no("13.55", "madison-depot-among-enemies")
    return None


def refuse_any(position: Position, side: Side) -> Refusal | None:
    """Return why a side can create no depot at all; None when it can."""
    own = (space.id for space in position.board.spaces.values() if space.side == side)
    if any(refuse_depot(position, side, space) is None for space in own):
        return None
    return no("13.52", "madison-no-depot-anywhere")


def refuse_placing(view: ViewMadison, action: PlaceDepot) -> Refusal | None:
    """Return why a depot can't be created in a space."""
    return refuse_depot(view, view.side, action.at)


@rule("13.52", "8.31")
def place_depot(resolution: Resolution, side: Side, action: PlaceDepot) -> None:
    """Create a depot by any card."""
    resolution.write(DecisionClosed(side))
    play = play_of(resolution.state)
    resolution.write(CardUsed(side, play.card, play.use))
    resolution.write(DepotPlaced(side, action.at))
    resolution.write(PlayStaged(PlayStage.END))


@rule("13.55")
def is_overrun(position: Position, at: str, owner: Side) -> bool:
    """Whether enemy counters, vessels too, are where none of the owner's are.

    Vessels and leaders don't stay where enemy land units are (9.53, 9.61).
    """
    foe = other(owner)
    if units_at(position, at, owner):
        return False
    if pieces_at(position, at, owner) and not units_at(position, at, foe):
        return False
    roster = position.board.roster
    return any(not roster[piece].is_leader for piece in pieces_at(position, at, foe))


def remove_overrun(resolution: Resolution, at: str) -> None:
    """Remove a depot that enemies have overrun."""
    owner = resolution.state.depots.get(at)
    if owner and is_overrun(resolution.state, at, owner):
        resolution.write(DepotsRemoved((at,)))


def remove_all_overrun(resolution: Resolution) -> None:
    """Remove depots whose last defenders have left them to enemies."""
    for at in sorted(resolution.state.depots):
        remove_overrun(resolution, at)
