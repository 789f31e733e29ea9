"""Invariants of every game hold in every position that random play reaches."""

from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any, get_args

import msgspec
import pytest

from app import games
from app.engine import codec
from app.engine.chance import NoChance
from app.engine.decision_table import DecisionTableGame
from app.engine.game import AnyGame
from app.engine.values import EVERYONE, PUBLIC, Event, Illegal, Refusal, Side
from app.words.i18n import catalogue
from tests.games.random_play import SEEDS, Step, after, asked_of, some, steps
from tests.games.shelf import KEYS, in_code

LONGEST_DRAFT = 200
TO_AND_FRO = (
    *("Transfer", "Drop", "TurnTo", "Recall"),
    *("OpenOrders", "GiveOrder", "WatchSpace", "WatchSize"),
)
"""Kinds of step that take another back or are taken back by their own kind (decision 0064): they
alone may lead to where a draft was."""
JUNK: dict[Any, list[Any]] = {
    str: ["", "nowhere", "nobody"],
    int: [-1, 0, 1, 2, 5, 30],
    bool: [True, False],
    tuple[str, ...]: [(), ("nowhere",)],
}

pytestmark = pytest.mark.parametrize("key", KEYS)
in_each_match = pytest.mark.parametrize("seed", SEEDS)


def in_words(key: str, refusal: Refusal) -> bool:
    """Whether a refusal has a rule of the game, and words."""
    words = catalogue()
    return refusal.rule in in_code(key) and words.words(refusal.message) != refusal.message.key


def test_the_matches_come_to_most_of_what_can_be_asked(key: str) -> None:
    game = games.game(key)
    assert isinstance(game, DecisionTableGame)
    asked = {
        waiting.message.key
        for seed in SEEDS
        for step in steps(key, seed)
        for waiting in game.awaiting(step.before)
    }
    questions = {decision.awaits for decision in game.decisions.table.values()}
    assert asked <= questions
    assert len(asked) >= 3 / 4 * len(questions), questions - asked


@in_each_match
def test_play_never_comes_to_a_dead_end(key: str, seed: int) -> None:
    game = games.game(key)
    for step in steps(key, seed):
        state = step.after
        asked = {waiting.side for waiting in game.awaiting(state)}
        assert bool(asked) is (game.outcome(state) is None)
        for side in game.sides:
            offered = game.choices(state, side)
            assert (offered is not None) is (side in asked)
            assert offered is None or offered.actions


@in_each_match
def test_a_draft_never_goes_round_and_can_be_finished(key: str, seed: int) -> None:
    game, rng = games.game(key), Random(seed)
    for step in some(key, seed, 20):
        state, seen = step.before, set[str]()
        for _ in range(LONGEST_DRAFT):
            digest = codec.digest(state)
            assert digest not in seen
            seen.add(digest)
            offered = asked_of(game, state, step.side).actions
            more = [c for c in offered if not c.final and type(c.action).__name__ not in TO_AND_FRO]
            if not more:
                assert any(choice.final for choice in offered)
                break
            state = after(game, state, step.side, rng.choice(more))
        else:
            pytest.fail(f"a draft of {LONGEST_DRAFT} steps is not at its end")


@in_each_match
def test_every_choice_can_be_carried_out(key: str, seed: int) -> None:
    game, rng = games.game(key), Random(seed)
    for step in some(key, seed, 20):
        offered = asked_of(game, step.before, step.side).actions
        for choice in rng.sample(offered, min(25, len(offered))):
            assert after(game, step.before, step.side, choice) != step.before


@cache
def named(key: str, seed: int) -> dict[str, list[Any]]:
    """Return what the actions of a match have in their fields, by the field's name."""
    found: dict[str, set[Any]] = defaultdict(set)
    for step in steps(key, seed):
        for field in msgspec.structs.fields(step.choice.action):
            found[field.name].add(getattr(step.choice.action, field.name))
    return {name: sorted(values) for name, values in found.items()}


def random_action(key: str, seed: int, rng: Random) -> Any:
    """Make up an action of any kind, with names that exist or nearly."""
    kind = rng.choice(get_args(games.game(key).action_type))
    fields = msgspec.structs.fields(kind)
    return kind(**{field.name: random_value(key, seed, field, rng) for field in fields})


def nearly(key: str, seed: int, action: Any, rng: Random) -> Any:
    """Change one thing in an action."""
    fields = msgspec.structs.fields(action)
    if not fields:
        return action
    field = rng.choice(fields)
    return msgspec.structs.replace(action, **{field.name: random_value(key, seed, field, rng)})


def random_value(key: str, seed: int, field: msgspec.structs.FieldInfo, rng: Random) -> Any:
    """Choose what this field had at some time, or what it never should have."""
    return rng.choice([*named(key, seed).get(field.name, []), *JUNK[field.type]])


@in_each_match
def test_what_is_not_among_the_choices_is_refused_with_rule_and_reason(key: str, seed: int) -> None:
    game, rng, refused = games.game(key), Random(seed), 0
    offered_elsewhere = [step.choice.action for step in steps(key, seed)]
    positions = some(key, seed, 40)
    for step in positions:
        legal = [choice.action for choice in asked_of(game, step.before, step.side).actions]
        tries = [random_action(key, seed, rng) for _ in range(10)]
        tries += [nearly(key, seed, rng.choice(legal), rng) for _ in range(10)]
        for action in [*tries, *rng.sample(offered_elsewhere, min(10, len(offered_elsewhere)))]:
            if action not in legal:
                with pytest.raises(Illegal) as caught:
                    game.decide(step.before, step.side, action, NoChance())
                assert in_words(key, caught.value.refusal)
                refused += 1
    assert refused > 2.5 * len(positions)


@in_each_match
def test_whom_nothing_is_asked_is_refused_everything(key: str, seed: int) -> None:
    game, rng = games.game(key), Random(seed)
    for step in some(key, seed, 30):
        asked = {waiting.side for waiting in game.awaiting(step.before)}
        for side in set(game.sides) - asked:
            assert game.choices(step.before, side) is None
            with pytest.raises(Illegal):
                game.decide(step.before, side, random_action(key, seed, rng), NoChance())


@in_each_match
def test_final_acts_commit_and_others_draw_nothing(key: str, seed: int) -> None:
    game = games.game(key)
    for step in steps(key, seed):
        before = next(w for w in game.awaiting(step.before) if w.side == step.side)
        kinds = {type(event).__name__ for event in step.events}
        assert ("DecisionClosed" in kinds) is step.choice.final
        if not step.choice.final:
            assert step.drawn == 0
            assert before in game.awaiting(step.after)


@in_each_match
def test_draws_are_listed_without_gaps(key: str, seed: int) -> None:
    events = [event for step in steps(key, seed) for event in step.events]
    numbers = [draw.n for event in events for draw in getattr(event, "draws", ())]
    if not numbers:
        pytest.skip("after set-up this match draws nothing")
    assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))


@in_each_match
def test_events_survive_json_and_lead_to_the_same_digest(key: str, seed: int) -> None:
    game = games.game(key)
    for step in steps(key, seed):
        again: list[Event] = codec.decode_many(codec.stored(step.events), game.event_type)
        assert tuple(again) == step.events
        state = codec.decode(codec.stored(step.before), game.state_type)
        for event in again:
            state = game.evolve(state, event)
        assert codec.digest(state) == codec.digest(step.after)


def shuffled(value: Any, rng: Random) -> Any:
    """Return an equal value whose dicts are stored in another order."""
    if isinstance(value, msgspec.Struct):
        fields = {name: getattr(value, name) for name in value.__struct_fields__}
        parts = {name: shuffled(part, rng) for name, part in fields.items()}
        # What has no dict inside stays the same object, as the encoder tells defaults by identity.
        changed = any(parts[name] is not part for name, part in fields.items())
        return type(value)(**parts) if changed else value
    if isinstance(value, dict) and value:
        items = [(key, shuffled(part, rng)) for key, part in value.items()]
        rng.shuffle(items)
        return dict(items)
    return value


@in_each_match
def test_views_and_choices_do_not_depend_on_storage_order(key: str, seed: int) -> None:
    game, rng = games.game(key), Random(seed)
    for step in some(key, seed, 40):
        other = shuffled(step.before, rng)
        assert codec.digest(other) == codec.digest(step.before)
        for viewer in (*game.sides, PUBLIC, EVERYONE):
            assert codec.wire(game.view(step.before, viewer)) == codec.wire(
                game.view(other, viewer)
            )
        for side in game.sides:
            assert game.choices(other, side) == game.choices(step.before, side)


def gestures(game: AnyGame, step: Step, played: tuple[Step, ...]) -> Iterator[tuple[str, str]]:
    """Take hold of what was held at some time, or of nothing, and point where somebody pointed."""
    rng = Random(len(played))
    subjects = sorted({s.choice.subject for s in played if s.side == step.side})
    targets = sorted({s.choice.target for s in played})
    for _ in range(40):
        yield rng.choice([*subjects, ""]), rng.choice(targets)


@in_each_match
def test_a_gesture_is_explained_exactly_when_it_cannot_be_made(key: str, seed: int) -> None:
    game, refused, positions = games.game(key), 0, some(key, seed, 25)
    for step in positions:
        view = game.view(step.before, step.side)
        offered = asked_of(game, step.before, step.side)
        offers = {(choice.subject, choice.target) for choice in offered.actions}
        for subject, target in offers - {("", "")}:
            assert game.explain(view, subject, target) is None, (subject, target)
        for subject, target in gestures(game, step, steps(key, seed)):
            refusal = game.explain(view, subject, target)
            assert (refusal is None) is ((subject, target) in offers), (subject, target, refusal)
            if refusal:
                assert in_words(key, refusal)
                refused += 1
    assert refused > 4 * len(positions)


@in_each_match
def test_the_log_gives_rules_and_words_that_exist(key: str, seed: int) -> None:
    game, words = games.game(key), catalogue()
    for step in steps(key, seed):
        state = step.before
        for event in step.events:
            for viewer in (*game.sides, PUBLIC, EVERYONE):
                for line in game.log_lines(state, event, viewer):
                    assert line.rule in in_code(key)
                    assert words.words(line.message) != line.message.key
            state = game.evolve(state, event)


def places(slots: Any) -> set[str]:
    """Where the blocks of some slots are, or how they look."""
    return {name.partition("~")[0].partition("#")[0] for name in slots}


@in_each_match
def test_a_position_is_imagined_that_shows_each_viewer_what_he_sees(key: str, seed: int) -> None:
    """With drafts as well: a player's machine, and their what-if board, begin from their own."""
    game, rng, differing = games.game(key), Random(seed), 0
    positions = some(key, seed, 60)
    for step in positions:
        asked: set[Side] = {waiting.side for waiting in game.awaiting(step.before)}
        for viewer in (*asked, PUBLIC, EVERYONE):
            view = game.view(step.before, viewer)
            imagined, slots = game.imagine(view, rng)
            assert codec.wire(game.view(imagined, viewer)) == codec.wire(view)
            assert set(slots) == set(game.slots(imagined, viewer))
            assert places(slots) == places(game.slots(step.before, viewer))
            differing += slots != game.slots(step.before, viewer)
            if viewer == EVERYONE:
                assert imagined.blocks == step.before.blocks
    assert differing > len(positions) / 3
