"""How certain a board sheet is: for each datum whether a source states it or somebody chose it."""

from collections.abc import Mapping
from typing import Literal, get_args

import msgspec

from app.engine.values import Parameter, Shown

Certainty = Literal[
    "rules", "public", "reconstructed-strong", "reconstructed-fair", "reconstructed-weak"
]
"""Stated by the rules; stated by a public source; not stated: hardly to be doubted, likely, or one
choice among several that fit.
"""
STATED: frozenset[Certainty] = frozenset({"rules", "public"})


class Datum(Shown, frozen=True):
    """A value, how certain it is, and the keys of the sources that say so or hint at it."""

    value: Parameter
    certainty: Certainty
    sources: tuple[str, ...] = ()


class Row(Shown, frozen=True):
    """One thing: its name, which may have parts, a datum for each column or None, and why.

    The note is in English, as the data are.
    """

    name: tuple[Parameter, ...]
    data: tuple[Datum | None, ...]
    note: str = ""

    @property
    def sources(self) -> tuple[str, ...]:
        """The keys of the sources of its data, each once."""
        return tuple(dict.fromkeys(key for datum in self.data if datum for key in datum.sources))


class DataTable(Shown, frozen=True):
    """The data of one kind."""

    key: str
    columns: tuple[str, ...]
    rows: tuple[Row, ...]


class Source(Shown, frozen=True):
    """Where something is stated; `where` is "" for what has no address."""

    key: str
    title: str
    where: str = ""


class Provenance(Shown, frozen=True):
    """All that can be said about the certainty of a game's board."""

    tables: tuple[DataTable, ...] = ()
    sources: tuple[Source, ...] = ()

    @property
    def certainties(self) -> tuple[Certainty, ...]:
        """Every certainty that occurs, the greatest first."""
        counts = self.counts()
        return tuple(certainty for certainty in get_args(Certainty) if certainty in counts)

    def counts(self) -> dict[Certainty, int]:
        """Count the data of each certainty that occurs."""
        found: dict[Certainty, int] = {}
        for table in self.tables:
            for row in table.rows:
                for datum in filter(None, row.data):
                    found[datum.certainty] = found.get(datum.certainty, 0) + 1
        return found


class Stated(msgspec.Struct, frozen=True):
    """What a board sheet says of one datum of its own."""

    confidence: Certainty
    sources: tuple[str, ...]


class SourceNote(msgspec.Struct, frozen=True):
    """What it says of a source."""

    title: str
    where: str = ""


IMPLIED = ("rules", "history")
"""Sources that a certainty names already: the rulebook, and no single one."""


def datum(value: Parameter, stated: Stated) -> Datum:
    """Return a value with what is stated of it."""
    told = tuple(source for source in stated.sources if source not in IMPLIED)
    return Datum(value, stated.confidence, told)


def sources_of(notes: Mapping[str, SourceNote]) -> tuple[Source, ...]:
    """List the sources by their keys."""
    return tuple(Source(key, note.title, note.where) for key, note in notes.items())
