"""A backup's file: every row of every table, readable by people, the same for both stores.

Gzipped lines of JSON. First a heading, then for each table a line with its columns and one line
for each row, last a closing with the number of rows of each table and the SHA-256 of all before it.
"""

import gzip
import hashlib
import os
import zlib
from base64 import b64decode, b64encode
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Literal

import msgspec

FORMAT = "vedette-backup"
VERSION = 1

Kind = Literal["number", "text", "bytes"]


class Heading(msgspec.Struct, frozen=True):
    """What it is, and the revision of the tables that it holds."""

    format: str
    version: int
    revision: str
    made: int


class Columns(msgspec.Struct, frozen=True):
    """The table that the rows after this line belong to, and its columns with their kinds."""

    table: str
    columns: list[tuple[str, Kind]]


class Closing(msgspec.Struct, frozen=True):
    """What must have been read before this line."""

    rows: dict[str, int]
    sha256: str


class Damaged(Exception):
    """This is no backup, not a whole one, or not as it was written."""


class Writer:
    """Writes the lines of an archive and sums them up."""

    def __init__(self, file: gzip.GzipFile) -> None:
        self._file = file
        self._sum = hashlib.sha256()
        self.rows: Counter[str] = Counter()

    def begin(self, heading: Heading) -> None:
        """Write the first line."""
        self._write(heading)

    def table(self, columns: Columns, rows: Iterable[Sequence[Any]]) -> None:
        """Write a table and its rows."""
        self._write(columns)
        self.rows[columns.table] = 0
        is_bytes = [kind == "bytes" for _, kind in columns.columns]
        for row in rows:
            self._write([_shown(v) if b else v for v, b in zip(row, is_bytes, strict=True)])
            self.rows[columns.table] += 1

    def close(self) -> None:
        """Write the last line."""
        self._write(Closing(dict(self.rows), self._sum.hexdigest()))

    def _write(self, line: Any) -> None:
        encoded = msgspec.json.encode(line) + b"\n"
        self._sum.update(encoded)
        self._file.write(encoded)


def _shown(value: bytes | None) -> str | None:
    return None if value is None else b64encode(value).decode()


@contextmanager
def written(path: Path) -> Iterator[Writer]:
    """Write an archive: it is at `path` whole and on the disk, or not at all.

    Raises `FileExistsError`, `OSError`. It holds players' secrets: nobody else may read it.
    """
    if path.exists():
        raise FileExistsError(path)
    part = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        with os.fdopen(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
            with gzip.GzipFile("", "wb", compresslevel=6, fileobj=file, mtime=0) as packed:
                writer = Writer(packed)
                yield writer
                writer.close()
            file.flush()
            os.fsync(file.fileno())
        part.rename(path)
    finally:
        part.unlink(missing_ok=True)
    folder = os.open(path.parent, os.O_RDONLY)
    os.fsync(folder)
    os.close(folder)


class Archive:
    """An archive that was read once from end to end and found whole."""

    def __init__(self, path: Path) -> None:
        """Check it. Raises `Damaged`, `OSError`."""
        self._path = path
        self.heading, self.closing = _checked(path)

    def tables(self) -> Iterator[tuple[Columns, Iterator[list[Any]]]]:
        """Return each table with its rows, which are to be read before the next."""
        with gzip.open(self._path) as lines:
            next(lines)
            line = next(lines)
            while line.startswith(b'{"table"'):
                columns = msgspec.json.decode(line, type=Columns)
                rest = self.closing.rows[columns.table]
                yield columns, _rows(columns, lines, rest)
                line = next(lines)


def _rows(columns: Columns, lines: Iterator[bytes], count: int) -> Iterator[list[Any]]:
    is_bytes = [kind == "bytes" for _, kind in columns.columns]
    for _ in range(count):
        row = msgspec.json.decode(next(lines))
        yield [
            b64decode(v) if b and v is not None else v for v, b in zip(row, is_bytes, strict=True)
        ]


def _checked(path: Path) -> tuple[Heading, Closing]:
    try:
        with gzip.open(path) as lines:
            first = next(lines, b"")
            heading = _heading(first)
            closing = _summed(first, lines)
    except (gzip.BadGzipFile, EOFError, zlib.error, msgspec.MsgspecError) as error:
        raise Damaged(f"{path} is no backup, or not a whole one ({error})") from error
    if closing is None:
        raise Damaged(f"{path} is not whole, or has been changed")
    return heading, closing


def _heading(line: bytes) -> Heading:
    heading = msgspec.json.decode(line, type=Heading)
    if (heading.format, heading.version) != (FORMAT, VERSION):
        raise Damaged(f"a backup of another kind: {heading.format} {heading.version}")
    return heading


def _summed(first: bytes, lines: Iterator[bytes]) -> Closing | None:
    """Read all lines; give the last one if it tells the truth about the others."""
    total, rows, table, line = hashlib.sha256(first), Counter[str](), "", b""
    for line in lines:
        if line.startswith(b'{"rows"'):
            break
        total.update(line)
        if line.startswith(b'{"table"'):
            table = msgspec.json.decode(line, type=Columns).table
            rows[table] = 0
        else:
            rows[table] += 1
    if not line.startswith(b'{"rows"') or next(lines, None) is not None:
        return None
    closing = msgspec.json.decode(line, type=Closing)
    is_true = (closing.sha256, closing.rows) == (total.hexdigest(), dict(rows))
    return closing if is_true else None


def as_dict(columns: Columns, row: Sequence[Any]) -> Mapping[str, Any]:
    """Name a row's values."""
    return {name: value for (name, _), value in zip(columns.columns, row, strict=True)}
