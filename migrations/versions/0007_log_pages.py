"""Each viewer's log in pages of its own, filled from the lines that snapshots hold."""

import zlib
from itertools import groupby
from operator import itemgetter

import msgspec
import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None

LINES_ON_PAGE = 48
EVERYONE = "everyone"

snapshots = sa.table(
    "snapshots",
    sa.column("match", sa.BigInteger),
    sa.column("seq", sa.Integer),
    sa.column("body", sa.LargeBinary),
)


class Snapshot(msgspec.Struct):
    """What is wanted of a snapshot: each viewer's number of lines, and the latest of them."""

    logs: dict[str, tuple[int, list[msgspec.Raw]]]


def upgrade() -> None:
    pages = op.create_table(
        "log_pages",
        sa.Column("match", sa.BigInteger, nullable=False),
        sa.Column("viewer", sa.Text, nullable=False),
        sa.Column("page", sa.Integer, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("match", "viewer", "page", name="pk_log_pages"),
    )
    on = op.get_bind()
    known = list(on.execute(sa.select(snapshots.c.match).distinct()).scalars())
    for match in known:
        rows = pages_of(on, match)
        if rows:
            on.execute(pages.insert(), rows)


def pages_of(on: sa.Connection, match: int) -> list[dict[str, object]]:
    """Return the pages that the lines in a match's snapshots fill.

    Each holds those since the one before it. What was told since the last one, the server adds when
    it loads the match.
    """
    bodies = on.execute(
        sa.select(snapshots.c.body).where(snapshots.c.match == match).order_by(snapshots.c.seq)
    )
    lines: dict[tuple[str, int], bytes] = {}
    for body in bodies.scalars():
        for viewer, (count, latest) in read(bytes(body)).logs.items():
            for number, line in enumerate(latest, count - len(latest) + 1):
                lines[viewer, number] = bytes(line)
    return [
        {"match": match, "viewer": viewer, "page": page, "body": written(found)}
        for (viewer, page), found in paged(lines)
        if viewer != EVERYONE and len(found) == LINES_ON_PAGE
    ]


def paged(lines: dict[tuple[str, int], bytes]) -> list[tuple[tuple[str, int], list[bytes]]]:
    placed = [
        ((viewer, (n - 1) // LINES_ON_PAGE), line) for (viewer, n), line in sorted(lines.items())
    ]
    return [(place, [line for _, line in found]) for place, found in groupby(placed, itemgetter(0))]


def read(body: bytes) -> Snapshot:
    return msgspec.json.decode(zlib.decompress(body), type=Snapshot)


def written(lines: list[bytes]) -> bytes:
    return zlib.compress(b"[%b]" % b",".join(lines), 6)
