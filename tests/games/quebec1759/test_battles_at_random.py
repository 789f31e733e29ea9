"""Battles played at random: they end, nothing is lost unseen, nothing hidden shows."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from app.engine.chance import NoChance
from app.engine.values import PUBLIC, Draw, Side
from app.games.quebec1759 import battle as battles
from app.games.quebec1759.battle_decisions import BATTLE_DECISIONS
from app.games.quebec1759.battle_projection import shown_battle_to
from app.games.quebec1759.battle_state import FIELD, LEAVERS, Battle
from app.games.quebec1759.board import FR, GB, LEADER, OTTAWA, RIVER, SIDES, STANDARD, other
from app.games.quebec1759.fire import ColumnFired, HitTaken, LeaderFired
from app.games.quebec1759.imagined_battle import (
    BattlePosition,
    imagined_battle,
    may_be_ottawa,
    stands,
)
from app.games.quebec1759.lines import is_face_up
from app.games.quebec1759.ottawa_in_battle import OttawaLeft
from app.games.quebec1759.projection import project
from app.games.quebec1759.resolution import Resolution
from app.games.quebec1759.rout import BlocksLeftBehind, PursuitFired
from app.games.quebec1759.state import Arrival, Situation, Turn
from app.kit.blocks import GONE, Block, army, block_of

MAX_DECISIONS = 1000


class Dice:
    """Dice of a generator."""

    def __init__(self, rng: Random) -> None:
        self.rng, self.drawn = rng, 0

    def draw(self, bound: int) -> Draw:
        self.drawn += 1
        return Draw(self.drawn - 1, bound, self.rng.randrange(bound))


def a_battlefield(rng: Random) -> tuple[Situation, str]:
    """Make up a position in which one side has attacked the other somewhere."""
    zone = rng.choice(list(STANDARD.zones))
    attacker = rng.choice(SIDES)
    origin = rng.choice(
        [
            z
            for z in STANDARD.zones
            if z != zone and (STANDARD.road_between(z, zone) or STANDARD.on_one_river(z, zone))
        ]
    )
    way = STANDARD.road_between(origin, zone) or RIVER
    home = {GB: "OR", FR: "MO" if zone != "MO" else "BE"}
    blocks = {
        b.id: block_of(b, home[b.side], rng.randint(1, b.max)) for b in STANDARD.roster.values()
    }
    arrivals = {}
    for side in SIDES:
        own = [b for b in blocks if blocks[b].side == side]
        if side == attacker:
            own = [b for b in own if blocks[b].kind != OTTAWA]
        for block in rng.sample(own, rng.choice([1, 2, 3, 4, 5, 6, 8, 12])):
            blocks[block] = replace(blocks[block], at=zone)
            if side == attacker:
                arrivals[block] = Arrival((origin, zone), way)
            elif blocks[block].kind != OTTAWA and rng.random() < 0.2:
                arrivals[block] = Arrival((home[side], zone))
    options = {
        "reserve_screen": rng.choice(["half", "by-strength"]),
        "leader_fire": rng.choice(["always", "may-hold"]),
    }
    ships = {"BA": rng.randint(0, 4), "SL": rng.randint(0, 3)}
    turn = Turn(held={zone: other(attacker)}, arrivals=arrivals, tide=rng.randint(0, 2))
    return Situation(STANDARD, options, blocks, ships=ships, turn=turn), zone


def fought(seed: int) -> Iterator[tuple[Situation, Any, Situation]]:
    """Play a battle out; give each event between the positions before and after it."""
    rng = Random(seed)
    state, zone = a_battlefield(rng)
    dice = Dice(rng)
    resolution = Resolution(state, dice)
    battles.begin_battle(resolution, zone)
    for _ in range(MAX_DECISIONS):
        while not resolution.state.awaiting and resolution.state.battle:
            battles.advance_battle(resolution)
        for event in resolution.events:
            after = event.apply(state)
            yield state, event, after
            state = after
        if state.battle is None:
            return
        [entry] = state.awaiting
        decision = BATTLE_DECISIONS[entry.ask]
        choice = rng.choice(decision.offered(project(state, entry.side)))
        resolution = Resolution(state, dice if choice.final else NoChance())
        answer = decision.answers[type(choice.action)]
        answer.carry_out(resolution, entry.side, choice.action)
    raise AssertionError(f"the battle of seed {seed} does not end")


@pytest.mark.parametrize("seed", range(60))
def test_13_2_every_battle_ends_with_one_side_at_most_in_the_zone(seed: int) -> None:
    for before, _, after in fought(seed):
        assert all(block.cv >= 0 for block in after.blocks.values())
        if after.battle is None:
            assert before.battle
            assert not all(army(after, before.battle.zone, side) for side in SIDES)


def may_lose(event: Any) -> set[str]:
    """List the blocks that an event says are hit or lost."""
    match event:
        case HitTaken():
            return {event.block}
        case LeaderFired():
            return {event.block} if event.falls() else set()
        case BlocksLeftBehind():
            return set(event.blocks)
        case OttawaLeft():
            return set() if event.to else {STANDARD.ottawa}
        case _:
            return set()


@pytest.mark.parametrize("seed", range(60, 90))
def test_2_4_nobody_loses_cv_without_an_event_that_says_so(seed: int) -> None:
    for before, event, after in fought(seed):
        changed = {b for b, own in after.blocks.items() if own.cv != before.blocks[b].cv}
        assert changed <= may_lose(event)
        assert all(own.cv == 0 for own in after.blocks.values() if own.at == GONE)


@pytest.mark.parametrize("seed", range(90, 150))
def test_14_2_the_dice_are_the_cv_of_those_who_fire(seed: int) -> None:
    for before, event, _ in fought(seed):
        battle = before.battle
        if not isinstance(event, ColumnFired | PursuitFired) or battle is None:
            continue
        post = event.post if isinstance(event, ColumnFired) else ""
        pursuit = not post
        routed = pursuit and battle.leaving is not None and battle.leaving.routed
        dice = 0
        for block in army(before, battle.zone, event.side):
            own = before.blocks[block]
            if own.kind == LEADER or not (pursuit or battle.posts[block] == post):
                continue
            came = block in before.turn.arrivals
            twice = event.double and (pursuit or not (came or own.kind == OTTAWA))
            dice += own.cv * (2 if twice or (routed and own.kind == OTTAWA) else 1)
        assert len(event.draws) == dice


def hidden_pairs(state: Situation, battle: Battle, side: Side) -> Iterator[tuple[str, str]]:
    """List pairs of a side's blocks that its enemy can't tell apart, but for the Ottawa."""
    alike: dict[tuple[str, bool], str] = {}
    going = battle.leaving.going if battle.leaving else ()
    for block in army(state, battle.zone, side):
        if is_face_up(battle, side, block) or state.blocks[block].kind in (OTTAWA, LEADER):
            continue
        place = battle.posts.get(block, FIELD), block in going
        if place in alike:
            yield alike[place], block
        alike[place] = block


def exchanged(state: Situation, one: str, two: str) -> Situation:
    """Return the state in which two blocks have each other's face."""
    first, second = state.blocks[one], state.blocks[two]
    blocks = {
        **state.blocks,
        one: replace(second, at=first.at),
        two: replace(first, at=second.at),
    }
    return replace(state, blocks=blocks)


@pytest.mark.parametrize("seed", range(150, 180))
def test_12_3_who_can_not_be_seen_makes_no_difference_to_what_is_seen(seed: int) -> None:
    compared = 0
    for _, _, state in fought(seed):
        if state.battle is None:
            continue
        for side in SIDES:
            for one, two in hidden_pairs(state, state.battle, side):
                elsewhere = exchanged(state, one, two)
                for viewer in (other(side), PUBLIC):
                    assert project(state, viewer).battle == project(elsewhere, viewer).battle
                    compared += 1
    assert compared or not any(post == "reserve" for post in _posts_of(seed))


def _posts_of(seed: int) -> list[str]:
    return [p for _, _, state in fought(seed) if state.battle for p in state.battle.posts.values()]


def placed(state: Situation, battle: Battle, viewer: str) -> dict[str, BattlePosition]:
    """Put the true blocks into the places that a viewer sees."""
    owned = (viewer,) if viewer in SIDES else ()
    shown = shown_battle_to(state, battle, owned)
    standing: dict[str, BattlePosition] = {}
    for side in SIDES:
        free = army(state, battle.zone, side)
        going = battle.leaving.going if battle.leaving else ()
        for stand in stands(shown, side):
            face = stand.face
            block = next(
                b
                for b in free
                if battle.posts.get(b, FIELD) == stand.post
                and (b in going) == stand.leaves
                and b not in standing
                and (face is None or _fits(state.blocks[b], face))
            )
            standing[block] = stand
            if state.blocks[block].kind == OTTAWA and face is None:
                assert may_be_ottawa(shown, side, stand)
    return standing


def _fits(own: Block, face: Any) -> bool:
    return (own.kind, own.group, own.max, own.cv) == (face.kind, face.group, face.max, face.cv)


@pytest.mark.parametrize("seed", range(180, 210))
def test_12_3_a_battle_made_up_from_a_view_shows_the_same(seed: int) -> None:
    for _, _, state in fought(seed):
        battle = state.battle
        if battle is None:
            continue
        for viewer in (*SIDES, PUBLIC):
            owned = (viewer,) if viewer in SIDES else ()
            shown = shown_battle_to(state, battle, owned)
            made_up = imagined_battle(STANDARD, shown, placed(state, battle, viewer), state.blocks)
            again = shown_battle_to(replace(state, battle=made_up), made_up, owned)
            assert again == shown
            assert LEAVERS not in shown.posts[GB]
