"""The table as the umpire looks at it: who is where, who controls what, by its own reckoning."""

from app.games.madison.state import Situation
from tests.games.madison.umpire.rulebook import (
    BOXES,
    COUNTERS,
    FOE,
    GB,
    LAKE_POINTS,
    LAKES,
    LAND,
    PORTS,
    SPACES,
    US,
    VESSELS,
)


class Table:
    """A position, read without a function of the game."""

    def __init__(self, state: Situation) -> None:
        self.state = state

    def at(self, piece: str) -> str:
        """Return where a counter is."""
        return self.state.blocks[piece].at

    def is_full(self, piece: str) -> bool:
        """Whether a counter shows its full side."""
        return bool(self.state.blocks[piece].cv == COUNTERS[piece].get("max", 1))

    def here(self, place: str, side: str, kinds: set[str]) -> list[str]:
        """List a side's counters of some kinds in a place."""
        return [
            piece
            for piece, own in self.state.blocks.items()
            if own.at == place and own.side == side and own.kind in kinds
        ]

    def units(self, place: str, side: str) -> list[str]:
        """List a side's land units in a place."""
        return self.here(place, side, LAND)

    def ships(self, place: str, side: str) -> list[str]:
        """List a side's vessels in a place."""
        return self.here(place, side, VESSELS)

    def strength(self, piece: str) -> int:
        """Return what a unit shows (3.13)."""
        return int(COUNTERS[piece]["strength" if self.is_full(piece) else "reduced"])

    def value(self, space: str) -> int:
        """Return what a space is worth (4.13)."""
        return 0 if space in self.state.destroyed else int(SPACES[space]["value"])

    def holder(self, space: str) -> str:
        """Return who controls a space (4.14, 4.15)."""
        owner = SPACES[space]["side"]
        units = self.units(space, FOE[owner])
        kinds = {COUNTERS[unit]["kind"] for unit in units}
        if not units or (kinds == {"indian"} and self.value(space) > 1):
            return str(owner)
        if self.units(space, owner) and self.attacker() == FOE[owner]:
            return str(owner)
        enough = sum(map(self.strength, units)) >= self.value(space)
        return FOE[owner] if enough else str(owner)

    def attacker(self) -> str:
        """Return who holds nothing where both stand: the attacker, or a beaten defender."""
        battle, play = self.state.battle, self.state.play
        if battle is None:
            return play.side if play is not None else ""
        is_beaten = battle.retreats == battle.defender
        return str(battle.defender if is_beaten else battle.attacker)

    def lead(self) -> int:
        """Return by how many points the US are ahead (4.1)."""
        points = {side: self.state.card_points.get(side, 0) for side in (US, GB)}
        forfeited = self.state.forfeited
        for space, sheet in SPACES.items():
            if self.holder(space) != sheet["side"] and space not in forfeited:
                points[self.holder(space)] += self.value(space)
        for lake, side in self.state.lakes.items():
            points[side] += LAKE_POINTS * (lake not in forfeited)
        return points[US] - points[GB]


def lake_of(place: str) -> str:
    """Return the lake that a port or a box is on."""
    if place in BOXES:
        return BOXES[place]
    return next((lake for lake in LAKES if place in PORTS[lake]), "")
