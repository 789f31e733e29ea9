"""What holds in every position that random play reaches."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any, get_args

import msgspec
import pytest

from app.engine import codec
from app.engine.chance import KeyedChance, NoChance
from app.engine.game import Choice, Event, Illegal, Side
from app.games.war1812.actions import AnyAction, Done
from app.games.war1812.board import LAKES, SHEET, SIDES, TOWNS
from app.games.war1812.explain import explain
from app.games.war1812.options import IN_TURN, MOVEMENT, SIMULTANEOUS
from app.games.war1812.state import WAITING, Situation
from app.words.i18n import DEFAULT, LOCALES
from tests.games.war1812.positions import GAME
from tests.games.war1812.test_ledger import IN_CODE

SEEDS = range(10)
LONGEST_DRAFT = 120


def some_options(seed: int) -> dict[str, str]:
    """Choose among the options of a game; both sides move at once in two matches of five."""
    chosen = {sheet.key: sheet.values[seed % 2] for sheet in GAME.options}
    return chosen | {MOVEMENT: SIMULTANEOUS if seed % 5 > 2 else IN_TURN}


OPTIONS = [some_options(seed) for seed in SEEDS]
KINDS = get_args(AnyAction)


@dataclass(frozen=True)
class Step:
    """A position of a random match, who decides there, what he chose and what came of it."""

    before: Situation
    side: Side
    choice: Choice
    events: tuple[Event, ...]
    after: Situation
    drawn: int


@cache
def steps(seed: int) -> tuple[Step, ...]:
    """Play one match at random to its end."""
    return tuple(random_match(seed))


def random_match(seed: int) -> Iterator[Step]:
    rng, chance = Random(seed), KeyedChance(bytes([seed]) * 32, 0)
    state = GAME.blank("standard", OPTIONS[seed])
    for event in GAME.setup("standard", OPTIONS[seed], chance):
        state = GAME.evolve(state, event)
    while GAME.outcome(state) is None:
        side = rng.choice(state.awaiting).side
        choice = random_choice(state, side, rng)
        draws = chance if choice.final else NoChance()
        before, drawn = state, chance.drawn
        events = tuple(GAME.decide(state, side, choice.action, draws))
        for event in events:
            state = GAME.evolve(state, event)
        yield Step(before, side, choice, events, state, chance.drawn - drawn)


def random_choice(state: Situation, side: Side, rng: Random) -> Choice:
    """Choose any kind of act, rarely the end of a draft, and then any of that kind."""
    offered = GAME.choices(state, side)
    assert offered is not None
    kinds: dict[type, list[Choice]] = {}
    for choice in offered.actions:
        kinds.setdefault(type(choice.action), []).append(choice)
    ends = kinds.pop(Done, [])
    if ends and (not kinds or rng.random() < 0.12):
        return rng.choice(ends)
    return rng.choice(rng.choice(list(kinds.values())))


def some(seed: int, count: int) -> list[Step]:
    """Take positions from all over a match, the same ones each time."""
    return Random(seed).sample(steps(seed), min(count, len(steps(seed))))


@cache
def catalogue() -> frozenset[str]:
    """The keys of the messages that a player of this game can get."""
    folder = LOCALES / DEFAULT
    files = [folder / "common.ftl", *sorted(folder.glob("war1812*.ftl"))]
    text = "".join(file.read_text("utf-8") for file in files)
    return frozenset(re.findall(r"^([\w-]+) =", text, flags=re.MULTILINE))


@pytest.mark.parametrize("seed", SEEDS)
def test_no_block_is_made_or_lost(seed):
    places = {*TOWNS, "pool", "hand", "absent", "gone", *(WAITING + town for town in TOWNS)}
    total = dict.fromkeys(SIDES, SHEET.ships_per_side)
    roster = set(GAME.blank("standard", {}).blocks)
    for step in steps(seed):
        state = step.after
        assert set(state.blocks) == roster
        assert len(roster) + 2 * SHEET.ships_per_side == 2 * 25
        assert all(own.at in places for own in state.blocks.values())
        assert all(1 <= own.cv <= own.max for own in state.blocks.values())
        for side in SIDES:
            fleets = [f for key, f in state.fleets.items() if key.endswith(f"/{side}")]
            assert all(f.operational >= 0 and f.damaged >= 0 and f.ships for f in fleets)
            count = state.spare[side] + sum(f.ships for f in fleets)
            # A ship taken (8.4) is lost to its owner and costs the captor a spare one.
            assert 0 <= count <= total[side]
            total[side] = count


@pytest.mark.parametrize("seed", SEEDS)
def test_play_never_comes_to_a_dead_end(seed):
    for step in steps(seed):
        state = step.after
        assert bool(state.awaiting) is (GAME.outcome(state) is None)
        for side in SIDES:
            offered = GAME.choices(state, side)
            assert (offered is not None) is (side in {entry.side for entry in state.awaiting})
            assert offered is None or offered.actions


@pytest.mark.parametrize("seed", SEEDS)
def test_a_draft_never_goes_round_and_can_be_finished(seed):
    rng = Random(seed)
    for step in some(seed, 25):
        state, seen = step.before, set()
        for _ in range(LONGEST_DRAFT):
            digest = codec.digest(state)
            assert digest not in seen
            seen.add(digest)
            offered = GAME.choices(state, step.side)
            assert offered is not None
            more = [choice for choice in offered.actions if not choice.final]
            if not more:
                assert offered.actions
                break
            for event in GAME.decide(state, step.side, rng.choice(more).action, NoChance()):
                state = GAME.evolve(state, event)
        else:
            pytest.fail(f"a draft of {LONGEST_DRAFT} steps is not at its end")


@pytest.mark.parametrize("seed", SEEDS)
def test_every_choice_can_be_carried_out(seed):
    for step in some(seed, 25):
        offered = GAME.choices(step.before, step.side)
        assert offered is not None
        for choice in offered.actions:
            draws = KeyedChance(bytes(32), 0) if choice.final else NoChance()
            state = step.before
            for event in GAME.decide(state, step.side, choice.action, draws):
                state = GAME.evolve(state, event)


def random_action(rng: Random, state: Situation) -> Any:
    """Make up an action of any kind, with names that exist or nearly."""
    kind = rng.choice(KINDS)
    values: dict[str, list[Any]] = {
        "block": [*state.blocks, "nobody"],
        "town": [*TOWNS, "nowhere", *LAKES],
        "to": [*TOWNS, *LAKES, "nowhere", ""],
        "origin": [*TOWNS, *LAKES, "nowhere"],
        "further": [*TOWNS, "", "nowhere"],
        "lake": [*LAKES, "york", "nowhere"],
        "city": [*TOWNS, "nowhere"],
        "count": [-1, 0, 1, 2, 3],
        "operational": [True, False],
    }
    fields = msgspec.structs.fields(kind)
    if kind.__name__ == "KeepPrizes":
        values["operational"] = [-1, 0, 1, 2, 3]
    return kind(**{f.name: rng.choice(values.get(f.name, [True, False])) for f in fields})


@pytest.mark.parametrize("seed", SEEDS)
def test_what_is_not_among_the_choices_is_refused_with_rule_and_reason(seed):
    rng = Random(seed)
    offered_elsewhere = [step.choice.action for step in steps(seed)]
    for step in some(seed, 60):
        offered = GAME.choices(step.before, step.side)
        assert offered is not None
        legal = [choice.action for choice in offered.actions]
        tries = [random_action(rng, step.before) for _ in range(20)]
        tries += rng.sample(offered_elsewhere, 10)
        for action in tries:
            if action in legal:
                continue
            with pytest.raises(Illegal) as caught:
                GAME.decide(step.before, step.side, action, NoChance())
            refusal = caught.value.refusal
            assert refusal.rule in IN_CODE
            assert refusal.message.key in catalogue()


@pytest.mark.parametrize("seed", SEEDS)
def test_whom_nothing_is_asked_is_refused_everything(seed):
    rng = Random(seed)
    for step in some(seed, 30):
        idle = [s for s in SIDES if s not in {entry.side for entry in step.before.awaiting}]
        for side in idle:
            assert GAME.choices(step.before, side) is None
            with pytest.raises(Illegal):
                GAME.decide(step.before, side, random_action(rng, step.before), NoChance())


@pytest.mark.parametrize("seed", SEEDS)
def test_final_acts_commit_and_others_draw_nothing(seed):
    for step in steps(seed):
        entry = next(entry for entry in step.before.awaiting if entry.side == step.side)
        kinds = {type(event).__name__ for event in step.events}
        assert ("Answered" in kinds) is step.choice.final
        if not step.choice.final:
            assert step.drawn == 0
            assert entry in step.after.awaiting
            assert step.after.phase == step.before.phase


@pytest.mark.parametrize("seed", SEEDS)
def test_draws_are_listed_without_gaps(seed):
    numbers = [draw.n for step in steps(seed) for e in step.events for draw in drawn_by(e)]
    setup = numbers[0]
    assert numbers == list(range(setup, setup + len(numbers)))


def drawn_by(event: Event) -> tuple[Any, ...]:
    return getattr(event, "draws", ())


@pytest.mark.parametrize("seed", SEEDS)
def test_events_survive_json_and_lead_to_the_same_digest(seed):
    for step in steps(seed):
        stored = codec.stored(step.events)
        again = codec.decode_many(stored, GAME.event_type)
        assert tuple(again) == step.events
        state = codec.decode(codec.stored(step.before), Situation)
        for event in again:
            state = GAME.evolve(state, event)
        assert codec.digest(state) == codec.digest(step.after)


def shuffled(value: Any, rng: Random) -> Any:
    """Give an equal value whose dicts are stored in another order."""
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


@pytest.mark.parametrize("seed", SEEDS)
def test_views_and_choices_do_not_depend_on_storage_order(seed):
    rng = Random(seed)
    for step in some(seed, 60):
        other = shuffled(step.before, rng)
        assert codec.digest(other) == codec.digest(step.before)
        for viewer in (*SIDES, "public", "everyone"):
            one, two = GAME.view(step.before, viewer), GAME.view(other, viewer)
            assert codec.wire(one) == codec.wire(two)
        for side in SIDES:
            assert GAME.choices(other, side) == GAME.choices(step.before, side)


def gestures(state: Situation, side: Side, rng: Random) -> Iterator[tuple[str, str]]:
    """Take hold of one of one's own pieces, or of nothing, and point somewhere."""
    fleets = [f"fleet:{key}/{kind}" for key in state.fleets for kind in ("operational", "damaged")]
    blocks = [f"block:{b}" for b, own in state.blocks.items() if own.side == side]
    targets = [*(f"town:{t}" for t in TOWNS), *(f"lake:{lake}" for lake in LAKES)]
    bases = [f"base:{lake.bases[s]}" for lake in LAKES.values() for s in SIDES]
    for _ in range(20):
        yield rng.choice(blocks + fleets * 4), rng.choice(targets + bases)
        yield "", rng.choice(targets + bases + fleets)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_gesture_is_explained_exactly_when_it_cannot_be_made(seed):
    rng = Random(seed)
    for step in some(seed, 25):
        view = GAME.view(step.before, step.side)
        offered = GAME.choices(step.before, step.side)
        assert offered is not None
        offers = {(choice.subject, choice.target) for choice in offered.actions}
        for subject, target in offers - {("", "")}:
            assert explain(view, subject, target) is None, (view.ask, subject, target)
        for subject, target in gestures(step.before, step.side, rng):
            refusal = explain(view, subject, target)
            possible = (subject, target) in offers
            assert (refusal is None) is possible, (view.ask, subject, target, refusal)
            if refusal:
                assert refusal.rule in IN_CODE
                assert refusal.message.key in catalogue()


@pytest.mark.parametrize("seed", SEEDS)
def test_the_log_gives_rules_and_words_that_exist(seed):
    for step in steps(seed):
        state = step.before
        for event in step.events:
            for line in GAME.tell(state, event, "public"):
                assert line.rule in IN_CODE
                assert line.message.key in catalogue()
            state = GAME.evolve(state, event)
