"""Rows of numbers say what a view says: none is lost, and no two words are one."""

from typing import Any

import msgspec
import pytest

from app.engine.board_data import BoardData
from app.engine.game import AnyGame
from app.engine.values import Shown
from app.games import games
from app.research import play as playing
from app.research.layout import layout
from app.research.observations import Arrays
from app.research.words import CODES, code, key_codes
from tests.fords.game import GAME as FORDS
from tests.research.walking import other_options, walked

EVERY = pytest.mark.parametrize("game", [*games().values(), FORDS], ids=lambda game: game.key)


def words_of(value: Any) -> set[str]:
    """Return all words in a value, keys among them."""
    if isinstance(value, str):
        return {str(value)}
    if isinstance(value, dict):
        return {part for key in value for part in key.replace("@", "/").split("/")}.union(
            *map(words_of, value.values())
        )
    if isinstance(value, list | tuple | frozenset | set):
        return set().union(*map(words_of, value))
    if isinstance(value, msgspec.Struct):
        return set().union(*[words_of(getattr(value, name)) for name in value.__struct_fields__])
    return set()


@EVERY
def test_no_two_words_of_a_game_have_one_code(game: AnyGame) -> None:
    words = words_of(msgspec.json.decode(game.board))
    for n, (play, side) in enumerate(walked(game, 2, other_options(game))):
        if n % 3 == 0:
            view = playing.view(play, side)
            words |= words_of(view)
            words |= words_of([choice.action for choice in playing.choices(play, side).actions])
    words.discard("")
    assert len(words) > 30
    assert len({code(word) for word in words}) == len(words)
    assert all(0 < code(word) < CODES for word in words)


def test_no_word_is_nought_and_a_key_may_have_parts() -> None:
    assert code("") == 0
    assert key_codes("gb@york") == key_codes("gb/york") == (code("gb"), code("york"))


@EVERY
def test_views_that_differ_have_rows_that_differ(game: AnyGame) -> None:
    """And those that don't have the same."""
    arrays, seen = Arrays(game), dict[bytes, Any]()
    for play, side in walked(game, 3, {}):
        view = playing.view(play, side)
        rows = arrays.layout.rows(view)
        assert {len(row) for row in rows} == {arrays.layout.size}
        assert seen.setdefault(b"".join(rows), view) == view
    assert len(seen) > 5


@EVERY
def test_offered_choices_differ_in_their_rows(game: AnyGame) -> None:
    arrays = Arrays(game)
    for play, side in walked(game, 3, {}):
        offered = playing.choices(play, side)
        rows = arrays.observed(playing.view(play, side), offered)["choices"]
        told = {row.tobytes() for row in rows[: len(offered.actions)]}
        assert len(told) == len(offered.actions)
        assert not rows[len(offered.actions) :].any()


class Piece(Shown, frozen=True):
    """A piece of the view below."""

    at: str
    steps: int


class Small(Shown, frozen=True):
    """A view of each kind of field."""

    board: BoardData
    turn: int
    side: str
    pieces: dict[str, Piece]
    path: tuple[str, ...]
    armies: dict[str, int]
    fed: dict[str, tuple[int, bool]]
    battle: Piece | None = None


def test_a_layout_follows_from_a_type() -> None:
    small = layout(Small)  # type: ignore[arg-type]
    assert [(kind.path, kind.fields) for kind in small.kinds] == [
        ("", ("turn", "side")),
        ("pieces{}", ("at", "steps")),
        ("path[]", ("value",)),
        ("armies{}", ("value",)),
        ("fed{}", ("0", "1")),
        ("battle", ("at", "steps")),
    ]
    view = Small(
        board=BoardData(b"{}"),
        turn=3,
        side="us",
        pieces={"us01": Piece("york", 2)},
        path=("york", "erie"),
        armies={"gb@york": 4},
        fed={"york": (1, True)},
    )
    written = [struct_floats(row) for row in small.rows(view)]  # type: ignore[arg-type]
    assert written == [
        [1, 0, 0, 3, code("us")],
        [2, code("us01"), 0, code("york"), 2],
        [3, 1, 0, code("york"), 0],
        [3, 2, 0, code("erie"), 0],
        [4, code("gb"), code("york"), 4, 0],
        [5, code("york"), 0, 1, 1],
    ]


def struct_floats(row: bytes) -> list[float]:
    """Read a row."""
    return [float(number) for number in memoryview(row).cast("f")]


class Odd(Shown, frozen=True):
    """A view with a field that has no rows."""

    anything: set[int]


def test_a_type_without_rows_is_refused() -> None:
    with pytest.raises(TypeError, match="anything"):
        layout(Odd)  # type: ignore[arg-type]
