"""Packed frames make the whole ones, in few bytes, and tell nothing beside them."""

import json
from random import Random

import pytest
from msgspec.structs import replace

from app.engine import codec
from app.engine.values import PUBLIC, Viewer
from app.matches.frame import Frame, projected
from app.matches.logs import LINES_IN_FRAME
from app.matches.models import ENDED
from app.matches.packing import KNOWN_LINES, NOTHING, SentFrame, packed
from app.matches.snapshot import restored, written
from app.matches.state import MatchState, new_match_state
from proofs.unpacking import LINES, FrameReader, base_of
from tests.matches.test_frames import PLAYED, new_table, step

FEW = 600
"""Bytes for a viewer and action, on average in random play."""


def told(known: SentFrame, state: MatchState, viewer: Viewer) -> tuple[bytes, SentFrame]:
    return packed(known, projected(state, viewer), state.logs[viewer].count)


def whole(frame: Frame) -> dict[str, object]:
    return {"type": "frame", **json.loads(codec.wire(frame))}


def course(key: str, steps: int, seed: int = 2) -> list[MatchState]:
    """Return a match's states over so many steps of random play, or to its end."""
    rng = Random(seed)
    states = [new_table(key, seed)]
    while len(states) <= steps and states[-1].status != ENDED:
        states.append(step(states[-1], rng))
    return states


@pytest.mark.parametrize("key", sorted(PLAYED))
def test_packed_frames_follow_a_match_in_few_bytes(key: str) -> None:
    states = course(key, 200)
    viewers = (*states[0].game.sides, PUBLIC)
    readers = {viewer: FrameReader() for viewer in viewers}
    known = dict.fromkeys(viewers, NOTHING)
    sizes: list[int] = []
    for state in states:
        for viewer in viewers:
            if known[viewer] is not NOTHING and known[viewer].version == state.version(viewer):
                continue
            message, known[viewer] = told(known[viewer], state, viewer)
            assert readers[viewer].read(message) == whole(projected(state, viewer))
            sizes.append(len(message))
    assert sum(sizes) < FEW * len(sizes)


@pytest.mark.parametrize("key", sorted(PLAYED))
def test_they_do_not_tell_whether_a_match_was_read_from_the_store(key: str) -> None:
    """How many steps of the other side's draft lie in the store could follow from that."""
    known = was_read = dict.fromkeys((*PLAYED[key].sides, PUBLIC), NOTHING)
    for state in course(key, 40, seed=3):
        stored = restored(new_match_state(state.info, state.game), state.seq, written(state))
        made = {viewer: told(known[viewer], state, viewer) for viewer in known}
        assert {viewer: told(was_read[viewer], stored, viewer) for viewer in known} == made
        known = {viewer: sent for viewer, (_, sent) in made.items()}
        was_read = {viewer: told(was_read[viewer], stored, viewer)[1] for viewer in known}


def compressed(message: bytes) -> bytes:
    """Return what is compressed of a packed frame."""
    return message[6 + int.from_bytes(message[4:6]) :]


@pytest.mark.parametrize("name", ["B", "us07 marches to buffalo", '"at":"buffalo","cv":3'])
def test_a_name_does_not_show_in_how_well_the_rest_is_compressed(name: str) -> None:
    """Whoever may choose a name, and sees sizes, learns by it what else a frame holds."""
    first, second = course("war1812", 1)
    old, new = projected(first, "us"), projected(second, "us")
    renamed = {**new.names, "gb": name}
    message, known = packed(NOTHING, old, 9)
    other, known_other = packed(NOTHING, replace(old, names=renamed), 9)
    assert compressed(other) == compressed(message)
    assert known_other.text == known.text
    message, _ = packed(known, new, 9)
    other, _ = packed(known, replace(new, names=renamed), 9)
    assert compressed(other) == compressed(message)
    assert json.dumps(name)[1:-1].encode() in other


def test_heads_which_are_random_are_not_compressed() -> None:
    frame = projected(new_table("war1812", 1), "us")
    other = replace(frame, fairness=replace(frame.fairness, head="0" * 64))
    one, another = packed(NOTHING, frame, 9)[0], packed(NOTHING, other, 9)[0]
    assert compressed(one) == compressed(another)
    assert len(one) == len(another)


def test_who_falls_behind_is_sent_the_lines_that_they_lack() -> None:
    states = course("war1812", 150)
    log = states[-1].logs["us"].count
    assert log > LINES_IN_FRAME + KNOWN_LINES
    for early in (states[0], states[len(states) // 2], states[-2]):
        reader = FrameReader()
        message, known = told(NOTHING, early, "us")
        reader.read(message)
        message, _ = told(known, states[-1], "us")
        assert reader.read(message) == whole(projected(states[-1], "us"))


def test_a_log_is_not_told_again() -> None:
    frame = projected(course("war1812", 60)[-1], "us")
    assert len(frame.log) > KNOWN_LINES
    lines = json.loads(bytes(frame.log[-1]))["n"]
    _, known = packed(NOTHING, frame, lines)
    assert len(json.loads(known.text)["log"]) == len(frame.log)
    _, again = packed(known, frame, lines)
    assert len(json.loads(again.text)["log"]) == KNOWN_LINES


def test_a_frame_stands_on_the_one_that_was_sent_before() -> None:
    first, second, third = course("pickets", 2)
    reader = FrameReader()
    message, known = told(NOTHING, first, "us")
    reader.read(message)
    message, known = told(known, second, "us")
    assert base_of(message) == first.version("us")
    message, _ = told(known, third, "us")
    with pytest.raises(ValueError, match="not sent last"):
        reader.read(message)


def test_clients_keep_as_many_lines_as_a_frame_has() -> None:
    assert LINES == LINES_IN_FRAME
