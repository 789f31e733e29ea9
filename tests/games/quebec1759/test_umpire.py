"""Whole matches of bold players, watched by an umpire who has the rulebook and not the code."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from app.engine.chance import KeyedChance, NoChance
from app.engine.memory import MEMORY
from app.engine.values import Choice, Side
from app.games.quebec1759 import (
    battle_setup,
    fire,
    militia,
    moves,
    ottawa,
    ottawa_in_battle,
    retreat,
    rout,
    victory,
)
from app.games.quebec1759.actions import Part, Transfer
from app.games.quebec1759.board import STANDARD, Board, other
from app.games.quebec1759.game import Quebec1759
from app.games.quebec1759.state import Situation, order_of
from app.kit.setup import Place
from app.kit.turns import Done
from tests.games.quebec1759.umpire import Umpire

GAME = Quebec1759()
SEEDS = range(20)
WEST_OF_MONTMORENCY = [zone for zone in STANDARD.zones if zone not in ("MO", "SF", "OR")]


def acted(choice: Choice) -> Any:
    """Return the action of a choice, of whatever kind it is."""
    return choice.action


def bold_choice(state: Situation, side: Side, rng: Random) -> Choice:
    """Choose as those do who want great battles: stand close together, and go with many."""
    offered = GAME.choices(state, side)
    assert offered is not None
    kinds: dict[type, list[Choice]] = {}
    for choice in offered.actions:
        kinds.setdefault(type(choice.action), []).append(choice)
    kinds.pop(Transfer, None)
    if Place in kinds:
        near = [STANDARD.objective, *rng.sample(WEST_OF_MONTMORENCY, 2)]
        return rng.choice([c for c in kinds[Place] if acted(c).at in near])
    if Part in kinds and rng.random() < 0.65:
        return _great_part(kinds[Part], state, side, rng)
    ends = kinds.pop(Done, [])
    if ends and (not kinds or (side in state.turn.orders and rng.random() < 0.7)):
        return rng.choice(ends)
    return rng.choice(rng.choice(list(kinds.values())))


def _great_part(parts: list[Choice], state: Situation, side: Side, rng: Random) -> Choice:
    hostile = [c for c in parts if acted(c).to in state.armies[other(side)]]
    open_ = hostile if hostile and rng.random() < 0.8 else parts
    most = max(acted(c).count for c in open_)
    return rng.choice([c for c in open_ if acted(c).count >= most - 1])


def bold_match(seed: int) -> Iterator[tuple[Situation, Choice, tuple[object, ...]]]:
    """Play a match; give each position, what was chosen in it and what happened."""
    rng, chance = Random(seed), KeyedChance(bytes([seed]) * 32, 0)
    # What the board remembers is no matter of the rules.
    rulings = [sheet for sheet in GAME.options if sheet.key != MEMORY]
    options = {sheet.key: rng.choice(sheet.values) for sheet in rulings}
    state = GAME.blank("standard", options)
    for event in GAME.setup("standard", options, chance).events:
        state = GAME.evolve(state, event)
    while GAME.outcome(state) is None:
        side = rng.choice(state.awaiting).side
        choice = bold_choice(state, side, rng)
        draws = chance if choice.final else NoChance()
        events = tuple(GAME.decide(state, side, choice.action, draws).events)
        yield state, choice, events
        for event in events:
            state = GAME.evolve(state, event)


def watched(seed: int) -> Counter[str]:
    """Watch a match with the umpire; return how often they saw which event."""
    umpire = Umpire()
    for position, choice, events in bold_match(seed):
        state = position
        for event in events:
            after = GAME.evolve(state, event)
            umpire.watch(event, state, after)
            state = after
        if choice.final:
            umpire.at_rest(state)
    return umpire.seen


def all_watched() -> Counter[str]:
    return sum(map(watched, SEEDS), Counter())


def test_the_umpire_sees_nothing_against_the_rules() -> None:
    seen = all_watched()
    assert {kind.__name__ for kind in Umpire().checks} <= set(seen)
    assert seen["ColumnsShown"] > 30
    assert seen["SideRouted"] > 20


@pytest.mark.parametrize(
    ("module", "name", "wrong"),
    [
        (moves, "parts_in_force", lambda state, side: order_of(state, side).parts[:1]),
        (Board, "river_limit", lambda *_: 9),
        (retreat, "FIRST_TURN_TO_RETREAT", 1),
        (battle_setup, "FEWEST_FOR_COLUMNS", 4),
        (fire, "is_doubled", lambda *_: False),
        (rout, "hits_screened", lambda state: len(state.battle.tolls)),
        (rout, "pursuit_dice", lambda *_: 3),
        (militia, "newly_occupied", lambda _: ()),
        (ottawa, "RAID_FACTOR", 3),
        (ottawa_in_battle, "may_be_at", lambda *_: False),
        (ottawa, "OTHERS_NEEDED", 0),
        (victory, "holds_objective", lambda state: True),
    ],
)
def test_the_umpire_sees_a_wrong_rule(
    monkeypatch: pytest.MonkeyPatch, module: Any, name: str, wrong: Any
) -> None:
    monkeypatch.setattr(module, name, wrong)
    with pytest.raises(AssertionError):
        all_watched()
