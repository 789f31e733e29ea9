"""The guided first battle of a game: it plays by the rules, says what to press, hides all."""

import json
from typing import Any

import msgspec
import pytest

from app import games
from app.engine.values import Illegal
from app.matches.frame import projected
from app.matches.lessons import LessonRecord, encoded, lesson, moments, record_of
from app.words.i18n import LOCALES, catalogue, languages
from tests.games.shelf import KEYS

LESSONS = [key for key in KEYS if record_of(games.game(key))]
"""A game may do without."""
LEAST, MOST = 5, 14
"""How many presses a first battle of three minutes has."""
MAX_WORDS = 60


def record(key: str) -> LessonRecord:
    """The lesson of a game."""
    found = record_of(games.game(key))
    assert found is not None, f"{key} has no data/lesson.json"
    return found


@pytest.mark.parametrize("key", LESSONS)
def test_the_lesson_is_played_by_the_rules_and_ends_with_nothing_to_press(key: str) -> None:
    steps = lesson(games.game(key))
    asked = [step for step in steps if step.say]
    assert LEAST <= len(asked) <= MOST
    assert [step.press for step in asked] == list(range(1, len(asked) + 1))
    assert steps[0].press == 1
    assert not steps[-1].say
    for step in steps:
        assert (step.step, step.last) == (steps.index(step), len(steps) - 1)
        offered = step.frame.choices
        assert len(offered.actions if offered else ()) == (1 if step.say else 0)


@pytest.mark.parametrize("key", LESSONS)
def test_a_lesson_shows_no_more_than_a_player_of_its_side_is_sent(key: str) -> None:
    game, kept = games.game(key), record(key)
    shown = list(zip(moments(game, kept), lesson(game), strict=True))
    for (state, act), step in shown:
        theirs = projected(state, kept.side)
        without = msgspec.structs.replace(theirs, choices=None)
        assert msgspec.structs.replace(step.frame, choices=None) == without
        if act:
            assert step.frame.choices
            assert theirs.choices
            assert all(one in theirs.choices.actions for one in step.frame.choices.actions)


@pytest.mark.parametrize("key", LESSONS)
def test_no_step_of_a_lesson_names_what_is_hidden_from_its_learner(key: str) -> None:
    game, kept = games.game(key), record(key)
    hidden = 0
    for (state, _), step in zip(moments(game, kept), lesson(game), strict=True):
        slots = set(game.slots(state.match.state, kept.side).values())
        told = set(words_in(json.loads(encoded(game, step.step))))
        assert not slots & told
        hidden += len(slots)
    assert hidden, "nothing is hidden in it: what is there to learn?"


def words_in(value: Any) -> list[str]:
    """All texts of a JSON value, keys among them."""
    if isinstance(value, dict):
        return [*value, *(text for part in value.values() for text in words_in(part))]
    if isinstance(value, list):
        return [text for part in value for text in words_in(part)]
    return [value] if isinstance(value, str) else []


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("key", LESSONS)
def test_a_lesson_has_its_sentences_in_every_language(key: str, language: str) -> None:
    words = catalogue(language)
    keys = [step.say for step in lesson(games.game(key)) if step.say]
    for message in (*keys, f"{key}-lesson-learned"):
        text = words.format(message)
        assert text != message, f"{language} has no {message}"
        assert len(text.split()) <= MAX_WORDS
    file = (LOCALES / language / f"{key}-lesson.ftl").read_text("utf-8")
    assert all(f"\n{message} = " in file for message in keys)


@pytest.mark.parametrize("key", LESSONS)
def test_a_press_that_the_rules_do_not_offer_is_found(key: str) -> None:
    kept = record(key)
    first = next(n for n, act in enumerate(kept.acts) if act.say)
    unprepared = msgspec.structs.replace(kept, acts=kept.acts[first:])
    with pytest.raises(Illegal):
        list(moments(games.game(key), unprepared))
