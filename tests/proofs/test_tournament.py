"""Two machines play each other: sides in turn, the same dice, and how sure it is who is better."""

import pytest

from app import games
from app.bots.intervals import wilson
from proofs.tournament import tournament
from tests.fords.game import GAME as FORDS


def test_each_machine_plays_both_sides_and_the_better_one_wins() -> None:
    report = tournament(games.game("war1812"), ("commander", "random"), 2, "suite")
    won = {(one.machine, one.side): (one.won, one.lost) for one in report.tallies}
    assert won["commander", "us"] == won["commander", "gb"] == (1, 0)
    assert won["random", "us"] == won["random", "gb"] == (0, 1)
    assert (report.share, report.decided) == (1, 2)
    assert report.share_from < 0.5, "two matches show nothing yet"
    assert report.decision_ms["commander"] > 0


def test_a_machine_against_itself_shows_the_balance_of_the_game() -> None:
    report = tournament(FORDS, ("random", "random"), 30, "balance")
    first, second = report.tallies
    assert first.won + first.lost + first.drawn == 30
    assert (first.won, first.lost) == (second.lost, second.won)
    assert min(first.won, first.lost) > 0, "the same match was played again and again"
    assert report.share == round(first.won / report.decided, 3)
    again = tournament(FORDS, ("random", "random"), 30, "balance")
    assert (again.tallies, again.endings) == (report.tallies, report.endings)


@pytest.mark.parametrize(
    ("won", "decided", "low", "high"),
    [(0, 0, 0, 1), (0, 10, 0, 0.278), (5, 10, 0.237, 0.763), (75, 100, 0.657, 0.825)],
)
def test_wilsons_interval(won: int, decided: int, low: float, high: float) -> None:
    assert wilson(won, decided) == pytest.approx((low, high), abs=0.0005)
