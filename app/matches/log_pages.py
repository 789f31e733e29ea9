"""A viewer's log on pages of a fixed number of lines, stored as they fill up.

Which page holds a line follows from its number in the viewer's own log, so to read lines takes as
much work as the viewer could work out beforehand. Records, snapshots and whatever else may have
been stored between two lines have no part in it.
"""

import zlib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

import msgspec

from app.engine.values import EVERYONE, Viewer
from app.matches.logs import LINES_IN_FRAME, Log

LINES_ON_PAGE = 48
"""Fewer than a frame's: lines that are on no page yet are in memory and in every snapshot."""


@dataclass(frozen=True, slots=True)
class Page:
    """Page `number` (from 0) of a viewer's log, with all its lines, encoded."""

    viewer: Viewer
    number: int
    lines: tuple[msgspec.Raw, ...]

    @property
    def body(self) -> bytes:
        """The lines as they are stored."""
        return zlib.compress(b"[%b]" % b",".join(bytes(line) for line in self.lines), 6)


def page_of(line: int) -> int:
    """Return the number of the page that holds a line."""
    return (line - 1) // LINES_ON_PAGE


def first_line(page: int) -> int:
    """Return the number of a page's first line."""
    return page * LINES_ON_PAGE + 1


def lines_of(body: bytes) -> tuple[msgspec.Raw, ...]:
    """Return the lines of a stored page."""
    return msgspec.json.decode(zlib.decompress(body), type=tuple[msgspec.Raw, ...])


def filled(before: Mapping[Viewer, Log], after: Mapping[Viewer, Log]) -> list[Page]:
    """Return the pages that new lines have filled.

    The log of all eyes is read only in the open match, step by step, where it is made again.
    """
    return [
        page
        for viewer, log in after.items()
        if viewer != EVERYONE and log.count != before[viewer].count
        for page in _filled(viewer, before[viewer], log)
    ]


def _filled(viewer: Viewer, before: Log, after: Log) -> Iterable[Page]:
    numbers = range(before.count // LINES_ON_PAGE, after.count // LINES_ON_PAGE)
    if not numbers:
        return
    known = before.numbered() | after.numbered()
    for number in numbers:
        first = first_line(number)
        yield Page(viewer, number, tuple(known[n] for n in range(first, first + LINES_ON_PAGE)))


def older_than(log: Log) -> int:
    """Return the number of the last line that is read from a page: a frame's are in memory."""
    return log.count - LINES_IN_FRAME
