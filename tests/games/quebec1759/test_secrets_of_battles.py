"""A battle in two worlds that look alike to one side: it goes on alike until a fact parts them."""

from dataclasses import dataclass
from random import Random
from typing import Any

import pytest
from msgspec.structs import asdict, replace

from app.engine.chance import NoChance
from app.engine.values import PUBLIC, Draw, Fact, Line, Side
from app.games.quebec1759 import battle as battles
from app.games.quebec1759.battle_decisions import BATTLE_DECISIONS
from app.games.quebec1759.battle_reveals import BATTLE_REVEALERS
from app.games.quebec1759.battle_state import FIELD, Battle
from app.games.quebec1759.board import LEADER, OTTAWA, SIDES, other
from app.games.quebec1759.imagined_battle import BattlePosition, may_be_ottawa
from app.games.quebec1759.lines import is_face_up
from app.games.quebec1759.log_battles import BATTLE_LINES
from app.games.quebec1759.projection import project
from app.games.quebec1759.resolution import Resolution
from app.games.quebec1759.state import Situation
from app.kit.blocks import GONE
from tests.games.quebec1759.test_battles_at_random import a_battlefield

STEPS = 400
SPECIAL = (OTTAWA, LEADER)


class Noted:
    """Dice that fall alike in both worlds: the n-th die is the same."""

    def __init__(self, seed: int, drawn: int) -> None:
        self.seed, self.drawn = seed, drawn

    def draw(self, bound: int) -> Draw:
        self.drawn += 1
        value = Random(f"{self.seed}/{self.drawn}").randrange(bound)
        return Draw(self.drawn - 1, bound, value)


@dataclass
class World:
    """A position with all that everybody learned on the way to it."""

    state: Situation
    drawn: int = 0

    def do(self, seed: int, side: Side, action: Any) -> tuple[list[Fact], list[Line]]:
        """Carry out an action; give what it reveals and how it is told."""
        decision = BATTLE_DECISIONS[project(self.state, side).ask]
        chosen = next(c for c in decision.offered(project(self.state, side)) if c.action == action)
        before = self.state
        dice = Noted(seed, self.drawn)
        resolution = Resolution(before, dice if chosen.final else NoChance())
        decision.answers[type(action)].carry_out(resolution, side, action)
        return self._advance(resolution, before, dice)

    def begin(self, seed: int, zone: str) -> tuple[list[Fact], list[Line]]:
        """Begin the battle."""
        dice = Noted(seed, 0)
        resolution = Resolution(self.state, dice)
        before = self.state
        battles.begin_battle(resolution, zone)
        return self._advance(resolution, before, dice)

    def _advance(
        self, resolution: Resolution, before: Situation, dice: Noted
    ) -> tuple[list[Fact], list[Line]]:
        while not resolution.state.awaiting and resolution.state.battle:
            battles.advance_battle(resolution)
        facts: list[Fact] = []
        lines: list[Line] = []
        for event in resolution.events:
            reveal, tell = BATTLE_REVEALERS.get(type(event)), BATTLE_LINES.get(type(event))
            facts += sorted(reveal(event, before), key=repr) if reveal else []
            lines += tell(event, before) if tell else []
            before = event.apply(before)
        self.state, self.drawn = resolution.state, dice.drawn
        return facts, lines


Twin = tuple[Situation, dict[str, str]]


def twin(state: Situation, zone: str, viewer: Side, rng: Random) -> Twin | None:
    """Exchange two blocks that are hidden from a side; None if there is no such pair.

    Or let another block have come this turn, which shows on no face.
    """
    battle = state.battle or Battle(zone, viewer, other(viewer))
    side = other(viewer)
    if rng.random() < 0.2:
        return _came_otherwise(state, zone, side, rng)
    hidden = [
        b
        for b, own in state.blocks.items()
        if own.side == side and own.at != GONE and not is_face_up(battle, side, b)
    ]
    here = [b for b in hidden if state.blocks[b].at == zone]
    pairs = [
        {one: two, two: one}
        for one in here
        for two in hidden
        if _differ(state, battle, one, two)
        and _may_stand(state, battle, {one: two}, one)
        and _may_stand(state, battle, {two: one}, two)
    ]
    if not pairs:
        return None
    special = [p for p in pairs if any(state.blocks[b].kind in SPECIAL for b in p)]
    swap = rng.choice(special if special and rng.random() < 0.5 else pairs)
    blocks = {
        b: replace(own, at=state.blocks[swap.get(b, b)].at) for b, own in state.blocks.items()
    }
    arrivals = {swap.get(b, b): how for b, how in state.turn.arrivals.items()}
    posts = {swap.get(b, b): post for b, post in battle.posts.items()}
    leaving = battle.leaving
    if leaving:
        going = tuple(sorted(swap.get(b, b) for b in leaving.going))
        behind = sum(blocks[b].cv for b, p in posts.items() if _is_behind(blocks, b, p, side))
        reserve_cv = behind if leaving.routed and leaving.side == side else leaving.reserve_cv
        leaving = replace(leaving, going=going, reserve_cv=reserve_cv)
    turn = replace(state.turn, arrivals=arrivals)
    fought = replace(battle, posts=posts, leaving=leaving) if state.battle else None
    return replace(state, blocks=blocks, turn=turn, battle=fought), swap


def _came_otherwise(state: Situation, zone: str, side: Side, rng: Random) -> Twin | None:
    here = [b for b in _here(state, zone, side) if state.blocks[b].kind != OTTAWA]
    came = [b for b in here if b in state.turn.arrivals]
    stood = [b for b in here if b not in state.turn.arrivals]
    if not came or not stood:
        return None
    one, two = rng.choice(came), rng.choice(stood)
    arrivals = {two if b == one else b: how for b, how in state.turn.arrivals.items()}
    return replace(state, turn=replace(state.turn, arrivals=arrivals)), {}


def _differ(state: Situation, battle: Battle, one: str, two: str) -> bool:
    """Whether two blocks are unlike each other and stand in different places."""
    first, second = state.blocks[one], state.blocks[two]
    face = (first.kind, first.cv) != (second.kind, second.cv)
    came = (one in state.turn.arrivals) != (two in state.turn.arrivals)
    post = (first.at, battle.posts.get(one)) != (second.at, battle.posts.get(two))
    return (face or came) and (post or came)


def _is_behind(blocks: Any, block: str, post: str, side: Side) -> bool:
    return post == "reserve" and blocks[block].side == side


def _may_stand(state: Situation, battle: Battle, swap: dict[str, str], block: str) -> bool:
    """Whether a block may stand where the other of the pair does."""
    place = swap[block]
    own = state.blocks[block]
    if own.kind != OTTAWA or state.blocks[place].at != battle.zone:
        return True
    shown = project(state, other(own.side)).battle
    if shown is None:
        return place not in state.turn.arrivals
    going = battle.leaving.going if battle.leaving else ()
    stand = BattlePosition(battle.posts.get(place, FIELD), place in going)
    return may_be_ottawa(shown, own.side, stand)


def translated(action: Any, swap: dict[str, str]) -> Any:
    """Name the same action in the other world."""
    block = asdict(action).get("block", "")
    return replace(action, block=swap[block]) if block in swap else action


def looks(state: Situation, viewer: str) -> Any:
    """Return what a viewer sees and is asked."""
    view = project(state, viewer)
    choices = BATTLE_DECISIONS[view.ask].offered(view) if view.ask else []
    return view, choices


def played_in_two_worlds(seed: int) -> int:
    """Play on in two worlds until they part; count the decisions that they shared."""
    rng = Random(seed)
    state, zone = a_battlefield(rng)
    first = World(state)
    viewer = rng.choice(SIDES)
    skip = rng.choice([-1, -1, 0, 10, 20, 30, 40])
    made = twin(state, zone, viewer, rng) if skip < 0 else None
    facts, _ = first.begin(seed, zone)
    if made:
        second, swap = World(made[0]), made[1]
        if second.begin(seed, zone)[0] != facts:
            return 0
    while made is None:
        if first.state.battle is None:
            return 0
        if skip <= 0 and not _has_draft(first.state):
            made = twin(first.state, zone, viewer, rng)
        if made is None:
            _advance(first, seed, rng)
            skip -= 1
        else:
            second, swap = World(made[0], first.drawn), made[1]
    for shared in range(STEPS):
        for watcher in (viewer, PUBLIC):
            if not _is_drafting(first.state, watcher):
                assert looks(first.state, watcher) == looks(second.state, watcher), seed
        if first.state.battle is None:
            return shared
        [entry] = first.state.awaiting
        assert second.state.awaiting == first.state.awaiting
        offered = BATTLE_DECISIONS[entry.ask].offered(project(first.state, entry.side))
        action = rng.choice(offered).action
        same = action if entry.side == viewer else translated(action, swap)
        there = BATTLE_DECISIONS[entry.ask].offered(project(second.state, entry.side))
        if same not in [choice.action for choice in there]:
            assert entry.side != viewer
            return shared
        here_known, here_told = first.do(seed, entry.side, action)
        there_known, there_told = second.do(seed, entry.side, same)
        if here_known != there_known:
            return shared
        assert here_told == there_told
    raise AssertionError(f"the battle of seed {seed} does not end")


def _advance(world: World, seed: int, rng: Random) -> None:
    [entry] = world.state.awaiting
    offered = BATTLE_DECISIONS[entry.ask].offered(project(world.state, entry.side))
    world.do(seed, entry.side, rng.choice(offered).action)


def _has_draft(state: Situation) -> bool:
    """Whether a side is in the middle of setting up, naming or taking."""
    battle = state.battle
    assert battle
    [entry] = state.awaiting
    return _is_drafting(state, other(entry.side))


def _is_drafting(state: Situation, watcher: str) -> bool:
    """Whether the position holds a draft that this watcher does not see."""
    battle = state.battle
    if battle is None or not state.awaiting:
        return False
    [entry] = state.awaiting
    if entry.side == watcher:
        return False
    here = _here(state, battle.zone, entry.side)
    placing = any(b in battle.posts for b in here) and not battle.turn
    taking = any(toll.left < toll.scored - toll.stopped for toll in battle.tolls.values())
    naming = bool(battle.leaving and battle.leaving.going and not battle.leaving.named)
    return placing or taking or naming or bool(battle.entered or battle.order or battle.held)


def _here(state: Situation, zone: str, side: Side) -> list[str]:
    return [b for b, own in state.blocks.items() if own.at == zone and own.side == side]


@pytest.mark.parametrize("part", range(4))
def test_12_3_what_a_side_can_not_see_makes_no_difference_to_it(part: int) -> None:
    shared = sum(played_in_two_worlds(seed) for seed in range(part * 30, part * 30 + 30))
    assert shared > 60
