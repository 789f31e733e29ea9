"""Every datum of every board sheet says how certain it is, and from where."""

import pytest

from app import games
from tests.games.shelf import KEYS

pytestmark = pytest.mark.parametrize("key", KEYS)


def test_every_datum_of_the_board_has_a_certainty_and_known_sources(key: str) -> None:
    provenance = games.game(key).provenance
    known = {source.key for source in provenance.sources}
    assert provenance.tables, "`provenance` in game.py has no table: how certain is the board?"
    for table in provenance.tables:
        assert table.rows
        for row in table.rows:
            assert len(row.data) == len(table.columns)
            assert any(row.data)
            assert set(row.sources) <= known
