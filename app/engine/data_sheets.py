"""What a game says of data sheets: texts by which a host corrects what is printed on its board."""

from typing import Any, Protocol

from app.engine.values import Shown


class Fault(Shown, frozen=True):
    """What is wrong with a data sheet: by which rule, in which section and row; "" for none."""

    text: str
    rule: str = ""
    section: str = ""
    row: tuple[str, ...] = ()


class Correction(Shown, frozen=True):
    """A datum that differs from the standard board's, as text; "" where there is none."""

    section: str
    row: tuple[str, ...]
    field: str
    was: str
    now: str


class About(Shown, frozen=True):
    """What a corrected board says of itself: its name, and where its data are from."""

    name: str
    source: str


class SheetRefused(Exception):
    """A text is no data sheet of its game, or breaks its rules.

    `sheet`: the board sheet that it asks for, where it has the form of one and breaks rules alone.
    """

    def __init__(self, *faults: Fault, sheet: bytes | None = None) -> None:
        super().__init__("; ".join(fault.text for fault in faults))
        self.faults = faults
        self.sheet = sheet


class DataSheets(Protocol):
    """A game's data sheets."""

    def written(self) -> str:
        """Return the data sheet of the standard board, to be corrected."""

    def schema(self) -> dict[str, Any]:
        """Return the JSON Schema of a data sheet: its sections, and the fields of their rows."""

    def read(self, text: str) -> bytes:
        """Return the board sheet that a data sheet asks for. Raises `SheetRefused`.

        It is refused for every rule at once that it breaks.
        """

    def about(self, sheet: bytes) -> About | None:
        """Return what a corrected board sheet says of itself, None for the standard one."""

    def corrections(self, sheet: bytes) -> tuple[Correction, ...]:
        """List what a board sheet says otherwise than the standard one."""

    def names(self, row: tuple[str, ...]) -> tuple[str, ...]:
        """Return the printed names of a row's places and pieces, or their ids without such."""

    def line_of(self, text: str, fault: Fault) -> int:
        """Return the line of a data sheet that a fault is about, from 1 on."""
