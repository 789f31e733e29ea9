"""Chapter 4.1: victory points, counted at once whenever they change."""

from app.engine.ledger import rule
from app.engine.values import Shown, Side
from app.games.madison.board import SIDES, other
from app.games.madison.control import value_of
from app.games.madison.position import Position

LAKE_POINTS = 2


class Score(Shown, frozen=True):
    """A side's points by where they come from: towns, lakes, cards."""

    towns: dict[str, int] = {}
    lakes: tuple[str, ...] = ()
    cards: int = 0

    @property
    def total(self) -> int:
        """All of them."""
        return sum(self.towns.values()) + LAKE_POINTS * len(self.lakes) + self.cards


@rule("4.11", "4.12", "4.13", "4.16", "4.17")
def score(position: Position, side: Side) -> Score:
    """Return a side's points: enemy towns that it controls, lakes, cards."""
    held = sorted(
        space
        for space, holder in position.seized.items()
        if holder == side and space not in position.forfeited
    )
    towns = {space: worth for space in held if (worth := value_of(position, space))}
    lakes = tuple(
        sorted(
            lake
            for lake, holder in position.lakes.items()
            if holder == side and lake not in position.forfeited
        )
    )
    return Score(towns, lakes, position.card_points.get(side, 0))


def lead(position: Position, side: Side) -> int:
    """Return by how much a side is ahead: where the marker stands, below 0 when it is behind."""
    return score(position, side).total - score(position, other(side)).total


def marker(position: Position) -> tuple[Side, int]:
    """Return where the marker stands: who is ahead, "" for nobody, and by how much (4.12)."""
    ahead = {side: lead(position, side) for side in SIDES}
    leader = max(SIDES, key=lambda side: ahead[side])
    return (leader, ahead[leader]) if ahead[leader] else ("", 0)
