"""Drafts, commits and what else can happen to a match."""

from typing import Any

import pytest

from app.engine import codec
from app.engine import match as m
from app.engine.chance import KeyedChance, NoChance
from app.engine.fold import decoded_actions, decoded_events, fold
from app.engine.records import Committed, Record, Started
from app.engine.values import EVERYONE, PUBLIC, Draw, Illegal
from tests.engine.toy import TOP, Climb, Hum, Ladder, Rest

GAME = Ladder()


class Dice:
    """A chance whose faces are given."""

    def __init__(self, drawn: int, faces: tuple[int, ...]) -> None:
        self.drawn, self.faces = drawn, list(faces)

    def draw(self, bound: int) -> Draw:
        self.drawn += 1
        return Draw(self.drawn - 1, bound, self.faces.pop(0) - 1)


def started(broken: int = TOP) -> m.Match:
    """A match just begun, in which one rung is broken already."""
    match = m.blank(GAME, "wall", {})
    return fold(match, *m.start(match, "wall", {}, Dice(0, (broken,)))).match


def does(match: m.Match, side: str, *actions: Any, dice: tuple[int, ...] = ()) -> m.Match:
    for action in actions:
        made = m.act(match, side, action, Dice(match.drawn, dice))
        match = fold(match, *made).match
    return match


def height(match: m.Match, viewer: str) -> dict[str, int]:
    """How high each side stands, as a viewer sees it."""
    seen: Any = m.view(match, viewer)
    found: dict[str, int] = seen.height
    return found


def why(act: Any, *arguments: Any) -> str:
    with pytest.raises(Illegal) as caught:
        act(*arguments)
    return caught.value.refusal.message.key


def test_a_step_joins_the_draft_of_its_side_which_alone_sees_it():
    before = started()
    after = does(before, "us", Climb(1))
    assert height(after, "us") == {"us": 1}
    for viewer in ("gb", PUBLIC):
        assert codec.wire(m.view(after, viewer)) == codec.wire(m.view(before, viewer))
    assert after.state is before.state


def test_each_side_has_its_own_draft():
    both = does(does(started(), "us", Climb(1), Climb(2)), "gb", Climb(1))
    assert height(both, "us") == {"us": 2}
    assert height(both, "gb") == {"gb": 1}


def test_a_final_action_commits_the_whole_draft_before_it():
    match = does(started(), "us", Climb(1), Climb(2), Rest(), dice=(5,))
    assert height(match, PUBLIC) == {"us": 2}
    assert match.drafts == {}
    assert height(match, "gb") == {"us": 2}


def test_a_commit_lists_all_its_actions_and_events_in_order():
    drafted = does(started(), "us", Climb(1))
    record = m.act(drafted, "us", Rest(), Dice(1, (5,))).record
    assert isinstance(record, Committed)
    assert decoded_actions(GAME, record) == (Climb(1), Rest())
    kinds = [type(event).__name__ for event in decoded_events(GAME, record)]
    assert kinds == ["Climbed", "Rested"]
    assert record.drawn == 2
    assert record.digest == codec.digest(fold(drafted, record).match.state)


def test_a_step_of_a_draft_may_not_roll_dice():
    with pytest.raises(AssertionError, match="draft"):
        NoChance().draw(6)


def test_undo_takes_the_last_step_back():
    match = does(started(), "us", Climb(1), Climb(2))
    record = m.undo(match, "us")
    assert record.step == 1
    assert height(fold(match, record).match, "us") == {"us": 1}


def test_undo_of_an_earlier_step_decides_the_rest_again_and_lists_what_fell():
    match = does(started(), "us", Climb(1), Climb(2), Climb(3))
    draft = fold(match, m.undo(match, "us", 1)).match.drafts["us"]
    assert draft.steps == (Climb(1),)
    assert draft.rejected_steps == (Climb(3),)


def test_undo_of_the_first_step_may_fell_all():
    match = does(started(), "us", Climb(1), Climb(2))
    draft = fold(match, m.undo(match, "us", 0)).match.drafts["us"]
    assert (draft.steps, draft.rejected_steps) == ((), (Climb(2),))


def test_there_is_nothing_to_undo_without_a_draft_nor_after_a_commit():
    assert why(m.undo, started(), "us") == "refusal-nothing-to-undo"
    committed = does(started(), "us", Climb(1), Rest(), dice=(5,))
    assert why(m.undo, committed, "us") == "refusal-nothing-to-undo"
    drafted = does(started(), "us", Climb(1))
    assert why(m.undo, drafted, "us", 1) == "refusal-no-such-step"
    assert why(m.undo, drafted, "us", -1) == "refusal-no-such-step"
    assert why(m.undo, drafted, "gb") == "refusal-nothing-to-undo"


def test_when_the_ground_changes_the_others_draft_is_decided_again():
    match = does(started(), "gb", Climb(1), Climb(2), Climb(3))
    after = does(match, "us", Rest(), dice=(2,))
    draft = after.drafts["gb"]
    assert draft.steps == (Climb(1),)
    assert draft.rejected_steps == (Climb(2), Climb(3))
    assert height(after, "gb") == {"gb": 1}


def test_a_draft_that_still_stands_is_kept():
    match = does(started(), "gb", Climb(1), Climb(2))
    after = does(match, "us", Rest(), dice=(5,))
    assert after.drafts["gb"].steps == (Climb(1), Climb(2))
    assert after.drafts["gb"].rejected_steps == ()


def test_an_action_is_refused_exactly_when_it_is_not_among_the_choices():
    match = does(started(broken=3), "us", Climb(1))
    offered = m.choices(match, "us")
    assert offered is not None
    legal = {choice.action for choice in offered.actions}
    assert legal == {Climb(2), Rest(), Hum()}
    for rung in range(TOP + 2):
        if Climb(rung) not in legal:
            assert why(m.act, match, "us", Climb(rung), NoChance()) == "ladder-no-hold"


def test_a_choice_that_the_game_forgot_to_refuse_is_our_own_mistake():
    class Forgetful(Ladder):
        def _holds(self, state: Any, side: str, rung: int) -> bool:
            return True

        def choices(self, state: Any, side: str) -> Any:
            return Ladder().choices(state, side)

    match = m.blank(Forgetful(), "wall", {})
    with pytest.raises(AssertionError, match="not refused"):
        m.act(match, "us", Climb(4), NoChance())


def test_a_refused_action_changes_nothing():
    match = started()
    why(m.act, match, "us", Climb(2), NoChance())
    assert match == started()


def test_versions_move_only_for_who_can_notice():
    before = started()
    drafted = does(before, "us", Climb(1))
    assert moved(before, drafted) == {"us"}
    hummed = does(before, "us", Hum())
    assert moved(before, hummed) == {"us", EVERYONE}
    rested = does(before, "us", Rest(), dice=(5,))
    assert moved(before, rested) == {"us", "gb", PUBLIC, EVERYONE}
    undone = fold(drafted, m.undo(drafted, "us")).match
    assert moved(drafted, undone) == {"us"}


def moved(before: m.Match, after: m.Match) -> set[str]:
    return {v for v in after.versions if after.versions[v] != before.versions[v]}


def test_versions_move_by_one():
    match = does(started(), "us", Climb(1), Climb(2), Rest(), dice=(5,))
    assert match.versions["us"] == started().versions["us"] + 3
    assert match.versions["gb"] == started().versions["gb"] + 1


def test_each_viewer_is_told_his_lines():
    drafted = does(started(), "us", Climb(1))
    change = fold(drafted, *m.act(drafted, "us", Rest(), Dice(1, (5,))))
    assert [line.dice for line in change.lines["gb"]] == [(5,)]
    step = fold(drafted, *m.act(drafted, "us", Climb(2), NoChance()))
    assert not any(step.lines.values())
    assert step.visible_to == {"us"}


def test_everything_is_open_to_everyone_only_after_the_end():
    match = started()
    with pytest.raises(PermissionError):
        m.view(match, EVERYONE)
    ended = fold(match, m.resign(match, "us")).match
    assert m.view(ended, EVERYONE) is not None


def test_resigning_gives_the_other_side_the_match_and_drops_all_drafts():
    match = does(started(), "gb", Climb(1))
    change = fold(match, m.resign(match, "us"))
    assert change.match.outcome is not None
    assert change.match.outcome.winner == "gb"
    assert change.match.drafts == {}
    assert change.visible_to == set(m.viewers(GAME))


def test_a_draw_is_offered_and_accepted_by_the_other():
    match = started()
    offered = fold(match, m.offer_draw(match, "us")).match
    assert why(m.accept_draw, offered, "us") == "refusal-no-draw-offered"
    assert why(m.offer_draw, offered, "gb") == "refusal-draw-already-offered"
    agreed = fold(offered, m.accept_draw(offered, "gb")).match
    assert agreed.outcome is not None
    assert agreed.outcome.winner == ""


def test_a_draw_may_be_declined_or_taken_back():
    match = started()
    offered = fold(match, m.offer_draw(match, "us")).match
    for side in ("us", "gb"):
        free = fold(offered, m.decline_draw(offered, side)).match
        assert free.offered == ""
        assert why(m.accept_draw, free, "gb") == "refusal-no-draw-offered"
    assert why(m.accept_draw, match, "gb") == "refusal-no-draw-offered"
    assert why(m.decline_draw, match, "gb") == "refusal-no-draw-offered"


@pytest.mark.parametrize("refuser", ["us", "gb"])
def test_a_draw_is_offered_once_between_two_commits(refuser):
    match = started()
    offered = fold(match, m.offer_draw(match, "us")).match
    free = fold(offered, m.decline_draw(offered, refuser)).match
    drafted = does(free, "us", Climb(1))
    answered = does(drafted, "gb", Rest(), dice=(5,))
    for still in (free, drafted, answered):
        assert why(m.offer_draw, still, "us") == "refusal-draw-offered-lately"
    m.offer_draw(free, "gb")
    m.offer_draw(does(drafted, "us", Rest(), dice=(5,)), "us")


def test_after_the_end_nothing_can_be_done():
    match = does(started(), "us", Climb(1))
    ended = fold(match, m.resign(match, "us")).match
    for act in (m.resign, m.offer_draw, m.accept_draw, m.decline_draw, m.undo):
        assert why(act, ended, "us") == "refusal-match-ended"
    assert why(m.act, ended, "gb", Climb(1), NoChance()) == "refusal-match-ended"
    assert m.choices(ended, "us") is None


def test_the_rules_may_end_it():
    match = does(started(broken=1), "us", Rest(), dice=(2,))
    assert match.outcome is None
    free = m.blank(GAME, "wall", {})
    top = does(free, "us", *[Climb(rung) for rung in range(1, TOP + 1)], Hum())
    assert top.outcome is not None
    assert top.outcome.winner == "us"


def test_nobody_sees_the_end_in_a_draft():
    free = m.blank(GAME, "wall", {})
    top = does(free, "us", *[Climb(rung) for rung in range(1, TOP + 1)])
    assert top.outcome is None


def test_the_records_alone_replay_the_match_to_the_same_digest():
    match = m.blank(GAME, "wall", {})
    chance = KeyedChance(bytes(32), 0)
    script: list[tuple[str, Any]] = [
        ("us", Climb(1)), ("gb", Hum()), ("us", Climb(2)), ("gb", Climb(1)), ("us", "undo"),
        ("us", Rest()), ("gb", Rest()), ("us", "offer"), ("gb", "decline"), ("gb", "resign"),
    ]  # fmt: skip
    records: list[Any] = [m.start(match, "wall", {}, chance).record]
    match = fold(match, records[0]).match
    commands: dict[str, Any] = {"undo": m.undo, "offer": m.offer_draw, "decline": m.decline_draw}
    for side, action in script:
        if action == "resign":
            record: Any = m.resign(match, side)
        elif isinstance(action, str):
            record = commands[action](match, side)
        else:
            record = m.act(match, side, action, KeyedChance(bytes(32), match.drawn)).record
        records.append(record)
        match = fold(match, record).match
    replayed = m.blank(GAME, "wall", {})
    for stored in [codec.stored(record) for record in records]:
        record = codec.decode(stored, Record)
        replayed = fold(replayed, record).match
        if isinstance(record, Started | Committed):
            assert codec.digest(replayed.state) == record.digest
            assert replayed.drawn == record.drawn
    assert codec.digest(replayed.state) == codec.digest(match.state)
    assert replayed.versions == match.versions
    assert replayed.outcome == match.outcome
    assert replayed == match
