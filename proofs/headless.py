"""A match without a server, for proofs: its state, dice from a seed, and random players."""

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass, replace
from random import Random

from app.engine import codec
from app.engine import match as engine
from app.engine.chance import KeyedChance
from app.engine.game import AnyGame
from app.engine.machines import random_machine
from app.engine.records import Record
from app.engine.values import PUBLIC, Action, Choice, Decided, Side
from app.matches.models import CLAIM_DAYS, RUNNING, MatchInfo
from app.matches.state import MatchState, new_match_state, replayed


@dataclass(frozen=True, slots=True)
class HeadlessMatch:
    """A running match and the key of its dice."""

    state: MatchState
    key: bytes

    @property
    def game(self) -> AnyGame:
        """Its rules."""
        return self.state.game

    def chance(self) -> KeyedChance:
        """Return the dice from the next draw on."""
        return KeyedChance(self.key, self.state.match.drawn)


def opened(
    game: AnyGame, seed: str, options: Mapping[str, str], scenario: str = ""
) -> HeadlessMatch:
    """Open a match whose dice follow from `seed`."""
    key = hashlib.sha256(seed.encode()).digest()
    scenario = scenario or game.scenarios[0]
    info = info_of(game, scenario, dict(options), hashlib.sha256(key).digest())
    state = new_match_state(info, game)
    start = engine.start(state.match, scenario, options, KeyedChance(key, 0))
    return HeadlessMatch(apply_record(state, *start), key)


def info_of(game: AnyGame, scenario: str, options: Mapping[str, str], seed: bytes) -> MatchInfo:
    """Return what is fixed of a running match, from a secret seed."""
    return MatchInfo(
        match=1,
        game=game.key,
        edition=game.edition,
        scenario=scenario,
        options=options,
        watch="link",
        status=RUNNING,
        created=0,
        creator_side=game.sides[0],
        creator_name="",
        guest_name="",
        seed=seed,
        creator_entropy=bytes(32),
        guest_entropy=bytes(32),
        claim_days=CLAIM_DAYS,
    )


def apply_record(
    state: MatchState,
    record: Record,
    action: Action | None = None,
    decided: Decided | None = None,
) -> MatchState:
    """Apply a record as the server does, without a salt: heads are left out of comparisons."""
    return replayed(state, record, codec.stored(record), b"", action, decided)


def acted(headless: HeadlessMatch, side: Side, action: Action) -> tuple[HeadlessMatch, Record]:
    """Carry out an action. Raises `Illegal`.

    Time passes by what everybody is told, so that it is the same in two worlds that look the same.
    """
    time = 1 + headless.state.logs[PUBLIC].count
    made = engine.act(headless.state.match, side, action, headless.chance(), at=time)
    return replace(headless, state=apply_record(headless.state, *made)), made.record


def pending_sides(headless: HeadlessMatch) -> list[Side]:
    """List the sides that must decide and have not sealed."""
    match = headless.state.match
    asked = [waiting.side for waiting in headless.game.awaiting(match.state)]
    return [side for side in asked if not engine.is_sealed(match, side)]


def random_choice(headless: HeadlessMatch, side: Side, rng: Random) -> Choice:
    """Choose as a player without any plan does."""
    offered = engine.choices(headless.state.match, side)
    if offered is None or not offered.actions:
        raise AssertionError(f"{side} must decide but has no choice")
    return random_machine(engine.view(headless.state.match, side), offered, rng)


def choice_of(headless: HeadlessMatch, side: Side, rng: Random, skill: float) -> Choice:
    """Choose as the game's best machine does in such a share of choices, else at random."""
    if rng.random() >= skill:
        return random_choice(headless, side, rng)
    match, machine = headless.state.match, next(iter(headless.game.machines.values()))
    offered = engine.choices(match, side)
    if offered is None:
        raise AssertionError(f"{side} must decide but has no choice")
    return machine(engine.view(match, side), offered, rng)
