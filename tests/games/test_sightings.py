"""What is remembered of blocks: only what was shown, by whoever reads what the viewer was sent."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from msgspec.structs import asdict

from app import games
from app.engine import codec
from app.engine import match as engine
from app.engine.belief import judged
from app.engine.fold import fold
from app.engine.game import AnyGame
from app.engine.memory import Sightings, Told, TurnedUp, remembered
from app.engine.records import Record
from app.engine.values import EVERYONE, PUBLIC, Line, Message, Viewer
from tests.games import recording
from tests.games.shelf import KEYS

HIDING = [key for key in KEYS if "seen" in vars(type(games.game(key)))]
"""The games that turn up what hides its face else."""
assert HIDING
MATCHES = 2
WHEN = Message("board-memory")
SURELY = 0.97
"""So many of those who are said to stand in one place stand there: who fell unseen is guessed."""


def shown_on(view: Any) -> set[tuple[str, int, int]]:
    """Return kind, max and cv of all faces in a view as it is sent, wherever they stand in it."""
    found: set[tuple[str, int, int]] = set()

    def search(part: Any) -> None:
        if isinstance(part, dict):
            if part.get("kind") and "max" in part:
                found.add((part["kind"], part["max"], part.get("cv", 0)))
            part = list(part.values())
        if isinstance(part, list):
            for one in part:
                search(one)

    search(msgspec.json.decode(codec.wire(view)))
    return found


def recorded(key: str) -> list[recording.Recording]:
    files = sorted(recording.FOLDER.glob(f"{key}/*.jsonl"))[:MATCHES]
    return [recording.read(path) for path in files]


@pytest.mark.parametrize("key", HIDING)
def test_only_what_was_shown_is_remembered_and_mostly_where_it_stands(key: str) -> None:
    game, right, sure, most = games.game(key), 0, 0, 0
    for one in recorded(key):
        for viewer in (*game.sides, PUBLIC):
            sightings: Sightings = ()
            shown: set[tuple[str, int, int]] = set()
            upto = 0
            for state, view, lines in _positions(game, one, viewer):
                upto += len(lines)
                seen = game.seen(view)
                assert seen is not None
                told = Told(lines, upto, lambda: WHEN)
                sightings = remembered(sightings, told, seen)
                if seen.turned_up:
                    shown |= shown_on(view)
                most = max(most, len(sightings))
                for sighting in sightings:
                    piece = sighting.piece
                    assert piece.side != viewer
                    assert (piece.kind, piece.max, piece.cv) in shown
                    assert all(seen.standing[piece.side, at] for at in sighting.at)
                    if len(sighting.at) == 1:
                        sure += 1
                        right += _stands(state, piece, sighting.at[0])
    assert most > 2
    assert right >= SURELY * sure


@pytest.mark.parametrize("key", HIDING)
def test_whoever_reads_what_was_sent_remembers_the_same(key: str) -> None:
    game = games.game(key)
    one = recorded(key)[0]
    for viewer in (*game.sides, PUBLIC):
        here: Sightings = ()
        there: Sightings = ()
        for n, (_, view, lines) in enumerate(_positions(game, one, viewer)):
            seen = game.seen(view)
            read = game.seen(codec.decode(codec.wire(view), game.view_type))
            assert seen is not None
            assert read is not None
            here = remembered(here, Told(lines, n, lambda: WHEN), seen)
            told = tuple(codec.decode(codec.wire(line), Line) for line in lines)
            there = remembered(there, Told(told, n, lambda: WHEN), read)
        assert codec.stored(here) == codec.stored(there)


@pytest.mark.parametrize("key", HIDING)
def test_each_piece_that_stands_before_a_side_is_judged_once(key: str) -> None:
    game, right = games.game(key), 0
    for one in recorded(key):
        for side in game.sides:
            sightings: Sightings = ()
            upto = 0
            for state, view, lines in _positions(game, one, side):
                seen = game.seen(view)
                assert seen is not None
                upto += len(lines)
                sightings = remembered(sightings, Told(lines, upto, lambda: WHEN), seen)
                truth = game.from_behind(game.view(state, EVERYONE))
                found = judged(sightings, seen, side, truth)
                hidden = {at: n for at, n in seen.standing.items() if at[0] != side and n}
                assert hidden == Counter(
                    (piece.side, piece.at) for piece in truth if (piece.side, piece.at) in hidden
                )
                assert sum(asdict(found.tally).values()) == sum(hidden.values())
                # Who is turned up is where they are seen to be.
                shown = [n for n, sight in enumerate(sightings) if sight.piece in seen.turned_up]
                if len(shown) == len(seen.turned_up):
                    assert not {*shown} & {*found.wrong}
                assert found.tally.sure >= len(seen.turned_up)
                right += len(seen.turned_up)
    assert right > 20


def _positions(
    game: AnyGame, one: recording.Recording, viewer: Viewer
) -> Iterator[tuple[Any, Any, tuple[Line, ...]]]:
    match = engine.blank(game, one.heading.scenario, one.heading.options)
    for payload in one.payloads:
        change = fold(match, codec.decode(payload, Record))
        match = change.match
        yield match.state, engine.view(match, viewer), change.lines.get(viewer, ())


def _stands(state: Any, piece: TurnedUp, at: str) -> bool:
    """Whether a block like a remembered one stands in a place, in truth."""
    face = (piece.side, piece.kind, piece.group, piece.max, at)
    return any((b.side, b.kind, b.group, b.max, b.at) == face for b in state.blocks.values())
