"""Where everybody stands, in an index of the umpire's own."""

from functools import cached_property

from app.games.liberty.state import Situation
from app.kit.blocks import Block
from tests.games.liberty.umpire.rulebook import AM, ATLANTIC, BLOCKS, FOE, GB, ON_MAP, TOWNS


class Position:
    """The blocks of a state by place and side."""

    def __init__(self, state: Situation) -> None:
        self.state = state
        self.blocks: dict[str, Block] = state.blocks

    @cached_property
    def _there(self) -> dict[tuple[str, str], list[str]]:
        there: dict[tuple[str, str], list[str]] = {}
        for block, own in self.blocks.items():
            there.setdefault((own.at, BLOCKS[block].side), []).append(block)
        return there

    def here(self, place: str, side: str) -> list[str]:
        """List a side's blocks in a place."""
        return self._there.get((place, side), [])

    def at(self, block: str) -> str:
        """Return where a block is."""
        return self.blocks[block].at

    def cv(self, block: str) -> int:
        """Return how strong a block is."""
        return self.blocks[block].cv

    def counts(self) -> dict[str, int]:
        """Count the blocks of each side in each place, by "gb@G5"."""
        there = self._there.items()
        return {f"{side}@{at}": len(blocks) for (at, side), blocks in there if at in ON_MAP}

    def contested(self) -> set[str]:
        """Return the places where both sides stand and fight."""
        both = {place for place, side in self._there if self.here(place, FOE[side])}
        return (both & ON_MAP) - {ATLANTIC}

    def holder(self, place: str) -> str:
        """Return whose a place is, by its blocks or else by its town (1.2, 5.3); "" for neither."""
        standing = [side for side in (GB, AM) if self.here(place, side)]
        if len(standing) == 1:
            return standing[0]
        return TOWNS[place].side if place in TOWNS else ""

    def held(self) -> dict[str, str]:
        """Return whose each place is that is somebody's; the Atlantic is nobody's."""
        found = {place: self.holder(place) for place in ON_MAP - {ATLANTIC}}
        return {place: side for place, side in found.items() if side}
