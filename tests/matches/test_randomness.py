"""A match can't be foretold, but by a test that has fixed its chance."""

import subprocess
import sys

from app.matches import randomness
from tests.architecture.repository import ROOT
from tests.fixtures import chance

DRAW_TWICE = """
from app.matches.ids import new_match
from app.matches.randomness import new_salt, random_bytes
drawn = [random_bytes(32).hex(), random_bytes(32).hex(), new_salt().hex(), new_salt().hex()]
print(*drawn, new_match())
"""


def drawn_by_a_server() -> list[str]:
    """Return what a process of its own draws, where no test has fixed anything."""
    ran = subprocess.run(
        [sys.executable, "-c", DRAW_TWICE], cwd=ROOT, capture_output=True, text=True, check=True
    )
    return ran.stdout.split()


def test_no_two_draws_of_any_two_servers_are_the_same() -> None:
    drawn = [*drawn_by_a_server(), *drawn_by_a_server()]
    assert len(set(drawn)) == len(drawn) == 10


def test_a_test_draws_the_same_again() -> None:
    def draws() -> list[bytes]:
        return [
            randomness.random_bytes(32),
            randomness.random_bytes(32),
            randomness.new_salt(),
            chance.drawn("entropy", 32),
        ]

    chance.begin("1/one")
    first = draws()
    assert len(set(first)) == 4
    chance.begin("1/one")
    assert draws() == first
    chance.begin("2/one")
    assert not set(draws()) & set(first)
