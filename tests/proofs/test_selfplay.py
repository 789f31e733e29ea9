"""Random players play whole matches of every game."""

import pytest

from app import games
from proofs import selfplay as random_play
from proofs.selfplay import selfplay


@pytest.mark.parametrize("key", sorted(games.games()))
@pytest.mark.parametrize(
    "value",
    [pytest.param(0, id="usual"), pytest.param(-1, id="other", marks=pytest.mark.long)],
)
def test_random_players_reach_an_end(key, value):
    game = games.game(key)
    options = {sheet.key: sheet.values[value] for sheet in game.options}
    report = selfplay(game, 6, "suite", options)
    assert sum(report.endings.values()) == sum(report.wins.values()) == report.matches == 6
    assert report.decisions_longest <= report.decisions_bound


@pytest.mark.parametrize("key", sorted(games.games()))
def test_the_same_seed_plays_the_same_matches(key):
    first, second = (selfplay(games.game(key), 1, "again", {}) for _ in range(2))
    assert (first.decisions, first.asked) == (second.decisions, second.asked)


def test_a_match_that_goes_round_in_circles_fails(monkeypatch):
    monkeypatch.setattr(random_play, "LONGEST", 10)
    with pytest.raises(random_play.TooLong):
        selfplay(games.game("war1812"), 1, "long", {})
