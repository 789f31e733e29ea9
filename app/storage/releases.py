"""Static files of every release whose pages may still be open: processes share the store."""

import hashlib
from collections.abc import Mapping

import sqlalchemy as sa
from sqlalchemy import Connection

from app.storage.statements import insert_new
from app.storage.tables import releases, static_files


def keep(on: Connection, digest: str, files: Mapping[str, bytes], now: int) -> None:
    """Keep a release's files; of those that it shares with others nothing is written."""
    again = releases.update().where(releases.c.digest == digest).values(began=now)
    if on.execute(again).rowcount:
        return
    hashes = {name: hashlib.sha256(body).digest() for name, body in files.items()}
    known = set(on.execute(sa.select(static_files.c.hash)).scalars())
    new = {hashes[name]: body for name, body in files.items() if hashes[name] not in known}
    if new:
        rows = [{"hash": hash, "body": body} for hash, body in new.items()]
        on.execute(insert_new(static_files, on.dialect.name), rows)
    listed = [
        {"digest": digest, "name": name, "hash": hash, "began": now}
        for name, hash in hashes.items()
    ]
    on.execute(insert_new(releases, on.dialect.name), listed)


def forget(on: Connection, before: int) -> None:
    """Forget releases of which no process has begun since."""
    on.execute(releases.delete().where(releases.c.began < before))
    held = sa.select(releases.c.hash)
    on.execute(static_files.delete().where(static_files.c.hash.not_in(held)))


def find(on: Connection, digest: str, name: str) -> bytes | None:
    """Return a file of a release; None when nobody has kept it."""
    found = sa.select(static_files.c.body).join(releases, releases.c.hash == static_files.c.hash)
    body = on.execute(found.where(releases.c.digest == digest, releases.c.name == name)).scalar()
    return None if body is None else bytes(body)
