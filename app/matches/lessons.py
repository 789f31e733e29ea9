"""A guided first battle: a recorded match, whose learner presses what matters of it.

The record lies with its game's data. The rules play it once; its frames are what a player of the
learner's side would be sent, with what is to be pressed as the only choice.
"""

from collections.abc import Iterator, Mapping
from functools import cache
from hashlib import sha256
from importlib import resources
from typing import Any

import msgspec

from app.engine import codec
from app.engine import match as engine
from app.engine.chance import KeyedChance
from app.engine.game import AnyGame
from app.engine.records import NewRecord
from app.engine.values import Shown, Side
from app.matches.frame import Frame, projected
from app.matches.models import RUNNING, MatchInfo
from app.matches.problems import Problem
from app.matches.state import MatchState, new_match_state, replayed


class Act(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An action of the record. `say`: the message for the learner, who presses it."""

    side: Side
    action: msgspec.Raw
    say: str = ""


class LessonRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson as it is kept: whose it is, what the dice follow from, and what both sides do."""

    side: Side
    scenario: str
    options: Mapping[str, str]
    seed: str
    acts: tuple[Act, ...]


class LessonStep(Shown, frozen=True, omit_defaults=False):
    """What the learner sees at a step, from 0 to `last`.

    `say` is the message that goes with what is to be pressed, number `press` of `presses`; "" and 0
    where nothing is: another step follows by itself, or the lesson is over.
    """

    step: int
    last: int
    press: int
    presses: int
    say: str
    frame: Frame


def record_of(game: AnyGame) -> LessonRecord | None:
    """Read a game's lesson; None for a game without."""
    return _read(type(game).__module__.rpartition(".")[0])


@cache
def _read(package: str) -> LessonRecord | None:
    file = resources.files(package).joinpath("data", "lesson.json") if package else None
    if file is None or not file.is_file():
        return None
    return msgspec.json.decode(file.read_bytes(), type=LessonRecord)


def lesson(game: AnyGame) -> tuple[LessonStep, ...]:
    """Play a game's lesson and return its steps, none for a game without."""
    cached: Any = game
    return _steps(cached)


@cache
def _steps(game: AnyGame) -> tuple[LessonStep, ...]:
    record = record_of(game)
    if record is None:
        return ()
    frames = tuple(_frames(game, record))
    last, presses = len(frames) - 1, sum(1 for say, _ in frames if say)
    steps, press = [], 0
    for n, (say, frame) in enumerate(frames):
        press += say != ""
        steps.append(LessonStep(n, last, press if say else 0, presses, say, frame))
    return tuple(steps)


def encoded(game: AnyGame, step: int) -> bytes:
    """Encode a step of a game's lesson. Raises `Problem`."""
    if record_of(game) is None:
        raise Problem("not-found")
    steps = lesson(game)
    if not 0 <= step < len(steps):
        raise Problem("no-such-step")
    return codec.wire(steps[step])


def _frames(game: AnyGame, record: LessonRecord) -> Iterator[tuple[str, Frame]]:
    """Play the record; yield what the learner sees from their first press on."""
    for state, act in moments(game, record):
        yield (act.say, _narrowed(state, act)) if act else ("", _unasked(state, record.side))


def moments(game: AnyGame, record: LessonRecord) -> Iterator[tuple[MatchState, Act | None]]:
    """Yield each match of the record that is shown, with what the learner presses, if anything.

    The last is the one that the record leads to.
    """
    side, key = record.side, sha256(record.seed.encode()).digest()
    state, seen = _begun(game, record, key), 0
    for act in record.acts:
        if act.say or (seen and state.version(side) > seen):
            yield state, act if act.say else None
            seen = state.version(side)
        action = codec.decode(act.action, game.action_type)
        chance = KeyedChance(key, state.match.drawn)
        state = _after(state, engine.act(state.match, act.side, action, chance))
    yield state, None


def _begun(game: AnyGame, record: LessonRecord, key: bytes) -> MatchState:
    info = MatchInfo(
        match=0,
        game=game.key,
        edition=game.edition,
        scenario=record.scenario,
        options=record.options,
        watch="nobody",
        status=RUNNING,
        created=0,
        creator_side=record.side,
        creator_name="",
        guest_name="",
        seed=key,
        creator_entropy=bytes(32),
        guest_entropy=bytes(32),
        claim_days=0,
    )
    state = new_match_state(info, game)
    chance = KeyedChance(key, 0)
    return _after(state, engine.start(state.match, record.scenario, record.options, chance))


def _after(state: MatchState, made: NewRecord) -> MatchState:
    return replayed(state, made.record, b"", b"", made.action, made.decided)


def _unasked(state: MatchState, side: Side) -> Frame:
    """Return a player's frame without choices."""
    return msgspec.structs.replace(projected(state, side), choices=None)


def _narrowed(state: MatchState, act: Act) -> Frame:
    """Return a player's frame, of whose choices only the wanted one is left."""
    frame = projected(state, act.side)
    wanted = codec.decode(act.action, state.game.action_type)
    asked = frame.choices
    offered = [choice for choice in asked.actions if choice.action == wanted] if asked else []
    if asked is None or not offered:
        raise ValueError(f"{act.side} is not offered {wanted}")
    narrowed = msgspec.structs.replace(asked, actions=tuple(offered))
    return msgspec.structs.replace(frame, choices=narrowed)
