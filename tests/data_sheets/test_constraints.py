"""The standard boards meet all that the rulebooks ask of one; tests/games has wrong ones."""

import pytest

from app.games import games
from tests.data_sheets.test_reading import GAMES


@pytest.mark.parametrize("key", GAMES)
def test_the_standard_board_keeps_to_the_rulebook(key: str) -> None:
    game = games()[key]
    assert list(game.constraints(game.printed)) == []  # type: ignore[attr-defined]
