"""Whole matches of every ending are proved by both checkers, whoever wins, in every scenario."""

import tomllib
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import permutations, product
from pathlib import Path
from typing import Any

import msgspec
import pytest

from app.clock import DAY_SECONDS
from app.engine import match as engine
from app.engine.game import AnyGame
from app.engine.match import Match
from app.engine.records import Record
from app.engine.values import Outcome, Side
from app.games import games
from tests.verify.genuine import Genuine
from tests.verify.test_both_agree import Case, by_the_command, by_the_page
from tests.verify.whole import CHANCE, Stop, whole

PROVED = ["proved", [], ["creator", "guest"]]


@dataclass(frozen=True)
class Ended:
    """An ending by the rules, and where a match is found that has it: see endings.toml."""

    game: str
    ending: str
    first: int
    machines: tuple[str, str] = CHANCE
    scenario: str = "standard"
    options: dict[str, str] = field(default_factory=dict)
    is_long: bool = False

    @property
    def name(self) -> str:
        return "-".join((self.game, self.scenario, self.ending, *self.options.values()))


ENDINGS = msgspec.convert(
    tomllib.loads((Path(__file__).parent / "endings.toml").read_text("utf-8"))["endings"],
    list[Ended],
)
MAX_TRIED = 40
"""Matches from the first on, after a change of rules."""


def ending_of(outcome: Outcome) -> str:
    """Name an ending as games list theirs."""
    return f"{outcome.rule}-{outcome.winner or 'draw'}"


def played(wanted: Ended) -> tuple[str, Genuine]:
    """Play until a match ends as wanted, or return the last that was tried."""
    game, ending = games()[wanted.game], ""
    for number in range(wanted.first, wanted.first + MAX_TRIED):
        outcome, genuine = whole(
            *(game, wanted.scenario, number), machines=wanted.machines, options=wanted.options
        )
        if (ending := ending_of(outcome)) == wanted.ending:
            break
    return ending, genuine


def test_every_winner_of_every_game_is_among_the_endings_and_every_scenario() -> None:
    told = {(one.game, one.ending) for one in ENDINGS}
    assert told >= {(key, ending) for key, game in games().items() for ending in game.endings}
    in_the_gate = [one for one in ENDINGS if not one.is_long]
    scenarios = {(key, scenario) for key, game in games().items() for scenario in game.scenarios}
    assert {(one.game, one.scenario) for one in in_the_gate} == scenarios
    winners = {(key, side) for key, game in games().items() for side in game.sides}
    assert {(one.game, one.ending.split("-")[1]) for one in in_the_gate} >= winners


@pytest.mark.parametrize(
    "wanted",
    [
        pytest.param(one, id=one.name, marks=[pytest.mark.long] if one.is_long else [])
        for one in ENDINGS
    ],
)
def test_a_match_of_every_ending_is_proved_by_both(tmp_path: Path, wanted: Ended) -> None:
    ending, genuine = played(wanted)
    assert ending == wanted.ending
    cases: list[Case] = [(genuine.file, genuine.receipts)]
    assert by_the_command(cases) == by_the_page(cases, tmp_path) == [PROVED]


BEGUN = (40, 10, 5, 3)
"""How much of a match each side has noticed when its players end it; of a short game less."""
NUMBERS = range(1, 6)


def stops_of(side: Side, other: Side, begun: int) -> dict[str, Stop]:
    """List the ways in which a side ends a match that has `begun`, by who wins."""

    def is_begun(match: Match) -> bool:
        return min(match.versions[side] for side in match.game.sides) > begun

    def when_left(match: Match, *, wins: bool) -> Sequence[Callable[[Match], Record]]:
        at = engine.claimable_at(match, side, DAY_SECONDS)
        command = partial(engine.claim, side=side, wins=wins, seconds=DAY_SECONDS, at=at)
        return [command] if at and is_begun(match) else ()

    def once_begun(match: Match, *commands: Callable[[Match], Record]) -> Sequence[Any]:
        return commands if is_begun(match) else ()

    offering = (
        partial(engine.offer_draw, side=side),
        partial(engine.decline_draw, side=other),
        partial(engine.offer_draw, side=other),
        partial(engine.accept_draw, side=side),
    )
    return {
        f"resigned {other}": lambda match: once_begun(match, partial(engine.resign, side=side)),
        "agreed ": lambda match: once_begun(match, *offering),
        f"claimed {side}": partial(when_left, wins=True),
        "called off ": partial(when_left, wins=False),
    }


def ended_by_players(game: AnyGame, side: Side, other: Side, name: str) -> tuple[Outcome, Genuine]:
    """Play a match that has not ended by its rules before its players end it."""
    for begun, number in product(BEGUN, NUMBERS):
        stop = stops_of(side, other, begun)[name]
        outcome, genuine = whole(game, game.scenarios[-1], number, stop=stop)
        if not outcome.rule:
            break
    return outcome, genuine


@pytest.mark.parametrize("key", sorted(games()))
def test_what_players_end_themselves_is_proved_by_both_whoever_wins(
    tmp_path: Path, key: str
) -> None:
    game = games()[key]
    cases: list[Case] = []
    for side, other in permutations(game.sides):
        for name in stops_of(side, other, BEGUN[0]):
            outcome, genuine = ended_by_players(game, side, other, name)
            assert (outcome.winner, outcome.rule) == (name.split(" ")[-1], "")
            cases.append((genuine.file, genuine.receipts))
    assert by_the_command(cases) == by_the_page(cases, tmp_path) == [PROVED] * 8
