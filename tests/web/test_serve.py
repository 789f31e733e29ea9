"""`python -m app serve`: what it says when it starts, and when it can't."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from app.config import Settings, database_url
from app.storage.database import acquire_lock
from app.web.serve import announcement

ROOT = Path(__file__).parents[2]


def serve(url: str, **settings: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "app", "serve", "--port", "0"],
        cwd=ROOT,
        env={"DATABASE_URL": url, "PATH": "", **settings},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.long
def test_a_second_process_on_the_same_file_says_why_it_stops(
    sqlite_url: str, tmp_path: Path
) -> None:
    acquire_lock(tmp_path / "vedette.sqlite3")
    stopped = serve(sqlite_url)
    assert stopped.returncode == 1
    assert stopped.stderr.startswith("Another process serves")


def test_a_database_out_of_reach_is_told_without_its_password(tmp_path: Path) -> None:
    stopped = serve(f"postgresql://ann:secret@/x?host={tmp_path}")
    assert stopped.returncode == 1
    assert "The database can't be opened" in stopped.stderr
    assert "secret" not in stopped.stderr + stopped.stdout


def test_a_setting_that_cannot_be_is_named_with_its_reason(sqlite_url: str) -> None:
    stopped = serve(
        sqlite_url, PUBLIC_URL="play.example", PORT="many", SMTP_URL="smtp://a:secret@b"
    )
    assert stopped.returncode == 1
    assert "PUBLIC_URL: Value error, it begins with https://" in stopped.stderr
    assert "PORT: " in stopped.stderr
    assert "secret" not in stopped.stderr
    assert "Traceback" not in stopped.stderr


def test_a_database_that_is_no_address_is_named_without_its_password() -> None:
    stopped = serve("mysql://ann:secret@host/x")
    assert stopped.returncode == 1
    assert stopped.stderr.startswith("DATABASE_URL: ")
    assert "secret" not in stopped.stderr
    assert "Traceback" not in stopped.stderr


def test_it_says_where_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("app.web.serve.lan_address", lambda: "192.0.2.7")
    assert "http://192.0.2.7:8000" in announcement(Settings())
    assert "http://127.0.0.1:8000" in announcement(Settings())
    assert "HOST=0.0.0.0" in announcement(Settings())
    public = announcement(Settings(public_url="https://play.example"))
    assert public == "Vedette is at https://play.example\n"


@pytest.mark.parametrize("url", ["postgres://a@b/c", "postgresql://a@b/c"])
def test_short_names_of_postgresql(url: str) -> None:
    assert database_url(url) == "postgresql+psycopg://a@b/c"
    assert database_url("sqlite:///x") == "sqlite:///x"


@pytest.mark.parametrize("lacking", ["public_url", "mail_from"])
def test_it_says_why_it_sends_no_mail(lacking: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("app.web.serve.lan_address", lambda: "192.0.2.7")
    whole: dict[str, Any] = {
        "public_url": "https://vedette.example",
        "smtp_url": "smtp://mail.example",
        "mail_from": "vedette@vedette.example",
    }
    assert "no mail" not in announcement(Settings(**whole))
    assert "no mail" in announcement(Settings(**{**whole, lacking: ""}))
