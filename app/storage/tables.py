"""The tables, all keyed by match first, so that PostgreSQL can part them by match."""

from sqlalchemy import (
    BigInteger,
    Column,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    SmallInteger,
    Table,
    Text,
    text,
)

from app.storage.packing import Packed

DRAFTED = ("step", "undo", "seal", "unseal", "prepare")
"""Kinds of records of what a side plans. They are not chained: plans are nobody's business."""
IS_CHAINED = text(f"kind NOT IN ({', '.join(map(repr, DRAFTED))})")
"""Written out, as the index has it: it finds no others, whatever lies between them."""

metadata = MetaData(
    naming_convention={"pk": "pk_%(table_name)s", "ix": "ix_%(table_name)s_%(column_0_N_name)s"}
)

matches = Table(
    "matches",
    metadata,
    Column("match", BigInteger, primary_key=True, autoincrement=False),
    Column("game", Text, nullable=False),
    Column("edition", Integer, nullable=False),
    Column("scenario", Text, nullable=False),
    Column("options", Text, nullable=False),
    Column("watch", Text, nullable=False),
    Column("status", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    # The side of the creator, "" until it is drawn.
    Column("creator_side", Text, nullable=False),
    Column("creator_name", Text, nullable=False),
    Column("guest_name", Text, nullable=False),
    Column("seed", LargeBinary, nullable=False),
    Column("creator_entropy", LargeBinary, nullable=False),
    Column("guest_entropy", LargeBinary, nullable=False),
    # The machine that has the guest's seat, "" for a person.
    Column("machine", Text, nullable=False),
    # After how many days of waiting the match may be claimed as abandoned, 0 for never.
    Column("claim_days", Integer, nullable=False),
    # The SHA-256 of its board's sheet, "" for the standard one of version 0.2.
    Column("board", Text, nullable=False),
    # Of which match, and after which of its commits, it goes on, as JSON; "" for one of its own.
    Column("origin", Text, nullable=False),
)
"""One row a match. `seed` is the server's secret until the match has ended."""

boards = Table(
    "boards",
    metadata,
    Column("digest", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("sheet", Packed, nullable=False),
    PrimaryKeyConstraint("digest", "game"),
)
"""The sheets of the boards that matches have, each once: a match keeps the one it began on."""

tokens = Table(
    "tokens",
    metadata,
    Column("match", BigInteger, nullable=False),
    Column("id", Text, nullable=False),
    Column("seat", SmallInteger, nullable=False),
    Column("hash", LargeBinary, nullable=False),
    Column("session", LargeBinary),
    Column("label", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("revoked", BigInteger),
    # When a sitting at a shared device ends by itself; NULL for a token that stays.
    Column("expires", BigInteger),
    # The first 16 bytes of the SHA-256 of the key that its holder asked with: asked again with it,
    # they get another secret for the same token. NULL where they sent none.
    Column("key", LargeBinary),
    PrimaryKeyConstraint("match", "id"),
    Index(None, "match", "hash", unique=True),
    Index(None, "key", unique=True),
    # A token is good for the same player in every rematch of its match.
    Index(None, "hash"),
    Index(None, "session"),
)
"""Who may act for a seat or watch: SHA-256 of the token and of the browser session, no secret."""

pins = Table(
    "pins",
    metadata,
    Column("match", BigInteger, nullable=False),
    Column("seat", SmallInteger, nullable=False),
    # Both empty until the seat's player has chosen their PIN.
    Column("salt", LargeBinary, nullable=False),
    Column("hash", LargeBinary, nullable=False),
    Column("figures", SmallInteger, nullable=False),
    # Tries since the last right one, and when the next is looked at.
    Column("wrong", Integer, nullable=False),
    Column("again", BigInteger, nullable=False),
    # How many lines of their log the player had seen when their curtain last fell.
    Column("told", Integer, nullable=False),
    PrimaryKeyConstraint("match", "seat"),
)
"""The seats of a match that two play on one device: a slow hash of each player's PIN."""

links = Table(
    "links",
    metadata,
    Column("match", BigInteger, nullable=False),
    Column("id", Text, nullable=False),
    Column("kind", Text, nullable=False),
    Column("seat", SmallInteger, nullable=False),
    Column("hash", LargeBinary, nullable=False),
    Column("label", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger),
    Column("revoked", BigInteger),
    PrimaryKeyConstraint("match", "id"),
    Index(None, "match", "hash", unique=True),
    # A link for another device may be good for many matches.
    Index(None, "hash"),
)
"""Invitations, device links and spectators' links: SHA-256 of the secret."""

offers = Table(
    "offers",
    metadata,
    Column("match", BigInteger, primary_key=True, autoincrement=False),
    # The invitation's secret in plain: it is meant for everybody.
    Column("secret", Text, nullable=False),
    Column("posted_at", BigInteger, nullable=False),
    # From then on it is not listed, and its secret opens nothing.
    Column("lapses_at", BigInteger, nullable=False),
    # Whom it is shown to: "anybody", or "met": who has played with its maker.
    Column("audience", Text, nullable=False),
    Index(None, "lapses_at"),
)
"""The open matches that wait for anybody. Of the guest's seat alone, and gone when it is taken."""

journal = Table(
    "journal",
    metadata,
    Column("match", BigInteger, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("seat", SmallInteger),
    # The first 16 bytes of the SHA-256 of the idempotency key.
    Column("key", LargeBinary),
    # The version that its author was told.
    Column("v", Integer, nullable=False),
    Column("kind", Text, nullable=False),
    # The exact bytes that are hashed, packed.
    Column("payload", Packed, nullable=False),
    # Both empty for the steps of a draft: they are not chained.
    Column("salt", LargeBinary, nullable=False),
    Column("head", LargeBinary, nullable=False),
    PrimaryKeyConstraint("match", "seq"),
    Index(None, "match", "seat", "key", unique=True),
    # How many steps of drafts lie between chained records must not show in the time of reading.
    Index(
        "ix_journal_chained",
        "match",
        "seq",
        sqlite_where=IS_CHAINED,
        postgresql_where=IS_CHAINED,
    ),
    sqlite_with_rowid=False,
)
"""Every acknowledged change of a match. The unique (match, seq) is the lock between processes."""

snapshots = Table(
    "snapshots",
    metadata,
    Column("match", BigInteger, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("body", LargeBinary, nullable=False),
    PrimaryKeyConstraint("match", "seq"),
    sqlite_with_rowid=False,
)
"""A match as it stood after record `seq`, so that loading does not grow with its age."""

log_pages = Table(
    "log_pages",
    metadata,
    Column("match", BigInteger, nullable=False),
    Column("viewer", Text, nullable=False),
    # From 0: a page has a fixed number of lines.
    Column("page", Integer, nullable=False),
    # Hundreds of bytes: in a table without rowids SQLite would give a larger one a leaf of its own.
    Column("body", LargeBinary, nullable=False),
    PrimaryKeyConstraint("match", "viewer", "page"),
)
"""What each viewer was told, in pages: found by the lines' numbers, whatever lies between them."""

addresses = Table(
    "addresses",
    metadata,
    Column("match", BigInteger, nullable=False),
    Column("seat", SmallInteger, nullable=False),
    Column("address", Text, nullable=False),
    Column("language", Text, nullable=False),
    # Its links are made from this. They can confirm or remove this one address, nothing else.
    Column("secret", LargeBinary, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("confirmed", BigInteger),
    # When it is to be deleted; set once the match is over.
    Column("expires", BigInteger),
    PrimaryKeyConstraint("match", "seat"),
)
"""Where a seat wants to be written to. Nothing but a request to confirm goes there before."""

outbox = Table(
    "outbox",
    metadata,
    Column("match", BigInteger, nullable=False),
    Column("seat", SmallInteger, nullable=False),
    # The record that it tells of; 0 for a request to confirm.
    Column("seq", Integer, nullable=False),
    Column("kind", Text, nullable=False),
    Column("made", BigInteger, nullable=False),
    # Not to be tried before; moved on by whoever tries.
    Column("due", BigInteger, nullable=False),
    Column("tries", Integer, nullable=False),
    PrimaryKeyConstraint("match", "seat", "seq"),
    Index(None, "due"),
)
"""Mail that is to be sent: only to whom and why. What it says is made up when it goes."""

webhooks = Table(
    "webhooks",
    metadata,
    Column("id", Text, primary_key=True),
    # SHA-256 of the secret of the browser session that left it: it tells of that session's seats.
    Column("session", LargeBinary, nullable=False),
    # "discord", "slack", "ntfy" or "signed".
    Column("kind", Text, nullable=False),
    # Whoever knows it can write there: it is shown to nobody again, and never logged.
    Column("url", Text, nullable=False),
    Column("language", Text, nullable=False),
    # Calls of a program are signed with this, and notices numbered.
    Column("secret", LargeBinary, nullable=False),
    # What the links in its notices begin with.
    Column("origin", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("delivered", BigInteger),
    # Since when every call has failed; NULL while the last one was taken.
    Column("failing_since", BigInteger),
    # When it was turned off because it took nothing.
    Column("off", BigInteger),
    Index(None, "session"),
)
"""Where a browser's player is told of their turns besides, by an HTTP request."""

webhook_calls = Table(
    "webhook_calls",
    metadata,
    Column("webhook", Text, nullable=False),
    Column("match", BigInteger, nullable=False),
    Column("seat", SmallInteger, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("kind", Text, nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("due", BigInteger, nullable=False),
    Column("tries", Integer, nullable=False),
    PrimaryKeyConstraint("webhook", "match", "seat", "seq"),
    Index(None, "due"),
)
"""Calls of webhooks that are to be made, as the outbox has its mail."""

askings = Table(
    "askings",
    metadata,
    Column("hash", LargeBinary, nullable=False),
    Column("id", Text, nullable=False),
    Column("asked", BigInteger, nullable=False),
    PrimaryKeyConstraint("hash", "id"),
    Index(None, "asked"),
)
"""How often an address, as its SHA-256, was asked to confirm during the last day."""

chat = Table(
    "chat",
    metadata,
    Column("match", BigInteger, nullable=False),
    # "players" or "spectators".
    Column("room", Text, nullable=False),
    Column("n", Integer, nullable=False),
    # A player's seat, or the id of a spectator's token: who may not use a key twice.
    Column("writer", Text, nullable=False),
    # The first 16 bytes of the SHA-256 of the idempotency key.
    Column("key", LargeBinary, nullable=False),
    # A player's side, "" for a spectator, who has a number and, if they typed one, a name.
    Column("side", Text, nullable=False),
    Column("number", Integer, nullable=False),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("match", "room", "n"),
    Index(None, "match", "writer", "key", unique=True),
)
"""What was said, numbered within each room, so that no room's numbers tell of another."""

notes = Table(
    "notes",
    metadata,
    Column("match", BigInteger, nullable=False),
    Column("seat", SmallInteger, nullable=False),
    Column("version", Integer, nullable=False),
    Column("text", Text, nullable=False),
    PrimaryKeyConstraint("match", "seat"),
)
"""Each seat's private notes."""

presence = Table(
    "presence",
    metadata,
    Column("match", BigInteger, nullable=False),
    Column("seat", SmallInteger, nullable=False),
    # The minute in which they were last here.
    Column("seen", BigInteger, nullable=False),
    # They count as here until then, unless it is put off again.
    Column("until", BigInteger, nullable=False),
    PrimaryKeyConstraint("match", "seat"),
)
"""When each player was last at the board."""

static_files = Table(
    "static_files",
    metadata,
    Column("hash", LargeBinary, primary_key=True),
    Column("body", LargeBinary, nullable=False),
)
"""What static files of any release hold, each content once, by its SHA-256."""

releases = Table(
    "releases",
    metadata,
    # The digest of all static files of a release, and a file's name among them.
    Column("digest", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("hash", LargeBinary, nullable=False),
    # When a process of this release began last.
    Column("began", BigInteger, nullable=False),
    PrimaryKeyConstraint("digest", "name"),
    Index(None, "hash"),
)
"""Which static files each release has: its pages are served by processes of the next one, too."""

REMADE = frozenset({static_files.name, releases.name})
"""Tables that are no player's: no backup has them, each process fills them anew."""

rematches = Table(
    "rematches",
    metadata,
    Column("match", BigInteger, primary_key=True, autoincrement=False),
    Column("version", Integer, nullable=False),
    Column("state", Text, nullable=False),
    # Who asked: their seat in this match.
    Column("seat", SmallInteger, nullable=False),
    # The match that is to be, or was, made.
    Column("made", BigInteger, nullable=False),
    Column("seed", LargeBinary, nullable=False),
    Column("entropy", LargeBinary, nullable=False),
)
"""The one rematch of a match. `seed` is the new match's, as secret as there."""
