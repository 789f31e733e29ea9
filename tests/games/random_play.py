"""Matches of every game played at random, which no game needs to know of."""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from random import Random
from types import MappingProxyType
from typing import Any

from app import games
from app.engine.chance import KeyedChance, NoChance
from app.engine.game import AnyGame, Machine
from app.engine.values import Choice, Choices, Event, Side

SEEDS = range(10)
MAX_DECISIONS = 20_000
DONE_SHARE = 0.15
"""How often a draft is ended: drafts are longer than a hurried player's."""
PLANNED_SHARE = 0.2
"""How often the game's best machine chooses: who has no plan at all seldom comes to a battle."""


@dataclass(frozen=True)
class Step:
    """A position of a match, who decides there, what they chose and what came of it."""

    before: Any
    side: Side
    choice: Choice
    events: tuple[Event, ...]
    after: Any
    drawn: int


def options(game: AnyGame, seed: int) -> dict[str, str]:
    """Choose among the options of a game; the first match has the recommended ones."""
    rng = Random(f"{game.key}/{seed}")
    chosen = {sheet.key: rng.choice(sheet.values) for sheet in game.options}
    return chosen if seed else {}


@cache
def steps(key: str, seed: int) -> tuple[Step, ...]:
    """Play one match to its end."""
    return tuple(_match(games.game(key), seed))


def whole_match(
    game: AnyGame,
    scenario: str,
    machine: Machine,
    seed: int,
    asked: Counter[str],
    options: Mapping[str, str] = MappingProxyType({}),
) -> Iterator[Any]:
    """Play a match to its end: every position after a decision. Counts the questions in `asked`."""
    rng, chance = Random(seed), KeyedChance(bytes(32), seed * 10_000_000)
    state = game.setup(scenario, options, chance).state
    for _ in range(MAX_DECISIONS):
        yield state
        if game.outcome(state) is not None:
            return
        side = rng.choice(game.awaiting(state)).side
        view, offered = game.view(state, side), asked_of(game, state, side)
        assert offered.actions, view.ask
        asked[view.ask] += 1
        state = game.decide(state, side, machine(view, offered, rng).action, chance).state
    raise AssertionError("the match goes on for ever")


def some(key: str, seed: int, count: int) -> list[Step]:
    """Take positions from all over a match, the same ones each time."""
    played = steps(key, seed)
    return Random(seed).sample(played, min(count, len(played)))


def asked_of(game: AnyGame, state: Any, side: Side) -> Choices:
    """Return the choices of a side that must decide."""
    offered = game.choices(state, side)
    assert offered is not None
    return offered


def after(game: AnyGame, state: Any, side: Side, choice: Choice) -> Any:
    """Return the position after a choice, with dice that are always the same."""
    draws = KeyedChance(bytes(32), 0) if choice.final else NoChance()
    for event in game.decide(state, side, choice.action, draws).events:
        state = game.evolve(state, event)
    return state


def _match(game: AnyGame, seed: int) -> Iterator[Step]:
    rng, chance = Random(seed), KeyedChance(bytes([seed]) * 32, 0)
    chosen = options(game, seed)
    state = game.blank(game.scenarios[0], chosen)
    for event in game.setup(game.scenarios[0], chosen, chance).events:
        state = game.evolve(state, event)
    while game.outcome(state) is None:
        side = rng.choice(game.awaiting(state)).side
        choice = _choice(game, state, side, rng)
        draws = chance if choice.final else NoChance()
        before, drawn = state, chance.drawn
        events = tuple(game.decide(state, side, choice.action, draws).events)
        for event in events:
            state = game.evolve(state, event)
        yield Step(before, side, choice, events, state, chance.drawn - drawn)


def _choice(game: AnyGame, state: Any, side: Side, rng: Random) -> Choice:
    """Choose any kind of act, rarely the end of a draft, and then any of that kind."""
    offered = asked_of(game, state, side)
    if rng.random() < PLANNED_SHARE:
        machine = next(iter(game.machines.values()))
        return machine(game.view(state, side), offered, rng)
    ends = [choice for choice in offered.actions if choice.final]
    going_on = [choice for choice in offered.actions if not choice.final]
    if not going_on or (ends and rng.random() < DONE_SHARE):
        return rng.choice(ends)
    kinds: dict[type, list[Choice]] = {}
    for choice in going_on:
        kinds.setdefault(type(choice.action), []).append(choice)
    return rng.choice(rng.choice(list(kinds.values())))
