"""`python -m app backup` and `python -m app restore`."""

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Annotated

import sqlalchemy as sa
import typer
from sqlalchemy.exc import DBAPIError

from app.config import database_url, from_environment
from app.storage import backup as backups
from app.storage.archive import Damaged
from app.storage.database import AlreadyLocked, TooNew, other_version
from app.storage.postgres import NotDurable

File = Annotated[Path, typer.Argument(help="The backup's file.")]


def backup(file: File) -> None:
    """Write all matches into a file, while they are played on, from the store at DATABASE_URL."""
    rows = _tried(backups.backup, file)
    print(f"{rows.get('matches', 0)} matches, {sum(rows.values())} rows are in {file}.")


def restore(file: File) -> None:
    """Put a backup into the store at DATABASE_URL, SQLite or PostgreSQL, which must be empty."""
    rows = _tried(backups.restore, file)
    print(f"{rows.get('matches', 0)} matches, {sum(rows.values())} rows are back.")


def _tried(do: Callable[[sa.URL, Path], dict[str, int]], file: Path) -> dict[str, int]:
    url = sa.make_url(database_url(from_environment().database_url))
    try:
        return do(url, file)
    except (backups.NotPossible, Damaged, NotDurable) as error:
        sys.exit(str(error))
    except AlreadyLocked as error:
        sys.exit(f"A server is running on {error}: stop it first.")
    except TooNew as error:
        sys.exit(f"It is of {other_version(str(error))}.")
    except FileExistsError:
        sys.exit(f"{file} is there already, and may be a good backup. Choose another name.")
    except DBAPIError as error:
        # The error's own text may hold the address with its password.
        kind = type(error.orig or error).__name__
        sys.exit(f"The database can't be read or written ({kind}); see DATABASE_URL.")
    except OSError as error:
        sys.exit(f"{error.filename or file}: {error.strerror}")
