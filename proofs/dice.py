"""Chi-square over many draws: of many keys and bounds, and as they fall in whole matches."""

import hashlib
from collections import defaultdict
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import msgspec

from app import games
from app.engine.chance import KeyedChance, value_of_draw
from app.engine.game import AnyGame
from app.engine.records import Committed, Disclosed
from app.engine.values import Chance
from proofs.headless import HeadlessMatch, acted, opened, pending_sides, random_choice
from proofs.spread import EvennessTest, spread

BOUNDS = (2, 3, 6, 7, 10, 20, 52, 100)
LARGE = (3 * 2**62, 2**63 + 1, 5 * 2**61)
"""Without rejection the low numbers of these would come up to twice as often."""
MIN_P = 1e-4
"""Of some thirty tests one is that far out by luck alone once in three hundred seeds."""

Value = Callable[[bytes, int, int], int]


class DiceReport(msgspec.Struct, frozen=True):
    """All tests. `failed` names those that luck does not explain."""

    seed: str
    keys: int
    matches: int
    drawn_in_matches: int
    tests: list[EvennessTest]
    failed: list[str]

    @property
    def passed(self) -> bool:
        """Whether luck explains them all."""
        return not self.failed


def dicetest(
    keys: int,
    matches: int,
    seed: str,
    on_match: Callable[[], None] = lambda: None,
    *,
    value: Value = value_of_draw,
) -> DiceReport:
    """Test draws of so many keys, and of so many random matches of each game."""
    tests = [test for test in _of_keys(keys, seed, value) if test]
    drawn = 0
    for game in games.games().values():
        found: defaultdict[int, list[int]] = defaultdict(list)
        for n in range(matches):
            for bound, fell in _of_match(game, f"{seed}/{n}"):
                found[bound].append(fell)
            on_match()
        drawn += sum(map(len, found.values()))
        named = (
            spread(f"{game.key}: matches, bound {bound}", fell, bound)
            for bound, fell in sorted(found.items())
        )
        tests += [test for test in named if test]
    failed = [test.what for test in tests if test.p < MIN_P]
    return DiceReport(seed, keys, matches, drawn, tests, failed)


def _of_keys(keys: int, seed: str, value: Value) -> Iterator[EvennessTest | None]:
    """Test the draws of many keys: each number of a match, one after another, across matches."""
    secret = [hashlib.sha256(f"{seed} {n}".encode()).digest() for n in range(keys)]
    for bound in BOUNDS:
        fell = [value(key, n, bound) for key in secret for n in range(20)]
        yield spread(f"bound {bound}", fell, bound)
    for bound in LARGE:
        fell = [value(key, n, bound) * 12 // bound for key in secret for n in range(4)]
        yield spread(f"bound {bound}, in twelfths", fell, 12)
    dice = [[value(key, n, 6) for n in range(20)] for key in secret]
    pairs = [pair for rolled in dice for pair in zip(rolled[::2], rolled[1::2], strict=True)]
    yield spread("a die after a die", pairs, 36)
    first = [(one[0], other[0]) for one, other in zip(dice[::2], dice[1::2], strict=False)]
    yield spread("the first die of one match and of the next", first, 36)
    numbered = [place for rolled in dice for place in enumerate(rolled)]
    yield spread("a die and the number of its draw", numbered, 120, fixed=20)


def _of_match(game: AnyGame, seed: str) -> Iterator[tuple[int, int]]:
    """Play a match at random; give bound and value of each draw, the set-up's included."""
    headless, rng = opened(game, seed, {}), Random(seed)
    noted = Noting(KeyedChance(headless.key, 0))
    game.setup(game.scenarios[0], {}, noted)
    yield from noted.fell
    while headless.state.match.outcome is None:
        headless, record = _moved(headless, rng)
        if isinstance(record, Committed | Disclosed):
            for event in msgspec.json.decode(record.events):
                yield from ((bound, fell) for _, bound, fell in event.get("draws", ()))


def _moved(headless: HeadlessMatch, rng: Random) -> tuple[HeadlessMatch, Any]:
    side = rng.choice(pending_sides(headless))
    return acted(headless, side, random_choice(headless, side, rng).action)


class Noting:
    """Dice that write down what falls."""

    def __init__(self, chance: Chance) -> None:
        self._chance = chance
        self.fell: list[tuple[int, int]] = []

    def draw(self, bound: int) -> Any:
        """Draw, and note it."""
        drawn = self._chance.draw(bound)
        self.fell.append((drawn.bound, drawn.value))
        return drawn
