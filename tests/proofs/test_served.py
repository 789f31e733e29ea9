"""The leak proof of the running service, with a small budget, for every game."""

import pytest

from app import games
from app.engine.leaks import SeededLeak
from app.matches import service
from proofs.served import seeding
from proofs.served.compare import as_canary, stands_in
from proofs.served.proof import FLOORS, leakproof
from proofs.served.seeded_leaks import SEEDED_LEAKS

GAMES = sorted(games.games())

pytestmark = pytest.mark.timeout(900)
"""Seconds by the wall's clock: a proof takes a quarter of a minute of a machine that is its own."""


@pytest.mark.long
@pytest.mark.parametrize("key", GAMES)
async def test_no_byte_of_two_servers_tells_two_worlds_apart(key):
    report = await leakproof(games.game(key), 1, "suite", {}, most_pairs=6)
    assert report.differences == []
    assert report.missed == []
    assert report.pairs == 6
    assert set(report.ways) == {"another process", "http", "socket"}


async def test_a_run_that_looked_too_little_fails_and_says_where(monkeypatch):
    monkeypatch.setitem(FLOORS, "facts_differing_per_pair", 10_000)
    report = await leakproof(games.game(GAMES[0]), 1, "floor", {}, most_pairs=1)
    assert not report.passed
    assert any(line.startswith("facts_differing_per_pair") for line in report.missed)


@pytest.mark.long
async def test_every_leak_planted_in_the_service_is_caught():
    """Those of the core and of a game are seeded without a server; the command seeds all."""
    report = await seeding.seed_all(games.game(GAMES[0]), SEEDED_LEAKS, "suite", lambda: None)
    assert [leak.what for leak in report.seeded if not leak.caught_by] == []
    assert len(report.seeded) == len(SEEDED_LEAKS)
    assert report.missed == 0
    assert "service" not in {leak.caught_by for leak in report.seeded}


@pytest.mark.long
async def test_a_plant_that_breaks_the_service_is_not_caught_but_missed(monkeypatch):
    monkeypatch.setattr(seeding, "PAIRS", 2)

    def breaks(_real):
        def advance(*_args, **_more):
            raise RuntimeError("nothing goes")

        return advance

    broken = SeededLeak("none", "every command ends in a 500", service, "advance", breaks)
    report = await seeding.seed_all(games.game(GAMES[0]), [broken], "suite", lambda: None)
    [leak] = report.seeded
    assert (leak.caught_by, report.missed) == ("", 1)
    assert leak.detail.startswith("the service broke: act of ")


def test_a_cards_number_is_found_in_json_and_not_in_an_attribute() -> None:
    assert stands_in(b'"28"', b'{"hand":["28"]}')
    assert stands_in(b'"28"', b'{"card":"28"}')
    assert stands_in(b'"28"', rb'{"action":"{\"card\":\"28\"}"}')
    assert not stands_in(b'"28"', rb'{"picture":"<svg width=\"28\">"}')
    assert not stands_in(b'"28"', b'<svg width="28">')
    assert not stands_in(b'"28"', b'\xff\xd8"28"')  # three bytes of a picture
    assert stands_in(b'"us07"', b'<use href="us07">')
    assert as_canary("28") == b'"28"'
    assert as_canary("us07") == b"us07"
