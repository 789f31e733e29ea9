"""A game's client has the types of the views, board sheets and actions that its server sends."""

from pathlib import Path

import msgspec
import pytest

from app.games import games
from tests.fords.game import GAME as FORDS
from tools.wire_types import written_of

ROOT = Path(__file__).resolve().parents[2]
FILES = {key: (ROOT / f"static/games/{key}/view.d.ts", game) for key, game in games().items()}
FILES["fords"] = (ROOT / "tests/fords/client/view.d.ts", FORDS)


@pytest.mark.parametrize("key", FILES)
def test_the_clients_types_are_those_of_the_server(key: str) -> None:
    file, game = FILES[key]
    assert file.read_text("utf-8") == written_of(game), "python -m tools.wire_types"


class Card(msgspec.Struct):
    id: str


def test_a_name_of_views_and_board_alike_is_refused() -> None:
    class View(msgspec.Struct):
        held: Card

    class Sheet(msgspec.Struct):
        cards: tuple[Card, ...]

    class Clash:
        key = "clash"
        view_type = View
        foresight_type = None
        printed = type("Board", (), {"sheet": Sheet(())})

    with pytest.raises(ValueError, match="both have a Card"):
        written_of(Clash())  # type: ignore[arg-type]
