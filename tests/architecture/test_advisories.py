"""Nothing that is locked has a vulnerability that we know of; `make audit` asks the registries."""

import json
import threading
import tomllib
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import Any

import pytest

from tests.architecture.repository import ROOT
from tools import audit

ADVISORIES = tomllib.loads((ROOT / "tools" / "advisories.toml").read_text("utf-8"))
LOCKED = audit.pins((ROOT / "requirements-dev.lock").read_text("utf-8"))


def test_nothing_locked_is_known_to_be_vulnerable() -> None:
    assert audit.listed(LOCKED, ADVISORIES) == []


def test_the_list_is_about_what_is_locked() -> None:
    assert sum(name in LOCKED for name in ADVISORIES) > 15


def test_an_older_version_would_be_found() -> None:
    [found] = audit.listed({"h11": "0.14.0"}, ADVISORIES)
    assert found == "h11 0.14.0: CVE-2025-43859, without it from 0.16.0 on"


KNOWN = [
    {"id": "GHSA-1", "aliases": ["CVE-1"], "fixed_in": ["2.0"], "withdrawn": None},
    {"id": "GHSA-2", "fixed_in": [], "withdrawn": "2026-01-01"},
]


class Index(BaseHTTPRequestHandler):
    """An index that knows of two packages, one of them vulnerable."""

    def do_GET(self) -> None:  # The base class's name.
        """Answer with a version."""
        known = {"/old/1.0/json": KNOWN, "/new/1.0/json": []}.get(self.path)
        self.send_response(404 if known is None else 200)
        self.end_headers()
        self.wfile.write(json.dumps({"vulnerabilities": known}).encode())

    def log_message(self, *_: Any) -> None:
        """Log nothing."""


@pytest.fixture
def index() -> Iterator[str]:
    server = HTTPServer(("127.0.0.1", 0), Index)
    serving = threading.Thread(target=server.serve_forever)
    serving.start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    serving.join()
    server.server_close()


def test_what_an_index_knows_is_told(index: str) -> None:
    found = list(audit.told({"new": "1.0", "old": "1.0"}, index))
    assert found == ["old 1.0: GHSA-1, CVE-1, without it: 2.0"]


def test_an_index_that_does_not_answer_is_told_to_be_so(
    index: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert audit.source("the index", lambda: list(audit.told({"gone": "1.0"}, index))) == []
    assert "NOT REACHED" in capsys.readouterr().out
