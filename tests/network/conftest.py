"""Caddy, for what is tested behind it. Its absence fails the tests; it skips none."""

import os
import shutil

import pytest

from tests.architecture.repository import ROOT


@pytest.fixture(scope="session")
def caddy_path() -> str:
    """Caddy from $CADDY, the PATH, or where `make caddy` puts it."""
    unpacked = str(ROOT / ".venv/caddy/usr/bin/caddy")
    for name in filter(None, (os.environ.get("CADDY"), "caddy", unpacked)):
        if found := shutil.which(name):
            return found
    pytest.fail("No Caddy: make caddy, or set CADDY to the path of one")
