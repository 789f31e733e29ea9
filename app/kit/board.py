"""Board data of a block wargame: the counters that every such game has, looked up by id and side.

A game's own board adds its places and what is worked out from them.
"""

from collections.abc import Iterable
from functools import cache
from typing import ClassVar, Generic, Protocol, Self, TypeVar

import msgspec

from app.engine.board_data import BoardData, known
from app.engine.data_sheets import About
from app.engine.values import Side


class BlockSheet(msgspec.Struct, frozen=True):
    """A block as printed: its kind, its group where a kind has several, its greatest CV.

    The name is decoration; `label` is a short one.
    """

    id: str
    side: Side
    kind: str
    name: str
    max: int
    group: str = ""
    label: str = ""


class CounterSheet(msgspec.Struct, frozen=True):
    """The board sheet as far as every block game has the same: its counters.

    `data_sheet`: what a corrected board says of itself, None for the standard one.
    """

    blocks: tuple[BlockSheet, ...]
    data_sheet: About | None = None


class TwoEnds(Protocol):
    """A road, trail or other way between two places of the sheet."""

    @property
    def a(self) -> str:
        """One end."""

    @property
    def b(self) -> str:
        """The other end."""


def other_ends(place: str, ways: Iterable[TwoEnds]) -> tuple[str, ...]:
    """Return where the ways from a place lead, in the order of the ways."""
    return tuple(way.b if way.a == place else way.a for way in ways if place in (way.a, way.b))


S = TypeVar("S", bound=CounterSheet)


class BlockBoard(BoardData, Generic[S]):
    """A board sheet, its blocks by id (`roster`) and by side (`army`), sorted by id.

    `place`: what the game calls a place, as choices name it: "town". `fixed`: the sections of the
    sheet whose rows map, pieces and words know one by one: none can be added or taken away.
    """

    sides: ClassVar[tuple[Side, Side]]
    place: ClassVar[str]
    fixed: ClassVar[tuple[str, ...]] = ("blocks",)

    def __init__(self, raw: bytes, sheet: type[S]) -> None:
        super().__init__(raw)
        self.sheet: S = msgspec.json.decode(raw, type=sheet)
        self.roster = {b.id: b for b in sorted(self.sheet.blocks, key=lambda block: block.id)}
        self.greatest_cv = max(block.max for block in self.sheet.blocks)
        self.army: dict[Side, tuple[str, ...]] = {
            side: tuple(b.id for b in self.roster.values() if b.side == side) for side in self.sides
        }

    @classmethod
    @cache
    def other(cls, side: Side) -> Side:
        """Return a side's enemy."""
        first, second = cls.sides
        return second if side == first else first

    def with_sheet(self, raw: bytes) -> Self:
        """Return the same game's board with another sheet. Raises ValueError for no such sheet."""
        held = known(type(self), raw)
        if isinstance(held, type(self)):
            return held
        return type(self)(raw)  # type: ignore[call-arg]  # A game's own board knows its type.
