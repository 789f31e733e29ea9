"""Fixtures for every test; they stand in tests/fixtures/, one file per matter."""

import os

import pytest

# What a developer has bundled is no part of a test, nor of a server that one starts, unless asked
# for: make test bundles first, since its pages then load in half the time.
os.environ.setdefault("BUNDLE", "false")

pytest_plugins = [
    "tests.fixtures.order",
    "tests.fixtures.chance",
    "tests.fixtures.patience",
    "tests.fixtures.bounds",
    "tests.fixtures.examples",
    "tests.fixtures.logs",
    "tests.fixtures.loopback",
    "tests.fixtures.databases",
    "tests.fixtures.clock",
    "tests.fixtures.checkout",
    "tests.fixtures.browser",
    "tests.fixtures.serving",
    "tests.fixtures.post_office",
]


collect_ignore = ["fords/tests"]
"""They are of a game on the shelf: tests/fixtures/dropped.py puts Fords there."""


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """One event loop library, and session scope, so that a browser outlives a test."""
    return "asyncio"
