"""What holds in every position that random play reaches."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any, get_args

import msgspec
import pytest

from app.engine import codec
from app.engine.chance import KeyedChance, NoChance
from app.engine.game import EVERYONE, PUBLIC, Choice, Event, Illegal, Side
from app.games.quebec1759.actions import AnyAction, Done, Part, SendOttawa
from app.games.quebec1759.battle_setup import BattleBegan
from app.games.quebec1759.board import FR, OTTAWA_BLOCK, RIVERS, SHEET, SIDES, ZONES, other
from app.games.quebec1759.game import Quebec1759
from app.games.quebec1759.state import GONE, HAND, Situation, army, is_contested
from app.games.quebec1759.turns import TurnBegan
from app.words.i18n import catalogue

GAME = Quebec1759()
SEEDS = range(6)
LONGEST_DRAFT = 200
OPTIONS = [{s.key: s.values[seed % len(s.values)] for s in GAME.options} for seed in SEEDS]
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
    """Choose any kind of act, rarely the end of a draft, and then any of that kind; go rather
    where enemies are.
    """
    offered = GAME.choices(state, side)
    assert offered is not None
    kinds: dict[type, list[Choice]] = {}
    for choice in offered.actions:
        kinds.setdefault(type(choice.action), []).append(choice)
    ends = kinds.pop(Done, [])
    if ends and (not kinds or rng.random() < 0.2):
        return rng.choice(ends)
    group = rng.choice(list(kinds.values()))
    hostile = [c for c in group if _goes_to_the_enemy(state, side, c.action)]
    return rng.choice(hostile if hostile and rng.random() < 0.6 else group)


def _goes_to_the_enemy(state: Situation, side: Side, action: Any) -> bool:
    return isinstance(action, Part | SendOttawa) and action.to in state.armies[other(side)]


def some(seed: int, count: int) -> list[Step]:
    """Take positions from all over a match, the same ones each time."""
    return Random(seed).sample(steps(seed), min(count, len(steps(seed))))


@pytest.mark.parametrize("seed", SEEDS)
def test_no_block_or_ship_is_made_or_lost(seed: int) -> None:
    places = {*ZONES, HAND, GONE}
    roster = set(GAME.blank("standard", {}).blocks)
    for step in steps(seed):
        state = step.after
        assert set(state.blocks) == roster
        assert all(own.at in places for own in state.blocks.values())
        for own in state.blocks.values():
            assert own.cv == 0 if own.at == GONE else 1 <= own.cv <= own.max
        assert sum(state.ships.values()) == SHEET.navy.ships
        assert all(state.ships.values())
        assert set(state.ships) <= set(RIVERS)


@pytest.mark.parametrize("seed", SEEDS)
def test_what_is_gone_never_comes_back(seed: int) -> None:
    """22.5, too: the Ottawa are out at 1 CV, before anybody is asked anything."""
    gone: set[str] = set()
    for step in steps(seed):
        blocks = step.after.blocks
        assert all(blocks[block].at == GONE for block in gone)
        gone |= {block for block, own in blocks.items() if own.at == GONE}
        if step.choice.final:
            assert blocks[OTTAWA_BLOCK].cv != 1


@pytest.mark.parametrize("seed", SEEDS)
def test_the_ottawa_never_attack_and_no_zone_is_shared_between_turns(seed: int) -> None:
    """22.1, 11.3: so every battle comes to an end, for those who are left in it can leave it."""
    for step in steps(seed):
        state = step.before
        for event in step.events:
            if isinstance(event, BattleBegan) and event.attacker == FR:
                assert OTTAWA_BLOCK not in army(state, event.zone, FR)
            if isinstance(event, TurnBegan):
                assert not [zone for zone in ZONES if is_contested(state, zone)]
            state = GAME.evolve(state, event)


@pytest.mark.parametrize("seed", SEEDS)
def test_play_never_comes_to_a_dead_end(seed: int) -> None:
    for step in steps(seed):
        state = step.after
        assert bool(state.awaiting) is (GAME.outcome(state) is None)
        for side in SIDES:
            asked = {entry.side for entry in state.awaiting}
            offered = GAME.choices(state, side)
            assert (offered is not None) is (side in asked)
            assert offered is None or offered.actions


@pytest.mark.parametrize("seed", SEEDS)
def test_a_draft_never_goes_round_and_can_be_finished(seed: int) -> None:
    """2.5 CV can be shifted to and fro, which alone may lead back to where a draft was."""
    rng = Random(seed)
    for step in some(seed, 12):
        state, seen = step.before, set()
        for _ in range(LONGEST_DRAFT):
            digest = codec.digest(state)
            assert digest not in seen
            seen.add(digest)
            offered = GAME.choices(state, step.side)
            assert offered is not None
            more = [c for c in offered.actions if not c.final and c.action.__class__ != SHIFT]
            if not more:
                assert any(choice.final for choice in offered.actions)
                break
            for event in GAME.decide(state, step.side, rng.choice(more).action, NoChance()):
                state = GAME.evolve(state, event)
        else:
            pytest.fail(f"a draft of {LONGEST_DRAFT} steps is not at its end")


SHIFT = next(kind for kind in KINDS if kind.__name__ == "Transfer")


@pytest.mark.parametrize("seed", SEEDS)
def test_every_choice_can_be_carried_out(seed: int) -> None:
    rng = Random(seed)
    for step in some(seed, 20):
        offered = GAME.choices(step.before, step.side)
        assert offered is not None
        for choice in rng.sample(offered.actions, min(25, len(offered.actions))):
            draws = KeyedChance(bytes(32), 0) if choice.final else NoChance()
            state = step.before
            for event in GAME.decide(state, step.side, choice.action, draws):
                state = GAME.evolve(state, event)


def random_action(rng: Random, state: Situation) -> Any:
    """Make up an action of any kind, with names that exist or nearly."""
    kind = rng.choice(KINDS)
    blocks, zones = [*state.blocks, "nobody"], [*ZONES, "nowhere", ""]
    values: dict[str, list[Any]] = {
        "block": blocks,
        "giver": blocks,
        "taker": blocks,
        "zone": zones,
        "to": zones,
        "origin": zones,
        "way": ["road", "crossing", "river", "leader", "air"],
        "count": [-1, 0, 1, 2, 5, 30],
        "direction": ["up", "down", "out"],
        "what": ["raid", "scout", "stay", "sing"],
        "post": ["left", "center", "right", "reserve", "line", "field"],
        "column": ["left", "center", "right", "reserve"],
        "fire": [True, False],
    }
    return kind(**{f.name: rng.choice(values[f.name]) for f in msgspec.structs.fields(kind)})


@pytest.mark.parametrize("seed", SEEDS)
def test_what_is_not_among_the_choices_is_refused_with_rule_and_reason(seed: int) -> None:
    rng, words = Random(seed), catalogue()
    offered_elsewhere = [step.choice.action for step in steps(seed)]
    for step in some(seed, 30):
        offered = GAME.choices(step.before, step.side)
        assert offered is not None
        legal = [choice.action for choice in offered.actions]
        tries = [random_action(rng, step.before) for _ in range(15)]
        tries += rng.sample(offered_elsewhere, 10)
        for action in tries:
            if action in legal:
                continue
            with pytest.raises(Illegal) as caught:
                GAME.decide(step.before, step.side, action, NoChance())
            refusal = caught.value.refusal
            assert refusal.rule
            assert words.words(refusal.message) != refusal.message.key


@pytest.mark.parametrize("seed", SEEDS)
def test_final_acts_commit_and_others_draw_nothing(seed: int) -> None:
    for step in steps(seed):
        entry = next(entry for entry in step.before.awaiting if entry.side == step.side)
        kinds = {type(event).__name__ for event in step.events}
        assert ("Answered" in kinds) is step.choice.final
        if not step.choice.final:
            assert step.drawn == 0
            assert entry in step.after.awaiting
            assert step.after.phase == step.before.phase


@pytest.mark.parametrize("seed", SEEDS)
def test_draws_are_listed_without_gaps(seed: int) -> None:
    events = [event for step in steps(seed) for event in step.events]
    numbers = [draw.n for event in events for draw in getattr(event, "draws", ())]
    assert numbers == list(range(len(numbers)))
    assert len(numbers) > 20


@pytest.mark.parametrize("seed", SEEDS)
def test_events_survive_json_and_lead_to_the_same_digest(seed: int) -> None:
    for step in steps(seed):
        again = codec.decode_many(codec.stored(step.events), GAME.event_type)
        assert tuple(again) == step.events
        state = codec.decode(codec.stored(step.before), Situation)
        for event in again:
            state = GAME.evolve(state, event)
        assert codec.digest(state) == codec.digest(step.after)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_position_is_imagined_that_shows_each_viewer_what_he_sees(seed: int) -> None:
    """With drafts as well: a player's machine, and his what-if board, begin from his own."""
    rng, differing = Random(seed), 0
    for step in some(seed, 60):
        for viewer in (*{e.side for e in step.before.awaiting}, PUBLIC, EVERYONE):
            view = GAME.view(step.before, viewer)
            imagined, slots = GAME.imagine(view, rng)
            assert codec.wire(GAME.view(imagined, viewer)) == codec.wire(view)
            assert set(slots) == set(GAME.slots(imagined, viewer))
            places = {name.partition("~")[0].partition("#")[0] for name in slots}
            real = GAME.slots(step.before, viewer)
            assert places == {name.partition("~")[0].partition("#")[0] for name in real}
            differing += imagined.blocks != step.before.blocks
            if viewer == EVERYONE:
                assert imagined.blocks == step.before.blocks
    assert differing > 20
