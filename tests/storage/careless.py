"""`python -m tests.storage.careless`: a server on SQLite that leaves syncing to checkpoints."""

import runpy
import sqlite3
import sys
from pathlib import Path

from app.storage import database

connect = database.connect


def connect_carelessly(file: Path) -> sqlite3.Connection:
    """Open the file with a commit that is safe against a killed process only."""
    connection = connect(file)
    connection.execute("PRAGMA synchronous = NORMAL")
    return connection


if __name__ == "__main__":
    database.connect = connect_carelessly
    sys.argv = ["vedette", "serve"]
    runpy.run_module("app", run_name="__main__")
