"""Standing answers: a side's own, from the next question on."""

from typing import Any

import pytest

from app.engine import beforehand
from app.engine import match as m
from app.engine.chance import KeyedChance
from app.engine.fold import fold
from app.engine.records import Prepared
from app.engine.values import EVERYONE, PUBLIC, Illegal
from tests.engine.toy import Climb, Ladder, Rest

GAME = Ladder()
KEY = bytes(32)


def started() -> m.Match:
    match = m.blank(GAME, "wall", {})
    return fold(match, *m.start(match, "wall", {}, KeyedChance(KEY, 0))).match


def does(match: m.Match, side: str, *actions: Any) -> m.Match:
    for action in actions:
        made = m.act(match, side, action, KeyedChance(KEY, match.drawn))
        match = fold(match, made.record).match
    return match


def prepared(match: m.Match, answer: str, side: str = "us") -> m.Match:
    return fold(match, beforehand.prepare(match, side, "climb", answer)).match


def test_nobody_else_notices_what_is_said_beforehand():
    before = started()
    after = prepared(before, "rest")
    assert after.versions["us"] == before.versions["us"] + 1
    for viewer in ("gb", PUBLIC):
        assert after.versions[viewer] == before.versions[viewer]
        assert m.view(after, viewer) == m.view(before, viewer)


def test_what_is_asked_now_is_not_answered_and_the_next_question_is():
    match = prepared(started(), "rest")
    assert beforehand.answered(match, "us") is None
    match = does(match, "gb", Rest())
    chosen = beforehand.answered(match, "us")
    assert chosen is not None
    assert chosen.action == Rest()
    assert beforehand.answered(match, "gb") is None


def test_an_answer_may_take_several_steps():
    match = does(prepared(started(), "high"), "gb", Rest())
    done = []
    for _ in range(9):
        chosen = beforehand.answered(match, "us")
        assert chosen is not None
        done.append(chosen.action)
        match = does(match, "us", chosen.action)
        if chosen.final:
            break
    assert done[-1] == Rest()
    assert all(isinstance(action, Climb) for action in done[:-1])
    assert len(done) > 1


def test_an_answer_said_anew_waits_for_the_next_question_and_others_do_not():
    match = does(prepared(started(), "rest"), "gb", Rest())
    assert beforehand.answered(match, "us") is not None
    assert beforehand.answered(prepared(match, "high"), "us") is None
    assert beforehand.answered(prepared(match, ""), "us") is None
    assert prepared(match, "").standing["us"].answers == {}


@pytest.mark.parametrize(("ask", "answer"), [("climb", "jump"), ("sleep", "rest"), ("sleep", "")])
def test_only_what_the_game_offers_can_be_said(ask: str, answer: str):
    with pytest.raises(Illegal) as caught:
        beforehand.prepare(started(), "us", ask, answer)
    assert caught.value.refusal.message.key == "refusal-no-such-standing-answer"


def test_it_is_one_record_that_replays():
    match = started()
    record = beforehand.prepare(match, "gb", "climb", "low")
    assert record == Prepared("gb", "climb", "low")
    assert fold(match, record).match.standing["gb"].untried == {"climb"}


def test_its_author_alone_is_told_that_it_was_given():
    match = does(prepared(started(), "rest"), "gb", Rest())
    made = m.act(match, "us", Rest(), KeyedChance(KEY, match.drawn))
    by_hand = fold(match, made.record)
    given = fold(match, beforehand.given(made).record)
    assert given.match == by_hand.match
    assert given.visible_to == by_hand.visible_to
    told, *as_by_hand = given.lines["us"]
    assert told.message.key == "line-answered-beforehand"
    assert tuple(as_by_hand) == by_hand.lines["us"]
    for viewer in ("gb", PUBLIC, EVERYONE):
        assert given.lines[viewer] == by_hand.lines[viewer]
