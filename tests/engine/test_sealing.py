"""Questions that both sides answer at once: nothing shows before both have sealed."""

from itertools import permutations
from typing import Any

import pytest

from app.engine import codec
from app.engine import match as m
from app.engine.beforehand import given
from app.engine.chance import KeyedChance
from app.engine.fold import fold
from app.engine.records import Committed, Disclosed, Record, Sealed, Stepped
from app.engine.sealing import HIDDEN, READY, SHOWN
from app.engine.values import EVERYONE, PUBLIC, Illegal
from tests.toygame import SEALED_PICKETS as GAME
from tests.toygame import Done, Fire, Post

KEY = bytes(32)
DAY = 86_400


def started(ready: str = SHOWN) -> m.Match:
    match = m.blank(GAME, "field", {READY: ready})
    return fold(match, *m.start(match, "field", {}, KeyedChance(KEY, 0))).match


def act(match: m.Match, side: str, action: Any, at: int = 0) -> Any:
    return m.act(match, side, action, KeyedChance(KEY, match.drawn), at=at).record


def does(match: m.Match, side: str, *actions: Any, at: int = 0) -> m.Match:
    for action in actions:
        match = fold(match, act(match, side, action, at)).match
    return match


def why(call: Any, *arguments: Any) -> str:
    with pytest.raises(Illegal) as caught:
        call(*arguments)
    return caught.value.refusal.message.key


def shown(match: m.Match, viewer: str) -> bytes:
    return codec.wire(m.view(match, viewer))


def test_the_first_seal_commits_nothing_and_shows_nothing():
    before = started()
    after = does(before, "us", Post("ford"), Done())
    assert after.state is before.state
    assert after.drawn == before.drawn
    for viewer in ("gb", PUBLIC):
        assert shown(after, viewer) == shown(before, viewer)
    assert after.game.awaiting(after.state) == before.game.awaiting(before.state)


def test_its_own_side_sees_what_it_sealed():
    match = does(started(), "us", Post("ford"), Done())
    assert m.is_sealed(match, "us")
    view: Any = m.view(match, "us")
    assert view.posts == {"us": ("ford",)}


def test_the_second_seal_opens_both_in_one_record():
    match = does(started(), "us", Post("ford"), Done())
    match = does(match, "gb", Post("mill"))
    record = act(match, "gb", Done())
    assert isinstance(record, Disclosed)
    change = fold(match, record)
    view: Any = m.view(change.match, PUBLIC)
    assert view.posts == {"us": ("ford",), "gb": ("mill",)}
    assert change.match.drafts == {}
    assert change.visible_to == frozenset(m.viewers(GAME))
    assert record.digest == codec.digest(change.match.state)


def test_who_sealed_first_makes_no_difference():
    orders = {"us": (Post("ford"), Post("mill"), Done()), "gb": (Post("church"), Done())}
    ends = []
    for sides in permutations(GAME.sides):
        match = started()
        for side in sides:
            match = does(match, side, *orders[side])
        ends.append(match)
    assert codec.digest(ends[0].state) == codec.digest(ends[1].state)
    for viewer in (*GAME.sides, PUBLIC):
        assert shown(ends[0], viewer) == shown(ends[1], viewer)


def test_the_events_stand_in_the_order_of_the_sides():
    match = does(started(), "gb", Post("church"), Done())
    record = act(does(match, "us", Post("ford")), "us", Done())
    assert isinstance(record, Disclosed)
    sides = [event["side"] for event in codec.decode(record.events, list[dict[str, Any]])]
    assert sides == ["us", "us", "gb", "gb"]
    assert list(record.actions) == ["us", "gb"]


def test_a_seal_is_no_commit_and_what_is_asked_of_nobody_else_is():
    assert isinstance(act(started(), "us", Done()), Sealed)
    both = does(does(started(), "us", Post("ford"), Done()), "gb", Done())
    assert isinstance(act(both, "us", Fire()), Committed)


def test_whoever_sealed_is_asked_nothing_and_can_change_nothing():
    match = does(started(), "us", Post("ford"), Done())
    assert m.choices(match, "us") is None
    assert why(act, match, "us", Post("mill")) == "refusal-sealed"
    assert why(act, match, "us", Done()) == "refusal-sealed"
    assert why(m.undo, match, "us") == "refusal-sealed"
    assert m.choices(match, "gb") is not None


def test_a_seal_can_be_taken_back_and_the_draft_is_as_it_was():
    drafted = does(started(), "us", Post("ford"))
    match = fold(does(drafted, "us", Done()), m.unseal(does(drafted, "us", Done()), "us")).match
    assert match.drafts == drafted.drafts
    assert m.choices(match, "us") == m.choices(drafted, "us")
    changed = does(fold(match, m.undo(match, "us")).match, "us", Post("mill"), Done())
    opened = does(changed, "gb", Done())
    view: Any = m.view(opened, PUBLIC)
    assert view.posts == {"us": ("mill",)}


def test_only_a_seal_can_be_taken_back():
    assert why(m.unseal, started(), "us") == "refusal-not-sealed"
    match = does(started(), "us", Done())
    assert why(m.unseal, match, "gb") == "refusal-not-sealed"
    opened = does(match, "gb", Done())
    for side in GAME.sides:
        assert why(m.unseal, opened, side) == "refusal-not-sealed"


@pytest.mark.parametrize("ready", [SHOWN, HIDDEN])
def test_that_one_has_sealed_shows_only_if_it_was_agreed(ready):
    match = does(started(ready), "us", Post("ford"))
    sealed = fold(match, act(match, "us", Done()))
    unsealed = fold(sealed.match, m.unseal(sealed.match, "us"))
    for change in (sealed, unsealed):
        everybody = frozenset(m.viewers(GAME))
        assert change.visible_to == (everybody if ready == SHOWN else {"us"})
        assert all(not lines for lines in change.lines.values())
    for viewer in ("gb", PUBLIC, EVERYONE):
        assert m.sealed(sealed.match, viewer) == (("us",) if ready == SHOWN else ())
        moved = sealed.match.versions[viewer] - match.versions[viewer]
        assert moved == (1 if ready == SHOWN else 0)
    assert m.sealed(sealed.match, "us") == ("us",)
    assert m.sealed(unsealed.match, "us") == ()


def test_who_has_sealed_waits_for_the_other_alone():
    match = does(started(HIDDEN), "us", Done(), at=1_000)
    assert m.claimable_at(match, "us", DAY) == 1_000 + DAY
    assert m.claimable_at(match, "gb", DAY) == 0
    assert why(lambda: m.claim(match, "us", wins=True, seconds=DAY, at=DAY)) == (
        "refusal-not-abandoned"
    )
    assert m.claim(match, "us", wins=True, seconds=DAY, at=1_000 + DAY).wins
    again = fold(match, m.unseal(match, "us")).match
    assert m.claimable_at(again, "us", DAY) == 0


def test_replay_leads_to_the_same_match():
    script = [("us", Post("ford")), ("us", Done()), ("gb", Post("mill")), ("us", "unseal")]
    script += [("us", Post("mill")), ("gb", Done()), ("us", Done()), ("us", Fire())]
    match, records = started(), []
    for side, action in script:
        record = m.unseal(match, side) if action == "unseal" else act(match, side, action, at=7)
        records.append(record)
        match = fold(match, record).match
    replayed = started()
    for stored in [codec.stored(record) for record in records]:
        replayed = fold(replayed, codec.decode(stored, Record)).match
    assert replayed == match
    assert [type(record) for record in records].count(Disclosed) == 1
    assert [type(record) for record in records].count(Stepped) == 3


def test_a_standing_answer_under_seal_is_told_to_its_author_alone():
    key = "line-answered-beforehand"
    match = does(started(), "us", Post("ford"))
    change = fold(match, given(m.act(match, "us", Done(), KeyedChance(KEY, match.drawn))).record)
    assert [line.message.key for line in change.lines["us"]] == [key]
    assert set(change.lines) == {"us"}
    match = does(change.match, "gb", Post("mill"))
    opened = given(m.act(match, "gb", Done(), KeyedChance(KEY, match.drawn)))
    lines = fold(match, opened.record).lines
    assert lines["gb"][0].message.key == key
    assert all(line.message.key != key for viewer in ("us", PUBLIC) for line in lines[viewer])
