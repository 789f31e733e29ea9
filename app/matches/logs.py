"""Each viewer's log: what the viewer was told, line by line, as far as it is kept in memory."""

from collections.abc import Mapping
from dataclasses import dataclass

import msgspec

from app.engine import codec
from app.engine.values import Line, Viewer

LINES_IN_FRAME = 50


@dataclass(frozen=True, slots=True)
class Log:
    """One viewer's log: how many lines there are, and the latest of them, encoded."""

    count: int = 0
    latest: tuple[msgspec.Raw, ...] = ()

    def with_lines(self, lines: tuple[Line, ...]) -> "Log":
        """Add lines."""
        if not lines:
            return self
        added = tuple(encoded(self.count + n, line) for n, line in enumerate(lines, 1))
        return Log(self.count + len(lines), (*self.latest, *added))

    def numbered(self) -> dict[int, msgspec.Raw]:
        """Return the latest lines by their numbers."""
        return dict(enumerate(self.latest, self.count - len(self.latest) + 1))


def encoded(n: int, line: Line) -> msgspec.Raw:
    """Encode a numbered line: the line's own fields, with `n` before them."""
    return msgspec.Raw(b'{"n":%d,%b' % (n, codec.wire(line)[1:]))


def told(logs: Mapping[Viewer, Log], lines: Mapping[Viewer, tuple[Line, ...]]) -> dict[Viewer, Log]:
    """Add new lines to the logs. Viewers who have read the same so far, and do now, share one."""
    after: dict[Viewer, Log] = {}
    longer: list[tuple[Log, tuple[Line, ...], Log]] = []
    for viewer, log in logs.items():
        new = lines.get(viewer, ())
        for old, heard, made in longer:
            if old is log and heard == new:
                after[viewer] = made
                break
        else:
            after[viewer] = log.with_lines(new)
            longer.append((log, new, after[viewer]))
    return after


def shortened(logs: Mapping[Viewer, Log]) -> dict[Viewer, Log]:
    """Forget all but a frame's lines. Viewers who share a log go on sharing one."""
    short: dict[int, Log] = {}
    for log in logs.values():
        if id(log) not in short:
            short[id(log)] = Log(log.count, log.latest[-LINES_IN_FRAME:])
    return {viewer: short[id(log)] for viewer, log in logs.items()}


def alike(logs: Mapping[Viewer, Log]) -> dict[Viewer, Log]:
    """Share one log among viewers who have read the same."""
    known: list[Log] = []
    shared: dict[Viewer, Log] = {}
    for viewer, log in logs.items():
        shared[viewer] = next((other for other in known if other == log), log)
        known.append(shared[viewer])
    return shared
